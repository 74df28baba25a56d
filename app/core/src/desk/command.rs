//! The one table of commands. Menu, shortcuts and whatever else lists commands are made from it; each knows whether it can
//! be given as the desk stands, and if not, why.

use std::sync::LazyLock;

use ruleset_api::Text;
use ruleset_api::manifest::Belongs;

use super::clock::{ClockIntent, Hand};
use super::day::{self, DayIntent};
use super::journal::JournalIntent;
use super::maps::MapsIntent;
use super::message::{Intent, Part, Tool};
use super::page::{Page, Tab};
use super::picture::PictureIntent;
use super::plugins::PluginsIntent;
use super::procedure::{self, ProcedureIntent};
use super::seal::{self, SealIntent};
use super::shown_board::{self, BoardIntent, Clearing, Look};
use super::standings::StandingsIntent;
use super::{Desk, is_shown, layout};

/// A command.
#[derive(Clone, Copy, Debug)]
pub struct Command {
    /// Its id, for tests and lists.
    pub id: &'static str,
    /// The menu that it stands in.
    pub menu: Menu,
    /// Id of its name, a text of the program.
    pub name: &'static str,
    /// The keys that give it.
    pub shortcut: Option<Shortcut>,
    /// Other keys that give it too.
    pub also: Option<Shortcut>,
    pub(super) state: fn(&Desk) -> Result<Intent, &'static str>,
}

/// A menu of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Menu {
    /// Matches as files.
    File,
    /// Undo and redo.
    Edit,
    /// The round's clock, and what the rules ask for next.
    Match,
    /// What a click on the board does.
    Board,
    /// Documents, languages.
    View,
    /// Rulesets: what was found, and what not.
    Rulesets,
    /// Commands, keys, the program itself.
    Help,
}

/// Keys pressed together. `Ctrl` is the command key where a keyboard has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Shortcut {
    /// With `Ctrl`.
    pub ctrl: bool,
    /// With `Shift`.
    pub shift: bool,
    /// The key itself.
    pub key: Key,
}

/// A key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Key {
    /// A letter, in capitals, or a digit.
    Letter(char),
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// A function key, by its number.
    Function(u8),
    /// Plus.
    Plus,
    /// The equals sign, where plus is on its key.
    Equals,
    /// Minus.
    Minus,
}

impl Command {
    /// All keys that give it; the menu shows the first.
    pub fn keys(&self) -> impl Iterator<Item = Shortcut> {
        self.shortcut.into_iter().chain(self.also)
    }

    /// The intent of the command, or the id of a text that says why it cannot be given.
    ///
    /// # Errors
    /// The command cannot be given as the desk stands.
    pub fn intent(&self, desk: &Desk) -> Result<Intent, &'static str> {
        if desk.question.is_some() {
            return Err("desk-why-question");
        }
        if CHANGING.contains(&self.id) && desk.document().is_some_and(|document| document.barred().is_some()) {
            return Err("guard-why");
        }
        if COPYING.contains(&self.id) && desk.document().is_some_and(|document| !document.is_understood()) {
            return Err("opening-why-newer");
        }
        (self.state)(desk)
    }

    /// What the command is called as the desk stands: undo and redo name what they would do.
    #[must_use]
    pub fn label(&self, desk: &Desk) -> Text {
        let history = desk.document().map(|document| &document.history);
        let named = |id, action: &Text| Text::new(id).with("action", action.clone());
        let hand = desk.document().map(|document| document.clock.hand);
        match self.id {
            "clock-start" => match hand {
                Some(Hand::Running { .. }) => Some(Text::new("clock-command-pause")),
                Some(Hand::Paused { .. }) => Some(Text::new("clock-command-resume")),
                _ => None,
            },
            "clock-mute" => desk.settings.clock.muted.then(|| Text::new("clock-command-unmute")),
            "undo" => history.and_then(|history| history.undo.last()).map(|step| named("desk-command-undo-named", &step.name)),
            "redo" => history.and_then(|history| history.redo.last()).map(|step| named("desk-command-redo-named", &step.name)),
            _ => None,
        }
        .unwrap_or_else(|| Text::new(self.name))
    }
}

impl Menu {
    /// All of them, in their order.
    pub const ALL: [Self; 7] = [Self::File, Self::Edit, Self::Match, Self::Board, Self::View, Self::Rulesets, Self::Help];

