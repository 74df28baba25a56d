//! The club's own file: what its members begin with, and which game points they turned into victory points. It says what is
//! wrong with the file, and what it holds once nothing is.

use std::collections::BTreeMap;

use ruleset_api::standings::Date;
use ruleset_api::{LARGEST_INTEGER, Problem, Text};
use serde_json::{Map as Object, Value};

use crate::names::Name;
use crate::tables::Points;

/// What a club's file holds.
#[derive(Debug, Default)]
pub(crate) struct Club {
    /// The club's name; may be empty.
    pub(crate) name: String,
    pub(crate) members: Vec<Listed>,
    pub(crate) conversions: Vec<Conversion>,
}

/// A member as listed.
#[derive(Debug)]
pub(crate) struct Listed {
    /// As the file spells it.
    pub(crate) written: String,
    pub(crate) name: Name,
    pub(crate) start: Points,
}

/// Game points turned into victory points.
#[derive(Debug)]
pub(crate) struct Conversion {
    /// Its place in the file.
    pub(crate) index: usize,
    pub(crate) member: Name,
    /// As the file spells the member.
    pub(crate) written: String,
    pub(crate) date: Date,
    /// How many victory points; 1 or more.
    pub(crate) victory: i64,
}

impl Club {
    /// What the file holds. Points that are left out count 0, as for a player who is not listed at all.
    ///
    /// # Errors
    /// Everything that is wrong with the file.
    pub(crate) fn read(file: &Value) -> Result<Self, Vec<Problem>> {
        let mut faults = Vec::new();
        let name = file.get("name").and_then(Value::as_str).unwrap_or_default().trim().to_owned();
        let members = list(file, "members", &mut faults, listed);
        let conversions = list(file, "conversions", &mut faults, conversion);
        let mut known = BTreeMap::new();
        for (index, member) in members.iter().enumerate() {
            if known.insert(&member.name, index).is_some() {
                faults.push(fault(
                    &format!("/members/{index}/name"),
                    Text::new("club-member-twice").with("member", member.written.as_str()),
                ));
            }
        }
        if faults.is_empty() { Ok(Self { name, members, conversions }) } else { Err(faults) }
    }
}

fn listed(entry: &Entry<'_>) -> Result<Listed, Vec<Problem>> {
    let (written, name) = entry.name("name")?;
    let (game, victory) = (entry.number("game_points", -LARGEST_INTEGER, Some(0)), entry.number("victory_points", 0, Some(0)));
    let (game, victory) = both(game, victory)?;
    Ok(Listed { written, name, start: Points::of(game, victory) })
}

fn conversion(entry: &Entry<'_>) -> Result<Conversion, Vec<Problem>> {
    let date = entry.member("date").and_then(Value::as_str).and_then(Date::parse);
    let date = date.ok_or_else(|| vec![entry.fault("date", "club-date")]);
    let (((written, member), date), victory) = both(both(entry.name("member"), date), entry.number("victory_points", 1, None))?;
    Ok(Conversion { index: entry.index, member, written, date, victory })
}

/// An entry of one of the file's lists.
struct Entry<'f> {
    list: &'static str,
    index: usize,
    members: &'f Object<String, Value>,
}

impl<'f> Entry<'f> {
    fn member(&self, key: &str) -> Option<&'f Value> {
        self.members.get(key)
    }

    fn fault(&self, key: &str, id: &str) -> Problem {
        fault(&format!("/{}/{}/{key}", self.list, self.index), Text::new(id))
    }

    fn name(&self, key: &str) -> Result<(String, Name), Vec<Problem>> {
        let written = self.member(key).and_then(Value::as_str).unwrap_or_default();
        let name = Name::of(written).ok_or_else(|| vec![self.fault(key, "club-name")])?;
        Ok((written.to_owned(), name))
    }

    fn number(&self, key: &str, least: i64, absent: Option<i64>) -> Result<i64, Vec<Problem>> {
        let number = match self.member(key) {
            None => absent,
            Some(value) => value.as_i64().filter(|number| (least..=LARGEST_INTEGER).contains(number)),
        };
        number.ok_or_else(|| vec![self.fault(key, if least > 0 { "club-number-of-one" } else { "club-number" })])
    }
}

/// The entries of a list that are right; what is wrong goes to the faults. A list that is left out is empty.
fn list<T>(
    file: &Value,
    key: &'static str,
    faults: &mut Vec<Problem>,
    read: fn(&Entry<'_>) -> Result<T, Vec<Problem>>,
) -> Vec<T> {
    let Some(list) = file.get(key) else { return Vec::new() };
    let Some(list) = list.as_array() else {
        faults.push(fault(&format!("/{key}"), Text::new("club-list")));
        return Vec::new();
    };
    let mut entries = Vec::with_capacity(list.len());
    for (index, value) in list.iter().enumerate() {
        let Some(members) = value.as_object() else {
            faults.push(fault(&format!("/{key}/{index}"), Text::new("club-entry")));
            continue;
        };
        match read(&Entry { list: key, index, members }) {
            Ok(entry) => entries.push(entry),
            Err(more) => faults.extend(more),
        }
    }
    entries
}

fn both<A, B>(first: Result<A, Vec<Problem>>, second: Result<B, Vec<Problem>>) -> Result<(A, B), Vec<Problem>> {
    match (first, second) {
        (Ok(first), Ok(second)) => Ok((first, second)),
        (Err(mut faults), Err(more)) => {
            faults.extend(more);
            Err(faults)
        }
        (Err(faults), _) | (_, Err(faults)) => Err(faults),
    }
}

fn fault(at: &str, text: Text) -> Problem {
    Problem::error(at, text)
}
