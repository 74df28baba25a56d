//! The rows of the table of commands, in the order of the menus.

use super::state::{
    add_time, beside, close, day, line, new_match, next_board, next_step, no_dialog, redo, refresh, save, start_clock, tool_add,
    tool_feature, undo, with_board, with_document,
};
use super::{Command, Key, Menu, Shortcut};
use crate::desk::Desk;
use crate::desk::clock::ClockIntent;
use crate::desk::day::DayIntent;
use crate::desk::journal::JournalIntent;
use crate::desk::maps::MapsIntent;
use crate::desk::message::{Intent, Part, Tool};
use crate::desk::page::Page;
use crate::desk::picture::PictureIntent;
use crate::desk::plugins::PluginsIntent;
use crate::desk::seal::{self, SealIntent};
use crate::desk::shown_board::{self, BoardIntent, Clearing, Look};
use crate::desk::standings::StandingsIntent;

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
/// All but those of the layout.
pub(super) const COMMANDS: &[Command] = &[
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
