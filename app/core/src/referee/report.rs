//! What the referee found, and why a ruling could not be had: data that window and command line put into words.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use ruleset_api::Manifest;
use serde::{Deserialize, Serialize};

/// The rulesets that were found, and the libraries that were not taken.
#[derive(Clone, Debug, Default)]
pub struct Rulesets {
    /// Rulesets that rule, in the order in which they were found.
    pub usable: Vec<Ruleset>,
    /// Libraries with the id of a ruleset found before them.
    pub shadowed: Vec<Shadowed>,
    /// Libraries that were not taken, and why.
    pub refused: Vec<Refused>,
    /// The user's folder of installed rulesets, whether it is there yet or not; `None`: the run has none.
    pub folder: Option<PathBuf>,
    /// What the judge agreed to run from there.
    pub agreed: Vec<Agreed>,
}

/// That the judge agreed to run a library, having seen its name, its place and its hash.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Agreed {
    /// The SHA-256 of its bytes, in 64 small hexadecimal digits: the agreement is about these and no others.
    pub sha256: String,
    /// The name of its file.
    pub file: String,
    /// Where it lay then.
    pub from: String,
    /// When, as RFC 3339 has it; empty where that is not known.
    pub when: String,
}

/// The last time that a ruleset failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// How.
    pub fault: Fault,
    /// The end of what its last lost process printed, line by line; empty where there was nothing.
    pub output: String,
}

/// A ruleset that can be asked.
#[derive(Clone, Debug)]
pub struct Ruleset {
    /// What it says of itself; its texts rendered in all languages of the program.
    pub manifest: Arc<Manifest>,
    /// The library.
    pub path: PathBuf,
    /// Where it was found.
    pub origin: Origin,
    /// What is closed to its process.
    pub sandbox: Sandbox,
    /// The SHA-256 of the library's bytes, in 64 small hexadecimal digits. Its process loads no others.
    pub sha256: String,
}

/// What is closed to the process of a plugin, as the process itself found it before it loaded any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sandbox {
    /// Files: none can be written, and none read but those that loading needs.
    pub files: Closed,
    /// System calls: no network, no other programs, processes or threads; once it is loaded, no file can be opened.
    pub calls: bool,
}

/// How far files are closed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Closed {
    /// As far as it is known.
    Full,
    /// As far as an older kernel can.
    Partial,
    /// Not at all.
    #[default]
    No,
}

/// Where a library was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// In a folder that the user named: trusted for this run.
    Named,
    /// Beside the program.
    Bundled,
    /// In the user's data folder, where it was put after the judge agreed.
    Installed,
}

/// A library with an id that was found before.
#[derive(Clone, Debug)]
pub struct Shadowed {
    /// The library.
    pub path: PathBuf,
    /// The id.
    pub id: String,
    /// The version.
    pub version: String,
    /// Where it was found.
    pub origin: Origin,
    /// As [`Ruleset::sha256`].
    pub sha256: String,
    /// The library that was found before it.
    pub by: PathBuf,
    /// Whether the two are the same, byte by byte.
    pub copy: bool,
}

/// A library that was not taken.
#[derive(Clone, Debug)]
pub struct Refused {
    /// The library.
    pub path: PathBuf,
    /// Why.
    pub fault: Fault,
}

/// What is wrong with a library, or went wrong in it. The child sends it as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    /// It cannot be read; with the system's words.
    Unreadable(String),
    /// It was named as a folder with rulesets, and is none.
    NoFolder,
    /// It is no shared library of this system.
    NotALibrary,
    /// It is cut short or damaged.
    Damaged,
    /// It is built for another processor or system; with what for.
    OtherMachine(String),
    /// It does not export the contract's function.
    NotAPlugin,
    /// The system's loader refused it; with its words.
    NotLoadable(String),
    /// It needs another library, which is not found; with its name.
    MissingLibrary(String),
    /// It is made for another major version of the contract.
    OtherAbi {
        /// The version that it is made for.
        found: u16,
    },
    /// Its table is not one.
    BadTable(String),
    /// Its manifest is not one.
    BadManifest(String),
    /// Its table and its manifest call it by different ids or versions.
    IdDiffers {
        /// Id and version by the table.
        table: String,
        /// Id and version by the manifest.
        manifest: String,
    },
    /// It needs parts of the contract that this program does not have.
    Requires(Vec<String>),
    /// Its texts are too large or nested too deep.
    BadTexts(String),
    /// Its process ended by itself: what it was doing, and how it ended ("signal 11", "exit code 0").
    Died(String),
    /// It did not answer in time, and was ended; after so many milliseconds.
    Hung(u64),
    /// Its reply is not what the contract asks for.
    BadReply(String),
    /// It said that it failed; with its words.
    Failed(String),
    /// It does not have the operation that it was asked for; with its name.
    UnknownOp(String),
    /// It lies among the installed rulesets, and the judge has not agreed to it; with its SHA-256.
    NotTrusted(String),
    /// It is installed, and its bytes are no longer those that the judge agreed to; with their SHA-256.
    Changed(String),
    /// Another file took its place after it was looked at.
    Replaced,
    /// The list of what the judge agreed to is damaged; with where.
    BadTrustList(String),
    /// It is larger than a library may be.
    TooLarge,
    /// It gave two answers to the same question, and is not asked any more.
    Unsteady,
    /// It failed too often in a short time and is not asked any more; with the last fault.
    Suspended(Box<Fault>),
}

