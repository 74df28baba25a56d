//! The pointer on the map: clicks by the chosen tool, pieces and corners that are dragged, and the map itself moved and
//! zoomed.

use arbiter_core::desk::{BoardEdit, Intent, Tool, next_waiting};
use egui::{CursorIcon, Key, Painter, PointerButton, Pos2, Response, Stroke, Ui, Vec2};
use ruleset_api::record::{Place, Spot};

use super::canvas::Scene;
use super::ground;
use super::pieces::{self, State};
use super::plane::{Cell, Plane};
use super::ruler::{self, Ruler};
use super::{BoardState, Dragged, DraggedCorner, base, words};
use crate::ui::outbox::Outbox;
use crate::ui::theme::Palette;

/// Radius of the handle of a corner, in points.
const HANDLE: f32 = 6.0;

/// Turns what the pointer does into intents; the response with what is to be said on hovering.
pub(super) fn handle(ui: &mut Ui, scene: &Scene<'_>, response: &Response, state: &mut BoardState, out: &mut Outbox) -> Response {
    move_map(ui, response, state);
    corner(ui, scene, response, state, out);
    if !base::drag(ui, scene, response, state, out) {
        drag(ui, scene, response, state, out);
    }
    measure(ui, scene, response, state);
    if response.clicked_by(PointerButton::Primary)
        && let Some(at) = response.interact_pointer_pos()
    {
        response.request_focus();
        let cell = scene.plane.at(state.view.to_plane(at));
        let joins = ui.input(|input| input.modifiers.shift);
        match scene.shown.tool {
            Tool::Feature { kind, side } if joins => mark(scene, kind, *side, cell, true, out),
            Tool::Ruler => {
                if let Some(cell) = measured(scene, state, at) {
                    ruler::click(state, cell);
                }
            }
            _ => click(scene, piece_at(scene, state, at), cell, out),
        }
    }
    hover(scene, response, state)
}

/// A click on a piece, on a place, or beside both.
pub(super) fn click(scene: &Scene<'_>, piece: Option<i64>, cell: Option<Cell>, out: &mut Outbox) {
    let selection = &scene.shown.open.document.selection;
    if let Some(cell) = cell {
        out.ask(Intent::MoveCursor(cell));
    }
    match scene.shown.tool {
        Tool::Select => {
            let chosen = selection.piece.and_then(|id| scene.shown.board.piece(id));
            let waits = chosen.filter(|piece| pieces::state(piece) == State::Waiting);
            match (waits, piece, cell) {
                (Some(waits), None, Some(cell)) => {
                    scene.put(waits.id, Some(cell), out);
                    if let Some(next) = next_waiting(scene.shown.board, waits.id) {
                        out.ask(Intent::SelectPiece(Some(next)));
                    }
                }
                _ if selection.piece != piece => out.ask(Intent::SelectPiece(piece)),
                _ => {}
            }
        }
        Tool::Place => {
            let chosen = selection.piece.and_then(|id| scene.shown.board.piece(id));
            match (chosen, piece, cell) {
                // A piece that stands already gives way to the one that is clicked.
                (Some(chosen), Some(piece), _) if pieces::state(chosen) == State::Placed => {
                    out.ask(Intent::SelectPiece(Some(piece)));
                }
                (Some(chosen), _, Some(cell)) => scene.put(chosen.id, Some(cell), out),
                (None, Some(piece), _) => out.ask(Intent::SelectPiece(Some(piece))),
                _ => {}
            }
        }
        Tool::Add { kind, side } => match (piece, cell) {
            (Some(piece), _) => out.ask(Intent::SelectPiece(Some(piece))),
            (None, Some(cell)) => add(scene, kind, *side, cell, out),
            (None, None) => {}
        },
        Tool::Feature { kind, side } => toggle(scene, kind, *side, cell, out),
        Tool::Ruler => {}
    }
}

/// Puts a new piece on a place.
pub(super) fn add(scene: &Scene<'_>, kind: &str, side: Option<usize>, cell: Cell, out: &mut Outbox) {
    let (kind, name, at) = (kind.to_owned(), String::new(), scene.plane.place(cell));
    out.board(scene.shown.key, BoardEdit::AddPiece { kind, side, name, at });
}

/// Marks a place, or takes its mark away. On a table features have corners instead.
pub(super) fn toggle(scene: &Scene<'_>, kind: &str, side: Option<usize>, cell: Option<Cell>, out: &mut Outbox) {
    mark(scene, kind, side, cell, false, out);
}

