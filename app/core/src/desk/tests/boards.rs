//! What lies on a table, and a map of areas: what each edit makes of it, and what it does when it is undone.

use ruleset_api::record::{Board, Place, Spot};

use super::executor::World;
use crate::desk::{BoardEdit, Intent};

fn board<'w>(world: &'w World, key: &str) -> &'w Board {
    &world.record().boards[key]
}

fn corners() -> Vec<Spot> {
    [[0, 0], [600, 0], [600, 300], [0, 300]].map(Spot::Pair).to_vec()
}

fn hero(side: usize) -> BoardEdit {
    BoardEdit::AddPiece { kind: "hero".to_owned(), side: Some(side), name: String::new(), at: None }
}

#[test]
fn a_feature_of_a_fixed_table_makes_the_map_and_belongs_to_a_side_of_the_match() {
    let mut world = World::with_a_match();
    let half = |side| BoardEdit::AddFeature { kind: "half".to_owned(), side: Some(side), at: corners() };
    world.board("table", half(1));
    world.board("table", half(7));
    let map = board(&world, "table").map.as_ref().unwrap();
    assert_eq!((map.size, map.features.len()), (Some([600, 600]), 1));
    assert_eq!((map.features[0].side, &map.features[0].at), (Some(1), &corners()));
    world.board("table", BoardEdit::FeatureSide { feature: 0, side: Some(0) });
    world.board("table", BoardEdit::ShapeFeature { feature: 0, at: vec![Spot::Pair([1, 2])] });
    world.board("table", BoardEdit::ShapeFeature { feature: 9, at: Vec::new() });
    let half = &board(&world, "table").map.as_ref().unwrap().features[0];
    assert_eq!((half.side, half.at.as_slice()), (Some(0), &[Spot::Pair([1, 2])][..]));
    world.board("table", BoardEdit::RemoveFeature(0));
    assert!(board(&world, "table").map.as_ref().unwrap().features.is_empty());
    for _ in 0..4 {
        world.ask(Intent::Undo);
    }
    assert!(!world.record().boards.contains_key("table"), "as it was before the first");
}

#[test]
fn one_place_can_be_marked_for_each_side() {
    let mut world = World::with_a_match();
    let mark = |side| BoardEdit::ToggleFeature { kind: "location".to_owned(), side: Some(side), spot: Spot::Pair([2, 2]) };
    for side in [0, 1, 0] {
        world.board("final", mark(side));
    }
    let features = &board(&world, "final").map.as_ref().unwrap().features;
    assert_eq!(features.iter().map(|feature| feature.side).collect::<Vec<_>>(), [Some(1)]);
}

#[test]
fn turning_on_and_on_is_one_step_and_a_new_piece_is_as_large_as_the_last_of_its_army() {
    let mut world = World::with_a_match();
    world.board("table", hero(0));
    world.board("table", BoardEdit::SizePiece { piece: 1, size: Some([40, 15]) });
    for angle in [15, 30, 45] {
        world.board("table", BoardEdit::TurnPiece { piece: 1, angle: Some(angle) });
    }
    assert_eq!(board(&world, "table").pieces[0].angle, Some(45));
    world.ask(Intent::Undo);
    assert_eq!(board(&world, "table").pieces[0].angle, None);
    world.board("table", hero(0));
    world.board("table", hero(1));
    let sizes: Vec<_> = board(&world, "table").pieces.iter().map(|piece| piece.size).collect();
    assert_eq!(sizes, [Some([40, 15]), Some([40, 15]), None]);
}

#[test]
fn the_first_area_makes_the_map_and_the_last_one_takes_it_away() {
    let mut world = World::with_a_match();
    assert!(!world.record().boards.contains_key("land"));
    for name in [" Paris ", "Lyon", "", "Paris"] {
        world.board("land", BoardEdit::AddArea(name.to_owned()));
    }
    assert_eq!(board(&world, "land").map.as_ref().unwrap().areas, ["Paris", "Lyon"]);
    world.board(
        "land",
        BoardEdit::AddPiece {
            kind: "hero".to_owned(),
            side: Some(0),
            name: String::new(),
            at: Some(Place::Area("Lyon".to_owned())),
        },
    );
    for linked in [true, true, false, true] {
        world.board("land", BoardEdit::LinkAreas { areas: [1, 0], linked });
    }
    world.board("land", BoardEdit::LinkAreas { areas: [0, 0], linked: true });
    world.board("land", BoardEdit::LinkAreas { areas: [0, 5], linked: true });
    assert_eq!(board(&world, "land").map.as_ref().unwrap().links.len(), 1);
    world.board("land", BoardEdit::NameArea { area: 1, name: "Lugdunum".to_owned() });
    let named = board(&world, "land");
    assert_eq!(named.map.as_ref().unwrap().links, [["Lugdunum".to_owned(), "Paris".to_owned()]]);
    assert_eq!(named.pieces[0].at, Some(Place::Area("Lugdunum".to_owned())));
    world.board("land", BoardEdit::RemoveArea(1));
    world.board("land", BoardEdit::RemoveArea(0));
    assert!(board(&world, "land").map.is_none() && board(&world, "land").pieces[0].at.is_none());
}

#[test]
fn the_areas_that_the_rules_fix_stay_as_they_are() {
    let mut world = World::with_a_match();
    world.board("fixed", BoardEdit::AddArea("Paris".to_owned()));
    assert!(world.record().boards.get("fixed").is_none_or(|board| board.map.is_none()));
}
