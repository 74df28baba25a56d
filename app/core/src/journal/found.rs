//! What lies in the journal of programs that run no more: what is told of each entry before the judge decides on it.

use std::path::PathBuf;

use super::entry::{Entry, Verdict};

/// What was found at start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The folder of the journal.
    pub folder: PathBuf,
    /// What was not saved, the latest first.
    pub listed: Vec<Listed>,
    /// So many files could not be read. They are kept.
    pub damaged: usize,
    /// So many files are of a newer version of the program. They are left alone.
    pub newer: usize,
}

/// A document that was not saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its entry: the name of the file in the folder of the journal.
    pub entry: String,
    /// When it was changed last: RFC 3339 to the second, with the offset of the place.
    pub at: String,
    /// Its file; `None`: it was never saved.
    pub path: Option<PathBuf>,
    /// Name of the event, round and table, as they were entered.
    pub event: [String; 3],
    /// Id of its ruleset.
    pub ruleset: String,
    /// The names of the sides as they were entered; empty where none was.
    pub sides: Vec<String>,
    /// How it stood, where that is known.
    pub verdict: Option<Verdict>,
}

impl Listed {
    /// What is told of an entry.
    #[must_use]
    pub(super) fn of(name: &str, entry: Entry) -> Self {
        let trimmed = |text: &str| text.trim().to_owned();
        let Entry { at, path, verdict, record, .. } = entry;
        let event = [&record.event.name, &record.event.round, &record.event.table].map(|text| trimmed(text));
        let sides = record.sides.iter().map(|side| trimmed(&side.name)).collect();
        Self { entry: name.to_owned(), at, path, event, ruleset: record.ruleset.id, sides, verdict }
    }

    /// The day and the time of the last change, `YYYY-MM-DD` and `HH:MM`, by the clock of the place where it was made.
    #[must_use]
    pub fn day_and_time(&self) -> (&str, &str) {
        (self.at.get(..10).unwrap_or(&self.at), self.at.get(11..16).unwrap_or_default())
    }
}
