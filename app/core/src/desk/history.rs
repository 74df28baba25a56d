//! Edits, undo and redo of the current document. One action of the judge is one step with a name; typing on in one field
//! is one action. Each change is ruled on.

use std::sync::Arc;

use ruleset_api::record::Place;
use ruleset_api::{Record, Text};

use super::boards::next_waiting;
use super::changed::{Did, Since};
use super::document::{Document, DocumentId, History, Selection, Snapshot, Typing};
use super::edit::{BoardEdit, Edit, PictureEdit};
use super::message::Effect;
use super::{Desk, apply, guard, log, naming};
use crate::record::seal;
use crate::what_if::Flip;

/// So many steps can be undone; the oldest are forgotten.
pub const DEEPEST: usize = 500;

/// Changes the record of the current document. What changes nothing is no step.
pub(super) fn edit(desk: &mut Desk, edit: &Edit) -> Vec<Effect> {
    named_edit(desk, edit, None)
}

/// Makes a change of the list of what would flip the ruling: a step of its own, named as the list names it.
pub(super) fn try_flip(desk: &mut Desk, index: usize) -> Vec<Effect> {
    let flip = desk.document().and_then(|document| document.what_if()?.flips.get(index).cloned());
    let Some(Flip { edit, text, .. }) = flip else { return Vec::new() };
    let effects = named_edit(desk, &edit, Some(Text::new("what-if-try").with("change", text)));
    if let Some(document) = desk.document_mut() {
        // What is typed next is not a part of it.
        document.typing = None;
    }
    effects
}

fn named_edit(desk: &mut Desk, edit: &Edit, name: Option<Text>) -> Vec<Effect> {
    let placing = desk.placing();
    let Some(document) = desk.document() else { return Vec::new() };
    let (id, before) = (document.id, document.record.clone());
    let manifest = desk.manifest(document).cloned();
    let mut record = Record::clone(&before);
    apply::apply(&mut record, edit, manifest.as_deref());
    if record == *before || guard::refuses(desk, id) {
        return Vec::new();
    }
    let Some(document) = desk.document() else { return Vec::new() };
    let shown = desk.board(document).map(str::to_owned);
    let name = name.unwrap_or_else(|| naming::name(edit, &before, manifest.as_deref()));
    // Changes that were given up do not cover this one.
    desk.given_up.retain(|given_up| *given_up != id);
    let Some(document) = desk.document_mut() else { return Vec::new() };
    document.take(record, name, Typing::of(edit));
    if let Some((board, edit)) = last_on_a_board(edit) {
        document.selection.follow(edit, board, &before, &document.record, placing);
    }
    document.selection.tidy(&document.record, shown.as_deref());
    desk.rule(id)
}

/// The last change of a board in an edit.
fn last_on_a_board(edit: &Edit) -> Option<(&str, &BoardEdit)> {
    match edit {
        Edit::Board { board, edit } => Some((board, edit)),
        Edit::Several { edits, .. } => edits.iter().rev().find_map(last_on_a_board),
        _ => None,
    }
}

/// Puts what was not saved in an earlier run in the place of a document's record: a step of its own. What is the same
/// already is no step.
pub(super) fn restore(desk: &mut Desk, id: DocumentId, record: Arc<Record>) -> Vec<Effect> {
    let Some(document) = desk.get_mut(id).filter(|document| document.record != record) else { return Vec::new() };
    document.take(Record::clone(&record), Text::new("journal-undo-restore"), None);
    document.record = record;
    // It may have been signed or reopened before it could be saved.
    document.chain = seal::verify(&document.record);
    desk.rule(id)
}

pub(super) fn undo(desk: &mut Desk) -> Vec<Effect> {
    step(desk, Did::Undid, |history, now| {
        let step = history.undo.pop()?;
        history.redo.push(Snapshot { name: step.name.clone(), ..now });
        Some(step)
    })
}

pub(super) fn redo(desk: &mut Desk) -> Vec<Effect> {
    step(desk, Did::Redid, |history, now| {
        let step = history.redo.pop()?;
        history.undo.push(Snapshot { name: step.name.clone(), ..now });
        Some(step)
    })
}

/// Puts a snapshot in the place of the record as it stands, which becomes a snapshot itself.
fn step(
    desk: &mut Desk,
    did: impl FnOnce(Text) -> Did,
    turn: impl FnOnce(&mut History, Snapshot) -> Option<Snapshot>,
) -> Vec<Effect> {
    let Some(document) = desk.document() else { return Vec::new() };
    let (id, shown) = (document.id, desk.board(document).map(str::to_owned));
    if guard::refuses(desk, id) {
        return Vec::new();
    }
    let Some(document) = desk.document_mut() else { return Vec::new() };
    let now = Snapshot { name: Text::default(), record: document.record.clone(), revision: document.revision };
    let Some(step) = turn(&mut document.history, now) else { return Vec::new() };
    document.lookback.note(Since::Did(did(step.name)));
    document.record = log::carried(&document.record, &step.record);
    document.revision = step.revision;
    document.selection.tidy(&document.record, shown.as_deref());
    desk.given_up.retain(|given_up| *given_up != id);
    desk.rule(id)
}

