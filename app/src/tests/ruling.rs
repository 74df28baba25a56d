//! The ruling view with what rulesets can say: points, computed tables, many sides, steps without numbers, every status.

use std::collections::BTreeMap;

use arbiter_core::desk::Intent;
use arbiter_core::locale::{Language, Locale};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use ruleset_api::ruling::{Item, ItemState, Step, StepSide, Table};
use ruleset_api::{Manifest, Outcome, Ruling, Status, Text};
use serde_json::json;

use super::{Driven, Stub, drive, drive_at, manifest, said};
use crate::DeskWindow;

/// A ruleset for two to twelve sides, with points.
fn for_many() -> Manifest {
    let mut manifest = manifest();
    manifest.sides.max = 12;
    manifest.points = serde_json::from_value(json!([
        { "id": "bout-1", "label": { "id": "First bout" } }, { "id": "total", "label": { "id": "Total" } } ]))
    .unwrap();
    said(&mut manifest);
    manifest
}

fn text(words: &str) -> Text {
    Text { message: BTreeMap::from([("en".to_owned(), words.to_owned())]), ..Text::new(words) }
}

fn step(id: &str, outcome: Outcome, values: &[Option<i64>]) -> Step {
    let sides = values.iter().map(|value| StepSide { value: *value, text: None }).collect();
    Step { outcome, sides, ..Step::not_reached(id) }
}

/// Decided for the first side by the first step.
fn ruling(values: &[i64]) -> Ruling {
    let mut ruling = Ruling::invalid(&for_many(), values.len(), Vec::new());
    let values: Vec<Option<i64>> = values.iter().copied().map(Some).collect();
    ruling.status = Status::Decided;
    ruling.winners = vec![0];
    ruling.deciding_step = Some("points".to_owned());
    ruling.steps[0] = step("points", Outcome::Decided, &values);
    ruling.steps[0].favours = vec![0];
    ruling
}

fn shown<'a>(sides: usize, ruling: Ruling) -> Driven<'a> {
    drive(window(sides, ruling))
}

fn window(sides: usize, ruling: Ruling) -> super::Window {
    let mut window = DeskWindow::new(Stub { manifest: for_many(), ruling: Some(ruling), ..Stub::new() }, Language::English);
    window.ask(Intent::New { ruleset: "made-up".to_owned() });
    for _ in 2..sides {
        window.ask(Intent::Edit(arbiter_core::desk::Edit::AddSide));
    }
    window
}

#[test]
fn points_stand_beside_the_sides_by_their_names_and_what_is_not_given_yet_stays_empty() {
    let mut ruling = ruling(&[4, 2]);
    ruling.points =
        vec![BTreeMap::from([("bout-1".to_owned(), 4), ("total".to_owned(), -1)]), BTreeMap::from([("bout-1".to_owned(), 2)])];
    let driven = shown(2, ruling);
    driven.get_by_label("Points");
    driven.get_by_label("Party: Party 1; First bout: 4; Total: \u{2212}1");
    driven.get_by_label("Party: Party 2; First bout: 2");
}

#[test]
fn without_points_there_is_no_table_of_them() {
    assert!(shown(2, ruling(&[4, 2])).query_by_label("Points").is_none());
}

#[test]
fn a_computed_table_shows_sides_numbers_codes_in_words_and_empty_cells() {
    let mut ruling = ruling(&[4, 2]);
    let table: Table = serde_json::from_value(json!({
        "id": "effects", "title": text("Effects, as done"),
        "columns": [
            { "id": "row", "type": "integer", "title": text("Row") },
            { "id": "kind", "type": "text", "title": text("Effect"), "labels": { "heal": text("Heal") } },
            { "id": "side", "type": "side", "title": text("On") },
            { "id": "done", "type": "integer", "title": text("Done") } ],
        "rows": [
            { "row": 1, "kind": "heal", "side": 1, "done": 3 },
            { "row": 2, "kind": "in plain words", "side": 0, "done": null } ]
    }))
    .unwrap();
    ruling.tables = vec![Table { id: "none".to_owned(), title: Some(text("Nothing")), rows: Vec::new(), ..table.clone() }, table];
    let driven = shown(2, ruling);
    driven.get_by_label("Effects, as done");
    driven.get_by_label("Row: 1; Effect: Heal; On: Party 2; Done: 3");
    driven.get_by_label("Row: 2; Effect: in plain words; On: Party 1");
    assert!(driven.query_by_label("Nothing").is_none(), "a table without rows says nothing");
}

