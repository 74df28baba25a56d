//! The trait that an author implements, and the operations of the contract answered by it: bytes to bytes, without a word
//! of C. [`crate::export`] puts this behind the C table.

use serde::{Deserialize, Serialize};

use crate::game::{Match, Sent};
use crate::manifest::Manifest;
use crate::request::Detail;
use crate::ruling::{Level, Problem, Ruling};
use crate::standings::Fold;

/// A ruleset: a pure function from a match to a ruling.
pub trait Ruleset {
    /// The manifest's data file (JSON, without `texts`), usually `include_str!("manifest.json")`.
    const MANIFEST: &'static str;
    /// The Fluent sources by language, usually `("en", include_str!("en.ftl"))` and so on.
    const TEXTS: &'static [(&'static str, &'static str)];

    /// What is entered wrongly and a manifest cannot say. Any of level `error` makes the ruling `invalid`.
    #[must_use]
    fn faults(game: &Match<'_>) -> Vec<Problem> {
        let _ = game;
        Vec::new()
    }

    /// Rules on a match that is entered rightly, complete or not.
    #[must_use]
    fn adjudicate(game: &Match<'_>) -> Ruling;

    /// The standings of a club, for a ruleset that keeps any: `Some(Fold::of::<Self>())`, with
    /// [`crate::standings::Standings`] implemented.
    #[must_use]
    fn standings() -> Option<Fold> {
        None
    }
}

/// Why an operation has no reply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The ruleset does not implement the operation.
    UnknownOp,
    /// The request is not what the operation expects.
    BadInput(String),
    /// A bug of the ruleset.
    Internal(String),
}

/// A ruleset with its manifest read.
#[derive(Debug)]
pub struct Plugin {
    manifest: Manifest,
    faults: fn(&Match<'_>) -> Vec<Problem>,
    adjudicate: fn(&Match<'_>) -> Ruling,
    standings: Option<Fold>,
}

#[derive(Deserialize)]
struct Adjudicate {
    #[serde(default)]
    detail: Detail,
    record: Sent,
}

#[derive(Deserialize)]
struct AdjudicateBatch {
    #[serde(default)]
    detail: Detail,
    records: Vec<Sent>,
}

#[derive(Serialize)]
struct Rulings {
    rulings: Vec<Ruling>,
}

impl Plugin {
    /// A ruleset, ready to answer.
    ///
    /// # Errors
    /// The manifest's data file is no manifest; in words for the author.
    pub fn of<R: Ruleset>() -> Result<Self, String> {
        let manifest = Manifest::parse(R::MANIFEST, R::TEXTS).map_err(|error| format!("the manifest: {error}"))?;
        Ok(Self { manifest, faults: R::faults, adjudicate: R::adjudicate, standings: R::standings() })
    }

    /// The ruleset's manifest.
    #[must_use]
    pub fn manifest(&self) -> &Manifest {
        &self.manifest
    }

    /// Answers one operation: a JSON request, a JSON reply.
    ///
    /// # Errors
    /// The operation is unknown, or the request is not what it expects.
    pub fn answer(&self, op: &str, request: &[u8]) -> Result<Vec<u8>, Refusal> {
        match op {
            "describe/1" => reply(&self.manifest),
            "adjudicate/1" => {
                let Adjudicate { detail, record } = read(request)?;
                reply(&self.rule(record, detail))
            }
            "adjudicate-batch/1" => {
                let AdjudicateBatch { detail, records } = read(request)?;
                reply(&Rulings { rulings: records.into_iter().map(|record| self.rule(record, detail)).collect() })
            }
            "standings/1" => match self.standings {
                Some(Fold(answer)) => answer(self, request),
                None => Err(Refusal::UnknownOp),
            },
            _ => Err(Refusal::UnknownOp),
        }
    }

    fn rule(&self, record: Sent, detail: Detail) -> Ruling {
        let ruling = self.ruling(&Match::new(&self.manifest, record));
        match detail {
            Detail::Full => ruling,
            Detail::Outcome => ruling.outcome_only(),
        }
    }

    /// The ruling on a match, unless it is entered wrongly by the rules.
    pub(crate) fn ruling(&self, game: &Match<'_>) -> Ruling {
        let mut faults = (self.faults)(game);
        if faults.iter().any(|problem| problem.level == Level::Error) {
            return Ruling::invalid(&self.manifest, game.sides(), faults);
        }
        let mut ruling = (self.adjudicate)(game);
        faults.append(&mut ruling.problems);
        ruling.problems = faults;
        ruling
    }
}

pub(crate) fn read<'a, T: Deserialize<'a>>(request: &'a [u8]) -> Result<T, Refusal> {
    serde_json::from_slice(request).map_err(|error| Refusal::BadInput(error.to_string()))
}

pub(crate) fn reply(value: &impl Serialize) -> Result<Vec<u8>, Refusal> {
    serde_json::to_vec(value).map_err(|error| Refusal::Internal(error.to_string()))
}
