//! What saving needs of a file system, as a trait, so that a test can let every step of it fail.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use super::fault::LARGEST;

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
    /// Writes a file that does not exist yet, down to the disk.
    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<()>;
    /// Gives a file the permissions of another.
    fn copy_permissions(&self, from: &Path, to: &Path) -> io::Result<()>;
    /// Copies a file, over an old one if need be.
    fn copy(&self, from: &Path, to: &Path) -> io::Result<()>;
    /// Puts a file in the place of another, in one step.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;
    /// Removes a file.
    fn remove(&self, path: &Path) -> io::Result<()>;
    /// Brings the names in a folder down to the disk.
    fn sync_folder(&self, path: &Path) -> io::Result<()>;
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

    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
        file.write_all(bytes)?;
        file.sync_all()
    }

    fn copy_permissions(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::set_permissions(to, fs::metadata(from)?.permissions())
    }

    fn copy(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::copy(from, to).map(|_| ())
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    #[cfg(unix)]
    fn sync_folder(&self, path: &Path) -> io::Result<()> {
        match fs::File::open(path)?.sync_all() {
            // Some file systems (network shares among them) know no such thing, and no judge can change that.
            Err(error) if matches!(error.kind(), ErrorKind::InvalidInput | ErrorKind::Unsupported) => Ok(()),
            result => result,
        }
    }

    /// Other systems give no handle of a folder that could be synchronised.
    #[cfg(not(unix))]
    fn sync_folder(&self, _: &Path) -> io::Result<()> {
        Ok(())
    }
}
