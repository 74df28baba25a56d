//! What is lit on the board: the pieces that a step of the ruling counted, the ring of a location that is looked at, and
//! where a piece would stand if the change were made that the judge points at. It reads the ruling and decides nothing.

use arbiter_core::desk::{BoardEdit, Edit};
use egui::{Painter, Pos2, Shape, Stroke, vec2};
use ruleset_api::geometry::{Contact, Geometry};
use ruleset_api::record::{Feature, Place, Spot};
use ruleset_api::{Outcome, Ruling};

use super::canvas::Scene;
use super::pieces::{self, Paint};
use super::plane::{Cell, Plane};
use super::{BoardState, Shown, cells, ground};
use crate::ui::Lit;
use crate::ui::theme::Palette;

/// What the cascade lights.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Light {
    /// The pieces that counted, by their ids, in order.
    counted: Vec<i64>,
    /// The others step back.
    dims: bool,
    /// A piece, and where it would stand.
    pub(super) ghost: Option<(i64, Option<Place>)>,
}

impl Light {
    /// What is lit of a board: what the pointer or the keyboard is at in the cascade comes before the step that is chosen.
    pub(super) fn of(shown: &Shown<'_>) -> Self {
        let document = shown.open.document;
        let step = match shown.lit {
            Lit::Step(step) => Some(step.as_str()),
            Lit::Nothing | Lit::Flip(_) => document.selection.step.as_deref(),
        };
        let counted = counted(shown.open.ruling, step, shown.key);
        let dims = step.is_some() && !counted.is_empty();
        let ghost = match shown.lit {
            Lit::Flip(index) => document.what_if().and_then(|found| ghost(&found.flips.get(*index)?.edit, shown.key)),
            Lit::Nothing | Lit::Step(_) => None,
        };
        Self { counted, dims, ghost }
    }

    /// Whether a piece counted.
    pub(super) fn counts(&self, piece: i64) -> bool {
        self.counted.binary_search(&piece).is_ok()
    }

    /// Whether a piece steps back, because others are lit.
    pub(super) fn recedes(&self, piece: i64) -> bool {
        self.dims && !self.counts(piece)
    }
}

/// The pieces of a board that counted: exactly those of a step, else those of every step that was reached.
fn counted(ruling: Option<&Ruling>, step: Option<&str>, board: &str) -> Vec<i64> {
    let steps = ruling.map_or(&[][..], |ruling| &ruling.steps).iter();
    let steps = steps.filter(|known| known.outcome != Outcome::NotReached && step.is_none_or(|id| known.id == id));
    let steps = steps.filter(|known| known.counted_on.as_deref().is_none_or(|key| key == board));
    let mut counted: Vec<i64> = steps.flat_map(|step| step.counted.iter().copied()).collect();
    counted.sort_unstable();
    counted
}

/// The piece of this board that a change moves, and where to.
fn ghost(edit: &Edit, key: &str) -> Option<(i64, Option<Place>)> {
    match edit {
        Edit::Board { board, edit: BoardEdit::MovePiece { piece, to } } if board == key => Some((*piece, to.clone())),
        _ => None,
    }
}

/// Paints the rings of the locations that are looked at: where the pointer or the keyboard is, and what the selected piece
/// touches.
pub(super) fn rings(painter: &Painter, scene: &Scene<'_>, state: &BoardState, at: &[Cell], palette: &Palette) {
    let Some(map) = scene.shown.map else { return };
    let near = |feature: &&Feature| scene.shown.kind.features.iter().any(|known| known.kind == feature.kind && known.counts_near);
    let selected = scene.shown.open.document.selection.piece;
    let touched = scene.standing.iter().find(|standing| Some(standing.piece.id) == selected).map(|standing| standing.touches);
    let looked_at = |index: usize, feature: &Feature| {
        touched.is_some_and(|touches| touches.on.contains(&index) || touches.adjacent.contains(&index))
            || at.iter().any(|cell| scene.plane.holds_in(feature, *cell))
    };
    let features = map.features.iter().enumerate().filter(|(_, feature)| near(feature));
    let lit: Vec<(usize, &Feature)> = features.filter(|(index, feature)| looked_at(*index, feature)).collect();
    if lit.is_empty() {
        return;
    }
    let Ok(geometry) = Geometry::of(map) else { return };
    for (index, feature) in lit {
        ring(painter, scene, state, &geometry, index, feature, palette);
    }
}

fn ring(
    painter: &Painter,
    scene: &Scene<'_>,
    state: &BoardState,
    geometry: &Geometry,
    index: usize,
    feature: &Feature,
    palette: &Palette,
) {
    // On a small map a thin line is enough, and leaves the pieces to be seen.
    let scale = state.view.scale();
    let line = |part: f32, most: f32| Stroke::new((scale * part).clamp(0.8, most), palette.dark_gold);
    let (strong, thin) = (line(0.11, 2.5), line(0.07, 1.5));
    if let Geometry::Free(table) = geometry {
        let points = ground::corners(scene, state, index, feature);
        let reach = super::hexes::as_f32(table.reach) / scene.plane.millimetres() * state.view.scale();
        if reach > 0.5 {
            painter.add(Shape::closed_line(points.clone(), Stroke::new(reach * 2.0, palette.gold.gamma_multiply(0.35))));
        }
        painter.add(Shape::closed_line(points, strong));
        return;
    }
    let spots: Vec<Cell> = feature.at.iter().filter_map(|spot| scene.plane.cell_of(spot)).collect();
    let mut beside: Vec<Cell> = spots.iter().flat_map(|cell| cells::around(scene.plane, *cell)).collect();
    beside.sort_unstable();
    beside.dedup();
    let adjacent = |cell: &Cell| {
        scene.plane.holds(*cell)
            && scene.plane.place(*cell).is_some_and(|place| geometry.contact(&place, feature) == Contact::Adjacent)
    };
    for cell in beside.into_iter().filter(adjacent) {
        ground::mark(painter, scene, state, cell, thin);
    }
    for cell in spots.into_iter().filter(|cell| scene.plane.holds(*cell)) {
        ground::mark(painter, scene, state, cell, strong);
    }
}

