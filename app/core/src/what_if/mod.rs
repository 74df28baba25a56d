//! What would flip a ruling: every single change of the record that changes its status, winners or result. This module knows
//! the kinds of change and their order; how a changed record is ruled on is the referee's affair.

use ruleset_api::{Status, Text};
use serde::Serialize;
use serde_json::Value;

use crate::desk::Edit;

/// The single changes that would flip a ruling: grouped by their kind, and within a kind the nearest first.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct WhatIf {
    /// The changes.
    pub flips: Vec<Flip>,
}

/// One change that flips the ruling.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Flip {
    /// What kind of change it is.
    pub kind: FlipKind,
    /// What would be changed: JSON Pointer into the record.
    pub at: String,
    /// What is entered there; null where nothing is.
    pub from: Value,
    /// What would be entered; null where the entry would be taken away.
    pub to: Value,
    /// How far it is from `from` to `to`: the difference of two numbers, the cells of a move; 1 for what is turned or chosen.
    pub distance: u64,
    /// A small slip would do it: a move by one cell, or a change by 1 in a number of the deciding step.
    pub check: bool,
    /// How things would stand.
    pub status: Status,
    /// The result code; null where there would be none.
    pub result: Option<String>,
    /// Who would win.
    pub winners: Vec<usize>,
    /// The step that would decide.
    pub deciding_step: Option<String>,
    /// What the judge would do, in a few words ("Horde: victory points 10 instead of 9").
    pub text: Text,
    /// The change itself.
    #[serde(skip)]
    pub edit: Edit,
}

/// The kinds of change, in the order in which they are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FlipKind {
    /// A piece stands somewhere else.
    Piece,
    /// A number of the match or of a side is another.
    Number,
    /// A yes/no is turned, or something else is chosen.
    Choice,
    /// A number of the last row of a table is another.
    Row,
}
