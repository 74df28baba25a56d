//! The window as a whole: verdict, cascade, saving, closing, and that it costs nothing while nobody touches it.

use std::time::Duration;

use arbiter_core::desk::{Edit, Intent, Slot};
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
fn the_first_window_fits_a_small_laptop_with_the_bars_of_its_system() {
    let first = crate::shell::FIRST_SIZE;
    assert!(first.x <= 1366.0 && first.y <= 690.0, "{first:?}");
    let mut window = DeskWindow::new(Stub::new(), Language::English);
    window.ask(Intent::New { ruleset: "made-up".to_owned() });
    super::drive_at(window, first).get_by_label("Victory points, Party 2");
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
    driven.get_by_label_contains("This ruleset is needed to enter the match");
    driven.get_by_label("No ruling is stored in this record.");
    std::fs::remove_dir_all(folder).unwrap();
}

/// A match that is decided for a side with a long name.
fn named<'a>(name: &str, size: egui::Vec2) -> super::Driven<'a> {
    let mut window = DeskWindow::new(Stub::new(), Language::English);
    window.ask(Intent::New { ruleset: "made-up".to_owned() });
    for (side, points) in [(0, 12), (1, 9)] {
        window.ask(Intent::Edit(Edit::SideName(side, format!("{name}{side}"))));
        let value = Some(serde_json::json!(points));
        window.ask(Intent::Edit(Edit::Value { slot: Slot::Side(side), key: "vp".to_owned(), value }));
    }
    super::drive_at(window, size)
}

#[test]
fn a_long_name_cuts_off_no_word_beside_it_and_covers_nothing() {
    let words = "The Honourable Company of the Northern Shore and its Friends";
    let letters = "W".repeat(60);
    for name in [words, letters.as_str()] {
        for size in [egui::vec2(1366.0, 690.0), egui::vec2(1024.0, 600.0), egui::vec2(683.0, 345.0)] {
            let driven = named(name, size);
            let wins = format!("{name}0 wins");
            let heading = driven.get_by_label(&wins);
            let shown = driven.get_by_label("a win").rect();
            assert!(shown.right() <= size.x && heading.rect().right() <= shown.left() + 0.5, "{size:?}");
            if size.x < 960.0 {
                continue;
            }
            let add = [0, 1].map(|side| driven.get_by_label(&format!("Add a piece: {name}{side}")).rect());
            let counts: Vec<egui::Rect> = driven.get_all_by_label("no pieces yet").map(|label| label.rect()).collect();
            assert!(add[0].right() <= counts[1].left(), "{add:?} {counts:?}");
            for side in 0..2 {
                let name = format!("{name}{side}");
                let name = driven.get_all_by_role_and_label(egui::Role::Label, &name).last().unwrap();
                assert!(name.rect().right() <= counts[side].left() + 0.5, "{:?} {counts:?}", name.rect());
                assert!(counts[side].right() <= add[side].left() + 0.5 && counts[side].width() > 40.0, "{add:?} {counts:?}");
            }
        }
    }
}

/// A window with so many notices.
fn told<'a>(count: usize, size: egui::Vec2) -> super::Driven<'a> {
    let mut window = DeskWindow::new(Stub::new(), Language::English);
    window.ask(Intent::New { ruleset: "made-up".to_owned() });
    for number in 0..count {
        window.ask(Intent::OpenPath(format!("/nowhere/{number}.match.json").into()));
    }
    super::drive_at(window, size)
}

#[test]
fn notices_leave_the_window_to_the_match_and_say_how_many_more_there_are() {
    for size in [egui::vec2(1366.0, 690.0), egui::vec2(683.0, 345.0)] {
        for count in [1, 3, 4, 30] {
            let mut driven = told(count, size);
            let top = |driven: &super::Driven<'_>| driven.get_by_label("Not decided yet").rect().top();
            let room = 30.0 + (size.y * 0.2).max(80.0) + 20.0;
            assert!(top(&driven) < room, "{count} {size:?}: {}", top(&driven));
            if count < 4 {
                continue;
            }
            let shown = if size.y < 480.0 { 1 } else { 2 };
            driven.get_by_label(&format!("and {} more", count - shown));
            click(&mut driven, "Show all");
            assert!(top(&driven) < room, "{count} {size:?}: {}", top(&driven));
            driven.get_by_label_contains("/nowhere/0.match.json");
            click(&mut driven, "Dismiss all");
            assert!(driven.state().desk().notices.is_empty());
        }
    }
}

