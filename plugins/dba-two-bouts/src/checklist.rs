//! What is still to play: two bouts with the armies swapped between them, and the checks at the end of the invader's turns.

use ruleset_api::procedure::{Item, ItemState};
use ruleset_api::{Match, Status, Text};

/// The row that the next bout is entered in.
const NEXT: &str = "/rows/bouts/-";

/// The checklist for a match of which so many bouts have ended; empty once it is over.
pub(crate) fn of(game: &Match<'_>, status: Option<Status>, ended: usize) -> Vec<Item> {
    if matches!(status, Some(Status::Decided | Status::Draw)) {
        return Vec::new();
    }
    let begun = game.rows("bouts").len();
    let second_begun = ended == 1 && begun > 1;
    let (first, swap, second) = match (ended, second_begun) {
        (0, _) => (ItemState::Current, ItemState::Todo, ItemState::Todo),
        (_, false) => (ItemState::Done, ItemState::Current, ItemState::Todo),
        (_, true) => (ItemState::Done, ItemState::Done, ItemState::Current),
    };
    let mut items =
        vec![bout(1, first, begun), item("swap", swap, Text::new("do-swap")).at(row(1, begun)), bout(2, second, begun)];
    // The bout that is in progress is checked at the end of each turn of its invader, and by the clock.
    if begun > ended {
        let of_bout = |key: &str| format!("{}/{key}", row(ended, begun));
        items.push(item("check", ItemState::Todo, Text::new("do-check")).at(of_bout("turn")));
        let over = item("time-over", ItemState::Todo, Text::new("do-time-over"));
        items.push(over.at(of_bout("time_expired")).set(true).on_time());
    } else {
        items.push(item("check", ItemState::Todo, Text::new("do-check")).at(row(ended, begun)));
    }
    items.push(item("add", ItemState::Todo, Text::new("do-add")));
    items
}

fn bout(number: usize, state: ItemState, begun: usize) -> Item {
    let id = if number == 1 { "first-bout" } else { "second-bout" };
    item(id, state, Text::new("do-bout").with("bout", number)).at(row(number - 1, begun))
}

/// The row of a bout: its own, or the next one while it has none.
fn row(index: usize, begun: usize) -> String {
    if index < begun { format!("/rows/bouts/{index}") } else { NEXT.to_owned() }
}

fn item(id: &str, state: ItemState, text: Text) -> Item {
    Item::new(id, state, text)
}
