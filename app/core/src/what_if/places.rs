//! Where a piece could be instead: for each class of place the nearest of each kind of spot in it. Two spots that touch the
//! same features are one to a ruleset, so one of them stands for all. On cells and areas the nearest is exact.

use std::collections::{BTreeMap, BTreeSet};

use ruleset_api::geometry::{Contact, Geometry, Touches, hex};
use ruleset_api::manifest::BoardKind;
use ruleset_api::record::{Board, Feature, Map, OUT, Piece, Place, Spot as FeatureSpot};

use super::free::Tabletop;

/// A kind of feature that no piece can stand on.
const BLOCKED: &str = "blocked";
/// So many rings around a piece are looked at for a cell that touches nothing.
const FARTHEST_RING: i64 = 64;
/// On a free table a move by so many millimetres is a slip.
const SLIP: u64 = 10;

/// A place where a piece could be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Spot {
    pub(super) place: Place,
    pub(super) class: Class,
    /// How far it is from where the piece is.
    pub(super) distance: u64,
    /// So near that a slip could have been the difference.
    pub(super) is_slip: bool,
}

/// The classes of place. What is on several locations belongs to the first of them, what is on none to the first that it is
/// beside.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Class {
    /// On a location, by its index among the features of the map.
    On(usize),
    /// Beside it.
    Beside(usize),
    /// On the map, at no location.
    Elsewhere,
    /// Beside the map.
    Zone(String),
}

/// A board as pieces stand on it.
pub(super) struct Ground<'a> {
    zones: Vec<&'a str>,
    features: &'a [Feature],
    /// Farther than any way on the map.
    across: u64,
    on: On<'a>,
}

enum On<'a> {
    Nothing,
    Cells(Cells),
    Areas { names: &'a [String], links: &'a [[String; 2]], geometry: Geometry },
    Table(Tabletop<'a>),
}

/// A map of cells.
struct Cells {
    geometry: Geometry,
    size: [i64; 2],
    /// The cells that touch anything, by what they touch.
    touching: Vec<(Touches, Vec<[i64; 2]>)>,
    /// Cells where no piece can be put, or that touch something.
    special: BTreeSet<[i64; 2]>,
    /// Cells that a piece holds.
    held: BTreeSet<[i64; 2]>,
}

/// The class of a spot by what it touches.
pub(super) fn class(touches: &Touches, features: &[Feature]) -> Class {
    let location = |index: &&usize| features.get(**index).is_none_or(|feature| !is_blocked(feature));
    match (touches.on.iter().find(location), touches.adjacent.iter().find(location)) {
        (Some(on), _) => Class::On(*on),
        (None, Some(beside)) => Class::Beside(*beside),
        (None, None) => Class::Elsewhere,
    }
}

fn is_blocked(feature: &Feature) -> bool {
    feature.kind == BLOCKED
}

impl<'a> Ground<'a> {
    /// A board with its map, or with the one that the rules fix.
    pub(super) fn of(board: &'a Board, kind: &'a BoardKind) -> Self {
        let map = board.map.as_ref().or(kind.map.as_ref());
        let features = map.map_or(&[][..], |map| &map.features);
        let zones = kind.zones.iter().map(|zone| zone.id.as_str()).filter(|zone| *zone != OUT).chain([OUT]).collect();
        let on = map.and_then(|map| Some(On::of(map, board, Geometry::of(map).ok()?))).unwrap_or(On::Nothing);
        let across = match &on {
            On::Nothing => 1,
            On::Cells(Cells { size: [width, height], .. }) => width.unsigned_abs() + height.unsigned_abs(),
            On::Areas { names, .. } => u64::try_from(names.len()).unwrap_or(u64::MAX),
            On::Table(table) => table.across(),
        };
        Self { zones, features, across, on }
    }