    /// Id of its name, a text of the program.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::File => "desk-menu-file",
            Self::Edit => "desk-menu-edit",
            Self::Match => "clock-menu-match",
            Self::Board => "desk-menu-board",
            Self::View => "desk-menu-view",
            Self::Rulesets => "desk-menu-rulesets",
            Self::Help => "layout-menu-help",
        }
    }
}

/// All commands, in the order of the menus.
#[must_use]
pub fn commands() -> &'static [Command] {
    static ALL: LazyLock<Vec<Command>> = LazyLock::new(|| [COMMANDS, layout::COMMANDS].concat());
    &ALL
}

const fn ctrl(key: char) -> Option<Shortcut> {
    Some(Shortcut { ctrl: true, shift: false, key: Key::Letter(key) })
}

const fn ctrl_shift(key: char) -> Option<Shortcut> {
    Some(Shortcut { ctrl: true, shift: true, key: Key::Letter(key) })
}

const fn function(number: u8) -> Option<Shortcut> {
    Some(Shortcut { ctrl: false, shift: false, key: Key::Function(number) })
}

const fn ctrl_page(key: Key) -> Option<Shortcut> {
    Some(Shortcut { ctrl: true, shift: false, key })
}

/// A command of the board, with one shortcut at most.
const fn of_board(
    id: &'static str,
    menu: Menu,
    name: &'static str,
    shortcut: Option<Shortcut>,
    state: fn(&Desk) -> Result<Intent, &'static str>,
) -> Command {
    Command { id, menu, name, shortcut, also: None, state }
}

/// Commands that make a file or a match of a record: not given where it is understood only in part.
const COPYING: &[&str] = &["save", "save-as", "save-path", "next-match"];

/// Commands that change a record, or begin to: not given where it cannot be changed.
const CHANGING: &[&str] = &[
    "undo",
    "redo",
    "cut",
    "paste",
    "clear-board",
    "remove-pieces",
    "line",
    "override",
    "tool-place",
    "tool-feature",
    "tool-add",
    "map-setup",
    "maps",
    "picture",
    "picture-path",
];

