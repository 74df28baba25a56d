//! The piece that is chosen: its name, side and kind, where it is, what can be entered for it.

use arbiter_core::desk::{BoardEdit, Slot};
use egui::Ui;
use ruleset_api::Text;
use ruleset_api::manifest::Type;
use ruleset_api::record::{Piece, Place, Topology};

use super::pieces::{self, State};
use super::{BoardState, Shown, lists, place, rename};
use crate::ui::icons::Icon;
use crate::ui::outbox::Outbox;
use crate::ui::sheet;
use crate::ui::theme::{self, Palette, size, space};
use crate::ui::widgets::{self, Field, Press, choose};

/// Shows the chosen piece, or how to choose one: the line is there always, so that the map does not jump.
pub(super) fn show(ui: &mut Ui, shown: &Shown<'_>, state: &BoardState, out: &mut Outbox) {
    let selected = shown.open.document.selection.piece.and_then(|id| shown.board.piece(id));
    // What is edited in place is not shown twice.
    let edited = rename::is_edited(shown, state);
    if selected.is_none() && theme::is_short(ui) {
        return;
    }
    let contents = |ui: &mut Ui, out: &mut Outbox| {
        ui.spacing_mut().item_spacing = egui::vec2(6.0, space::SMALL);
        match selected {
            Some(_) if edited => {}
            Some(piece) => tools(ui, shown, piece, out),
            None => {
                let palette = Palette::of(ui);
                let id = if shown.board.pieces.is_empty() { "ui-begin-with-pieces" } else { "ui-choose-a-piece" };
                let words = egui::RichText::new(shown.open.locale.t(id));
                ui.add(egui::Label::new(words.size(size::SENTENCE).color(palette.muted)).truncate());
            }
        }
    };
    if theme::is_short(ui) {
        egui::ScrollArea::horizontal().id_salt("chosen piece").show(ui, |ui| ui.horizontal(|ui| contents(ui, out)));
        return;
    }
    // As many lines as a chosen piece takes, so that the map does not jump.
    let brief = shown.kind.topology != Topology::Free && shown.kind.pieces.iter().all(|kind| kind.fields.is_empty());
    let lines = if brief { 1.0 } else { 2.0 };
    let top = ui.cursor().top();
    ui.horizontal_wrapped(|ui| contents(ui, out));
    let bottom = top + lines * (theme::CONTROL + space::SMALL);
    ui.expand_to_include_rect(egui::Rect::from_x_y_ranges(ui.max_rect().x_range(), top..=bottom));
}

/// Whether there is something of the chosen piece that the list has no column for.
pub(super) fn has_rest(shown: &Shown<'_>) -> bool {
    let selected = shown.open.document.selection.piece.and_then(|id| shown.board.piece(id));
    let kind = |piece: &Piece| shown.kind.pieces.iter().find(|kind| kind.kind == piece.kind);
    selected.is_some_and(|piece| shown.kind.topology == Topology::Free || kind(piece).is_some_and(|kind| !kind.fields.is_empty()))
}

/// In the place of the line above, while all that is on the board is listed: what the list has no column for.
pub(super) fn rest(ui: &mut Ui, shown: &Shown<'_>, out: &mut Outbox) {
    let selected = shown.open.document.selection.piece.and_then(|id| shown.board.piece(id));
    let Some(piece) = selected else { return };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(6.0, space::SMALL);
        caption(ui, &shown.open.piece(shown.key, piece.id));
        place::body(ui, shown, piece, out);
        fields(ui, shown, piece, out);
    });
}

/// A piece on a card: its name, side and kind, on a table its body, and what can be entered for it.
pub(super) fn card(ui: &mut Ui, shown: &Shown<'_>, piece: &Piece, out: &mut Outbox) {
    let called = shown.open.piece(shown.key, piece.id);
    name(ui, shown, piece, &called, ui.available_width(), out);
    ui.horizontal_wrapped(|ui| {
        lists::side_of_piece(ui, shown, piece, &called, 112.0, out);
        kind(ui, shown, piece, 112.0, out);
        place::body(ui, shown, piece, out);
    });
    let kind = shown.kind.pieces.iter().find(|kind| kind.kind == piece.kind);
    if kind.is_some_and(|kind| !kind.fields.is_empty()) {
        ui.horizontal_wrapped(|ui| fields(ui, shown, piece, out));
    }
}

