//! Changes of a record: one edit is one undo step with a name.

use ruleset_api::record::{Map, Place};
use serde_json::Value;

/// A place of the record where a value is entered by its key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Slot {
    /// `values`.
    Match,
    /// `settings`.
    Setting,
    /// `sides[n].values`.
    Side(usize),
    /// `rows.KEY[n]`.
    Row {
        /// Key of the table.
        table: String,
        /// Index of the row.
        row: usize,
    },
    /// `boards.KEY.pieces[id].values`.
    Piece {
        /// Key of the board.
        board: String,
        /// Id of the piece.
        piece: i64,
    },
}

/// A member of `event`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventField {
    /// Name of the event.
    Name,
    /// Round.
    Round,
    /// Table.
    Table,
    /// Date, `YYYY-MM-DD`.
    Date,
    /// The judge's name.
    Judge,
}

/// One change of a record.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// Enters a value, or with `None` takes the entry away.
    Value {
        /// Where.
        slot: Slot,
        /// By which key.
        key: String,
        /// What.
        value: Option<Value>,
    },
    /// Enters one number of a list that has one for each side, or takes it away.
    SideValue {
        /// Where; a row.
        slot: Slot,
        /// By which key.
        key: String,
        /// For which side.
        side: usize,
        /// What.
        value: Option<i64>,
    },
    /// Enters something of the event.
    Event(EventField, String),
    /// Names a side.
    SideName(usize, String),
    /// Names the players of a side.
    SideMembers(usize, Vec<String>),
    /// Adds a side at the end.
    AddSide,
    /// Takes a side away, with its pieces' ties to it.
    RemoveSide(usize),
    /// Adds an empty row to a table.
    AddRow {
        /// Key of the table.
        table: String,
    },
    /// Takes a row away.
    RemoveRow {
        /// Key of the table.
        table: String,
        /// Index of the row.
        row: usize,
    },
    /// Writes the notes.
    Notes(String),
    /// Changes a board.
    Board {
        /// Key of the board.
        board: String,
        /// How.
        edit: BoardEdit,
    },
}

/// One change of a board.
#[derive(Clone, Debug, PartialEq)]
pub enum BoardEdit {
    /// Sets the map's size or kind; features and pieces stay as they are.
    SetMap(Map),
    /// Adds a piece; it takes the lowest free id from 1.
    AddPiece {
        /// Its kind.
        kind: String,
        /// Its side.
        side: Option<usize>,
        /// Its name; may be empty.
        name: String,
        /// Where; `None`: not yet placed.
        at: Option<Place>,
    },
    /// Takes a piece away.
    RemovePiece(i64),
    /// Puts a piece somewhere; `None`: back to not yet placed.
    MovePiece {
        /// Which.
        piece: i64,
        /// Where to.
        to: Option<Place>,
    },
    /// Names a piece.
    NamePiece {
        /// Which.
        piece: i64,
        /// Its new name.
        name: String,
    },
    /// Gives a piece another kind.
    PieceKind {
        /// Which.
        piece: i64,
        /// Its new kind.
        kind: String,
    },
    /// Gives a piece to a side.
    PieceSide {
        /// Which.
        piece: i64,
        /// The side.
        side: Option<usize>,
    },
    /// Adds a one-cell feature to a cell, or takes the cell away from the feature of that kind that has it.
    ToggleFeature {
        /// Kind of the feature.
        kind: String,
        /// The cell.
        cell: [i64; 2],
    },
}
