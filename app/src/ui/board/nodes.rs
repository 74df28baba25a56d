//! The map in the accessibility tree: every piece and, on a small map, every cell or area is a thing to find and to press.
//! On a large map or a table only the keyboard's place is.

use arbiter_core::desk::Intent;
use egui::accesskit::{Action, Role};
use egui::{Id, Rect, Sense, Ui, Vec2};

use super::canvas::Scene;
use super::cells::Ground;
use super::pieces::Standing;
use super::plane::Cell;
use super::{BoardState, pointer, words};
use crate::ui::outbox::Outbox;

/// The largest map whose cells are all in the tree.
const SMALL: i64 = 400;

/// Adds places and pieces to the tree, where anybody reads it.
pub(super) fn add(ui: &mut Ui, scene: &Scene<'_>, state: &BoardState, out: &mut Outbox) {
    if ui.ctx().accesskit_node_builder(scene.id, |_| ()).is_none() {
        return;
    }
    let cursor = scene.shown.open.document.selection.cursor;
    if scene.plane.count() <= SMALL {
        let (columns, rows) = scene.plane.within(scene.plane.bounds());
        for row in rows {
            for column in columns.clone() {
                add_cell(ui, scene, state, [column, row], out);
            }
        }
    } else if let Some(cell) = cursor.filter(|cell| scene.plane.holds(*cell)) {
        add_cell(ui, scene, state, cell, out);
    }
    for standing in scene.standing {
        add_piece(ui, scene, state, standing, out);
    }
}

fn add_cell(ui: &mut Ui, scene: &Scene<'_>, state: &BoardState, cell: Cell, out: &mut Outbox) {
    let id = scene.id.with(("cell", cell));
    let edge = Vec2::splat(state.view.scale());
    let rect = Rect::from_center_size(state.view.to_panel(scene.plane.centre(cell)), edge);
    let label = words::cell(scene.shown, scene.plane, cell);
    let ground = match scene.grounds.get(&cell) {
        Some(Ground::Location) => Some("ui-a-location"),
        Some(Ground::NearLocation) => Some("ui-beside-a-location"),
        Some(Ground::Feature(_)) | None => None,
    };
    let ground = ground.map(|id| scene.shown.open.locale.t(id));
    node(ui, id, rect, Role::Cell, label, ground);
    if pressed(ui, id) {
        pointer::click(scene, None, Some(cell), out);
    }
}

fn add_piece(ui: &mut Ui, scene: &Scene<'_>, state: &BoardState, standing: &Standing<'_>, out: &mut Outbox) {
    let id = scene.id.with(("piece", standing.piece.id));
    let (centre, radius) = scene.place(state, standing);
    let rect = Rect::from_center_size(centre, Vec2::splat(radius * 1.6));
    node(ui, id, rect, Role::Button, label(scene, standing), None);
    if scene.shown.open.document.selection.piece == Some(standing.piece.id) {
        ui.ctx().accesskit_node_builder(id, |node| node.set_selected(true));
    }
    if pressed(ui, id) {
        out.ask(Intent::SelectPiece(Some(standing.piece.id)));
    }
}

/// Name, side, place and what the piece stands on or beside.
fn label(scene: &Scene<'_>, standing: &Standing<'_>) -> String {
    let open = scene.shown.open;
    let side = super::pieces::side(standing.piece).map(|side| open.side(side));
    let place = words::place(scene.shown, standing.piece);
    let counts = |index: &usize| {
        let feature = scene.shown.map.and_then(|map| map.features.get(*index));
        let kind = feature.and_then(|feature| scene.shown.kind.features.iter().find(|kind| kind.kind == feature.kind));
        kind.is_some_and(|kind| kind.counts_near)
    };
    let near = if standing.touches.on.iter().any(counts) {
        Some(open.locale.t("ui-on-a-location"))
    } else if standing.touches.adjacent.iter().any(counts) {
        Some(open.locale.t("ui-beside-a-location"))
    } else {
        None
    };
    let name = open.piece(scene.shown.key, standing.piece.id);
    [Some(name), side, Some(place), near].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

fn node(ui: &mut Ui, id: Id, rect: Rect, role: Role, label: String, description: Option<String>) {
    ui.interact(rect, id, Sense::hover());
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_role(role);
        node.set_bounds(egui::accesskit::Rect {
            x0: rect.min.x.into(),
            y0: rect.min.y.into(),
            x1: rect.max.x.into(),
            y1: rect.max.y.into(),
        });
        node.set_label(label);
        if let Some(description) = description {
            node.set_description(description);
        }
        node.add_action(Action::Click);
    });
}

fn pressed(ui: &Ui, id: Id) -> bool {
    ui.input(|input| input.has_accesskit_action_request(id, Action::Click))
}
