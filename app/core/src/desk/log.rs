//! The log of a document's record: entries are only added, and stand outside undo. The ruling does not read them, so the
//! revision stays; what of them is on disk is counted.

use std::sync::Arc;

use ruleset_api::Record;
use ruleset_api::log::{LogEntry, LogEvent};
use serde_json::Value;

use super::Desk;
use super::document::DocumentId;

/// Notes something in a document's record, with the time on the wall; in one that is only shown, nothing.
pub(super) fn note(desk: &mut Desk, id: DocumentId, event: LogEvent) {
    let at = desk.now.wall.clone();
    let Some(document) = desk.get_mut(id).filter(|document| document.read_only.is_none()) else { return };
    // Only what JSON cannot hold fails to be written, and an entry has nothing of that kind.
    let Ok(entry) = serde_json::to_value(LogEntry { at, event }) else { return };
    Arc::make_mut(&mut document.record).log.push(entry);
}

/// An older record in the place of the present one, with all that was noted and sealed since.
pub(super) fn carried(present: &Record, older: &Arc<Record>) -> Arc<Record> {
    if older.log.len() == present.log.len() && older.rulings.len() == present.rulings.len() {
        return Arc::clone(older);
    }
    let mut older = Record::clone(older);
    older.log.clone_from(&present.log);
    older.rulings.clone_from(&present.rulings);
    Arc::new(older)
}

/// Whether an item of the checklist was ticked off by the judge.
#[must_use]
pub fn is_ticked(log: &[Value], item: &str) -> bool {
    let of_item = |entry: &&Value| entry.get("item").and_then(Value::as_str) == Some(item);
    let last = log.iter().rev().filter(of_item).find_map(|entry| entry.get("event")?.as_str());
    last == Some("item-done")
}
