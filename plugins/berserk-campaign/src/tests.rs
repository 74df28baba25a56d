//! What must hold of the campaign rules, in their own words. Records go through the same documents as in the program.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::needless_pass_by_value)]

use ruleset_api::testkit::Kit;
use ruleset_api::{Level, Outcome, Ruling, Status};
use serde_json::{Value, json};

use crate::BerserkCampaign;

/// A game in which nothing has happened yet.
fn game() -> Value {
    json!({
        "format": "arbiter-match", "version": 1, "ruleset": { "id": "berserk-campaign", "version": "1.0.0" },
        "settings": {}, "values": {}, "sides": [{ "values": {} }, { "values": {} }], "rows": {},
    })
}

/// The same game with something else in it, by JSON Pointer of an existing parent and a key.
fn with(mut record: Value, parent: &str, key: &str, value: Value) -> Value {
    record.pointer_mut(parent).unwrap()[key] = value;
    record
}

fn without(mut record: Value, parent: &str, key: &str) -> Value {
    record.pointer_mut(parent).unwrap().as_object_mut().unwrap().remove(key);
    record
}

/// A game whose time is over and whose last turn is finished, with the margin set and the head judge's confirmation.
fn over() -> Value {
    let record = with(game(), "", "settings", json!({ "technical_margin": 3 }));
    with(record, "", "values", json!({ "time_expired": true, "second_turn_finished": true, "confirmed_by": "head-judge" }))
}

/// The judge's own totals, `[gold, silver]` of each player.
fn totals([first, second]: [[i64; 2]; 2]) -> Value {
    let entered = |[gold, silver]: [i64; 2]| json!({ "gold": gold, "silver": silver });
    with(with(over(), "/sides/0", "values", entered(first)), "/sides/1", "values", entered(second))
}

/// These cards on the field, and no totals.
fn on_field(cards: &Value) -> Value {
    with(over(), "", "boards", json!({ "field": { "pieces": cards } }))
}

fn card(id: i64, side: usize, at: Value, gold: i64, silver: i64) -> Value {
    json!({ "id": id, "kind": "card", "side": side, "at": at, "values": { "gold": gold, "silver": silver } })
}

fn finding(value: Value) -> Value {
    json!({ "value": value, "reason": "seen at the table", "by": "judge" })
}

fn rule(record: Value) -> Ruling {
    Kit::of::<BerserkCampaign>().unwrap().rule(record).unwrap()
}

