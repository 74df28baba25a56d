//! A short run of each fuzz target over its corpus under `fuzz/corpus` and mutations of it, the same in every run. Fuzzers
//! go on for longer: see `fuzz/README.md`.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use arbiter_core::record::fuzz as files;
use arbiter_core::referee::fuzz;
use arbiter_tests::chance::Chance;
use arbiter_tests::mutate::mutated;
use arbiter_tests::{files_below, root};

/// Runs a target over its corpus and so many mutations of it.
fn run(name: &str, target: fn(&[u8]), mutations: usize) {
    let files = files_below(&root().join("fuzz/corpus").join(name), "");
    let corpus: Vec<Vec<u8>> = files.iter().map(|file| std::fs::read(file).unwrap()).collect();
    assert!(!corpus.is_empty(), "no corpus for {name}");
    corpus.iter().for_each(|bytes| target(bytes));
    let mut chance = Chance::new(0x1815);
    for _ in 0..mutations {
        let (one, other) = (chance.below(corpus.len()), chance.below(corpus.len()));
        target(&mutated(&corpus[one], &corpus[other], &mut chance));
    }
}

#[test]
fn frames() {
    run("frame", fuzz::frame, 20_000);
}

#[test]
fn library_headers() {
    run("header", fuzz::header, 10_000);
}

#[test]
fn manifests() {
    run("manifest", fuzz::manifest, 3_000);
}

#[test]
fn rulings() {
    run("ruling", fuzz::ruling, 10_000);
}

#[test]
fn records() {
    run("record", files::record, 20_000);
    for file in files_below(&root().join("assets/samples"), ".match.json") {
        files::record(&std::fs::read(file).unwrap());
    }
}

#[test]
fn maps() {
    run("map", files::map, 5_000);
    for file in files_below(&root().join("assets/maps"), ".map.json") {
        files::map(&std::fs::read(file).unwrap());
    }
}

#[test]
fn deep_json_is_refused_by_every_reader_and_overflows_no_stack() {
    for (open, close) in [("[", "]"), ("{\"a\":", "}"), ("{\"args\":{\"a\":{\"text\":", "}}}")] {
        let deep = format!("{}0{}", open.repeat(100_000), close.repeat(100_000));
        for member in ["steps", "summary", "name", "state", "x"] {
            let bytes = format!("{{\"{member}\":{deep}}}").into_bytes();
            let mut frame = u32::try_from(bytes.len() + 1).unwrap().to_le_bytes().to_vec();
            frame.extend_from_slice(&bytes);
            frame.push(b'\n');
            fuzz::frame(&frame);
            fuzz::manifest(&bytes);
            fuzz::ruling(&bytes);
            files::record(&bytes);
            files::record(&deep.clone().into_bytes());
            files::map(&bytes);
        }
    }
}
