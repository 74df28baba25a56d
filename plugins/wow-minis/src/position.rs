//! D-15, 2nd bullet: each character on or beside a victory-point location is worth one point more to its party, and the
//! margins are compared again. What a piece touches is the host's answer; whether it counts is decided here.

use ruleset_api::{Applied, Board, Match, Missing, Piece, Problem, Text, Whereabouts, all};

use crate::{leader, margin_text, margins};

/// The board at the stop of play.
pub(crate) const BOARD: &str = "final";
const LOCATION: &str = "victory-point";

/// The characters of one party at the locations.
pub(crate) struct Count {
    pub(crate) bonus: i64,
    pub(crate) pieces: Vec<i64>,
    from_board: bool,
    warning: Option<Problem>,
}

/// The step.
pub(crate) fn apply(game: &Match<'_>) -> Result<Applied, Missing> {
    let no_location = pieces_without_location(game);
    let (margins, (first, second)) = match all((margins(game), all((count(game, 0), count(game, 1))))) {
        Ok(counted) => counted,
        Err(mut missing) => {
            missing.0.extend(no_location);
            return Err(missing);
        }
    };
    let totals = [margins[0] + first.bonus, margins[1] + second.bonus];
    let applied = match leader(totals) {
        Some(lead) => {
            let text =
                lead.text("position-decides").with("a", first.bonus).with("b", second.bonus).side("first", 0).side("second", 1);
            let (own, other) = if lead.party == 0 { (&first, &second) } else { (&second, &first) };
            let summary = Text::new("summary-position").with("own", own.bonus).with("other", other.bonus);
            Applied::won(lead.party, "tiebreak-win", text).summary(summary)
        }
        None => Applied::level(
            Text::new("position-level")
                .with("a", first.bonus)
                .with("b", second.bonus)
                .side("first", 0)
                .side("second", 1)
                .with("state", margin_text(totals[0])),
        ),
    };
    let side_text = |count: &Count| {
        let id = if count.from_board { "bonus-from-board" } else { "bonus-from-entry" };
        Text::new(id).with("n", count.bonus)
    };
    Ok(applied
        .compared(&totals)
        .side_texts([side_text(&first), side_text(&second)])
        .counted_on(BOARD, first.pieces.into_iter().chain(second.pieces))
        .reading(Text::new("reading-once-each"))
        .problems(first.warning.into_iter().chain(second.warning).chain(no_location)))
}

/// Counts a party from the board if it has any piece there, else from the judge's own count.
fn count(game: &Match<'_>, party: usize) -> Result<Count, Missing> {
    let near = game.side(party).integer("near");
    let Some(count) = on_board(game, BOARD, party)? else {
        let bonus = near.ok_or_else(|| game.side(party).missing("near"))?;
        return Ok(Count { bonus, pieces: Vec::new(), from_board: false, warning: None });
    };
    let warning = near.filter(|&near| near != count.bonus).map(|near| {
        let text = Text::new("near-differs").side("party", party).with("near", near).with("board", count.bonus);
        Problem::warning(game.side(party).pointer("near"), text)
    });
    Ok(Count { warning, ..count })
}

/// The characters of a party at the locations of a board; nothing where it has no piece there.
///
/// # Errors
/// Characters that are not placed yet.
pub(crate) fn on_board(game: &Match<'_>, board: &str, party: usize) -> Result<Option<Count>, Missing> {
    let all_pieces = game.board(board).map_or(&[][..], |board| &board.pieces).iter().enumerate();
    let pieces: Vec<(usize, &Piece)> = all_pieces.filter(|(_, piece)| piece.side == Some(party)).collect();
    let unplaced = |&&(_, piece): &&(usize, &Piece)| could_count(game, piece) && piece.whereabouts() == Whereabouts::NotPlaced;
    all(pieces.iter().filter(unplaced).map(|&(index, _)| Err::<(), _>(game.not_placed(board, index))).collect::<Vec<_>>())?;
    if !pieces.iter().any(|(_, piece)| piece.whereabouts() != Whereabouts::NotPlaced) {
        return Ok(None);
    }
    let at_location = |piece: &Piece| could_count(game, piece) && touches_location(game, board, piece);
    let counted: Vec<i64> = pieces.iter().filter(|(_, piece)| at_location(piece)).map(|(_, piece)| piece.id).collect();
    let bonus = i64::try_from(counted.len()).unwrap_or(i64::MAX);
    Ok(Some(Count { bonus, pieces: counted, from_board: true, warning: None }))
}

/// Characters count, pets by the setting, anything else never.
fn could_count(game: &Match<'_>, piece: &Piece) -> bool {
    match piece.kind.as_str() {
        "character" => true,
        "pet" => game.settings().is("count_pets"),
        _ => false,
    }
}

/// On or beside a location; one that touches several counts once all the same. Beside the map nothing counts.
fn touches_location(game: &Match<'_>, board: &str, piece: &Piece) -> bool {
    let is_location = |&index: &usize| {
        let map = game.board(board).and_then(|board| board.map.as_ref());
        map.and_then(|map| map.features.get(index)).is_some_and(|feature| feature.kind == LOCATION)
    };
    piece.whereabouts() == Whereabouts::OnMap && piece.on.iter().chain(&piece.adjacent).any(is_location)
}

/// Pieces on a map on which no location is marked: most likely it was forgotten.
fn pieces_without_location(game: &Match<'_>) -> Option<Problem> {
    let Board { map, pieces } = game.board(BOARD)?;
    let on_map = pieces.iter().any(|piece| piece.whereabouts() == Whereabouts::OnMap);
    let located = map.as_ref().is_some_and(|map| map.features.iter().any(|f| f.kind == LOCATION && !f.at.is_empty()));
    (on_map && !located).then(|| Problem::warning("/boards/final/map/features", Text::new("no-location")))
}
