//! What the judge agreed to run: a list of hashes in the folder of installed rulesets. It is about bytes, not about names or
//! places, so a library that was changed has to be agreed to again. It runs nothing and copies nothing.
//!
//! Who may write into that folder may also write the list: it keeps out what was never shown to the judge, and is no defence
//! against another program that runs as the same user.

use std::fs::{self, File};
use std::io::{ErrorKind, Read as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::report::{Agreed, Fault};
use crate::disk;

/// The name of the list.
const LIST: &str = "trusted.json";
/// A larger list is none of ours, in bytes.
const LARGEST_LIST: u64 = 1 << 20;

/// The agreements, in the order in which they were made.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Trust {
    pub(super) trusted: Vec<Agreed>,
}

impl Trust {
    /// Reads the list of a folder; an empty one where there is none.
    ///
    /// # Errors
    /// It cannot be read: then nothing is agreed to.
    pub(super) fn read(folder: &Path) -> Result<Self, Fault> {
        let bad = |words: String| Fault::BadTrustList(words);
        // A pipe would be waited for.
        if fs::metadata(list(folder)).is_ok_and(|there| !there.is_file()) {
            return Err(bad("it is no file".to_owned()));
        }
        let file = match File::open(list(folder)) {
            Ok(file) => file,
            Err(error) if error.kind() == ErrorKind::NotFound || error.kind() == ErrorKind::NotADirectory => {
                return Ok(Self::default());
            }
            Err(error) => return Err(bad(error.to_string())),
        };
        let mut bytes = Vec::new();
        file.take(LARGEST_LIST + 1).read_to_end(&mut bytes).map_err(|error| bad(error.to_string()))?;
        if bytes.len() as u64 > LARGEST_LIST {
            return Err(bad(format!("it has more than {LARGEST_LIST} bytes")));
        }
        serde_json::from_slice(&bytes).map_err(|error| bad(error.to_string()))
    }

    /// Whether an installed library may be run, by its hash.
    ///
    /// # Errors
    /// The judge has not agreed to these bytes; or to others, which lay there.
    pub(super) fn allow(&self, library: &Path, sha256: &str) -> Result<(), Fault> {
        if self.holds(sha256) {
            Ok(())
        } else if hash_of_place(library).is_some_and(|place| self.holds(&place)) {
            Err(Fault::Changed(sha256.to_owned()))
        } else {
            Err(Fault::NotTrusted(sha256.to_owned()))
        }
    }

    fn holds(&self, sha256: &str) -> bool {
        self.trusted.iter().any(|agreed| agreed.sha256 == sha256)
    }

    /// Where in the list a library stands, by the folder that it was installed in; after all others, where it does not.
    pub(super) fn place(&self, library: &Path) -> usize {
        let hash = hash_of_place(library);
        let found = self.trusted.iter().position(|agreed| Some(&agreed.sha256) == hash.as_ref());
        found.unwrap_or(self.trusted.len())
    }

    /// Adds an agreement, in the place of an older one about the same bytes.
    pub(super) fn add(&mut self, agreed: Agreed) {
        self.take_back(&agreed.sha256);
        self.trusted.push(agreed);
    }

    /// Takes an agreement back.
    pub(super) fn take_back(&mut self, sha256: &str) {
        self.trusted.retain(|agreed| agreed.sha256 != sha256);
    }

    /// Keeps a damaged list under another name.
    ///
    /// # Errors
    /// The system's.
    pub(super) fn set_aside(folder: &Path) -> std::io::Result<()> {
        fs::rename(list(folder), folder.join(format!("{LIST}.bak")))
    }

    /// Writes the list of a folder, whole or not at all.
    ///
    /// # Errors
    /// The system's; the old list is as it was.
    pub(super) fn write(&self, folder: &Path) -> std::io::Result<()> {
        let mut bytes = serde_json::to_vec_pretty(self)?;
        bytes.push(b'\n');
        disk::put(&list(folder), &bytes)
    }
}

fn list(folder: &Path) -> PathBuf {
    folder.join(LIST)
}

/// The hash that a library was installed under: the name of its folder, where that is one.
pub(super) fn hash_of_place(library: &Path) -> Option<String> {
    let name = library.parent()?.file_name()?.to_str()?;
    let is_hash = name.len() == 64 && name.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    is_hash.then(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn agreed(sha256: &str) -> Agreed {
        let words = || "x".to_owned();
        Agreed { sha256: sha256.to_owned(), file: words(), from: words(), when: words() }
    }

    #[test]
    fn an_agreement_is_about_bytes_and_not_about_a_place() {
        let (first, other) = ("a".repeat(64), "b".repeat(64));
        let trust = Trust { trusted: vec![agreed(&first)] };
        let there = Path::new("/rulesets").join(&first).join("libgame.so");
        assert_eq!(trust.allow(&there, &first), Ok(()));
        assert_eq!(trust.allow(&there, &other), Err(Fault::Changed(other.clone())), "the old place does not make it trusted");
        assert_eq!(trust.allow(Path::new("/rulesets/libgame.so"), &other), Err(Fault::NotTrusted(other.clone())));
        let own_place = Path::new("/rulesets").join(&other).join("libgame.so");
        assert_eq!(trust.allow(&own_place, &other), Err(Fault::NotTrusted(other.clone())), "nor does a folder with its hash");
    }

    #[test]
    #[cfg(unix)]
    fn a_pipe_in_the_place_of_the_list_is_not_waited_for_and_agrees_to_nothing() {
        let folder = tempfile::tempdir().unwrap();
        assert!(std::process::Command::new("mkfifo").arg(folder.path().join(LIST)).status().unwrap().success());
        assert!(matches!(Trust::read(folder.path()), Err(Fault::BadTrustList(_))));
    }

    #[test]
    fn a_list_is_read_as_it_was_written_and_a_damaged_one_agrees_to_nothing() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(Trust::read(folder.path()), Ok(Trust::default()));
        let mut trust = Trust::default();
        trust.add(agreed("a"));
        trust.add(agreed("b"));
        trust.add(agreed("a"));
        trust.write(folder.path()).unwrap();
        assert_eq!(Trust::read(folder.path()).as_ref(), Ok(&trust));
        assert_eq!(trust.trusted.iter().map(|agreed| agreed.sha256.as_str()).collect::<Vec<_>>(), ["b", "a"]);
        for damaged in [&b"{\"trusted\":"[..], b"[]", b"\xff", &vec![b' '; 2 << 20]] {
            fs::write(folder.path().join(LIST), damaged).unwrap();
            assert!(matches!(Trust::read(folder.path()), Err(Fault::BadTrustList(_))));
        }
    }
}
