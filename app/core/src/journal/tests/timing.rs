//! When what is unsaved is written, by a made-up clock.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::Duration;

use super::{AT, draft};
use crate::journal::{Due, Entry, Keeper, LONGEST, PAUSE, RETRY, Steps, Store, Told};

const PROMISED: Duration = Duration::from_secs(2);
/// The time that a slow disk takes for one entry.
const DISK: Duration = Duration::from_millis(600);

fn ms(millis: u64) -> Duration {
    Duration::from_millis(millis)
}

/// Chance that comes out the same on every machine.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % most
    }
}

#[test]
fn whatever_the_rhythm_of_the_edits_each_is_written_within_two_seconds() {
    for seed in 1..400 {
        let mut chance = Chance(0x9E37_79B9_7F4A_7C15_u64.wrapping_mul(seed));
        let slowest = [1, 60, 350, 450, 1500, 5000][usize::try_from(chance.below(6)).unwrap()];
        let mut due = Due::default();
        // By document: the time of the first edit that is not written yet.
        let mut unwritten: BTreeMap<u64, Duration> = BTreeMap::new();
        let (mut now, mut writes, edits) = (Duration::ZERO, 0, 300);
        for edit in 0..=edits {
            let next = if edit == edits { now + ms(60_000) } else { now + ms(chance.below(slowest)) };
            while let Some(at) = due.next().filter(|at| *at <= next) {
                now = now.max(at);
                for document in due.take(now) {
                    let first = unwritten.remove(&document).expect("nothing is written without a need");
                    assert!(now + DISK - first <= PROMISED, "an edit of {first:?} is written at {now:?}");
                    writes += 1;
                }
            }
            now = next;
            if edit < edits {
                let document = chance.below(3);
                due.changed(document, now);
                unwritten.entry(document).or_insert(now);
            }
        }
        assert!(unwritten.is_empty() && due.next().is_none(), "nothing waits for ever, and nothing wakes without a need");
        assert!(slowest > 60 || writes < edits / 3, "who types fast is not written at each key: {writes}");
    }
}

#[test]
fn a_pause_is_enough_to_be_written_and_typing_on_puts_it_off_only_so_long() {
    let mut due = Due::default();
    due.changed(1, ms(100));
    assert_eq!(due.next(), Some(ms(100) + PAUSE));
    assert!(due.take(ms(99) + PAUSE).is_empty());
    for key in 1..40 {
        due.changed(1, ms(100 + key * 100));
    }
    assert_eq!(due.next(), Some(ms(100) + LONGEST));
    assert_eq!(due.take(ms(100) + LONGEST), [1]);
    assert_eq!(due.next(), None);
}

#[test]
fn what_could_not_be_written_is_tried_again_and_sooner_after_the_next_edit() {
    let mut due = Due::default();
    due.again(1, ms(0));
    assert_eq!(due.next(), Some(RETRY));
    due.changed(1, ms(500));
    assert_eq!(due.next(), Some(ms(500) + PAUSE));
    due.cancel(1);
    assert_eq!(due.next(), None);
}

/// Files in memory, on a disk that can be full.
#[derive(Clone, Default)]
struct Memory {
    files: Rc<std::cell::RefCell<BTreeMap<PathBuf, Vec<u8>>>>,
    full: Rc<Cell<bool>>,
}

impl Steps for Memory {
    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        if self.full.get() {
            return Err(io::ErrorKind::StorageFull.into());
        }
        self.files.borrow_mut().insert(path.to_owned(), bytes.to_vec());
        Ok(())
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let bytes = self.files.borrow_mut().remove(from).ok_or(io::ErrorKind::NotFound)?;
        self.files.borrow_mut().insert(to.to_owned(), bytes);
        Ok(())
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.files.borrow_mut().remove(path).map(|_| ()).ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    fn sync_folder(&self, _: &Path) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_full_disk_is_told_once_and_again_only_after_it_worked_in_between() {
    let folder = tempfile::tempdir().unwrap();
    let memory = Memory::default();
    let store = Store::with_steps(folder.path().to_owned(), memory.clone());
    let file = store.file(1);
    let mut keeper = Keeper::with_store(Some(store));
    let mut now = ms(0);
    let mut enter = |keeper: &mut Keeper<Memory>, notes: &str| {
        keeper.keep(1, draft(notes, None), now, AT);
        now += LONGEST;
        keeper.write(now)
    };
    let kept = || Entry::parse(&memory.files.borrow()[&file]).unwrap().record.notes;
    assert_eq!(enter(&mut keeper, "a"), []);
    memory.full.set(true);
    for notes in ["b", "c"] {
        let told = enter(&mut keeper, notes);
        assert_eq!(told.len(), usize::from(notes == "b"), "{told:?}");
        assert!(told.iter().all(|told| matches!(told, Told::NotKept { folder: Some(at), .. } if at == folder.path())));
        assert_eq!(kept(), "a", "the entry before is whole");
    }
    let retry = keeper.next().expect("it is tried again by itself");
    memory.full.set(false);
    assert_eq!(keeper.write(retry), [Told::KeptAgain]);
    assert_eq!(kept(), "c");
    memory.full.set(true);
    assert_eq!(enter(&mut keeper, "d").len(), 1);
    // The match is saved or closed: there is nothing left that is not protected.
    assert_eq!(keeper.forget(1, retry), Some(Told::KeptAgain));
    assert!(memory.files.borrow().is_empty() && keeper.next().is_none());
}

#[test]
fn the_time_of_an_entry_is_that_of_the_last_change_of_the_match() {
    let folder = tempfile::tempdir().unwrap();
    let (store, mut keeper) = store_and_keeper(&folder);
    let entered = draft("a", None);
    keeper.keep(1, entered.clone(), ms(0), AT);
    keeper.flush(ms(0));
    keeper.keep(1, entered, ms(10), "2026-11-29T18:00:00+01:00");
    keeper.flush(ms(10));
    let at = |_: &()| Entry::parse(&std::fs::read(&store).unwrap()).unwrap().at;
    assert_eq!(at(&()), AT, "a ruling that came later is no change");
    keeper.keep(1, draft("b", None), ms(20), "2026-11-29T18:00:00+01:00");
    keeper.flush(ms(20));
    assert_eq!(at(&()), "2026-11-29T18:00:00+01:00");
}

fn store_and_keeper(folder: &tempfile::TempDir) -> (PathBuf, Keeper) {
    let store = Store::new(folder.path().to_owned());
    (store.file(1), Keeper::with_store(Some(store)))
}

#[test]
fn without_a_folder_for_data_that_is_told_and_nothing_else_fails() {
    let mut keeper = Keeper::new(None);
    keeper.keep(1, draft("a", None), ms(0), AT);
    assert!(matches!(keeper.flush(ms(0)).as_slice(), [Told::NotKept { folder: None, .. }]));
    assert!(keeper.look().unwrap().listed.is_empty());
}
