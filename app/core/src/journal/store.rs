//! The folder of the journal: an entry's file for each unsaved document, named `TOKEN-DOCUMENT.journal.json`, and a locked
//! file `TOKEN.lock` for as long as the program with that token runs. The lock goes with the process, however it ends; what
//! is left behind then belongs to nobody and is offered.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use super::entry::{ENDING, Entry};
use super::found::{Found, Listed};
use super::steps::{Disk, Steps};
use crate::record::{self, ReadFault};

/// What is put after the name of a file that cannot be read.
const DAMAGED: &str = ".damaged";
/// What is put after the name of a file while it is written.
const NEW: &str = ".new";

/// The journal of one running program.
#[derive(Debug)]
pub struct Store<S = Disk> {
    folder: PathBuf,
    token: String,
    /// Locked for as long as the program runs; nothing before the first need.
    lock: Option<File>,
    pub(super) steps: S,
}

/// Why an entry could not be taken over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Untaken {
    /// It is there no more: another program has taken it, or it was removed.
    Gone,
    /// It cannot be read or moved any more; with the words of the system, where it has any.
    Unreadable(String),
}

impl Store {
    /// The journal in a folder, which is made once something is written.
    #[must_use]
    pub fn new(folder: PathBuf) -> Self {
        Self::with_steps(folder, Disk)
    }
}

impl<S: Steps> Store<S> {
    /// The same on another file system. Locks are those of the real one.
    #[must_use]
    pub fn with_steps(folder: PathBuf, steps: S) -> Self {
        Self { folder, token: token(), lock: None, steps }
    }

    /// The folder.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The file of one of its documents.
    #[must_use]
    pub fn file(&self, document: u64) -> PathBuf {
        self.folder.join(format!("{}-{document}{ENDING}", self.token))
    }

    /// Writes an entry down, in the place of the one before: whole or not at all.
    ///
    /// # Errors
    /// The system's. The entry before, where there was one, is as it was; except where only the last step failed, which
    /// tells that the new one may not have reached the disk.
    pub fn keep(&mut self, document: u64, bytes: &[u8]) -> io::Result<()> {
        self.settle()?;
        match self.put(document, bytes) {
            // Somebody has cleared the folder away.
            Err(error) if error.kind() == ErrorKind::NotFound => {
                self.lock = None;
                self.settle()?;
                self.put(document, bytes)
            }
            result => result,
        }
    }

    fn put(&self, document: u64, bytes: &[u8]) -> io::Result<()> {
        let target = self.file(document);
        let beside = self.folder.join(format!(".{}-{document}{ENDING}{NEW}", self.token));
        // One that could not be removed when the disk was full must not be in the way for ever.
        let _ = self.steps.remove(&beside);
        let put = self.steps.create(&beside, bytes).and_then(|()| self.steps.rename(&beside, &target));
        if let Err(error) = put {
            let _ = self.steps.remove(&beside);
            return Err(error);
        }
        self.steps.sync_folder(&self.folder)
    }

    /// Takes the entry of a document away, where there is one.
    ///
    /// # Errors
    /// The system's; the entry may still be there.
    pub fn forget(&self, document: u64) -> io::Result<()> {
        removed(self.steps.remove(&self.file(document)))
    }

    /// What was an entry of one document becomes that of another, in the place of what that one had.
    ///
    /// # Errors
    /// The system's; then it is as it was.
    pub fn hand_over(&self, from: u64, to: u64) -> io::Result<()> {
        self.steps.rename(&self.file(from), &self.file(to))
    }

