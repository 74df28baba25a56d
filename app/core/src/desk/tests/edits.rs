//! What each edit makes of a record.

use ruleset_api::record::{Map, Place, Record, Spot, Topology};
use serde_json::{Map as Object, Value, json};

use super::executor::World;
use crate::desk::{BoardEdit, Edit, EventField, Slot};

fn value(slot: Slot, key: &str, value: Value) -> Edit {
    Edit::Value { slot, key: key.to_owned(), value: Some(value) }
}

fn row(row: usize) -> Slot {
    Slot::Row { table: "ticks".to_owned(), row }
}

fn toggle(cell: [i64; 2]) -> BoardEdit {
    BoardEdit::ToggleFeature { kind: "location".to_owned(), side: None, spot: Spot::Pair(cell) }
}

#[test]
fn a_new_match_has_its_sides_todays_date_and_a_map_to_begin_with() {
    let world = World::with_a_match();
    let record = world.record();
    assert_eq!((record.sides.len(), record.event.date.as_str()), (2, "2026-11-29"));
    let map = record.boards["final"].map.as_ref().unwrap();
    assert_eq!((map.columns, map.rows, map.features.len()), (Some(12), Some(9), 0));
    assert!(!record.boards.contains_key("fixed"), "a map that the rules fix stays with the rules");
    assert!(!world.document().dirty());
}

