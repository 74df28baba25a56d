//! “Liberté, Égalité, Fraternité”: the points that a game brings its players in a Napoleonic club, and the club's ranks.
//!
//! The three steps add up, whichever decides: the length of the game, its result, the difference of the ranks. The numbers
//! stand in `tables`; `standings` makes the club's table of many games, with `club` reading the club's own file and
//! `names` telling who is who. What can be entered is in `manifest.json`, the sentences are in `texts`.

mod club;
mod names;
mod standings;
mod tables;

use ruleset_api::standings::Fold;
use ruleset_api::{Applied, Cascade, Entries, Match, Missing, Problem, Ruleset, Ruling, Status, Text, all};

use crate::tables::{Outcome, Points, Rank};

struct NapoleonicClub;

impl Ruleset for NapoleonicClub {
    const MANIFEST: &'static str = include_str!("../manifest.json");
    const TEXTS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../texts/en.ftl")),
        ("fr", include_str!("../texts/fr.ftl")),
        ("ru", include_str!("../texts/ru.ftl")),
    ];

    /// Of two players, one has won what the other has lost.
    fn faults(game: &Match<'_>) -> Vec<Problem> {
        let entered = [0, 1].map(|side| game.side(side).text("result").and_then(Outcome::of));
        let [Some(first), Some(second)] = entered else { return Vec::new() };
        if is_multiplayer(game) || first.mirrored() == second {
            return Vec::new();
        }
        let text = Text::new("unmirrored").side("first", 0).with("a", words(first.code()));
        let text = text.side("second", 1).with("b", words(second.code()));
        [0, 1].map(|side| Problem::error(game.side(side).pointer("result"), text.clone())).to_vec()
    }

    fn adjudicate(game: &Match<'_>) -> Ruling {
        let cascade = Cascade::of(game).step("length", length).step("result", result).also("rank", rank);
        let is_over = matches!(cascade.status(), Some(Status::Decided | Status::Draw));
        let ruling = cascade.ruling();
        match points(game) {
            Ok(points) if is_over => with_points(ruling, &points),
            _ => ruling,
        }
    }

    fn standings() -> Option<Fold> {
        Some(Fold::of::<Self>())
    }
}

ruleset_api::export_ruleset!(NapoleonicClub);

/// More than two players: points for the length are doubled, and ranks are not compared.
fn is_multiplayer(game: &Match<'_>) -> bool {
    game.sides() > 2
}

/// Whether a multiplayer game doubles all game points, not those for its length alone.
fn doubles_everything(game: &Match<'_>) -> bool {
    is_multiplayer(game) && game.settings().text("multiplayer_doubles") == Some("everything")
}

/// The words for a code of the tables.
fn words(code: &str) -> Text {
    Text::new(code)
}

fn points_text(id: &str, points: Points) -> Text {
    Text::new(id).with("game", points.game).with("victory", points.victory)
}

/// What each player gets for the length of the game.
fn length_points(game: &Match<'_>) -> Result<Points, Missing> {
    let points = tables::length(game.values().need_integer("turns")?);
    Ok(if is_multiplayer(game) { points.doubled() } else { points })
}

fn outcomes(game: &Match<'_>) -> Result<Vec<Outcome>, Missing> {
    let outcome = |player: Entries<'_>| {
        player.need_text("result").and_then(|code| Outcome::of(code).ok_or_else(|| player.missing("result")))
    };
    game.each(outcome)
}

/// What each player gets for his result.
fn result_points(game: &Match<'_>) -> Result<Vec<Points>, Missing> {
    let points = |outcome: Outcome| if doubles_everything(game) { outcome.points().doubled() } else { outcome.points() };
    Ok(outcomes(game)?.into_iter().map(points).collect())
}

/// Which of two players has the higher rank; `None` where they are of one rank.
fn higher_rank(game: &Match<'_>) -> Result<Option<usize>, Missing> {
    let rank =
        |player: Entries<'_>| player.need_text("rank").and_then(|code| Rank::of(code).ok_or_else(|| player.missing("rank")));
    let [first, second] = game.both(rank)?;
    Ok(match first.cmp(&second) {
        std::cmp::Ordering::Greater => Some(0),
        std::cmp::Ordering::Less => Some(1),
        std::cmp::Ordering::Equal => None,
    })
}

