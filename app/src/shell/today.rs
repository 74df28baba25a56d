//! The date that a new match begins with.

use std::time::SystemTime;

use jiff::ZonedDateTime;
use jiff::tz::TimeZone;

/// Today's date, `YYYY-MM-DD`, by the clock on the judge's wall: the time zone of the system, or universal time where it
/// has none.
pub(super) fn today() -> String {
    written(&ZonedDateTime::now())
}

/// A moment by the same clock, `YYYY-MM-DD HH:MM`; nothing for one that no calendar has.
pub(super) fn moment(moment: SystemTime) -> String {
    let Ok(moment) = jiff::Timestamp::try_from(moment) else { return String::new() };
    to_the_minute(&ZonedDateTime::new(moment, TimeZone::system()))
}

fn to_the_minute(moment: &ZonedDateTime) -> String {
    moment.strftime("%Y-%m-%d %H:%M").to_string()
}

fn written(now: &ZonedDateTime) -> String {
    now.date().to_string()
}

#[cfg(test)]
mod tests {
    use jiff::tz::Offset;

    use super::*;

    #[test]
    fn a_moment_is_written_to_the_minute() {
        let zone = TimeZone::fixed(Offset::constant(3));
        let moment = jiff::Timestamp::from_second(1_795_993_259).map(|moment| to_the_minute(&ZonedDateTime::new(moment, zone)));
        assert_eq!(moment.ok().as_deref(), Some("2026-11-30 02:00"));
    }

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
