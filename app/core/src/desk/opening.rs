//! Documents that are opened although saving them would lose something: what is told of them, and what may be saved of them
//! all the same.

use std::path::Path;

use ruleset_api::Text;

use super::document::{Document, DocumentId};
use super::guard::{self, ReadOnly};
use super::message::{Effect, Question};
use super::{Desk, asking, start};
use crate::record::{Loaded, Lost, LostWhat, Reserve, shortened};

/// Puts what was read on the desk; what saving would lose makes it read-only.
pub(super) fn open(desk: &mut Desk, loaded: Loaded, path: &Path) -> Vec<Effect> {
    start::open_to_read(desk, loaded.record, Some(path.to_owned()), loaded.reserve.map(|reserve| ReadOnly::of(reserve, path)))
}

impl ReadOnly {
    /// Why a document of a file is only shown, where saving it would lose something.
    pub(super) fn of(reserve: Reserve, path: &Path) -> Self {
        match reserve {
            Reserve::NewerVersion { found } => Self::NewerVersion { found },
            Reserve::Lost(lost) => Self::Lossy { lost, path: path.to_owned() },
        }
    }
}

impl Document {
    /// Whether its file is of a version that this program knows. What is understood only in part is neither ruled on nor
    /// saved anywhere: the ruling would be wrong, and the copy would lack what is not understood.
    #[must_use]
    pub fn is_understood(&self) -> bool {
        !matches!(self.read_only, Some(ReadOnly::NewerVersion { .. }))
    }
}

/// Whether no copy of a document is to be saved. The judge who tried is told.
pub(super) fn refuses_copies(desk: &mut Desk, id: DocumentId) -> bool {
    let refuses = desk.get(id).is_some_and(|document| !document.is_understood());
    if refuses {
        guard::refuses(desk, id);
        asking::stop(desk, id);
    }
    refuses
}

/// Whether a save at a chosen path has to wait for an answer, or is not to be: where something would be lost, the judge is
/// told before, and the file that still has it is never saved over.
pub(super) fn holds_back(desk: &mut Desk, id: DocumentId, path: &Path, replace: bool) -> bool {
    if refuses_copies(desk, id) {
        return true;
    }
    let Some(document) = desk.get(id) else { return false };
    let Some(ReadOnly::Lossy { lost, path: whole }) = document.read_only.clone() else { return false };
    if whole == path {
        guard::refuses(desk, id);
        asking::stop(desk, id);
    } else if !desk.ask(Question::SaveLossy { document: id, path: path.to_owned(), replace, lost }) {
        asking::stop(desk, id);
    }
    true
}

/// A copy has been saved: what it could not keep is gone from it, and it is a match like any other.
pub(super) fn copied(document: &mut Document) {
    document.read_only.take_if(|why| matches!(why, ReadOnly::Lossy { .. }));
}

impl Lost {
    /// Why the document is only shown.
    pub(super) fn text(&self) -> Text {
        match &self.what {
            LostWhat::Digits => self.told("opening-rounds"),
            LostWhat::Twice(key) => self.told("opening-drops").with("key", shortened(key)),
        }
    }

    /// What a copy will lack.
    #[must_use]
    pub fn copy_text(&self) -> Text {
        match &self.what {
            LostWhat::Digits => self.told("opening-copy-rounds"),
            LostWhat::Twice(key) => self.told("opening-copy-drops").with("key", shortened(key)),
        }
    }

    fn told(&self, id: &str) -> Text {
        Text::new(id).with("line", self.line).with("column", self.column)
    }
}
