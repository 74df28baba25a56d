//! The number field: it may be empty, keeps what is typed as it is typed, and changes by nothing but typing.

use arbiter_core::desk::{Edit, Intent, Slot};
use egui::{Event, Key, PointerButton, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use serde_json::json;

use super::{click, ctrl, new_match, press, record, type_into};

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
fn a_number_is_entered_by_enter_by_tab_and_by_going_elsewhere() {
    let mut driven = new_match();
    type_into(&mut driven, FIELD, " 12 ");
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
fn numbers_below_zero_are_entered_as_such_and_told_where_there_are_none() {
    let mut driven = new_match();
    type_into(&mut driven, "Shift, Party 2", "-3");
    press(&mut driven, Key::Enter);
    assert_eq!(record(&driven).sides[1].values.get("shift"), Some(&json!(-3)));
    assert_eq!(driven.get_by_label("Shift, Party 2").value().as_deref(), Some("\u{2212}3"), "shown with a true minus");
    type_into(&mut driven, FIELD, "-3");
    press(&mut driven, Key::Enter);
    assert_eq!(entered(&driven), Some(json!(-3)), "not 3");
    assert_eq!(problem(&driven), Some("arbiter-too-small".to_owned()));
}

/// The id of what is wrong with the field.
fn problem(driven: &super::Driven<'_>) -> Option<String> {
    let ruling = driven.state().desk().document()?.ruling()?.clone();
    ruling.problems.iter().find(|problem| problem.at.starts_with("/sides/0/values/vp")).map(|problem| problem.text.id.clone())
}

#[test]
fn what_is_typed_never_becomes_another_number() {
    let million = "9".repeat(30);
    let wrong = ["12.5", "12,5", "abc-5x", "1 000", "twelve", "1e3", "--5", "\u{2212}", million.as_str()];
    for typed in wrong {
        let mut driven = new_match();
        type_into(&mut driven, FIELD, typed);
        press(&mut driven, Key::Enter);
        assert_eq!(entered(&driven), Some(json!(typed)));
        assert_eq!(driven.get_by_label(FIELD).value().as_deref(), Some(typed));
        assert_eq!(problem(&driven), Some("arbiter-not-an-integer".to_owned()), "{typed}");
        driven.get_by_label("No verdict");
        press(&mut driven, Key::Escape);
        ctrl(&mut driven, Key::Z);
        assert_eq!(entered(&driven), None, "undone like any entry");
    }
    let mut driven = new_match();
    type_into(&mut driven, FIELD, "99999999999");
    press(&mut driven, Key::Enter);
    assert_eq!(entered(&driven), Some(json!(99_999_999_999_i64)), "not cut");
    assert_eq!(problem(&driven), Some("arbiter-too-large".to_owned()));
}

#[test]
fn a_number_of_a_row_stays_what_was_typed_too() {
    let mut driven = new_match();
    driven.state_mut().ask(Intent::Edit(Edit::AddRow { table: "bouts".to_owned() }));
    driven.run();
    type_into(&mut driven, "Bouts 1: Gained, Party 1", "1.5");
    press(&mut driven, Key::Tab);
    assert_eq!(record(&driven).rows["bouts"][0].get("gained"), Some(&json!(["1.5"])));
}

#[test]
fn a_wrong_value_of_a_record_is_shown_as_it_is_and_can_be_typed_over() {
    for (value, shown) in
        [(json!(12.0), "12.0"), (json!("x"), "x"), (json!(null), "null"), (json!(1e30), "1e+30"), (json!("12"), "\"12\"")]
    {
        let mut driven = new_match();
        let slot = Slot::Side(0);
        driven.state_mut().ask(Intent::Edit(Edit::Value { slot, key: "vp".to_owned(), value: Some(value.clone()) }));
        driven.run();
        assert_eq!(driven.get_by_label(FIELD).value().as_deref(), Some(shown));
        driven.get_by_label(FIELD).focus();
        driven.run();
        press(&mut driven, Key::Tab);
        assert_eq!(entered(&driven), Some(value), "leaving the field changes nothing");
        type_into(&mut driven, FIELD, "12");
        press(&mut driven, Key::Enter);
        assert_eq!(entered(&driven), Some(json!(12)));
    }
}

#[test]
fn where_only_numbers_fit_the_field_keeps_what_it_had_and_says_so() {
    let mut driven = new_match();
    click(&mut driven, "Map");
    let columns = |driven: &super::Driven<'_>| record(driven).boards["final"].map.as_ref().and_then(|map| map.columns);
    let before = columns(&driven);
    let told = |driven: &super::Driven<'_>| {
        driven.get_by_role_and_label(egui::Role::TextInput, "Columns").accesskit_node().data().description().map(str::to_owned)
    };
    let types = |driven: &mut super::Driven<'_>, words: &str| {
        driven.get_by_role_and_label(egui::Role::TextInput, "Columns").focus();
        driven.run();
        driven.get_by_role_and_label(egui::Role::TextInput, "Columns").type_text(words);
        driven.run();
    };
    types(&mut driven, "12.5");
    press(&mut driven, Key::Enter);
    assert_eq!(columns(&driven), before);
    assert!(told(&driven).is_some_and(|words| words.contains("12.5")), "{:?}", told(&driven));
    types(&mut driven, "14");
    press(&mut driven, Key::Enter);
    assert_eq!((columns(&driven), told(&driven)), (Some(14), None));
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

/// Nobody touches anything for a while.
fn wait(driven: &mut super::Driven<'_>) {
    (0..4).for_each(|_| driven.step());
}

#[test]
fn a_number_that_is_typed_and_not_left_counts_after_a_while_and_is_one_step_with_what_is_typed_on() {
    let mut driven = new_match();
    type_into(&mut driven, FIELD, "1");
    wait(&mut driven);
    assert_eq!(entered(&driven), Some(json!(1)), "what can be read in the field is in the match");
    driven.get_by_label(FIELD).type_text("2");
    driven.run();
    wait(&mut driven);
    assert_eq!((entered(&driven), driven.get_by_label(FIELD).is_focused()), (Some(json!(12)), true));
    press(&mut driven, Key::Tab);
    assert_eq!(entered(&driven), Some(json!(12)));
    driven.state_mut().ask(Intent::Undo);
    driven.run();
    assert_eq!(entered(&driven), None);
}

#[test]
fn escape_takes_back_what_counted_while_it_was_typed() {
    let mut driven = new_match();
    type_into(&mut driven, FIELD, "5");
    press(&mut driven, Key::Enter);
    press(&mut driven, Key::Tab);
    type_into(&mut driven, FIELD, "9");
    wait(&mut driven);
    assert_eq!(entered(&driven), Some(json!(9)));
    press(&mut driven, Key::Escape);
    assert_eq!(entered(&driven), Some(json!(5)));
}

#[test]
fn a_number_that_is_half_typed_counts_only_once_the_field_is_left() {
    let mut driven = new_match();
    type_into(&mut driven, FIELD, "-");
    wait(&mut driven);
    assert_eq!(entered(&driven), None);
    press(&mut driven, Key::Tab);
    assert_eq!(entered(&driven), Some(json!("-")));
}

#[test]
fn what_counted_already_does_not_come_back_over_what_was_changed_since() {
    let mut driven = new_match();
    type_into(&mut driven, FIELD, "9");
    wait(&mut driven);
    let value = Some(json!(4));
    driven.state_mut().ask(Intent::Edit(Edit::Value { slot: Slot::Side(0), key: "vp".to_owned(), value }));
    press(&mut driven, Key::Tab);
    assert_eq!(entered(&driven), Some(json!(4)));
}

#[test]
fn names_are_not_trimmed_under_the_fingers_of_who_types_them() {
    let mut driven = new_match();
    type_into(&mut driven, "Players, Party 1", "A. Poe, ");
    wait(&mut driven);
    assert_eq!(record(&driven).sides[0].members, ["A. Poe"]);
    driven.get_by_label("Players, Party 1").type_text("B. Roe");
    driven.run();
    wait(&mut driven);
    assert_eq!(record(&driven).sides[0].members, ["A. Poe", "B. Roe"]);
}
