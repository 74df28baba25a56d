//! What the judge asks of the board that is shown, beside edits of it: a list instead of the picture, the view from the
//! other side, pieces copied and pasted, a board that is cleared once a question was answered.

use ruleset_api::Text;
use ruleset_api::record::{Board, Piece};

use super::clipboard;
use super::document::DocumentId;
use super::edit::{BoardEdit, Edit};
use super::message::{Effect, Intent, Question};
use super::{Desk, history};

/// Something of the board that is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardIntent {
    /// Show the list of all that is on the board beside it, or hide it again.
    List,
    /// Look at the board from the other side, or from this one again.
    Turn,
    /// Copy the selected piece.
    Copy,
    /// Copy all pieces of the board.
    CopyAll,
    /// Copy the selected piece and take it away.
    Cut,
    /// Put copies of what was copied on the board: of a text from the system's clipboard, else of the desk's own. A text
    /// that holds no pieces does nothing.
    Paste(Option<String>),
    /// Clear the board, after a question.
    Clear(Clearing),
    /// Zoom and fit.
    Look(Look),
}

/// How a board is cleared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clearing {
    /// All pieces are no longer placed.
    Unplace,
    /// All pieces are taken away.
    Remove,
}

/// How the map lies in the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Larger.
    Larger,
    /// Smaller.
    Smaller,
    /// The whole of it.
    Fit,
}

/// Does what is asked of the board.
pub(super) fn ask(desk: &mut Desk, intent: BoardIntent) -> Vec<Effect> {
    match intent {
        BoardIntent::List => desk.listing = !desk.listing,
        BoardIntent::Turn => {
            if let Some(document) = desk.document_mut() {
                document.selection.turned = !document.selection.turned;
            }
        }
        BoardIntent::Copy => return copy(desk, |desk| selected(desk).cloned().into_iter().collect()),
        BoardIntent::CopyAll => return copy(desk, |desk| shown(desk).map(|board| board.pieces.clone()).unwrap_or_default()),
        BoardIntent::Cut => {
            let Some((board, piece)) = shown_key(desk).zip(selected(desk).map(|piece| piece.id)) else { return Vec::new() };
            let mut effects = ask(desk, BoardIntent::Copy);
            effects.extend(history::edit(desk, &Edit::Board { board, edit: BoardEdit::RemovePiece(piece) }));
            return effects;
        }
        BoardIntent::Paste(text) => return paste(desk, text.as_deref()),
        BoardIntent::Clear(clearing) => {
            let pieces = shown(desk).map_or(0, |board| board.pieces.len());
            if let Some((document, board)) = desk.current.zip(shown_key(desk)).filter(|_| pieces > 0) {
                desk.ask(Question::Clear { document, board, clearing, pieces });
            }
        }
        BoardIntent::Look(look) => return vec![Effect::Look(look)],
    }
    Vec::new()
}

/// Clears a board, as the answered question said.
pub(super) fn clear(desk: &mut Desk, document: DocumentId, board: String, clearing: Clearing) -> Vec<Effect> {
    if desk.document().map(|shown| shown.id) != Some(document) {
        return Vec::new();
    }
    history::edit(desk, &Edit::Board { board, edit: BoardEdit::Clear(clearing) })
}

/// Whether a command of pieces can be given, and else why not.
pub(super) fn can(desk: &Desk, intent: BoardIntent) -> Result<Intent, &'static str> {
    if desk.document().is_none() {
        return Err("desk-why-no-document");
    }
    if shown_key(desk).is_none() {
        return Err("desk-why-no-board");
    }
    let possible = match &intent {
        BoardIntent::Copy | BoardIntent::Cut => selected(desk).map(|_| ()).ok_or("desk-why-no-piece"),
        BoardIntent::CopyAll | BoardIntent::Clear(_) => {
            shown(desk).filter(|board| !board.pieces.is_empty()).map(|_| ()).ok_or("desk-why-no-pieces")
        }
        BoardIntent::Paste(None) if desk.copied.is_empty() => Err("desk-why-nothing-copied"),
        _ => Ok(()),
    };
    possible.map(|()| Intent::Board(intent))
}

/// The words of the question whether a board is to be cleared: what is asked, what happens, and what the answer is called.
#[must_use]
pub fn clearing_words(clearing: Clearing, pieces: usize) -> [Text; 3] {
    let [title, says, yes] = match clearing {
        Clearing::Unplace => ["desk-clear-unplace", "desk-clear-unplace-says", "desk-clear-unplace-yes"],
        Clearing::Remove => ["desk-clear-remove", "desk-clear-remove-says", "desk-clear-remove-yes"],
    };
    [Text::new(title), Text::new(says).with("n", pieces), Text::new(yes)]
}

fn copy(desk: &mut Desk, pieces: impl Fn(&Desk) -> Vec<Piece>) -> Vec<Effect> {
    let pieces = pieces(desk);
    if pieces.is_empty() {
        return Vec::new();
    }
    let text = clipboard::to_text(&pieces);
    desk.copied = pieces;
    vec![Effect::Clipboard(text)]
}

fn paste(desk: &mut Desk, text: Option<&str>) -> Vec<Effect> {
    let pieces = match text {
        Some(text) => clipboard::from_text(text),
        None => Some(desk.copied.clone()),
    };
    let Some((document, key)) = desk.document().zip(shown_key(desk)) else { return Vec::new() };
    let kind = desk.manifest(document).and_then(|manifest| manifest.board_kind(&key));
    let (Some(pieces), Some(kind)) = (pieces, kind) else { return Vec::new() };
    let pieces = clipboard::fitted(&pieces, &document.record, &key, kind, document.selection.cursor);
    if pieces.is_empty() {
        return Vec::new();
    }
    history::edit(desk, &Edit::Board { board: key, edit: BoardEdit::AddPieces(pieces) })
}

fn shown_key(desk: &Desk) -> Option<String> {
    desk.document().and_then(|document| desk.board(document)).map(str::to_owned)
}

fn shown(desk: &Desk) -> Option<&Board> {
    let document = desk.document()?;
    document.record.boards.get(desk.board(document)?)
}

fn selected(desk: &Desk) -> Option<&Piece> {
    shown(desk)?.piece(desk.document()?.selection.piece?)
}
