//! The matches of a folder with how each stands: what is in the records, and what their rulesets say of them. It reads files
//! and asks the referee; which of them are shown, and in which order, is left to the desk.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use ruleset_api::request::Detail;
use ruleset_api::{Ruling, Text};

use crate::record::{self, ReadFault, folder, seal};
use crate::referee::Referee;
use crate::standings::Progress;

/// The matches of a folder, in the order of their files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Day {
    /// The matches.
    pub matches: Vec<Listed>,
}

/// A match of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its file.
    pub file: PathBuf,
    /// When the file was changed, `YYYY-MM-DD HH:MM` where the judge is; empty where the system does not say.
    pub changed: String,
    /// What there is to tell of it; or why it cannot be read, a text of the program.
    pub told: Result<Told, Text>,
}

/// What the list tells of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Id of its ruleset.
    pub ruleset: String,
    /// The day, as it was entered.
    pub date: String,
    /// The round.
    pub round: String,
    /// The table.
    pub table: String,
    /// The names of the sides as they were entered; empty where none was.
    pub sides: Vec<String>,
    /// Status, result and winners; or why there is no ruling, a text of the program.
    pub ruling: Result<Ruling, Text>,
    /// A judge has decided so, and not the rules.
    pub decided: bool,
}

/// Why there is no list. No file was touched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoDay {
    /// The folder cannot be read.
    Folder(ReadFault),
    /// It is no folder.
    NotAFolder,
    /// Whoever was told of the progress said so.
    Stopped,
}

impl NoDay {
    /// What to tell whoever asked: what happened, and what to do. A text of the program.
    #[must_use]
    pub fn text(&self, folder: &Path) -> Text {
        match self {
            Self::Folder(fault) => fault.text(folder),
            Self::NotAFolder => Text::new("entry-day-not-a-folder").with("folder", folder.display().to_string()),
            Self::Stopped => Text::new("entry-day-stopped"),
        }
    }
}

impl Listed {
    /// The day that the match belongs to: its own, else the one on which its file was changed.
    #[must_use]
    pub fn date(&self) -> &str {
        let own = self.told.as_ref().map_or("", |told| told.date.as_str());
        if own.is_empty() { self.changed.get(..10).unwrap_or_default() } else { own }
    }
}

