//! The words for standings that could not be had: what happened, and what to do. Each becomes an id with its arguments.

use std::path::Path;

use ruleset_api::Text;

use super::{ClubFault, NoStandings};
use crate::referee::report::{NoRuling, Rulesets};

impl NoStandings {
    /// The error code of the command line: those of records and rulings, `two-clubs`, `no-records`, `several-rulesets`,
    /// `no-standings`, `stopped`.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Folder(_) | Self::NotAFolder => "unreadable",
            Self::TwoClubs { .. } => "two-clubs",
            Self::Club { fault: ClubFault::Read(fault), .. } => fault.code(),
            Self::Club { fault: ClubFault::NewerVersion(_), .. } => "newer-version",
            Self::Club { fault: ClubFault::Entry(_) | ClubFault::Refused(_), .. } => "structure",
            Self::Nothing => "no-records",
            Self::SeveralRulesets(..) => "several-rulesets",
            Self::NoneKept(_) => "no-standings",
            Self::Ruleset(none) => none.code(),
            Self::Stopped => "stopped",
        }
    }

    /// What to tell whoever asked: what happened, and what to do. `rulesets` are those that were found.
    #[must_use]
    pub fn text(&self, folder: &Path, rulesets: &Rulesets) -> Text {
        let shown = |path: &Path| path.display().to_string();
        match self {
            Self::Folder(fault) => fault.text(folder),
            Self::NotAFolder => Text::new("standings-not-a-folder").with("folder", shown(folder)),
            Self::TwoClubs { first, second } => {
                Text::new("standings-two-clubs").with("first", shown(first)).with("second", shown(second))
            }
            Self::Club { file, fault } => fault.text(file),
            Self::Nothing => Text::new("standings-nothing").with("folder", shown(folder)),
            Self::SeveralRulesets(first, second) => {
                let text = Text::new("standings-several-rulesets").with("folder", shown(folder));
                text.with("first", first.as_str()).with("second", second.as_str())
            }
            Self::NoneKept(ids) => Text::new("standings-none-kept").with("count", ids.len()).with("ids", ids.join(", ")),
            Self::Ruleset(NoRuling::RulesetFailed { id, fault }) => {
                Text::new("standings-ruleset-failed").with("id", id.as_str()).with("fault", fault.text())
            }
            Self::Ruleset(none) => none.text(rulesets),
            Self::Stopped => Text::new("standings-stopped"),
        }
    }
}

impl ClubFault {
    fn text(&self, file: &Path) -> Text {
        let text = |id| Text::new(id).with("file", file.display().to_string());
        match self {
            Self::Read(fault) => text("standings-club-unread").with("fault", fault.text(file)),
            Self::NewerVersion(found) => text("standings-club-newer").with("found", found.to_string()),
            Self::Entry(at) => text("standings-club-entry").with("at", *at),
            Self::Refused(problems) => text("standings-club-refused").with("count", problems.len()),
        }
    }
}
