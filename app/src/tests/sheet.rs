//! The sheet is made from the manifest: every type of entry has its control, with a name, and its problem beside it.

use arbiter_core::desk::Intent;
use arbiter_core::locale::Language;
use egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use serde_json::json;

use super::{Stub, click, drive, new_match, press, record, type_into};
use crate::DeskWindow;

#[test]
fn every_field_of_the_manifest_has_a_named_control() {
    let mut driven = new_match();
    for label in [
        "Event",
        "Round",
        "Table",
        "Date",
        "Judge",
        "Name, 1",
        "Players, Party 2",
        "Victory points, Party 1",
        "Victory points, Party 2",
        "Tick",
        "Agreed: yes",
        "First party",
        "Scenario",
        "Fair: yes",
        "Pets count",
        "Length",
        "Add a row: Bouts",
    ] {
        driven.get_by_label(label);
    }
    click_far(&mut driven, "Add a row: Bouts");
    driven.get_by_label("Bouts 1: Gained, Party 2");
    driven.get_by_label("Remove row 1: Bouts");
}

/// Clicks what may lie below the edge of its column.
fn click_far(driven: &mut super::Driven<'_>, label: &str) {
    driven.get_by_label(label).scroll_to_me();
    driven.run();
    click(driven, label);
}

#[test]
fn words_names_and_players_are_entered() {
    let mut driven = new_match();
    for (label, words) in [("Event", "Venue open"), ("Name, 1", "Alliance"), ("Players, Party 2", "B. Roe, C. Roe")] {
        type_into(&mut driven, label, words);
        press(&mut driven, Key::Tab);
    }
    let record = record(&driven);
    assert_eq!(record.event.name, "Venue open");
    assert_eq!(record.sides[0].name, "Alliance");
    assert_eq!(record.sides[1].members, ["B. Roe", "C. Roe"]);
    driven.get_by_label("Victory points, Alliance");
}

#[test]
fn a_check_box_shows_its_default_and_keeps_only_what_differs() {
    let mut driven = new_match();
    click_far(&mut driven, "Pets count");
    assert_eq!(record(&driven).settings.get("pets"), Some(&json!(false)));
    click_far(&mut driven, "Pets count");
    assert_eq!(record(&driven).settings.get("pets"), None);
}

#[test]
fn yes_no_without_a_default_can_be_not_entered() {
    let mut driven = new_match();
    click_far(&mut driven, "Agreed: no");
    assert_eq!(record(&driven).values.get("agreed"), Some(&json!(false)));
    click_far(&mut driven, "Agreed: —");
    assert_eq!(record(&driven).values.get("agreed"), None);
}

#[test]
fn choices_and_sides_are_chosen_by_their_words() {
    let mut driven = new_match();
    click_far(&mut driven, "Length");
    click(&mut driven, "long game");
    assert_eq!(record(&driven).settings.get("length"), Some(&json!("long")));
    click_far(&mut driven, "First party");
    driven.get_by_role_and_label(egui::Role::Button, "Party 2").click();
    driven.run();
    assert_eq!(record(&driven).values.get("first"), Some(&json!(1)));
}

#[test]
fn a_finding_takes_its_value_its_reason_and_who_found_it() {
    let mut driven = new_match();
    click_far(&mut driven, "Fair: yes");
    driven.get_by_label("Fair: Reason").scroll_to_me();
    driven.run();
    type_into(&mut driven, "Fair: Reason", "seen by all");
    press(&mut driven, Key::Tab);
    let found = record(&driven).values.get("fair").cloned();
    assert_eq!(found, Some(json!({ "value": true, "reason": "seen by all", "by": "judge" })));
}

#[test]
fn rows_are_added_filled_and_taken_away() {
    let mut driven = new_match();
    click_far(&mut driven, "Add a row: Bouts");
    click_far(&mut driven, "Add a row: Bouts");
    type_into(&mut driven, "Bouts 2: Gained, Party 1", "4");
    press(&mut driven, Key::Tab);
    let gained = |driven: &super::Driven<'_>, row: usize| record(driven).rows["bouts"][row].get("gained").cloned();
    assert_eq!(gained(&driven, 1).and_then(|list| list.get(0).cloned()), Some(json!(4)));
    click_far(&mut driven, "Remove row 1: Bouts");
    assert_eq!(gained(&driven, 0).and_then(|list| list.get(0).cloned()), Some(json!(4)));
}

#[test]
fn a_problem_is_told_at_its_field_and_leads_there_from_the_verdict() {
    let mut driven = new_match();
    type_into(&mut driven, "Tick", "19");
    press(&mut driven, Key::Enter);
    press(&mut driven, Key::Escape);
    let sentence = driven.state().desk().document().unwrap().ruling().unwrap().problems[0].text.id.clone();
    let told = driven.get_by_label("Tick").accesskit_node().data().description().map(str::to_owned);
    assert_eq!(told.as_deref(), Some(sentence.as_str()));
    assert!(!driven.get_by_label("Tick").is_focused());
    click(&mut driven, &sentence);
    assert!(driven.get_by_label("Tick").is_focused());
}

#[test]
fn tab_goes_through_the_window_in_the_order_of_reading() {
    let mut driven = new_match();
    driven.get_by_label("Event").focus();
    driven.run();
    for label in ["Round", "Table", "Date", "Judge", "Name, 1", "Name, 2", "Players, Party 1", "Players, Party 2"] {
        press(&mut driven, Key::Tab);
        assert!(driven.get_by_label(label).is_focused(), "{label}");
    }
    driven.get_by_label("Map").focus();
    driven.run();
    let new_pieces = ["New: Character, Party 1", "New: Character, Party 2"];
    let tools = ["Select", "Place"].into_iter().chain(new_pieces).chain(["Location", "Ruler"]);
    for label in ["Smaller", "100 %", "Larger", "Fit", "List"].into_iter().chain(tools) {
        press(&mut driven, Key::Tab);
        let percent = label.ends_with('%');
        assert!(percent || driven.get_by_label(label).is_focused(), "{label}");
    }
}

