//! Undo and redo: one action, one step, with its name.

use std::sync::Arc;

use ruleset_api::Text;
use ruleset_api::record::{Place, Record, Spot};
use serde_json::{Value, json};

use super::executor::World;
use crate::desk::{BoardEdit, DEEPEST, Edit, EventField, Intent, Slot, Tool};
use crate::locale::{Language, Locale};
use crate::record::to_bytes;

fn undo_names(world: &World) -> Vec<String> {
    let locale = Locale::new(Language::English);
    world.document().history.undo.iter().map(|step| locale.text(&step.name)).collect()
}

fn toggle(cell: [i64; 2]) -> BoardEdit {
    BoardEdit::ToggleFeature { kind: "location".to_owned(), side: None, spot: Spot::Pair(cell) }
}

#[test]
fn each_action_is_a_step_with_the_name_of_what_was_done() {
    let mut world = World::with_a_match();
    world.enter("vp", 12);
    world.edit(Edit::SideName(0, "Horde".to_owned()));
    world.enter("ally", 1);
    world.hero("Thrall", None);
    world.hero("", None);
    world.board("final", BoardEdit::MovePiece { piece: 1, to: Some(Place::Pair([5, 3])) });
    world.board("final", BoardEdit::MovePiece { piece: 1, to: None });
    world.board("final", BoardEdit::RemovePiece(2));
    world.board("final", toggle([5, 4]));
    world.board("final", toggle([5, 4]));
    world.edit(Edit::AddRow { table: "ticks".to_owned() });
    let row = Slot::Row { table: "ticks".to_owned(), row: 0 };
    world.edit(Edit::SideValue { slot: row, key: "gained".to_owned(), side: 1, value: Some(json!(3)) });
    world.edit(Edit::Event(EventField::Judge, "R. Roe".to_owned()));
    world.edit(Edit::AddSide);
    world.edit(Edit::RemoveSide(2));
    let names = [
        "enter vp (party 1)",
        "name party 1",
        "enter ally (Horde)",
        "add Thrall",
        "add hero",
        "move Thrall",
        "take Thrall off the board",
        "remove hero 2",
        "mark location",
        "unmark location",
        "add a row to ticks",
        "enter gained (ticks, row 1) (party 2)",
        "enter the judge",
        "add a side",
        "remove party 3",
    ];
    assert_eq!(undo_names(&world), names);
}

#[test]
fn every_name_is_put_into_words_in_every_language() {
    let record = Record::new("skirmish", "1.0.0", 2);
    let text = || "x".to_owned();
    let slot = || Slot::Row { table: text(), row: 0 };
    let piece = 1;
    let edits = [
        Edit::Value { slot: Slot::Piece { board: text(), piece }, key: text(), value: None },
        Edit::SideValue { slot: slot(), key: text(), side: 9, value: None },
        Edit::SideMembers(0, Vec::new()),
        Edit::RemoveRow { table: text(), row: 0 },
        Edit::Notes(text()),
        Edit::Event(EventField::Name, text()),
        Edit::Event(EventField::Round, text()),
        Edit::Event(EventField::Table, text()),
        Edit::Event(EventField::Date, text()),
        Edit::Board { board: text(), edit: BoardEdit::NamePiece { piece, name: text() } },
        Edit::Board { board: text(), edit: BoardEdit::PieceKind { piece, kind: text() } },
        Edit::Board { board: text(), edit: BoardEdit::PieceSide { piece, side: None } },
    ];
    for locale in Language::ALL.map(Locale::new) {
        for edit in &edits {
            let name = crate::desk::naming::name(edit, &record, None);
            let words = locale.text(&Text::new("desk-command-undo-named").with("action", name.clone()));
            assert!(!words.contains("desk-") && !words.contains('{'), "{words}");
        }
    }
}

#[test]
fn typing_on_in_one_field_is_one_step() {
    let mut world = World::with_a_match();
    let first = world.document().revision;
    for value in [1, 12, 123] {
        world.enter("vp", value);
    }
    assert_eq!(undo_names(&world), ["enter vp (party 1)"]);
    world.ask(Intent::Undo);
    assert_eq!(world.document().revision, first);
    world.ask(Intent::Redo);
    assert_eq!(world.record().sides[0].values["vp"], 123);
}

#[test]
fn another_action_between_begins_a_new_step() {
    let mut world = World::with_a_match();
    world.enter("vp", 1);
    world.ask(Intent::SelectPiece(None));
    world.enter("vp", 12);
    world.enter("ally", 1);
    world.enter("vp", 123);
    world.ask(Intent::Undo);
    world.enter("vp", 124);
    assert_eq!(world.document().history.undo.len(), 4);
}

