//! What the last edit changed: which ruling is compared with which, through edits, undo, typing and rulings that come late.

use std::sync::Arc;

use ruleset_api::{Ruling, Status};

use super::executor::World;
use crate::desk::changed::{Change, Did};
use crate::desk::{Edit, Effect, Event, Intent, Slot};

/// A match in which the ruling so far is that nobody has won.
fn with_a_ruling() -> World {
    let mut world = World::with_a_match();
    rule(&mut world, Status::Draw);
    world
}

/// A ruling on the record as it stands comes back.
fn rule(world: &mut World, status: Status) {
    world.waiting.clear();
    let winners = if status == Status::Decided { vec![0] } else { Vec::new() };
    let ruling = Ruling { status, winners, summary: None, ..super::executor::ruling_on(world.record()) };
    let (document, revision) = (world.id(), world.document().revision);
    world.ask_only(Intent::Event(Event::Ruled { document, revision, ruling: Ok(Arc::new(ruling)) }));
}

fn enter(world: &mut World, key: &str, value: i64) {
    let edit = Edit::Value { slot: Slot::Side(0), key: key.to_owned(), value: Some(value.into()) };
    world.ask_only(Intent::Edit(edit));
}

/// The status before, and what was done since.
fn before(world: &World) -> Option<(Status, Did)> {
    let before = world.document().before()?;
    assert_eq!(before.changes, [Change::Verdict]);
    Some((before.ruling.status, before.did.clone()))
}

fn told(world: &World) -> (Status, &'static str) {
    match before(world) {
        Some((status, Did::Edited(_))) => (status, "edited"),
        Some((status, Did::Undid(_))) => (status, "undid"),
        Some((status, Did::Redid(_))) => (status, "redid"),
        Some((status, Did::Several)) => (status, "several"),
        None => (Status::Invalid, "nothing"),
    }
}

#[test]
fn an_edit_undo_and_redo_show_the_ruling_before_and_their_names() {
    let mut world = with_a_ruling();
    assert!(before(&world).is_none(), "nothing was done yet");
    enter(&mut world, "vp", 3);
    rule(&mut world, Status::Decided);
    assert_eq!(told(&world), (Status::Draw, "edited"));
    world.ask_only(Intent::Undo);
    rule(&mut world, Status::Draw);
    assert_eq!(told(&world), (Status::Decided, "undid"));
    world.ask_only(Intent::Redo);
    rule(&mut world, Status::Decided);
    assert_eq!(told(&world), (Status::Draw, "redid"));
}

#[test]
fn an_edit_that_changes_nothing_of_the_ruling_says_nothing_and_forgets_the_one_before() {
    let mut world = with_a_ruling();
    enter(&mut world, "vp", 3);
    rule(&mut world, Status::Decided);
    world.ask_only(Intent::Edit(Edit::Notes("a word".to_owned())));
    rule(&mut world, Status::Decided);
    assert!(before(&world).is_none());
}

#[test]
fn several_edits_before_a_ruling_comes_back_are_compared_with_the_ruling_that_was_shown() {
    let mut world = with_a_ruling();
    enter(&mut world, "vp", 3);
    world.ask_only(Intent::Edit(Edit::Notes("a word".to_owned())));
    rule(&mut world, Status::Decided);
    assert_eq!(told(&world), (Status::Draw, "several"));
}

#[test]
fn typing_on_in_one_field_is_compared_with_the_ruling_before_the_field_was_touched() {
    let mut world = with_a_ruling();
    enter(&mut world, "vp", 1);
    rule(&mut world, Status::PlayOn);
    enter(&mut world, "vp", 15);
    rule(&mut world, Status::Decided);
    assert_eq!(told(&world), (Status::Draw, "edited"));
}

#[test]
fn what_was_typed_and_taken_back_is_as_if_nothing_had_been_done() {
    let mut world = with_a_ruling();
    enter(&mut world, "vp", 1);
    rule(&mut world, Status::PlayOn);
    world.ask_only(Intent::Edit(Edit::Value { slot: Slot::Side(0), key: "vp".to_owned(), value: None }));
    rule(&mut world, Status::Draw);
    assert!(before(&world).is_none());
}

#[test]
fn what_the_judge_has_seen_stays_away_until_the_next_change() {
    let mut world = with_a_ruling();
    enter(&mut world, "vp", 3);
    rule(&mut world, Status::Decided);
    world.ask_only(Intent::DismissChange);
    assert!(before(&world).is_none());
    enter(&mut world, "ally", 1);
    rule(&mut world, Status::Draw);
    assert_eq!(told(&world), (Status::Decided, "edited"));
}

#[test]
fn a_ruling_on_the_same_record_by_rulesets_that_were_found_anew_is_no_edit() {
    let mut world = with_a_ruling();
    rule(&mut world, Status::Decided);
    assert!(before(&world).is_none());
}

#[test]
fn the_verdict_fills_the_screen_only_while_a_match_is_open() {
    let mut world = World::ready();
    world.ask_only(Intent::FillScreen(true));
    assert!(!world.desk.verdict && world.waiting.is_empty());
    world.ask(Intent::NewMatch);
    world.ask_only(Intent::FillScreen(true));
    assert!(world.desk.verdict && matches!(world.waiting.pop_front(), Some(Effect::FillScreen(true))));
    world.ask_only(Intent::Close);
    assert!(!world.desk.verdict && world.waiting.iter().any(|effect| matches!(effect, Effect::FillScreen(false))));
}
