//! What must hold of a club's standings. Records go through the same documents as in the program, in portions.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use ruleset_api::standings::{Date, Report, Span};
use ruleset_api::testkit::Kit;
use ruleset_api::testkit::random::Random;
use serde_json::{Value, json};

use super::*;

/// A game of two players on a day: turns, names, ranks, results.
fn game(date: &str, turns: i64, first: [&str; 3], second: [&str; 3]) -> Value {
    let side = |[name, rank, result]: [&str; 3]| json!({ "name": name, "values": { "rank": rank, "result": result } });
    json!({
        "format": "arbiter-match", "version": 1, "ruleset": { "id": "napoleonic-club", "version": "1.0.0" },
        "event": { "date": date }, "values": { "turns": turns }, "sides": [side(first), side(second)],
    })
}

/// A lieutenants' game of 24 turns that `winner` wins by a major victory: 36/4 and 29/0.
fn won(date: &str, winner: &str, loser: &str) -> Value {
    game(date, 24, [winner, "lieutenant", "major-victory"], [loser, "lieutenant", "major-defeat"])
}

fn club(members: &Value, conversions: &Value) -> Value {
    json!({ "format": "arbiter-club", "version": 1, "ruleset": { "id": "napoleonic-club", "version": "1.0.0" },
            "name": "Old Guard", "members": members, "conversions": conversions })
}

fn day(text: &str) -> Option<Date> {
    Some(Date::parse(text).unwrap())
}

fn report(records: &[(&str, Value)], club: Option<&Value>) -> Report<String> {
    Kit::of::<NapoleonicClub>().unwrap().standings(records, 2, club, Span::default()).unwrap()
}

fn within(records: &[(&str, Value)], club: Option<&Value>, span: Span) -> Report<String> {
    Kit::of::<NapoleonicClub>().unwrap().standings(records, 2, club, span).unwrap()
}

/// Some columns of every row, as JSON.
fn rows(report: &Report<String>, columns: &[&str]) -> Value {
    report.table.rows.iter().map(|row| columns.iter().map(|&column| row[column].clone()).collect::<Value>()).collect()
}

/// Where each problem is: file, pointer, text.
fn problems(report: &Report<String>) -> Vec<(&str, &str, &str)> {
    report
        .problems
        .iter()
        .map(|p| (p.file.as_deref().unwrap_or("club"), p.problem.at.as_str(), p.problem.text.id.as_str()))
        .collect()
}

const POINTS: [&str; 3] = ["member", "game_points", "victory_points"];

#[test]
fn the_table_has_the_clubs_columns() {
    let report = report(&[("a", won("2026-01-01", "Ann", "Bob"))], None);
    let columns: Vec<&str> = report.table.columns.iter().map(|column| column.id.as_str()).collect();
    let known = [
        "member",
        "rank",
        "game_points",
        "victory_points",
        "games",
        "won",
        "drawn",
        "lost",
        "next_rank",
        "missing_game_points",
        "missing_victory_points",
    ];
    assert_eq!((report.table.id.as_str(), columns), ("standings", known.to_vec()));
    let ann = json!(["Ann", "lieutenant", 36, 4, 1, 1, 0, 0, "captain", 34, 6]);
    let bob = json!(["Bob", "lieutenant", 29, 0, 1, 0, 0, 1, "captain", 41, 10]);
    assert_eq!(rows(&report, &known), json!([ann, bob]));
    assert!(report.problems.is_empty());
}

#[test]
fn an_empty_folder_gives_the_members_as_they_began_and_without_a_club_an_empty_table() {
    assert_eq!(rows(&report(&[], None), &POINTS), json!([]));
    let club = club(&json!([{ "name": "Ann", "game_points": 80, "victory_points": 12 }, { "name": "Bob" }]), &json!([]));
    let report = report(&[], Some(&club));
    assert_eq!(rows(&report, &["member", "rank", "games"]), json!([["Ann", "captain", 0], ["Bob", "lieutenant", 0]]));
}

#[test]
fn a_player_whom_the_club_does_not_list_starts_with_nothing() {
    let club = club(&json!([{ "name": "Ann", "game_points": 100, "victory_points": 3 }]), &json!([]));
    let report = report(&[("a", won("2026-01-01", "Ann", "Bob"))], Some(&club));
    assert_eq!(rows(&report, &POINTS), json!([["Ann", 136, 7], ["Bob", 29, 0]]));
}

