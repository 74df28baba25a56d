//! The cells of a map as one mesh, and what each is to the features of the map. The mesh is made anew only when the map,
//! the view or the colours change: a map of ten thousand hexes costs nothing while it lies still.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{Color32, Mesh, Pos2, Rect, Shape, Vec2};
use ruleset_api::geometry::{Contact, Geometry};
use ruleset_api::manifest::BoardKind;
use ruleset_api::record::Map;

use super::plane::{Cell, Plane};
use super::underlay;
use super::view::View;
use crate::ui::theme::Palette;

/// What a cell is to the features of its map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ground {
    /// A part of a feature near which pieces count.
    Location,
    /// Beside such a feature.
    NearLocation,
    /// A part of another feature, maybe of a side.
    Feature(Option<usize>),
}

/// The cells and areas that are more than bare ground.
pub(super) type Grounds = BTreeMap<Cell, Ground>;

/// What each cell or area is to the features of its map, as the rules count it. A table has none.
pub(super) fn grounds(map: &Map, kind: &BoardKind, plane: &Plane) -> Grounds {
    let mut grounds = Grounds::new();
    let Ok(geometry) = Geometry::of(map) else { return grounds };
    if matches!(plane, Plane::Free(_)) {
        return grounds;
    }
    for feature in &map.features {
        let known = kind.features.iter().find(|known| known.kind == feature.kind);
        let counts_near = known.is_some_and(|known| known.counts_near);
        let side = feature.side.and_then(|side| usize::try_from(side).ok());
        let cells = feature.at.iter().filter_map(|spot| plane.cell_of(spot)).filter(|cell| plane.holds(*cell));
        for cell in cells {
            let ground = if counts_near { Ground::Location } else { Ground::Feature(side) };
            let here = grounds.entry(cell).or_insert(ground);
            if ground == Ground::Location || *here == Ground::NearLocation {
                *here = ground;
            }
            let near = around(plane, cell).filter(|_| counts_near);
            for near in near.filter(|near| plane.holds(*near)) {
                let adjacent = |place| geometry.contact(&place, feature) == Contact::Adjacent;
                if plane.place(near).is_some_and(adjacent) {
                    grounds.entry(near).or_insert(Ground::NearLocation);
                }
            }
        }
    }
    grounds
}

/// The cells that may be beside a cell; any area may be beside another.
pub(super) fn around(plane: &Plane, [column, row]: Cell) -> Box<dyn Iterator<Item = Cell>> {
    match plane {
        Plane::Areas(_) => Box::new((0..plane.count()).map(|index| [index, 0])),
        _ => Box::new((row - 1..=row + 1).flat_map(move |row| (column - 1..=column + 1).map(move |column| [column, row]))),
    }
}

/// The mesh of the board that was painted last.
#[derive(Debug, Default)]
pub(crate) struct CellsCache {
    key: Option<Key>,
    mesh: Arc<Mesh>,
}

#[derive(Debug, PartialEq)]
struct Key {
    plane: Plane,
    corners: [Pos2; 2],
    scale: f32,
    grounds: Grounds,
    /// A picture lies under them.
    pictured: bool,
}

impl CellsCache {
    /// The cells in sight of a map that has any.
    pub(super) fn shape(
        &mut self,
        plane: &Plane,
        view: &View,
        panel: Rect,
        grounds: &Grounds,
        pictured: bool,
        palette: &Palette,
    ) -> Shape {
        let corners = [view.to_plane(panel.min), view.to_plane(panel.max)];
        let same = self.key.as_ref().is_some_and(|key| {
            (key.corners, key.scale.to_bits()) == (corners, view.scale().to_bits())
                && key.plane == *plane
                && key.grounds == *grounds
                && key.pictured == pictured
        });
        if !same {
            self.key = Some(Key { plane: plane.clone(), corners, scale: view.scale(), grounds: grounds.clone(), pictured });
            self.mesh = Arc::new(mesh(plane, view, grounds, pictured, palette));
        }
        Shape::Mesh(Arc::clone(&self.mesh))
    }
}

