//! The checklist of a ruling, and the entries that it offers. Each may name the place of the record that it is about, by JSON
//! Pointer, so that a host leads there and enters in one click what the ruleset has worked out. What these places are is
//! the manifest's affair; this module reads the pointers and holds what is offered against it.

use serde::{Deserialize, Serialize};
use serde_json::{Map as Object, Value};

use crate::entries::escaped;
use crate::manifest::{BoardKind, Field, Manifest, Of, RowKind};
use crate::text::Text;
use crate::validate;

/// One item of the checklist.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Item {
    /// Unique in the checklist.
    pub id: String,
    /// Done, being done, or to do.
    pub state: ItemState,
    /// What it asks for.
    pub text: Text,
    /// JSON Pointer of what it is about: an entry that has a field in the manifest, a row (`/rows/KEY/0`), the next row to be
    /// added (`/rows/KEY/-`), or a board (`/boards/KEY`). Absent: nothing in the record tells it done, and a host may let
    /// the judge tick it off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// The value of the entry, or of the entries of the added row, once the item is done: what one click enters. Absent: only
    /// the judge knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub set: Option<Value>,
    /// Due when the round's clock runs out; one item at most.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub on_time: bool,
}

/// Where an item of the checklist stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ItemState {
    /// Behind us.
    Done,
    /// Now.
    Current,
    /// Still ahead.
    Todo,
}

/// An entry that the ruleset has worked out itself, from a board for instance, and offers to the judge: taken in one click,
/// and never unasked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fill {
    /// JSON Pointer of the entry, or of the next row to be added (`/rows/KEY/-`).
    pub at: String,
    /// The value of the entry, or those of the row by key.
    pub value: Value,
    /// What is offered, with its numbers.
    pub text: Text,
}

impl Item {
    /// An item that is about nothing in the record.
    #[must_use]
    pub fn new(id: impl Into<String>, state: ItemState, text: Text) -> Self {
        Self { id: id.into(), state, text, at: None, set: None, on_time: false }
    }

    /// About a place of the record, by JSON Pointer.
    #[must_use]
    pub fn at(self, pointer: impl Into<String>) -> Self {
        Self { at: Some(pointer.into()), ..self }
    }

    /// With what one click enters at its place.
    #[must_use]
    pub fn set(self, value: impl Into<Value>) -> Self {
        Self { set: Some(value.into()), ..self }
    }

    /// Due when the round's clock runs out.
    #[must_use]
    pub fn on_time(self) -> Self {
        Self { on_time: true, ..self }
    }
}

impl Fill {
    /// An offer for an entry, by JSON Pointer.
    #[must_use]
    pub fn entry(at: impl Into<String>, value: impl Into<Value>, text: Text) -> Self {
        Self { at: at.into(), value: value.into(), text }
    }

    /// An offer for the next row of a table, with one of its entries.
    #[must_use]
    pub fn row(table: &str, key: &str, value: impl Into<Value>, text: Text) -> Self {
        let row = Object::from_iter([(key.to_owned(), value.into())]);
        Self { at: format!("/rows/{}/-", escaped(table)), value: Value::Object(row), text }
    }
}