    /// The spots where a piece could be instead, the nearest of each kind.
    pub(super) fn spots(&mut self, piece: &Piece) -> Vec<Spot> {
        let found = match &mut self.on {
            On::Nothing => Vec::new(),
            On::Cells(cells) => cells.spots(piece, self.features),
            On::Areas { names, links, geometry } => areas(piece, names, links, geometry, self.features),
            On::Table(table) => table.spots(piece),
        };
        let across = self.across;
        let slip = if matches!(self.on, On::Table(_)) { SLIP } else { 1 };
        let on_map = found.into_iter().map(|(touches, place, distance)| Spot {
            class: class(&touches, self.features),
            is_slip: distance.is_some_and(|distance| distance <= slip),
            distance: distance.unwrap_or(across),
            place,
        });
        let now = piece.at.clone();
        let zones = self.zones.iter().map(|zone| Place::zone(zone)).filter(|place| !same_zone(Some(place), now.as_ref()));
        let zones = zones.map(|place| Spot {
            class: Class::Zone(zone_of(&place).unwrap_or_default().to_owned()),
            place,
            distance: across,
            is_slip: false,
        });
        on_map.chain(zones).collect()
    }
}

fn zone_of(place: &Place) -> Option<&str> {
    match place {
        Place::Zone(zone) => Some(&zone.zone),
        Place::Pair(_) | Place::Area(_) => None,
    }
}

fn same_zone(a: Option<&Place>, b: Option<&Place>) -> bool {
    a.and_then(zone_of).is_some() && a.and_then(zone_of) == b.and_then(zone_of)
}

impl<'a> On<'a> {
    fn of(map: &'a Map, board: &Board, geometry: Geometry) -> Self {
        match geometry {
            Geometry::Hex(hexes) => Self::Cells(Cells::of(map, board, [hexes.columns, hexes.rows], geometry)),
            Geometry::Square(squares) => Self::Cells(Cells::of(map, board, [squares.columns, squares.rows], geometry)),
            Geometry::Areas(_) => Self::Areas { names: &map.areas, links: &map.links, geometry },
            Geometry::Free(table) => Self::Table(Tabletop::of(table, geometry, &map.features)),
        }
    }
}

impl Cells {
    fn of(map: &Map, board: &Board, size: [i64; 2], geometry: Geometry) -> Self {
        let mut touched: BTreeMap<[i64; 2], Touches> = BTreeMap::new();
        let mut blocked = BTreeSet::new();
        for (index, feature) in map.features.iter().enumerate() {
            let cells: BTreeSet<[i64; 2]> = feature.at.iter().filter_map(pair).filter(|cell| holds(&geometry, *cell)).collect();
            let beside: BTreeSet<[i64; 2]> = cells
                .iter()
                .flat_map(|cell| neighbours(&geometry, *cell))
                .filter(|cell| holds(&geometry, *cell) && !cells.contains(cell))
                .collect();
            if is_blocked(feature) {
                blocked.extend(cells.iter().copied());
            }
            cells.into_iter().for_each(|cell| touched.entry(cell).or_default().on.push(index));
            beside.into_iter().for_each(|cell| touched.entry(cell).or_default().adjacent.push(index));
        }
        let special = touched.keys().copied().collect();
        let mut touching: Vec<(Touches, Vec<[i64; 2]>)> = Vec::new();
        for (cell, touches) in touched.into_iter().filter(|(cell, _)| !blocked.contains(cell)) {
            match touching.iter_mut().find(|(known, _)| *known == touches) {
                Some((_, cells)) => cells.push(cell),
                None => touching.push((touches, vec![cell])),
            }
        }
        let held = board.pieces.iter().filter_map(|piece| cell_of(piece.at.as_ref())).collect();
        Self { geometry, size, touching, special, held }
    }

