//! What goes into the desk and what comes out of it: intents of the judge, events from outside, effects for the shell.

use std::path::PathBuf;
use std::sync::Arc;

use ruleset_api::standings::Span;
use ruleset_api::{Record, Ruling, Text};

use super::clock::{ClockAnswer, ClockIntent, ClockQuestion, Moment};
use super::day::{DayEffect, DayEvent, DayIntent};
use super::document::DocumentId;
use super::edit::Edit;
use super::journal::{JournalEffect, JournalEvent, JournalIntent, JournalQuestion};
use super::keeping::{KeepingAnswer, KeepingEffect, KeepingEvent, KeepingIntent, KeepingQuestion, Opened};
use super::layout::LayoutIntent;
use super::maps::{MapsAnswer, MapsEffect, MapsEvent, MapsIntent, MapsQuestion};
use super::page::{Page, Tab};
use super::picture::{PictureEffect, PictureEvent, PictureIntent};
use super::plugins::{PluginsEffect, PluginsEvent, PluginsIntent, PluginsQuestion};
use super::procedure::ProcedureIntent;
use super::seal::{SealAnswer, SealIntent, SealQuestion};
use super::shown_board::{BoardIntent, Clearing, Look};
use super::standings::StandingsIntent;
use crate::locale::Language;
use crate::record::fault::{ReadFault, SaveFault};
use crate::record::{Loaded, Lost, Replace, Saved};
use crate::referee::report::{NoRuling, Rulesets};
use crate::settings::Settings;
use crate::standings::member::Game;
use crate::standings::{NoStandings, Progress, Standings};
use crate::what_if::WhatIf;

/// What the judge asked for, or what came back from outside. The reducer takes nothing else.
#[derive(Clone, Debug)]
pub enum Intent {
    /// A new match: of the only ruleset, or asks which one by [`Question::ChooseRuleset`].
    NewMatch,
    /// A new, empty match of a ruleset.
    New {
        /// Id of the ruleset.
        ruleset: String,
    },
    /// A new match like the current one: event, settings and maps, at the next table.
    NextMatch,
    /// Choose a file to open.
    Open,
    /// Open a file whose path was typed, dropped or given at start.
    OpenPath(PathBuf),
    /// Save the current document where it lies; where it lies nowhere, as [`Intent::SaveAs`].
    Save,
    /// Choose where to save the current document.
    SaveAs,
    /// Save the current document at a path that was typed.
    SavePath(PathBuf),
    /// Type a path instead of choosing it: opens [`Question::TypePath`].
    TypePath {
        /// To save the current document there; otherwise to open a file.
        save: bool,
    },
    /// Close the current document, or the page that is shown.
    Close,
    /// Close something that is open, shown or not.
    CloseTab(Tab),
    /// End the program.
    Quit,
    /// Show a document.
    Show(DocumentId),
    /// Show a page; it opens where it is not open yet. Standings open with a folder only.
    ShowPage(Page),
    /// Something of a club's standings.
    Standings(StandingsIntent),
    /// Something of maps.
    Maps(MapsIntent),
    /// Something of the picture under the grid.
    Picture(PictureIntent),
    /// Something of the round's clock of the current document.
    Clock(ClockIntent),
    /// Something of the checklist of the current document.
    Procedure(ProcedureIntent),
    /// Something of the seals of the current document.
    Seal(SealIntent),
    /// Something of the list of a folder's matches.
    Day(DayIntent),
    /// Something of plugins.
    Plugins(PluginsIntent),
    /// Something of the file of the current document.
    Keeping(KeepingIntent),
    /// Something of what was not saved.
    Journal(JournalIntent),
    /// Change the current document.
    Edit(Edit),
    /// Make a change of the list of what would flip the ruling, by its index: an edit with a name that can be undone.
    TryFlip(usize),
    /// Undo the last change of the current document.
    Undo,
    /// Redo the change that was undone last.
    Redo,
    /// Show another board.
    ShowBoard(String),
    /// Select a piece, or none.
    SelectPiece(Option<i64>),
    /// Move the keyboard's cell.
    MoveCursor([i64; 2]),
    /// Light the pieces that a step counted, or none.
    SelectStep(Option<String>),
    /// What a click on the board does.
    UseTool(Tool),
    /// Answer the open question.
    Answer(Answer),
    /// Take away a notice, by its index.
    Dismiss(usize),
    /// Say no more of what the last edit changed.
    DismissChange,
    /// Show the verdict on the whole screen, turned to the players; or the desk again.
    FillScreen(bool),
    /// Change the language of the window.
    UseLanguage(Language),
    /// Something of the board that is shown.
    Board(BoardIntent),
    /// Lead the keyboard to a part of the screen.
    GoTo(Part),
    /// How the window looks, and how its panels stand.
    Layout(LayoutIntent),
    /// Look for rulesets again.
    FindRulesets,
    /// Something came back from outside.
    Event(Event),
}