#[test]
fn two_sides_face_each_other_and_more_stand_in_rows() {
    shown(2, ruling(&[4, 2])).get_by_label("Party 1: 4; Party 2: 2");
    let driven = shown(3, ruling(&[4, 2, -1]));
    for row in ["Party 1: 4", "Party 2: 2", "Party 3: \u{2212}1"] {
        driven.get_by_label(row);
    }
    shown(3, ruling(&[7, 7, 7])).get_by_label("Party 1: 7; Party 2: 7; Party 3: 7");
}

#[test]
fn several_winners_are_named_together() {
    let mut ruling = ruling(&[4, 2, 4]);
    ruling.winners = vec![0, 2];
    shown(3, ruling).get_by_label("Party 1, Party 3 win");
}

#[test]
fn twelve_sides_fit_a_small_laptop_in_every_language() {
    for language in Language::ALL {
        let mut window = window(12, ruling(&[9; 12]));
        window.ask(Intent::UseLanguage(language));
        let driven = drive_at(window, egui::vec2(1024.0, 600.0));
        for heading in driven.get_all_by_role(egui::accesskit::Role::Heading) {
            assert!(heading.rect().right() <= 1024.0, "{language:?}");
        }
    }
}

#[test]
fn every_status_has_its_words_and_a_result_of_the_same_name_is_said_once() {
    for (status, id) in [
        (Status::Draw, "ui-draw"),
        (Status::PlayOn, "ui-play-on"),
        (Status::Incomplete, "ui-incomplete"),
        (Status::Invalid, "ui-invalid"),
    ] {
        let ruling = Ruling { status, winners: Vec::new(), deciding_step: None, ..ruling(&[1, 1]) };
        shown(2, ruling).get_by_label(&Locale::new(Language::English).t(id));
    }
    let mut manifest = for_many();
    manifest.results[0].label = text("draw");
    let ruling = Ruling { status: Status::Draw, winners: Vec::new(), result: Some("win".to_owned()), ..ruling(&[1, 1]) };
    let mut window = DeskWindow::new(Stub { manifest, ruling: Some(ruling), ..Stub::new() }, Language::English);
    window.ask(Intent::New { ruleset: "made-up".to_owned() });
    let driven = drive(window);
    driven.get_by_label("Draw");
    assert!(driven.query_by_label("draw").is_none());
}

#[test]
fn a_step_without_numbers_shows_its_words_for_each_side_its_readings_and_no_bar() {
    let mut ruling = ruling(&[1, 0]);
    ruling.steps[0] = step("points", Outcome::Decided, &[None, None]);
    ruling.steps[0].sides[1].text = Some(text("conceded"));
    ruling.steps[0].readings = vec![text("A loss is a loss.")];
    let driven = shown(2, ruling);
    driven.get_by_label("conceded");
    driven.get_by_label("A loss is a loss.");
    assert!(driven.query_by_label_contains("Party 1: ").is_none());
}

#[test]
fn the_end_of_a_match_is_a_checklist() {
    let mut ruling = ruling(&[4, 2]);
    let item = |id: &str, state| Item::new(id, state, text(id));
    ruling.procedure = vec![item("Reveal the cards", ItemState::Done), item("Clear the squares", ItemState::Todo)];
    let driven = shown(2, ruling);
    driven.get_by_label("Reveal the cards (done)");
    driven.get_by_label("Clear the squares (to do)");
}

