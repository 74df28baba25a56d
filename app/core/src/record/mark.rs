//! What a file was when it was read or saved last, so that a change by somebody else is noticed before it is overwritten. It
//! knows content, length and time of a file; what is done about a change is left to the desk.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::time::SystemTime;

use super::fault::ReadFault;
use super::loaded::{Loaded, load_bytes};
use super::read;
use crate::hash::sha256;

/// A file as it was read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// SHA-256 of its bytes.
    sha256: String,
    /// How many bytes; 0 where only the hash is known.
    length: u64,
    /// When the system says that it was changed last, where it says so.
    modified: Option<SystemTime>,
}

/// What lies on disk in the place of a file that is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OnDisk {
    /// The file, with the content that is known.
    AsKnown,
    /// Another content; and since when, where the system says so.
    Changed(Mark),
    /// Nothing.
    Gone,
}

impl Mark {
    /// The mark of some bytes.
    #[must_use]
    pub fn of(bytes: &[u8], modified: Option<SystemTime>) -> Self {
        Self { sha256: sha256(bytes), length: bytes.len().try_into().unwrap_or(u64::MAX), modified }
    }

    /// The mark of a file of which only the SHA-256 is known, as [`crate::hash::sha256`] writes it. An empty one is of no
    /// file at all.
    #[must_use]
    pub fn by_hash(sha256: String) -> Self {
        Self { sha256, length: 0, modified: None }
    }

    /// The SHA-256 of the bytes.
    #[must_use]
    pub fn sha256(&self) -> &str {
        &self.sha256
    }

    /// Whether these are the bytes.
    #[must_use]
    pub fn is_of(&self, bytes: &[u8]) -> bool {
        sha256(bytes) == self.sha256
    }

    /// When the system says that the file was changed last.
    #[must_use]
    pub fn modified(&self) -> Option<SystemTime> {
        self.modified
    }
}

/// Opens a record as [`super::load`] does, with the mark of its bytes; no mark where the bytes could not be read.
pub fn read_marked(path: &Path) -> (Result<Loaded, ReadFault>, Option<Mark>) {
    // The time before the bytes: a change in between is noticed later, and none is taken for the bytes that were read.
    let modified = fs::metadata(path).and_then(|metadata| metadata.modified()).ok();
    match read::bytes(path) {
        Ok(bytes) => (load_bytes(&bytes).map_err(|fault| read::beside(fault, path)), Some(Mark::of(&bytes, modified))),
        Err(fault) => (Err(fault), None),
    }
}

/// What lies at the path of a known file. Its bytes are read only where length or time differ. What cannot be looked at
/// now counts as known: saving looks again.
#[must_use]
pub fn look(path: &Path, known: &Mark) -> OnDisk {
    let metadata = match fs::metadata(path) {
        Ok(metadata) => metadata,
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => return OnDisk::Gone,
        Err(_) => return OnDisk::AsKnown,
    };
    let modified = metadata.modified().ok();
    if metadata.len() == known.length && modified.is_some() && modified == known.modified {
        return OnDisk::AsKnown;
    }
    match read::bytes(path) {
        Ok(bytes) if !known.is_of(&bytes) => OnDisk::Changed(Mark::of(&bytes, modified)),
        Ok(_) | Err(_) => OnDisk::AsKnown,
    }
}
