//! Where hexes lie on a plane: pointed at the top, odd rows shifted right, as [`ruleset_api::geometry::hex`] counts them. The
//! unit is the distance from a hex's centre to a corner.

use egui::{Pos2, Rect, Vec2, pos2, vec2};
use ruleset_api::geometry::hex::Hexes;

/// √3: the width of a hex.
pub(super) const WIDTH: f32 = 1.732_050_8;
/// From row to row.
const ROW: f32 = 1.5;

/// The centre of a hex.
pub(super) fn centre([column, row]: [i64; 2]) -> Pos2 {
    pos2(WIDTH * (as_f32(column) + 0.5 * as_f32(row.rem_euclid(2))), ROW * as_f32(row))
}

/// The corners of a hex around its centre, clockwise from the top.
pub(super) const CORNERS: [Vec2; 6] = [
    vec2(0.0, -1.0),
    vec2(WIDTH / 2.0, -0.5),
    vec2(WIDTH / 2.0, 0.5),
    vec2(0.0, 1.0),
    vec2(-WIDTH / 2.0, 0.5),
    vec2(-WIDTH / 2.0, -0.5),
];

/// The hex that a point lies in, whether the map has it or not.
pub(super) fn at(point: Pos2) -> [i64; 2] {
    let r = point.y / ROW;
    let q = point.x / WIDTH - r / 2.0;
    let s = -q - r;
    let (mut round_q, mut round_r) = (q.round(), r.round());
    let (off_q, off_r, off_s) = ((round_q - q).abs(), (round_r - r).abs(), ((-q - r).round() - s).abs());
    if off_q > off_r && off_q > off_s {
        round_q = -round_r - s.round();
    } else if off_r > off_s {
        round_r = -round_q - s.round();
    }
    let (q, row) = (whole(round_q), whole(round_r));
    [q + (row - row.rem_euclid(2)) / 2, row]
}

/// The rectangle around all hexes of a map.
pub(super) fn bounds(hexes: Hexes) -> Rect {
    let shift = if hexes.rows > 1 { 0.5 } else { 0.0 };
    let right = WIDTH * (as_f32(hexes.columns) - 0.5 + shift);
    Rect::from_min_max(pos2(-WIDTH / 2.0, -1.0), pos2(right, ROW * (as_f32(hexes.rows) - 1.0) + 1.0))
}

/// The columns and rows of a map that a part of the plane can show.
pub(super) fn within(hexes: Hexes, part: Rect) -> (std::ops::Range<i64>, std::ops::Range<i64>) {
    let range = |low: f32, high: f32, count: i64| {
        whole(low.floor()).clamp(0, count)..whole(high.ceil()).saturating_add(1).clamp(0, count)
    };
    let columns = range(part.left() / WIDTH - 1.0, part.right() / WIDTH + 0.5, hexes.columns);
    let rows = range((part.top() - 1.0) / ROW, (part.bottom() + 1.0) / ROW, hexes.rows);
    (columns, rows)
}

#[expect(clippy::cast_precision_loss, reason = "a place on the screen")]
pub(super) fn as_f32(number: i64) -> f32 {
    number as f32
}

#[expect(clippy::cast_possible_truncation, reason = "rounded already, and casts of floats saturate")]
pub(super) fn whole(number: f32) -> i64 {
    number as i64
}

#[cfg(test)]
mod tests {
    use ruleset_api::geometry::hex;

    use super::*;

    #[test]
    fn a_point_near_the_centre_or_a_corner_of_a_hex_lies_in_it() {
        for cell in [[0, 0], [3, 1], [5, 4], [6, 3], [11, 8]] {
            assert_eq!(at(centre(cell)), cell);
            for corner in CORNERS {
                assert_eq!(at(centre(cell) + corner * 0.9), cell, "towards {corner:?}");
            }
        }
    }

    #[test]
    fn neighbours_on_the_plane_are_those_of_the_rules() {
        for cell in [[5, 4], [5, 3]] {
            for other in hex::neighbours(cell) {
                let distance = centre(cell).distance(centre(other));
                assert!((distance - WIDTH).abs() < 0.01, "{other:?} is {distance} from {cell:?}");
            }
        }
    }

    #[test]
    fn only_cells_of_the_map_are_within_a_part_of_it() {
        let hexes = Hexes { columns: 12, rows: 9 };
        assert_eq!(within(hexes, bounds(hexes)), (0..12, 0..9));
        let (columns, rows) = within(hexes, Rect::from_center_size(centre([5, 4]), vec2(0.2, 0.2)));
        assert!(columns.contains(&5) && rows.contains(&4) && columns.end - columns.start <= 4 && rows.end - rows.start <= 4);
    }
}
