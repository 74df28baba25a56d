//! A record to a path, such that whatever happens the old file or the new one is there, whole. The new one is written
//! beside it, the old one is copied to `.bak`, which is itself replaced in one step, and one rename puts the new one in its
//! place. What lies there is looked at first: what somebody else has changed is not overwritten unasked.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use ruleset_api::Record;

use super::fault::SaveFault;
use super::files::{Disk, Files, Kind};
use super::mark::Mark;
use super::parse::{self, Filed};
use super::patience::{Patience, is_busy};
use super::spare::{Spare, spare, sweep};

/// Which file may be replaced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Replace {
    /// None.
    Never,
    /// The one that was read or saved last, as long as nobody else has changed it.
    Known(Mark),
    /// Whatever lies there.
    Always,
}

/// What saving has come to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Saved {
    /// The file that lies there now.
    pub mark: Option<Mark>,
    /// The file that was to be replaced was there no more.
    pub anew: bool,
}

/// Saves a record, in the place of the file that may be there. That one stays beside it, with `.bak` after its name.
///
/// # Errors
/// Nothing was saved, and an old file is as it was; except for [`SaveFault::Unconfirmed`].
pub fn save(path: &Path, record: &Record) -> Result<(), SaveFault> {
    save_in(&Disk, path, record, &Replace::Always).map(drop)
}

/// Saves a record where there is no file yet.
///
/// # Errors
/// As [`save`]; and [`SaveFault::Exists`] where there is a file.
pub fn save_new(path: &Path, record: &Record) -> Result<(), SaveFault> {
    save_in(&Disk, path, record, &Replace::Never).map(drop)
}

/// Saves a record in the place of a file that may be replaced.
///
/// # Errors
/// As [`save`]; [`SaveFault::Exists`] where a file is there and none may be replaced, [`SaveFault::Changed`] where it is not
/// the one that is known.
pub fn save_over(path: &Path, record: &Record, replace: &Replace) -> Result<Saved, SaveFault> {
    save_in(&Disk, path, record, replace)
}

/// Saves a document of any kind as records are saved.
///
/// # Errors
/// As [`save`]; and [`SaveFault::Exists`] where there is a file that may not be replaced.
pub(crate) fn save_filed(path: &Path, document: &impl Filed, replace: bool) -> Result<(), SaveFault> {
    save_in(&Disk, path, document, if replace { &Replace::Always } else { &Replace::Never }).map(drop)
}

pub(super) fn save_in<T: Filed>(files: &impl Files, path: &Path, document: &T, replace: &Replace) -> Result<Saved, SaveFault> {
    let bytes = parse::written(document).map_err(|error| SaveFault::System(error.to_string()))?;
    let patience = &mut Patience::new(files);
    let old = match patience.tried(|| files.kind(path)).map_err(|error| fault(&error))? {
        Kind::Nothing => None,
        Kind::File if *replace == Replace::Never => return Err(SaveFault::Exists),
        Kind::File => Some(patience.tried(|| files.resolve(path)).map_err(|error| fault(&error))?),
        Kind::Other => return Err(SaveFault::NotAFile),
    };
    if let Some(old) = &old {
        let there = patience.tried(|| files.read(old)).map_err(|error| fault(&error))?;
        if let Some(found) = parse::newer_version::<T>(&there) {
            return Err(SaveFault::NewerVersion { found });
        }
        if matches!(replace, Replace::Known(mark) if !mark.is_of(&there)) {
            return Err(SaveFault::Changed);
        }
    }
    let target = old.as_deref().unwrap_or(path);
    // A name that has no room for `.bak` could be saved once, and never again.
    patience.tried(|| files.kind(&copy_of(target))).map_err(|error| fault(&error))?;
    let modified = put(files, patience, &bytes, target, old.is_some()).map_err(|error| fault(&error))?;
    let mark = Mark::of(&bytes, modified);
    let confirmed = patience.tried(|| files.sync_folder(folder(target)));
    sweep(files, target);
    match confirmed {
        Ok(()) => Ok(Saved { mark: Some(mark), anew: old.is_none() && matches!(replace, Replace::Known(_)) }),
        Err(error) => Err(SaveFault::Unconfirmed { message: error.to_string(), mark }),
    }
}

/// All steps up to the one that counts, the rename; when the new file was written. What fails leaves nothing beside the
/// file.
fn put<F: Files>(
    files: &F,
    patience: &mut Patience<'_, F>,
    bytes: &[u8],
    target: &Path,
    is_old: bool,
) -> io::Result<Option<SystemTime>> {
    let new = spare(target, Spare::New).ok_or(ErrorKind::InvalidFilename)?;
    let copy = spare(target, Spare::Old).ok_or(ErrorKind::InvalidFilename)?;
    let mut steps = || {
        let modified = patience.tried(|| again(files, &new, || files.create(&new, bytes, is_old)))?;
        if is_old {
            patience.tried(|| files.copy_permissions(target, &new))?;
            patience.tried(|| again(files, &copy, || files.copy(target, &copy)))?;
            patience.tried(|| files.rename(&copy, &copy_of(target)))?;
        }
        patience.tried(|| files.rename(&new, target))?;
        Ok(modified)
    };
    let done = steps();
    if done.is_err() {
        // The fault is told, and not that the remainder could not be removed either.
        let _ = files.remove(&new);
        let _ = files.remove(&copy);
    }
    done
}

/// Makes a file; where a remainder of an earlier try lies in its place, that is removed first.
fn again<T>(files: &impl Files, path: &Path, make: impl Fn() -> io::Result<T>) -> io::Result<T> {
    match make() {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            files.remove(path)?;
            make()
        }
        made => made,
    }
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
        _ if is_busy(error) => SaveFault::Busy(error.to_string()),
        ErrorKind::NotFound | ErrorKind::NotADirectory => SaveFault::NoFolder,
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => SaveFault::Full,
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => SaveFault::Forbidden,
        ErrorKind::InvalidFilename => SaveFault::NameTooLong,
        _ => SaveFault::System(error.to_string()),
    }
}
