//! Berserk: Heroes, 602.1: what a player has lost by, or won by, once all effects are resolved.

use ruleset_api::{Match, Missing, Text, all};

use crate::effects::{Counters, Resolved};

/// The failed draw of a game that loses it.
const LOSING_DRAW: i64 = 3;

/// How one player stands.
pub(crate) struct Standing {
    pub(crate) side: usize,
    pub(crate) wounds: i64,
    failed_draws: i64,
    wins_by_text: bool,
    losses: Vec<Loss>,
}

/// A ground on which a player has lost.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Loss {
    Wounds { wounds: i64, life: i64 },
    FailedDraws(i64),
    Conceded,
    Text,
    Penalty,
}

impl Loss {
    fn text(self) -> Text {
        match self {
            Self::Wounds { wounds, life } => Text::new("lost-by-wounds").with("wounds", wounds).with("life", life),
            Self::FailedDraws(draws) => Text::new("lost-by-failed-draws").with("n", draws),
            Self::Conceded => Text::new("lost-by-conceding"),
            Self::Text => Text::new("lost-by-text"),
            Self::Penalty => Text::new("lost-by-penalty"),
        }
    }
}

impl Standing {
    pub(crate) fn has_lost(&self) -> bool {
        !self.losses.is_empty()
    }

    pub(crate) fn lost_by_penalty(&self) -> bool {
        self.losses.contains(&Loss::Penalty)
    }

    /// Whether this player has won, or the other has lost. Both players may have.
    pub(crate) fn wins_over(&self, other: &Self) -> bool {
        self.wins_by_text || other.has_lost()
    }

    /// The grounds on which the player has lost, in words.
    pub(crate) fn why_lost(&self) -> Option<Text> {
        joined(self.losses.iter().map(|loss| loss.text()))
    }

    /// How the player stands, in words.
    pub(crate) fn text(&self) -> Text {
        let won = self.wins_by_text.then(|| Text::new("won-by-text"));
        let standing = || Text::new("stands").with("wounds", self.wounds).with("draws", self.failed_draws);
        joined(won.into_iter().chain(self.why_lost())).unwrap_or_else(standing)
    }
}

fn joined(texts: impl Iterator<Item = Text>) -> Option<Text> {
    texts.reduce(|first, more| Text::new("and-also").with("first", first).with("more", more))
}

/// How both players stand after the effects.
///
/// # Errors
/// What the effects need, and the life of a player who has wounds.
pub(crate) fn after(game: &Match<'_>, resolved: &Resolved) -> Result<[Standing; 2], Missing> {
    let [first, second] = &resolved.counters;
    let standings = all((standing(game, 0, first), standing(game, 1, second)));
    let effects = if resolved.missing.0.is_empty() { Ok(()) } else { Err(resolved.missing.clone()) };
    all((effects, standings)).map(|((), (first, second))| [first, second])
}

fn standing(game: &Match<'_>, side: usize, counters: &Counters) -> Result<Standing, Missing> {
    let entered = game.side(side);
    let wounds = counters.wounds;
    let failed_draws = entered.integer("failed_draws").unwrap_or_default();
    let mortal = if wounds > 0 { Some(entered.need_integer("life")?) } else { None };
    let losses = [
        mortal.filter(|&life| wounds >= life).map(|life| Loss::Wounds { wounds, life }),
        (failed_draws >= LOSING_DRAW).then_some(Loss::FailedDraws(failed_draws)),
        entered.is("conceded").then_some(Loss::Conceded),
        entered.is("loses_by_text").then_some(Loss::Text),
        entered.is("penalty_loss").then_some(Loss::Penalty),
    ];
    let wins_by_text = entered.is("wins_by_text");
    Ok(Standing { side, wounds, failed_draws, wins_by_text, losses: losses.into_iter().flatten().collect() })
}
