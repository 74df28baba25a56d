//! An entry of the journal: one document that was not saved, as it lies in a file of its own. The record in it is whole, so
//! that nothing else is needed to have it back.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ruleset_api::{Record, Ruling, Status};
use serde::{Deserialize, Serialize};

use crate::record::{self, Filed, ReadFault};

/// What the name of an entry's file ends in.
pub const ENDING: &str = ".journal.json";
const FORMAT: &str = "arbiter-journal";
const VERSION: u32 = 1;

/// What is to be written down of a document.
#[derive(Clone, Debug)]
pub struct Draft {
    /// The file of the document; `None`: it was never saved.
    pub path: Option<PathBuf>,
    /// The record as it stands.
    pub record: Arc<Record>,
    /// How it stood, where that is known.
    pub verdict: Option<Verdict>,
    /// The SHA-256 of the file's content when it was read or saved last, where that is known: whoever restores the document
    /// can tell whether somebody else has changed the file since.
    pub found: Option<String>,
}

/// How a match stood when it was written down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verdict {
    /// How things stand.
    pub status: Status,
    /// The sides that win, by index.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub winners: Vec<usize>,
    /// The sentence for the players, by language.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub summary: BTreeMap<String, String>,
}

impl Verdict {
    /// That of a ruling whose texts are rendered.
    #[must_use]
    pub fn of(ruling: &Ruling) -> Self {
        let summary = ruling.summary.as_ref().map(|text| text.message.clone()).unwrap_or_default();
        Self { status: ruling.status, winners: ruling.winners.clone(), summary }
    }

    /// The sentence for the players in a language, else in any; nothing where there is none.
    #[must_use]
    pub fn sentence(&self, language: &str) -> Option<&str> {
        self.summary.get(language).or_else(|| self.summary.values().next()).map(String::as_str)
    }
}

/// A document that was not saved, as it was written down.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub struct Entry {
    format: String,
    version: u32,
    /// Its file; `None`: it was never saved, or its path is no text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub path: Option<PathBuf>,
    /// When it was changed last: RFC 3339 to the second, with the offset of the place.
    pub at: String,
    /// How it stood, where that was known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
    /// As [`Draft::found`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub found: Option<String>,
    /// The record.
    pub record: Record,
}

/// An entry as it is written, its record borrowed.
#[derive(Serialize)]
struct Written<'d> {
    format: &'static str,
    version: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    path: Option<&'d str>,
    at: &'d str,
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: &'d Option<Verdict>,
    #[serde(skip_serializing_if = "Option::is_none")]
    found: &'d Option<String>,
    record: &'d Record,
}

impl Filed for Entry {
    const FORMAT: &'static str = FORMAT;
    const NEWEST: u32 = VERSION;

    fn head(&self) -> (&str, u32) {
        (&self.format, self.version)
    }
}

impl Draft {
    /// The bytes of its entry; `at` as [`Entry::at`].
    ///
    /// # Errors
    /// JSON cannot hold the record.
    pub(super) fn to_bytes(&self, at: &str) -> serde_json::Result<Vec<u8>> {
        serde_json::to_vec(&Written {
            format: FORMAT,
            version: VERSION,
            path: self.path.as_deref().and_then(Path::to_str),
            at,
            verdict: &self.verdict,
            found: &self.found,
            record: &self.record,
        })
    }
}

impl Entry {
    /// Reads an entry from the bytes of its file.
    ///
    /// # Errors
    /// As for a record; and where the record in it is of a newer version of its own format.
    pub fn parse(bytes: &[u8]) -> Result<Self, ReadFault> {
        let entry: Self = record::parse_filed(bytes)?;
        match entry.record.head() {
            (Record::FORMAT, 1..=Record::NEWEST) => Ok(entry),
            (Record::FORMAT, found) if found > Record::NEWEST => Err(ReadFault::NewerVersion { found: found.into() }),
            (found, _) => Err(ReadFault::OtherFormat { found: Some(found.to_owned()) }),
        }
    }
}
