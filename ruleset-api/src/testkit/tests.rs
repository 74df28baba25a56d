//! The kit finds what it should find: small rulesets with one planted fault each.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use super::random::{Random, record};
use super::*;
use crate::game::Match;
use crate::record::Place;
use crate::{Applied, Cascade, Problem};

/// More points win, level is a draw; a bonus counts whichever step decides. Boards of two kinds are there to be filled.
const MANIFEST: &str = r#"{
  "id": "toy", "version": "1.0.0", "languages": ["en"], "name": { "id": "arbiter-toy" }, "edition": { "id": "arbiter-toy" },
  "sides": { "min": 2, "max": 2 },
  "fields": [
    { "key": "points", "of": "side", "type": "integer", "min": 0, "label": { "id": "arbiter-toy" } },
    { "key": "bonus", "of": "match", "type": "integer", "min": 0, "label": { "id": "arbiter-toy" } },
    { "key": "found", "of": "match", "type": "finding", "value": "side", "label": { "id": "arbiter-toy" } }
  ],
  "rows": [{ "key": "offers", "label": { "id": "arbiter-toy" }, "max": 2,
             "fields": [{ "key": "by", "type": "side", "label": { "id": "arbiter-toy" } },
                        { "key": "each", "type": "integer", "per": "side", "label": { "id": "arbiter-toy" } }] }],
  "boards": [{ "key": "field", "topology": "hex", "label": { "id": "arbiter-toy" },
               "pieces": [{ "kind": "man", "label": { "id": "arbiter-toy" },
                            "fields": [{ "key": "worth", "type": "integer", "label": { "id": "arbiter-toy" } }] }],
               "features": [{ "kind": "hill", "side": "required", "label": { "id": "arbiter-toy" } }],
               "zones": [{ "id": "tent", "label": { "id": "arbiter-toy" } }] }],
  "steps": [{ "id": "points", "title": { "id": "arbiter-toy" }, "article": "1" }, { "id": "bonus", "title": { "id": "arbiter-toy" }, "article": "1" }],
  "articles": [{ "id": "1", "title": { "id": "arbiter-toy" }, "summary": { "id": "arbiter-toy" } }],
  "results": [{ "id": "win", "label": { "id": "arbiter-toy" } }, { "id": "draw", "label": { "id": "arbiter-toy" } }]
}"#;

fn text() -> Text {
    Text::new("arbiter-toy")
}

fn fair(game: &Match<'_>) -> Ruling {
    let points = |game: &Match<'_>| {
        let points = game.both(|side| side.need_integer("points"))?;
        let applied = match points[0].cmp(&points[1]) {
            std::cmp::Ordering::Greater => Applied::won(0, "win", text()),
            std::cmp::Ordering::Less => Applied::won(1, "win", text()),
            std::cmp::Ordering::Equal => Applied::drawn("draw", text()),
        };
        Ok(applied.compared(&points))
    };
    let bonus = |game: &Match<'_>| game.values().need_integer("bonus").map(|_| Applied::level(text()));
    Cascade::of(game).step("points", points).also("bonus", bonus).ruling()
}

macro_rules! toy {
    ($name:ident, $adjudicate:expr) => {
        struct $name;

        impl Ruleset for $name {
            const MANIFEST: &'static str = MANIFEST;
            const TEXTS: &'static [(&'static str, &'static str)] = &[("en", "")];

            fn adjudicate(game: &Match<'_>) -> Ruling {
                $adjudicate(game)
            }
        }
    };
}

toy!(Fair, fair);
toy!(FavoursTheFirst, |game: &Match<'_>| match fair(game) {
    ruling if ruling.status == Status::Draw =>
        Ruling { status: Status::Decided, result: Some("win".to_owned()), winners: vec![0], ..ruling },
    ruling => ruling,
});
toy!(KeepsSilent, |game: &Match<'_>| Ruling { problems: Vec::new(), ..fair(game) });
toy!(SaysItTwice, |game: &Match<'_>| {
    let mut ruling = fair(game);
    ruling.problems.extend(ruling.problems.clone());
    ruling
});
toy!(InventsSides, |game: &Match<'_>| match fair(game) {
    ruling if ruling.status == Status::Decided => Ruling { winners: vec![2], ..ruling },
    ruling => ruling,
});
toy!(SaysErrorAndDecides, |game: &Match<'_>| {
    let mut ruling = fair(game);
    ruling.problems.push(Problem::error("/values/found", text()));
    ruling
});

