//! Hexes in offset coordinates: `[column, row]` from 0, odd rows shifted right by half a hex, six neighbours.

use super::MapFault;
use crate::LARGEST_INTEGER;
use crate::record::Map;

/// The hexes of a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hexes {
    /// Number of columns, 1 or more.
    pub columns: i64,
    /// Number of rows, 1 or more.
    pub rows: i64,
}

impl Hexes {
    /// The hexes of a map as entered.
    ///
    /// # Errors
    /// `columns` or `rows` is missing or not in 1 to 1,000,000,000.
    pub fn of(map: &Map) -> Result<Self, MapFault> {
        Ok(Self { columns: count(map.columns, "columns")?, rows: count(map.rows, "rows")? })
    }

    /// Whether a cell is one of them.
    #[must_use]
    pub fn hold(&self, [column, row]: [i64; 2]) -> bool {
        (0..self.columns).contains(&column) && (0..self.rows).contains(&row)
    }
}

/// A number of columns or rows.
pub(super) fn count(entered: Option<i64>, member: &'static str) -> Result<i64, MapFault> {
    match entered {
        Some(count) if (1..=LARGEST_INTEGER).contains(&count) => Ok(count),
        Some(_) => Err(MapFault::wrong(member)),
        None => Err(MapFault::missing(member)),
    }
}

/// The six neighbours of a hex, clockwise from the right; some may lie off the map.
#[must_use]
pub fn neighbours([column, row]: [i64; 2]) -> [[i64; 2]; 6] {
    let shift = row.rem_euclid(2);
    [
        [column.saturating_add(1), row],
        [column.saturating_add(shift), row.saturating_add(1)],
        [column.saturating_add(shift - 1), row.saturating_add(1)],
        [column.saturating_sub(1), row],
        [column.saturating_add(shift - 1), row.saturating_sub(1)],
        [column.saturating_add(shift), row.saturating_sub(1)],
    ]
}

/// Whether two hexes share an edge.
#[must_use]
pub fn adjacent(a: [i64; 2], b: [i64; 2]) -> bool {
    neighbours(a).contains(&b)
}

/// The number of steps from one hex to another.
#[must_use]
pub fn distance(a: [i64; 2], b: [i64; 2]) -> i64 {
    let ([aq, ar], [bq, br]) = (axial(a), axial(b));
    let (dq, dr) = (aq - bq, ar - br);
    i64::try_from((dq.abs() + dr.abs() + (dq + dr).abs()) / 2).unwrap_or(i64::MAX)
}

fn axial([column, row]: [i64; 2]) -> [i128; 2] {
    let (column, row) = (i128::from(column), i128::from(row));
    [column - (row - row.rem_euclid(2)) / 2, row]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_the_hexes_at_distance_one_in_even_and_odd_rows() {
        for centre in [[5, 4], [5, 3], [0, 0], [1, 1]] {
            let mut found: Vec<_> =
                (-2..9).flat_map(|c| (-2..9).map(move |r| [c, r])).filter(|&c| distance(centre, c) == 1).collect();
            let mut listed = neighbours(centre).to_vec();
            found.sort_unstable();
            listed.sort_unstable();
            assert_eq!(found, listed, "around {centre:?}");
        }
    }

    #[test]
    fn adjacency_goes_both_ways() {
        for column in 0..5 {
            for row in 0..5 {
                for other in neighbours([column, row]) {
                    assert!(adjacent(other, [column, row]), "{other:?} and {:?}", [column, row]);
                }
            }
        }
    }

    #[test]
    fn odd_rows_are_shifted_right() {
        assert!(adjacent([5, 3], [6, 2]) && !adjacent([5, 3], [4, 2]));
        assert!(adjacent([5, 4], [4, 3]) && !adjacent([5, 4], [6, 3]));
    }
}
