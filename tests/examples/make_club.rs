//! Writes a Napoleonic club and its season into a folder:
//! `cargo run -p arbiter-tests --example make_club -- FOLDER [SEED [MEMBERS [GAMES]]]`.
//! Without numbers it is the season among the samples.
#![allow(clippy::print_stderr)]

use std::path::PathBuf;
use std::process::ExitCode;

use arbiter_tests::club::{Plan, season};

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let folder = words.next().map(PathBuf::from);
    let numbers: Result<Vec<u64>, _> = words.map(|word| word.parse()).collect();
    let (Some(folder), Ok(numbers)) = (folder, numbers) else {
        eprintln!("make_club FOLDER [SEED [MEMBERS [GAMES]]]");
        return ExitCode::from(2);
    };
    let number = |place: usize| numbers.get(place).copied();
    let count = |place: usize| number(place).and_then(|number| usize::try_from(number).ok());
    let sample = Plan::SAMPLE;
    let plan = Plan {
        seed: number(0).unwrap_or(sample.seed),
        members: count(1).unwrap_or(sample.members),
        games: count(2).unwrap_or(sample.games),
    };
    let mut failed = std::fs::create_dir_all(&folder).err();
    season(plan, &mut |name, bytes| failed = failed.take().or_else(|| std::fs::write(folder.join(name), bytes).err()));
    match failed {
        None => ExitCode::SUCCESS,
        Some(error) => {
            eprintln!("{}: {error}", folder.display());
            ExitCode::FAILURE
        }
    }
}
