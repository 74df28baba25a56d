//! How long a club's standings take: over generated records, against one thread that parses the same bytes.
//! `cargo bench -p arbiter-tests --bench standings -- [GAMES]`, 20,000 without a number.
#![allow(clippy::unwrap_used, clippy::print_stdout, missing_docs)]

use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use arbiter_core::locale::Language;
use arbiter_core::referee::report::Origin;
use arbiter_core::referee::{Folder, Limits, Referee};
use arbiter_core::standings;
use arbiter_tests::club::{Plan, season};
use arbiter_tests::{plugins, program};
use ruleset_api::standings::Span;
use serde_json::Value;

const ROUNDS: usize = 5;

/// The best of some rounds: what else the machine does only ever adds.
fn best(mut round: impl FnMut()) -> Duration {
    let time = |_| {
        let start = Instant::now();
        round();
        start.elapsed()
    };
    (0..ROUNDS).map(time).min().unwrap()
}

fn main() {
    let games = std::env::args().find_map(|word| word.parse().ok()).unwrap_or(20_000);
    let folder = tempfile::tempdir().unwrap();
    let mut records = Vec::new();
    season(Plan { games, members: 300, ..Plan::SAMPLE }, &mut |name, bytes| {
        std::fs::write(folder.path().join(name), bytes).unwrap();
        records.push(bytes.to_vec());
    });
    let mut referee = Referee::new(program(), vec![Folder { path: plugins(), origin: Origin::Named }], Limits::default());
    referee.find();

    let parsed = best(|| {
        for record in &records {
            black_box(serde_json::from_slice::<Value>(record).unwrap());
        }
    });
    let read = best(|| {
        for entry in std::fs::read_dir(folder.path()).unwrap() {
            let bytes = std::fs::read(entry.unwrap().path()).unwrap();
            black_box(serde_json::from_slice::<Value>(&bytes).unwrap());
        }
    });
    let table = best(|| {
        let go_on = &mut |_| ControlFlow::Continue(());
        let standings = standings::read(folder.path(), Span::default(), &[Language::English], &mut referee, go_on);
        assert_eq!(black_box(standings.unwrap()).count.left_out, 0);
    });
    let line = |name: &str, time: Duration| {
        println!("{name:<44} {:>9.1} ms  {:>5.1} x parsing", time.as_secs_f64() * 1e3, time.as_secs_f64() / parsed.as_secs_f64());
    };
    println!("{games} records");
    line("one thread parses the same bytes", parsed);
    line("one thread reads the files and parses them", read);
    line("standings, from the folder to the table", table);
}
