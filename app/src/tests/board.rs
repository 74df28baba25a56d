//! The board by clicks, by dragging and by keys alone.

use arbiter_core::desk::{BoardEdit, Edit, Intent};
use arbiter_core::locale::Language;
use egui::{Key, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use ruleset_api::record::{OUT, Place};

use super::{click, ctrl, new_match, press, record};
use crate::DeskWindow;

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
fn with_shift_a_click_adds_a_cell_to_the_location_beside_it() {
    let mut driven = new_match();
    click(&mut driven, "Location");
    click(&mut driven, "Column 5, row 4");
    let locations = |driven: &super::Driven<'_>| record(driven).boards["final"].map.as_ref().unwrap().features.len();
    let shift = egui::Modifiers::SHIFT;
    driven.get_by_label("Column 6, row 4").click_modifiers(shift);
    driven.run();
    assert_eq!(locations(&driven), 1);
    click(&mut driven, "Column 7, row 4");
    assert_eq!(locations(&driven), 2);
}

#[test]
fn a_map_that_is_too_large_to_draw_says_so() {
    let mut driven = new_match();
    let map = record(&driven).boards["final"].map.clone().unwrap();
    for (columns, rows, drawn) in [(1000, 1000, true), (1001, 1000, false), (1_000_000_000, 1_000_000_000, false)] {
        let map = ruleset_api::record::Map { columns: Some(columns), rows: Some(rows), ..map.clone() };
        let edit = BoardEdit::SetMap(map);
        driven.state_mut().ask(Intent::Edit(Edit::Board { board: "final".to_owned(), edit }));
        driven.run();
        assert_eq!(driven.query_by_label_contains("too large to draw").is_none(), drawn, "{columns}");
    }
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

/// A new match with two characters, in a window of a size.
fn in_a_window<'a>(width: f32, height: f32, language: Language) -> super::Driven<'a> {
    let mut window = DeskWindow::new(super::Stub::new(), language);
    window.ask(Intent::New { ruleset: "made-up".to_owned() });
    for side in 0..2 {
        let (kind, side, name) = ("character".to_owned(), Some(side), String::new());
        let edit = BoardEdit::AddPiece { kind, side, name, at: None };
        window.ask(Intent::Edit(Edit::Board { board: "final".to_owned(), edit }));
    }
    super::drive_at(window, vec2(width, height))
}

#[test]
fn in_a_short_window_the_board_has_most_of_the_height_and_a_button_unfolds_the_pieces() {
    let mut driven = in_a_window(683.0, 345.0, Language::English);
    let map = |driven: &super::Driven<'_>| driven.get_by_role_and_label(egui::Role::Group, "Final board").rect().height();
    assert!(map(&driven) > 345.0 / 2.0, "{}", map(&driven));
    assert!(driven.query_by_label("Add a piece: Party 1").is_none());
    click(&mut driven, "Pieces · 2 to place");
    driven.get_by_label("Add a piece: Party 1");
    driven.get_by_label("Character 1, not placed yet");
    click(&mut driven, "Pieces · 2 to place");
    assert!(map(&driven) > 345.0 / 2.0);
}

#[test]
fn nothing_overlaps_in_the_smallest_window() {
    for language in Language::ALL {
        let locale = arbiter_core::locale::Locale::new(language);
        let mut driven = in_a_window(480.0, 320.0, language);
        for unfolded in [false, true] {
            if unfolded {
                driven.get_by_label_contains(&locale.t("ui-roster")).click();
                driven.run();
            }
            let nodes = driven.root().children_recursive();
            // The tools scroll where they have no room.
            let tools = ["ui-tool-select", "ui-tool-place", "ui-tool-ruler"].map(|tool| locale.t(tool));
            let new_piece = locale.text(&ruleset_api::Text::new("entry-tool-add").with("kind", "Character"));
            let is_tool = |label: String| label == "Location" || tools.contains(&label) || label.starts_with(&new_piece);
            let nodes = nodes.filter(|node| node.accesskit_node().label().is_none_or(|label| !is_tool(label)));
            let buttons = nodes.filter(|node| matches!(node.accesskit_node().role(), egui::Role::Button | egui::Role::TextInput));
            let all: Vec<(String, egui::Rect)> =
                buttons.map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect())).collect();
            for (index, (name, rect)) in all.iter().enumerate() {
                for (other, covered) in all.iter().skip(index + 1) {
                    let both = rect.intersect(*covered);
                    assert!(both.width() < 1.0 || both.height() < 1.0, "{language:?}: {name} and {other}: {rect:?} {covered:?}");
                }
            }
        }
    }
}
