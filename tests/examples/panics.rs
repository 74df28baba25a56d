//! A ruleset in Rust that panics whenever it is asked: the tests load it to see that a panic costs its own answer only. It
//! is an example so that it is built beside the tests and nowhere else.
#![allow(clippy::panic, missing_docs)]

use ruleset_api::standings::{Fold, Played, Report, Span, Standings};
use ruleset_api::{Match, Ruleset, Ruling};

struct Panics;

impl Ruleset for Panics {
    const MANIFEST: &'static str = r#"{ "id": "arbiter-tests", "version": "0.1.0", "languages": ["en"], "name": { "id": "name" },
        "edition": { "id": "name" }, "sides": { "min": 2, "max": 2 }, "steps": [], "results": [] }"#;
    const TEXTS: &'static [(&'static str, &'static str)] = &[("en", "name = Panics")];

    fn adjudicate(_: &Match<'_>) -> Ruling {
        panic!("the dice have rolled off the table")
    }

    fn standings() -> Option<Fold> {
        Some(Fold::of::<Self>())
    }
}

impl Standings for Panics {
    type State = ();

    fn add((): &mut (), _: &Played<'_>) {
        panic!("the match is not in the book")
    }

    fn table((): (), _: Option<&serde_json::Value>, _: Span) -> Report {
        panic!("the book of the club is lost")
    }
}

ruleset_api::export_ruleset!(Panics);