    fn spots(&self, piece: &Piece, features: &[Feature]) -> Vec<(Touches, Place, Option<u64>)> {
        let from = cell_of(piece.at.as_ref());
        let now = from.map(|_| self.geometry.touches(piece, features));
        let mut found = Vec::new();
        for (touches, cells) in &self.touching {
            if now.as_ref() == Some(touches) {
                continue;
            }
            // A free cell, unless there is none: two pieces on one are seldom allowed.
            let nearest = |held: bool| {
                let cells = cells.iter().filter(|cell| held || !self.held.contains(*cell));
                cells.map(|cell| (from.map_or(0, |from| self.distance(from, *cell)), *cell)).min()
            };
            if let Some((distance, cell)) = nearest(false).or_else(|| nearest(true)) {
                found.push((touches.clone(), Place::Pair(cell), from.map(|_| distance)));
            }
        }
        if now.as_ref() != Some(&Touches::default())
            && let Some(cell) = self.elsewhere(from.unwrap_or([0, 0]), false).or_else(|| self.elsewhere([0, 0], true))
        {
            found.push((Touches::default(), Place::Pair(cell), from.map(|from| self.distance(from, cell))));
        }
        found
    }

    /// The nearest cell that touches nothing: ring by ring around a cell.
    fn elsewhere(&self, [column, row]: [i64; 2], held: bool) -> Option<[i64; 2]> {
        let free =
            |cell: &[i64; 2]| holds(&self.geometry, *cell) && !self.special.contains(cell) && (held || !self.held.contains(cell));
        let [width, height] = self.size;
        (0..=FARTHEST_RING.min(width.max(height))).find_map(|ring| {
            let rows = (row - ring).max(0)..=(row + ring).min(height - 1);
            let cells = rows.flat_map(|row| ((column - ring).max(0)..=(column + ring).min(width - 1)).map(move |c| [c, row]));
            let distance = u64::try_from(ring).unwrap_or_default();
            cells.filter(|cell| self.distance([column, row], *cell) == distance).find(free)
        })
    }

    fn distance(&self, a: [i64; 2], b: [i64; 2]) -> u64 {
        let [across, down] = [a[0].abs_diff(b[0]), a[1].abs_diff(b[1])];
        match &self.geometry {
            Geometry::Hex(_) => hex::distance(a, b).unsigned_abs(),
            Geometry::Square(squares) if squares.adjacent([0, 0], [1, 1]) => across.max(down),
            _ => across.saturating_add(down),
        }
    }
}

fn pair(spot: &FeatureSpot) -> Option<[i64; 2]> {
    match spot {
        FeatureSpot::Pair(pair) => Some(*pair),
        FeatureSpot::Area(_) => None,
    }
}

fn cell_of(place: Option<&Place>) -> Option<[i64; 2]> {
    match place {
        Some(Place::Pair(cell)) => Some(*cell),
        _ => None,
    }
}

fn holds(geometry: &Geometry, cell: [i64; 2]) -> bool {
    geometry.holds(&Place::Pair(cell))
}

/// The cells that are adjacent to one; some may lie off the map.
fn neighbours(geometry: &Geometry, [column, row]: [i64; 2]) -> Vec<[i64; 2]> {
    match geometry {
        Geometry::Square(squares) => {
            let around = (-1..=1).flat_map(|down| (-1..=1).map(move |across| [column + across, row + down]));
            around.filter(|cell| squares.adjacent([column, row], *cell)).collect()
        }
        _ => hex::neighbours([column, row]).to_vec(),
    }
}

/// The nearest area of each kind, by links. What no links lead to has no distance.
fn areas(
    piece: &Piece,
    names: &[String],
    links: &[[String; 2]],
    geometry: &Geometry,
    features: &[Feature],
) -> Vec<(Touches, Place, Option<u64>)> {
    let now = match &piece.at {
        Some(Place::Area(name)) => Some(name.as_str()),
        _ => None,
    };
    let steps = now.map(|now| steps(now, links)).unwrap_or_default();
    let touches = |name: &str| {
        let place = Place::Area(name.to_owned());
        let mut touches = Touches::default();
        for (index, feature) in features.iter().enumerate() {
            match geometry.contact(&place, feature) {
                Contact::On => touches.on.push(index),
                Contact::Adjacent => touches.adjacent.push(index),
                Contact::Apart => {}
            }
        }
        touches
    };
    let here = now.map(touches);
    let mut found: Vec<(Touches, Place, Option<u64>)> = Vec::new();
    for name in names {
        let touches = touches(name);
        let blocked = touches.on.iter().any(|index| features.get(*index).is_some_and(is_blocked));
        if Some(name.as_str()) == now || here.as_ref() == Some(&touches) || blocked {
            continue;
        }
        let distance = steps.get(name.as_str()).copied();
        let nearer = |than: Option<u64>| distance.is_some_and(|distance| than.is_none_or(|than| distance < than));
        match found.iter_mut().find(|(known, ..)| *known == touches) {
            Some(known) if nearer(known.2) => *known = (touches, Place::Area(name.clone()), distance),
            Some(_) => {}
            None => found.push((touches, Place::Area(name.clone()), distance)),
        }
    }
    found
}

