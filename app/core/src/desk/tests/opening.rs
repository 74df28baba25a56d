//! What is opened although a save would lose something of it is never saved over, and a copy is made only once that was told.

use serde_json::{Value, json};

use super::executor::World;
use crate::desk::{Answer, Edit, Event, Intent, KeepingEvent, Question, ReadOnly, commands};
use crate::record::{self, LostWhat, to_bytes};

const A: &str = "/venue/a.match.json";
const COPY: &str = "/venue/copy.match.json";

/// A desk with a match that is open from bytes.
fn opened(bytes: &[u8]) -> World {
    let mut world = World::ready();
    world.files.insert(A.into(), bytes.to_vec());
    world.ask(Intent::OpenPath(A.into()));
    world
}

fn newer() -> Vec<u8> {
    let file = json!({ "format": "arbiter-match", "version": 2, "ruleset": { "id": "skirmish", "version": "1.0.0" },
        "event": { "name": "Venue open" }, "sides": [{ "name": "Alliance" }, { "name": "Horde" }],
        "rulings": [{ "kind": "seal", "by": "R. Roe", "content": "of another shape" }], "more": true });
    serde_json::to_vec(&file).unwrap()
}

fn lossy() -> Vec<u8> {
    br#"{ "format": "arbiter-match", "version": 1, "ruleset": { "id": "skirmish" },
  "sides": [{ "values": { "vp": 18446744073709551616 } }, {}], "x": 0.1000000000000000055511151231257827 }"#
        .to_vec()
}

fn assert_nothing_written(world: &World, bytes: &[u8]) {
    assert!(world.written.is_empty());
    assert_eq!(world.files.len(), 1);
    assert_eq!(world.files[std::path::Path::new(A)], bytes);
}

#[test]
fn a_record_of_a_newer_version_is_shown_and_never_ruled_on() {
    let mut world = opened(&newer());
    assert_eq!(world.document().read_only, Some(ReadOnly::NewerVersion { found: 2 }));
    assert_eq!(world.record().sides[1].name, "Horde");
    assert!(world.desk.notices.is_empty(), "its seals are not held against the part of it that is understood");
    world.ask(Intent::FindRulesets);
    assert!(world.document().ruled.ruling.is_none());
    assert!(world.desk.manifest(world.document()).is_none());
    world.ask(Intent::Edit(Edit::Notes("a word".to_owned())));
    assert_eq!(world.record().notes, "");
    assert_eq!(world.notices(), ["guard-newer-version"]);
}

#[test]
fn a_record_of_a_newer_version_is_saved_nowhere_whichever_way_it_is_tried() {
    let mut world = opened(&newer());
    for intent in
        [Intent::Save, Intent::SaveAs, Intent::SavePath(A.into()), Intent::SavePath(COPY.into()), Intent::TypePath { save: true }]
    {
        world.picks = (Some(COPY.into()), false);
        world.ask(intent.clone());
        assert_eq!(world.desk.question, None, "{intent:?}");
        assert_nothing_written(&world, &newer());
        assert_eq!(world.notices(), ["guard-newer-version"], "it is told, and once");
    }
    // A dialog that was open already.
    let id = world.id();
    let event = Event::SavePicked { document: id, path: Some(COPY.into()), at_once: false };
    world.ask(Intent::Event(event));
    assert_nothing_written(&world, &newer());
    for id in ["save", "save-as", "save-path"] {
        let command = commands().iter().find(|command| command.id == id).unwrap();
        assert_eq!(command.intent(&world.desk).unwrap_err(), "opening-why-newer", "{id}");
    }
    world.ask(Intent::Close);
    assert_eq!((world.desk.documents.len(), &world.desk.question), (0, &None), "nothing is unsaved");
}

#[test]
fn a_record_with_a_number_that_would_be_rounded_is_ruled_on_and_never_saved_over() {
    let mut world = opened(&lossy());
    match &world.document().read_only {
        Some(ReadOnly::Lossy { lost, .. }) => assert_eq!((lost.line, lost.column, &lost.what), (2, 33, &LostWhat::Digits)),
        other => panic!("{other:?}"),
    }
    assert!(world.document().ruling().is_some());
    world.enter("vp", 3);
    assert_eq!(world.notices(), ["opening-rounds"]);
    for intent in [Intent::Save, Intent::SaveAs, Intent::SavePath(A.into())] {
        world.picks = (Some(A.into()), false);
        world.ask(intent);
        assert_eq!(world.desk.question, None);
        assert_nothing_written(&world, &lossy());
    }
}

#[test]
fn a_copy_of_it_is_saved_only_once_the_judge_was_told_and_can_then_be_changed() {
    let mut world = opened(&lossy());
    for answer in [Answer::Cancel, Answer::Yes] {
        world.picks = (Some(COPY.into()), false);
        world.ask(Intent::Save);
        assert!(matches!(world.desk.question, Some(Question::SaveLossy { .. })));
        assert_nothing_written(&world, &lossy());
        world.ask(Intent::Answer(answer));
    }
    assert_eq!(world.document().path.as_deref(), Some(std::path::Path::new(COPY)));
    assert_eq!(world.files[std::path::Path::new(A)], lossy(), "the file that has it all is as it was");
    world.enter("vp", 3);
    world.ask(Intent::Save);
    assert_eq!(world.on_disk(COPY).sides[0].values["vp"], 3);
    assert_eq!(world.files[std::path::Path::new(A)], lossy());
}

