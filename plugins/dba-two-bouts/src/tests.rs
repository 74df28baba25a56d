//! What must hold of the amendments, in their own words. Records go through the same documents as in the program.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::needless_pass_by_value)]

use ruleset_api::testkit::Kit;
use ruleset_api::{Level, Outcome, Ruling, Status};
use serde_json::{Value, json};

use crate::DbaTwoBouts;

/// A match with these bouts.
fn bouts(rows: Value) -> Value {
    json!({
        "format": "arbiter-match", "version": 1, "ruleset": { "id": "dba-two-bouts", "version": "1.0.0" },
        "settings": {}, "sides": [{}, {}], "rows": { "bouts": rows },
    })
}

/// A bout invaded by the first player in which the mission was carried out.
fn bout(turn: i64, losses: [i64; 2]) -> Value {
    json!({ "invader": 0, "turn": turn, "losses": losses, "entered": true, "engaged": true })
}

/// A bout that ended by time at turn 5.
fn by_time(losses: [i64; 2]) -> Value {
    with(bout(5, losses), "", "time_expired", json!(true))
}

/// A bout at the end of the turn of the mission, with what the judge found of it.
fn at_mission(losses: [i64; 2], entered: bool, engaged: bool) -> Value {
    json!({ "invader": 0, "turn": 3, "losses": losses, "entered": entered, "engaged": engaged })
}

/// The same record with something else in it, by JSON Pointer of an existing parent and a key.
fn with(mut record: Value, parent: &str, key: &str, value: Value) -> Value {
    record.pointer_mut(parent).unwrap()[key] = value;
    record
}

fn without(mut record: Value, parent: &str, key: &str) -> Value {
    record.pointer_mut(parent).unwrap().as_object_mut().unwrap().remove(key);
    record
}

fn rule(record: Value) -> Ruling {
    Kit::of::<DbaTwoBouts>().unwrap().rule(record).unwrap()
}

fn step<'r>(ruling: &'r Ruling, id: &str) -> &'r ruleset_api::ruling::Step {
    ruling.steps.iter().find(|step| step.id == id).unwrap()
}

fn readings<'r>(ruling: &'r Ruling, id: &str) -> Vec<&'r str> {
    step(ruling, id).readings.iter().map(|reading| reading.id.as_str()).collect()
}

fn named(ruling: &Ruling, level: Level) -> Vec<&str> {
    ruling.problems.iter().filter(|problem| problem.level == level).map(|problem| problem.at.as_str()).collect()
}

/// The ids of the warnings.
fn warnings(ruling: &Ruling) -> Vec<&str> {
    ruling.problems.iter().filter(|p| p.level == Level::Warning).map(|p| p.text.id.as_str()).collect()
}

/// Points of both sides by a name.
fn points(ruling: &Ruling, name: &str) -> [Option<i64>; 2] {
    [0, 1].map(|side: usize| ruling.points[side].get(name).copied())
}

/// The points of a first bout, or none while it has not ended.
fn first_bout(row: Value) -> [Option<i64>; 2] {
    points(&rule(bouts(json!([row]))), "bout-1")
}

fn scored(first: i64, second: i64) -> [Option<i64>; 2] {
    [Some(first), Some(second)]
}

