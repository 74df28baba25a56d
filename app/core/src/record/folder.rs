//! Which match records a folder means: every `*.match.json` in it, or also below, in the order of their paths.

use std::io;
use std::path::{Path, PathBuf};

use super::fault::ReadFault;
use super::read;

/// The ending of a match record's name.
pub const ENDING: &str = ".match.json";

/// A record's file, or a folder that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Where it is.
    pub path: PathBuf,
    /// Of a folder: why it cannot be read.
    pub fault: Option<ReadFault>,
}

/// The records in a folder itself, in the order of their names.
///
/// # Errors
/// The folder cannot be read.
pub fn inside(folder: &Path) -> Result<Vec<PathBuf>, ReadFault> {
    let list = || -> io::Result<Vec<PathBuf>> {
        let mut found = Vec::new();
        for entry in std::fs::read_dir(folder)? {
            let entry = entry?;
            if entry.file_name().to_string_lossy().ends_with(ENDING) && !entry.path().is_dir() {
                found.push(entry.path());
            }
        }
        found.sort();
        Ok(found)
    };
    list().map_err(|error| read::fault(&error))
}

/// The records in a folder and below it, and the folders that cannot be read, in the order of their paths. Links to folders
/// are not followed: they may lead round in a circle.
#[must_use]
pub fn below(folder: &Path) -> Vec<Found> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let mut list = || -> io::Result<()> {
            for entry in std::fs::read_dir(&folder)? {
                let entry = entry?;
                let path = entry.path();
                let kind = entry.file_type()?;
                if kind.is_dir() {
                    folders.push(path);
                } else if entry.file_name().to_string_lossy().ends_with(ENDING) && !(kind.is_symlink() && path.is_dir()) {
                    found.push(Found { path, fault: None });
                }
            }
            Ok(())
        };
        if let Err(error) = list() {
            found.push(Found { path: folder, fault: Some(read::fault(&error)) });
        }
    }
    found.sort_by(|one, other| one.path.cmp(&other.path));
    found
}
