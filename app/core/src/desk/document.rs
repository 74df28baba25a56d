//! An open document: a record with its history and its latest ruling.

use std::path::PathBuf;
use std::sync::Arc;

use ruleset_api::{Record, Ruling};

use super::changed::Lookback;
use super::clock::Clock;
use super::edit::{EventField, Slot};
use super::guard::ReadOnly;
use super::keeping::{Kept, Seen};
use super::message::Then;
use super::seal::Signing;
use crate::record::seal::Chain;
use crate::referee::report::NoRuling;
use crate::what_if::WhatIf;

/// The identity of an open document, for as long as the program runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DocumentId(pub u64);

/// An open match record.
#[derive(Clone, Debug)]
pub struct Document {
    /// Its identity.
    pub id: DocumentId,
    /// The record as it stands.
    pub record: Arc<Record>,
    /// Names the content of `record`: an edit takes a new number, undo and redo bring an old one back.
    pub revision: u64,
    /// The revision on disk, or the untouched one that a new match began with.
    pub saved: Option<u64>,
    /// How many entries of the log are on disk. Noting one takes no new revision: the log stands outside undo, and no
    /// ruling reads it.
    pub saved_log: usize,
    /// How many seals are on disk. They stand outside undo too.
    pub saved_rulings: usize,
    /// Its seals, and what they tell of it.
    pub chain: Chain,
    /// A ruling that is to be signed once it was given again.
    pub signing: Option<Signing>,
    /// The file; `None` for a match that was never saved.
    pub path: Option<PathBuf>,
    /// What is known of that file.
    pub kept: Kept,
    /// Where a match that was never saved is best saved: beside the one that it follows.
    pub folder: Option<PathBuf>,
    /// Why it is only shown; `None`: it is not only shown.
    pub read_only: Option<ReadOnly>,
    /// It was begun as the next match after another.
    pub follows: bool,
    /// What can be undone and redone.
    pub history: History,
    /// The ruling on the record.
    pub ruled: Ruled,
    /// The ruling before the last edit.
    pub lookback: Lookback,
    /// What would flip that ruling.
    pub what_if: Flips,
    /// The round's clock.
    pub clock: Clock,
    /// What is selected.
    pub selection: Selection,
    /// The highest revision given so far.
    pub last_revision: u64,
    /// A save that is on its way.
    pub saving: Option<Saving>,
    /// What goes on once the document is saved.
    pub then: Option<Then>,
    /// The field that is being typed into: the next entry in it joins the last undo step.
    pub typing: Option<Typing>,
}

/// A save that is on its way. One document is never saved twice at a time: an older revision could come last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saving {
    /// Where the record as it then stands is to be saved next, and whether it may replace a file.
    pub next: Option<(PathBuf, bool)>,
    /// The path was typed: where the save fails, it can be typed on.
    pub typed: bool,
    /// How many entries of the log are being saved.
    pub log: usize,
    /// How many seals are being saved.
    pub rulings: usize,
}

/// A field that is typed into.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typing {
    /// A value, by its key.
    Value(Slot, String),
    /// A number for one side, in a row.
    SideValue(Slot, String, usize),
    /// Something of the event.
    Event(EventField),
    /// A side's name.
    SideName(usize),
    /// A side's players.
    SideMembers(usize),
    /// The notes.
    Notes,
    /// The name of a piece of a board.
    PieceName(String, i64),
    /// The angle of a piece of a board, which may be turned by one key press after the other.
    PieceTurn(String, i64),
    /// The place of the picture under the grid of a board, which is moved by one key press after the other.
    PicturePlace(String),
}

/// Snapshots before and after the record as it stands.
#[derive(Clone, Debug, Default)]
pub struct History {
    /// Oldest first.
    pub undo: Vec<Snapshot>,
    /// Next first to be redone: last.
    pub redo: Vec<Snapshot>,
}

/// A record as it was, and the name of the action between it and its neighbour ("move Thrall").
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// What the judge did, to be put after "Undo:" or "Redo:".
    pub name: ruleset_api::Text,
    /// The record.
    pub record: Arc<Record>,
    /// Its revision.
    pub revision: u64,
}

/// What the referee said of a document.
#[derive(Clone, Debug, Default)]
pub struct Ruled {
    /// The revision that was ruled on; an older one than the document's while a ruling is on its way.
    pub revision: Option<u64>,
    /// The ruling, or why there is none. Nothing before the first answer.
    pub ruling: Option<Result<Arc<Ruling>, NoRuling>>,
}

/// What would flip the ruling of a document.
#[derive(Clone, Debug, Default)]
pub struct Flips {
    /// The revision that it belongs to; an older one than the document's while the answer is on its way.
    pub revision: Option<u64>,
    /// The changes. Nothing before the first answer, or where there is no ruling that could be flipped.
    pub found: Option<Arc<WhatIf>>,
}

/// What is selected in a document.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The board that is shown; `None`: the manifest's first.
    pub board: Option<String>,
    /// A piece of that board.
    pub piece: Option<i64>,
    /// What the keyboard moves: a cell, as `[column, row]`; a point of a free table, in millimetres; an area, as
    /// `[index, 0]`.
    pub cursor: Option<[i64; 2]>,
    /// A step of the cascade whose counted pieces are lit.
    pub step: Option<String>,
    /// The board is shown from the other side.
    pub turned: bool,
}

impl Document {
    /// Whether there is anything that is not on disk. What is only shown never has.
    #[must_use]
    pub fn dirty(&self) -> bool {
        self.read_only.is_none() && self.differs_from_disk()
    }

    /// Whether it is being saved, or signed: what that comes to is awaited before it is closed.
    pub(super) fn is_on_its_way(&self) -> bool {
        self.saving.is_some() || self.signing.is_some()
    }

    fn differs_from_disk(&self) -> bool {
        self.saved != Some(self.revision)
            || self.saved_log != self.record.log.len()
            || self.saved_rulings != self.record.rulings.len()
            || self.kept.seen == Seen::Gone
    }

    /// The ruling that belongs to the record as it stands; `None` while it is on its way or could not be had.
    #[must_use]
    pub fn ruling(&self) -> Option<&Arc<Ruling>> {
        self.ruled.ruling.as_ref().and_then(|ruling| ruling.as_ref().ok()).filter(|_| self.ruled.revision == Some(self.revision))
    }

    /// What would flip that ruling; `None` while it is on its way.
    #[must_use]
    pub fn what_if(&self) -> Option<&Arc<WhatIf>> {
        self.what_if.found.as_ref().filter(|_| self.what_if.revision == Some(self.revision))
    }
}
