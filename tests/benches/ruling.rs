//! How long a ruling takes: the ruleset called directly, and through the child process as window and command line do it.
//! `cargo bench -p arbiter-tests --bench ruling`. Medians, and ratios between them; the budgets are in the comments.
#![allow(
    unsafe_code,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::cast_possible_truncation,
    clippy::print_stdout,
    missing_docs
)]

use std::ffi::{CString, c_void};
use std::hint::black_box;
use std::time::{Duration, Instant};

use arbiter_core::locale::Language;
use arbiter_core::referee::report::Origin;
use arbiter_core::referee::{Folder, Limits, Referee};
use arbiter_tests::{plugins, program, sample};
use ruleset_api::export::{Entry, SYMBOL, Sink};
use ruleset_api::request::{self, Detail};
use ruleset_api::{Record, validate};

const ROUNDS: usize = 4_000;

/// The median of many rounds.
fn median(mut round: impl FnMut()) -> Duration {
    for _ in 0..ROUNDS / 10 {
        round();
    }
    let mut times: Vec<Duration> = (0..ROUNDS)
        .map(|_| {
            let start = Instant::now();
            round();
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    times[times.len() / 2]
}

unsafe extern "C" fn collect(context: *mut c_void, bytes: *const u8, length: usize) -> i32 {
    // SAFETY: the context is the vector of `direct`, the bytes are the plugin's for the call.
    unsafe { (*context.cast::<Vec<u8>>()).extend_from_slice(std::slice::from_raw_parts(bytes, length)) };
    0
}

fn main() {
    let record: Record = serde_json::from_slice(&std::fs::read(sample("wow-minis-honor.match.json")).unwrap()).unwrap();
    let folders = vec![Folder { path: plugins(), origin: Origin::Named }];
    let mut referee = Referee::new(program(), folders, Limits::default());
    let found = referee.find();
    let ruleset = found.get("wow-minis").expect("the plugin is built with the benchmark");

    let request = request::adjudicate(&record, &ruleset.manifest, Detail::Full).unwrap();
    // SAFETY: our own plugin, built with this benchmark.
    let library = unsafe { libloading::Library::new(&ruleset.path) }.unwrap();
    let call = unsafe { (*library.get::<Entry>(SYMBOL.as_bytes()).unwrap()()).call.unwrap() };
    let op = CString::new("adjudicate/1").unwrap();
    let mut reply: Vec<u8> = Vec::new();
    let mut direct = || {
        reply.clear();
        let sink = Sink { size: size_of::<Sink>() as u32, reserved: 0, context: (&raw mut reply).cast(), write: Some(collect) };
        // SAFETY: all pointers live for the call.
        assert_eq!(unsafe { call(op.as_ptr(), request.as_ptr(), request.len(), &raw const sink) }, 0);
    };
    let called = median(&mut direct);

    let prepared = median(|| {
        black_box(validate::problems(&record, &ruleset.manifest));
        black_box(request::adjudicate(&record, &ruleset.manifest, Detail::Full).unwrap());
    });
    let full = median(|| {
        black_box(referee.rule(&record, Detail::Full, &[Language::English]).unwrap());
    });
    let three = median(|| {
        black_box(referee.rule(&record, Detail::Full, &Language::ALL).unwrap());
    });
    let outcome = median(|| {
        black_box(referee.rule(&record, Detail::Outcome, &[]).unwrap());
    });

    let line = |name: &str, time: Duration| {
        println!("{name:<58} {:>8.1} µs  {:>5.1} x direct", time.as_secs_f64() * 1e6, time.as_secs_f64() / called.as_secs_f64());
    };
    line("the ruleset called directly, full, no texts rendered", called);
    line("the host's part: validation and the request", prepared);
    line("through the child, full, one language (budget 100 µs)", full);
    line("through the child, full, three languages", three);
    line("through the child, outcome only (budget 40 µs)", outcome);
}
