//! What lines say, what is wrong with them, and how they can go on: on a record like that of a small game.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

use ruleset_api::record::{Board, Map, Place, Spot};
use ruleset_api::{Manifest, Record};
use serde_json::json;

use super::*;
use crate::desk::first_map;
use crate::locale::Language;

fn manifest() -> Manifest {
    let label = |en: &str, ru: &str| json!({ "id": en, "message": { "en": en, "fr": en, "ru": ru } });
    serde_json::from_value(json!({
        "id": "made-up", "version": "1.0.0", "languages": ["en"], "name": label("n", "n"), "edition": label("e", "e"),
        "sides": { "min": 2, "max": 4, "names": [label("Party", "Отряд")] },
        "fields": [
            { "key": "vp", "of": "side", "type": "integer", "min": 0, "label": label("Victory points", "Очки победы") },
            { "key": "target", "of": "side", "type": "integer", "min": 1, "max": 99, "label": label("Target", "Цель") },
            { "key": "rank", "of": "side", "type": "choice", "label": label("Rank", "Звание"), "choices": [
                { "id": "general", "label": label("General", "Генерал") },
                { "id": "major-general", "label": label("Major general", "Генерал-майор") } ] },
            { "key": "list", "of": "side", "type": "text", "label": label("Army list", "Список") },
            { "key": "called_tick", "of": "match", "type": "integer", "label": label("Time called in tick", "Тик остановки") },
            { "key": "agreed", "of": "match", "type": "bool", "default": null, "label": label("Agreed", "Согласие") },
            { "key": "first", "of": "match", "type": "side", "label": label("First party", "Первый отряд") },
            { "key": "scenario", "of": "match", "type": "text", "label": label("Scenario", "Сценарий") },
            { "key": "fair", "of": "match", "type": "finding", "value": "bool", "label": label("Fair", "Честно") },
            { "key": "pets", "of": "setting", "type": "bool", "default": true, "label": label("Pets count", "Питомцы") } ],
        "rows": [{ "key": "sudden_death", "label": label("Sudden death", "Внезапная смерть"), "max": 2, "fields": [
            { "key": "gained", "type": "integer", "per": "side", "min": 0, "label": label("Gained", "Получено") },
            { "key": "word", "type": "text", "label": label("Word", "Слово") } ] }],
        "boards": [
          { "key": "final", "topology": "hex", "label": label("Final", "Финал"),
            "pieces": [{ "kind": "character", "label": label("Character", "Персонаж") }, { "kind": "pet", "label": label("Pet", "Питомец") },
                { "kind": "other", "side": "none", "label": label("Thing", "Вещь") }],
            "features": [{ "kind": "victory-point", "label": label("Victory-point location", "Победная точка"), "counts_near": true }] },
          { "key": "land", "topology": "areas", "label": label("Land", "Земля"),
            "pieces": [{ "kind": "army", "label": label("Army", "Армия") }],
            "features": [{ "kind": "capital", "side": "required", "label": label("Capital", "Столица") }],
            "zones": [{ "id": "reserve", "label": label("In reserve", "Резерв") }] } ],
        "steps": [], "results": []
    }))
    .unwrap()
}

fn record() -> Record {
    let mut record = Record::new("made-up", "1.0.0", 2);
    record.sides[0].name = "Alliance".to_owned();
    record.sides[1].name = "Horde".to_owned();
    record.boards.insert("final".to_owned(), Board { map: first_map(ruleset_api::record::Topology::Hex), ..Board::default() });
    let map: Map = serde_json::from_value(json!({ "topology": "areas", "areas": ["New Land", "Old Land"] })).unwrap();
    record.boards.insert("land".to_owned(), Board { map: Some(map), ..Board::default() });
    record
}

fn applied(record: &Record, edit: &Edit, manifest: &Manifest) -> Record {
    let mut record = record.clone();
    apply::apply(&mut record, edit, Some(manifest));
    record
}

