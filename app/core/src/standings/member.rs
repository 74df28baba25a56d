//! The games of one member, read again when they are asked for: a table of a hundred thousand records stays small, and the
//! list shows the files as they are now.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use ruleset_api::request::Detail;
use ruleset_api::standings::Report;
use ruleset_api::{Manifest, Ruling, Text};

use super::games::{Games, compared};
use super::{Count, Standings};
use crate::record::{self, seal};
use crate::referee::Referee;

/// Id of the column of a table of standings whose cells name the members.
pub const MEMBER: &str = "member";

/// A game of a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Its record.
    pub file: PathBuf,
    /// What there is to tell of it; or why it cannot be read or ruled on (any more).
    pub told: Result<Told, Text>,
}

/// What a list tells of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The day, `YYYY-MM-DD`.
    pub date: String,
    /// The names of all sides, as written in the record.
    pub sides: Vec<String>,
    /// The side of the member; `None` where the record was changed since and names the member no more.
    pub own: Option<usize>,
    /// Status, result, winners and points.
    pub ruling: Ruling,
    /// A judge has decided so, and not the rules. The table of standings goes by the rules all the same.
    pub decided: bool,
}

impl Standings {
    /// Standings that come from elsewhere than a folder. `played` names, for the number of each file that counts, all its
    /// players.
    #[must_use]
    pub fn new<'n>(
        ruleset: Arc<Manifest>,
        files: Vec<PathBuf>,
        report: Report,
        played: impl IntoIterator<Item = (usize, Vec<&'n str>)>,
    ) -> Self {
        let mut games = Games::default();
        for (file, players) in played {
            games.add(file, players.into_iter());
        }
        games.sort();
        let count = Count { found: files.len(), ..Count::default() };
        Self { ruleset, club: None, files, report, count, games }
    }

    /// The records that count in which somebody of this name played, in the order of their paths. Names are compared as
    /// everywhere: trimmed, in Unicode NFC, without their case.
    #[must_use]
    pub fn games_of(&self, member: &str) -> Vec<&Path> {
        self.games.of(member).filter_map(|file| self.files.get(file)).map(PathBuf::as_path).collect()
    }
}

/// Reads the games of a member, the latest first. It may take a while: call it from a worker thread, with a referee that
/// has found its rulesets. `stopped` is asked before each file; nothing is told once it says so. What cannot be read is
/// listed with the reason, last.
pub fn games(member: &str, files: &[PathBuf], referee: &mut Referee, stopped: &dyn Fn() -> bool) -> Option<Vec<Game>> {
    let mut games = Vec::new();
    for file in files {
        if stopped() {
            return None;
        }
        games.push(Game { file: file.clone(), told: told(member, file, referee) });
    }
    // Dates of this form sort as text; of one day the later file first.
    let day = |game: &Game| game.told.as_ref().map(|told| told.date.clone()).unwrap_or_default();
    games.sort_by(|one, other| (day(other), &other.file).cmp(&(day(one), &one.file)));
    Some(games)
}

fn told(member: &str, file: &Path, referee: &mut Referee) -> Result<Told, Text> {
    let record = record::read(file).map_err(|fault| fault.text(file.file_name().map_or(file, Path::new)))?;
    let decision = seal::decision(&record);
    let ruling = match &decision {
        Some(decision) => decision.ruling(),
        None => referee.rule(&record, Detail::Outcome, &[]).map_err(|none| none.text(referee.rulesets()))?,
    };
    let member = compared(member);
    let own = record.sides.iter().position(|side| compared(&side.name) == member);
    let sides = record.sides.iter().map(|side| side.name.trim().to_owned()).collect();
    Ok(Told { date: record.event.date.trim().to_owned(), sides, own, ruling, decided: decision.is_some() })
}