const COMMANDS: &[Command] = &[
    Command { id: "new", menu: Menu::File, name: "desk-command-new", shortcut: ctrl('N'), also: None, state: new_match },
    Command {
        id: "next-match",
        menu: Menu::File,
        name: "entry-command-next-match",
        shortcut: ctrl_shift('N'),
        also: None,
        state: |d| with_document(d, Intent::NextMatch),
    },
    Command {
        id: "open",
        menu: Menu::File,
        name: "desk-command-open",
        shortcut: ctrl('O'),
        also: None,
        state: |d| no_dialog(d, Intent::Open),
    },
    Command {
        id: "open-path",
        menu: Menu::File,
        name: "desk-command-open-path",
        shortcut: ctrl_shift('O'),
        also: None,
        state: |_| Ok(Intent::TypePath { save: false }),
    },
    Command { id: "save", menu: Menu::File, name: "desk-command-save", shortcut: ctrl('S'), also: None, state: save },
    Command {
        id: "save-as",
        menu: Menu::File,
        name: "desk-command-save-as",
        shortcut: ctrl_shift('S'),
        also: None,
        state: |d| with_document(d, Intent::SaveAs).and_then(|intent| no_dialog(d, intent)),
    },
    Command {
        id: "save-path",
        menu: Menu::File,
        name: "desk-command-save-path",
        shortcut: ctrl_shift('P'),
        also: None,
        state: |d| with_document(d, Intent::TypePath { save: true }),
    },
    Command { id: "day", menu: Menu::File, name: "entry-command-day", shortcut: ctrl('D'), also: None, state: day },
    Command {
        id: "day-folder",
        menu: Menu::File,
        name: "entry-command-day-folder",
        shortcut: None,
        also: None,
        state: |d| no_dialog(d, Intent::Day(DayIntent::Pick)),
    },
    Command {
        id: "day-path",
        menu: Menu::File,
        name: "entry-command-day-path",
        shortcut: ctrl_shift('D'),
        also: None,
        state: |_| Ok(Intent::Day(DayIntent::Type)),
    },
    Command {
        id: "standings",
        menu: Menu::File,
        name: "desk-command-standings",
        shortcut: ctrl('T'),
        also: None,
        state: |d| no_dialog(d, Intent::Standings(StandingsIntent::Pick)),
    },
    Command {
        id: "standings-path",
        menu: Menu::File,
        name: "desk-command-standings-path",
        shortcut: ctrl_shift('T'),
        also: None,
        state: |_| Ok(Intent::Standings(StandingsIntent::Type)),
    },
    Command {
        id: "standings-refresh",
        menu: Menu::File,
        name: "desk-command-standings-refresh",
        shortcut: Some(Shortcut { ctrl: false, shift: false, key: Key::Function(5) }),
        also: None,
        state: refresh,
    },
    Command {
        id: "unsaved",
        menu: Menu::File,
        name: "journal-command-show",
        shortcut: None,
        also: None,
        state: |_| Ok(Intent::Journal(JournalIntent::Show)),
    },
    Command { id: "close", menu: Menu::File, name: "desk-command-close", shortcut: ctrl('W'), also: None, state: close },
    Command {
        id: "quit",
        menu: Menu::File,
        name: "desk-command-quit",
        shortcut: ctrl('Q'),
        also: None,
        state: |_| Ok(Intent::Quit),
    },
    Command { id: "undo", menu: Menu::Edit, name: "desk-command-undo", shortcut: ctrl('Z'), also: None, state: undo },
    Command { id: "redo", menu: Menu::Edit, name: "desk-command-redo", shortcut: ctrl_shift('Z'), also: ctrl('Y'), state: redo },
    of_board("cut", Menu::Edit, "desk-command-cut", ctrl('X'), |d| shown_board::can(d, BoardIntent::Cut)),
    of_board("copy", Menu::Edit, "desk-command-copy", ctrl('C'), |d| shown_board::can(d, BoardIntent::Copy)),
    of_board("paste", Menu::Edit, "desk-command-paste", ctrl('V'), |d| shown_board::can(d, BoardIntent::Paste(None))),
    of_board("copy-all", Menu::Edit, "desk-command-copy-all", ctrl_shift('A'), |d| shown_board::can(d, BoardIntent::CopyAll)),
    of_board("clear-board", Menu::Edit, "desk-command-clear-board", None, |d| {
        shown_board::can(d, BoardIntent::Clear(Clearing::Unplace))
    }),
    of_board("remove-pieces", Menu::Edit, "desk-command-remove-pieces", None, |d| {
        shown_board::can(d, BoardIntent::Clear(Clearing::Remove))
    }),
    Command {
        id: "next-step",
        menu: Menu::Match,
        name: "clock-command-next-step",
        shortcut: function(4),
        also: None,
        state: next_step,
    },
    Command {
        id: "sign",
        menu: Menu::Match,
        name: "seal-command-sign",
        shortcut: ctrl('G'),
        also: None,
        state: |d| match d.document().ok_or("desk-why-no-document")? {
            document if document.read_only.is_some() => Err("guard-why"),
            document => seal::why_not_signed(d, document).map_or(Ok(Intent::Seal(SealIntent::Sign)), Err),
        },
    },
    Command {
        id: "override",
        menu: Menu::Match,
        name: "seal-command-override",
        shortcut: None,
        also: None,
        state: |d| with_document(d, Intent::Seal(SealIntent::Override)),
    },
    Command {
        id: "reopen",
        menu: Menu::Match,
        name: "seal-command-reopen",
        shortcut: None,
        also: None,
        state: |d| match d.document().ok_or("desk-why-no-document")? {
            document if document.chain.state.locks() && document.read_only.is_none() => Ok(Intent::Seal(SealIntent::Reopen)),
            _ => Err("seal-why-not-locked"),
        },
    },
    Command {
        id: "history",
        menu: Menu::Match,
        name: "seal-command-history",
        shortcut: ctrl('H'),
        also: None,
        state: |d| match d.document().ok_or("desk-why-no-document")? {
            document if document.chain.links.is_empty() => Err("seal-why-no-history"),
            _ => Ok(Intent::Seal(SealIntent::History)),
        },
    },
    Command {
        id: "clock-start",
        menu: Menu::Match,
        name: "clock-command-start",
        shortcut: function(9),
        also: None,
        state: start_clock,
    },
    Command {
        id: "clock-add",
        menu: Menu::Match,
        name: "clock-command-add",
        shortcut: Some(Shortcut { ctrl: false, shift: true, key: Key::Function(9) }),
        also: None,
        state: add_time,
    },
    Command {
        id: "clock-set",
        menu: Menu::Match,
        name: "clock-command-set",
        shortcut: None,
        also: None,
        state: |d| with_document(d, Intent::Clock(ClockIntent::Set)),
    },
    Command {
        id: "clock-mute",
        menu: Menu::Match,
        name: "clock-command-mute",
        shortcut: None,
        also: None,
        state: |d| Ok(Intent::Clock(ClockIntent::Mute(!d.settings.clock.muted))),
    },
    Command { id: "line", menu: Menu::Edit, name: "entry-command-line", shortcut: ctrl('L'), also: None, state: line },
    Command {
        id: "tool-select",
        menu: Menu::Board,
        name: "desk-command-tool-select",
        shortcut: ctrl('1'),
        also: None,
        state: |d| with_board(d).map(|_| Intent::UseTool(Tool::Select)),
    },
    Command {
        id: "tool-place",
        menu: Menu::Board,
        name: "desk-command-tool-place",
        shortcut: ctrl('2'),
        also: None,
        state: |d| with_board(d).map(|_| Intent::UseTool(Tool::Place)),
    },
    Command {
        id: "tool-feature",
        menu: Menu::Board,
        name: "desk-command-tool-feature",
        shortcut: ctrl('3'),
        also: None,
        state: tool_feature,
    },
    of_board("tool-ruler", Menu::Board, "desk-command-tool-ruler", ctrl('5'), |d| {
        with_board(d).map(|_| Intent::UseTool(Tool::Ruler))
    }),
    of_board("list", Menu::Board, "desk-command-list", ctrl_shift('L'), |d| shown_board::can(d, BoardIntent::List)),
    of_board("turn-board", Menu::Board, "desk-command-turn-board", ctrl_shift('R'), |d| shown_board::can(d, BoardIntent::Turn)),
    of_board("fit", Menu::Board, "desk-command-fit", ctrl_shift('F'), |d| shown_board::can(d, BoardIntent::Look(Look::Fit))),
    of_board("map-larger", Menu::Board, "desk-command-zoom-in", None, |d| shown_board::can(d, BoardIntent::Look(Look::Larger))),
    of_board("map-smaller", Menu::Board, "desk-command-zoom-out", None, |d| {
        shown_board::can(d, BoardIntent::Look(Look::Smaller))
    }),
    Command {
        id: "tool-add",
        menu: Menu::Board,
        name: "entry-command-tool-add",
        shortcut: ctrl('4'),
        also: None,
        state: tool_add,
    },
    Command {
        id: "next-board",
        menu: Menu::Board,
        name: "desk-command-next-board",
        shortcut: ctrl('B'),
        also: None,
        state: next_board,
    },
    Command {
        id: "map-setup",
        menu: Menu::Board,
        name: "maps-command-setup",
        shortcut: ctrl('M'),
        also: None,
        state: |d| with_board(d).map(|_| Intent::Maps(MapsIntent::Setup(!d.maps.setup))),
    },
    Command {
        id: "maps",
        menu: Menu::Board,
        name: "maps-command-choose",
        shortcut: ctrl_shift('M'),
        also: None,
        state: |d| with_board(d).map(|_| Intent::Maps(MapsIntent::Choose)),
    },
    Command {
        id: "map-save",
        menu: Menu::Board,
        name: "maps-command-save",
        shortcut: None,
        also: None,
        state: |d| with_board(d).map(|_| Intent::Maps(MapsIntent::Save)),
    },
    Command {
        id: "picture",
        menu: Menu::Board,
        name: "picture-command-pick",
        shortcut: None,
        also: None,
        state: |d| with_board(d).and_then(|_| no_dialog(d, Intent::Picture(PictureIntent::Pick { look_for: false }))),
    },
    Command {
        id: "picture-path",
        menu: Menu::Board,
        name: "picture-command-type",
        shortcut: None,
        also: None,
        state: |d| with_board(d).map(|_| Intent::Picture(PictureIntent::Type { look_for: false })),
    },
    Command {
        id: "go-to-sheet",
        menu: Menu::View,
        name: "desk-command-go-to-sheet",
        shortcut: function(6),
        also: None,
        state: |d| with_document(d, Intent::GoTo(Part::Sheet)),
    },
    Command {
        id: "go-to-board",
        menu: Menu::View,
        name: "desk-command-go-to-board",
        shortcut: function(7),
        also: None,
        state: |d| with_board(d).map(|_| Intent::GoTo(Part::Board)),
    },
    Command {
        id: "go-to-cascade",
        menu: Menu::View,
        name: "desk-command-go-to-cascade",
        shortcut: function(8),
        also: None,
        state: |d| with_document(d, Intent::GoTo(Part::Cascade)),
    },
    Command {
        id: "verdict",
        menu: Menu::View,
        name: "cascade-command-verdict",
        shortcut: function(11),
        also: None,
        state: |d| with_document(d, Intent::FillScreen(!d.verdict)),
    },
    Command {
        id: "next-document",
        menu: Menu::View,
        name: "desk-command-next-document",
        shortcut: ctrl_page(Key::PageDown),
        also: None,
        state: |d| beside(d, 1),
    },
    Command {
        id: "previous-document",
        menu: Menu::View,
        name: "desk-command-previous-document",
        shortcut: ctrl_page(Key::PageUp),
        also: None,
        state: |d| beside(d, d.tabs().len().saturating_sub(1)),
    },
    Command {
        id: "rulesets",
        menu: Menu::Rulesets,
        name: "desk-command-rulesets",
        shortcut: None,
        also: None,
        state: |_| Ok(Intent::ShowPage(Page::Rulesets)),
    },
    Command {
        id: "find-rulesets",
        menu: Menu::Rulesets,
        name: "desk-command-find-rulesets",
        shortcut: None,
        also: None,
        state: |_| Ok(Intent::FindRulesets),
    },
    Command {
        id: "install",
        menu: Menu::Rulesets,
        name: "plugins-command-install",
        shortcut: None,
        also: None,
        state: |d| no_dialog(d, Intent::Plugins(PluginsIntent::Pick)),
    },
    Command {
        id: "install-path",
        menu: Menu::Rulesets,
        name: "plugins-command-install-path",
        shortcut: None,
        also: None,
        state: |_| Ok(Intent::Plugins(PluginsIntent::Type)),
    },
];

