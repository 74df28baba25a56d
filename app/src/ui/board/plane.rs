//! Where the places of a map lie on a plane, whatever kind of map it is, so that one editor serves all four. Every place is
//! spoken of by two whole numbers, a [`Cell`]: column and row of hexes and squares, millimetres of a table, the index of an
//! area. The unit of the plane is about half a cell.

use arbiter_core::desk::Selection;
use egui::{Pos2, Rect, Vec2, pos2, vec2};
use ruleset_api::geometry::Geometry;
use ruleset_api::geometry::free::Table;
use ruleset_api::geometry::hex::{self, Hexes};
use ruleset_api::geometry::square::Squares;
use ruleset_api::record::{Map, Place, Spot};

use super::hexes::{self, WIDTH, as_f32, whole};

/// A place of a map: `[column, row]`, `[x, y]` in millimetres, or `[index, 0]` of an area.
pub(super) type Cell = [i64; 2];

/// Half the edge of a square.
const SQUARE: f32 = WIDTH / 2.0;
/// The longer edge of a table.
const TABLE: f32 = 20.0;
/// Half the size of an area.
pub(super) const AREA: Vec2 = vec2(2.3, 1.45);
/// From area to area, and so many that a circle still has room for.
const APART: f32 = 6.2;
const CIRCLE: usize = 10;
/// One step of the keyboard on a table, in millimetres.
const STEP: i64 = 10;

/// A map that is right, laid out on the plane.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Plane {
    Hex(Hexes),
    Square(Squares),
    Free(Table),
    /// The names of the areas, and their centres.
    Areas(Vec<(String, Pos2)>),
}

/// A direction of the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Towards {
    Right,
    Left,
    Down,
    Up,
}

impl Plane {
    /// The plane of a map, where it is a right one.
    pub(super) fn of(map: &Map) -> Option<Self> {
        Some(match Geometry::of(map).ok()? {
            Geometry::Hex(hexes) => Self::Hex(hexes),
            Geometry::Square(squares) => Self::Square(squares),
            Geometry::Free(table) => Self::Free(table),
            Geometry::Areas(_) => Self::Areas(spread(&map.areas)),
        })
    }

    /// Millimetres a unit of the plane, on a table.
    pub(super) fn millimetres(&self) -> f32 {
        match self {
            Self::Free(table) => as_f32(table.width.max(table.height)) / TABLE,
            _ => 1.0,
        }
    }

    /// The rectangle around the map.
    pub(super) fn bounds(&self) -> Rect {
        match self {
            Self::Hex(hexes) => hexes::bounds(*hexes),
            Self::Square(squares) => {
                let size = vec2(as_f32(squares.columns), as_f32(squares.rows)) * 2.0 * SQUARE;
                Rect::from_min_size(pos2(-SQUARE, -SQUARE), size)
            }
            Self::Free(table) => Rect::from_min_max(Pos2::ZERO, self.centre([table.width, table.height])),
            Self::Areas(areas) => {
                let boxes = areas.iter().map(|(_, centre)| Rect::from_center_size(*centre, AREA * 2.0));
                boxes.reduce(Rect::union).unwrap_or(Rect::ZERO)
            }
        }
    }

    /// The middle of a place, whether the map has it or not.
    pub(super) fn centre(&self, [x, y]: Cell) -> Pos2 {
        match self {
            Self::Hex(_) => hexes::centre([x, y]),
            Self::Square(_) => pos2(as_f32(x), as_f32(y)) * (2.0 * SQUARE),
            Self::Free(_) => pos2(as_f32(x), as_f32(y)) / self.millimetres(),
            Self::Areas(areas) => area(areas, x).map_or(Pos2::ZERO, |(_, centre)| *centre),
        }
    }

    /// The place that a point of the plane lies in, where the map has it.
    pub(super) fn at(&self, point: Pos2) -> Option<Cell> {
        let rounded = |point: Pos2| [whole(point.x.round()), whole(point.y.round())];
        let cell = match self {
            Self::Hex(_) => hexes::at(point),
            Self::Square(_) => rounded(point / (2.0 * SQUARE)),
            Self::Free(_) => rounded(point * self.millimetres()),
            Self::Areas(areas) => {
                let inside = |(_, centre): &(String, Pos2)| Rect::from_center_size(*centre, AREA * 2.0).contains(point);
                [i64::try_from(areas.iter().position(inside)?).ok()?, 0]
            }
        };
        self.holds(cell).then_some(cell)
    }

    /// Whether the map has a place.
    pub(super) fn holds(&self, cell: Cell) -> bool {
        match self {
            Self::Hex(hexes) => hexes.hold(cell),
            Self::Square(squares) => squares.hold(cell),
            Self::Free(table) => table.hold(cell),
            Self::Areas(areas) => area(areas, cell[0]).is_some() && cell[1] == 0,
        }
    }

    /// A place as a record names it.
    pub(super) fn place(&self, cell: Cell) -> Option<Place> {
        match self {
            Self::Areas(areas) => area(areas, cell[0]).map(|(name, _)| Place::Area(name.clone())),
            _ => Some(Place::Pair(cell)),
        }
    }

