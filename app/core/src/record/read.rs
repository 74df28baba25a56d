//! A record from a path. Only regular files are read: opening a pipe would wait for ever.

use std::fs::{self, File, Metadata};
use std::io::{self, ErrorKind, Read};
use std::path::Path;

use ruleset_api::Record;

use super::fault::{LARGEST, ReadFault};
use super::{parse, save};

/// Reads a record from a file. The file is not touched.
///
/// # Errors
/// The file cannot be read, or holds no record of a version that this program knows.
pub fn read(path: &Path) -> Result<Record, ReadFault> {
    parsed(path, &bytes(path)?)
}

/// The record that a file's bytes hold.
pub(super) fn parsed(path: &Path, bytes: &[u8]) -> Result<Record, ReadFault> {
    parse(bytes).map_err(|fault| fault.with_copy(has_copy(path)))
}

/// Whether the copy that saving leaves lies beside a file. Saving follows links, and so does this.
fn has_copy(path: &Path) -> bool {
    path.canonicalize().is_ok_and(|path| save::copy_of(&path).is_file())
}

/// The bytes of a regular file that is not too large.
pub(crate) fn bytes(path: &Path) -> Result<Vec<u8>, ReadFault> {
    regular(&fs::metadata(path).map_err(|error| fault(&error))?)?;
    let file = File::open(path).map_err(|error| fault(&error))?;
    let metadata = file.metadata().map_err(|error| fault(&error))?;
    regular(&metadata)?;
    if metadata.len() > LARGEST {
        return Err(ReadFault::TooLarge);
    }
    let mut bytes = Vec::with_capacity(usize::try_from(metadata.len()).unwrap_or_default() + 1);
    // One byte more than allowed shows a file that has grown meanwhile, or whose length the system does not know.
    file.take(LARGEST + 1).read_to_end(&mut bytes).map_err(|error| fault(&error))?;
    Ok(bytes)
}

fn regular(metadata: &Metadata) -> Result<(), ReadFault> {
    if metadata.is_dir() {
        return Err(ReadFault::Folder);
    }
    if metadata.is_file() { Ok(()) } else { Err(ReadFault::NotAFile) }
}

/// What an error of the system means for whoever wanted to read.
pub(crate) fn fault(error: &io::Error) -> ReadFault {
    match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => ReadFault::Absent,
        ErrorKind::PermissionDenied => ReadFault::Forbidden,
        ErrorKind::IsADirectory => ReadFault::Folder,
        _ => ReadFault::Unreadable(error.to_string()),
    }
}
