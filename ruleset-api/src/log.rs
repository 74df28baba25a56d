//! The log of a record: what the desk noted with its time. A record keeps entries that this version does not know as they
//! are; the entries that it knows have the shape of [`LogEntry`].

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One entry of a record's log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LogEntry {
    /// When it was noted: RFC 3339 to the second, with the offset of the place, `2026-11-29T14:32:05+01:00`.
    pub at: String,
    /// What happened.
    #[serde(flatten)]
    pub event: LogEvent,
}

/// What the desk notes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum LogEvent {
    /// The round's clock was started.
    ClockStarted {
        /// Length of the round, in minutes.
        minutes: u32,
    },
    /// It was paused.
    ClockPaused {
        /// What was left, in seconds, rounded up.
        left_seconds: u64,
    },
    /// It goes on.
    ClockResumed {
        /// What is left, in seconds, rounded up.
        left_seconds: u64,
    },
    /// It was put back to its beginning after it had been started.
    ClockReset {
        /// Length of the round from now on, in minutes.
        minutes: u32,
        /// What had been left, in seconds, rounded up.
        left_seconds: u64,
    },
    /// Time was added.
    TimeAdded {
        /// How much, in minutes.
        minutes: u32,
        /// Why, in the judge's words.
        reason: String,
    },
    /// The clock came to zero: time was called.
    TimeCalled {
        /// So many seconds before the entry, where the program could not note it at once (the computer slept); else 0.
        #[serde(default, skip_serializing_if = "is_zero")]
        late_seconds: u64,
    },
    /// An item of the checklist was ticked off that nothing in the record tells done.
    ItemDone {
        /// Id of the item.
        item: String,
    },
    /// The tick was taken back.
    ItemReopened {
        /// Id of the item.
        item: String,
    },
}

impl LogEntry {
    /// An entry of a log, where it is one that this version knows.
    #[must_use]
    pub fn of(value: &Value) -> Option<Self> {
        Self::deserialize(value).ok()
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// Entries of these shapes, and any other that has a time and a name.
#[cfg(feature = "schema")]
pub(crate) fn schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
    let known = generator.subschema_for::<LogEntry>();
    schemars::json_schema!({ "type": "array", "items": { "anyOf": [known, {
        "description": "An entry of a later version; it is kept as it is.", "type": "object", "required": ["at", "event"],
        "properties": { "at": { "type": "string" }, "event": { "type": "string" } } }] } })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use serde_json::json;

    use super::*;

    #[test]
    fn an_entry_says_when_and_what() {
        let added = LogEntry {
            at: "2026-11-29T14:32:05+01:00".to_owned(),
            event: LogEvent::TimeAdded { minutes: 3, reason: "a judge’s call".to_owned() },
        };
        let json = json!({ "at": "2026-11-29T14:32:05+01:00", "event": "time-added", "minutes": 3, "reason": "a judge’s call" });
        assert_eq!(serde_json::to_value(&added).unwrap(), json);
        assert_eq!(LogEntry::of(&json), Some(added));
        let called = json!({ "at": "2026-11-29T14:32:05+01:00", "event": "time-called" });
        assert_eq!(serde_json::to_value(LogEntry::of(&called).unwrap()).unwrap(), called);
    }

    #[test]
    fn an_entry_of_a_later_version_is_none_that_this_one_knows() {
        assert_eq!(LogEntry::of(&json!({ "at": "2026-11-29T14:32:05+01:00", "event": "eclipse" })), None);
        assert_eq!(LogEntry::of(&json!("lunch")), None);
    }
}
