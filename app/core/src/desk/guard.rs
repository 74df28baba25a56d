//! Whether a document may be changed, and why not. Every change of a record asks here first; what a document is kept from
//! (its file, its seal) is found elsewhere and only told here.

use std::path::PathBuf;

use ruleset_api::Text;

use super::Desk;
use super::document::{Document, DocumentId};
use super::message::Notice;
use crate::record::seal::State;
use crate::record::{Elsewhere, Lost};

/// Why a document cannot be changed, whoever asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Barred {
    /// It is only shown.
    ReadOnly(ReadOnly),
    /// It was signed, or decided other than by the rules.
    Sealed {
        /// By whom; empty where the last entry cannot be read.
        by: String,
        /// When: `2026-11-29 14:32`.
        at: String,
        /// Whether the record and its seals are as they were then.
        state: State,
    },
}

/// Why a document is only shown: saving it would lose or overwrite something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadOnly {
    /// Its file is of a newer version of the format, of which this program knows a part.
    NewerVersion {
        /// The version.
        found: u64,
    },
    /// Somebody else has its file open for editing.
    Held(Elsewhere),
    /// It is what somebody else has saved in the place of a document's file.
    OnDisk {
        /// That file.
        path: PathBuf,
    },
    /// Its file says something that a save would not keep.
    Lossy {
        /// What.
        lost: Lost,
        /// That file.
        path: PathBuf,
    },
}

impl Barred {
    /// What happened, what is safe, what to do; a text of the program.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            Self::ReadOnly(ReadOnly::NewerVersion { found }) => Text::new("guard-newer-version").with("found", found.to_string()),
            Self::ReadOnly(ReadOnly::Lossy { lost, .. }) => lost.text(),
            Self::Sealed { by, at, state } => {
                let text = match state {
                    State::Changed => Text::new("guard-changed-after-seal"),
                    State::Broken => Text::new("guard-broken-seals"),
                    State::Sealed | State::Unsealed | State::Reopened => Text::new("guard-sealed"),
                };
                text.with("by", by.as_str()).with("at", at.as_str())
            }
            Self::ReadOnly(ReadOnly::Held(by)) => by.said("keeping-read-only"),
            Self::ReadOnly(ReadOnly::OnDisk { path }) => Text::new("keeping-on-disk").with("file", path.display().to_string()),
        }
    }
}

impl Document {
    /// Why it cannot be changed; `None`: it can.
    #[must_use]
    pub fn barred(&self) -> Option<Barred> {
        self.read_only.clone().map(Barred::ReadOnly).or_else(|| self.sealed())
    }

    /// That it is locked by its seals, also where it could not be changed for another reason.
    #[must_use]
    pub fn sealed(&self) -> Option<Barred> {
        let state = self.chain.state;
        let (by, at) = self.chain.last().map(|entry| (entry.name(), entry.minute())).unwrap_or_default();
        state.locks().then_some(Barred::Sealed { by, at, state })
    }
}

/// Whether a text tells of a document that is locked by a seal.
pub(super) fn is_of_a_seal(text: &Text) -> bool {
    ["guard-sealed", "guard-changed-after-seal", "guard-broken-seals"].contains(&text.id.as_str())
}

/// Whether a document cannot be changed. The judge who tried is told, once.
pub(super) fn refuses(desk: &mut Desk, id: DocumentId) -> bool {
    let Some(barred) = desk.get(id).and_then(Document::barred) else { return false };
    let text = barred.text();
    if desk.notices.iter().all(|notice| notice.text != text) {
        desk.notices.push(Notice { failure: false, text, page: None, clock: None });
    }
    true
}
