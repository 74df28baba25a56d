//! The journal: nothing that was entered two seconds ago is lost, whatever fails, and nothing is restored twice.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod faults;
mod folder;
mod timing;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use ruleset_api::Record;

use super::{Draft, ENDING, Entry};

const AT: &str = "2026-11-29T14:32:05+01:00";

fn record(notes: &str) -> Record {
    Record { notes: notes.to_owned(), ..Record::new("skirmish", "1.0.0", 2) }
}

fn draft(notes: &str, path: Option<&str>) -> Draft {
    Draft { path: path.map(PathBuf::from), record: Arc::new(record(notes)), verdict: None, found: None }
}

/// All entries in a folder, also those of programs that run, in the order of their files.
pub(crate) fn all(folder: &Path) -> Vec<Entry> {
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = files.filter(|path| path.to_string_lossy().ends_with(ENDING)).collect();
    files.sort();
    files.iter().map(|path| Entry::parse(&std::fs::read(path).unwrap()).unwrap()).collect()
}
