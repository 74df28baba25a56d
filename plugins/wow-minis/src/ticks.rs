//! The ticks that are still played once time is called: the current one is finished, then two more follow; the clock
//! counts from 1 to 10 and wraps. At the end of ticks 5 and 10 characters at a location score.

use ruleset_api::procedure::{Item, ItemState};
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

/// The checklist: the call, the three ticks with what is due at their ends, then the stop of play. A win in the extra ticks
/// ends it. Sudden death has its own, after these.
pub(crate) fn checklist(game: &Match<'_>, won_normally: bool, nothing_ruled: bool) -> Vec<Item> {
    let values = game.values();
    let (called, played) = (values.integer("called_tick"), values.integer("ticks_played"));
    match (called, played) {
        (Some(_), Some(played)) if won_normally && played < EXTRA => Vec::new(),
        (Some(called), played) => extra_ticks(called, played.unwrap_or_default()),
        // Once something is ruled, play has stopped whether or not the tick of the call was entered.
        (None, None) if nothing_ruled => {
            vec![Item::new("called", ItemState::Current, Text::new("do-call")).at("/values/called_tick").on_time()]
        }
        (None, _) => Vec::new(),
    }
}

fn extra_ticks(called: i64, played: i64) -> Vec<Item> {
    let text = Text::new("do-called").with("tick", called);
    let mut items = vec![Item::new("called", ItemState::Done, text).at("/values/called_tick")];
    for number in 0..EXTRA {
        let tick = (called - 1 + number) % LAST + 1;
        let state = state(number, played);
        let text = if number == 0 { Text::new("do-finish-tick") } else { Text::new("do-tick") };
        items.push(finished(Item::new(format!("tick-{number}"), state, text.with("tick", tick)), number + 1));
        if tick % 5 == 0 {
            let due = if state == ItemState::Current { ItemState::Todo } else { state };
            let text = Text::new("do-end-of-tick").with("tick", tick);
            items.push(Item::new(format!("end-of-tick-{number}"), due, text).at("/sides/0/values/vp"));
        }
    }
    let stopped = if played >= EXTRA { ItemState::Done } else { ItemState::Todo };
    items.push(finished(Item::new("stopped", stopped, Text::new("do-stop")), EXTRA));
    items
}

/// An item that is done once so many ticks are finished.
fn finished(item: Item, ticks: i64) -> Item {
    item.at("/values/ticks_played").set(ticks)
}

fn state(number: i64, played: i64) -> ItemState {
    match number.cmp(&played) {
        std::cmp::Ordering::Less => ItemState::Done,
        std::cmp::Ordering::Equal => ItemState::Current,
        std::cmp::Ordering::Greater => ItemState::Todo,
    }
}
