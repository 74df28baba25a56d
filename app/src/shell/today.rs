//! The date that a new match begins with.

use jiff::ZonedDateTime;

/// Today's date, `YYYY-MM-DD`, by the clock on the judge's wall: the time zone of the system, or universal time where it
/// has none.
pub(super) fn today() -> String {
    written(&ZonedDateTime::now())
}

fn written(now: &ZonedDateTime) -> String {
    now.date().to_string()
}

#[cfg(test)]
mod tests {
    use jiff::tz::{Offset, TimeZone};

    use super::*;

    #[test]
    fn it_is_the_day_of_the_place_and_not_of_greenwich() {
        let at = |hours: i8| {
            let zone = TimeZone::fixed(Offset::constant(hours));
            jiff::Timestamp::from_second(1_795_993_200).map(|moment| written(&ZonedDateTime::new(moment, zone)))
        };
        // 29 November 2026, 23:00 in Greenwich.
        assert_eq!(at(0).ok().as_deref(), Some("2026-11-29"));
        assert_eq!(at(3).ok().as_deref(), Some("2026-11-30"), "past midnight in Moscow");
        assert_eq!(at(-5).ok().as_deref(), Some("2026-11-29"));
    }
}