#[test]
fn names_are_compared_trimmed_composed_and_without_case_and_shown_as_the_club_spells_them() {
    let club = club(&json!([{ "name": "René Straße", "game_points": 0, "victory_points": 0 }]), &json!([]));
    let records = [
        ("a", won("2026-01-01", "  rene\u{301} STRASSE ", "Bob")),
        ("b", won("2026-01-02", "RENÉ strasse", "bob ")),
        ("c", won("2026-01-03", "BOB", "René Straße")),
    ];
    let report = report(&records, Some(&club));
    assert_eq!(rows(&report, &["member", "games"]), json!([["René Straße", 3], ["Bob", 3]]));
}

#[test]
fn a_player_who_is_not_listed_is_spelled_as_in_the_first_game_of_the_history() {
    let mut records = vec![("a", won("2026-01-02", "ANN", "Bob")), ("b", won("2026-01-01", " Ann ", "BOB"))];
    let spelled = json!([["Ann", 2], ["BOB", 2]]);
    assert_eq!(rows(&report(&records, None), &["member", "games"]), spelled);
    records.reverse();
    assert_eq!(rows(&report(&records, None), &["member", "games"]), spelled);
}

#[test]
fn the_table_is_ordered_by_game_points_then_by_name_and_victory_points_do_not_matter() {
    let members = json!([
        { "name": "dora", "game_points": 50, "victory_points": 0 },
        { "name": "Carl", "game_points": 50, "victory_points": 9 },
        { "name": "Bob", "game_points": 50, "victory_points": 90 },
        { "name": "Ann", "game_points": 49, "victory_points": 99 },
        { "name": "Eve", "game_points": -5, "victory_points": 0 },
    ]);
    let report = report(&[], Some(&club(&members, &json!([]))));
    assert_eq!(rows(&report, &["member"]), json!([["Bob"], ["Carl"], ["dora"], ["Ann"], ["Eve"]]));
}

#[test]
fn a_rank_once_held_is_kept_and_the_next_one_is_counted_from_there() {
    let members = json!([{ "name": "Ann", "game_points": 160, "victory_points": 18 }, { "name": "Bob" }]);
    let conversions = json!([
        { "member": "ann", "date": "2026-01-05", "victory_points": 2 },
        { "member": "Ann", "date": "2026-01-06", "victory_points": 25 },
    ]);
    let report = report(&[], Some(&club(&members, &conversions)));
    let ann = json!(["Ann", "major", 25, 45, "lt-colonel", 275, 0]);
    let columns =
        ["member", "rank", "game_points", "victory_points", "next_rank", "missing_game_points", "missing_victory_points"];
    assert_eq!(rows(&report, &columns)[0], ann, "150/20 after the first conversion made a major, 25/45 keeps him");
    assert!(report.problems.is_empty());
}

#[test]
fn the_start_counts_as_a_rank_held() {
    let members = json!([{ "name": "Ann", "game_points": 70, "victory_points": 10 }]);
    let conversions = json!([{ "member": "Ann", "date": "2026-01-05", "victory_points": 14 }]);
    let report = report(&[], Some(&club(&members, &conversions)));
    assert_eq!(rows(&report, &["rank", "game_points", "victory_points"]), json!([["captain", 0, 24]]));
}

#[test]
fn an_emperor_misses_nothing() {
    let members = json!([{ "name": "N", "game_points": 3000, "victory_points": 250 }]);
    let report = report(&[], Some(&club(&members, &json!([]))));
    let columns = ["rank", "next_rank", "missing_game_points", "missing_victory_points"];
    assert_eq!(rows(&report, &columns), json!([["emperor", null, null, null]]));
}

#[test]
fn five_game_points_are_one_victory_point_and_a_conversion_that_would_go_below_zero_is_left_out() {
    let members = json!([{ "name": "Ann", "game_points": 14, "victory_points": 0 }]);
    let conversion = |date: &str, points: i64| json!({ "member": " ANN ", "date": date, "victory_points": points });
    let conversions = json!([conversion("2026-01-03", 1), conversion("2026-01-01", 3), conversion("2026-01-02", 2)]);
    let report = report(&[], Some(&club(&members, &conversions)));
    assert_eq!(rows(&report, &POINTS), json!([["Ann", 4, 2]]));
    let below = |index: usize| ["/conversions/1", "/conversions/0"][index];
    assert_eq!(problems(&report), [("club", below(0), "conversion-below-zero"), ("club", below(1), "conversion-below-zero")]);
}

