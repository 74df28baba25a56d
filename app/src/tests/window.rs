//! The window as a whole: verdict, cascade, saving, closing, and that it costs nothing while nobody touches it.

use std::time::Duration;

use arbiter_core::desk::Intent;
use arbiter_core::locale::Language;
use egui::{Key, ViewportEvent, ViewportId};
use egui_kittest::kittest::Queryable as _;

use super::{Stub, click, ctrl, drive, new_match, press, type_into};
use crate::DeskWindow;

fn decided<'a>() -> super::Driven<'a> {
    let mut driven = new_match();
    for (label, points) in [("Victory points, Party 1", "12"), ("Victory points, Party 2", "9")] {
        type_into(&mut driven, label, points);
        press(&mut driven, Key::Enter);
    }
    driven
}

#[test]
fn the_verdict_follows_each_entry() {
    let mut driven = decided();
    driven.get_by_label("Party 1 wins");
    driven.get_by_label("1. More points: decides");
    driven.get_by_label("2. The coin: not needed");
    type_into(&mut driven, "Victory points, Party 2", "13");
    press(&mut driven, Key::Enter);
    driven.get_by_label("Party 2 wins");
    click(&mut driven, "Edit");
    driven.get_by_label_contains("Undo: enter");
}

#[test]
fn an_idle_window_asks_for_no_repaint() {
    for mut driven in [new_match(), decided(), drive(DeskWindow::new(Stub::new(), Language::English))] {
        driven.run();
        driven.step();
        let delay = driven.output().viewport_output.get(&ViewportId::ROOT).map(|output| output.repaint_delay);
        assert_eq!(delay, Some(Duration::MAX));
    }
}

#[test]
fn closing_with_unsaved_changes_asks_and_can_be_left() {
    let mut driven = decided();
    close_request(&mut driven);
    driven.get_by_label("Cancel");
    assert!(!driven.state().quits());
    press(&mut driven, Key::Escape);
    assert!(driven.state().desk().question.is_none() && !driven.state().quits());
    close_request(&mut driven);
    click(&mut driven, "Discard the changes");
    assert!(driven.state().quits());
}

#[test]
fn closing_enters_what_is_being_typed_before_it_asks() {
    let mut driven = new_match();
    type_into(&mut driven, "Victory points, Party 1", "12");
    close_request(&mut driven);
    driven.get_by_label("Save");
}

#[test]
fn enter_takes_the_likely_answer() {
    let mut driven = decided();
    ctrl(&mut driven, Key::W);
    driven.get_by_label("Save");
    press(&mut driven, Key::Enter);
    assert!(driven.state().desk().documents.is_empty());
    assert_eq!(driven.state_mut().executor().saved.len(), 1);
}

fn close_request(driven: &mut super::Driven<'_>) {
    let viewport = driven.input_mut().viewports.entry(ViewportId::ROOT).or_default();
    viewport.events.push(ViewportEvent::Close);
    driven.run();
}

#[test]
fn several_matches_have_tabs_and_one_has_none() {
    let mut driven = decided();
    assert!(driven.query_by_label("New match").is_none());
    driven.state_mut().ask(Intent::New { ruleset: "made-up".to_owned() });
    driven.run();
    assert!(driven.query_all_by_label("New match").count() + driven.query_all_by_label("• New match").count() >= 2);
}

#[test]
fn a_record_of_an_unknown_ruleset_is_shown_and_told_of() {
    let folder = std::env::temp_dir().join(format!("arbiter-unknown-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("unknown.match.json");
    std::fs::write(&path, r#"{"format":"arbiter-match","version":1,"ruleset":{"id":"gone"},"sides":[]}"#).unwrap();
    let mut window = DeskWindow::new(Stub::new(), Language::English);
    window.ask(Intent::OpenPath(path));
    let driven = drive(window);
    driven.get_by_label_contains("need its ruleset");
    std::fs::remove_dir_all(folder).unwrap();
}
