//! One click on an item of the checklist, and what a ruleset offers to enter.

use std::sync::Arc;

use ruleset_api::Text;
use ruleset_api::procedure::{Fill, Item, ItemState};
use serde_json::{Value, json};

use super::executor::{World, ruling_on};
use crate::desk::message::Part;
use crate::desk::{Effect, Event, Intent, ProcedureIntent};

pub(super) fn item(id: &str) -> Item {
    Item::new(id, ItemState::Current, Text::new(id))
}

/// The referee answers with this checklist.
pub(super) fn rule(world: &mut World, procedure: Vec<Item>) {
    let ruling = ruleset_api::Ruling { procedure, ..ruling_on(world.record()) };
    give(world, ruling);
}

fn give(world: &mut World, ruling: ruleset_api::Ruling) {
    let (document, revision) = (world.id(), world.document().revision);
    world.ask_only(Intent::Event(Event::Ruled { document, revision, ruling: Ok(Arc::new(ruling)) }));
}

/// Clicks the only item of a checklist.
fn click(world: &mut World, item: Item) -> Vec<Effect> {
    let id = item.id.clone();
    rule(world, vec![item]);
    let effects = world.reduce(Intent::Procedure(ProcedureIntent::Do(id)));
    world.waiting.extend(effects.iter().cloned());
    effects
}

fn led(effects: &[Effect]) -> Option<&str> {
    effects.iter().find_map(|effect| match effect {
        Effect::Lead { pointer, .. } => Some(pointer.as_str()),
        _ => None,
    })
}

#[test]
fn a_click_enters_what_the_item_waits_for_as_one_named_step() {
    let mut world = World::with_a_match();
    let effects = click(&mut world, item("a").at("/values/time").set(true));
    assert_eq!(world.record().values["time"], json!(true));
    assert_eq!(world.document().history.undo.len(), 1);
    assert_eq!(led(&effects), None, "the keyboard stays on the checklist");
    world.ask(Intent::Undo);
    assert!(world.record().values.is_empty());
}

#[test]
fn an_item_that_only_the_judge_can_fill_in_leads_to_its_field() {
    let mut world = World::with_a_match();
    assert_eq!(led(&click(&mut world, item("a").at("/sides/1/values/vp"))), Some("/sides/1/values/vp"));
    world.edit(crate::desk::Edit::AddRow { table: "ticks".to_owned() });
    assert_eq!(led(&click(&mut world, item("a").at("/rows/ticks/0"))), Some("/rows/ticks/0/gained/0"));
    assert_eq!(led(&click(&mut world, item("a").at("/rows/ticks/0/by"))), Some("/rows/ticks/0/by"));
    assert_eq!(world.document().history.undo.len(), 1, "leading somewhere changes nothing");
}

#[test]
fn an_item_that_is_done_leads_to_its_entry_and_enters_nothing() {
    let mut world = World::with_a_match();
    let done = Item { state: ItemState::Done, ..item("a").at("/values/time").set(true) };
    assert_eq!(led(&click(&mut world, done)), Some("/values/time"));
    assert!(world.record().values.is_empty());
}

#[test]
fn the_next_row_is_added_and_its_first_number_has_the_keyboard() {
    let mut world = World::with_a_match();
    let effects = click(&mut world, item("a").at("/rows/ticks/-"));
    assert_eq!(world.record().rows["ticks"], json!([{}]));
    assert_eq!(led(&effects), Some("/rows/ticks/0/gained/0"));
}

#[test]
fn what_a_ruleset_offers_is_taken_in_one_named_step() {
    let mut world = World::with_a_match();
    let offer = |fill| {
        move |world: &mut World| {
            let ruling = ruleset_api::Ruling { fills: vec![fill], ..ruling_on(world.record()) };
            give(world, ruling);
            world.ask_only(Intent::Procedure(ProcedureIntent::Fill(0)));
        }
    };
    offer(Fill::row("ticks", "gained", vec![1, 0], Text::new("t")))(&mut world);
    assert_eq!(world.record().rows["ticks"], json!([{ "gained": [1, 0] }]));
    let name = &world.document().history.undo[0].name;
    assert_eq!((name.id.as_str(), name.args["row"].clone()), ("clock-undo-enter-row", ruleset_api::Arg::Integer(1)));
    offer(Fill::entry("/rows/ticks/0/gained", vec![2, 2], Text::new("t")))(&mut world);
    assert_eq!(world.record().rows["ticks"], json!([{ "gained": [2, 2] }]));
    assert_eq!(world.document().history.undo.len(), 2);
    world.drain();
    world.ask(Intent::Undo);
    world.ask(Intent::Undo);
    assert!(world.record().rows.is_empty());
}

#[test]
fn a_board_that_begins_as_another_is_there_once_an_item_asks_for_it() {
    let mut world = World::with_a_match();
    world.hero("Thrall", Some(ruleset_api::record::Place::Pair([5, 3])));
    assert!(!world.record().boards.contains_key("later"));
    let effects = click(&mut world, item("a").at("/boards/later"));
    assert_eq!(world.record().boards["later"], world.record().boards["final"]);
    assert_eq!(world.desk.board(world.document()), Some("later"));
    assert!(matches!(effects.last(), Some(Effect::GoTo(Part::Board))));
    world.drain();
    let steps = world.document().history.undo.len();
    click(&mut world, item("a").at("/boards/later"));
    assert_eq!(world.document().history.undo.len(), steps, "it is copied once");
    world.waiting.clear();
    world.ask(Intent::Undo);
    assert_eq!(world.desk.board(world.document()), Some("final"), "what is not there is not shown");
}

#[test]
fn an_item_that_nothing_in_the_record_tells_done_is_ticked_off_in_the_log() {
    let mut world = World::with_a_match();
    click(&mut world, item("clear"));
    click(&mut world, item("clear"));
    let events: Vec<&Value> = world.record().log.iter().map(|entry| &entry["event"]).collect();
    assert_eq!(events, ["item-done", "item-reopened"]);
    assert!(!crate::desk::log::is_ticked(&world.record().log, "clear"));
    click(&mut world, item("clear"));
    assert!(crate::desk::log::is_ticked(&world.record().log, "clear"));
    assert!(!crate::desk::log::is_ticked(&world.record().log, "reveal"));
    assert!(world.document().history.undo.is_empty());
}

#[test]
fn the_next_step_is_the_current_one_else_the_first_that_is_open() {
    let mut world = World::with_a_match();
    let todo = |id: &str| Item { state: ItemState::Todo, ..item(id) };
    let next = |world: &mut World| world.ask_only(Intent::Procedure(ProcedureIntent::Next));
    rule(&mut world, vec![todo("reveal"), item("time").at("/values/time").set(true)]);
    next(&mut world);
    assert_eq!(world.record().values["time"], json!(true));
    rule(&mut world, vec![todo("reveal"), todo("clear")]);
    next(&mut world);
    next(&mut world);
    next(&mut world);
    let ticked: Vec<&Value> = world.record().log.iter().map(|entry| &entry["item"]).collect();
    assert_eq!(ticked, ["reveal", "clear"], "and then there is none");
}

#[test]
fn a_checklist_of_an_older_record_does_nothing() {
    let mut world = World::with_a_match();
    rule(&mut world, vec![item("a").at("/rows/ticks/-")]);
    world.ask_only(Intent::Procedure(ProcedureIntent::Do("a".to_owned())));
    world.ask_only(Intent::Procedure(ProcedureIntent::Do("a".to_owned())));
    assert_eq!(world.record().rows["ticks"], json!([{}]), "the second click came before the ruling on the first");
}
