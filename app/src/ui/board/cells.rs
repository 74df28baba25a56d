//! The cells of a map as one mesh. It is made anew only when the map, the view or the colours change: a map of ten thousand
//! hexes costs nothing while it lies still.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{Color32, Mesh, Pos2, Rect, Shape};
use ruleset_api::geometry::hex::{self, Hexes};
use ruleset_api::geometry::{Contact, Geometry};
use ruleset_api::manifest::BoardKind;
use ruleset_api::record::{Map, Place, Spot};

use super::hexes::{self, CORNERS};
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

/// The cells that are more than bare ground.
pub(super) type Grounds = BTreeMap<[i64; 2], Ground>;

/// What each cell is to the features of its map, as the rules count it.
pub(super) fn grounds(map: &Map, kind: &BoardKind) -> Grounds {
    let mut grounds = Grounds::new();
    let Ok(geometry) = Geometry::of(map) else { return grounds };
    for feature in &map.features {
        let known = kind.features.iter().find(|known| known.kind == feature.kind);
        let counts_near = known.is_some_and(|known| known.counts_near);
        let side = feature.side.and_then(|side| usize::try_from(side).ok());
        let cells = feature.at.iter().filter(|spot| geometry.holds_spot(spot)).filter_map(cell);
        for cell in cells {
            let ground = if counts_near { Ground::Location } else { Ground::Feature(side) };
            let here = grounds.entry(cell).or_insert(ground);
            if ground == Ground::Location || *here == Ground::NearLocation {
                *here = ground;
            }
            let near = hex::neighbours(cell).into_iter().filter(|_| counts_near);
            for near in near.filter(|near| geometry.contact(&Place::Pair(*near), feature) == Contact::Adjacent) {
                grounds.entry(near).or_insert(Ground::NearLocation);
            }
        }
    }
    grounds
}

fn cell(spot: &Spot) -> Option<[i64; 2]> {
    match spot {
        Spot::Pair(cell) => Some(*cell),
        Spot::Area(_) => None,
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
    hexes: Hexes,
    corners: [Pos2; 2],
    scale: f32,
    grounds: Grounds,
}

impl CellsCache {
    /// The cells in sight.
    pub(super) fn shape(&mut self, map: Hexes, view: &View, panel: Rect, grounds: &Grounds, palette: &Palette) -> Shape {
        let corners = [view.to_plane(panel.min), view.to_plane(panel.max)];
        let same = self.key.as_ref().is_some_and(|key| {
            (key.hexes, key.corners, key.scale.to_bits()) == (map, corners, view.scale().to_bits()) && key.grounds == *grounds
        });
        if !same {
            self.key = Some(Key { hexes: map, corners, scale: view.scale(), grounds: grounds.clone() });
            self.mesh = Arc::new(mesh(map, view, grounds, palette));
        }
        Shape::Mesh(Arc::clone(&self.mesh))
    }
}

fn mesh(map: Hexes, view: &View, grounds: &Grounds, palette: &Palette) -> Mesh {
    let mut mesh = Mesh::default();
    let (columns, rows) = hexes::within(map, view.in_sight());
    for row in rows {
        for column in columns.clone() {
            let (fill, edge) = colours(grounds.get(&[column, row]), palette);
            add(&mut mesh, view.to_panel(hexes::centre([column, row])), view.scale(), fill, edge);
        }
    }
    mesh
}

fn colours(ground: Option<&Ground>, palette: &Palette) -> (Color32, Color32) {
    match ground {
        None => (palette.cell, palette.cell_edge),
        Some(Ground::Location) => (palette.gold, palette.gold.lerp_to_gamma(palette.dark_gold, 0.35)),
        Some(Ground::NearLocation) => (palette.pale_gold, palette.gold),
        Some(Ground::Feature(None)) => (palette.line, palette.cell_edge),
        Some(Ground::Feature(Some(side))) => (palette.pale_side(*side, 0.2), palette.pale_side(*side, 0.4)),
    }
}

/// One hex: a fill, a thin edge, and a fringe that fades out so that slanted edges are smooth.
fn add(mesh: &mut Mesh, centre: Pos2, radius: f32, fill: Color32, edge: Color32) {
    let gap = (radius * 0.035).clamp(0.2, 1.0);
    let outer = radius - gap;
    // Radii from the middle outwards, each with its colour. A tiny hex needs no edge.
    let rings: &[(f32, Color32)] = if radius < 7.0 {
        &[(outer - 0.8, fill), (outer, Color32::TRANSPARENT)]
    } else {
        &[(outer - 2.2, fill), (outer - 1.2, edge), (outer - 0.8, edge), (outer + 0.3, Color32::TRANSPARENT)]
    };
    let Ok(first) = u32::try_from(mesh.vertices.len()) else { return };
    for &(ring, colour) in rings {
        for corner in CORNERS {
            mesh.colored_vertex(centre + corner * ring, colour);
        }
    }
    for index in 1..5 {
        mesh.add_triangle(first, first + index, first + index + 1);
    }
    for ring in (0..).map(|ring| first + 6 * ring).take(rings.len() - 1) {
        for index in 0..6 {
            let next = (index + 1) % 6;
            mesh.add_triangle(ring + index, ring + 6 + index, ring + 6 + next);
            mesh.add_triangle(ring + index, ring + 6 + next, ring + next);
        }
    }
}

#[cfg(test)]
mod tests {
    use ruleset_api::manifest::FeatureKind;
    use ruleset_api::record::{Feature, Topology};

    use super::*;

    #[test]
    fn the_cells_around_a_location_are_lit_as_far_as_the_map_goes() {
        let map = serde_json::json!({ "topology": "hex", "columns": 3, "rows": 3,
            "features": [{ "kind": "victory-point", "at": [[0, 0], [9, 9]] }] });
        let Ok(map) = serde_json::from_value::<Map>(map) else { return };
        assert_eq!((map.topology, map.features.len()), (Topology::Hex, 1));
        let kind = BoardKind {
            key: "final".to_owned(),
            topology: Topology::Hex,
            label: ruleset_api::Text::default(),
            map: None,
            pieces: Vec::new(),
            features: vec![FeatureKind {
                kind: "victory-point".to_owned(),
                label: ruleset_api::Text::default(),
                counts_near: true,
                side: ruleset_api::manifest::Belongs::None,
            }],
            zones: Vec::new(),
        };
        let lit: Vec<_> = grounds(&map, &kind).into_iter().collect();
        assert_eq!(lit, [([0, 0], Ground::Location), ([0, 1], Ground::NearLocation), ([1, 0], Ground::NearLocation)]);
        let _: &Vec<Feature> = &map.features;
    }
}