/// What a click on the board does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Tool {
    /// Selects and drags pieces.
    #[default]
    Select,
    /// Puts the selected piece on the cell.
    Place,
    /// Puts a new piece on the cell, again and again.
    Add {
        /// Its kind.
        kind: String,
        /// Its side, where its kind has one.
        side: Option<usize>,
    },
    /// Sets, shapes or takes away features of a kind.
    Feature {
        /// The kind.
        kind: String,
        /// The side that a new one belongs to, where the kind has one.
        side: Option<usize>,
    },
    /// Measures how far it is from one place to another.
    Ruler,
}

/// A part of the screen that the keyboard can go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Everything that is entered beside the board.
    Sheet,
    /// The board.
    Board,
    /// The steps of the ruling.
    Cascade,
    /// The one line that takes the whole sheet.
    Line,
}

/// What must happen outside the desk.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Look for rulesets; answered by [`Event::RulesetsFound`].
    FindRulesets,
    /// Rule on a record; answered by [`Event::Ruled`]. Only the latest request of a document matters.
    Rule {
        /// Which document.
        document: DocumentId,
        /// The revision of the record.
        revision: u64,
        /// The record.
        record: Arc<Record>,
    },
    /// Find what would flip the ruling on a record; answered by [`Event::WhatIf`]. Only the latest request of a document
    /// matters.
    WhatIf {
        /// Which document.
        document: DocumentId,
        /// The revision of the record.
        revision: u64,
        /// The record.
        record: Arc<Record>,
    },
    /// Read a file; answered by [`Event::Read`].
    Read(PathBuf),
    /// Save a record; answered by [`Event::Saved`].
    Save {
        /// Which document.
        document: DocumentId,
        /// The revision of the record.
        revision: u64,
        /// The record.
        record: Arc<Record>,
        /// Where.
        path: PathBuf,
        /// Which file may be replaced: `record::save_over`.
        replace: Replace,
    },
    /// Let the judge choose a file to open; answered by [`Event::OpenPicked`].
    PickOpen,
    /// Let the judge choose where to save; answered by [`Event::SavePicked`].
    PickSave {
        /// Which document.
        document: DocumentId,
        /// A name to begin with.
        suggested: String,
        /// A folder to begin in.
        folder: Option<PathBuf>,
    },
    /// Something of the list of a folder's matches.
    Day(DayEffect),
    /// Something for plugins.
    Plugins(PluginsEffect),
    /// Something of the journal.
    Journal(JournalEffect),
    /// Lead the keyboard to a part of the screen.
    GoTo(Part),
    /// Show the list of all commands.
    ShowPalette,
    /// Keep the settings in a file; answered by [`Event::SettingsNotKept`] where that fails. Only the latest matter.
    KeepSettings {
        /// The file.
        file: PathBuf,
        /// The settings.
        settings: Box<Settings>,
    },
    /// Let the window fill the screen, or no more.
    FillScreen(bool),
    /// Zoom or fit the map that is shown.
    Look(Look),
    /// Put a text on the system's clipboard.
    Clipboard(String),
    /// Lead the keyboard to the field at a JSON Pointer.
    Lead {
        /// Of which document.
        document: DocumentId,
        /// The pointer.
        pointer: String,
    },
    /// The clock of a document came to zero: the judge must see and hear it.
    TimeCalled {
        /// Which document.
        document: DocumentId,
        /// Whether it may be heard.
        sound: bool,
    },
    /// Let the judge choose a folder; answered by [`Event::FolderPicked`].
    PickFolder,
    /// Read a folder's standings; answered by [`Event::StandingsProgress`] from time to time, and by
    /// [`Event::StandingsRead`]. Only the latest request matters: an earlier one that is still under way may be stopped.
    ReadStandings {
        /// The number of the question.
        asked: u64,
        /// The folder, as it was chosen or typed.
        folder: PathBuf,
        /// The days that count.
        span: Span,
    },
    /// Stop reading standings and games; no answer is needed.
    StopStandings,
    /// Read the games of a member; answered by [`Event::GamesRead`]. Only the latest request matters.
    ReadGames {
        /// The number of the question whose standings they belong to.
        asked: u64,
        /// The member's name.
        member: String,
        /// The records.
        files: Vec<PathBuf>,
    },
    /// Something for maps.
    Maps(MapsEffect),
    /// Something for pictures.
    Picture(PictureEffect),
    /// Something for the files of documents.
    Keeping(KeepingEffect),
    /// End the program.
    Quit,
}

