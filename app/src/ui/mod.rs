//! Painting the desk and turning input into intents. These functions may run twice in a frame, so they read the desk and
//! change nothing of it; threads, files and plugins are the shell's and the core's.

mod banner;
mod board;
mod cascade;
mod fonts;
mod icons;
mod menu;
mod notices;
mod open;
mod outbox;
mod procedure;
mod question;
mod screen;
mod sheet;
pub(crate) mod theme;
mod welcome;
mod widgets;

use arbiter_core::desk::{Desk, DocumentId, Intent};
use arbiter_core::locale::Locale;
use egui::Ui;

use self::outbox::Outbox;

/// What the window remembers between frames that is not the desk's: where the map lies, what is being typed.
#[derive(Debug, Default)]
pub(crate) struct State {
    board: board::BoardState,
    names: open::NamesCache,
    typed_path: question::TypedPath,
    column: screen::Column,
    /// The entry that gets the keyboard in the next frame, as a JSON Pointer into a document.
    go_to: Option<(DocumentId, String)>,
    /// Since when the ruling that is shown is older than the record, in seconds of the window's time.
    stale_since: Option<f64>,
    /// What was asked for outside of the painted desk, and waits for what is typed to be entered first.
    waiting: Vec<Intent>,
}

impl State {
    /// Asks for something in the next frame, after what is being typed was entered.
    pub(crate) fn ask_after_entries(&mut self, intent: Intent) {
        self.waiting.push(intent);
    }
}

/// Paints the desk; what the judge asked for, in order.
pub(crate) fn show(ui: &mut Ui, desk: &Desk, locale: &Locale, state: &mut State) -> Vec<Intent> {
    let mut out = Outbox::default();
    menu::shortcuts(ui, desk, state, &mut out);
    if let Some((document, pointer)) = state.go_to.take() {
        let field = sheet::field_id(document, &pointer);
        ui.memory_mut(|memory| memory.request_focus(field));
    }
    menu::show(ui, desk, locale, state, &mut out);
    notices::show(ui, desk, locale, &mut out);
    screen::show(ui, desk, locale, state, &mut out);
    question::show(ui, desk, locale, &mut state.typed_path, &mut out);
    if ui.memory(|memory| memory.focused().is_none()) {
        widgets::drop_drafts(ui);
    }
    out.into_intents()
}
