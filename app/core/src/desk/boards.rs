//! Edits of a board. A board that the ruleset has and the record does not is made when something is first put on it.

use ruleset_api::record::{Board, Map, Piece, Record};
use ruleset_api::{LARGEST_INTEGER, Manifest};
use serde_json::Map as Object;

use super::edit::{BoardEdit, PictureEdit};
use super::shown_board::Clearing;
use super::start::first_map;
use super::{areas, features};

pub(super) fn apply(record: &mut Record, key: &str, edit: &BoardEdit, manifest: Option<&Manifest>) {
    let sides = record.sides.len();
    match edit {
        BoardEdit::SetMap(map) => {
            if let Some(board) = made(record, key, manifest) {
                set_map(board, map, fixed_map(key, manifest));
            }
        }
        BoardEdit::UseMap { map, .. } => {
            if let Some(board) = made(record, key, manifest) {
                board.map = Some(Map::clone(map));
            }
        }
        BoardEdit::Picture(edit) => {
            if let Some(map) = own_map(record, key, manifest) {
                set_picture(map, edit);
            }
        }
        BoardEdit::BeginAs(from) => {
            if !record.boards.contains_key(key)
                && let Some(other) = record.boards.get(from).cloned()
            {
                record.boards.insert(key.to_owned(), other);
            }
        }
        BoardEdit::AddPiece { kind, side, name, at } => {
            let Some(side) = known_side(*side, sides) else { return };
            if let Some(board) = made(record, key, manifest)
                && let Some(id) = free_id(board)
            {
                // Bases of one army are alike: a new piece is as large as the last one of its kind and side.
                let alike = |piece: &&Piece| piece.kind == *kind && piece.side == side;
                let size = board.pieces.iter().rev().find(alike).and_then(|piece| piece.size);
                board.pieces.push(Piece {
                    id,
                    kind: kind.clone(),
                    side,
                    name: name.clone(),
                    at: at.clone(),
                    size,
                    angle: None,
                    values: Object::new(),
                    unknown: Object::new(),
                });
            }
        }
        BoardEdit::AddPieces(pieces) => {
            if let Some(board) = made(record, key, manifest) {
                for piece in pieces {
                    let Some(id) = free_id(board) else { return };
                    board.pieces.push(Piece { id, ..piece.clone() });
                }
            }
        }
        BoardEdit::Clear(clearing) => {
            if let Some(board) = record.boards.get_mut(key) {
                match clearing {
                    Clearing::Unplace => board.pieces.iter_mut().for_each(|piece| piece.at = None),
                    Clearing::Remove => board.pieces.clear(),
                }
            }
        }
        BoardEdit::RemovePiece(id) => {
            if let Some(board) = record.boards.get_mut(key)
                && let Some(index) = board.pieces.iter().position(|piece| piece.id == *id)
            {
                board.pieces.remove(index);
            }
        }
        BoardEdit::MovePiece { piece, to } => change(record, key, *piece, |piece| to.clone_into(&mut piece.at)),
        BoardEdit::NamePiece { piece, name } => change(record, key, *piece, |piece| name.clone_into(&mut piece.name)),
        BoardEdit::PieceKind { piece, kind } => change(record, key, *piece, |piece| kind.clone_into(&mut piece.kind)),
        BoardEdit::PieceSide { piece, side } => {
            let Some(side) = known_side(*side, sides) else { return };
            change(record, key, *piece, |piece| piece.side = side);
        }
        BoardEdit::SizePiece { piece, size } => change(record, key, *piece, |piece| piece.size = *size),
        BoardEdit::TurnPiece { piece, angle } => change(record, key, *piece, |piece| piece.angle = *angle),
        BoardEdit::ToggleFeature { side, .. }
        | BoardEdit::JoinFeature { side, .. }
        | BoardEdit::AddFeature { side, .. }
        | BoardEdit::FeatureSide { side, .. } => {
            let Some(side) = known_side(*side, sides) else { return };
            if let Some(map) = own_map(record, key, manifest) {
                features::apply(map, edit, side);
            }
        }
        BoardEdit::ShapeFeature { .. } | BoardEdit::RemoveFeature(_) => {
            if let Some(map) = own_map(record, key, manifest) {
                features::apply(map, edit, None);
            }
        }
        BoardEdit::AddArea(_) | BoardEdit::NameArea { .. } | BoardEdit::RemoveArea(_) | BoardEdit::LinkAreas { .. } => {
            let fixed = fixed_map(key, manifest).is_some();
            if let Some(board) = made(record, key, manifest).filter(|_| !fixed) {
                areas::apply(board, edit);
            }
        }
    }
}

