//! What must hold of D-15, in its own words. Records go through the same documents as in the program.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

use ruleset_api::testkit::Kit;
use ruleset_api::{Level, Outcome, Ruling, Status};
use serde_json::{Value, json};

use crate::WowMinis;

/// A match with `[vp, target, near, honor]` of each party.
fn parties(first: [i64; 4], second: [i64; 4]) -> Value {
    let side =
        |[vp, target, near, honor]: [i64; 4]| json!({ "values": { "vp": vp, "target": target, "near": near, "honor": honor } });
    json!({
        "format": "arbiter-match", "version": 1, "ruleset": { "id": "wow-minis", "version": "1.0.0" },
        "sides": [side(first), side(second)],
    })
}

/// The same match with something else in it, by JSON Pointer of an existing parent and a key.
fn with(mut record: Value, parent: &str, key: &str, value: Value) -> Value {
    record.pointer_mut(parent).unwrap()[key] = value;
    record
}

fn without(mut record: Value, parent: &str, key: &str) -> Value {
    record.pointer_mut(parent).unwrap().as_object_mut().unwrap().remove(key);
    record
}

/// A match level on distance, with these pieces on a map of 12 x 9 hexes with a location at [5, 4].
fn on_board(pieces: &Value) -> Value {
    let record =
        without(without(parties([12, 15, 0, 15], [12, 15, 0, 12]), "/sides/0/values", "near"), "/sides/1/values", "near");
    let map = json!({ "topology": "hex", "columns": 12, "rows": 9, "features": [{ "kind": "victory-point", "at": [[5, 4]] }] });
    with(record, "", "boards", json!({ "final": { "map": map, "pieces": pieces } }))
}

fn rule(record: Value) -> Ruling {
    Kit::of::<WowMinis>().unwrap().rule(record).unwrap()
}

fn won(ruling: &Ruling) -> (Option<usize>, Option<&str>, Option<&str>) {
    (ruling.winners.first().copied(), ruling.deciding_step.as_deref(), ruling.result.as_deref())
}

fn outcome(ruling: &Ruling, step: &str) -> Outcome {
    ruling.steps.iter().find(|found| found.id == step).unwrap().outcome
}

fn named(ruling: &Ruling, level: Level) -> Vec<&str> {
    ruling.problems.iter().filter(|problem| problem.level == level).map(|problem| problem.at.as_str()).collect()
}

