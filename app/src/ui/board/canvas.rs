//! The map with its pieces: painted, and handed to pointer, keyboard and accessibility tree.

use arbiter_core::desk::BoardEdit;
use egui::{Color32, EventFilter, Id, Painter, Rect, Role, Sense, Shape, Stroke, Ui, vec2};
use ruleset_api::geometry::{self, hex::Hexes};
use ruleset_api::record::Place;

use super::cells::{Ground, Grounds};
use super::hexes::{self, CORNERS};
use super::pieces::{self, Paint, RADIUS, Standing};
use super::{BoardState, Shown, cells, keys, nodes, pointer};
use crate::ui::icons::Icon;
use crate::ui::outbox::Outbox;
use crate::ui::theme::Palette;
use crate::ui::widgets::drafting;

/// The map in this frame.
pub(super) struct Scene<'a> {
    pub(super) shown: &'a Shown<'a>,
    pub(super) hexes: Hexes,
    pub(super) grounds: &'a Grounds,
    pub(super) standing: &'a [Standing<'a>],
    /// The part of the window that the map has.
    pub(super) panel: Rect,
    pub(super) id: Id,
}

/// Shows the map.
pub(super) fn show(ui: &mut Ui, shown: &Shown<'_>, hexes: Hexes, state: &mut BoardState, out: &mut Outbox) {
    let Some(map) = shown.map else { return };
    let panel = ui.available_rect_before_wrap();
    let document = shown.open.document;
    let percent = state.view.percent();
    state.view.turn_to(document.id, shown.key, hexes, panel);
    if state.view.percent() != percent {
        // The tools above were painted with the zoom of before.
        ui.ctx().request_repaint();
    }
    let id = Id::unique(("board", document.id, shown.key));
    let touches = geometry::touches(shown.board, shown.kind.map.as_ref());
    let standing = pieces::standing(&shown.board.pieces, &touches);
    let grounds = cells::grounds(map, shown.kind);
    let scene = Scene { shown, hexes, grounds: &grounds, standing: &standing, panel, id };

    let response = ui.interact(panel, id, Sense::click_and_drag());
    ui.advance_cursor_after_rect(panel);
    if response.has_focus() {
        let escape = state.carried.is_some();
        let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, escape, tab: false };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        if !drafting(ui) {
            keys::handle(ui, &scene, state, out);
        }
    } else {
        state.carried = None;
    }
    let response = pointer::handle(ui, &scene, &response, state, out);
    let label = shown.open.locale.rendered(&shown.kind.label).to_owned();
    response.widget_info(|| egui::WidgetInfo::labeled(Role::Group, true, &label));
    let keys = shown.open.locale.t("ui-board-keys");
    ui.ctx().accesskit_node_builder(id, |node| node.set_description(keys));
    nodes::add(ui, &scene, state, out);
    let pointed = response.hover_pos().map(|at| hexes::at(state.view.to_plane(at)));
    paint(ui, &scene, state, response.has_focus(), pointed);
}

impl Scene<'_> {
    /// Where a piece is painted, and how large.
    pub(super) fn place(&self, state: &BoardState, standing: &Standing<'_>) -> (egui::Pos2, f32) {
        let scale = state.view.scale();
        let centre = state.view.to_panel(hexes::centre(standing.cell) + standing.shift);
        (centre, scale * RADIUS * standing.size)
    }

    /// The pieces of a cell, in their order.
    pub(super) fn in_cell(&self, cell: [i64; 2]) -> impl Iterator<Item = i64> {
        self.standing.iter().filter(move |standing| standing.cell == cell).map(|standing| standing.piece.id)
    }

    /// Puts a piece on a cell, or back to not yet placed.
    pub(super) fn put(&self, piece: i64, cell: Option<[i64; 2]>, out: &mut Outbox) {
        let to = cell.map(Place::Pair);
        let known = self.shown.board.piece(piece);
        if known.is_some_and(|known| known.at != to) {
            out.board(self.shown.key, BoardEdit::MovePiece { piece, to });
        }
    }
}

