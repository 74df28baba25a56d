//! The screen of a document: verdict above, sheet, board and cascade side by side, procedure below. Where the window is too
//! narrow for three columns, they become tabs.

use arbiter_core::desk::{Desk, Document, Intent, LayoutIntent, Page, Part};
use arbiter_core::locale::Locale;
use arbiter_core::settings::{self, Panel as Hidden};
use egui::{CentralPanel, Frame, Id, Margin, Panel, Rect, ScrollArea, Ui, UiBuilder};

use super::icons::Icon;
use super::open::{Marks, Open};
use super::outbox::Outbox;
use super::theme::{self, Palette};
use super::widgets::Press;
use super::{
    State, about, banner, board, cascade, day, guard, line, panels, procedure, rulesets, sheet, shortcuts, standings, tabs,
    unruled, unsaved, welcome,
};

/// Below this width, in points, the columns become tabs.
const THREE_COLUMNS: f32 = 960.0;
/// The widest sheet, in points.
const WIDE_SHEET: f32 = 640.0;
/// A ruling that is older than the record for longer than this, in seconds, is shown as such.
const LATE: f64 = 0.3;

/// The column that is shown where there is room for one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Column {
    Sheet,
    #[default]
    Board,
    Cascade,
}

/// Leads the keyboard to a part of the screen, and shows it where there is room for one only.
pub(super) fn go_to(ui: &Ui, desk: &Desk, part: Part, state: &mut State) {
    let Some(document) = desk.document() else { return };
    let (column, id) = match part {
        Part::Sheet => (Column::Sheet, Some(sheet::field_id(document.id, "/event/name"))),
        Part::Board => (Column::Board, desk.board(document).map(|board| board::canvas_id(document.id, board))),
        Part::Line => {
            let focused = ui.memory(egui::Memory::focused);
            return state.line.open(document.id, focused);
        }
        Part::Cascade => {
            let step = desk.manifest(document).and_then(|manifest| manifest.steps.first());
            (Column::Cascade, step.map(|step| Id::unique(("step", document.id, &step.id))))
        }
    };
    state.column = column;
    if let Some(id) = id {
        ui.memory_mut(|memory| memory.request_focus(id));
    }
}

/// Shows the part of the screen that a place of a record is entered in, given as a JSON Pointer.
pub(super) fn reveal(desk: &Desk, pointer: &str, state: &mut State, out: &mut Outbox) {
    if pointer.starts_with("/boards/") {
        state.column = Column::Board;
        return;
    }
    state.column = Column::Sheet;
    if desk.settings.panels.is_hidden(Hidden::Sheet) {
        out.ask(Intent::Layout(LayoutIntent::Hide(Hidden::Sheet, false)));
    }
}

/// Shows the current page or document, or how to begin.
pub(crate) fn show(ui: &mut Ui, desk: &Desk, locale: &Locale, state: &mut State, out: &mut Outbox) {
    tabs::show(ui, desk, locale, out);
    match desk.page {
        Some(Page::Standings) => return standings::show(ui, desk, locale, &mut state.standings, out),
        Some(Page::Day) => return day::show(ui, desk, locale, &mut state.day, out),
        Some(Page::Rulesets) => return rulesets::show(ui, desk, locale, out),
        Some(Page::Unsaved) => return unsaved::show(ui, desk, locale, out),
        Some(Page::Shortcuts) => return shortcuts::show(ui, desk, locale),
        Some(Page::About) => return about::show(ui, desk, locale),
        None => {}
    }
    let Some(document) = desk.document() else {
        CentralPanel::no_frame().show(ui, |ui| welcome::show(ui, desk, locale, out));
        return;
    };
    let Some(manifest) = desk.manifest(document) else {
        return without_ruleset(ui, desk, document, locale, state, out);
    };
    let names = state.names.names(desk);
    let ruling = document.ruled.ruling.as_ref().and_then(|ruling| ruling.as_deref().ok());
    let marks = Marks::of(ruling);
    let open = Open { document, manifest, ruling, names: &names, marks: &marks, locale };
    let stale = stale(ui, document, state);
    let usual = if theme::is_short(ui) { theme::BANNER - 20.0 } else { theme::BANNER };
    let height = if ruling.is_some() { usual } else { banner::height(ui, desk, document, locale, usual) };
    bar(ui, "verdict", true, height, |ui| banner::show(ui, desk, &open, stale, state, out));
    guard::show(ui, document, locale, out);
    line::show(ui, desk, &open, &mut state.line, out);
    let hidden = desk.settings.panels.is_hidden(Hidden::Procedure);
    let strip = match (theme::is_short(ui), hidden) {
        // Where there is no room for the strip, it stands above the steps.
        (true, _) => 0.0,
        (false, true) => panels::LINE_HANDLE,
        (false, false) => theme::STRIP,
    };
    let above = ui.available_rect_before_wrap();
    in_part(ui, above.with_max_y(above.bottom() - strip), |ui| {
        if ui.available_width() >= THREE_COLUMNS {
            columns(ui, desk, &open, state, out);
        } else {
            one_column(ui, desk, &open, state, out);
        }
    });
    match (theme::is_short(ui), hidden) {
        (true, _) => {}
        (false, true) => panels::line_handle(ui, "procedure handle", Icon::Up, &locale.t("layout-show-procedure"), || {
            out.ask(Intent::Layout(LayoutIntent::Hide(Hidden::Procedure, false)));
        }),
        (false, false) => bar(ui, "procedure", false, strip, |ui| procedure::show(ui, desk, &open, out)),
    }
}

