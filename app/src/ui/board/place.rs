//! Where the chosen piece is, to be typed or chosen: a place without the picture. On a table its size and its turn as well.

use arbiter_core::desk::BoardEdit;
use egui::Ui;
use ruleset_api::Text;
use ruleset_api::record::{OUT, Piece, Place, Topology};

use super::selected::narrow;
use super::words::not_taken;
use super::{Shown, shapes, words};
use crate::ui::outbox::Outbox;
use crate::ui::sheet;
use crate::ui::widgets::{Field, checked, choose, shown_number, whole_number};

/// Shows the place of a piece on the map, and on a table its size and angle.
pub(super) fn show(ui: &mut Ui, shown: &Shown<'_>, piece: &Piece, out: &mut Outbox) {
    let width = match (shown.kind.topology, narrow(ui)) {
        (Topology::Areas, _) => 120.0,
        (_, true) => 82.0,
        (_, false) => 86.0,
    };
    of_piece(ui, shown, piece, &shown.open.locale.t("ui-place-of-piece"), width, out);
    body(ui, shown, piece, out);
}

/// Shows how large a piece of a table is, and how far it is turned.
pub(super) fn body(ui: &mut Ui, shown: &Shown<'_>, piece: &Piece, out: &mut Outbox) {
    if shown.kind.topology == Topology::Free {
        size(ui, shown, piece, out);
        angle(ui, shown, piece, out);
    }
}

/// Shows the place of a piece, to be typed or chosen.
pub(super) fn of_piece(ui: &mut Ui, shown: &Shown<'_>, piece: &Piece, name: &str, width: f32, out: &mut Outbox) {
    if shown.kind.topology == Topology::Areas {
        area(ui, shown, piece, name, width, out);
    } else {
        numbers(ui, shown, piece, name, width, out);
    }
}

/// Column and row, or millimetres, in one field, or the name of a zone; emptied, the piece is no longer placed.
fn numbers(ui: &mut Ui, shown: &Shown<'_>, piece: &Piece, name: &str, width: f32, out: &mut Outbox) {
    let locale = shown.open.locale;
    let hint = match shown.kind.topology {
        Topology::Free => locale.t("ui-place-hint-table"),
        _ => locale.t("ui-place-hint-cells"),
    };
    let words = match &piece.at {
        Some(Place::Pair([x, y])) => format!("{}, {}", shown_number(*x), shown_number(*y)),
        Some(Place::Area(name)) => name.clone(),
        Some(Place::Zone(zone)) => words::zone_name(shown, &zone.zone),
        None => String::new(),
    };
    let pointer = shown.pointer(piece.id, "at");
    let help = locale.text(&Text::new("ui-place-help").with("numbers", hint.as_str()));
    let field = Field::new(sheet::id(shown.open, &pointer), name, &words, width);
    let field = Field { hint: &hint, mark: shown.open.mark(&pointer), help: Some(&help), ..field };
    let parse = |typed: &str| match typed.trim() {
        "" => Some(None),
        _ => shapes::pair(typed).map(Place::Pair).or_else(|| words::zone_typed(shown, typed)).map(Some),
    };
    let entered = checked(ui, &field, false, |typed| words::place_not_taken(shown, typed), parse);
    if let Some(to) = entered.filter(|to| *to != piece.at) {
        enter(shown, BoardEdit::MovePiece { piece: piece.id, to }, out);
    }
}

/// The areas, the zones and out of play in one list.
fn area(ui: &mut Ui, shown: &Shown<'_>, piece: &Piece, name: &str, width: f32, out: &mut Outbox) {
    let areas = shown.map.map_or(&[][..], |map| &map.areas);
    let zones = shown.kind.zones.iter().map(|zone| zone.id.as_str()).chain([OUT]);
    let on_map = areas.iter().map(|area| (area.clone(), Some(Place::Area(area.clone()))));
    let beside = zones.map(|zone| (words::zone_name(shown, zone), Some(Place::zone(zone))));
    let none = (shown.open.locale.t("ui-piece-waiting"), None);
    let (words, places): (Vec<String>, Vec<Option<Place>>) = std::iter::once(none).chain(on_map).chain(beside).unzip();
    let chosen = places.iter().position(|place| *place == piece.at);
    let pointer = shown.pointer(piece.id, "at");
    let field = Field { mark: shown.open.mark(&pointer), ..Field::new(sheet::id(shown.open, &pointer), name, "", width) };
    if let Some(to) = choose(ui, &field, &words, chosen).and_then(|index| places.get(index)) {
        enter(shown, BoardEdit::MovePiece { piece: piece.id, to: to.clone() }, out);
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
