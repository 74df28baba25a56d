//! Exact questions about polygons: is a point inside, do a polygon and a rectangle have an area in common, are their edges
//! within a distance. Coordinates are integers of at most 2^62 or so, products `i128`, squares of products 256 bits wide.

/// A point `[x, y]`.
pub(super) type Point = [i128; 2];

/// A polygon with an area, concave or not. Where it crosses itself, what an odd number of its windings enclose is inside.
pub(super) struct Polygon {
    corners: Vec<Point>,
}

/// A rectangle with an area, turned or not. Its corners follow each other so that its inside is on the side of each edge
/// where [`turn`] is positive.
pub(super) struct Rectangle {
    pub(super) centre: Point,
    pub(super) corners: [Point; 4],
}

impl Polygon {
    /// The polygon with these corners; none where they enclose no area. A corner on one line with its neighbours, a spike
    /// included, is dropped: it encloses nothing.
    pub(super) fn of(corners: Vec<Point>) -> Option<Self> {
        let mut kept: Vec<Point> = Vec::with_capacity(corners.len());
        for corner in corners {
            kept.push(corner);
            while let [.., a, b, c] = kept[..]
                && turn(a, b, c) == 0
            {
                kept.truncate(kept.len() - 2);
                kept.push(c);
            }
        }
        loop {
            match kept[..] {
                [first, .., a, b] if kept.len() > 2 && turn(a, b, first) == 0 => {
                    kept.pop();
                }
                [first, second, .., last] if kept.len() > 2 && turn(last, first, second) == 0 => {
                    kept.remove(0);
                }
                _ => break,
            }
        }
        (kept.len() > 2).then_some(Self { corners: kept })
    }

    fn edges(&self) -> impl Iterator<Item = (Point, Point)> {
        self.corners.iter().copied().zip(self.corners.iter().copied().cycle().skip(1))
    }

    /// Whether a point is inside, and not on an edge.
    pub(super) fn has_inside(&self, point: Point) -> bool {
        let mut inside = false;
        for (a, b) in self.edges() {
            let side = turn(a, b, point);
            if side == 0 && dot(minus(a, point), minus(b, point)) <= 0 {
                return false;
            }
            // A ray to the right crosses the edge. Of an edge's two ends only the upper one belongs to it.
            let [_, y] = point;
            let (down, up) = (a[1] <= y && y < b[1], b[1] <= y && y < a[1]);
            if (down && side > 0) || (up && side < 0) {
                inside = !inside;
            }
        }
        inside
    }

    /// Whether the two have an area in common: an edge runs through the rectangle's inside, or else the rectangle lies
    /// wholly inside or wholly outside, as its centre does.
    pub(super) fn overlaps(&self, rectangle: &Rectangle) -> bool {
        self.edges().any(|(a, b)| rectangle.is_entered_by(a, b)) || self.has_inside(rectangle.centre)
    }

    /// Whether a point is within a distance of an edge.
    pub(super) fn is_within_of_point(&self, reach: i128, point: Point) -> bool {
        self.edges().any(|edge| is_within(reach, point, edge))
    }

    /// Whether an edge is within a distance of an edge of the rectangle. Two edges that do not cross are nearest at an end
    /// of one of them.
    pub(super) fn is_within_of(&self, reach: i128, rectangle: &Rectangle) -> bool {
        rectangle.corners.iter().any(|&corner| self.is_within_of_point(reach, corner))
            || self.corners.iter().any(|&corner| rectangle.edges().any(|edge| is_within(reach, corner, edge)))
    }
}

impl Rectangle {
    fn edges(&self) -> impl Iterator<Item = (Point, Point)> {
        self.corners.iter().copied().zip(self.corners.iter().copied().cycle().skip(1))
    }

    /// Whether a segment has a point inside: no edge and not the segment itself separates the two.
    fn is_entered_by(&self, from: Point, to: Point) -> bool {
        let past_each_edge = self.edges().all(|(a, b)| turn(a, b, from) > 0 || turn(a, b, to) > 0);
        let on_side = |wanted: i128| self.corners.iter().any(|&corner| turn(from, to, corner).signum() == wanted);
        past_each_edge && on_side(1) && on_side(-1)
    }
}

/// On which side of the line from `a` to `b` the point `c` lies: twice the signed area of the triangle, 0 on the line.
fn turn(a: Point, b: Point, c: Point) -> i128 {
    let ([x1, y1], [x2, y2]) = (minus(b, a), minus(c, a));
    x1 * y2 - y1 * x2
}

fn minus([x1, y1]: Point, [x2, y2]: Point) -> Point {
    [x1 - x2, y1 - y2]
}

fn dot([x1, y1]: Point, [x2, y2]: Point) -> i128 {
    x1 * x2 + y1 * y2
}

/// Whether a point is within a distance of a segment.
fn is_within(reach: i128, point: Point, (a, b): (Point, Point)) -> bool {
    let (segment, from_a, from_b) = (minus(b, a), minus(point, a), minus(point, b));
    let (along, length_squared, reach_squared) = (dot(from_a, segment), dot(segment, segment), reach * reach);
    if along <= 0 {
        dot(from_a, from_a) <= reach_squared
    } else if along >= length_squared {
        dot(from_b, from_b) <= reach_squared
    } else {
        let across = turn(a, b, point).unsigned_abs();
        product(across, across) <= product(reach_squared.unsigned_abs(), length_squared.unsigned_abs())
    }
}

/// A product of 256 bits: the upper half, then the lower.
fn product(a: u128, b: u128) -> (u128, u128) {
    let (low, high) = a.carrying_mul(b, 0);
    (high, low)
}
