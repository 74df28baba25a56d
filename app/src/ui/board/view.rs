//! How the map lies in its panel: zoomed and moved by the judge, or fitted until it is.

use arbiter_core::desk::DocumentId;
use egui::{Pos2, Rect, Vec2};

/// Points a unit at 100 %: from the centre of a hex to its corner.
const FULL: f32 = 29.0;
/// The same at the smallest zoom: a cell is still a dot.
const SMALLEST: f32 = 3.0;
/// The same at the largest zoom.
const LARGEST: f32 = 120.0;
/// Space around a fitted map, in points.
const MARGIN: f32 = 14.0;

/// The view of the board that is shown.
#[derive(Clone, Debug)]
pub(crate) struct View {
    /// Whose board.
    of: Option<(DocumentId, String, Rect)>,
    /// Follows the size of panel and map.
    fitted: bool,
    /// Points a unit.
    scale: f32,
    /// The point of the plane in the middle of the panel.
    middle: Pos2,
    /// The panel.
    panel: Rect,
    /// The map is seen from its other side: what is far is below.
    turned: bool,
}

impl Default for View {
    fn default() -> Self {
        Self { of: None, fitted: true, scale: FULL, middle: Pos2::ZERO, panel: Rect::ZERO, turned: false }
    }
}

impl View {
    /// Turns to a board in a panel. A board that was not shown before, or whose map has changed its size, is fitted.
    pub(super) fn turn_to(&mut self, document: DocumentId, board: &str, bounds: Rect, panel: Rect, turned: bool) {
        self.turned = turned;
        let of = Some((document, board.to_owned(), bounds));
        if self.of != of {
            self.of = of;
            self.fitted = true;
        }
        self.panel = panel;
        if self.fitted {
            // In a low panel the map needs the room more than its margin.
            let margin = MARGIN.min(panel.size().min_elem() * 0.035);
            let room = panel.shrink(margin).size().max(Vec2::splat(1.0));
            let scale = (room.x / bounds.width()).min(room.y / bounds.height());
            self.scale = scale.clamp(SMALLEST, FULL * 2.0);
            self.middle = bounds.center();
        }
    }

    /// Follows panel and map again.
    pub(super) fn fit(&mut self) {
        self.fitted = true;
    }

    /// Zooms by a factor and keeps a point of the panel where it is.
    pub(super) fn zoom(&mut self, factor: f32, around: Pos2) {
        let fixed = self.to_plane(around);
        self.scale = (self.scale * factor).clamp(SMALLEST, LARGEST);
        self.middle += fixed - self.to_plane(around);
        self.fitted = false;
    }

    /// Zooms to 100 %.
    pub(super) fn full(&mut self) {
        self.zoom(FULL / self.scale, self.panel.center());
    }

    /// Zooms by a factor around the middle of the panel.
    pub(super) fn step(&mut self, factor: f32) {
        self.zoom(factor, self.panel.center());
    }

    /// Moves the map by so many points.
    pub(super) fn pan(&mut self, by: Vec2) {
        if by != Vec2::ZERO {
            self.middle -= self.turn(by) / self.scale;
            self.fitted = false;
        }
    }

    /// Moves the map so far that a point of the plane, with some room around, is in sight.
    pub(super) fn show(&mut self, point: Pos2) {
        let at = self.to_panel(point);
        let room = self.panel.shrink2((self.panel.size() / 4.0).min(Vec2::splat(self.scale)));
        if !room.contains(at) {
            self.pan(room.clamp(at) - at);
        }
    }

    /// Points a unit.
    pub(super) fn scale(&self) -> f32 {
        self.scale
    }

    /// The zoom in percent.
    pub(super) fn percent(&self) -> i64 {
        #[expect(clippy::cast_possible_truncation, reason = "between 10 and 414")]
        let percent = (self.scale / FULL * 100.0).round() as i64;
        percent
    }

    /// Whether the map is seen from its other side.
    pub(super) fn turned(&self) -> bool {
        self.turned
    }