#[test]
fn a_copy_over_another_file_is_asked_about_twice_for_two_different_reasons() {
    let mut world = opened(&lossy());
    world.files.insert(COPY.into(), b"an older copy".to_vec());
    world.ask(Intent::SavePath(COPY.into()));
    world.ask(Intent::Answer(Answer::Yes));
    assert!(matches!(world.desk.question, Some(Question::Replace { .. })), "{:?}", world.desk.question);
    assert_eq!(world.files[std::path::Path::new(COPY)], b"an older copy");
    world.ask(Intent::Answer(Answer::Yes));
    assert_eq!(world.on_disk(COPY).sides.len(), 2);
    assert_eq!(world.document().read_only, None);
}

#[test]
fn what_others_saved_is_no_less_held_against_what_a_save_would_lose() {
    let mut world = World::with_a_file();
    for (bytes, saves) in [(lossy(), true), (newer(), false)] {
        let path = std::path::PathBuf::from(A);
        let looked = KeepingEvent::LookedAt { path, record: record::load_bytes(&bytes) };
        world.ask(Intent::Event(Event::Keeping(looked)));
        assert!(matches!(&world.document().read_only, Some(ReadOnly::Lossy { .. } | ReadOnly::NewerVersion { .. })));
        world.ask(Intent::SavePath(COPY.into()));
        assert_eq!(matches!(world.desk.question, Some(Question::SaveLossy { .. })), saves);
        world.ask(Intent::Answer(Answer::Cancel));
        assert_eq!((world.files.len(), world.written.len()), (1, 0));
    }
}

#[test]
fn a_record_whose_ruleset_is_absent_loses_nothing_when_it_is_saved() {
    let file = json!({
        "format": "arbiter-match", "version": 1, "x-top": { "deep": [1, null, { "a": 0.1 }] },
        "ruleset": { "id": "chess", "version": "2.0.0", "x-ruleset": 1 },
        "event": { "name": "Ligue d’été", "x-event": 18446744073709551615_u64 },
        "settings": { "clock": true }, "values": { "moves": 40, "x-value": -9007199254740993_i64 },
        "sides": [ { "name": "Белые", "x-side": { "elo": 2000 }, "values": { "time": "1:30" } }, { "members": ["B. Roe"] } ],
        "rows": { "games": [ { "won": [1, null], "x-row": 1 } ] },
        "boards": { "board": { "x-board": 1,
            "map": { "topology": "square", "columns": 8, "rows": 8, "x-map": 1,
                     "features": [ { "kind": "square", "at": [[0, 0]], "x-feature": 1 } ] },
            "pieces": [ { "id": 1, "kind": "king", "side": 0, "at": [4, 0], "x-piece": 1 },
                        { "id": 2, "kind": "queen", "at": { "zone": "out", "x-zone": 1 } } ] } },
        "rulings": [ { "kind": "seal", "by": "R. Roe", "ruling": { "status": "draw", "x": [1] } }, "damaged", { "kind": "future" } ],
        "log": [ 1, { "event": "clock-started", "at": "2026-11-29T14:00:00Z", "minutes": 60, "x": 1 } ], "notes": "…"
    });
    let mut world = opened(&serde_json::to_vec_pretty(&file).unwrap());
    assert_eq!(world.document().read_only, None);
    assert!(matches!(world.document().ruled.ruling, Some(Err(_))), "there is no ruling without a ruleset");
    world.picks = (Some(COPY.into()), false);
    world.ask(Intent::SaveAs);
    let saved = &world.files[std::path::Path::new(COPY)];
    assert_eq!(serde_json::from_slice::<Value>(saved).unwrap(), file);
    assert_eq!(saved, &to_bytes(world.record()), "in the order of the format");
    // Also once it was edited, without any word of its ruleset. What is sealed cannot be.
    let mut expected = file;
    expected.as_object_mut().unwrap().remove("rulings");
    let mut world = opened(&serde_json::to_vec(&expected).unwrap());
    world.ask(Intent::Edit(Edit::Notes("A note".to_owned())));
    world.ask(Intent::Save);
    let saved: Value = serde_json::from_slice(&world.files[std::path::Path::new(A)]).unwrap();
    expected["notes"] = json!("A note");
    assert_eq!(saved, expected);
}

#[test]
fn the_file_that_has_it_all_is_not_saved_over_either_once_it_was_only_looked_at() {
    let mut world = World::with_a_file();
    world.ask(Intent::Close);
    world.files.insert(A.into(), lossy());
    let looked = KeepingEvent::LookedAt { path: A.into(), record: record::load_bytes(&lossy()) };
    world.ask(Intent::Event(Event::Keeping(looked)));
    world.ask(Intent::SavePath(A.into()));
    assert_eq!(world.desk.question, None, "it is not offered");
    assert_nothing_written(&world, &lossy());
}
