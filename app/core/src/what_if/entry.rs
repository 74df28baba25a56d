//! One entry of a record, with all that is needed to enter something else there and to take that back.

use ruleset_api::manifest::{Field, Type};
use ruleset_api::{LARGEST_INTEGER, entries::escaped};
use serde_json::{Map as Object, Value};

use super::FlipKind;
use crate::desk::{Edit, Slot};

/// An entry that counts as something: what is entered there, or its default.
#[derive(Clone, Debug)]
pub(super) struct Entry<'m> {
    /// Its field.
    pub(super) field: &'m Field,
    /// Where it is.
    pub(super) slot: Slot,
    /// JSON Pointer to it.
    pub(super) at: String,
    /// What it counts as.
    pub(super) counts_as: Value,
    /// The part of what is entered that would be another.
    pub(super) part: Part,
    /// What is entered under its key; nothing where the default counts.
    entered: Option<Value>,
}

/// The part of an entry that would be another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// All of it.
    Whole,
    /// The value of a finding; its reason and who made it stay.
    OfFinding,
    /// The number of one side, in a list with one for each.
    OfSide(usize),
}

/// The whole numbers that may stand in an entry.
#[derive(Clone, Debug)]
pub(super) struct Number<'m> {
    pub(super) entry: Entry<'m>,
    /// What it is now.
    pub(super) from: i64,
    /// The least that is valid.
    pub(super) least: i64,
    /// The most that is valid.
    pub(super) most: i64,
}

/// The entries of one field in one place: none, one, or one for each side.
pub(super) fn entries<'m>(
    field: &'m Field,
    slot: &Slot,
    place: &str,
    values: &Object<String, Value>,
    sides: usize,
) -> Vec<Entry<'m>> {
    let entered = values.get(&field.key).cloned();
    let at = format!("{place}/{}", escaped(&field.key));
    let entry = |at, counts_as, part| Entry { field, slot: slot.clone(), at, counts_as, part, entered: entered.clone() };
    if field.per.is_some() {
        let list = entered.as_ref().and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let of_side = |(side, value): (usize, &Value)| entry(format!("{at}/{side}"), value.clone(), Part::OfSide(side));
        return list.iter().take(sides).enumerate().map(of_side).collect();
    }
    match (&entered, field.kind) {
        (Some(finding), Type::Finding) => {
            let value = finding.get("value").cloned();
            value.map(|value| entry(format!("{at}/value"), value, Part::OfFinding)).into_iter().collect()
        }
        (Some(value), _) => vec![entry(at, value.clone(), Part::Whole)],
        (None, _) => field.default_value().map(|value| entry(at, value, Part::Whole)).into_iter().collect(),
    }
}

impl<'m> Entry<'m> {
    /// What kind of value it holds, of a finding what kind it finds.
    pub(super) fn holds(&self) -> Type {
        match (self.field.kind, self.field.value) {
            (Type::Finding, Some(found)) => found,
            (Type::Finding, None) => Type::Bool,
            (kind, _) => kind,
        }
    }

    /// What is entered there; null where the default counts.
    pub(super) fn from(&self) -> Value {
        if self.entered.is_some() { self.counts_as.clone() } else { Value::Null }
    }

    /// Enters something else.
    pub(super) fn edit(&self, to: Value) -> Edit {
        let (slot, key) = (self.slot.clone(), self.field.key.clone());
        match (&self.part, &self.entered) {
            (Part::OfSide(side), _) => Edit::SideValue { slot, key, side: *side, value: Some(to) },
            (Part::OfFinding, Some(Value::Object(finding))) => {
                let mut finding = finding.clone();
                finding.insert("value".to_owned(), to);
                Edit::Value { slot, key, value: Some(Value::Object(finding)) }
            }
            _ => Edit::Value { slot, key, value: Some(to) },
        }
    }

    /// Takes back whatever [`Self::edit`] entered.
    pub(super) fn back(&self) -> Edit {
        let (slot, key) = (self.slot.clone(), self.field.key.clone());
        match self.part {
            Part::OfSide(side) => Edit::SideValue { slot, key, side, value: Some(self.counts_as.clone()) },
            Part::Whole | Part::OfFinding => Edit::Value { slot, key, value: self.entered.clone() },
        }
    }

    /// Whether it is in a table.
    fn in_rows(&self) -> bool {
        matches!(self.slot, Slot::Row { .. })
    }
}

impl<'m> Number<'m> {
    /// The number of an entry, if that is what it holds. In rows the least is 0 unless the manifest says otherwise, as for
    /// validation.
    pub(super) fn of(entry: Entry<'m>) -> Option<Self> {
        let from = entry.counts_as.as_i64().filter(|_| entry.holds() == Type::Integer)?;
        let least = entry.field.min.unwrap_or(if entry.in_rows() { 0 } else { -LARGEST_INTEGER }).max(-LARGEST_INTEGER);
        let most = entry.field.max.unwrap_or(LARGEST_INTEGER).min(LARGEST_INTEGER);
        (least..=most).contains(&from).then_some(Self { entry, from, least, most })
    }

    /// What kind of change another number would be.
    pub(super) fn kind(&self) -> FlipKind {
        if self.entry.in_rows() { FlipKind::Row } else { FlipKind::Number }
    }
}
