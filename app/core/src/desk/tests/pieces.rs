//! Pieces copied, pasted and cleared, and which one is placed after another.

use ruleset_api::record::{Board, OUT, Piece, Place};
use serde_json::json;

use super::executor::World;
use crate::desk::{BoardEdit, BoardIntent, Clearing, Effect, Intent, clipboard, next_waiting};

fn board<'w>(world: &'w World, key: &str) -> &'w Board {
    &world.record().boards[key]
}

fn add(world: &mut World, board: &str, side: usize, at: Option<Place>) {
    let (kind, name) = ("hero".to_owned(), format!("Hero of {side}"));
    world.board(board, BoardEdit::AddPiece { kind, side: Some(side), name, at });
}

fn at(column: i64, row: i64) -> Option<Place> {
    Some(Place::Pair([column, row]))
}

#[test]
fn the_next_piece_to_place_is_of_the_same_side_as_long_as_there_is_one() {
    let mut world = World::with_a_match();
    for side in [0, 1, 0, 1] {
        add(&mut world, "final", side, None);
    }
    let order = |world: &World, first: i64| {
        let mut left = board(world, "final").clone();
        let mut order = vec![first];
        while let Some(next) = next_waiting(&left, order[order.len() - 1]) {
            let placed = order[order.len() - 1];
            left.pieces.iter_mut().filter(|piece| piece.id == placed).for_each(|piece| piece.at = at(0, 0));
            order.push(next);
            if order.len() > 9 {
                break;
            }
        }
        order
    };
    assert_eq!(order(&world, 1), [1, 3, 2, 4]);
    assert_eq!(order(&world, 4), [4, 2, 1, 3]);
}

#[test]
fn copies_have_ids_of_their_own_and_keep_name_and_values() {
    let mut world = World::with_a_match();
    add(&mut world, "final", 1, at(2, 2));
    let slot = crate::desk::Slot::Piece { board: "final".to_owned(), piece: 1 };
    world.ask(Intent::Edit(crate::desk::Edit::Value { slot, key: "foe".to_owned(), value: Some(json!(0)) }));
    world.ask(Intent::MoveCursor([2, 2]));
    world.ask_only(Intent::Board(BoardIntent::Copy));
    let text = world.waiting.iter().find_map(|effect| match effect {
        Effect::Clipboard(text) => Some(text.clone()),
        _ => None,
    });
    world.drain();
    let text = text.expect("a text for the system's clipboard");
    for paste in [None, Some(text)] {
        world.ask(Intent::Board(BoardIntent::Paste(paste)));
    }
    let pieces = &board(&world, "final").pieces;
    assert_eq!(pieces.iter().map(|piece| piece.id).collect::<Vec<_>>(), [1, 2, 3]);
    assert!(pieces.iter().all(|piece| piece.name == "Hero of 1" && piece.values["foe"] == 0));
    let mut places: Vec<_> = pieces.iter().map(|piece| format!("{:?}", piece.at)).collect();
    places.dedup();
    assert_eq!(places.len(), 3, "each on a cell of its own: {places:?}");
    assert_eq!(world.desk.document().unwrap().selection.piece, Some(3), "the new one is selected");
    world.ask(Intent::Undo);
    assert_eq!(board(&world, "final").pieces.len(), 2, "a paste is one step");
}

#[test]
fn what_does_not_fit_the_other_board_is_made_to_fit_or_left_out() {
    let mut world = World::with_a_match();
    let piece = |at: serde_json::Value| {
        let piece = json!({ "id": 7, "kind": "dragon", "side": 5, "name": "Far", "at": at });
        serde_json::from_value::<Piece>(piece).unwrap()
    };
    let pieces =
        [piece(json!([900, 900])), piece(json!("Paris")), piece(json!({ "zone": "nowhere" })), piece(json!({ "zone": OUT }))];
    world.ask(Intent::Board(BoardIntent::Paste(Some(clipboard::to_text(&pieces)))));
    let pasted = &board(&world, "final").pieces;
    assert_eq!(pasted.iter().map(|piece| piece.id).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert!(pasted.iter().all(|piece| piece.kind == "hero" && piece.side == Some(0)), "kinds and sides that there are");
    let places: Vec<_> = pasted.iter().map(|piece| piece.at.clone()).collect();
    assert_eq!(places, [None, None, None, Some(Place::zone(OUT))], "what has no place here waits");
}

#[test]
fn a_text_that_holds_no_pieces_is_nothing_however_it_is_made() {
    let mut deep = "{\"format\":\"arbiter-pieces\",\"version\":1,\"pieces\":".to_owned();
    deep.push_str(&"[".repeat(100_000));
    let huge = format!("{}{}", clipboard::to_text(&[]), " ".repeat(2 << 20));
    let newer = clipboard::to_text(&[]).replace("\"version\": 1", "\"version\": 2");
    for text in ["", "Hello", "arbiter-pieces", &clipboard::to_text(&[]), &deep, &huge, &newer] {
        assert_eq!(clipboard::from_text(text), None);
    }
}

#[test]
fn a_board_is_cleared_after_a_question_only_and_in_one_step() {
    let mut world = World::with_a_match();
    world.ask(Intent::Board(BoardIntent::Clear(Clearing::Remove)));
    assert!(world.desk.question.is_none(), "there is nothing to clear");
    add(&mut world, "final", 0, at(1, 1));
    add(&mut world, "final", 1, Some(Place::zone(OUT)));
    let before = world.record().clone();
    for (clearing, left) in [(Clearing::Unplace, 2), (Clearing::Remove, 0)] {
        world.ask(Intent::Board(BoardIntent::Clear(clearing)));
        assert_eq!(*world.record(), before, "nothing happens before the answer");
        world.ask(Intent::Answer(crate::desk::Answer::Yes));
        assert_eq!(board(&world, "final").pieces.iter().filter(|piece| piece.at.is_none()).count(), left);
        assert_eq!(board(&world, "final").pieces.len(), left);
        world.ask(Intent::Undo);
        assert_eq!(*world.record(), before);
    }
}
