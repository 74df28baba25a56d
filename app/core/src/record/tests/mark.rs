//! Changes by others: noticed, whatever the time of the file says; and nothing else is taken for one.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use ruleset_api::Record;

use crate::record::{Mark, OnDisk, Replace, SaveFault, look, read, read_marked, save_over};

fn record(notes: &str) -> Record {
    Record { notes: notes.to_owned(), ..Record::new("wow-minis", "1.0.0", 2) }
}

fn saved(folder: &Path) -> (PathBuf, Mark) {
    let path = folder.join("3.match.json");
    let saved = save_over(&path, &record("mine"), &Replace::Never).unwrap();
    (path, saved.mark.unwrap())
}

#[test]
fn a_file_that_somebody_has_changed_is_not_overwritten_until_it_may_be() {
    let folder = tempfile::tempdir().unwrap();
    let (path, mark) = saved(folder.path());
    crate::record::save(&path, &record("theirs")).unwrap();
    assert_eq!(save_over(&path, &record("new"), &Replace::Known(mark)), Err(SaveFault::Changed));
    assert_eq!(read(&path).unwrap().notes, "theirs");
    save_over(&path, &record("new"), &Replace::Always).unwrap();
    assert_eq!(read(&path).unwrap().notes, "new");
    assert_eq!(read(&folder.path().join("3.match.json.bak")).unwrap().notes, "theirs", "the other version is kept");
}

#[test]
fn what_was_saved_or_read_last_can_be_saved_over_again_and_again() {
    let folder = tempfile::tempdir().unwrap();
    let (path, mut mark) = saved(folder.path());
    for _ in 0..3 {
        mark = save_over(&path, &record("again"), &Replace::Known(mark)).unwrap().mark.unwrap();
    }
    let (found, read) = read_marked(&path);
    assert_eq!(found.unwrap().record.notes, "again");
    let saved = save_over(&path, &record("read"), &Replace::Known(read.unwrap())).unwrap();
    assert!(!saved.anew);
}

#[test]
fn a_file_that_is_gone_is_saved_anew_and_that_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let (path, mark) = saved(folder.path());
    fs::remove_file(&path).unwrap();
    assert_eq!(look(&path, &mark), OnDisk::Gone);
    assert!(save_over(&path, &record("mine"), &Replace::Known(mark)).unwrap().anew);
    assert_eq!(read(&path).unwrap().notes, "mine");
}

#[test]
fn looking_tells_a_change_from_a_touch() {
    let folder = tempfile::tempdir().unwrap();
    let (path, mark) = saved(folder.path());
    assert_eq!(look(&path, &mark), OnDisk::AsKnown);
    // Copied back, or touched by a synchroniser.
    let later = mark.modified().unwrap() + std::time::Duration::from_secs(60);
    File::options().write(true).open(&path).unwrap().set_modified(later).unwrap();
    assert_eq!(look(&path, &mark), OnDisk::AsKnown);
    fs::write(&path, "{}").unwrap();
    let OnDisk::Changed(now) = look(&path, &mark) else { panic!() };
    assert!(now.is_of(b"{}") && !mark.is_of(b"{}"));
}

#[test]
fn a_change_that_kept_length_and_time_is_noticed_when_it_is_saved_over() {
    let folder = tempfile::tempdir().unwrap();
    let (path, mark) = saved(folder.path());
    let theirs = fs::read_to_string(&path).unwrap().replace("mine", "your");
    fs::write(&path, theirs).unwrap();
    File::options().write(true).open(&path).unwrap().set_modified(mark.modified().unwrap()).unwrap();
    assert_eq!(save_over(&path, &record("new"), &Replace::Known(mark)), Err(SaveFault::Changed));
}