fn name(ui: &mut Ui, shown: &Shown<'_>, piece: &Piece, called: &str, width: f32, out: &mut Outbox) {
    let name = shown.open.locale.t("ui-piece-name");
    let field = Field::new(sheet::id(shown.open, &shown.pointer(piece.id, "name")), &name, &piece.name, width);
    if let Some(name) = widgets::text(ui, &Field { hint: called, live: true, ..field }) {
        out.enter(arbiter_core::desk::Edit::Board {
            board: shown.key.to_owned(),
            edit: BoardEdit::NamePiece { piece: piece.id, name },
        });
    }
}

fn tools(ui: &mut Ui, shown: &Shown<'_>, piece: &Piece, out: &mut Outbox) {
    let locale = shown.open.locale;
    let called = shown.open.piece(shown.key, piece.id);
    name(ui, shown, piece, &called, if narrow(ui) { 92.0 } else { 112.0 }, out);
    lists::side_of_piece(ui, shown, piece, &called, 100.0, out);
    kind(ui, shown, piece, 104.0, out);
    place::show(ui, shown, piece, out);
    let mut press = |ui: &mut Ui, words: &str, enabled: bool, to: Option<Place>| {
        if enabled && Press::words(words).show(ui).clicked() {
            out.board(shown.key, BoardEdit::MovePiece { piece: piece.id, to });
        }
    };
    press(ui, &locale.t("ui-put-out"), !pieces::is_out(piece), Some(Place::zone(ruleset_api::record::OUT)));
    for zone in &shown.kind.zones {
        let here = matches!(&piece.at, Some(Place::Zone(at)) if at.zone == zone.id);
        press(ui, locale.rendered(&zone.label), !here, Some(Place::zone(&zone.id)));
    }
    press(ui, &locale.t("ui-unplace"), pieces::state(piece) != State::Waiting, None);
    let words = locale.text(&Text::new("ui-remove-piece").with("piece", called));
    if Press::icon(Icon::Close, &words).show(ui).clicked() {
        out.board(shown.key, BoardEdit::RemovePiece(piece.id));
    }
    fields(ui, shown, piece, out);
}

/// The kind, where there are several.
pub(super) fn kind(ui: &mut Ui, shown: &Shown<'_>, piece: &Piece, width: f32, out: &mut Outbox) {
    let kinds = &shown.kind.pieces;
    if kinds.len() < 2 {
        return;
    }
    let words: Vec<String> = kinds.iter().map(|kind| shown.open.locale.rendered(&kind.label).to_owned()).collect();
    let chosen = kinds.iter().position(|kind| kind.kind == piece.kind);
    let id = sheet::id(shown.open, &format!("/boards/{}/kind/{}", shown.key, piece.id));
    let name = shown.open.locale.t("ui-piece-kind");
    let turned = choose(ui, &Field::new(id, &name, "", width), &words, chosen);
    if let Some(kind) = turned.and_then(|index| kinds.get(index)) {
        out.board(shown.key, BoardEdit::PieceKind { piece: piece.id, kind: kind.kind.clone() });
    }
}

fn fields(ui: &mut Ui, shown: &Shown<'_>, piece: &Piece, out: &mut Outbox) {
    let Some(kind) = shown.kind.pieces.iter().find(|kind| kind.kind == piece.kind) else { return };
    for field in &kind.fields {
        let label = shown.open.locale.rendered(&field.label);
        let width = match field.kind {
            Type::Integer => 62.0,
            Type::Bool if field.default_value().is_some() => 22.0,
            _ => 118.0,
        };
        // Label and control stay together where the line ends.
        let font = theme::regular(size::BODY);
        let words = ui.painter().layout_no_wrap(label.to_owned(), font, Palette::of(ui).muted).size().x;
        let both = egui::vec2(words + space::SMALL + width, theme::CONTROL);
        ui.allocate_ui_with_layout(both, egui::Layout::left_to_right(egui::Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = space::SMALL;
            caption(ui, label);
            let slot = Slot::Piece { board: shown.key.to_owned(), piece: piece.id };
            let place = sheet::Place::new(slot, shown.open, label);
            sheet::entry(ui, shown.open, &place, field, piece.values.get(&field.key), width, out);
        });
    }
}

/// The word before a control, which says the same to those who do not see it.
fn caption(ui: &mut Ui, words: &str) {
    let ink = Palette::of(ui).muted;
    let galley = ui.painter().layout_no_wrap(words.to_owned(), theme::regular(size::BODY), ink);
    let (rect, _) = ui.allocate_exact_size(egui::vec2(galley.size().x, theme::CONTROL), egui::Sense::hover());
    let at = egui::Align2::LEFT_CENTER.align_size_within_rect(galley.size(), rect);
    ui.painter().galley(at.min, galley, ink);
}

/// Whether the board is so narrow that fields are better small.
pub(super) fn narrow(ui: &Ui) -> bool {
    ui.ctx().content_rect().width() < 1200.0
}
