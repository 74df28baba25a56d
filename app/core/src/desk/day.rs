//! The page with the matches of a folder: which folder, of which day, how they are sorted. The folder is read outside of the
//! desk; an answer to anything but the latest question is dropped, and reading stops when the page is left.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use ruleset_api::Status;

use super::Desk;
use super::document::Document;
use super::message::{Effect, Question};
use super::natural::Natural;
use super::page::Page;
use crate::day::{Day, Listed, NoDay};
use crate::standings::Progress;

/// What the judge asked of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DayIntent {
    /// Choose a folder.
    Pick,
    /// Type a folder's path: opens [`Question::TypeFolder`].
    Type,
    /// List a folder.
    Open(PathBuf),
    /// Read the folder again.
    Refresh,
    /// Stop reading. A list that was there before stays.
    Stop,
    /// List the matches of all days, or of today alone.
    All(bool),
    /// Sort by a column: once, again the other way round, a third time by round and table.
    Sort(DayColumn),
}

/// What must happen outside the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DayEffect {
    /// Let the judge choose a folder; answered by [`DayEvent::Picked`].
    Pick,
    /// Read a folder; answered by [`DayEvent::Progress`] from time to time, and by [`DayEvent::Read`]. Only the latest request
    /// matters: an earlier one that is still under way may be stopped.
    Read {
        /// The number of the question.
        asked: u64,
        /// The folder, as it was chosen or typed.
        folder: PathBuf,
    },
    /// Stop reading; no answer is needed.
    Stop,
}

/// What came back from outside.
#[derive(Clone, Debug)]
pub enum DayEvent {
    /// The judge chose a folder, or none. Where the system has no dialog, the answer is none as well.
    Picked {
        /// Which folder.
        path: Option<PathBuf>,
        /// The answer came before anybody can have seen a dialog: the system has none, so a path is to be typed.
        at_once: bool,
    },
    /// Reading goes on.
    Progress {
        /// The number of the question.
        asked: u64,
        /// How far it has come.
        progress: Progress,
    },
    /// The folder was read, or could not be.
    Read {
        /// The number of the question.
        asked: u64,
        /// The folder: absolute, without `~`, `.` and links.
        folder: PathBuf,
        /// Its matches, or why there are none.
        found: Result<Arc<Day>, NoDay>,
    },
}

/// A column of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DayColumn {
    /// The day; shown where the matches of all days are listed.
    Date,
    /// The round.
    Round,
    /// The table.
    Table,
    /// The sides.
    Sides,
    /// How the match stands.
    Status,
    /// When the file was changed.
    Changed,
}

impl DayColumn {
    /// All of them, in their order.
    pub const ALL: [Self; 6] = [Self::Date, Self::Round, Self::Table, Self::Sides, Self::Status, Self::Changed];
}

/// The page of a folder's matches.
#[derive(Debug)]
pub struct DayPage {
    /// The folder; absolute once it was read.
    pub folder: PathBuf,
    /// The matches of all days are listed, not of today alone.
    pub all: bool,
    /// While the folder is read: how far it has come.
    pub reading: Option<Progress>,
    /// What came of reading it last; nothing before.
    pub found: Option<Result<Arc<Day>, NoDay>>,
    /// By which column the list is sorted, and whether the other way round; `None`: by round and table.
    pub sort: Option<(DayColumn, bool)>,
    /// The matches that are shown, by their indexes, in their order.
    pub order: Vec<usize>,
    /// How many of the matches are of today.
    pub today: usize,
    /// The number of the latest question; answers to others are dropped.
    pub asked: u64,
}

impl DayPage {
    /// The matches, where the folder could be read.
    #[must_use]
    pub fn day(&self) -> Option<&Arc<Day>> {
        self.found.as_ref().and_then(|found| found.as_ref().ok())
    }

    /// The match at a place of the list.
    #[must_use]
    pub fn at(&self, place: usize) -> Option<&Listed> {
        self.day()?.matches.get(*self.order.get(place)?)
    }
}

/// The folder whose matches are listed when none is named: that of the current match, else the page's.
pub(super) fn folder(desk: &Desk) -> Option<PathBuf> {
    let open = desk.current.and_then(|current| desk.get(current));
    let of_match = |open: &Document| match &open.path {
        Some(path) => path.parent().map(Path::to_path_buf),
        None => open.folder.clone(),
    };
    open.and_then(of_match).or_else(|| desk.day.as_ref().map(|page| page.folder.clone()))
}

pub(super) fn ask(desk: &mut Desk, intent: DayIntent) -> Vec<Effect> {
    match intent {
        DayIntent::Pick if std::mem::replace(&mut desk.dialog_open, true) => Vec::new(),
        DayIntent::Pick => vec![Effect::Day(DayEffect::Pick)],
        DayIntent::Type => type_folder(desk, false),
        DayIntent::Open(folder) => open(desk, folder),
        DayIntent::Refresh => read(desk),
        DayIntent::Stop => stop(desk),
        DayIntent::All(all) => {
            if let Some(page) = &mut desk.day {
                page.all = all;
            }
            sort(desk);
            Vec::new()
        }
        DayIntent::Sort(column) => {
            if let Some(page) = &mut desk.day {
                page.sort = match page.sort {
                    Some((by, false)) if by == column => Some((column, true)),
                    Some((by, true)) if by == column => None,
                    _ => Some((column, false)),
                };
            }
            sort(desk);
            Vec::new()
        }
    }
}

