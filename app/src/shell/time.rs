//! The moment that the desk is told. Its steady time goes on while the computer sleeps, and nobody can set it: a round's
//! clock neither stands still in a closed laptop nor jumps when the system's clock is put right. The time on the wall is for
//! the log alone.

use std::time::SystemTime;

use arbiter_core::desk::Moment;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ZonedDateTime};

/// Now.
pub(super) fn moment() -> Moment {
    Moment { steady: steady(), wall: written(&ZonedDateTime::now()) }
}

/// The time of day of a moment where the judge is, `14:32`; with its date, where that is not today.
pub(super) fn of_day(moment: SystemTime) -> String {
    let Ok(moment) = Timestamp::try_from(moment) else { return String::new() };
    let (moment, now) = (ZonedDateTime::new(moment, TimeZone::system()), ZonedDateTime::now());
    let shape = if moment.date() == now.date() { "%H:%M" } else { "%H:%M (%Y-%m-%d)" };
    moment.strftime(shape).to_string()
}

/// RFC 3339 to the second, with the offset of the place.
fn written(now: &ZonedDateTime) -> String {
    let second = Timestamp::from_second(now.timestamp().as_second()).unwrap_or_else(|_| now.timestamp());
    second.display_with_offset(now.offset()).to_string()
}

/// Milliseconds since the computer was started, or some other beginning that stays the same.
#[cfg(any(target_os = "linux", target_vendor = "apple"))]
fn steady() -> u64 {
    use rustix::time::{ClockId, clock_gettime};
    // The clocks that count the time asleep: the standard library's do not on these systems.
    #[cfg(target_os = "linux")]
    let clock = ClockId::Boottime;
    #[cfg(target_vendor = "apple")]
    let clock = ClockId::Monotonic;
    let now = clock_gettime(clock);
    let (seconds, nanos) = (u64::try_from(now.tv_sec).unwrap_or_default(), u64::try_from(now.tv_nsec).unwrap_or_default());
    seconds.saturating_mul(1000).saturating_add(nanos / 1_000_000)
}

/// Milliseconds since the program first asked. On Windows that counts the time asleep as well.
#[cfg(not(any(target_os = "linux", target_vendor = "apple")))]
fn steady() -> u64 {
    static BEGINNING: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    let passed = BEGINNING.get_or_init(std::time::Instant::now).elapsed();
    u64::try_from(passed.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use jiff::tz::Offset;

    use super::*;

    #[test]
    fn the_log_tells_the_time_of_the_place_to_the_second() {
        let zone = TimeZone::fixed(Offset::constant(1));
        let now = Timestamp::from_millisecond(1_795_958_525_999).map(|moment| written(&ZonedDateTime::new(moment, zone)));
        assert_eq!(now.ok().as_deref(), Some("2026-11-29T14:22:05+01:00"));
    }

    #[test]
    fn steady_time_does_not_go_back() {
        let first = moment();
        assert!(moment().steady >= first.steady);
        assert_eq!(first.wall.len(), "2026-11-29T14:22:05+01:00".len());
    }
}
