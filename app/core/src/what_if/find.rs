//! Finds what would flip a ruling: everything that could be other is tried, what flips is put into order and into words.

use std::time::Instant;

use ruleset_api::request::Detail;
use ruleset_api::{Manifest, Outcome, Record, Ruling};
use serde_json::Value;

use super::changes::{Changes, Single};
use super::court::{Change, Court, Stop, Verdict};
use super::entry::Number;
use super::search::{self, Found, Range};
use super::{Flip, WhatIf, words};
use crate::locale::Language;
use crate::referee::Referee;
use crate::referee::report::NoRuling;

/// The single changes that would flip the ruling on a record, their texts with sentences in each of the languages. `wanted` is
/// asked again and again: once it says no, the search stops within a few milliseconds and there is no answer, `None`.
///
/// # Errors
/// There is no such ruleset, it failed, or the record is too large for it. The record is as it was.
pub fn find(
    referee: &mut Referee,
    record: &Record,
    languages: &[Language],
    wanted: &dyn Fn() -> bool,
) -> Result<Option<WhatIf>, NoRuling> {
    let began = Instant::now();
    let ruling = referee.rule(record, Detail::Full, &[])?;
    let took = began.elapsed();
    if !ruling.status.stands() {
        return Ok(Some(WhatIf::default()));
    }
    let unknown = || NoRuling::UnknownRuleset { id: record.ruleset.id.clone() };
    let manifest = referee.rulesets().get(&record.ruleset.id).map(|ruleset| ruleset.manifest.clone()).ok_or_else(unknown)?;
    let changes = Changes::of(record, &manifest);
    let found =
        Court::over(referee, &manifest, record, took, wanted).and_then(|court| try_all(court, &ruling, &changes, &manifest));
    let mut what_if = match found {
        Ok(what_if) => what_if,
        Err(Stop::Unwanted) => return Ok(None),
        Err(Stop::NoRuling(none)) => return Err(none),
    };
    referee.say(what_if.flips.iter_mut().map(|flip| &mut flip.text), record, languages);
    Ok(Some(what_if))
}

fn try_all(mut court: Court<'_>, ruling: &Ruling, changes: &Changes<'_>, manifest: &Manifest) -> Result<WhatIf, Stop> {
    let present = Verdict::of(ruling);
    let singles: Vec<Change> = changes.singles.iter().map(|s| Change { edit: s.edit(), back: s.back() }).collect();
    let verdicts = court.verdicts(&singles)?;
    let mut flips = Vec::new();
    let mut last = None;
    for (single, verdict) in changes.singles.iter().zip(verdicts) {
        // Those of a group follow each other, the nearest first.
        if let Some(verdict) = verdict.filter(|verdict| present.is_flipped_by(verdict))
            && last != Some(single.group)
        {
            last = Some(single.group);
            flips.push(of_single(single, verdict, manifest));
        }
    }
    let ranges: Vec<Range> = changes.numbers.iter().map(|n| Range { from: n.from, least: n.least, most: n.most }).collect();
    let margins: Vec<i64> = ruling.steps.iter().filter_map(|step| step.margin).collect();
    let change = |number: &Number<'_>, to: i64| Change { edit: number.entry.edit(to.into()), back: number.entry.back() };
    let found = search::nearest(&ranges, &margins, &mut |probes| {
        let changes = probes.iter().filter_map(|probe| Some(change(changes.numbers.get(probe.number)?, probe.to)));
        let verdicts = court.verdicts(&changes.collect::<Vec<_>>())?;
        Ok(verdicts.into_iter().map(|verdict| verdict.filter(|verdict| present.is_flipped_by(verdict))).collect())
    })?;
    let number = |found: &Found| changes.numbers.get(found.number);
    let by_one: Vec<&Found> = found.iter().filter(|found| found.distance == 1).collect();
    let by_one_changes: Vec<Change> = by_one.iter().filter_map(|found| Some(change(number(found)?, found.to))).collect();
    let rulings = court.rulings(&by_one_changes)?;
    let slips: Vec<&Found> =
        by_one.into_iter().zip(&rulings).filter(|(_, other)| feeds(ruling, other.as_ref())).map(|(found, _)| found).collect();
    for found in &found {
        let Some(number) = number(found) else { continue };
        let check = slips.contains(&found);
        flips.push(of_number(number, found, check, manifest));
    }
    flips.sort_by_key(|flip| (flip.kind, flip.distance));
    Ok(WhatIf { flips, complete: court.is_complete() })
}

fn of_single(single: &Single<'_>, verdict: Verdict, manifest: &Manifest) -> Flip {
    let Verdict { status, result, winners, deciding_step } = verdict;
    Flip {
        kind: single.kind(),
        at: single.at(),
        from: single.from(),
        to: single.to(),
        distance: single.distance(),
        check: single.is_slip(),
        status,
        result,
        winners,
        deciding_step,
        text: single.text(manifest),
        edit: single.edit(),
    }
}

fn of_number(number: &Number<'_>, found: &Found, check: bool, manifest: &Manifest) -> Flip {
    let Verdict { status, result, winners, deciding_step } = found.verdict.clone();
    Flip {
        kind: number.kind(),
        at: number.entry.at.clone(),
        from: number.entry.from(),
        to: Value::from(found.to),
        distance: found.distance,
        check,
        status,
        result,
        winners,
        deciding_step,
        text: words::number(number, found.to, manifest),
        edit: number.entry.edit(found.to.into()),
    }
}

/// Whether a change feeds the step that decides now, or that play waits at: the step is applied with it too, and compares other
/// numbers.
fn feeds(now: &Ruling, changed: Option<&Ruling>) -> bool {
    let step = match &now.deciding_step {
        Some(id) => now.steps.iter().find(|step| step.id == *id),
        None => now.steps.iter().find(|step| step.outcome == Outcome::Waiting),
    };
    let Some(step) = step else { return false };
    let Some(other) = changed.and_then(|ruling| ruling.steps.iter().find(|other| other.id == step.id)) else { return false };
    let values = |step: &ruleset_api::ruling::Step| step.sides.iter().map(|side| side.value).collect::<Vec<_>>();
    other.outcome != Outcome::NotReached && values(step) != values(other)
}
