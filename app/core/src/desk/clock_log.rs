//! The round's clock out of the log that it left: after a restart it goes on where it would stand. It reads what was noted
//! and the time on the wall; what a clock does from then on is the clock's affair.

use jiff::Timestamp;
use ruleset_api::Text;
use ruleset_api::log::{LogEntry, LogEvent};
use serde_json::Value;

use super::clock::{Clock, Hand, Moment};

/// A clock whose last entry is older than this, in milliseconds, is of a match that is over: 12 hours.
const OVER: i64 = 12 * 3_600_000;

/// The clock of a match whose log is read at a moment; `None` where the log tells of none, or of one long ago.
pub(super) fn clock(log: &[Value], now: &Moment) -> Option<Clock> {
    let wall: Timestamp = now.wall.parse().ok()?;
    let (mut clock, mut since) = (None, None);
    for entry in log.iter().filter_map(LogEntry::of) {
        let Ok(at) = entry.at.parse::<Timestamp>() else { continue };
        if let Some(next) = after(clock, &entry.event, since, at) {
            (clock, since) = (Some(next), Some(at));
        }
    }
    let (minutes, stood) = clock?;
    let passed = wall.as_millisecond().saturating_sub(since?.as_millisecond());
    if passed > OVER {
        return None;
    }
    // A clock on the wall that was put back since tells nothing of how long it was.
    let passed = u64::try_from(passed).unwrap_or_default();
    let hand = match stood {
        Stood::Ready => Hand::Ready,
        Stood::Running { left } if left > passed => Hand::Running { ends: now.steady.saturating_add(left - passed) },
        Stood::Running { .. } | Stood::Called | Stood::Paused { left: 0 } => Hand::Called,
        Stood::Paused { left } => Hand::Paused { left },
    };
    Some(Clock { minutes, hand })
}

/// Where a clock stood after an entry; what is left in milliseconds, at the time of the entry.
#[derive(Clone, Copy)]
enum Stood {
    Ready,
    Running { left: u64 },
    Paused { left: u64 },
    Called,
}

/// Length of the round in minutes and where the clock stands after an entry; `None` where the entry says nothing of it.
fn after(before: Option<(u32, Stood)>, event: &LogEvent, since: Option<Timestamp>, at: Timestamp) -> Option<(u32, Stood)> {
    let minutes = before.map_or(0, |(minutes, _)| minutes);
    let of = |minutes: u32| u64::from(minutes) * 60_000;
    let stood = match event {
        LogEvent::ClockStarted { minutes } => return Some((*minutes, Stood::Running { left: of(*minutes) })),
        LogEvent::ClockReset { minutes, .. } => return Some((*minutes, Stood::Ready)),
        LogEvent::ClockPaused { left_seconds } => Stood::Paused { left: left_seconds.saturating_mul(1000) },
        LogEvent::ClockResumed { left_seconds } => Stood::Running { left: left_seconds.saturating_mul(1000) },
        LogEvent::TimeCalled { .. } => Stood::Called,
        LogEvent::TimeAdded { minutes: more, .. } => match before?.1 {
            Stood::Running { left } => {
                let passed = since.map_or(0, |since| at.as_millisecond().saturating_sub(since.as_millisecond()));
                let left = left.saturating_sub(u64::try_from(passed).unwrap_or_default());
                Stood::Running { left: left.saturating_add(of(*more)) }
            }
            Stood::Paused { left } => Stood::Paused { left: left.saturating_add(of(*more)) },
            Stood::Called => Stood::Running { left: of(*more) },
            Stood::Ready => return None,
        },
        LogEvent::ItemDone { .. } | LogEvent::ItemReopened { .. } => return None,
    };
    Some((minutes, stood))
}

