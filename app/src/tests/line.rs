//! The one line: by keys from opening to the record, with what is offered, what is wrong, and what was entered before.

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use serde_json::json;

use super::{Driven, click, ctrl, new_match, press, record};

fn open<'a>() -> Driven<'a> {
    let mut driven = new_match();
    ctrl(&mut driven, Key::L);
    driven
}

fn types(driven: &mut Driven<'_>, words: &str) {
    driven.event(egui::Event::Text(words.to_owned()));
    driven.run();
}

/// The label of what has the keyboard.
fn at(driven: &Driven<'_>) -> String {
    let focused = driven.root().children_recursive().find(|node| node.accesskit_node().is_focused());
    focused.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
}

#[test]
fn a_line_is_told_before_it_is_entered_and_is_one_step() {
    let mut driven = open();
    assert_eq!(at(&driven), "One line");
    types(&mut driven, "victory 12 9; tick 3; pets no");
    driven.get_by_label("Enter: Victory points: Party 1 12, Party 2 9; Tick: 3; Pets count: no");
    assert!(record(&driven).values.is_empty(), "not entered before Enter");
    press(&mut driven, Key::Enter);
    let entered = record(&driven);
    assert_eq!((&entered.sides[0].values["vp"], &entered.sides[1].values["vp"]), (&json!(12), &json!(9)));
    assert_eq!((&entered.values["tick"], &entered.settings["pets"]), (&json!(3), &json!(false)));
    driven.get_by_label_contains("Entered: Victory points");
    assert_eq!(at(&driven), "One line", "it goes on with the next");
    ctrl(&mut driven, Key::Z);
    let undone = record(&driven);
    assert!(undone.values.is_empty() && undone.sides[0].values.is_empty() && undone.settings.is_empty());
}

#[test]
fn what_is_wrong_is_told_and_nothing_is_entered_until_it_is_mended() {
    let mut driven = open();
    types(&mut driven, "vp 12 9; tick 11");
    press(&mut driven, Key::Enter);
    driven.get_by_label_contains("“11” does not fit. Tick: a whole number, 1 to 10.");
    assert!(record(&driven).sides[0].values.is_empty());
    press(&mut driven, Key::Backspace);
    press(&mut driven, Key::Enter);
    assert_eq!(record(&driven).values["tick"], json!(1));
}

#[test]
fn keys_and_values_are_completed_by_tab_and_by_arrows_and_by_clicks() {
    let mut driven = open();
    types(&mut driven, "len");
    press(&mut driven, Key::Tab);
    driven.get_by_label("long game");
    press(&mut driven, Key::ArrowDown);
    press(&mut driven, Key::ArrowDown);
    press(&mut driven, Key::Enter);
    assert!(record(&driven).settings.is_empty(), "the first Enter takes the offer");
    press(&mut driven, Key::Enter);
    assert_eq!(record(&driven).settings["length"], json!("long"));
    types(&mut driven, "len");
    click(&mut driven, "Length, now long game");
    driven.run();
    assert_eq!(at(&driven), "One line");
    types(&mut driven, "short");
    press(&mut driven, Key::Enter);
    assert!(record(&driven).settings.is_empty(), "as usual");
}

#[test]
fn up_brings_back_earlier_lines_and_escape_the_field_from_before() {
    let mut driven = new_match();
    driven.get_by_label("Judge").focus();
    driven.run();
    ctrl(&mut driven, Key::L);
    for line in ["vp 1 2", "vp 3 4"] {
        types(&mut driven, line);
        press(&mut driven, Key::Enter);
    }
    press(&mut driven, Key::ArrowUp);
    press(&mut driven, Key::ArrowUp);
    press(&mut driven, Key::Enter);
    assert_eq!(record(&driven).sides[1].values["vp"], json!(2));
    press(&mut driven, Key::ArrowUp);
    press(&mut driven, Key::ArrowDown);
    types(&mut driven, "vp 5 6");
    press(&mut driven, Key::Enter);
    assert_eq!(record(&driven).sides[1].values["vp"], json!(6), "Down empties the line again");
    press(&mut driven, Key::Escape);
    assert!(driven.query_by_label("One line").is_none());
    assert_eq!(at(&driven), "Judge");
}

#[test]
fn with_an_empty_line_tab_goes_on_through_the_window() {
    let mut driven = open();
    press(&mut driven, Key::Tab);
    assert_eq!(at(&driven), "Close the line");
    driven.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
    driven.run();
    assert_eq!(at(&driven), "One line");
}
