//! The keyboard on the map: arrows move a cell, Enter selects, picks up and puts down, Delete takes a piece off the map,
//! digits choose a piece by its number, a plus adds one, F2 edits in place. On a table arrows move by a centimetre, with Shift
//! by a millimetre. Alt and arrows move the map, Z and Home zoom it.

use arbiter_core::desk::{BoardEdit, Intent, Look, Tool};
use egui::{Key, Modifiers, Ui, vec2};
use ruleset_api::manifest::Belongs;

use super::canvas::Scene;
use super::pieces::{self, State};
use super::plane::{Cell, Plane, Towards};
use super::{BoardState, pointer, rename, ruler};
use crate::ui::outbox::Outbox;

/// Digits typed close together are one number; after so many seconds a new one begins.
const PAUSE: f64 = 1.0;

/// So many points the map is moved by one key.
const PAN: f32 = 40.0;

/// The digits typed last.
#[derive(Clone, Debug, Default)]
pub(super) struct Digits {
    typed: String,
    at: f64,
}

impl Digits {
    /// The number so far, and the number of the last digit alone.
    fn push(&mut self, digit: char, now: f64) -> [Option<i64>; 2] {
        if now - self.at > PAUSE {
            self.typed.clear();
        }
        self.at = now;
        self.typed.push(digit);
        [self.typed.parse().ok(), digit.to_digit(10).map(i64::from)]
    }

    fn begin_with(&mut self, digit: char) {
        self.typed = digit.to_string();
    }
}

/// Turns keys into intents.
pub(super) fn handle(ui: &Ui, scene: &Scene<'_>, state: &mut BoardState, out: &mut Outbox) {
    let selection = &scene.shown.open.document.selection;
    let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
    let mut cursor = match selection.cursor.filter(|cell| scene.plane.holds(*cell)) {
        Some(cursor) => cursor,
        None => selection.piece.and_then(|id| standing_at(scene, id)).unwrap_or_else(|| scene.plane.cursor(selection)),
    };
    for (key, towards, off) in [
        (Key::ArrowRight, Towards::Right, vec2(-1.0, 0.0)),
        (Key::ArrowLeft, Towards::Left, vec2(1.0, 0.0)),
        (Key::ArrowDown, Towards::Down, vec2(0.0, -1.0)),
        (Key::ArrowUp, Towards::Up, vec2(0.0, 1.0)),
    ] {
        if pressed(Modifiers::ALT, key) {
            state.view.pan(off * PAN);
        }
        let towards = towards.seen(state.view.turned());
        let fine = pressed(Modifiers::SHIFT, key);
        if fine || pressed(Modifiers::NONE, key) {
            cursor = scene.plane.step(cursor, towards, fine);
        }
    }
    if selection.cursor != Some(cursor) {
        out.ask(Intent::MoveCursor(cursor));
        state.view.show(scene.plane.centre(cursor));
    }
    if pressed(Modifiers::SHIFT, Key::Enter)
        && let Tool::Feature { kind, side } = scene.shown.tool
    {
        pointer::mark(scene, kind, *side, Some(cursor), true, out);
    }
    if pressed(Modifiers::NONE, Key::Enter) {
        enter(scene, state, cursor, out);
    }
    if pressed(Modifiers::NONE, Key::Escape) && state.carried.take().is_none() && state.ruler.take().is_none() {
        out.ask(Intent::SelectPiece(None));
    }
    if pressed(Modifiers::NONE, Key::F2)
        && let Some(piece) = selection.piece
    {
        rename::begin(state, piece, out);
    }
    for (modifiers, key, look) in [
        (Modifiers::SHIFT, Key::Z, Look::Smaller),
        (Modifiers::NONE, Key::Z, Look::Larger),
        (Modifiers::NONE, Key::Home, Look::Fit),
    ] {
        if pressed(modifiers, key) {
            state.look(look);
        }
    }
    if (pressed(Modifiers::NONE, Key::Delete) || pressed(Modifiers::NONE, Key::Backspace))
        && let Some(piece) = selection.piece
    {
        state.carried = None;
        scene.put(piece, None, out);
    }
    turn(ui, scene, out);
    typed(ui, scene, state, true, out);
}

/// While the keyboard is at a piece in a list: digits choose another, and nothing else is a key of the map.
pub(super) fn choose(ui: &Ui, scene: &Scene<'_>, state: &mut BoardState, out: &mut Outbox) {
    typed(ui, scene, state, false, out);
}

/// Where a piece stands on the map.
fn standing_at(scene: &Scene<'_>, piece: i64) -> Option<Cell> {
    scene.standing.iter().find(|standing| standing.piece.id == piece).map(|standing| standing.cell)
}

