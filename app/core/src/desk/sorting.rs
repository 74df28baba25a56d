//! Rows of a computed table, sorted by a column as a reader expects it: numbers by size, words without case and accents,
//! codes in the order in which the ruleset lists them.

use std::cmp::Ordering;

use ruleset_api::Manifest;
use ruleset_api::manifest::Field;
use ruleset_api::ruling::{Column, Table};
use serde_json::Value;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::locale::Language;

/// What a cell is sorted by.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Key {
    Number(i64),
    Words(String),
}

/// The rows by a column. Empty cells come last either way; rows that are alike keep the order of the table.
pub(super) fn sorted(table: &Table, column: &Column, descending: bool, ruleset: &Manifest, language: Language) -> Vec<usize> {
    let order = codes_in_order(column, ruleset);
    let keys: Vec<Option<Key>> =
        table.rows.iter().map(|row| row.get(&column.id).and_then(|cell| key(cell, column, &order, language))).collect();
    let key = |row: usize| keys.get(row).and_then(Option::as_ref);
    let mut rows: Vec<usize> = (0..table.rows.len()).collect();
    rows.sort_by(|&one, &other| match (key(one), key(other)) {
        (Some(one), Some(other)) if descending => other.cmp(one),
        (Some(one), Some(other)) => one.cmp(other),
        (one, other) => match (one.is_none(), other.is_none()) {
            (false, true) => Ordering::Less,
            (true, false) => Ordering::Greater,
            _ => Ordering::Equal,
        },
    });
    rows
}

fn key(cell: &Value, column: &Column, order: &[&str], language: Language) -> Option<Key> {
    match cell {
        Value::Number(number) => number.as_i64().map(Key::Number),
        Value::String(text) => {
            let place = order.iter().position(|code| code == text).and_then(|place| i64::try_from(place).ok());
            Some(place.map_or_else(|| Key::Words(sorting_words(column, text, language)), Key::Number))
        }
        _ => None,
    }
}

/// The codes of a column in the order in which the ruleset lists them as choices: ranks by their height, not by their
/// words. Empty where no field has all of them.
fn codes_in_order<'m>(column: &Column, ruleset: &'m Manifest) -> Vec<&'m str> {
    let of_rows = ruleset.rows.iter().flat_map(|kind| &kind.fields);
    let has_all = |field: &&Field| {
        !column.labels.is_empty() && column.labels.keys().all(|code| field.choices.iter().any(|choice| choice.id == *code))
    };
    let field = ruleset.fields.iter().chain(of_rows).find(has_all);
    field.map_or_else(Vec::new, |field| field.choices.iter().map(|choice| choice.id.as_str()).collect())
}

/// Words as a reader looks for them: without case and accents.
fn sorting_words(column: &Column, text: &str, language: Language) -> String {
    let words = column.labels.get(text).map_or(text, |label| label.in_language(language.code()));
    words.nfd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::indexing_slicing)]
    use serde_json::json;

    use super::*;

    /// The names of the first column in the order of another.
    fn order(column: usize, descending: bool) -> Vec<String> {
        let text = |id: &str| json!({ "id": id, "message": { "en": id } });
        let table: Table = serde_json::from_value(json!({
            "id": "standings",
            "columns": [
                { "id": "member", "type": "text", "title": text("Member") },
                { "id": "rank", "type": "text", "title": text("Rank"),
                  "labels": { "private": text("Private"), "captain": text("Captain") } },
                { "id": "points", "type": "integer", "title": text("Points") } ],
            "rows": [
                { "member": "Zoe", "rank": "captain", "points": -3 },
                { "member": "emile", "rank": "private", "points": null },
                { "member": "Édouard", "rank": "captain", "points": 20 },
                { "member": "Anna", "rank": "private", "points": 9 } ]
        }))
        .unwrap();
        let ruleset: Manifest = serde_json::from_value(json!({
            "id": "g", "version": "1.0.0", "languages": ["en"], "name": text("g"), "edition": text("g"),
            "sides": { "min": 2, "max": 2 }, "steps": [], "results": [],
            "fields": [{ "key": "rank", "of": "side", "type": "choice", "label": text("Rank"), "choices": [
                { "id": "private", "label": text("Private") }, { "id": "captain", "label": text("Captain") } ] }]
        }))
        .unwrap();
        let rows = sorted(&table, &table.columns[column], descending, &ruleset, Language::English);
        rows.into_iter().map(|row| table.rows[row]["member"].as_str().unwrap().to_owned()).collect()
    }

    #[test]
    fn names_are_sorted_without_case_and_accents() {
        assert_eq!(order(0, false), ["Anna", "Édouard", "emile", "Zoe"]);
        assert_eq!(order(0, true), ["Zoe", "emile", "Édouard", "Anna"]);
    }

    #[test]
    fn numbers_are_sorted_by_size_and_empty_cells_come_last_either_way() {
        assert_eq!(order(2, true), ["Édouard", "Anna", "Zoe", "emile"]);
        assert_eq!(order(2, false), ["Zoe", "Anna", "Édouard", "emile"]);
    }

    #[test]
    fn ranks_are_sorted_as_the_ruleset_lists_them_and_equal_ones_stay_in_the_order_of_the_table() {
        assert_eq!(order(1, false), ["emile", "Anna", "Zoe", "Édouard"], "a private stands below a captain");
        assert_eq!(order(1, true), ["Zoe", "Édouard", "emile", "Anna"]);
    }
}
