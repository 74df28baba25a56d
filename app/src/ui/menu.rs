//! Menus and shortcuts, both made from the one table of commands; and at the right which match is open.

use arbiter_core::desk::command::{self, Command, Key, Menu, Shortcut};
use arbiter_core::desk::{Desk, Intent, page_name};
use arbiter_core::locale::{Locale, Names};
use egui::containers::menu::SubMenuButton;
use egui::{
    Align, Button, Color32, Frame, Id, KeyboardShortcut, Label, Layout, Margin, Modifiers, Panel, RichText, Role, ScrollArea, Ui,
    WidgetInfo,
};
use ruleset_api::{Manifest, Record, Text};

use super::icons::Icon;
use super::outbox::Outbox;
use super::sheet::heading_line;
use super::theme::{self, Palette, size, space};
use super::widgets::drafting;
use super::{State, board};

/// Commands that begin a group of their menu.
const BEGINS_A_GROUP: [&str; 19] = [
    "save",
    "standings",
    "unsaved",
    "close",
    "quit",
    "cut",
    "day",
    "line",
    "clear-board",
    "list",
    "next-board",
    "fit",
    "next-document",
    "panel-sheet",
    "zoom-in",
    "theme-system",
    "clock-start",
    "shortcuts",
    "about",
];
/// So many of the matches opened last stand in the menu.
const RECENT: usize = 5;

/// Shows the menus.
pub(crate) fn show(ui: &mut Ui, desk: &Desk, locale: &Locale, state: &mut State, out: &mut Outbox) {
    let palette = Palette::of(ui);
    let frame = Frame::new().fill(palette.paper).inner_margin(Margin { left: 6, right: 14, top: 1, bottom: 1 });
    let names = state.names.names(desk);
    Panel::top("menu").frame(frame).show(ui, |ui| {
        egui::MenuBar::new().ui(ui, |ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            ui.spacing_mut().button_padding = egui::vec2(9.0, 4.0);
            // A low window has no room for a whole menu.
            let height = (ui.ctx().content_rect().bottom() - ui.max_rect().bottom() - 28.0).max(80.0);
            for menu in Menu::ALL {
                let mut inside = false;
                let button = ui.menu_button(locale.t(menu.name()), |ui| {
                    ui.spacing_mut().item_spacing.y = 1.0;
                    ui.set_min_width(220.0);
                    ScrollArea::vertical().max_height(height).min_scrolled_height(height).show(ui, |ui| {
                        inside |= items(ui, desk, locale, &names, menu, out);
                        if menu == Menu::File {
                            inside |= recent(ui, desk, locale, out);
                        }
                    });
                });
                let has_keyboard = inside || button.response.has_focus();
                close_behind_the_keyboard(ui, button.response.id, button.inner.is_some(), has_keyboard);
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = space::MEDIUM;
                let words = match (desk.page, desk.document()) {
                    (Some(page), _) => locale.text(&page_name(desk, page)),
                    (None, None) => return,
                    (None, Some(document)) => {
                        let manifest = desk.manifest(document).map(AsRef::as_ref);
                        whereabouts(&document.record, manifest, locale)
                    }
                };
                let label = RichText::new(&words).font(theme::regular(size::BODY)).color(palette.muted);
                ui.add(Label::new(label).truncate()).on_hover_text(words);
            });
        });
    });
}

/// A menu closes when the keyboard goes on from it to something else.
fn close_behind_the_keyboard(ui: &Ui, menu: Id, open: bool, has_keyboard: bool) {
    // While the keyboard is on its way from one thing to the next, nothing has it.
    if ui.memory(|memory| memory.focused().is_none()) {
        return;
    }
    let had_keyboard = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default::<bool>(menu), has_keyboard));
    if open && had_keyboard && !has_keyboard {
        egui::Popup::close_all(ui.ctx());
        ui.ctx().request_repaint();
    }
}

