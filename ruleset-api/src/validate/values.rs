//! Entered values held against their fields: type, range, choice, side, finding.

use serde_json::{Map as Object, Value};

use crate::LARGEST_INTEGER;
use crate::entries::{EntryPlace, Fields, escaped};
use crate::manifest::{Field, Per, Type};
use crate::ruling::Problem;
use crate::text::Text;

/// The message on an entry that is not there yet.
const STILL_TO_ENTER: &str = "arbiter-missing";

/// What is wrong with the entries of one place.
pub(super) fn check(values: &Object<String, Value>, fields: Fields<'_>, place: EntryPlace<'_>, sides: usize) -> Vec<Problem> {
    let in_rows = matches!(place, EntryPlace::Row { .. });
    let mut problems = Vec::new();
    for (key, value) in values {
        let at = place.pointer(key);
        let Some(field) = fields.get(key) else {
            let subject = place.subject(Text::new("arbiter-word").with("word", key.as_str()));
            problems.push(Problem::warning(at, Text::new("arbiter-unknown-entry").with("subject", subject)));
            continue;
        };
        let checked = Checked { field, subject: place.subject(field.label.clone()), sides, in_rows };
        match field.per {
            Some(Per::Side) => checked.per_side(value, &at, &mut problems),
            None if field.kind == Type::Finding => problems.extend(checked.finding(value, &at)),
            None => problems.extend(checked.value(field.kind, value, &at)),
        }
    }
    problems
}

/// A field that is being checked.
struct Checked<'a> {
    field: &'a Field,
    subject: Text,
    sides: usize,
    in_rows: bool,
}

impl Checked<'_> {
    /// A list with one value for each side. A value that is not there yet is an error like a wrong one, since the list as it
    /// stands cannot be ruled on, but it is told as what it is.
    fn per_side(&self, value: &Value, at: &str, problems: &mut Vec<Problem>) {
        let Some(list) = value.as_array() else {
            problems.push(Problem::error(at, self.text("arbiter-not-per-side").with("sides", self.sides)));
            return;
        };
        for side in 0..self.sides {
            let at = format!("{at}/{side}");
            problems.extend(match list.get(side) {
                None | Some(Value::Null) => Some(self.still_to_enter(side, at)),
                Some(item) => self.value(self.field.kind, item, &at),
            });
        }
        if list.len() > self.sides {
            let text = self.text("arbiter-not-per-side").with("sides", self.sides);
            problems.push(Problem::error(format!("{at}/{}", self.sides), text));
        }
    }

    fn still_to_enter(&self, side: usize, at: String) -> Problem {
        let subject = Text::new("arbiter-of-side").with("field", self.subject.clone()).side("side", side);
        Problem::error(at, Text::new(STILL_TO_ENTER).with("subject", subject))
    }

    fn value(&self, kind: Type, value: &Value, at: &str) -> Option<Problem> {
        match kind {
            Type::Integer => self.integer(value, at),
            Type::Bool => (!value.is_boolean()).then(|| self.wrong("arbiter-not-yes-no", at)),
            Type::Text => (!value.is_string()).then(|| self.wrong("arbiter-not-text", at)),
            Type::Choice => self.choice(value, at),
            Type::Side => self.side(value, at),
            // A finding is no part of another value.
            Type::Finding => Some(self.wrong("arbiter-not-a-finding", at)),
        }
    }

    fn integer(&self, value: &Value, at: &str) -> Option<Problem> {
        if !value.is_i64() && !value.is_u64() {
            return Some(self.wrong("arbiter-not-an-integer", at));
        }
        let min = self.field.min.unwrap_or(if self.in_rows { 0 } else { -LARGEST_INTEGER }).max(-LARGEST_INTEGER);
        let max = self.field.max.unwrap_or(LARGEST_INTEGER).min(LARGEST_INTEGER);
        match value.as_i64() {
            Some(number) if (min..=max).contains(&number) => None,
            Some(number) if number < min => {
                Some(Problem::error(at, self.text("arbiter-too-small").with("min", min).with("value", number)))
            }
            number => {
                let text = self.text("arbiter-too-large").with("max", max);
                Some(Problem::error(at, text.with("value", number.unwrap_or(i64::MAX))))
            }
        }
    }

    fn choice(&self, value: &Value, at: &str) -> Option<Problem> {
        let Some(choice) = value.as_str() else { return Some(self.wrong("arbiter-not-a-choice", at)) };
        let known = self.field.choices.iter().any(|known| known.id == choice);
        (!known).then(|| Problem::error(at, self.text("arbiter-unknown-choice").with("value", choice)))
    }

    fn side(&self, value: &Value, at: &str) -> Option<Problem> {
        if !value.is_i64() && !value.is_u64() {
            return Some(self.wrong("arbiter-not-a-side", at));
        }
        let known = value.as_u64().and_then(|side| usize::try_from(side).ok()).is_some_and(|side| side < self.sides);
        (!known).then(|| Problem::error(at, self.text("arbiter-no-such-side").with("sides", self.sides)))
    }

    /// A finding needs all its three parts; each that is absent or wrong is pointed at.
    fn finding(&self, value: &Value, at: &str) -> Vec<Problem> {
        let Some(finding) = value.as_object() else { return vec![self.wrong("arbiter-not-a-finding", at)] };
        let part = |key: &str| format!("{at}/{}", escaped(key));
        let found = match finding.get("value") {
            None => Some(self.wrong("arbiter-finding-without-value", &part("value"))),
            Some(found) => self.value(self.field.value.unwrap_or(Type::Bool), found, &part("value")),
        };
        let text = |key: &str| finding.get(key).and_then(Value::as_str);
        let reasoned = text("reason").is_some_and(|reason| !reason.trim().is_empty());
        let made_by = matches!(text("by"), Some("judge" | "head-judge"));
        let reason = (!reasoned).then(|| self.wrong("arbiter-finding-without-reason", &part("reason")));
        let by = (!made_by).then(|| self.wrong("arbiter-finding-without-judge", &part("by")));
        [found, reason, by].into_iter().flatten().collect()
    }

    fn wrong(&self, id: &str, at: &str) -> Problem {
        Problem::error(at, self.text(id))
    }

    fn text(&self, id: &str) -> Text {
        Text::new(id).with("subject", self.subject.clone())
    }
}
