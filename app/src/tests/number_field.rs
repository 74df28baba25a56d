//! The number field: it may be empty, takes digits, and changes by nothing but typing.

use egui::{Event, Key, PointerButton, vec2};
use egui_kittest::kittest::Queryable as _;
use serde_json::json;

use super::{ctrl, new_match, press, record, type_into};

const FIELD: &str = "Victory points, Party 1";

fn entered(driven: &super::Driven<'_>) -> Option<serde_json::Value> {
    record(driven).sides[0].values.get("vp").cloned()
}

#[test]
fn an_empty_field_stays_empty_when_it_is_left() {
    let mut driven = new_match();
    driven.get_by_label(FIELD).focus();
    driven.run();
    press(&mut driven, Key::Tab);
    assert_eq!(entered(&driven), None);
    assert!(!driven.state().desk().document().unwrap().dirty());
}

#[test]
fn digits_are_entered_by_enter_by_tab_and_by_going_elsewhere_and_nothing_else_is_taken() {
    let mut driven = new_match();
    type_into(&mut driven, FIELD, "1x2.");
    assert_eq!(entered(&driven), None, "not before it is finished");
    press(&mut driven, Key::Enter);
    assert_eq!(entered(&driven), Some(json!(12)));
    type_into(&mut driven, FIELD, "7");
    press(&mut driven, Key::Tab);
    assert_eq!(entered(&driven), Some(json!(7)), "what stood there is selected, so typing replaces it");
    type_into(&mut driven, FIELD, "8");
    driven.get_by_label("Judge").click();
    driven.run();
    assert_eq!(entered(&driven), Some(json!(8)));
}

#[test]
fn an_emptied_field_takes_the_entry_away() {
    let mut driven = new_match();
    type_into(&mut driven, FIELD, "5");
    press(&mut driven, Key::Enter);
    press(&mut driven, Key::Backspace);
    press(&mut driven, Key::Enter);
    assert_eq!(entered(&driven), None);
}

#[test]
fn escape_drops_what_was_typed() {
    let mut driven = new_match();
    type_into(&mut driven, FIELD, "5");
    press(&mut driven, Key::Enter);
    type_into(&mut driven, FIELD, "9");
    press(&mut driven, Key::Escape);
    assert_eq!(entered(&driven), Some(json!(5)));
    assert_eq!(driven.get_by_label(FIELD).value().as_deref(), Some("5"));
}

#[test]
fn neither_dragging_nor_the_wheel_changes_a_number() {
    let mut driven = new_match();
    type_into(&mut driven, FIELD, "5");
    press(&mut driven, Key::Enter);
    let at = driven.get_by_label(FIELD).rect().center();
    driven.drag_at(at);
    driven.hover_at(at + vec2(60.0, 0.0));
    driven.drop_at(at + vec2(60.0, 0.0));
    driven.run();
    driven.hover_at(at);
    let unit = egui::MouseWheelUnit::Line;
    let (delta, phase, modifiers) = (vec2(0.0, 3.0), egui::TouchPhase::Move, egui::Modifiers::NONE);
    driven.event(Event::MouseWheel { unit, delta, phase, source: egui::MouseWheelSource::Unknown, modifiers });
    driven.run_steps(8);
    driven.event(Event::PointerButton { pos: at, button: PointerButton::Middle, pressed: true, modifiers });
    driven.run_steps(4);
    assert_eq!(entered(&driven), Some(json!(5)));
}

#[test]
fn a_minus_sign_is_taken_only_where_numbers_below_zero_exist() {
    let mut driven = new_match();
    type_into(&mut driven, "Shift, Party 2", "-3");
    press(&mut driven, Key::Enter);
    type_into(&mut driven, FIELD, "-3");
    press(&mut driven, Key::Enter);
    assert_eq!(record(&driven).sides[1].values.get("shift"), Some(&json!(-3)));
    assert_eq!(entered(&driven), Some(json!(3)));
    assert_eq!(driven.get_by_label("Shift, Party 2").value().as_deref(), Some("\u{2212}3"), "shown with a true minus");
}

#[test]
fn a_shortcut_enters_what_is_typed_before_it_acts() {
    let mut driven = new_match();
    type_into(&mut driven, FIELD, "12");
    ctrl(&mut driven, Key::S);
    let saved = driven.state_mut().executor().saved.pop().expect("a saved record");
    assert_eq!(saved.sides[0].values.get("vp"), Some(&json!(12)));
    assert!(!driven.state().desk().document().unwrap().dirty());
}

#[test]
fn undo_in_the_middle_of_typing_leaves_the_match_alone() {
    let mut driven = new_match();
    type_into(&mut driven, FIELD, "12");
    press(&mut driven, Key::Enter);
    type_into(&mut driven, FIELD, "7");
    ctrl(&mut driven, Key::Z);
    assert_eq!(entered(&driven), Some(json!(12)), "the field's own undo");
    press(&mut driven, Key::Escape);
    ctrl(&mut driven, Key::Z);
    assert_eq!(entered(&driven), None, "the match's");
}