/// Winner, deciding step and result code.
fn ended(ruling: &Ruling) -> (Option<usize>, Option<&str>, Option<&str>) {
    (ruling.winners.first().copied(), ruling.deciding_step.as_deref(), ruling.result.as_deref())
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

fn checklist(ruling: &Ruling) -> Vec<&str> {
    ruling.procedure.iter().map(|item| item.id.as_str()).collect()
}

const END_OF_GAME: [&str; 4] = ["reveal", "release", "return", "clear"];

#[test]
fn the_manifest_keeps_the_contract() {
    let kit = Kit::of::<BerserkCampaign>().unwrap();
    kit.check_manifest(env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION")).unwrap();
}

#[test]
fn whatever_fits_the_manifest_is_ruled_on_and_swapping_the_players_swaps_the_verdict() {
    Kit::of::<BerserkCampaign>().unwrap().check_random_records(1, 200).unwrap();
}

#[test]
fn a_player_who_won_or_whose_opponent_lost_or_conceded_has_a_clean_win() {
    for (side, key) in [("/sides/1/values", "won"), ("/sides/0/values", "lost"), ("/sides/0/values", "conceded")] {
        let ruling = rule(with(game(), side, key, json!(true)));
        assert_eq!(ended(&ruling), (Some(1), Some("played"), Some("clean-win")), "{side}/{key}");
        assert_eq!(step(&ruling, "crystals").outcome, Outcome::NotReached);
        assert!(step(&ruling, "crystals").sides.is_empty());
    }
    let both_say_so = with(with(game(), "/sides/1/values", "won", json!(true)), "/sides/0/values", "lost", json!(true));
    assert_eq!(ended(&rule(both_say_so)), (Some(1), Some("played"), Some("clean-win")));
}

#[test]
fn article_603_1_1_both_winning_or_both_losing_at_once_is_a_draw() {
    for key in ["won", "lost", "conceded"] {
        let record = with(with(game(), "/sides/0/values", key, json!(true)), "/sides/1/values", key, json!(true));
        let ruling = rule(record);
        assert_eq!((ruling.status, ended(&ruling)), (Status::Draw, (None, Some("played"), Some("draw"))), "{key}");
        assert_eq!(step(&ruling, "played").outcome, Outcome::Decided);
        assert!(step(&ruling, "played").favours.is_empty());
    }
    let lost_and_conceded =
        with(with(game(), "/sides/0/values", "lost", json!(true)), "/sides/1/values", "conceded", json!(true));
    assert_eq!(rule(lost_and_conceded).status, Status::Draw);
}

#[test]
fn a_player_who_wins_and_loses_at_once_draws_and_the_reading_says_so() {
    for other in [json!({}), json!({ "won": true }), json!({ "lost": true })] {
        let record =
            with(with(game(), "/sides/0", "values", json!({ "won": true, "conceded": true })), "/sides/1", "values", other);
        assert_eq!(ended(&rule(record)), (None, Some("played"), Some("draw")));
    }
    let alone = rule(with(game(), "/sides/0", "values", json!({ "won": true, "lost": true })));
    assert_eq!(readings(&alone, "played"), ["reading-won-and-lost"]);
}

#[test]
fn article_603_1_2_a_draw_agreed_or_an_offer_accepted_is_a_draw() {
    let agreed = rule(with(game(), "/values", "draw_agreed", json!(true)));
    assert_eq!((agreed.status, ended(&agreed)), (Status::Draw, (None, Some("agreement"), Some("draw"))));
    let offers = json!({ "draw_offers": [{ "by": 0, "accepted": false }, { "by": 1, "accepted": true }] });
    let accepted = rule(with(game(), "", "rows", offers));
    assert_eq!((accepted.status, ended(&accepted)), (Status::Draw, (None, Some("agreement"), Some("draw"))));
    assert_eq!(readings(&accepted, "agreement"), ["reading-accepted-offer"]);
    assert!(accepted.problems.is_empty());
}

#[test]
fn a_result_in_play_comes_before_an_agreement() {
    let record = with(with(game(), "/values", "draw_agreed", json!(true)), "/sides/1/values", "conceded", json!(true));
    assert_eq!(ended(&rule(record)), (Some(0), Some("played"), Some("clean-win")));
}

#[test]
fn article_603_2_a_second_offer_after_a_refusal_is_a_warning() {
    let offers = |offers: Value| rule(with(game(), "", "rows", json!({ "draw_offers": offers })));
    let insisting = offers(json!([{ "by": 0 }, { "by": 1, "accepted": false }, { "by": 0 }, { "by": 0 }]));
    assert_eq!(
        (insisting.status, named(&insisting, Level::Warning)),
        (Status::PlayOn, vec!["/rows/draw_offers/2", "/rows/draw_offers/3"])
    );
    let accepted_at_last = offers(json!([{ "by": 1 }, { "by": 1, "accepted": true }]));
    assert_eq!((accepted_at_last.status, named(&accepted_at_last, Level::Warning)), (Status::Draw, vec!["/rows/draw_offers/1"]));
    assert!(offers(json!([{ "by": 0 }, { "by": 1 }, {}])).problems.is_empty());
    let won = with(
        with(game(), "", "rows", json!({ "draw_offers": [{ "by": 0 }, { "by": 0 }] })),
        "/sides/0/values",
        "won",
        json!(true),
    );
    assert!(rule(won).problems.is_empty(), "the step of the offers is not reached");
}

#[test]
fn article_603_1_3_nobody_having_a_chance_is_a_draw_at_any_time_and_nothing_is_counted() {
    for (values, text) in [
        (json!({ "no_chances": finding(json!(true)) }), "no-chances-in-time"),
        (json!({ "no_chances": finding(json!(true)), "time_expired": true }), "no-chances-after-time"),
    ] {
        let ruling = rule(with(game(), "", "values", values));
        assert_eq!((ruling.status, ended(&ruling)), (Status::Draw, (None, Some("no-chances"), Some("draw"))));
        assert_eq!(step(&ruling, "no-chances").text.as_ref().unwrap().id, text);
        assert_eq!(readings(&ruling, "no-chances"), ["reading-no-chances"]);
        assert_eq!(step(&ruling, "crystals").outcome, Outcome::NotReached);
    }
}

/// The example of the text: a card that would be taken over is not revealed, and the one who could attack does not.
#[test]
fn article_603_1_example_nimert_against_the_hidden_bringer_of_insight() {
    let mut hidden = card(2, 1, json!([2, 3]), 0, 5);
    hidden["name"] = json!("Несущий Прозрение");
    hidden["values"]["hidden"] = json!(true);
    let mut nimert = card(1, 0, json!([2, 2]), 9, 0);
    nimert["name"] = json!("Нимерт");
    let reason = "Neither Nimert attacks nor the hidden card is revealed.";
    let record = with(game(), "", "boards", json!({ "field": { "pieces": [nimert, hidden] } }));
    let ruling = rule(with(record, "/values", "no_chances", json!({ "value": true, "reason": reason, "by": "judge" })));
    assert_eq!((ruling.status, ended(&ruling)), (Status::Draw, (None, Some("no-chances"), Some("draw"))));
    assert_eq!(checklist(&ruling), END_OF_GAME);
}

#[test]
fn a_finding_of_no_chances_whose_value_is_no_is_no_finding() {
    let no = rule(with(game(), "/values", "no_chances", finding(json!(false))));
    assert_eq!((no.status, step(&no, "no-chances").outcome), (Status::PlayOn, Outcome::Passed));
    let counted = rule(with(totals([[9, 0], [1, 0]]), "/values", "no_chances", finding(json!(false))));
    assert_eq!(ended(&counted), (Some(0), Some("crystals"), Some("technical-win")));
    let beside_the_other = with(over(), "/values", "no_chances", finding(json!(false)));
    let ruling = rule(with(beside_the_other, "/values", "decisive_advantage", finding(json!(0))));
    assert_eq!(ended(&ruling), (Some(0), Some("decisive-advantage"), Some("clean-win")));
}

#[test]
fn a_decisive_advantage_is_a_clean_win_once_time_is_over_and_needs_no_head_judge() {
    let record = with(game(), "", "values", json!({ "time_expired": true, "decisive_advantage": finding(json!(1)) }));
    let ruling = rule(record.clone());
    assert_eq!(ended(&ruling), (Some(1), Some("decisive-advantage"), Some("clean-win")));
    assert_eq!(readings(&ruling, "decisive-advantage"), ["reading-advantage"]);
    let by_a_judge = rule(with(record, "/values", "confirmed_by", json!("judge")));
    assert_eq!(ended(&by_a_judge), (Some(1), Some("decisive-advantage"), Some("clean-win")));
}

#[test]
fn a_decisive_advantage_before_time_is_a_warning_and_play_goes_on() {
    let ruling = rule(with(game(), "/values", "decisive_advantage", finding(json!(1))));
    assert_eq!((ruling.status, named(&ruling, Level::Warning)), (Status::PlayOn, vec!["/values/decisive_advantage"]));
    assert_eq!(step(&ruling, "decisive-advantage").outcome, Outcome::Passed);
    let won = rule(with(with(game(), "/values", "decisive_advantage", finding(json!(1))), "/sides/0/values", "won", json!(true)));
    assert!(won.problems.is_empty(), "the step of the claim is not reached");
}

#[test]
fn both_findings_at_once_are_invalid_whatever_else_has_happened() {
    for record in [game(), over(), with(game(), "/sides/0/values", "won", json!(true))] {
        let record = with(record, "/values", "no_chances", finding(json!(true)));
        let ruling = rule(with(record, "/values", "decisive_advantage", finding(json!(0))));
        assert_eq!(ruling.status, Status::Invalid);
        assert_eq!(named(&ruling, Level::Error), ["/values/no_chances", "/values/decisive_advantage"]);
        assert!(ruling.steps.iter().all(|step| step.outcome == Outcome::NotReached && step.sides.is_empty()));
    }
}

#[test]
fn without_a_result_play_goes_on_until_time_is_over() {
    let ruling = rule(game());
    assert_eq!((ruling.status, ruling.deciding_step.as_deref()), (Status::PlayOn, None));
    assert_eq!(step(&ruling, "crystals").outcome, Outcome::Waiting);
    assert_eq!(checklist(&ruling), ["play", "time-over"]);
    let over = &ruling.procedure[1];
    assert_eq!((over.at.as_deref(), &over.set, over.on_time), (Some("/values/time_expired"), &Some(json!(true)), true));
    let finished_without_time = rule(with(game(), "/values", "second_turn_finished", json!(true)));
    assert_eq!(finished_without_time.status, Status::PlayOn);
}

#[test]
fn article_604_1_play_goes_on_to_the_end_of_the_second_players_turn() {
    let ruling = rule(without(totals([[9, 0], [1, 0]]), "/values", "second_turn_finished"));
    assert_eq!((ruling.status, step(&ruling, "crystals").outcome), (Status::PlayOn, Outcome::Waiting));
    assert_eq!(readings(&ruling, "crystals"), ["reading-second-turn"]);
    assert_eq!(checklist(&ruling), ["second-turn", "count"]);
    assert_eq!(ruling.procedure[0].set, Some(json!(true)), "one click says that the turn is finished");
    assert_eq!(ruling.procedure[1].at.as_deref(), Some("/sides/0/values/gold"), "without a field the totals are entered");
}

#[test]
fn article_604_1_a_gold_crystal_is_worth_a_silver_one() {
    let ruling = rule(totals([[10, 8], [3, 15]]));
    assert_eq!((ruling.status, ended(&ruling)), (Status::Draw, (None, Some("crystals"), Some("technical-draw"))));
    assert_eq!(step(&ruling, "crystals").margin, Some(0));
    assert_eq!(step(&ruling, "crystals").sides[0].value, Some(18));
}

#[test]
fn from_the_margin_on_it_is_a_technical_win_and_below_it_a_technical_draw() {
    let short = rule(totals([[4, 3], [2, 3]]));
    assert_eq!((short.status, ended(&short)), (Status::Draw, (None, Some("crystals"), Some("technical-draw"))));
    let reached = rule(totals([[2, 3], [4, 4]]));
    assert_eq!(ended(&reached), (Some(1), Some("crystals"), Some("technical-win")));
    assert_eq!((step(&reached, "crystals").margin, step(&reached, "crystals").favours.as_slice()), (Some(3), &[1][..]));
    assert_eq!(
        readings(&reached, "crystals"),
        ["reading-margin", "reading-head-judge", "reading-second-turn", "reading-controller"]
    );
}

#[test]
fn what_is_missing_is_named_in_order_prices_then_margin_then_confirmation() {
    let nothing = with(game(), "", "values", json!({ "time_expired": true, "second_turn_finished": true }));
    let ruling = rule(nothing);
    let all_totals = ["/sides/0/values/gold", "/sides/0/values/silver", "/sides/1/values/gold", "/sides/1/values/silver"];
    assert_eq!((ruling.status, named(&ruling, Level::Error)), (Status::Incomplete, all_totals.to_vec()));
    let unconfirmed = without(without(totals([[9, 0], [1, 0]]), "/settings", "technical_margin"), "/values", "confirmed_by");
    let ruling = rule(unconfirmed.clone());
    assert_eq!((ruling.status, named(&ruling, Level::Error)), (Status::Incomplete, vec!["/settings/technical_margin"]));
    let ruling = rule(with(unconfirmed, "/settings", "technical_margin", json!(8)));
    assert_eq!((ruling.status, named(&ruling, Level::Error)), (Status::Incomplete, vec!["/values/confirmed_by"]));
    assert_eq!((step(&ruling, "crystals").outcome, step(&ruling, "crystals").margin), (Outcome::Waiting, Some(8)));
    assert_eq!(checklist(&ruling), ["second-turn", "count"]);
}

#[test]
fn equal_totals_need_no_margin_and_a_technical_draw_no_confirmation() {
    let equal = without(without(totals([[2, 2], [1, 3]]), "/settings", "technical_margin"), "/values", "confirmed_by");
    assert_eq!(ended(&rule(equal)), (None, Some("crystals"), Some("technical-draw")));
    let close = without(totals([[2, 2], [1, 2]]), "/values", "confirmed_by");
    assert_eq!(ended(&rule(close)), (None, Some("crystals"), Some("technical-draw")));
    let by_a_judge = with(totals([[2, 2], [1, 2]]), "/values", "confirmed_by", json!("judge"));
    assert_eq!(ended(&rule(by_a_judge)), (None, Some("crystals"), Some("technical-draw")));
}

#[test]
fn article_604_2_a_technical_win_by_a_floor_judge_is_invalid() {
    let record = with(totals([[9, 0], [1, 0]]), "/values", "confirmed_by", json!("judge"));
    let offers = json!({ "draw_offers": [{ "by": 0 }, { "by": 0 }] });
    let ruling = rule(with(record.clone(), "", "rows", offers));
    assert_eq!((ruling.status, named(&ruling, Level::Error)), (Status::Invalid, vec!["/values/confirmed_by"]));
    assert_eq!(ruling.problems[0].text.id, "judge-may-not-confirm");
    assert!(ruling.steps.iter().all(|step| step.outcome == Outcome::NotReached && step.sides.is_empty()));
    assert!(named(&ruling, Level::Warning).is_empty() && ruling.procedure.is_empty());
    let waiting_for_a_price = rule(without(record.clone(), "/sides/1/values", "silver"));
    assert_eq!(
        (waiting_for_a_price.status, named(&waiting_for_a_price, Level::Error)),
        (Status::Incomplete, vec!["/sides/1/values/silver"])
    );
    let in_time = rule(with(record, "/values", "time_expired", json!(false)));
    assert_eq!(in_time.status, Status::PlayOn);
}

#[test]
fn cards_on_the_field_and_in_the_additional_zone_count_hidden_or_not_and_cards_out_of_play_do_not() {
    let mut hidden = card(2, 0, json!([0, 0]), 0, 4);
    hidden["values"]["hidden"] = json!(true);
    let ruling = rule(on_field(&json!([
        card(1, 0, json!([4, 5]), 3, 0),
        hidden,
        card(3, 0, json!({ "zone": "additional" }), 2, 0),
        card(4, 0, json!({ "zone": "out" }), 50, 50),
        card(5, 1, json!([0, 0]), 1, 1),
    ])));
    assert_eq!(ended(&ruling), (Some(0), Some("crystals"), Some("technical-win")));
    let crystals = step(&ruling, "crystals");
    assert_eq!((crystals.margin, crystals.counted.as_slice()), (Some(7), &[1, 2, 3, 5][..]));
    assert_eq!((crystals.sides[0].value, crystals.sides[1].value), (Some(9), Some(2)));
}

#[test]
fn a_price_left_out_is_0_and_a_card_with_neither_is_named() {
    let priced = |values: Value| {
        let second = json!({ "id": 2, "kind": "card", "side": 1, "at": [1, 0], "values": values });
        rule(on_field(&json!([card(1, 0, json!([0, 0]), 2, 2), second])))
    };
    assert_eq!(step(&priced(json!({ "gold": 4 })), "crystals").margin, Some(0));
    assert_eq!(step(&priced(json!({ "silver": 4 })), "crystals").margin, Some(0));
    let ruling = priced(json!({ "hidden": true }));
    assert_eq!((ruling.status, named(&ruling, Level::Error)), (Status::Incomplete, vec!["/boards/field/pieces/1/values/gold"]));
    assert_eq!(readings(&ruling, "crystals"), ["reading-second-turn", "reading-controller"]);
}

#[test]
fn a_card_out_of_play_needs_no_price_and_one_not_yet_placed_makes_the_count_wait() {
    let unpriced = json!({ "id": 2, "kind": "card", "side": 1, "at": { "zone": "out" } });
    let ruling = rule(on_field(&json!([card(1, 0, json!([0, 0]), 5, 0), unpriced])));
    assert_eq!(ended(&ruling), (Some(0), Some("crystals"), Some("technical-win")));
    assert_eq!(step(&ruling, "crystals").sides[1].value, Some(0));
    let unplaced = json!({ "id": 2, "kind": "card", "side": 1, "values": { "gold": 1 } });
    let record = with(
        on_field(&json!([card(1, 0, json!([0, 0]), 5, 0), unplaced])),
        "/sides/1",
        "values",
        json!({ "gold": 1, "silver": 0 }),
    );
    let ruling = rule(record);
    assert_eq!((ruling.status, named(&ruling, Level::Error)), (Status::Incomplete, vec!["/boards/field/pieces/1/at"]));
}

#[test]
fn each_player_is_counted_from_the_field_or_else_from_the_judges_totals() {
    let cards = json!([card(1, 0, json!([0, 0]), 5, 0)]);
    let record = with(on_field(&cards), "/sides/1", "values", json!({ "gold": 8, "silver": 1 }));
    let ruling = rule(record.clone());
    assert_eq!((ended(&ruling).0, step(&ruling, "crystals").margin), (Some(1), Some(4)));
    let ruling = rule(without(record, "/sides/1/values", "silver"));
    assert_eq!(named(&ruling, Level::Error), ["/sides/1/values/silver"]);
}

#[test]
fn where_field_and_totals_differ_the_field_counts_with_a_warning() {
    let cards = json!([card(1, 0, json!([0, 0]), 5, 0), card(2, 1, json!([0, 1]), 0, 1)]);
    let record = with(on_field(&cards), "/sides/0", "values", json!({ "gold": 3, "silver": 2 }));
    let ruling = rule(record.clone());
    assert_eq!(ended(&ruling).0, Some(0));
    assert_eq!(named(&ruling, Level::Warning), ["/sides/0/values/gold", "/sides/0/values/silver"]);
    let waiting = rule(without(record.clone(), "/settings", "technical_margin"));
    assert_eq!((waiting.status, named(&waiting, Level::Warning).len()), (Status::Incomplete, 2));
    let same = rule(with(record, "/sides/0", "values", json!({ "gold": 5 })));
    assert!(same.problems.is_empty());
}

#[test]
fn the_controller_counts() {
    let cards = |controller: usize| on_field(&json!([card(1, controller, json!([0, 0]), 9, 0), card(2, 1, json!([0, 1]), 0, 1)]));
    let with_totals = |controller| with(cards(controller), "/sides/0", "values", json!({ "gold": 0, "silver": 0 }));
    assert_eq!(ended(&rule(cards(0))).0, Some(0));
    assert_eq!(ended(&rule(with_totals(1))).0, Some(1));
}

#[test]
fn a_game_decided_or_drawn_ends_with_the_clearing_of_the_table() {
    let ends = [
        with(game(), "/sides/0/values", "won", json!(true)),
        with(game(), "/values", "draw_agreed", json!(true)),
        totals([[9, 0], [1, 0]]),
        totals([[1, 0], [1, 0]]),
    ];
    for record in ends {
        assert_eq!(checklist(&rule(record)), END_OF_GAME);
    }
}

#[test]
fn what_is_entered_wrongly_is_invalid_and_pointed_at() {
    let board = || on_field(&json!([card(1, 0, json!([0, 0]), 1, 1)]));
    let found = |parts: Value| with(game(), "/values", "no_chances", parts);
    let map = |map: Value| with(board(), "/boards/field", "map", map);
    let cases = [
        (with(game(), "/sides/0/values", "gold", json!(-1)), "/sides/0/values/gold"),
        (with(game(), "/sides/0/values", "won", json!(1)), "/sides/0/values/won"),
        (with(game(), "/settings", "technical_margin", json!(0)), "/settings/technical_margin"),
        (with(game(), "/values", "confirmed_by", json!("me")), "/values/confirmed_by"),
        (found(json!(true)), "/values/no_chances"),
        (found(json!({ "reason": "so", "by": "judge" })), "/values/no_chances/value"),
        (found(json!({ "value": true, "by": "judge" })), "/values/no_chances/reason"),
        (found(json!({ "value": true, "reason": "  ", "by": "judge" })), "/values/no_chances/reason"),
        (found(json!({ "value": true, "reason": "so" })), "/values/no_chances/by"),
        (found(json!({ "value": true, "reason": "so", "by": "player" })), "/values/no_chances/by"),
        (with(game(), "/values", "decisive_advantage", finding(json!(2))), "/values/decisive_advantage/value"),
        (with(game(), "", "rows", json!({ "draw_offers": [{ "by": 2 }] })), "/rows/draw_offers/0/by"),
        (with(board(), "/boards/field/pieces/0", "at", json!([5, 0])), "/boards/field/pieces/0/at"),
        (with(board(), "/boards/field/pieces/0", "at", json!([0, 6])), "/boards/field/pieces/0/at"),
        (with(board(), "/boards/field/pieces/0", "at", json!({ "zone": "deck" })), "/boards/field/pieces/0/at/zone"),
        (with(board(), "/boards/field/pieces/0/values", "gold", json!(1.5)), "/boards/field/pieces/0/values/gold"),
        (without(board(), "/boards/field/pieces/0", "side"), "/boards/field/pieces/0/side"),
        (map(json!({ "topology": "square", "columns": 6, "rows": 5 })), "/boards/field/map/columns"),
        (map(json!({ "topology": "hex", "columns": 5, "rows": 6 })), "/boards/field/map/topology"),
        (with(game(), "", "sides", json!([{}, {}, {}])), "/sides"),
    ];
    for (record, pointer) in cases {
        let ruling = rule(record);
        assert_eq!((ruling.status, named(&ruling, Level::Error)), (Status::Invalid, vec![pointer]), "{pointer}");
    }
    let same_map = rule(map(json!({ "topology": "square", "columns": 5, "rows": 6, "neighbours": 8 })));
    assert_ne!(same_map.status, Status::Invalid);
}

#[test]
fn an_unknown_entry_is_a_warning_and_changes_no_verdict() {
    let record = with(totals([[9, 0], [1, 0]]), "/sides/0/values", "bronze", json!(3));
    let ruling = rule(record);
    assert_eq!(named(&ruling, Level::Warning), ["/sides/0/values/bronze"]);
    assert_eq!(ended(&ruling), (Some(0), Some("crystals"), Some("technical-win")));
}

#[test]
fn every_part_of_a_finding_that_is_absent_or_wrong_is_pointed_at() {
    let at = |part: &str| format!("/values/no_chances/{part}");
    for (found, parts) in [
        (json!({}), vec!["value", "reason", "by"]),
        (json!({ "value": true }), vec!["reason", "by"]),
        (json!({ "value": 1, "reason": " ", "by": "a player" }), vec!["value", "reason", "by"]),
        (json!({ "value": true, "reason": "neither can attack", "by": "somebody" }), vec!["by"]),
    ] {
        let ruling = rule(with(game(), "/values", "no_chances", found));
        assert_eq!(ruling.status, Status::Invalid);
        assert_eq!(named(&ruling, Level::Error), parts.into_iter().map(at).collect::<Vec<_>>());
    }
}
