//! Saving: at every step and whatever fails, the old file or the new one is there, whole.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use ruleset_api::Record;

use crate::record::files::{Files, Kind};
use crate::record::save::save_in;
use crate::record::{SaveFault, read, save, save_new, to_bytes};

const TARGET: &str = "/venue/3.match.json";

fn record(notes: &str) -> Record {
    Record { notes: notes.to_owned(), ..Record::new("wow-minis", "1.0.0", 2) }
}

/// A file system in memory. The step that is told fails halfway; with `power_cut` all later ones fail as well.
#[derive(Default)]
struct Memory {
    files: RefCell<BTreeMap<PathBuf, Vec<u8>>>,
    steps: Cell<usize>,
    fails_at: usize,
    power_cut: bool,
}

impl Memory {
    fn holding(old: Option<&[u8]>, fails_at: usize, power_cut: bool) -> Self {
        let files = old.map(|old| (PathBuf::from(TARGET), old.to_vec())).into_iter().collect();
        Self { files: RefCell::new(files), fails_at, power_cut, ..Self::default() }
    }

    fn step(&self) -> io::Result<()> {
        self.steps.set(self.steps.get() + 1);
        let fails = if self.power_cut { self.steps.get() >= self.fails_at } else { self.steps.get() == self.fails_at };
        if fails { Err(io::Error::other("no more")) } else { Ok(()) }
    }

    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let result = self.step();
        let dead = self.power_cut && self.steps.get() > self.fails_at;
        let written = if result.is_ok() { bytes } else { &bytes[..bytes.len() / 2] };
        if !dead {
            self.files.borrow_mut().insert(path.to_owned(), written.to_vec());
        }
        result
    }

    fn get(&self, path: &Path) -> Option<Vec<u8>> {
        self.files.borrow().get(path).cloned()
    }
}

impl Files for Memory {
    fn kind(&self, path: &Path) -> io::Result<Kind> {
        self.step()?;
        Ok(if self.get(path).is_some() { Kind::File } else { Kind::Nothing })
    }

    fn resolve(&self, path: &Path) -> io::Result<PathBuf> {
        self.step()?;
        Ok(path.to_owned())
    }

    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        self.step()?;
        self.get(path).ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        assert!(self.get(path).is_none(), "a file is there already: {}", path.display());
        self.write(path, bytes)
    }

    fn copy_permissions(&self, _: &Path, _: &Path) -> io::Result<()> {
        self.step()
    }

    fn copy(&self, from: &Path, to: &Path) -> io::Result<()> {
        let bytes = self.get(from).unwrap();
        self.write(to, &bytes)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.step()?;
        let bytes = self.files.borrow_mut().remove(from).unwrap();
        self.files.borrow_mut().insert(to.to_owned(), bytes);
        Ok(())
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.step()?;
        self.files.borrow_mut().remove(path);
        Ok(())
    }

    fn sync_folder(&self, _: &Path) -> io::Result<()> {
        self.step()
    }
}

/// Saves with each step failing in turn, and calls `check` after each; at last with none.
fn at_every_step(old: Option<&[u8]>, power_cut: bool, check: impl Fn(&Memory, &Result<(), SaveFault>)) {
    for fails_at in 1.. {
        let memory = Memory::holding(old, fails_at, power_cut);
        let result = save_in(&memory, Path::new(TARGET), &record("new"), true);
        check(&memory, &result);
        if memory.steps.get() < fails_at {
            assert_eq!(result, Ok(()));
            assert!(fails_at > 3, "steps are missing");
            return;
        }
        assert!(result.is_err(), "step {fails_at} failed, and nobody noticed");
    }
}

#[test]
fn whatever_fails_the_old_file_or_the_new_one_is_whole_and_nothing_is_left_beside_it() {
    let (old, new) = (to_bytes(&record("old")), to_bytes(&record("new")));
    at_every_step(Some(&old), false, |memory, result| {
        let there = memory.get(Path::new(TARGET)).unwrap();
        match result {
            Ok(()) | Err(SaveFault::Unconfirmed(_)) => assert_eq!(there, new),
            Err(_) => assert_eq!(there, old),
        }
        let names: Vec<_> = memory.files.borrow().keys().map(|path| path.display().to_string()).collect();
        assert!(names.iter().all(|name| !name.contains(".new")), "{names:?}");
    });
}

#[test]
fn when_the_power_goes_the_old_file_or_the_new_one_is_whole() {
    let (old, new) = (to_bytes(&record("old")), to_bytes(&record("new")));
    at_every_step(Some(&old), true, |memory, _| {
        let there = memory.get(Path::new(TARGET)).unwrap();
        assert!(there == old || there == new);
    });
}

#[test]
fn a_first_save_leaves_a_whole_file_or_none() {
    let new = to_bytes(&record("new"));
    for power_cut in [false, true] {
        at_every_step(None, power_cut, |memory, _| {
            assert!(memory.get(Path::new(TARGET)).is_none_or(|there| there == new));
        });
    }
}

#[test]
fn the_old_file_is_kept_as_bak() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("3.match.json");
    save(&path, &record("first")).unwrap();
    assert!(!folder.path().join("3.match.json.bak").exists());
    save(&path, &record("second")).unwrap();
    save(&path, &record("third")).unwrap();
    assert_eq!(read(&path).unwrap().notes, "third");
    assert_eq!(read(&folder.path().join("3.match.json.bak")).unwrap().notes, "second");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 2);
}

#[test]
fn a_new_file_never_replaces_an_old_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("3.match.json");
    save_new(&path, &record("first")).unwrap();
    assert_eq!(save_new(&path, &record("second")), Err(SaveFault::Exists));
    assert_eq!(read(&path).unwrap().notes, "first");
}

#[test]
fn a_record_of_a_newer_version_is_never_saved_over() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("3.match.json");
    let newer = "\u{FEFF}{ \"format\": \"arbiter-match\", \"version\": 7, \"sides\": 2 }";
    std::fs::write(&path, newer).unwrap();
    assert_eq!(save(&path, &record("new")), Err(SaveFault::NewerVersion { found: 7 }));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), newer);
}

#[test]
fn a_place_where_no_file_can_be_is_told() {
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(save(folder.path(), &record("new")), Err(SaveFault::NotAFile));
    assert_eq!(save(&folder.path().join("none/3.match.json"), &record("new")), Err(SaveFault::NoFolder));
}

#[cfg(unix)]
#[test]
fn permissions_and_links_stay() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = tempfile::tempdir().unwrap();
    let (path, link) = (folder.path().join("3.match.json"), folder.path().join("link.match.json"));
    save(&path, &record("old")).unwrap();
    std::fs::set_permissions(&path, PermissionsExt::from_mode(0o640)).unwrap();
    symlink(&path, &link).unwrap();
    save(&link, &record("new")).unwrap();
    assert!(std::fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(read(&path).unwrap().notes, "new");
    assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o640);
}
