//! A table without cells, in whole millimetres: x to the right, y downwards, angles clockwise. A piece is a rectangle or a
//! point, a feature a polygon. The corners of turned pieces are rounded once, to less than a millionth of a millimetre, by
//! the table of sines; everything after that is exact.

use super::polygon::{Point, Polygon, Rectangle};
use super::sine::{ONE, cosine, sine};
use super::{Contact, MapFault};
use crate::LARGEST_INTEGER;
use crate::record::{Map, Spot};

/// Units of [`Point`] in a millimetre: twice what a sine counts in, for the half edges of a piece.
const MILLIMETRE: i128 = 2 * ONE as i128;

/// A table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// Width in millimetres, 1 or more.
    pub width: i64,
    /// Height in millimetres, 1 or more.
    pub height: i64,
    /// Edges within so many millimetres are adjacent; 0 or more.
    pub reach: i64,
}

/// What stands on a table.
enum Body {
    Point(Point),
    Rectangle(Rectangle),
}

impl Table {
    /// The table of a map as entered. Without `reach` only what touches is adjacent.
    ///
    /// # Errors
    /// `size` is missing or not in 1 to 1,000,000,000; `reach` is not in 0 to 1,000,000,000.
    pub fn of(map: &Map) -> Result<Self, MapFault> {
        let size = map.size.ok_or_else(|| MapFault::missing("size"))?;
        if let Some(edge) = size.iter().position(|edge| !(1..=LARGEST_INTEGER).contains(edge)) {
            return Err(MapFault::wrong("size").inside(&[edge]));
        }
        let reach = map.reach.unwrap_or(0);
        if !(0..=LARGEST_INTEGER).contains(&reach) {
            return Err(MapFault::wrong("reach"));
        }
        let [width, height] = size;
        Ok(Self { width, height, reach })
    }

    /// Whether a point is on the table, its edge included.
    #[must_use]
    pub fn hold(&self, [x, y]: [i64; 2]) -> bool {
        (0..=self.width).contains(&x) && (0..=self.height).contains(&y)
    }

    /// How something on the table stands to a feature with these corners. It is on it where the two have an area in common;
    /// a point must be inside, the feature's edge belongs to nobody. It is adjacent where it is not on it and the edges are
    /// within reach. A feature without an area touches nothing, nor does a piece of impossible size.
    pub(super) fn contact(&self, centre: [i64; 2], size: Option<[i64; 2]>, angle: i64, corners: &[Spot]) -> Contact {
        let (Some(polygon), Some(body)) = (polygon(corners), Body::of(centre, size, angle)) else { return Contact::Apart };
        let reach = i128::from(self.reach) * MILLIMETRE;
        let (on, near) = match body {
            Body::Point(point) => (polygon.has_inside(self.off_the_edge(point)), polygon.is_within_of_point(reach, point)),
            Body::Rectangle(rectangle) => (polygon.overlaps(&rectangle), polygon.is_within_of(reach, &rectangle)),
        };
        match (on, near) {
            (true, _) => Contact::On,
            (false, true) => Contact::Adjacent,
            (false, false) => Contact::Apart,
        }
    }

    /// A point on the very edge of the table is taken just within: else it could be in nothing that ends there.
    fn off_the_edge(&self, [x, y]: Point) -> Point {
        let within = |number: i128, edge: i64| number.clamp(1, i128::from(edge) * MILLIMETRE - 1);
        [within(x, self.width), within(y, self.height)]
    }
}

impl Body {
    /// A piece around its centre. One without a size, or whose size has no area, is a point.
    fn of([x, y]: [i64; 2], size: Option<[i64; 2]>, angle: i64) -> Option<Self> {
        let [x, y] = [i128::from(x) * MILLIMETRE, i128::from(y) * MILLIMETRE];
        let [width, height] = size.unwrap_or_default();
        if ![width, height].iter().all(|edge| (0..=LARGEST_INTEGER).contains(edge)) {
            return None;
        }
        if width == 0 || height == 0 {
            return Some(Self::Point([x, y]));
        }
        let (sine, cosine) = (i128::from(sine(angle)), i128::from(cosine(angle)));
        let (width, height) = (i128::from(width), i128::from(height));
        let corner = |across: i128, down: i128| {
            let (across, down) = (across * width, down * height);
            [x + across * cosine - down * sine, y + across * sine + down * cosine]
        };
        let corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
        Some(Self::Rectangle(Rectangle { centre: [x, y], corners }))
    }
}

/// Whether corners enclose an area: at least three, not all on one line, none beyond ±1,000,000,000.
#[must_use]
pub fn has_area(corners: &[Spot]) -> bool {
    polygon(corners).is_some()
}

fn polygon(corners: &[Spot]) -> Option<Polygon> {
    let corner = |spot: &Spot| match spot {
        Spot::Pair([x, y]) if x.unsigned_abs().max(y.unsigned_abs()) <= LARGEST_INTEGER.unsigned_abs() => {
            Some([i128::from(*x) * MILLIMETRE, i128::from(*y) * MILLIMETRE])
        }
        _ => None,
    };
    Polygon::of(corners.iter().map(corner).collect::<Option<Vec<Point>>>()?)
}
