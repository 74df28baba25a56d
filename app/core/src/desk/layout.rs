//! How the window looks and how its panels stand: theme, zoom, widths, what is hidden, the matches opened last; and the
//! commands for it. All of it is kept from one run to the next, and none of it is of a match.

use std::path::Path;

use ruleset_api::Text;

use super::Desk;
use super::command::{Command, Key, Menu, Shortcut, with_document};
use super::message::{Effect, Intent, Part};
use super::page::Page;
use crate::locale::Language;
use crate::settings::{Column, Panel, Room, Theme, Zoom};

/// What the judge asked for about the window itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LayoutIntent {
    /// Look like this.
    Theme(Theme),
    /// Show everything in this size.
    Zoom(Zoom),
    /// Hide a panel, or show it again.
    Hide(Panel, bool),
    /// Give a column a width in points, or its usual one.
    Width(Column, Room, Option<u16>),
    /// Show all panels, in their usual widths.
    UsualPanels,
    /// Show the list of all commands.
    Palette,
}

pub(super) fn ask(desk: &mut Desk, intent: LayoutIntent) -> Vec<Effect> {
    let before = desk.settings.clone();
    match intent {
        LayoutIntent::Palette => return vec![Effect::ShowPalette],
        LayoutIntent::Theme(theme) => desk.settings.theme = theme,
        LayoutIntent::Zoom(zoom) => desk.settings.zoom = zoom,
        LayoutIntent::Hide(panel, hidden) => {
            desk.settings.panels.set_hidden(panel, hidden);
        }
        LayoutIntent::Width(column, room, width) => desk.settings.panels.set_width(column, room, width),
        LayoutIntent::UsualPanels => desk.settings.panels = crate::settings::Panels::default(),
    }
    if desk.settings == before { Vec::new() } else { keep(desk) }
}

/// Keeps the settings as they now are.
pub(super) fn keep(desk: &Desk) -> Vec<Effect> {
    let keep = |file: &std::path::PathBuf| {
        let settings = Box::new(desk.settings.clone());
        Effect::KeepSettings { file: file.clone(), settings }
    };
    desk.settings_file.iter().map(keep).collect()
}

/// The keyboard can only be led to what is shown.
pub(super) fn go_to(desk: &mut Desk, part: Part) -> Vec<Effect> {
    let panel = match part {
        Part::Sheet => Some(Panel::Sheet),
        Part::Cascade => Some(Panel::Cascade),
        Part::Board | Part::Line => None,
    };
    let mut effects = panel.map_or_else(Vec::new, |panel| ask(desk, LayoutIntent::Hide(panel, false)));
    effects.push(Effect::GoTo(part));
    effects
}

/// A match that was opened or saved is offered again.
pub(super) fn remember(desk: &mut Desk, file: &Path) -> Vec<Effect> {
    if desk.settings.recent.put(file) { keep(desk) } else { Vec::new() }
}

/// A file that is gone is offered no more.
pub(super) fn forget(desk: &mut Desk, file: &Path) -> Vec<Effect> {
    if desk.settings.recent.forget(file) { keep(desk) } else { Vec::new() }
}

pub(super) fn not_kept(desk: &mut Desk, words: &str) {
    if let Some(file) = &desk.settings_file
        && !desk.told_of_settings
    {
        let text = Text::new("layout-not-kept").with("file", file.display().to_string()).with("words", words);
        desk.told_of_settings = true;
        desk.fail(text);
    }
}

impl Command {
    /// Of a command that turns something on or chooses one of several: whether that is so now.
    #[must_use]
    pub fn chosen(&self, desk: &Desk) -> Option<bool> {
        let settings = &desk.settings;
        let shown = |panel| Some(!settings.panels.is_hidden(panel));
        let theme = |theme| Some(settings.theme == theme);
        let language = |language| Some(desk.language == language);
        match self.id {
            "panel-sheet" => shown(Panel::Sheet),
            "panel-roster" => shown(Panel::Roster),
            "panel-cascade" => shown(Panel::Cascade),
            "panel-procedure" => shown(Panel::Procedure),
            "theme-system" => theme(Theme::System),
            "theme-light" => theme(Theme::Light),
            "theme-dark" => theme(Theme::Dark),
            "theme-contrast" => theme(Theme::HighContrast),
            "language-en" => language(Language::English),
            "language-fr" => language(Language::French),
            "language-ru" => language(Language::Russian),
            _ => None,
        }
    }
}