/// What a command is called where it stands alone: with the group that its short name needs to be understood.
pub(super) fn whole_name(command: &Command, name: String, locale: &Locale) -> String {
    let group = match command.id.split('-').next() {
        Some("panel") => Some("layout-group-panels"),
        _ => submenu(command),
    };
    match group {
        Some(group) => locale.text(&Text::new("layout-named").with("group", locale.t(group)).with("name", name)),
        None => name,
    }
}

/// The menu inside of its menu that a command stands in, by the id of its name.
fn submenu(command: &Command) -> Option<&'static str> {
    match command.id.split('-').next() {
        Some("theme") => Some("layout-menu-theme"),
        Some("language") => Some("layout-menu-language"),
        _ => None,
    }
}

/// Shows the commands of a menu; whether one of them has the keyboard.
fn items(ui: &mut Ui, desk: &Desk, locale: &Locale, names: &Names, menu: Menu, out: &mut Outbox) -> bool {
    let of_menu = || command::commands().iter().filter(move |command| command.menu == menu);
    let marks = of_menu().any(|command| command.chosen(desk).is_some());
    let mut has_keyboard = false;
    let mut before = None;
    for (index, command) in of_menu().enumerate() {
        if index > 0 && BEGINS_A_GROUP.contains(&command.id) {
            ui.separator();
        }
        let within = submenu(command);
        let Some(name) = within else {
            has_keyboard |= item(ui, desk, locale, names, (command, marks), out);
            continue;
        };
        if std::mem::replace(&mut before, within) == within {
            continue;
        }
        let blank = Icon::Check.atom(12.0, Color32::TRANSPARENT);
        let button = Button::new((blank, locale.t(name))).right_text(SubMenuButton::arrow_atom(None)).frame_when_inactive(false);
        let (response, _) = SubMenuButton::from_button(button).ui(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            for command in of_menu().filter(|command| submenu(command) == within) {
                has_keyboard |= item(ui, desk, locale, names, (command, true), out);
            }
        });
        has_keyboard |= response.has_focus();
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
    }
    has_keyboard
}

/// Shows a command, in a menu with or without room for marks; whether it has the keyboard.
pub(super) fn item(
    ui: &mut Ui,
    desk: &Desk,
    locale: &Locale,
    names: &Names,
    (command, marks): (&Command, bool),
    out: &mut Outbox,
) -> bool {
    let palette = Palette::of(ui);
    let intent = command.intent(desk);
    let chosen = command.chosen(desk);
    let ink = if intent.is_ok() || chosen == Some(true) { palette.ink } else { palette.muted };
    let label = locale.text_about(&command.label(desk), names);
    let words = RichText::new(&label).color(ink);
    let mut button = if marks {
        let mark = if chosen == Some(true) { ink } else { Color32::TRANSPARENT };
        Button::new((Icon::Check.atom(12.0, mark), words))
    } else {
        Button::new(words)
    };
    button = button.frame_when_inactive(false).wrap_mode(egui::TextWrapMode::Extend);
    if let Some(shortcut) = command.shortcut.and_then(keys) {
        let keys = ui.ctx().format_shortcut(&shortcut);
        button = button.shortcut_text(RichText::new(keys).color(palette.muted));
    }
    let response = ui.add_enabled(intent.is_ok(), button);
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if let Some(chosen) = chosen {
        response.widget_info(|| WidgetInfo::selected(Role::MenuItemCheckBox, intent.is_ok(), chosen, &label));
    }
    let has_keyboard = response.has_focus();
    match intent {
        Ok(intent) if response.clicked() => {
            out.ask(intent);
            ui.close();
        }
        Ok(_) => {}
        Err(why) => {
            response.on_disabled_hover_text(locale.t(why));
        }
    }
    has_keyboard
}