#[test]
fn what_is_typed_and_taken_back_is_no_step() {
    let mut world = World::with_a_match();
    world.enter("ally", 1);
    world.enter("vp", 1);
    world.edit(Edit::Value { slot: Slot::Side(0), key: "vp".to_owned(), value: None });
    assert_eq!(undo_names(&world), ["enter ally (party 1)"]);
    world.enter("vp", 2);
    assert_eq!(world.document().history.undo.len(), 2, "typing never joins a step of another field");
}

#[test]
fn an_edit_that_changes_nothing_is_no_step() {
    let mut world = World::with_a_match();
    world.edit(Edit::Notes(String::new()));
    world.edit(Edit::SideName(7, "nobody".to_owned()));
    world.hero("Thrall", Some(Place::Pair([1, 1])));
    world.board("final", BoardEdit::MovePiece { piece: 1, to: Some(Place::Pair([1, 1])) });
    assert_eq!(undo_names(&world), ["add Thrall"]);
}

#[test]
fn undo_back_to_what_was_saved_is_clean() {
    let mut world = World::with_a_file();
    world.enter("vp", 1);
    world.ask(Intent::Save);
    world.enter("vp", 2);
    assert!(world.document().dirty());
    world.ask(Intent::Undo);
    assert!(!world.document().dirty(), "typing on after a save begins a new step");
    world.ask(Intent::Undo);
    assert!(world.document().dirty());
    world.ask(Intent::Redo);
    assert!(!world.document().dirty());
}

#[test]
fn a_new_edit_takes_the_undone_ones_away() {
    let mut world = World::with_a_match();
    world.enter("vp", 1);
    world.ask(Intent::Undo);
    world.enter("ally", 1);
    world.ask(Intent::Redo);
    assert!(!world.record().sides[0].values.contains_key("vp"));
}

#[test]
fn only_so_many_steps_are_kept() {
    let mut world = World::with_a_match();
    for number in 0..DEEPEST + 5 {
        world.edit(Edit::SideName(number % 2, number.to_string()));
    }
    assert_eq!(world.document().history.undo.len(), DEEPEST);
}

#[test]
fn placing_goes_on_to_the_next_piece_that_waits() {
    let mut world = World::with_a_match();
    for name in ["Thrall", "Bolvar", "Fandral"] {
        world.hero(name, None);
    }
    assert_eq!(world.document().selection.piece, Some(3), "a new piece is selected");
    world.ask(Intent::UseTool(Tool::Place));
    let mut place = |piece, cell| {
        world.board("final", BoardEdit::MovePiece { piece, to: Some(Place::Pair(cell)) });
        world.document().selection.piece
    };
    assert_eq!(place(3, [1, 1]), Some(1));
    assert_eq!(place(1, [2, 1]), Some(2));
    assert_eq!(place(2, [3, 1]), Some(2), "all are placed");
    world.ask(Intent::UseTool(Tool::Select));
    world.hero("Cairne", None);
    world.ask(Intent::SelectPiece(Some(1)));
    world.board("final", BoardEdit::MovePiece { piece: 1, to: Some(Place::Pair([4, 4])) });
    assert_eq!(world.document().selection.piece, Some(1));
}

#[test]
fn nothing_stays_selected_that_is_not_there_any_more() {
    let mut world = World::with_a_match();
    world.hero("Thrall", None);
    world.ask(Intent::Undo);
    assert_eq!(world.document().selection.piece, None);
    world.ask(Intent::SelectPiece(Some(1)));
    assert_eq!(world.document().selection.piece, None);
}

/// A small generator of numbers, the same in every run.
struct Dice(u64);