/// What the judge is told of a clock that goes on.
pub(super) fn goes_on(clock: &Clock, now: &Moment) -> Text {
    let left = clock.seconds(now.steady);
    Text::new("clock-goes-on").with("left", format!("{}:{:02}", left / 60, left % 60))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::indexing_slicing)]
    use serde_json::json;

    use super::*;

    /// What a log leaves at a time of 29 November 2026, where the steady time is 1,000,000.
    fn left_at(time: &str, log: &[(&str, Value)]) -> Option<Clock> {
        let entries = log.iter().map(|(at, event)| {
            let mut entry = event.clone();
            entry["at"] = json!(format!("2026-11-29T{at}+01:00"));
            entry
        });
        let wall = if time.contains('T') { time.to_owned() } else { format!("2026-11-29T{time}+01:00") };
        clock(&entries.collect::<Vec<_>>(), &Moment { steady: 1_000_000, wall })
    }

    fn started(minutes: u32) -> Value {
        json!({ "event": "clock-started", "minutes": minutes })
    }

    fn running(minutes: u32, left_seconds: u64) -> Option<Clock> {
        Some(Clock { minutes, hand: Hand::Running { ends: 1_000_000 + left_seconds * 1000 } })
    }

    #[test]
    fn a_clock_that_ran_goes_on_where_it_would_stand() {
        let log = [("14:00:00", started(50))];
        assert_eq!(left_at("14:20:30", &log), running(50, 29 * 60 + 30));
        // The same moment, told elsewhere.
        assert_eq!(left_at("2026-11-29T13:20:30Z", &log), running(50, 29 * 60 + 30));
        assert_eq!(left_at("13:59:00", &log), running(50, 50 * 60), "the wall's clock was put back");
    }

    #[test]
    fn time_that_was_called_or_passed_meanwhile_is_called() {
        let called = Some(Clock { minutes: 50, hand: Hand::Called });
        assert_eq!(left_at("14:50:00", &[("14:00:00", started(50))]), called);
        let log = [("14:00:00", started(50)), ("14:50:00", json!({ "event": "time-called" }))];
        assert_eq!(left_at("15:10:00", &log), called);
    }

    #[test]
    fn pauses_and_added_time_count_as_the_clock_counted_them() {
        let paused = ("14:10:00", json!({ "event": "clock-paused", "left_seconds": 2400 }));
        let added = ("14:15:00", json!({ "event": "time-added", "minutes": 5, "reason": "a ruling" }));
        let resumed = ("14:20:00", json!({ "event": "clock-resumed", "left_seconds": 2700 }));
        let log = [("14:00:00", started(50)), paused, added, resumed];
        assert_eq!(left_at("14:12:00", &log[..2]), Some(Clock { minutes: 50, hand: Hand::Paused { left: 2_400_000 } }));
        assert_eq!(left_at("14:16:00", &log[..3]), Some(Clock { minutes: 50, hand: Hand::Paused { left: 2_700_000 } }));
        assert_eq!(left_at("14:30:00", &log), running(50, 35 * 60));
        // Added while it ran, and after time was called.
        let while_it_ran =
            [("14:00:00", started(50)), ("14:40:00", json!({ "event": "time-added", "minutes": 5, "reason": "" }))];
        assert_eq!(left_at("14:45:00", &while_it_ran), running(50, 10 * 60));
        let called = ("14:50:00", json!({ "event": "time-called" }));
        let after_it =
            [("14:00:00", started(50)), called, ("14:52:00", json!({ "event": "time-added", "minutes": 5, "reason": "" }))];
        assert_eq!(left_at("14:53:00", &after_it), running(50, 4 * 60));
    }

    #[test]
    fn of_no_clock_or_one_long_ago_nothing_is_taken_up() {
        assert_eq!(left_at("14:00:00", &[]), None);
        assert_eq!(left_at("14:00:00", &[("13:00:00", json!({ "event": "item-done", "item": "x" }))]), None);
        assert_eq!(left_at("2026-11-30T14:00:00+01:00", &[("14:00:00", started(50))]), None);
        assert_eq!(left_at("not a time", &[("14:00:00", started(50))]), None);
        let reset =
            [("14:00:00", started(50)), ("14:01:00", json!({ "event": "clock-reset", "minutes": 30, "left_seconds": 9 }))];
        assert_eq!(left_at("14:02:00", &reset), Some(Clock::ready(30)));
    }

    #[test]
    fn entries_that_nobody_can_read_are_passed_over() {
        let log = [
            ("14:00:00", started(50)),
            ("99:00:00", json!({ "event": "clock-paused", "left_seconds": 1 })),
            ("14:05:00", json!(1)),
        ];
        let mut entries: Vec<_> = log[..2].to_vec();
        entries.push(("14:05:00", json!({ "event": "clock-dropped" })));
        assert_eq!(left_at("14:20:00", &entries), running(50, 30 * 60));
    }
}
