//! Berserk: Heroes, comprehensive rules, parts 5 and 6: how a game ends, and how effects are resolved that ask for more
//! than there is.
//!
//! The steps stand here in the order of the rules: a clean win, then the three kinds of draw. `effects` resolves what
//! abilities ask for and counts on from what was entered; `grounds` says who has lost or won by the counters after that.
//! What can be entered is in `manifest.json`, the sentences are in `texts`.

mod effects;
mod grounds;

use ruleset_api::procedure::{Item, ItemState};
use ruleset_api::{Applied, Cascade, Match, Missing, Problem, Ruleset, Ruling, Status, Text};

use crate::effects::Resolved;
use crate::grounds::Standing;

struct BerserkHeroes;

impl Ruleset for BerserkHeroes {
    const MANIFEST: &'static str = include_str!("../manifest.json");
    const TEXTS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../texts/en.ftl")),
        ("fr", include_str!("../texts/fr.ftl")),
        ("ru", include_str!("../texts/ru.ftl")),
    ];

    fn adjudicate(game: &Match<'_>) -> Ruling {
        let resolved = Resolved::of(game);
        let standings = grounds::after(game, &resolved);
        let cascade = Cascade::of(game)
            .step("grounds", |game| Ok(clean_win(standings.as_ref().map_err(Clone::clone)?, game, &resolved)))
            .step("simultaneous", |_| Ok(simultaneous(standings.as_ref().map_err(Clone::clone)?)))
            .step("agreement", |game| Ok(agreement(game)))
            .step("time", time);
        let plays_on = cascade.status() == Some(Status::PlayOn);
        let ruling = cascade.ruling().with_procedure(if plays_on { checklist(game) } else { Vec::new() });
        resolved.tables(game).into_iter().fold(ruling, Ruling::with_table)
    }
}

ruleset_api::export_ruleset!(BerserkHeroes);

/// 602.1. A player wins cleanly when the other has lost, or when a text says that he wins. Where that holds for both, it
/// is no clean win.
fn clean_win(standings: &[Standing; 2], game: &Match<'_>, resolved: &Resolved) -> Applied {
    let [first, second] = standings;
    let won = |winner: &Standing, loser: &Standing| {
        let why = loser.why_lost().unwrap_or_else(|| winner.text());
        let id = if loser.has_lost() { "grounds-lost" } else { "grounds-won" };
        let text = Text::new(id).side("winner", winner.side).side("loser", loser.side).with("why", why);
        Applied::won(winner.side, "clean-win", text.clone()).summary(Text { id: "summary-clean-win".to_owned(), ..text })
    };
    let applied = match (first.wins_over(second), second.wins_over(first)) {
        (true, true) => Applied::level(Text::new("grounds-both")),
        (true, false) => won(first, second),
        (false, true) => won(second, first),
        (false, false) => Applied::passed(Text::new("grounds-none")),
    };
    let applied = applied
        .shown(&[first.wounds, second.wounds])
        .side_texts([first.text(), second.text()])
        .reading(Text::new("reading-cumulative"))
        .problems(effects::owners_missing(game));
    resolved.readings(game).into_iter().fold(applied, Applied::reading)
}

/// 603.1 (1). Both have lost, both have won, or one did both at once: a draw.
fn simultaneous(standings: &[Standing; 2]) -> Applied {
    let [first, second] = standings;
    if !(first.wins_over(second) && second.wins_over(first)) {
        return Applied::passed(Text::new("simultaneous-none"));
    }
    let text = Text::new("simultaneous-draw").side("first", 0).with("a", first.text()).side("second", 1).with("b", second.text());
    let penalties = (first.lost_by_penalty() && second.lost_by_penalty())
        .then(|| Problem::warning("/sides", Text::new("both-lost-by-penalty")));
    Applied::drawn("draw", text)
        .summary(Text::new("summary-simultaneous"))
        .side_texts([first.text(), second.text()])
        .reading(Text::new("reading-simultaneous"))
        .problems(penalties)
}

