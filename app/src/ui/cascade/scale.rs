//! One scale for all numbers that a step compared, from the least to the greatest, zero always on it: equal numbers are
//! equally far along, and the greater one is farther. It knows numbers only.

/// A scale.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Scale {
    /// Zero or below.
    least: f64,
    /// Zero or above.
    most: f64,
}

/// A part of the scale, 0 to 1: `from` is the lower end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Span {
    pub(super) from: f32,
    pub(super) to: f32,
}

impl Scale {
    /// The scale that holds all these numbers and zero.
    pub(super) fn of(values: impl Iterator<Item = Option<i64>>) -> Self {
        let values = values.flatten().map(number);
        values.fold(Self { least: 0.0, most: 0.0 }, |scale, value| Self {
            least: scale.least.min(value),
            most: scale.most.max(value),
        })
    }

    /// How far along a number is, 0 to 1.
    pub(super) fn place(self, value: i64) -> f32 {
        self.along(number(value))
    }

    /// How far along zero is; more than 0 where there are numbers below it.
    pub(super) fn zero(self) -> f32 {
        self.along(0.0)
    }

    /// The bar of a number: between zero and it.
    pub(super) fn bar(self, value: i64) -> Span {
        let (zero, place) = (self.zero(), self.place(value));
        Span { from: zero.min(place), to: zero.max(place) }
    }

    fn along(self, value: f64) -> f32 {
        let whole = self.most - self.least;
        #[expect(clippy::cast_possible_truncation, reason = "between 0 and 1")]
        let along = if whole > 0.0 { ((value - self.least) / whole) as f32 } else { 0.0 };
        along.clamp(0.0, 1.0)
    }
}

#[expect(clippy::cast_precision_loss, reason = "a length on the screen")]
fn number(value: i64) -> f64 {
    value as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scale(values: &[i64]) -> Scale {
        Scale::of(values.iter().copied().map(Some))
    }

    #[test]
    fn the_greater_number_is_farther_along_and_equal_ones_are_equally_far() {
        for a in -6..=6 {
            for b in -6..=6 {
                let scale = scale(&[a, b]);
                assert_eq!(scale.place(a).total_cmp(&scale.place(b)), a.cmp(&b), "{a} and {b}");
            }
        }
    }

    #[test]
    fn bars_from_zero_up_are_as_long_as_their_numbers() {
        let scale = Scale::of([Some(15), Some(12), None].into_iter());
        assert_eq!(scale.bar(15), Span { from: 0.0, to: 1.0 });
        assert_eq!(scale.bar(12), Span { from: 0.0, to: 0.8 });
        assert_eq!(scale.bar(0), Span { from: 0.0, to: 0.0 });
    }

    #[test]
    fn bars_below_zero_reach_from_zero_down() {
        let scale = scale(&[-3, 1]);
        assert_eq!(scale.bar(-3), Span { from: 0.0, to: 0.75 });
        assert_eq!(scale.bar(1), Span { from: 0.75, to: 1.0 });
    }

    #[test]
    fn nothing_but_zeros_has_no_bars_and_the_greatest_numbers_have_some() {
        assert_eq!(scale(&[0, 0]).bar(0), Span { from: 0.0, to: 0.0 });
        let scale = scale(&[i64::MIN, i64::MAX]);
        assert!([i64::MIN, 0, i64::MAX].map(|value| scale.place(value)).iter().all(|place| place.is_finite()));
    }
}