/// On a table Page Up and Page Down turn the selected piece by 15 degrees, with Shift by one.
fn turn(ui: &Ui, scene: &Scene<'_>, out: &mut Outbox) {
    let selected = scene.shown.open.document.selection.piece.and_then(|id| scene.shown.board.piece(id));
    let (Some(piece), Plane::Free(_)) = (selected, scene.plane) else { return };
    for (key, by) in [(Key::PageDown, 1), (Key::PageUp, -1)] {
        let fine = ui.input_mut(|input| input.consume_key(Modifiers::SHIFT, key));
        if fine || ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            let degrees = piece.angle.unwrap_or(0).rem_euclid(360) + by * if fine { 1 } else { 15 };
            let angle = Some(degrees.rem_euclid(360)).filter(|degrees| *degrees != 0);
            out.board(scene.shown.key, BoardEdit::TurnPiece { piece: piece.id, angle });
        }
    }
}

fn enter(scene: &Scene<'_>, state: &mut BoardState, cell: Cell, out: &mut Outbox) {
    if let Some(carried) = state.carried.take() {
        return scene.put(carried, Some(cell), out);
    }
    match scene.shown.tool {
        Tool::Feature { kind, side } => return pointer::toggle(scene, kind, *side, Some(cell), out),
        Tool::Ruler => return ruler::enter(state, cell),
        Tool::Add { kind, side } if scene.in_cell(cell).next().is_none() => {
            return pointer::add(scene, kind, *side, cell, out);
        }
        Tool::Select | Tool::Place | Tool::Add { .. } => {}
    }
    let selected = scene.shown.open.document.selection.piece.and_then(|id| scene.shown.board.piece(id));
    let waits = selected.filter(|piece| pieces::state(piece) == State::Waiting);
    match (waits, scene.in_cell(cell).collect::<Vec<_>>().as_slice()) {
        (Some(piece), _) => scene.put(piece.id, Some(cell), out),
        (None, []) => {
            if let Some(piece) = selected.filter(|_| *scene.shown.tool == Tool::Place) {
                scene.put(piece.id, Some(cell), out);
            }
        }
        (None, here) => match here.iter().position(|id| selected.is_some_and(|piece| piece.id == *id)) {
            Some(_) => state.carried = selected.map(|piece| piece.id),
            None => out.ask(Intent::SelectPiece(here.first().copied())),
        },
    }
}

/// Digits choose a piece and go to it; a plus adds one more like the chosen one.
fn typed(ui: &Ui, scene: &Scene<'_>, state: &mut BoardState, adds: bool, out: &mut Outbox) {
    let (typed, now) = ui.input(|input| {
        let text = input.events.iter().filter_map(|event| match event {
            egui::Event::Text(text) => Some(text.as_str()),
            _ => None,
        });
        (text.collect::<String>(), input.time)
    });
    for letter in typed.chars() {
        if letter == '+' && adds {
            add(scene, out);
        }
        if !letter.is_ascii_digit() {
            continue;
        }
        let [whole, alone] = state.digits.push(letter, now);
        let known = |id: Option<i64>| id.filter(|id| scene.shown.board.piece(*id).is_some());
        let found = known(whole).or_else(|| {
            state.digits.begin_with(letter);
            known(alone)
        });
        if found.is_some() {
            out.ask(Intent::SelectPiece(found));
        }
        if let Some(cell) = found.and_then(|piece| standing_at(scene, piece)) {
            out.ask(Intent::MoveCursor(cell));
            state.view.show(scene.plane.centre(cell));
        }
    }
}

/// Adds a piece of the chosen one's kind and side; where none is chosen, of the first.
fn add(scene: &Scene<'_>, out: &mut Outbox) {
    let chosen = scene.shown.open.document.selection.piece.and_then(|id| scene.shown.board.piece(id));
    let first = scene.shown.kind.pieces.first();
    let (kind, side) = match (chosen, first) {
        (Some(piece), _) => (piece.kind.clone(), pieces::side(piece)),
        (None, Some(kind)) => (kind.kind.clone(), (kind.side != Belongs::None).then_some(0)),
        (None, None) => return,
    };
    out.board(scene.shown.key, BoardEdit::AddPiece { kind, side, name: String::new(), at: None });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_typed_close_together_are_one_number() {
        let mut digits = Digits::default();
        assert_eq!(digits.push('1', 10.0), [Some(1), Some(1)]);
        assert_eq!(digits.push('2', 10.5), [Some(12), Some(2)]);
        assert_eq!(digits.push('3', 12.0), [Some(3), Some(3)]);
    }
}
