//! Arbiter without its window: match records and maps, the referee that asks the rulesets, the desk's state, a
//! club's standings, the texts and the command line. No part of it paints; the window and the command line are two faces of it.

pub mod cli;
pub mod day;
pub mod desk;
mod disk;
pub mod hash;
pub mod journal;
pub mod locale;
pub mod maps;
pub mod picture;
pub mod record;
pub mod referee;
pub mod settings;
pub mod standings;
pub mod what_if;
