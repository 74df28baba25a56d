//! The ticks that are still played once time is called: the current one is finished, then two more follow; the clock
//! counts from 1 to 10 and wraps. At the end of ticks 5 and 10 characters at a location score.

use ruleset_api::ruling::{Item, ItemState};
use ruleset_api::{Match, Missing, Text, all};

/// How many ticks are played after the call, the current one being the first.
const EXTRA: i64 = 3;
/// The clock's last tick, after which it begins again at 1.
const LAST: i64 = 10;

/// Where play stands after the call.
pub(crate) enum ExtraTicks {
    /// All are played, or nothing was entered and play is taken to have stopped.
    Over,
    /// So many are still to be played.
    Remain(i64),
}

impl ExtraTicks {
    /// What was entered of it.
    ///
    /// # Errors
    /// The tick of the call without the ticks played since, or fewer than three ticks played without the tick of the call.
    pub(crate) fn of(game: &Match<'_>) -> Result<Self, Missing> {
        let values = game.values();
        let called = values.need_integer("called_tick");
        let played = values.need_integer("ticks_played");
        match (called, played) {
            (Err(_), Err(_)) => Ok(Self::Over),
            (_, Ok(played)) if played >= EXTRA => Ok(Self::Over),
            (called, played) => all((called, played)).map(|(_, played)| Self::Remain(EXTRA - played)),
        }
    }

    /// How many ticks are still to be played, if any.
    pub(crate) fn remaining(&self) -> Option<i64> {
        match self {
            Self::Over => None,
            Self::Remain(ticks) => Some(*ticks),
        }
    }
}

/// The checklist: the three ticks with what is due at their ends, then the stop of play, and in sudden death what the next
/// tick asks for. A win in the extra ticks ends it.
pub(crate) fn checklist(game: &Match<'_>, in_sudden_death: bool, won_normally: bool) -> Vec<Item> {
    let values = game.values();
    let (called, played) = (values.integer("called_tick"), values.integer("ticks_played"));
    let mut items = match (called, played) {
        (Some(_), Some(played)) if won_normally && played < EXTRA => return Vec::new(),
        (Some(called), Some(played)) => extra_ticks(called, played),
        _ => Vec::new(),
    };
    if in_sudden_death {
        let tick = game.rows("sudden_death").len() + 1;
        items.push(item("sudden-death-play", ItemState::Current, Text::new("do-sudden-death").with("tick", tick)));
        items.push(item("sudden-death-enter", ItemState::Todo, Text::new("do-enter-gained").with("tick", tick)));
    }
    items
}

fn extra_ticks(called: i64, played: i64) -> Vec<Item> {
    let mut items = vec![item("called", ItemState::Done, Text::new("do-called").with("tick", called))];
    for number in 0..EXTRA {
        let tick = (called - 1 + number) % LAST + 1;
        let state = state(number, played);
        let text = if number == 0 { Text::new("do-finish-tick") } else { Text::new("do-tick") };
        items.push(item(&format!("tick-{number}"), state, text.with("tick", tick)));
        if tick % 5 == 0 {
            let due = if state == ItemState::Current { ItemState::Todo } else { state };
            items.push(item(&format!("end-of-tick-{number}"), due, Text::new("do-end-of-tick").with("tick", tick)));
        }
    }
    let stopped = if played >= EXTRA { ItemState::Done } else { ItemState::Todo };
    items.push(item("stopped", stopped, Text::new("do-stop")));
    items
}

fn state(number: i64, played: i64) -> ItemState {
    match number.cmp(&played) {
        std::cmp::Ordering::Less => ItemState::Done,
        std::cmp::Ordering::Equal => ItemState::Current,
        std::cmp::Ordering::Greater => ItemState::Todo,
    }
}

fn item(id: &str, state: ItemState, text: Text) -> Item {
    Item { id: id.to_owned(), state, text }
}
