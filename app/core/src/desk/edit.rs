//! Changes of a record: one edit is one undo step with a name.

use ruleset_api::Text;
use ruleset_api::record::{Map, Picture, Piece, Place, Spot};
use serde_json::{Map as Object, Value};

use super::shown_board::Clearing;

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
    /// Enters one number of a list that has one for each side, or takes it away. What is no number is kept as it is, for the
    /// ruling to tell.
    SideValue {
        /// Where; a row.
        slot: Slot,
        /// By which key.
        key: String,
        /// For which side.
        side: usize,
        /// What.
        value: Option<Value>,
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
    /// Adds a row with what is entered in it.
    EnterRow {
        /// Key of the table.
        table: String,
        /// Its entries by key.
        values: Object<String, Value>,
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
    /// Several changes that are one action, made one after the other.
    Several {
        /// What the judge did, to be put after "Undo:".
        name: Text,
        /// The changes.
        edits: Vec<Edit>,
    },
}

/// One change of a board.
#[derive(Clone, Debug, PartialEq)]
pub enum BoardEdit {
    /// Sets the map's size or kind; features and pieces stay as they are.
    SetMap(Map),
    /// Lays a saved map in the place of this one, its features and its picture included; pieces stay where they are.
    UseMap {
        /// What it is called.
        name: Text,
        /// The map; the path of its picture is told from the folder of the record.
        map: Box<Map>,
    },
    /// Changes the picture under the grid.
    Picture(PictureEdit),
    /// Makes the board, which the record does not have yet, a copy of another, by its key.
    BeginAs(String),
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
    /// Adds pieces as they are; each takes the lowest free id from 1.
    AddPieces(Vec<Piece>),
    /// Takes a piece away.
    RemovePiece(i64),
    /// Clears the board of all its pieces.
    Clear(Clearing),
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
    /// On a free table: how large a piece is, in millimetres; `None`: a point.
    SizePiece {
        /// Which.
        piece: i64,
        /// Width and height.
        size: Option<[i64; 2]>,
    },
    /// On a free table: how far a piece is turned, clockwise in whole degrees; `None`: not at all.
    TurnPiece {
        /// Which.
        piece: i64,
        /// The angle.
        angle: Option<i64>,
    },
    /// Adds a feature of one cell or area, or takes the spot away from the feature of that kind and side that has it.
    ToggleFeature {
        /// Kind of the feature.
        kind: String,
        /// The side that it belongs to, where its kind has one.
        side: Option<usize>,
        /// The cell or area.
        spot: Spot,
    },
    /// Adds a cell or area to the feature of that kind and side that it is beside of; where there is none, as
    /// [`BoardEdit::ToggleFeature`].
    JoinFeature {
        /// Kind of the feature.
        kind: String,
        /// The side that it belongs to, where its kind has one.
        side: Option<usize>,
        /// The cell or area.
        spot: Spot,
    },
    /// Adds a feature.
    AddFeature {
        /// Its kind.
        kind: String,
        /// The side that it belongs to, where its kind has one.
        side: Option<usize>,
        /// Its cells, areas or corners.
        at: Vec<Spot>,
    },
    /// Gives a feature other cells, areas or corners.
    ShapeFeature {
        /// Its index on the map.
        feature: usize,
        /// Where it lies.
        at: Vec<Spot>,
    },
    /// Gives a feature to a side.
    FeatureSide {
        /// Its index on the map.
        feature: usize,
        /// The side.
        side: Option<usize>,
    },
    /// Takes a feature away, by its index on the map.
    RemoveFeature(usize),
    /// Adds an area to a map of areas. A name that is blank or taken adds none.
    AddArea(String),
    /// Gives an area another name, wherever it is named. A name that is blank or taken changes nothing.
    NameArea {
        /// Its index.
        area: usize,
        /// Its new name.
        name: String,
    },
    /// Takes an area away, by its index, with its links; pieces in it are no longer placed.
    RemoveArea(usize),
    /// Links two areas, by their indexes, or takes the link away.
    LinkAreas {
        /// The areas, in any order.
        areas: [usize; 2],
        /// Whether they are adjacent.
        linked: bool,
    },
}

/// One change of the picture under the grid of a board.
#[derive(Clone, Debug, PartialEq)]
pub enum PictureEdit {
    /// Puts a picture there, in the place of one that is there.
    Put(Box<Picture>),
    /// Takes the file as it is: its hash is noted.
    Take {
        /// The hash.
        sha256: String,
    },
    /// Moves and scales it.
    Place {
        /// Its upper left corner.
        at: [i64; 2],
        /// Its width.
        width: i64,
    },
    /// The same by one press of a key after the other, which is one step together.
    Nudge {
        /// Its upper left corner.
        at: [i64; 2],
        /// Its width.
        width: i64,
    },
    /// How strongly it is shown, in percent.
    Opacity(i64),
    /// Takes it away; the file stays where it is.
    Remove,
}
