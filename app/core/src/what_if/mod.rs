//! What would flip a ruling: every single change of the record that changes its status, winners or result. This module knows
//! the kinds of change and their order; how a changed record is ruled on is the referee's affair.
//!
//! # What is promised
//!
//! Only a ruling that stands (decided, draw, play-on) can be flipped: on any other the list is empty, since what is missing or
//! wrong is named by the ruling itself. Only a change whose ruling stands is listed: nobody wants to hear that nonsense, or an
//! entry taken away, would undo a verdict.
//!
//! - **Numbers** (of the match, its settings, its sides, of pieces, in findings, in the last row of a table) are listed with
//!   the nearest value that flips upwards, and the nearest downwards. A number that is not entered counts as its default; one
//!   without a default is no number that could be another. Rulings need not follow a number steadily, so every value within 64
//!   of the entered one is tried. Farther off the search tries values that a rule is likely to compare with (the other numbers
//!   of the record, their sums and differences, the margins of the steps, the bounds of the field), goes on in strides to
//!   the bound and halves the gap before what it found: there the nearest is exact where the ruling turns once on the way.
//! - **Choices** (yes/no, choices, sides, findings of these; in tables those of the last row) are listed with each other value
//!   that flips.
//! - **Pieces** are listed with each class of place that flips: on and beside each location, elsewhere on the map, each zone
//!   beside it. Places of a class that touch different features are all told apart, since a ruleset can; the nearest that flips
//!   stands for its class. Cells that another piece holds are taken only where there is no other, blocked ones never. On a free
//!   table places are found on a grid and along straight lines, so the nearest may be some millimetres nearer still.
//! - The work is bounded. Where a record is so large that not every change could be tried, [`WhatIf::complete`] says so.

mod changes;
mod court;
mod entry;
mod find;
mod free;
mod places;
mod search;
mod words;

use ruleset_api::{Status, Text};
use serde::Serialize;
use serde_json::Value;

pub use self::find::find;
use crate::desk::Edit;

/// The single changes that would flip a ruling: grouped by their kind, and within a kind the nearest first.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WhatIf {
    /// The changes.
    pub flips: Vec<Flip>,
    /// Every change was tried. Of a record that is very large only so many are.
    pub complete: bool,
}

impl Default for WhatIf {
    fn default() -> Self {
        Self { flips: Vec::new(), complete: true }
    }
}

/// One change that flips the ruling.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Flip {
    /// What kind of change it is.
    pub kind: FlipKind,
    /// What would be changed: JSON Pointer into the record.
    pub at: String,
    /// What is entered there; null where nothing is.
    pub from: Value,
    /// What would be entered.
    pub to: Value,
    /// How far it is from `from` to `to`: the difference of two numbers; the cells of a move, on a free table its millimetres,
    /// on a map of areas its links; 1 for what is turned or chosen. A move onto the map or off it is farther than any on it.
    pub distance: u64,
    /// A small slip would do it: a move by one cell (one link; one centimetre on a free table), or a change by 1 in a number
    /// of the deciding step: one that changes what that step compares. Where play goes on, the step that it waits at counts
    /// as that.
    pub check: bool,
    /// How things would stand.
    pub status: Status,
    /// The result code; null where there would be none.
    pub result: Option<String>,
    /// Who would win.
    pub winners: Vec<usize>,
    /// The step that would decide.
    pub deciding_step: Option<String>,
    /// What the judge would do, in a few words ("Victory points (Horde): 10 instead of 9").
    pub text: Text,
    /// The change itself.
    #[serde(skip)]
    pub edit: Edit,
}

/// The kinds of change, in the order in which they are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum FlipKind {
    /// A piece stands somewhere else.
    Piece,
    /// A number of the match, of a side or of a piece is another.
    Number,
    /// A yes/no is turned, or something else is chosen.
    Choice,
    /// A number of the last row of a table is another.
    Row,
}
