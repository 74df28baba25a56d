//! A piece edited in place, at its token in the list of pieces: its name, side, kind and what can be entered for it, on a
//! card that Enter or a click elsewhere closes.

use arbiter_core::desk::{Desk, Intent};
use egui::{Area, Frame, Id, Key, Modifiers, Order, Pos2, Rect, Ui};

use super::{BoardState, Shown, selected};
use crate::ui::outbox::Outbox;
use crate::ui::sheet;
use crate::ui::theme::{Palette, space};

/// Width of the card, in points.
const WIDTH: f32 = 236.0;

/// The piece that is edited in place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Editing {
    pub(super) piece: i64,
    /// How often the card was shown: the first time only to see how large it is, and nothing on it takes the keyboard.
    shown: u8,
    /// The token; none until it was painted.
    token: Option<Rect>,
}

/// Begins to edit a piece in place.
pub(super) fn begin(state: &mut BoardState, piece: i64, out: &mut Outbox) {
    state.editing = Some(Editing { piece, shown: 0, token: None });
    out.ask(Intent::SelectPiece(Some(piece)));
}

/// Whether the piece that is selected is edited in place.
pub(super) fn is_edited(shown: &Shown<'_>, state: &BoardState) -> bool {
    state.editing.is_some_and(|editing| shown.open.document.selection.piece == Some(editing.piece))
}

/// Tells where the token of a piece is.
pub(super) fn token(state: &mut BoardState, piece: i64, rect: Rect) {
    if let Some(editing) = state.editing.as_mut().filter(|editing| editing.piece == piece) {
        editing.token = Some(rect);
    }
}

/// Shows the card.
pub(super) fn show(ui: &mut Ui, desk: &Desk, shown: &Shown<'_>, state: &mut BoardState, out: &mut Outbox) {
    let Some(editing) = state.editing else { return };
    let piece = shown.board.piece(editing.piece);
    let (Some(piece), false) = (piece, desk.question.is_some()) else {
        state.editing = None;
        return;
    };
    let selected_piece = shown.open.document.selection.piece;
    if selected_piece != Some(editing.piece) {
        // It is selected by what was asked for in the frame that began this; later another one is.
        if editing.shown > 0 {
            state.editing = None;
        }
        return;
    }
    let name = sheet::id(shown.open, &shown.pointer(piece.id, "name"));
    if editing.shown < 2 {
        ui.memory_mut(|memory| memory.request_focus(name));
        ui.ctx().request_repaint();
    }
    let at = editing.token.map_or_else(|| ui.max_rect().left_bottom(), |token| token.left_top() - egui::vec2(0.0, space::SMALL));
    let at = Pos2::new(at.x.min(ui.ctx().content_rect().right() - WIDTH - 30.0), at.y);
    let area = Area::new(Id::unique("piece edited in place")).order(Order::Foreground).fixed_pos(at);
    let area = area.pivot(egui::Align2::LEFT_BOTTOM).constrain_to(ui.ctx().content_rect());
    let palette = Palette::of(ui);
    let (enter, escape) = ui.input(|input| (input.key_pressed(Key::Enter), input.key_pressed(Key::Escape)));
    let in_name = ui.memory(|memory| memory.has_focus(name));
    let response = area.show(ui.ctx(), |ui| {
        Frame::popup(ui.style()).fill(palette.paper).inner_margin(12).show(ui, |ui| {
            ui.set_width(WIDTH);
            ui.spacing_mut().item_spacing = egui::vec2(6.0, 6.0);
            selected::card(ui, shown, piece, out);
        });
    });
    let elsewhere = response.response.clicked_elsewhere() && !egui::Popup::is_any_open(ui.ctx());
    let closes = editing.shown >= 2 && ((enter && in_name) || escape || elsewhere);
    if closes {
        state.editing = None;
        if enter || escape {
            // The key has closed the card, and is not one of the board's as well.
            ui.input_mut(|input| [Key::Enter, Key::Escape].map(|key| input.consume_key(Modifiers::NONE, key)));
            let canvas = shown.canvas();
            ui.memory_mut(|memory| memory.request_focus(canvas));
        }
        ui.ctx().request_repaint();
    } else if let Some(editing) = &mut state.editing {
        editing.shown = editing.shown.saturating_add(1);
    }
}
