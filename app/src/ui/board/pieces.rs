//! The pieces of a board as they are painted: where each stands, also where several share a place, and which of them
//! counted. On a table a piece with a size is a rectangle, everywhere else a token.

use std::collections::BTreeMap;

use egui::emath::Rot2;
use egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};
use ruleset_api::geometry::Touches;
use ruleset_api::record::{OUT, Piece, Place};

use super::hexes::as_f32;
use super::plane::{Cell, Plane};
use crate::ui::icons::{self, Icon, Look};
use crate::ui::theme::{self, Palette};

/// Where a piece is, as far as the desk shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    /// On the map, or meant to be.
    Placed,
    /// Not yet placed.
    Waiting,
    /// Beside the map.
    Out,
}

/// The state of a piece.
pub(crate) fn state(piece: &Piece) -> State {
    match &piece.at {
        None => State::Waiting,
        Some(Place::Zone(_)) => State::Out,
        Some(Place::Pair(_) | Place::Area(_)) => State::Placed,
    }
}

/// Whether a piece is out of play.
pub(crate) fn is_out(piece: &Piece) -> bool {
    matches!(&piece.at, Some(Place::Zone(zone)) if zone.zone == OUT)
}

/// The side of a piece, where it has one that can be.
pub(crate) fn side(piece: &Piece) -> Option<usize> {
    piece.side.and_then(|side| usize::try_from(side).ok())
}

/// A piece on the map with what it touches.
#[derive(Clone, Debug)]
pub(super) struct Standing<'a> {
    pub(super) piece: &'a Piece,
    pub(super) cell: Cell,
    pub(super) touches: &'a Touches,
    /// Its middle on the plane.
    pub(super) at: Pos2,
    pub(super) body: Body,
}

/// What of a piece is seen, in units of the plane.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Body {
    /// A token of a radius.
    Token(f32),
    /// A rectangle with half its edges, and its turn clockwise in radians.
    Base(Vec2, f32),
}

/// The pieces on the map, in their order. On a map that is `turned` those of one place still stand below its name.
pub(super) fn standing<'a>(pieces: &'a [Piece], touches: &'a [Touches], plane: &Plane, turned: bool) -> Vec<Standing<'a>> {
    let cell = |piece: &Piece| piece.at.as_ref().and_then(|at| plane.cell(at));
    let mut in_cell: BTreeMap<Cell, usize> = BTreeMap::new();
    for cell in pieces.iter().filter_map(cell) {
        *in_cell.entry(cell).or_default() += 1;
    }
    let mut taken: BTreeMap<Cell, usize> = BTreeMap::new();
    let both = pieces.iter().zip(touches);
    both.filter_map(|(piece, touches)| {
        let cell = cell(piece)?;
        let of = in_cell.get(&cell).copied().unwrap_or(1);
        let index = taken.entry(cell).or_default();
        let (shift, body) = match plane {
            Plane::Free(_) => (Vec2::ZERO, body(piece, plane)),
            Plane::Areas(_) => share_an_area(*index, of),
            Plane::Hex(_) | Plane::Square(_) => {
                let (shift, size) = share(*index, of);
                (shift, Body::Token(RADIUS * size))
            }
        };
        *index += 1;
        let shift = if turned { -shift } else { shift };
        Some(Standing { piece, cell, touches, at: plane.centre(cell) + shift, body })
    })
    .collect()
}

/// What is seen of a piece that has its place for itself.
pub(super) fn body(piece: &Piece, plane: &Plane) -> Body {
    let size = piece.size.filter(|size| matches!(plane, Plane::Free(_)) && size.iter().all(|edge| *edge > 0));
    match size {
        Some([width, height]) => {
            let half = vec2(as_f32(width), as_f32(height)) / (2.0 * plane.millimetres());
            Body::Base(half, as_f32(piece.angle.unwrap_or(0).rem_euclid(360)).to_radians())
        }
        None if matches!(plane, Plane::Free(_)) => Body::Token(RADIUS * 0.6),
        None => Body::Token(RADIUS),
    }
}

