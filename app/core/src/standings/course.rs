//! The course of a fold: which ruleset keeps the standings, what is sent to it and when, and what is left out and why.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use ruleset_api::standings::{Date, InFile, Report, Span};
use ruleset_api::{Manifest, Problem, Record, Text};

use super::club::Club;
use super::games::Games;
use super::readers::{Entry, Held};
use super::{ClubFault, Count, NoStandings};
use crate::locale::{Language, Names, Renderer};
use crate::record::folder::Found;
use crate::referee::report::{Fault, NoRuling};
use crate::referee::{Fold, Referee};

/// What a record may cost in the reply, in bytes: its problem in three languages, and what is kept of it.
const COST: usize = 1 << 10;

/// A fold under way.
pub(super) struct Course<'a> {
    referee: &'a mut Referee,
    languages: &'a [Language],
    host: Renderer,
    span: Span,
    /// The ruleset is the club's; without a club's file it is found by the records.
    is_given: bool,
    fold: Option<Fold>,
    /// Other rulesets that records are of, and whether they are there at all.
    others: BTreeMap<String, bool>,
    portion: Vec<(usize, Record)>,
    portion_size: usize,
    problems: Vec<InFile>,
    count: Count,
    games: Games,
}

impl<'a> Course<'a> {
    /// Begins with the ruleset of the club, or without one.
    pub(super) fn begin(
        referee: &'a mut Referee,
        club: Option<&Club>,
        span: Span,
        languages: &'a [Language],
    ) -> Result<Self, NoStandings> {
        let fold = match club {
            None => None,
            Some(Club { ruleset, .. }) => match referee.standings(ruleset, languages) {
                Ok(fold) => Some(fold),
                Err(none) if keeps_none(&none) => return Err(NoStandings::NoneKept(vec![ruleset.clone()])),
                Err(none) => return Err(NoStandings::Ruleset(none)),
            },
        };
        Ok(Self {
            referee,
            languages,
            host: Renderer::of_program(languages),
            span,
            is_given: club.is_some(),
            fold,
            others: BTreeMap::new(),
            portion: Vec::new(),
            portion_size: 0,
            problems: Vec::new(),
            count: Count::default(),
            games: Games::default(),
        })
    }

    /// Takes what was read.
    pub(super) fn take(&mut self, entries: Vec<Entry>, files: &[Found]) -> Result<(), NoStandings> {
        for Entry { file, read } in entries {
            self.count.found += 1;
            match read {
                Err(fault) => {
                    self.count.unread += 1;
                    // By its name alone: the path stands beside every problem.
                    let path = files.get(file).map_or(Path::new(""), |found| &found.path);
                    let text = fault.text(path.file_name().map_or(path, Path::new));
                    self.leave_out(file, Problem::warning("", text));
                }
                Ok(Held { record, size, unfit }) => match unfit {
                    _ if !self.is_ours(&record.ruleset.id)? => {
                        self.leave_out(file, Problem::warning("/ruleset/id", Text::new("arbiter-left-out-other-ruleset")));
                    }
                    Some(problem) => self.leave_out(file, problem),
                    None => self.push(file, record, size)?,
                },
            }
        }
        Ok(())
    }

    /// Whether records of a ruleset count here. Without a club's file it is the one ruleset among them that keeps standings.
    fn is_ours(&mut self, ruleset: &str) -> Result<bool, NoStandings> {
        let ours = self.fold.as_ref().map(|fold| fold.manifest().id.as_str());
        if ours == Some(ruleset) {
            return Ok(true);
        }
        if self.is_given || self.others.contains_key(ruleset) {
            return Ok(false);
        }
        match (self.referee.standings(ruleset, self.languages), ours) {
            (Ok(fold), None) => {
                self.fold = Some(fold);
                Ok(true)
            }
            (Ok(_), Some(ours)) => {
                let (first, second) = if ours < ruleset { (ours, ruleset) } else { (ruleset, ours) };
                Err(NoStandings::SeveralRulesets(first.to_owned(), second.to_owned()))
            }
            (Err(none), _) if keeps_none(&none) || matches!(none, NoRuling::UnknownRuleset { .. }) => {
                self.others.insert(ruleset.to_owned(), keeps_none(&none));
                Ok(false)
            }
            (Err(none), _) => Err(NoStandings::Ruleset(none)),
        }
    }

