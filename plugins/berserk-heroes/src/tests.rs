//! What must hold of the end of a game of Berserk: Heroes, in the rules' own words. Records go through the same documents
//! as in the program.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use ruleset_api::testkit::Kit;
use ruleset_api::{Level, Outcome, Ruling, Status};
use serde_json::{Value, json};

use crate::BerserkHeroes;

/// A game with what was entered for each player, and once for the game.
fn game(first: &Value, second: &Value, values: &Value) -> Value {
    json!({
        "format": "arbiter-match", "version": 1, "ruleset": { "id": "berserk-heroes", "version": "1.0.0" },
        "values": values, "sides": [{ "name": "A", "values": first }, { "name": "B", "values": second }],
    })
}

/// A game in which nothing has happened yet.
fn fresh() -> Value {
    game(&json!({ "life": 25 }), &json!({ "life": 25 }), &json!({}))
}

fn with_rows(mut record: Value, key: &str, rows: Value) -> Value {
    record["rows"][key] = rows;
    record
}

fn with_extra_turns(mut record: Value, given: i64) -> Value {
    record["settings"] = json!({ "extra_turns": given });
    record
}

fn rule(record: Value) -> Ruling {
    Kit::of::<BerserkHeroes>().unwrap().rule(record).unwrap()
}

fn ended(ruling: &Ruling) -> (Status, &[usize], Option<&str>, Option<&str>) {
    (ruling.status, &ruling.winners, ruling.deciding_step.as_deref(), ruling.result.as_deref())
}

fn won_by(winner: &[usize]) -> (Status, &[usize], Option<&'static str>, Option<&'static str>) {
    (Status::Decided, winner, Some("grounds"), Some("clean-win"))
}

fn drawn_at(step: &'static str) -> (Status, &'static [usize], Option<&'static str>, Option<&'static str>) {
    (Status::Draw, &[], Some(step), Some("draw"))
}

fn outcomes(ruling: &Ruling) -> Vec<Outcome> {
    ruling.steps.iter().map(|step| step.outcome).collect()
}

fn named(ruling: &Ruling, level: Level) -> Vec<&str> {
    ruling.problems.iter().filter(|problem| problem.level == level).map(|problem| problem.at.as_str()).collect()
}

fn readings(ruling: &Ruling, step: usize) -> Vec<&str> {
    ruling.steps[step].readings.iter().map(|reading| reading.id.as_str()).collect()
}

/// The rows of a computed table, or nothing where it is not given.
fn table(ruling: &Ruling, id: &str) -> Option<Value> {
    ruling.tables.iter().find(|table| table.id == id).map(|table| json!(table.rows))
}