/// 603.1 (2) and 603.2. A draw that both agreed on, entered as such or as an accepted offer.
fn agreement(game: &Match<'_>) -> Applied {
    let offers = game.rows("draw_offers");
    let accepted = offers.iter().find(|offer| offer.is("accepted"));
    let applied = match accepted {
        Some(offer) => Some(match offer.side("by") {
            Some(by) => Text::new("agreement-offer").side("by", by),
            None => Text::new("agreement-entered"),
        }),
        None => game.values().is("draw_agreed").then(|| Text::new("agreement-entered")),
    };
    let applied = match applied {
        Some(text) => Applied::drawn("draw", text).summary(Text::new("summary-agreement")),
        None => Applied::passed(Text::new("agreement-none")),
    };
    applied.reading(Text::new("reading-agreement")).problems(insisting(game))
}

/// 603.2. Whoever offered a draw and was refused may not offer again.
fn insisting(game: &Match<'_>) -> Vec<Problem> {
    let mut refused = [false; 2];
    let mut problems = Vec::new();
    for (index, offer) in game.rows("draw_offers").iter().enumerate() {
        let Some((by, refused)) = offer.side("by").and_then(|by| Some((by, refused.get_mut(by)?))) else { continue };
        if *refused {
            problems.push(Problem::warning(format!("/rows/draw_offers/{index}"), Text::new("offer-repeated").side("by", by)));
        }
        *refused |= !offer.is("accepted");
    }
    problems
}

/// 603.1 (3). Time is over and the extra turns brought no winner: a draw. How many turns these are the tournament says.
fn time(game: &Match<'_>) -> Result<Applied, Missing> {
    let values = game.values();
    if !values.is("time_expired") {
        return Ok(Applied::play_on(Text::new("time-not-over")));
    }
    let applied = match turns(game)? {
        Turns { given, left: 0 } => {
            Applied::drawn("draw", Text::new("time-draw").with("n", given)).summary(Text::new("summary-time").with("n", given))
        }
        Turns { left, .. } => Applied::play_on(Text::new("extra-turns-remain").with("n", left)),
    };
    Ok(applied.reading(Text::new("reading-extra-turns")).reading(Text::new("reading-no-tiebreak")))
}

/// The extra turns that the tournament gives, and how many of them are left.
struct Turns {
    given: i64,
    left: i64,
}

/// Where a tournament gives no extra turns, nobody needs to count them.
fn turns(game: &Match<'_>) -> Result<Turns, Missing> {
    let (given, played) = (game.settings().need_integer("extra_turns"), game.values().need_integer("extra_turns_played"));
    match (given, played) {
        (Ok(given @ ..=0), _) => Ok(Turns { given, left: 0 }),
        (given, played) => {
            ruleset_api::all((given, played)).map(|(given, played)| Turns { given, left: (given - played).max(0) })
        }
    }
}

/// What is to be done while play goes on.
fn checklist(game: &Match<'_>) -> Vec<Item> {
    let time_over = |state| Item::new("time-over", state, Text::new("do-time-over")).at("/values/time_expired");
    if !game.values().is("time_expired") {
        let play = Item::new("play", ItemState::Current, Text::new("do-play")).at("/values/time_expired");
        return vec![play, time_over(ItemState::Todo).set(true).on_time()];
    }
    let Ok(Turns { given, left }) = turns(game) else { return Vec::new() };
    let turn = given - left + 1;
    let text = Text::new("do-extra-turn").with("turn", turn).with("given", given);
    let played = |item: Item, turns: i64| item.at("/values/extra_turns_played").set(turns);
    vec![
        time_over(ItemState::Done),
        played(Item::new("extra-turn", ItemState::Current, text), turn),
        played(Item::new("draw", ItemState::Todo, Text::new("do-draw")), given),
    ]
}

#[cfg(test)]
mod tests;
