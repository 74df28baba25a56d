//! The page of a club's standings, with a table that is made up.

use std::path::PathBuf;
use std::sync::Arc;

use arbiter_core::desk::{Effect, Event, Intent, StandingsIntent};
use arbiter_core::locale::Language;
use arbiter_core::standings::member::{Game, Told};
use arbiter_core::standings::{NoStandings, Progress, Standings};
use egui::accesskit::Role;
use egui::{Key, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use ruleset_api::standings::Report;
use ruleset_api::{Ruling, Status};
use serde_json::{Value, json};

use super::{Driven, Stub, click, drive, drive_at, manifest, press, type_into};
use crate::DeskWindow;

/// A game that the member won.
pub(super) fn game(member: &str, file: PathBuf) -> Game {
    let mut ruling = Ruling::invalid(&manifest(), 2, Vec::new());
    (ruling.status, ruling.winners, ruling.result) = (Status::Decided, vec![1], Some("win".to_owned()));
    let sides = vec!["Somebody".to_owned(), member.to_owned()];
    Game { file, told: Ok(Told { date: "2026-11-29".to_owned(), sides, own: Some(1), ruling, decided: false }) }
}

/// A club of so many members; the first two have a game, which is the only record; one other record is left out.
fn club(members: usize) -> Arc<Standings> {
    let text = |words: &str| json!({ "id": words, "message": { "en": words, "fr": words, "ru": words } });
    let row = |number: usize| {
        let rank = if number.is_multiple_of(2) { "captain" } else { "private" };
        json!({ "member": format!("Member {number:05}"), "rank": rank, "points": number, "next": null })
    };
    let report: Value = json!({
        "table": {
            "id": "standings", "title": text("The Old Guard"),
            "columns": [
                { "id": "member", "type": "text", "title": text("Member") },
                { "id": "rank", "type": "text", "title": text("Rank"),
                  "labels": { "captain": text("Captain"), "private": text("Private") } },
                { "id": "points", "type": "integer", "title": text("Game points") },
                { "id": "next", "type": "integer", "title": text("Missing") } ],
            "rows": (0..members).map(row).collect::<Vec<_>>()
        },
        "problems": [{ "file": 1, "level": "warning", "at": "", "text": text("Left out: it is torn.") }]
    });
    let report: Report = serde_json::from_value(report).unwrap();
    let files = ["/club/won.match.json", "/club/torn.match.json"].map(PathBuf::from).to_vec();
    Arc::new(Standings::new(Arc::new(manifest()), files, report, [(0, vec!["Member 00000", "Member 00001"])]))
}

fn window(found: Option<Result<Arc<Standings>, NoStandings>>, language: Language) -> super::Window {
    let mut window = DeskWindow::new(Stub { standings: found, ..Stub::new() }, language);
    window.ask(Intent::Standings(StandingsIntent::Pick));
    window
}

fn shown<'a>(members: usize) -> Driven<'a> {
    drive(window(Some(Ok(club(members))), Language::English))
}

/// What is said of the rows that are painted, from top to bottom.
fn rows(driven: &Driven<'_>) -> Vec<String> {
    let nodes = driven.get_all_by_role(Role::Row);
    nodes.filter_map(|node| node.accesskit_node().label()).collect()
}

#[test]
fn numbers_ranks_in_words_and_what_is_empty_stand_in_the_rows() {
    let driven = shown(3);
    driven.get_by_label("The Old Guard");
    assert_eq!(rows(&driven)[2], "Member 00002; Rank: Captain; Game points: 2");
}

#[test]
fn only_the_rows_that_are_seen_are_painted() {
    let mut driven = shown(5_000);
    assert!((10..40).contains(&rows(&driven).len()), "{}", rows(&driven).len());
    driven.get_by_label_contains("Table of standings").focus();
    driven.run();
    press(&mut driven, Key::End);
    driven.run();
    assert!(rows(&driven).last().unwrap().starts_with("Member 04999"), "{:?}", rows(&driven).last());
    press(&mut driven, Key::Home);
    driven.run();
    assert!(rows(&driven)[0].starts_with("Member 00000"));
}

#[test]
fn a_heading_sorts_by_a_click_and_by_keys() {
    let mut driven = shown(30);
    let first = |driven: &Driven<'_>| rows(driven)[0].chars().take(12).collect::<String>();
    click(&mut driven, "Game points");
    assert_eq!(first(&driven), "Member 00029");
    click(&mut driven, "Game points");
    assert_eq!(first(&driven), "Member 00000");
    driven.get_by_label("Game points").focus();
    driven.run();
    press(&mut driven, Key::Enter);
    assert_eq!(first(&driven), "Member 00000", "as the table came");
    press(&mut driven, Key::Enter);
    assert_eq!(first(&driven), "Member 00029");
    let told = driven.get_by_label("Game points").accesskit_node().data().description().map(str::to_owned);
    assert!(told.unwrap().contains("the largest first"));
}

#[test]
fn a_members_games_are_listed_and_open() {
    let mut driven = shown(30);
    click(&mut driven, "Member 00001; Rank: Private; Game points: 1");
    driven.get_by_label("One game");
    driven.get_by_label_contains("2026-11-29  against Somebody; won · a win").click();
    driven.run();
    // The file is not there; that it was asked for shows in the notice.
    driven.get_by_label_contains("/club/won.match.json");
    click(&mut driven, "Close the list of games");
    assert!(driven.query_by_label("One game").is_none());
}

#[test]
fn the_arrows_walk_over_the_rows_and_enter_lists_the_games() {
    let mut driven = shown(30);
    driven.get_by_label_contains("Table of standings").focus();
    driven.run();
    press(&mut driven, Key::ArrowDown);
    press(&mut driven, Key::Enter);
    assert_eq!(driven.state().desk().standings.as_ref().unwrap().member.as_ref().unwrap().name, "Member 00001");
    press(&mut driven, Key::Enter);
    assert!(driven.state().desk().standings.as_ref().unwrap().member.is_none(), "once more takes the list away");
}

#[test]
fn what_is_worth_a_look_is_counted_listed_and_opens() {
    let mut driven = shown(3);
    driven.get_by_label("One thing to look at");
    click(&mut driven, "Show the list");
    driven.get_by_label("torn.match.json: Left out: it is torn.").click();
    driven.run();
    driven.get_by_label_contains("/club/torn.match.json");
}

#[test]
fn slow_reading_shows_how_far_it_has_come_and_can_be_stopped() {
    let mut driven = drive(window(None, Language::English));
    let asked = driven.state().desk().standings.as_ref().unwrap().asked;
    let progress = Progress { done: 40_000, total: 100_000 };
    driven.state_mut().ask(Intent::Event(Event::StandingsProgress { asked, progress }));
    driven.run_steps(30);
    driven.get_by_label_contains("of 100000 records read");
    click(&mut driven, "Cancel");
    driven.get_by_label("Reading was stopped");
    assert!(matches!(driven.state_mut().executor().asked.last(), Some(Effect::StopStandings)));
}

#[test]
fn a_day_that_is_none_is_marked_and_nothing_is_read_by_it() {
    let mut driven = shown(3);
    let reads = |driven: &mut Driven<'_>| driven.state_mut().executor().asked.len();
    let before = reads(&mut driven);
    type_into(&mut driven, "From", "29.11.2026");
    press(&mut driven, Key::Enter);
    let told = driven.get_by_label("From").accesskit_node().data().description().map(str::to_owned);
    assert!(told.unwrap().contains("2026-11-29"));
    assert_eq!(reads(&mut driven), before);
    type_into(&mut driven, "From", "2026-11-29");
    press(&mut driven, Key::Enter);
    assert_eq!(reads(&mut driven), before + 1);
}

#[test]
fn without_a_table_it_is_said_why_and_what_to_do() {
    let driven = drive(window(Some(Err(NoStandings::NotAFolder)), Language::English));
    driven.get_by_label_contains("/club is no folder");
    driven.get_by_label("Another folder…");
}

#[test]
fn the_page_keeps_within_the_window_in_every_language() {
    for language in Language::ALL {
        for size in [vec2(1366.0, 690.0), vec2(683.0, 345.0)] {
            let mut window = window(Some(Ok(club(50))), language);
            window.ask(Intent::Standings(StandingsIntent::Games(Some("Member 00000".to_owned()))));
            let driven = drive_at(window, size);
            for id in ["ui-from", "ui-to", "ui-read-again", "ui-close-games"] {
                let rect = driven.get_by_label(&driven.state().locale().t(id)).rect();
                assert!(rect.right() <= size.x && rect.left() >= 0.0, "{language:?} {size:?} {id} {rect:?}");
            }
        }
    }
}

/// A club whose table has a column more with a heading, and so many more with another.
fn wide_club(headings: &[&str]) -> Arc<Standings> {
    let club = club(30);
    let mut report = club.report.clone();
    for (number, heading) in headings.iter().enumerate() {
        let mut column = report.table.columns[2].clone();
        column.id = format!("more-{number}");
        column.title.message = ["en", "fr", "ru"].map(|language| (language.to_owned(), (*heading).to_owned())).into();
        report.table.columns.push(column);
    }
    let files = ["/club/won.match.json", "/club/torn.match.json"].map(PathBuf::from).to_vec();
    Arc::new(Standings::new(Arc::new(manifest()), files, report, [(0, vec!["Member 00000"])]))
}

#[test]
fn the_headings_are_as_high_as_the_tallest_of_them() {
    let heading = "Points of all games that were ever won by more than one";
    let driven = drive(window(Some(Ok(wide_club(&[heading]))), Language::Russian));
    let (tall, other) = (driven.get_by_label(heading).rect(), driven.get_by_label("Game points").rect());
    assert!(tall.height() > 5.0 * 13.0, "{tall:?}");
    assert!((tall.height() - other.height()).abs() < 0.1);
    let first = driven.get_all_by_role(Role::Row).next().unwrap().rect();
    assert!(first.top() >= tall.bottom() - 0.1, "{first:?}");
}

#[test]
fn with_a_members_games_the_last_column_is_there_or_comes_by_tab() {
    for count in [6, 20] {
        let headings: Vec<String> = (0..count).map(|number| format!("Heading {number}")).collect();
        let headings: Vec<&str> = headings.iter().map(String::as_str).collect();
        let mut window = window(Some(Ok(wide_club(&headings))), Language::English);
        window.ask(Intent::Standings(StandingsIntent::Games(Some("Member 00000".to_owned()))));
        let mut driven = drive(window);
        let edge = driven.get_by_label("Close the list of games").rect().left() - 340.0;
        if count > 6 {
            assert!(driven.get_by_label(headings.last().unwrap()).rect().right() > edge, "too wide for the window");
            driven.get_by_label(headings[count - 2]).focus();
            driven.run();
            press(&mut driven, Key::Tab);
        }
        let last = driven.get_by_label(headings.last().unwrap()).rect();
        assert!(last.right() <= edge, "{count}: {last:?} {edge}");
    }
}

#[test]
fn an_idle_page_asks_for_no_repaint() {
    let mut driven = shown(100);
    driven.run();
    driven.step();
    let delay = driven.output().viewport_output.get(&egui::ViewportId::ROOT).map(|output| output.repaint_delay);
    assert_eq!(delay, Some(std::time::Duration::MAX));
}
