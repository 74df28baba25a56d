//! What the last edit changed: the ruling before it beside the one after it. This module knows which ruling was shown before
//! which edit, and what differs between two rulings; how that is put into words is the window's affair.

use std::sync::Arc;

use ruleset_api::{Outcome, Ruling, Text};

use super::document::Document;
use crate::referee::report::NoRuling;

/// Remembers what was done between the ruling before and the one that is shown.
#[derive(Clone, Debug, Default)]
pub struct Lookback {
    /// What was done since the ruling that is shown; nothing where it is the one on the record as it stands.
    since: Option<Since>,
    before: Option<Before>,
}

/// The ruling before the last edit.
#[derive(Clone, Debug)]
pub struct Before {
    /// The ruling that was shown then.
    pub ruling: Arc<Ruling>,
    /// What was done since.
    pub did: Did,
    /// What differs between it and the ruling that is shown now; never empty.
    pub changes: Vec<Change>,
}

/// What the judge did between two rulings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Did {
    /// An edit, by its name ("move Thrall").
    Edited(Text),
    /// An edit was undone.
    Undid(Text),
    /// An edit was done again.
    Redid(Text),
    /// More than one of these, before a ruling came back.
    Several,
}

/// What is done while no ruling is there yet.
#[derive(Clone, Debug)]
pub(super) enum Since {
    /// One action.
    Did(Did),
    /// Typing on in one field belongs to the edit before.
    TypedOn,
    /// What was typed was taken back: as if nothing had been done.
    TookBack,
}

/// A difference between two rulings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Status, winners, result or the step that decides.
    Verdict,
    /// What came of a step.
    Outcome {
        /// Id of the step.
        step: String,
        /// What came of it before.
        was: Outcome,
    },
    /// The number that a step compares for a side.
    Value {
        /// Id of the step.
        step: String,
        /// Index of the side.
        side: usize,
        /// The number before; `None` where there was none.
        was: Option<i64>,
    },
}

/// What differs between a ruling and the one after it: the verdict first, then the steps in their order. Sentences are not
/// compared: they say the same in other words.
#[must_use]
pub fn changes(before: &Ruling, after: &Ruling) -> Vec<Change> {
    let verdict = |ruling: &Ruling| {
        let Ruling { status, winners, result, deciding_step, .. } = ruling;
        (*status, winners.clone(), result.clone(), deciding_step.clone())
    };
    let mut changes = Vec::new();
    if verdict(before) != verdict(after) {
        changes.push(Change::Verdict);
    }
    for now in &after.steps {
        let Some(then) = before.steps.iter().find(|step| step.id == now.id) else { continue };
        if then.outcome != now.outcome {
            changes.push(Change::Outcome { step: now.id.clone(), was: then.outcome });
        }
        // A step that was not applied before has nothing to compare with.
        if then.outcome == Outcome::NotReached || now.outcome == Outcome::NotReached {
            continue;
        }
        for (side, value) in now.sides.iter().map(|side| side.value).enumerate() {
            let was = then.sides.get(side).and_then(|side| side.value);
            if was != value {
                changes.push(Change::Value { step: now.id.clone(), side, was });
            }
        }
    }
    changes
}

impl Before {
    /// Whether the verdict is another one.
    #[must_use]
    pub fn verdict_changed(&self) -> bool {
        self.changes.contains(&Change::Verdict)
    }

    /// What a step compared for a side before, where that was another number; within it `None` where there was none.
    #[must_use]
    pub fn value(&self, of_step: &str, of_side: usize) -> Option<Option<i64>> {
        self.changes.iter().find_map(|change| match change {
            Change::Value { step, side, was } if step == of_step && *side == of_side => Some(*was),
            _ => None,
        })
    }
}

impl Lookback {
    /// Something was done to the record.
    pub(super) fn note(&mut self, now: Since) {
        self.since = Some(match (self.since.take(), now) {
            (None, now) => now,
            (Some(earlier), Since::TypedOn) => earlier,
            // A number that was typed since and taken back leaves what the ruling was on.
            (Some(Since::Did(Did::Edited(_)) | Since::TypedOn), Since::TookBack) => Since::TookBack,
            (Some(_), _) => Since::Did(Did::Several),
        });
    }

    /// The judge has seen it.
    pub(super) fn dismiss(&mut self) {
        self.before = None;
    }