#[test]
fn values_are_entered_where_they_belong_and_taken_away_again() {
    let mut world = World::with_a_match();
    world.hero("Thrall", None);
    world.edit(Edit::AddRow { table: "ticks".to_owned() });
    let piece = Slot::Piece { board: "final".to_owned(), piece: 1 };
    for slot in [Slot::Match, Slot::Setting, Slot::Side(1), row(0), piece] {
        world.edit(value(slot.clone(), "x", json!(7)));
        let text = serde_json::to_string(world.record()).unwrap();
        assert_eq!(text.matches(r#""x":7"#).count(), 1, "{slot:?}");
        world.edit(Edit::Value { slot, key: "x".to_owned(), value: None });
        assert!(!serde_json::to_string(world.record()).unwrap().contains(r#""x""#));
    }
}

#[test]
fn the_event_the_sides_and_the_notes_take_their_words() {
    let mut world = World::with_a_match();
    let fields = [EventField::Name, EventField::Round, EventField::Table, EventField::Date, EventField::Judge];
    for field in fields {
        world.edit(Edit::Event(field, format!("{field:?}")));
    }
    world.edit(Edit::SideMembers(1, vec!["B. Roe".to_owned()]));
    world.edit(Edit::Notes("late".to_owned()));
    let record = world.record();
    let event = [&record.event.name, &record.event.round, &record.event.table, &record.event.date, &record.event.judge];
    assert_eq!(event, ["Name", "Round", "Table", "Date", "Judge"]);
    assert_eq!((record.sides[1].members[0].as_str(), record.notes.as_str()), ("B. Roe", "late"));
}

#[test]
fn a_list_for_each_side_has_null_where_a_number_is_missing_before_another() {
    let mut world = World::with_a_match();
    world.edit(Edit::AddRow { table: "ticks".to_owned() });
    let mut enter = |side, number: Option<i64>| {
        let value = number.map(serde_json::Value::from);
        world.edit(Edit::SideValue { slot: row(0), key: "gained".to_owned(), side, value });
        world.record().rows["ticks"][0].get("gained").cloned()
    };
    assert_eq!(enter(1, Some(3)), Some(json!([null, 3])));
    assert_eq!(enter(0, Some(2)), Some(json!([2, 3])));
    assert_eq!(enter(1, None), Some(json!([2])));
    assert_eq!(enter(2, Some(1)), Some(json!([2])), "there is no third side");
    assert_eq!(enter(0, None), None);
}

#[test]
fn rows_are_added_up_to_the_rulesets_limit_and_the_table_goes_with_the_last() {
    let mut world = World::with_a_match();
    for _ in 0..5 {
        world.edit(Edit::AddRow { table: "ticks".to_owned() });
    }
    assert_eq!(world.record().rows["ticks"].as_array().unwrap().len(), 3);
    for _ in 0..3 {
        world.edit(Edit::RemoveRow { table: "ticks".to_owned(), row: 0 });
    }
    assert!(world.record().rows.is_empty());
}

#[test]
fn what_was_entered_wrongly_stays_until_something_is_entered_in_its_place() {
    let mut world = World::ready();
    let mut record = Record::new("skirmish", "1.0.0", 2);
    record.rows.insert("ticks".to_owned(), json!([{ "gained": "many" }, 7]));
    record.rows.insert("other".to_owned(), json!("no list"));
    world.put("/a.match.json", &record);
    world.ask(crate::desk::Intent::OpenPath("/a.match.json".into()));
    let gained = |row, value: Option<i64>| {
        let value = value.map(serde_json::Value::from);
        Edit::SideValue { slot: self::row(row), key: "gained".to_owned(), side: 0, value }
    };
    world.edit(gained(0, None));
    world.edit(gained(1, Some(1)));
    world.edit(Edit::AddRow { table: "other".to_owned() });
    world.edit(Edit::RemoveRow { table: "other".to_owned(), row: 0 });
    assert_eq!(*world.record(), record);
    world.edit(gained(0, Some(4)));
    assert_eq!(world.record().rows["ticks"][0]["gained"], json!([4]));
}

#[test]
fn a_new_piece_takes_the_lowest_free_number() {
    let mut world = World::with_a_match();
    for name in ["Thrall", "Bolvar", "Fandral"] {
        world.hero(name, None);
    }
    world.board("final", BoardEdit::RemovePiece(2));
    world.hero("Cairne", None);
    let ids: Vec<i64> = world.record().boards["final"].pieces.iter().map(|piece| piece.id).collect();
    assert_eq!(ids, [1, 3, 2]);
}

#[test]
fn a_piece_is_moved_named_and_given_to_another_side() {
    let mut world = World::with_a_match();
    world.hero("Thrall", None);
    world.board("final", BoardEdit::NamePiece { piece: 1, name: "Go'el".to_owned() });
    world.board("final", BoardEdit::PieceKind { piece: 1, kind: "pet".to_owned() });
    world.board("final", BoardEdit::PieceSide { piece: 1, side: Some(1) });
    world.board("final", BoardEdit::PieceSide { piece: 1, side: Some(2) });
    world.board("final", BoardEdit::MovePiece { piece: 1, to: Some(Place::zone("out")) });
    let piece = world.record().boards["final"].piece(1).unwrap();
    assert_eq!((piece.name.as_str(), piece.kind.as_str(), piece.side), ("Go'el", "pet", Some(1)));
    assert_eq!(piece.at, Some(Place::zone("out")));
}

#[test]
fn a_feature_is_marked_and_unmarked_cell_by_cell() {
    let mut world = World::ready();
    let mut record = Record::new("skirmish", "1.0.0", 2);
    let map = json!({ "map": { "topology": "hex", "columns": 9, "rows": 9,
        "features": [{ "kind": "location", "name": "Tower", "at": [[1, 1], [2, 1]] }, { "kind": "wall", "at": [[1, 1]] }] } });
    record.boards.insert("final".to_owned(), serde_json::from_value(map).unwrap());
    world.put("/a.match.json", &record);
    world.ask(crate::desk::Intent::OpenPath("/a.match.json".into()));
    let features = |world: &World| serde_json::to_value(&world.record().boards["final"].map.as_ref().unwrap().features).unwrap();
    world.board("final", toggle([1, 1]));
    let left = json!([{ "kind": "location", "name": "Tower", "at": [[2, 1]] }, { "kind": "wall", "at": [[1, 1]] }]);
    assert_eq!(features(&world), left);
    world.board("final", toggle([2, 1]));
    world.board("final", toggle([5, 4]));
    assert_eq!(features(&world), json!([{ "kind": "wall", "at": [[1, 1]] }, { "kind": "location", "at": [[5, 4]] }]));
}

#[test]
fn a_mark_on_a_fixed_map_makes_the_map_the_records_own() {
    let mut world = World::with_a_match();
    world.board("fixed", toggle([0, 0]));
    let map = world.record().boards["fixed"].map.as_ref().unwrap();
    assert_eq!((map.columns, map.features.len()), (Some(5), 2));
}

#[test]
fn another_size_of_the_map_keeps_what_lies_on_it() {
    let mut world = World::with_a_match();
    world.hero("Thrall", Some(Place::Pair([11, 8])));
    world.board("final", toggle([5, 4]));
    let mut map = world.record().boards["final"].map.clone().unwrap();
    map.columns = Some(6);
    map.features.clear();
    world.board("final", BoardEdit::SetMap(map));
    let board = &world.record().boards["final"];
    let map = board.map.as_ref().unwrap();
    assert_eq!((map.columns, map.features.len(), board.pieces.len()), (Some(6), 1, 1));
}

#[test]
fn a_board_that_nobody_knows_is_not_made() {
    let mut world = World::with_a_match();
    let before = world.record().clone();
    let map = Map { topology: Topology::Hex, ..before.boards["final"].map.clone().unwrap() };
    for edit in [BoardEdit::SetMap(map), toggle([0, 0]), BoardEdit::RemovePiece(1)] {
        world.board("cellar", edit);
    }
    assert_eq!(*world.record(), before);
}

#[test]
fn a_side_taken_away_leaves_no_tie_to_it() {
    let mut world = World::with_a_match();
    world.edit(Edit::AddSide);
    for (name, side) in [("A", Some(0)), ("B", Some(1)), ("C", Some(2)), ("D", None)] {
        world.board("final", BoardEdit::AddPiece { kind: "hero".to_owned(), side, name: name.to_owned(), at: None });
    }
    let piece = |piece| Slot::Piece { board: "final".to_owned(), piece };
    world.edit(value(piece(1), "foe", json!(2)));
    world.edit(value(piece(2), "foe", json!(1)));
    world.edit(value(Slot::Side(0), "ally", json!(2)));
    world.edit(value(Slot::Side(2), "ally", json!(1)));
    world.edit(value(Slot::Match, "first", json!(1)));
    world.edit(value(Slot::Match, "advantage", json!({ "value": 2, "reason": "r", "by": "judge" })));
    world.edit(value(Slot::Match, "time", json!(1)));
    for _ in 0..2 {
        world.edit(Edit::AddRow { table: "ticks".to_owned() });
    }
    world.edit(value(row(0), "gained", json!([5, 6, 7])));
    world.edit(value(row(0), "by", json!(2)));
    world.edit(value(row(1), "gained", json!([null, 6])));
    world.edit(value(row(1), "by", json!(1)));
    world.edit(Edit::RemoveSide(1));

    let record = world.record();
    let pieces = &record.boards["final"].pieces;
    assert_eq!(pieces.iter().map(|piece| piece.side).collect::<Vec<_>>(), [Some(0), None, Some(1), None]);
    assert_eq!((&pieces[0].values, &pieces[1].values), (&object(&json!({ "foe": 1 })), &Object::new()));
    assert_eq!(record.sides[0].values, object(&json!({ "ally": 1 })));
    assert!(record.sides[1].values.is_empty());
    let expected = json!({ "advantage": { "value": 1, "reason": "r", "by": "judge" }, "time": 1 });
    assert_eq!(Value::Object(record.values.clone()), expected);
    assert_eq!(record.rows["ticks"], json!([{ "gained": [5, 7], "by": 1 }, {}]));
    world.edit(Edit::RemoveSide(0));
    assert_eq!(world.record().sides.len(), 2, "the ruleset wants two at least");
}

fn object(value: &Value) -> Object<String, Value> {
    value.as_object().unwrap().clone()
}

#[test]
fn no_more_sides_are_added_than_the_ruleset_allows() {
    let mut world = World::with_a_match();
    for _ in 0..5 {
        world.edit(Edit::AddSide);
    }
    assert_eq!(world.record().sides.len(), 4);
}

#[test]
fn a_cell_joins_the_location_beside_it_and_begins_its_own_where_there_is_none() {
    let mut world = World::with_a_match();
    let mut join = |cell: [i64; 2]| {
        let (kind, spot) = ("location".to_owned(), Spot::Pair(cell));
        world.edit(Edit::Board { board: "final".to_owned(), edit: BoardEdit::JoinFeature { kind, side: None, spot } });
        let features = &world.record().boards["final"].map.as_ref().unwrap().features;
        features.iter().map(|feature| feature.at.clone()).collect::<Vec<_>>()
    };
    let at = |cells: &[[i64; 2]]| cells.iter().copied().map(Spot::Pair).collect::<Vec<_>>();
    assert_eq!(join([3, 3]), [at(&[[3, 3]])]);
    assert_eq!(join([4, 3]), [at(&[[3, 3], [4, 3]])]);
    assert_eq!(join([7, 3]), [at(&[[3, 3], [4, 3]]), at(&[[7, 3]])]);
    assert_eq!(join([3, 3]), [at(&[[4, 3]]), at(&[[7, 3]])], "once more takes it away");
}
