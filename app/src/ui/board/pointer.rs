//! The pointer on the map: clicks by the chosen tool, pieces that are dragged, and the map itself moved and zoomed.

use arbiter_core::desk::{BoardEdit, Intent, Tool};
use egui::{CursorIcon, Key, PointerButton, Pos2, Response, Ui};

use super::canvas::Scene;
use super::pieces::{self, State};
use super::{BoardState, hexes};
use crate::ui::outbox::Outbox;

/// Turns what the pointer does into intents; the response with what is to be said on hovering.
pub(super) fn handle(ui: &mut Ui, scene: &Scene<'_>, response: &Response, state: &mut BoardState, out: &mut Outbox) -> Response {
    move_map(ui, response, state);
    drag(ui, scene, response, state, out);
    if response.clicked_by(PointerButton::Primary)
        && let Some(at) = response.interact_pointer_pos()
    {
        response.request_focus();
        let cell = hexes::at(state.view.to_plane(at));
        click(scene, piece_at(scene, state, at), scene.hexes.hold(cell).then_some(cell), out);
    }
    hover(scene, response, state)
}

/// A click on a piece, on a cell, or beside both.
pub(super) fn click(scene: &Scene<'_>, piece: Option<i64>, cell: Option<[i64; 2]>, out: &mut Outbox) {
    let selection = &scene.shown.open.document.selection;
    if let Some(cell) = cell {
        out.ask(Intent::MoveCursor(cell));
    }
    match scene.shown.tool {
        Tool::Select => {
            if selection.piece != piece {
                out.ask(Intent::SelectPiece(piece));
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
        Tool::Feature(kind) => {
            if let Some(cell) = cell {
                out.board(scene.shown.key, BoardEdit::ToggleFeature { kind: kind.clone(), cell });
            }
        }
    }
}

/// The topmost piece under the pointer.
fn piece_at(scene: &Scene<'_>, state: &BoardState, at: Pos2) -> Option<i64> {
    let under = scene.standing.iter().rev().find(|standing| {
        let (centre, radius) = scene.place(state, standing);
        centre.distance(at) <= radius * 1.1 + 1.0
    });
    under.map(|standing| standing.piece.id)
}

/// Moves the map with the middle button, with the space bar and a drag, or with the wheel; zooms with Ctrl and the wheel.
fn move_map(ui: &Ui, response: &Response, state: &mut BoardState) {
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

/// Takes a piece up and puts it down: on a cell, or off the map as not yet placed.
fn drag(ui: &Ui, scene: &Scene<'_>, response: &Response, state: &mut BoardState, out: &mut Outbox) {
    let space = ui.input(|input| input.key_down(Key::Space));
    if response.drag_started_by(PointerButton::Primary) && !space && !matches!(scene.shown.tool, Tool::Feature(_)) {
        let pressed_at = ui.input(|input| input.pointer.press_origin());
        state.dragged = pressed_at.and_then(|at| piece_at(scene, state, at));
        if state.dragged.is_some() {
            out.ask(Intent::SelectPiece(state.dragged));
        }
    }
    if state.dragged.is_some() {
        ui.set_cursor_icon(CursorIcon::Grabbing);
    }
    if !response.drag_stopped() {
        // The window may have lost the pointer: nothing stays in the hand.
        if state.dragged.is_some() && !response.dragged() && !ui.input(|input| input.pointer.any_down()) {
            state.dragged = None;
        }
        return;
    }
    let Some(piece) = state.dragged.take() else { return };
    let at = ui.input(|input| input.pointer.latest_pos());
    let cell = at.filter(|at| scene.panel.contains(*at)).map(|at| hexes::at(state.view.to_plane(at)));
    scene.put(piece, cell.filter(|cell| scene.hexes.hold(*cell)), out);
}

fn hover(scene: &Scene<'_>, response: &Response, state: &BoardState) -> Response {
    let Some(at) = response.hover_pos() else { return response.clone() };
    let Some(piece) = piece_at(scene, state, at) else {
        return response.clone().on_hover_cursor(match scene.shown.tool {
            Tool::Select => CursorIcon::Default,
            Tool::Place | Tool::Feature(_) => CursorIcon::Crosshair,
        });
    };
    let name = scene.shown.open.piece(scene.shown.key, piece);
    response.clone().on_hover_cursor(CursorIcon::Grab).on_hover_text_at_pointer(name)
}
