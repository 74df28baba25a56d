//! Article 3: a bout ends at the end of an invader's turn, by the mission of article 2 not carried out, by the losses of a
//! side, or by time, in this order. Each side's score is what the other side lost, with what the manner of the end changes.

use ruleset_api::{Applied, Entries, Match, Missing, Problem, Text, all};

use crate::BOUTS;
use crate::mission::{self, Mission};

/// By how much the defender wins a bout in which the invader did not carry out the mission.
const MISSION_WIN: i64 = 2;

/// A bout as entered: how it stands at the end of a turn of the invader.
pub(crate) struct Bout {
    invader: usize,
    turn: i64,
    /// Units lost by each side.
    losses: [i64; 2],
    time_expired: bool,
    mission_turn: i64,
    loss_limit: i64,
    /// The conditions of article 2, from the turn on in which they are tested.
    mission: Option<Mission>,
}

/// Why a bout ended.
enum Reason {
    /// A condition of article 2 was not met.
    Mission,
    /// One side lost so many units as the limit says, or more.
    Losses {
        loser: usize,
    },
    /// Both did.
    LossesOfBoth,
    Time,
}

/// How a bout ended, and the score of each side.
struct End {
    reason: Reason,
    scores: [i64; 2],
}

/// The step of one bout: it waits while the bout is in progress, and only adds points once it has ended.
pub(crate) fn apply(game: &Match<'_>, index: usize) -> Result<Applied, Missing> {
    let rows = game.rows("bouts");
    let Some(row) = rows.get(index) else {
        let text = Text::new("bout-not-played").with("bout", index + 1);
        return Ok(Applied::play_on(text).reading(Text::new("reading-two-bouts")));
    };
    let bout = match Bout::of(game, index, row) {
        Ok(bout) => bout,
        Err(missing) => return Ok(Applied::waiting_for(missing).problems(mission::contradiction(game, index, row))),
    };
    let applied = match bout.end() {
        Some(end) => bout.ended(&end, row),
        None => bout.in_progress(rows.get(index + 1), index),
    };
    let lost = |score: [i64; 2]| {
        let text = |score: i64, lost: i64| Text::new("score-and-losses").with("score", score).with("lost", lost);
        let ([a, b], [x, y]) = (score, bout.losses);
        [text(a, x), text(b, y)]
    };
    let scores = bout.end().map_or_else(|| bout.raw_scores(), |end| end.scores);
    let from_board = bout.mission.as_ref().filter(|mission| mission.from_board);
    let applied = applied.reading(Text::new("reading-order"));
    let applied = match from_board {
        Some(mission) => applied
            .counted_on(BOUTS.get(index).copied().unwrap_or_default(), mission.units.iter().copied())
            .reading(Text::new("reading-board")),
        None => applied,
    };
    Ok(applied.side_texts(lost(scores)).problems(mission::contradiction(game, index, row)))
}

