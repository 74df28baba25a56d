//! What could be other in a record, from the record and the manifest of its ruleset: its numbers, and every single change that
//! needs no search. It asks nobody what would come of it.

use std::collections::BTreeMap;

use ruleset_api::entries::escaped;
use ruleset_api::manifest::{BoardKind, Field, Manifest, Of, Type};
use ruleset_api::record::{Board, Piece};
use ruleset_api::{Record, Text};
use serde_json::{Map as Object, Value};

use super::entry::{Entry, Number, entries};
use super::places::{Ground, Spot};
use super::{FlipKind, words};
use crate::desk::{BoardEdit, Edit, Slot};

/// Everything that could be other.
#[derive(Debug, Default)]
pub(super) struct Changes<'m> {
    /// Numbers, each to be searched up and down.
    pub(super) numbers: Vec<Number<'m>>,
    /// Single changes.
    pub(super) singles: Vec<Single<'m>>,
}

/// A single change that needs no search.
#[derive(Debug)]
pub(super) struct Single<'m> {
    /// Of those in a row that share a group only the nearest that flips is listed.
    pub(super) group: usize,
    /// What would change.
    pub(super) what: What<'m>,
}

/// What a single change changes.
#[derive(Debug)]
pub(super) enum What<'m> {
    /// An entry is turned to another value.
    Turn { entry: Entry<'m>, to: Value },
    /// A piece goes to another place.
    Move { of: Moved<'m>, spot: Spot },
}

/// A piece that goes to another place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moved<'m> {
    pub(super) board: &'m str,
    pub(super) kind: &'m BoardKind,
    pub(super) of_record: &'m Board,
    /// Its index on the board.
    pub(super) index: usize,
    pub(super) piece: &'m Piece,
}

impl<'m> Changes<'m> {
    /// Everything that could be other in a record.
    pub(super) fn of(record: &'m Record, manifest: &'m Manifest) -> Self {
        let mut changes = Self::default();
        let sides = record.sides.len();
        for (slot, place, values, fields) in places(record, manifest) {
            for entry in fields.into_iter().flat_map(|field| entries(field, &slot, &place, values, sides)) {
                changes.add(entry, sides);
            }
        }
        for (key, board) in &record.boards {
            if let Some(kind) = manifest.board_kind(key) {
                changes.add_moves(key, kind, board);
            }
        }
        changes
    }

    /// All that an entry could be instead.
    fn add(&mut self, entry: Entry<'m>, sides: usize) {
        let others: Vec<Value> = match (entry.holds(), &entry.counts_as) {
            (Type::Integer, _) => {
                self.numbers.extend(Number::of(entry));
                return;
            }
            (Type::Bool, Value::Bool(yes)) => vec![Value::Bool(!yes)],
            (Type::Choice, now) => {
                let ids = entry.field.choices.iter().map(|choice| Value::from(choice.id.as_str()));
                ids.filter(|id| id != now).collect()
            }
            (Type::Side, now) => (0..sides).map(Value::from).filter(|side| side != now).collect(),
            _ => Vec::new(),
        };
        for to in others {
            let group = self.singles.len();
            self.singles.push(Single { group, what: What::Turn { entry: entry.clone(), to } });
        }
    }

    /// All places where a piece could be instead, class by class.
    fn add_moves(&mut self, key: &'m str, kind: &'m BoardKind, board: &'m Board) {
        let mut ground = Ground::of(board, kind);
        for (index, piece) in board.pieces.iter().enumerate() {
            if !kind.pieces.iter().any(|known| known.kind == piece.kind) {
                continue;
            }
            let first = self.singles.len();
            let mut classes = BTreeMap::new();
            let mut spots = ground.spots(piece);
            spots.sort_by(|a, b| a.class.cmp(&b.class).then(a.distance.cmp(&b.distance)));
            for spot in spots {
                let next = first + classes.len();
                let group = *classes.entry(spot.class.clone()).or_insert(next);
                let of = Moved { board: key, kind, of_record: board, index, piece };
                self.singles.push(Single { group, what: What::Move { of, spot } });
            }
        }
    }
}

