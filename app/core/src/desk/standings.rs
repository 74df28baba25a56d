//! The page with a club's standings: which folder, which days, how its table is sorted, and whose games are listed. The
//! folder is read outside of the desk; an answer to anything but the latest question is dropped.

use std::path::PathBuf;
use std::sync::Arc;

use ruleset_api::ruling::{ColumnType, Table};
use ruleset_api::standings::{Date, Span};
use serde_json::Value;

use super::Desk;
use super::message::{Effect, Question};
use super::page::Page;
use super::sorting::sorted;
use crate::standings::member::{Game, MEMBER};
use crate::standings::{NoStandings, Progress, Standings};

/// What the judge asked of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StandingsIntent {
    /// Choose a folder.
    Pick,
    /// Type a folder's path: opens [`Question::TypeFolder`].
    Type,
    /// Read a folder.
    Open(PathBuf),
    /// Read the folder again.
    Refresh,
    /// Stop reading. A table that was there before stays.
    Stop,
    /// Let only these days count, as typed: `YYYY-MM-DD`, or empty for no bound.
    Span {
        /// The first day.
        from: String,
        /// The last day.
        to: String,
    },
    /// Sort by a column, by its id: once in its own direction, again the other way round, a third time as the table came.
    Sort(String),
    /// List the games of a member, or of nobody.
    Games(Option<String>),
}

/// The page of the standings.
#[derive(Debug)]
pub struct StandingsPage {
    /// The folder; absolute once it was read.
    pub folder: PathBuf,
    /// The first day that counts, as typed.
    pub from: String,
    /// The last day that counts, as typed.
    pub to: String,
    /// While the folder is read: how far it has come.
    pub reading: Option<Progress>,
    /// What came of reading it last; nothing before.
    pub found: Option<Result<Arc<Standings>, NoStandings>>,
    /// By which column the table is sorted; `None`: as it came.
    pub sort: Option<Sort>,
    /// The rows of the table in the order in which they are shown.
    pub order: Vec<usize>,
    /// Whose games are listed.
    pub member: Option<MemberGames>,
    /// The number of the latest question; answers to others are dropped.
    pub asked: u64,
}

/// By which column the table is sorted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sort {
    /// Id of the column.
    pub column: String,
    /// The largest, or the last word, first.
    pub descending: bool,
}

/// The games of a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemberGames {
    /// The member's name.
    pub name: String,
    /// The games, the latest first; `None` while they are read.
    pub games: Option<Vec<Game>>,
}

impl StandingsPage {
    /// The table, where there is one.
    #[must_use]
    pub fn standings(&self) -> Option<&Arc<Standings>> {
        self.found.as_ref().and_then(|found| found.as_ref().ok())
    }

    /// The days that count; `None` where a typed day is none.
    #[must_use]
    pub fn span(&self) -> Option<Span> {
        Some(Span { from: day(&self.from)?, to: day(&self.to)? })
    }
}

/// A typed day: `Some(None)` where nothing is typed, `None` where it is no day.
#[must_use]
pub fn day(typed: &str) -> Option<Option<Date>> {
    let typed = typed.trim();
    if typed.is_empty() { Some(None) } else { Date::parse(typed).map(Some) }
}

pub(super) fn ask(desk: &mut Desk, intent: StandingsIntent) -> Vec<Effect> {
    match intent {
        StandingsIntent::Pick if std::mem::replace(&mut desk.dialog_open, true) => Vec::new(),
        StandingsIntent::Pick => vec![Effect::PickFolder],
        StandingsIntent::Type => type_folder(desk, false),
        StandingsIntent::Open(folder) => open(desk, folder),
        StandingsIntent::Refresh => read(desk),
        StandingsIntent::Stop => stop(desk),
        StandingsIntent::Span { from, to } => {
            let Some(page) = &mut desk.standings else { return Vec::new() };
            if (&page.from, &page.to) == (&from, &to) {
                return Vec::new();
            }
            (page.from, page.to) = (from, to);
            read(desk)
        }
        StandingsIntent::Sort(column) => {
            if let Some(page) = &mut desk.standings {
                page.turn(column);
            }
            sort(desk);
            Vec::new()
        }
        StandingsIntent::Games(member) => games(desk, member),
    }
}

/// Asks for a typed folder, beginning with the one that is shown.
fn type_folder(desk: &mut Desk, unasked: bool) -> Vec<Effect> {
    let suggested = desk.standings.as_ref().map(|page| page.folder.display().to_string()).unwrap_or_default();
    desk.ask(Question::TypeFolder { page: Page::Standings, suggested, unasked });
    Vec::new()
}

pub(super) fn folder_picked(desk: &mut Desk, folder: Option<PathBuf>, at_once: bool) -> Vec<Effect> {
    desk.dialog_open = false;
    match folder {
        Some(folder) => open(desk, folder),
        None if at_once => type_folder(desk, true),
        None => Vec::new(),
    }
}

