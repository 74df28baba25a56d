//! One editor, four kinds of map: by mouse, by keys and by the list a piece comes to the same place of the same record.

use egui::{Event, Key, Modifiers, Pos2, vec2};
use egui_kittest::kittest::Queryable as _;
use ruleset_api::record::{Board, Feature, OUT, Place, Spot};
use serde_json::json;

use super::board::drag;
use super::{Driven, click, new_match, press, record, type_into};

/// A new match with one of its boards in view.
fn on_board<'a>(name: &str) -> Driven<'a> {
    let mut driven = new_match();
    click(&mut driven, name);
    driven
}

fn board(driven: &Driven<'_>, key: &str) -> Board {
    record(driven).boards.get(key).cloned().unwrap_or_default()
}

fn types(driven: &mut Driven<'_>, words: &str) {
    driven.event(Event::Text(words.to_owned()));
    driven.run();
}

fn enter(driven: &mut Driven<'_>, label: &str, words: &str) {
    type_into(driven, label, words);
    press(driven, Key::Enter);
}

fn middle_of(driven: &Driven<'_>, label: &str) -> Pos2 {
    driven.get_by_role_and_label(egui::Role::Group, label).rect().center()
}

#[test]
fn a_card_comes_to_its_square_by_mouse_by_keys_and_by_the_list() {
    let mut mouse = on_board("Squares");
    click(&mut mouse, "Add a piece: Party 1");
    click(&mut mouse, "Place");
    click(&mut mouse, "Column 3, row 2");
    let placed = board(&mouse, "squares");
    assert_eq!(placed.pieces[0].at, Some(Place::Pair([3, 2])));
    assert!(placed.map.is_none(), "the map that the rules fix stays with the rules");

    let mut keys = on_board("Squares");
    press(&mut keys, Key::F7);
    types(&mut keys, "+");
    for key in [Key::ArrowRight, Key::ArrowUp, Key::Enter] {
        press(&mut keys, key);
    }
    assert_eq!(board(&keys, "squares"), placed);

    let mut list = on_board("Squares");
    click(&mut list, "Add a piece: Party 1");
    enter(&mut list, "Place of the piece", "3 2");
    assert_eq!(board(&list, "squares"), placed);
    enter(&mut list, "Place of the piece", "three");
    assert_eq!(board(&list, "squares"), placed, "what is no place changes nothing");
    click(&mut list, "Not placed");
    assert_eq!(board(&list, "squares").pieces[0].at, None);
}

#[test]
fn a_card_goes_to_a_zone_by_dragging_by_enter_and_by_its_button() {
    let zone = |driven: &Driven<'_>| board(driven, "squares").pieces[0].at.clone();
    let mut driven = on_board("Squares");
    click(&mut driven, "Add a piece: Party 1");
    enter(&mut driven, "Place of the piece", "0, 0");
    let from = driven.get_by_label("Column 0, row 0").rect().center();
    let to = driven.get_by_label("Zone: Reserve").rect().center();
    drag(&mut driven, from, to);
    assert_eq!(zone(&driven), Some(Place::zone("reserve")));
    let from = driven.get_by_label("Card 1, Party 1, Reserve").rect().center();
    let to = driven.get_by_label("Column 4, row 5").rect().center();
    drag(&mut driven, from, to);
    assert_eq!(zone(&driven), Some(Place::Pair([4, 5])));
    driven.get_by_label("Zone: Out of play").focus();
    driven.run();
    press(&mut driven, Key::Enter);
    assert_eq!(zone(&driven), Some(Place::zone(OUT)));
    click(&mut driven, "Reserve");
    assert_eq!(zone(&driven), Some(Place::zone("reserve")));
}

#[test]
fn what_a_card_is_worth_and_whose_it_is_is_entered_where_it_is_chosen() {
    let mut driven = on_board("Squares");
    click(&mut driven, "Add a piece: Party 1");
    enter(&mut driven, "Gold", "5");
    click(&mut driven, "Hidden");
    driven.get_by_label("Side of Card 1").focus();
    driven.run();
    press(&mut driven, Key::ArrowDown);
    let piece = &board(&driven, "squares").pieces[0];
    assert_eq!(json!(piece.values), json!({ "gold": 5, "hidden": true }));
    assert_eq!(piece.side, Some(1));
}

