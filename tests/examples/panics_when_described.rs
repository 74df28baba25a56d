//! A ruleset in Rust that panics as soon as it is asked what it is. See `panics`.
#![allow(clippy::panic, missing_docs)]

use ruleset_api::standings::Fold;
use ruleset_api::{Match, Ruleset, Ruling};

struct Panics;

impl Ruleset for Panics {
    const MANIFEST: &'static str = "{}";
    const TEXTS: &'static [(&'static str, &'static str)] = &[];

    fn adjudicate(_: &Match<'_>) -> Ruling {
        panic!("it is never asked")
    }

    fn standings() -> Option<Fold> {
        panic!("the rule book is missing a page")
    }
}

ruleset_api::export_ruleset!(Panics);
