//! A club's standings, the operation `standings/1`: a fold over match records that ends in a table. This module knows the
//! exchange and which matches have an end; what they are worth, and what a club's file holds, is the ruleset's business.
//! Finding, reading and validating the files is the host's.
//!
//! # The exchange
//!
//! The host numbers its files from 0 in the order of their names (paths), and sends the records in as many requests as it
//! likes, in any order:
//!
//! ```json
//! { "state": null, "records": [ { "file": 17, "format": "arbiter-match", … }, … ] }
//! ```
//!
//! Each record is as in `adjudicate/1`, with the number of its file beside it. The reply is an [`Added`]: the state, which
//! the host hands on unread (null in the first request), and the matches of this request that do not count:
//!
//! ```json
//! { "state": …,
//!   "problems": [ { "file": 17, "level": "warning", "at": "/event/date", "text": { "id": "arbiter-left-out-no-date" } } ] }
//! ```
//!
//! The state grows with the number of records; all of it must fit a frame, so a ruleset keeps it small. A last request
//! asks for the table:
//!
//! ```json
//! { "state": …, "club": { "format": "arbiter-club", … }, "from": "2026-01-01", "to": "2026-12-31" }
//! ```
//!
//! `club` is the club's file as it stands, or null where there is none: by this member a request is known as the last.
//! `from` and `to` (absent or null: no bound) let only entries between them count, both days included. The reply is a
//! [`Report`]:
//!
//! ```json
//! { "table": { "id": "standings", "columns": […], "rows": […] },
//!   "problems": [ { "file": 17, "level": "warning", "at": "/sides/0/values/rank", "text": { "id": "rank-not-held" } } ] }
//! ```
//!
//! Without `file` a problem points into the club's file; of level `error` it says that this file is broken, and the table
//! has no rows.
//!
//! # Who leaves out what
//!
//! The host leaves out and lists what it cannot send: files that it cannot read, and what [`unfit`] names (records of
//! another ruleset, and those in which validation finds errors). Of what is sent, matches without a date and those
//! without an end (incomplete, invalid by the rules, still in play) are left out and listed here, each in the reply to the
//! request that sent it. The report is the same in whatever order and portions the records came, and it must fit a frame
//! too: a ruleset lists [`MOST_PROBLEMS`] at most.

use std::fmt;

use serde::de::{DeserializeOwned, Deserializer, Error as _};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::game::{Match, Sent};
use crate::manifest::Manifest;
use crate::record::Record;
use crate::request;
use crate::ruleset::{Plugin, Refusal, Ruleset, read, reply};
use crate::ruling::{Level, Problem, Ruling, Status, Table};
use crate::text::Text;
use crate::validate;

/// So many problems a report lists at most; rendered in three languages they fit a frame. A ruleset that has more says how
/// many it left unsaid.
pub const MOST_PROBLEMS: usize = 5_000;

/// A ruleset that keeps the standings of a club. Say so in [`Ruleset::standings`].
pub trait Standings: Ruleset {
    /// What is remembered of the matches, in whatever order they come. JSON that nobody else reads; keep it small.
    type State: Default + Serialize + DeserializeOwned;

    /// Takes in a match that has an end.
    fn add(state: &mut Self::State, played: &Played<'_>);

    /// The table of a club. `club` is its file, unchecked; `None` where there is none. The problems come in an order that
    /// does not depend on the one in which the matches came.
    #[must_use]
    fn table(state: Self::State, club: Option<&Value>, span: Span) -> Report;
}

/// A match that has an end: decided or drawn.
#[derive(Clone, Copy, Debug)]
pub struct Played<'a> {
    /// The number of its file, in the order of the file names.
    pub file: usize,
    /// The day on which it was played.
    pub date: Date,
    /// The match.
    pub game: &'a Match<'a>,
    /// The ruling on it.
    pub ruling: &'a Ruling,
}

/// The reply at the end: a table, and what is worth a look.
///
/// `F` says how a file is known: by its number at the plugin boundary, by its name once [`Report::named`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Report<F = usize> {
    /// The table, with the id `standings`.
    pub table: Table,
    /// What was left out, and what else is worth a look.
    pub problems: Vec<InFile<F>>,
}

/// A problem, and the file in which it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct InFile<F = usize> {
    /// The file of a match; absent: the club's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<F>,
    /// The problem; it points into that file.
    #[serde(flatten)]
    pub problem: Problem,
}

impl<F> InFile<F> {
    /// A problem in the file of a match.
    #[must_use]
    pub fn of_match(file: F, problem: Problem) -> Self {
        Self { file: Some(file), problem }
    }

    /// A problem in the club's file.
    #[must_use]
    pub fn of_club(problem: Problem) -> Self {
        Self { file: None, problem }
    }
}

impl Report {
    /// The same report with the names of the files, given in the order of their numbers.
    ///
    /// # Errors
    /// A problem is in a file that was not sent; in words for the ruleset's author.
    pub fn named(self, files: &[String]) -> Result<Report<String>, String> {
        let name = |number: usize| {
            files.get(number).cloned().ok_or_else(|| format!("the standings name file {number}, which was not sent"))
        };
        let named = |InFile { file, problem }| Ok(InFile { file: file.map(name).transpose()?, problem });
        Ok(Report { table: self.table, problems: self.problems.into_iter().map(named).collect::<Result<_, String>>()? })
    }
}