#[test]
fn the_manifest_keeps_the_contract() {
    let kit = Kit::of::<BerserkHeroes>().unwrap();
    kit.check_manifest(env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION")).unwrap();
}

#[test]
fn no_record_that_fits_the_manifest_makes_it_fail_and_what_holds_of_every_ruleset_holds() {
    Kit::of::<BerserkHeroes>().unwrap().check_random_records(1, 200).unwrap();
}

#[test]
fn each_ground_of_602_1_wins_cleanly_for_the_other_player() {
    for lost in [
        json!({ "life": 25, "wounds": 25 }),
        json!({ "life": 25, "wounds": 40 }),
        json!({ "failed_draws": 3 }),
        json!({ "failed_draws": 7 }),
        json!({ "conceded": true }),
        json!({ "penalty_loss": true }),
        json!({ "loses_by_text": true }),
    ] {
        let others = json!({ "life": 25, "wounds": 24, "failed_draws": 2 });
        assert_eq!(ended(&rule(game(&lost, &others, &json!({})))), won_by(&[1]), "{lost}");
        assert_eq!(ended(&rule(game(&others, &lost, &json!({})))), won_by(&[0]), "{lost}");
    }
    assert_eq!(ended(&rule(game(&json!({ "wins_by_text": true }), &json!({}), &json!({})))), won_by(&[0]));
}

#[test]
fn one_wound_or_one_failed_draw_short_of_the_end_nothing_is_decided() {
    let short = json!({ "life": 25, "wounds": 24, "failed_draws": 2 });
    let ruling = rule(game(&short, &short, &json!({})));
    assert_eq!(ended(&ruling), (Status::PlayOn, &[][..], None, None));
    assert_eq!(outcomes(&ruling), [Outcome::Passed, Outcome::Passed, Outcome::Passed, Outcome::Waiting]);
}

#[test]
fn a_win_by_text_and_the_others_loss_are_one_clean_win() {
    let ruling = rule(game(&json!({ "wins_by_text": true }), &json!({ "conceded": true }), &json!({})));
    assert_eq!(ended(&ruling), won_by(&[0]));
}

#[test]
fn both_lost_or_both_won_or_one_did_both_at_once_is_a_draw() {
    let lost = json!({ "life": 25, "wounds": 25 });
    let won = json!({ "wins_by_text": true });
    let both = json!({ "wins_by_text": true, "loses_by_text": true });
    for (first, second) in [
        (&lost, &json!({ "life": 20, "wounds": 30 })),
        (&lost, &json!({ "failed_draws": 3 })),
        (&json!({ "conceded": true }), &json!({ "penalty_loss": true })),
        (&won, &won),
        (&both, &json!({})),
        (&json!({}), &both),
        (&both, &lost),
        (&both, &won),
    ] {
        let ruling = rule(game(first, second, &json!({})));
        assert_eq!(ended(&ruling), drawn_at("simultaneous"), "{first} and {second}");
        assert_eq!(outcomes(&ruling), [Outcome::Level, Outcome::Decided, Outcome::NotReached, Outcome::NotReached]);
        assert!(ruling.steps.iter().all(|step| step.favours.is_empty() && step.margin.is_none()));
        assert!(ruling.problems.is_empty());
        assert_eq!(readings(&ruling, 1), ["reading-simultaneous"]);
    }
}

#[test]
fn both_lost_by_penalty_is_a_draw_with_a_warning() {
    let penalty = json!({ "penalty_loss": true });
    let ruling = rule(game(&penalty, &penalty, &json!({})));
    assert_eq!((ended(&ruling), named(&ruling, Level::Warning)), (drawn_at("simultaneous"), vec!["/sides"]));
}

#[test]
fn life_is_needed_for_a_hero_with_wounds_only_and_by_the_counters_after_the_effects() {
    assert_eq!(rule(game(&json!({}), &json!({}), &json!({}))).status, Status::PlayOn);
    let wounded = rule(game(&json!({ "wounds": 1 }), &json!({ "wounds": 2 }), &json!({})));
    assert_eq!(
        (wounded.status, named(&wounded, Level::Error)),
        (Status::Incomplete, vec!["/sides/0/values/life", "/sides/1/values/life"])
    );
    assert_eq!(outcomes(&wounded), [Outcome::Waiting, Outcome::NotReached, Outcome::NotReached, Outcome::NotReached]);
    let healed = json!([{ "kind": "heal", "side": 0, "amount": 1 }]);
    assert_eq!(rule(with_rows(game(&json!({ "wounds": 1 }), &json!({}), &json!({})), "effects", healed)).status, Status::PlayOn);
    let hurt = json!([{ "kind": "wound", "side": 1, "amount": 1 }]);
    let ruling = rule(with_rows(game(&json!({}), &json!({}), &json!({})), "effects", hurt));
    assert_eq!((ruling.status, named(&ruling, Level::Error)), (Status::Incomplete, vec!["/sides/1/values/life"]));
}

#[test]
fn failed_draws_are_counted_over_the_whole_game_and_the_step_says_so() {
    assert_eq!(readings(&rule(fresh()), 0), ["reading-cumulative"]);
}

#[test]
fn a_draw_by_agreement_needs_no_other_ground() {
    let ruling = rule(game(&json!({ "life": 25, "wounds": 3 }), &json!({}), &json!({ "draw_agreed": true })));
    assert_eq!(ended(&ruling), drawn_at("agreement"));
    assert_eq!(readings(&ruling, 2), ["reading-agreement"]);
}

#[test]
fn a_ground_that_is_already_met_comes_before_an_agreed_draw() {
    let agreed = json!({ "draw_agreed": true, "time_expired": true });
    assert_eq!(ended(&rule(game(&json!({ "conceded": true }), &json!({}), &agreed))), won_by(&[1]));
}

#[test]
fn an_accepted_offer_is_a_draw_agreed() {
    for offers in [
        json!([{ "by": 1, "accepted": true }]),
        json!([{ "by": 1 }, { "by": 0, "accepted": true }]),
        json!([{ "accepted": true }]),
    ] {
        let ruling = rule(with_rows(fresh(), "draw_offers", offers));
        assert_eq!((ended(&ruling), ruling.problems.len()), (drawn_at("agreement"), 0));
    }
    assert_eq!(
        rule(with_rows(fresh(), "draw_offers", json!([{ "by": 0, "accepted": false }, { "by": 1 }]))).status,
        Status::PlayOn
    );
}

#[test]
fn a_second_offer_by_a_player_who_was_refused_is_a_warning() {
    let offers = json!([{ "by": 0 }, { "by": 1 }, { "by": 0, "accepted": true }]);
    let ruling = rule(with_rows(fresh(), "draw_offers", offers.clone()));
    assert_eq!((ended(&ruling), named(&ruling, Level::Warning)), (drawn_at("agreement"), vec!["/rows/draw_offers/2"]));
    let three = rule(with_rows(fresh(), "draw_offers", json!([{ "by": 1 }, { "by": 1 }, { "by": 1 }])));
    assert_eq!(named(&three, Level::Warning), ["/rows/draw_offers/1", "/rows/draw_offers/2"]);
    let conceded = game(&json!({ "conceded": true }), &json!({}), &json!({}));
    assert!(rule(with_rows(conceded, "draw_offers", offers)).problems.is_empty(), "the step of the offers is not reached");
}

#[test]
fn time_over_without_the_number_of_extra_turns_asks_for_it() {
    let over = |values: Value| rule(game(&json!({ "life": 25, "wounds": 1 }), &json!({}), &values));
    let ruling = over(json!({ "time_expired": true, "extra_turns_played": 2 }));
    assert_eq!((ruling.status, named(&ruling, Level::Error)), (Status::Incomplete, vec!["/settings/extra_turns"]));
    let neither = over(json!({ "time_expired": true }));
    assert_eq!(named(&neither, Level::Error), ["/settings/extra_turns", "/values/extra_turns_played"]);
    assert_eq!(outcomes(&neither)[3], Outcome::Waiting);
    assert_eq!(over(json!({ "extra_turns_played": 2 })).status, Status::PlayOn, "before time is over nobody asks");
}

#[test]
fn while_extra_turns_remain_play_goes_on_and_the_checklist_says_which() {
    for (played, turn) in [(0, 1), (1, 2), (2, 3)] {
        let values = json!({ "time_expired": true, "extra_turns_played": played });
        let ruling = rule(with_extra_turns(game(&json!({}), &json!({}), &values), 3));
        assert_eq!((ruling.status, ruling.deciding_step.as_deref()), (Status::PlayOn, None));
        assert_eq!(ruling.procedure[1].text.args["turn"], ruleset_api::Arg::Integer(turn));
        assert_eq!(ruling.procedure[1].at.as_deref(), Some("/values/extra_turns_played"));
        assert_eq!(ruling.procedure[1].set, Some(json!(turn)), "one click says that the turn is played");
    }
}

#[test]
fn when_the_clock_runs_out_the_checklist_says_that_time_is_over() {
    let ruling = rule(game(&json!({}), &json!({}), &json!({})));
    let due = ruling.procedure.iter().find(|item| item.on_time).map(|item| (item.id.as_str(), &item.set));
    assert_eq!(due, Some(("time-over", &Some(json!(true)))));
}

#[test]
fn after_the_extra_turns_it_is_a_draw_however_far_apart_the_wounds_are() {
    for played in [3, 4] {
        let values = json!({ "time_expired": true, "extra_turns_played": played });
        let ruling = rule(with_extra_turns(game(&json!({ "life": 25, "wounds": 24 }), &json!({}), &values), 3));
        assert_eq!(ended(&ruling), drawn_at("time"));
        assert_eq!(readings(&ruling, 3), ["reading-extra-turns", "reading-no-tiebreak"]);
        assert!(ruling.procedure.is_empty());
    }
}

#[test]
fn where_the_tournament_gives_no_extra_turns_nobody_needs_to_count_them() {
    let ruling = rule(with_extra_turns(game(&json!({}), &json!({}), &json!({ "time_expired": true })), 0));
    assert_eq!(ended(&ruling), drawn_at("time"));
}

#[test]
fn a_win_in_the_extra_turns_is_a_win() {
    let values = json!({ "time_expired": true, "extra_turns_played": 1 });
    assert_eq!(ended(&rule(game(&json!({ "conceded": true }), &json!({}), &values))), won_by(&[1]));
}

#[test]
fn every_effect_does_as_much_as_it_can() {
    let players = (json!({ "life": 25, "wounds": 3, "deck": 2, "hand": 4 }), json!({ "life": 25, "deck": 10, "hand": 1 }));
    let effects = json!([
        { "kind": "heal", "side": 0, "amount": 5 },
        { "kind": "draw", "side": 0, "amount": 3 },
        { "kind": "reveal", "side": 1, "amount": 12 },
        { "kind": "discard", "side": 1, "amount": 2 },
        { "kind": "wound", "side": 1, "amount": 24 },
        { "kind": "discard", "side": 0, "amount": 5 },
        { "kind": "reveal", "side": 0, "amount": 1 },
    ]);
    let ruling = rule(with_rows(game(&players.0, &players.1, &json!({})), "effects", effects));
    let row = |row: i64, kind: &str, side: i64, asked: i64, done: i64| json!({ "row": row, "kind": kind, "side": side, "asked": asked, "done": done });
    let resolved = json!([
        row(1, "heal", 0, 5, 3),
        row(2, "draw", 0, 3, 2),
        row(3, "reveal", 1, 12, 10),
        row(4, "discard", 1, 2, 1),
        row(5, "wound", 1, 24, 24),
        row(6, "discard", 0, 5, 5),
        row(7, "reveal", 0, 1, 0),
    ]);
    assert_eq!(table(&ruling, "effects"), Some(resolved));
    let counters = json!([{ "side": 0, "wounds": 0, "deck": 0, "hand": 1 }, { "side": 1, "wounds": 24, "deck": 10, "hand": 0 }]);
    assert_eq!(table(&ruling, "counters"), Some(counters));
    assert_eq!(ruling.status, Status::PlayOn, "a draw that falls short by an ability is no failed draw");
    assert_eq!(readings(&ruling, 0), ["reading-cumulative", "reading-after-effects", "reading-partial-draw"]);
}

#[test]
fn effects_come_one_after_another_so_their_order_matters() {
    let wounded = || game(&json!({ "life": 25, "wounds": 2 }), &json!({}), &json!({}));
    let wounds =
        |effects: Value| table(&rule(with_rows(wounded(), "effects", effects)), "counters").unwrap()[0]["wounds"].clone();
    let (heal, wound) = (json!({ "kind": "heal", "side": 0, "amount": 5 }), json!({ "kind": "wound", "side": 0, "amount": 4 }));
    assert_eq!(wounds(json!([heal, wound])), 4);
    assert_eq!(wounds(json!([wound, heal])), 1);
}

#[test]
fn wins_and_losses_are_judged_after_the_effects() {
    let dying = || game(&json!({ "life": 25, "wounds": 25 }), &json!({ "life": 20 }), &json!({}));
    let heal = json!({ "kind": "heal", "side": 0, "amount": 1 });
    assert_eq!(rule(with_rows(dying(), "effects", json!([heal]))).status, Status::PlayOn);
    let strike = json!({ "kind": "wound", "side": 1, "amount": 20 });
    assert_eq!(ended(&rule(with_rows(dying(), "effects", json!([heal, strike])))), won_by(&[0]));
    assert_eq!(ended(&rule(with_rows(dying(), "effects", json!([strike])))), drawn_at("simultaneous"));
}

#[test]
fn a_draw_adds_to_the_hand_only_where_one_is_entered() {
    let effects = json!([{ "kind": "draw", "side": 0, "amount": 2 }]);
    let ruling = rule(with_rows(game(&json!({ "deck": 5 }), &json!({}), &json!({})), "effects", effects));
    let counters =
        json!([{ "side": 0, "wounds": 0, "deck": 3, "hand": null }, { "side": 1, "wounds": 0, "deck": null, "hand": null }]);
    assert_eq!(table(&ruling, "counters"), Some(counters));
}

#[test]
fn a_deck_or_hand_that_an_effect_reads_and_nobody_entered_is_named_once() {
    let effects = json!([
        { "kind": "draw", "side": 1, "amount": 1 },
        { "kind": "reveal", "side": 1, "amount": 1 },
        { "kind": "discard", "side": 0, "amount": 1 },
        { "kind": "heal", "side": 0, "amount": 1 },
    ]);
    let ruling = rule(with_rows(fresh(), "effects", effects));
    assert_eq!(
        (ruling.status, named(&ruling, Level::Error)),
        (Status::Incomplete, vec!["/sides/0/values/hand", "/sides/1/values/deck"])
    );
    assert!(ruling.tables.is_empty() && ruling.procedure.is_empty());
}

#[test]
fn an_effect_without_its_kind_its_player_or_its_amount_is_named() {
    for key in ["kind", "side", "amount"] {
        let mut effect = json!({ "kind": "heal", "side": 0, "amount": 1 });
        effect.as_object_mut().unwrap().remove(key);
        let rows = json!([{ "kind": "heal", "side": 1, "amount": 0 }, effect]);
        let ruling = rule(with_rows(fresh(), "effects", rows));
        let missing = format!("/rows/effects/1/{key}");
        assert_eq!((ruling.status, named(&ruling, Level::Error)), (Status::Incomplete, vec![missing.as_str()]));
    }
    let empty = rule(with_rows(fresh(), "effects", json!([{}])));
    assert_eq!(named(&empty, Level::Error), ["/rows/effects/0/kind", "/rows/effects/0/side", "/rows/effects/0/amount"]);
}

#[test]
fn a_match_without_effects_shows_no_tables() {
    assert!(rule(fresh()).tables.is_empty());
    assert!(rule(with_rows(with_rows(fresh(), "effects", json!([])), "delayed", json!([]))).tables.is_empty());
}

#[test]
fn a_delayed_effect_without_a_target_applies_to_its_owners_hero() {
    let delayed = json!([
        { "owner": 1, "text": "next turn" },
        { "owner": 1, "target": 0, "text": "when it dies" },
        { "owner": 0 },
    ]);
    let ruling = rule(with_rows(fresh(), "delayed", delayed));
    let listed = json!([
        { "owner": 1, "target": 1, "text": "next turn" },
        { "owner": 1, "target": 0, "text": "when it dies" },
        { "owner": 0, "target": 0, "text": null },
    ]);
    assert_eq!(table(&ruling, "delayed"), Some(listed));
    assert_eq!((ruling.status, readings(&ruling, 0)), (Status::PlayOn, vec!["reading-cumulative", "reading-delayed"]));
    let lost = rule(with_rows(fresh(), "delayed", json!([{ "text": "whose?" }])));
    assert_eq!((lost.status, named(&lost, Level::Warning)), (Status::PlayOn, vec!["/rows/delayed/0/owner"]));
}

#[test]
fn what_is_entered_wrongly_is_invalid_and_pointed_at() {
    let player = |value: Value| game(&value, &json!({}), &json!({}));
    let cases = [
        (player(json!({ "life": 0 })), "/sides/0/values/life"),
        (player(json!({ "wounds": -1 })), "/sides/0/values/wounds"),
        (player(json!({ "failed_draws": null })), "/sides/0/values/failed_draws"),
        (player(json!({ "conceded": 1 })), "/sides/0/values/conceded"),
        (game(&json!({}), &json!({}), &json!({ "extra_turns_played": -1 })), "/values/extra_turns_played"),
        (with_extra_turns(fresh(), -1), "/settings/extra_turns"),
        (with_rows(fresh(), "effects", json!([{ "kind": "kill", "side": 0, "amount": 1 }])), "/rows/effects/0/kind"),
        (with_rows(fresh(), "effects", json!([{ "kind": "heal", "side": 2, "amount": 1 }])), "/rows/effects/0/side"),
        (with_rows(fresh(), "effects", json!([{ "kind": "heal", "side": 0, "amount": -1 }])), "/rows/effects/0/amount"),
        (with_rows(fresh(), "draw_offers", json!([{ "by": "A" }])), "/rows/draw_offers/0/by"),
        (with_rows(fresh(), "draw_offers", json!([{ "by": 0, "accepted": "no" }])), "/rows/draw_offers/0/accepted"),
        (with_rows(fresh(), "delayed", json!([{ "owner": 0, "text": 5 }])), "/rows/delayed/0/text"),
    ];
    for (record, pointer) in cases {
        let ruling = rule(record);
        assert_eq!((ruling.status, named(&ruling, Level::Error)), (Status::Invalid, vec![pointer]));
        assert!(ruling.tables.is_empty() && ruling.steps.iter().all(|step| step.outcome == Outcome::NotReached));
    }
}