#[test]
fn a_new_match_begins_in_its_first_field() {
    let mut driven = new_match();
    assert!(driven.get_by_label("Event").is_focused());
    press(&mut driven, Key::Tab);
    driven.state_mut().ask(Intent::New { ruleset: "made-up".to_owned() });
    driven.run();
    assert!(driven.get_by_label("Event").is_focused());
}

#[test]
fn a_menu_closes_when_the_keyboard_goes_on_from_it() {
    let mut driven = new_match();
    driven.get_by_label("Rulesets").focus();
    driven.run();
    press(&mut driven, Key::Enter);
    let menu = |driven: &super::Driven<'_>| egui::Popup::is_any_open(&driven.ctx);
    assert!(menu(&driven));
    for _ in 0..20 {
        press(&mut driven, Key::Tab);
    }
    assert!(!menu(&driven));
    click(&mut driven, "File");
    driven.run();
    assert!(menu(&driven), "opened by a click it stays");
}

#[test]
fn a_question_is_read_by_tab_from_left_to_right_and_names_a_new_match_as_one() {
    let mut driven = decided();
    ctrl(&mut driven, Key::W);
    driven.get_by_label("Save the new match?");
    let left = |label: &str| driven.get_by_label(label).rect().left();
    assert!(left("Cancel") < left("Discard the changes") && left("Discard the changes") < left("Save"));
    driven.get_by_label("Cancel").focus();
    driven.run();
    for label in ["Discard the changes", "Save"] {
        press(&mut driven, Key::Tab);
        assert!(driven.get_by_label(label).is_focused(), "{label}");
    }
}

#[test]
fn of_many_tabs_the_chosen_one_is_in_sight() {
    let mut driven = decided();
    for _ in 0..20 {
        driven.state_mut().ask(Intent::New { ruleset: "made-up".to_owned() });
        driven.run();
        let shown = driven.get_all_by_label("Close New match").last().unwrap().rect();
        assert!(shown.right() <= 1366.0, "{shown:?}");
    }
    let first = driven.state().desk().documents[0].id;
    driven.state_mut().ask(Intent::Show(first));
    driven.run();
    assert!(driven.get_all_by_label("Close New match").next().unwrap().rect().left() >= 0.0);
}

#[test]
fn a_verdict_that_is_older_than_the_record_says_so_in_words() {
    let mut driven = decided();
    driven.state_mut().executor().silent = true;
    type_into(&mut driven, "Victory points, Party 2", "13");
    press(&mut driven, Key::Enter);
    driven.run_steps(40);
    driven.get_by_label("Party 1 wins");
    driven.get_by_label("Being ruled on…");
}

#[test]
fn the_verdict_says_who_won_in_the_smallest_window_in_every_language() {
    for language in Language::ALL {
        let mut window = DeskWindow::new(Stub::new(), language);
        window.ask(Intent::New { ruleset: "made-up".to_owned() });
        for (side, points) in [(0, 12), (1, 9)] {
            window.ask(Intent::Edit(Edit::SideName(side, "W".repeat(60))));
            let value = Some(serde_json::json!(points));
            window.ask(Intent::Edit(Edit::Value { slot: Slot::Side(side), key: "vp".to_owned(), value }));
        }
        let driven = super::drive_at(window, egui::vec2(480.0, 320.0));
        let words = ruleset_api::Text::new("ui-wins").with("side", "W".repeat(60));
        let heading = driven.get_by_label(&driven.state().locale().text(&words)).rect();
        assert!(heading.right() <= 480.0 && heading.width() > 100.0, "{language:?}: {heading:?}");
    }
}
