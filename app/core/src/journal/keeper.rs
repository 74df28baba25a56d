//! Keeps the journal of a running program: takes what is unsaved, writes it when it is due, tells where that fails and when
//! it works again. It starts no thread and reads no clock: whoever drives it does.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use super::due::Due;
use super::entry::{Draft, Entry};
use super::found::Found;
use super::steps::{Disk, Steps};
use super::store::{Store, Untaken};
use crate::record::LARGEST;

/// What there is to tell of writing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// What is unsaved cannot be written down; with the words of the system. Told once, until it works again.
    NotKept {
        /// The folder of the journal; `None`: the system tells of none.
        folder: Option<PathBuf>,
        /// The words of the system.
        words: String,
    },
    /// It can be written down again.
    KeptAgain,
}

/// The journal of a running program.
#[derive(Debug)]
pub struct Keeper<S = Disk> {
    store: Option<Store<S>>,
    /// What each unsaved document was last said to be, and when it was changed last.
    drafts: BTreeMap<u64, (Draft, String)>,
    due: Due,
    /// Documents that could not be written.
    failing: BTreeSet<u64>,
}

impl Keeper {
    /// The journal in a folder; without one nothing can be kept, and that is told.
    #[must_use]
    pub fn new(folder: Option<PathBuf>) -> Self {
        Self::with_store(folder.map(Store::new))
    }
}

impl<S: Steps> Keeper<S> {
    /// The journal in a store.
    #[must_use]
    pub fn with_store(store: Option<Store<S>>) -> Self {
        Self { store, drafts: BTreeMap::new(), due: Due::default(), failing: BTreeSet::new() }
    }

    /// A document has unsaved changes. `wall` is the moment as [`Entry::at`] has it.
    pub fn keep(&mut self, document: u64, draft: Draft, now: Duration, wall: &str) {
        let known = self.drafts.remove(&document).filter(|(before, _)| Arc::ptr_eq(&before.record, &draft.record));
        // What became known of a match is no change of it.
        let at = known.map_or_else(|| wall.to_owned(), |(_, at)| at);
        self.drafts.insert(document, (draft, at));
        self.due.changed(document, now);
    }

    /// A document has nothing unsaved any more: it was saved, or its changes were given up.
    pub fn forget(&mut self, document: u64, now: Duration) -> Option<Told> {
        self.drafts.remove(&document);
        self.due.cancel(document);
        let removed = self.store.as_ref().map_or(Ok(()), |store| store.forget(document));
        if removed.is_err() {
            self.due.again(document, now);
        }
        self.is_well(document)
    }

    /// When something has to be written next; `None`: there is nothing to do.
    #[must_use]
    pub fn next(&self) -> Option<Duration> {
        self.due.next()
    }

    /// Writes what is due.
    pub fn write(&mut self, now: Duration) -> Vec<Told> {
        let due = self.due.take(now);
        due.into_iter().filter_map(|document| self.write_one(document, now)).collect()
    }

    /// Writes all that waits, before its time.
    pub fn flush(&mut self, now: Duration) -> Vec<Told> {
        let due = self.due.take_all();
        due.into_iter().filter_map(|document| self.write_one(document, now)).collect()
    }

    fn write_one(&mut self, document: u64, now: Duration) -> Option<Told> {
        let written = match (&mut self.store, self.drafts.get(&document)) {
            (Some(store), Some((draft, at))) => bytes(draft, at).and_then(|bytes| store.keep(document, &bytes)),
            (Some(store), None) => store.forget(document),
            (None, _) => Err(io::Error::other("")),
        };
        let Err(error) = written else { return self.is_well(document) };
        self.due.again(document, now);
        let first = self.failing.is_empty();
        self.failing.insert(document);
        let folder = self.store.as_ref().map(|store| store.folder().to_owned());
        first.then(|| Told::NotKept { folder, words: error.to_string() })
    }

    fn is_well(&mut self, document: u64) -> Option<Told> {
        let was_failing = self.failing.remove(&document);
        (was_failing && self.failing.is_empty()).then_some(Told::KeptAgain)
    }

    /// What was not saved by programs that run no more.
    ///
    /// # Errors
    /// The folder cannot be read; with the system's words.
    pub fn look(&mut self) -> io::Result<Found> {
        self.store.as_mut().map_or_else(|| Ok(Found::default()), Store::look)
    }

    /// Takes over what was found, as an entry of one of the own documents.
    ///
    /// # Errors
    /// Why not; what was found is as it was.
    pub fn take(&mut self, entry: &str, document: u64) -> Result<Draft, Untaken> {
        let Entry { path, at, verdict, found, record, .. } =
            self.store.as_mut().map_or(Err(Untaken::Gone), |store| store.take(entry, document))?;
        let draft = Draft { path, record: Arc::new(record), verdict, found };
        self.drafts.insert(document, (draft.clone(), at));
        Ok(draft)
    }

    /// What was an entry of one document becomes that of another.
    pub fn hand_over(&mut self, from: u64, to: u64) {
        // Where that fails, the entry is offered once more at the next start.
        let _ = self.store.as_ref().map_or(Ok(()), |store| store.hand_over(from, to));
        if let Some(draft) = self.drafts.remove(&from) {
            self.drafts.insert(to, draft);
        }
    }

    /// Takes away what was found, for good.
    ///
    /// # Errors
    /// The system's; it is still there.
    pub fn discard(&self, entry: &str) -> io::Result<()> {
        self.store.as_ref().map_or(Ok(()), |store| store.discard(entry))
    }
}

fn bytes(draft: &Draft, at: &str) -> io::Result<Vec<u8>> {
    let bytes = draft.to_bytes(at)?;
    // What is larger could not be read again.
    if u64::try_from(bytes.len()).map_or(true, |length| length > LARGEST) {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok(bytes)
}