/// Marks a place as a feature of its own, or as a part of the one beside it.
pub(super) fn mark(scene: &Scene<'_>, kind: &str, side: Option<usize>, cell: Option<Cell>, joins: bool, out: &mut Outbox) {
    if !matches!(scene.plane, Plane::Free(_))
        && let Some(spot) = cell.and_then(|cell| scene.plane.spot(cell))
    {
        let kind = kind.to_owned();
        let edit =
            if joins { BoardEdit::JoinFeature { kind, side, spot } } else { BoardEdit::ToggleFeature { kind, side, spot } };
        out.board(scene.shown.key, edit);
    }
}

/// The topmost piece under the pointer.
fn piece_at(scene: &Scene<'_>, state: &BoardState, at: Pos2) -> Option<i64> {
    let (point, slack) = (state.view.to_plane(at), 1.5 / state.view.scale());
    let under = scene.standing.iter().rev().find(|standing| standing.covers(point, slack));
    under.map(|standing| standing.piece.id)
}

/// Moves the map with the middle button, with the space bar and a drag, or with the wheel; zooms with Ctrl and the wheel.
pub(super) fn move_map(ui: &Ui, response: &Response, state: &mut BoardState) {
    let by_space = ui.input(|input| input.key_down(Key::Space)) && response.dragged_by(PointerButton::Primary);
    if response.dragged_by(PointerButton::Middle) || by_space {
        state.view.pan(response.drag_delta());
        ui.set_cursor_icon(CursorIcon::Grabbing);
    }
    let Some(at) = response.hover_pos() else { return };
    let (zoom, scroll) = ui.input(|input| (input.zoom_delta(), input.smooth_scroll_delta()));
    if (zoom - 1.0).abs() > 0.001 {
        state.view.zoom(zoom, at);
    } else {
        state.view.pan(scroll);
    }
}

/// What the ruler is laid on: the middle of the piece under the pointer, else the place.
fn measured(scene: &Scene<'_>, state: &BoardState, at: Pos2) -> Option<Cell> {
    let piece = piece_at(scene, state, at);
    let standing = scene.standing.iter().find(|standing| Some(standing.piece.id) == piece);
    standing.map(|standing| standing.cell).or_else(|| scene.plane.at(state.view.to_plane(at)))
}

/// Lays the ruler by a drag.
fn measure(ui: &Ui, scene: &Scene<'_>, response: &Response, state: &mut BoardState) {
    if *scene.shown.tool != Tool::Ruler {
        state.ruler = None;
        return;
    }
    let (pressed_at, now) = ui.input(|input| (input.pointer.press_origin(), input.pointer.latest_pos()));
    if response.drag_started_by(PointerButton::Primary)
        && let Some(from) = pressed_at.and_then(|at| measured(scene, state, at))
    {
        state.ruler = Some(Ruler { from, to: None, by_keys: false });
    }
    if response.dragged_by(PointerButton::Primary) || response.drag_stopped_by(PointerButton::Primary) {
        let to = now.and_then(|at| measured(scene, state, at));
        if let Some(ruler) = state.ruler.as_mut() {
            ruler.to = to.or(ruler.to);
        }
    }
}

/// Takes a piece up and puts it down: on a place, in a zone, or off the map as not yet placed.
fn drag(ui: &Ui, scene: &Scene<'_>, response: &Response, state: &mut BoardState, out: &mut Outbox) {
    let space = ui.input(|input| input.key_down(Key::Space));
    if response.drag_started_by(PointerButton::Primary) && !space && matches!(scene.shown.tool, Tool::Select | Tool::Place) {
        let pressed_at = ui.input(|input| input.pointer.press_origin());
        let piece = pressed_at.and_then(|at| Some((piece_at(scene, state, at)?, at)));
        state.dragged = piece.map(|(piece, at)| Dragged { piece, grip: grip(scene, state, piece, at), listed: false });
        if let Some(dragged) = state.dragged {
            out.ask(Intent::SelectPiece(Some(dragged.piece)));
        }
    }
    let Some(dragged) = state.dragged else { return };
    ui.set_cursor_icon(CursorIcon::Grabbing);
    if ui.input(|input| input.pointer.any_down()) {
        return;
    }
    state.dragged = None;
    if !ui.input(|input| input.pointer.any_released()) {
        // The window has lost the pointer: nothing stays in the hand.
        return;
    }
    let Some(at) = ui.input(|input| input.pointer.latest_pos()) else { return };
    let zone = scene.zones.iter().find(|(_, rect)| rect.contains(at));
    let cell = || {
        let cell = scene.plane.at(state.view.to_plane(at) + dragged.grip);
        cell.filter(|_| scene.panel.contains(at)).and_then(|cell| scene.plane.place(cell))
    };
    let to = zone.map_or_else(cell, |(zone, _)| Some(Place::zone(zone)));
    // Out of the list and not onto the board: it was not meant.
    if to.is_some() || !dragged.listed {
        scene.put_at(dragged.piece, to, out);
    }
}