#[test]
fn all_that_a_member_has_can_be_converted() {
    let members = json!([{ "name": "Ann", "game_points": 15, "victory_points": 0 }]);
    let conversions = json!([{ "member": "Ann", "date": "2026-01-01", "victory_points": 3 }]);
    let report = report(&[], Some(&club(&members, &conversions)));
    assert_eq!((rows(&report, &POINTS), problems(&report).len()), (json!([["Ann", 0, 3]]), 0));
}

#[test]
fn games_of_a_day_come_before_the_conversions_of_that_day() {
    let conversions = |date: &str| json!([{ "member": "Ann", "date": date, "victory_points": 7 }]);
    let members = json!([{ "name": "Ann" }]);
    let records = [("a", won("2026-01-05", "Ann", "Bob"))];
    let same_day = report(&records, Some(&club(&members, &conversions("2026-01-05"))));
    assert_eq!((rows(&same_day, &POINTS)[1].clone(), problems(&same_day).len()), (json!(["Ann", 1, 11]), 0));
    let before = report(&records, Some(&club(&members, &conversions("2026-01-04"))));
    assert_eq!(rows(&before, &POINTS)[0], json!(["Ann", 36, 4]));
    assert_eq!(problems(&before), [("club", "/conversions/0", "conversion-below-zero")]);
}

#[test]
fn a_conversion_by_somebody_who_is_nobody_is_left_out_and_one_by_a_player_who_is_not_listed_counts() {
    let conversions = json!([
        { "member": "Nemo", "date": "2026-01-05", "victory_points": 1 },
        { "member": "bob", "date": "2026-01-05", "victory_points": 5 },
    ]);
    let report = report(&[("a", won("2026-01-05", "Ann", "Bob"))], Some(&club(&json!([]), &conversions)));
    assert_eq!(rows(&report, &POINTS), json!([["Ann", 36, 4], ["Bob", 4, 5]]));
    assert_eq!(problems(&report), [("club", "/conversions/0", "conversion-by-nobody")]);
}

#[test]
fn a_recorded_rank_that_was_not_held_when_the_game_began_is_a_warning_and_the_points_stand() {
    let members = json!([{ "name": "Ann", "game_points": 60, "victory_points": 8 }, { "name": "Bob" }]);
    let captain = |date: &str| game(date, 24, ["Ann", "captain", "major-victory"], ["Bob", "lieutenant", "major-defeat"]);
    let records = [("1.match.json", captain("2026-01-05")), ("2.match.json", captain("2026-01-05"))];
    let report = report(&records, Some(&club(&members, &json!([]))));
    assert_eq!(
        problems(&report),
        [("1.match.json", "/sides/0/values/rank", "rank-not-held")],
        "after the first game she is a captain"
    );
    assert_eq!(rows(&report, &POINTS), json!([["Ann", 60 + 35 + 35, 16], ["Bob", 60, 0]]));
}

#[test]
fn history_runs_by_date_then_by_file_name_and_never_by_the_order_in_which_files_come() {
    let mut random = Random::seeded(7);
    let names = ["Ann", "Bob", "Carl", "Dora"];
    let mut records: Vec<(String, Value)> = (0..40)
        .map(|number| {
            let (first, second) = (random.below(4), random.below(4));
            let date = format!("2026-01-{:02}", random.between(1, 9));
            (format!("{:02}.match.json", (number * 7) % 40), won(&date, names[first], names[second]))
        })
        .collect();
    let conversions: Vec<Value> =
        (1..9).map(|day| json!({ "member": "Ann", "date": format!("2026-01-0{day}"), "victory_points": 6 })).collect();
    let club = club(&json!([{ "name": "Ann", "game_points": 10, "victory_points": 6 }]), &json!(conversions));
    let told = |records: &[(String, Value)], portion: usize| {
        let records: Vec<(&str, Value)> = records.iter().map(|(file, record)| (file.as_str(), record.clone())).collect();
        let kit = Kit::of::<NapoleonicClub>().unwrap();
        serde_json::to_string(&kit.standings(&records, portion, Some(&club), Span::default()).unwrap()).unwrap()
    };
    let once = told(&records, 40);
    for portion in 1..5 {
        records.rotate_left(7 * portion);
        records.swap(0, 20 + portion);
        assert_eq!(told(&records, portion), once);
    }
}

