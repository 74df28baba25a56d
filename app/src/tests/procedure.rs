//! The strip along the bottom: the checklist by click and by key, what a ruleset offers, the round's clock and its log.

use std::time::Duration;

use arbiter_core::desk::{Hand, Intent};
use arbiter_core::locale::Language;
use egui::{Key, ViewportId, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use ruleset_api::ruling::{Fill, Item, ItemState};
use ruleset_api::{Ruling, Text};
use serde_json::json;

use super::{Driven, Stub, click, drive, drive_at, press, record, type_into};
use crate::DeskWindow;

fn text(words: &str) -> Text {
    let mut text = Text::new(words);
    text.message.insert("en".to_owned(), words.to_owned());
    text
}

fn item(words: &str, state: ItemState) -> Item {
    Item::new(words, state, text(words))
}

/// A new match whose rulings have this checklist and these offers.
fn window(procedure: Vec<Item>, fills: Vec<Fill>) -> DeskWindow<Stub> {
    let manifest = super::manifest();
    let mut stub = Stub::new();
    stub.ruling = Some(Ruling { procedure, fills, ..Ruling::invalid(&manifest, 2, Vec::new()) });
    let mut window = DeskWindow::new(stub, Language::English);
    window.ask(Intent::New { ruleset: "made-up".to_owned() });
    window
}

fn shown<'a>(procedure: Vec<Item>, fills: Vec<Fill>) -> Driven<'a> {
    drive(window(procedure, fills))
}

fn events(driven: &Driven<'_>) -> Vec<String> {
    record(driven).log.iter().map(|entry| entry["event"].as_str().unwrap().to_owned()).collect()
}

/// The clock of the desk goes on to so many milliseconds.
fn pass(driven: &mut Driven<'_>, steady: u64) {
    driven.state_mut().executor().now = steady;
    driven.run();
}

fn wakes_after(driven: &mut Driven<'_>) -> Option<Duration> {
    driven.run();
    driven.step();
    driven.output().viewport_output.get(&ViewportId::ROOT).map(|output| output.repaint_delay)
}

#[test]
fn an_item_is_done_by_one_click_and_undone_by_its_name() {
    let mut driven = shown(vec![item("Time is over", ItemState::Current).at("/values/agreed").set(true)], Vec::new());
    click(&mut driven, "Time is over (now)");
    assert_eq!(record(&driven).values["agreed"], json!(true));
    click(&mut driven, "Edit");
    driven.get_by_label_contains("Undo: enter Agreed");
}

#[test]
fn an_item_is_reached_and_done_by_keys() {
    let mut driven = shown(vec![item("Time is over", ItemState::Current).at("/values/agreed").set(true)], Vec::new());
    driven.get_by_label("Time is over (now)").focus();
    driven.run();
    press(&mut driven, Key::Enter);
    assert_eq!(record(&driven).values["agreed"], json!(true));
}

#[test]
fn the_next_step_has_a_key_of_its_own() {
    let mut driven = shown(vec![item("Clear", ItemState::Todo)], Vec::new());
    press(&mut driven, Key::F4);
    assert_eq!(events(&driven), ["item-done"]);
    driven.get_by_label("Clear (done)");
}

#[test]
fn an_item_leads_to_the_field_that_it_waits_for() {
    let mut driven = shown(vec![item("Called in tick", ItemState::Current).at("/values/tick")], Vec::new());
    click(&mut driven, "Called in tick (now)");
    driven.run();
    assert!(driven.get_by_label("Tick").accesskit_node().is_focused());
}

#[test]
fn what_one_click_does_is_said_before() {
    let driven = shown(vec![item("Time is over", ItemState::Current).at("/values/agreed").set(true)], Vec::new());
    let node = driven.get_by_label("Time is over (now)");
    assert_eq!(node.accesskit_node().data().description(), Some("Enters Agreed: yes"));
}

#[test]
fn what_the_ruleset_counted_is_taken_from_the_strip_or_from_the_table() {
    for place in 0..2 {
        let fill = Fill::row("bouts", "gained", vec![2, 1], text("From the board: 2, 1"));
        let mut driven = shown(Vec::new(), vec![fill]);
        let offers: Vec<_> = driven.get_all_by_label("From the board: 2, 1").collect();
        assert_eq!(offers.len(), 2, "below the table, and in the strip");
        // The one below the table may lie beyond the edge of the sheet.
        offers[place].click_accesskit();
        driven.run();
        assert_eq!(record(&driven).rows["bouts"], json!([{ "gained": [2, 1] }]));
    }
}

#[test]
fn the_clock_is_started_paused_and_goes_on_by_one_button_and_by_a_key() {
    let mut driven = shown(Vec::new(), Vec::new());
    driven.get_by_label("Round clock, 50:00, not started");
    click(&mut driven, "Start the clock");
    pass(&mut driven, 61_000);
    driven.get_by_label("Round clock, 48:59, running");
    click(&mut driven, "Pause the clock");
    pass(&mut driven, 600_000);
    driven.get_by_label("Round clock, 48:59, paused");
    press(&mut driven, Key::F9);
    driven.get_by_label("Round clock, 48:59, running");
    assert_eq!(events(&driven), ["clock-started", "clock-paused", "clock-resumed"]);
}

#[test]
fn the_window_wakes_once_a_second_while_the_clock_runs_and_never_while_it_stands() {
    let mut driven = shown(Vec::new(), Vec::new());
    assert_eq!(wakes_after(&mut driven), Some(Duration::MAX));
    click(&mut driven, "Start the clock");
    pass(&mut driven, 300);
    let delay = wakes_after(&mut driven).unwrap();
    assert!(delay > Duration::from_millis(600) && delay < Duration::from_millis(800), "{delay:?}");
    click(&mut driven, "Pause the clock");
    assert_eq!(wakes_after(&mut driven), Some(Duration::MAX));
    click(&mut driven, "Resume the clock");
    pass(&mut driven, 51 * 60_000);
    assert_eq!(wakes_after(&mut driven), Some(Duration::MAX), "nothing moves after the call");
}

#[test]
fn at_zero_the_call_is_seen_and_heard_once_and_the_keyboard_goes_to_what_is_due() {
    let due = item("Enter the tick", ItemState::Todo).at("/values/tick").on_time();
    let mut driven = shown(vec![due], Vec::new());
    driven.get_by_label("Round clock, 50:00, not started").focus();
    click(&mut driven, "Start the clock");
    pass(&mut driven, 50 * 60_000);
    driven.get_by_label("Time is called.");
    driven.get_by_label("Round clock, 00:00, time is called");
    assert!(driven.get_by_label("Enter the tick (to do)").accesskit_node().is_focused());
    pass(&mut driven, 52 * 60_000);
    assert_eq!(driven.state_mut().executor().heard, 1);
    press(&mut driven, Key::Enter);
    driven.run();
    assert!(driven.get_by_label("Tick").accesskit_node().is_focused());
}

#[test]
fn the_call_takes_no_keyboard_from_a_field_that_is_being_typed_in() {
    let due = item("Enter the tick", ItemState::Todo).at("/values/tick").on_time();
    let mut driven = shown(vec![due], Vec::new());
    click(&mut driven, "Start the clock");
    type_into(&mut driven, "Victory points, Party 1", "1");
    pass(&mut driven, 50 * 60_000);
    driven.get_by_label("Victory points, Party 1").type_text("2");
    driven.run();
    press(&mut driven, Key::Enter);
    assert_eq!(record(&driven).sides[0].values["vp"], json!(12));
}

#[test]
fn time_is_added_with_a_reason_by_keys_alone() {
    let mut driven = shown(Vec::new(), Vec::new());
    press(&mut driven, Key::F9);
    pass(&mut driven, 50 * 60_000);
    driven.key_press_modifiers(egui::Modifiers::SHIFT, Key::F9);
    driven.run();
    driven.get_by_label("Minutes").type_text("3");
    driven.run();
    press(&mut driven, Key::Enter);
    assert!(driven.get_by_label("Reason").accesskit_node().is_focused(), "Enter goes on to what is missing");
    driven.get_by_label("Reason").type_text("a spill");
    driven.run();
    press(&mut driven, Key::Enter);
    let noted = json!({ "at": "2026-11-29T14:32:05+01:00", "event": "time-added", "minutes": 3, "reason": "a spill" });
    assert_eq!(record(&driven).log.last(), Some(&noted));
    driven.get_by_label("Round clock, 03:00, running");
    assert!(driven.query_by_label("Time is called.").is_none());
}

#[test]
fn an_answer_that_is_no_number_of_minutes_is_told_and_changes_nothing() {
    let mut driven = shown(Vec::new(), Vec::new());
    click(&mut driven, "Round clock, 50:00, not started");
    click(&mut driven, "Set the clock…");
    for wrong in ["0", "1.5", "abc", "1000"] {
        driven.get_by_label("Minutes").focus();
        driven.run();
        driven.key_press_modifiers(egui::Modifiers::COMMAND, Key::A);
        driven.run();
        driven.get_by_label("Minutes").type_text(wrong);
        driven.run();
        press(&mut driven, Key::Enter);
        driven.get_by_label("Whole minutes, 1 to 999.");
    }
    press(&mut driven, Key::Escape);
    driven.get_by_label("Round clock, 50:00, not started");
}

#[test]
fn the_log_is_read_in_the_sheet_in_the_language_of_the_window() {
    let mut driven = shown(Vec::new(), Vec::new());
    assert!(driven.query_by_label("Log").is_none(), "nothing was noted yet");
    click(&mut driven, "Start the clock");
    driven.get_by_label("Log");
    driven.get_by_label("Clock started, 50 minutes");
    driven.get_by_label("14:32");
    driven.state_mut().ask(Intent::UseLanguage(Language::Russian));
    driven.run();
    driven.get_by_label("Часы пущены на 50 минут");
}

#[test]
fn nothing_of_the_strip_is_cut_off_in_any_language_and_width() {
    for language in Language::ALL {
        for width in [1366.0, 1024.0, 961.0] {
            let words = "Время объявлено: введите номер тика, на котором его объявили";
            let mut window = window(vec![item(words, ItemState::Current).at("/values/tick")], Vec::new());
            window.ask(Intent::UseLanguage(language));
            let driven = drive_at(window, vec2(width, 600.0));
            let locale = arbiter_core::locale::Locale::new(language);
            let name = locale.text(&Text::new("clock-name").with("state", "ready").with("time", "50:00"));
            let clock = driven.get_by_label(&name).rect();
            let start = driven.get_by_label(&locale.t("clock-command-start")).rect();
            let saved = driven.get_by_label_contains(&locale.t("ui-never-saved")).rect();
            assert!(clock.left() >= 0.0 && clock.right() <= start.left() + 0.5, "{language:?} {width}");
            assert!(start.right() < saved.left() && saved.right() <= width, "{language:?} {width}: {saved:?}");
            assert!(saved.left() - start.right() > 180.0, "{language:?} {width}: the procedure has room");
        }
    }
}

#[test]
fn in_a_small_window_the_clock_stays_in_sight_and_the_checklist_is_with_the_cascade() {
    let mut driven = drive_at(window(vec![item("Clear", ItemState::Todo)], Vec::new()), vec2(683.0, 345.0));
    driven.get_by_label("Round clock, 50:00, not started");
    click(&mut driven, "Start the clock");
    assert!(matches!(driven.state().desk().document().unwrap().clock.hand, Hand::Running { .. }));
    click(&mut driven, "Tiebreak cascade");
    driven.get_by_label("Clear (to do)");
    assert_eq!(driven.get_all_by_label_contains("Round clock, ").count(), 1);
}
