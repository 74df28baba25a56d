//! A board held against its kind: the map, its features, the pieces and their places.

use crate::LARGEST_INTEGER;
use crate::entries::{EntryPlace, Fields, escaped};
use crate::geometry::{Geometry, MapFault};
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
    let geometry = board.map.as_ref().or(kind.map.as_ref()).and_then(|map| Geometry::of(map).ok());
    let mut ids = std::collections::BTreeSet::new();
    for (index, piece) in board.pieces.iter().enumerate() {
        let pieces = Pieces { key, at: format!("{at}/pieces/{index}"), kind, sides };
        if !ids.insert(piece.id) {
            problems.push(pieces.problem("id", Text::new("arbiter-piece-id-twice").with("id", piece.id)));
        }
        pieces.check(index, piece, geometry.as_ref(), &mut problems);
    }
    problems
}

fn check_map(at: &str, map: &Map, kind: &BoardKind, sides: usize, problems: &mut Vec<Problem>) {
    let error = |member: &str, id: &str| Problem::error(format!("{at}/{member}"), Text::new(id).with("member", member));
    if map.topology != kind.topology {
        problems.push(error("topology", "arbiter-map-topology"));
        return;
    }
    if let Some(fixed) = &kind.map
        && let Some(member) = differing(map, fixed)
    {
        problems.push(error(member, "arbiter-map-fixed"));
        return;
    }
    let geometry = match Geometry::of(map) {
        Ok(geometry) => geometry,
        Err(MapFault { member, absent: true }) => return problems.push(error(member, "arbiter-map-member-missing")),
        Err(MapFault { member, absent: false }) => return problems.push(error(member, "arbiter-map-member-wrong")),
    };
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

/// The first member of a map that differs from the one that the ruleset fixes.
fn differing(map: &Map, fixed: &Map) -> Option<&'static str> {
    let members: &[(&'static str, bool)] = match fixed.topology {
        Topology::Hex | Topology::Square => &[
            ("columns", map.columns == fixed.columns),
            ("rows", map.rows == fixed.rows),
            ("neighbours", map.neighbours.is_none() || map.neighbours == fixed.neighbours),
        ],
        Topology::Free => &[("size", map.size == fixed.size)],
        Topology::Areas => &[("areas", map.areas == fixed.areas), ("links", map.links == fixed.links)],
    };
    members.iter().find(|(_, same)| !same).map(|&(member, _)| member)
}

/// What is wrong with the side of a piece or feature, as the id of a text.
fn wrong_side(side: Option<i64>, belongs: Belongs, sides: usize) -> Option<&'static str> {
    match (side, belongs) {
        (None, Belongs::Required) => Some("arbiter-side-missing"),
        (Some(side), Belongs::Required | Belongs::Optional) => {
            let known = usize::try_from(side).is_ok_and(|side| side < sides);
            (!known).then_some("arbiter-no-such-side-of")
        }
        (None, _) | (Some(_), Belongs::None) => None,
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

/// The piece that is being checked, and the board that it is on.
struct Pieces<'a> {
    key: &'a str,
    at: String,
    kind: &'a BoardKind,
    sides: usize,
}

impl Pieces<'_> {
    fn check(&self, index: usize, piece: &Piece, geometry: Option<&Geometry>, problems: &mut Vec<Problem>) {
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
        problems.extend(self.place(piece, &name, geometry));
        let number = |number: &i64| number.unsigned_abs() <= LARGEST_INTEGER.unsigned_abs();
        let sized = piece.size.is_none_or(|size| size.iter().all(|edge| number(edge) && *edge >= 0));
        if !sized {
            problems.push(self.problem("size", Text::new("arbiter-piece-number").with("piece", name.clone())));
        }
        if !piece.angle.as_ref().is_none_or(number) {
            problems.push(self.problem("angle", Text::new("arbiter-piece-number").with("piece", name)));
        }
    }

    fn place(&self, piece: &Piece, name: &Arg, geometry: Option<&Geometry>) -> Option<Problem> {
        let place = piece.at.as_ref()?;
        if let Place::Zone(zone) = place {
            let known = zone.zone == OUT || self.kind.zones.iter().any(|known| known.id == zone.zone);
            let text = || Text::new("arbiter-piece-zone").with("piece", name.clone()).with("zone", zone.zone.as_str());
            return (!known).then(|| self.problem("at/zone", text()));
        }
        let on_map = geometry.is_some_and(|geometry| geometry.holds(place));
        let text = || Text::new("arbiter-piece-off-map").with("piece", name.clone()).with("place", place_text(place));
        (!on_map).then(|| self.problem("at", text()))
    }

    fn problem(&self, member: &str, text: Text) -> Problem {
        Problem::error(format!("{}/{member}", self.at), text)
    }
}
