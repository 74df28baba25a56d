//! An edit applied to a record. What does not exist is not changed, and what a judge entered wrongly is kept for the ruling
//! to tell; no edit fails.

use ruleset_api::record::Side;
use ruleset_api::{Manifest, Record};
use serde_json::{Map as Object, Value};

use super::edit::{Edit, EventField, Slot};
use super::{boards, sides};

/// Applies an edit to a record. `manifest` is that of the record's ruleset, where it is found: some edits keep to its bounds.
pub fn apply(record: &mut Record, edit: &Edit, manifest: Option<&Manifest>) {
    match edit {
        Edit::Value { slot, key, value } => {
            if let Some(entries) = entries(record, slot) {
                set(entries, key, value.clone());
            }
        }
        Edit::SideValue { slot, key, side, value } => {
            if *side < record.sides.len()
                && let Some(entries) = entries(record, slot)
            {
                set_of_side(entries, key, *side, value.clone());
            }
        }
        Edit::Event(field, text) => text.clone_into(event(record, *field)),
        Edit::SideName(side, name) => {
            if let Some(side) = record.sides.get_mut(*side) {
                name.clone_into(&mut side.name);
            }
        }
        Edit::SideMembers(side, members) => {
            if let Some(side) = record.sides.get_mut(*side) {
                members.clone_into(&mut side.members);
            }
        }
        Edit::AddSide => {
            if manifest.is_none_or(|manifest| record.sides.len() < manifest.sides.max) {
                record.sides.push(Side::default());
            }
        }
        Edit::RemoveSide(side) => {
            if manifest.is_none_or(|manifest| record.sides.len() > manifest.sides.min) {
                sides::remove(record, *side, manifest);
            }
        }
        Edit::AddRow { table } => add_row(record, table, Object::new(), manifest),
        Edit::EnterRow { table, values } => add_row(record, table, values.clone(), manifest),
        Edit::RemoveRow { table, row } => remove_row(record, table, *row),
        Edit::Notes(notes) => notes.clone_into(&mut record.notes),
        Edit::Board { board, edit } => boards::apply(record, board, edit, manifest),
        Edit::Several { edits, .. } => edits.iter().for_each(|edit| apply(record, edit, manifest)),
    }
}

/// The entries of a place, if it is there.
fn entries<'r>(record: &'r mut Record, slot: &Slot) -> Option<&'r mut Object<String, Value>> {
    match slot {
        Slot::Match => Some(&mut record.values),
        Slot::Setting => Some(&mut record.settings),
        Slot::Side(side) => record.sides.get_mut(*side).map(|side| &mut side.values),
        Slot::Row { table, row } => record.rows.get_mut(table)?.as_array_mut()?.get_mut(*row)?.as_object_mut(),
        Slot::Piece { board, piece } => {
            let pieces = &mut record.boards.get_mut(board)?.pieces;
            pieces.iter_mut().find(|other| other.id == *piece).map(|piece| &mut piece.values)
        }
    }
}

fn set(entries: &mut Object<String, Value>, key: &str, value: Option<Value>) {
    match value {
        Some(value) => {
            entries.insert(key.to_owned(), value);
        }
        None => {
            entries.remove(key);
        }
    }
}

/// One number of a list with one for each side. A hole before a number is `null`; a list of holes goes away.
fn set_of_side(entries: &mut Object<String, Value>, key: &str, side: usize, value: Option<Value>) {
    let mut list = match entries.get(key) {
        Some(Value::Array(list)) => list.clone(),
        // What is no list cannot hold the number; it stays as long as nothing is entered in its place.
        Some(_) if value.is_none() => return,
        _ => Vec::new(),
    };
    if list.len() <= side {
        list.resize(side + 1, Value::Null);
    }
    if let Some(entry) = list.get_mut(side) {
        *entry = value.unwrap_or(Value::Null);
    }
    while list.last().is_some_and(Value::is_null) {
        list.pop();
    }
    set(entries, key, (!list.is_empty()).then_some(Value::Array(list)));
}

pub(super) fn event(record: &mut Record, field: EventField) -> &mut String {
    let event = &mut record.event;
    match field {
        EventField::Name => &mut event.name,
        EventField::Round => &mut event.round,
        EventField::Table => &mut event.table,
        EventField::Date => &mut event.date,
        EventField::Judge => &mut event.judge,
    }
}

/// What is entered of the event.
pub(super) fn event_of(record: &Record, field: EventField) -> &str {
    let event = &record.event;
    match field {
        EventField::Name => &event.name,
        EventField::Round => &event.round,
        EventField::Table => &event.table,
        EventField::Date => &event.date,
        EventField::Judge => &event.judge,
    }
}

fn add_row(record: &mut Record, table: &str, values: Object<String, Value>, manifest: Option<&Manifest>) {
    let max = manifest.and_then(|manifest| manifest.row_kind(table)).and_then(|kind| kind.max);
    let there = record.rows.get(table).and_then(Value::as_array).map_or(0, Vec::len);
    if max.is_some_and(|max| there >= max) {
        return;
    }
    let rows = record.rows.entry(table).or_insert_with(|| Value::Array(Vec::new()));
    if let Some(rows) = rows.as_array_mut() {
        rows.push(Value::Object(values));
    }
}

fn remove_row(record: &mut Record, table: &str, row: usize) {
    let Some(rows) = record.rows.get_mut(table).and_then(Value::as_array_mut) else { return };
    if row < rows.len() {
        rows.remove(row);
        if rows.is_empty() {
            record.rows.remove(table);
        }
    }
}