impl<F> Report<F> {
    /// Whether the club's file is broken, so that there is no table.
    #[must_use]
    pub fn is_refused(&self) -> bool {
        self.problems.iter().any(|problem| problem.problem.level == Level::Error)
    }

    /// Calls `visit` on every text of the report, to render it in place. Texts among arguments are left to the visitor.
    pub fn visit_texts(&mut self, visit: &mut dyn FnMut(&mut Text)) {
        self.table.visit_texts(visit);
        self.problems.iter_mut().map(|problem| &mut problem.problem.text).for_each(visit);
    }

    /// What in a report does not fit the contract, in words for the ruleset's author.
    ///
    /// # Errors
    /// The first thing found that does not fit.
    pub fn check(&self) -> Result<(), String> {
        let Table { id, columns, rows, .. } = &self.table;
        if id != "standings" {
            return Err(format!("the table of the standings has the id `{id}`"));
        }
        if let Some(key) = rows.iter().flat_map(|row| row.keys()).find(|key| !columns.iter().any(|c| c.id == **key)) {
            return Err(format!("a row has a value for `{key}`, which is no column"));
        }
        if self.problems.len() > MOST_PROBLEMS {
            return Err(format!("{} problems are more than {MOST_PROBLEMS}", self.problems.len()));
        }
        if self.is_refused() && !rows.is_empty() {
            return Err("the club's file is broken, and the table has rows all the same".to_owned());
        }
        Ok(())
    }
}

/// A day of the calendar. In JSON the number YYYYMMDD, which is short; in a request's `from` and `to`, and in files, the
/// text `YYYY-MM-DD`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Date(u32);

impl Date {
    /// A day from `YYYY-MM-DD`; `None` for anything else, and for days that the calendar does not have.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let bytes = text.as_bytes();
        let shaped = bytes.len() == 10
            && bytes
                .iter()
                .enumerate()
                .all(|(place, byte)| if matches!(place, 4 | 7) { *byte == b'-' } else { byte.is_ascii_digit() });
        let number = |from: usize, to: usize| text.get(from..to)?.parse::<u32>().ok();
        if shaped { Self::of(number(0, 4)?, number(5, 7)?, number(8, 10)?) } else { None }
    }

    fn of(year: u32, month: u32, day: u32) -> Option<Self> {
        let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let days = match month {
            4 | 6 | 9 | 11 => 30,
            2 if leap => 29,
            2 => 28,
            1..=12 => 31,
            _ => return None,
        };
        (year <= 9999 && (1..=days).contains(&day)).then_some(Self(year * 10_000 + month * 100 + day))
    }
}

impl fmt::Display for Date {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{:04}-{:02}-{:02}", self.0 / 10_000, self.0 / 100 % 100, self.0 % 100)
    }
}

impl<'de> Deserialize<'de> for Date {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u32::deserialize(deserializer)?;
        Self::of(number / 10_000, number / 100 % 100, number % 100)
            .ok_or_else(|| D::Error::custom(format!("{number} is no date")))
    }
}

/// The days that count, both ends included; without an end it is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Span {
    /// The first day.
    pub from: Option<Date>,
    /// The last day.
    pub to: Option<Date>,
}

impl Span {
    /// Whether a day counts.
    #[must_use]
    pub fn holds(&self, date: Date) -> bool {
        self.from.is_none_or(|from| from <= date) && self.to.is_none_or(|to| date <= to)
    }
}

/// Why a record cannot be sent to a ruleset for its standings; `None` where it can.
#[must_use]
pub fn unfit(record: &Record, manifest: &Manifest) -> Option<Problem> {
    if record.ruleset.id != manifest.id {
        return Some(Problem::warning("/ruleset/id", Text::new("arbiter-left-out-other-ruleset")));
    }
    let fault = validate::problems(record, manifest).into_iter().find(|problem| problem.level == Level::Error)?;
    Some(Problem::warning(fault.at, Text::new("arbiter-left-out-invalid")))
}

/// The request that adds records, each with the number of its file, to a state (`None`: the first request).
///
/// # Errors
/// Never for records that were read from JSON.
pub fn add_request(state: Option<&RawValue>, records: &[(usize, &Record)], manifest: &Manifest) -> serde_json::Result<Vec<u8>> {
    #[derive(Serialize)]
    struct Add<'a, R> {
        state: Option<&'a RawValue>,
        records: R,
    }
    let records: Vec<_> = records.iter().map(|&(file, record)| request::numbered(file, record, manifest)).collect();
    serde_json::to_vec(&Add { state, records })
}