/// Shows something in a part of what is left, before what stands beyond it: Tab goes through the window in the order in
/// which it is painted, and that is the order of reading.
fn in_part(ui: &mut Ui, part: Rect, add: impl FnOnce(&mut Ui)) {
    add(&mut ui.new_child(UiBuilder::new().max_rect(part)));
}

/// A bar above or below the columns, in a height that does not change.
fn bar(ui: &mut Ui, id: &str, top: bool, height: f32, add: impl FnOnce(&mut Ui)) {
    let frame = Frame::new().fill(Palette::of(ui).paper).inner_margin(Margin::symmetric(18, 4));
    let panel = if top { Panel::top(id) } else { Panel::bottom(id) };
    panel.frame(frame).exact_size(height).show(ui, add);
}

fn columns(ui: &mut Ui, desk: &Desk, open: &Open<'_>, state: &mut State, out: &mut Outbox) {
    let boards = !open.manifest.boards.is_empty();
    let columns = panels::Columns::of(&desk.settings.panels, state.drawn, ui.available_width(), boards);
    let frame = Frame::new().fill(Palette::of(ui).paper);
    let side = |panel: Panel, width: f32| panel.frame(frame).exact_size(width).resizable(false);
    let sheet = columns.sheet.map(|width| {
        let shown = side(Panel::left("sheet"), width).show(ui, |ui| {
            scrolled(ui, "sheet", open, |ui| sheet::show(ui, open, out));
        });
        shown.response.rect
    });
    if sheet.is_none() && boards {
        panels::handle(ui, Hidden::Sheet, open.locale, out);
    }
    let beyond = columns.cascade.unwrap_or(panels::HANDLE);
    let middle = ui.available_rect_before_wrap();
    in_part(ui, middle.with_max_x(middle.right() - beyond), |ui| {
        if boards {
            let folded = fold(ui, desk, open.locale, state, out);
            CentralPanel::no_frame().show(ui, |ui| board::show(ui, desk, open, folded, state, out));
        } else {
            // Without a board the sheet has the room.
            CentralPanel::no_frame().frame(frame).show(ui, |ui| wide_sheet(ui, open, out));
        }
    });
    let cascade = columns.cascade.map(|width| {
        let shown = side(Panel::right("cascade"), width).show(ui, |ui| {
            cascade::foot(ui, open, out);
            scrolled(ui, "cascade", open, |ui| {
                if theme::is_short(ui) {
                    procedure::checklist(ui, open, out);
                }
                cascade::show(ui, open, state, out);
            });
        });
        shown.response.rect
    });
    if cascade.is_none() {
        panels::handle(ui, Hidden::Cascade, open.locale, out);
    }
    let dividers = [(settings::Column::Sheet, sheet), (settings::Column::Cascade, cascade)];
    for (column, at) in dividers {
        if let Some(at) = at {
            panels::divider(ui, column, at, columns.room, open.locale, &mut state.drawn, out);
        }
    }
}

/// Whether the pieces below the board are folded away; the handle that unfolds them is shown then. A low window folds them
/// by itself.
fn fold(ui: &mut Ui, desk: &Desk, locale: &Locale, state: &mut State, out: &mut Outbox) -> bool {
    if theme::is_short(ui) {
        let (icon, id) = if state.unfolded { (Icon::Down, "layout-hide-roster") } else { (Icon::Up, "layout-show-roster") };
        panels::line_handle(ui, "roster handle", icon, &locale.t(id), || state.unfolded = !state.unfolded);
        return !state.unfolded;
    }
    let hidden = desk.settings.panels.is_hidden(Hidden::Roster);
    if hidden {
        panels::line_handle(ui, "roster handle", Icon::Up, &locale.t("layout-show-roster"), || {
            out.ask(Intent::Layout(LayoutIntent::Hide(Hidden::Roster, false)));
        });
    }
    hidden
}

