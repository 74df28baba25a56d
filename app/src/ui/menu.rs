//! Menus and shortcuts, both made from the one table of commands; and at the right which match is open.

use arbiter_core::desk::command::{self, Command, Key, Menu, Shortcut};
use arbiter_core::desk::{Desk, Intent, page_name};
use arbiter_core::locale::{Locale, Names};
use egui::{Align, Button, Frame, Id, KeyboardShortcut, Label, Layout, Margin, Modifiers, Panel, RichText, Ui};
use ruleset_api::{Manifest, Record, Text};

use super::outbox::Outbox;
use super::theme::{self, Palette, size, space};
use super::widgets::drafting;
use super::{State, board};

/// Commands that begin a group of their menu.
const BEGINS_A_GROUP: [&str; 11] =
    ["save", "standings", "close", "quit", "cut", "clear-board", "list", "next-board", "fit", "next-document", "language-en"];

/// Shows the menus.
pub(crate) fn show(ui: &mut Ui, desk: &Desk, locale: &Locale, state: &mut State, out: &mut Outbox) {
    let palette = Palette::of(ui);
    let frame = Frame::new().fill(palette.paper).inner_margin(Margin { left: 6, right: 14, top: 1, bottom: 1 });
    let names = state.names.names(desk);
    Panel::top("menu").frame(frame).show(ui, |ui| {
        egui::MenuBar::new().ui(ui, |ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            ui.spacing_mut().button_padding = egui::vec2(9.0, 4.0);
            for menu in Menu::ALL {
                let mut inside = false;
                let button = ui.menu_button(locale.t(menu.name()), |ui| {
                    ui.spacing_mut().item_spacing.y = 1.0;
                    ui.set_min_width(220.0);
                    let of_menu = command::commands().iter().filter(|command| command.menu == menu);
                    for (index, command) in of_menu.enumerate() {
                        if index > 0 && BEGINS_A_GROUP.contains(&command.id) {
                            ui.separator();
                        }
                        inside |= item(ui, desk, locale, &names, command, out);
                    }
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

/// Shows a command; whether it has the keyboard.
fn item(ui: &mut Ui, desk: &Desk, locale: &Locale, names: &Names, command: &Command, out: &mut Outbox) -> bool {
    let palette = Palette::of(ui);
    let intent = command.intent(desk);
    let ink = if intent.is_ok() { palette.ink } else { palette.muted };
    let label = locale.text_about(&command.label(desk), names);
    let mut button = Button::new(RichText::new(label).color(ink)).frame_when_inactive(false);
    if let Some(shortcut) = command.shortcut.and_then(keys) {
        let keys = ui.ctx().format_shortcut(&shortcut);
        button = button.shortcut_text(RichText::new(keys).color(palette.muted));
    }
    let response = ui.add_enabled(intent.is_ok(), button);
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
        if (undoes && drafting(ui)) || board::clipboard::COMMANDS.contains(&command.id) {
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

fn keys(shortcut: Shortcut) -> Option<KeyboardShortcut> {
    let key = match shortcut.key {
        Key::Letter(letter) => egui::Key::from_name(&letter.to_string())?,
        Key::PageUp => egui::Key::PageUp,
        Key::PageDown => egui::Key::PageDown,
        Key::Function(number) => egui::Key::from_name(&format!("F{number}"))?,
    };
    let none = Modifiers::NONE;
    let modifiers = if shortcut.ctrl { none | Modifiers::COMMAND } else { none };
    let modifiers = if shortcut.shift { modifiers | Modifiers::SHIFT } else { modifiers };
    Some(KeyboardShortcut::new(modifiers, key))
}

/// Event, round, table, game and edition.
fn whereabouts(record: &Record, manifest: Option<&Manifest>, locale: &Locale) -> String {
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
