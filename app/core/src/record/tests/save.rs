//! Saving: at every step and whatever fails, the old file or the new one is there, whole.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use ruleset_api::Record;

use crate::record::files::{Files, Kind};
use crate::record::save::save_in;
use crate::record::spare::{Spare, spare, spare_of};
use crate::record::{Replace, SaveFault, Saved, read, save, save_new, to_bytes};

fn record(notes: &str) -> Record {
    Record { notes: notes.to_owned(), ..Record::new("wow-minis", "1.0.0", 2) }
}

/// What a step fails with, again and again or once.
#[derive(Clone, Copy)]
enum Fails {
    /// That step and no other.
    Once(ErrorKind),
    /// That step and all later ones, as when the power or the disk goes.
    FromThereOn(ErrorKind),
}

/// A file system in memory. The step that is told fails; a write that fails has written a half.
struct Memory {
    files: RefCell<BTreeMap<PathBuf, Vec<u8>>>,
    steps: Cell<usize>,
    fails_at: usize,
    fails: Fails,
    /// A step failed whose failure need not be told: what is left of earlier saves stays left.
    forgiven: Cell<bool>,
    waited: Cell<Duration>,
    /// A process of this computer that runs.
    runs: u32,
}

impl Memory {
    fn holding(old: Option<&[u8]>, fails_at: usize, fails: Fails) -> Self {
        let mut files = BTreeMap::new();
        if let Some(old) = old {
            files.insert(PathBuf::from(TARGET), old.to_vec());
            files.insert(PathBuf::from(COPY), to_bytes(&record("older")));
        }
        let (steps, forgiven, waited) = Default::default();
        Self { files: RefCell::new(files), steps, fails_at, fails, forgiven, waited, runs: 7 }
    }

    fn step(&self) -> io::Result<()> {
        self.steps.set(self.steps.get() + 1);
        match self.fails {
            Fails::Once(kind) if self.steps.get() == self.fails_at => Err(kind.into()),
            Fails::FromThereOn(kind) if self.steps.get() >= self.fails_at => Err(kind.into()),
            _ => Ok(()),
        }
    }

    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        if self.get(path).is_some() {
            return Err(ErrorKind::AlreadyExists.into());
        }
        let result = self.step();
        let dead = matches!(self.fails, Fails::FromThereOn(_)) && self.steps.get() > self.fails_at;
        let written = if result.is_ok() { bytes } else { &bytes[..bytes.len() / 2] };
        if !dead {
            self.files.borrow_mut().insert(path.to_owned(), written.to_vec());
        }
        result
    }

    fn get(&self, path: impl AsRef<Path>) -> Option<Vec<u8>> {
        self.files.borrow().get(path.as_ref()).cloned()
    }

    fn remainders(&self) -> Vec<String> {
        let names = self.files.borrow().keys().map(|path| path.display().to_string()).collect::<Vec<_>>();
        names.into_iter().filter(|name| name.ends_with(".new") || name.ends_with(".old")).collect()
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
        self.get(path).ok_or_else(|| ErrorKind::NotFound.into())
    }

    fn create(&self, path: &Path, bytes: &[u8], _: bool) -> io::Result<Option<SystemTime>> {
        self.write(path, bytes).map(|()| None)
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

    fn names(&self, folder: &Path) -> io::Result<Vec<OsString>> {
        self.step().inspect_err(|_| self.forgiven.set(true))?;
        let files = self.files.borrow();
        let inside = files.keys().filter(|path| path.parent() == Some(folder));
        Ok(inside.filter_map(|path| Some(path.file_name()?.to_owned())).collect())
    }

    fn age(&self, _: &Path) -> io::Result<Duration> {
        Ok(Duration::from_secs(3600))
    }

    fn runs(&self, pid: u32) -> Option<bool> {
        Some(pid == self.runs || pid == std::process::id())
    }

    fn pause(&self, time: Duration) {
        self.waited.set(self.waited.get() + time);
    }
}

const TARGET: &str = "/venue/3.match.json";
const COPY: &str = "/venue/3.match.json.bak";

fn saved_in(memory: &Memory) -> Result<Saved, SaveFault> {
    save_in(memory, Path::new(TARGET), &record("new"), &Replace::Always)
}

/// Saves with each step failing in turn, and calls `check` after each; at last with none.
fn at_every_step(old: Option<&[u8]>, fails: Fails, check: impl Fn(&Memory, &Result<Saved, SaveFault>)) {
    for fails_at in 1.. {
        let memory = Memory::holding(old, fails_at, fails);
        let result = saved_in(&memory);
        check(&memory, &result);
        if memory.steps.get() < fails_at {
            assert!(result.is_ok());
            assert!(fails_at > if old.is_some() { 11 } else { 5 }, "steps are missing");
            return;
        }
        assert!(result.is_err() || memory.forgiven.get(), "step {fails_at} failed, and nobody noticed");
    }
}

#[test]
fn whatever_fails_the_old_file_or_the_new_one_is_whole_and_nothing_is_left_beside_it() {
    let (old, new) = (to_bytes(&record("old")), to_bytes(&record("new")));
    for kind in [ErrorKind::Other, ErrorKind::StorageFull, ErrorKind::PermissionDenied, ErrorKind::NotFound] {
        at_every_step(Some(&old), Fails::Once(kind), |memory, result| {
            let there = memory.get(TARGET).unwrap();
            match result {
                Ok(_) | Err(SaveFault::Unconfirmed { .. }) => assert_eq!(there, new),
                Err(_) => assert_eq!(there, old),
            }
            assert_eq!(memory.remainders(), [""; 0]);
        });
    }
}

