//! Berserk, campaign, general rules, articles 603 to 605: won, drawn, or decided by the crystals once time is over.
//!
//! The steps stand here in their order; `crystals` adds the printed costs and knows who may confirm a technical win,
//! `checklist` knows what is left to do. What can be entered is in `manifest.json`, the sentences are in `texts`.

mod checklist;
mod crystals;

use ruleset_api::{Applied, Cascade, Entries, Match, Missing, Problem, Ruleset, Ruling, Text};

struct BerserkCampaign;

impl Ruleset for BerserkCampaign {
    const MANIFEST: &'static str = include_str!("../manifest.json");
    const TEXTS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../texts/en.ftl")),
        ("fr", include_str!("../texts/fr.ftl")),
        ("ru", include_str!("../texts/ru.ftl")),
    ];

    fn faults(game: &Match<'_>) -> Vec<Problem> {
        contradicting_findings(game)
    }

    fn adjudicate(game: &Match<'_>) -> Ruling {
        let cascade = Cascade::of(game)
            .step("played", played)
            .step("agreement", agreement)
            .step("no-chances", no_chances)
            .step("decisive-advantage", decisive_advantage)
            .step("crystals", crystals::apply);
        let checklist = checklist::of(game, cascade.status());
        cascade.ruling().with_procedure(checklist)
    }
}

ruleset_api::export_ruleset!(BerserkCampaign);

/// Nobody can have a chance, says one finding; one player has nearly won, says the other.
fn contradicting_findings(game: &Match<'_>) -> Vec<Problem> {
    let values = game.values();
    if !nobody_has_a_chance(&values) || advantage(&values).is_none() {
        return Vec::new();
    }
    ["no_chances", "decisive_advantage"].map(|key| Problem::error(values.pointer(key), Text::new("both-findings"))).into()
}

/// The finding that neither player has a chance. One whose value is no finds nothing.
fn nobody_has_a_chance(values: &Entries<'_>) -> bool {
    values.finding("no_chances").is_some_and(|finding| finding.value == true)
}

/// Whose claim of decisive advantage the judge upholds.
fn advantage(values: &Entries<'_>) -> Option<usize> {
    values.finding("decisive_advantage")?.value.as_u64().and_then(|side| usize::try_from(side).ok())
}

/// What a player reached in play.
#[derive(Clone, Copy)]
struct Reached {
    won: bool,
    lost: bool,
}

impl Reached {
    fn by(player: &Entries<'_>) -> Self {
        Self { won: player.is("won"), lost: player.is("lost") || player.is("conceded") }
    }

    fn text(self) -> Text {
        Text::new(match (self.won, self.lost) {
            (true, true) => "won-and-lost",
            (true, false) => "has-won",
            (false, true) => "has-lost",
            (false, false) => "plays-on",
        })
    }
}

/// 603.1(1) and, before it, the win in play: by winning, or because the other player lost or conceded.
fn played(game: &Match<'_>) -> Result<Applied, Missing> {
    let reached = [0, 1].map(|player| Reached::by(&game.side(player)));
    let [first, second] = reached;
    let applied = if first.won && second.won {
        Applied::drawn("draw", Text::new("played-both-won"))
    } else if first.lost && second.lost {
        Applied::drawn("draw", Text::new("played-both-lost"))
    } else if let Some(player) = reached.iter().position(|player| player.won && player.lost) {
        let text = Text::new("played-won-and-lost").side("player", player);
        Applied::drawn("draw", text).reading(Text::new("reading-won-and-lost"))
    } else if first.won || second.lost {
        clean_win(0, Text::new("played-decides"))
    } else if second.won || first.lost {
        clean_win(1, Text::new("played-decides"))
    } else {
        Applied::passed(Text::new("played-passed"))
    };
    Ok(applied.side_texts(reached.map(Reached::text)))
}

fn clean_win(winner: usize, text: Text) -> Applied {
    Applied::won(winner, "clean-win", text.side("winner", winner))
}

/// 603.1(2). The players agreed, or one accepted the other's offer.
fn agreement(game: &Match<'_>) -> Result<Applied, Missing> {
    let accepted = game.rows("draw_offers").iter().any(|offer| offer.is("accepted"));
    let applied = if game.values().is("draw_agreed") {
        Applied::drawn("draw", Text::new("agreement-decides"))
    } else if accepted {
        Applied::drawn("draw", Text::new("agreement-by-offer")).reading(Text::new("reading-accepted-offer"))
    } else {
        Applied::passed(Text::new("agreement-passed"))
    };
    Ok(applied.problems(repeated_offers(game)))
}

/// 603.2. A player whose offer was refused may not insist.
fn repeated_offers(game: &Match<'_>) -> Vec<Problem> {
    let mut refused = [false; 2];
    let mut warnings = Vec::new();
    for (index, offer) in game.rows("draw_offers").iter().enumerate() {
        let Some((by, refused)) = offer.side("by").and_then(|by| Some((by, refused.get_mut(by)?))) else { continue };
        if *refused {
            let text = Text::new("offer-repeated").side("player", by);
            warnings.push(Problem::warning(format!("/rows/draw_offers/{index}"), text));
        }
        *refused |= !offer.is("accepted");
    }
    warnings
}

/// 603.1(3), at any time. Once time is over it is the claim of the paragraph on the draw.
fn no_chances(game: &Match<'_>) -> Result<Applied, Missing> {
    let values = game.values();
    if !nobody_has_a_chance(&values) {
        return Ok(Applied::passed(Text::new("no-chances-passed")));
    }
    let text = if values.is("time_expired") { "no-chances-after-time" } else { "no-chances-in-time" };
    Ok(Applied::drawn("draw", Text::new(text)).reading(Text::new("reading-no-chances")))
}

/// The paragraph on decisive advantage: a clean win, but only once time is over.
fn decisive_advantage(game: &Match<'_>) -> Result<Applied, Missing> {
    let values = game.values();
    let Some(player) = advantage(&values) else { return Ok(Applied::passed(Text::new("advantage-passed"))) };
    let applied = if values.is("time_expired") {
        clean_win(player, Text::new("advantage-decides"))
    } else {
        let warning = Problem::warning(values.pointer("decisive_advantage"), Text::new("advantage-before-time"));
        Applied::passed(Text::new("advantage-too-early")).problems([warning])
    };
    Ok(applied.reading(Text::new("reading-advantage")))
}

#[cfg(test)]
mod tests;
