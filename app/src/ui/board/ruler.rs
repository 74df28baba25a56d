//! The ruler: how far it is from one place to another, in millimetres on a table, in cells or steps elsewhere. It is laid by
//! a drag, by two clicks, or from the selected piece to the keyboard's place; it changes nothing.

use arbiter_core::desk::Tool;
use arbiter_core::desk::clipboard::steps;
use egui::{Align2, Painter, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};
use ruleset_api::Text;
use ruleset_api::geometry::hex;
use ruleset_api::record::Map;

use super::BoardState;
use super::canvas::Scene;
use super::hexes::{as_f32, whole};
use super::plane::{Cell, Plane};
use crate::ui::theme::{self, Palette, size};

/// A ruler that was begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ruler {
    pub(super) from: Cell,
    /// Where it ends; while it does not yet, it follows the pointer or the keyboard.
    pub(super) to: Option<Cell>,
    /// Begun from the keyboard, whose place it follows.
    pub(super) by_keys: bool,
}

/// A click: it begins a ruler, or ends the one that was begun.
pub(super) fn click(state: &mut BoardState, cell: Cell) {
    state.ruler = Some(match state.ruler {
        Some(Ruler { from, to: None, .. }) => Ruler { from, to: Some(cell), by_keys: false },
        _ => Ruler { from: cell, to: None, by_keys: false },
    });
}

/// Enter: it begins a ruler at the keyboard's place, or ends it there.
pub(super) fn enter(state: &mut BoardState, cell: Cell) {
    click(state, cell);
    if let Some(ruler) = &mut state.ruler {
        ruler.by_keys = true;
    }
}

/// Where the ruler lies now.
fn ends(scene: &Scene<'_>, state: &BoardState, focused: bool, pointed: Option<Cell>) -> Option<[Cell; 2]> {
    if *scene.shown.tool != Tool::Ruler {
        return None;
    }
    let selection = &scene.shown.open.document.selection;
    let cursor = selection.cursor.filter(|cell| focused && scene.plane.holds(*cell));
    match state.ruler {
        Some(Ruler { from, to: Some(to), .. }) => Some([from, to]),
        Some(Ruler { from, to: None, by_keys: true }) => Some([from, cursor?]),
        Some(Ruler { from, to: None, by_keys: false }) => Some([from, pointed.or(cursor)?]),
        None => {
            let selected = scene.standing.iter().find(|standing| Some(standing.piece.id) == selection.piece)?;
            let to = cursor.or(pointed)?;
            (to != selected.cell).then_some([selected.cell, to])
        }
    }
}

/// How far it is, in words.
fn words(scene: &Scene<'_>, [from, to]: [Cell; 2]) -> String {
    let locale = scene.shown.open.locale;
    let count = |id: &str, n: i64| locale.text(&Text::new(id).with("n", n));
    match scene.plane {
        Plane::Hex(_) => count("ui-ruler-cells", hex::distance(from, to)),
        Plane::Square(squares) => count("ui-ruler-cells", steps(*squares, from, to)),
        Plane::Free(_) => count("ui-ruler-mm", millimetres(from, to)),
        Plane::Areas(areas) => match scene.shown.map.and_then(|map| links(map, areas.len(), from[0], to[0])) {
            Some(n) => count("ui-ruler-steps", n),
            None => locale.t("ui-ruler-no-way"),
        },
    }
}

/// The distance of two points, rounded to whole millimetres.
fn millimetres(from: Cell, to: Cell) -> i64 {
    let across = vec2(as_f32(to[0].saturating_sub(from[0])), as_f32(to[1].saturating_sub(from[1])));
    whole(across.length().round())
}

