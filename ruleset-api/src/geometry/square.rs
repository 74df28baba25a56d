//! Squares: `[column, row]` from 0, with four or eight neighbours.

use super::MapFault;
use super::hex::count;
use crate::record::Map;

/// The squares of a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Squares {
    /// Number of columns, 1 or more.
    pub columns: i64,
    /// Number of rows, 1 or more.
    pub rows: i64,
    /// What makes two squares adjacent.
    pub neighbours: Neighbours,
}

/// What makes two squares adjacent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Neighbours {
    /// A common edge.
    Four,
    /// A common edge or corner.
    Eight,
}

impl Squares {
    /// The squares of a map as entered. Without `neighbours` a common edge makes two squares adjacent, as it does on hexes.
    ///
    /// # Errors
    /// `columns` or `rows` is missing or not in 1 to 1,000,000,000; `neighbours` is neither 4 nor 8.
    pub fn of(map: &Map) -> Result<Self, MapFault> {
        let neighbours = match map.neighbours {
            None | Some(4) => Neighbours::Four,
            Some(8) => Neighbours::Eight,
            Some(_) => return Err(MapFault::wrong("neighbours")),
        };
        Ok(Self { columns: count(map.columns, "columns")?, rows: count(map.rows, "rows")?, neighbours })
    }

    /// Whether a cell is one of them.
    #[must_use]
    pub fn hold(&self, [column, row]: [i64; 2]) -> bool {
        (0..self.columns).contains(&column) && (0..self.rows).contains(&row)
    }

    /// Whether two squares are neighbours. A square is not its own.
    #[must_use]
    pub fn adjacent(&self, [column, row]: [i64; 2], [other_column, other_row]: [i64; 2]) -> bool {
        let (across, down) = (column.abs_diff(other_column), row.abs_diff(other_row));
        match self.neighbours {
            Neighbours::Four => (across, down) == (0, 1) || (across, down) == (1, 0),
            Neighbours::Eight => across.max(down) == 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn around(neighbours: Neighbours) -> usize {
        let squares = Squares { columns: 5, rows: 6, neighbours };
        let cells = (0..5).flat_map(|column| (0..6).map(move |row| [column, row]));
        cells.filter(|&cell| squares.adjacent([2, 2], cell)).count()
    }

    #[test]
    fn a_square_has_four_neighbours_by_edges_and_eight_with_corners() {
        assert_eq!((around(Neighbours::Four), around(Neighbours::Eight)), (4, 8));
    }

    #[test]
    fn adjacency_goes_both_ways_and_a_square_is_not_its_own_neighbour() {
        for neighbours in [Neighbours::Four, Neighbours::Eight] {
            let squares = Squares { columns: 3, rows: 3, neighbours };
            for a in (0..9).map(|n| [n % 3, n / 3]) {
                assert!(!squares.adjacent(a, a));
                for b in (0..9).map(|n| [n % 3, n / 3]) {
                    assert_eq!(squares.adjacent(a, b), squares.adjacent(b, a), "{a:?} and {b:?}");
                }
            }
        }
    }
}
