//! Cut, copy and paste of pieces by their keys. Fields that are typed in keep these keys to themselves; text on the
//! clipboard that holds no pieces does nothing.

use arbiter_core::desk::{BoardIntent, Desk, Intent, commands};
use egui::{Event, Key, Modifiers, Ui};

/// The commands whose keys the system turns into events of their own.
pub(crate) const COMMANDS: [&str; 3] = ["cut", "copy", "paste"];

/// What the keys of the clipboard ask for.
pub(crate) fn keys(ui: &Ui, desk: &Desk) -> Vec<Intent> {
    if ui.ctx().text_edit_focused() {
        return Vec::new();
    }
    let given = |id: &str| commands().iter().find(|command| command.id == id)?.intent(desk).ok();
    let mut asked = Vec::new();
    let events = ui.input_mut(|input| {
        let is_ours = |event: &Event| matches!(event, Event::Cut | Event::Copy | Event::Paste(_));
        let (ours, rest): (Vec<Event>, Vec<Event>) = std::mem::take(&mut input.events).into_iter().partition(is_ours);
        input.events = rest;
        ours
    });
    for event in events {
        match event {
            Event::Cut => asked.extend(given("cut")),
            Event::Copy => asked.extend(given("copy")),
            Event::Paste(text) if desk.question.is_none() => asked.push(Intent::Board(BoardIntent::Paste(Some(text)))),
            _ => {}
        }
    }
    for (key, id) in [(Key::X, "cut"), (Key::C, "copy"), (Key::V, "paste")] {
        if ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, key)) {
            asked.extend(given(id));
        }
    }
    asked
}
