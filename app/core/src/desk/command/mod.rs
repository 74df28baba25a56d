//! The one table of commands. Menu, shortcuts and whatever else lists commands are made from it; each knows whether it can
//! be given as the desk stands, and if not, why.

use std::sync::LazyLock;

use ruleset_api::Text;

use super::clock::Hand;
use super::message::Intent;
use super::{Desk, layout};

mod state;
mod table;

pub(super) use state::with_document;

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
    static ALL: LazyLock<Vec<Command>> = LazyLock::new(|| [table::COMMANDS, layout::COMMANDS].concat());
    &ALL
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_given_to_a_locked_match_is_a_command() {
        for id in COPYING.iter().chain(CHANGING) {
            assert!(commands().iter().any(|command| command.id == *id), "{id}");
        }
    }
}
