//! The zones beside the map, where the ruleset has any: boxes that show what lies in them. A piece is dropped into one,
//! clicked into it with the tool for placing, or put there by Enter.

use arbiter_core::desk::{Intent, Tool};
use egui::{Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};
use ruleset_api::Text;
use ruleset_api::manifest::BoardKind;
use ruleset_api::record::{OUT, Piece, Place};

use super::canvas::Scene;
use super::pieces::{self, Body, Paint};
use super::{BoardState, Dragged, words};
use crate::ui::outbox::Outbox;
use crate::ui::theme::{self, Palette, size, space};

/// Widest box, in points.
const WIDTH: f32 = 150.0;
/// Height of the name of a zone, and size of a piece in it, in points.
const HEAD: f32 = 22.0;
const PIECE: f32 = 34.0;

/// Parts a room into the map and its zones: those of the ruleset, and that for what is out of play. Without zones of the
/// ruleset's own the list of pieces is enough.
pub(super) fn places(kind: &BoardKind, room: Rect) -> (Rect, Vec<(String, Rect)>) {
    if kind.zones.is_empty() {
        return (room, Vec::new());
    }
    let ids: Vec<&str> = kind.zones.iter().map(|zone| zone.id.as_str()).chain([OUT]).collect();
    let width = (room.width() * 0.26).min(WIDTH);
    let room = room.with_max_x(room.right() - space::LARGE);
    let (map, beside) = room.split_left_right_at_x(room.right() - width);
    let beside = beside.shrink2(vec2(0.0, space::MEDIUM));
    #[expect(clippy::cast_precision_loss, reason = "a handful of zones")]
    let (count, step) = (ids.len() as f32, |index: usize| index as f32);
    let height = (beside.height() - (count - 1.0) * space::MEDIUM) / count;
    let place = |index: usize| {
        let top = beside.top() + step(index) * (height + space::MEDIUM);
        Rect::from_min_size(egui::pos2(beside.left(), top), vec2(beside.width(), height))
    };
    (map, ids.into_iter().enumerate().map(|(index, id)| (id.to_owned(), place(index))).collect())
}

/// Shows the zones.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, state: &mut BoardState, out: &mut Outbox) {
    for (zone, rect) in scene.zones {
        show_zone(ui, scene, zone, *rect, state, out);
    }
}

fn show_zone(ui: &mut Ui, scene: &Scene<'_>, zone: &str, rect: Rect, state: &mut BoardState, out: &mut Outbox) {
    let palette = Palette::of(ui);
    let shown = scene.shown;
    let name = if zone == OUT { shown.open.locale.t("ui-put-out") } else { words::zone_name(shown, zone) };
    let response = ui.interact(rect, scene.id.with(("zone", zone)), Sense::click());
    let under_pointer = ui.input(|input| input.pointer.latest_pos()).is_some_and(|at| rect.contains(at));
    let edge = match (response.has_focus(), state.dragged.is_some() && under_pointer) {
        (true, _) => Stroke::new(2.0, palette.focus),
        (false, true) => Stroke::new(2.0, palette.accent),
        (false, false) => Stroke::new(1.0, palette.line),
    };
    ui.painter().rect(rect, theme::RADIUS, palette.paper, edge, StrokeKind::Inside);
    let words = shown.open.locale.text(&Text::new("ui-zone").with("zone", name.as_str()));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &words));
    if response.clicked() {
        // With the pointer only the tool for placing puts a piece here; by Enter every tool does.
        let by_pointer = ui.input(|input| input.pointer.any_click());
        let chosen = shown.open.document.selection.piece;
        if let Some(piece) = chosen.filter(|_| !by_pointer || *shown.tool == Tool::Place) {
            scene.put_at(piece, Some(Place::zone(zone)), out);
        }
    }
    let head = Rect::from_min_size(rect.min + vec2(8.0, 4.0), vec2(rect.width() - 16.0, HEAD));
    let job = egui::text::LayoutJob::simple_singleline(name.clone(), theme::bold(size::SMALL), palette.muted);
    let wrap = egui::text::TextWrapping::truncate_at_width(head.width());
    let galley = ui.painter().layout_job(egui::text::LayoutJob { wrap, ..job });
    let at = egui::Align2::LEFT_CENTER.align_size_within_rect(galley.size(), head);
    ui.painter().galley(at.min, galley, palette.muted);
    let room = Rect::from_min_max(egui::pos2(rect.left() + 6.0, head.bottom()), rect.max - Vec2::splat(4.0));
    let here = shown.board.pieces.iter().filter(|piece| matches!(&piece.at, Some(Place::Zone(at)) if at.zone == zone));
    for (piece, place) in here.zip(slots(room)) {
        show_piece(ui, scene, piece, place, &name, state, out);
    }
}

/// Places for pieces, line by line, without end.
fn slots(room: Rect) -> impl Iterator<Item = Rect> {
    let mut at = room.min;
    std::iter::repeat_with(move || {
        let slot = Rect::from_min_size(at, Vec2::splat(PIECE));
        at.x += PIECE;
        if at.x + PIECE > room.right() {
            at = egui::pos2(room.left(), at.y + PIECE);
        }
        slot
    })
}

fn show_piece(ui: &mut Ui, scene: &Scene<'_>, piece: &Piece, place: Rect, zone: &str, state: &mut BoardState, out: &mut Outbox) {
    let palette = Palette::of(ui);
    let selection = &scene.shown.open.document.selection;
    let response = ui.interact(place, scene.id.with(("in zone", piece.id)), Sense::click_and_drag());
    let how = Paint {
        centre: place.center(),
        body: Body::Token(1.0),
        scale: PIECE * 0.38,
        selected: selection.piece == Some(piece.id),
        turned: false,
        counted: scene.light.counts(piece.id),
        faint: state.dragged.is_some_and(|dragged| dragged.piece == piece.id) || scene.light.recedes(piece.id),
    };
    pieces::paint(ui.painter(), palette, piece, how);
    if response.has_focus() {
        ui.painter().rect_stroke(place, theme::RADIUS, Stroke::new(1.5, palette.focus), StrokeKind::Inside);
    }
    let name = scene.shown.open.piece(scene.shown.key, piece.id);
    let side = pieces::side(piece).map(|side| scene.shown.open.side(side));
    let words = [Some(name), side, Some(zone.to_owned())].into_iter().flatten().collect::<Vec<_>>().join(", ");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &words));
    let response = response.on_hover_text(words);
    if response.clicked() {
        out.ask(Intent::SelectPiece(Some(piece.id)));
    }
    if response.drag_started() && matches!(scene.shown.tool, Tool::Select | Tool::Place) {
        state.dragged = Some(Dragged { piece: piece.id, grip: Vec2::ZERO, listed: false });
        out.ask(Intent::SelectPiece(Some(piece.id)));
    }
}