/// Paints the piece where it would stand, with an arrow from where it is.
pub(super) fn paint_ghost(painter: &Painter, scene: &Scene<'_>, state: &BoardState, light: &Light, palette: &Palette) {
    let Some((id, to)) = &light.ghost else { return };
    let Some(piece) = scene.shown.board.piece(*id) else { return };
    let from = scene.standing.iter().find(|standing| standing.piece.id == *id);
    let to = match to {
        Some(Place::Zone(zone)) => scene.zones.iter().find(|(known, _)| *known == zone.zone).map(|(_, rect)| rect.center()),
        Some(place) => scene.plane.cell(place).map(|cell| state.view.to_panel(scene.plane.centre(cell))),
        None => None,
    };
    let from_at = from.map(|standing| scene.place(state, standing));
    // What would leave the board goes off at the bottom, where the list of pieces is.
    let off = from_at.map(|(centre, reach)| centre + vec2(0.0, reach * 3.0));
    let Some(end) = to.or(off) else { return };
    if let Some((start, reach)) = from_at {
        arrow(painter, start, end, reach * 1.15, palette);
    }
    if to.is_some() {
        let how = Paint {
            centre: end,
            body: pieces::body(piece, scene.plane),
            scale: state.view.scale(),
            turned: state.view.turned(),
            selected: true,
            counted: false,
            faint: true,
        };
        pieces::paint(painter, palette, piece, how);
    }
}

/// An arrow between two points that leaves room for a piece at both ends.
fn arrow(painter: &Painter, from: Pos2, to: Pos2, room: f32, palette: &Palette) {
    let way = to - from;
    let length = way.length();
    if length < 4.0 {
        return;
    }
    // Also from one cell to the next its head is seen.
    let room = room.min((length - 12.0) / 2.0).max(0.0);
    let along = way / length;
    let (start, tip) = (from + along * room, to - along * room);
    let stroke = Stroke::new(2.5, palette.accent);
    painter.line_segment([start, tip - along * 6.0], stroke);
    let aside = along.rot90() * 5.0;
    let head = vec![tip, tip - along * 11.0 + aside, tip - along * 11.0 - aside];
    painter.add(Shape::convex_polygon(head, palette.accent, Stroke::NONE));
}

impl Plane {
    /// Whether a place is one of a feature's: one of its cells or areas; on a table, a point inside of it.
    fn holds_in(&self, feature: &Feature, cell: Cell) -> bool {
        if let Self::Free(table) = self {
            let geometry = Geometry::Free(*table);
            return geometry.contact(&Place::Pair(cell), feature) == Contact::On;
        }
        self.spot(cell).is_some_and(|spot: Spot| feature.at.contains(&spot))
    }
}

#[cfg(test)]
mod tests {
    use ruleset_api::ruling::Step;

    use super::*;

    #[test]
    fn a_step_lights_exactly_the_pieces_that_it_counted() {
        let step =
            |id: &str, counted: &[i64]| Step { outcome: Outcome::Level, counted: counted.to_vec(), ..Step::not_reached(id) };
        let mut ruling = Ruling::invalid(&ruleset_api::Manifest::default(), 2, Vec::new());
        ruling.steps = vec![step("beside", &[2, 1]), step("cost", &[]), step("near", &[3])];
        ruling.deciding_step = Some("cost".to_owned());
        assert_eq!(counted(Some(&ruling), None, "final"), [1, 2, 3], "all that counted, while no step is looked at");
        assert_eq!(counted(Some(&ruling), Some("beside"), "final"), [1, 2]);
        assert_eq!(counted(Some(&ruling), Some("near"), "final"), [3]);
        assert!(counted(Some(&ruling), Some("cost"), "final").is_empty(), "also where it decides and counts none");
        assert!(counted(None, Some("beside"), "final").is_empty());
    }

    #[test]
    fn those_that_did_not_count_step_back_only_while_others_are_lit() {
        let lit = Light { counted: vec![1, 4], dims: true, ghost: None };
        assert_eq!([1, 2, 4].map(|piece| lit.recedes(piece)), [false, true, false]);
        assert!(!Light { counted: vec![1], ..Light::default() }.recedes(2));
    }

    #[test]
    fn only_a_move_on_this_board_shows_a_piece_where_it_would_stand() {
        let moved = |board: &str| Edit::Board {
            board: board.to_owned(),
            edit: BoardEdit::MovePiece { piece: 2, to: Some(Place::Pair([3, 1])) },
        };
        assert_eq!(ghost(&moved("final"), "final"), Some((2, Some(Place::Pair([3, 1])))));
        assert_eq!(ghost(&moved("other"), "final"), None);
        assert_eq!(ghost(&Edit::AddSide, "final"), None);
    }
}
