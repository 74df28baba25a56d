//! Files of records and of settings as the desk's effects ask for them, and the absolute paths that it wants to hear of.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use arbiter_core::desk::{Effect, Event};
use arbiter_core::{picture, record, settings};

/// Does an effect that reads, saves or keeps a file; nothing for any other.
pub(super) fn run(effect: Effect) -> Option<Event> {
    match effect {
        Effect::Read(path) => {
            let path = known(&path);
            let record = record::read(&path).map(Arc::new);
            Some(Event::Read { path, record })
        }
        Effect::Save { document, revision, record, path, replace } => {
            let path = known(&path);
            // What is locked stays as it was signed.
            let locked = record::seal::verify(&record).state.locks();
            let moved = if locked { None } else { picture::record_at(&record, &path) };
            let record = moved.as_ref().unwrap_or(&record);
            let result = if replace { record::save(&path, record) } else { record::save_new(&path, record) };
            Some(Event::Saved { document, path, revision, result })
        }
        Effect::KeepSettings { file, settings } => {
            settings::keep(&file, &settings).err().map(|error| Event::SettingsNotKept(error.to_string()))
        }
        _ => None,
    }
}

/// The one path by which a file or folder is known.
pub(super) fn known(path: &Path) -> PathBuf {
    absolute(path, &home())
}

fn home() -> Option<PathBuf> {
    std::env::home_dir()
}

/// A path without `~`, `.` and links, so that one file is known by one path. What is not there yet keeps its name.
fn absolute(path: &Path, home: &Option<PathBuf>) -> PathBuf {
    let path = match (path.strip_prefix("~"), home) {
        (Ok(rest), Some(home)) => home.join(rest),
        _ => path.to_owned(),
    };
    let path = std::path::absolute(&path).unwrap_or(path);
    let known = path.canonicalize().or_else(|fault| {
        let (Some(folder), Some(name)) = (path.parent(), path.file_name()) else { return Err(fault) };
        Ok(folder.canonicalize()?.join(name))
    });
    known.map_or(path, plain)
}

/// On Windows a canonical path begins with `\\?\`, which no judge should have to read.
fn plain(path: PathBuf) -> PathBuf {
    let words = path.to_string_lossy();
    match words.strip_prefix(r"\\?\") {
        Some(rest) if rest.as_bytes().get(1) == Some(&b':') => PathBuf::from(rest),
        _ => path,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tilde_is_the_home_folder_and_a_new_file_keeps_its_name() {
        let home = std::env::temp_dir().canonicalize().ok();
        let there = absolute(Path::new("~/not-there.match.json"), &home);
        assert_eq!(Some(there), home.map(|home| home.join("not-there.match.json")));
    }

    #[test]
    fn a_file_is_known_by_one_path() {
        let folder = std::env::temp_dir();
        assert_eq!(absolute(&folder.join("."), &None), absolute(&folder, &None));
    }
}
