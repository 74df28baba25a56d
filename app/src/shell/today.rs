//! The date that a new match begins with.

use std::time::{SystemTime, UNIX_EPOCH};

/// Today's date, `YYYY-MM-DD`, in universal time.
pub(super) fn today() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    date(seconds / 86_400)
}

/// The date so many days after 1 January 1970.
fn date(days: u64) -> String {
    // Counted from 1 March 2000 the leap day is the last of its year, and centuries are regular.
    const TO_MARCH_2000: u64 = 11_017;
    const PER_400_YEARS: u64 = 146_097;
    let days = days + PER_400_YEARS - TO_MARCH_2000;
    let (cycles, day) = (days / PER_400_YEARS, days % PER_400_YEARS);
    let year_of_cycle = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year_of_cycle + year_of_cycle / 4 - year_of_cycle / 100);
    let month = (5 * day + 2) / 153;
    let day_of_month = day - (153 * month + 2) / 5 + 1;
    let year = 1_600 + cycles * 400 + year_of_cycle + u64::from(month >= 10);
    let month = if month < 10 { month + 3 } else { month - 9 };
    format!("{year:04}-{month:02}-{day_of_month:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_over_leap_years_and_centuries() {
        for (days, expected) in [
            (0, "1970-01-01"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (11_017, "2000-03-01"),
            (19_782, "2024-02-29"),
            (20_786, "2026-11-29"),
            (47_541, "2100-03-01"),
        ] {
            assert_eq!(date(days), expected);
        }
    }
}
