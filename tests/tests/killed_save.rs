//! The program killed in the middle of saving: the old file or the new one is there, whole, and so is the copy of the one
//! before; and at no moment is there no file.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs::{self, File};
use std::io::{BufRead as _, BufReader, ErrorKind};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use arbiter_core::record;
use arbiter_tests::chance::Chance;
use ruleset_api::Record;

/// Each version is longer than this, in bytes.
const PADDING: usize = 200_000;
/// So often a program is killed.
const ROUNDS: usize = 60;
/// The longest time between a confirmed save and the kill, in microseconds: a few saves.
const LONGEST: usize = 12_000;

/// The version that a whole file holds.
fn version(path: &Path) -> u64 {
    let record = record::read(path).unwrap_or_else(|fault| panic!("{}: {fault:?}", path.display()));
    record.notes.split(' ').next().unwrap().parse().unwrap()
}

/// Lets a program save until it is killed; the last version that it confirmed.
fn killed_at_random(path: &Path, first: u64, chance: &mut Chance) -> u64 {
    let mut program = Command::new(env!("CARGO_BIN_EXE_saves"));
    let mut child = program.arg(path).arg(first.to_string()).stdout(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut confirmed: u64 = lines.next().expect("a confirmed save").unwrap().parse().unwrap();
    let wait = Duration::from_micros(chance.below(LONGEST).try_into().unwrap());
    let begin = Instant::now();
    while begin.elapsed() < wait {
        std::hint::spin_loop();
    }
    child.kill().unwrap();
    for line in lines {
        // The last line may be cut off.
        confirmed = line.unwrap().parse().unwrap_or(confirmed).max(confirmed);
    }
    child.wait().unwrap();
    confirmed
}

/// Opens a file again and again; at the end, how often it was there and whole, and how often it was gone or cut off.
fn watch(path: PathBuf, over: Arc<AtomicBool>) -> JoinHandle<(u64, u64)> {
    thread::spawn(move || {
        let (mut whole, mut not) = (0, 0);
        while !over.load(Ordering::Relaxed) {
            match File::open(&path).and_then(|file| file.metadata()) {
                Ok(metadata) if metadata.len() > PADDING as u64 => whole += 1,
                Ok(_) => not += 1,
                Err(error) if error.kind() == ErrorKind::NotFound => not += 1,
                Err(_) => {}
            }
        }
        (whole, not)
    })
}

#[test]
fn a_killed_save_leaves_the_old_file_or_the_new_one_whole_and_at_no_moment_none() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("3.match.json");
    let copy = folder.path().join("3.match.json.bak");
    for _ in 0..2 {
        let notes = format!("0 {}", "x".repeat(PADDING));
        record::save(&path, &Record { notes, ..Record::new("wow-minis", "1.0.0", 2) }).unwrap();
    }
    let over = Arc::new(AtomicBool::new(false));
    let watchers = [&path, &copy].map(|file| watch(file.clone(), Arc::clone(&over)));
    let mut chance = Chance::new(29);
    let (mut next, mut in_the_middle) = (1, 0);
    for round in 0..ROUNDS {
        let confirmed = killed_at_random(&path, next, &mut chance);
        let found = version(&path);
        assert!(found == confirmed || found == confirmed + 1, "round {round}: {confirmed} was confirmed, {found} is there");
        let before = version(&copy);
        assert!(before == found || before + 1 == found, "round {round}: {found} is there, and {before} as its copy");
        next = found + 1;
        in_the_middle += u32::from(remainders(folder.path()) > 0);
    }
    over.store(true, Ordering::Relaxed);
    for watcher in watchers {
        let (whole, not) = watcher.join().unwrap();
        assert!(whole > 0 && not == 0, "whole {whole} times, and {not} times not");
    }
    assert!(in_the_middle > 0, "no save was hit in the middle");
    // What the killed ones left goes with the next save.
    record::save(&path, &Record::new("wow-minis", "1.0.0", 2)).unwrap();
    assert_eq!(remainders(folder.path()), 0);
}

/// How many files lie in a folder beside the record and its copy.
fn remainders(folder: &Path) -> usize {
    fs::read_dir(folder).unwrap().count() - 2
}