fn paint(ui: &Ui, scene: &Scene<'_>, state: &mut BoardState, focused: bool, pointed: Option<[i64; 2]>) {
    let palette = Palette::of(ui);
    let painter = ui.painter().with_clip_rect(scene.panel.intersect(ui.clip_rect()));
    painter.rect_filled(scene.panel, 0.0, palette.table);
    let mesh = state.cells.shape(scene.hexes, &state.view, scene.panel, scene.grounds, palette);
    painter.add(mesh);
    flags(&painter, scene, state, palette);
    if let Some(cell) = pointed.filter(|cell| scene.hexes.hold(*cell)) {
        outline(&painter, state, cell, Stroke::new(1.5, palette.muted));
    }
    let selection = &scene.shown.open.document.selection;
    if let Some(cell) = selection.cursor.filter(|cell| focused && scene.hexes.hold(*cell)) {
        outline(&painter, state, cell, Stroke::new(2.5, palette.focus));
    }
    let counted = pieces::counted(scene.shown.open.ruling, selection.step.as_deref());
    let held = state.dragged.or(state.carried);
    for standing in scene.standing {
        let (centre, radius) = scene.place(state, standing);
        if !scene.panel.expand(radius * 2.0).contains(centre) {
            continue;
        }
        let id = standing.piece.id;
        let how = Paint {
            centre,
            radius,
            selected: selection.piece == Some(id),
            counted: counted.binary_search(&id).is_ok(),
            faint: held == Some(id),
        };
        pieces::paint(&painter, palette, standing.piece, how);
    }
    paint_held(ui, scene, state, palette);
}

/// The piece in the hand: under the pointer, or over the keyboard's cell.
fn paint_held(ui: &Ui, scene: &Scene<'_>, state: &BoardState, palette: &Palette) {
    let radius = state.view.scale() * RADIUS;
    let how = |centre| Paint { centre, radius, selected: true, counted: false, faint: false };
    let piece = |id: i64| scene.shown.board.piece(id);
    if let Some(piece) = state.dragged.and_then(piece)
        && let Some(at) = ui.input(|input| input.pointer.latest_pos())
    {
        pieces::paint(&ui.painter().with_clip_rect(ui.ctx().content_rect()), palette, piece, how(at));
    }
    if let Some(piece) = state.carried.and_then(piece)
        && let Some(cell) = scene.shown.open.document.selection.cursor
    {
        let centre = state.view.to_panel(hexes::centre(cell)) - vec2(0.0, radius * 0.4);
        pieces::paint(ui.painter(), palette, piece, how(centre));
    }
}

fn flags(painter: &Painter, scene: &Scene<'_>, state: &BoardState, palette: &Palette) {
    let edge = state.view.scale() * 0.62;
    if edge < 6.0 {
        return;
    }
    for (cell, _) in scene.grounds.iter().filter(|(_, ground)| **ground == Ground::Location) {
        let taken = scene.in_cell(*cell).next().is_some();
        let centre = state.view.to_panel(hexes::centre(*cell));
        // Beside a piece that stands on the location, the flag moves up and shrinks.
        let rect = if taken {
            Rect::from_center_size(centre - vec2(edge * 0.75, edge * 0.8), vec2(edge, edge) * 0.6)
        } else {
            Rect::from_center_size(centre, vec2(edge, edge))
        };
        Icon::Flag.paint(painter, rect, palette.dark_gold);
    }
}

fn outline(painter: &Painter, state: &BoardState, cell: [i64; 2], stroke: Stroke) {
    let centre = state.view.to_panel(hexes::centre(cell));
    let corners = CORNERS.map(|corner| centre + corner * (state.view.scale() - 1.5)).to_vec();
    painter.add(Shape::convex_polygon(corners, Color32::TRANSPARENT, stroke));
}
