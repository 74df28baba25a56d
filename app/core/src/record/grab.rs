//! The system's lock on a sidecar. On Unix it is an advisory lock on an open file; on Windows, where a locked file could not
//! be read by those who want to know who holds it, it is an open file that nobody else may write.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::Path;

/// What came of reaching for a sidecar.
pub(super) enum Grab {
    /// It is held by this process from now on.
    Locked(File),
    /// Another process holds it.
    Held,
    /// This file system knows no locks.
    #[cfg_attr(windows, allow(dead_code))]
    NoLocks(File),
}

/// Opens a sidecar, which is made where there is none, and locks it.
#[cfg(not(windows))]
pub(super) fn grab(sidecar: &Path) -> io::Result<Grab> {
    use std::fs::TryLockError;

    let opened = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(sidecar);
    let (file, refused) = match opened {
        // Another user's can be read at least, and so tells whether it is held.
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => (File::open(sidecar).or(Err(error))?, true),
        opened => (opened?, false),
    };
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Ok(Grab::Held),
        _ if refused => Err(io::ErrorKind::PermissionDenied.into()),
        Ok(()) => Ok(Grab::Locked(file)),
        Err(TryLockError::Error(_)) => Ok(Grab::NoLocks(file)),
    }
}

/// Opens a sidecar, which is made where there is none, such that nobody else can write it.
#[cfg(windows)]
pub(super) fn grab(sidecar: &Path) -> io::Result<Grab> {
    use std::os::windows::fs::OpenOptionsExt;

    // FILE_SHARE_READ and FILE_SHARE_DELETE; FILE_ATTRIBUTE_HIDDEN for a new one.
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false).share_mode(1 | 4).attributes(2);
    match options.open(sidecar) {
        Ok(file) => Ok(Grab::Locked(file)),
        Err(error) if super::patience::is_shared(&error) => Ok(Grab::Held),
        Err(error) => Err(error),
    }
}

/// Whether an open file is the one at its path: whoever held it before may have removed it in between.
#[cfg(unix)]
pub(super) fn is_still(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let same = |one: fs::Metadata, other: fs::Metadata| (one.dev(), one.ino()) == (other.dev(), other.ino());
    file.metadata().is_ok_and(|one| fs::symlink_metadata(path).is_ok_and(|other| same(one, other)))
}

/// Whether an open file is the one at its path. Elsewhere an open file that is removed keeps its name until it is closed.
#[cfg(not(unix))]
pub(super) fn is_still(_: &File, path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}
