//! Places on a free table. There are no cells to try one by one, so a grid, the features' edges and the piece's own size give
//! places to try; what each touches is told by the one geometry, and the nearest along the straight way there is found by
//! halving. A class of place that is thinner than all of these may be missed.

use std::collections::BTreeMap;

use ruleset_api::geometry::{Geometry, Touches, free};
use ruleset_api::record::{Feature, Piece, Place, Spot};

/// The grid has so many gaps each way.
const GAPS: i64 = 12;
/// So many halvings find the nearest place on a way of up to a kilometre, to the millimetre.
const HALVINGS: u32 = 20;

/// A table with its features.
pub(super) struct Tabletop<'a> {
    table: free::Table,
    geometry: Geometry,
    features: &'a [Feature],
    /// What the grid's points touch, for each base that was asked about: its size and its angle.
    grids: BTreeMap<Base, Vec<(Touches, [i64; 2])>>,
}

type Base = (Option<[i64; 2]>, Option<i64>);

impl<'a> Tabletop<'a> {
    pub(super) fn of(table: free::Table, geometry: Geometry, features: &'a [Feature]) -> Self {
        Self { table, geometry, features, grids: BTreeMap::new() }
    }

    /// Farther than any way on the table, in millimetres.
    pub(super) fn across(&self) -> u64 {
        self.table.width.unsigned_abs() + self.table.height.unsigned_abs()
    }

    /// For each kind of place that the piece is not in, the nearest that was found.
    pub(super) fn spots(&mut self, piece: &Piece) -> Vec<(Touches, Place, Option<u64>)> {
        let from = match piece.at {
            Some(Place::Pair(point)) => Some(point),
            _ => None,
        };
        let begin = from.unwrap_or([self.table.width / 2, self.table.height / 2]);
        let now = from.map(|_| self.geometry.touches(piece, self.features));
        let mut places = self.grid(piece);
        for point in self.near_edges(piece, begin) {
            places.push((self.touched(piece, point), point));
        }
        let mut nearest: Vec<(Touches, u64, [i64; 2])> = Vec::new();
        for (touches, point) in places.into_iter().filter(|(touches, _)| now.as_ref() != Some(touches)) {
            let distance = way(begin, point);
            match nearest.iter_mut().find(|(known, ..)| *known == touches) {
                Some(known) if distance < known.1 => *known = (touches, distance, point),
                Some(_) => {}
                None => nearest.push((touches, distance, point)),
            }
        }
        nearest
            .into_iter()
            .map(|(touches, _, point)| {
                let point = if from.is_some() { self.nearer(piece, begin, point, &touches) } else { point };
                (touches, Place::Pair(point), from.map(|from| way(from, point)))
            })
            .collect()
    }

    fn touched(&self, piece: &Piece, point: [i64; 2]) -> Touches {
        let moved = Piece { at: Some(Place::Pair(point)), ..bare(piece) };
        self.geometry.touches(&moved, self.features)
    }

    fn grid(&mut self, piece: &Piece) -> Vec<(Touches, [i64; 2])> {
        let base = (piece.size, piece.angle);
        if let Some(grid) = self.grids.get(&base) {
            return grid.clone();
        }
        let [width, height] = [self.table.width, self.table.height];
        let points = (0..=GAPS).flat_map(|y| (0..=GAPS).map(move |x| [width * x / GAPS, height * y / GAPS]));
        let grid: Vec<(Touches, [i64; 2])> = points.map(|point| (self.touched(piece, point), point)).collect();
        self.grids.insert(base, grid.clone());
        grid
    }

    /// Points just within each edge, just off it, and as far off as the piece's size and the reach of the table make matter.
    fn near_edges(&self, piece: &Piece, from: [i64; 2]) -> Vec<[i64; 2]> {
        let [width, height] = piece.size.unwrap_or_default();
        let offs = [width / 2, height / 2, 0].map(|half| [half - 1, half, half + 1, half + self.table.reach]);
        let mut points = Vec::new();
        for feature in self.features {
            let corners: Vec<[i64; 2]> = feature.at.iter().filter_map(corner).collect();
            for (a, b) in corners.iter().zip(corners.iter().cycle().skip(1)) {
                let middle = [i64::midpoint(a[0], b[0]), i64::midpoint(a[1], b[1])];
                for on_edge in [middle, foot(from, *a, *b)] {
                    points.extend(
                        offs.iter().flatten().flat_map(|off| [beside(on_edge, *a, *b, *off), beside(on_edge, *a, *b, -off)]),
                    );
                }
            }
        }
        points.retain(|point| self.table.hold(*point));
        points
    }

    /// The nearest place of the same kind on the straight way to one that was found.
    fn nearer(&self, piece: &Piece, from: [i64; 2], found: [i64; 2], touches: &Touches) -> [i64; 2] {
        let (mut near, mut far) = (from, found);
        for _ in 0..HALVINGS {
            let middle = [i64::midpoint(near[0], far[0]), i64::midpoint(near[1], far[1])];
            if middle == near || middle == far {
                break;
            }
            if self.touched(piece, middle) == *touches { far = middle } else { near = middle }
        }
        far
    }
}

fn corner(spot: &Spot) -> Option<[i64; 2]> {
    match spot {
        Spot::Pair(pair) => Some(*pair),
        Spot::Area(_) => None,
    }
}

/// As much of a piece as stands on a table.
fn bare(piece: &Piece) -> Piece {
    Piece {
        id: piece.id,
        kind: String::new(),
        side: None,
        name: String::new(),
        at: None,
        size: piece.size,
        angle: piece.angle,
        values: serde_json::Map::new(),
        unknown: serde_json::Map::new(),
    }
}

/// The length of the straight way, in whole millimetres, rounded up.
fn way(a: [i64; 2], b: [i64; 2]) -> u64 {
    let [across, down] = [a[0].abs_diff(b[0]), a[1].abs_diff(b[1])].map(u128::from);
    let square = across * across + down * down;
    let root = square.isqrt();
    u64::try_from(if root * root < square { root + 1 } else { root }).unwrap_or(u64::MAX)
}

/// The point of an edge that is nearest to a point, rounded.
fn foot(point: [i64; 2], a: [i64; 2], b: [i64; 2]) -> [i64; 2] {
    let wide = |[x, y]: [i64; 2]| [i128::from(x), i128::from(y)];
    let ([px, py], [ax, ay], [bx, by]) = (wide(point), wide(a), wide(b));
    let (dx, dy) = (bx - ax, by - ay);
    let length = dx * dx + dy * dy;
    if length == 0 {
        return a;
    }
    let along = ((px - ax) * dx + (py - ay) * dy).clamp(0, length);
    [ax + dx * along / length, ay + dy * along / length].map(|number| i64::try_from(number).unwrap_or_default())
}

/// The point so far to the right of an edge, in the direction from `a` to `b`.
fn beside(on_edge: [i64; 2], a: [i64; 2], b: [i64; 2], off: i64) -> [i64; 2] {
    let (dx, dy) = (i128::from(b[0]) - i128::from(a[0]), i128::from(b[1]) - i128::from(a[1]));
    let length = (dx * dx + dy * dy).isqrt().max(1);
    let part = |number: i128| i64::try_from(number * i128::from(off) / length).unwrap_or_default();
    [on_edge[0].saturating_add(part(-dy)), on_edge[1].saturating_add(part(dx))]
}
