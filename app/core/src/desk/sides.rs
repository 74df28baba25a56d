//! A side taken away: the sides after it move up, and with them all that names a side by its number. What belonged to the
//! side itself belongs to none.

use ruleset_api::manifest::{Field, Of, Per, Type};
use ruleset_api::{Manifest, Record};
use serde_json::{Map as Object, Value};

/// Takes a side away. Without a manifest only pieces and features are known to name sides.
pub(super) fn remove(record: &mut Record, side: usize, manifest: Option<&Manifest>) {
    if side >= record.sides.len() {
        return;
    }
    record.sides.remove(side);
    for board in record.boards.values_mut() {
        let pieces = board.pieces.iter_mut().map(|piece| &mut piece.side);
        let features = board.map.iter_mut().flat_map(|map| &mut map.features).map(|feature| &mut feature.side);
        for named in pieces.chain(features) {
            *named = named.and_then(|number| moved_up(number, side));
        }
    }
    if let Some(manifest) = manifest {
        entries(record, side, manifest);
    }
}

/// The number of a side once another was taken away; `None` for that one.
fn moved_up(number: i64, removed: usize) -> Option<i64> {
    let removed = i64::try_from(removed).unwrap_or(i64::MAX);
    match number.cmp(&removed) {
        std::cmp::Ordering::Less => Some(number),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some(number - 1),
    }
}

/// All entries that name sides, or have one value for each.
fn entries(record: &mut Record, side: usize, manifest: &Manifest) {
    for field in manifest.fields_of(Of::Match) {
        entry(&mut record.values, field, side);
    }
    for field in manifest.fields_of(Of::Setting) {
        entry(&mut record.settings, field, side);
    }
    for field in manifest.fields_of(Of::Side) {
        record.sides.iter_mut().for_each(|of| entry(&mut of.values, field, side));
    }
    for kind in &manifest.rows {
        let rows = record.rows.get_mut(&kind.key).and_then(Value::as_array_mut).into_iter().flatten();
        for row in rows.filter_map(Value::as_object_mut) {
            kind.fields.iter().for_each(|field| entry(row, field, side));
        }
    }
    for kind in &manifest.boards {
        let pieces = record.boards.get_mut(&kind.key).into_iter().flat_map(|board| &mut board.pieces);
        for piece in pieces {
            let fields = kind.pieces.iter().filter(|known| known.kind == piece.kind).flat_map(|known| &known.fields);
            fields.for_each(|field| entry(&mut piece.values, field, side));
        }
    }
}

fn entry(entries: &mut Object<String, Value>, field: &Field, side: usize) {
    let Some(value) = entries.get_mut(&field.key) else { return };
    let stays = match field.per {
        Some(Per::Side) => per_side(value, field, side),
        None => names_a_side(value, field, side),
    };
    if !stays {
        entries.remove(&field.key);
    }
}

/// A list with one value for each side loses that of the side. Whether anything is left.
fn per_side(value: &mut Value, field: &Field, side: usize) -> bool {
    let Some(list) = value.as_array_mut() else { return true };
    if side < list.len() {
        list.remove(side);
    }
    for item in list.iter_mut() {
        if !names_a_side(item, field, side) {
            *item = Value::Null;
        }
    }
    list.iter().any(|item| !item.is_null())
}

/// Moves up the side that a value names. Whether it names one that is still there, or none at all.
fn names_a_side(value: &mut Value, field: &Field, side: usize) -> bool {
    let named = match (field.kind, field.value) {
        (Type::Side, _) => Some(value),
        (Type::Finding, Some(Type::Side)) => value.get_mut("value"),
        _ => None,
    };
    let Some(named) = named else { return true };
    let Some(number) = named.as_i64() else { return true };
    match moved_up(number, side) {
        Some(number) => {
            *named = number.into();
            true
        }
        None => false,
    }
}
