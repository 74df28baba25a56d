//! Painting the desk and turning input into intents. These functions may run twice in a frame, so they read the desk and
//! change nothing of it; threads, files and plugins are the shell's and the core's.

mod about;
mod banner;
mod board;
mod cascade;
mod cells;
mod day;
mod folder;
mod fonts;
mod guard;
mod icons;
mod keeping;
mod line;
mod maps;
mod menu;
mod notices;
mod open;
mod outbox;
mod palette;
mod panels;
mod procedure;
mod question;
mod rulesets;
mod screen;
mod seal;
mod sheet;
mod shortcuts;
mod standing;
mod standings;
mod tabs;
pub(crate) mod theme;
mod unruled;
mod unsaved;
mod verdict;
mod welcome;
mod widgets;

use arbiter_core::desk::{Desk, DocumentId, Intent, Look, Part};
use arbiter_core::locale::Locale;
use egui::Ui;

use self::outbox::Outbox;

/// What the window remembers between frames that is not the desk's: where the map lies, what is being typed.
#[derive(Debug, Default)]
pub(crate) struct State {
    board: board::BoardState,
    names: open::NamesCache,
    stored: unruled::StoredCache,
    typed_path: question::TypedPath,
    standings: standings::StandingsState,
    cascade: cascade::CascadeState,
    day: day::DayState,
    line: line::LineState,
    column: screen::Column,
    /// A column that is being drawn wider.
    drawn: Option<panels::Drawn>,
    /// The pieces are shown although the window is low.
    unfolded: bool,
    /// The list of all commands, while it is open.
    palette: Option<palette::Typed>,
    /// All notices are shown, not only the newest.
    all_notices: bool,
    /// The match that the keyboard was led into when it was begun.
    begun: Option<DocumentId>,
    /// What the pointer or the keyboard is at in the cascade, for the board to light it.
    lit: Lit,
    /// The entry that gets the keyboard in the next frame, as a JSON Pointer into a document.
    go_to: Option<(DocumentId, String)>,
    /// The document whose clock came to zero: what is due then gets the keyboard.
    called: Option<DocumentId>,
    /// The part of the screen that gets the keyboard in the next frame.
    part: Option<Part>,
    /// Since when the ruling that is shown is older than the record, in seconds of the window's time.
    stale_since: Option<f64>,
    /// What was asked for outside of the painted desk, and waits for what is typed to be entered first.
    waiting: Vec<Intent>,
}

/// What of the cascade is lit on the board, while the pointer is over it or it has the keyboard. A chosen step is the
/// desk's ([`arbiter_core::desk::Selection::step`]); this comes before it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Lit {
    /// Nothing.
    #[default]
    Nothing,
    /// The pieces that a step counted, by the step's id.
    Step(String),
    /// A change that would flip the ruling, by its index in the list: where the piece would stand.
    Flip(usize),
}

impl State {
    /// What of the cascade is lit on the board.
    #[cfg(test)]
    pub(crate) fn lit(&self) -> &Lit {
        &self.lit
    }

    /// Asks for something in the next frame, after what is being typed was entered.
    pub(crate) fn ask_after_entries(&mut self, intent: Intent) {
        self.waiting.push(intent);
    }

    /// Shows the list of all commands.
    pub(crate) fn show_palette(&mut self) {
        self.palette = Some(palette::Typed::default());
    }

    /// Zooms or fits the map that is shown.
    pub(crate) fn look(&mut self, look: Look) {
        self.board.look(look);
    }

    /// Leads the keyboard to the field at a JSON Pointer, in the next frame.
    pub(crate) fn lead(&mut self, document: DocumentId, pointer: String) {
        self.column = screen::Column::Sheet;
        self.go_to = Some((document, pointer));
    }

    /// The clock of a document came to zero.
    pub(crate) fn time_called(&mut self, document: DocumentId) {
        self.called = Some(document);
    }

    /// Leads the keyboard to a part of the screen, in the next frame.
    pub(crate) fn go_to(&mut self, part: Part) {
        self.part = Some(part);
    }
}

/// Paints the desk; what the judge asked for, in order.
pub(crate) fn show(ui: &mut Ui, desk: &Desk, locale: &Locale, state: &mut State) -> Vec<Intent> {
    let mut out = Outbox::default();
    menu::shortcuts(ui, desk, state, &mut out);
    if let Some((document, pointer)) = state.go_to.take() {
        screen::reveal(desk, &pointer, state, &mut out);
        let field = sheet::field_id(document, &pointer);
        ui.memory_mut(|memory| memory.request_focus(field));
    }
    if let Some(part) = state.part.take() {
        screen::go_to(ui, desk, part, state);
    }
    if !std::mem::take(&mut state.cascade.shown) {
        state.lit = Lit::Nothing;
    }
    if verdict::show(ui, desk, locale, state, &mut out) {
        question::show(ui, desk, locale, &mut state.typed_path, &mut out);
        return out.into_intents();
    }
    begin(ui, desk, state);
    called(ui, desk, state);
    menu::show(ui, desk, locale, state, &mut out);
    notices::show(ui, desk, locale, &mut state.all_notices, &mut out);
    screen::show(ui, desk, locale, state, &mut out);
    question::show(ui, desk, locale, &mut state.typed_path, &mut out);
    palette::show(ui, desk, locale, state, &mut out);
    drop_here(ui, locale);
    if ui.memory(|memory| memory.focused().is_none()) {
        widgets::drop_drafts(ui);
    }
    out.into_intents()
}

/// A new match begins with the keyboard in its first field.
fn begin(ui: &Ui, desk: &Desk, state: &mut State) {
    let Some(document) = desk.document() else { return };
    if state.begun.is_some_and(|begun| begun.0 >= document.id.0) {
        return;
    }
    state.begun = Some(document.id);
    if document.path.is_none() && document.revision == 0 {
        let first = sheet::field_id(document.id, &sheet::first_entry(document, desk.manifest(document)));
        ui.memory_mut(|memory| memory.request_focus(first));
    }
}

/// Once time is called the keyboard goes to what is due then, unless the judge is typing: nothing may end up in another
/// field, or in none.
fn called(ui: &Ui, desk: &Desk, state: &mut State) {
    let Some(called) = state.called.take() else { return };
    let Some(document) = desk.document().filter(|document| document.id == called && desk.question.is_none()) else { return };
    let due = document.ruling().and_then(|ruling| ruling.procedure.iter().find(|item| item.on_time));
    if let Some(item) = due
        && !ui.ctx().text_edit_focused()
    {
        ui.memory_mut(|memory| memory.request_focus(procedure::item_id(called, &item.id)));
    }
}

/// While files are held over the window: what happens when they are let go.
fn drop_here(ui: &Ui, locale: &Locale) {
    if ui.input(|input| input.raw.hovered_files.is_empty()) {
        return;
    }
    let palette = theme::Palette::of(ui);
    let all = ui.ctx().content_rect();
    let painter = ui.ctx().layer_painter(egui::LayerId::new(egui::Order::Foreground, egui::Id::unique("drop here")));
    painter.rect_filled(all, 0.0, palette.paper.gamma_multiply(0.9));
    let font = theme::bold(theme::size::VERDICT);
    painter.text(all.center(), egui::Align2::CENTER_CENTER, locale.t("ui-let-go"), font, palette.ink);
}