/// Lists the matches of a folder, not of folders below it. It may take a while: call it from a worker thread, with a referee
/// that has found its rulesets. `clock` writes a moment as [`Listed::changed`] has it. `progress` is told before each file,
/// and may stop it. What cannot be read is listed with the reason.
///
/// # Errors
/// There is no list: the folder cannot be read, or it was stopped.
pub fn read(
    folder: &Path,
    referee: &mut Referee,
    clock: &dyn Fn(SystemTime) -> String,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Day, NoDay> {
    let metadata = std::fs::metadata(folder).map_err(|error| NoDay::Folder(record::read_fault(&error)))?;
    if !metadata.is_dir() {
        return Err(NoDay::NotAFolder);
    }
    let files = folder::inside(folder).map_err(NoDay::Folder)?;
    let total = files.len();
    let mut matches = Vec::with_capacity(total);
    for (done, file) in files.into_iter().enumerate() {
        if progress(Progress { done, total }).is_break() {
            return Err(NoDay::Stopped);
        }
        let changed = std::fs::metadata(&file).and_then(|metadata| metadata.modified()).map(clock).unwrap_or_default();
        let told = told(&file, referee);
        matches.push(Listed { file, changed, told });
    }
    Ok(Day { matches })
}

fn told(file: &Path, referee: &mut Referee) -> Result<Told, Text> {
    // By its name alone: all lie in one folder.
    let record = record::read(file).map_err(|fault| fault.text(file.file_name().map_or(file, Path::new)))?;
    let decision = seal::decision(&record);
    let ruling = match &decision {
        Some(decision) => Ok(decision.ruling()),
        None => referee.rule(&record, Detail::Outcome, &[]).map_err(|none| none.text(referee.rulesets())),
    };
    let sides = record.sides.iter().map(|side| side.name.trim().to_owned()).collect();
    let event = record.event;
    let trimmed = |text: String| text.trim().to_owned();
    Ok(Told {
        ruleset: record.ruleset.id,
        date: trimmed(event.date),
        round: trimmed(event.round),
        table: trimmed(event.table),
        sides,
        ruling,
        decided: decision.is_some(),
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::referee::Limits;

    fn day(folder: &Path, until: usize) -> Result<Day, NoDay> {
        let mut referee = Referee::new(PathBuf::new(), Vec::new(), Limits::default());
        let mut progress = |progress: Progress| {
            if progress.done < until { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        };
        read(folder, &mut referee, &|_| "2026-11-29 14:32".to_owned(), &mut progress)
    }

    #[test]
    fn the_records_of_a_folder_are_listed_and_nothing_below_it_and_what_is_broken_with_the_reason() {
        let folder = tempfile::tempdir().unwrap();
        let record = r#"{ "format": "arbiter-match", "version": 1, "ruleset": { "id": "nobody" },
            "event": { "round": " 3", "table": "12", "date": "2026-11-28" }, "sides": [{ "name": "A" }, {}] }"#;
        std::fs::write(folder.path().join("b.match.json"), record).unwrap();
        std::fs::write(folder.path().join("a.match.json"), "{").unwrap();
        std::fs::write(folder.path().join("notes.txt"), "x").unwrap();
        std::fs::create_dir(folder.path().join("below")).unwrap();
        std::fs::write(folder.path().join("below/c.match.json"), record).unwrap();
        let all = day(folder.path(), usize::MAX).unwrap().matches;
        let names: Vec<_> = all.iter().map(|listed| listed.file.file_name().unwrap().to_owned()).collect();
        assert_eq!(names, ["a.match.json", "b.match.json"]);
        let [broken, told] = all.as_slice() else { return assert_eq!(all.len(), 2) };
        assert!(broken.told.as_ref().is_err_and(|text| text.id == "record-not-json"));
        assert_eq!(broken.date(), "2026-11-29", "of the day on which it was changed");
        assert_eq!(told.date(), "2026-11-28");
        let told = told.told.as_ref().unwrap();
        assert_eq!((told.round.as_str(), told.table.as_str()), ("3", "12"));
        assert_eq!(told.sides, ["A", ""]);
        assert!(told.ruling.is_err(), "there is no such ruleset");
    }

    #[test]
    fn reading_stops_when_it_is_told_to_and_a_file_is_no_folder() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["a", "b"] {
            std::fs::write(folder.path().join(format!("{name}.match.json")), "{").unwrap();
        }
        assert_eq!(day(folder.path(), 1), Err(NoDay::Stopped));
        assert_eq!(day(&folder.path().join("a.match.json"), 1), Err(NoDay::NotAFolder));
        assert_eq!(day(&folder.path().join("nowhere"), 1), Err(NoDay::Folder(ReadFault::Absent)));
    }

    #[test]
    fn what_a_judge_has_decided_goes_before_the_ruling() {
        let here = tempfile::tempdir().unwrap();
        let act = seal::Act::Override { reason: "agreed".to_owned(), winners: vec![1], ruling: None, ruleset: None };
        let (by, role, at) = ("H. Head".to_owned(), seal::Role::HeadJudge, "2026-11-29T14:32:05+01:00".to_owned());
        let record = seal::appended(&ruleset_api::Record::new("g", "1.0.0", 2), act, seal::Signature { by, role, at }).unwrap();
        record::save(&here.path().join("a.match.json"), &record).unwrap();
        let day = day(here.path(), 9).unwrap();
        let told = day.matches.first().and_then(|listed| listed.told.as_ref().ok()).unwrap();
        assert!(told.decided && told.ruling.as_ref().is_ok_and(|ruling| ruling.winners == [1]));
    }
}
