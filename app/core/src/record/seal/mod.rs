//! Seals: what is appended to a record's `rulings` when a ruling is signed, when the head judge reopens the record, and when
//! a judge overrides the rules. It knows the shape of the entries, their hashes and what these tell; who may sign, and when,
//! is the desk's affair. A seal shows careless or silent change: whoever can write the file can also write another seal.

mod chain;
mod content;

pub use chain::{Chain, Link, Mark, State, verify};
pub use content::{content_hash, entry_hash};

use std::sync::Arc;

use ruleset_api::{Record, Ruling};
use serde::{Deserialize, Serialize};
use serde_json::{Map as Object, Value};

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
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hash: Option<String>,
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
    let mut entry = Entry { act, by, role, at, content: content_hash(record)?, previous, hash: None };
    entry.hash = Some(entry_hash(&serde_json::to_value(&entry)?));
    let mut record = Record::clone(record);
    record.rulings.push(serde_json::to_value(entry)?);
    Ok(Arc::new(record))
}

impl Entry {
    /// An entry, where it is one that this version knows.
    #[must_use]
    pub fn of(value: &Value) -> Option<Self> {
        Self::deserialize(value).ok()
    }

    /// When it was made, to the minute: `2026-11-29 14:32`.
    #[must_use]
    pub fn minute(&self) -> String {
        self.at.chars().take("2026-11-29T14:32".len()).map(|letter| if letter == 'T' { ' ' } else { letter }).collect()
    }
}

/// An entry's members without its own hash.
fn without_hash(entry: &Object<String, Value>) -> Value {
    let mut entry = entry.clone();
    entry.remove("hash");
    Value::Object(entry)
}

#[cfg(test)]
mod tests;