/// What a JSON Pointer of an item leads to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Target<'m> {
    /// An entry of the match, of its settings, of a side or of a row.
    Entry(EntryOf, &'m Field),
    /// A row, by its table and index.
    Row(&'m RowKind, usize),
    /// The next row to be added to a table.
    NextRow(&'m RowKind),
    /// A board.
    Board(&'m BoardKind),
}

/// Whose an entry is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryOf {
    /// The match.
    Match,
    /// A setting of the ruleset.
    Setting,
    /// A side, by its index.
    Side(usize),
    /// A row, by its index; the table is that of the field.
    Row(usize),
}

impl<'m> Target<'m> {
    /// What a pointer leads to in a match of so many sides; nothing where the manifest does not know it.
    #[must_use]
    pub fn of(pointer: &str, manifest: &'m Manifest, sides: usize) -> Option<Self> {
        let parts: Vec<String> = pointer.strip_prefix('/')?.split('/').map(unescaped).collect();
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        let field = |of: Of, key: &str| manifest.fields_of(of).find(|field| field.key == key);
        match parts.as_slice() {
            ["values", key] => field(Of::Match, key).map(|field| Self::Entry(EntryOf::Match, field)),
            ["settings", key] => field(Of::Setting, key).map(|field| Self::Entry(EntryOf::Setting, field)),
            ["sides", side, "values", key] => {
                let side = index(side).filter(|side| *side < sides)?;
                field(Of::Side, key).map(|field| Self::Entry(EntryOf::Side(side), field))
            }
            ["rows", table, "-"] => manifest.row_kind(table).map(Self::NextRow),
            ["rows", table, row] => manifest.row_kind(table).zip(index(row)).map(|(kind, row)| Self::Row(kind, row)),
            ["rows", table, row, key] => {
                let field = manifest.row_kind(table)?.fields.iter().find(|field| field.key == *key)?;
                Some(Self::Entry(EntryOf::Row(index(row)?), field))
            }
            ["boards", key] => manifest.board_kind(key).map(Self::Board),
            _ => None,
        }
    }

    /// Whether a value can be entered there.
    fn takes(&self, value: &Value, sides: usize) -> bool {
        match self {
            Self::Entry(of, field) => validate::takes(field, matches!(of, EntryOf::Row(_)), value, sides),
            Self::NextRow(kind) => value.as_object().is_some_and(|row| takes_row(kind, row, sides)),
            Self::Row(..) | Self::Board(_) => false,
        }
    }
}

fn takes_row(kind: &RowKind, row: &Object<String, Value>, sides: usize) -> bool {
    let known = |key: &str| kind.fields.iter().find(|field| field.key == key);
    row.iter().all(|(key, value)| known(key).is_some_and(|field| validate::takes(field, true, value, sides)))
}

/// What is wrong with a checklist or with what is offered, in words for the ruleset's author.
pub(crate) fn check(procedure: &[Item], fills: &[Fill], manifest: &Manifest, sides: usize) -> Result<(), String> {
    let target = |what: &str, at: &str| {
        Target::of(at, manifest, sides).ok_or_else(|| format!("{what} is about `{at}`, which the manifest does not know"))
    };
    for item in procedure {
        let what = format!("the item `{}` of the procedure", item.id);
        match (&item.at, &item.set) {
            (None, None) => {}
            (None, Some(_)) => return Err(format!("{what} sets a value at no place")),
            (Some(at), None) => {
                target(&what, at)?;
            }
            (Some(at), Some(value)) if !target(&what, at)?.takes(value, sides) => {
                return Err(format!("{what} sets `{at}` to what it cannot hold"));
            }
            (Some(_), Some(_)) => {}
        }
    }
    if procedure.iter().filter(|item| item.on_time).count() > 1 {
        return Err("two items of the procedure are due when time runs out".to_owned());
    }
    for Fill { at, value, .. } in fills {
        if !target("an offer", at)?.takes(value, sides) {
            return Err(format!("`{at}` cannot hold what is offered for it"));
        }
    }
    Ok(())
}

fn index(part: &str) -> Option<usize> {
    // RFC 6901 knows no sign and no leading zero.
    let plain = part.bytes().all(|byte| byte.is_ascii_digit()) && (part == "0" || !part.starts_with('0'));
    plain.then(|| part.parse().ok()).flatten()
}

fn unescaped(part: &str) -> String {
    part.replace("~1", "/").replace("~0", "~")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use serde_json::json;

    use super::*;

    fn manifest() -> Manifest {
        let label = json!({ "id": "n" });
        serde_json::from_value(json!({ "id": "g", "version": "1.0.0", "languages": ["en"], "name": label, "edition": label,
            "sides": { "min": 2, "max": 2, "names": [] }, "steps": [], "results": [],
            "fields": [{ "key": "vp", "of": "side", "type": "integer", "min": 0, "label": label },
                       { "key": "time/over", "of": "match", "type": "bool", "label": label }],
            "rows": [{ "key": "ticks", "label": label, "fields": [
                { "key": "gained", "type": "integer", "per": "side", "label": label }] }],
            "boards": [{ "key": "final", "topology": "hex", "label": label, "pieces": [] }] }))
        .unwrap()
    }

    fn item(at: &str, set: Option<Value>) -> Item {
        Item { set, ..Item::new("i", ItemState::Todo, Text::new("n")).at(at) }
    }

    #[test]
    fn an_item_is_about_a_place_that_the_manifest_knows() {
        let fault = |at: &str| check(&[item(at, None)], &[], &manifest(), 2).err();
        for at in [
            "/values/time~1over",
            "/sides/1/values/vp",
            "/rows/ticks/-",
            "/rows/ticks/0/gained",
            "/rows/ticks/3",
            "/boards/final",
        ] {
            assert_eq!(fault(at), None, "{at}");
        }
        for at in
            ["", "/values/vp", "/sides/2/values/vp", "/sides/01/values/vp", "/rows/ticks/-/gained", "/rows/other/-", "/boards/x"]
        {
            assert!(fault(at).unwrap().contains("does not know"), "{at}");
        }
    }

    #[test]
    fn one_click_enters_only_what_its_place_can_hold() {
        let fault = |at: &str, value: Value| check(&[item(at, Some(value))], &[], &manifest(), 2).err();
        assert_eq!(fault("/values/time~1over", json!(true)), None);
        assert_eq!(fault("/rows/ticks/-", json!({ "gained": [1, 0] })), None);
        assert_eq!(fault("/rows/ticks/0/gained", json!([1, 0])), None);
        let wrong = [
            ("/values/time~1over", json!("yes")),
            ("/sides/0/values/vp", json!(-1)),
            ("/rows/ticks/0/gained", json!([1])),
            ("/rows/ticks/-", json!({ "won": 1 })),
            ("/rows/ticks/-", json!([1, 0])),
            ("/rows/ticks/0", json!({})),
            ("/boards/final", json!({})),
        ];
        for (at, value) in wrong {
            assert!(fault(at, value).is_some(), "{at}");
        }
        let nowhere = Item { at: None, ..item("", Some(json!(true))) };
        assert!(check(&[nowhere], &[], &manifest(), 2).is_err());
    }

    #[test]
    fn an_offer_fits_its_entry_too() {
        let fill = |at: &str, value| Fill { at: at.to_owned(), value, text: Text::new("n") };
        let fault = |fill| check(&[], &[fill], &manifest(), 2).err();
        assert_eq!(fault(fill("/rows/ticks/-", json!({ "gained": [2, 1] }))), None);
        assert!(fault(fill("/rows/ticks/-", json!({ "gained": "2" }))).is_some());
        assert!(fault(fill("/nowhere", json!(1))).is_some());
    }

    #[test]
    fn one_item_is_due_when_time_runs_out() {
        let due = |id: &str| Item::new(id, ItemState::Todo, Text::new("n")).on_time();
        assert!(check(&[due("a")], &[], &manifest(), 2).is_ok());
        assert!(check(&[due("a"), due("b")], &[], &manifest(), 2).is_err());
    }
}