fn fault_of<R: Ruleset>() -> Option<String> {
    Kit::of::<R>().unwrap().check_random_records(1, 100).err()
}

#[test]
fn a_fair_ruleset_passes_and_each_planted_fault_is_found_and_named() {
    assert_eq!(fault_of::<Fair>(), None);
    for (fault, names) in [
        (fault_of::<FavoursTheFirst>(), "swapping the sides changes"),
        (fault_of::<KeepsSilent>(), "the ruling is Incomplete"),
        (fault_of::<SaysItTwice>(), "is listed twice"),
        (fault_of::<InventsSides>(), "name a side that the match does not have"),
        (fault_of::<SaysErrorAndDecides>(), "its problems are"),
    ] {
        let fault = fault.unwrap();
        assert!(fault.starts_with("seed ") && fault.contains(names), "{names} in {fault}");
    }
}

#[test]
fn the_same_seed_gives_the_same_record_and_another_seed_another() {
    let kit = Kit::of::<Fair>().unwrap();
    let of = |seed| record(kit.manifest(), &mut Random::seeded(seed));
    assert_eq!(of(1), of(1));
    assert_ne!(of(1), of(2));
}

#[test]
fn random_records_fill_every_kind_of_place_and_leave_everything_out_now_and_then() {
    let kit = Kit::of::<Fair>().unwrap();
    let records: Vec<Record> = (0..200).map(|seed| record(kit.manifest(), &mut Random::seeded(seed))).collect();
    assert!(records.iter().all(|record| validate::problems(record, kit.manifest()).is_empty()));
    let pieces = || records.iter().flat_map(|record| record.boards.values()).flat_map(|board| &board.pieces);
    assert!(pieces().any(|piece| piece.at.is_none()));
    assert!(pieces().any(|piece| matches!(piece.at, Some(Place::Pair(_)))));
    for zone in ["tent", "out"] {
        assert!(pieces().any(|piece| piece.at == Some(Place::zone(zone))), "{zone}");
    }
    assert!(pieces().any(|piece| piece.values.contains_key("worth")));
    let has = |test: fn(&Record) -> bool| records.iter().any(test) && !records.iter().all(test);
    assert!(has(|record| record.boards.is_empty()) && has(|record| record.values.contains_key("found")));
    assert!(has(|record| record.rows.contains_key("offers")) && has(|record| record.event.date.is_empty()));
    let features = || records.iter().flat_map(|r| r.boards.values()).filter_map(|b| b.map.as_ref()).flat_map(|map| &map.features);
    assert!(features().any(|hill| hill.side == Some(1)) && features().any(|hill| hill.at.len() > 1));
}

#[test]
fn swapping_twice_gives_the_record_back() {
    let kit = Kit::of::<Fair>().unwrap();
    for seed in 0..50 {
        let record = record(kit.manifest(), &mut Random::seeded(seed));
        assert_eq!(swap::swapped(&swap::swapped(&record, kit.manifest()), kit.manifest()), record);
    }
}

#[test]
fn a_step_that_counts_whichever_decides_changes_no_verdict_but_may_make_it_wait() {
    let game = |values: Value| {
        json!({
            "format": "arbiter-match", "version": 1, "ruleset": { "id": "toy" }, "values": values,
            "sides": [{ "values": { "points": 3 } }, { "values": { "points": 1 } }],
        })
    };
    let kit = Kit::of::<Fair>().unwrap();
    let outcomes = |ruling: &Ruling| ruling.steps.iter().map(|step| step.outcome).collect::<Vec<_>>();
    let ruling = kit.rule(game(json!({ "bonus": 1 }))).unwrap();
    assert_eq!(
        (ruling.status, ruling.deciding_step.as_deref(), ruling.winners.as_slice()),
        (Status::Decided, Some("points"), &[0][..])
    );
    assert_eq!(outcomes(&ruling), [crate::Outcome::Decided, crate::Outcome::Level]);
    let waiting = kit.rule(game(json!({}))).unwrap();
    assert_eq!((waiting.status, waiting.deciding_step.as_deref(), waiting.winners.len()), (Status::Incomplete, None, 0));
    assert_eq!(outcomes(&waiting), [crate::Outcome::Decided, crate::Outcome::Waiting]);
    assert_eq!(waiting.problems[0].at, "/values/bonus");
}

#[test]
fn a_ruleset_without_standings_does_not_know_the_operation() {
    let fault = Kit::of::<Fair>().unwrap().standings(&[], 1, None, Span::default());
    assert_eq!(fault.err().as_deref(), Some("UnknownOp"));
}
