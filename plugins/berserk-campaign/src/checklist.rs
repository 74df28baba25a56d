//! What is left to do: to play on, to count, or to clear the table once the game has ended.

use ruleset_api::procedure::{Item, ItemState};
use ruleset_api::{Match, Status, Text};

/// The checklist for a match that stands so after its steps.
pub(crate) fn of(game: &Match<'_>, status: Option<Status>) -> Vec<Item> {
    let values = game.values();
    match status {
        Some(Status::Decided | Status::Draw) => end_of_game(),
        _ if !values.is("time_expired") => vec![
            item("play", ItemState::Current, "do-play").at("/values/time_expired"),
            item("time-over", ItemState::Todo, "do-time-over").at("/values/time_expired").set(true).on_time(),
        ],
        _ => {
            let finished = values.is("second_turn_finished");
            let (turn, count) =
                if finished { (ItemState::Done, ItemState::Current) } else { (ItemState::Current, ItemState::Todo) };
            let on_field = game.board("field").is_some_and(|field| !field.pieces.is_empty());
            vec![
                item("second-turn", turn, "do-second-turn").at("/values/second_turn_finished").set(true),
                item("count", count, "do-count").at(if on_field { "/boards/field" } else { "/sides/0/values/gold" }),
            ]
        }
    }
}

/// Nothing in a record tells these done: the judge ticks them off.
fn end_of_game() -> Vec<Item> {
    vec![
        item("reveal", ItemState::Todo, "do-reveal"),
        item("release", ItemState::Todo, "do-release"),
        item("return", ItemState::Todo, "do-return"),
        item("clear", ItemState::Todo, "do-clear"),
    ]
}

fn item(id: &str, state: ItemState, text: &str) -> Item {
    Item::new(id, state, Text::new(text))
}
