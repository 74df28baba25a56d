//! How long it takes to find what would flip the ruling on a match of twelve characters, through the child process as the window
//! does it. `cargo bench -p arbiter-tests --bench what_if`. Medians; the budget is 16 ms.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::print_stdout, missing_docs)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use arbiter_core::locale::Language;
use arbiter_core::referee::report::Origin;
use arbiter_core::referee::{Folder, Limits, Referee};
use arbiter_core::what_if;
use arbiter_tests::{plugins, program};
use ruleset_api::Record;
use ruleset_api::request::Detail;
use serde_json::{Value, json};

const ROUNDS: usize = 100;
/// The budget, in milliseconds.
const BUDGET: f64 = 16.0;

/// The median of so many rounds.
fn median(rounds: usize, mut round: impl FnMut()) -> Duration {
    for _ in 0..rounds / 10 {
        round();
    }
    let mut times: Vec<Duration> = (0..rounds)
        .map(|_| {
            let start = Instant::now();
            round();
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    times[times.len() / 2]
}

/// Six characters a side at and around two locations; these parties are level up to the step that their honor decides by `honor`
/// points, or to an earlier one by `vp` points.
fn record(vp: i64, honor: i64) -> Record {
    let piece = |n: i64| {
        let [column, row] = [[5, 3], [6, 4], [1, 1], [9, 7], [2, 6], [8, 2]][usize::try_from(n / 2).unwrap_or_default()];
        let (side, column) = (n % 2, if n % 2 == 0 { column } else { 11 - column });
        json!({ "id": n + 1, "kind": "character", "side": side, "name": format!("Character {n}"), "at": [column, row] })
    };
    let pieces: Vec<Value> = (0..12).map(piece).collect();
    let features = json!([{ "kind": "victory-point", "at": [[5, 4]] }, { "kind": "victory-point", "at": [[6, 4]] }]);
    serde_json::from_value(json!({
        "format": "arbiter-match", "version": 1, "ruleset": { "id": "wow-minis", "version": "1.0.0" },
        "event": { "name": "Venue open", "round": "3", "table": "12", "date": "2026-11-29", "judge": "R. Roe" },
        "values": { "called_tick": 9, "ticks_played": 3 },
        "sides": [
            { "name": "Alliance", "members": ["A. Poe"], "values": { "vp": 12 + vp, "target": 15, "honor": 15 + honor } },
            { "name": "Horde", "members": ["B. Roe"], "values": { "vp": 9, "target": 12, "honor": 15 } } ],
        "boards": { "final": {
            "map": { "topology": "hex", "columns": 12, "rows": 9, "features": features }, "pieces": pieces } }
    }))
    .unwrap()
}

fn main() {
    let mut referee = Referee::new(program(), vec![Folder { path: plugins(), origin: Origin::Named }], Limits::default());
    referee.find();
    for (name, record, languages) in [
        ("decided by distance", record(1, 0), &Language::ALL[..]),
        ("decided by honor", record(0, 3), &Language::ALL[..]),
        ("decided by honor, one language", record(0, 3), &[Language::English][..]),
        ("sudden death goes on", record(0, 0), &Language::ALL[..]),
    ] {
        let ruling = referee.rule(&record, Detail::Outcome, &[]).unwrap();
        assert!(ruling.status.stands(), "{ruling:?}");
        let one = median(2_000, || {
            black_box(referee.rule(&record, Detail::Outcome, &[]).unwrap());
        });
        let mut flips = 0;
        let time = median(ROUNDS, || {
            flips = what_if::find(&mut referee, &record, languages, &|| true).unwrap().unwrap().flips.len();
        });
        let milliseconds = time.as_secs_f64() * 1e3;
        println!(
            "{name:<34} ({:?} by {:?}): {flips:>3} flips in {milliseconds:>6.2} ms, {:>4.0} % of the budget, {:>5.0} x one outcome ({:.1} µs)",
            ruling.status,
            ruling.deciding_step.as_deref().unwrap_or("-"),
            100.0 * milliseconds / BUDGET,
            time.as_secs_f64() / one.as_secs_f64(),
            one.as_secs_f64() * 1e6,
        );
    }
}
