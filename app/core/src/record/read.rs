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
    parse(&bytes(path)?).map_err(|fault| beside(fault, path))
}

/// A fault of a file, with whether the copy lies beside it.
pub(super) fn beside(fault: ReadFault, path: &Path) -> ReadFault {
    fault.with_copy(has_copy(path))
}

/// Whether the copy that saving leaves lies beside a file. Saving follows links, and so does this.
fn has_copy(path: &Path) -> bool {
    path.canonicalize().is_ok_and(|path| save::copy_of(&path).is_file())
}

/// The bytes of a regular file that is not too large.
pub(crate) fn bytes(path: &Path) -> Result<Vec<u8>, ReadFault> {
    regular(&fs::metadata(path).map_err(|error| fault_at(path, &error))?)?;
    bytes_of_opened(path)
}

/// The same once more, of what lies there by now.
pub(super) fn bytes_of_opened(path: &Path) -> Result<Vec<u8>, ReadFault> {
    let file = without_waiting(path).map_err(|error| fault_at(path, &error))?;
    let metadata = file.metadata().map_err(|error| fault(&error))?;
    regular(&metadata)?;
    all(file, metadata.len())
}

/// All that there is to read, of the length that the system tells.
pub(super) fn all(file: impl Read, length: u64) -> Result<Vec<u8>, ReadFault> {
    if length > LARGEST {
        return Err(ReadFault::TooLarge);
    }
    let mut bytes = Vec::with_capacity(usize::try_from(length).unwrap_or_default() + 1);
    // One byte more than allowed shows a file that has grown meanwhile, or whose length the system does not know.
    file.take(LARGEST + 1).read_to_end(&mut bytes).map_err(|error| fault(&error))?;
    if u64::try_from(bytes.len()).map_or(true, |read| read > LARGEST) { Err(ReadFault::TooLarge) } else { Ok(bytes) }
}

/// Opens what lies at a path. A pipe that came there since it was looked at would make the opening wait for ever.
#[cfg(unix)]
fn without_waiting(path: &Path) -> io::Result<File> {
    use std::os::unix::fs::OpenOptionsExt;

    let flags = rustix::fs::OFlags::NONBLOCK | rustix::fs::OFlags::NOCTTY;
    File::options().read(true).custom_flags(flags.bits().cast_signed()).open(path)
}

#[cfg(not(unix))]
fn without_waiting(path: &Path) -> io::Result<File> {
    File::open(path)
}

fn regular(metadata: &Metadata) -> Result<(), ReadFault> {
    if metadata.is_dir() {
        return Err(ReadFault::Folder);
    }
    if metadata.is_file() { Ok(()) } else { Err(ReadFault::NotAFile) }
}

/// What an error of the system means at a path: a link that leads nowhere is told apart from a file that is not there.
fn fault_at(path: &Path, error: &io::Error) -> ReadFault {
    let leads_nowhere = error.kind() == ErrorKind::NotFound || leads_round(error);
    if leads_nowhere && fs::symlink_metadata(path).is_ok_and(|there| there.is_symlink()) {
        return ReadFault::BrokenLink;
    }
    fault(error)
}

/// Whether links lead round in a circle.
#[cfg(unix)]
fn leads_round(error: &io::Error) -> bool {
    error.raw_os_error() == Some(rustix::io::Errno::LOOP.raw_os_error())
}

#[cfg(not(unix))]
fn leads_round(_: &io::Error) -> bool {
    false
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
