//! What is still to play: two bouts with the armies swapped between them, and the checks at the end of the invader's turns.

use ruleset_api::ruling::{Item, ItemState};
use ruleset_api::{Match, Status, Text};

/// The checklist for a match of which so many bouts have ended; empty once it is over.
pub(crate) fn of(game: &Match<'_>, status: Option<Status>, ended: usize) -> Vec<Item> {
    if matches!(status, Some(Status::Decided | Status::Draw)) {
        return Vec::new();
    }
    let second_begun = ended == 1 && game.rows("bouts").len() > 1;
    let (first, swap, second) = match (ended, second_begun) {
        (0, _) => (ItemState::Current, ItemState::Todo, ItemState::Todo),
        (_, false) => (ItemState::Done, ItemState::Current, ItemState::Todo),
        (_, true) => (ItemState::Done, ItemState::Done, ItemState::Current),
    };
    vec![
        item("first-bout", first, Text::new("do-bout").with("bout", 1_i64)),
        item("swap", swap, Text::new("do-swap")),
        item("second-bout", second, Text::new("do-bout").with("bout", 2_i64)),
        item("check", ItemState::Todo, Text::new("do-check")),
        item("add", ItemState::Todo, Text::new("do-add")),
    ]
}

fn item(id: &str, state: ItemState, text: Text) -> Item {
    Item { id: id.to_owned(), state, text }
}