/// Presses a button by the keyboard.
fn press_by_key(driven: &mut super::Driven<'_>, label: &str, key: Key) {
    driven.get_by_label(label).focus();
    driven.run();
    press(driven, key);
}

/// Whether a field has the keyboard and is in sight.
fn is_ready(driven: &super::Driven<'_>, label: &str) -> bool {
    let node = driven.get_by_label(label);
    node.is_focused() && node.rect().top() >= 0.0 && node.rect().bottom() <= 690.0
}

#[test]
fn the_keyboard_goes_on_in_the_row_that_it_added() {
    let mut driven = new_match();
    for (row, key) in [Key::Space, Key::Enter].into_iter().cycle().take(14).enumerate() {
        press_by_key(&mut driven, "Add a row: Bouts", key);
        assert!(is_ready(&driven, &format!("Bouts {}: Gained, Party 1", row + 1)), "row {row}");
    }
    press(&mut driven, Key::Tab);
    assert!(driven.get_by_label("Bouts 14: Gained, Party 2").is_focused());
}

#[test]
fn the_keyboard_goes_on_in_the_side_that_it_added() {
    let mut stub = Stub::new();
    stub.manifest.sides.max = 8;
    let mut window = DeskWindow::new(stub, Language::English);
    window.ask(Intent::New { ruleset: "made-up".to_owned() });
    let mut driven = drive(window);
    for side in 3..=8 {
        press_by_key(&mut driven, "Add a side", if side % 2 == 0 { Key::Space } else { Key::Enter });
        assert!(is_ready(&driven, &format!("Name, {side}")), "side {side}");
    }
}

/// Whether the words of a list are shown.
fn is_open(driven: &super::Driven<'_>) -> bool {
    driven.query_by_label("long game").is_some()
}

#[test]
fn the_arrows_go_through_an_open_list_and_the_keyboard_stays_with_its_control() {
    let mut driven = new_match();
    let length = |driven: &super::Driven<'_>| record(driven).settings.get("length").cloned();
    for key in [Key::Enter, Key::Space] {
        press_by_key(&mut driven, "Length", key);
        assert!(is_open(&driven), "opened by {key:?}");
        press(&mut driven, Key::ArrowDown);
        assert_eq!(length(&driven), None, "only looked at");
        press(&mut driven, Key::Escape);
        assert!(!is_open(&driven) && driven.get_by_label("Length").is_focused(), "closed by Escape");
        assert_eq!(length(&driven), None);

        press(&mut driven, key);
        // The first word says what is usual, the second is the same choice, made.
        press(&mut driven, Key::ArrowDown);
        press(&mut driven, Key::ArrowDown);
        press(&mut driven, key);
        assert_eq!(length(&driven), Some(json!("long")), "chosen by {key:?}");
        assert!(!is_open(&driven) && driven.get_by_label("Length").is_focused(), "closed by {key:?}");

        press(&mut driven, key);
        press(&mut driven, Key::ArrowUp);
        press(&mut driven, key);
        assert!(length(&driven) == Some(json!("short")));
        assert!(!is_open(&driven) && driven.get_by_label("Length").is_focused());
        super::ctrl(&mut driven, Key::Z);
        super::ctrl(&mut driven, Key::Z);
        assert_eq!(length(&driven), None);
    }
}

#[test]
fn a_list_that_was_opened_by_the_mouse_is_walked_by_keys_too() {
    let mut driven = new_match();
    click_far(&mut driven, "Length");
    press(&mut driven, Key::ArrowDown);
    press(&mut driven, Key::ArrowDown);
    press(&mut driven, Key::Enter);
    assert_eq!(record(&driven).settings.get("length"), Some(&json!("long")));
    assert!(driven.get_by_label("Length").is_focused());
}

#[test]
fn a_list_of_numbers_that_is_half_entered_is_still_to_be_completed_and_not_wrong() {
    let mut driven = new_match();
    for label in ["Victory points, Party 1", "Victory points, Party 2"] {
        type_into(&mut driven, label, "3");
        press(&mut driven, Key::Enter);
    }
    click_far(&mut driven, "Add a row: Bouts");
    let (incomplete, invalid) = (driven.state().locale().t("ui-incomplete"), driven.state().locale().t("ui-invalid"));
    let told = |driven: &super::Driven<'_>, words: &str| driven.query_all_by_label_contains(words).next().is_some();
    for first in ["Bouts 1: Gained, Party 1", "Bouts 1: Gained, Party 2"] {
        type_into(&mut driven, first, "4");
        press(&mut driven, Key::Enter);
        let ruling = driven.state().desk().document().unwrap().ruling().unwrap().clone();
        let ids: Vec<_> = ruling.problems.iter().map(|problem| (problem.at.as_str(), problem.text.id.as_str())).collect();
        let other = if first.ends_with('1') { 1 } else { 0 };
        assert_eq!(ids, [(format!("/rows/bouts/0/gained/{other}").as_str(), "arbiter-missing")]);
        assert!(told(&driven, &incomplete) && !told(&driven, &invalid));
        type_into(&mut driven, first, "x");
        press(&mut driven, Key::Enter);
        assert!(told(&driven, &invalid), "a wrong number is wrong, whatever else is missing");
        press(&mut driven, Key::Backspace);
        press(&mut driven, Key::Enter);
    }
}