/// What came back from outside.
#[derive(Clone, Debug)]
pub enum Event {
    /// Time went on. The shell tells it while a clock runs, and before each wish that needs the time.
    Time(Moment),
    /// The rulesets were looked for.
    RulesetsFound(Rulesets),
    /// A record was ruled on.
    Ruled {
        /// Which document.
        document: DocumentId,
        /// The revision that was ruled on.
        revision: u64,
        /// The ruling, or why there is none.
        ruling: Result<Arc<Ruling>, NoRuling>,
    },
    /// What would flip the ruling on a record was found.
    WhatIf {
        /// Which document.
        document: DocumentId,
        /// The revision of the record.
        revision: u64,
        /// The changes, or why they could not be found.
        found: Result<Arc<WhatIf>, NoRuling>,
    },
    /// A file was read.
    Read {
        /// Which file: absolute, without `~`, `.` and links.
        path: PathBuf,
        /// Its record, or why it is none.
        record: Result<Loaded, ReadFault>,
        /// Its mark, and whether it is held for this program.
        opened: Opened,
    },
    /// A document was saved, or not.
    Saved {
        /// Which document.
        document: DocumentId,
        /// Where: absolute, without `~`, `.` and links.
        path: PathBuf,
        /// The revision that was saved.
        revision: u64,
        /// Whether it worked.
        result: Result<Saved, SaveFault>,
    },
    /// The judge chose a file to open, or none. Where the system has no dialog, the answer is none as well.
    OpenPicked {
        /// Which file.
        path: Option<PathBuf>,
        /// The answer came before anybody can have seen a dialog: the system has none, so a path is to be typed.
        at_once: bool,
    },
    /// The judge chose a folder, or none. Where the system has no dialog, the answer is none as well.
    FolderPicked {
        /// Which folder.
        path: Option<PathBuf>,
        /// The answer came before anybody can have seen a dialog: the system has none, so a path is to be typed.
        at_once: bool,
    },
    /// The settings could not be kept; with the words of the system.
    SettingsNotKept(String),
    /// Reading standings goes on.
    StandingsProgress {
        /// The number of the question.
        asked: u64,
        /// How far it has come.
        progress: Progress,
    },
    /// Standings were read, or could not be.
    StandingsRead {
        /// The number of the question.
        asked: u64,
        /// The folder: absolute, without `~`, `.` and links.
        folder: PathBuf,
        /// The standings, texts rendered in all languages of the program; or why there are none.
        found: Result<Arc<Standings>, NoStandings>,
    },
    /// The games of a member were read.
    GamesRead {
        /// The number of the question.
        asked: u64,
        /// The member's name.
        member: String,
        /// The games, the latest first.
        games: Vec<Game>,
    },
    /// Something for maps.
    Maps(MapsEvent),
    /// Something for pictures.
    Picture(PictureEvent),
    /// Something of the files of documents.
    Keeping(KeepingEvent),
    /// Something of the list of a folder's matches came back.
    Day(DayEvent),
    /// Something for plugins came back.
    Plugins(PluginsEvent),
    /// Something of the journal came back.
    Journal(JournalEvent),
    /// The judge chose where to save, or did not.
    SavePicked {
        /// Which document.
        document: DocumentId,
        /// Where.
        path: Option<PathBuf>,
        /// The answer came before anybody can have seen a dialog: the system has none, so a path is to be typed.
        at_once: bool,
    },
}