/// What the difference of their ranks brings two players; `None` where it brings nothing.
fn rank_points(game: &Match<'_>) -> Result<Option<Vec<Points>>, Missing> {
    if is_multiplayer(game) {
        return Ok(None);
    }
    let (higher, outcomes) = all((higher_rank(game), outcomes(game)))?;
    let Some(higher) = higher else { return Ok(None) };
    let points = |(side, outcome): (usize, Outcome)| {
        if side == higher { outcome.penalty_of_higher_rank() } else { outcome.bonus_of_lower_rank() }
    };
    Ok(Some(outcomes.into_iter().enumerate().map(points).collect()))
}

/// All points of each player.
fn points(game: &Match<'_>) -> Result<Vec<Points>, Missing> {
    let (length, result, rank) = all((length_points(game), result_points(game), rank_points(game)))?;
    let rank = rank.unwrap_or_else(|| vec![Points::default(); result.len()]);
    Ok(result.into_iter().zip(rank).map(|(result, rank)| length.plus(result).plus(rank)).collect())
}

/// The ruling with the points of each player, and a note where a game took points away.
fn with_points(mut ruling: Ruling, points: &[Points]) -> Ruling {
    for (side, points) in points.iter().enumerate() {
        ruling = ruling.with_points(side, "game-points", points.game).with_points(side, "victory-points", points.victory);
        if points.game < 0 {
            let text = Text::new("below-zero").side("player", side).with("game", points.game);
            ruling.problems.push(Problem::note(format!("/sides/{side}"), text));
        }
    }
    ruling
}

/// The reading of what a multiplayer game doubles.
fn doubling(game: &Match<'_>) -> Text {
    Text::new(if doubles_everything(game) { "reading-doubles-everything" } else { "reading-doubles-length" })
}

/// Article 1. Every player gets a point for each turn, and the bonus for a long game.
fn length(game: &Match<'_>) -> Result<Applied, Missing> {
    let points = length_points(game)?;
    let turns = game.values().need_integer("turns")?;
    let id = if is_multiplayer(game) { "length-multiplayer" } else { "length-adds" };
    let applied = Applied::level(points_text(id, points).with("turns", turns))
        .shown(&vec![points.game; game.sides()])
        .side_texts(vec![points_text("points", points); game.sides()])
        .reading(Text::new("reading-no-upper-end"));
    Ok(if is_multiplayer(game) { applied.reading(doubling(game)) } else { applied })
}

/// Article 2. The victors have won; where there is none, the game is a draw.
fn result(game: &Match<'_>) -> Result<Applied, Missing> {
    let (outcomes, points) = (outcomes(game)?, result_points(game)?);
    let victors: Vec<usize> = (0..).zip(&outcomes).filter(|(_, outcome)| outcome.is_victory()).map(|(side, _)| side).collect();
    let best = outcomes.iter().min().copied().unwrap_or(Outcome::Draw);
    let applied = match victors.as_slice() {
        [] => {
            let odd = outcomes.iter().position(|outcome| *outcome != Outcome::Draw).map(|side| {
                Problem::warning(game.side(side).pointer("result"), Text::new("draw-not-by-all").side("player", side))
            });
            Applied::drawn("draw", Text::new("result-draw")).problems(odd)
        }
        [victor] => {
            let text = Text::new("result-won").side("winner", *victor).with("result", words(best.code()));
            Applied::won(*victor, best.code(), text)
        }
        several => {
            let text = Text::new("result-won-by-several").with("n", several.len()).with("result", words(best.code()));
            Applied::won_by(several.to_vec(), best.code(), text)
        }
    };
    let side_text =
        |(outcome, points): (&Outcome, &Points)| points_text("result-adds", *points).with("result", words(outcome.code()));
    let applied = applied
        .shown(&points.iter().map(|points| points.game).collect::<Vec<_>>())
        .side_texts(outcomes.iter().zip(&points).map(side_text));
    Ok(if is_multiplayer(game) { applied.reading(doubling(game)) } else { applied })
}

/// Article 2, the table of ranks. Where two players' ranks differ, it takes from the higher and gives to the lower.
fn rank(game: &Match<'_>) -> Result<Applied, Missing> {
    if is_multiplayer(game) {
        return Ok(Applied::passed(Text::new("rank-multiplayer")).reading(Text::new("reading-no-ranks")));
    }
    let (Some(higher), Some(points)) = (higher_rank(game)?, rank_points(game)?) else {
        return Ok(Applied::passed(Text::new("rank-same")));
    };
    Ok(Applied::level(Text::new("rank-differs").side("higher", higher).side("lower", 1 - higher))
        .shown(&points.iter().map(|points| points.game).collect::<Vec<_>>())
        .side_texts(points.iter().map(|points| points_text("points", *points)))
        .reading(Text::new("reading-own-row")))
}

#[cfg(test)]
mod tests;
