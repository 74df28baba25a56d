//! The keyboard on the map: arrows move a cell, Enter selects, picks up and puts down, Delete takes a piece off the map,
//! digits choose a piece by its number.

use arbiter_core::desk::{BoardEdit, Intent, Tool};
use egui::{Key, Modifiers, Ui};
use ruleset_api::geometry::hex;

use super::BoardState;
use super::canvas::Scene;
use super::pieces::{self, State};
use crate::ui::outbox::Outbox;

/// Digits typed close together are one number; after so many seconds a new one begins.
const PAUSE: f64 = 1.0;

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
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let start = || {
        let selected = selection.piece.and_then(|id| scene.shown.board.piece(id)).and_then(pieces::cell);
        selected.unwrap_or([scene.hexes.columns / 2, scene.hexes.rows / 2])
    };
    let mut cursor = selection.cursor.filter(|cell| scene.hexes.hold(*cell)).unwrap_or_else(start);
    for (key, towards) in [(Key::ArrowRight, 0), (Key::ArrowLeft, 3)] {
        if pressed(key) {
            cursor = step(scene, cursor, towards);
        }
    }
    for (key, down) in [(Key::ArrowDown, true), (Key::ArrowUp, false)] {
        if pressed(key) {
            cursor = row(scene, cursor, down);
        }
    }
    if selection.cursor != Some(cursor) {
        out.ask(Intent::MoveCursor(cursor));
        state.view.show(cursor);
    }
    if pressed(Key::Enter) {
        enter(scene, state, cursor, out);
    }
    if pressed(Key::Escape) {
        state.carried = None;
    }
    if (pressed(Key::Delete) || pressed(Key::Backspace))
        && let Some(piece) = selection.piece
    {
        state.carried = None;
        scene.put(piece, None, out);
    }
    digits(ui, scene, state, out);
}

fn step(scene: &Scene<'_>, cell: [i64; 2], towards: usize) -> [i64; 2] {
    let to = hex::neighbours(cell).into_iter().nth(towards).unwrap_or(cell);
    if scene.hexes.hold(to) { to } else { cell }
}

/// Up and down stay in the column, so that going there and back ends where it began.
fn row(scene: &Scene<'_>, [column, row]: [i64; 2], down: bool) -> [i64; 2] {
    let to = [column, if down { row + 1 } else { row - 1 }];
    if scene.hexes.hold(to) { to } else { [column, row] }
}

fn enter(scene: &Scene<'_>, state: &mut BoardState, cell: [i64; 2], out: &mut Outbox) {
    if let Some(carried) = state.carried.take() {
        return scene.put(carried, Some(cell), out);
    }
    if let Tool::Feature(kind) = scene.shown.tool {
        return out.board(scene.shown.key, BoardEdit::ToggleFeature { kind: kind.clone(), cell });
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

fn digits(ui: &Ui, scene: &Scene<'_>, state: &mut BoardState, out: &mut Outbox) {
    let (typed, now) = ui.input(|input| {
        let text = input.events.iter().filter_map(|event| match event {
            egui::Event::Text(text) => Some(text.as_str()),
            _ => None,
        });
        (text.collect::<String>(), input.time)
    });
    for digit in typed.chars().filter(char::is_ascii_digit) {
        let [whole, alone] = state.digits.push(digit, now);
        let known = |id: Option<i64>| id.filter(|id| scene.shown.board.piece(*id).is_some());
        let found = known(whole).or_else(|| {
            state.digits.begin_with(digit);
            known(alone)
        });
        if found.is_some() {
            out.ask(Intent::SelectPiece(found));
        }
    }
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
