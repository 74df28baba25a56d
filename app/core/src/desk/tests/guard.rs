//! What cannot be changed is not, whichever way it is tried, and the judge is told why, once.

use std::sync::Arc;

use serde_json::json;

use super::executor::World;
use crate::desk::{ClockIntent, Edit, EventField, Intent, ReadOnly, Slot, commands};
use crate::record::{Lost, LostWhat};

/// A match with something to undo and something to redo, which is then only shown.
fn only_shown() -> World {
    let mut world = World::with_a_file();
    world.enter("vp", 3);
    world.edit(Edit::Event(EventField::Judge, "R. Roe".to_owned()));
    world.ask(Intent::Undo);
    world.ask(Intent::Save);
    let id = world.document().id;
    let document = world.desk.documents.iter_mut().find(|document| document.id == id).unwrap();
    let what = LostWhat::Digits;
    document.read_only = Some(ReadOnly::Lossy { lost: Lost { line: 2, column: 7, what }, path: "/venue/a.match.json".into() });
    world
}

#[test]
fn what_is_only_shown_cannot_be_changed_in_any_way_and_the_judge_is_told_once() {
    let mut world = only_shown();
    let before = Arc::clone(&world.document().record);
    let flip = Intent::TryFlip(0);
    for intent in [
        Intent::Edit(Edit::Notes("a word".to_owned())),
        Intent::Edit(Edit::Value { slot: Slot::Side(0), key: "vp".to_owned(), value: Some(json!(9)) }),
        flip,
        Intent::Undo,
        Intent::Redo,
        Intent::Clock(ClockIntent::Start),
        Intent::Clock(ClockIntent::Pause),
    ] {
        world.ask(intent.clone());
        assert!(Arc::ptr_eq(&world.document().record, &before), "{intent:?}");
    }
    assert!(!world.document().dirty());
    let told = world.desk.notices.iter().filter(|notice| notice.text.id == "opening-rounds").count();
    assert_eq!(told, 1);
}

#[test]
fn what_changes_nothing_is_no_try_and_needs_no_word() {
    let mut world = only_shown();
    let notes = world.record().notes.clone();
    world.ask(Intent::Edit(Edit::Notes(notes)));
    assert!(world.desk.notices.is_empty());
}

#[test]
fn commands_that_would_change_it_say_why_they_cannot_be_given() {
    let world = only_shown();
    for id in ["undo", "redo", "paste", "line", "tool-place", "clear-board", "map-setup"] {
        let command = commands().iter().find(|command| command.id == id).unwrap();
        assert_eq!(command.intent(&world.desk).unwrap_err(), "guard-why", "{id}");
    }
    let copy = commands().iter().find(|command| command.id == "save-as").unwrap();
    assert!(copy.intent(&world.desk).is_ok());
}
