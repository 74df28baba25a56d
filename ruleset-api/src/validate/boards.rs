//! A board held against its kind: the map, its features, the pieces and their places.

use crate::LARGEST_INTEGER;
use crate::entries::{EntryPlace, Fields, escaped};
use crate::geometry::Geometry;
use crate::manifest::{Belongs, BoardKind};
use crate::record::{Board, Map, OUT, Piece, Place, Spot, Topology};
use crate::ruling::Problem;
use crate::text::{Arg, Text};
use crate::validate::values;

/// What is wrong with a board.
pub(super) fn check(key: &str, board: &Board, kind: &BoardKind, sides: usize) -> Vec<Problem> {
    let at = format!("/boards/{}", escaped(key));
    let mut problems = Vec::new();
    if let Some(map) = &board.map {
        check_map(&format!("{at}/map"), map, kind, sides, &mut problems);
    }
    let ground = match board.map.as_ref().or(kind.map.as_ref()).map(Geometry::of) {
        Some(Ok(geometry)) => Ground::Map(geometry),
        Some(Err(_)) => Ground::Unknown,
        None => Ground::None,
    };
    let mut ids = std::collections::BTreeSet::new();
    for (index, piece) in board.pieces.iter().enumerate() {
        let pieces = Pieces { key, at: format!("{at}/pieces/{index}"), kind, sides };
        if !ids.insert(piece.id) {
            problems.push(pieces.problem("id", Text::new("arbiter-piece-id-twice").with("id", piece.id)));
        }
        pieces.check(index, piece, &ground, &mut problems);
    }
    problems
}

fn check_map(at: &str, map: &Map, kind: &BoardKind, sides: usize, problems: &mut Vec<Problem>) {
    let error =
        |place: &str, member: &str, id: &str| Problem::error(format!("{at}/{place}"), Text::new(id).with("member", member));
    if map.topology != kind.topology {
        return problems.push(error("topology", "topology", "arbiter-map-topology"));
    }
    let geometry = match Geometry::of(map) {
        Ok(geometry) => geometry,
        Err(fault) => {
            let id = if fault.absent { "arbiter-map-member-missing" } else { "arbiter-map-member-wrong" };
            return problems.push(error(&fault.at(), fault.member, id));
        }
    };
    if let Some(fixed) = &kind.map
        && let Some(member) = differing(map, fixed)
    {
        return problems.push(error(member, member, "arbiter-map-fixed"));
    }
    for (index, feature) in map.features.iter().enumerate() {
        let at = format!("{at}/features/{index}");
        let Some(kind) = kind.features.iter().find(|kind| kind.kind == feature.kind) else {
            let text = Text::new("arbiter-feature-kind").with("kind", feature.kind.as_str());
            problems.push(Problem::error(format!("{at}/kind"), text));
            continue;
        };
        if let Some(id) = wrong_side(feature.side, kind.side, sides) {
            problems
                .push(Problem::error(format!("{at}/side"), Text::new(id).with("sides", sides).with("what", kind.label.clone())));
        }
        if let Some(spot) = feature.at.iter().position(|spot| !geometry.holds_spot(spot)) {
            let text = Text::new("arbiter-feature-off-map").with("what", kind.label.clone());
            problems.push(Problem::error(format!("{at}/at/{spot}"), text.with("place", spot_text(feature.at.get(spot)))));
        }
    }
}

/// The first member of a map that differs from the one that the ruleset fixes. Neighbours and reach are fixed only where
/// the ruleset names them.
#[must_use]
pub fn differing(map: &Map, fixed: &Map) -> Option<&'static str> {
    let members: &[(&'static str, bool)] = match fixed.topology {
        Topology::Hex | Topology::Square => &[
            ("columns", map.columns == fixed.columns),
            ("rows", map.rows == fixed.rows),
            ("neighbours", fixed.neighbours.is_none() || map.neighbours == fixed.neighbours),
        ],
        Topology::Free => &[("size", map.size == fixed.size), ("reach", fixed.reach.is_none() || map.reach == fixed.reach)],
        Topology::Areas => &[("areas", map.areas == fixed.areas), ("links", map.links == fixed.links)],
    };
    members.iter().find(|(_, same)| !same).map(|&(member, _)| member)
}

/// What is wrong with the side of a piece or feature, as the id of a text.
fn wrong_side(side: Option<i64>, belongs: Belongs, sides: usize) -> Option<&'static str> {
    match (side, belongs) {
        (None, Belongs::Required) => Some("arbiter-side-missing"),
        (Some(side), _) => {
            let known = usize::try_from(side).is_ok_and(|side| side < sides);
            (!known).then_some("arbiter-no-such-side-of")
        }
        (None, Belongs::Optional | Belongs::None) => None,
    }
}

fn spot_text(spot: Option<&Spot>) -> Text {
    match spot {
        Some(Spot::Pair(pair)) => place_text(&Place::Pair(*pair)),
        Some(Spot::Area(name)) => place_text(&Place::Area(name.clone())),
        None => Text::new("arbiter-word").with("word", ""),
    }
}

