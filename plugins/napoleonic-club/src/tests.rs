//! What must hold of a game's points, in the club's own words. The worked examples of the text are tests by the name of
//! their article. Records go through the same documents as in the program.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use ruleset_api::testkit::Kit;
use ruleset_api::{Level, Outcome as Came, Ruling, Status};
use serde_json::{Value, json};

use crate::NapoleonicClub;
use crate::tables::{Outcome, Rank, length};

/// A game of so many turns with `(rank, result)` of each player.
fn game(turns: i64, players: &[(&str, &str)]) -> Value {
    let side = |(index, (rank, result)): (usize, &(&str, &str))| json!({ "name": format!("Player {index}"), "values": { "rank": rank, "result": result } });
    json!({
        "format": "arbiter-match", "version": 1, "ruleset": { "id": "napoleonic-club", "version": "1.0.0" },
        "values": { "turns": turns }, "sides": players.iter().enumerate().map(side).collect::<Vec<_>>(),
    })
}

/// A game of two captains.
fn captains(turns: i64, first: &str, second: &str) -> Value {
    game(turns, &[("captain", first), ("captain", second)])
}

fn rule(record: Value) -> Ruling {
    Kit::of::<NapoleonicClub>().unwrap().rule(record).unwrap()
}

/// Game points and victory points of each player.
fn points(ruling: &Ruling) -> Vec<(i64, i64)> {
    ruling.points.iter().map(|points| (points["game-points"], points["victory-points"])).collect()
}

fn named(ruling: &Ruling, level: Level) -> Vec<&str> {
    ruling.problems.iter().filter(|problem| problem.level == level).map(|problem| problem.at.as_str()).collect()
}

fn came(ruling: &Ruling) -> Vec<Came> {
    ruling.steps.iter().map(|step| step.outcome).collect()
}

fn readings(ruling: &Ruling, step: usize) -> Vec<&str> {
    ruling.steps[step].readings.iter().map(|reading| reading.id.as_str()).collect()
}

