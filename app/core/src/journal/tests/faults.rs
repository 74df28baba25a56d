//! Every step of writing an entry fails in turn, with and without the power going: the entry before or the new one is there.

use std::cell::Cell;
use std::io;
use std::path::Path;

use super::{AT, draft};
use crate::journal::{Disk, ENDING, Entry, Steps, Store};

/// The real file system; the step that is told fails, a file half written; with `power_cut` all later ones fail as well.
#[derive(Default)]
struct Faulty {
    steps: Cell<usize>,
    fails_at: usize,
    power_cut: bool,
}

impl Faulty {
    fn step(&self, done: impl FnOnce() -> io::Result<()>, half: impl FnOnce()) -> io::Result<()> {
        let step = self.steps.get() + 1;
        self.steps.set(step);
        match () {
            () if step == self.fails_at => {
                half();
                Err(io::ErrorKind::StorageFull.into())
            }
            () if step > self.fails_at && self.power_cut => Err(io::Error::other("no more")),
            () => done(),
        }
    }
}

impl Steps for Faulty {
    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let half = || std::fs::write(path, &bytes[..bytes.len() / 2]).unwrap();
        self.step(|| Disk.create(path, bytes), half)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.step(|| Disk.rename(from, to), || {})
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.step(|| Disk.remove(path), || {})
    }

    fn sync_folder(&self, path: &Path) -> io::Result<()> {
        self.step(|| Disk.sync_folder(path), || {})
    }
}

#[test]
fn whatever_step_fails_the_entry_before_or_the_new_one_is_there_whole() {
    for power_cut in [false, true] {
        let mut failed = 0;
        for fails_at in 1.. {
            let folder = tempfile::tempdir().unwrap();
            let faulty = Faulty { fails_at: usize::MAX, ..Faulty::default() };
            let mut store = Store::with_steps(folder.path().to_owned(), faulty);
            store.keep(1, &draft("old", None).to_bytes(AT).unwrap()).unwrap();
            store.steps = Faulty { fails_at, power_cut, ..Faulty::default() };
            let result = store.keep(1, &draft("new", None).to_bytes(AT).unwrap());
            let steps = store.steps.steps.get();
            drop(store);
            // The next start of the program.
            let found = Store::new(folder.path().to_owned()).look().unwrap();
            assert_eq!((found.listed.len(), found.damaged), (1, 0), "step {fails_at}");
            let kept = Entry::parse(&std::fs::read(folder.path().join(&found.listed[0].entry)).unwrap()).unwrap();
            assert!(["old", "new"].contains(&kept.record.notes.as_str()));
            if result.is_ok() {
                assert_eq!(kept.record.notes, "new", "step {fails_at}: what was promised is there");
            }
            let left = std::fs::read_dir(folder.path()).unwrap().filter(|entry| {
                let name = entry.as_ref().unwrap().file_name().into_string().unwrap();
                !name.ends_with(ENDING)
            });
            assert_eq!(left.count(), 0, "step {fails_at}: the next start tidies up");
            failed += usize::from(result.is_err());
            if steps < fails_at {
                break;
            }
        }
        // Writing, renaming, synchronising: none of them may fail unnoticed.
        assert!(failed >= 3, "{failed}");
    }
}

#[test]
fn what_was_left_half_written_is_not_in_the_way_of_the_next_entry() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Store::with_steps(folder.path().to_owned(), Faulty { fails_at: 2, power_cut: true, ..Faulty::default() });
    assert!(store.keep(1, &draft("half", None).to_bytes(AT).unwrap()).is_err());
    store.steps = Faulty { fails_at: usize::MAX, ..Faulty::default() };
    store.keep(1, &draft("whole", None).to_bytes(AT).unwrap()).unwrap();
}

#[test]
fn a_folder_that_was_cleared_away_is_made_again() {
    let folder = tempfile::tempdir().unwrap();
    let journal = folder.path().join("arbiter").join("journal");
    let mut store = Store::new(journal.clone());
    store.keep(1, &draft("a", None).to_bytes(AT).unwrap()).unwrap();
    std::fs::remove_dir_all(&journal).unwrap();
    store.keep(1, &draft("b", None).to_bytes(AT).unwrap()).unwrap();
    assert!(Store::new(journal).look().unwrap().listed.is_empty(), "its program still runs");
}

#[test]
fn a_folder_that_cannot_be_made_is_an_error_and_nothing_worse() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let mut store = Store::new(file.join("journal"));
    assert!(store.keep(1, &draft("a", None).to_bytes(AT).unwrap()).is_err());
    store.forget(1).unwrap_err();
    store.look().unwrap_err();
}
