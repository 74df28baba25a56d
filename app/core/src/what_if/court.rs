//! Where changed records are ruled on: a few at a time, so that whoever waits for something newer waits for a moment only, and
//! not more than a bounded number of them.

use std::time::{Duration, Instant};

use ruleset_api::request::Detail;
use ruleset_api::{Manifest, Record, Ruling, Status};

use crate::desk::{Edit, apply};
use crate::referee::report::NoRuling;
use crate::referee::{Batch, Referee};

/// A change of the record, and what takes it back.
#[derive(Debug)]
pub(super) struct Change {
    pub(super) edit: Edit,
    pub(super) back: Edit,
}

/// What counts of a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Verdict {
    pub(super) status: Status,
    pub(super) result: Option<String>,
    pub(super) winners: Vec<usize>,
    pub(super) deciding_step: Option<String>,
}

/// Why the search ended early.
#[derive(Debug)]
pub(super) enum Stop {
    /// Nobody wants the answer any more.
    Unwanted,
    /// The ruleset cannot be asked.
    NoRuling(NoRuling),
}

/// So long a call should take about. The next ruling waits for one at most.
const MOMENT: Duration = Duration::from_millis(6);
/// The most records in one call.
const MOST_AT_ONCE: usize = 512;
/// The most changes that are tried.
const MOST: usize = 20_000;
/// The most bytes of records that are sent for it.
const MOST_BYTES: usize = 64 << 20;

/// The referee, and a record that is changed and changed back.
pub(super) struct Court<'a> {
    referee: &'a mut Referee,
    manifest: &'a Manifest,
    record: Record,
    outcomes: Batch,
    full: Batch,
    wanted: &'a dyn Fn() -> bool,
    at_once: usize,
    left: usize,
    complete: bool,
}

impl Verdict {
    pub(super) fn of(ruling: &Ruling) -> Self {
        let Ruling { status, result, winners, deciding_step, .. } = ruling;
        Self { status: *status, result: result.clone(), winners: winners.clone(), deciding_step: deciding_step.clone() }
    }

    /// Whether another verdict stands and is another.
    pub(super) fn is_flipped_by(&self, other: &Self) -> bool {
        let same = self.status == other.status && self.result == other.result && self.winners == other.winners;
        other.status.stands() && !same
    }
}

impl From<NoRuling> for Stop {
    fn from(none: NoRuling) -> Self {
        Self::NoRuling(none)
    }
}

impl<'a> Court<'a> {
    /// A court over a record. `first` is how long one ruling on it took.
    pub(super) fn over(
        referee: &'a mut Referee,
        manifest: &'a Manifest,
        record: &Record,
        first: Duration,
        wanted: &'a dyn Fn() -> bool,
    ) -> Result<Self, Stop> {
        let outcomes = referee.batch(&record.ruleset.id, Detail::Outcome)?;
        let full = referee.batch(&record.ruleset.id, Detail::Full)?;
        let size = crate::record::to_bytes(record).len().max(1);
        let left = (MOST_BYTES / size).min(MOST);
        let at_once = fitting(1, first);
        Ok(Self { referee, manifest, record: record.clone(), outcomes, full, wanted, at_once, left, complete: true })
    }

    /// Whether all that was asked for was tried.
    pub(super) fn is_complete(&self) -> bool {
        self.complete
    }

    /// What would come of each change: the verdict that would stand, if one would.
    pub(super) fn verdicts(&mut self, changes: &[Change]) -> Result<Vec<Option<Verdict>>, Stop> {
        let mut verdicts = Vec::with_capacity(changes.len());
        let tried = changes.get(..self.left).unwrap_or(changes);
        self.left -= tried.len();
        self.complete &= tried.len() == changes.len();
        let mut rest = tried;
        while !rest.is_empty() {
            if !(self.wanted)() {
                return Err(Stop::Unwanted);
            }
            let (now, later) = rest.split_at(self.at_once.min(rest.len()));
            let began = Instant::now();
            let rulings = rule(self.referee, &mut self.outcomes, &mut self.record, self.manifest, now)?;
            self.at_once = fitting(now.len(), began.elapsed());
            verdicts.extend(rulings.iter().map(|ruling| ruling.as_ref().map(Verdict::of).filter(|v| v.status.stands())));
            rest = later;
        }
        verdicts.resize(changes.len(), None);
        Ok(verdicts)
    }

    /// The full rulings on a few changes.
    pub(super) fn rulings(&mut self, changes: &[Change]) -> Result<Vec<Option<Ruling>>, Stop> {
        let mut rulings = Vec::with_capacity(changes.len());
        for few in changes.chunks(self.at_once.div_ceil(4)) {
            if !(self.wanted)() {
                return Err(Stop::Unwanted);
            }
            rulings.extend(rule(self.referee, &mut self.full, &mut self.record, self.manifest, few)?);
        }
        Ok(rulings)
    }
}

/// How many records go into a call that should take a moment, by what a call of so many took.
fn fitting(count: usize, took: Duration) -> usize {
    let each = took.as_nanos() / u128::try_from(count.max(1)).unwrap_or(1);
    usize::try_from(MOMENT.as_nanos() / each.max(1)).unwrap_or(MOST_AT_ONCE).clamp(1, MOST_AT_ONCE)
}

/// Changes the record, has it written, and changes it back; then all are ruled on by one call.
fn rule(
    referee: &mut Referee,
    batch: &mut Batch,
    record: &mut Record,
    manifest: &Manifest,
    changes: &[Change],
) -> Result<Vec<Option<Ruling>>, NoRuling> {
    batch.clear();
    for Change { edit, back } in changes {
        apply(record, edit, Some(manifest));
        let added = batch.add(record);
        apply(record, back, Some(manifest));
        added?;
    }
    referee.rule_all(batch)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_has_as_many_records_as_take_a_moment() {
        assert_eq!(fitting(1, Duration::from_millis(1)), 6);
        assert_eq!(fitting(100, Duration::from_millis(2)), 300);
        assert_eq!(fitting(1, Duration::from_secs(1)), 1, "a slow ruleset is asked one by one");
        assert_eq!(fitting(500, Duration::ZERO), MOST_AT_ONCE);
    }
}