    /// Lists what programs that run no more have left behind. A file that cannot be read is set aside, one of a newer
    /// version is left alone, and one whose match was saved after all is taken away.
    ///
    /// # Errors
    /// The folder cannot be read; with the system's words.
    pub fn look(&mut self) -> io::Result<Found> {
        let mut found = Found { folder: self.folder.clone(), ..Found::default() };
        let names = match names(&self.folder) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(found),
            names => names?,
        };
        // Programs by their token: whether they are dead. A program that has no lock is.
        let mut dead: BTreeMap<String, bool> = BTreeMap::new();
        dead.insert(self.token.clone(), false);
        let mut left_behind = |token: &str| *dead.entry(token.to_owned()).or_insert_with(|| !lives(&self.folder, token));
        for name in &names {
            let Some(token) = owner(name) else { continue };
            if !left_behind(token) {
                continue;
            }
            if name.ends_with(ENDING) {
                self.list(name, &mut found);
            } else {
                // What was being written when the program ended, or its lock.
                let _ = fs::remove_file(self.folder.join(name));
            }
        }
        found.listed.sort_by(|one, other| other.at.cmp(&one.at).then_with(|| one.entry.cmp(&other.entry)));
        Ok(found)
    }

    fn list(&self, name: &str, found: &mut Found) {
        let path = self.folder.join(name);
        match read(&path) {
            Ok(entry) if is_saved(&entry) => {
                let _ = fs::remove_file(&path);
            }
            Ok(entry) => found.listed.push(Listed::of(name, entry)),
            Err(ReadFault::NewerVersion { .. }) => found.newer += 1,
            // Another program has taken it meanwhile.
            Err(ReadFault::Absent) => {}
            // What the system does not let read today may be readable tomorrow.
            Err(ReadFault::Forbidden | ReadFault::Unreadable(_)) => found.damaged += 1,
            Err(_) => {
                found.damaged += 1;
                let _ = fs::rename(&path, self.folder.join(format!("{name}{DAMAGED}")));
            }
        }
    }

    /// Takes over an entry that was left behind, as that of one of the own documents. Of two programs that try, one
    /// succeeds. Whatever happens, there is always one entry, of the one or of the other.
    ///
    /// # Errors
    /// Why not; what was left behind is as it was.
    pub fn take(&mut self, name: &str, document: u64) -> Result<Entry, Untaken> {
        let path = self.folder.join(name);
        let entry = read(&path).map_err(|fault| match fault {
            ReadFault::Absent => Untaken::Gone,
            ReadFault::Unreadable(words) => Untaken::Unreadable(words),
            _ => Untaken::Unreadable(String::new()),
        })?;
        let moved = self.settle().and_then(|()| self.steps.rename(&path, &self.file(document)));
        match moved {
            Ok(()) => {
                // Where that is not confirmed the entry may come up under its old name once more, and be offered again.
                let _ = self.steps.sync_folder(&self.folder);
                Ok(entry)
            }
            Err(error) if error.kind() == ErrorKind::NotFound => Err(Untaken::Gone),
            Err(error) => Err(Untaken::Unreadable(error.to_string())),
        }
    }

    /// Takes away an entry that was left behind, for good.
    ///
    /// # Errors
    /// The system's; the entry is still there.
    pub fn discard(&self, name: &str) -> io::Result<()> {
        removed(self.steps.remove(&self.folder.join(name)))
    }

    /// Makes the folder, and in it the lock that says that this program runs. The file is locked before it has its name, so
    /// that no other program ever sees it free.
    fn settle(&mut self) -> io::Result<()> {
        if self.lock.is_some() {
            return Ok(());
        }
        fs::create_dir_all(&self.folder)?;
        let lock = self.folder.join(format!("{}{LOCK}", self.token));
        let beside = self.folder.join(format!(".{}{LOCK}{NEW}", self.token));
        let file = OpenOptions::new().write(true).create(true).truncate(true).open(&beside)?;
        // Where a file system knows no locks, what is unsaved is written down all the same.
        let _ = file.try_lock();
        fs::rename(&beside, &lock)?;
        self.lock = Some(file);
        Ok(())
    }
}

impl<S> Drop for Store<S> {
    /// A program that leaves nothing behind needs no lock any more.
    fn drop(&mut self) {
        let mine = |name: &String| name.ends_with(ENDING) && owner(name) == Some(&self.token);
        if self.lock.is_some() && names(&self.folder).is_ok_and(|names| !names.iter().any(mine)) {
            let _ = fs::remove_file(self.folder.join(format!("{}{LOCK}", self.token)));
        }
    }
}

/// What the name of a lock ends in.
const LOCK: &str = ".lock";

/// A name for this run of the program that no other run has.
fn token() -> String {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_micros());
    format!("{}-{now:x}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed))
}

/// The names of the files in a folder, in their order. What is no text is none of ours.
fn names(folder: &Path) -> io::Result<Vec<String>> {
    let entries = fs::read_dir(folder)?.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let mut names: Vec<String> = entries.collect();
    names.sort();
    Ok(names)
}

/// The token of the program that a file of the journal belongs to; nothing for any other file.
fn owner(name: &str) -> Option<&str> {
    // A lock that is still without its name is left to the program that makes it.
    if let Some(token) = name.strip_suffix(LOCK) {
        return Some(token);
    }
    let of_new = name.strip_suffix(NEW).and_then(|name| name.strip_prefix('.'));
    let stem = of_new.unwrap_or(name).strip_suffix(ENDING)?;
    Some(stem.rsplit_once('-').map_or(stem, |(token, _)| token))
}

/// Whether a program runs. Asking is no lock that another who asks could take for the program's.
fn lives(folder: &Path, token: &str) -> bool {
    let lock = File::open(folder.join(format!("{token}{LOCK}")));
    lock.is_ok_and(|file| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)))
}

fn read(path: &Path) -> Result<Entry, ReadFault> {
    Entry::parse(&record::bytes(path)?)
}

/// Whether the file of a match holds what its entry does: the program ended after it had saved.
fn is_saved(entry: &Entry) -> bool {
    entry.path.as_deref().is_some_and(|path| record::read(path).is_ok_and(|saved| saved == entry.record))
}

fn removed(result: io::Result<()>) -> io::Result<()> {
    match result {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        result => result,
    }
}