/// The place of one of several pieces in an area, below its name: lines of up to six.
fn share_an_area(index: usize, of: usize) -> (Vec2, Body) {
    const LINE: usize = 6;
    let lines = of.div_ceil(LINE).max(2);
    let in_line = if index / LINE == of.saturating_sub(1) / LINE { (of - 1) % LINE + 1 } else { LINE };
    #[expect(clippy::cast_precision_loss, reason = "a handful of pieces")]
    let (column, line, in_line, lines) = ((index % LINE) as f32, (index / LINE) as f32, in_line as f32, lines as f32);
    let pitch = (1.5 / lines).min(0.74);
    let shift = vec2((column - (in_line - 1.0) / 2.0) * 0.74, pitch * (line + 0.5) - 0.38);
    (shift, Body::Token(pitch * 0.44))
}

impl Standing<'_> {
    /// Whether a point of the plane lies on the piece; `slack` around it counts.
    pub(super) fn covers(&self, point: Pos2, slack: f32) -> bool {
        match self.body {
            Body::Token(radius) => self.at.distance(point) <= radius * 1.1 + slack,
            Body::Base(half, turn) => {
                let off = Rot2::from_angle(-turn) * (point - self.at);
                off.x.abs() <= half.x + slack && off.y.abs() <= half.y + slack
            }
        }
    }
}

/// The place of one of several pieces in a cell.
fn share(index: usize, of: usize) -> (Vec2, f32) {
    #[expect(clippy::cast_precision_loss, reason = "a handful of pieces")]
    let turn = index as f32 / of as f32 * std::f32::consts::TAU;
    match of {
        0 | 1 => (Vec2::ZERO, 1.0),
        2 => (vec2(if index == 0 { -0.41 } else { 0.41 }, 0.0), 0.7),
        3 | 4 => (0.46 * vec2(turn.sin(), -turn.cos()), 0.52),
        _ => (0.5 * vec2(turn.sin(), -turn.cos()), 0.36),
    }
}

/// Radius of a piece that has its cell for itself, in units of the cell.
pub(super) const RADIUS: f32 = 0.56;

/// How a piece is painted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Paint {
    pub(super) centre: Pos2,
    pub(super) body: Body,
    /// Points a unit of the plane.
    pub(super) scale: f32,
    /// The map is shown from the other side.
    pub(super) turned: bool,
    pub(super) selected: bool,
    pub(super) counted: bool,
    pub(super) faint: bool,
}

/// Paints a piece with its number.
pub(super) fn paint(painter: &Painter, palette: &Palette, piece: &Piece, how: Paint) {
    let side = side(piece);
    let colour = side.map_or(palette.muted, |side| palette.side(side));
    let colour = if how.faint { palette.cell.lerp_to_gamma(colour, 0.35) } else { colour };
    let Paint { centre, scale, .. } = how;
    let radius = match how.body {
        Body::Token(radius) => radius * scale,
        Body::Base(half, turn) => {
            let turn = if how.turned { turn + std::f32::consts::PI } else { turn };
            return base(painter, palette, piece, half * scale, turn, colour, how);
        }
    };
    if how.selected {
        let look = Look { fill: Color32::TRANSPARENT, stroke: Stroke::new(2.0, palette.ink) };
        icons::side_shape(painter, centre, radius + 3.5, side, look);
    }
    icons::side_shape(painter, centre, radius, side, Look { fill: colour, stroke: Stroke::new(1.5, palette.paper) });
    if radius >= 6.0 {
        let font = theme::bold((radius * 0.8).clamp(8.0, 22.0));
        painter.text(centre, Align2::CENTER_CENTER, piece.id.to_string(), font, palette.on_accent);
    }
    if how.counted && radius >= 6.0 {
        counts(painter, palette, centre + vec2(radius * 0.92, -radius * 0.92), radius);
    }
}