/// A board of the record, made where the ruleset has it and the record does not.
fn made<'r>(record: &'r mut Record, key: &str, manifest: Option<&Manifest>) -> Option<&'r mut Board> {
    if !record.boards.contains_key(key) {
        let kind = manifest?.board_kind(key)?;
        let map = if kind.map.is_none() { first_map(kind.topology) } else { None };
        record.boards.insert(key.to_owned(), Board { map, ..Board::default() });
    }
    record.boards.get_mut(key)
}

/// The record's own map of a board. Where it has none yet, it begins as the rules' or as an empty one.
fn own_map<'r>(record: &'r mut Record, key: &str, manifest: Option<&Manifest>) -> Option<&'r mut Map> {
    if record.boards.get(key).is_none_or(|board| board.map.is_none()) {
        let kind = manifest?.board_kind(key)?;
        let map = kind.map.clone().or_else(|| first_map(kind.topology))?;
        record.boards.entry(key.to_owned()).or_default().map = Some(map);
    }
    record.boards.get_mut(key)?.map.as_mut()
}

/// The map that the rules fix for a board.
pub(super) fn fixed_map<'m>(key: &str, manifest: Option<&'m Manifest>) -> Option<&'m Map> {
    manifest?.board_kind(key)?.map.as_ref()
}

/// Another size or kind; what lies on the map stays, and so does what this version does not know of it.
fn set_map(board: &mut Board, map: &Map, fixed: Option<&Map>) {
    let mut map = map.clone();
    if let Some(old) = board.map.take().or_else(|| fixed.cloned()) {
        map.features = old.features;
        map.picture = old.picture;
        map.unknown = old.unknown;
    }
    board.map = Some(map);
}

fn set_picture(map: &mut Map, edit: &PictureEdit) {
    match (edit, &mut map.picture) {
        (PictureEdit::Put(picture), there) => *there = Some(picture.clone()),
        (PictureEdit::Remove, there) => *there = None,
        (PictureEdit::Take { sha256 }, Some(picture)) => sha256.clone_into(&mut picture.sha256),
        (PictureEdit::Place { at, width } | PictureEdit::Nudge { at, width }, Some(picture)) => {
            picture.at = *at;
            picture.width = (*width).clamp(1, LARGEST_INTEGER);
        }
        (PictureEdit::Opacity(percent), Some(picture)) => picture.opacity = (*percent).clamp(0, 100),
        (_, None) => {}
    }
}

fn change(record: &mut Record, key: &str, id: i64, change: impl FnOnce(&mut Piece)) {
    let pieces = record.boards.get_mut(key).map(|board| &mut board.pieces);
    if let Some(piece) = pieces.into_iter().flatten().find(|piece| piece.id == id) {
        change(piece);
    }
}

/// The piece that is placed after another: the next of its side that waits, else the first of any.
#[must_use]
pub fn next_waiting(board: &Board, after: i64) -> Option<i64> {
    let side = board.piece(after).and_then(|piece| piece.side);
    let waits = |piece: &&Piece| piece.id != after && piece.at.is_none();
    let following = board.pieces.iter().skip_while(|piece| piece.id != after).chain(&board.pieces);
    let of_its_side = following.filter(waits).find(|piece| piece.side == side);
    of_its_side.or_else(|| board.pieces.iter().find(waits)).map(|piece| piece.id)
}

/// The lowest id from 1 that no piece of the board has.
fn free_id(board: &Board) -> Option<i64> {
    let taken: std::collections::BTreeSet<i64> = board.pieces.iter().map(|piece| piece.id).collect();
    (1..=LARGEST_INTEGER).find(|id| !taken.contains(id))
}

/// A side as pieces name it: `Some(None)` is none, `None` is one that does not exist.
fn known_side(side: Option<usize>, sides: usize) -> Option<Option<i64>> {
    match side {
        None => Some(None),
        Some(side) if side < sides => i64::try_from(side).ok().map(Some),
        Some(_) => None,
    }
}