#[test]
fn only_entries_within_the_span_count_on_the_clubs_start() {
    let members = json!([{ "name": "Ann", "game_points": 10, "victory_points": 1 }]);
    let conversions = json!([
        { "member": "Ann", "date": "2026-01-01", "victory_points": 1 },
        { "member": "Ann", "date": "2026-02-01", "victory_points": 1 },
        { "member": "Ann", "date": "2026-03-01", "victory_points": 1000 },
    ]);
    let records = [
        ("a", won("2026-01-31", "Ann", "Bob")),
        ("b", won("2026-02-01", "Ann", "Carl")),
        ("c", won("2026-02-28", "Ann", "Dora")),
        ("d", won("2026-03-01", "Ann", "Eve")),
    ];
    let club = club(&members, &conversions);
    let february = within(&records, Some(&club), Span { from: day("2026-02-01"), to: day("2026-02-28") });
    assert_eq!(rows(&february, &POINTS), json!([["Ann", 10 + 72 - 5, 1 + 8 + 1], ["Carl", 29, 0], ["Dora", 29, 0]]));
    assert!(problems(&february).is_empty(), "what lies outside is no entry, so nothing is said of it");
    let until = within(&records, Some(&club), Span { from: None, to: day("2026-01-31") });
    assert_eq!(rows(&until, &POINTS), json!([["Ann", 10 + 36 - 5, 6], ["Bob", 29, 0]]));
    let since = within(&records, Some(&club), Span { from: day("2026-03-01"), to: None });
    assert_eq!(rows(&since, &POINTS), json!([["Ann", 46, 5], ["Eve", 29, 0]]));
    assert_eq!(problems(&since), [("club", "/conversions/2", "conversion-below-zero")]);
}

#[test]
fn what_has_no_date_or_no_end_or_is_wrong_or_foreign_is_left_out_and_listed_with_its_file() {
    let without = |pointer: &str, key: &str| {
        let mut record = won("2026-01-01", "Ann", "Bob");
        record.pointer_mut(pointer).unwrap().as_object_mut().unwrap().remove(key);
        record
    };
    let with = |pointer: &str, value: Value| {
        let mut record = won("2026-01-01", "Ann", "Bob");
        *record.pointer_mut(pointer).unwrap() = value;
        record
    };
    let records = [
        ("1", without("/event", "date")),
        ("2", with("/event/date", json!("1.1.2026"))),
        ("3", with("/event/date", json!("2026-02-30"))),
        ("4", without("/values", "turns")),
        ("5", with("/sides/0/values/result", json!("draw"))),
        ("6", with("/values/turns", json!("many"))),
        ("7", with("/ruleset/id", json!("wow-minis"))),
        ("8", won("2026-01-01", "Ann", "Bob")),
    ];
    let report = report(&records, None);
    assert_eq!(
        problems(&report),
        [
            ("1", "/event/date", "arbiter-left-out-no-date"),
            ("2", "/event/date", "arbiter-left-out-no-date"),
            ("3", "/event/date", "arbiter-left-out-no-date"),
            ("4", "", "arbiter-left-out-incomplete"),
            ("5", "", "arbiter-left-out-invalid"),
            ("6", "/values/turns", "arbiter-left-out-invalid"),
            ("7", "/ruleset/id", "arbiter-left-out-other-ruleset"),
        ]
    );
    assert!(report.problems.iter().all(|problem| problem.problem.level == ruleset_api::Level::Warning));
    assert_eq!(rows(&report, &["member", "games"]), json!([["Ann", 1], ["Bob", 1]]));
}

