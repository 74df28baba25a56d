//! D-15, 4th bullet: single ticks, until one brings the parties different numbers of victory points. It knows the rows of
//! the ticks, what the next tick asks for, and what a tick's end is worth on the board.

use ruleset_api::procedure::{Fill, Item, ItemState};
use ruleset_api::{Applied, Match, Missing, Problem, Text};

use crate::leader;
use crate::position::{self, Count};

/// The board as it stands at the end of the last tick. Until the judge needs it, the board at the stop of play serves: the
/// 2nd bullet is ruled on that one, so no later move may touch it.
const BOARD: &str = "sudden-death";
const ROWS: &str = "sudden_death";

/// The step.
pub(crate) fn apply(game: &Match<'_>) -> Result<Applied, Missing> {
    let reading = Text::new("reading-sudden-death");
    let rows = game.rows(ROWS);
    for (index, row) in rows.iter().enumerate() {
        let gained = row.need_pair("gained")?;
        let Some(lead) = leader(gained) else { continue };
        let tick = index + 1;
        let late = (rows.len() > tick)
            .then(|| Problem::warning(format!("/rows/sudden_death/{tick}"), Text::new("rows-after-deciding").with("tick", tick)));
        let text = lead.text("sudden-death-decides").side("loser", 1 - lead.party).with("tick", tick);
        let applied = Applied::won(lead.party, "sudden-death-win", text);
        let summary = lead.text("summary-sudden-death").with("tick", tick);
        return Ok(applied.compared(&gained).summary(summary).reading(reading).problems(late));
    }
    let text = Text::new("sudden-death-goes-on").with("played", rows.len());
    let applied = Applied::play_on(text).summary(Text::new("summary-sudden-death-goes-on")).reading(reading);
    // Those that would score now are marked on the board of the ticks.
    Ok(match on_board(game) {
        Some((BOARD, [Ok(first), Ok(second)])) => applied.counted_on(BOARD, first.pieces.into_iter().chain(second.pieces)),
        _ => applied,
    })
}

/// The tick whose points are still to be entered: where they go, and its number.
pub(crate) struct NextTick {
    at: String,
    row: bool,
    tick: usize,
}

impl NextTick {
    /// The first tick without points: a row that was begun, else the next one.
    pub(crate) fn of(game: &Match<'_>) -> Self {
        let rows = game.rows(ROWS);
        let begun = rows.iter().position(|row| row.pair("gained").is_none());
        let tick = begun.unwrap_or(rows.len()) + 1;
        match begun {
            Some(index) => Self { at: format!("/rows/{ROWS}/{index}/gained"), row: false, tick },
            None => Self { at: format!("/rows/{ROWS}/-"), row: true, tick },
        }
    }

    /// What is to be done: play the tick, moving the pieces, and enter what each party gained.
    pub(crate) fn checklist(&self, game: &Match<'_>) -> Vec<Item> {
        let begun = !self.row;
        let played = if begun { ItemState::Done } else { ItemState::Current };
        let play = Item::new("sudden-death-play", played, Text::new("do-sudden-death").with("tick", self.tick));
        let play = if on_board(game).is_some() { play.at(format!("/boards/{BOARD}")) } else { play };
        let entered = if begun { ItemState::Current } else { ItemState::Todo };
        vec![play, Item::new("sudden-death-enter", entered, Text::new("do-enter-gained").with("tick", self.tick)).at(&self.at)]
    }

    /// What the end of the tick brings by the board: a point for each character on or beside a location. What else a party
    /// scored in the tick only the judge knows.
    pub(crate) fn counted(&self, game: &Match<'_>) -> Option<Fill> {
        let (_, [Ok(first), Ok(second)]) = on_board(game)? else { return None };
        let (first, second) = (first.bonus, second.bonus);
        let text = Text::new("gained-from-board").side("first", 0).with("a", first);
        let (text, gained) = (text.side("second", 1).with("b", second), vec![first, second]);
        Some(if self.row { Fill::row(ROWS, "gained", gained, text) } else { Fill::entry(&self.at, gained, text) })
    }
}

/// The characters of each party that count, on the board of the ticks or else on that of the stop of play; nothing where
/// neither has pieces of both.
fn on_board(game: &Match<'_>) -> Option<(&'static str, [Result<Count, Missing>; 2])> {
    let board = if game.board(BOARD).is_some_and(|board| !board.pieces.is_empty()) { BOARD } else { position::BOARD };
    let count = |party| position::on_board(game, board, party).transpose();
    Some((board, [count(0)?, count(1)?]))
}
