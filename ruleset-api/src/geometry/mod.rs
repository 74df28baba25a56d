//! Where pieces can be on a map, and what a piece touches. One function, [`touches`], answers for every topology: the
//! host sends its answer to the rulesets and lights the board by it, so no ruleset computes geometry. Integers only, and
//! none that overflows, whatever a place says.

pub mod areas;
pub mod free;
pub mod hex;
mod polygon;
mod sine;
pub mod square;

use crate::record::{Board, Feature, Map, Piece, Place, Spot, Topology};

/// A map that is right: what is needed to tell places and distances on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Geometry {
    /// Hexes in offset coordinates, odd rows shifted right.
    Hex(hex::Hexes),
    /// Squares with four or eight neighbours.
    Square(square::Squares),
    /// A table without cells, in whole millimetres.
    Free(free::Table),
    /// Named areas and the links between them.
    Areas(areas::Areas),
}

/// What is wrong with a map: the member that is missing or out of range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapFault {
    /// Name of the member: `columns`, `rows`, `neighbours`, `size`, `reach`, `areas`, `links`.
    pub member: &'static str,
    /// Where inside the member, index by index; empty for the whole of it.
    pub inside: Vec<usize>,
    /// Whether it is absent; otherwise it is out of range.
    pub absent: bool,
}

/// What a piece touches: indexes of features of its map.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Touches {
    /// Features that it stands on.
    pub on: Vec<usize>,
    /// Features that it stands beside, and not on.
    pub adjacent: Vec<usize>,
}

/// How a piece stands to one feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contact {
    /// On it: in one of its cells or areas; on a free table with an area in common, a point inside it.
    On,
    /// Beside it and not on it: in a neighbouring cell or a linked area; on a free table with edges within reach.
    Adjacent,
    /// Neither.
    Apart,
}

impl MapFault {
    pub(crate) fn missing(member: &'static str) -> Self {
        Self { member, inside: Vec::new(), absent: true }
    }

    pub(crate) fn wrong(member: &'static str) -> Self {
        Self { member, inside: Vec::new(), absent: false }
    }

    fn inside(mut self, indexes: &[usize]) -> Self {
        self.inside = indexes.to_vec();
        self
    }

    /// The fault's place below the map, as a part of a JSON Pointer: `links/0/1`.
    #[must_use]
    pub fn at(&self) -> String {
        self.inside.iter().fold(self.member.to_owned(), |at, index| format!("{at}/{index}"))
    }
}

impl Touches {
    /// Whether the piece touches nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.on.is_empty() && self.adjacent.is_empty()
    }
}

impl Geometry {
    /// The geometry of a map as entered.
    ///
    /// # Errors
    /// A member that the topology needs is missing or out of range.
    pub fn of(map: &Map) -> Result<Self, MapFault> {
        match map.topology {
            Topology::Hex => hex::Hexes::of(map).map(Self::Hex),
            Topology::Square => square::Squares::of(map).map(Self::Square),
            Topology::Free => free::Table::of(map).map(Self::Free),
            Topology::Areas => areas::Areas::of(map).map(Self::Areas),
        }
    }

    /// Whether a place is on the map; on a free table that is the centre of a piece. Zones are beside the map.
    #[must_use]
    pub fn holds(&self, place: &Place) -> bool {
        match place {
            Place::Pair(pair) => self.holds_pair(*pair),
            Place::Area(name) => self.holds_area(name),
            Place::Zone(_) => false,
        }
    }

    /// Whether a spot of a feature is on the map.
    #[must_use]
    pub fn holds_spot(&self, spot: &Spot) -> bool {
        match spot {
            Spot::Pair(pair) => self.holds_pair(*pair),
            Spot::Area(name) => self.holds_area(name),
        }
    }

    fn holds_pair(&self, pair: [i64; 2]) -> bool {
        match self {
            Self::Hex(hexes) => hexes.hold(pair),
            Self::Square(squares) => squares.hold(pair),
            Self::Free(table) => table.hold(pair),
            Self::Areas(_) => false,
        }
    }

    fn holds_area(&self, name: &str) -> bool {
        matches!(self, Self::Areas(areas) if areas.hold(name))
    }

    /// How something without a size, a cell or a point, stands to a feature. Off the map it is apart from all.
    #[must_use]
    pub fn contact(&self, place: &Place, feature: &Feature) -> Contact {
        self.contact_of(place, None, 0, feature)
    }

    /// What a piece touches, of the features of the map. Not placed, in a zone or off the map it touches nothing. Size and
    /// angle matter on a free table only.
    #[must_use]
    pub fn touches(&self, piece: &Piece, features: &[Feature]) -> Touches {
        let mut touches = Touches::default();
        let Some(place) = &piece.at else { return touches };
        for (index, feature) in features.iter().enumerate() {
            match self.contact_of(place, piece.size, piece.angle.unwrap_or(0), feature) {
                Contact::On => touches.on.push(index),
                Contact::Adjacent => touches.adjacent.push(index),
                Contact::Apart => {}
            }
        }
        touches
    }

    fn contact_of(&self, place: &Place, size: Option<[i64; 2]>, angle: i64, feature: &Feature) -> Contact {
        match (self, place) {
            _ if !self.holds(place) => Contact::Apart,
            (Self::Hex(_), Place::Pair(cell)) => of_cell(*cell, feature, hex::adjacent),
            (Self::Square(squares), Place::Pair(cell)) => of_cell(*cell, feature, |a, b| squares.adjacent(a, b)),
            (Self::Free(table), Place::Pair(centre)) => table.contact(*centre, size, angle, &feature.at),
            (Self::Areas(areas), Place::Area(name)) => areas.contact(name, feature),
            _ => Contact::Apart,
        }
    }
}

/// How a cell stands to a feature of cells, given what makes two cells adjacent.
fn of_cell(cell: [i64; 2], feature: &Feature, adjacent: impl Fn([i64; 2], [i64; 2]) -> bool) -> Contact {
    let mut near = Contact::Apart;
    for spot in &feature.at {
        match spot {
            Spot::Pair(other) if *other == cell => return Contact::On,
            Spot::Pair(other) if adjacent(cell, *other) => near = Contact::Adjacent,
            _ => {}
        }
    }
    near
}

/// What each piece of a board touches, in the order of the pieces. Without a map, or with one that is wrong, nothing
/// touches anything. `fixed` is the ruleset's own map, used where the board has none.
#[must_use]
pub fn touches(board: &Board, fixed: Option<&Map>) -> Vec<Touches> {
    let map = board.map.as_ref().or(fixed);
    let geometry = map.and_then(|map| Geometry::of(map).ok());
    let features = map.map_or(&[][..], |map| &map.features);
    let touches = |piece| geometry.as_ref().map(|geometry| geometry.touches(piece, features)).unwrap_or_default();
    board.pieces.iter().map(touches).collect()
}

#[cfg(test)]
mod tests;