/// Reads a line on a record.
fn on(record: &Record, line: &str, board: &str, language: Language) -> Reading {
    read(line, &Sheet { record, manifest: &manifest(), board: Some(board), locale: &Locale::new(language) })
}

/// The record after a line on the small game.
#[track_caller]
fn after(line: &str) -> Record {
    after_on(&record(), line)
}

#[track_caller]
fn after_on(record: &Record, line: &str) -> Record {
    match on(record, line, "final", Language::English).edit {
        Ok(Some(edit)) => applied(record, &edit, &manifest()),
        other => panic!("{line}: {other:?}"),
    }
}

/// What is wrong with a line: the words that it is at, and the sentence.
#[track_caller]
fn wrong(line: &str) -> (String, String) {
    let locale = Locale::new(Language::English);
    let wrong = on(&record(), line, "final", Language::English).edit.unwrap_err();
    (line[wrong.at].to_owned(), locale.text(&wrong.text))
}

fn offered(line: &str) -> Vec<String> {
    on(&record(), line, "final", Language::English).offers.into_iter().map(|offer| offer.put).collect()
}

#[test]
fn values_of_the_sides_are_entered_in_their_order() {
    let record = after("vp 12 9; target 15 / 12; rank general major general; list Old Guard / Young Guard");
    let values = |side: usize| json!(record.sides[side].values);
    assert_eq!(values(0), json!({ "vp": 12, "target": 15, "rank": "general", "list": "Old Guard" }));
    assert_eq!(values(1), json!({ "vp": 9, "target": 12, "rank": "major-general", "list": "Young Guard" }));
    let record = after_on(&record, "VICTORY POINTS = 8; target - =");
    assert_eq!((&record.sides[0].values["vp"], &record.sides[1].values["vp"]), (&json!(12), &json!(8)));
    assert!(!record.sides[0].values.contains_key("target") && record.sides[1].values.contains_key("target"));
}

#[test]
fn values_of_the_match_and_settings_are_entered_by_the_beginning_of_their_names() {
    let record = after("time c 9; agr нет; first horde; scen Attack at \"dawn\", said he; pets no");
    assert_eq!(
        json!(record.values),
        json!({ "called_tick": 9, "agreed": false, "first": 1, "scenario": "Attack at \"dawn\", said he" })
    );
    assert_eq!(json!(record.settings), json!({ "pets": false }));
    assert!(after_on(&record, "pets oui").settings.is_empty(), "as usual, which is no entry");
    assert!(!after_on(&record, "called_tick -").values.contains_key("called_tick"));
    assert_eq!(after("called tick −3").values["called_tick"], json!(-3));
}

#[test]
fn a_line_is_read_in_the_language_of_the_window_without_case_and_accents() {
    let record = record();
    let reading = on(&record, "очки 12 9; питомцы нет; первый 2", "final", Language::Russian);
    let edit = reading.edit.unwrap().unwrap();
    let changed = applied(&record, &edit, &manifest());
    assert_eq!(
        (&changed.sides[1].values["vp"], &changed.settings["pets"], &changed.values["first"]),
        (&json!(9), &json!(false), &json!(1))
    );
    assert_eq!(reading.says[0], "Очки победы: Alliance 12, Horde 9");
}

#[test]
fn a_finding_has_its_reason_and_is_the_judges() {
    let record = after("fair yes both players agreed");
    assert_eq!(record.values["fair"], json!({ "by": "judge", "reason": "both players agreed", "value": true }));
    let record = after_on(&record, "fair no");
    assert_eq!(record.values["fair"], json!({ "by": "judge", "reason": "both players agreed", "value": false }));
    assert!(!after_on(&record, "fair -").values.contains_key("fair"));
}

#[test]
fn rows_are_added_with_their_fields_in_order_and_the_last_is_taken_away() {
    let record = after("sudden_death 1 0; sudden 2 3 by a charge");
    assert_eq!(record.rows["sudden_death"], json!([{ "gained": [1, 0] }, { "gained": [2, 3], "word": "by a charge" }]));
    assert_eq!(after_on(&record, "sudden_death -").rows["sudden_death"], json!([{ "gained": [1, 0] }]));
    let full = on(&record, "sudden_death 1 0", "final", Language::English).edit.unwrap_err();
    assert_eq!(full.text.id, "entry-line-full");
}

