//! The match as a ruleset reads it: what the host sent, with what each piece touches, seen through the manifest.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;
use serde_json::{Map as Object, Value};

use crate::entries::{Entries, EntryPlace, Fields, Missing, Needed};
use crate::manifest::{Manifest, Of};
use crate::record::{Map, Place};
use crate::ruling::Problem;
use crate::text::Text;

/// A match, seen through its ruleset's manifest.
#[derive(Clone, Debug)]
pub struct Match<'m> {
    manifest: &'m Manifest,
    sent: Sent,
}

/// The record of a request, as far as a ruleset reads it.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Sent {
    /// The number of the file that it is from, in a request for standings.
    #[serde(default)]
    file: usize,
    #[serde(default)]
    settings: Object<String, Value>,
    #[serde(default)]
    values: Object<String, Value>,
    #[serde(default)]
    sides: Vec<Side>,
    #[serde(default)]
    rows: BTreeMap<String, Vec<Object<String, Value>>>,
    #[serde(default)]
    boards: BTreeMap<String, Board>,
    #[serde(default)]
    event: Object<String, Value>,
}

#[derive(Clone, Debug, Default, Deserialize)]
struct Side {
    #[serde(default)]
    name: String,
    #[serde(default)]
    values: Object<String, Value>,
}

/// A board of a match.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Board {
    /// Its map, if there is one.
    #[serde(default)]
    pub map: Option<Map>,
    /// Its pieces.
    #[serde(default)]
    pub pieces: Vec<Piece>,
}

/// A piece on or beside a board.
#[derive(Clone, Debug, Deserialize)]
pub struct Piece {
    /// Unique on its board.
    pub id: i64,
    /// Its kind, from the manifest.
    pub kind: String,
    /// Its side, by index.
    #[serde(default)]
    pub side: Option<usize>,
    /// Its name; may be empty.
    #[serde(default)]
    pub name: String,
    #[serde(default)]
    at: Option<Place>,
    #[serde(default)]
    values: Object<String, Value>,
    /// Indexes of the map's features that it is on.
    #[serde(default)]
    pub on: Vec<usize>,
    /// Indexes of the map's features that it is beside.
    #[serde(default)]
    pub adjacent: Vec<usize>,
}

/// Where a piece is, as far as rules care.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whereabouts<'a> {
    /// On the map.
    OnMap,
    /// Beside it, in a zone; `out` is not in play.
    Zone(&'a str),
    /// The judge has not placed it yet.
    NotPlaced,
}

impl Sent {
    pub(crate) fn file(&self) -> usize {
        self.file
    }
}

impl Piece {
    /// Where the piece is.
    #[must_use]
    pub fn whereabouts(&self) -> Whereabouts<'_> {
        match &self.at {
            None => Whereabouts::NotPlaced,
            Some(Place::Zone(zone)) => Whereabouts::Zone(&zone.zone),
            Some(Place::Pair(_) | Place::Area(_)) => Whereabouts::OnMap,
        }
    }

    /// Whether it is on or beside any feature of the map.
    #[must_use]
    pub fn touches_any(&self) -> bool {
        !self.on.is_empty() || !self.adjacent.is_empty()
    }
}

impl<'m> Match<'m> {
    pub(crate) fn new(manifest: &'m Manifest, sent: Sent) -> Self {
        Self { manifest, sent }
    }

