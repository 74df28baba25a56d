//! The program killed while it writes the journal, again and again: what it was promised for is there, whole.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use arbiter_core::journal::Store;
use arbiter_tests::chance::Chance;

/// So many kills at least, and more until one has come in the middle of writing.
const ROUNDS: usize = 50;
/// So many at most.
const MOST: usize = 1000;

#[test]
fn killed_in_the_middle_of_journalling_the_last_entry_that_was_promised_is_there_whole() {
    let folder = tempfile::tempdir().unwrap();
    let mut chance = Chance::new(5);
    let mut half_written = 0;
    for round in 0..MOST {
        if round >= ROUNDS && half_written > 0 {
            break;
        }
        let mut child =
            Command::new(env!("CARGO_BIN_EXE_journals-until-killed")).arg(folder.path()).stdout(Stdio::piped()).spawn().unwrap();
        let mut said = BufReader::new(child.stdout.take().unwrap());
        let mut promised = String::new();
        for _ in 0..=chance.below(4) {
            promised.clear();
            said.read_line(&mut promised).unwrap();
        }
        let moment = Instant::now() + Duration::from_micros(chance.next() % 4_000);
        while Instant::now() < moment {
            std::hint::spin_loop();
        }
        child.kill().unwrap();
        child.wait().unwrap();
        let mut rest = String::new();
        said.read_to_string(&mut rest).unwrap();
        promised.push_str(&rest);
        let promised: u64 = promised.lines().last().unwrap().parse().expect("a revision");

        let is_new = |name: &str| name.ends_with(".new");
        let names = || std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        half_written += names().filter(|name| is_new(name)).count();
        let mut store = Store::new(folder.path().to_owned());
        let found = store.look().unwrap();
        assert_eq!((found.listed.len(), found.damaged), (1, 0), "round {round}: the lock of the killed program is free");
        let entry = store.take(&found.listed[0].entry, 1).unwrap();
        let kept: u64 = entry.record.event.round.parse().unwrap();
        assert!(kept >= promised, "round {round}: {promised} was promised, {kept} is there");
        assert!(entry.record.notes.split_whitespace().all(|word| word == kept.to_string()));
        store.forget(1).unwrap();
        drop(store);
        assert_eq!(names().count(), 0, "round {round}: nothing is left behind");
    }
    assert!(half_written > 0, "not one kill came in the middle of writing");
}