#[test]
fn multiplayer_games_count_too_and_each_player_by_his_own_result() {
    let mut record = won("2026-01-01", "Ann", "Bob");
    let side = |name: &str, result: &str| json!({ "name": name, "values": { "result": result } });
    record["sides"] = json!([side("Ann", "minor-victory"), side("Bob", "draw"), side("Carl", "major-defeat")]);
    let report = report(&[("a", record)], None);
    let columns = ["member", "game_points", "victory_points", "won", "drawn", "lost"];
    assert_eq!(rows(&report, &columns), json!([["Ann", 62, 2, 1, 0, 0], ["Bob", 60, 1, 0, 1, 0], ["Carl", 58, 0, 0, 0, 1]]));
    assert!(report.problems.is_empty());
}

#[test]
fn a_side_without_a_name_is_nobodys_and_one_name_on_two_sides_leaves_the_game_out() {
    let report = report(&[("a", won("2026-01-01", "Ann", "  ")), ("b", won("2026-01-02", "Ann", "ANN"))], None);
    assert_eq!(rows(&report, &POINTS), json!([["Ann", 36, 4]]));
    assert_eq!(problems(&report), [("a", "/sides/1/name", "player-without-name"), ("b", "/sides/1/name", "player-twice")]);
}

#[test]
fn a_broken_club_file_is_refused_and_every_fault_is_pointed_at() {
    let listed = |member: Value| club(&json!([{ "name": "Ann" }, member]), &json!([]));
    let converted = |conversion: Value| club(&json!([{ "name": "Ann" }]), &json!([conversion]));
    for (club, at) in [
        (listed(json!({ "name": " ann" })), "/members/1/name"),
        (listed(json!({ "name": "  " })), "/members/1/name"),
        (listed(json!({ "game_points": 5 })), "/members/1/name"),
        (listed(json!({ "name": 5 })), "/members/1/name"),
        (listed(json!("Bob")), "/members/1"),
        (listed(json!({ "name": "Bob", "game_points": 1.5 })), "/members/1/game_points"),
        (listed(json!({ "name": "Bob", "game_points": null })), "/members/1/game_points"),
        (listed(json!({ "name": "Bob", "victory_points": -1 })), "/members/1/victory_points"),
        (club(&json!({}), &json!([])), "/members"),
        (club(&json!([]), &json!("none")), "/conversions"),
        (converted(json!({ "date": "2026-01-01", "victory_points": 1 })), "/conversions/0/member"),
        (converted(json!({ "member": "Ann", "date": "soon", "victory_points": 1 })), "/conversions/0/date"),
        (converted(json!({ "member": "Ann", "date": "2026-01-01" })), "/conversions/0/victory_points"),
        (converted(json!({ "member": "Ann", "date": "2026-01-01", "victory_points": 0 })), "/conversions/0/victory_points"),
        (converted(json!({ "member": "Ann", "date": "2026-01-01", "victory_points": -2 })), "/conversions/0/victory_points"),
        (converted(json!({ "member": "Ann", "date": "2026-01-01", "victory_points": 0.5 })), "/conversions/0/victory_points"),
    ] {
        let report = report(&[("a", won("2026-01-01", "Ann", "Bob"))], Some(&club));
        assert!(report.is_refused() && report.table.rows.is_empty());
        let faults: Vec<_> = report.problems.iter().map(|problem| (problem.file.clone(), problem.problem.at.as_str())).collect();
        assert_eq!(faults, [(None, at)]);
    }
}

#[test]
fn the_state_of_100_000_games_fits_a_frame_of_8_mib() {
    let seat = |player| Seat(player, Outcome::MinorDefeat, 36, 4, Some(Rank::GeneralDeCorps));
    let date = Date::parse("2026-11-29").unwrap();
    let mut games = Games::default();
    for file in 0..100_000 {
        let (first, second) =
            (games.number(&format!("Member {}", file % 500)), games.number(&format!("Member {}", (file + 1) % 500)));
        games.games.push(Game(file, date, vec![seat(first), seat(second)]));
    }
    assert!(serde_json::to_vec(&games).unwrap().len() < 6 << 20);
}

#[test]
fn more_warnings_than_a_reply_can_hold_are_counted() {
    let conversions: Vec<Value> =
        (0..5_003).map(|_| json!({ "member": "Nemo", "date": "2026-01-01", "victory_points": 1 })).collect();
    let report = report(&[], Some(&club(&json!([]), &json!(conversions))));
    assert_eq!(report.problems.len(), 5_000);
    assert_eq!(report.problems[4_999].problem.text.args["n"], ruleset_api::Arg::Integer(4));
}
