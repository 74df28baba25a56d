//! The map with its pieces: painted, and handed to pointer, keyboard and accessibility tree.

use arbiter_core::desk::{BoardEdit, Tool};
use egui::{EventFilter, Id, Painter, Pos2, Rect, Role, Sense, Stroke, Ui, vec2};
use ruleset_api::geometry;
use ruleset_api::record::Place;

use super::cells::Grounds;
use super::light::{self, Light};
use super::pieces::{self, Paint, Standing};
use super::plane::{Cell, Plane};
use super::underlay::Underlay;
use super::{BoardState, Shown, base, cells, ground, keys, nodes, pointer, ruler, words, zones};
use crate::ui::outbox::Outbox;
use crate::ui::theme::{self, Palette, size};
use crate::ui::widgets::drafting;

/// The map in this frame.
pub(super) struct Scene<'a> {
    pub(super) shown: &'a Shown<'a>,
    pub(super) plane: &'a Plane,
    pub(super) grounds: &'a Grounds,
    pub(super) standing: &'a [Standing<'a>],
    /// The part of the window that the map has.
    pub(super) panel: Rect,
    /// The zones beside the map: the id of each, and its part of the window.
    pub(super) zones: &'a [(String, Rect)],
    pub(super) id: Id,
    /// The picture under the grid, once it is there.
    pub(super) picture: Option<&'a Underlay<'a>>,
    pub(super) light: &'a Light,
}

/// Shows the map.
pub(super) fn show(
    ui: &mut Ui,
    shown: &Shown<'_>,
    plane: &Plane,
    picture: Option<&Underlay<'_>>,
    state: &mut BoardState,
    out: &mut Outbox,
) {
    let Some(map) = shown.map else { return };
    let whole = ui.available_rect_before_wrap();
    ui.painter().rect_filled(whole, 0.0, Palette::of(ui).table);
    let (panel, zones) = zones::places(shown.kind, whole);
    let document = shown.open.document;
    let percent = state.view.percent();
    let turned = document.selection.turned;
    state.view.turn_to(document.id, shown.key, plane.bounds(), panel, turned);
    if state.view.percent() != percent {
        // The tools above were painted with the zoom of before.
        ui.ctx().request_repaint();
    }
    let id = shown.canvas();
    let touches = geometry::touches(shown.board, shown.kind.map.as_ref());
    let standing = pieces::standing(&shown.board.pieces, &touches, plane, turned);
    let grounds = cells::grounds(map, shown.kind, plane);
    let light = Light::of(shown);
    let scene = Scene { shown, plane, grounds: &grounds, standing: &standing, panel, zones: &zones, id, picture, light: &light };
    let fitted = picture.filter(|_| state.underlay.fitting);

    let response = ui.interact(panel, id, Sense::click_and_drag());
    ui.advance_cursor_after_rect(whole);
    if fitted.is_some() {
        state.carried = None;
    } else if response.has_focus() {
        // Escape lets go of what is held, and leaves the board only then.
        let escape = state.carried.is_some() || state.ruler.is_some() || document.selection.piece.is_some();
        let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, escape, tab: false };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        if !drafting(ui) {
            keys::handle(ui, &scene, state, out);
        }
    } else {
        state.carried = None;
        if std::mem::take(&mut state.chip_has_keyboard) && !drafting(ui) {
            keys::choose(ui, &scene, state, out);
        }
    }
    let response = match fitted {
        Some(picture) => {
            pointer::move_map(ui, &response, state);
            picture.handle(ui, shown, plane, &response, state, out);
            response
        }
        None => pointer::handle(ui, &scene, &response, state, out),
    };
    state.chip_has_keyboard = false;
    let label = shown.open.locale.rendered(&shown.kind.label).to_owned();
    response.widget_info(|| egui::WidgetInfo::labeled(Role::Group, true, &label));
    let keys = words::keys(shown, plane);
    ui.ctx().accesskit_node_builder(id, |node| node.set_description(keys));
    nodes::add(ui, &scene, state, out);
    zones::show(ui, &scene, state, out);
    let pointed = response.hover_pos().and_then(|at| plane.at(state.view.to_plane(at)));
    paint(ui, &scene, state, response.has_focus(), pointed);
}

impl Scene<'_> {
    /// The middle of a piece in the panel, and how far it reaches.
    pub(super) fn place(&self, state: &BoardState, standing: &Standing<'_>) -> (Pos2, f32) {
        let reach = match standing.body {
            pieces::Body::Token(radius) => radius,
            pieces::Body::Base(half, _) => half.length(),
        };
        (state.view.to_panel(standing.at), reach * state.view.scale())
    }

    /// The pieces of a place, in their order; on a table those that lie under it.
    pub(super) fn in_cell(&self, cell: Cell) -> impl Iterator<Item = i64> {
        let point = matches!(self.plane, Plane::Free(_)).then(|| self.plane.centre(cell));
        let here = move |standing: &&Standing<'_>| match point {
            Some(point) => standing.covers(point, 0.05),
            None => standing.cell == cell,
        };
        self.standing.iter().filter(here).map(|standing| standing.piece.id)
    }

    /// Puts a piece on a place, or back to not yet placed.
    pub(super) fn put(&self, piece: i64, cell: Option<Cell>, out: &mut Outbox) {
        self.put_at(piece, cell.and_then(|cell| self.plane.place(cell)), out);
    }

    /// Puts a piece somewhere, also beside the map.
    pub(super) fn put_at(&self, piece: i64, to: Option<Place>, out: &mut Outbox) {
        let known = self.shown.board.piece(piece);
        if known.is_some_and(|known| known.at != to) {
            out.board(self.shown.key, BoardEdit::MovePiece { piece, to });
        }
    }

    /// The kind of feature that is shaped by its corners now.
    pub(super) fn shaping(&self) -> Option<&str> {
        match (self.plane, self.shown.tool) {
            (Plane::Free(_), Tool::Feature { kind, .. }) => Some(kind),
            _ => None,
        }
    }
}