fn one_column(ui: &mut Ui, desk: &Desk, open: &Open<'_>, state: &mut State, out: &mut Outbox) {
    let boards = !open.manifest.boards.is_empty();
    let shown = if state.column == Column::Board && !boards { Column::Sheet } else { state.column };
    let locale = open.locale;
    let frame = Frame::new().fill(Palette::of(ui).paper).inner_margin(Margin::symmetric(14, 4));
    Panel::top("columns").frame(frame).show(ui, |ui| {
        ui.horizontal(|ui| {
            let columns = [
                (Column::Sheet, locale.t("ui-sheet")),
                (Column::Board, locale.t("ui-board")),
                (Column::Cascade, locale.t("ui-cascade")),
            ];
            for (column, words) in columns.into_iter().filter(|(column, _)| boards || *column != Column::Board) {
                if Press::words(&words).chosen(shown == column).show(ui).clicked() {
                    state.column = column;
                }
            }
            if theme::is_short(ui) {
                // There is no strip: the clock stands here, the checklist with the cascade.
                procedure::clock(ui, desk, open, out);
                if shown == Column::Board {
                    board::roster_button(ui, desk, open, state);
                }
            }
        });
    });
    let frame = Frame::new().fill(Palette::of(ui).paper);
    match shown {
        Column::Sheet => {
            CentralPanel::no_frame().frame(frame).show(ui, |ui| {
                wide_sheet(ui, open, out);
            });
        }
        Column::Board => {
            let folded = if theme::is_short(ui) { !state.board.shows_roster() } else { fold(ui, desk, locale, state, out) };
            CentralPanel::no_frame().show(ui, |ui| board::show(ui, desk, open, folded, state, out));
        }
        Column::Cascade => {
            CentralPanel::no_frame().frame(frame).show(ui, |ui| {
                cascade::foot(ui, open, out);
                scrolled(ui, "cascade", open, |ui| {
                    if theme::is_short(ui) {
                        procedure::checklist(ui, open, out);
                    }
                    cascade::show(ui, open, state, out);
                });
            });
        }
    }
}

/// The sheet where it has more room than it can use well.
fn wide_sheet(ui: &mut Ui, open: &Open<'_>, out: &mut Outbox) {
    scrolled(ui, "sheet", open, |ui| {
        let width = ui.available_width().min(WIDE_SHEET.max(sheet::wanted_width(ui, open)));
        ui.allocate_ui_with_layout(egui::vec2(width, 0.0), egui::Layout::top_down(egui::Align::Min), |ui| {
            ui.set_width(width);
            sheet::show(ui, open, out);
        });
    });
}

/// A column that scrolls where it is too long; each document has its own place.
fn scrolled(ui: &mut Ui, id: &str, open: &Open<'_>, add: impl FnOnce(&mut Ui)) {
    ScrollArea::vertical().id_salt((id, open.document.id)).auto_shrink(false).show(ui, |ui| {
        Frame::new().inner_margin(Margin { left: 14, right: 14, top: 10, bottom: 8 }).show(ui, |ui| {
            ui.set_width(ui.available_width());
            add(ui);
        });
    });
}

/// Whether the ruling that is shown is older than the record, and has been for so long that it must be said.
fn stale(ui: &Ui, document: &Document, state: &mut State) -> bool {
    if document.ruled.revision == Some(document.revision) {
        state.stale_since = None;
        return false;
    }
    let now = ui.input(|input| input.time);
    let late = now - *state.stale_since.get_or_insert(now) > LATE;
    if !late {
        ui.ctx().request_repaint_after_secs(0.35);
    }
    late
}

/// A record whose ruleset is not there: it can be kept, saved and closed, and says why it is not ruled on.
fn without_ruleset(ui: &mut Ui, desk: &Desk, document: &Document, locale: &Locale, state: &mut State, out: &mut Outbox) {
    let height = banner::height(ui, desk, document, locale, theme::BANNER);
    bar(ui, "verdict", true, height, |ui| banner::show_without_ruleset(ui, desk, document, locale));
    guard::show(ui, document, locale, out);
    if !theme::is_short(ui) {
        bar(ui, "procedure", false, theme::STRIP, |ui| {
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                procedure::state(ui, document, locale, None, f32::INFINITY);
            });
        });
    }
    unruled::show(ui, desk, document, locale, &mut state.stored, out);
}