fn mesh(plane: &Plane, view: &View, grounds: &Grounds, pictured: bool, palette: &Palette) -> Mesh {
    let mut mesh = Mesh::default();
    let corners = plane.corners();
    let (columns, rows) = plane.within(view.in_sight());
    // Two rings of each cell at least: a mesh of megabytes that grows is copied again and again.
    let parts = columns.clone().count().saturating_mul(rows.clone().count()).saturating_mul(corners.len());
    mesh.reserve_vertices(parts.saturating_mul(2));
    mesh.reserve_triangles(parts.saturating_mul(3));
    for row in rows {
        for column in columns.clone() {
            let ground = grounds.get(&[column, row]);
            let colours = colours(ground, palette);
            let (fill, edge) = if pictured { underlay::through(ground, colours, palette) } else { colours };
            add(&mut mesh, view.to_panel(plane.centre([column, row])), view.scale(), &corners, fill, edge);
        }
    }
    mesh
}

pub(super) fn colours(ground: Option<&Ground>, palette: &Palette) -> (Color32, Color32) {
    match ground {
        None => (palette.cell, palette.cell_edge),
        Some(Ground::Location) => (palette.gold, palette.gold.lerp_to_gamma(palette.dark_gold, 0.35)),
        Some(Ground::NearLocation) => (palette.pale_gold, palette.gold),
        Some(Ground::Feature(None)) => (palette.line, palette.cell_edge),
        Some(Ground::Feature(Some(side))) => (palette.pale_side(*side, 0.2), palette.pale_side(*side, 0.4)),
    }
}

/// One cell: a fill, a thin edge, and a fringe that fades out so that slanted edges are smooth.
fn add(mesh: &mut Mesh, centre: Pos2, radius: f32, corners: &[Vec2], fill: Color32, edge: Color32) {
    let gap = (radius * 0.035).clamp(0.2, 1.0);
    let outer = radius - gap;
    // Radii from the middle outwards, each with its colour. A tiny cell needs no edge.
    let rings: &[(f32, Color32)] = if radius < 7.0 {
        &[(outer - 0.8, fill), (outer, Color32::TRANSPARENT)]
    } else {
        &[(outer - 2.2, fill), (outer - 1.2, edge), (outer - 0.8, edge), (outer + 0.3, Color32::TRANSPARENT)]
    };
    let (Ok(first), Ok(count)) = (u32::try_from(mesh.vertices.len()), u32::try_from(corners.len())) else { return };
    for &(ring, colour) in rings {
        for &corner in corners {
            mesh.colored_vertex(centre + corner * ring, colour);
        }
    }
    for index in 1..count.saturating_sub(1) {
        mesh.add_triangle(first, first + index, first + index + 1);
    }
    for ring in (0..).map(|ring| first + count * ring).take(rings.len() - 1) {
        for index in 0..count {
            let next = (index + 1) % count;
            mesh.add_triangle(ring + index, ring + count + index, ring + count + next);
            mesh.add_triangle(ring + index, ring + count + next, ring + next);
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use serde_json::{Value, json};

    use super::*;

    fn lit(map: Value) -> Vec<(Cell, Ground)> {
        let map: Map = serde_json::from_value(map).unwrap();
        let kind = json!({ "key": "final", "topology": map.topology, "label": { "id": "final" }, "pieces": [],
            "features": [{ "kind": "location", "label": { "id": "location" }, "counts_near": true }] });
        let kind: BoardKind = serde_json::from_value(kind).unwrap();
        grounds(&map, &kind, &Plane::of(&map).unwrap()).into_iter().collect()
    }

    #[test]
    fn what_is_beside_a_location_is_lit_as_far_as_the_map_goes() {
        let location = |at: Value| json!([{ "kind": "location", "at": at }]);
        let hexes = json!({ "topology": "hex", "columns": 3, "rows": 3, "features": location(json!([[0, 0], [9, 9]])) });
        assert_eq!(lit(hexes), [([0, 0], Ground::Location), ([0, 1], Ground::NearLocation), ([1, 0], Ground::NearLocation)]);
        let squares = |neighbours: i64| json!({ "topology": "square", "columns": 3, "rows": 3, "neighbours": neighbours, "features": location(json!([[0, 0]])) });
        assert_eq!((lit(squares(4)).len(), lit(squares(8)).len()), (3, 4));
        let areas = json!({ "topology": "areas", "areas": ["Paris", "Lyon", "Lille"], "links": [["Lille", "Paris"]],
            "features": location(json!(["Paris"])) });
        assert_eq!(lit(areas), [([0, 0], Ground::Location), ([2, 0], Ground::NearLocation)]);
    }
}
