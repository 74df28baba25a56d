//! What an author of an Arbiter ruleset sees, and the documents that Arbiter and its rulesets exchange.
//!
//! A ruleset is a pure function from a match to a ruling. Its author writes a manifest (what a judge can enter), texts in
//! one or more languages, a type with `impl Ruleset`, and `export_ruleset!(Type)`. Everything that is the same for all
//! rulesets (validation, geometry, rendering of texts) is the host's work; this crate holds the parts of it that are
//! functions from data to data. Files, processes and windows are left to the program.
//!
//! | module | holds |
//! | --- | --- |
//! | [`record`] | the match record as it lies in a file |
//! | [`manifest`] | what a ruleset says of itself |
//! | [`ruling`] | what a ruleset answers |
//! | [`procedure`] | the checklist of a ruling, and the entries that it offers |
//! | [`log`] | what the desk notes in a record |
//! | [`text`] | a message by id and arguments |
//! | [`geometry`] | maps, and what a piece touches |
//! | [`validate`] | a record held against a manifest |
//! | [`request`] | a record as it is sent to a ruleset |
//! | [`entries`], [`game`] | the match as a ruleset reads it |
//! | [`cascade`] | steps in their order, from entries to a ruling |
//! | [`standings`] | a club's table, a fold over its matches |
//! | [`export`] | the C contract of `include/ruleset.h`, in Rust |
//! | [`testkit`] | the conformance tests of a ruleset |

pub mod cascade;
pub mod entries;
pub mod export;
pub mod game;
pub mod geometry;
pub mod log;
pub mod manifest;
mod once;
pub mod procedure;
pub mod record;
pub mod request;
pub mod ruleset;
pub mod ruling;
pub mod standings;
pub mod testkit;
pub mod text;
pub mod validate;

pub use cascade::{Applied, Cascade};
pub use entries::{Entries, Finding, Missing, all};
pub use game::{Board, Match, Piece, Whereabouts};
pub use manifest::Manifest;
pub use record::Record;
pub use ruleset::Ruleset;
pub use ruling::{Level, Outcome, Problem, Ruling, Status};
pub use text::{Arg, Text};

/// The largest absolute value that an integer in a record may have.
pub const LARGEST_INTEGER: i64 = 1_000_000_000;