fn new_match(desk: &Desk) -> Result<Intent, &'static str> {
    match &desk.rulesets {
        None => Err("desk-why-rulesets-sought"),
        Some(rulesets) if rulesets.usable.is_empty() => Err("desk-why-no-rulesets"),
        Some(_) => Ok(Intent::NewMatch),
    }
}

fn save(desk: &Desk) -> Result<Intent, &'static str> {
    let intent = with_document(desk, Intent::Save)?;
    let needs_dialog = desk.document().is_some_and(|document| document.path.is_none() || document.read_only.is_some());
    if needs_dialog { no_dialog(desk, intent) } else { Ok(intent) }
}

fn undo(desk: &Desk) -> Result<Intent, &'static str> {
    let intent = with_document(desk, Intent::Undo)?;
    let any = desk.document().is_some_and(|document| !document.history.undo.is_empty());
    if any { Ok(intent) } else { Err("desk-why-nothing-to-undo") }
}

fn redo(desk: &Desk) -> Result<Intent, &'static str> {
    let intent = with_document(desk, Intent::Redo)?;
    let any = desk.document().is_some_and(|document| !document.history.redo.is_empty());
    if any { Ok(intent) } else { Err("desk-why-nothing-to-redo") }
}

fn next_step(desk: &Desk) -> Result<Intent, &'static str> {
    let document = desk.document().ok_or("desk-why-no-document")?;
    let next = document.ruling().and_then(|ruling| procedure::next(document, ruling));
    next.map(|_| Intent::Procedure(ProcedureIntent::Next)).ok_or("clock-why-no-step")
}