/// How many links it is from one area to each that links lead to.
fn steps<'l>(from: &'l str, links: &'l [[String; 2]]) -> BTreeMap<&'l str, u64> {
    let mut steps = BTreeMap::from([(from, 0)]);
    let mut edge = vec![from];
    let mut distance = 0;
    while !edge.is_empty() {
        distance += 1;
        let ends = links.iter().flat_map(|[a, b]| [(a.as_str(), b.as_str()), (b.as_str(), a.as_str())]);
        let reached: Vec<&str> = ends.filter(|(a, _)| edge.contains(a)).map(|(_, b)| b).collect();
        edge = reached.into_iter().filter(|name| !steps.contains_key(name)).collect();
        steps.extend(edge.iter().map(|name| (*name, distance)));
    }
    steps
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::needless_pass_by_value)]
    use serde_json::{Value, json};

    use super::*;

    /// The spots for the first piece of a board, each in a line: class, place, distance, and a mark for a slip.
    fn spots(map: Value, pieces: Value) -> Vec<String> {
        let topology = map.get("topology").unwrap();
        let kind = json!({ "key": "b", "topology": topology, "label": { "id": "b" },
            "pieces": [{ "kind": "unit", "label": { "id": "unit" } }], "zones": [{ "id": "reserve", "label": { "id": "r" } }] });
        let kind: BoardKind = serde_json::from_value(kind).unwrap();
        let board: Board = serde_json::from_value(json!({ "map": map, "pieces": pieces })).unwrap();
        let mut spots = Ground::of(&board, &kind).spots(board.pieces.first().unwrap());
        spots.sort_by(|a, b| a.class.cmp(&b.class).then(a.distance.cmp(&b.distance)));
        let line = |spot: Spot| {
            let (class, place) = (spot.class, json!(spot.place));
            format!("{class:?} {place} {}{}", spot.distance, if spot.is_slip { " !" } else { "" })
        };
        spots.into_iter().map(line).collect()
    }

    fn unit(id: i64, at: Value) -> Value {
        json!({ "id": id, "kind": "unit", "side": 0, "at": at })
    }

    fn hexes(features: Value) -> Value {
        json!({ "topology": "hex", "columns": 12, "rows": 9, "features": features })
    }

    #[test]
    fn on_hexes_the_nearest_of_each_class_is_found_by_steps() {
        let map = hexes(json!([{ "kind": "location", "at": [[5, 4]] }]));
        let expected = [
            "On(0) [5,4] 2",
            "Beside(0) [4,5] 1 !",
            r#"Zone("out") {"zone":"out"} 21"#,
            r#"Zone("reserve") {"zone":"reserve"} 21"#,
        ];
        assert_eq!(spots(map.clone(), json!([unit(1, json!([5, 6]))])), expected);
        let on_it = spots(map, json!([unit(1, json!([5, 4]))]));
        assert!(on_it.first().unwrap().starts_with("Beside(0)") && on_it.first().unwrap().ends_with("1 !"), "{on_it:?}");
        assert!(on_it.get(1).unwrap().starts_with("Elsewhere") && on_it.get(1).unwrap().ends_with(" 2"), "{on_it:?}");
    }

    #[test]
    fn places_of_a_class_that_touch_different_features_are_told_apart() {
        let map = hexes(json!([{ "kind": "location", "at": [[5, 4]] }, { "kind": "location", "at": [[7, 4]] }]));
        let found = spots(map, json!([unit(1, json!([5, 6]))]));
        let beside_the_first: Vec<&String> = found.iter().filter(|spot| spot.starts_with("Beside(0)")).collect();
        assert_eq!(beside_the_first, ["Beside(0) [4,5] 1 !", "Beside(0) [6,4] 2"], "and one that is beside both");
    }

    #[test]
    fn held_cells_are_taken_only_where_there_is_no_other_and_blocked_ones_never() {
        let location = json!({ "kind": "location", "at": [[5, 4]] });
        let units = [[5, 6], [5, 5], [4, 5], [5, 4]].map(|at| unit(at[0] * 10 + at[1], json!(at)));
        let held = json!(units);
        let found = spots(hexes(json!([location])), held);
        assert_eq!(found.get(..2).unwrap(), ["On(0) [5,4] 2", "Beside(0) [4,4] 2"]);
        let blocked = json!({ "kind": "blocked", "at": [[5, 5], [4, 5], [5, 4]] });
        let found = spots(hexes(json!([location, blocked])), json!([unit(1, json!([5, 6]))]));
        assert!(found.iter().all(|spot| !spot.starts_with("On")), "{found:?}");
        assert!(found.iter().all(|spot| !spot.contains("[5,5]") && !spot.contains("[4,5]")), "{found:?}");
        assert!(found.iter().any(|spot| spot.starts_with("Beside(0)")), "{found:?}");
    }

    #[test]
    fn a_move_onto_the_map_is_farther_than_any_on_it_and_no_slip() {
        let map = || hexes(json!([{ "kind": "location", "at": [[5, 4]] }]));
        let out = spots(map(), json!([unit(1, json!({ "zone": "out" }))]));
        assert_eq!(out.first().unwrap(), "On(0) [5,4] 21");
        assert_eq!(out.len(), 4, "on, beside, elsewhere, and the other zone: {out:?}");
        let waiting = spots(map(), json!([{ "id": 1, "kind": "unit", "side": 0 }]));
        assert_eq!(waiting.len(), 5, "{waiting:?}");
    }

    #[test]
    fn squares_are_counted_by_their_neighbours() {
        let map = |neighbours| {
            json!({ "topology": "square", "columns": 6, "rows": 6, "neighbours": neighbours,
                "features": [{ "kind": "location", "at": [[4, 4]] }] })
        };
        let of = |neighbours| spots(map(neighbours), json!([unit(1, json!([1, 2]))]));
        assert_eq!(of(4).get(..2).unwrap(), ["On(0) [4,4] 5", "Beside(0) [3,4] 4"]);
        assert_eq!(of(8).get(..2).unwrap(), ["On(0) [4,4] 3", "Beside(0) [3,3] 2"]);
    }

    #[test]
    fn areas_are_counted_by_their_links() {
        let map = json!({ "topology": "areas", "areas": ["A", "B", "C", "D"], "links": [["A", "B"], ["C", "B"]],
            "features": [{ "kind": "capital", "at": ["C"] }] });
        let found = spots(map, json!([unit(1, json!("A"))]));
        assert_eq!(found.get(..2).unwrap(), ["On(0) \"C\" 2", "Beside(0) \"B\" 1 !"]);
        assert_eq!(found.len(), 4, "D is as A is, and no links lead there: {found:?}");
    }

    #[test]
    fn on_a_free_table_the_nearest_is_found_to_the_millimetre_on_a_straight_way() {
        let half = json!({ "kind": "half", "side": 0, "at": [[0, 300], [600, 300], [600, 600], [0, 600]] });
        let map = json!({ "topology": "free", "size": [600, 600], "features": [half] });
        let found = spots(map.clone(), json!([unit(1, json!([130, 100]))]));
        assert_eq!(found.first().unwrap(), "On(0) [130,301] 201");
        let mut base = unit(1, json!([130, 280]));
        base.as_object_mut().unwrap().insert("size".to_owned(), json!([40, 30]));
        let found = spots(map, json!([base]));
        assert_eq!(found.first().unwrap(), "On(0) [130,286] 6 !", "its edge is over the line");
    }
}