#[test]
fn names_players_event_and_notes_take_their_words() {
    let record =
        after("names Blue Party / Red; players A. Poe, C. Doe / B. Roe; event Venue open; table A7; notes late; date 2026-11-29");
    assert_eq!((record.sides[0].name.as_str(), record.sides[1].name.as_str()), ("Blue Party", "Red"));
    assert_eq!(
        (&record.sides[0].members, &record.sides[1].members),
        (&vec!["A. Poe".to_owned(), "C. Doe".to_owned()], &vec!["B. Roe".to_owned()])
    );
    assert_eq!(
        (record.event.name.as_str(), record.event.table.as_str(), record.event.date.as_str()),
        ("Venue open", "A7", "2026-11-29")
    );
    assert_eq!(record.notes, "late");
    assert_eq!(after("names Red Blue").sides[1].name, "Blue");
    assert_eq!(wrong("date 29.11.2026").0, "29.11.2026");
}

#[test]
fn pieces_come_with_side_and_place_in_any_order_and_go_by_name_or_number() {
    let record = after("piece Thrall 1 5,3; pet H 6, 4 Misha; character Holy Priest al; other 1,1 Chest");
    let pieces = &record.boards["final"].pieces;
    let seen: Vec<_> =
        pieces.iter().map(|piece| (piece.kind.as_str(), piece.name.as_str(), piece.side, piece.at.clone())).collect();
    assert_eq!(
        seen,
        [
            ("character", "Thrall", Some(0), Some(Place::Pair([5, 3]))),
            ("pet", "Misha", Some(1), Some(Place::Pair([6, 4]))),
            ("character", "Holy Priest", Some(0), None),
            ("other", "Chest", None, Some(Place::Pair([1, 1]))),
        ]
    );
    let record = after_on(&record, "place holy 2,2 thrall -; out mis 4");
    let places: Vec<_> = record.boards["final"].pieces.iter().map(|piece| piece.at.clone()).collect();
    assert_eq!(places, [None, Some(Place::zone("out")), Some(Place::Pair([2, 2])), Some(Place::zone("out"))]);
}