    /// A place as features name it.
    pub(super) fn spot(&self, cell: Cell) -> Option<Spot> {
        match self.place(cell)? {
            Place::Pair(pair) => Some(Spot::Pair(pair)),
            Place::Area(name) => Some(Spot::Area(name)),
            Place::Zone(_) => None,
        }
    }

    /// The place that a record names, as far as it lies on this kind of map.
    pub(super) fn cell(&self, place: &Place) -> Option<Cell> {
        match (self, place) {
            (Self::Areas(areas), Place::Area(name)) => {
                let index = areas.iter().position(|(known, _)| known == name)?;
                Some([i64::try_from(index).ok()?, 0])
            }
            (Self::Areas(_), _) | (_, Place::Area(_) | Place::Zone(_)) => None,
            (_, Place::Pair(pair)) => Some(*pair),
        }
    }

    /// The place of a feature's spot.
    pub(super) fn cell_of(&self, spot: &Spot) -> Option<Cell> {
        match spot {
            Spot::Pair(pair) => self.cell(&Place::Pair(*pair)),
            Spot::Area(name) => self.cell(&Place::Area(name.clone())),
        }
    }

    /// Where the keyboard is: where it was left, else in the middle of the map.
    pub(super) fn cursor(&self, selection: &Selection) -> Cell {
        let middle = || match self {
            Self::Hex(hexes) => [hexes.columns / 2, hexes.rows / 2],
            Self::Square(squares) => [squares.columns / 2, squares.rows / 2],
            Self::Free(table) => [table.width / 2, table.height / 2],
            Self::Areas(_) => [0, 0],
        };
        selection.cursor.filter(|cell| self.holds(*cell)).unwrap_or_else(middle)
    }

    /// One step of the keyboard; the same place where there is no further one.
    pub(super) fn step(&self, cell: Cell, towards: Towards, fine: bool) -> Cell {
        let [across, down] = towards.sign();
        let to = match self {
            // Up and down stay in the column, so that going there and back ends where it began.
            Self::Hex(_) if down == 0 => {
                let towards = if across > 0 { 0 } else { 3 };
                hex::neighbours(cell).into_iter().nth(towards).unwrap_or(cell)
            }
            Self::Hex(_) | Self::Square(_) => [cell[0] + across, cell[1] + down],
            Self::Free(table) => {
                let step = if fine { 1 } else { STEP };
                [(cell[0] + across * step).clamp(0, table.width), (cell[1] + down * step).clamp(0, table.height)]
            }
            Self::Areas(areas) => nearest(areas, self.centre(cell), towards).unwrap_or(cell),
        };
        if self.holds(to) { to } else { cell }
    }

    /// The corners of a cell or area around its centre; none on a table.
    pub(super) fn corners(&self) -> Vec<Vec2> {
        let square = |half: Vec2| vec![-half, vec2(half.x, -half.y), half, vec2(-half.x, half.y)];
        match self {
            Self::Hex(_) => hexes::CORNERS.to_vec(),
            Self::Square(_) => square(Vec2::splat(SQUARE)),
            Self::Free(_) => Vec::new(),
            Self::Areas(_) => square(AREA),
        }
    }

    /// The columns and rows that a part of the plane can show.
    pub(super) fn within(&self, part: Rect) -> (std::ops::Range<i64>, std::ops::Range<i64>) {
        match self {
            Self::Hex(hexes) => hexes::within(*hexes, part),
            Self::Square(squares) => {
                let range = |low: f32, high: f32, count: i64| {
                    let cell = |at: f32| whole((at / (2.0 * SQUARE)).round());
                    cell(low).clamp(0, count)..cell(high).saturating_add(1).clamp(0, count)
                };
                (range(part.left(), part.right(), squares.columns), range(part.top(), part.bottom(), squares.rows))
            }
            Self::Free(_) => (0..0, 0..0),
            Self::Areas(areas) => (0..i64::try_from(areas.len()).unwrap_or_default(), 0..1),
        }
    }

    /// How many cells or areas there are; none that could be counted on a table.
    pub(super) fn count(&self) -> i64 {
        match self {
            Self::Hex(hexes) => hexes.columns.saturating_mul(hexes.rows),
            Self::Square(squares) => squares.columns.saturating_mul(squares.rows),
            Self::Free(_) => i64::MAX,
            Self::Areas(areas) => i64::try_from(areas.len()).unwrap_or(i64::MAX),
        }
    }
}

impl Towards {
    /// The direction on a map that is seen from its other side, so that the keys follow the picture.
    pub(super) fn seen(self, turned: bool) -> Self {
        match self {
            Self::Right if turned => Self::Left,
            Self::Left if turned => Self::Right,
            Self::Down if turned => Self::Up,
            Self::Up if turned => Self::Down,
            towards => towards,
        }
    }

    fn sign(self) -> [i64; 2] {
        match self {
            Self::Right => [1, 0],
            Self::Left => [-1, 0],
            Self::Down => [0, 1],
            Self::Up => [0, -1],
        }
    }
}

fn area(areas: &[(String, Pos2)], index: i64) -> Option<&(String, Pos2)> {
    areas.get(usize::try_from(index).ok()?)
}