impl Document {
    /// Whether it was signed since it was saved. Seals stand outside undo, so that nothing could bring these back.
    pub(super) fn has_unsaved_seals(&self) -> bool {
        self.record.rulings.len() != self.saved_rulings
    }

    /// Takes the record that is on disk now: a step that can be undone. What was noted here and not saved is kept; of seals
    /// that were not saved there are none ([`Self::has_unsaved_seals`]).
    pub(super) fn reload(&mut self, record: Arc<Record>) {
        let unsaved = self.record.log.get(self.saved_log..).unwrap_or_default();
        self.saved_log = record.log.len();
        let record = if unsaved.is_empty() {
            record
        } else {
            let mut noted = Record::clone(&record);
            noted.log.extend_from_slice(unsaved);
            Arc::new(noted)
        };
        if record != self.record {
            self.typing = None;
            self.take(Arc::unwrap_or_clone(record), Text::new("keeping-undo-reload"), None);
            let before = self.selection.board.clone();
            self.selection.tidy(&self.record, before.as_deref());
        }
        self.saved = Some(self.revision);
        self.saved_rulings = self.record.rulings.len();
        self.chain = seal::verify(&self.record);
        self.signing = None;
    }

    /// Takes a changed record: as a new step, or into the last one while the judge types on in one field.
    fn take(&mut self, record: Record, name: Text, typing: Option<Typing>) {
        let joins = typing.is_some() && typing == self.typing;
        let before = self.history.undo.last().map(|last| log::carried(&record, &last.record));
        match self.history.undo.last().zip(before) {
            // Typed and taken back: as if nothing had been done.
            Some((last, before)) if joins && *before == record => {
                self.record = before;
                self.revision = last.revision;
                self.history.undo.pop();
                self.typing = None;
                self.lookback.note(Since::TookBack);
                return;
            }
            Some(_) if joins => self.lookback.note(Since::TypedOn),
            _ => {
                self.lookback.note(Since::Did(Did::Edited(name.clone())));
                let before = Snapshot { name, record: self.record.clone(), revision: self.revision };
                self.history.undo.push(before);
                self.history.redo.clear();
                if self.history.undo.len() > DEEPEST {
                    self.history.undo.remove(0);
                }
            }
        }
        self.last_revision += 1;
        self.revision = self.last_revision;
        self.record = Arc::new(record);
        self.typing = typing;
    }
}

impl Typing {
    /// The field that an edit types into, if it does.
    fn of(edit: &Edit) -> Option<Self> {
        match edit {
            Edit::Value { slot, key, .. } => Some(Self::Value(slot.clone(), key.clone())),
            Edit::SideValue { slot, key, side, .. } => Some(Self::SideValue(slot.clone(), key.clone(), *side)),
            Edit::Event(field, _) => Some(Self::Event(*field)),
            Edit::SideName(side, _) => Some(Self::SideName(*side)),
            Edit::SideMembers(side, _) => Some(Self::SideMembers(*side)),
            Edit::Notes(_) => Some(Self::Notes),
            Edit::Board { board, edit: BoardEdit::NamePiece { piece, .. } } => Some(Self::PieceName(board.clone(), *piece)),
            Edit::Board { board, edit: BoardEdit::TurnPiece { piece, .. } } => Some(Self::PieceTurn(board.clone(), *piece)),
            Edit::Board { board, edit: BoardEdit::Picture(PictureEdit::Nudge { .. }) } => Some(Self::PicturePlace(board.clone())),
            Edit::AddSide
            | Edit::RemoveSide(_)
            | Edit::AddRow { .. }
            | Edit::EnterRow { .. }
            | Edit::RemoveRow { .. }
            | Edit::Board { .. }
            | Edit::Several { .. } => None,
        }
    }
}

impl Selection {
    /// A new piece is selected; and where clicks place pieces, a placed one hands on to the next that waits, so that
    /// click after click places them all.
    fn follow(&mut self, edit: &BoardEdit, key: &str, before: &Record, after: &Record, placing: bool) {
        let Some(board) = after.boards.get(key) else { return };
        match edit {
            BoardEdit::AddPiece { .. } | BoardEdit::AddPieces(_) => {
                let known = |id| before.boards.get(key).is_some_and(|board| board.piece(id).is_some());
                self.board = Some(key.to_owned());
                self.piece = board.pieces.iter().map(|piece| piece.id).find(|id| !known(*id));
            }
            BoardEdit::MovePiece { piece, to: Some(to) } => {
                if let Place::Pair(cell) = to {
                    self.cursor = Some(*cell);
                }
                if placing
                    && self.piece == Some(*piece)
                    && let Some(next) = next_waiting(board, *piece)
                {
                    self.piece = Some(next);
                }
            }
            _ => {}
        }
    }

    /// Nothing stays selected that is not there any more.
    fn tidy(&mut self, record: &Record, shown: Option<&str>) {
        let board = self.board.as_deref().or(shown).and_then(|board| record.boards.get(board));
        self.piece = self.piece.filter(|id| board.is_some_and(|board| board.piece(*id).is_some()));
    }
}
