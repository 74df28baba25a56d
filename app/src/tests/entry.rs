//! Speed of entry: the keyboard goes as one reads, the next match begins where it is needed, new pieces come by clicks.

use arbiter_core::desk::{Edit, EventField, Intent};
use arbiter_core::locale::Language;
use egui::{Key, Rect, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use ruleset_api::record::Place;

use super::{Driven, Stub, click, ctrl, drive_at, new_match, press, record};
use crate::DeskWindow;

/// What has the keyboard: its label and where it is.
fn at(driven: &Driven<'_>) -> Option<(String, Rect)> {
    let focused = driven.root().children_recursive().find(|node| node.accesskit_node().is_focused())?;
    Some((focused.accesskit_node().label().unwrap_or_default(), focused.rect()))
}

/// Everything that Tab goes through, from one label to another.
fn walked(driven: &mut Driven<'_>, from: &str, to: &str) -> Vec<(String, Rect)> {
    driven.get_by_label(from).focus();
    driven.run();
    let mut all: Vec<(String, Rect)> = at(driven).into_iter().collect();
    for _ in 0..200 {
        press(driven, Key::Tab);
        all.extend(at(driven));
        if all.last().is_some_and(|(label, _)| label == to) {
            return all;
        }
    }
    panic!("{to} is not reached: {:?}", all.iter().map(|(label, _)| label).collect::<Vec<_>>());
}

/// A window so high that nothing has to be scrolled, with a row in the table and a finding.
fn high<'a>() -> Driven<'a> {
    let mut window = DeskWindow::new(Stub::new(), Language::English);
    window.ask(Intent::New { ruleset: "made-up".to_owned() });
    window.ask(Intent::Edit(Edit::AddRow { table: "bouts".to_owned() }));
    let fair = arbiter_core::desk::Slot::Match;
    let value = Some(serde_json::json!({ "by": "judge", "value": true }));
    window.ask(Intent::Edit(Edit::Value { slot: fair, key: "fair".to_owned(), value }));
    drive_at(window, vec2(1366.0, 1500.0))
}

/// Line by line from top to bottom, and from left to right in a line.
#[test]
fn tab_goes_through_the_sheet_in_the_order_of_reading() {
    let mut driven = high();
    let walked = walked(&mut driven, "Event", "Notes");
    assert!(walked.len() > 25, "{}", walked.len());
    for pair in walked.windows(2) {
        let ((before, one), (after, other)) = (&pair[0], &pair[1]);
        let same_line = one.center().y < other.bottom() && other.center().y < one.bottom() && one.center().y > other.top();
        let reads = if same_line { one.right() <= other.left() + 0.5 } else { one.center().y < other.center().y };
        assert!(reads, "from {before} {one} to {after} {other}");
    }
    let parties: Vec<&str> = walked
        .iter()
        .map(|(label, _)| label.as_str())
        .filter(|label| label.ends_with(", Party 1") || label.ends_with(", Party 2"))
        .collect();
    let expected = ["Players, Party 1", "Players, Party 2", "Victory points, Party 1", "Victory points, Party 2"];
    assert_eq!(parties[..4], expected, "row by row, not party by party");
}

#[test]
fn tab_goes_from_the_sheet_to_the_board_to_the_steps() {
    let mut driven = high();
    let walked = walked(&mut driven, "Judge", "1. More points: not reached");
    let place = |label: &str| walked.iter().rposition(|(seen, _)| seen == label).unwrap_or_else(|| panic!("{label}: {walked:?}"));
    let parts = ["Notes", "Fit", "Select", "Final board", "Add a piece: Party 1", "1. More points: not reached"];
    assert!(parts.map(place).is_sorted(), "{walked:?}");
}

#[test]
fn the_next_match_begins_in_the_first_field_that_changes() {
    let mut driven = new_match();
    driven.state_mut().ask(Intent::Edit(Edit::Event(EventField::Name, "Venue open".to_owned())));
    driven.state_mut().ask(Intent::Edit(Edit::Event(EventField::Table, "A7".to_owned())));
    driven.run();
    let next = |driven: &mut Driven<'_>| {
        driven.key_press_modifiers(egui::Modifiers::COMMAND | egui::Modifiers::SHIFT, Key::N);
        driven.run();
        at(driven).map(|(label, _)| label).unwrap_or_default()
    };
    assert_eq!(next(&mut driven), "Victory points, Party 1");
    assert_eq!((record(&driven).event.name.as_str(), record(&driven).event.table.as_str()), ("Venue open", "A8"));
    driven.state_mut().ask(Intent::Edit(Edit::Event(EventField::Table, "by the door".to_owned())));
    assert_eq!(next(&mut driven), "Table", "of which nothing is known");
}

#[test]
fn a_new_piece_of_a_side_comes_with_each_click_and_with_each_enter() {
    let mut driven = new_match();
    click(&mut driven, "New: Character, Party 1");
    for cell in ["Column 5, row 3", "Column 6, row 3"] {
        click(&mut driven, cell);
    }
    click(&mut driven, "New: Character, Party 2");
    click(&mut driven, "Column 2, row 2");
    // A piece that is there is chosen, and not covered by another.
    click(&mut driven, "Column 5, row 3");
    let pieces = |driven: &Driven<'_>| {
        record(driven).boards["final"].pieces.iter().map(|piece| (piece.side, piece.at.clone())).collect::<Vec<_>>()
    };
    let cell = |x, y| Some(Place::Pair([x, y]));
    assert_eq!(pieces(&driven), [(Some(0), cell(5, 3)), (Some(0), cell(6, 3)), (Some(1), cell(2, 2))]);
    assert_eq!(driven.state().desk().document().unwrap().selection.piece, Some(1));

    // By keys the same; the shortcut goes from side to side.
    ctrl(&mut driven, Key::Num4);
    press(&mut driven, Key::F7);
    press(&mut driven, Key::ArrowDown);
    press(&mut driven, Key::Enter);
    assert_eq!(pieces(&driven)[3], (Some(0), cell(5, 4)));
    ctrl(&mut driven, Key::Num4);
    press(&mut driven, Key::F7);
    press(&mut driven, Key::ArrowDown);
    press(&mut driven, Key::Enter);
    assert_eq!(pieces(&driven)[4], (Some(1), cell(5, 5)));
    ctrl(&mut driven, Key::Z);
    assert_eq!(pieces(&driven).len(), 4, "each is a step of its own");
}
