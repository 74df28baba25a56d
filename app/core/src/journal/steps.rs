//! What the journal needs of a file system, as a trait, so that a test can let every step of it fail.

use std::fs;
use std::io;
use std::path::Path;

use crate::disk;

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
        disk::create(path, bytes)
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
}
