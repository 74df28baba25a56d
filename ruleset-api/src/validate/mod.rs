//! A record held against a manifest: types, ranges, choices, places, rows. What only the rules themselves can tell wrong is
//! left to the ruleset. Every problem points at the fault, as deep as it goes.

mod boards;
mod values;

use serde_json::Value;

pub use self::boards::differing;
use crate::entries::{EntryPlace, Fields, escaped};
use crate::manifest::{Field, Manifest, Of};
use crate::record::Record;
use crate::ruling::Problem;
use crate::text::Text;

/// What is wrong with a record, in the order of the record. Any of level `error` makes a ruling `invalid`. Fields that are
/// absent are no problem here: whether one is needed is the rules' affair.
#[must_use]
pub fn problems(record: &Record, manifest: &Manifest) -> Vec<Problem> {
    let mut problems = Vec::new();
    problems.extend(version(&record.ruleset.version, &manifest.version));
    let sides = record.sides.len();
    let check = |values, of, place| values::check(values, Fields { all: &manifest.fields, of: Some(of) }, place, sides);
    problems.extend(check(&record.settings, Of::Setting, EntryPlace::Settings));
    problems.extend(check(&record.values, Of::Match, EntryPlace::Match));
    if !(manifest.sides.min..=manifest.sides.max).contains(&sides) {
        let (min, max) = (manifest.sides.min, manifest.sides.max);
        let text = if min == max {
            Text::new("arbiter-side-count-exact").with("count", sides).with("needed", min)
        } else {
            Text::new("arbiter-side-count").with("count", sides).with("min", min).with("max", max)
        };
        problems.push(Problem::error("/sides", text));
    }
    for (index, side) in record.sides.iter().enumerate() {
        problems.extend(check(&side.values, Of::Side, EntryPlace::Side(index)));
    }
    for (key, rows) in &record.rows {
        problems.extend(table(key, rows, manifest, sides));
    }
    for (key, board) in &record.boards {
        if let Some(kind) = manifest.board_kind(key) {
            problems.extend(boards::check(key, board, kind, sides));
        }
    }
    problems
}

/// Whether a value can be entered in a field.
pub(crate) fn takes(field: &Field, in_rows: bool, value: &Value, sides: usize) -> bool {
    let fields = Fields { all: std::slice::from_ref(field), of: None };
    let place = if in_rows { EntryPlace::Row { key: "", label: None, index: 0 } } else { EntryPlace::Match };
    let values = [(field.key.clone(), value.clone())].into_iter().collect();
    values::check(&values, fields, place, sides).is_empty()
}

/// The version of the ruleset that a record was made with, beside the one that rules on it.
fn version(recorded: &str, present: &str) -> Option<Problem> {
    if recorded.is_empty() || recorded == present {
        return None;
    }
    let major = |version: &str| version.split('.').next().map(str::to_owned);
    let text = |id| Text::new(id).with("recorded", recorded).with("present", present);
    Some(if major(recorded) == major(present) {
        Problem::note("/ruleset/version", text("arbiter-other-version"))
    } else {
        Problem::warning("/ruleset/version", text("arbiter-other-major-version"))
    })
}

fn table(key: &str, rows: &Value, manifest: &Manifest, sides: usize) -> Vec<Problem> {
    let at = format!("/rows/{}", escaped(key));
    let Some(kind) = manifest.row_kind(key) else {
        return vec![Problem::warning(at, Text::new("arbiter-unknown-key").with("key", key))];
    };
    let Some(rows) = rows.as_array() else {
        return vec![Problem::error(at, Text::new("arbiter-rows-not-a-list").with("table", kind.label.clone()))];
    };
    let mut problems = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        let row_at = || format!("{at}/{index}");
        if kind.max.is_some_and(|max| index >= max) {
            let text = Text::new("arbiter-too-many-rows").with("table", kind.label.clone());
            problems.push(Problem::error(row_at(), text.with("max", kind.max.unwrap_or_default())));
            break;
        }
        let Some(row) = row.as_object() else {
            problems.push(Problem::error(row_at(), Text::new("arbiter-row-not-an-object").with("table", kind.label.clone())));
            continue;
        };
        let place = EntryPlace::Row { key, label: Some(&kind.label), index };
        problems.extend(values::check(row, Fields { all: &kind.fields, of: None }, place, sides));
    }
    problems
}
