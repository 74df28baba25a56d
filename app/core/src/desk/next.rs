//! The next match of a round: as the current one where that does not change from table to table, and empty where it does.

use std::path::Path;
use std::sync::Arc;

use ruleset_api::Record;
use ruleset_api::record::{Board, Side};

use super::message::Effect;
use super::{Desk, start};

/// Begins the match after the current one. It is best saved beside it.
pub(super) fn begin(desk: &mut Desk) -> Vec<Effect> {
    let Some(document) = desk.document() else { return Vec::new() };
    let version = desk.manifest(document).map_or(document.record.ruleset.version.as_str(), |manifest| &manifest.version);
    let record = after(&document.record, version);
    let folder = document.path.as_deref().and_then(Path::parent).map(Path::to_path_buf).or_else(|| document.folder.clone());
    let effects = start::open(desk, Arc::new(record), None);
    if let Some(document) = desk.documents.last_mut() {
        (document.folder, document.follows) = (folder, true);
    }
    effects
}

/// The record of the next match: event, settings and maps stay, sides and pieces are others, the table is the next one.
fn after(record: &Record, version: &str) -> Record {
    let mut next = Record::new(&record.ruleset.id, version, 0);
    next.event = record.event.clone();
    next.event.table = next_table(&record.event.table);
    next.settings = record.settings.clone();
    next.sides = vec![Side::default(); record.sides.len()];
    // Whose a half of the table is stays as well: sides are told apart by their numbers.
    let maps = record.boards.iter().filter(|(_, board)| board.map.is_some());
    next.boards = maps.map(|(key, board)| (key.clone(), Board { map: board.map.clone(), ..Board::default() })).collect();
    next
}

/// The table after one: its number, at the end of its name, is one higher. Of a name without a number nothing is known.
fn next_table(table: &str) -> String {
    let table = table.trim();
    let name = table.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let digits = table.get(name.len()..).unwrap_or_default();
    match digits.parse::<u64>().ok().and_then(|number| number.checked_add(1)) {
        Some(number) => format!("{name}{number:0width$}", width = digits.len()),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_table_has_the_next_number_where_there_is_one() {
        for (table, next) in [
            ("12", "13"),
            ("9", "10"),
            ("09", "10"),
            ("007", "008"),
            ("A7", "A8"),
            ("Tisch 3 ", "Tisch 4"),
            ("Стол 19", "Стол 20"),
            ("", ""),
            ("left", ""),
            ("12b", ""),
            ("99999999999999999999999", ""),
        ] {
            assert_eq!(next_table(table), next, "{table}");
        }
    }
}
