//! The steps of a ruleset in their order, from a match to a ruling. A step is a function that says how it came out; the
//! cascade stops at the first that decides or waits and derives status, winners and what is missing from it. A step that
//! finds something entered wrongly makes the whole ruling invalid.

use std::collections::BTreeMap;

use crate::entries::Missing;
use crate::game::Match;
use crate::manifest::StepKind;
use crate::ruling::{Fill, Item, Level, Outcome, Problem, Ruling, Status, Step, StepSide, Table};
use crate::text::Text;

/// A step as applied, and whether the match ends with it.
#[derive(Clone, Debug)]
pub struct Applied {
    step: Step,
    ending: Ending,
    summary: Option<Text>,
    problems: Vec<Problem>,
}

/// What a step means for those after it.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Ending {
    GoOn,
    Won { winners: Vec<usize>, result: String },
    Drawn { result: String },
    PlayOn,
    Incomplete,
    Invalid,
}

impl Applied {
    fn new(outcome: Outcome, ending: Ending) -> Self {
        let step = Step { outcome, ..Step::not_reached("") };
        Self { step, ending, summary: None, problems: Vec::new() }
    }

    /// The condition of the step is not met: on to the next.
    #[must_use]
    pub fn passed(text: Text) -> Self {
        Self::new(Outcome::Passed, Ending::GoOn).text(text)
    }

    /// The step was applied and made no difference: on to the next.
    #[must_use]
    pub fn level(text: Text) -> Self {
        Self::new(Outcome::Level, Ending::GoOn).text(text)
    }

    /// One side wins by this step.
    #[must_use]
    pub fn won(winner: usize, result: &str, text: Text) -> Self {
        Self::won_by(vec![winner], result, text)
    }

    /// Several sides win by this step.
    #[must_use]
    pub fn won_by(winners: Vec<usize>, result: &str, text: Text) -> Self {
        let ending = Ending::Won { winners: winners.clone(), result: result.to_owned() };
        let mut applied = Self::new(Outcome::Decided, ending).text(text);
        applied.step.favours = winners;
        applied
    }

    /// The match ends drawn by this step.
    #[must_use]
    pub fn drawn(result: &str, text: Text) -> Self {
        Self::new(Outcome::Decided, Ending::Drawn { result: result.to_owned() }).text(text)
    }

    /// The rules say play on.
    #[must_use]
    pub fn play_on(text: Text) -> Self {
        Self::new(Outcome::Waiting, Ending::PlayOn).text(text)
    }

    /// The step waits for what is missing. A step function may return the missing entries as its error as well; this is for
    /// one that already has numbers, readings or warnings to show.
    #[must_use]
    pub fn waiting_for(missing: Missing) -> Self {
        Self::new(Outcome::Waiting, Ending::Incomplete).text(Text::new("arbiter-waiting")).problems(missing.0)
    }

    /// Something is entered wrongly that only the steps can tell. What can be told without them belongs in
    /// [`Ruleset::faults`](crate::Ruleset::faults), which comes before the steps.
    #[must_use]
    pub fn invalid(fault: Problem) -> Self {
        Self::new(Outcome::NotReached, Ending::Invalid).problems([fault])
    }

    /// With the numbers that were compared, a side each, and the distance of the first two as the margin.
    #[must_use]
    pub fn compared(mut self, values: &[i64]) -> Self {
        self.step.margin = match values {
            [first, second] => Some(first.abs_diff(*second).try_into().unwrap_or(i64::MAX)),
            _ => None,
        };
        self.shown(values)
    }

    /// With a number for each side, none of which is compared with another.
    #[must_use]
    pub fn shown(mut self, values: &[i64]) -> Self {
        self.step.sides = values.iter().map(|&value| StepSide { value: Some(value), text: None }).collect();
        self
    }

    /// With a word for each side, in their order.
    #[must_use]
    pub fn side_texts(mut self, texts: impl IntoIterator<Item = Text>) -> Self {
        for (index, text) in texts.into_iter().enumerate() {
            if index == self.step.sides.len() {
                self.step.sides.push(StepSide::default());
            }
            if let Some(side) = self.step.sides.get_mut(index) {
                side.text = Some(text);
            }
        }
        self
    }

    /// With the pieces that counted.
    #[must_use]
    pub fn counted(mut self, pieces: impl IntoIterator<Item = i64>) -> Self {
        self.step.counted = pieces.into_iter().collect();
        self
    }

    /// With the pieces of a board that counted, where the ruleset has several boards.
    #[must_use]
    pub fn counted_on(mut self, board: &str, pieces: impl IntoIterator<Item = i64>) -> Self {
        self.step.counted_on = Some(board.to_owned());
        self.counted(pieces)
    }

    /// With an open reading of the rules that it follows.
    #[must_use]
    pub fn reading(mut self, reading: Text) -> Self {
        self.step.readings.push(reading);
        self
    }

    /// With one sentence for the players, where it should differ from the step's own.
    #[must_use]
    pub fn summary(mut self, summary: Text) -> Self {
        self.summary = Some(summary);
        self
    }

    /// With problems to look at.
    #[must_use]
    pub fn problems(mut self, problems: impl IntoIterator<Item = Problem>) -> Self {
        self.problems.extend(problems);
        self
    }

    fn text(mut self, text: Text) -> Self {
        self.step.text = Some(text);
        self
    }
}

/// The steps of a ruleset, applied one after another.
#[derive(Debug)]
pub struct Cascade<'g> {
    game: &'g Match<'g>,
    steps: Vec<Step>,
    end: Option<End>,
    problems: Vec<Problem>,
    always: Vec<Problem>,
}