fn paint(ui: &mut Ui, scene: &Scene<'_>, state: &mut BoardState, focused: bool, pointed: Option<Cell>) {
    let palette = Palette::of(ui);
    let painter = ui.painter().with_clip_rect(scene.panel.intersect(ui.clip_rect()));
    if let Some(picture) = scene.picture {
        picture.paint(ui, &painter, scene.plane, state);
    }
    ground::paint(ui, &painter, scene, state);
    if let Some(cell) = pointed.filter(|_| !matches!(scene.plane, Plane::Free(_))) {
        ground::mark(&painter, scene, state, cell, Stroke::new(1.5, palette.muted));
    }
    let selection = &scene.shown.open.document.selection;
    let cursor = selection.cursor.filter(|cell| focused && scene.plane.holds(*cell));
    let looked_at: Vec<Cell> = pointed.into_iter().chain(cursor).collect();
    light::rings(&painter, scene, state, &looked_at, palette);
    base::paint_reach(&painter, scene, state, palette);
    let held = state.dragged.map(|dragged| dragged.piece).or(state.carried);
    for standing in scene.standing {
        let (centre, reach) = scene.place(state, standing);
        if !scene.panel.expand(reach * 2.0).contains(centre) {
            continue;
        }
        let id = standing.piece.id;
        let how = Paint {
            centre,
            body: base::body(state, standing),
            scale: state.view.scale(),
            turned: state.view.turned(),
            selected: selection.piece == Some(id),
            counted: scene.light.counts(id),
            faint: held == Some(id) || scene.light.recedes(id),
        };
        pieces::paint(&painter, palette, standing.piece, how);
    }
    if scene.shaping().is_some() {
        pointer::paint_corners(&painter, scene, state, palette);
    }
    base::paint_handle(&painter, scene, state, palette);
    light::paint_ghost(&painter, scene, state, scene.light, palette);
    if let Some(cell) = cursor {
        ground::mark(&painter, scene, state, cell, Stroke::new(2.5, palette.focus));
        if matches!(scene.plane, Plane::Free(_)) {
            let at = state.view.to_panel(scene.plane.centre(cell)) + vec2(11.0, 9.0);
            let words = words::cell(scene.shown, scene.plane, cell);
            painter.text(at, egui::Align2::LEFT_TOP, words, theme::bold(size::SMALL), palette.focus);
        }
    }
    paint_held(ui, scene, state, palette);
    if let Some(picture) = scene.picture.filter(|_| state.underlay.fitting) {
        picture.paint_handles(ui, &painter, scene.plane, state, focused);
    }
    readout(&painter, scene, pointed, palette);
    ruler::show(ui, &painter, scene, state, focused, pointed);
}

/// Below the map, in small letters: which place the pointer is on.
fn readout(painter: &Painter, scene: &Scene<'_>, pointed: Option<Cell>, palette: &Palette) {
    let Some(cell) = pointed else { return };
    let words = words::cell(scene.shown, scene.plane, cell);
    let galley = painter.layout_no_wrap(words, theme::regular(size::SMALL), palette.muted);
    let at = scene.panel.left_bottom() + vec2(4.0, -galley.size().y - 3.0);
    let plate = Rect::from_min_size(at, galley.size()).expand2(vec2(5.0, 2.0));
    painter.rect_filled(plate, theme::RADIUS, palette.table.gamma_multiply(0.85));
    painter.galley(at, galley, palette.muted);
}

/// The piece in the hand: under the pointer, or over the keyboard's place.
fn paint_held(ui: &Ui, scene: &Scene<'_>, state: &BoardState, palette: &Palette) {
    let scale = state.view.scale();
    let how = |centre, piece| {
        let body = pieces::body(piece, scene.plane);
        Paint { centre, body, scale, turned: state.view.turned(), selected: true, counted: false, faint: false }
    };
    let piece = |id: i64| scene.shown.board.piece(id);
    if let Some(dragged) = state.dragged
        && let Some(piece) = piece(dragged.piece)
        && let Some(at) = ui.input(|input| input.pointer.latest_pos())
    {
        // Over all that is painted after the map.
        let layer = egui::LayerId::new(egui::Order::Foreground, Id::unique("held piece"));
        let painter = ui.ctx().layer_painter(layer);
        pieces::paint(&painter, palette, piece, how(at + state.view.way(dragged.grip), piece));
    }
    if let Some(piece) = state.carried.and_then(piece)
        && let Some(cell) = scene.shown.open.document.selection.cursor
    {
        let lift = if matches!(scene.plane, Plane::Free(_)) { 0.0 } else { scale * pieces::RADIUS * 0.4 };
        let centre = state.view.to_panel(scene.plane.centre(cell)) - vec2(0.0, lift);
        pieces::paint(ui.painter(), palette, piece, how(centre, piece));
    }
}
