//! A record to a path, such that whatever happens the old file or the new one is there, whole. The new one is written
//! beside it, the old one is copied to `.bak`, and one rename puts the new one in its place.

use std::ffi::OsString;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use ruleset_api::Record;

use super::fault::SaveFault;
use super::files::{Disk, Files, Kind};
use super::parse::{self, Filed};

/// Saves a record, in the place of the file that may be there. That one stays beside it, with `.bak` after its name.
///
/// # Errors
/// Nothing was saved, and an old file is as it was; except for [`SaveFault::Unconfirmed`].
pub fn save(path: &Path, record: &Record) -> Result<(), SaveFault> {
    save_in(&Disk, path, record, true)
}

/// Saves a record where there is no file yet.
///
/// # Errors
/// As [`save`]; and [`SaveFault::Exists`] where there is a file.
pub fn save_new(path: &Path, record: &Record) -> Result<(), SaveFault> {
    save_in(&Disk, path, record, false)
}

/// Saves a document of any kind as records are saved.
///
/// # Errors
/// As [`save`]; and [`SaveFault::Exists`] where there is a file that may not be replaced.
pub(crate) fn save_filed(path: &Path, document: &impl Filed, replace: bool) -> Result<(), SaveFault> {
    save_in(&Disk, path, document, replace)
}

pub(super) fn save_in<T: Filed>(files: &impl Files, path: &Path, document: &T, replace: bool) -> Result<(), SaveFault> {
    let bytes = parse::written(document).map_err(|error| SaveFault::System(error.to_string()))?;
    let old = match files.kind(path).map_err(|error| fault(&error))? {
        Kind::Nothing => None,
        Kind::File if replace => Some(files.resolve(path).map_err(|error| fault(&error))?),
        Kind::File => return Err(SaveFault::Exists),
        Kind::Other => return Err(SaveFault::NotAFile),
    };
    if let Some(old) = &old
        && let Some(found) = parse::newer_version::<T>(&files.read(old).map_err(|error| fault(&error))?)
    {
        return Err(SaveFault::NewerVersion { found });
    }
    let target = old.as_deref().unwrap_or(path);
    let beside = beside(target).ok_or(SaveFault::NotAFile)?;
    if let Err(error) = put(files, &bytes, &beside, target, old.is_some()) {
        // The fault is told, and not that the remainder could not be removed either.
        let _ = files.remove(&beside);
        return Err(fault(&error));
    }
    files.sync_folder(folder(target)).map_err(|error| SaveFault::Unconfirmed(error.to_string()))
}

/// Puts bytes that are no record at a path, in the place of the file that may be there: whole or not at all, without a
/// `.bak`.
///
/// # Errors
/// The system's; an old file is as it was.
pub(crate) fn keep_bytes(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let files = &Disk;
    let target = match files.kind(path)? {
        Kind::Nothing => path.to_owned(),
        Kind::File => files.resolve(path)?,
        Kind::Other => return Err(ErrorKind::IsADirectory.into()),
    };
    let beside = beside(&target).ok_or(ErrorKind::InvalidFilename)?;
    if let Err(error) = put(files, bytes, &beside, &target, false) {
        let _ = files.remove(&beside);
        return Err(error);
    }
    files.sync_folder(folder(&target))
}

/// All steps up to the one that counts, the rename.
fn put(files: &impl Files, bytes: &[u8], beside: &Path, target: &Path, is_old: bool) -> io::Result<()> {
    files.create(beside, bytes)?;
    if is_old {
        files.copy_permissions(target, beside)?;
        files.copy(target, &copy_of(target))?;
    }
    files.rename(beside, target)
}

/// A name beside the target that no other running program takes: `.name.PID.new`.
fn beside(target: &Path) -> Option<PathBuf> {
    let mut name = OsString::from(".");
    name.push(target.file_name()?);
    name.push(format!(".{}.new", std::process::id()));
    Some(target.with_file_name(name))
}

/// Where the file that is replaced stays: its name with `.bak` after it.
pub(super) fn copy_of(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".bak");
    name.into()
}

fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn fault(error: &io::Error) -> SaveFault {
    match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => SaveFault::NoFolder,
        _ => SaveFault::System(error.to_string()),
    }
}
