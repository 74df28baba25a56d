//! Files of records and of settings as the desk's effects ask for them, and the absolute paths that it wants to hear of.

use std::path::{Path, PathBuf};

use arbiter_core::desk::{Checked, Effect, Event, KeepingEffect, KeepingEvent, Opened, Seen};
use arbiter_core::record::{Hold, Loaded, Locks, ReadFault, Replace, SaveFault, Saved};
use arbiter_core::{picture, record, settings};
use ruleset_api::Record;

use super::time;

/// Does an effect that reads, saves, holds or keeps a file; nothing for any other.
pub(super) fn run(effect: Effect, locks: &mut Locks) -> Option<Event> {
    match effect {
        Effect::Read(path) => {
            let path = known(&path);
            let (record, opened) = open(&path, locks, false);
            Some(Event::Read { path, record, opened })
        }
        Effect::Save { document, revision, record, path, replace } => {
            let path = known(&path);
            // What is locked stays as it was signed.
            let locked = record::seal::verify(&record).state.locks();
            let moved = if locked { None } else { picture::record_at(&record, &path) };
            let result = save(&path, moved.as_ref().unwrap_or(&record), &replace, locks);
            Some(Event::Saved { document, path, revision, result })
        }
        Effect::Keeping(effect) => keep(effect, locks).map(Event::Keeping),
        Effect::KeepSettings { file, settings } => {
            settings::keep(&file, &settings).err().map(|error| Event::SettingsNotKept(error.to_string()))
        }
        _ => None,
    }
}

/// Does what the desk asks for about the files of its documents.
fn keep(effect: KeepingEffect, locks: &mut Locks) -> Option<KeepingEvent> {
    match effect {
        KeepingEffect::Fetch { document, path, anyway } => {
            let (record, opened) = open(&path, locks, anyway);
            Some(KeepingEvent::Fetched { document, path, record, opened })
        }
        KeepingEffect::Hold { document, path } => {
            let hold = locks.take(&path, &time::moment().wall, false);
            Some(KeepingEvent::Held { document, path, hold })
        }
        KeepingEffect::LookAt(path) => {
            let record = record::load(&path);
            Some(KeepingEvent::LookedAt { path, record })
        }
        KeepingEffect::Check(files) => {
            let looked = files.into_iter().map(|(document, path, known)| {
                let seen = Seen::of(record::look(&path, &known), time::of_day);
                Checked { document, path, known, seen }
            });
            Some(KeepingEvent::Checked(looked.collect()))
        }
        KeepingEffect::Release(path) => {
            locks.release(&path);
            None
        }
    }
}

/// Reads a record that is to be edited. It is held first: what is read then stays as it is. What cannot be read is not held.
fn open(path: &Path, locks: &mut Locks, anyway: bool) -> (Result<Loaded, ReadFault>, Opened) {
    let held = locks.holds(path);
    let hold = if path.is_file() { locks.take(path, &time::moment().wall, anyway) } else { Hold::Unasked };
    let (record, mark) = record::read_marked(path);
    if record.is_err() && !held {
        locks.release(path);
    }
    (record, Opened { mark, hold })
}

/// Saves a record at a path that is held for it, before or from now on.
fn save(path: &Path, record: &Record, replace: &Replace, locks: &mut Locks) -> Result<Saved, SaveFault> {
    let held = locks.holds(path);
    if let Hold::Elsewhere(by) = locks.take(path, &time::moment().wall, false) {
        return Err(SaveFault::Held(by));
    }
    let result = record::save_over(path, record, replace);
    // A folder that is gone took its sidecar with it.
    let gone = matches!(result, Err(SaveFault::NoFolder));
    let unsaved = matches!(&result, Err(fault) if !matches!(fault, SaveFault::Unconfirmed { .. }));
    if gone || (unsaved && !held) {
        locks.release(path);
    }
    result
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
