//! Which file of a folder is the club's. Its members and what else it says are the ruleset's business.

use std::path::{Path, PathBuf};

use serde_json::Value;

use super::{ClubFault, NoStandings};
use crate::record::folder::ENDING;
use crate::record::{self, ReadFault};

/// What a club file's `format` says.
const FORMAT: &str = "arbiter-club";
/// The newest version of the format that this program knows.
const VERSION: u64 = 1;

/// A club's file.
#[derive(Debug)]
pub(super) struct Club {
    pub(super) file: PathBuf,
    /// The id of its ruleset.
    pub(super) ruleset: String,
    /// All that it says.
    pub(super) value: Value,
}

/// What a JSON file beside the records is.
enum Kind {
    Club(Vec<u8>),
    /// It could be the club's file: it says so, or nobody can tell.
    Broken {
        fault: ReadFault,
        says_so: bool,
    },
    Other,
}

/// The club's file in a folder, not below it; `None` where there is none. A file that cannot be read as JSON is taken for
/// a broken club's file, unless there is a whole one: without it all members would silently start with nothing.
pub(super) fn find(folder: &Path) -> Result<Option<Club>, NoStandings> {
    let mut clubs = Vec::new();
    let mut broken = Vec::new();
    for file in candidates(folder)? {
        match kind(&file) {
            Kind::Club(bytes) => clubs.push((file, bytes)),
            Kind::Broken { fault, says_so } => broken.push((file, fault, says_so)),
            Kind::Other => {}
        }
    }
    broken.retain(|(_, _, says_so)| *says_so || clubs.is_empty());
    if let Some((file, fault, _)) = broken.into_iter().next() {
        return Err(NoStandings::Club { file, fault: ClubFault::Read(fault) });
    }
    let mut clubs = clubs.into_iter();
    match (clubs.next(), clubs.next()) {
        (Some((first, _)), Some((second, _))) => Err(NoStandings::TwoClubs { first, second }),
        (Some((file, bytes)), None) => match read(&bytes) {
            Ok((ruleset, value)) => Ok(Some(Club { file, ruleset, value })),
            Err(fault) => Err(NoStandings::Club { file, fault }),
        },
        (None, _) => Ok(None),
    }
}

/// The JSON files of a folder that are not match records by their names, in the order of their names.
fn candidates(folder: &Path) -> Result<Vec<PathBuf>, NoStandings> {
    let fault = |error: std::io::Error| NoStandings::Folder(record::read_fault(&error));
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(fault)? {
        let path = entry.map_err(fault)?.path();
        let is_json = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json"));
        let is_record = path.to_string_lossy().ends_with(ENDING);
        if is_json && !is_record && path.is_file() {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

fn kind(file: &Path) -> Kind {
    let bytes = match record::bytes(file) {
        Ok(bytes) => bytes,
        Err(fault) => return Kind::Broken { fault, says_so: false },
    };
    match record::parse(&bytes) {
        Err(ReadFault::OtherFormat { found: Some(format) }) if format == FORMAT => Kind::Club(bytes),
        Err(fault @ ReadFault::NotJson { .. }) => {
            let says_so = String::from_utf8_lossy(&bytes).contains(FORMAT);
            Kind::Broken { fault, says_so }
        }
        _ => Kind::Other,
    }
}

/// The ruleset that a club's file names, and all that it says.
fn read(bytes: &[u8]) -> Result<(String, Value), ClubFault> {
    let value: Value = serde_json::from_slice(record::without_mark(bytes)).map_err(|_| ClubFault::Entry(""))?;
    match value.get("version").and_then(Value::as_u64) {
        Some(version) if version > VERSION => return Err(ClubFault::NewerVersion(version)),
        Some(1..) => {}
        _ => return Err(ClubFault::Entry("/version")),
    }
    let ruleset = value.pointer("/ruleset/id").and_then(Value::as_str).ok_or(ClubFault::Entry("/ruleset/id"))?;
    Ok((ruleset.to_owned(), value))
}
