//! What the board editor offers beside placing: the list, pieces edited in place, the ruler, copies, clearing.

use arbiter_core::desk::{BoardIntent, Intent, Tool};
use egui::{Event, Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use ruleset_api::record::{Board, OUT, Place, Spot};

use super::board::drag;
use super::{Driven, click, ctrl, new_match, press, record, type_into};

fn board(driven: &Driven<'_>, key: &str) -> Board {
    record(driven).boards.get(key).cloned().unwrap_or_default()
}

fn with_two<'a>() -> Driven<'a> {
    let mut driven = new_match();
    click(&mut driven, "Add a piece: Party 1");
    click(&mut driven, "Add a piece: Party 2");
    driven
}

fn enter(driven: &mut Driven<'_>, label: &str, words: &str) {
    type_into(driven, label, words);
    press(driven, Key::Enter);
}

fn selected(driven: &Driven<'_>) -> Option<i64> {
    driven.state().desk().document().unwrap().selection.piece
}

#[test]
fn a_series_goes_click_by_click_through_one_side_before_the_other() {
    let mut driven = new_match();
    for side in ["Party 1", "Party 2", "Party 1", "Party 2"] {
        click(&mut driven, &format!("Add a piece: {side}"));
    }
    click(&mut driven, "Character 1, not placed yet");
    let mut order = Vec::new();
    for column in 3..7 {
        order.push(selected(&driven).unwrap());
        click(&mut driven, &format!("Column {column}, row 3"));
    }
    assert_eq!(order, [1, 3, 2, 4]);
}

#[test]
fn digits_pick_a_piece_also_while_the_keyboard_is_in_the_list_of_pieces() {
    let mut driven = new_match();
    for _ in 0..12 {
        click(&mut driven, "Add a piece: Party 1");
    }
    driven.get_by_label("Character 3, not placed yet").focus();
    driven.run();
    for digit in ["1", "2"] {
        driven.event(Event::Text(digit.to_owned()));
        driven.run();
    }
    assert_eq!(selected(&driven), Some(12));
}

#[test]
fn the_list_says_what_each_piece_touches_and_takes_places_zones_and_features() {
    let mut driven = with_two();
    click(&mut driven, "List");
    enter(&mut driven, "Add Location", "5 4, 6 4");
    assert_eq!(board(&driven, "final").map.unwrap().features[0].at, [[5, 4], [6, 4]].map(Spot::Pair));
    enter(&mut driven, "Place: Character 1", "6 4");
    enter(&mut driven, "Place: Character 2", "7, 4");
    driven.get_by_label("on Location");
    driven.get_by_label("beside Location");
    enter(&mut driven, "Place: Character 2", "out of play");
    assert_eq!(board(&driven, "final").pieces[1].at, Some(Place::zone(OUT)));
    enter(&mut driven, "Place: Character 2", "somewhere");
    assert_eq!(board(&driven, "final").pieces[1].at, Some(Place::zone(OUT)), "what is no place changes nothing");
    enter(&mut driven, "Name: Character 1", "Thrall");
    enter(&mut driven, "Where: Location", "5 4");
    let left = board(&driven, "final");
    assert_eq!((left.pieces[0].name.as_str(), left.map.unwrap().features[0].at.len()), ("Thrall", 1));
    click(&mut driven, "Remove Thrall");
    click(&mut driven, "Remove Location");
    let left = board(&driven, "final");
    assert_eq!((left.pieces.len(), left.map.unwrap().features.len()), (1, 0));
    click(&mut driven, "List");
    driven.get_by_label("Character 2, out of play");
}

#[test]
fn a_card_is_put_into_a_zone_by_its_name() {
    let mut driven = new_match();
    click(&mut driven, "Squares");
    click(&mut driven, "Add a piece: Party 1");
    click(&mut driven, "List");
    enter(&mut driven, "Place: Card 1", "reserve");
    assert_eq!(board(&driven, "squares").pieces[0].at, Some(Place::zone("reserve")));
    enter(&mut driven, "Gold", "7");
    assert_eq!(board(&driven, "squares").pieces[0].values.get("gold"), Some(&7.into()), "what has no column stands below");
}

#[test]
fn a_piece_is_edited_in_place_by_a_double_click_by_f2_and_by_enter() {
    for way in [Some(Key::F2), Some(Key::Enter), None] {
        let mut driven = with_two();
        let chip = driven.get_by_label("Character 1, not placed yet");
        match way {
            Some(key) => {
                chip.focus();
                driven.run();
                press(&mut driven, key);
            }
            None => {
                // Two clicks that are no further apart than a hand makes them.
                let at = chip.rect().center();
                for pressed in [true, false, true, false] {
                    let (button, modifiers) = (egui::PointerButton::Primary, Modifiers::NONE);
                    driven.input_mut().events.push(Event::PointerMoved(at));
                    driven.input_mut().events.push(Event::PointerButton { pos: at, button, pressed, modifiers });
                    driven.input_mut().time = Some(driven.ctx.input(|input| input.time) + 0.05);
                    driven.step();
                }
                driven.run();
            }
        }
        assert!(driven.query_by_label("Name of the piece").is_some(), "{way:?}");
        driven.get_by_label("Name of the piece").type_text("Thrall");
        driven.run();
        press(&mut driven, Key::Enter);
        assert_eq!(board(&driven, "final").pieces[0].name, "Thrall", "{way:?}");
        driven.get_by_label("Thrall, not placed yet");
        assert_eq!(driven.query_all_by_label("Name of the piece").count(), 1, "the card is closed, the line below is back");
    }
}

#[test]
fn what_is_copied_comes_back_with_its_name_and_values_at_the_place_of_the_keyboard_or_beside_it() {
    let mut driven = with_two();
    click(&mut driven, "Column 5, row 3");
    type_into(&mut driven, "Name of the piece", "Rexxar");
    press(&mut driven, Key::Enter);
    click(&mut driven, "Column 2, row 2");
    // Nothing is selected any more where a click on an empty cell lets go.
    press(&mut driven, Key::F7);
    driven.event(Event::Text("2".to_owned()));
    driven.run();
    assert_eq!(selected(&driven), Some(2));
    driven.event(Event::Copy);
    driven.run();
    let text = arbiter_core::desk::clipboard::to_text(&driven.state().desk().copied);
    driven.event(Event::Paste(text.clone()));
    driven.run();
    let pasted = board(&driven, "final").pieces[2].clone();
    let copied = board(&driven, "final").pieces[1].clone();
    assert_eq!((pasted.id, &pasted.name, pasted.side), (3, &copied.name, copied.side));
    let (Some(Place::Pair(there)), Some(Place::Pair(here))) = (&copied.at, &pasted.at) else { panic!("not on the map") };
    assert_eq!(ruleset_api::geometry::hex::distance(*there, *here), 1, "the nearest free cell");
    ctrl(&mut driven, Key::X);
    assert_eq!(board(&driven, "final").pieces.len(), 2, "the new one was selected, and is cut");
    for foreign in ["Bonjour", "{\"format\":\"arbiter-pieces\"}", "[1, 2]", &text.replace("arbiter-pieces", "arbiter-match")] {
        driven.event(Event::Paste(foreign.to_owned()));
        driven.run();
    }
    assert_eq!(board(&driven, "final").pieces.len(), 2, "other text does nothing");
    assert!(driven.state().desk().notices.is_empty());
}

#[test]
fn fields_keep_the_keys_of_the_clipboard_to_themselves() {
    let mut driven = with_two();
    type_into(&mut driven, "Name of the piece", "Rexxar");
    driven.event(Event::Copy);
    driven.event(Event::Cut);
    driven.run();
    assert_eq!(board(&driven, "final").pieces.len(), 2);
    assert!(driven.state().desk().copied.is_empty());
}

#[test]
fn pieces_come_to_another_match() {
    let mut driven = with_two();
    click(&mut driven, "Column 5, row 3");
    driven.state_mut().ask(Intent::Board(BoardIntent::CopyAll));
    driven.state_mut().ask(Intent::New { ruleset: "made-up".to_owned() });
    driven.run();
    assert!(record(&driven).boards["final"].pieces.is_empty());
    ctrl(&mut driven, Key::V);
    assert!(record(&driven).boards["final"].pieces.is_empty(), "a new match begins in a field");
    press(&mut driven, Key::F7);
    ctrl(&mut driven, Key::V);
    let pieces = board(&driven, "final").pieces;
    assert_eq!(pieces.iter().map(|piece| (piece.id, piece.side)).collect::<Vec<_>>(), [(1, Some(0)), (2, Some(1))]);
    assert_eq!(pieces[1].at, Some(Place::Pair([5, 3])), "where it stood");
    assert_eq!(pieces[0].at, None, "and what waited waits");
}

#[test]
fn clearing_the_board_asks_first_and_can_be_undone() {
    let mut driven = with_two();
    click(&mut driven, "Column 5, row 3");
    let before = record(&driven);
    for (clearing, yes) in [(arbiter_core::desk::Clearing::Unplace, "Take off"), (arbiter_core::desk::Clearing::Remove, "Remove")]
    {
        driven.state_mut().ask(Intent::Board(BoardIntent::Clear(clearing)));
        driven.run();
        click(&mut driven, "Cancel");
        assert_eq!(record(&driven), before);
        driven.state_mut().ask(Intent::Board(BoardIntent::Clear(clearing)));
        driven.run();
        click(&mut driven, yes);
        let left = board(&driven, "final").pieces;
        assert!(left.iter().all(|piece| piece.at.is_none()));
        ctrl(&mut driven, Key::Z);
        assert_eq!(record(&driven), before);
    }
}

#[test]
fn the_ruler_measures_by_a_drag_by_clicks_and_by_keys_and_changes_nothing() {
    let mut driven = new_match();
    click(&mut driven, "Ruler");
    let before = record(&driven);
    let at = |driven: &Driven<'_>, label: &str| driven.get_by_label(label).rect().center();
    let (from, to) = (at(&driven, "Column 3, row 2"), at(&driven, "Column 7, row 2"));
    drag(&mut driven, from, to);
    driven.get_by_label("4 cells");
    click(&mut driven, "Column 3, row 2");
    click(&mut driven, "Column 4, row 2");
    driven.get_by_label("1 cell");
    press(&mut driven, Key::F7);
    press(&mut driven, Key::Escape);
    press(&mut driven, Key::Enter);
    press(&mut driven, Key::ArrowRight);
    press(&mut driven, Key::ArrowRight);
    driven.get_by_label("2 cells");
    assert_eq!(record(&driven), before);
}

#[test]
fn on_a_table_the_ruler_goes_from_the_selected_element_in_millimetres() {
    let mut driven = new_match();
    click(&mut driven, "Tabletop");
    click(&mut driven, "Add a piece: Party 1");
    enter(&mut driven, "Place of the piece", "600 450");
    driven.state_mut().ask(Intent::UseTool(Tool::Ruler));
    driven.run();
    press(&mut driven, Key::F7);
    for _ in 0..3 {
        press(&mut driven, Key::ArrowRight);
    }
    driven.get_by_label("30 mm");
}

#[test]
fn an_element_is_turned_by_its_handle_in_one_step() {
    let mut driven = new_match();
    click(&mut driven, "Tabletop");
    click(&mut driven, "Add a piece: Party 1");
    enter(&mut driven, "Place of the piece", "600 450");
    enter(&mut driven, "Size of the piece", "200 100");
    let panel = driven.get_by_role_and_label(egui::Role::Group, "Tabletop").rect();
    let margin = 14.0_f32.min(panel.size().min_elem() * 0.035);
    let scale = ((panel.width() - 2.0 * margin) / 1200.0).min((panel.height() - 2.0 * margin) / 900.0);
    let centre = panel.center();
    let handle = centre - vec2(0.0, 50.0 * scale + 20.0);
    drag(&mut driven, handle, centre + vec2(60.0, 0.0));
    assert_eq!(board(&driven, "table").pieces[0].angle, Some(90));
    ctrl(&mut driven, Key::Z);
    assert_eq!(board(&driven, "table").pieces[0].angle, None);
}

#[test]
fn the_keyboard_moves_and_zooms_the_map() {
    let mut driven = with_two();
    press(&mut driven, Key::F7);
    let at = |driven: &Driven<'_>| driven.get_by_label("Column 5, row 4").rect();
    let before = at(&driven);
    driven.key_press_modifiers(Modifiers::ALT, Key::ArrowRight);
    driven.run();
    assert!(at(&driven).center().x < before.center().x - 20.0, "what is further to the right comes into sight");
    press(&mut driven, Key::Z);
    assert!(at(&driven).width() > before.width() * 1.1);
    driven.key_press_modifiers(Modifiers::SHIFT, Key::Z);
    press(&mut driven, Key::Home);
    assert!(at(&driven).center().distance(before.center()) < 0.5);
}

#[test]
fn escape_lets_go_of_what_is_held_before_it_leaves_the_board() {
    let mut driven = with_two();
    press(&mut driven, Key::F7);
    press(&mut driven, Key::Escape);
    assert_eq!(selected(&driven), None);
    let focused = driven.get_by_role_and_label(egui::Role::Group, "Final board").accesskit_node().is_focused();
    assert!(focused, "the keyboard is still on the board");
}