/// Why there is no ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoRuling {
    /// No ruleset of that id was found.
    UnknownRuleset {
        /// The id that the record names.
        id: String,
    },
    /// The ruleset failed.
    RulesetFailed {
        /// The id of the ruleset.
        id: String,
        /// How.
        fault: Fault,
    },
    /// The record is larger than a plugin may be sent.
    TooLarge,
    /// What a ruleset keeps of the matches for its standings is more than it may be sent.
    TooMany {
        /// The id of the ruleset.
        id: String,
    },
}

impl Fault {
    /// The same fault, its words cut to a sentence that can be shown. They come from outside.
    #[must_use]
    pub fn capped(self) -> Self {
        match self {
            Self::Unreadable(words) => Self::Unreadable(capped(&words)),
            Self::OtherMachine(words) => Self::OtherMachine(capped(&words)),
            Self::NotLoadable(words) => Self::NotLoadable(capped(&words)),
            Self::BadTable(words) => Self::BadTable(capped(&words)),
            Self::BadManifest(words) => Self::BadManifest(capped(&words)),
            Self::BadTexts(words) => Self::BadTexts(capped(&words)),
            Self::Died(words) => Self::Died(capped(&words)),
            Self::BadReply(words) => Self::BadReply(capped(&words)),
            Self::Failed(words) => Self::Failed(capped(&words)),
            Self::UnknownOp(op) => Self::UnknownOp(capped(&op)),
            Self::NotTrusted(hash) => Self::NotTrusted(capped(&hash)),
            Self::Changed(hash) => Self::Changed(capped(&hash)),
            Self::BadTrustList(words) => Self::BadTrustList(capped(&words)),
            Self::Requires(parts) => Self::Requires(parts.iter().take(MOST_PARTS).map(|part| capped(part)).collect()),
            Self::Suspended(fault) => Self::Suspended(Box::new(fault.capped())),
            Self::MissingLibrary(name) => Self::MissingLibrary(capped(&name)),
            Self::IdDiffers { table, manifest } => Self::IdDiffers { table: capped(&table), manifest: capped(&manifest) },
            Self::NoFolder
            | Self::NotALibrary
            | Self::Damaged
            | Self::NotAPlugin
            | Self::OtherAbi { .. }
            | Self::Hung(_)
            | Self::Replaced
            | Self::TooLarge
            | Self::Unsteady => self,
        }
    }
}

/// The longest words of a fault, in characters.
const LONGEST_WORDS: usize = 400;
/// The most parts that [`Fault::Requires`] names.
const MOST_PARTS: usize = 8;

/// One line of at most [`LONGEST_WORDS`] characters.
fn capped(words: &str) -> String {
    let line = words.split(|letter: char| letter.is_control()).filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
    match line.char_indices().nth(LONGEST_WORDS) {
        Some((end, _)) => line.get(..end).unwrap_or_default().to_owned() + "…",
        None => line,
    }
}

impl Rulesets {
    /// How many libraries were refused; folders that were not there are none.
    #[must_use]
    pub fn refused_libraries(&self) -> usize {
        self.refused.iter().filter(|refused| refused.fault != Fault::NoFolder).count()
    }

    /// Whether a library lies in the user's folder of installed rulesets, agreed to or not.
    #[must_use]
    pub fn is_installed(&self, library: &Path) -> bool {
        self.folder.as_ref().is_some_and(|folder| library.starts_with(folder))
    }

    /// What the judge agreed to when a library with this hash was installed.
    #[must_use]
    pub fn agreement(&self, sha256: &str) -> Option<&Agreed> {
        self.agreed.iter().find(|agreed| agreed.sha256 == sha256)
    }

    /// A ruleset by its id.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Ruleset> {
        self.usable.iter().find(|ruleset| ruleset.manifest.id == id)
    }
}