#[test]
fn the_manifest_keeps_the_contract() {
    let kit = Kit::of::<WowMinis>().unwrap();
    kit.check_manifest(env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION")).unwrap();
}

#[test]
fn a_party_at_its_target_has_won_normally() {
    let ruling = rule(parties([15, 15, 0, 15], [11, 12, 4, 12]));
    assert_eq!(won(&ruling), (Some(0), Some("normal-win"), Some("normal-win")));
}

#[test]
fn of_two_parties_over_their_targets_the_one_further_over_has_won() {
    assert_eq!(won(&rule(parties([16, 15, 0, 15], [14, 12, 0, 12]))), (Some(1), Some("normal-win"), Some("normal-win")));
}

#[test]
fn both_over_by_the_same_goes_on_to_the_tiebreaks() {
    let ruling = rule(parties([16, 15, 1, 15], [13, 12, 2, 12]));
    assert_eq!(outcome(&ruling, "normal-win"), Outcome::Level);
    assert_eq!(outcome(&ruling, "distance"), Outcome::Level);
    assert_eq!(won(&ruling), (Some(1), Some("position"), Some("tiebreak-win")));
}

#[test]
fn nearer_to_its_own_target_wins_not_the_one_with_more_points() {
    let ruling = rule(parties([11, 15, 9, 15], [10, 12, 0, 12]));
    assert_eq!(won(&ruling), (Some(1), Some("distance"), Some("tiebreak-win")));
    assert_eq!(ruling.steps[1].margin, Some(2));
    assert_eq!(ruling.steps[1].sides[0].value, Some(-4));
    assert_eq!(outcome(&ruling, "position"), Outcome::NotReached);
    assert!(ruling.steps[2].sides.is_empty());
}

#[test]
fn the_bonus_may_carry_one_party_over_its_target_and_the_larger_margin_is_nearer() {
    assert_eq!(won(&rule(parties([14, 15, 3, 15], [11, 12, 1, 12]))), (Some(0), Some("position"), Some("tiebreak-win")));
}

#[test]
fn level_on_position_the_dearer_party_wins_and_level_on_cost_play_goes_on() {
    assert_eq!(won(&rule(parties([12, 15, 1, 14], [9, 12, 1, 15]))), (Some(1), Some("honor"), Some("tiebreak-win")));
    let ruling = rule(parties([12, 15, 1, 15], [9, 12, 1, 15]));
    assert_eq!((ruling.status, ruling.deciding_step.as_deref()), (Status::PlayOn, None));
    assert_eq!(outcome(&ruling, "sudden-death"), Outcome::Waiting);
}

#[test]
fn where_the_french_gloss_names_another_party_or_none_a_note_says_so() {
    let differing = rule(parties([9, 12, 1, 15], [12, 15, 1, 12]));
    assert_eq!((won(&differing).0, named(&differing, Level::Note)), (Some(0), vec!["/sides"]));
    let none = rule(parties([12, 15, 1, 15], [12, 15, 1, 12]));
    assert_eq!(named(&none, Level::Note), ["/sides"]);
    let same = rule(parties([12, 15, 1, 15], [9, 12, 1, 12]));
    assert!(named(&same, Level::Note).is_empty());
}

#[test]
fn sudden_death_is_decided_by_the_first_tick_that_differs() {
    let level = parties([12, 15, 2, 15], [12, 15, 2, 15]);
    let after = |rows: Value| rule(with(level.clone(), "", "rows", json!({ "sudden_death": rows })));
    assert_eq!(after(json!([{ "gained": [2, 2] }])).status, Status::PlayOn);
    let ruling = after(json!([{ "gained": [2, 2] }, { "gained": [0, 1] }]));
    assert_eq!(won(&ruling), (Some(1), Some("sudden-death"), Some("sudden-death-win")));
    assert!(ruling.problems.is_empty());
    let late = after(json!([{ "gained": [2, 1] }, { "gained": [0, 9] }]));
    assert_eq!((won(&late).0, named(&late, Level::Warning)), (Some(0), vec!["/rows/sudden_death/1"]));
}

#[test]
fn a_sudden_death_tick_without_its_numbers_is_named() {
    let level = parties([12, 15, 2, 15], [12, 15, 2, 15]);
    let ruling = rule(with(level, "", "rows", json!({ "sudden_death": [{ "gained": [1, 1] }, {}] })));
    assert_eq!((ruling.status, named(&ruling, Level::Error)), (Status::Incomplete, vec!["/rows/sudden_death/1/gained"]));
}

/// Level on distance and on cost, with these pieces at the stop of play and after the last tick of sudden death.
fn level_on_board(stop: &Value, now: Option<&Value>, rows: &Value) -> Ruling {
    let board = |pieces: &Value| {
        let map =
            json!({ "topology": "hex", "columns": 12, "rows": 9, "features": [{ "kind": "victory-point", "at": [[5, 4]] }] });
        json!({ "map": map, "pieces": pieces })
    };
    let record = with(parties([12, 15, 0, 15], [12, 15, 0, 15]), "", "rows", json!({ "sudden_death": rows }));
    let record = without(without(record, "/sides/0/values", "near"), "/sides/1/values", "near");
    let boards = match now {
        Some(now) => json!({ "final": board(stop), "sudden-death": board(now) }),
        None => json!({ "final": board(stop) }),
    };
    rule(with(record, "", "boards", boards))
}

fn character(id: i64, side: usize, at: [i64; 2]) -> Value {
    json!({ "id": id, "kind": "character", "side": side, "at": at })
}

fn offered(ruling: &Ruling) -> Vec<(&str, &Value)> {
    ruling.fills.iter().map(|fill| (fill.at.as_str(), &fill.value)).collect()
}

#[test]
fn what_a_tick_of_sudden_death_brings_at_the_locations_is_counted_from_the_board_and_offered() {
    let stop = json!([character(1, 0, [5, 4]), character(2, 1, [5, 3])]);
    let first = level_on_board(&stop, None, &json!([]));
    assert_eq!(offered(&first), [("/rows/sudden_death/-", &json!({ "gained": [1, 1] }))]);
    let left = json!([character(1, 0, [5, 4]), character(2, 1, [0, 0])]);
    let moved = level_on_board(&stop, Some(&left), &json!([{ "gained": [1, 1] }]));
    assert_eq!(outcome(&moved, "position"), Outcome::Level, "the 2nd bullet was ruled on the board at the stop of play");
    assert_eq!(offered(&moved), [("/rows/sudden_death/-", &json!({ "gained": [1, 0] }))]);
    let counted = |ruling: &Ruling, step: usize| (ruling.steps[step].counted.clone(), ruling.steps[step].counted_on.clone());
    assert_eq!(counted(&moved, 2), (vec![1, 2], Some("final".to_owned())));
    assert_eq!(counted(&moved, 4), (vec![1], Some("sudden-death".to_owned())), "each is marked on its own board");
    let begun = level_on_board(&stop, Some(&left), &json!([{ "gained": [1, 1] }, {}]));
    assert_eq!(begun.status, Status::Incomplete);
    assert_eq!(offered(&begun), [("/rows/sudden_death/1/gained", &json!([1, 0]))]);
    let over = level_on_board(&stop, Some(&left), &json!([{ "gained": [1, 0] }]));
    assert_eq!((won(&over).0, offered(&over).len()), (Some(0), 0));
}

#[test]
fn nothing_is_offered_where_the_board_does_not_tell_it_of_both_parties() {
    let without_board = parties([12, 15, 1, 15], [12, 15, 1, 15]);
    assert!(rule(without_board).fills.is_empty());
    let stop = json!([character(1, 0, [5, 4]), character(2, 1, [5, 3])]);
    let waiting = json!([character(1, 0, [5, 4]), { "id": 2, "kind": "character", "side": 1 }]);
    assert!(level_on_board(&stop, Some(&waiting), &json!([])).fills.is_empty(), "one is not placed yet");
    let one_party = json!([character(1, 0, [5, 4])]);
    assert!(level_on_board(&stop, Some(&one_party), &json!([])).fills.is_empty());
}

#[test]
fn the_checklist_of_sudden_death_leads_to_the_board_and_to_the_points_of_the_tick() {
    let stop = json!([character(1, 0, [5, 4]), character(2, 1, [5, 3])]);
    let places = |ruling: &Ruling| -> Vec<Option<String>> { ruling.procedure.iter().map(|item| item.at.clone()).collect() };
    let board = Some("/boards/sudden-death".to_owned());
    let next = level_on_board(&stop, None, &json!([]));
    assert_eq!(places(&next), [board.clone(), Some("/rows/sudden_death/-".to_owned())]);
    let begun = level_on_board(&stop, None, &json!([{}]));
    assert_eq!(places(&begun), [board, Some("/rows/sudden_death/0/gained".to_owned())]);
}

#[test]
fn one_click_finishes_the_tick_that_is_played() {
    let record = with(parties([12, 15, 1, 15], [9, 12, 1, 12]), "", "values", json!({ "called_tick": 9, "ticks_played": 1 }));
    let ruling = rule(record);
    let now = ruling.procedure.iter().find(|item| item.state == ruleset_api::ruling::ItemState::Current).unwrap();
    assert_eq!((now.id.as_str(), now.at.as_deref(), &now.set), ("tick-1", Some("/values/ticks_played"), &Some(json!(2))));
}

#[test]
fn before_anything_is_ruled_the_checklist_waits_for_the_call() {
    let nothing = json!({ "format": "arbiter-match", "version": 1, "ruleset": { "id": "wow-minis" }, "sides": [{}, {}] });
    let ruling = rule(nothing);
    let [call] = ruling.procedure.as_slice() else { panic!("{:?}", ruling.procedure) };
    assert_eq!((call.at.as_deref(), call.on_time), (Some("/values/called_tick"), true));
    assert!(rule(parties([14, 15, 1, 15], [9, 12, 1, 12])).procedure.is_empty(), "play has stopped");
}

#[test]
fn three_ticks_follow_the_call_and_the_clock_wraps() {
    for (called, ticks, ends) in [
        (1, [1, 2, 3], vec![]),
        (3, [3, 4, 5], vec![5]),
        (5, [5, 6, 7], vec![5]),
        (9, [9, 10, 1], vec![10]),
        (10, [10, 1, 2], vec![10]),
    ] {
        let ruling = rule(with(
            parties([12, 15, 1, 15], [9, 12, 1, 12]),
            "",
            "values",
            json!({ "called_tick": called, "ticks_played": 1 }),
        ));
        let args = |prefix: &str| -> Vec<i64> {
            let items = ruling.procedure.iter().filter(|item| item.id.starts_with(prefix));
            items
                .map(|item| if let ruleset_api::Arg::Integer(tick) = item.text.args["tick"] { tick } else { panic!("{item:?}") })
                .collect()
        };
        assert_eq!(ruling.status, Status::PlayOn);
        assert_eq!(args("tick-"), ticks, "called in {called}");
        assert_eq!(args("end-of-tick-"), ends, "called in {called}");
    }
}

#[test]
fn a_win_in_the_extra_ticks_is_a_win_and_ends_the_checklist() {
    let called = json!({ "called_tick": 4, "ticks_played": 2 });
    let ruling = rule(with(parties([15, 15, 0, 15], [9, 12, 0, 12]), "", "values", called.clone()));
    assert_eq!(won(&ruling), (Some(0), Some("normal-win"), Some("normal-win")));
    assert!(ruling.procedure.is_empty());
    let both_over_alike = rule(with(parties([15, 15, 0, 15], [12, 12, 0, 12]), "", "values", called));
    assert_eq!(both_over_alike.status, Status::PlayOn);
}

#[test]
fn the_call_without_the_ticks_since_is_incomplete_also_where_a_party_has_won() {
    for (values, missing) in
        [(json!({ "called_tick": 4 }), "/values/ticks_played"), (json!({ "ticks_played": 2 }), "/values/called_tick")]
    {
        let ruling = rule(with(parties([15, 15, 0, 15], [9, 12, 0, 12]), "", "values", values));
        assert_eq!((ruling.status, named(&ruling, Level::Error)), (Status::Incomplete, vec![missing]));
        assert_eq!(outcome(&ruling, "normal-win"), Outcome::Waiting);
    }
}

#[test]
fn all_three_ticks_played_stop_play_also_where_the_tick_of_the_call_is_unknown() {
    let ruling = rule(with(parties([12, 15, 1, 15], [9, 12, 1, 12]), "", "values", json!({ "ticks_played": 3 })));
    assert_eq!(won(&ruling), (Some(0), Some("honor"), Some("tiebreak-win")));
}

#[test]
fn a_value_counts_as_needed_only_where_its_step_is_reached() {
    let unneeded = without(parties([14, 15, 1, 0], [9, 12, 1, 0]), "/sides/0/values", "honor");
    assert_eq!(won(&rule(unneeded)).1, Some("distance"));
    let mut needed = parties([12, 15, 1, 15], [9, 12, 1, 12]);
    for side in ["/sides/0/values", "/sides/1/values"] {
        needed = without(needed, side, "honor");
    }
    let ruling = rule(needed);
    assert_eq!(named(&ruling, Level::Error), ["/sides/0/values/honor", "/sides/1/values/honor"]);
    assert_eq!((ruling.status, outcome(&ruling, "honor")), (Status::Incomplete, Outcome::Waiting));
}

#[test]
fn every_missing_entry_of_a_step_is_named() {
    let ruling = rule(
        json!({ "format": "arbiter-match", "version": 1, "ruleset": { "id": "wow-minis" }, "sides": [{}, {}], "values": { "called_tick": 4 } }),
    );
    let missing =
        ["/sides/0/values/vp", "/sides/1/values/vp", "/sides/0/values/target", "/sides/1/values/target", "/values/ticks_played"];
    assert_eq!(named(&ruling, Level::Error), missing);
}

#[test]
fn on_and_beside_a_location_count_and_two_hexes_away_does_not() {
    let ruling = rule(on_board(&json!([
        { "id": 1, "kind": "character", "side": 0, "at": [5, 4] },
        { "id": 2, "kind": "character", "side": 0, "at": [5, 3] },
        { "id": 3, "kind": "character", "side": 1, "at": [7, 4] },
        { "id": 4, "kind": "character", "side": 1, "at": [4, 3] },
    ])));
    assert_eq!(won(&ruling), (Some(0), Some("position"), Some("tiebreak-win")));
    assert_eq!(ruling.steps[2].counted, [1, 2, 4]);
    assert_eq!(ruling.steps[2].margin, Some(1));
}

#[test]
fn a_character_between_two_locations_or_in_one_of_several_hexes_counts_once() {
    let record = on_board(&json!([
        { "id": 1, "kind": "character", "side": 0, "at": [5, 4] },
        { "id": 2, "kind": "character", "side": 1, "at": [0, 0] },
    ]));
    let locations = json!([{ "kind": "victory-point", "at": [[4, 4], [5, 4]] }, { "kind": "victory-point", "at": [[6, 4]] }]);
    let ruling = rule(with(record, "/boards/final/map", "features", locations));
    assert_eq!((ruling.steps[2].margin, ruling.steps[2].counted.as_slice()), (Some(1), &[1][..]));
}

#[test]
fn pieces_out_of_play_never_count_and_other_pieces_neither() {
    let ruling = rule(on_board(&json!([
        { "id": 1, "kind": "character", "side": 0, "at": { "zone": "out" } },
        { "id": 2, "kind": "other", "side": 0, "at": [5, 4] },
        { "id": 3, "kind": "other", "at": [5, 4] },
        { "id": 4, "kind": "character", "side": 1, "at": [5, 3] },
    ])));
    assert_eq!((won(&ruling).0, ruling.steps[2].counted.as_slice()), (Some(1), &[4][..]));
}

#[test]
fn pets_count_unless_the_setting_says_no() {
    let record = on_board(&json!([
        { "id": 1, "kind": "pet", "side": 0, "at": [5, 4] },
        { "id": 2, "kind": "character", "side": 1, "at": [0, 0] },
    ]));
    assert_eq!(won(&rule(record.clone())), (Some(0), Some("position"), Some("tiebreak-win")));
    let ruling = rule(with(record, "", "settings", json!({ "count_pets": false })));
    assert_eq!(outcome(&ruling, "position"), Outcome::Level);
}

#[test]
fn a_side_not_yet_placed_makes_the_step_wait_and_names_the_piece() {
    let ruling = rule(on_board(&json!([
        { "id": 1, "kind": "character", "side": 0, "at": [5, 4] },
        { "id": 2, "kind": "character", "side": 0 },
        { "id": 3, "kind": "other", "side": 0 },
        { "id": 4, "kind": "character", "side": 1, "at": [0, 0] },
    ])));
    assert_eq!((ruling.status, named(&ruling, Level::Error)), (Status::Incomplete, vec!["/boards/final/pieces/1/at"]));
}

#[test]
fn each_side_is_counted_from_the_board_or_else_from_the_judges_own_count() {
    let record =
        with(on_board(&json!([{ "id": 1, "kind": "character", "side": 0, "at": [5, 4] }])), "/sides/1/values", "near", json!(2));
    let ruling = rule(record.clone());
    assert_eq!((won(&ruling).0, ruling.steps[2].margin), (Some(1), Some(1)));
    let neither = rule(without(record.clone(), "/sides/1/values", "near"));
    assert_eq!((neither.status, named(&neither, Level::Error)), (Status::Incomplete, vec!["/sides/1/values/near"]));
    let differing = rule(with(record, "/sides/0/values", "near", json!(3)));
    assert_eq!((won(&differing).0, named(&differing, Level::Warning)), (Some(1), vec!["/sides/0/values/near"]));
}

#[test]
fn pieces_on_a_map_without_a_location_are_a_warning() {
    let record = on_board(&json!([
        { "id": 1, "kind": "character", "side": 0, "at": [5, 4] },
        { "id": 2, "kind": "character", "side": 1, "at": [0, 0] },
    ]));
    let ruling = rule(with(record, "/boards/final/map", "features", json!([])));
    assert_eq!(named(&ruling, Level::Warning), ["/boards/final/map/features"]);
    assert_eq!(won(&ruling).1, Some("honor"));
}

#[test]
fn what_is_entered_wrongly_is_invalid_and_pointed_at() {
    let fine = || parties([12, 15, 1, 15], [9, 12, 1, 12]);
    let board = || on_board(&json!([{ "id": 1, "kind": "character", "side": 0, "at": [5, 4] }]));
    let cases = [
        (with(fine(), "", "values", json!({ "called_tick": 11 })), "/values/called_tick"),
        (with(fine(), "/sides/1/values", "vp", json!(-1)), "/sides/1/values/vp"),
        (with(fine(), "/sides/1/values", "vp", json!(12.0)), "/sides/1/values/vp"),
        (with(fine(), "/sides/1/values", "vp", Value::Null), "/sides/1/values/vp"),
        (with(fine(), "/sides/1/values", "target", json!(0)), "/sides/1/values/target"),
        (with(fine(), "/sides/1/values", "vp", json!(1_000_000_001)), "/sides/1/values/vp"),
        (with(fine(), "", "settings", json!({ "count_pets": "yes" })), "/settings/count_pets"),
        (with(fine(), "", "rows", json!({ "sudden_death": {} })), "/rows/sudden_death"),
        (with(fine(), "", "rows", json!({ "sudden_death": [{ "gained": [1, -1] }] })), "/rows/sudden_death/0/gained/1"),
        (with(fine(), "", "rows", json!({ "sudden_death": [{ "gained": [1] }] })), "/rows/sudden_death/0/gained/1"),
        (with(fine(), "", "sides", json!([{}])), "/sides"),
        (with(board(), "/boards/final/pieces/0", "at", json!([12, 4])), "/boards/final/pieces/0/at"),
        (with(board(), "/boards/final/pieces/0", "at", json!("a hill")), "/boards/final/pieces/0/at"),
        (with(board(), "/boards/final/pieces/0", "at", json!({ "zone": "limbo" })), "/boards/final/pieces/0/at/zone"),
        (with(board(), "/boards/final/pieces/0", "side", json!(2)), "/boards/final/pieces/0/side"),
        (without(board(), "/boards/final/pieces/0", "side"), "/boards/final/pieces/0/side"),
        (with(board(), "/boards/final/pieces/0", "kind", json!("dragon")), "/boards/final/pieces/0/kind"),
        (without(board(), "/boards/final", "map"), "/boards/final/pieces/0/at"),
        (without(board(), "/boards/final/map", "rows"), "/boards/final/map/rows"),
        (with(board(), "/boards/final/map", "topology", json!("square")), "/boards/final/map/topology"),
        (
            with(board(), "/boards/final/map", "features", json!([{ "kind": "victory-point", "at": [[5, 9]] }])),
            "/boards/final/map/features/0/at/0",
        ),
    ];
    for (record, pointer) in cases {
        let ruling = rule(record);
        assert_eq!(ruling.status, Status::Invalid, "{pointer}");
        assert!(named(&ruling, Level::Error).contains(&pointer), "{pointer} in {:?}", named(&ruling, Level::Error));
        assert!(ruling.steps.iter().all(|step| step.outcome == Outcome::NotReached && step.sides.is_empty()));
        assert!(ruling.points.iter().all(std::collections::BTreeMap::is_empty) && ruling.tables.is_empty());
    }
}

#[test]
fn an_unknown_entry_is_a_warning_and_changes_no_verdict() {
    let record = parties([12, 15, 1, 15], [9, 12, 1, 12]);
    let ruling = rule(with(record.clone(), "/sides/0/values", "mana", json!(3)));
    assert_eq!(named(&ruling, Level::Warning), ["/sides/0/values/mana"]);
    assert_eq!(won(&ruling), won(&rule(record)));
}

#[test]
fn swapping_the_sides_swaps_the_verdict_and_nothing_else() {
    for near in 0..3 {
        for vp in 8..17 {
            for honor in 14..17 {
                let (first, second) = ([vp, 15, near, honor], [12, 15, 1, 15]);
                let (one, other) = (rule(parties(first, second)), rule(parties(second, first)));
                assert_eq!((one.status, &one.deciding_step, &one.result), (other.status, &other.deciding_step, &other.result));
                assert_eq!(one.winners.iter().map(|winner| 1 - winner).collect::<Vec<_>>(), other.winners);
            }
        }
    }
}

#[test]
fn no_record_that_fits_the_manifest_makes_it_fail_and_what_holds_of_every_ruleset_holds() {
    Kit::of::<WowMinis>().unwrap().check_random_records(1, 200).unwrap();
}