/// A question that must be answered before anything else happens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// A new match is to be begun: by which of the rulesets?
    ChooseRuleset,
    /// A document with unsaved changes is to be closed: save, discard or keep it open.
    SaveFirst {
        /// Which document.
        document: DocumentId,
        /// What goes on after the answer.
        then: Then,
    },
    /// A path is typed.
    TypePath {
        /// To save the current document there; otherwise to open a file.
        save: bool,
        /// What the field begins with.
        suggested: String,
        /// The system's dialog gave no answer, so the question came up by itself.
        unasked: bool,
    },
    /// The path of a folder with records is typed.
    TypeFolder {
        /// The page that is to show the folder.
        page: Page,
        /// What the field begins with.
        suggested: String,
        /// The system's dialog gave no answer, so the question came up by itself.
        unasked: bool,
    },
    /// Something of what was not saved.
    Journal(JournalQuestion),
    /// Something of maps.
    Maps(MapsQuestion),
    /// Something of plugins.
    Plugins(PluginsQuestion),
    /// Something of the file of a document.
    Keeping(KeepingQuestion),
    /// All pieces of a board are to be taken off it, or away: really?
    Clear {
        /// Which document.
        document: DocumentId,
        /// Key of the board.
        board: String,
        /// How.
        clearing: Clearing,
        /// How many pieces it has.
        pieces: usize,
    },
    /// Something of the clock of a document.
    Clock {
        /// Which document.
        document: DocumentId,
        /// What.
        asked: ClockQuestion,
    },
    /// A copy would lose something of its file: save it all the same?
    SaveLossy {
        /// Which document.
        document: DocumentId,
        /// Where.
        path: PathBuf,
        /// Whether a file that is there may be replaced.
        replace: bool,
        /// What the copy would lack.
        lost: Lost,
    },
    /// Something of the seals of a document.
    Seal {
        /// Which document.
        document: DocumentId,
        /// What.
        asked: SealQuestion,
    },
    /// The path exists already: replace the file?
    Replace {
        /// Which document.
        document: DocumentId,
        /// Which file.
        path: PathBuf,
    },
}

/// What goes on once a document is saved or discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// Close that document.
    Close,
    /// End the program, asking for the next unsaved document first.
    Quit,
}

/// An answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Yes: save, replace.
    Yes,
    /// No: discard the changes.
    Discard,
    /// Leave things as they are.
    Cancel,
    /// The typed path. The shell resolves `~` and relative ones.
    Path(PathBuf),
    /// The id of the chosen ruleset.
    Ruleset(String),
    /// To a question on maps.
    Maps(MapsAnswer),
    /// To a question on the file of a document.
    Keeping(KeepingAnswer),
    /// Of a question on the clock.
    Clock(ClockAnswer),
    /// Of a question on seals.
    Seal(SealAnswer),
}

/// Something the judge should know: what happened, what is safe, what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Whether it tells of a failure.
    pub failure: bool,
    /// What to say; a text of the program.
    pub text: Text,
    /// Where more is told of it.
    pub page: Option<Page>,
    /// The document whose clock came to zero, where that is what it tells.
    pub clock: Option<DocumentId>,
}
