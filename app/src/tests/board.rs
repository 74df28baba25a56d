//! The board by clicks, by dragging and by keys alone.

use egui::{Key, vec2};
use egui_kittest::kittest::Queryable as _;
use ruleset_api::record::{OUT, Place};

use super::{click, ctrl, new_match, press, record};

/// A new match with a character of each side, not yet placed.
fn two_characters<'a>() -> super::Driven<'a> {
    let mut driven = new_match();
    click(&mut driven, "Add a piece: Party 1");
    click(&mut driven, "Add a piece: Party 2");
    driven
}

fn at(driven: &super::Driven<'_>, piece: usize) -> Option<Place> {
    record(driven).boards["final"].pieces[piece].at.clone()
}

#[test]
fn a_click_places_the_chosen_piece_and_hands_on_to_the_next() {
    let mut driven = two_characters();
    click(&mut driven, "Character 1, not placed yet");
    click(&mut driven, "Place");
    click(&mut driven, "Column 5, row 3");
    click(&mut driven, "Column 6, row 4");
    assert_eq!(at(&driven, 0), Some(Place::Pair([5, 3])));
    assert_eq!(at(&driven, 1), Some(Place::Pair([6, 4])));
    driven.get_by_label("Character 1, Party 1, column 5, row 3");
}

#[test]
fn a_new_piece_is_placed_by_a_click_on_its_cell_with_the_tool_that_a_match_begins_with() {
    let mut driven = two_characters();
    click(&mut driven, "Column 5, row 3");
    assert_eq!((at(&driven, 0), at(&driven, 1)), (None, Some(Place::Pair([5, 3]))), "the one that was added last is chosen");
    click(&mut driven, "Column 6, row 4");
    assert_eq!(at(&driven, 0), Some(Place::Pair([6, 4])), "and then the next that waits");
    click(&mut driven, "Column 2, row 2");
    assert_eq!(at(&driven, 0), Some(Place::Pair([6, 4])), "a piece that stands is not moved by a click");
    assert_eq!(driven.state().desk().document().unwrap().selection.piece, None);
}

#[test]
fn the_chosen_piece_stays_chosen_where_clicks_place_pieces() {
    let mut driven = two_characters();
    click(&mut driven, "Place");
    for _ in 0..2 {
        click(&mut driven, "Character 1, not placed yet");
        assert_eq!(driven.state().desk().document().unwrap().selection.piece, Some(1));
    }
}

#[test]
fn a_piece_is_dragged_from_the_list_onto_the_board_and_nowhere_else() {
    let mut driven = two_characters();
    let chip = |driven: &super::Driven<'_>, state: &str| driven.get_by_label(&format!("Character 1, {state}")).rect().center();
    let from = chip(&driven, "not placed yet");
    drag(&mut driven, from, from + vec2(0.0, 40.0));
    assert_eq!(at(&driven, 0), None);
    let to = driven.get_by_label("Column 3, row 2").rect().center();
    drag(&mut driven, from, to);
    assert_eq!(at(&driven, 0), Some(Place::Pair([3, 2])));
    let from = chip(&driven, "placed");
    drag(&mut driven, from, from + vec2(60.0, 0.0));
    assert_eq!(at(&driven, 0), Some(Place::Pair([3, 2])), "let go over the list, it stays where it is");
}

#[test]
fn the_button_that_adds_a_piece_stays_under_the_pointer() {
    let mut driven = new_match();
    let before = driven.get_by_label("Add a piece: Party 1").rect();
    for _ in 0..2 {
        click(&mut driven, "Add a piece: Party 1");
        assert_eq!(driven.get_by_label("Add a piece: Party 1").rect(), before);
    }
}

#[test]
fn a_location_lights_its_surroundings_and_pieces_say_that_they_stand_there() {
    let mut driven = two_characters();
    click(&mut driven, "Location");
    click(&mut driven, "Column 5, row 4");
    click(&mut driven, "Place");
    click(&mut driven, "Column 6, row 4");
    driven.get_by_label("Character 2, Party 2, column 6, row 4, beside a location");
    ctrl(&mut driven, Key::Z);
    assert_eq!(at(&driven, 1), None);
}