#[test]
fn a_feature_of_a_side_is_marked_for_that_side() {
    let mut driven = on_board("Squares");
    click(&mut driven, "Camp, Party 2");
    click(&mut driven, "Column 1, row 1");
    let map = board(&driven, "squares").map.expect("a map with its feature");
    assert_eq!((map.columns, map.rows), (Some(5), Some(6)));
    assert_eq!((map.features[0].side, map.features[0].at.as_slice()), (Some(1), &[Spot::Pair([1, 1])][..]));
    click(&mut driven, "Column 1, row 1");
    assert!(board(&driven, "squares").map.is_some_and(|map| map.features.is_empty()));
}

#[test]
fn an_element_comes_to_its_point_by_mouse_by_keys_and_by_the_list() {
    let mut mouse = on_board("Tabletop");
    click(&mut mouse, "Add a piece: Party 1");
    click(&mut mouse, "Place");
    let middle = middle_of(&mouse, "Tabletop");
    click_at(&mut mouse, middle);
    let placed = board(&mouse, "table");
    assert_eq!(placed.pieces[0].at, Some(Place::Pair([600, 450])));

    let mut keys = on_board("Tabletop");
    press(&mut keys, Key::F7);
    types(&mut keys, "+");
    press(&mut keys, Key::ArrowRight);
    keys.key_press_modifiers(Modifiers::SHIFT, Key::ArrowRight);
    keys.run();
    press(&mut keys, Key::Enter);
    assert_eq!(board(&keys, "table").pieces[0].at, Some(Place::Pair([611, 450])), "a centimetre and a millimetre");
    // Picked up, carried back and put down.
    press(&mut keys, Key::Enter);
    press(&mut keys, Key::ArrowLeft);
    keys.key_press_modifiers(Modifiers::SHIFT, Key::ArrowLeft);
    keys.run();
    press(&mut keys, Key::Enter);
    assert_eq!(board(&keys, "table"), placed);

    let mut list = on_board("Tabletop");
    click(&mut list, "Add a piece: Party 1");
    enter(&mut list, "Place of the piece", "600, 450");
    assert_eq!(board(&list, "table"), placed);
}

fn click_at(driven: &mut Driven<'_>, at: Pos2) {
    driven.hover_at(at);
    driven.run();
    driven.drag_at(at);
    driven.drop_at(at);
    driven.run();
}

#[test]
fn an_element_is_sized_and_turned_by_the_list_and_by_keys() {
    let mut list = on_board("Tabletop");
    click(&mut list, "Add a piece: Party 1");
    enter(&mut list, "Place of the piece", "600 450");
    enter(&mut list, "Size of the piece", "40 x 15");
    enter(&mut list, "Angle of the piece", "16");
    let turned = board(&list, "table");
    assert_eq!((turned.pieces[0].size, turned.pieces[0].angle), (Some([40, 15]), Some(16)));

    press(&mut list, Key::F7);
    for (modifiers, key) in [(Modifiers::NONE, Key::PageUp), (Modifiers::SHIFT, Key::PageUp)] {
        list.key_press_modifiers(modifiers, key);
        list.run();
    }
    assert_eq!(board(&list, "table").pieces[0].angle, None, "not turned at all");
    press(&mut list, Key::PageUp);
    assert_eq!(board(&list, "table").pieces[0].angle, Some(345));
    types(&mut list, "+");
    assert_eq!(board(&list, "table").pieces[1].size, Some([40, 15]), "as large as the one before it");
}

#[test]
fn an_element_is_dragged_and_does_not_jump_to_the_pointer() {
    let mut driven = on_board("Tabletop");
    click(&mut driven, "Add a piece: Party 2");
    enter(&mut driven, "Place of the piece", "600 450");
    enter(&mut driven, "Size of the piece", "200 100");
    let middle = middle_of(&driven, "Tabletop");
    let grip = vec2(15.0, 5.0);
    drag(&mut driven, middle + grip, middle + grip + vec2(60.0, 0.0));
    let Some(Place::Pair([x, y])) = board(&driven, "table").pieces[0].at else { panic!("not on the table") };
    assert_eq!(y, 450);
    assert!((650..900).contains(&x), "{x}");
    drag(&mut driven, middle + vec2(60.0, 0.0), egui::pos2(150.0, 300.0));
    assert_eq!(board(&driven, "table").pieces[0].at, None);
}

