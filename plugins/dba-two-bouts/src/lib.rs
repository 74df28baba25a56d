//! De Bellis Antiquitatis, amendments for games in two bouts: how each bout ends, and who wins the match by both.
//!
//! `bout` knows the ways in which a bout ends and what each is worth, `mission` the two conditions of article 2,
//! `checklist` what is still to play. What can be entered is in `manifest.json`, the sentences are in `texts`.

mod bout;
mod checklist;
mod mission;

use ruleset_api::{Applied, Cascade, Match, Missing, Problem, Ruleset, Ruling, Text};

/// The bouts of a match: each is a step, a board and a name of points.
const BOUTS: [&str; 2] = ["bout-1", "bout-2"];

struct DbaTwoBouts;

impl Ruleset for DbaTwoBouts {
    const MANIFEST: &'static str = include_str!("../manifest.json");
    const TEXTS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../texts/en.ftl")),
        ("fr", include_str!("../texts/fr.ftl")),
        ("ru", include_str!("../texts/ru.ftl")),
    ];

    fn faults(game: &Match<'_>) -> Vec<Problem> {
        mission::bouts_that_should_have_ended(game)
    }

    fn adjudicate(game: &Match<'_>) -> Ruling {
        let scores = bout::scores(game);
        let [first, second] = BOUTS;
        let cascade = Cascade::of(game)
            .step(first, |game| bout::apply(game, 0))
            .step(second, |game| bout::apply(game, 1))
            .step("total", |game| total(game, &scores));
        let checklist = checklist::of(game, cascade.status(), scores.len());
        with_points(cascade.ruling().with_procedure(checklist), &scores)
    }
}

ruleset_api::export_ruleset!(DbaTwoBouts);

/// Article 3 bis. The scores of both bouts are added; too small a gap is a draw, and none at all is one in any case.
fn total(game: &Match<'_>, scores: &[[i64; 2]]) -> Result<Applied, Missing> {
    let draw_below = game.settings().need_integer("draw_below")?;
    let totals = sums(scores);
    let [first, second] = totals;
    let gap = (first - second).abs();
    let applied = if gap == 0 {
        Applied::drawn("draw", Text::new("total-equal").with("n", first))
    } else if gap < draw_below {
        Applied::drawn("draw", Text::new("total-close").with("by", gap).with("least", draw_below))
    } else {
        let winner = usize::from(second > first);
        let text = Text::new("total-decides").side("winner", winner).with("by", gap);
        let summary = Text::new("summary-total").with("more", first.max(second)).with("less", first.min(second));
        Applied::won(winner, "win", text).summary(summary)
    };
    Ok(applied.compared(&totals).reading(Text::new("reading-total").with("least", draw_below)))
}

fn sums(scores: &[[i64; 2]]) -> [i64; 2] {
    scores.iter().fold([0, 0], |[first, second], [a, b]| [first + a, second + b])
}

/// The points of each bout that has ended, and the total once both have.
fn with_points(ruling: Ruling, scores: &[[i64; 2]]) -> Ruling {
    let named = BOUTS.into_iter().zip(scores.iter().copied());
    let total = (scores.len() == BOUTS.len()).then(|| ("total", sums(scores)));
    named
        .chain(total)
        .fold(ruling, |ruling, (name, [first, second])| ruling.with_points(0, name, first).with_points(1, name, second))
}

#[cfg(test)]
mod tests;
