//! Saves a record to one path, version after version, until it is killed; each version that is confirmed is told on standard
//! output. `saves PATH FIRST`: the notes of a version begin with its number.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use arbiter_core::record;
use ruleset_api::Record;

/// Long enough that writing it takes its time.
const PADDING: usize = 200_000;

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1);
    let path = arguments.next().map(PathBuf::from);
    let first = arguments.next().and_then(|first| first.to_str()?.parse::<u64>().ok());
    let (Some(path), Some(first)) = (path, first) else { return ExitCode::from(2) };
    for version in first.. {
        let notes = format!("{version} {}", "x".repeat(PADDING));
        let saved = record::save(&path, &Record { notes, ..Record::new("wow-minis", "1.0.0", 2) });
        if saved.is_err() || writeln!(std::io::stdout(), "{version}").is_err() {
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
