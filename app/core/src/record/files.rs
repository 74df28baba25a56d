//! What saving needs of a file system, as a trait, so that a test can let every step of it fail.

use std::ffi::OsString;
use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::fault::LARGEST;
use super::spare;
use crate::disk;

/// What lies at a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Nothing,
    File,
    /// A folder, a pipe, a device.
    Other,
}

/// The steps of saving. Each returns the system's error.
pub(super) trait Files {
    /// What lies at a path, links followed.
    fn kind(&self, path: &Path) -> io::Result<Kind>;
    /// The path with its links followed, so that a link stays one when its file is replaced.
    fn resolve(&self, path: &Path) -> io::Result<PathBuf>;
    /// The content of a file; of a very large one the beginning.
    fn read(&self, path: &Path) -> io::Result<Vec<u8>>;
    /// Writes a file that does not exist yet, down to the disk; when that was. A private one is for nobody else to read
    /// until it gets other permissions.
    fn create(&self, path: &Path, bytes: &[u8], private: bool) -> io::Result<Option<SystemTime>>;
    /// Gives a file the permissions of another, and its owner where the system lets it.
    fn copy_permissions(&self, from: &Path, to: &Path) -> io::Result<()>;
    /// Copies a file to one that does not exist yet, down to the disk.
    fn copy(&self, from: &Path, to: &Path) -> io::Result<()>;
    /// Puts a file in the place of another, in one step.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;
    /// Removes a file.
    fn remove(&self, path: &Path) -> io::Result<()>;
    /// Brings the names in a folder down to the disk.
    fn sync_folder(&self, path: &Path) -> io::Result<()>;
    /// The names in a folder.
    fn names(&self, folder: &Path) -> io::Result<Vec<OsString>>;
    /// How long ago a file was changed.
    fn age(&self, path: &Path) -> io::Result<Duration>;
    /// Whether a process of this computer runs; `None` where that cannot be found out.
    fn runs(&self, pid: u32) -> Option<bool>;
    /// Waits.
    fn pause(&self, time: Duration);
}

/// The real file system.
pub(super) struct Disk;

impl Files for Disk {
    fn kind(&self, path: &Path) -> io::Result<Kind> {
        match fs::metadata(path) {
            Ok(metadata) if metadata.is_file() => Ok(Kind::File),
            Ok(_) => Ok(Kind::Other),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Kind::Nothing),
            Err(error) => Err(error),
        }
    }

    fn resolve(&self, path: &Path) -> io::Result<PathBuf> {
        fs::canonicalize(path)
    }

    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        fs::File::open(path)?.take(LARGEST).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    fn create(&self, path: &Path, bytes: &[u8], private: bool) -> io::Result<Option<SystemTime>> {
        let mut file = beginning(private).open(path)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        Ok(file.metadata().and_then(|metadata| metadata.modified()).ok())
    }

    fn copy_permissions(&self, from: &Path, to: &Path) -> io::Result<()> {
        let old = fs::metadata(from)?;
        #[cfg(unix)]
        own(&old, &fs::metadata(to)?, to);
        match fs::set_permissions(to, old.permissions()) {
            // Some file systems (of cameras, of other systems' shares) keep none, and no judge can change that.
            Err(error) if matches!(error.kind(), ErrorKind::PermissionDenied | ErrorKind::Unsupported) => Ok(()),
            done => done,
        }
    }

    fn copy(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut old = fs::File::open(from)?;
        let permissions = old.metadata()?.permissions();
        let mut copy = beginning(true).open(to)?;
        io::copy(&mut old, &mut copy)?;
        copy.sync_all()?;
        // The copy is whole; who may read it is a second matter, and nobody but its owner may where it stays as it is.
        let _ = fs::set_permissions(to, permissions);
        Ok(())
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn sync_folder(&self, path: &Path) -> io::Result<()> {
        disk::sync_folder(path)
    }

    fn names(&self, folder: &Path) -> io::Result<Vec<OsString>> {
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.file_name())).collect()
    }

    fn age(&self, path: &Path) -> io::Result<Duration> {
        // A time in the future is a clock that was put back: as good as now.
        Ok(fs::metadata(path)?.modified()?.elapsed().unwrap_or_default())
    }

    fn runs(&self, pid: u32) -> Option<bool> {
        spare::runs(pid)
    }

    fn pause(&self, time: Duration) {
        std::thread::sleep(time);
    }
}

/// How a new file is opened.
fn beginning(private: bool) -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    if private {
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    }
    #[cfg(not(unix))]
    let _ = private;
    options
}

/// Gives a file owner and group of another, as far as the system lets this user.
#[cfg(unix)]
fn own(old: &fs::Metadata, new: &fs::Metadata, file: &Path) {
    use std::os::unix::fs::{MetadataExt, chown};
    let (user, group) = (old.uid(), old.gid());
    if (user, group) != (new.uid(), new.gid()) && chown(file, Some(user), Some(group)).is_err() {
        let _ = chown(file, None, Some(group));
    }
}