/// Where the cascade stopped.
#[derive(Debug)]
struct End {
    step: String,
    ending: Ending,
    summary: Option<Text>,
}

impl<'g> Cascade<'g> {
    /// A cascade with no step applied yet.
    #[must_use]
    pub fn of(game: &'g Match<'g>) -> Self {
        Self { game, steps: Vec::new(), end: None, problems: Vec::new(), always: Vec::new() }
    }

    /// Applies the next step, unless an earlier one decided or waits. What the step needs and nobody entered makes it wait.
    #[must_use]
    pub fn step(mut self, id: &str, apply: impl FnOnce(&'g Match<'g>) -> Result<Applied, Missing>) -> Self {
        if self.end.is_some() {
            self.steps.push(Step::not_reached(id));
            return self;
        }
        let Applied { step, ending, summary, problems } = apply(self.game).unwrap_or_else(Applied::waiting_for);
        let summary = summary.or_else(|| step.text.clone());
        self.steps.push(Step { id: id.to_owned(), ..step });
        self.problems.extend(problems);
        if ending == Ending::Invalid {
            // No step of an invalid record is reached, so no warning of a step stands.
            self.problems.retain(|problem| problem.level == Level::Error);
        }
        if ending != Ending::GoOn {
            self.end = Some(End { step: id.to_owned(), ending, summary });
        }
        self
    }

    /// Applies a step that counts whichever step decides, one that adds points for instance: also after a step that
    /// decided, not after one that waits. Such a step ends nothing that has ended; but what it needs and nobody entered
    /// makes the ruling wait all the same.
    #[must_use]
    pub fn also(mut self, id: &str, apply: impl FnOnce(&'g Match<'g>) -> Result<Applied, Missing>) -> Self {
        let has_ended = |end: &End| matches!(end.ending, Ending::Won { .. } | Ending::Drawn { .. });
        let Some(end) = self.end.take_if(|end| has_ended(end)) else { return self.step(id, apply) };
        let mut applied = self.step(id, apply);
        if applied.status() != Some(Status::Incomplete) {
            applied.end = Some(end);
        }
        applied
    }

    /// The id of the step where the cascade stopped.
    #[must_use]
    pub fn stopped_at(&self) -> Option<&str> {
        self.end.as_ref().map(|end| end.step.as_str())
    }

    /// How the match stands after the steps applied so far; `None` while the next step still counts.
    #[must_use]
    pub fn status(&self) -> Option<Status> {
        self.end.as_ref().map(|end| match end.ending {
            Ending::Won { .. } => Status::Decided,
            Ending::Drawn { .. } => Status::Draw,
            Ending::Incomplete => Status::Incomplete,
            Ending::Invalid => Status::Invalid,
            Ending::PlayOn | Ending::GoOn => Status::PlayOn,
        })
    }

    /// With problems that are given whichever step is reached.
    #[must_use]
    pub fn problems(mut self, problems: impl IntoIterator<Item = Problem>) -> Self {
        self.always.extend(problems);
        self
    }

    /// The ruling. Where no step ended the match, play goes on.
    #[must_use]
    pub fn ruling(self) -> Ruling {
        let status = self.status().unwrap_or(Status::PlayOn);
        let problems = [self.always, self.problems].concat();
        if status == Status::Invalid {
            return Ruling::invalid(self.game.manifest(), self.game.sides(), problems);
        }
        let decided = matches!(status, Status::Decided | Status::Draw);
        let (step, ending, summary) = match self.end {
            Some(End { step, ending, summary }) => (decided.then_some(step), ending, summary),
            None => (None, Ending::PlayOn, None),
        };
        let (winners, result) = match ending {
            Ending::Won { winners, result } => (winners, Some(result)),
            Ending::Drawn { result } => (Vec::new(), Some(result)),
            Ending::PlayOn | Ending::GoOn | Ending::Incomplete | Ending::Invalid => (Vec::new(), None),
        };
        let summary = if status == Status::Incomplete { Some(Text::new("arbiter-incomplete")) } else { summary };
        Ruling {
            status,
            result,
            winners,
            deciding_step: step,
            summary,
            steps: in_manifest_order(self.steps, &self.game.manifest().steps),
            points: vec![BTreeMap::new(); self.game.sides()],
            procedure: Vec::new(),
            fills: Vec::new(),
            tables: Vec::new(),
            problems,
        }
    }
}

/// Steps that a ruleset left out at the end are not reached.
fn in_manifest_order(mut steps: Vec<Step>, kinds: &[StepKind]) -> Vec<Step> {
    steps.extend(kinds.iter().skip(steps.len()).map(|kind| Step::not_reached(&kind.id)));
    steps
}

/// What a ruleset adds to the ruling of its steps. An invalid ruling stays bare.
impl Ruling {
    /// With a checklist.
    #[must_use]
    pub fn with_procedure(mut self, procedure: Vec<Item>) -> Self {
        if self.status != Status::Invalid {
            self.procedure = procedure;
        }
        self
    }

    /// With an entry that is offered.
    #[must_use]
    pub fn with_fill(mut self, fill: Fill) -> Self {
        if self.status != Status::Invalid {
            self.fills.push(fill);
        }
        self
    }

    /// With a computed table.
    #[must_use]
    pub fn with_table(mut self, table: Table) -> Self {
        if self.status != Status::Invalid {
            self.tables.push(table);
        }
        self
    }

    /// With points of a side.
    #[must_use]
    pub fn with_points(mut self, side: usize, name: &str, points: i64) -> Self {
        if self.status != Status::Invalid
            && let Some(of_side) = self.points.get_mut(side)
        {
            of_side.insert(name.to_owned(), points);
        }
        self
    }
}
