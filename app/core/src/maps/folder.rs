//! The folder with the user's own maps.

use std::ffi::OsString;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{ENDING, Found, Listed, Source, bundled, fault, read};
use crate::record;
use crate::referee;

/// Names a folder with maps, in the place of the one in the user's data folder.
pub const FOLDER_VARIABLE: &str = "ARBITER_MAPS";

/// The folder with the user's own maps: the one that [`FOLDER_VARIABLE`] names, else `arbiter/maps` in the user's data
/// folder; nothing where the system tells of none.
#[must_use]
pub fn folder(variable: &dyn Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let named = variable(FOLDER_VARIABLE).filter(|name| !name.is_empty()).map(PathBuf::from);
    named.or_else(|| referee::data_folder(variable).map(|data| data.join("arbiter").join("maps")))
}

/// All saved maps: those in a folder, and those of the program. A folder that is not there has none.
#[must_use]
pub fn list(folder: Option<&Path>) -> Listed {
    let mut listed = folder.map(own).unwrap_or_default();
    listed.maps.extend(bundled());
    listed
}

fn own(folder: &Path) -> Listed {
    let mut listed = Listed::default();
    let entries = match std::fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == ErrorKind::NotFound => return listed,
        Err(error) => {
            listed.faults.push(fault::read_text(&record::read_fault(&error), folder));
            return listed;
        }
    };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.file_name().is_some_and(|name| name.to_string_lossy().ends_with(ENDING)));
    paths.sort();
    let mut named = Vec::new();
    for path in paths {
        match read(&path) {
            Ok(saved) => {
                let name = saved.called(&path);
                named.push((saved.name.to_lowercase(), Found { name, source: Source::Own(path), map: Arc::new(saved.map) }));
            }
            Err(fault) => listed.faults.push(fault::read_text(&fault, &path)),
        }
    }
    named.sort_by(|(one, _), (other, _)| one.cmp(other));
    listed.maps = named.into_iter().map(|(_, found)| found).collect();
    listed
}

/// Takes one of the user's maps away for good.
///
/// # Errors
/// It is no map's file, or the system refused; with its words.
pub fn remove(path: &Path) -> Result<(), String> {
    let named = path.file_name().is_some_and(|name| name.to_string_lossy().ends_with(ENDING));
    if !named {
        return Err(path.display().to_string());
    }
    match std::fs::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error.to_string()),
        _ => Ok(()),
    }
}