/// A few areas in a circle, so that links do not run through others; many in lines.
fn spread(names: &[String]) -> Vec<(String, Pos2)> {
    #[expect(clippy::cast_precision_loss, reason = "a handful of areas")]
    let f32 = |number: usize| number as f32;
    let count = names.len();
    let radius = if count < 3 { APART / 2.0 } else { APART / 2.0 / (std::f32::consts::PI / f32(count)).sin() };
    let columns = (1..).find(|columns| columns * columns >= count).unwrap_or(1);
    let centre = |index: usize| {
        if count == 1 {
            Pos2::ZERO
        } else if count <= CIRCLE {
            let turn =
                f32(index) / f32(count) * std::f32::consts::TAU - if count == 2 { std::f32::consts::FRAC_PI_2 } else { 0.0 };
            pos2(radius * turn.sin(), -radius * 0.72 * turn.cos())
        } else {
            pos2(f32(index % columns) * APART, f32(index / columns) * APART * 0.7)
        }
    };
    names.iter().enumerate().map(|(index, name)| (name.clone(), centre(index))).collect()
}

/// The area that is nearest in a direction: what lies aside counts as further away.
fn nearest(areas: &[(String, Pos2)], from: Pos2, towards: Towards) -> Option<Cell> {
    let [across, down] = towards.sign();
    let towards = vec2(as_f32(across), as_f32(down));
    let distance = |to: Pos2| {
        let way = to - from;
        let (along, aside) = (way.dot(towards), way.dot(towards.rot90()).abs());
        (along > 0.1).then_some(along + 2.0 * aside)
    };
    let ahead = areas.iter().enumerate().filter_map(|(index, (_, centre))| Some((index, distance(*centre)?)));
    let (index, _) = ahead.min_by(|(_, a), (_, b)| a.total_cmp(b))?;
    Some([i64::try_from(index).ok()?, 0])
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use serde_json::{Value, json};

    use super::*;

    fn plane(map: Value) -> Plane {
        Plane::of(&serde_json::from_value(map).unwrap()).unwrap()
    }

    fn each_kind() -> Vec<Plane> {
        vec![
            plane(json!({ "topology": "hex", "columns": 12, "rows": 9 })),
            plane(json!({ "topology": "square", "columns": 5, "rows": 6 })),
            plane(json!({ "topology": "free", "size": [600, 400] })),
            plane(json!({ "topology": "areas", "areas": ["A", "B", "C", "D", "E"] })),
        ]
    }

    #[test]
    fn the_middle_of_a_place_lies_in_it_and_within_the_map() {
        for plane in each_kind() {
            for cell in [[0, 0], [3, 0], [4, 5], [300, 200]].into_iter().filter(|cell| plane.holds(*cell)) {
                assert_eq!(plane.at(plane.centre(cell)), Some(cell), "{plane:?}");
                assert!(plane.bounds().contains(plane.centre(cell)), "{plane:?}");
                assert_eq!(plane.cell(&plane.place(cell).unwrap()), Some(cell), "{plane:?}");
            }
            assert_eq!(plane.at(plane.bounds().max + vec2(1.0, 1.0)), None, "{plane:?}");
        }
    }

    #[test]
    fn the_keyboard_goes_there_and_back_and_never_off_the_map() {
        for plane in each_kind() {
            let mut cell = plane.cursor(&Selection::default());
            for towards in [Towards::Right, Towards::Down, Towards::Left, Towards::Up] {
                for _ in 0..100 {
                    cell = plane.step(cell, towards, false);
                    assert!(plane.holds(cell), "{cell:?} of {plane:?}");
                }
            }
        }
        let table = plane(json!({ "topology": "free", "size": [600, 400] }));
        assert_eq!(table.step([300, 200], Towards::Left, false), [290, 200]);
        assert_eq!(table.step([300, 200], Towards::Down, true), [300, 201]);
    }

    #[test]
    fn the_keyboard_reaches_every_area() {
        for count in 1..24 {
            let names: Vec<String> = (0..count).map(|name: i32| name.to_string()).collect();
            let plane = plane(json!({ "topology": "areas", "areas": names }));
            let mut reached = std::collections::BTreeSet::from([[0, 0]]);
            let mut from = vec![[0, 0]];
            while let Some(cell) = from.pop() {
                for towards in [Towards::Right, Towards::Down, Towards::Left, Towards::Up] {
                    let to = plane.step(cell, towards, false);
                    if reached.insert(to) {
                        from.push(to);
                    }
                }
            }
            assert_eq!(reached.len(), names.len(), "of {count}");
        }
    }

    #[test]
    fn areas_do_not_lie_on_each_other() {
        for count in 2..24 {
            let names: Vec<String> = (0..count).map(|name: i32| name.to_string()).collect();
            let boxes: Vec<Rect> = spread(&names).iter().map(|(_, at)| Rect::from_center_size(*at, AREA * 2.0)).collect();
            for (index, one) in boxes.iter().enumerate() {
                assert!(boxes.iter().skip(index + 1).all(|other| !one.intersects(*other)), "of {count}");
            }
        }
    }
}
