//! A ruleset in Rust that panics as soon as it is asked what it is. See `panics`.
#![allow(clippy::panic, missing_docs)]

use ruleset_api::standings::Fold;
use ruleset_api::{Match, Ruleset, Ruling};

struct Panics;

impl Ruleset for Panics {
    const MANIFEST: &'static str = r#"{ "id": "arbiter-tests", "version": "0.1.0", "languages": ["en"], "name": { "id": "name" },
        "edition": { "id": "name" }, "sides": { "min": 2, "max": 2 }, "steps": [], "results": [] }"#;
    const TEXTS: &'static [(&'static str, &'static str)] = &[("en", "name = Panics")];

    fn adjudicate(_: &Match<'_>) -> Ruling {
        panic!("it is never asked")
    }

    fn standings() -> Option<Fold> {
        panic!("the rule book is missing a page")
    }
}

ruleset_api::export_ruleset!(Panics);
