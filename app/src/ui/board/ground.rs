//! What pieces stand on, painted: cells, a table with its polygons, areas with their links.

use egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, vec2};
use ruleset_api::record::{Feature, Spot};

use super::canvas::Scene;
use super::cells::{self, Ground};
use super::plane::{AREA, Cell, Plane};
use super::{BoardState, fill, outline};
use crate::ui::icons::{self, Icon};
use crate::ui::theme::{self, Palette, size};

/// Paints the ground of the map.
pub(super) fn paint(ui: &Ui, painter: &Painter, scene: &Scene<'_>, state: &mut BoardState) {
    let palette = Palette::of(ui);
    match scene.plane {
        Plane::Hex(_) | Plane::Square(_) => {
            let mesh = state.cells.shape(scene.plane, &state.view, scene.panel, scene.grounds, scene.picture.is_some(), palette);
            // With a clip of its own the mesh is handed on as it is; what is painted above would make it grow, and be copied.
            painter.with_clip_rect(painter.clip_rect().expand(0.25)).add(mesh);
        }
        Plane::Free(_) => table(painter, scene, state, palette),
        Plane::Areas(areas) => {
            links(painter, scene, state, palette);
            for (index, (name, centre)) in (0..).zip(areas) {
                area(painter, scene, state, palette, [index, 0], name, *centre);
            }
        }
    }
    flags(painter, scene, state, palette);
}

/// A flag on each location.
fn flags(painter: &Painter, scene: &Scene<'_>, state: &BoardState, palette: &Palette) {
    let edge = state.view.scale() * 0.62;
    if edge < 6.0 {
        return;
    }
    for (cell, _) in scene.grounds.iter().filter(|(_, ground)| **ground == Ground::Location) {
        let taken = scene.in_cell(*cell).next().is_some();
        let centre = state.view.to_panel(scene.plane.centre(*cell));
        let rect = match scene.plane {
            Plane::Areas(_) => {
                let corner = centre + vec2(AREA.x - 0.45, -AREA.y + 0.45) * state.view.scale();
                Rect::from_center_size(corner, vec2(edge, edge) * 0.8)
            }
            // Beside a piece that stands on the location, the flag moves up and shrinks.
            _ if taken => Rect::from_center_size(centre - vec2(edge * 0.75, edge * 0.8), vec2(edge, edge) * 0.6),
            _ => Rect::from_center_size(centre, vec2(edge, edge)),
        };
        Icon::Flag.paint(painter, rect, palette.dark_gold);
    }
}

/// A table, what lies on it, and a grid of a tenth of its longer edge.
fn table(painter: &Painter, scene: &Scene<'_>, state: &BoardState, palette: &Palette) {
    let view = &state.view;
    let bounds = scene.plane.bounds();
    let rect = Rect::from_two_pos(view.to_panel(bounds.min), view.to_panel(bounds.max));
    let fill = if scene.picture.is_some() { Color32::TRANSPARENT } else { palette.cell };
    painter.rect(rect, 0.0, fill, Stroke::new(1.5, palette.cell_edge), StrokeKind::Outside);
    let features = scene.shown.map.map_or(&[][..], |map| &map.features);
    for (index, feature) in features.iter().enumerate() {
        polygon(painter, scene, state, palette, index, feature);
    }
    let pitch = bounds.width().max(bounds.height()) / 10.0;
    let line = Stroke::new(1.0, palette.cell_edge.gamma_multiply(0.6));
    for step in 1..10_u8 {
        let along = pitch * f32::from(step);
        if along < bounds.width() {
            painter.vline(view.to_panel(Pos2::new(along, 0.0)).x, rect.y_range(), line);
        }
        if along < bounds.height() {
            painter.hline(rect.x_range(), view.to_panel(Pos2::new(0.0, along)).y, line);
        }
    }
    // The lines through the middle, by which halves are told.
    let middle = rect.center();
    let centre = Stroke::new(1.0, palette.muted.gamma_multiply(0.55));
    painter.extend(Shape::dashed_line(&[rect.center_top(), rect.center_bottom()], centre, 7.0, 5.0));
    painter.extend(Shape::dashed_line(&[rect.left_center(), rect.right_center()], centre, 7.0, 5.0));
    painter.circle_filled(middle, 2.5, palette.muted);
}

/// The corners of a feature in the panel, with the one that is dragged where the pointer is.
pub(super) fn corners(scene: &Scene<'_>, state: &BoardState, index: usize, feature: &Feature) -> Vec<Pos2> {
    let corner = |(corner, spot): (usize, &Spot)| {
        let dragged = state.corner.filter(|dragged| (dragged.feature, dragged.corner) == (index, corner));
        let cell = dragged.map(|dragged| dragged.at).or_else(|| scene.plane.cell_of(spot))?;
        Some(state.view.to_panel(scene.plane.centre(cell)))
    };
    feature.at.iter().enumerate().filter_map(corner).collect()
}