/// The places where something is entered, each with its pointer, its entries and its fields.
type Place<'m> = (Slot, String, &'m Object<String, Value>, Vec<&'m Field>);

fn places<'m>(record: &'m Record, manifest: &'m Manifest) -> Vec<Place<'m>> {
    let mut places: Vec<Place<'m>> = vec![
        (Slot::Setting, "/settings".to_owned(), &record.settings, manifest.fields_of(Of::Setting).collect()),
        (Slot::Match, "/values".to_owned(), &record.values, manifest.fields_of(Of::Match).collect()),
    ];
    for (index, side) in record.sides.iter().enumerate() {
        let fields = manifest.fields_of(Of::Side).collect();
        places.push((Slot::Side(index), format!("/sides/{index}/values"), &side.values, fields));
    }
    for kind in &manifest.rows {
        let rows = record.rows.get(&kind.key).and_then(Value::as_array);
        if let Some((last, before)) = rows.and_then(|rows| rows.split_last())
            && let Some(values) = last.as_object()
        {
            let slot = Slot::Row { table: kind.key.clone(), row: before.len() };
            let place = format!("/rows/{}/{}", escaped(&kind.key), before.len());
            places.push((slot, place, values, kind.fields.iter().collect()));
        }
    }
    for (key, board) in &record.boards {
        let Some(kind) = manifest.board_kind(key) else { continue };
        for (index, piece) in board.pieces.iter().enumerate() {
            let fields = kind.pieces.iter().filter(|kind| kind.kind == piece.kind).flat_map(|kind| &kind.fields).collect();
            let slot = Slot::Piece { board: key.clone(), piece: piece.id };
            places.push((slot, format!("/boards/{}/pieces/{index}/values", escaped(key)), &piece.values, fields));
        }
    }
    places
}

impl Single<'_> {
    pub(super) fn kind(&self) -> FlipKind {
        match &self.what {
            What::Turn { .. } => FlipKind::Choice,
            What::Move { .. } => FlipKind::Piece,
        }
    }

    pub(super) fn at(&self) -> String {
        match &self.what {
            What::Turn { entry, .. } => entry.at.clone(),
            What::Move { of, .. } => format!("/boards/{}/pieces/{}/at", escaped(of.board), of.index),
        }
    }

    pub(super) fn from(&self) -> Value {
        match &self.what {
            What::Turn { entry, .. } => entry.from(),
            What::Move { of, .. } => serde_json::to_value(&of.piece.at).unwrap_or_default(),
        }
    }

    pub(super) fn to(&self) -> Value {
        match &self.what {
            What::Turn { to, .. } => to.clone(),
            What::Move { spot, .. } => serde_json::to_value(&spot.place).unwrap_or_default(),
        }
    }

    pub(super) fn distance(&self) -> u64 {
        match &self.what {
            What::Turn { .. } => 1,
            What::Move { spot, .. } => spot.distance,
        }
    }

    /// Whether it is a move that a slip of the hand could have made.
    pub(super) fn is_slip(&self) -> bool {
        matches!(&self.what, What::Move { spot, .. } if spot.is_slip)
    }

    pub(super) fn edit(&self) -> Edit {
        match &self.what {
            What::Turn { entry, to } => entry.edit(to.clone()),
            What::Move { of, spot } => of.to(Some(spot.place.clone())),
        }
    }

    pub(super) fn back(&self) -> Edit {
        match &self.what {
            What::Turn { entry, .. } => entry.back(),
            What::Move { of, .. } => of.to(of.piece.at.clone()),
        }
    }

    pub(super) fn text(&self, manifest: &Manifest) -> Text {
        match &self.what {
            What::Turn { entry, to } => words::turned(entry, to, manifest),
            What::Move { of, spot } => words::moved(of, spot),
        }
    }
}

impl Moved<'_> {
    fn to(&self, to: Option<ruleset_api::record::Place>) -> Edit {
        Edit::Board { board: self.board.to_owned(), edit: BoardEdit::MovePiece { piece: self.piece.id, to } }
    }
}
