//! A program that is there to be killed: it enters revision after revision of a match into the journal, and prints each
//! that it was promised for. `journals-until-killed FOLDER`.

use std::io::Write as _;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use arbiter_core::journal::{Draft, Keeper};
use ruleset_api::Record;

/// So much is written for each revision, in bytes, that many a kill comes in the middle.
const LENGTH: usize = 300_000;

fn main() {
    let folder = std::env::args_os().nth(1).map(PathBuf::from);
    let beginning = Instant::now();
    let mut keeper = Keeper::new(folder);
    for revision in 1_u64.. {
        let mut record = Record::new("skirmish", "1.0.0", 2);
        record.event.round = revision.to_string();
        record.notes = format!("{revision} ").repeat(LENGTH / (revision.to_string().len() + 1));
        let draft = Draft { path: None, record: Arc::new(record), verdict: None, found: None };
        keeper.keep(1, draft, beginning.elapsed(), "2026-11-29T14:32:05+01:00");
        let told = keeper.flush(beginning.elapsed());
        let mut out = std::io::stdout().lock();
        let said = if told.is_empty() { writeln!(out, "{revision}") } else { writeln!(out, "{told:?}") };
        if said.and_then(|()| out.flush()).is_err() {
            return;
        }
    }
}