#[test]
fn halves_are_given_by_a_command_dragged_by_their_corners_and_typed() {
    let mut driven = on_board("Tabletop");
    click(&mut driven, "Half");
    click(&mut driven, "Add: Half, Party 2");
    click(&mut driven, "Far half");
    let features = |driven: &Driven<'_>| board(driven, "table").map.map(|map| map.features).unwrap_or_default();
    let corners = |feature: &Feature| feature.at.clone();
    let far = [[0, 0], [1200, 0], [1200, 450], [0, 450]].map(Spot::Pair).to_vec();
    assert_eq!((features(&driven)[0].side, corners(&features(&driven)[0])), (Some(1), far));

    enter(&mut driven, "Corners: Half 1, Party 2", "0 0, 1200 0, 1200 300, 600 450");
    assert_eq!(corners(&features(&driven)[0]).last(), Some(&Spot::Pair([600, 450])));
    let middle = middle_of(&driven, "Tabletop");
    drag(&mut driven, middle, middle + vec2(-40.0, 30.0));
    let dragged = corners(&features(&driven)[0]);
    let Some(Spot::Pair([x, y])) = dragged.last() else { panic!("no corner") };
    assert!(*x < 590 && *y > 460, "{dragged:?}");
    driven.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    driven.run();
    assert_eq!(corners(&features(&driven)[0]).last(), Some(&Spot::Pair([600, 450])), "a drag is one step");
    click(&mut driven, "Remove Half 1, Party 2");
    assert!(features(&driven).is_empty());
}

#[test]
fn a_line_belongs_to_nobody() {
    let mut driven = on_board("Tabletop");
    click(&mut driven, "Line");
    click(&mut driven, "Add: Line, Add");
    click(&mut driven, "Line from left to right");
    let map = board(&driven, "table").map.unwrap();
    assert_eq!((map.features[0].side, map.features[0].at.len()), (None, 2));
}

/// A country of three areas, made in the window.
fn country<'a>() -> Driven<'a> {
    let mut driven = on_board("Country");
    for area in ["Paris", "Lyon", "Lille"] {
        enter(&mut driven, "New area", area);
    }
    click(&mut driven, "Links of Paris: 0");
    driven.get_by_role_and_label(egui::Role::CheckBox, "Lille").click();
    driven.run();
    press(&mut driven, Key::Escape);
    driven
}

#[test]
fn an_army_comes_to_its_area_by_mouse_by_keys_and_by_the_list() {
    let mut mouse = country();
    click(&mut mouse, "Add a piece: Party 1");
    click(&mut mouse, "Place");
    let paris = mouse.get_by_role_and_label(egui::Role::Cell, "Paris").rect().center();
    click_at(&mut mouse, paris);
    let placed = board(&mouse, "areas");
    assert_eq!(placed.pieces[0].at, Some(Place::Area("Paris".to_owned())));

    let mut keys = country();
    press(&mut keys, Key::F7);
    types(&mut keys, "+");
    for key in [Key::ArrowRight, Key::ArrowLeft, Key::ArrowUp, Key::Enter] {
        press(&mut keys, key);
    }
    assert_eq!(board(&keys, "areas"), placed);

    let mut list = country();
    click(&mut list, "Add a piece: Party 1");
    list.get_by_label("Place of the piece").focus();
    list.run();
    press(&mut list, Key::ArrowDown);
    assert_eq!(board(&list, "areas"), placed);
}

#[test]
fn an_area_is_renamed_with_all_that_names_it_and_taken_away() {
    let mut driven = country();
    click(&mut driven, "Add a piece: Party 1");
    driven.get_by_label("Place of the piece").focus();
    driven.run();
    press(&mut driven, Key::ArrowDown);
    click(&mut driven, "Capital");
    let paris = driven.get_by_role_and_label(egui::Role::Cell, "Paris").rect().center();
    click_at(&mut driven, paris);
    driven.get_by_label("Army 1, Party 1, Paris, on a location");
    click(&mut driven, "Select");
    enter(&mut driven, "Name of the area Paris", "Lutetia");
    let renamed = board(&driven, "areas");
    let map = renamed.map.as_ref().unwrap();
    assert_eq!(map.areas, ["Lutetia", "Lyon", "Lille"]);
    assert_eq!(map.links, [["Lutetia".to_owned(), "Lille".to_owned()]]);
    assert_eq!(map.features[0].at, [Spot::Area("Lutetia".to_owned())]);
    assert_eq!(renamed.pieces[0].at, Some(Place::Area("Lutetia".to_owned())));
    enter(&mut driven, "Name of the area Lyon", "Lille");
    assert_eq!(board(&driven, "areas"), renamed, "a name that is taken changes nothing");
    click(&mut driven, "Remove Lutetia");
    let left = board(&driven, "areas");
    let map = left.map.unwrap();
    assert!(map.links.is_empty() && map.features.is_empty() && left.pieces[0].at.is_none());
}