    /// A ruling came back, after the one that was shown.
    fn ruled(&mut self, shown: Option<&Arc<Ruling>>, ruling: Option<&Arc<Ruling>>) {
        let since = self.since.take();
        let (base, did) = match (since, self.before.take()) {
            (Some(Since::Did(did)), _) => (shown.cloned(), did),
            (Some(Since::TypedOn), Some(before)) => (Some(before.ruling), before.did),
            (Some(_), _) => return,
            // The same record, ruled on again.
            (None, before) => {
                self.before = before.filter(|_| shown == ruling);
                return;
            }
        };
        let (Some(base), Some(ruling)) = (base, ruling) else { return };
        let changes = changes(&base, ruling);
        if !changes.is_empty() {
            self.before = Some(Before { ruling: base, did, changes });
        }
    }
}

impl Document {
    /// The ruling before the last edit, where it differs from the one that is shown; not while a ruling is on its way.
    #[must_use]
    pub fn before(&self) -> Option<&Before> {
        self.ruling()?;
        self.lookback.before.as_ref()
    }

    /// Takes the ruling on a revision of the record, if it is the one as it stands.
    pub(super) fn take_ruling(&mut self, revision: u64, ruling: Result<Arc<Ruling>, NoRuling>) {
        if self.revision != revision {
            return;
        }
        let shown = self.ruled.ruling.as_ref().and_then(|ruling| ruling.as_ref().ok());
        self.lookback.ruled(shown, ruling.as_ref().ok());
        self.ruled.revision = Some(revision);
        self.ruled.ruling = Some(ruling);
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::indexing_slicing)]
    use ruleset_api::Status;
    use ruleset_api::ruling::{Step, StepSide};

    use super::*;

    /// Decided by the distance, for the side that is nearer.
    fn ruling(values: [i64; 2]) -> Ruling {
        let sides = values.map(|value| StepSide { value: Some(value), text: None }).to_vec();
        let winner = usize::from(values[1] > values[0]);
        let distance = Step { outcome: Outcome::Decided, sides, favours: vec![winner], ..Step::not_reached("distance") };
        Ruling {
            status: Status::Decided,
            result: Some("win".to_owned()),
            winners: vec![winner],
            deciding_step: Some("distance".to_owned()),
            summary: None,
            steps: vec![distance, Step::not_reached("honor")],
            points: Vec::new(),
            procedure: Vec::new(),
            fills: Vec::new(),
            tables: Vec::new(),
            problems: Vec::new(),
        }
    }

    fn value(side: usize, was: i64) -> Change {
        Change::Value { step: "distance".to_owned(), side, was: Some(was) }
    }

    #[test]
    fn two_rulings_that_say_the_same_differ_in_nothing() {
        let mut after = ruling([-3, -5]);
        after.summary = Some(Text::new("in other words"));
        assert_eq!(changes(&ruling([-3, -5]), &after), []);
    }

    #[test]
    fn another_number_that_changes_no_verdict_is_told_of_its_side_alone() {
        assert_eq!(changes(&ruling([-3, -5]), &ruling([-2, -5])), [value(0, -3)]);
    }

    #[test]
    fn status_winner_result_and_deciding_step_are_the_verdict() {
        assert_eq!(changes(&ruling([-3, -5]), &ruling([-3, -2])), [Change::Verdict, value(1, -5)]);
        type Turn = fn(&mut Ruling);
        let turns: [Turn; 4] = [
            |ruling| ruling.status = Status::PlayOn,
            |ruling| ruling.winners = vec![0, 1],
            |ruling| ruling.result = None,
            |ruling| ruling.deciding_step = Some("honor".to_owned()),
        ];
        for turn in turns {
            let mut after = ruling([-3, -5]);
            turn(&mut after);
            assert_eq!(changes(&ruling([-3, -5]), &after), [Change::Verdict]);
        }
    }

    #[test]
    fn a_step_that_was_not_reached_has_no_numbers_to_compare_with() {
        let mut after = ruling([-3, -5]);
        after.steps[1] = Step { outcome: Outcome::Level, sides: after.steps[0].sides.clone(), ..Step::not_reached("honor") };
        let was = Change::Outcome { step: "honor".to_owned(), was: Outcome::NotReached };
        assert_eq!(changes(&ruling([-3, -5]), &after), [was]);
    }
}