fn place_text(place: &Place) -> Text {
    match place {
        Place::Pair([x, y]) => Text::new("arbiter-cell").with("x", *x).with("y", *y),
        Place::Area(name) => Text::new("arbiter-word").with("word", name.as_str()),
        Place::Zone(zone) => Text::new("arbiter-word").with("word", zone.zone.as_str()),
    }
}

/// What pieces can stand on.
enum Ground {
    Map(Geometry),
    /// A map that is wrong, which is its own problem: what lies on it cannot be told.
    Unknown,
    /// No map, so nothing is on it.
    None,
}

/// The piece that is being checked, and the board that it is on.
struct Pieces<'a> {
    key: &'a str,
    at: String,
    kind: &'a BoardKind,
    sides: usize,
}

impl Pieces<'_> {
    fn check(&self, index: usize, piece: &Piece, ground: &Ground, problems: &mut Vec<Problem>) {
        let name = Arg::Piece { piece: piece.id, board: Some(self.key.to_owned()) };
        if piece.id.unsigned_abs() > LARGEST_INTEGER.unsigned_abs() {
            problems.push(self.problem("id", Text::new("arbiter-piece-number").with("piece", name.clone())));
        }
        match self.kind.pieces.iter().find(|kind| kind.kind == piece.kind) {
            None => {
                let text = Text::new("arbiter-piece-kind").with("piece", name.clone()).with("kind", piece.kind.as_str());
                problems.push(self.problem("kind", text));
            }
            Some(kind) => {
                if let Some(id) = wrong_side(piece.side, kind.side, self.sides) {
                    let text = Text::new(id).with("what", Text::new("arbiter-piece-name").with("piece", name.clone()));
                    problems.push(self.problem("side", text.with("sides", self.sides)));
                }
                let place = EntryPlace::Piece { board: self.key, index, id: piece.id };
                problems.extend(values::check(&piece.values, Fields { all: &kind.fields, of: None }, place, self.sides));
            }
        }
        problems.extend(self.place(piece, &name, ground));
        let number = |number: &i64| number.unsigned_abs() <= LARGEST_INTEGER.unsigned_abs();
        let wrong_edge = piece.size.and_then(|size| size.iter().position(|edge| !number(edge) || *edge < 0));
        if let Some(edge) = wrong_edge {
            let text = Text::new("arbiter-piece-number").with("piece", name.clone());
            problems.push(self.problem(&format!("size/{edge}"), text));
        }
        if !piece.angle.as_ref().is_none_or(number) {
            problems.push(self.problem("angle", Text::new("arbiter-piece-number").with("piece", name)));
        }
    }

    fn place(&self, piece: &Piece, name: &Arg, ground: &Ground) -> Option<Problem> {
        let place = piece.at.as_ref()?;
        if let Place::Zone(zone) = place {
            let known = zone.zone == OUT || self.kind.zones.iter().any(|known| known.id == zone.zone);
            let text = || Text::new("arbiter-piece-zone").with("piece", name.clone()).with("zone", zone.zone.as_str());
            return (!known).then(|| self.problem("at/zone", text()));
        }
        let on_map = match ground {
            Ground::Map(geometry) => geometry.holds(place),
            Ground::Unknown => true,
            Ground::None => false,
        };
        let text = || Text::new("arbiter-piece-off-map").with("piece", name.clone()).with("place", place_text(place));
        (!on_map).then(|| self.problem("at", text()))
    }

    fn problem(&self, member: &str, text: Text) -> Problem {
        Problem::error(format!("{}/{member}", self.at), text)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use serde_json::{Value, json};

    use super::*;

    /// What is wrong with a board on which a `unit` and a `marker` may stand and a `half` may lie, the marker of no side.
    #[allow(clippy::needless_pass_by_value)]
    fn faults(kind: Value, board: Value) -> Vec<String> {
        let mut whole = json!({
            "key": "b", "label": { "id": "b" },
            "pieces": [{ "kind": "unit", "label": { "id": "unit" } }, { "kind": "marker", "label": { "id": "marker" }, "side": "none" }],
            "features": [{ "kind": "half", "label": { "id": "half" }, "side": "required" }],
        });
        whole.as_object_mut().unwrap().extend(kind.as_object().unwrap().clone());
        let (kind, board) = (serde_json::from_value(whole).unwrap(), serde_json::from_value(board).unwrap());
        check("b", &board, &kind, 2).into_iter().map(|problem| problem.at).collect()
    }

    #[test]
    fn a_fixed_map_may_be_left_out_and_no_other_may_be_given() {
        let square = || json!({ "topology": "square", "map": { "topology": "square", "columns": 5, "rows": 6 } });
        let card = |at: Value| json!([{ "id": 1, "kind": "unit", "side": 0, "at": at }]);
        let with_map = |map: Value| json!({ "map": map, "pieces": card(json!([4, 5])) });
        assert!(faults(square(), json!({ "pieces": card(json!([4, 5])) })).is_empty());
        assert_eq!(faults(square(), json!({ "pieces": card(json!([5, 4])) })), ["/boards/b/pieces/0/at"]);
        for (map, fault) in [
            (json!({ "topology": "square", "columns": 5, "rows": 6 }), None),
            (json!({ "topology": "square", "columns": 5, "rows": 6, "neighbours": 8 }), None),
            (json!({ "topology": "square", "columns": 6, "rows": 6 }), Some("/boards/b/map/columns")),
            (json!({ "topology": "square", "columns": 5 }), Some("/boards/b/map/rows")),
            (json!({ "topology": "hex", "columns": 5, "rows": 6 }), Some("/boards/b/map/topology")),
        ] {
            assert_eq!(faults(square(), with_map(map.clone())), fault.as_slice(), "{map}");
        }
    }

    #[test]
    fn a_size_that_the_ruleset_fixes_holds_and_a_reach_that_it_does_not_is_free() {
        let free = json!({ "topology": "free", "map": { "topology": "free", "size": [600, 600] } });
        let map = |size: Value, reach| json!({ "map": { "topology": "free", "size": size, "reach": reach } });
        assert!(faults(free.clone(), map(json!([600, 600]), 40)).is_empty());
        assert_eq!(faults(free, map(json!([600, 900]), 40)), ["/boards/b/map/size"]);
    }

    #[test]
    fn on_a_free_table_the_centre_must_be_on_it_and_numbers_in_range() {
        let free = || json!({ "topology": "free", "map": { "topology": "free", "size": [600, 600] } });
        let piece = |members: Value| {
            let mut piece = json!({ "id": 1, "kind": "unit", "side": 1 });
            piece.as_object_mut().unwrap().extend(members.as_object().unwrap().clone());
            json!({ "pieces": [piece] })
        };
        for (members, fault) in [
            (json!({ "at": [600, 0], "size": [40, 30], "angle": -725 }), None),
            (json!({ "at": [601, 0] }), Some("/boards/b/pieces/0/at")),
            (json!({ "at": "Paris" }), Some("/boards/b/pieces/0/at")),
            (json!({ "at": [1, 1], "size": [40, -1] }), Some("/boards/b/pieces/0/size/1")),
            (json!({ "at": [1, 1], "size": [1_000_000_001, 5] }), Some("/boards/b/pieces/0/size/0")),
            (json!({ "at": [1, 1], "angle": 1_000_000_001 }), Some("/boards/b/pieces/0/angle")),
        ] {
            assert_eq!(faults(free(), piece(members.clone())), fault.as_slice(), "{members}");
        }
    }

    #[test]
    fn a_feature_lies_on_the_map_and_belongs_to_a_side_where_its_kind_has_one() {
        let half = |feature: Value| json!({ "map": { "topology": "free", "size": [600, 600], "features": [feature] } });
        let corners = || json!([[0, 300], [600, 300], [600, 600], [0, 600]]);
        for (feature, fault) in [
            (json!({ "kind": "half", "side": 1, "at": corners() }), None),
            (json!({ "kind": "half", "at": corners() }), Some("/boards/b/map/features/0/side")),
            (json!({ "kind": "half", "side": 2, "at": corners() }), Some("/boards/b/map/features/0/side")),
            (json!({ "kind": "moat", "at": corners() }), Some("/boards/b/map/features/0/kind")),
            (json!({ "kind": "half", "side": 1, "at": [[0, 0], [0, 601]] }), Some("/boards/b/map/features/0/at/1")),
        ] {
            assert_eq!(faults(json!({ "topology": "free" }), half(feature.clone())), fault.as_slice(), "{feature}");
        }
    }

    #[test]
    fn places_on_a_map_of_areas_are_its_areas() {
        let map = json!({ "topology": "areas", "areas": ["Paris", "Lyon"], "links": [["Paris", "Lyon"]] });
        let piece = |at: Value| json!({ "map": map, "pieces": [{ "id": 1, "kind": "unit", "side": 0, "at": at }] });
        assert!(faults(json!({ "topology": "areas" }), piece(json!("Lyon"))).is_empty());
        assert_eq!(faults(json!({ "topology": "areas" }), piece(json!("Lille"))), ["/boards/b/pieces/0/at"]);
        assert_eq!(faults(json!({ "topology": "areas" }), piece(json!([0, 0]))), ["/boards/b/pieces/0/at"]);
    }

    #[test]
    fn a_side_out_of_range_is_wrong_even_where_none_is_needed() {
        let marker = |side: i64| json!({ "pieces": [{ "id": 1, "kind": "marker", "side": side }] });
        assert!(faults(json!({ "topology": "hex" }), marker(1)).is_empty());
        assert_eq!(faults(json!({ "topology": "hex" }), marker(-1)), ["/boards/b/pieces/0/side"]);
    }
}
