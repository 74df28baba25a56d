//! The inside of a polygon as triangles, also where it is concave or crosses itself: what an odd number of its windings
//! enclose is inside, as the rules' geometry has it.

use egui::{Color32, Mesh, Pos2, pos2};

/// Polygons with more corners than this are shown by their edge alone: nobody lays one out.
const MOST: usize = 200;

/// The inside of a polygon: bands between the heights of its corners and crossings, and in each the parts between its edges.
pub(super) fn mesh(corners: &[Pos2], colour: Color32) -> Mesh {
    let mut mesh = Mesh::default();
    if corners.len() < 3 || corners.len() > MOST || !corners.iter().all(|corner| corner.is_finite()) {
        return mesh;
    }
    let edges: Vec<[Pos2; 2]> =
        corners.iter().copied().zip(corners.iter().copied().cycle().skip(1)).map(<[Pos2; 2]>::from).collect();
    let mut heights: Vec<f32> = corners.iter().map(|corner| corner.y).collect();
    for (index, one) in edges.iter().enumerate() {
        heights.extend(edges.iter().skip(index + 1).filter_map(|other| crossing(*one, *other)));
    }
    heights.sort_unstable_by(f32::total_cmp);
    heights.dedup_by(|a, b| (*a - *b).abs() < 0.01);
    for (top, bottom) in heights.iter().copied().zip(heights.iter().copied().skip(1)) {
        let middle = top.midpoint(bottom);
        let spans = |edge: &&[Pos2; 2]| {
            let [a, b] = edge.map(|end| end.y);
            a.min(b) <= middle && middle < a.max(b)
        };
        let mut through: Vec<[Pos2; 2]> = edges.iter().filter(spans).copied().collect();
        through.sort_unstable_by(|a, b| at(*a, middle).total_cmp(&at(*b, middle)));
        for pair in through.chunks_exact(2) {
            if let [left, right] = *pair {
                quad(&mut mesh, [left, right], [top, bottom], colour);
            }
        }
    }
    mesh
}

/// How far to the right an edge is at a height.
fn at([a, b]: [Pos2; 2], y: f32) -> f32 {
    a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y)
}

/// The height at which two edges cross each other inside of both.
fn crossing([a, b]: [Pos2; 2], [c, d]: [Pos2; 2]) -> Option<f32> {
    let (one, other, apart) = (b - a, d - c, c - a);
    let cross = |a: egui::Vec2, b: egui::Vec2| a.x * b.y - a.y * b.x;
    let turn = cross(one, other);
    if turn.abs() < 1e-6 {
        return None;
    }
    let (along, along_other) = (cross(apart, other) / turn, cross(apart, one) / turn);
    let inside = 0.0..=1.0;
    (inside.contains(&along) && inside.contains(&along_other)).then_some(a.y + one.y * along)
}

fn quad(mesh: &mut Mesh, [left, right]: [[Pos2; 2]; 2], [top, bottom]: [f32; 2], colour: Color32) {
    let Ok(first) = u32::try_from(mesh.vertices.len()) else { return };
    for (edge, y) in [(left, top), (right, top), (right, bottom), (left, bottom)] {
        mesh.colored_vertex(pos2(at(edge, y), y), colour);
    }
    mesh.add_triangle(first, first + 1, first + 2);
    mesh.add_triangle(first, first + 2, first + 3);
}

#[cfg(test)]
mod tests {
    #![allow(clippy::indexing_slicing)]

    use super::*;

    fn area(corners: &[[f32; 2]]) -> f32 {
        let corners: Vec<Pos2> = corners.iter().map(|[x, y]| pos2(*x, *y)).collect();
        let mesh = mesh(&corners, Color32::WHITE);
        let corner = |index: u32| mesh.vertices[index as usize].pos;
        let triangle = |of: &[u32]| {
            let (a, b) = (corner(of[1]) - corner(of[0]), corner(of[2]) - corner(of[0]));
            (a.x * b.y - a.y * b.x).abs() / 2.0
        };
        mesh.indices.chunks(3).map(triangle).sum()
    }

    #[test]
    fn a_concave_polygon_is_filled_and_nothing_beside_it() {
        let angle = [[0.0, 0.0], [60.0, 0.0], [60.0, 20.0], [20.0, 20.0], [20.0, 60.0], [0.0, 60.0]];
        assert!((area(&angle) - 2000.0).abs() < 1.0, "{}", area(&angle));
        let arrowhead = [[0.0, 0.0], [40.0, 40.0], [0.0, 20.0], [-40.0, 40.0]];
        assert!((area(&arrowhead) - 800.0).abs() < 1.0, "{}", area(&arrowhead));
    }

    #[test]
    fn a_polygon_that_crosses_itself_is_filled_where_it_encloses_something() {
        let bow_tie = [[0.0, 0.0], [40.0, 0.0], [0.0, 40.0], [40.0, 40.0]];
        assert!((area(&bow_tie) - 800.0).abs() < 1.0, "{}", area(&bow_tie));
    }

    #[test]
    fn what_has_no_area_is_not_filled() {
        assert!(area(&[[0.0, 0.0], [40.0, 0.0]]).abs() < 0.01);
        assert!(area(&[[0.0, 0.0], [40.0, 0.0], [80.0, 0.0]]).abs() < 0.01);
        assert!(area(&[[0.0, 0.0], [f32::NAN, 0.0], [80.0, 50.0]]).abs() < 0.01);
    }
}
