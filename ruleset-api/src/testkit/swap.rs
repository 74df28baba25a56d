//! A match of two sides seen from the other side of the table: everything that names a side names the other one. A
//! ruleset that is fair gives the same ruling, seen from there.

use serde_json::{Map as Object, Value};

use crate::manifest::{Field, Manifest, Of, Per, Type};
use crate::record::Record;
use crate::ruling::{Level, Ruling};

/// The same match with its two sides swapped: the sides themselves, the entries that name a side or have a number for
/// each, the pieces and the features of the maps.
#[must_use]
pub fn swapped(record: &Record, manifest: &Manifest) -> Record {
    let mut record = record.clone();
    record.sides.reverse();
    swap_entries(&mut record.values, manifest.fields_of(Of::Match));
    swap_entries(&mut record.settings, manifest.fields_of(Of::Setting));
    for side in &mut record.sides {
        swap_entries(&mut side.values, manifest.fields_of(Of::Side));
    }
    for kind in &manifest.rows {
        let rows = record.rows.get_mut(&kind.key).and_then(Value::as_array_mut);
        for row in rows.into_iter().flatten().filter_map(Value::as_object_mut) {
            swap_entries(row, kind.fields.iter());
        }
    }
    for (key, board) in &mut record.boards {
        let kinds = manifest.board_kind(key).map_or(&[][..], |board| &board.pieces);
        for piece in &mut board.pieces {
            piece.side = piece.side.map(other);
            let fields = kinds.iter().find(|kind| kind.kind == piece.kind).map_or(&[][..], |kind| &kind.fields);
            swap_entries(&mut piece.values, fields.iter());
        }
        for feature in board.map.iter_mut().flat_map(|map| &mut map.features) {
            feature.side = feature.side.map(other);
        }
    }
    record
}

/// What differs between a ruling and the ruling on the swapped match, apart from the swap, in words for the author.
///
/// # Errors
/// The first difference found.
pub fn check_swapped(ruling: &Ruling, of_swapped: &Ruling) -> Result<(), String> {
    let same = |what: &str, same: bool| if same { Ok(()) } else { Err(format!("swapping the sides changes {what}")) };
    let turned = |sides: &[usize]| {
        let mut turned: Vec<usize> = sides.iter().map(|&side| 1_usize.saturating_sub(side)).collect();
        turned.sort_unstable();
        turned
    };
    let levels = |ruling: &Ruling| {
        let count = |level| ruling.problems.iter().filter(|problem| problem.level == level).count();
        [Level::Error, Level::Warning, Level::Note].map(count)
    };
    same("the status", ruling.status == of_swapped.status)?;
    same("the result", ruling.result == of_swapped.result)?;
    same("the deciding step", ruling.deciding_step == of_swapped.deciding_step)?;
    same("the winners", turned(&ruling.winners) == of_swapped.winners)?;
    same("the points", ruling.points.iter().rev().eq(&of_swapped.points))?;
    same("how many problems there are", levels(ruling) == levels(of_swapped))?;
    for (step, other) in ruling.steps.iter().zip(&of_swapped.steps) {
        let values = |side: &crate::ruling::StepSide| side.value;
        let fair = step.outcome == other.outcome
            && step.margin == other.margin
            && turned(&step.favours) == other.favours
            && step.sides.iter().rev().map(values).eq(other.sides.iter().map(values));
        same(&format!("step `{}`", step.id), fair)?;
    }
    Ok(())
}

fn swap_entries<'f>(entries: &mut Object<String, Value>, fields: impl Iterator<Item = &'f Field>) {
    for field in fields {
        let Some(value) = entries.get_mut(&field.key) else { continue };
        match (field.per, field.kind) {
            (Some(Per::Side), _) => value.as_array_mut().into_iter().for_each(|list| list.reverse()),
            (None, Type::Side) => swap_side(value),
            (None, Type::Finding) if field.value == Some(Type::Side) => value.get_mut("value").into_iter().for_each(swap_side),
            _ => {}
        }
    }
}

fn swap_side(value: &mut Value) {
    if let Some(side) = value.as_i64() {
        *value = other(side).into();
    }
}

/// The other of two sides.
fn other(side: i64) -> i64 {
    1 - side
}
