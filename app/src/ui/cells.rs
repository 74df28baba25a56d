//! What stands in the cells of computed tables: names of sides, numbers, codes in words. Empty cells stay empty.

use arbiter_core::locale::Locale;
use ruleset_api::ruling::{Column, ColumnType};
use serde_json::Value;

use super::widgets::shown_number;

/// The words of a cell. `side` names a side; a cell that does not fit its column is shown as it came.
pub(crate) fn words(locale: &Locale, column: &Column, cell: Option<&Value>, side: impl Fn(usize) -> String) -> String {
    match (column.kind, cell) {
        (_, None | Some(&Value::Null)) => String::new(),
        (ColumnType::Side, Some(cell)) => of_side(cell).map_or_else(|| cell.to_string(), side),
        (ColumnType::Integer, Some(cell)) => cell.as_i64().map_or_else(|| cell.to_string(), shown_number),
        (ColumnType::Text, Some(Value::String(text))) => {
            column.labels.get(text).map_or(text.as_str(), |label| locale.rendered(label)).to_owned()
        }
        (ColumnType::Text, Some(cell)) => cell.to_string(),
    }
}

/// The side that a cell names.
pub(crate) fn of_side(cell: &Value) -> Option<usize> {
    cell.as_u64().and_then(|side| usize::try_from(side).ok())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use arbiter_core::locale::Language;
    use serde_json::json;

    use super::*;

    fn shown(kind: &str, cell: Option<&Value>) -> String {
        let column = json!({ "id": "c", "type": kind, "title": { "id": "c" },
            "labels": { "heal": { "id": "heal", "message": { "en": "Heal" } } } });
        let column: Column = serde_json::from_value(column).unwrap();
        words(&Locale::new(Language::English), &column, cell, |side| format!("Side {side}"))
    }

    #[test]
    fn cells_are_shown_by_their_columns_and_empty_ones_stay_empty() {
        assert_eq!(shown("integer", Some(&json!(-7))), "\u{2212}7");
        assert_eq!(shown("integer", Some(&json!(0))), "0");
        assert_eq!(shown("side", Some(&json!(1))), "Side 1");
        assert_eq!(shown("text", Some(&json!("heal"))), "Heal");
        assert_eq!(shown("text", Some(&json!("in plain words"))), "in plain words");
        for kind in ["integer", "side", "text"] {
            assert_eq!((shown(kind, None), shown(kind, Some(&Value::Null))), (String::new(), String::new()));
        }
        assert_eq!(shown("side", Some(&json!("nobody"))), "\"nobody\"", "not lost, and nothing fails");
    }
}