#[test]
fn the_manifest_keeps_the_contract() {
    let kit = Kit::of::<NapoleonicClub>().unwrap();
    kit.check_manifest(env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION")).unwrap();
}

#[test]
fn the_manifest_lists_the_ranks_and_results_of_the_tables() {
    let kit = Kit::of::<NapoleonicClub>().unwrap();
    let choices = |key: &str| -> Vec<String> {
        let field = kit.manifest().fields.iter().find(|field| field.key == key).unwrap();
        field.choices.iter().map(|choice| choice.id.clone()).collect()
    };
    assert_eq!(choices("rank"), Rank::ALL.map(Rank::code));
    assert_eq!(choices("result"), Outcome::ALL.map(Outcome::code));
}

#[test]
fn no_record_that_fits_the_manifest_makes_it_fail_and_what_holds_of_every_ruleset_holds() {
    Kit::of::<NapoleonicClub>().unwrap().check_random_records(1, 300).unwrap();
}

#[test]
fn article_2_example_1_a_24_turn_game_with_a_major_victory() {
    let ruling = rule(captains(24, "major-victory", "major-defeat"));
    assert_eq!(points(&ruling), [(36, 4), (29, 0)]);
    assert_eq!((ruling.status, ruling.winners.as_slice()), (Status::Decided, &[0][..]));
    assert_eq!((ruling.deciding_step.as_deref(), ruling.result.as_deref()), (Some("result"), Some("major-victory")));
}

#[test]
fn article_2_example_2_an_18_turn_game_with_a_draw() {
    let ruling = rule(captains(18, "draw", "draw"));
    assert_eq!(points(&ruling), [(22, 1), (22, 1)]);
    assert_eq!((ruling.status, ruling.result.as_deref()), (Status::Draw, Some("draw")));
    assert_eq!((ruling.deciding_step.as_deref(), ruling.winners.len(), ruling.problems.len()), (Some("result"), 0, 0));
}

#[test]
fn article_2_example_3_a_36_turn_game_with_a_major_victory() {
    assert_eq!(points(&rule(captains(36, "major-victory", "major-defeat"))), [(53, 5), (46, 1)]);
}

#[test]
fn article_1_each_line_of_the_bonus_begins_and_ends_where_the_table_says() {
    for (turns, game, victory) in [
        (1, 1, 0),
        (9, 9, 0),
        (10, 12, 0),
        (19, 21, 0),
        (20, 25, 0),
        (29, 34, 0),
        (30, 40, 1),
        (39, 49, 1),
        (40, 60, 2),
        (49, 69, 2),
        (50, 85, 3),
        (51, 86, 3),
        (1000, 1035, 3),
    ] {
        let points = length(turns);
        assert_eq!((points.game, points.victory), (game, victory), "{turns} turns");
    }
    assert_eq!(readings(&rule(captains(60, "draw", "draw")), 0), ["reading-no-upper-end"]);
}

#[test]
fn the_table_of_ranks_sums_to_zero_in_each_row() {
    for outcome in Outcome::ALL {
        let (higher, lower) = (outcome.penalty_of_higher_rank(), outcome.mirrored().bonus_of_lower_rank());
        assert_eq!(higher.game + lower.game, 0, "{outcome:?} of the higher rank");
        assert_eq!(higher.victory, 0);
    }
}

#[test]
fn each_player_looks_up_the_row_of_his_own_result_however_far_apart_the_ranks_are() {
    let cases = [
        ("major-victory", "major-defeat", (24 + 5 + 7 - 1, 4), (24 + 5 + 1, 0)),
        ("minor-victory", "minor-defeat", (24 + 5 + 4 - 2, 2), (24 + 5 + 1 + 2, 0)),
        ("draw", "draw", (24 + 5 + 2 - 3, 1), (24 + 5 + 2 + 3, 1)),
        ("minor-defeat", "minor-victory", (24 + 5 + 1 - 4, 0), (24 + 5 + 4 + 4, 2 + 1)),
        ("major-defeat", "major-victory", (24 + 5 - 5, 0), (24 + 5 + 7 + 5, 4 + 2)),
    ];
    for (of_higher, of_lower, higher, lower) in cases {
        for (high, low) in [("captain", "lieutenant"), ("emperor", "lieutenant"), ("marshal", "major")] {
            let ruling = rule(game(24, &[(high, of_higher), (low, of_lower)]));
            assert_eq!(points(&ruling), [higher, lower], "{high} with a {of_higher}");
            let turned = rule(game(24, &[(low, of_lower), (high, of_higher)]));
            assert_eq!(points(&turned), [lower, higher]);
            assert_eq!((came(&ruling)[2], readings(&ruling, 2)), (Came::Level, vec!["reading-own-row"]));
        }
    }
}

#[test]
fn all_three_steps_are_applied_whichever_decides() {
    let ruling = rule(game(24, &[("captain", "major-victory"), ("colonel", "major-defeat")]));
    assert_eq!(came(&ruling), [Came::Level, Came::Decided, Came::Level]);
    assert_eq!(ruling.steps[1].favours, [0]);
    let same_rank = rule(captains(24, "major-victory", "major-defeat"));
    assert_eq!(came(&same_rank), [Came::Level, Came::Decided, Came::Passed]);
    assert!(ruling.steps.iter().all(|step| step.margin.is_none()));
}

#[test]
fn a_game_may_take_points_away_and_a_note_says_so() {
    let ruling = rule(game(1, &[("captain", "major-defeat"), ("lieutenant", "major-victory")]));
    assert_eq!(points(&ruling), [(-4, 0), (13, 6)]);
    assert_eq!(named(&ruling, Level::Note), ["/sides/0"]);
    let none_left = rule(game(5, &[("captain", "major-defeat"), ("lieutenant", "major-victory")]));
    assert_eq!((points(&none_left)[0], none_left.problems.len()), ((0, 0), 0));
}

#[test]
fn results_of_two_players_that_do_not_mirror_each_other_are_invalid_and_both_pointed_at() {
    for first in Outcome::ALL {
        for second in Outcome::ALL {
            let ruling = rule(captains(5, first.code(), second.code()));
            if second == first.mirrored() {
                assert_ne!(ruling.status, Status::Invalid, "{first:?} and {second:?}");
                continue;
            }
            let at = ["/sides/0/values/result", "/sides/1/values/result"];
            assert_eq!((ruling.status, named(&ruling, Level::Error)), (Status::Invalid, at.to_vec()));
            assert!(ruling.points.iter().all(std::collections::BTreeMap::is_empty));
            assert!(came(&ruling).iter().all(|came| *came == Came::NotReached));
        }
    }
}

#[test]
fn unmirrored_results_go_before_what_is_missing() {
    let mut record = captains(5, "draw", "major-victory");
    record["values"] = json!({});
    assert_eq!(rule(record).status, Status::Invalid);
}

#[test]
fn what_is_missing_is_named_step_by_step_and_no_points_are_given_until_all_are_certain() {
    let empty = json!({ "format": "arbiter-match", "version": 1, "ruleset": { "id": "napoleonic-club" }, "sides": [{}, {}] });
    let with_turns = {
        let mut record = empty.clone();
        record["values"] = json!({ "turns": 12 });
        record
    };
    let mut without_ranks = captains(12, "minor-victory", "minor-defeat");
    for side in 0..2 {
        without_ranks["sides"][side]["values"].as_object_mut().unwrap().remove("rank");
    }
    for (record, missing, steps) in [
        (empty, vec!["/values/turns"], [Came::Waiting, Came::NotReached, Came::NotReached]),
        (with_turns, vec!["/sides/0/values/result", "/sides/1/values/result"], [Came::Level, Came::Waiting, Came::NotReached]),
        (without_ranks, vec!["/sides/0/values/rank", "/sides/1/values/rank"], [Came::Level, Came::Decided, Came::Waiting]),
    ] {
        let ruling = rule(record);
        assert_eq!((ruling.status, named(&ruling, Level::Error)), (Status::Incomplete, missing));
        assert_eq!((came(&ruling), ruling.deciding_step.as_deref(), ruling.result.as_deref()), (steps.to_vec(), None, None));
        assert!(ruling.winners.is_empty() && ruling.points.iter().all(std::collections::BTreeMap::is_empty));
    }
}

#[test]
fn a_multiplayer_game_doubles_the_points_for_its_length_and_needs_no_ranks() {
    let players = [("emperor", "major-victory"), ("captain", "minor-defeat"), ("major", "major-defeat")];
    let mut record = game(30, &players);
    for side in 0..3 {
        record["sides"][side]["values"].as_object_mut().unwrap().remove("rank");
    }
    for record in [record, game(30, &players)] {
        let ruling = rule(record);
        assert_eq!(points(&ruling), [(80 + 7, 1 + 4), (80 + 1, 1), (80, 1)]);
        assert_eq!((ruling.status, came(&ruling)), (Status::Decided, vec![Came::Level, Came::Decided, Came::Passed]));
        assert_eq!(readings(&ruling, 0), ["reading-no-upper-end", "reading-doubles-length"]);
        assert!(ruling.problems.is_empty());
    }
}

#[test]
fn a_club_may_double_all_game_points_of_a_multiplayer_game_but_never_victory_points() {
    let mut record = game(30, &[("major", "major-victory"), ("major", "minor-defeat"), ("major", "draw")]);
    record["settings"] = json!({ "multiplayer_doubles": "everything" });
    let ruling = rule(record);
    assert_eq!(points(&ruling), [(80 + 14, 5), (80 + 2, 1), (80 + 4, 2)]);
    assert_eq!(readings(&ruling, 1), ["reading-doubles-everything"]);
    let mut two = captains(30, "draw", "draw");
    two["settings"] = json!({ "multiplayer_doubles": "everything" });
    assert_eq!(points(&rule(two)), [(42, 2), (42, 2)], "two players are not several");
}

#[test]
fn all_victors_of_a_multiplayer_game_win_and_the_best_of_their_results_counts() {
    let all = |results: [&str; 4]| rule(game(3, &results.map(|result| ("major", result))));
    let several = all(["minor-victory", "major-defeat", "major-victory", "draw"]);
    assert_eq!((several.winners.as_slice(), several.result.as_deref()), (&[0, 2][..], Some("major-victory")));
    assert_eq!(several.steps[1].favours, [0, 2]);
    let minor = all(["minor-victory", "major-defeat", "minor-victory", "draw"]);
    assert_eq!((minor.winners.as_slice(), minor.result.as_deref()), (&[0, 2][..], Some("minor-victory")));
    let everybody = all(["major-victory"; 4]);
    assert_eq!((everybody.status, everybody.winners.len()), (Status::Decided, 4));
}

#[test]
fn without_a_victor_a_multiplayer_game_is_a_draw_and_a_warning_where_not_all_say_so() {
    let all = |results: [&str; 3]| rule(game(3, &results.map(|result| ("major", result))));
    let ruling = all(["draw", "minor-defeat", "draw"]);
    assert_eq!(
        (ruling.status, ruling.result.as_deref(), ruling.deciding_step.as_deref()),
        (Status::Draw, Some("draw"), Some("result"))
    );
    assert_eq!(named(&ruling, Level::Warning), ["/sides/1/values/result"]);
    assert_eq!(points(&ruling), [(8, 1), (7, 0), (8, 1)]);
    assert!(all(["draw", "draw", "draw"]).problems.is_empty());
    assert_eq!(named(&all(["major-defeat"; 3]), Level::Warning).len(), 1);
}

#[test]
fn a_rank_asks_for_both_numbers() {
    let reached = |game, victory| Rank::reached(crate::tables::Points::of(game, victory));
    assert_eq!(reached(0, 0), Rank::Lieutenant);
    assert_eq!(reached(-20, 40), Rank::Lieutenant);
    assert_eq!(reached(69, 10), Rank::Lieutenant);
    assert_eq!(reached(70, 9), Rank::Lieutenant);
    assert_eq!(reached(70, 10), Rank::Captain);
    assert_eq!(reached(999, 105), Rank::GeneralDeBrigade);
    assert_eq!(reached(1000, 105), Rank::GeneralDeDivision, "1.000 is one thousand");
    assert_eq!(reached(3000, 249), Rank::Marshal);
    assert_eq!(reached(3000, 250), Rank::Emperor);
    for rank in Rank::ALL {
        assert_eq!(Rank::reached(rank.asks()), rank);
    }
}

#[test]
fn what_is_entered_wrongly_is_invalid_and_pointed_at() {
    let with = |pointer: &str, value: Value| {
        let mut record = captains(5, "draw", "draw");
        *record.pointer_mut(pointer).unwrap() = value;
        record
    };
    let one = json!({ "format": "arbiter-match", "version": 1, "ruleset": { "id": "napoleonic-club" }, "sides": [{}] });
    let mut doubling = captains(5, "draw", "draw");
    doubling["settings"] = json!({ "multiplayer_doubles": "nothing" });
    let crowd = game(5, &[("major", "draw"); 65]);
    for (record, pointer) in [
        (with("/values/turns", json!(0)), "/values/turns"),
        (with("/values/turns", json!(24.0)), "/values/turns"),
        (with("/sides/0/values/rank", json!("general")), "/sides/0/values/rank"),
        (with("/sides/1/values/result", json!("Draw")), "/sides/1/values/result"),
        (with("/sides/1/values/result", Value::Null), "/sides/1/values/result"),
        (doubling, "/settings/multiplayer_doubles"),
        (one, "/sides"),
        (crowd, "/sides"),
    ] {
        let ruling = rule(record);
        assert_eq!((ruling.status, named(&ruling, Level::Error)), (Status::Invalid, vec![pointer]));
    }
}
