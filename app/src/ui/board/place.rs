//! Where the chosen piece is, to be typed or chosen: a place without the picture. On a table its size and its turn as well.

use arbiter_core::desk::BoardEdit;
use egui::Ui;
use ruleset_api::record::{Piece, Place, Topology};

use super::selected::narrow;
use super::words::not_taken;
use super::{Shown, shapes};
use crate::ui::outbox::Outbox;
use crate::ui::sheet;
use crate::ui::widgets::{Field, checked, choose, shown_number, whole_number};

/// Shows the place of a piece on the map, and on a table its size and angle.
pub(super) fn show(ui: &mut Ui, shown: &Shown<'_>, piece: &Piece, out: &mut Outbox) {
    if shown.kind.topology == Topology::Areas {
        return area(ui, shown, piece, out);
    }
    numbers(ui, shown, piece, out);
    if shown.kind.topology == Topology::Free {
        size(ui, shown, piece, out);
        angle(ui, shown, piece, out);
    }
}

/// Column and row, or millimetres, in one field; emptied, the piece is no longer placed.
fn numbers(ui: &mut Ui, shown: &Shown<'_>, piece: &Piece, out: &mut Outbox) {
    let locale = shown.open.locale;
    let (name, hint) = match shown.kind.topology {
        Topology::Free => (locale.t("ui-place-of-piece"), locale.t("ui-place-hint-table")),
        _ => (locale.t("ui-place-of-piece"), locale.t("ui-place-hint-cells")),
    };
    let (at, words) = match &piece.at {
        Some(Place::Pair([x, y])) => (true, format!("{}, {}", shown_number(*x), shown_number(*y))),
        Some(Place::Area(name)) => (true, name.clone()),
        _ => (false, String::new()),
    };
    let pointer = shown.pointer(piece.id, "at");
    let field = Field::new(sheet::id(shown.open, &pointer), &name, &words, if narrow(ui) { 82.0 } else { 86.0 });
    let field = Field { hint: &hint, mark: shown.open.mark(&pointer), help: Some(&hint), ..field };
    let entered = checked(ui, &field, false, |typed| not_taken(shown, typed), pair_or_nothing);
    if let Some(pair) = entered.filter(|pair| pair.is_some() || at) {
        enter(shown, BoardEdit::MovePiece { piece: piece.id, to: pair.map(Place::Pair) }, out);
    }
}

fn area(ui: &mut Ui, shown: &Shown<'_>, piece: &Piece, out: &mut Outbox) {
    let areas = shown.map.map_or(&[][..], |map| &map.areas);
    let none = shown.open.locale.t("ui-not-entered");
    let words: Vec<String> = std::iter::once(none).chain(areas.iter().cloned()).collect();
    let chosen = match &piece.at {
        Some(Place::Area(name)) => areas.iter().position(|area| area == name).map(|index| index + 1),
        None => Some(0),
        Some(_) => None,
    };
    let name = shown.open.locale.t("ui-place-of-piece");
    let pointer = shown.pointer(piece.id, "at");
    let field = Field { mark: shown.open.mark(&pointer), ..Field::new(sheet::id(shown.open, &pointer), &name, "", 120.0) };
    if let Some(index) = choose(ui, &field, &words, chosen) {
        let to = index.checked_sub(1).and_then(|index| areas.get(index)).cloned().map(Place::Area);
        enter(shown, BoardEdit::MovePiece { piece: piece.id, to }, out);
    }
}

fn size(ui: &mut Ui, shown: &Shown<'_>, piece: &Piece, out: &mut Outbox) {
    let locale = shown.open.locale;
    let (name, hint) = (locale.t("ui-size-of-piece"), locale.t("ui-size-hint"));
    let words = piece.size.map_or_else(String::new, |[width, height]| format!("{width} × {height}"));
    let pointer = shown.pointer(piece.id, "size");
    let field = Field::new(sheet::id(shown.open, &pointer), &name, &words, if narrow(ui) { 74.0 } else { 96.0 });
    let field = Field { hint: &hint, mark: shown.open.mark(&pointer), help: Some(&hint), ..field };
    if let Some(size) = checked(ui, &field, false, |typed| not_taken(shown, typed), pair_or_nothing) {
        enter(shown, BoardEdit::SizePiece { piece: piece.id, size }, out);
    }
}

fn angle(ui: &mut Ui, shown: &Shown<'_>, piece: &Piece, out: &mut Outbox) {
    let locale = shown.open.locale;
    let (name, help) = (locale.t("ui-angle-of-piece"), locale.t("ui-angle-help"));
    let words = piece.angle.map(shown_number).unwrap_or_default();
    let pointer = shown.pointer(piece.id, "angle");
    let field = Field::new(sheet::id(shown.open, &pointer), &name, &words, if narrow(ui) { 50.0 } else { 62.0 });
    let field = Field { hint: "0°", mark: shown.open.mark(&pointer), help: Some(&help), ..field };
    if let Some(angle) = checked(ui, &field, true, |typed| not_taken(shown, typed), whole_number) {
        enter(shown, BoardEdit::TurnPiece { piece: piece.id, angle }, out);
    }
}

/// Two whole numbers, or nothing where the field was emptied.
fn pair_or_nothing(typed: &str) -> Option<Option<[i64; 2]>> {
    if typed.trim().is_empty() { Some(None) } else { shapes::pair(typed).map(Some) }
}

fn enter(shown: &Shown<'_>, edit: BoardEdit, out: &mut Outbox) {
    out.enter(arbiter_core::desk::Edit::Board { board: shown.key.to_owned(), edit });
}