#[test]
fn a_piece_is_dragged_to_another_cell_and_off_the_map() {
    let mut driven = two_characters();
    click(&mut driven, "Place");
    click(&mut driven, "Column 3, row 3");
    click(&mut driven, "Select");
    let from = driven.get_by_label("Column 3, row 3").rect().center();
    let to = driven.get_by_label("Column 7, row 2").rect().center();
    drag(&mut driven, from, to);
    assert_eq!(at(&driven, 1), Some(Place::Pair([7, 2])));
    drag(&mut driven, to, egui::pos2(150.0, 300.0));
    assert_eq!(at(&driven, 1), None);
}

pub(super) fn drag(driven: &mut super::Driven<'_>, from: egui::Pos2, to: egui::Pos2) {
    driven.drag_at(from);
    driven.hover_at(from + (to - from) * 0.5);
    driven.hover_at(to);
    driven.drop_at(to);
    driven.run();
}

#[test]
fn everything_on_the_board_goes_by_keys_alone() {
    let mut driven = two_characters();
    press(&mut driven, Key::F7);
    driven.event(egui::Event::Text("1".to_owned()));
    driven.run();
    for key in [Key::ArrowRight, Key::ArrowDown, Key::Enter] {
        press(&mut driven, key);
    }
    let placed = at(&driven, 0);
    assert!(matches!(placed, Some(Place::Pair(_))), "{placed:?}");
    // Picked up, carried on and put down.
    for key in [Key::Enter, Key::ArrowLeft, Key::Enter] {
        press(&mut driven, key);
    }
    let (Some(Place::Pair([before, row])), Some(after)) = (placed, at(&driven, 0)) else { panic!("not on the map") };
    assert_eq!(after, Place::Pair([before - 1, row]));
    press(&mut driven, Key::Delete);
    assert_eq!(at(&driven, 0), None);
}

#[test]
fn a_chosen_piece_is_named_put_out_of_play_and_removed() {
    let mut driven = two_characters();
    click(&mut driven, "Character 1, not placed yet");
    super::type_into(&mut driven, "Name of the piece", "Thrall");
    press(&mut driven, Key::Enter);
    click(&mut driven, "Out of play");
    assert_eq!(at(&driven, 0), Some(Place::zone(OUT)));
    driven.get_by_label("Thrall, out of play");
    click(&mut driven, "Not placed");
    assert_eq!(at(&driven, 0), None);
    click(&mut driven, "Remove Thrall");
    assert_eq!(record(&driven).boards["final"].pieces.len(), 1);
}

#[test]
fn cells_and_pieces_can_be_pressed_through_the_accessibility_tree() {
    let mut driven = two_characters();
    click(&mut driven, "Place");
    driven.get_by_label("Column 0, row 8").click_accesskit();
    driven.run();
    assert_eq!(at(&driven, 1), Some(Place::Pair([0, 8])));
    driven.get_by_label("Character 2, Party 2, column 0, row 8").click_accesskit();
    driven.run();
    assert_eq!(driven.state().desk().document().unwrap().selection.piece, Some(2));
}

#[test]
fn the_wheel_moves_the_map_and_fit_brings_it_back() {
    let mut driven = two_characters();
    let before = driven.get_by_label("Column 5, row 4").rect();
    driven.hover_at(before.center());
    let source = egui::MouseWheelSource::Unknown;
    let (unit, phase, modifiers) = (egui::MouseWheelUnit::Point, egui::TouchPhase::Move, egui::Modifiers::NONE);
    driven.event(egui::Event::MouseWheel { unit, delta: vec2(0.0, 40.0), phase, source, modifiers });
    driven.run_steps(10);
    let moved = driven.get_by_label("Column 5, row 4").rect();
    assert!(moved.center().y > before.center().y + 10.0, "{before:?} to {moved:?}");
    click(&mut driven, "Fit");
    let fitted = driven.get_by_label("Column 5, row 4").rect();
    assert!(fitted.center().distance(before.center()) < 0.5);
}
