//! Each way of placing on each kind of map: clicks, drags, keys and the list beside the board come to the same record, byte
//! for byte.

use arbiter_core::desk::{BoardEdit, Edit, Intent, Tool};
use arbiter_core::record::to_bytes;
use egui::{Key, Modifiers, Pos2};
use egui_kittest::kittest::Queryable as _;

use super::board::drag;
use super::{Driven, click, ctrl, new_match, press, record, type_into};

/// What differs between the kinds of maps for one who places pieces on them.
struct Ground {
    /// The board, as its button and its map are called.
    board: &'static str,
    /// Its key in the record.
    key: &'static str,
    /// Where the three pieces go, as it is typed into the list.
    places: [&'static str; 3],
    /// From the place where the keyboard begins to each of them.
    ways: [&'static [Key]; 3],
    /// What a click in the window hits, and how far to the right and below of its middle.
    at: fn(&Driven<'_>, usize) -> Pos2,
    /// What a piece is called here.
    piece: &'static str,
}

const GROUNDS: [Ground; 4] = [
    Ground {
        board: "Final board",
        key: "final",
        places: ["7, 4", "6, 4", "6, 5"],
        ways: [&[Key::ArrowRight], &[Key::ArrowLeft], &[Key::ArrowDown]],
        at: |driven, index| driven.get_by_label(["Column 7, row 4", "Column 6, row 4", "Column 6, row 5"][index]).rect().center(),
        piece: "Character",
    },
    Ground {
        board: "Squares",
        key: "squares",
        places: ["3, 3", "2, 3", "2, 4"],
        ways: [&[Key::ArrowRight], &[Key::ArrowLeft], &[Key::ArrowDown]],
        at: |driven, index| driven.get_by_label(["Column 3, row 3", "Column 2, row 3", "Column 2, row 4"][index]).rect().center(),
        piece: "Card",
    },
    Ground {
        board: "Tabletop",
        key: "table",
        places: ["600, 450", "0, 0", "1200, 900"],
        ways: [&[], &[], &[]],
        at: |driven, index| {
            let map = table_in_sight(driven);
            [map.center(), map.min, map.max][index]
        },
        piece: "Element",
    },
    Ground {
        board: "Country",
        key: "areas",
        places: ["Paris", "Lyon", "Lille"],
        ways: [&[], &[], &[]],
        at: |driven, index| driven.get_by_role_and_label(egui::Role::Cell, ["Paris", "Lyon", "Lille"][index]).rect().center(),
        piece: "Army",
    },
];

/// Where the table of 1200 by 900 millimetres lies in its fitted panel, just within its edges.
fn table_in_sight(driven: &Driven<'_>) -> egui::Rect {
    let panel = driven.get_by_role_and_label(egui::Role::Group, "Tabletop").rect();
    let margin = 14.0_f32.min(panel.size().min_elem() * 0.035);
    let room = panel.shrink(margin);
    let scale = (room.width() / 1200.0).min(room.height() / 900.0);
    egui::Rect::from_center_size(panel.center(), egui::vec2(1200.0, 900.0) * scale)
}

impl Ground {
    /// A new match with this board in view, and where the rules have none, with its areas.
    fn begin<'a>(&self) -> Driven<'a> {
        let mut driven = new_match();
        driven.get_by_role_and_label(egui::Role::Button, self.board).click();
        driven.run();
        if self.key == "areas" {
            for area in ["Paris", "Lyon", "Lille"] {
                let edit = BoardEdit::AddArea(area.to_owned());
                driven.state_mut().ask(Intent::Edit(Edit::Board { board: self.key.to_owned(), edit }));
            }
            driven.run();
        }
        driven
    }

    /// With two pieces of the first side and one of the second, none of them placed.
    fn with_pieces<'a>(&self) -> Driven<'a> {
        let mut driven = self.begin();
        for side in ["Party 1", "Party 1", "Party 2"] {
            click(&mut driven, &format!("Add a piece: {side}"));
        }
        driven
    }

    fn chip(&self, driven: &Driven<'_>, index: usize) -> Pos2 {
        driven.get_by_label(&format!("{} {}, not placed yet", self.piece, index + 1)).rect().center()
    }
}

fn click_at(driven: &mut Driven<'_>, at: Pos2) {
    driven.hover_at(at);
    driven.run();
    driven.drag_at(at);
    driven.drop_at(at);
    driven.run();
}

fn bytes(driven: &Driven<'_>) -> String {
    String::from_utf8(to_bytes(&record(driven))).unwrap()
}

/// Click after click: the first piece is picked, and after each click the next of its side, then of the other.
fn by_clicks(ground: &Ground) -> String {
    let mut driven = ground.with_pieces();
    let first = ground.chip(&driven, 0);
    click_at(&mut driven, first);
    for index in 0..3 {
        let at = (ground.at)(&driven, index);
        click_at(&mut driven, at);
    }
    bytes(&driven)
}

/// Out of the list of pieces, each to another place first, and then on the map to where it belongs.
fn by_drags(ground: &Ground) -> String {
    let mut driven = ground.with_pieces();
    for index in 0..3 {
        let (from, other, to) = (ground.chip(&driven, index), (ground.at)(&driven, (index + 1) % 3), (ground.at)(&driven, index));
        drag(&mut driven, from, other);
        drag(&mut driven, other, to);
    }
    bytes(&driven)
}

/// Without the mouse: plus adds, a digit picks, arrows go, Enter places.
fn by_keys(ground: &Ground) -> String {
    let mut driven = ground.begin();
    press(&mut driven, Key::F7);
    for letter in ["+", "+", "+"] {
        driven.event(egui::Event::Text(letter.to_owned()));
        driven.run();
    }
    // The third goes to the second side: its list stands after the board in the order of Tab, and is reached by its name.
    driven.get_by_label(&format!("Side of {} 3", ground.piece)).focus();
    driven.run();
    press(&mut driven, Key::ArrowDown);
    press(&mut driven, Key::F7);
    for index in 0..3 {
        driven.event(egui::Event::Text((index + 1).to_string()));
        driven.run();
        match ground.key {
            "table" => walk_the_table(&mut driven, index),
            "areas" => walk_to_area(&mut driven, ground.places[index]),
            _ => ground.ways[index].iter().for_each(|key| press(&mut driven, *key)),
        }
        press(&mut driven, Key::Enter);
    }
    bytes(&driven)
}

/// From the middle, where the keyboard begins, to the far left corner, and from there to the near right one.
fn walk_the_table(driven: &mut Driven<'_>, index: usize) {
    let (across, down, keys) = [
        (0, 0, [Key::ArrowLeft, Key::ArrowUp]),
        (60, 45, [Key::ArrowLeft, Key::ArrowUp]),
        (120, 90, [Key::ArrowRight, Key::ArrowDown]),
    ][index];
    for (count, key) in [(across, keys[0]), (down, keys[1])] {
        for _ in 0..count {
            driven.key_press(key);
            driven.step();
        }
    }
    driven.run();
}

/// By arrows until the area is reached: each way round leads to every area.
fn walk_to_area(driven: &mut Driven<'_>, area: &str) {
    let index = ["Paris", "Lyon", "Lille"].iter().position(|known| *known == area).unwrap();
    let here = |driven: &Driven<'_>| driven.state().desk().document().unwrap().selection.cursor.map(|cell| cell[0]);
    for key in [Key::ArrowDown, Key::ArrowRight, Key::ArrowUp, Key::ArrowLeft].into_iter().cycle().take(12) {
        if here(driven) == i64::try_from(index).ok() {
            return;
        }
        press(driven, key);
    }
    panic!("no way to {area}");
}

/// In the list beside the board, without the picture.
fn by_list(ground: &Ground) -> String {
    let mut driven = ground.begin();
    driven.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::L);
    driven.run();
    for side in ["Party 1", "Party 1", "Party 2"] {
        click(&mut driven, &format!("Add a piece: {side}"));
    }
    for (index, place) in ground.places.into_iter().enumerate() {
        let label = format!("Place: {} {}", ground.piece, index + 1);
        if ground.key == "areas" {
            driven.get_by_label(&label).focus();
            driven.run();
            (0..=index).for_each(|_| press(&mut driven, Key::ArrowDown));
        } else {
            type_into(&mut driven, &label, place);
            press(&mut driven, Key::Enter);
        }
    }
    bytes(&driven)
}

#[test]
fn clicks_drags_keys_and_the_list_come_to_the_same_record_on_every_kind_of_map() {
    for ground in &GROUNDS {
        let listed = by_list(ground);
        for place in ground.places {
            let digits: Vec<&str> = place.split(", ").collect();
            assert!(digits.iter().all(|word| listed.contains(word)), "{place} on {}", ground.board);
        }
        assert_eq!(by_clicks(ground), listed, "clicks on {}", ground.board);
        assert_eq!(by_drags(ground), listed, "drags on {}", ground.board);
        assert_eq!(by_keys(ground), listed, "keys on {}", ground.board);
    }
}

#[test]
fn one_drag_and_one_click_are_one_step_each_and_are_named() {
    for ground in &GROUNDS {
        let mut driven = ground.with_pieces();
        let before = bytes(&driven);
        let (from, to) = (ground.chip(&driven, 0), (ground.at)(&driven, 0));
        drag(&mut driven, from, to);
        assert_ne!(bytes(&driven), before);
        let history = &driven.state().desk().document().unwrap().history;
        assert_eq!(history.undo.last().unwrap().name.id, "desk-undo-move-piece", "{}", ground.board);
        ctrl(&mut driven, Key::Z);
        assert_eq!(bytes(&driven), before, "{}", ground.board);
    }
}

#[test]
fn dragged_off_the_board_a_piece_waits_again_and_nothing_is_asked() {
    for ground in &GROUNDS {
        let mut driven = ground.with_pieces();
        let before = bytes(&driven);
        let (from, to) = (ground.chip(&driven, 0), (ground.at)(&driven, 0));
        drag(&mut driven, from, to);
        drag(&mut driven, to, egui::pos2(150.0, 300.0));
        assert!(driven.state().desk().question.is_none());
        assert_eq!(bytes(&driven), before, "{}", ground.board);
    }
}

#[test]
fn from_the_other_side_the_keys_follow_the_picture_and_the_record_knows_nothing_of_it() {
    let ground = &GROUNDS[0];
    let mut driven = ground.with_pieces();
    let before = (ground.at)(&driven, 0);
    let map = driven.get_by_role_and_label(egui::Role::Group, "Final board").rect();
    driven.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::R);
    driven.run();
    let after = (ground.at)(&driven, 0);
    assert!((after - map.center() + (before - map.center())).length() < 2.0, "{before:?} and {after:?} around {map:?}");
    assert!(!driven.state().desk().document().unwrap().record.boards.is_empty());
    press(&mut driven, Key::F7);
    let cursor = |driven: &Driven<'_>| driven.state().desk().document().unwrap().selection.cursor.unwrap();
    let from = cursor(&driven);
    press(&mut driven, Key::ArrowRight);
    assert_eq!(cursor(&driven), [from[0] - 1, from[1]], "what is right in the picture is left on the map");
    driven.state_mut().ask(Intent::UseTool(Tool::Place));
    driven.run();
    let (first, to) = (ground.chip(&driven, 0), after);
    click_at(&mut driven, first);
    click_at(&mut driven, to);
    assert!(bytes(&driven).contains("7,\n"), "{}", bytes(&driven));
}
