//! Article 2, the mission of the invader: by the end of a turn, a unit in the enemy's half and a unit engaged. The judge
//! says whether; the first can also be read off the board of the bout.

use ruleset_api::geometry::free::has_area;
use ruleset_api::{Entries, Match, Missing, Piece, Problem, Text, Whereabouts, all};

use crate::BOUTS;
use crate::bout::other;

/// The two conditions, as found.
pub(crate) struct Mission {
    entered: bool,
    engaged: bool,
    /// Whether `entered` is read off the board.
    pub(crate) from_board: bool,
    /// The units that entered, where it is.
    pub(crate) units: Vec<i64>,
}

/// What the board says of the first condition.
struct OnBoard {
    entered: bool,
    units: Vec<i64>,
}

impl Mission {
    /// # Errors
    /// A condition is not entered, and the board does not tell either.
    pub(crate) fn of(game: &Match<'_>, index: usize, row: &Entries<'_>) -> Result<Self, Missing> {
        let entered = match (row.yes_no("entered"), on_board(game, index, row)) {
            (Some(entered), _) => Ok((entered, None)),
            (None, Some(OnBoard { entered, units })) => Ok((entered, Some(units))),
            (None, None) => Err(row.missing("entered")),
        };
        let ((entered, units), engaged) = all((entered, row.need_yes_no("engaged")))?;
        Ok(Self { entered, engaged, from_board: units.is_some(), units: units.unwrap_or_default() })
    }

    /// Whether both conditions are met.
    pub(crate) fn is_met(&self) -> bool {
        self.entered && self.engaged
    }

    /// The id of the words for what was not met.
    pub(crate) fn missed(&self) -> &'static str {
        match (self.entered, self.engaged) {
            (false, true) => "mission-not-entered",
            (true, false) => "mission-not-engaged",
            _ => "mission-not-met",
        }
    }
}

/// A bout that went on beyond the turn of the mission although a condition was not met should have ended there.
pub(crate) fn bouts_that_should_have_ended(game: &Match<'_>) -> Vec<Problem> {
    let Some(mission_turn) = game.settings().integer("mission_turn") else { return Vec::new() };
    let beyond = |row: &Entries<'_>| row.integer("turn").is_some_and(|turn| turn > mission_turn);
    let rows = game.rows("bouts").into_iter().filter(beyond);
    let not_met = |row: Entries<'_>| {
        let keys = ["entered", "engaged"].into_iter().filter(|key| row.yes_no(key) == Some(false));
        keys.map(|key| {
            let text = Text::new("should-have-ended").with("subject", row.subject(key)).with("turn", mission_turn);
            Problem::error(row.pointer(key), text)
        })
        .collect::<Vec<_>>()
    };
    rows.flat_map(not_met).collect()
}

/// A warning where the judge's entry and the board differ in a bout whose mission is tested.
pub(crate) fn contradiction(game: &Match<'_>, index: usize, row: &Entries<'_>) -> Option<Problem> {
    let entered = row.yes_no("entered")?;
    let on_board = on_board(game, index, row)?;
    let id = if on_board.entered { "board-says-entered" } else { "board-says-not-entered" };
    (entered != on_board.entered).then(|| Problem::warning(row.pointer("entered"), Text::new(id)))
}

/// What the board of a bout says, from the turn of the mission on. It says no only where nothing speaks for yes and all is
/// there to see: units of the invader, all of them placed, and the enemy's half drawn. Beyond that turn it never says no,
/// since units move on.
fn on_board(game: &Match<'_>, index: usize, row: &Entries<'_>) -> Option<OnBoard> {
    let (board, invader, turn) = (BOUTS.get(index)?, row.side("invader")?, row.integer("turn")?);
    let mission_turn = game.settings().integer("mission_turn").filter(|&mission_turn| turn >= mission_turn)?;
    let halves = enemy_half(game, board, invader);
    let units = game.pieces(board).into_iter().filter(|(unit, _)| unit.side == Some(invader));
    let units: Vec<(&Piece, Entries<'_>)> = units.collect();
    let entered = units.iter().filter(|(unit, values)| has_entered(unit, values, &halves)).map(|(unit, _)| unit.id);
    let entered: Vec<i64> = entered.collect();
    if !entered.is_empty() {
        return Some(OnBoard { entered: true, units: entered });
    }
    let settled = |(unit, values): &(&Piece, Entries<'_>)| values.has("gone") || unit.whereabouts() != Whereabouts::NotPlaced;
    let all_to_see = turn == mission_turn && !halves.is_empty() && !units.is_empty() && units.iter().all(settled);
    all_to_see.then(|| OnBoard { entered: false, units: Vec::new() })
}

/// The features that make up the enemy's half. One without an area is not drawn.
fn enemy_half(game: &Match<'_>, board: &str, invader: usize) -> Vec<usize> {
    let enemy = i64::try_from(other(invader)).ok();
    let map = game.board(board).and_then(|board| board.map.as_ref());
    let features = map.map_or(&[][..], |map| &map.features).iter().enumerate();
    features.filter(|(_, f)| f.kind == "half" && f.side == enemy && has_area(&f.at)).map(|(index, _)| index).collect()
}

/// A unit in play counts by where it stands; one that was destroyed or fled by where it had been; one that withdrew never.
fn has_entered(unit: &Piece, values: &Entries<'_>, halves: &[usize]) -> bool {
    match values.text("gone") {
        Some("destroyed" | "fled") => values.is("had_entered"),
        Some(_) => false,
        None => unit.whereabouts() == Whereabouts::OnMap && unit.on.iter().any(|feature| halves.contains(feature)),
    }
}