fn polygon(painter: &Painter, scene: &Scene<'_>, state: &BoardState, palette: &Palette, index: usize, feature: &Feature) {
    let points = corners(scene, state, index, feature);
    let kind = scene.shown.kind.features.iter().find(|kind| kind.kind == feature.kind);
    let side = feature.side.and_then(|side| usize::try_from(side).ok());
    let (fill, edge) = match (kind.is_some_and(|kind| kind.counts_near), side) {
        (true, _) => (palette.pale_gold, palette.dark_gold),
        (false, Some(side)) => (palette.pale_side(side, 0.12), palette.pale_side(side, 0.55)),
        (false, None) => (Color32::TRANSPARENT, palette.muted),
    };
    // A picture under the grid is seen through what is laid on the table.
    let fill = if scene.picture.is_some() { fill.gamma_multiply(0.4) } else { fill };
    if fill != Color32::TRANSPARENT {
        painter.add(fill::mesh(&points, fill));
    }
    painter.add(Shape::closed_line(points.clone(), Stroke::new(1.5, edge)));
    let (Some(kind), false) = (kind, points.is_empty()) else { return };
    if points.len() < 3 {
        return;
    }
    let bounds = Rect::from_points(&points);
    let name = if feature.name.is_empty() { scene.shown.open.locale.rendered(&kind.label) } else { &feature.name };
    let ink = side.map_or(palette.muted, |side| palette.side(side));
    let galley = painter.layout(name.to_owned(), theme::regular(size::SMALL), ink, bounds.width() - 26.0);
    if galley.size().x + 26.0 <= bounds.width() && galley.size().y + 8.0 <= bounds.height() {
        let at = bounds.left_bottom() + vec2(20.0, -galley.size().y - 4.0);
        if side.is_some() {
            let mark = Rect::from_center_size(at + vec2(-9.0, 7.0), vec2(11.0, 11.0));
            icons::side_mark(painter, mark, side, ink);
        }
        painter.galley(at, galley, ink);
    }
}

fn links(painter: &Painter, scene: &Scene<'_>, state: &BoardState, palette: &Palette) {
    let at =
        |name: &String| scene.plane.cell_of(&Spot::Area(name.clone())).map(|cell| state.view.to_panel(scene.plane.centre(cell)));
    for [from, to] in scene.shown.map.map_or(&[][..], |map| &map.links) {
        if let (Some(from), Some(to)) = (at(from), at(to)) {
            painter.line_segment([from, to], Stroke::new(3.0, palette.cell_edge));
        }
    }
}

fn area(painter: &Painter, scene: &Scene<'_>, state: &BoardState, palette: &Palette, cell: Cell, name: &str, centre: Pos2) {
    let scale = state.view.scale();
    let rect = Rect::from_center_size(state.view.to_panel(centre), AREA * 2.0 * scale);
    let (fill, edge) = cells::colours(scene.grounds.get(&cell), palette);
    painter.rect(rect, scale * 0.25, fill, Stroke::new(1.5, edge), StrokeKind::Inside);
    let font = theme::bold((scale * 0.44).clamp(7.0, 17.0));
    let job = egui::text::LayoutJob::simple_singleline(name.to_owned(), font, palette.ink);
    let wrap = egui::text::TextWrapping::truncate_at_width(rect.width() - scale * 1.2);
    let galley = painter.layout_job(egui::text::LayoutJob { wrap, ..job });
    let at = Align2::CENTER_CENTER.anchor_size(rect.center_top() + vec2(0.0, scale * 0.5), galley.size());
    painter.galley(at.min, galley, palette.ink);
}

/// The edge of a cell or area; on a table a cross.
pub(super) fn mark(painter: &Painter, scene: &Scene<'_>, state: &BoardState, cell: Cell, stroke: Stroke) {
    let centre = state.view.to_panel(scene.plane.centre(cell));
    if matches!(scene.plane, Plane::Free(_)) {
        painter.hline(centre.x - 9.0..=centre.x + 9.0, centre.y, stroke);
        painter.vline(centre.x, centre.y - 9.0..=centre.y + 9.0, stroke);
        return;
    }
    let corners = scene.plane.corners();
    painter.add(Shape::convex_polygon(outline(&corners, centre, state.view.scale() - 1.5), Color32::TRANSPARENT, stroke));
}
