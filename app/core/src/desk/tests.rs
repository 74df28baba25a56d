//! The desk through its reducer, with an executor that does every effect in memory: nothing is awaited by sleeping.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod boards;
mod changed;
mod clock;
mod commands;
mod day;
mod edits;
mod executor;
mod files;
mod guard;
mod history;
mod journal;
mod keeping;
mod layout;
mod maps;
mod next;
mod opening;
mod pieces;
mod plugins;
mod procedure;
mod rulings;
mod seal;
mod standings;