/// The request for the table. `club` is the club's file, `None` where there is none.
///
/// # Errors
/// Never for a club that was read from JSON.
pub fn table_request(state: Option<&RawValue>, club: Option<&Value>, span: Span) -> serde_json::Result<Vec<u8>> {
    #[derive(Serialize)]
    struct Ask<'a> {
        state: Option<&'a RawValue>,
        club: Option<&'a Value>,
        from: Option<String>,
        to: Option<String>,
    }
    let text = |date: Option<Date>| date.map(|date| date.to_string());
    serde_json::to_vec(&Ask { state, club, from: text(span.from), to: text(span.to) })
}

/// The reply to a request that adds records.
#[derive(Debug, Deserialize)]
pub struct Added {
    /// The state, to be handed on unread.
    pub state: Box<RawValue>,
    /// The matches of the request that do not count, and why: the host's own texts, with ids that begin with `arbiter-`.
    #[serde(default)]
    pub problems: Vec<InFile>,
}

/// The operation of a ruleset, ready to answer.
#[derive(Clone, Copy, Debug)]
pub struct Fold(pub(crate) fn(&Plugin, &[u8]) -> Result<Vec<u8>, Refusal>);

impl Fold {
    /// The operation of a ruleset that keeps standings.
    #[must_use]
    pub fn of<S: Standings>() -> Self {
        Self(answer::<S>)
    }
}

#[derive(Deserialize)]
#[serde(bound = "S: DeserializeOwned")]
struct Request<S> {
    state: Option<S>,
    #[serde(default)]
    records: Vec<Sent>,
    /// Outer `None`: not the last request. `Some(Null)`: the last one, without a club's file.
    #[serde(default, deserialize_with = "present")]
    club: Option<Value>,
    #[serde(default)]
    from: Option<String>,
    #[serde(default)]
    to: Option<String>,
}

#[derive(Serialize)]
struct Kept<S> {
    state: S,
    problems: Vec<InFile>,
}

/// Why a match that was sent does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LeftOut {
    NoDate,
    Incomplete,
    Invalid,
    NotOver,
}

impl LeftOut {
    fn problem(self) -> Problem {
        let (at, id) = match self {
            Self::NoDate => ("/event/date", "arbiter-left-out-no-date"),
            Self::Incomplete => ("", "arbiter-left-out-incomplete"),
            Self::Invalid => ("", "arbiter-left-out-invalid"),
            Self::NotOver => ("", "arbiter-left-out-not-over"),
        };
        Problem::warning(at, Text::new(id))
    }
}

/// Keeps `null` apart from absent.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(deserializer).map(Some)
}

fn answer<S: Standings>(plugin: &Plugin, bytes: &[u8]) -> Result<Vec<u8>, Refusal> {
    let Request { state, records, club, from, to } = read::<Request<S::State>>(bytes)?;
    let mut state = state.unwrap_or_default();
    let mut left_out = Vec::new();
    for sent in records {
        let file = sent.file();
        let game = Match::new(plugin.manifest(), sent);
        let ruling = plugin.ruling(&game);
        let over = match (Date::parse(game.date()), ruling.status) {
            (_, Status::Invalid) => Err(LeftOut::Invalid),
            (_, Status::Incomplete) => Err(LeftOut::Incomplete),
            (_, Status::PlayOn) => Err(LeftOut::NotOver),
            (None, Status::Decided | Status::Draw) => Err(LeftOut::NoDate),
            (Some(date), Status::Decided | Status::Draw) => Ok(date),
        };
        match over {
            Ok(date) => S::add(&mut state, &Played { file, date, game: &game, ruling: &ruling }),
            Err(why) => left_out.push(InFile::of_match(file, why.problem())),
        }
    }
    let Some(club) = club else { return reply(&Kept { state, problems: left_out }) };
    let day = |text: Option<String>| match text {
        None => Ok(None),
        Some(text) => Date::parse(&text).map(Some).ok_or_else(|| Refusal::BadInput(format!("`{text}` is no date"))),
    };
    let span = Span { from: day(from)?, to: day(to)? };
    let mut report = S::table(state, (!club.is_null()).then_some(&club), span);
    report.problems.splice(0..0, left_out);
    reply(&report)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_as_the_calendar_has_them() {
        let day = |text: &str| Date::parse(text).map(|date| date.to_string());
        for known in ["2026-11-29", "2024-02-29", "2000-02-29", "0001-01-31"] {
            assert_eq!(day(known).as_deref(), Some(known));
        }
        for unknown in
            ["2026-02-29", "1900-02-29", "2026-13-01", "2026-04-31", "2026-1-1", "29.11.2026", "2026-11-29 ", "+026-01-01", ""]
        {
            assert_eq!(day(unknown), None, "{unknown}");
        }
    }

    #[test]
    fn a_span_holds_both_its_ends_and_is_open_without_one() {
        let day = |text: &str| Date::parse(text).unwrap_or(Date(0));
        let span = Span { from: Some(day("2026-01-01")), to: Some(day("2026-01-31")) };
        assert!(span.holds(day("2026-01-01")) && span.holds(day("2026-01-31")));
        assert!(!span.holds(day("2025-12-31")) && !span.holds(day("2026-02-01")));
        assert!(Span::default().holds(day("1812-06-24")));
    }
}