/// The scores of the bouts that have ended, in their order; the second counts only once the first has ended.
pub(crate) fn scores(game: &Match<'_>) -> Vec<[i64; 2]> {
    let end = |(index, row): (usize, &Entries<'_>)| Some(Bout::of(game, index, row).ok()?.end()?.scores);
    game.rows("bouts").iter().enumerate().map_while(end).collect()
}

impl Bout {
    /// # Errors
    /// The invader, the turn or the losses are not entered; from the turn of the mission on, one of its conditions.
    fn of(game: &Match<'_>, index: usize, row: &Entries<'_>) -> Result<Self, Missing> {
        let settings = game.settings();
        let (mission_turn, loss_limit) = all((settings.need_integer("mission_turn"), settings.need_integer("loss_limit")))?;
        let (invader, turn, losses) = (row.need_side("invader"), row.need_integer("turn"), row.need_pair("losses"));
        let mission = match turn {
            Ok(turn) if turn >= mission_turn => Mission::of(game, index, row).map(Some),
            _ => Ok(None),
        };
        let ((invader, turn, losses), mission) = all((all((invader, turn, losses)), mission))?;
        Ok(Self { invader, turn, losses, time_expired: row.is("time_expired"), mission_turn, loss_limit, mission })
    }

    fn defender(&self) -> usize {
        other(self.invader)
    }

    fn lost_by(&self, side: usize) -> i64 {
        let [first, second] = self.losses;
        if side == 0 { first } else { second }
    }

    /// What each side's score is where nothing changes it: what the other side lost.
    fn raw_scores(&self) -> [i64; 2] {
        let [first, second] = self.losses;
        [second, first]
    }

    fn at_limit(&self, side: usize) -> bool {
        self.lost_by(side) >= self.loss_limit
    }

    /// How the bout ended; nothing while it is in progress.
    fn end(&self) -> Option<End> {
        let end = |reason, scores| Some(End { reason, scores });
        let mission_failed = self.turn == self.mission_turn && self.mission.as_ref().is_some_and(|mission| !mission.is_met());
        if mission_failed {
            let score = self.lost_by(self.defender());
            return end(Reason::Mission, scores_of(self.invader, score, score + MISSION_WIN));
        }
        match [self.at_limit(0), self.at_limit(1)] {
            [true, true] => end(Reason::LossesOfBoth, self.raw_scores()),
            [true, false] => end(Reason::Losses { loser: 0 }, scores_of(0, self.lost_by(1), self.loss_limit)),
            [false, true] => end(Reason::Losses { loser: 1 }, scores_of(1, self.lost_by(0), self.loss_limit)),
            [false, false] if self.time_expired => end(Reason::Time, self.raw_scores()),
            [false, false] => None,
        }
    }

    fn ended(&self, end: &End, row: &Entries<'_>) -> Applied {
        let [first, second] = end.scores;
        let text = |id| Text::new(id).side("first", 0).with("a", first).side("second", 1).with("b", second);
        let applied = match end.reason {
            Reason::Mission => {
                let missed = self.mission.as_ref().map_or("mission-not-met", Mission::missed);
                let text = text("ended-by-mission").with("missed", Text::new(missed)).side("invader", self.invader);
                Applied::level(text.with("turn", self.turn))
                    .reading(Text::new("reading-mission"))
                    .problems(self.beside_the_mission(row))
            }
            Reason::Losses { loser } => {
                let text = text("ended-by-losses").side("loser", loser).with("lost", self.lost_by(loser));
                Applied::level(text).reading(Text::new("reading-losses").with("limit", self.loss_limit))
            }
            Reason::LossesOfBoth => {
                let text = text("ended-by-losses-of-both").with("limit", self.loss_limit);
                Applied::level(text).reading(Text::new("reading-losses-of-both"))
            }
            Reason::Time if self.turn < self.mission_turn => {
                Applied::level(text("ended-by-time")).reading(Text::new("reading-time-before-mission"))
            }
            Reason::Time => Applied::level(text("ended-by-time")),
        };
        applied.shown(&end.scores).reading(Text::new("reading-score"))
    }

    /// Where article 2 ends the bout and takes something from the result that the losses would give.
    fn beside_the_mission(&self, row: &Entries<'_>) -> Vec<Problem> {
        let losses = row.pointer("losses");
        let both = (self.at_limit(0) || self.at_limit(1))
            .then(|| Problem::warning(losses.clone(), Text::new("mission-and-losses").with("limit", self.loss_limit)));
        let ahead = self.lost_by(self.invader) - self.lost_by(self.defender());
        let more = (ahead > MISSION_WIN).then(|| {
            let text = Text::new("defender-further-ahead").side("defender", self.defender());
            Problem::warning(losses.clone(), text.with("by", ahead).with("given", MISSION_WIN))
        });
        both.into_iter().chain(more).collect()
    }

    fn in_progress(&self, next: Option<&Entries<'_>>, index: usize) -> Applied {
        let text = Text::new("bout-in-progress").with("bout", index + 1).with("turn", self.turn);
        let early = next.map(|_| Problem::warning(format!("/rows/bouts/{}", index + 1), Text::new("second-bout-too-early")));
        Applied::play_on(text).problems(early)
    }
}

/// The scores in the order of the sides, from those of one side and of the other.
fn scores_of(side: usize, own: i64, others: i64) -> [i64; 2] {
    if side == 0 { [own, others] } else { [others, own] }
}

/// The other of two sides.
pub(crate) fn other(side: usize) -> usize {
    usize::from(side == 0)
}
