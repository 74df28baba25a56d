//! Polygons of a table as they are entered most often, and as text: "0 300, 600 300". No geometry is decided here.

use ruleset_api::geometry::free::Table;
use ruleset_api::record::Spot;

/// A shape that is laid on a table by one command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// The half that is nearest to who looks at the board: below.
    Near,
    Far,
    Left,
    Right,
    /// The line through the middle from left to right.
    Across,
    /// The line through the middle from far to near.
    Down,
    /// A square in the middle, to be dragged where it belongs.
    Middle,
}

impl Shape {
    pub(super) const ALL: [Self; 7] = [Self::Near, Self::Far, Self::Left, Self::Right, Self::Across, Self::Down, Self::Middle];

    /// Id of its name.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Near => "ui-shape-near",
            Self::Far => "ui-shape-far",
            Self::Left => "ui-shape-left",
            Self::Right => "ui-shape-right",
            Self::Across => "ui-shape-across",
            Self::Down => "ui-shape-down",
            Self::Middle => "ui-shape-middle",
        }
    }

    /// The shape that is meant by one who looks at the board from its other side.
    pub(super) fn seen(self, turned: bool) -> Self {
        match self {
            Self::Near if turned => Self::Far,
            Self::Far if turned => Self::Near,
            Self::Left if turned => Self::Right,
            Self::Right if turned => Self::Left,
            shape => shape,
        }
    }

    /// Its corners on a table, in whole millimetres.
    pub(super) fn on(self, table: Table) -> Vec<Spot> {
        let Table { width, height, .. } = table;
        let (x, y) = (width / 2, height / 2);
        let rectangle =
            |[left, right]: [i64; 2], [top, bottom]: [i64; 2]| vec![[left, top], [right, top], [right, bottom], [left, bottom]];
        let corners = match self {
            Self::Near => rectangle([0, width], [y, height]),
            Self::Far => rectangle([0, width], [0, y]),
            Self::Left => rectangle([0, x], [0, height]),
            Self::Right => rectangle([x, width], [0, height]),
            Self::Across => vec![[0, y], [width, y]],
            Self::Down => vec![[x, 0], [x, height]],
            Self::Middle => {
                let half = (width.min(height) / 8).max(1);
                rectangle([(x - half).max(0), x + half], [(y - half).max(0), y + half])
            }
        };
        corners.into_iter().map(Spot::Pair).collect()
    }
}

/// Two whole numbers, parted by spaces, commas, brackets or a cross. Anything else is no such pair: 12.5 is not 12 and 5.
pub(super) fn pair(typed: &str) -> Option<[i64; 2]> {
    numbers(typed)?.try_into().ok()
}

/// Corners: pairs of whole numbers, parted as those of one pair.
pub(super) fn corners(typed: &str) -> Option<Vec<Spot>> {
    let numbers = numbers(typed)?;
    let pairs = numbers.chunks(2).map(|pair| Some(Spot::Pair(pair.try_into().ok()?)));
    pairs.collect()
}

/// Corners as text.
pub(super) fn shown(spots: &[Spot]) -> String {
    let words = spots.iter().map(|spot| match spot {
        Spot::Pair([x, y]) => format!("{x} {y}"),
        Spot::Area(name) => name.clone(),
    });
    words.collect::<Vec<_>>().join(", ")
}

fn numbers(typed: &str) -> Option<Vec<i64>> {
    let typed = typed.replace('\u{2212}', "-");
    let parts = |letter: char| letter.is_whitespace() || ",;/×x()[]".contains(letter);
    let words = typed.split(parts).filter(|word| !word.is_empty());
    words.map(|word| word.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: Table = Table { width: 600, height: 400, reach: 0 };

    #[test]
    fn the_halves_of_a_table_meet_in_the_middle() {
        assert_eq!(shown(&Shape::Near.on(TABLE)), "0 200, 600 200, 600 400, 0 400");
        assert_eq!(shown(&Shape::Left.on(TABLE)), "0 0, 300 0, 300 400, 0 400");
        for half in [Shape::Near, Shape::Far, Shape::Left, Shape::Right, Shape::Middle] {
            assert!(ruleset_api::geometry::free::has_area(&half.on(TABLE)), "{half:?}");
        }
        assert!(
            Shape::ALL.iter().all(|shape| shape.on(TABLE).iter().all(|spot| matches!(spot, Spot::Pair(at) if TABLE.hold(*at))))
        );
    }

    #[test]
    fn corners_are_read_as_they_are_shown_and_as_they_are_typed() {
        for shape in Shape::ALL {
            assert_eq!(corners(&shown(&shape.on(TABLE))), Some(shape.on(TABLE)));
        }
        assert_eq!(corners("[0, 1], [2,3]"), Some(vec![Spot::Pair([0, 1]), Spot::Pair([2, 3])]));
        assert_eq!((corners("1 2 3"), pair("7"), pair("3 x 4")), (None, None, Some([3, 4])));
    }

    #[test]
    fn what_is_no_whole_number_becomes_no_other_one() {
        for typed in ["12.5 3.5", "5, three", "1e3 7", "5-3 4", "a5 6"] {
            assert_eq!((pair(typed), corners(typed)), (None, None), "{typed}");
        }
        assert_eq!(pair("\u{2212}5, 3"), Some([-5, 3]));
    }
}