fn start_clock(desk: &Desk) -> Result<Intent, &'static str> {
    let document = desk.document().ok_or("desk-why-no-document")?;
    match document.clock.hand {
        Hand::Ready | Hand::Paused { .. } => Ok(Intent::Clock(ClockIntent::Start)),
        Hand::Running { .. } => Ok(Intent::Clock(ClockIntent::Pause)),
        Hand::Called => Err("clock-why-called"),
    }
}

fn add_time(desk: &Desk) -> Result<Intent, &'static str> {
    let document = desk.document().ok_or("desk-why-no-document")?;
    if document.clock.hand == Hand::Ready { Err("clock-why-not-started") } else { Ok(Intent::Clock(ClockIntent::Add)) }
}

/// The kind of feature that the shown board has first; a palette beside the board offers the others.
fn tool_feature(desk: &Desk) -> Result<Intent, &'static str> {
    let board = with_board(desk)?;
    let manifest = desk.document().and_then(|document| desk.manifest(document));
    let kind = manifest.and_then(|manifest| manifest.board_kind(board)?.features.first());
    let kind = kind.ok_or("desk-why-no-features")?;
    let side = (kind.side == Belongs::Required).then_some(0);
    Ok(Intent::UseTool(Tool::Feature { kind: kind.kind.clone(), side }))
}

