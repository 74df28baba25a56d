//! Who has a record open for editing: a sidecar beside it, `.name.lock`, that tells who, and is held by a lock of the system
//! for as long as the record is open. The record itself is not locked: it is replaced by every save. Where the system's
//! lock does not travel (a synchronised folder, some shares), what the sidecar says counts while it is fresh.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use ruleset_api::Text;
use serde::{Deserialize, Serialize};

use super::fault::shortened;
use super::grab::{Grab, grab, is_still};
use super::spare::{host, runs, sidecar};

/// A sidecar of another computer that is older than this is of a match that is over.
const FRESH: Duration = Duration::from_secs(12 * 3600);
/// The largest sidecar, in bytes. What is larger is somebody else's file.
const LARGEST: u64 = 4096;
/// So often a sidecar may go away between finding and locking it.
const TRIES: usize = 8;

/// Who holds a file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Holder {
    /// The user's name on that computer.
    pub user: String,
    /// The computer's name.
    pub host: String,
    /// The process there.
    pub pid: u32,
    /// Since when, RFC 3339.
    pub since: String,
}

/// Somebody else holds a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Elsewhere {
    /// Who, where the sidecar tells.
    pub holder: Option<Holder>,
    /// The system says so; otherwise only the sidecar does, and its program may have ended without a word.
    pub sure: bool,
}

/// Whether a document holds its file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Hold {
    /// Nobody has asked for it.
    #[default]
    Unasked,
    /// It does.
    Own,
    /// Somebody else does.
    Elsewhere(Elsewhere),
    /// Nobody can be told that it does; with the system's words.
    Untold(String),
}

/// A held lock. It is let go when it is dropped.
#[derive(Debug)]
struct Lock {
    sidecar: PathBuf,
    file: File,
    own: Holder,
}

/// The files that this program holds.
#[derive(Debug, Default)]
pub struct Locks {
    held: BTreeMap<PathBuf, Lock>,
    /// None are taken.
    idle: bool,
}

impl Holder {
    /// This program, now; `since` in RFC 3339.
    #[must_use]
    pub fn here(since: String) -> Self {
        let user = ["USER", "USERNAME", "LOGNAME"].into_iter().find_map(|name| std::env::var(name).ok());
        Self { user: user.unwrap_or_default(), host: host(), pid: std::process::id(), since }
    }

    fn parse(bytes: &[u8]) -> Option<Self> {
        let said: Self = serde_json::from_slice(bytes).ok()?;
        let plain = |words: &str| shortened(&words.replace(char::is_control, " "));
        Some(Self { user: plain(&said.user), host: plain(&said.host), since: plain(&said.since), ..said })
    }
}

impl Elsewhere {
    /// A text of the program with who it is, and since when, as its argument `by`.
    #[must_use]
    pub fn said(&self, id: &'static str) -> Text {
        let by = match &self.holder {
            Some(holder) if !holder.host.is_empty() => {
                let since: String = holder.since.replace('T', " ").chars().take("2026-11-29 14:32".len()).collect();
                // Some systems do not say who uses them; the computer is known all the same.
                let by = if holder.user.is_empty() { Text::new("keeping-by-computer") } else { Text::new("keeping-by") };
                by.with("user", holder.user.as_str()).with("host", holder.host.as_str()).with("since", since)
            }
            _ => Text::new("keeping-by-somebody"),
        };
        Text::new(id).with("by", by)
    }
}

impl Locks {
    /// Locks that are never taken: for tests, many of which read one file at a time.
    #[must_use]
    pub fn idle() -> Self {
        Self { idle: true, ..Self::default() }
    }

    /// Takes a file for editing, at a time in RFC 3339; `anyway`: also where a sidecar says that somebody holds it but the
    /// system does not.
    pub fn take(&mut self, path: &Path, since: &str, anyway: bool) -> Hold {
        if self.idle {
            return Hold::Unasked;
        }
        if self.held.contains_key(path) {
            return Hold::Own;
        }
        match lock(path, &Holder::here(since.to_owned()), anyway) {
            Ok(lock) => {
                self.held.insert(path.to_owned(), lock);
                Hold::Own
            }
            Err(hold) => hold,
        }
    }

    /// Whether this program holds a file.
    #[must_use]
    pub fn holds(&self, path: &Path) -> bool {
        self.held.contains_key(path)
    }

    /// Lets a file go.
    pub fn release(&mut self, path: &Path) {
        self.held.remove(path);
    }
}

/// Locks a file, or tells who else has, or why nobody can.
fn lock(path: &Path, own: &Holder, anyway: bool) -> Result<Lock, Hold> {
    let untold = |error: io::Error| Hold::Untold(error.to_string());
    // One file has one sidecar, by whichever link it is opened.
    let target = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let sidecar = sidecar(&target).ok_or_else(|| untold(io::ErrorKind::InvalidFilename.into()))?;
    for _ in 0..TRIES {
        if fs::symlink_metadata(&sidecar).is_ok_and(|there| !there.is_file() || there.len() > LARGEST) {
            return Err(untold(io::ErrorKind::AlreadyExists.into()));
        }
        let (mut file, locked) = match grab(&sidecar).map_err(untold)? {
            Grab::Locked(file) => (file, true),
            Grab::NoLocks(file) => (file, false),
            // It went away since: whoever held it has let go.
            Grab::Held if !sidecar.exists() => continue,
            Grab::Held => return Err(Hold::Elsewhere(Elsewhere { holder: told(&sidecar), sure: true })),
        };
        if !is_still(&file, &sidecar) {
            continue;
        }
        if let Some(holder) = told(&sidecar).filter(|holder| !anyway && counts(holder, own, locked, &file)) {
            return Err(Hold::Elsewhere(Elsewhere { holder: Some(holder), sure: false }));
        }
        if let Err(error) = tell(&mut file, own) {
            let _ = fs::remove_file(&sidecar);
            return Err(untold(error));
        }
        return Ok(Lock { sidecar, file, own: own.clone() });
    }
    Err(Hold::Elsewhere(Elsewhere { holder: told(&sidecar), sure: true }))
}

/// Whether what a sidecar says counts, although the system's lock on it could be had or there is none.
fn counts(holder: &Holder, own: &Holder, locked: bool, file: &File) -> bool {
    if holder.host == own.host {
        // The lock of a program on this computer ends with it.
        return !locked && holder.pid != own.pid && runs(holder.pid) != Some(false);
    }
    let age = file.metadata().and_then(|metadata| metadata.modified()).map(|time| time.elapsed().unwrap_or_default());
    age.is_ok_and(|age| age < FRESH)
}

/// What a sidecar says.
fn told(sidecar: &Path) -> Option<Holder> {
    let mut bytes = Vec::new();
    File::open(sidecar).ok()?.take(LARGEST).read_to_end(&mut bytes).ok()?;
    Holder::parse(&bytes)
}

fn tell(file: &mut File, own: &Holder) -> io::Result<()> {
    let bytes = serde_json::to_vec(own)?;
    file.rewind()?;
    file.set_len(0)?;
    file.write_all(&bytes)
}

impl Drop for Lock {
    fn drop(&mut self) {
        // A sidecar that somebody else has put in its place meanwhile is theirs.
        if is_still(&self.file, &self.sidecar) && told(&self.sidecar).as_ref() == Some(&self.own) {
            let _ = fs::remove_file(&self.sidecar);
        }
    }
}