    fn push(&mut self, file: usize, record: Record, size: usize) -> Result<(), NoStandings> {
        self.portion_size += size;
        self.portion.push((file, record));
        // The files are longer than what is sent of them. Few large portions: the state goes along with each.
        let room = self.fold.as_ref().map_or(0, Fold::room);
        if self.portion.len() * COST >= room || self.portion_size * 2 >= room { self.send() } else { Ok(()) }
    }

    /// Sends the portion, and keeps what its records are needed for later.
    fn send(&mut self) -> Result<(), NoStandings> {
        let portion = std::mem::take(&mut self.portion);
        self.portion_size = 0;
        let Some(fold) = &mut self.fold else { return Ok(()) };
        let records: Vec<(usize, &Record)> = portion.iter().map(|(file, record)| (*file, record)).collect();
        let problems = self.referee.add(fold, &records).map_err(NoStandings::Ruleset)?;
        let left_out: BTreeSet<usize> = problems.iter().filter_map(|problem| problem.file).collect();
        self.count.left_out += left_out.len();
        self.count.unsettled += problems.iter().filter(|problem| is_unsettled(&problem.problem)).count();
        self.count.unread += problems.iter().filter(|problem| problem.problem.text.id == "referee-record-too-large").count();
        self.problems.extend(problems);
        for (file, record) in portion {
            let counts = Date::parse(&record.event.date).is_some_and(|date| self.span.holds(date));
            if counts && !left_out.contains(&file) {
                self.games.add(file, record.sides.iter().map(|side| side.name.as_str()));
            }
        }
        Ok(())
    }

    fn leave_out(&mut self, file: usize, mut problem: Problem) {
        self.count.left_out += 1;
        self.count.unsettled += usize::from(is_unsettled(&problem));
        let codes: Vec<&str> = self.languages.iter().map(|language| language.code()).collect();
        self.host.render_into(&mut problem.text, &codes, &Names::default());
        self.problems.push(InFile::of_match(file, problem));
    }

    /// The ruleset, its table with all problems, the count, and who played where.
    pub(super) fn end(mut self, club: Option<&Club>) -> Result<(Arc<Manifest>, Report, Count, Games), NoStandings> {
        self.send()?;
        let Some(fold) = self.fold else { return Err(none_kept(self.others)) };
        let manifest = Arc::clone(fold.manifest());
        let table = self.referee.table(&fold, club.map(|club| &club.value), self.span);
        let mut report = table.map_err(NoStandings::Ruleset)?;
        if report.is_refused() {
            let problems = report.problems.into_iter().map(|problem| problem.problem).collect();
            return Err(match club {
                Some(Club { file, .. }) => NoStandings::Club { file: file.clone(), fault: ClubFault::Refused(problems) },
                None => {
                    let fault = Fault::BadReply("it refuses a club's file that is not there".to_owned());
                    NoStandings::Ruleset(NoRuling::RulesetFailed { id: manifest.id.clone(), fault })
                }
            });
        }
        report.problems.splice(..0, self.problems);
        report.problems.sort_by_key(|problem| problem.file.unwrap_or(usize::MAX));
        self.games.sort();
        Ok((manifest, report, self.count, self.games))
    }
}

/// Whether a ruleset does without the operation.
fn keeps_none(none: &NoRuling) -> bool {
    matches!(none, NoRuling::RulesetFailed { fault: Fault::UnknownOp(_), .. })
}

/// Whether a match is left out because its record is incomplete or invalid.
fn is_unsettled(problem: &Problem) -> bool {
    matches!(problem.text.id.as_str(), "arbiter-left-out-incomplete" | "arbiter-left-out-invalid")
}

/// Why no ruleset was found by the records.
fn none_kept(others: BTreeMap<String, bool>) -> NoStandings {
    let there: Vec<String> = others.iter().filter(|(_, there)| **there).map(|(id, _)| id.clone()).collect();
    match others.into_keys().next() {
        None => NoStandings::Nothing,
        Some(id) if there.is_empty() => NoStandings::Ruleset(NoRuling::UnknownRuleset { id }),
        Some(_) => NoStandings::NoneKept(there),
    }
}
