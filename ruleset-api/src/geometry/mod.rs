//! Where pieces can be on a map, and what a piece touches. One function, [`touches`], answers for every topology: the
//! host sends its answer to the rulesets and lights the board by it, so no ruleset computes geometry. Integers only.

pub mod hex;

use crate::record::{Board, Feature, Map, Place, Spot, Topology};

/// A map that is right: what is needed to tell places and distances on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Geometry {
    /// Hexes in offset coordinates, odd rows shifted right.
    Hex(hex::Hexes),
}

/// What is wrong with a map: the member that is missing or out of range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapFault {
    /// Name of the member: `columns`, `rows`.
    pub member: &'static str,
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
    /// On it.
    On,
    /// Beside it.
    Adjacent,
    /// Neither.
    Apart,
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
            Topology::Square | Topology::Free | Topology::Areas => Err(MapFault { member: "topology", absent: false }),
        }
    }

    /// Whether a place is on the map. Zones are beside it.
    #[must_use]
    pub fn holds(&self, place: &Place) -> bool {
        match (self, place) {
            (Self::Hex(hexes), Place::Pair(cell)) => hexes.hold(*cell),
            _ => false,
        }
    }

    /// Whether a spot of a feature is on the map.
    #[must_use]
    pub fn holds_spot(&self, spot: &Spot) -> bool {
        match (self, spot) {
            (Self::Hex(hexes), Spot::Pair(cell)) => hexes.hold(*cell),
            _ => false,
        }
    }

    /// How something at a place stands to a feature. Off the map it is apart from all.
    #[must_use]
    pub fn contact(&self, place: &Place, feature: &Feature) -> Contact {
        match (self, place) {
            (Self::Hex(hexes), Place::Pair(cell)) if hexes.hold(*cell) => contact(*cell, feature, hex::adjacent),
            _ => Contact::Apart,
        }
    }

    /// What something at a place touches, of the features of the map.
    #[must_use]
    pub fn touches(&self, place: &Place, features: &[Feature]) -> Touches {
        let mut touches = Touches::default();
        for (index, feature) in features.iter().enumerate() {
            match self.contact(place, feature) {
                Contact::On => touches.on.push(index),
                Contact::Adjacent => touches.adjacent.push(index),
                Contact::Apart => {}
            }
        }
        touches
    }
}

/// How a cell stands to a feature of cells, given what makes two cells adjacent.
fn contact(cell: [i64; 2], feature: &Feature, adjacent: fn([i64; 2], [i64; 2]) -> bool) -> Contact {
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
    board
        .pieces
        .iter()
        .map(|piece| match (&geometry, &piece.at) {
            (Some(geometry), Some(place)) => geometry.touches(place, features),
            _ => Touches::default(),
        })
        .collect()
}