/// The matches opened last; whether one of them has the keyboard.
fn recent(ui: &mut Ui, desk: &Desk, locale: &Locale, out: &mut Outbox) -> bool {
    let files = desk.settings.recent.files();
    if files.is_empty() {
        return false;
    }
    ui.separator();
    ui.add_space(space::SMALL);
    heading_line(ui, &locale.t("layout-recent"));
    let mut has_keyboard = false;
    for file in files.iter().take(RECENT) {
        let name = file.file_name().unwrap_or(file.as_os_str()).to_string_lossy();
        let words = RichText::new(name).color(Palette::of(ui).ink);
        let button = Button::new(words).frame_when_inactive(false).truncate();
        let response = ui.add_enabled(desk.question.is_none(), button);
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        has_keyboard |= response.has_focus();
        let response = response.on_hover_text(file.display().to_string());
        if response.clicked() {
            out.ask(Intent::OpenPath(file.clone()));
            ui.close();
        }
    }
    has_keyboard
}

/// Turns shortcuts into intents. What is being typed is entered first, so that saving saves it too.
pub(crate) fn shortcuts(ui: &Ui, desk: &Desk, state: &mut State, out: &mut Outbox) {
    let mut asked: Vec<Intent> = std::mem::take(&mut state.waiting);
    asked.extend(board::clipboard::keys(ui, desk));
    let all = command::commands().iter();
    let mut all: Vec<(&Command, Shortcut)> = all.flat_map(|command| command.keys().map(move |keys| (command, keys))).collect();
    // Ctrl+Z is also a part of Ctrl+Shift+Z: the longer one comes first.
    all.sort_by_key(|(_, shortcut)| !shortcut.shift);
    for (command, shortcut) in all {
        let undoes = matches!(command.id, "undo" | "redo");
        // The keys of the clipboard are a field's own while it is typed in.
        if (undoes && (drafting(ui) || state.line.is_typing(ui))) || board::clipboard::COMMANDS.contains(&command.id) {
            continue;
        }
        let Some(keys) = keys(shortcut) else { continue };
        if ui.input_mut(|input| input.consume_shortcut(&keys))
            && let Ok(intent) = command.intent(desk)
        {
            asked.push(intent);
        }
    }
    if !asked.is_empty() && drafting(ui) {
        ui.memory_mut(|memory| memory.focused().map(|field| memory.surrender_focus(field)));
    }
    for intent in asked {
        out.ask(intent);
    }
}

/// The keys of a shortcut, as the window knows them.
pub(super) fn keys(shortcut: Shortcut) -> Option<KeyboardShortcut> {
    let key = match shortcut.key {
        Key::Letter(letter) => egui::Key::from_name(&letter.to_string())?,
        Key::PageUp => egui::Key::PageUp,
        Key::PageDown => egui::Key::PageDown,
        Key::Function(number) => egui::Key::from_name(&format!("F{number}"))?,
        Key::Plus => egui::Key::Plus,
        Key::Equals => egui::Key::Equals,
        Key::Minus => egui::Key::Minus,
    };
    let none = Modifiers::NONE;
    let modifiers = if shortcut.ctrl { none | Modifiers::COMMAND } else { none };
    let modifiers = if shortcut.shift { modifiers | Modifiers::SHIFT } else { modifiers };
    Some(KeyboardShortcut::new(modifiers, key))
}

/// Event, round, table, game and edition.
pub(super) fn whereabouts(record: &Record, manifest: Option<&Manifest>, locale: &Locale) -> String {
    let event = &record.event;
    let part = |id: &str, value: &str| {
        let value = value.trim();
        (!value.is_empty()).then(|| locale.text(&Text::new(id).with("value", value)))
    };
    let name = Some(event.name.trim().to_owned()).filter(|name| !name.is_empty());
    let parts = [name, part("ui-round-of", &event.round), part("ui-table-of", &event.table)];
    let event = parts.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let game = manifest.map_or_else(
        || record.ruleset.id.clone(),
        |manifest| format!("{}, {}", locale.rendered(&manifest.name), locale.rendered(&manifest.edition)),
    );
    if event.is_empty() { game } else { format!("{event} — {game}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shortcut_of_the_table_is_made_of_keys_that_the_window_knows() {
        for command in command::commands() {
            assert!(command.keys().all(|shortcut| keys(shortcut).is_some()), "{}", command.id);
        }
    }
}
