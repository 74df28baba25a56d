//! The next match: what it takes over from the one before, and what it does not.

use ruleset_api::record::{Place, Spot};
use serde_json::json;

use super::executor::World;
use crate::desk::{BoardEdit, Edit, Effect, EventField, Intent, Slot};

#[test]
fn event_settings_and_maps_stay_and_sides_pieces_and_values_do_not() {
    let mut world = World::with_a_file();
    for (field, words) in [(EventField::Name, "Venue open"), (EventField::Round, "3"), (EventField::Table, "12")] {
        world.edit(Edit::Event(field, words.to_owned()));
    }
    world.edit(Edit::Event(EventField::Judge, "R. Roe".to_owned()));
    world.edit(Edit::SideName(0, "Alliance".to_owned()));
    world.edit(Edit::AddSide);
    world.enter("vp", 12);
    world.edit(Edit::Value { slot: Slot::Setting, key: "pets".to_owned(), value: Some(json!(true)) });
    world.edit(Edit::Value { slot: Slot::Match, key: "time".to_owned(), value: Some(json!(true)) });
    world.hero("Thrall", Some(Place::Pair([1, 1])));
    world.board("final", BoardEdit::ToggleFeature { kind: "location".to_owned(), side: None, spot: Spot::Pair([5, 4]) });
    let before = world.record().clone();

    world.ask(Intent::NextMatch);
    let next = world.record();
    let event = [&next.event.name, &next.event.round, &next.event.table, &next.event.date, &next.event.judge];
    assert_eq!(event, ["Venue open", "3", "13", before.event.date.as_str(), "R. Roe"]);
    assert_eq!((&next.settings, next.values.len(), next.sides.len()), (&before.settings, 0, 3));
    assert!(next.sides.iter().all(|side| *side == ruleset_api::record::Side::default()));
    assert_eq!(next.boards["final"].map, before.boards["final"].map);
    assert!(next.boards["final"].pieces.is_empty() && next.rows.is_empty());
    assert!(!world.document().dirty() && world.document().follows);
    assert_eq!(world.desk.documents.len(), 2, "the one before stays open");
}

#[test]
fn it_is_best_saved_beside_the_one_before_and_so_is_the_one_after_it() {
    let mut world = World::with_a_file();
    world.edit(Edit::Event(EventField::Table, "1".to_owned()));
    world.ask(Intent::NextMatch);
    world.ask(Intent::NextMatch);
    world.ask_only(Intent::SaveAs);
    match world.waiting.pop_front() {
        Some(Effect::PickSave { suggested, folder, .. }) => {
            assert_eq!((suggested.as_str(), folder), ("3.match.json", Some("/venue".into())));
        }
        other => panic!("{other:?}"),
    }
    world.desk.dialog_open = false;
    world.ask(Intent::TypePath { save: true });
    match &world.desk.question {
        Some(crate::desk::Question::TypePath { suggested, .. }) => {
            assert_eq!(std::path::Path::new(suggested), std::path::Path::new("/venue/3.match.json"));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn without_a_match_there_is_no_next_one() {
    let mut world = World::ready();
    world.ask(Intent::NextMatch);
    assert!(world.desk.documents.is_empty());
}