#[test]
fn features_are_marked_by_their_kind_or_as_a_location() {
    let record = after("location 5,4; victory-point 1,1 1,2");
    let features = &record.boards["final"].map.as_ref().unwrap().features;
    assert_eq!(features.iter().map(|feature| feature.at.len()).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(features[0].at, [Spot::Pair([5, 4])]);
}

#[test]
fn areas_and_zones_are_places_too() {
    let record = record();
    let edit = on(&record, "army 1 new land Guard; army 2 reserve; capital Horde old land", "land", Language::English).edit;
    let record = applied(&record, &edit.unwrap().unwrap(), &manifest());
    let board = &record.boards["land"];
    assert_eq!(board.pieces[0].at, Some(Place::Area("New Land".to_owned())));
    assert_eq!((board.pieces[0].name.as_str(), &board.pieces[1].at), ("Guard", &Some(Place::zone("reserve"))));
    assert_eq!(board.map.as_ref().unwrap().features[0].side, Some(1));
}

#[test]
fn a_statement_sees_what_those_before_it_have_done_and_all_are_one_step() {
    let record = after("names Red / Blue; piece Thrall blue; place thrall 5,3");
    let piece = &record.boards["final"].pieces[0];
    assert_eq!((piece.side, &piece.at), (Some(1), &Some(Place::Pair([5, 3]))));
}

#[test]
fn what_is_wrong_is_pointed_at_with_what_is_possible_and_nothing_is_entered() {
    for (line, at, says) in [
        ("vp 12 nine", "nine", "Victory points, Horde"),
        ("vp 12 -1", "-1", "0 or more"),
        ("target 15 100", "100", "1 to 99"),
        ("vp 12 9 3", "3", "too much"),
        ("rank g captain", "captain", "General, Major general"),
        ("agreed perhaps", "perhaps", "yes or no"),
        ("frist 1", "frist", "“frist”"),
        ("pe 1", "pe", "Pets count, Pet"),
        ("piece Thrall 1 12,3", "12,3", "0 to 11"),
        ("place Nobody 1,1", "Nobody", "“Nobody”"),
        ("vp 12 9; vp x 1", "x", "Victory points, Alliance"),
        ("sudden_death -", "-", "Sudden death"),
    ] {
        let (seen, text) = wrong(line);
        assert_eq!(seen, at, "{line}: {text}");
        assert!(text.contains(says), "{line}: {text}");
        assert!(!text.contains("entry-"), "{line}: {text}");
    }
}

#[test]
fn what_is_missing_is_told_at_the_end_and_is_no_fault_yet() {
    for (line, says) in [
        ("vp", "Victory points, Alliance"),
        ("vp 12 ", "Victory points, Horde"),
        ("names Red /", "Horde"),
        ("piece Thrall", "Alliance, Horde"),
        ("place", "Piece"),
        ("location", "Location"),
        ("event", "Event"),
    ] {
        let reading = on(&record(), line, "final", Language::English);
        let wrong = reading.edit.unwrap_err();
        let text = Locale::new(Language::English).text(&wrong.text);
        assert!(wrong.missing && text.contains(says), "{line}: {text}");
    }
    assert_eq!(on(&record(), "  ", "final", Language::English).edit, Ok(None));
    assert_eq!(on(&record(), " ; ;", "final", Language::English).edit, Ok(None));
}

#[test]
fn a_line_goes_on_with_keys_and_then_with_values() {
    assert!(offered("").starts_with(&["vp".to_owned(), "target".to_owned()]));
    assert_eq!(offered("Vic"), ["vp", "victory-point"]);
    assert_eq!(offered("pets "), ["yes", "no"]);
    assert_eq!(offered("pets n"), ["no"]);
    assert_eq!(offered("rank general ma"), ["major-general"]);
    assert_eq!(offered("first "), ["Alliance", "Horde"]);
    assert_eq!(offered("vp 12 9; tar"), ["target"]);
    assert!(offered("vp 12 ").is_empty());
    let with_pieces = after("piece Thrall 1 5,3");
    let offers = on(&with_pieces, "place th", "final", Language::English);
    assert_eq!((offers.offers[0].put.as_str(), offers.from), ("Thrall", 6));
    assert!(offers.offers[0].now.contains('5'), "where it is now");
}

#[test]
fn an_offer_says_what_is_entered_now() {
    let record = after("vp 12 9; pets no; table 12");
    let now = |line: &str| on(&record, line, "final", Language::English).offers[0].now.clone();
    assert_eq!((now("vp"), now("pets"), now("table")), ("12 · 9".to_owned(), "no".to_owned(), "12".to_owned()));
    assert_eq!(now("target"), "");
}

#[test]
fn no_line_makes_it_panic() {
    let (record, manifest, locale) = (after("piece Thrall 1 5,3"), manifest(), Locale::new(Language::French));
    let parts = [
        "vp",
        "12",
        "9",
        "-",
        "=",
        "/",
        ";",
        "\"",
        "place",
        "thrall",
        "5,3",
        "5,",
        "é",
        " ",
        "names",
        "sudden_death",
        "location",
        "fair",
        "date",
        "−",
    ];
    for one in parts {
        for two in parts {
            for three in parts {
                for line in [format!("{one} {two} {three}"), format!("{one}{two}{three}")] {
                    let reading =
                        read(&line, &Sheet { record: &record, manifest: &manifest, board: Some("final"), locale: &locale });
                    assert!(line.get(reading.from..).is_some(), "{line}");
                    if let Err(wrong) = reading.edit {
                        assert!(line.get(wrong.at).is_some(), "{line}");
                    }
                }
            }
        }
    }
}