#[test]
fn whatever_fails_and_when_the_power_goes_the_copy_is_a_whole_version_too() {
    let (old, older) = (to_bytes(&record("old")), to_bytes(&record("older")));
    for fails in [Fails::Once(ErrorKind::StorageFull), Fails::FromThereOn(ErrorKind::Other)] {
        at_every_step(Some(&old), fails, |memory, _| {
            let copy = memory.get(COPY).unwrap();
            assert!(copy == old || copy == older);
        });
    }
}

#[test]
fn when_the_power_goes_the_old_file_or_the_new_one_is_whole() {
    let (old, new) = (to_bytes(&record("old")), to_bytes(&record("new")));
    at_every_step(Some(&old), Fails::FromThereOn(ErrorKind::Other), |memory, _| {
        let there = memory.get(TARGET).unwrap();
        assert!(there == old || there == new);
    });
}

#[test]
fn a_first_save_leaves_a_whole_file_or_none() {
    let new = to_bytes(&record("new"));
    for fails in [Fails::Once(ErrorKind::StorageFull), Fails::FromThereOn(ErrorKind::Other)] {
        at_every_step(None, fails, |memory, _| {
            assert!(memory.get(TARGET).is_none_or(|there| there == new));
        });
    }
}

#[test]
fn the_faults_of_a_venue_are_told_for_what_they_are() {
    let old = to_bytes(&record("old"));
    // The step at which the new file is written.
    for (kind, fault) in [
        (ErrorKind::StorageFull, SaveFault::Full),
        (ErrorKind::NotFound, SaveFault::NoFolder),
        (ErrorKind::PermissionDenied, SaveFault::Forbidden),
        (ErrorKind::InvalidFilename, SaveFault::NameTooLong),
    ] {
        let memory = Memory::holding(Some(&old), 5, Fails::Once(kind));
        assert_eq!(saved_in(&memory), Err(fault));
    }
}

#[test]
fn a_file_that_another_program_holds_for_a_moment_is_saved_all_the_same() {
    let (old, new) = (to_bytes(&record("old")), to_bytes(&record("new")));
    for kind in [ErrorKind::ResourceBusy, ErrorKind::WouldBlock, ErrorKind::Interrupted] {
        for fails_at in 1..12 {
            let memory = Memory::holding(Some(&old), fails_at, Fails::Once(kind));
            assert!(saved_in(&memory).is_ok(), "step {fails_at}");
            assert_eq!((memory.get(TARGET).unwrap(), memory.remainders()), (new.clone(), Vec::new()));
        }
    }
}

#[test]
fn a_file_that_another_program_does_not_let_go_is_given_up_within_a_second_or_so() {
    let old = to_bytes(&record("old"));
    for fails_at in 1..10 {
        let memory = Memory::holding(Some(&old), fails_at, Fails::FromThereOn(ErrorKind::ResourceBusy));
        assert!(matches!(saved_in(&memory), Err(SaveFault::Busy(_))), "step {fails_at}");
        assert_eq!(memory.get(TARGET).unwrap(), old);
        let waited = memory.waited.get();
        assert!(Duration::from_millis(500) < waited && waited < Duration::from_millis(1500), "{waited:?}");
    }
}

#[test]
fn what_a_killed_save_left_is_removed_and_what_a_living_one_writes_is_not() {
    let memory = Memory::holding(Some(&to_bytes(&record("old"))), 0, Fails::Once(ErrorKind::Other));
    let own = spare(Path::new(TARGET), Spare::New).unwrap();
    let host = own.to_str().unwrap().strip_prefix("/venue/.3.match.json.").unwrap().split_once('-').unwrap().0.to_owned();
    let left = |host: &str, pid: u32| spare_of(Path::new(TARGET), Spare::Old, host, pid).unwrap();
    // Of a process that has ended, of one that runs, of another computer, of another file; and its own from before.
    let stay = [left(&host, 7), left("00000000", 9), PathBuf::from(format!("/venue/.4.match.json.{host}-9.new"))];
    for path in stay.iter().chain([&left(&host, 9), &own]) {
        memory.files.borrow_mut().insert(path.clone(), b"{".to_vec());
    }
    saved_in(&memory).unwrap();
    let mut stayed: Vec<_> = stay.iter().map(|path| path.display().to_string()).collect();
    stayed.sort();
    assert_eq!(memory.remainders(), stayed);
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

#[test]
fn a_name_as_long_as_the_system_allows_is_saved_or_said_before_there_is_a_first_file() {
    let folder = tempfile::tempdir().unwrap();
    for length in [200, 251] {
        let path = folder.path().join("x".repeat(length));
        save(&path, &record("old")).unwrap();
        save(&path, &record("new")).unwrap();
        assert_eq!(read(&path).unwrap().notes, "new");
    }
    for length in [252, 255, 300] {
        let path = folder.path().join("x".repeat(length));
        assert_eq!(save(&path, &record("new")), Err(SaveFault::NameTooLong));
        assert!(!path.exists());
    }
}

#[cfg(unix)]
#[test]
fn a_record_that_was_closed_to_others_stays_closed_and_so_does_its_copy() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("3.match.json");
    save(&path, &record("old")).unwrap();
    std::fs::set_permissions(&path, PermissionsExt::from_mode(0o600)).unwrap();
    save(&path, &record("new")).unwrap();
    for name in ["3.match.json", "3.match.json.bak"] {
        let mode = std::fs::metadata(folder.path().join(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
}