    /// A way on the plane as it is seen, or the other way round.
    fn turn(&self, way: Vec2) -> Vec2 {
        if self.turned { -way } else { way }
    }

    /// A way on the plane, in points of the panel.
    pub(super) fn way(&self, way: Vec2) -> Vec2 {
        self.turn(way) * self.scale
    }

    /// A point of the plane, in the panel.
    pub(super) fn to_panel(&self, point: Pos2) -> Pos2 {
        self.panel.center() + self.way(point - self.middle)
    }

    /// A point of the panel, on the plane.
    pub(super) fn to_plane(&self, point: Pos2) -> Pos2 {
        self.middle + self.turn(point - self.panel.center()) / self.scale
    }

    /// The part of the plane that is in sight.
    pub(super) fn in_sight(&self) -> Rect {
        Rect::from_two_pos(self.to_plane(self.panel.min), self.to_plane(self.panel.max))
    }
}

#[cfg(test)]
mod tests {
    use egui::{pos2, vec2};

    use super::*;

    const MAP: Rect = Rect { min: pos2(-0.9, -1.0), max: pos2(20.7, 13.0) };

    fn view() -> View {
        let mut view = View::default();
        let panel = Rect::from_min_size(pos2(100.0, 50.0), vec2(700.0, 400.0));
        view.turn_to(DocumentId(1), "final", MAP, panel, false);
        view
    }

    #[test]
    fn a_new_board_is_fitted_into_its_panel() {
        let view = view();
        let corners = [view.to_panel(MAP.min), view.to_panel(MAP.max)];
        assert!(corners.iter().all(|corner| view.panel.contains(*corner)), "{corners:?}");
        assert!(view.to_panel(MAP.center()).distance(view.panel.center()) < 0.01);
    }

    #[test]
    fn zooming_keeps_the_point_under_the_pointer() {
        let mut view = view();
        let pointer = pos2(300.0, 200.0);
        let before = view.to_plane(pointer);
        view.zoom(1.7, pointer);
        assert!(view.to_plane(pointer).distance(before) < 0.001);
    }

    #[test]
    fn a_map_that_was_moved_stays_where_it_is_until_it_is_fitted_again() {
        let mut view = view();
        let panel = view.panel;
        view.pan(vec2(30.0, 0.0));
        let moved = view.middle;
        view.turn_to(DocumentId(1), "final", MAP, panel, false);
        assert_eq!(view.middle, moved);
        view.fit();
        view.turn_to(DocumentId(1), "final", MAP, panel, false);
        assert_ne!(view.middle, moved);
    }

    #[test]
    fn from_the_other_side_right_is_left_and_far_is_near() {
        let mut view = view();
        let panel = view.panel;
        let before = view.to_panel(MAP.min);
        view.turn_to(DocumentId(1), "final", MAP, panel, true);
        assert!(view.to_panel(MAP.max).distance(before) < 0.01, "the corners have changed places");
        let pointer = pos2(300.0, 200.0);
        assert!(view.to_panel(view.to_plane(pointer)).distance(pointer) < 0.01);
        let under = view.to_plane(pointer);
        view.zoom(1.7, pointer);
        assert!(view.to_plane(pointer).distance(under) < 0.001);
        view.pan(vec2(30.0, 10.0));
        assert!(view.to_panel(under).distance(pointer + vec2(30.0, 10.0)) < 0.01, "the map follows the hand");
        assert!(view.in_sight().is_positive());
    }

    #[test]
    fn a_place_out_of_sight_is_brought_into_sight() {
        let mut view = view();
        view.zoom(4.0, view.panel.center());
        view.show(MAP.max);
        assert!(view.panel.contains(view.to_panel(MAP.max)));
        // Also where the panel is lower than a cell.
        let low = Rect::from_min_size(pos2(100.0, 50.0), vec2(700.0, 40.0));
        view.turn_to(DocumentId(1), "final", MAP, low, false);
        view.show(MAP.min);
        assert!(low.contains(view.to_panel(MAP.min)));
    }
}