    /// The ruleset's manifest.
    #[must_use]
    pub fn manifest(&self) -> &'m Manifest {
        self.manifest
    }

    /// How many sides the match has.
    #[must_use]
    pub fn sides(&self) -> usize {
        self.sent.sides.len()
    }

    /// The name of a side as entered; may be empty.
    #[must_use]
    pub fn side_name(&self, index: usize) -> &str {
        self.sent.sides.get(index).map_or("", |side| &side.name)
    }

    /// The date of the match as entered, `YYYY-MM-DD`; may be empty.
    #[must_use]
    pub fn date(&self) -> &str {
        self.sent.event.get("date").and_then(Value::as_str).unwrap_or_default()
    }

    /// What was entered once for the match.
    #[must_use]
    pub fn values(&self) -> Entries<'_> {
        Entries { values: &self.sent.values, fields: self.fields(Of::Match), place: EntryPlace::Match }
    }

    /// The settings of the ruleset.
    #[must_use]
    pub fn settings(&self) -> Entries<'_> {
        Entries { values: &self.sent.settings, fields: self.fields(Of::Setting), place: EntryPlace::Settings }
    }

    /// What was entered for a side; nothing for a side that the match does not have.
    #[must_use]
    pub fn side(&self, index: usize) -> Entries<'_> {
        static NONE: LazyLock<Object<String, Value>> = LazyLock::new(Object::new);
        let values = self.sent.sides.get(index).map_or(&*NONE, |side| &side.values);
        Entries { values, fields: self.fields(Of::Side), place: EntryPlace::Side(index) }
    }

    /// Something of each side, in order.
    ///
    /// # Errors
    /// What is missing of any of them.
    pub fn each<'a, T>(&'a self, read: impl Fn(Entries<'a>) -> Result<T, Missing>) -> Result<Vec<T>, Missing> {
        (0..self.sides()).map(|side| read(self.side(side))).collect::<Vec<_>>().all()
    }

    /// Something of each of two sides.
    ///
    /// # Errors
    /// What is missing of either.
    pub fn both<'a, T>(&'a self, read: impl Fn(Entries<'a>) -> Result<T, Missing>) -> Result<[T; 2], Missing> {
        (read(self.side(0)), read(self.side(1))).all().map(|(first, second)| [first, second])
    }

    /// The rows of a table, in order.
    #[must_use]
    pub fn rows<'a>(&'a self, key: &'a str) -> Vec<Entries<'a>> {
        let kind = self.manifest.row_kind(key);
        let fields = Fields { all: kind.map_or(&[][..], |kind| &kind.fields), of: None };
        let label = kind.map(|kind| &kind.label);
        let rows = self.sent.rows.get(key).map_or(&[][..], Vec::as_slice);
        let entries = |(index, values)| Entries { values, fields, place: EntryPlace::Row { key, label, index } };
        rows.iter().enumerate().map(entries).collect()
    }

    /// A board, if the record has it.
    #[must_use]
    pub fn board(&self, key: &str) -> Option<&Board> {
        self.sent.boards.get(key)
    }

    /// What was entered for the pieces of a board, in their order.
    #[must_use]
    pub fn pieces<'a>(&'a self, board: &'a str) -> Vec<(&'a Piece, Entries<'a>)> {
        let kind = self.manifest.board_kind(board);
        let fields = |piece: &Piece| {
            let kind = kind.and_then(|kind| kind.pieces.iter().find(|kind| kind.kind == piece.kind));
            Fields { all: kind.map_or(&[][..], |kind| &kind.fields), of: None }
        };
        let pieces = self.sent.boards.get(board).map_or(&[][..], |board| &board.pieces);
        let entries = |(index, piece): (usize, &'a Piece)| {
            let place = EntryPlace::Piece { board, index, id: piece.id };
            (piece, Entries { values: &piece.values, fields: fields(piece), place })
        };
        pieces.iter().enumerate().map(entries).collect()
    }

    /// What to say of a piece that a step needs and the judge has not placed yet.
    #[must_use]
    pub fn not_placed(&self, board: &str, index: usize) -> Missing {
        let id = self.sent.boards.get(board).and_then(|board| board.pieces.get(index)).map_or(0, |piece| piece.id);
        let piece = crate::Arg::Piece { piece: id, board: Some(board.to_owned()) };
        let at = format!("/boards/{}/pieces/{index}/at", crate::entries::escaped(board));
        Missing(vec![Problem::error(at, Text::new("arbiter-not-placed").with("piece", piece))])
    }

    fn fields(&self, of: Of) -> Fields<'m> {
        Fields { all: &self.manifest.fields, of: Some(of) }
    }
}