/// Opens a folder on the page. The days of another club do not stay.
pub(super) fn open(desk: &mut Desk, folder: PathBuf) -> Vec<Effect> {
    desk.show_page(Page::Standings);
    if desk.standings.as_ref().is_none_or(|page| page.folder != folder) {
        let asked = desk.standings.take().map_or(0, |page| page.asked);
        desk.standings = Some(StandingsPage {
            folder,
            from: String::new(),
            to: String::new(),
            reading: None,
            found: None,
            sort: None,
            order: Vec::new(),
            member: None,
            asked,
        });
    }
    read(desk)
}

/// Reads the folder. While a typed day is none, nothing is read.
fn read(desk: &mut Desk) -> Vec<Effect> {
    let Some(page) = &mut desk.standings else { return Vec::new() };
    let Some(span) = page.span() else { return Vec::new() };
    page.asked += 1;
    page.reading = Some(Progress { done: 0, total: 0 });
    vec![Effect::ReadStandings { asked: page.asked, folder: page.folder.clone(), span }]
}

fn stop(desk: &mut Desk) -> Vec<Effect> {
    let Some(page) = desk.standings.as_mut().filter(|page| page.reading.is_some()) else { return Vec::new() };
    page.reading = None;
    page.asked += 1;
    page.found.get_or_insert(Err(NoStandings::Stopped));
    vec![Effect::StopStandings]
}

/// Takes the page away, and stops what is read for it.
pub(super) fn close(desk: &mut Desk) -> Vec<Effect> {
    desk.standings = None;
    vec![Effect::StopStandings]
}

pub(super) fn progress(desk: &mut Desk, asked: u64, progress: Progress) {
    if let Some(page) = desk.standings.as_mut().filter(|page| page.asked == asked && page.reading.is_some()) {
        page.reading = Some(progress);
    }
}

pub(super) fn was_read(desk: &mut Desk, asked: u64, folder: PathBuf, found: Result<Arc<Standings>, NoStandings>) -> Vec<Effect> {
    let Some(page) = desk.standings.as_mut().filter(|page| page.asked == asked) else { return Vec::new() };
    page.folder = folder;
    page.reading = None;
    page.found = Some(found);
    let member = page.member.take().map(|member| member.name);
    let member = member.filter(|name| page.standings().is_some_and(|standings| has_member(&standings.report.table, name)));
    sort(desk);
    games(desk, member)
}

fn has_member(table: &Table, name: &str) -> bool {
    table.rows.iter().any(|row| row.get(MEMBER).and_then(Value::as_str) == Some(name))
}

/// Lists the games of a member.
fn games(desk: &mut Desk, member: Option<String>) -> Vec<Effect> {
    let Some(page) = &mut desk.standings else { return Vec::new() };
    let Some((name, standings)) = member.zip(page.standings().cloned()) else {
        page.member = None;
        return Vec::new();
    };
    let files = standings.games_of(&name).into_iter().map(std::path::Path::to_path_buf).collect();
    page.member = Some(MemberGames { name: name.clone(), games: None });
    vec![Effect::ReadGames { asked: page.asked, member: name, files }]
}

pub(super) fn games_read(desk: &mut Desk, asked: u64, member: &str, games: Vec<Game>) {
    let page = desk.standings.as_mut().filter(|page| page.asked == asked);
    if let Some(shown) = page.and_then(|page| page.member.as_mut()).filter(|shown| shown.name == member) {
        shown.games = Some(games);
    }
}

impl StandingsPage {
    /// Sorts by a column, or the other way round, or as the table came. Numbers begin with the largest.
    fn turn(&mut self, column: String) {
        let Some(standings) = self.standings() else { return };
        let Some(known) = standings.report.table.columns.iter().find(|known| known.id == column) else { return };
        let first = known.kind == ColumnType::Integer;
        self.sort = match &self.sort {
            Some(sort) if sort.column == column && sort.descending == first => Some(Sort { column, descending: !first }),
            Some(sort) if sort.column == column => None,
            _ => Some(Sort { column, descending: first }),
        };
    }
}

/// Brings the rows into the order that was asked for.
pub(super) fn sort(desk: &mut Desk) {
    let language = desk.language;
    let Some(page) = &mut desk.standings else { return };
    page.order = page.standings().map_or_else(Vec::new, |standings| {
        let table = &standings.report.table;
        let sorted = page.sort.as_ref().and_then(|sort| {
            let column = table.columns.iter().find(|column| column.id == sort.column)?;
            Some(sorted(table, column, sort.descending, &standings.ruleset, language))
        });
        sorted.unwrap_or_else(|| (0..table.rows.len()).collect())
    });
}
