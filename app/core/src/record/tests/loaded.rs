//! Opening in the window: what saving would lose is told, wherever it stands, and what a newer version says is shown.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

use serde_json::{Value, json};

use crate::record::{Lost, LostWhat, ReadFault, Reserve, Wrong, load_bytes, parse, to_bytes};

/// A record with a known and an unknown key at every level, and `@` at one place that is found by its number.
const EVERYWHERE: &str = r#"{ "format": "arbiter-match", "version": 1, "x-top": @0,
  "ruleset": { "id": "chess", "x-ruleset": @1 }, "event": { "name": "Open", "x-event": [@2] },
  "settings": { "limit": @3 }, "values": { "tick": @4, "deep": { "a": [{ "b": @5 }] } },
  "sides": [ { "name": "White", "x-side": @6, "values": { "vp": @7 } }, {} ],
  "rows": { "bouts": [ { "gained": [1, @8] } ], "other": @9 },
  "boards": { "final": { "x-board": @10, "map": { "topology": "free", "x-map": @11,
      "features": [ { "kind": "flag", "at": [[1, 2]], "x-feature": @12 } ] },
    "pieces": [ { "id": 1, "kind": "army", "at": { "zone": "out", "x-zone": @13 }, "x-piece": @14, "values": { "gold": @15 } } ] } },
  "rulings": [ { "kind": "seal", "x": @16 } ], "log": [ { "x": @17 } ], "notes": "1e400 and 18446744073709551616" }"#;

/// The record with a number at one of its places, and 7 at all others.
fn with(place: usize, number: &str) -> String {
    let mut text = EVERYWHERE.to_owned();
    for at in (0..18).rev() {
        text = text.replace(&format!("@{at}"), if at == place { number } else { "7" });
    }
    text
}

#[test]
fn a_number_that_would_be_rounded_is_found_under_known_and_unknown_keys_at_every_level() {
    assert_eq!(load_bytes(with(99, "7").as_bytes()).unwrap().reserve, None);
    for place in 0..18 {
        for number in ["18446744073709551616", "0.1000000000000000055511151231257827", "-123456789012345678901234567890"] {
            let text = with(place, number);
            let at = text.match_indices(number).map(|(at, _)| at).find(|at| !text[*at..].starts_with("18446744073709551616\" }"));
            let before = &text[..at.unwrap()];
            let line = before.matches('\n').count() + 1;
            let column = before.rsplit('\n').next().unwrap().chars().count() + 1;
            let expected = Some(Reserve::Lost(Lost { line, column, what: LostWhat::Digits }));
            assert_eq!(load_bytes(text.as_bytes()).unwrap().reserve, expected, "{text}");
            assert!(parse(text.as_bytes()).is_ok(), "the command line rules on it as before");
        }
        for number in ["18446744073709551615", "-9223372036854775808", "1e2", "1.50", "9007199254740993", "0.1", "2.5e-7"] {
            assert_eq!(load_bytes(with(place, number).as_bytes()).unwrap().reserve, None, "{number} at {place}");
        }
    }
}

#[test]
fn a_number_beyond_all_numbers_is_refused_with_its_place() {
    let found = parse(with(7, "1e400").as_bytes());
    assert!(matches!(found, Err(ReadFault::Structure { line: 4, wrong: Wrong::Number, .. })), "{found:?}");
}

#[test]
fn an_unknown_key_that_stands_twice_is_told_and_not_silently_dropped() {
    for place in [0, 1, 2, 6, 10, 11, 12, 14, 16, 17] {
        let text = with(place, r#"{ "k": 1, "k": 2 }"#);
        match load_bytes(text.as_bytes()).unwrap().reserve {
            Some(Reserve::Lost(Lost { what: LostWhat::Twice(key), .. })) => assert_eq!(key, "k"),
            other => panic!("{place}: {other:?}"),
        }
    }
}

#[test]
fn what_is_not_told_as_lost_comes_back_from_a_save() {
    let text = with(0, "[1.50, 1e2, -0.0, \"18446744073709551616\"]");
    let loaded = load_bytes(text.as_bytes()).unwrap();
    assert_eq!(loaded.reserve, None);
    let saved: Value = serde_json::from_slice(&to_bytes(&loaded.record)).unwrap();
    let mut before: Value = serde_json::from_str(&text).unwrap();
    // The one number that only changes its sign of nothing.
    (before["x-top"][2], before["x-top"][1]) = (saved["x-top"][2].clone(), saved["x-top"][1].clone());
    assert_eq!(saved, before);
    assert_eq!((saved["x-top"][1].as_f64(), saved["x-top"][2].as_f64()), (Some(100.0), Some(0.0)));
}

#[test]
fn of_a_newer_version_is_shown_what_has_the_known_shape() {
    let file = json!({ "format": "arbiter-match", "version": 7, "ruleset": { "id": "chess", "version": "3.0.0", "x": 1 },
        "event": { "name": "Venue open", "round": 3, "table": "12", "where": { "hall": "B" } },
        "sides": [ { "name": "White", "members": ["A. Poe", { "name": "B. Roe" }], "values": { "vp": 12 } },
                   { "name": { "en": "Black" }, "values": [1] } ],
        "values": ["another shape"], "settings": { "pets": true }, "boards": [1], "notes": { "text": "another shape" },
        "rulings": [ { "kind": "seal", "by": "R. Roe" } ], "log": [ { "event": "clock-started" } ], "more": true });
    let loaded = load_bytes(&serde_json::to_vec(&file).unwrap()).unwrap();
    assert_eq!(loaded.reserve, Some(Reserve::NewerVersion { found: 7 }));
    let record = loaded.record;
    assert_eq!((record.ruleset.id.as_str(), record.ruleset.version.as_str()), ("chess", "3.0.0"));
    assert_eq!((record.event.name.as_str(), record.event.round.as_str(), record.event.table.as_str()), ("Venue open", "", "12"));
    assert_eq!(record.sides.len(), 2, "sides keep their places");
    assert_eq!((record.sides[0].name.as_str(), &record.sides[0].members[..]), ("White", &["A. Poe".to_owned()][..]));
    assert_eq!((record.sides[0].values["vp"].clone(), record.sides[1].name.as_str()), (json!(12), ""));
    assert_eq!((record.settings.len(), record.values.len(), record.boards.len(), record.rulings.len()), (1, 0, 0, 1));
    assert_eq!((record.notes.as_str(), record.log.len()), ("", 0));
}

#[test]
fn a_newer_version_of_which_nothing_is_understood_is_refused() {
    for rest in ["", r#","sides":{}"#, r#","event":"Open","sides":[]"#] {
        let text = format!(r#"{{"format":"arbiter-match","version":99999999999{rest}}}"#);
        assert_eq!(load_bytes(text.as_bytes()), Err(ReadFault::NewerVersion { found: 99_999_999_999 }), "{rest}");
    }
}
