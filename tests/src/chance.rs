//! Chance that comes out the same for the same seed, on every machine, and days of the calendar.

/// SplitMix64.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// Chance that begins with a seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number; any is as likely as any other.
    #[allow(clippy::should_implement_trait)]
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 to one below `most`.
    pub fn below(&mut self, most: usize) -> usize {
        let most = u64::try_from(most).unwrap_or(u64::MAX).max(1);
        usize::try_from(self.next() % most).unwrap_or_default()
    }

    /// Whether it is the one of so many.
    pub fn one_in(&mut self, many: usize) -> bool {
        self.below(many) == 0
    }

    /// Brings a list into another order.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }
}

/// The date, `YYYY-MM-DD`, so many days after 1970-01-01.
pub fn date(days: i64) -> String {
    // Eras of 400 years that begin with March: the leap day is the last of its year.
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let of_month = of_year - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}-{month:02}-{of_month:02}", era * 400 + year + later)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        let known = [(0, "1970-01-01"), (20_337, "2025-09-06"), (11_016, "2000-02-29"), (20_513, "2026-03-01")];
        for (days, expected) in known {
            assert_eq!(date(days), expected);
        }
    }
}
