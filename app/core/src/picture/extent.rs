//! Where a new picture lies: over the whole map, in the units of [`ruleset_api::record::Picture`]. These are measures of the
//! drawing, not of the rules.

use ruleset_api::LARGEST_INTEGER;
use ruleset_api::record::{Map, Topology};

/// Width of a cell in the units of a picture.
const CELL: i64 = 1000;
/// From row to row of hexes, and from a hex's middle to its corner: √3/2 and 1/√3 of its width.
const HEX_ROW: i64 = 866;
const HEX_CORNER: i64 = 577;
/// From the middle of the drawing of areas to what lies outermost, where nobody knows better.
const AREAS: [i64; 2] = [2200, 1600];

/// The upper left corner and the width of a picture with so many pixels that covers a map.
#[must_use]
pub fn covering(map: &Map, [width, height]: [u32; 2]) -> ([i64; 2], i64) {
    let [left, top, across, down] = extent(map);
    let (width, height) = (i64::from(width.max(1)), i64::from(height.max(1)));
    let wide = across.max(down.saturating_mul(width) / height).max(1);
    let high = wide.saturating_mul(height) / width;
    ([left - (wide - across) / 2, top - (high - down) / 2], wide)
}

/// The height of a picture, from its width and its pixels; in the units of its width.
#[must_use]
pub fn height_of(width: i64, [across, down]: [u32; 2]) -> i64 {
    (width.saturating_mul(i64::from(down)) / i64::from(across.max(1))).max(1)
}

/// Left, top, width and height of a map.
fn extent(map: &Map) -> [i64; 4] {
    let count = |number: Option<i64>| number.unwrap_or(1).clamp(1, LARGEST_INTEGER);
    let (columns, rows) = (count(map.columns), count(map.rows));
    match map.topology {
        Topology::Hex => {
            let shift = if rows > 1 { CELL / 2 } else { 0 };
            [-CELL / 2, -HEX_CORNER, columns * CELL + shift, (rows - 1) * HEX_ROW + 2 * HEX_CORNER]
        }
        Topology::Square => [-CELL / 2, -CELL / 2, columns * CELL, rows * CELL],
        Topology::Free => {
            let [width, height] = map.size.unwrap_or([CELL, CELL]);
            [0, 0, width.max(1), height.max(1)]
        }
        Topology::Areas => [-AREAS[0], -AREAS[1], 2 * AREAS[0], 2 * AREAS[1]],
    }
}
