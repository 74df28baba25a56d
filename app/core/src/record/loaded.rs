//! A record as the window opens it: also one that can only be shown, because saving it would lose something. What is read
//! for a ruling or for standings needs none of this and takes [`super::read()`].

use std::path::Path;
use std::sync::Arc;

use ruleset_api::Record;

use super::fault::ReadFault;
use super::lost::{self, Lost};
use super::{newer, parse, read};

/// A record that was opened, and why it may not be saved as if it were whole.
#[derive(Clone, Debug, PartialEq)]
pub struct Loaded {
    /// The record, as far as it is understood.
    pub record: Arc<Record>,
    /// What saving would lose; `None`: nothing.
    pub reserve: Option<Reserve>,
}

/// What saving a record that was read would lose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reserve {
    /// All that a newer version of the format has more than this program knows.
    NewerVersion {
        /// The version.
        found: u64,
    },
    /// A value that does not come back as it was.
    Lost(Lost),
}

impl From<Record> for Loaded {
    fn from(record: Record) -> Self {
        Self { record: Arc::new(record), reserve: None }
    }
}

/// Opens a record from a file. The file is not touched.
///
/// # Errors
/// As [`super::read()`]; a newer version is one only where neither event nor sides of it can be read.
pub fn load(path: &Path) -> Result<Loaded, ReadFault> {
    load_bytes(&read::bytes(path)?).map_err(|fault| read::beside(fault, path))
}

/// Opens a record from the bytes of its file.
///
/// # Errors
/// As [`load`].
pub fn load_bytes(bytes: &[u8]) -> Result<Loaded, ReadFault> {
    let text = parse::without_mark(bytes);
    match parse::parse(bytes) {
        Ok(record) => Ok(Loaded { reserve: lost::first(text).map(Reserve::Lost), ..record.into() }),
        Err(fault @ ReadFault::NewerVersion { found }) => match newer::shown(text) {
            Some(record) => Ok(Loaded { reserve: Some(Reserve::NewerVersion { found }), ..record.into() }),
            None => Err(fault),
        },
        Err(fault) => Err(fault),
    }
}