/// The board after the shown one, round and round.
fn next_board(desk: &Desk) -> Result<Intent, &'static str> {
    let board = with_board(desk)?;
    let document = desk.document().ok_or("desk-why-no-document")?;
    let boards = desk.manifest(document).map_or(&[][..], |manifest| &manifest.boards).iter();
    let boards: Vec<_> = boards.filter(|kind| is_shown(kind, &document.record)).collect();
    let here = boards.iter().position(|known| known.key == board).unwrap_or_default();
    match boards.iter().cycle().nth(here + 1) {
        Some(next) if boards.len() > 1 => Ok(Intent::ShowBoard(next.key.clone())),
        _ => Err("desk-why-no-other-board"),
    }
}

/// What is open so many places further on, round and round.
fn beside(desk: &Desk, places: usize) -> Result<Intent, &'static str> {
    let tabs = desk.tabs();
    let here = tabs.iter().position(|tab| Some(*tab) == desk.tab()).unwrap_or_default();
    match tabs.iter().cycle().nth(here + places) {
        Some(Tab::Document(id)) if tabs.len() > 1 => Ok(Intent::Show(*id)),
        Some(Tab::Page(page)) if tabs.len() > 1 => Ok(Intent::ShowPage(*page)),
        _ => Err("desk-why-no-other-document"),
    }
}

fn close(desk: &Desk) -> Result<Intent, &'static str> {
    if desk.tab().is_some() { Ok(Intent::Close) } else { Err("desk-why-no-document") }
}

/// The matches of the folder that the current one is from; without one, of a folder that is chosen.
fn day(desk: &Desk) -> Result<Intent, &'static str> {
    match day::folder(desk) {
        Some(folder) => Ok(Intent::Day(DayIntent::Open(folder))),
        None => no_dialog(desk, Intent::Day(DayIntent::Pick)),
    }
}

fn line(desk: &Desk) -> Result<Intent, &'static str> {
    let intent = with_document(desk, Intent::GoTo(Part::Line))?;
    let known = desk.document().and_then(|document| desk.manifest(document));
    if known.is_some() { Ok(intent) } else { Err("entry-why-no-ruleset") }
}

/// New pieces of the first side; given again, of the next.
fn tool_add(desk: &Desk) -> Result<Intent, &'static str> {
    let board = with_board(desk)?;
    let document = desk.document().ok_or("desk-why-no-document")?;
    let kind = desk.manifest(document).and_then(|manifest| manifest.board_kind(board)?.pieces.first());
    let kind = kind.ok_or("entry-why-no-pieces")?;
    let sides = document.record.sides.len().max(1);
    let next = match &desk.tool {
        Tool::Add { side: Some(side), .. } => (side + 1) % sides,
        _ => 0,
    };
    let side = (kind.side != Belongs::None).then_some(next);
    Ok(Intent::UseTool(Tool::Add { kind: kind.kind.clone(), side }))
}

fn refresh(desk: &Desk) -> Result<Intent, &'static str> {
    match desk.page {
        Some(Page::Standings) => Ok(Intent::Standings(StandingsIntent::Refresh)),
        Some(Page::Day) => Ok(Intent::Day(DayIntent::Refresh)),
        _ => Err("desk-why-no-standings"),
    }
}

pub(super) fn with_document(desk: &Desk, intent: Intent) -> Result<Intent, &'static str> {
    if desk.document().is_some() { Ok(intent) } else { Err("desk-why-no-document") }
}

fn with_board(desk: &Desk) -> Result<&str, &'static str> {
    let document = desk.document().ok_or("desk-why-no-document")?;
    desk.board(document).ok_or("desk-why-no-board")
}

fn no_dialog(desk: &Desk, intent: Intent) -> Result<Intent, &'static str> {
    if desk.dialog_open { Err("desk-why-dialog") } else { Ok(intent) }
}