/// Paints a piece with a size: the mark of its side and its number on a plate, and a line along its front.
fn base(painter: &Painter, palette: &Palette, piece: &Piece, half: Vec2, turn: f32, colour: Color32, how: Paint) {
    let rotation = Rot2::from_angle(turn);
    let at = |x: f32, y: f32| how.centre + rotation * vec2(x, y);
    let plate = |grow: f32| {
        let (x, y) = (half.x + grow, half.y + grow);
        vec![at(-x, -y), at(x, -y), at(x, y), at(-x, y)]
    };
    if how.selected {
        painter.add(Shape::closed_line(plate(3.0), Stroke::new(2.0, palette.ink)));
    }
    painter.add(Shape::convex_polygon(plate(0.0), colour, Stroke::new(1.0, palette.paper)));
    let front = (half.y * 0.3).clamp(1.0, 3.0);
    let line = [at(-half.x + 2.0, -half.y + front), at(half.x - 2.0, -half.y + front)];
    painter.line_segment(line, Stroke::new((front * 0.6).max(1.0), palette.on_accent));
    let (small, long) = (half.min_elem(), half.max_elem());
    let along = rotation * if half.x >= half.y { vec2(1.0, 0.0) } else { vec2(0.0, 1.0) };
    let look = Look { fill: palette.on_accent, stroke: Stroke::NONE };
    let mark = (small * 0.5).clamp(1.5, 5.0);
    if small >= 5.0 && long >= 9.0 {
        icons::side_shape(painter, how.centre - along * (long - mark - 2.0), mark, side(piece), look);
        let font = theme::bold((small * 1.3).clamp(8.0, 16.0));
        let number = how.centre + along * (mark + 1.0);
        painter.text(number, Align2::CENTER_CENTER, piece.id.to_string(), font, palette.on_accent);
    } else if small >= 2.5 {
        // Too small for a number: the list says which is which.
        icons::side_shape(painter, how.centre, mark, side(piece), look);
    }
    if how.counted {
        counts(painter, palette, at(half.x, -half.y), small.clamp(8.0, 16.0));
    }
}

/// The mark of a piece that counted: a plus, since how much each counted is the ruleset's business.
fn counts(painter: &Painter, palette: &Palette, centre: Pos2, radius: f32) {
    let edge = radius * 0.52;
    let readable = edge >= 6.0;
    let fill = if readable { palette.paper } else { palette.gold };
    painter.circle(centre, edge, fill, Stroke::new((radius * 0.11).max(1.2), palette.dark_gold));
    if readable {
        Icon::Plus.paint(painter, Rect::from_center_size(centre, Vec2::splat(edge * 1.2)), palette.dark_gold);
    }
}

/// Paints the chip of a piece in the list: full on the map, hollow while it waits, faint out of play.
pub(crate) fn chip(painter: &Painter, palette: &Palette, rect: Rect, piece: &Piece) {
    let side = side(piece);
    let colour = side.map_or(palette.muted, |side| palette.side(side));
    let (fill, stroke, ink) = match state(piece) {
        State::Placed => (colour, Stroke::NONE, palette.on_accent),
        State::Waiting => (palette.paper, Stroke::new(1.5, colour), colour),
        State::Out => (palette.paper.lerp_to_gamma(colour, 0.16), Stroke::NONE, palette.muted),
    };
    icons::side_shape(painter, rect.center(), rect.height() * 0.42, side, Look { fill, stroke });
    painter.text(rect.center(), Align2::CENTER_CENTER, piece.id.to_string(), theme::bold(theme::size::SMALL), ink);
    if state(piece) == State::Out {
        let line = [rect.left_center() + vec2(3.0, 0.0), rect.right_center() - vec2(3.0, 0.0)];
        painter.line_segment(line, Stroke::new(1.2, palette.muted));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_that_share_a_cell_stand_beside_each_other() {
        let alone = share(0, 1);
        let (left, right) = (share(0, 2), share(1, 2));
        assert_eq!(alone, (Vec2::ZERO, 1.0));
        assert!(left.0.x < 0.0 && right.0.x > 0.0 && left.1 < 1.0);
        let places: Vec<Vec2> = (0..3).map(|index| share(index, 3).0).collect();
        assert!(places.windows(2).all(|pair| pair.first() != pair.last()));
    }
}