pub(super) fn came_back(desk: &mut Desk, event: DayEvent) -> Vec<Effect> {
    match event {
        DayEvent::Picked { path, at_once } => {
            desk.dialog_open = false;
            match path {
                Some(folder) => open(desk, folder),
                None if at_once => type_folder(desk, true),
                None => Vec::new(),
            }
        }
        DayEvent::Progress { asked, progress } => {
            if let Some(page) = desk.day.as_mut().filter(|page| page.asked == asked && page.reading.is_some()) {
                page.reading = Some(progress);
            }
            Vec::new()
        }
        DayEvent::Read { asked, folder, found } => {
            if let Some(page) = desk.day.as_mut().filter(|page| page.asked == asked && page.reading.is_some()) {
                page.folder = folder;
                page.reading = None;
                page.found = Some(found);
                sort(desk);
            }
            Vec::new()
        }
    }
}

/// Asks for a typed folder, beginning with the one that would be listed.
fn type_folder(desk: &mut Desk, unasked: bool) -> Vec<Effect> {
    let shown = desk.day.as_ref().map(|page| page.folder.clone()).or_else(|| folder(desk));
    let suggested = shown.map(|folder| folder.display().to_string()).unwrap_or_default();
    desk.ask(Question::TypeFolder { page: Page::Day, suggested, unasked });
    Vec::new()
}

/// Lists a folder on the page.
pub(super) fn open(desk: &mut Desk, folder: PathBuf) -> Vec<Effect> {
    desk.show_page(Page::Day);
    if desk.day.as_ref().is_none_or(|page| page.folder != folder) {
        let (all, asked) = desk.day.take().map_or((false, 0), |page| (page.all, page.asked));
        let (reading, found, sort) = (None, None, None);
        desk.day = Some(DayPage { folder, all, reading, found, sort, order: Vec::new(), today: 0, asked });
    }
    read(desk)
}

/// Shows the page again; meanwhile matches may have been saved.
pub(super) fn show(desk: &mut Desk) -> Vec<Effect> {
    if desk.day.is_none() || desk.page == Some(Page::Day) {
        return Vec::new();
    }
    desk.show_page(Page::Day);
    read(desk)
}

fn read(desk: &mut Desk) -> Vec<Effect> {
    let Some(page) = &mut desk.day else { return Vec::new() };
    page.asked += 1;
    page.reading = Some(Progress { done: 0, total: 0 });
    vec![Effect::Day(DayEffect::Read { asked: page.asked, folder: page.folder.clone() })]
}

fn stop(desk: &mut Desk) -> Vec<Effect> {
    let Some(page) = desk.day.as_mut().filter(|page| page.reading.is_some()) else { return Vec::new() };
    page.reading = None;
    page.found.get_or_insert(Err(NoDay::Stopped));
    vec![Effect::Day(DayEffect::Stop)]
}

/// Stops reading where something else is shown by now.
pub(super) fn left(desk: &mut Desk) -> Vec<Effect> {
    if desk.page == Some(Page::Day) { Vec::new() } else { stop(desk) }
}

/// Takes the page away, and stops what is read for it.
pub(super) fn close(desk: &mut Desk) -> Vec<Effect> {
    let effects = stop(desk);
    desk.day = None;
    effects
}

/// Brings the matches of the day, or all, into the order that was asked for.
pub(super) fn sort(desk: &mut Desk) {
    let today = desk.today.clone();
    let Some(page) = &mut desk.day else { return };
    let Some(day) = page.day().cloned() else {
        (page.order, page.today) = (Vec::new(), 0);
        return;
    };
    let is_today = |listed: &&Listed| listed.date() == today;
    page.today = day.matches.iter().filter(is_today).count();
    let mut order: Vec<(Key, usize)> = day
        .matches
        .iter()
        .enumerate()
        .filter(|(_, listed)| page.all || is_today(listed))
        .map(|(index, listed)| (Key::of(listed, page.sort.map(|(column, _)| column)), index))
        .collect();
    let descending = page.sort.is_some_and(|(_, descending)| descending);
    order.sort_by(|(one, _), (other, _)| {
        let asked = if descending { other.asked.cmp(&one.asked) } else { one.asked.cmp(&other.asked) };
        asked.then_with(|| one.usual.cmp(&other.usual))
    });
    page.order = order.into_iter().map(|(_, index)| index).collect();
}

/// What a match is sorted by: what was asked for, then as usual.
struct Key {
    asked: Option<By>,
    usual: (std::cmp::Reverse<String>, Natural, Natural, PathBuf),
}

#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum By {
    Words(Natural),
    Number(usize),
    Time(String),
}

impl Key {
    fn of(listed: &Listed, column: Option<DayColumn>) -> Self {
        let told = listed.told.as_ref().ok();
        let words = |words: Option<&str>| Natural::of(words.unwrap_or_default());
        let (round, table) = (told.map(|told| told.round.as_str()), told.map(|told| told.table.as_str()));
        let asked = column.map(|column| match column {
            DayColumn::Date => By::Time(listed.date().to_owned()),
            DayColumn::Round => By::Words(words(round)),
            DayColumn::Table => By::Words(words(table)),
            DayColumn::Sides => By::Words(words(told.map(|told| told.sides.join(" ")).as_deref())),
            DayColumn::Status => By::Number(standing(listed)),
            DayColumn::Changed => By::Time(listed.changed.clone()),
        });
        // The latest day first.
        let day = std::cmp::Reverse(listed.date().to_owned());
        Self { asked, usual: (day, words(round), words(table), listed.file.clone()) }
    }
}

/// What needs a judge first: what is wrong, what is still to be entered, what goes on; last what is over.
fn standing(listed: &Listed) -> usize {
    let ruling = listed.told.as_ref().ok().and_then(|told| told.ruling.as_ref().ok());
    match ruling.map(|ruling| ruling.status) {
        None => 0,
        Some(Status::Invalid) => 1,
        Some(Status::Incomplete) => 2,
        Some(Status::PlayOn) => 3,
        Some(Status::Draw) => 4,
        Some(Status::Decided) => 5,
    }
}