/// The commands: how panels stand, size, theme and language in the menu of views, and the menu of help.
pub(super) const COMMANDS: &[Command] = &[
    Command {
        id: "panel-sheet",
        menu: Menu::View,
        name: "layout-command-panel-sheet",
        shortcut: shift_function(6),
        also: None,
        state: |d| turn(d, Panel::Sheet),
    },
    Command {
        id: "panel-roster",
        menu: Menu::View,
        name: "layout-command-panel-roster",
        shortcut: shift_function(7),
        also: None,
        state: |d| turn(d, Panel::Roster),
    },
    Command {
        id: "panel-cascade",
        menu: Menu::View,
        name: "layout-command-panel-cascade",
        shortcut: shift_function(8),
        also: None,
        state: |d| turn(d, Panel::Cascade),
    },
    Command {
        id: "panel-procedure",
        menu: Menu::View,
        name: "layout-command-panel-procedure",
        shortcut: shift_function(4),
        also: None,
        state: |d| turn(d, Panel::Procedure),
    },
    Command {
        id: "panels-usual",
        menu: Menu::View,
        name: "layout-command-panels-usual",
        shortcut: None,
        also: None,
        state: usual_panels,
    },
    Command {
        id: "zoom-in",
        menu: Menu::View,
        name: "layout-command-zoom-in",
        shortcut: ctrl(Key::Plus),
        also: ctrl(Key::Equals),
        state: |d| zoom(d.settings.zoom.larger(), "layout-why-largest"),
    },
    Command {
        id: "zoom-out",
        menu: Menu::View,
        name: "layout-command-zoom-out",
        shortcut: ctrl(Key::Minus),
        also: None,
        state: |d| zoom(d.settings.zoom.smaller(), "layout-why-smallest"),
    },
    Command {
        id: "zoom-usual",
        menu: Menu::View,
        name: "layout-command-zoom-usual",
        shortcut: ctrl(Key::Letter('0')),
        also: None,
        state: |d| zoom(Some(Zoom::default()).filter(|usual| *usual != d.settings.zoom), "layout-why-usual-size"),
    },
    Command {
        id: "theme-system",
        menu: Menu::View,
        name: "layout-command-theme-system",
        shortcut: None,
        also: None,
        state: |d| theme(d, Theme::System),
    },
    Command {
        id: "theme-light",
        menu: Menu::View,
        name: "layout-command-theme-light",
        shortcut: None,
        also: None,
        state: |d| theme(d, Theme::Light),
    },
    Command {
        id: "theme-dark",
        menu: Menu::View,
        name: "layout-command-theme-dark",
        shortcut: None,
        also: None,
        state: |d| theme(d, Theme::Dark),
    },
    Command {
        id: "theme-contrast",
        menu: Menu::View,
        name: "layout-command-theme-contrast",
        shortcut: None,
        also: None,
        state: |d| theme(d, Theme::HighContrast),
    },
    Command {
        id: "language-en",
        menu: Menu::View,
        name: "desk-command-language-en",
        shortcut: None,
        also: None,
        state: |d| language(d, Language::English),
    },
    Command {
        id: "language-fr",
        menu: Menu::View,
        name: "desk-command-language-fr",
        shortcut: None,
        also: None,
        state: |d| language(d, Language::French),
    },
    Command {
        id: "language-ru",
        menu: Menu::View,
        name: "desk-command-language-ru",
        shortcut: None,
        also: None,
        state: |d| language(d, Language::Russian),
    },
    Command {
        id: "palette",
        menu: Menu::Help,
        name: "layout-command-palette",
        shortcut: ctrl(Key::Letter('K')),
        also: None,
        state: |_| Ok(Intent::Layout(LayoutIntent::Palette)),
    },
    Command {
        id: "shortcuts",
        menu: Menu::Help,
        name: "layout-command-shortcuts",
        shortcut: Some(Shortcut { ctrl: false, shift: false, key: Key::Function(1) }),
        also: None,
        state: |d| page(d, Page::Shortcuts),
    },
    Command {
        id: "about",
        menu: Menu::Help,
        name: "layout-command-about",
        shortcut: None,
        also: None,
        state: |d| page(d, Page::About),
    },
];

const fn ctrl(key: Key) -> Option<Shortcut> {
    Some(Shortcut { ctrl: true, shift: false, key })
}

const fn shift_function(number: u8) -> Option<Shortcut> {
    Some(Shortcut { ctrl: false, shift: true, key: Key::Function(number) })
}

fn turn(desk: &Desk, panel: Panel) -> Result<Intent, &'static str> {
    with_document(desk, Intent::Layout(LayoutIntent::Hide(panel, !desk.settings.panels.is_hidden(panel))))
}

fn usual_panels(desk: &Desk) -> Result<Intent, &'static str> {
    let changed = desk.settings.panels != crate::settings::Panels::default();
    if changed { Ok(Intent::Layout(LayoutIntent::UsualPanels)) } else { Err("layout-why-usual-panels") }
}

fn zoom(to: Option<Zoom>, why_not: &'static str) -> Result<Intent, &'static str> {
    to.map(|zoom| Intent::Layout(LayoutIntent::Zoom(zoom))).ok_or(why_not)
}

fn theme(desk: &Desk, theme: Theme) -> Result<Intent, &'static str> {
    if desk.settings.theme == theme { Err("layout-why-same-theme") } else { Ok(Intent::Layout(LayoutIntent::Theme(theme))) }
}

fn language(desk: &Desk, language: Language) -> Result<Intent, &'static str> {
    if desk.language == language { Err("desk-why-same-language") } else { Ok(Intent::UseLanguage(language)) }
}

fn page(desk: &Desk, page: Page) -> Result<Intent, &'static str> {
    if desk.page == Some(page) { Err("layout-why-shown") } else { Ok(Intent::ShowPage(page)) }
}