#[test]
fn the_manifest_keeps_the_contract() {
    let kit = Kit::of::<DbaTwoBouts>().unwrap();
    kit.check_manifest(env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION")).unwrap();
}

#[test]
fn whatever_fits_the_manifest_is_ruled_on_and_swapping_the_players_swaps_the_verdict() {
    Kit::of::<DbaTwoBouts>().unwrap().check_random_records(1, 200).unwrap();
}

#[test]
fn a_players_score_is_what_the_other_lost() {
    assert_eq!(first_bout(by_time([1, 3])), scored(3, 1));
}

#[test]
fn a_bout_that_has_ended_only_adds_points_and_favours_nobody() {
    let ruling = rule(bouts(json!([by_time([1, 3])])));
    let first = step(&ruling, "bout-1");
    assert_eq!((first.outcome, first.margin, first.favours.len()), (Outcome::Level, None, 0));
    assert_eq!([first.sides[0].value, first.sides[1].value], scored(3, 1));
    assert_eq!(readings(&ruling, "bout-1"), ["reading-score", "reading-order"]);
}

#[test]
fn without_losses_at_the_limit_and_with_time_left_a_bout_is_in_progress() {
    for row in [bout(1, [3, 3]), bout(3, [0, 0]), bout(9, [3, 3])] {
        let ruling = rule(bouts(json!([row])));
        assert_eq!((ruling.status, step(&ruling, "bout-1").outcome), (Status::PlayOn, Outcome::Waiting));
        assert!(ruling.points.iter().all(std::collections::BTreeMap::is_empty));
        assert_eq!(step(&ruling, "bout-2").outcome, Outcome::NotReached);
    }
}

#[test]
fn article_1_a_match_has_two_bouts_and_three_are_invalid() {
    let none = rule(bouts(json!([])));
    assert_eq!((none.status, step(&none, "bout-1").outcome), (Status::PlayOn, Outcome::Waiting));
    let one = rule(bouts(json!([by_time([0, 9])])));
    assert_eq!((one.status, one.winners.len(), step(&one, "bout-2").outcome), (Status::PlayOn, 0, Outcome::Waiting));
    assert_eq!(step(&one, "total").outcome, Outcome::NotReached);
    let three = rule(bouts(json!([by_time([0, 1]), by_time([0, 1]), by_time([0, 1])])));
    assert_eq!((three.status, named(&three, Level::Error)), (Status::Invalid, vec!["/rows/bouts/2"]));
}

#[test]
fn article_2_a_condition_not_met_at_the_end_of_the_third_turn_gives_the_defender_the_bout_by_exactly_2() {
    for (entered, engaged) in [(false, true), (true, false), (false, false)] {
        assert_eq!(first_bout(at_mission([0, 0], entered, engaged)), scored(0, 2), "{entered} {engaged}");
        assert_eq!(first_bout(at_mission([1, 2], entered, engaged)), scored(2, 4));
    }
    let invaded_by_the_second = with(at_mission([2, 1], false, true), "", "invader", json!(1));
    assert_eq!(first_bout(invaded_by_the_second), scored(4, 2));
    let ruling = rule(bouts(json!([at_mission([1, 2], false, true)])));
    assert_eq!(readings(&ruling, "bout-1"), ["reading-mission", "reading-score", "reading-order"]);
    assert!(ruling.problems.is_empty());
}

#[test]
fn where_both_conditions_are_met_the_bout_goes_on() {
    assert_eq!(first_bout(at_mission([1, 2], true, true)), [None, None]);
}

#[test]
fn a_defender_further_ahead_than_2_is_given_2_and_the_judge_is_asked() {
    let ruling = rule(bouts(json!([at_mission([3, 0], true, false)])));
    assert_eq!((points(&ruling, "bout-1"), warnings(&ruling)), (scored(0, 2), vec!["defender-further-ahead"]));
    let just_2 = rule(bouts(json!([at_mission([3, 1], true, false)])));
    assert_eq!((points(&just_2, "bout-1"), warnings(&just_2).len()), (scored(1, 3), 0));
}

#[test]
fn article_2_goes_before_four_losses_at_the_same_moment_and_a_warning_says_so() {
    let ruling = rule(bouts(json!([at_mission([2, 4], false, true)])));
    assert_eq!((points(&ruling, "bout-1"), warnings(&ruling)), (scored(4, 6), vec!["mission-and-losses"]));
    let both = rule(bouts(json!([at_mission([4, 0], false, true)])));
    assert_eq!((points(&both, "bout-1"), warnings(&both)), (scored(0, 2), vec!["mission-and-losses", "defender-further-ahead"]));
}

#[test]
fn article_2_goes_before_time_but_a_bout_ended_by_time_earlier_is_not_tested() {
    let at_the_turn = with(at_mission([1, 0], false, false), "", "time_expired", json!(true));
    assert_eq!(first_bout(at_the_turn), scored(0, 2));
    let earlier = json!({ "invader": 0, "turn": 2, "losses": [1, 0], "entered": false, "time_expired": true });
    let ruling = rule(bouts(json!([earlier])));
    assert_eq!(points(&ruling, "bout-1"), scored(0, 1));
    assert_eq!(readings(&ruling, "bout-1"), ["reading-time-before-mission", "reading-score", "reading-order"]);
}

#[test]
fn the_conditions_are_needed_from_the_turn_of_the_mission_on_only() {
    let bare = |turn: i64, losses: [i64; 2]| json!({ "invader": 0, "turn": turn, "losses": losses });
    assert_eq!(rule(bouts(json!([bare(2, [0, 0])]))).status, Status::PlayOn);
    assert_eq!(first_bout(bare(2, [0, 4])), scored(4, 0));
    for row in [bare(3, [0, 0]), bare(4, [0, 4]), with(bare(7, [0, 0]), "", "time_expired", json!(true))] {
        let ruling = rule(bouts(json!([row])));
        let conditions = vec!["/rows/bouts/0/entered", "/rows/bouts/0/engaged"];
        assert_eq!((ruling.status, named(&ruling, Level::Error)), (Status::Incomplete, conditions));
        assert_eq!(step(&ruling, "bout-1").outcome, Outcome::Waiting);
    }
}

#[test]
fn invader_turn_and_losses_are_needed_in_each_bout_and_all_that_are_missing_are_named() {
    let ruling = rule(bouts(json!([{}])));
    let missing = vec!["/rows/bouts/0/invader", "/rows/bouts/0/turn", "/rows/bouts/0/losses"];
    assert_eq!((ruling.status, named(&ruling, Level::Error)), (Status::Incomplete, missing));
    let second = rule(bouts(json!([by_time([1, 0]), { "invader": 1, "turn": 3, "engaged": true }])));
    assert_eq!(named(&second, Level::Error), ["/rows/bouts/1/losses", "/rows/bouts/1/entered"]);
    assert_eq!(points(&second, "bout-1"), scored(0, 1), "the first has ended all the same");
}

#[test]
fn a_bout_that_went_beyond_the_mission_with_a_condition_not_met_is_invalid() {
    for (key, pointer) in [("entered", "/rows/bouts/0/entered"), ("engaged", "/rows/bouts/0/engaged")] {
        let ruling = rule(bouts(json!([with(bout(4, [0, 4]), "", key, json!(false))])));
        assert_eq!((ruling.status, named(&ruling, Level::Error)), (Status::Invalid, vec![pointer]));
        assert!(ruling.steps.iter().all(|step| step.outcome == Outcome::NotReached && step.sides.is_empty()));
        assert!(ruling.points.iter().all(std::collections::BTreeMap::is_empty) && ruling.procedure.is_empty());
    }
    let second_while_the_first_goes_on = bouts(json!([bout(2, [0, 0]), with(bout(4, [0, 4]), "", "engaged", json!(false))]));
    assert_eq!(named(&rule(second_while_the_first_goes_on), Level::Error), ["/rows/bouts/1/engaged"]);
    let with_a_later_mission =
        with(bouts(json!([with(bout(4, [0, 4]), "", "engaged", json!(false))])), "/settings", "mission_turn", json!(5));
    assert_eq!(points(&rule(with_a_later_mission), "bout-1"), scored(4, 0));
}

#[test]
fn one_player_at_the_limit_makes_it_4_to_x_and_the_winners_score_is_capped() {
    assert_eq!(first_bout(bout(5, [2, 4])), scored(4, 2));
    assert_eq!(first_bout(bout(5, [2, 6])), scored(4, 2));
    assert_eq!(first_bout(bout(5, [5, 3])), scored(3, 4));
    let ruling = rule(bouts(json!([bout(5, [2, 6])])));
    assert_eq!(readings(&ruling, "bout-1"), ["reading-losses", "reading-score", "reading-order"]);
    let higher = with(bouts(json!([bout(5, [2, 6])])), "/settings", "loss_limit", json!(5));
    assert_eq!(points(&rule(higher), "bout-1"), scored(5, 2));
}

#[test]
fn both_at_the_limit_score_by_raw_numbers() {
    assert_eq!(first_bout(bout(5, [4, 6])), scored(6, 4));
    assert_eq!(first_bout(bout(5, [5, 5])), scored(5, 5));
    assert_eq!(
        readings(&rule(bouts(json!([bout(5, [4, 6])]))), "bout-1"),
        ["reading-losses-of-both", "reading-score", "reading-order"]
    );
}

#[test]
fn losses_at_the_limit_go_before_time() {
    assert_eq!(first_bout(by_time([1, 6])), scored(4, 1));
}

#[test]
fn the_second_bout_counts_only_once_the_first_has_ended() {
    let ruling = rule(bouts(json!([bout(5, [1, 1]), by_time([0, 3])])));
    assert_eq!((ruling.status, step(&ruling, "bout-2").outcome), (Status::PlayOn, Outcome::NotReached));
    assert!(ruling.points.iter().all(std::collections::BTreeMap::is_empty));
    assert_eq!(warnings(&ruling), ["second-bout-too-early"]);
}

#[test]
fn article_3_bis_the_scores_of_both_bouts_are_added() {
    let ruling = rule(bouts(json!([bout(5, [2, 4]), by_time([2, 2])])));
    assert_eq!(
        (ruling.winners.as_slice(), ruling.result.as_deref(), ruling.deciding_step.as_deref()),
        (&[0][..], Some("win"), Some("total"))
    );
    assert_eq!(
        (points(&ruling, "bout-1"), points(&ruling, "bout-2"), points(&ruling, "total")),
        (scored(4, 2), scored(2, 2), scored(6, 4))
    );
    assert_eq!((step(&ruling, "total").margin, step(&ruling, "total").favours.as_slice()), (Some(2), &[0][..]));
    assert!(ruling.procedure.is_empty());
}

#[test]
fn article_3_bis_a_gap_below_two_is_a_draw() {
    let ruling = rule(bouts(json!([bout(5, [2, 4]), by_time([3, 2])])));
    assert_eq!(
        (ruling.status, ruling.result.as_deref(), ruling.deciding_step.as_deref()),
        (Status::Draw, Some("draw"), Some("total"))
    );
    assert_eq!((points(&ruling, "total"), step(&ruling, "total").margin), (scored(6, 5), Some(1)));
    assert!(step(&ruling, "total").favours.is_empty());
    let below_0 = with(bouts(json!([by_time([0, 1]), by_time([0, 0])])), "/settings", "draw_below", json!(0));
    assert_eq!(rule(below_0).winners, [0]);
}

#[test]
fn equal_totals_are_a_draw_whatever_the_setting() {
    let record = with(bouts(json!([by_time([0, 1]), by_time([1, 0])])), "/settings", "draw_below", json!(0));
    assert_eq!(rule(record).status, Status::Draw);
}

// The first condition, read off the board.

/// The turn of the mission with these pieces on the table, invaded by the first player, whose enemy holds the lower half.
fn on_table(pieces: Value) -> Value {
    let halves = json!([
        { "kind": "half", "side": 0, "at": [[0, 0], [600, 0], [600, 300], [0, 300]] },
        { "kind": "half", "side": 1, "at": [[0, 300], [600, 300], [600, 600], [0, 600]] },
        { "kind": "centre-line", "at": [[0, 300], [600, 300]] },
    ]);
    let map = json!({ "topology": "free", "size": [600, 600], "features": halves });
    let record = bouts(json!([{ "invader": 0, "turn": 3, "losses": [0, 0], "engaged": true }]));
    with(record, "", "boards", json!({ "bout-1": { "map": map, "pieces": pieces } }))
}

fn unit(id: i64, side: usize, at: Value) -> Value {
    json!({ "id": id, "kind": "element", "side": side, "at": at, "size": [40, 20] })
}

fn gone(id: i64, how: &str, had_entered: bool) -> Value {
    json!({ "id": id, "kind": "element", "side": 0, "at": { "zone": "out" }, "values": { "gone": how, "had_entered": had_entered } })
}

/// What the board makes of the bout: `Some(true)` it goes on, `Some(false)` it ends by the mission, `None` it waits.
fn entered(record: Value) -> Option<bool> {
    let ruling = rule(record);
    match ruling.status {
        Status::Incomplete => {
            assert_eq!(named(&ruling, Level::Error), ["/rows/bouts/0/entered"]);
            None
        }
        _ => Some(points(&ruling, "bout-1") == [None, None]),
    }
}

#[test]
fn any_part_of_a_unit_of_the_invader_in_the_enemys_half_has_entered() {
    assert_eq!(entered(on_table(json!([unit(1, 0, json!([300, 291]))]))), Some(true));
    assert_eq!(entered(on_table(json!([unit(1, 0, json!([300, 290]))]))), Some(false), "its edge on the line");
    let turned = with(unit(1, 0, json!([300, 285])), "", "angle", json!(90));
    assert_eq!(entered(on_table(json!([turned]))), Some(true));
    let point = |y: i64| without(unit(1, 0, json!([300, y])), "", "size");
    assert_eq!((entered(on_table(json!([point(301)]))), entered(on_table(json!([point(299)])))), (Some(true), Some(false)));
}

#[test]
fn the_step_says_that_it_read_the_board_and_which_units_counted() {
    let ruling =
        rule(on_table(json!([unit(1, 0, json!([300, 100])), unit(2, 0, json!([300, 400])), unit(3, 1, json!([300, 500]))])));
    assert_eq!((ruling.status, step(&ruling, "bout-1").counted.as_slice()), (Status::PlayOn, &[2][..]));
    assert_eq!(readings(&ruling, "bout-1"), ["reading-order", "reading-board"]);
}

#[test]
fn units_of_the_defender_do_not_enter_for_the_invader() {
    let pieces = json!([unit(1, 0, json!([300, 100])), unit(2, 1, json!([300, 500]))]);
    assert_eq!(entered(on_table(pieces)), Some(false));
}

#[test]
fn a_unit_destroyed_or_fled_counts_where_it_had_entered_and_one_withdrawn_never() {
    let beside = |piece: Value| entered(on_table(json!([unit(1, 0, json!([300, 100])), piece])));
    assert_eq!((beside(gone(2, "destroyed", true)), beside(gone(2, "fled", true))), (Some(true), Some(true)));
    assert_eq!((beside(gone(2, "destroyed", false)), beside(gone(2, "fled", false))), (Some(false), Some(false)));
    assert_eq!(beside(gone(2, "withdrawn", true)), Some(false));
}

#[test]
fn a_gone_unit_counts_by_where_it_had_been_alone_and_needs_no_place() {
    let on_enemy_half = with(gone(2, "destroyed", false), "", "at", json!([300, 500]));
    assert_eq!(entered(on_table(json!([on_enemy_half]))), Some(false));
    let nowhere = |had_entered| without(gone(2, "fled", had_entered), "", "at");
    assert_eq!(entered(on_table(json!([unit(1, 0, json!([300, 100])), nowhere(true)]))), Some(true));
    assert_eq!(entered(on_table(json!([unit(1, 0, json!([300, 100])), nowhere(false)]))), Some(false));
    let still_there = with(unit(3, 0, json!([300, 100])), "", "values", json!({ "had_entered": true }));
    assert_eq!(entered(on_table(json!([still_there]))), Some(false), "it went back of its own will");
}

#[test]
fn the_board_says_no_only_where_all_is_there_to_see() {
    let stays_home = || unit(1, 0, json!([300, 100]));
    assert_eq!(entered(on_table(json!([stays_home()]))), Some(false));
    assert_eq!(entered(on_table(json!([]))), None);
    assert_eq!(entered(on_table(json!([unit(1, 1, json!([300, 100]))]))), None);
    assert_eq!(entered(on_table(json!([stays_home(), { "id": 2, "kind": "element", "side": 0 }]))), None);
    assert_eq!(entered(on_table(json!([stays_home(), { "id": 2, "kind": "element", "side": 1 }]))), Some(false));
    let undrawn = without(on_table(json!([stays_home()])), "/boards/bout-1", "map");
    assert_eq!(entered(undrawn), None);
    let own_half_only = json!([{ "kind": "half", "side": 0, "at": [[0, 0], [600, 0], [600, 300], [0, 300]] }]);
    assert_eq!(entered(with(on_table(json!([stays_home()])), "/boards/bout-1/map", "features", own_half_only)), None);
    let only_a_line = json!([{ "kind": "half", "side": 1, "at": [[0, 300], [600, 300]] }]);
    assert_eq!(entered(with(on_table(json!([stays_home()])), "/boards/bout-1/map", "features", only_a_line)), None);
    let unplaced_beside_one_that_entered = json!([unit(1, 0, json!([300, 400])), { "id": 2, "kind": "element", "side": 0 }]);
    assert_eq!(entered(on_table(unplaced_beside_one_that_entered)), Some(true));
}

#[test]
fn beyond_the_mission_the_board_can_say_yes_and_never_no() {
    let beyond = |y: i64| with(on_table(json!([unit(1, 0, json!([300, y]))])), "/rows/bouts/0", "turn", json!(5));
    assert_eq!((entered(beyond(400)), entered(beyond(100))), (Some(true), None));
    let judge_says_yes = rule(with(beyond(100), "/rows/bouts/0", "entered", json!(true)));
    assert_eq!((judge_says_yes.status, warnings(&judge_says_yes).len()), (Status::PlayOn, 0));
}

#[test]
fn where_the_judges_entry_and_the_board_differ_the_entry_rules_with_a_warning() {
    let judged =
        |y: i64, found: bool| with(on_table(json!([unit(1, 0, json!([300, y]))])), "/rows/bouts/0", "entered", json!(found));
    let no = rule(judged(400, false));
    assert_eq!((points(&no, "bout-1"), named(&no, Level::Warning)), (scored(0, 2), vec!["/rows/bouts/0/entered"]));
    let yes = rule(judged(100, true));
    assert_eq!((yes.status, named(&yes, Level::Warning)), (Status::PlayOn, vec!["/rows/bouts/0/entered"]));
    assert!(rule(judged(400, true)).problems.is_empty() && rule(judged(100, false)).problems.is_empty());
    let waiting = rule(without(judged(400, false), "/rows/bouts/0", "engaged"));
    assert_eq!((waiting.status, named(&waiting, Level::Warning)), (Status::Incomplete, vec!["/rows/bouts/0/entered"]));
    let before_the_mission = rule(with(judged(400, false), "/rows/bouts/0", "turn", json!(2)));
    assert!(before_the_mission.problems.is_empty());
}

#[test]
fn each_bout_is_read_off_its_own_board() {
    let record = on_table(json!([unit(1, 0, json!([300, 400]))]));
    let board = record.pointer("/boards/bout-1").unwrap().clone();
    let record = with(record, "", "boards", json!({ "bout-2": board }));
    assert_eq!(entered(record.clone()), None);
    let second = json!([by_time([0, 0]), { "invader": 0, "turn": 3, "losses": [0, 0], "engaged": false }]);
    let ruling = rule(with(record, "/rows", "bouts", second));
    assert_eq!((points(&ruling, "bout-2"), ruling.winners.as_slice()), (scored(0, 2), &[1][..]));
}

#[test]
fn what_is_entered_wrongly_is_invalid_and_pointed_at() {
    let row = |key: &str, value: Value| bouts(json!([with(bout(5, [0, 0]), "", key, value)]));
    let table = || on_table(json!([unit(1, 0, json!([300, 100]))]));
    let piece = |key: &str, value: Value| with(table(), "/boards/bout-1/pieces/0", key, value);
    let cases = [
        (row("invader", json!(2)), "/rows/bouts/0/invader"),
        (row("turn", json!(0)), "/rows/bouts/0/turn"),
        (row("losses", json!([0, -1])), "/rows/bouts/0/losses/1"),
        (row("losses", json!([0, 1, 2])), "/rows/bouts/0/losses/2"),
        (row("losses", json!([0, null])), "/rows/bouts/0/losses/1"),
        (row("entered", Value::Null), "/rows/bouts/0/entered"),
        (row("time_expired", json!("yes")), "/rows/bouts/0/time_expired"),
        (with(row("turn", json!(5)), "/settings", "draw_below", json!(-1)), "/settings/draw_below"),
        (with(row("turn", json!(5)), "/settings", "mission_turn", json!(0)), "/settings/mission_turn"),
        (piece("at", json!([300, 601])), "/boards/bout-1/pieces/0/at"),
        (piece("size", json!([40, -20])), "/boards/bout-1/pieces/0/size/1"),
        (piece("values", json!({ "gone": "home" })), "/boards/bout-1/pieces/0/values/gone"),
        (without(table(), "/boards/bout-1/pieces/0", "side"), "/boards/bout-1/pieces/0/side"),
        (without(table(), "/boards/bout-1/map/features/0", "side"), "/boards/bout-1/map/features/0/side"),
        (with(table(), "/boards/bout-1/map", "size", json!([900, 600])), "/boards/bout-1/map/size"),
        (with(table(), "/boards/bout-1/map", "topology", json!("hex")), "/boards/bout-1/map/topology"),
    ];
    for (record, pointer) in cases {
        let ruling = rule(record);
        assert_eq!((ruling.status, named(&ruling, Level::Error)), (Status::Invalid, vec![pointer]), "{pointer}");
    }
}

#[test]
fn the_checklist_leads_through_both_bouts_and_the_swap_of_armies() {
    use ruleset_api::ruling::ItemState::{Current, Done, Todo};
    let states = |rows: Value| -> Vec<_> { rule(bouts(rows)).procedure.iter().take(3).map(|item| item.state).collect() };
    assert_eq!(states(json!([])), [Current, Todo, Todo]);
    assert_eq!(states(json!([bout(5, [0, 0])])), [Current, Todo, Todo]);
    assert_eq!(states(json!([by_time([0, 0])])), [Done, Current, Todo]);
    assert_eq!(states(json!([by_time([0, 0]), bout(5, [0, 0])])), [Done, Done, Current]);
}

#[test]
fn each_item_of_the_checklist_leads_to_the_row_of_its_bout() {
    let places =
        |rows: Value| -> Vec<Option<String>> { rule(bouts(rows)).procedure.iter().take(4).map(|item| item.at.clone()).collect() };
    let next = || Some("/rows/bouts/-".to_owned());
    let row = |place: &str| Some(format!("/rows/bouts/{place}"));
    assert_eq!(places(json!([])), [next(), next(), next(), next()]);
    assert_eq!(places(json!([bout(5, [0, 0])])), [row("0"), next(), next(), row("0/turn")]);
    assert_eq!(places(json!([by_time([0, 0]), bout(5, [0, 0])])), [row("0"), row("1"), row("1"), row("1/turn")]);
}

#[test]
fn when_the_clock_runs_out_the_time_of_the_bout_in_progress_is_over() {
    let due = |rows: Value| rule(bouts(rows)).procedure.iter().find(|item| item.on_time).map(|item| item.at.clone());
    assert_eq!(due(json!([])), None);
    assert_eq!(due(json!([bout(5, [0, 0])])), Some(Some("/rows/bouts/0/time_expired".to_owned())));
    assert_eq!(due(json!([by_time([0, 0]), bout(5, [0, 0])])), Some(Some("/rows/bouts/1/time_expired".to_owned())));
}
