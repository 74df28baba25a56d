//! What belongs to the selected piece of a table: the reach around it, and a handle that turns it. The handle turns by whole
//! degrees, with Shift by fifteen; one drag is one step.

use arbiter_core::desk::{BoardEdit, Tool};
use egui::emath::Rot2;
use egui::{CursorIcon, Painter, PointerButton, Pos2, Response, Shape, Stroke, Ui, Vec2, vec2};

use super::BoardState;
use super::canvas::Scene;
use super::hexes::{as_f32, whole};
use super::pieces::{Body, Standing};
use super::plane::Plane;
use super::ruler;
use crate::ui::outbox::Outbox;
use crate::ui::theme::{self, Palette, size};

/// From the front of a piece to its handle, and how large the handle is, in points.
const AWAY: f32 = 20.0;
const HANDLE: f32 = 5.5;

/// A piece that is being turned, and its angle by now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turning {
    pub(super) piece: i64,
    pub(super) angle: i64,
}

/// The selected piece of a table.
fn selected<'s>(scene: &'s Scene<'_>) -> Option<&'s Standing<'s>> {
    let selected = scene.shown.open.document.selection.piece?;
    let on_table = matches!(scene.plane, Plane::Free(_));
    scene.standing.iter().find(|standing| on_table && standing.piece.id == selected)
}

/// The turn of a body as it is seen, in radians.
fn turn(state: &BoardState, turn: f32) -> Rot2 {
    Rot2::from_angle(if state.view.turned() { turn + std::f32::consts::PI } else { turn })
}

/// A piece as it is seen while it is turned.
pub(super) fn body(state: &BoardState, standing: &Standing<'_>) -> Body {
    match (standing.body, state.turning) {
        (Body::Base(half, _), Some(turning)) if turning.piece == standing.piece.id => {
            Body::Base(half, as_f32(turning.angle).to_radians())
        }
        (body, _) => body,
    }
}

/// Where the handle is, for a selected piece with a size.
fn handle(scene: &Scene<'_>, state: &BoardState) -> Option<(Pos2, Pos2)> {
    let standing = selected(scene).filter(|_| matches!(scene.shown.tool, Tool::Select | Tool::Place))?;
    let Body::Base(half, angle) = body(state, standing) else { return None };
    let centre = state.view.to_panel(standing.at);
    let rotation = turn(state, angle);
    let front = half.y * state.view.scale();
    Some((centre + rotation * vec2(0.0, -front), centre + rotation * vec2(0.0, -front - AWAY)))
}

/// Turns the selected piece by its handle; whether the pointer has it.
pub(super) fn drag(ui: &Ui, scene: &Scene<'_>, response: &Response, state: &mut BoardState, out: &mut Outbox) -> bool {
    let Some(standing) = selected(scene) else {
        state.turning = None;
        return false;
    };
    let pressed_at = ui.input(|input| input.pointer.press_origin());
    if response.drag_started_by(PointerButton::Primary)
        && let Some((_, at)) = handle(scene, state)
        && pressed_at.is_some_and(|pressed| pressed.distance(at) <= HANDLE * 2.0)
    {
        let (piece, angle) = (standing.piece.id, standing.piece.angle.unwrap_or(0));
        state.turning = Some(Turning { piece, angle });
    }
    let Some(turning) = &mut state.turning else { return false };
    ui.set_cursor_icon(CursorIcon::Grabbing);
    if let Some(at) = ui.input(|input| input.pointer.latest_pos()) {
        let way: Vec2 = state.view.to_plane(at) - standing.at;
        let step = if ui.input(|input| input.modifiers.shift) { 15 } else { 1 };
        turning.angle = degrees(way, step);
    }
    if !ui.input(|input| input.pointer.any_down()) {
        let Turning { piece, angle } = *turning;
        state.turning = None;
        let angle = Some(angle).filter(|angle| *angle != 0);
        if angle != standing.piece.angle {
            out.board(scene.shown.key, BoardEdit::TurnPiece { piece, angle });
        }
    }
    true
}

/// How far something is turned whose front points this way on the plane, clockwise in degrees from 0 to 359.
fn degrees(way: Vec2, step: i64) -> i64 {
    let degrees = way.x.atan2(-way.y).to_degrees() / as_f32(step);
    (whole(degrees.round()) * step).rem_euclid(360)
}

/// Paints what lies below the pieces: how far the selected one reaches.
pub(super) fn paint_reach(painter: &Painter, scene: &Scene<'_>, state: &BoardState, palette: &Palette) {
    let (Some(standing), Plane::Free(table)) = (selected(scene), scene.plane) else { return };
    if table.reach == 0 {
        return;
    }
    let reach = as_f32(table.reach) / scene.plane.millimetres() * state.view.scale();
    let centre = state.view.to_panel(standing.at);
    let points = match body(state, standing) {
        Body::Token(_) => ruler::around(Vec2::ZERO, reach),
        Body::Base(half, angle) => {
            let rotation = turn(state, angle);
            ruler::around(half * state.view.scale(), reach).into_iter().map(|point| rotation * point).collect()
        }
    };
    let points: Vec<Pos2> = points.into_iter().map(|point| centre + point).collect();
    painter.add(Shape::convex_polygon(points.clone(), palette.accent.gamma_multiply(0.05), Stroke::NONE));
    painter.extend(Shape::dashed_line(&closed(points), Stroke::new(1.5, palette.accent), 6.0, 4.0));
}

/// Paints what lies above the pieces: the handle, and the angle while it is turned.
pub(super) fn paint_handle(painter: &Painter, scene: &Scene<'_>, state: &BoardState, palette: &Palette) {
    let Some((front, at)) = handle(scene, state) else { return };
    let stroke = Stroke::new(2.0, palette.accent);
    painter.line_segment([front, at], stroke);
    painter.circle(at, HANDLE, palette.paper, stroke);
    if let Some(turning) = state.turning {
        let words = format!("{}°", turning.angle);
        painter.text(at + vec2(11.0, 0.0), egui::Align2::LEFT_CENTER, words, theme::bold(size::BODY), palette.accent);
    }
}

fn closed(mut points: Vec<Pos2>) -> Vec<Pos2> {
    points.extend(points.first().copied());
    points
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_front_of_a_piece_follows_the_handle_clockwise_from_the_far_edge() {
        let ways = [vec2(0.0, -1.0), vec2(1.0, 0.0), vec2(0.0, 1.0), vec2(-1.0, 0.0)];
        assert_eq!(ways.map(|way| degrees(way, 1)), [0, 90, 180, 270]);
        assert_eq!(degrees(vec2(0.3, -1.0), 15), 15);
        assert_eq!(degrees(vec2(-0.01, -1.0), 15), 0);
    }
}