/// The fewest links from one area to another.
fn links(map: &Map, count: usize, from: i64, to: i64) -> Option<i64> {
    let [from, to] = [usize::try_from(from).ok()?, usize::try_from(to).ok()?];
    let index = |name: &String| map.areas.iter().position(|area| area == name);
    let pairs: Vec<(usize, usize)> = map.links.iter().filter_map(|[a, b]| Some((index(a)?, index(b)?))).collect();
    let mut reached = vec![from];
    let mut edge = vec![from];
    for n in 0..=count {
        if edge.contains(&to) {
            return i64::try_from(n).ok();
        }
        let beyond = |area: &usize| {
            let area = *area;
            pairs.iter().filter_map(move |(a, b)| if *a == area { Some(*b) } else { (*b == area).then_some(*a) })
        };
        let mut next: Vec<usize> = edge.iter().flat_map(beyond).filter(|area| !reached.contains(area)).collect();
        next.sort_unstable();
        next.dedup();
        reached.extend(&next);
        edge = next;
    }
    None
}

/// Paints the ruler with what it measures.
pub(super) fn show(ui: &mut Ui, painter: &Painter, scene: &Scene<'_>, state: &BoardState, focused: bool, pointed: Option<Cell>) {
    let Some(ends) = ends(scene, state, focused, pointed) else { return };
    let palette = Palette::of(ui);
    let [from, to] = ends.map(|cell| state.view.to_panel(scene.plane.centre(cell)));
    painter.line_segment([from, to], Stroke::new(5.0, palette.paper));
    painter.line_segment([from, to], Stroke::new(2.0, palette.accent));
    for end in [from, to] {
        painter.circle(end, 4.5, palette.paper, Stroke::new(2.0, palette.accent));
    }
    let words = words(scene, ends);
    let galley = painter.layout_no_wrap(words.clone(), theme::bold(size::BODY), palette.on_accent);
    let room = galley.size() + vec2(16.0, 6.0);
    let beside = if to.y < scene.panel.top() + 60.0 { vec2(0.0, 26.0) } else { vec2(0.0, -26.0) };
    let plate = Rect::from_center_size(to + beside, room);
    let inside = Rect::from_min_max(scene.panel.min, (scene.panel.max - room).max(scene.panel.min));
    let plate = Rect::from_min_size(inside.clamp(plate.min), room);
    painter.rect(plate, room.y / 2.0, palette.accent, Stroke::new(1.0, palette.paper), StrokeKind::Outside);
    let at = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), plate);
    painter.galley(at.min, galley, palette.on_accent);
    let response = ui.interact(plate, scene.id.with("ruler"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &words));
}

/// The part of the plane that a reach around a piece covers: the outline of its base, rounded, so many units away.
pub(super) fn around(half: Vec2, reach: f32) -> Vec<Vec2> {
    const STEPS: u8 = 8;
    let corners = [vec2(half.x, half.y), vec2(-half.x, half.y), -half, vec2(half.x, -half.y)];
    let quarter = std::f32::consts::FRAC_PI_2;
    let round = |(index, corner): (u8, Vec2)| {
        let begins = f32::from(index) * quarter;
        (0..=STEPS).map(move |step| corner + reach * Vec2::angled(begins + quarter * f32::from(step) / f32::from(STEPS)))
    };
    (0..).zip(corners).flat_map(round).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use serde_json::json;

    use super::*;

    #[test]
    fn areas_are_as_far_apart_as_the_links_between_them() {
        let map = json!({ "topology": "areas", "areas": ["A", "B", "C", "D"], "links": [["A", "B"], ["C", "B"]] });
        let map: Map = serde_json::from_value(map).unwrap();
        assert_eq!([0, 1, 2, 3].map(|to| links(&map, 4, 0, to)), [Some(0), Some(1), Some(2), None]);
    }

    #[test]
    fn a_table_is_measured_in_whole_millimetres() {
        assert_eq!(millimetres([0, 0], [300, 400]), 500);
        assert_eq!(millimetres([10, 10], [11, 11]), 1);
    }

    #[test]
    fn the_reach_around_a_base_is_as_far_from_it_everywhere() {
        let half = vec2(20.0, 10.0);
        for point in around(half, 40.0) {
            let off = (point.abs() - half).max(Vec2::ZERO).length();
            assert!((off - 40.0).abs() < 0.1, "{point:?}");
        }
    }
}
