//! A club's standings from a folder: its club file and its match records, read by several threads, folded by the ruleset,
//! with everything that was left out and why. It works and returns data; it prints nothing and paints nothing.

mod club;
mod course;
mod games;
pub mod member;
mod readers;
#[cfg(test)]
mod tests;
mod words;

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ruleset_api::standings::{InFile, Report, Span};
use ruleset_api::{Manifest, Problem};

use self::course::Course;
use self::games::Games;
use crate::locale::Language;
use crate::record::folder::{self, Found};
use crate::record::{self, ReadFault};
use crate::referee::Referee;
use crate::referee::report::NoRuling;

/// The standings of a club.
#[derive(Debug)]
pub struct Standings {
    /// The ruleset that keeps them; its texts rendered in all languages of the program.
    pub ruleset: Arc<Manifest>,
    /// The club's file; `None`: everybody started with nothing.
    pub club: Option<PathBuf>,
    /// The files of the records, and folders that could not be read, in the order of their paths. Problems know them by
    /// their place in this list, from 0.
    pub files: Vec<PathBuf>,
    /// The table, and every problem in the order of the files, the club's last. Texts are rendered in the languages asked
    /// for.
    pub report: Report,
    /// How many records there are, and how many are left out.
    pub count: Count,
    games: Games,
}

/// How many records there are, and how many are left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// All of them, and the folders that cannot be read.
    pub found: usize,
    /// Those that do not count, whatever the reason.
    pub left_out: usize,
    /// Of these, how many could not be read, or are too large to be sent to a ruleset.
    pub unread: usize,
    /// Of these, how many are incomplete or entered wrongly.
    pub unsettled: usize,
}

/// How far reading has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// So many records are read…
    pub done: usize,
    /// …of so many.
    pub total: usize,
}

/// Why there are no standings. No file was touched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoStandings {
    /// The folder cannot be read.
    Folder(ReadFault),
    /// It is no folder.
    NotAFolder,
    /// Two files say that they are the club's.
    TwoClubs {
        /// The first of them by name.
        first: PathBuf,
        /// The second.
        second: PathBuf,
    },
    /// The club's file is broken.
    Club {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        fault: ClubFault,
    },
    /// There is neither a club's file nor a record that can be read.
    Nothing,
    /// Without a club's file: records of more than one ruleset that keeps standings; with their ids.
    SeveralRulesets(String, String),
    /// None of the rulesets in question keeps standings; with their ids.
    NoneKept(Vec<String>),
    /// The ruleset is not there, or it failed.
    Ruleset(NoRuling),
    /// Whoever was told of the progress said so.
    Stopped,
}

/// What is wrong with a club's file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClubFault {
    /// It cannot be read, or is not JSON.
    Read(ReadFault),
    /// It is of a newer version of the format.
    NewerVersion(u64),
    /// A member that every club's file has is missing or wrong; with its JSON Pointer.
    Entry(&'static str),
    /// What the ruleset finds wrong with it, its texts rendered; at least one of level `error`.
    Refused(Vec<Problem>),
}

/// Reads a folder's standings. It may take seconds, and waits for the child process: call it from a worker thread with a
/// referee of its own. `progress` is told after every few records, from 0 to the end, and may stop it.
///
/// Entries outside `span` do not count. Records are left out with a warning each, in their order, where they cannot be read,
/// are of another ruleset, have no date, or no end.
///
/// # Errors
/// There is no table. No file was touched.
pub fn read(
    folder: &Path,
    span: Span,
    languages: &[Language],
    referee: &mut Referee,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Standings, NoStandings> {
    let metadata = std::fs::metadata(folder).map_err(|error| NoStandings::Folder(record::read_fault(&error)))?;
    if !metadata.is_dir() {
        return Err(NoStandings::NotAFolder);
    }
    let club = club::find(folder)?;
    let found = folder::below(folder);
    let manifests = referee.rulesets().usable.iter().map(|ruleset| Arc::clone(&ruleset.manifest)).collect::<Vec<_>>();
    let mut course = Course::begin(referee, club.as_ref(), span, languages)?;
    let mut done = Progress { done: 0, total: found.len() };
    tell(done, progress)?;
    readers::read_all(&found, &manifests, &mut |entries| {
        done.done += entries.len();
        course.take(entries, &found)?;
        tell(done, progress)
    })?;
    let (ruleset, report, count, games) = course.end(club.as_ref())?;
    let files = found.into_iter().map(|Found { path, .. }| path).collect();
    Ok(Standings { ruleset, club: club.map(|club| club.file), files, report, count, games })
}

fn tell(done: Progress, progress: &mut dyn FnMut(Progress) -> ControlFlow<()>) -> Result<(), NoStandings> {
    match progress(done) {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(()) => Err(NoStandings::Stopped),
    }
}

impl Standings {
    /// The file in which a problem is: of a record, or the club's. `None` where there is no club's file.
    #[must_use]
    pub fn file(&self, problem: &InFile) -> Option<&Path> {
        match problem.file {
            Some(file) => self.files.get(file).map(PathBuf::as_path),
            None => self.club.as_deref(),
        }
    }
}
