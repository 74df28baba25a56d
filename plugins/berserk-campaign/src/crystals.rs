//! 604.1: once time is over and the Second player's turn is finished, the printed costs of the cards that each player
//! controls are added, a gold crystal being worth as much as a silver one. How far apart they must be is a setting; who may
//! give a technical win is 604.2.

use ruleset_api::{Applied, Arg, Entries, Match, Missing, Piece, Problem, Text, Whereabouts, all};

const BOARD: &str = "field";

/// The crystals of the cards that one player controls.
struct Count {
    gold: i64,
    silver: i64,
    cards: Vec<i64>,
    from_board: bool,
    warnings: Vec<Problem>,
}

impl Count {
    fn total(&self) -> i64 {
        self.gold + self.silver
    }

    fn text(&self) -> Text {
        let id = if self.from_board { "counted-on-field" } else { "counted-by-judge" };
        Text::new(id).with("gold", self.gold).with("silver", self.silver)
    }
}

/// The step.
pub(crate) fn apply(game: &Match<'_>) -> Result<Applied, Missing> {
    let values = game.values();
    if !values.is("time_expired") {
        return Ok(Applied::play_on(Text::new("time-not-over")));
    }
    let reading_turn = Text::new("reading-second-turn");
    if !values.is("second_turn_finished") {
        return Ok(Applied::play_on(Text::new("second-turn-first")).reading(reading_turn));
    }
    let counts = [count(game, 0), count(game, 1)];
    let warnings: Vec<Problem> = counts.iter().flatten().flat_map(|count| count.warnings.clone()).collect();
    let readings = |applied: Applied| applied.reading(reading_turn).reading(Text::new("reading-controller")).problems(warnings);
    let [first, second] = counts;
    let (first, second) = match all((first, second)) {
        Ok(counts) => counts,
        Err(missing) => return Ok(readings(Applied::waiting_for(missing))),
    };
    let totals = [first.total(), second.total()];
    let applied = verdict(game, totals).compared(&totals).side_texts([first.text(), second.text()]);
    Ok(readings(applied.counted(first.cards.into_iter().chain(second.cards))))
}

/// What the totals mean: equal ones are drawn whatever the margin, the others need it; a technical win needs the head judge.
fn verdict(game: &Match<'_>, [first, second]: [i64; 2]) -> Applied {
    let difference = (first - second).abs();
    if difference == 0 {
        return Applied::drawn("technical-draw", Text::new("crystals-equal").with("n", first));
    }
    let reading = Text::new("reading-margin");
    let margin = match game.settings().need_integer("technical_margin") {
        Ok(margin) => margin,
        Err(missing) => return Applied::waiting_for(missing).reading(reading),
    };
    let text = |id| Text::new(id).with("by", difference).with("margin", margin);
    if difference < margin {
        return Applied::drawn("technical-draw", text("crystals-within-margin")).reading(reading);
    }
    let values = game.values();
    let applied = match values.need_text("confirmed_by") {
        Err(missing) => Applied::waiting_for(missing),
        Ok("head-judge") => {
            let winner = usize::from(second > first);
            let summary = Text::new("summary-crystals").with("more", first.max(second)).with("less", first.min(second));
            Applied::won(winner, "technical-win", text("crystals-decide").side("winner", winner)).summary(summary)
        }
        Ok(_) => Applied::invalid(Problem::error(values.pointer("confirmed_by"), Text::new("judge-may-not-confirm"))),
    };
    applied.reading(reading).reading(Text::new("reading-head-judge"))
}

/// Counts a player's cards on the field if any is there, a zone included; else takes the judge's own totals.
fn count(game: &Match<'_>, player: usize) -> Result<Count, Missing> {
    let entered = game.side(player);
    let cards = game.pieces(BOARD).into_iter().enumerate().filter(|(_, (card, _))| card.side == Some(player));
    let cards: Vec<(usize, &Piece, Entries<'_>)> = cards.map(|(index, (card, prices))| (index, card, prices)).collect();
    if cards.is_empty() {
        let (gold, silver) = all((entered.need_integer("gold"), entered.need_integer("silver")))?;
        return Ok(Count { gold, silver, cards: Vec::new(), from_board: false, warnings: Vec::new() });
    }
    let counting = cards.into_iter().filter(|(_, card, _)| card.whereabouts() != Whereabouts::Zone("out"));
    let prices = all(counting.map(|(index, card, prices)| price(game, index, card, &prices)).collect::<Vec<_>>())?;
    let gold = prices.iter().map(|price| price.gold).sum();
    let silver = prices.iter().map(|price| price.silver).sum();
    let warnings = [("gold", gold), ("silver", silver)].into_iter().filter_map(|(key, on_field)| {
        let total = entered.integer(key).filter(|total| *total != on_field)?;
        let text = Text::new("totals-differ").with("subject", entered.subject(key));
        Some(Problem::warning(entered.pointer(key), text.with("entered", total).with("field", on_field)))
    });
    let warnings = warnings.collect();
    Ok(Count { gold, silver, cards: prices.iter().map(|price| price.card).collect(), from_board: true, warnings })
}

/// What a card costs. A price that is left out is 0.
struct Price {
    card: i64,
    gold: i64,
    silver: i64,
}

/// # Errors
/// The card is not placed yet, or neither of its prices is entered.
fn price(game: &Match<'_>, index: usize, card: &Piece, entered: &Entries<'_>) -> Result<Price, Missing> {
    let placed = match card.whereabouts() {
        Whereabouts::NotPlaced => Err(game.not_placed(BOARD, index)),
        Whereabouts::OnMap | Whereabouts::Zone(_) => Ok(()),
    };
    let price = match (entered.integer("gold"), entered.integer("silver")) {
        (None, None) => {
            let name = Arg::Piece { piece: card.id, board: Some(BOARD.to_owned()) };
            let text = Text::new("price-missing").with("card", name);
            Err(Missing(vec![Problem::error(entered.pointer("gold"), text)]))
        }
        (gold, silver) => Ok(Price { card: card.id, gold: gold.unwrap_or(0), silver: silver.unwrap_or(0) }),
    };
    all((placed, price)).map(|((), price)| price)
}