/// From where a piece was taken to its middle, in units of the plane: on a table it must not jump.
fn grip(scene: &Scene<'_>, state: &BoardState, piece: i64, at: Pos2) -> Vec2 {
    let standing = scene.standing.iter().find(|standing| standing.piece.id == piece);
    match (scene.plane, standing) {
        (Plane::Free(_), Some(standing)) => standing.at - state.view.to_plane(at),
        _ => Vec2::ZERO,
    }
}

/// Drags a corner of a feature of the kind that is shaped now.
fn corner(ui: &Ui, scene: &Scene<'_>, response: &Response, state: &mut BoardState, out: &mut Outbox) {
    let Some(kind) = scene.shaping() else { return };
    let features = scene.shown.map.map_or(&[][..], |map| &map.features);
    if response.drag_started_by(PointerButton::Primary)
        && let Some(at) = ui.input(|input| input.pointer.press_origin())
    {
        let of_kind = features.iter().enumerate().filter(|(_, feature)| feature.kind == kind);
        let all = of_kind.flat_map(|(index, feature)| {
            let corners = ground::corners(scene, state, index, feature);
            corners.into_iter().enumerate().map(move |(corner, point)| (index, corner, point))
        });
        let near = all.filter(|(_, _, point)| point.distance(at) <= HANDLE * 2.0);
        let nearest = near.min_by(|(_, _, a), (_, _, b)| a.distance(at).total_cmp(&b.distance(at)));
        state.corner = nearest.and_then(|(feature, corner, point)| {
            Some(DraggedCorner { feature, corner, at: scene.plane.at(state.view.to_plane(point))? })
        });
    }
    let Some(dragged) = &mut state.corner else { return };
    ui.set_cursor_icon(CursorIcon::Grabbing);
    let (Some(at), bounds) = (ui.input(|input| input.pointer.latest_pos()), scene.plane.bounds()) else { return };
    if let Some(cell) = scene.plane.at(bounds.clamp(state.view.to_plane(at))) {
        dragged.at = cell;
    }
    if ui.input(|input| input.pointer.any_down()) {
        return;
    }
    let DraggedCorner { feature, corner, at } = *dragged;
    state.corner = None;
    let mut spots = features.get(feature).map(|feature| feature.at.clone()).unwrap_or_default();
    if let Some(spot) = spots.get_mut(corner).filter(|spot| **spot != Spot::Pair(at)) {
        *spot = Spot::Pair(at);
        out.board(scene.shown.key, BoardEdit::ShapeFeature { feature, at: spots });
    }
}

/// Paints the corners that can be dragged.
pub(super) fn paint_corners(painter: &Painter, scene: &Scene<'_>, state: &BoardState, palette: &Palette) {
    let Some(kind) = scene.shaping() else { return };
    let features = scene.shown.map.map_or(&[][..], |map| &map.features);
    for (index, feature) in features.iter().enumerate().filter(|(_, feature)| feature.kind == kind) {
        for corner in ground::corners(scene, state, index, feature) {
            painter.circle(corner, HANDLE, palette.paper, Stroke::new(2.0, palette.accent));
        }
    }
}

fn hover(scene: &Scene<'_>, response: &Response, state: &BoardState) -> Response {
    let Some(at) = response.hover_pos() else { return response.clone() };
    let Some(piece) = piece_at(scene, state, at) else {
        return response.clone().on_hover_cursor(match scene.shown.tool {
            Tool::Select => CursorIcon::Default,
            Tool::Place | Tool::Ruler | Tool::Add { .. } | Tool::Feature { .. } => CursorIcon::Crosshair,
        });
    };
    let name = scene.shown.open.piece(scene.shown.key, piece);
    let standing = scene.standing.iter().find(|standing| standing.piece.id == piece);
    let touches = standing.map(|standing| words::touches(scene.shown, standing.touches)).unwrap_or_default();
    let words = if touches.is_empty() { name } else { format!("{name}\n{touches}") };
    let cursor = if *scene.shown.tool == Tool::Ruler { CursorIcon::Crosshair } else { CursorIcon::Grab };
    response.clone().on_hover_cursor(cursor).on_hover_text_at_pointer(words)
}
