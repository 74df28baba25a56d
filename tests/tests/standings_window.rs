//! A club's standings in the real window, by its accessibility tree, with the real ruleset in its child process: read a
//! folder, sort it, open a member's game, and what is wrong with files and with the club's own.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::path::Path;

use arbiter::DeskWindow;
use arbiter_core::desk::{Intent, StandingsIntent};
use arbiter_core::locale::Language;
use arbiter_core::referee::Folder;
use arbiter_core::referee::report::Origin;
use arbiter_tests::{plugins, program, root};
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use serde_json::{Value, json};
use tempfile::TempDir;

type Driven = Harness<'static, DeskWindow>;

/// A folder with a club of three and two games; the second is Roe's, who wins it.
fn club() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let member = |name: &str, points: i64| json!({ "name": name, "game_points": points, "victory_points": 0 });
    put(
        folder.path(),
        "club.json",
        &json!({ "format": "arbiter-club", "version": 1, "ruleset": { "id": "napoleonic-club", "version": "1.0.0" },
            "name": "Old Guard", "members": [member("A. Poe", 10), member("B. Roe", 0), member("C. Doe", 90)], "conversions": [] }),
    );
    put(folder.path(), "first.match.json", &game("2026-03-01", 12, ["A. Poe", "B. Roe"]));
    put(folder.path(), "below/second.match.json", &game("2026-04-01", 30, ["B. Roe", "A. Poe"]));
    folder
}

/// A game of lieutenants that the first wins by a major victory.
fn game(date: &str, turns: i64, [winner, loser]: [&str; 2]) -> Value {
    let side = |name: &str, result: &str| json!({ "name": name, "values": { "rank": "lieutenant", "result": result } });
    json!({ "format": "arbiter-match", "version": 1, "ruleset": { "id": "napoleonic-club", "version": "1.0.0" },
        "event": { "date": date }, "values": { "turns": turns },
        "sides": [side(winner, "major-victory"), side(loser, "major-defeat")] })
}

fn put(folder: &Path, name: &str, content: &Value) {
    let path = folder.join(name);
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(path, content.to_string()).unwrap();
}

fn window(language: Language, folder: &Path) -> Driven {
    let folders = vec![Folder { path: plugins(), origin: Origin::Bundled }];
    let mut window = DeskWindow::direct(program(), folders, language);
    window.executor().pick_next(folder.to_owned());
    window.ask(Intent::Standings(StandingsIntent::Pick));
    let builder = Harness::builder().with_size(egui::vec2(1366.0, 690.0)).with_max_steps(12).with_theme(egui::Theme::Light);
    let mut driven = builder.with_context_setup(arbiter::dress).build_ui_state(
        |ui, window: &mut DeskWindow| {
            window.logic(ui.ctx());
            window.ui(ui);
        },
        window,
    );
    driven.run();
    driven
}

fn click(driven: &mut Driven, label: &str) {
    driven.get_by_label(label).click();
    driven.run();
}

/// The members from top to bottom.
fn members(driven: &Driven) -> Vec<String> {
    let rows = driven.get_all_by_role(Role::Row).filter_map(|node| node.accesskit_node().label());
    rows.map(|label| label.split(';').next().unwrap().to_owned()).collect()
}

#[test]
fn a_folder_is_read_sorted_and_a_members_game_opened() {
    let folder = club();
    let mut driven = window(Language::English, folder.path());
    driven.get_by_label("Standings: Old Guard");
    assert_eq!(members(&driven), ["C. Doe", "A. Poe", "B. Roe"], "by game points");
    click(&mut driven, "Won");
    assert_eq!(members(&driven), ["A. Poe", "B. Roe", "C. Doe"]);
    click(&mut driven, "Member");
    click(&mut driven, "Member");
    assert_eq!(members(&driven), ["C. Doe", "B. Roe", "A. Poe"]);

    driven.get_by_label_contains("B. Roe; Rank: ").click();
    driven.run();
    driven.get_by_label_contains("2 games —");
    driven.get_by_label_contains("2026-03-01  against A. Poe; lost;");
    driven.get_by_label_contains("2026-04-01  against A. Poe; won · Major victory;").click();
    driven.run();
    let document = driven.state().desk().document().expect("the game is open");
    assert!(document.path.as_ref().unwrap().ends_with("below/second.match.json"));
    driven.get_by_label("B. Roe wins");
    click(&mut driven, &format!("Standings: {}", folder.path().file_name().unwrap().to_string_lossy()));
    driven.get_by_label_contains("2 games —");
}

#[test]
fn days_let_only_some_games_count() {
    let folder = club();
    let mut driven = window(Language::English, folder.path());
    driven.get_by_label("to").focus();
    driven.run();
    driven.get_by_label("to").type_text("2026-03-31");
    driven.run();
    driven.key_press(egui::Key::Enter);
    driven.run();
    driven.get_by_label_contains("B. Roe; Rank: ").click();
    driven.run();
    driven.get_by_label_contains("One game —");
}

#[test]
fn a_broken_file_stops_nothing_and_is_listed_and_a_game_added_since_is_read_again() {
    let folder = club();
    std::fs::write(folder.path().join("torn.match.json"), "{").unwrap();
    let mut driven = window(Language::English, folder.path());
    assert_eq!(members(&driven).len(), 3);
    driven.get_by_label_contains("3 match records · one left out");
    click(&mut driven, "Show the list");
    driven.get_by_label_contains("torn.match.json: ");
    std::fs::remove_file(folder.path().join("torn.match.json")).unwrap();
    put(folder.path(), "third.match.json", &game("2026-05-01", 12, ["D. New", "B. Roe"]));
    driven.key_press(egui::Key::F5);
    driven.run();
    assert_eq!(members(&driven).len(), 4, "a player who is not listed");
    assert!(driven.query_by_label("Show the list").is_none() && driven.query_by_label("Hide the list").is_none());
}

#[test]
fn a_broken_clubs_file_and_an_empty_folder_are_told_in_each_language() {
    for language in Language::ALL {
        let folder = club();
        let text = std::fs::read_to_string(folder.path().join("club.json")).unwrap().replace("C. Doe", "A. POE");
        std::fs::write(folder.path().join("club.json"), text).unwrap();
        let driven = window(language, folder.path());
        driven.get_by_label_contains("/members/2");
        let empty = tempfile::tempdir().unwrap();
        let driven = window(language, empty.path());
        driven.get_by_label(&driven.state().locale().t("ui-no-standings"));
    }
}

#[test]
fn the_season_among_the_samples_is_shown_in_each_language() {
    for language in Language::ALL {
        let driven = window(language, &root().join("assets/samples/napoleonic-club-season"));
        assert!(members(&driven).len() > 10, "{language:?}");
    }
}