impl Dice {
    fn throw(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % u64::try_from(sides).unwrap()).unwrap()
    }

    fn number(&mut self, sides: usize) -> i64 {
        i64::try_from(self.throw(sides)).unwrap()
    }

    fn one<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.throw(of.len())]
    }

    fn slot(&mut self) -> Slot {
        match self.throw(5) {
            0 => Slot::Match,
            1 => Slot::Setting,
            2 => Slot::Side(self.throw(5)),
            3 => Slot::Row { table: self.one(&["ticks", "none"]).to_owned(), row: self.throw(4) },
            _ => Slot::Piece { board: self.one(&["final", "fixed", "none"]).to_owned(), piece: self.number(5) },
        }
    }

    fn place(&mut self) -> Option<Place> {
        match self.throw(4) {
            0 => None,
            1 => Some(Place::zone("out")),
            _ => Some(Place::Pair([self.number(13), self.number(10)])),
        }
    }

    fn side(&mut self) -> Option<usize> {
        Some(self.throw(6)).filter(|side| *side < 5)
    }

    fn edit(&mut self) -> Edit {
        let key = self.one(&["vp", "ally", "first", "advantage", "gained", "by", "foe", "unknown"]).to_owned();
        let name = self.one(&["", "Thrall", "Бёрк"]).to_owned();
        match self.throw(12) {
            0 | 1 => {
                let values = [None, Some(json!(self.number(4))), Some(json!("x")), Some(json!({ "value": self.number(3) }))];
                Edit::Value { slot: self.slot(), key, value: values[self.throw(4)].clone() }
            }
            2 => {
                let value = Some(self.number(9)).filter(|value| *value < 6).map(Value::from);
                Edit::SideValue { slot: self.slot(), key, side: self.throw(5), value }
            }
            3 => Edit::SideName(self.throw(5), name),
            4 => Edit::AddSide,
            5 => Edit::RemoveSide(self.throw(5)),
            6 => Edit::AddRow { table: self.one(&["ticks", "none"]).to_owned() },
            7 => Edit::RemoveRow { table: self.one(&["ticks", "none"]).to_owned(), row: self.throw(4) },
            8 => Edit::Notes(name),
            _ => Edit::Board { board: self.one(&["final", "fixed", "none"]).to_owned(), edit: self.board_edit(name) },
        }
    }

    fn board_edit(&mut self, name: String) -> BoardEdit {
        let piece = self.number(6);
        match self.throw(14) {
            0 | 1 => BoardEdit::AddPiece { kind: "hero".to_owned(), side: self.side(), name, at: self.place() },
            2 => BoardEdit::RemovePiece(piece),
            3 => BoardEdit::MovePiece { piece, to: self.place() },
            4 => BoardEdit::NamePiece { piece, name },
            5 => BoardEdit::PieceSide { piece, side: self.side() },
            6 => BoardEdit::SizePiece { piece, size: Some([self.number(50), self.number(50)]) },
            7 => BoardEdit::TurnPiece { piece, angle: Some(self.number(360)) },
            8 => BoardEdit::AddFeature { kind: "location".to_owned(), side: self.side(), at: vec![Spot::Pair([1, 1])] },
            9 => BoardEdit::ShapeFeature { feature: self.throw(3), at: vec![Spot::Pair([self.number(3), 2])] },
            10 => BoardEdit::FeatureSide { feature: self.throw(3), side: self.side() },
            11 => BoardEdit::RemoveFeature(self.throw(3)),
            12 => BoardEdit::AddArea(name),
            _ => toggle([self.number(3), self.number(3)]),
        }
    }
}

#[test]
fn whatever_was_done_undoing_all_of_it_gives_the_first_record_byte_for_byte() {
    for seed in 1..=20 {
        let mut dice = Dice(0x9E37_79B9_7F4A_7C15 ^ seed);
        let mut world = if seed % 2 == 0 { World::with_a_match() } else { World::with_a_file() };
        let (first, revision) = (to_bytes(world.record()), world.document().revision);
        for _ in 0..600 {
            let intent = match dice.throw(10) {
                0 => Intent::Undo,
                1 => Intent::Redo,
                2 => Intent::UseTool([Tool::Select, Tool::Place][dice.throw(2)].clone()),
                _ => Intent::Edit(dice.edit()),
            };
            world.ask(intent);
        }
        let last = to_bytes(world.record());
        let steps = world.document().history.undo.len();
        assert!(steps > 50, "the edits do something");
        for _ in 0..steps {
            world.ask(Intent::Undo);
        }
        assert_eq!(String::from_utf8(to_bytes(world.record())), String::from_utf8(first), "seed {seed}");
        assert_eq!(world.document().revision, revision);
        for _ in 0..steps {
            world.ask(Intent::Redo);
        }
        assert!(to_bytes(world.record()) == last, "seed {seed}");
    }
}

#[test]
fn a_snapshot_shares_its_record_until_it_is_changed() {
    let mut world = World::with_a_match();
    let before = world.document().record.clone();
    world.edit(Edit::Value { slot: Slot::Match, key: "time".to_owned(), value: Some(Value::Bool(true)) });
    assert!(Arc::ptr_eq(&before, &world.document().history.undo[0].record));
}