#[test]
fn a_long_checklist_shows_that_it_goes_on_and_leads_there() {
    for language in Language::ALL {
        for width in [1366.0, 1024.0] {
            let mut ruling = ruling(&[4, 2]);
            let item = |number: usize| {
                let words = format!("Step {number} of a procedure that is told in many words");
                Item::new(number.to_string(), ItemState::Todo, text(&words))
            };
            ruling.procedure = (1..=8).map(item).collect();
            let mut window = window(2, ruling);
            window.ask(Intent::UseLanguage(language));
            let mut driven = drive_at(window, egui::vec2(width, 690.0));
            let locale = Locale::new(language);
            let (on, back) = (locale.t("ui-strip-on"), locale.t("ui-strip-back"));
            let arrow = |driven: &Driven<'_>, name: &str| {
                let node = driven.get_by_label(name);
                (node.rect(), !node.accesskit_node().is_disabled())
            };
            let saved = driven.get_by_label_contains(&locale.t("ui-never-saved")).rect();
            assert!(arrow(&driven, &on).0.right() <= saved.left() + 0.5, "what is saved covers nothing");
            assert!(saved.right() <= width && saved.left() > width * 0.5);
            assert_eq!((arrow(&driven, &back).1, arrow(&driven, &on).1), (false, true));
            for _ in 0..20 {
                if arrow(&driven, &on).1 {
                    super::click(&mut driven, &on);
                }
            }
            assert_eq!((arrow(&driven, &back).1, arrow(&driven, &on).1), (true, false));
            let last = driven.get_by_label_contains("Step 8").rect();
            assert!(last.right() <= arrow(&driven, &on).0.left(), "{last:?}");
        }
    }
}

#[test]
fn a_short_checklist_needs_no_buttons() {
    let mut ruling = ruling(&[4, 2]);
    ruling.procedure = vec![Item::new("one", ItemState::Done, text("One"))];
    let driven = shown(2, ruling);
    assert!(driven.query_by_label(&driven.state().locale().t("ui-strip-on")).is_none());
}

#[test]
fn readings_are_shown_whole_on_every_step_that_was_reached_and_a_chosen_card_says_so() {
    let reading = "This reading of the rules is told in so many words that it does not fit one line of the cascade.";
    let mut ruling = ruling(&[1, 0]);
    ruling.steps[1] = ruling.steps[0].clone();
    ruling.steps[0] = step("points", Outcome::Level, &[Some(1), Some(1)]);
    ruling.steps[0].readings = vec![text(reading)];
    ruling.steps[1].id = "coin".to_owned();
    ruling.deciding_step = Some("coin".to_owned());
    let mut driven = shown(2, ruling);
    let lines = driven.get_by_label(reading).rect().height();
    assert!(lines > 24.0, "wrapped: {lines}");
    let pinned = driven.state().locale().t("ui-step-pinned");
    for card in ["2. The coin: decides", "1. More points: level"] {
        assert!(driven.query_by_label(&pinned).is_none());
        super::click(&mut driven, card);
        driven.get_by_label(&pinned);
        super::click(&mut driven, card);
    }
}

#[test]
fn a_table_that_is_wider_than_its_card_moves_to_the_side_and_the_wheel_still_moves_the_column() {
    let columns: Vec<_> =
        (0..5).map(|id| json!({ "id": id.to_string(), "type": "text", "title": text("Unbreakable-Heading") })).collect();
    let row = |number: usize| json!({ "0": format!("first {number}"), "4": format!("last {number}") });
    let rows: Vec<_> = (0..60).map(row).collect();
    let mut ruling = ruling(&[4, 2]);
    ruling.tables = vec![serde_json::from_value(json!({ "id": "wide", "columns": columns, "rows": rows })).unwrap()];
    let mut driven = shown(2, ruling);
    let place = |driven: &Driven<'_>| driven.get_by_label("Unbreakable-Heading: first 3; Unbreakable-Heading: last 3").rect();
    let wheel = |driven: &mut Driven<'_>, x: f32, y: f32| {
        let column = driven.get_by_label_contains("1. More points: decides").rect().center().x;
        driven.hover_at(egui::pos2(column, 560.0));
        driven.run();
        let (unit, delta, source) = (egui::MouseWheelUnit::Point, egui::vec2(x, y), egui::MouseWheelSource::Unknown);
        let (phase, modifiers) = (egui::TouchPhase::Move, egui::Modifiers::NONE);
        driven.event(egui::Event::MouseWheel { unit, delta, phase, source, modifiers });
        driven.run_steps(12);
    };
    let before = place(&driven);
    assert!(before.right() > 1366.0, "wider than there is room: {before:?}");
    wheel(&mut driven, 0.0, -40.0);
    let up = place(&driven);
    assert!(up.top() < before.top() - 10.0 && (up.left() - before.left()).abs() < 0.1, "{before:?} {up:?}");
    for _ in 0..10 {
        wheel(&mut driven, -200.0, 0.0);
    }
    let aside = place(&driven);
    assert!(aside.right() <= 1366.0 && aside.left() < before.left(), "{aside:?}");
}
