//! Reads the records of a folder by several threads, a few at a time, and holds each against its ruleset's manifest. They
//! come out in no fixed order, each with its place; so many are under way at once that memory stays small.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::sync_channel;
use std::thread::{Builder, available_parallelism, scope};

use ruleset_api::{Manifest, Problem, Record, standings};

use super::NoStandings;
use crate::record::folder::Found;
use crate::record::{self, ReadFault};

/// So many files a thread reads at a time.
const AT_A_TIME: usize = 32;
/// So often they may do so while the ruleset is busy with what was read before.
const AHEAD: usize = 64;
/// More threads are of no use: one process folds what they read.
const MOST_THREADS: usize = 4;

/// What a file of the folder holds.
#[derive(Debug)]
pub(super) struct Entry {
    /// Its place among the files, from 0.
    pub(super) file: usize,
    pub(super) read: Result<Held, ReadFault>,
}

/// A record, held against the manifest of the ruleset that it names.
#[derive(Debug)]
pub(super) struct Held {
    pub(super) record: Record,
    /// The length of its file, in bytes.
    pub(super) size: usize,
    /// Why it cannot be sent to its ruleset.
    pub(super) unfit: Option<Problem>,
}

/// Reads all files and hands them on. Whoever takes them may stop it by an error.
pub(super) fn read_all(
    files: &[Found],
    manifests: &[Arc<Manifest>],
    take: &mut dyn FnMut(Vec<Entry>) -> Result<(), NoStandings>,
) -> Result<(), NoStandings> {
    let manifests: BTreeMap<&str, &Manifest> = manifests.iter().map(|known| (known.id.as_str(), known.as_ref())).collect();
    let next = AtomicUsize::new(0);
    let some = || some(files, &manifests, &next);
    scope(|scope| {
        // Dropped at the end of this closure, which ends the threads that still want to send.
        let (send, taken) = sync_channel(AHEAD);
        let threads = available_parallelism().map_or(1, NonZero::get).min(MOST_THREADS);
        for _ in 0..threads {
            let send = send.clone();
            let work = move || {
                while let Some(entries) = some() {
                    if send.send(entries).is_err() {
                        break;
                    }
                }
            };
            if Builder::new().name("standings".to_owned()).spawn_scoped(scope, work).is_err() {
                break;
            }
        }
        drop(send);
        taken.iter().try_for_each(&mut *take)?;
        // Where no thread could be started, all is still to do.
        std::iter::from_fn(some).try_for_each(&mut *take)
    })
}

/// The next few files; `None` once all are read.
fn some(files: &[Found], manifests: &BTreeMap<&str, &Manifest>, next: &AtomicUsize) -> Option<Vec<Entry>> {
    let begin = next.fetch_add(AT_A_TIME, Ordering::Relaxed).min(files.len());
    let end = (begin + AT_A_TIME).min(files.len());
    let entries: Vec<Entry> =
        (begin..).zip(files.get(begin..end)?).map(|(file, found)| Entry { file, read: read(found, manifests) }).collect();
    (!entries.is_empty()).then_some(entries)
}

fn read(found: &Found, manifests: &BTreeMap<&str, &Manifest>) -> Result<Held, ReadFault> {
    if let Some(fault) = &found.fault {
        return Err(fault.clone());
    }
    let bytes = record::bytes(&found.path)?;
    let record = record::parse(&bytes)?;
    let unfit = manifests.get(record.ruleset.id.as_str()).and_then(|manifest| standings::unfit(&record, manifest));
    Ok(Held { record, size: bytes.len(), unfit })
}
