//! The desk: open documents, what the judge asked for, and what must be done about it. One reducer changes it,
//! `reduce(&mut Desk, Intent) -> Vec<Effect>`; what came back from outside enters as an [`Event`]. It reads no file, starts
//! no thread and paints nothing.

mod apply;
mod areas;
mod asking;
mod boards;
pub mod changed;
pub mod clipboard;
pub mod clock;
mod clock_log;
pub mod command;
pub mod day;
pub mod document;
pub mod edit;
mod features;
mod files;
pub mod guard;
mod history;
pub mod journal;
pub mod keeping;
pub mod layout;
pub mod line;
pub mod log;
pub mod maps;
pub mod message;
mod naming;
mod natural;
mod next;
mod opening;
pub mod page;
pub mod picture;
pub mod plugins;
pub mod procedure;
mod reduce;
pub mod seal;
mod shown_board;
mod sides;
mod sorting;
pub mod standings;
mod start;
pub mod title;

pub use apply::apply;
pub use boards::next_waiting;
pub use clock::{Clock, ClockAnswer, ClockIntent, ClockQuestion, Hand, Moment};
pub use command::{Command, commands};
pub use day::{DayColumn, DayEffect, DayEvent, DayIntent, DayPage};
pub use document::{Document, DocumentId, Flips, Ruled, Selection};
pub use edit::{BoardEdit, Edit, EventField, PictureEdit, Slot};
pub use files::ENDING;
pub use guard::{Barred, ReadOnly};
pub use history::DEEPEST;
pub use journal::{JournalEffect, JournalEvent, JournalIntent, JournalQuestion};
pub use keeping::{Checked, KeepingAnswer, KeepingEffect, KeepingEvent, KeepingIntent, KeepingQuestion, Kept, Opened, Seen};
pub use layout::LayoutIntent;
pub use maps::{BoardRef, MapsAnswer, MapsEffect, MapsEvent, MapsIntent, MapsQuestion};
pub use message::{Answer, Effect, Event, Intent, Notice, Part, Question, Then, Tool};
pub use page::{Page, Tab};
pub use picture::{PictureEffect, PictureEvent, PictureIntent, PictureState};
pub use plugins::{PluginsEffect, PluginsEvent, PluginsIntent, PluginsQuestion};
pub use procedure::{Click, ProcedureIntent};
pub use reduce::reduce;
pub use seal::{SealAnswer, SealIntent, SealQuestion};
pub use shown_board::{BoardIntent, Clearing, Look, clearing_words};
pub use standings::{MemberGames, Sort, StandingsIntent, StandingsPage};
pub use start::first_map;
pub use title::{document_name, page_name, suggested_name, title};

use std::path::PathBuf;
use std::sync::Arc;

use ruleset_api::manifest::BoardKind;
use ruleset_api::record::Piece;
use ruleset_api::{Manifest, Record};

use crate::locale::Language;
use crate::referee::report::Rulesets;
use crate::settings::Settings;

/// Everything that the window shows.
#[derive(Debug, Default)]
pub struct Desk {
    /// Open documents, in the order in which they were opened.
    pub documents: Vec<Document>,
    /// The document that is shown, or lies behind the page that is; an id of `documents`.
    pub current: Option<DocumentId>,
    /// Open pages, in the order in which they were opened.
    pub pages: Vec<Page>,
    /// The page that is shown, one of `pages`; `None`: the current document is.
    pub page: Option<Page>,
    /// The standings, while their page is open.
    pub standings: Option<StandingsPage>,
    /// The matches of a folder, while their page is open.
    pub day: Option<DayPage>,
    /// The rulesets; `None` until they were found for the first time.
    pub rulesets: Option<Rulesets>,
    /// What else it knows of plugins.
    pub plugins: plugins::Plugins,
    /// A question that must be answered before anything else.
    pub question: Option<Question>,
    /// What the judge should know, newest last; each stays until it is dismissed.
    pub notices: Vec<Notice>,
    /// The language of the window.
    pub language: Language,
    /// What is kept from one run to the next.
    pub settings: Settings,
    /// Where that is kept; `None`: nowhere, as in tests.
    pub settings_file: Option<PathBuf>,
    /// The judge was told that the settings cannot be kept. Once is enough.
    pub told_of_settings: bool,
    /// The judge was told that nobody can be told who edits a file. Once is enough.
    pub told_of_no_lock: bool,
    /// What a click on the board does.
    pub tool: Tool,
    /// What it knows of maps: those that are saved, and whether the one in view is being set up.
    pub maps: maps::Maps,
    /// What is unsaved as the journal was told of it, and what earlier runs did not save.
    pub journal: journal::Journal,
    /// The picture under the board in view.
    pub underlay: picture::Underlay,
    /// All that is on the board is listed beside it.
    pub listing: bool,
    /// The pieces that were copied last.
    pub copied: Vec<Piece>,
    /// A system dialog is open; no second one is asked for.
    pub dialog_open: bool,
    /// The verdict fills the screen, turned to the players.
    pub verdict: bool,
    /// The last id given to a document.
    pub last_id: u64,
    /// The date of today, `YYYY-MM-DD`, that a new match begins with; set by the shell, which has a clock.
    pub today: String,
    /// The moment that the shell told last: before each wish that has to do with time, and while a clock runs.
    pub now: Moment,
    /// While the program is to end: documents whose changes the judge gave up. They stay open until all are asked about.
    pub given_up: Vec<DocumentId>,
}

impl Desk {
    /// The document that is shown; none while a page is.
    #[must_use]
    pub fn document(&self) -> Option<&Document> {
        if self.page.is_some() {
            return None;
        }
        self.documents.iter().find(|document| Some(document.id) == self.current)
    }

    /// The manifest of a document's ruleset, where it is found and may rule on it.
    #[must_use]
    pub fn manifest(&self, document: &Document) -> Option<&Arc<Manifest>> {
        let rulesets = self.rulesets.as_ref().filter(|_| document.is_understood())?;
        rulesets.get(&document.record.ruleset.id).map(|ruleset| &ruleset.manifest)
    }

    /// The board that is shown of a document: the chosen one, else the manifest's first, else the record's first.
    #[must_use]
    pub fn board<'d>(&'d self, document: &'d Document) -> Option<&'d str> {
        let chosen = document.selection.board.as_deref().filter(|board| {
            let kind = self.manifest(document).and_then(|manifest| manifest.board_kind(board));
            kind.is_none_or(|kind| is_shown(kind, &document.record))
        });
        let of_manifest = || self.manifest(document)?.boards.first().map(|board| board.key.as_str());
        chosen.or_else(of_manifest).or_else(|| document.record.boards.keys().next().map(String::as_str))
    }

    /// A document by its id.
    #[must_use]
    pub fn get(&self, id: DocumentId) -> Option<&Document> {
        self.documents.iter().find(|document| document.id == id)
    }
}

/// Whether a board of a ruleset is shown of a record: one that begins as a copy of another only once it is there.
#[must_use]
pub fn is_shown(kind: &BoardKind, record: &Record) -> bool {
    kind.begins_as.is_none() || record.boards.contains_key(&kind.key)
}

#[cfg(test)]
mod tests;
