//! What can be shown of a record of a newer version of the format: every part that still has the shape that this program
//! knows. Nothing of it is ruled on or saved.

use ruleset_api::Record;
use ruleset_api::record::{Event, Side};
use serde::de::DeserializeOwned;
use serde_json::{Map as Object, Value};

/// The parts that are tried one by one. The log is left out: it drives the clock, and nobody reads it here.
const PARTS: [&str; 7] = ["settings", "values", "rows", "boards", "rulings", "notes", "ruleset"];

/// A record of what can be read; `None` where neither the event nor the sides can.
pub(super) fn shown(bytes: &[u8]) -> Option<Record> {
    let file: Object<String, Value> = serde_json::from_slice(bytes).ok()?;
    let event = file.get("event").and_then(Value::as_object).map(of_strings::<Event>);
    let sides: Option<Vec<Side>> = file.get("sides").and_then(Value::as_array).map(|sides| sides.iter().map(side).collect());
    if event.is_none() && sides.as_ref().is_none_or(Vec::is_empty) {
        return None;
    }
    let mut record = Record::new("", "", 0);
    for part in PARTS {
        let Some(value) = file.get(part) else { continue };
        // Written out and read again with this part in it: where that fails, the part has another shape now.
        let Ok(Value::Object(mut with)) = serde_json::to_value(&record) else { continue };
        with.insert(part.to_owned(), value.clone());
        if let Ok(more) = serde_json::from_value(Value::Object(with)) {
            record = more;
        }
    }
    record.event = event.unwrap_or_default();
    record.sides = sides.unwrap_or_default();
    Some(record)
}

/// The members of an object that are strings, in a shape that knows some of them.
fn of_strings<T: DeserializeOwned + Default>(object: &Object<String, Value>) -> T {
    let strings: Object<String, Value> =
        object.iter().filter(|(_, value)| value.is_string()).map(|(key, value)| (key.clone(), value.clone())).collect();
    serde_json::from_value(Value::Object(strings)).unwrap_or_default()
}

fn side(value: &Value) -> Side {
    if let Ok(side) = serde_json::from_value(value.clone()) {
        return side;
    }
    let text = |key: &str| value.get(key).and_then(Value::as_str).unwrap_or_default().to_owned();
    let members = value.get("members").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let members = members.iter().filter_map(Value::as_str).map(str::to_owned).collect();
    let values = value.get("values").and_then(Value::as_object).cloned().unwrap_or_default();
    Side { name: text("name"), members, values, ..Side::default() }
}
