//! A map in the size of a thumb, for lists of maps: its ground and what is marked on it.

use egui::{Color32, Painter, Rect, Shape, Stroke, StrokeKind};
use ruleset_api::manifest::BoardKind;
use ruleset_api::record::{Map, Spot};

use super::cells::{self, Ground};
use super::outline;
use super::plane::{Cell, Plane};
use crate::ui::theme::Palette;

/// The most cells that are painted one by one; a larger map is a plain ground with its marks.
const MOST: i64 = 900;

/// Paints a map into a rectangle.
pub(crate) fn paint(painter: &Painter, palette: &Palette, rect: Rect, map: &Map, kind: &BoardKind) {
    let Some(plane) = Plane::of(map) else { return };
    let bounds = plane.bounds();
    let scale = (rect.width() / bounds.width()).min(rect.height() / bounds.height());
    let at = |point: egui::Pos2| rect.center() + (point - bounds.center()) * scale;
    let whole = Rect::from_min_max(at(bounds.min), at(bounds.max));
    let grounds = cells::grounds(map, kind, &plane);
    let corners = plane.corners();
    let cell = |cell: Cell, gap: f32| {
        let (fill, edge) = cells::colours(grounds.get(&cell), palette);
        let stroke = if scale > 2.0 { Stroke::new(0.5, edge) } else { Stroke::NONE };
        painter.add(Shape::convex_polygon(outline(&corners, at(plane.centre(cell)), scale * gap), fill, stroke));
    };
    match &plane {
        Plane::Free(_) => {
            painter.rect(whole, 0.0, palette.cell, Stroke::new(1.0, palette.cell_edge), StrokeKind::Inside);
            for feature in &map.features {
                let points: Vec<_> =
                    feature.at.iter().filter_map(|spot: &Spot| Some(at(plane.centre(plane.cell_of(spot)?)))).collect();
                let side = feature.side.and_then(|side| usize::try_from(side).ok());
                let edge = side.map_or(palette.muted, |side| palette.pale_side(side, 0.55));
                let fill = side.map_or(Color32::TRANSPARENT, |side| palette.pale_side(side, 0.2));
                if points.len() > 2 {
                    painter.add(Shape::convex_polygon(points.clone(), fill, Stroke::NONE));
                }
                painter.add(Shape::closed_line(points, Stroke::new(1.0, edge)));
            }
        }
        Plane::Areas(areas) => {
            let centre = |name: &String| plane.cell_of(&Spot::Area(name.clone())).map(|cell| at(plane.centre(cell)));
            for [from, to] in &map.links {
                if let (Some(from), Some(to)) = (centre(from), centre(to)) {
                    painter.line_segment([from, to], Stroke::new(1.0, palette.muted));
                }
            }
            (0..).take(areas.len()).for_each(|index| cell([index, 0], 0.95));
        }
        Plane::Hex(_) | Plane::Square(_) if plane.count() > MOST => {
            painter.rect(whole, 0.0, palette.cell, Stroke::new(1.0, palette.cell_edge), StrokeKind::Inside);
            let marked = grounds.iter().filter(|(_, ground)| **ground != Ground::NearLocation);
            marked.for_each(|(place, _)| cell(*place, 1.0));
        }
        Plane::Hex(_) | Plane::Square(_) => {
            let (columns, rows) = plane.within(bounds);
            for row in rows {
                columns.clone().for_each(|column| cell([column, row], 0.93));
            }
        }
    }
}
