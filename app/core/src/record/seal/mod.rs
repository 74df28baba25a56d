//! Seals: what is appended to a record's `rulings` when a ruling is signed, when the head judge reopens the record, and when
//! a judge overrides the rules. It knows the shape of the entries, their hashes and what these tell; who may sign, and when,
//! is the desk's affair. A seal shows careless or silent change: whoever can write the file can also write another seal.

mod chain;
mod content;

pub use chain::{Chain, Link, Mark, State, decision, verify};
pub use content::{content_hash, entry_hash};

use std::sync::Arc;

use ruleset_api::{Manifest, Record, Ruling, Status, Text};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::shortened;

/// An entry of a record's `rulings`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Entry {
    /// What was done.
    #[serde(flatten)]
    pub act: Act,
    /// Who did it.
    pub by: String,
    /// In which role.
    pub role: Role,
    /// When: RFC 3339 to the second, with the offset of the place.
    pub at: String,
    /// SHA-256, in hexadecimal, of the record's content as it then was: of its compact JSON with sorted keys, without
    /// `rulings` and `log`.
    pub content: String,
    /// SHA-256, in hexadecimal, of the compact JSON with sorted keys of the entry before; null for the first.
    pub previous: Option<String>,
    /// SHA-256, in hexadecimal, of the compact JSON with sorted keys of this entry without this member.
    pub hash: String,
}

/// What an entry is about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Act {
    /// The ruling was signed: the record is locked.
    Seal {
        /// The ruling with its messages, as it was shown.
        ruling: Value,
        /// Who ruled.
        ruleset: Used,
    },
    /// The head judge reopened the record: it may be changed until it is signed again.
    Reopen {
        /// Why.
        reason: String,
    },
    /// A judge decided other than by the ruling: the record is locked.
    Override {
        /// Why.
        reason: String,
        /// The sides that win, by index; none: a draw.
        winners: Vec<usize>,
        /// The ruling that it goes beyond, with its messages; absent where there was none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ruling: Option<Value>,
        /// Who ruled; absent where nobody did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ruleset: Option<Used>,
    },
}

impl Decision {
    /// The decision in the shape of a ruling, for all that shows who wins. It has no steps and no result of the rules.
    #[must_use]
    pub fn ruling(&self) -> Ruling {
        let status = if self.winners.is_empty() { Status::Draw } else { Status::Decided };
        Ruling { status, winners: self.winners.clone(), ..Ruling::invalid(&Manifest::default(), 0, Vec::new()) }
    }
}

/// The role in which somebody signs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// The judge at the table.
    #[default]
    Judge,
    /// The head judge of the event.
    HeadJudge,
}

/// The ruleset that ruled, to the byte.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Used {
    /// Its id.
    pub id: String,
    /// Its version.
    pub version: String,
    /// SHA-256 of its library, in hexadecimal.
    pub sha256: String,
}

/// Who signs, in which role, and when: RFC 3339 to the second.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    /// The name.
    pub by: String,
    /// The role.
    pub role: Role,
    /// When.
    pub at: String,
}

impl Act {
    /// The act of signing a ruling.
    ///
    /// # Errors
    /// The ruling cannot be written as JSON.
    pub fn seal(ruling: &Ruling, ruleset: Used) -> serde_json::Result<Self> {
        Ok(Self::Seal { ruling: serde_json::to_value(ruling)?, ruleset })
    }

    /// Whether all sides that it names are sides of a record.
    fn is_about(&self, record: &Record) -> bool {
        let Self::Override { winners, .. } = self else { return true };
        winners.iter().all(|winner| *winner < record.sides.len())
    }

    /// Whether the record is locked after it.
    #[must_use]
    pub fn locks(&self) -> bool {
        !matches!(self, Self::Reopen { .. })
    }
}

/// A record with one entry more at its end. Nothing else of it changes.
///
/// # Errors
/// Something cannot be written as JSON.
pub fn appended(record: &Record, act: Act, signature: Signature) -> serde_json::Result<Arc<Record>> {
    let Signature { by, role, at } = signature;
    let previous = record.rulings.last().map(entry_hash);
    let mut entry = Entry { act, by, role, at, content: content_hash(record)?, previous, hash: String::new() };
    entry.hash = own_hash(&serde_json::to_value(&entry)?);
    let mut record = Record::clone(record);
    record.rulings.push(serde_json::to_value(entry)?);
    Ok(Arc::new(record))
}

impl Entry {
    /// An entry, where it is one that this version knows. Only the head judge reopens a record.
    #[must_use]
    pub fn of(value: &Value) -> Option<Self> {
        let entry = Self::deserialize(value).ok()?;
        (entry.act.locks() || entry.role == Role::HeadJudge).then_some(entry)
    }

    /// Who made it, as it can be shown on a line: whoever writes a file can write a name without end.
    #[must_use]
    pub fn name(&self) -> String {
        shortened(&self.by)
    }

    /// Who made it, in which role, and when: a text of the program.
    #[must_use]
    pub fn who(&self) -> Text {
        let text = match self.role {
            Role::Judge => Text::new("seal-by-judge"),
            Role::HeadJudge => Text::new("seal-by-head-judge"),
        };
        text.with("by", self.name()).with("at", self.minute())
    }

    /// When it was made, to the minute: `2026-11-29 14:32`.
    #[must_use]
    pub fn minute(&self) -> String {
        self.at.chars().take("2026-11-29T14:32".len()).map(|letter| if letter == 'T' { ' ' } else { letter }).collect()
    }
}

/// Who wins by the word of a judge, where that goes before the ruling: the record is locked by such a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Decision {
    /// The sides that win, by index; none: a draw.
    pub winners: Vec<usize>,
    /// Who decided it.
    pub by: String,
    /// In which role.
    pub role: Role,
    /// Why.
    pub reason: String,
    /// When: RFC 3339 to the second, with the offset of the place.
    pub at: String,
}

/// The hash that an entry says of itself: of all its other members.
fn own_hash(entry: &Value) -> String {
    let mut entry = entry.clone();
    if let Some(members) = entry.as_object_mut() {
        members.remove("hash");
    }
    entry_hash(&entry)
}

#[cfg(test)]
mod tests;
