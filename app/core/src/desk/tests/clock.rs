//! The round's clock, and the log that it leaves in the record.

use serde_json::{Value, json};

use super::executor::World;
use crate::desk::{Answer, ClockAnswer, ClockIntent, Effect, Event, Hand, Intent, Moment, Question};
use crate::record::to_bytes;

const MINUTE: u64 = 60_000;

/// The desk is told a moment, so many milliseconds after its beginning.
fn at(world: &mut World, steady: u64) -> Vec<Effect> {
    let wall = format!("2026-11-29T14:{:02}:{:02}+01:00", steady / MINUTE, steady % MINUTE / 1000);
    world.reduce(Intent::Event(Event::Time(Moment { steady, wall })))
}

fn ask(world: &mut World, intent: ClockIntent) {
    world.ask(Intent::Clock(intent));
}

fn left(world: &World) -> u64 {
    world.document().clock.seconds(world.desk.now.steady)
}

fn events(world: &World) -> Vec<&str> {
    world.record().log.iter().map(|entry| entry["event"].as_str().unwrap()).collect()
}

fn answer(world: &mut World, answer: ClockAnswer) {
    world.ask(Intent::Answer(Answer::Clock(answer)));
}

fn add(minutes: u32, reason: &str) -> ClockAnswer {
    ClockAnswer::Add { minutes, reason: reason.to_owned() }
}

#[test]
fn a_clock_counts_down_stands_while_it_is_paused_and_goes_on() {
    let mut world = World::with_a_match();
    assert_eq!(left(&world), 50 * 60, "before it is started");
    at(&mut world, 10_000);
    ask(&mut world, ClockIntent::Start);
    at(&mut world, 10_001);
    assert_eq!(left(&world), 50 * 60, "the first second is not over");
    at(&mut world, 10_000 + 20 * MINUTE);
    ask(&mut world, ClockIntent::Pause);
    at(&mut world, 10_000 + 90 * MINUTE);
    assert_eq!(left(&world), 30 * 60);
    ask(&mut world, ClockIntent::Start);
    at(&mut world, 10_000 + 91 * MINUTE);
    assert_eq!(left(&world), 29 * 60);
    let log = json!([
        { "at": "2026-11-29T14:00:10+01:00", "event": "clock-started", "minutes": 50 },
        { "at": "2026-11-29T14:20:10+01:00", "event": "clock-paused", "left_seconds": 1800 },
        { "at": "2026-11-29T14:90:10+01:00", "event": "clock-resumed", "left_seconds": 1800 }
    ]);
    assert_eq!(Value::from(world.record().log.clone()), log);
}

#[test]
fn time_is_called_once_at_zero_and_not_before_and_is_seen_and_heard() {
    let mut world = World::with_a_match();
    ask(&mut world, ClockIntent::Start);
    assert!(at(&mut world, 50 * MINUTE - 1).is_empty());
    assert_eq!(left(&world), 1, "zero is shown at zero only");
    let effects = at(&mut world, 50 * MINUTE);
    assert!(matches!(effects.as_slice(), [Effect::TimeCalled { sound: true, .. }]));
    assert_eq!((left(&world), world.document().clock.hand), (0, Hand::Called));
    assert_eq!(world.notices(), ["clock-time-called"]);
    assert!(at(&mut world, 51 * MINUTE).is_empty());
    assert_eq!(events(&world), ["clock-started", "time-called"]);
}

#[test]
fn a_muted_clock_is_seen_and_not_heard() {
    let mut world = World::with_a_match();
    ask(&mut world, ClockIntent::Mute(true));
    ask(&mut world, ClockIntent::Start);
    assert!(matches!(at(&mut world, 50 * MINUTE).as_slice(), [Effect::TimeCalled { sound: false, .. }]));
}

#[test]
fn a_call_that_was_slept_through_says_how_late_it_was_noted() {
    let mut world = World::with_a_match();
    ask(&mut world, ClockIntent::Start);
    at(&mut world, 55 * MINUTE);
    assert_eq!(world.record().log[1]["late_seconds"], 300);
}

#[test]
fn time_is_added_with_a_reason_and_takes_a_call_back() {
    let mut world = World::with_a_match();
    ask(&mut world, ClockIntent::Add);
    assert!(world.desk.question.is_none(), "a clock that was not started has nothing to add to");
    ask(&mut world, ClockIntent::Start);
    at(&mut world, 50 * MINUTE);
    ask(&mut world, ClockIntent::Add);
    for refused in [add(0, "a spill"), add(1000, "a spill"), add(3, "  "), ClockAnswer::Set(3)] {
        answer(&mut world, refused);
        assert!(matches!(world.desk.question, Some(Question::Clock { .. })));
    }
    answer(&mut world, add(3, " a spill "));
    assert_eq!((left(&world), world.document().clock.runs(), world.desk.question.is_none()), (180, true, true));
    assert!(world.notices().is_empty(), "the call is over");
    let noted = json!({ "at": "2026-11-29T14:50:00+01:00", "event": "time-added", "minutes": 3, "reason": "a spill" });
    assert_eq!(world.record().log.last(), Some(&noted));
    at(&mut world, 53 * MINUTE);
    assert_eq!(events(&world), ["clock-started", "time-called", "time-added", "time-called"]);
}

#[test]
fn time_added_to_a_paused_clock_leaves_it_paused() {
    let mut world = World::with_a_match();
    ask(&mut world, ClockIntent::Start);
    at(&mut world, 40 * MINUTE);
    ask(&mut world, ClockIntent::Pause);
    ask(&mut world, ClockIntent::Add);
    answer(&mut world, add(5, "a ruling"));
    at(&mut world, 60 * MINUTE);
    assert_eq!(left(&world), 15 * 60);
}

#[test]
fn the_length_of_a_round_is_kept_for_the_next_match_and_a_reset_is_noted() {
    let mut world = World::with_a_match();
    ask(&mut world, ClockIntent::Set);
    assert!(!world.document().dirty());
    answer(&mut world, ClockAnswer::Set(35));
    assert_eq!((left(&world), events(&world).len()), (35 * 60, 0), "nothing was running yet");
    ask(&mut world, ClockIntent::Start);
    at(&mut world, 5 * MINUTE);
    ask(&mut world, ClockIntent::Set);
    world.ask(Intent::Answer(Answer::Cancel));
    assert!(world.document().clock.runs());
    ask(&mut world, ClockIntent::Set);
    answer(&mut world, ClockAnswer::Set(40));
    assert_eq!((left(&world), world.document().clock.hand), (40 * 60, Hand::Ready));
    let noted = json!({ "at": "2026-11-29T14:05:00+01:00", "event": "clock-reset", "minutes": 40, "left_seconds": 1800 });
    assert_eq!(world.record().log.last(), Some(&noted));
    world.ask(Intent::NewMatch);
    assert_eq!(left(&world), 40 * 60);
}

#[test]
fn each_match_has_its_own_clock_which_runs_on_behind_the_others() {
    let mut world = World::with_a_match();
    let first = world.id();
    ask(&mut world, ClockIntent::Start);
    world.ask(Intent::NewMatch);
    at(&mut world, 50 * MINUTE);
    assert_eq!(left(&world), 50 * 60, "this one was not started");
    assert_eq!(world.notices(), ["clock-time-called-of"], "the call says of which match");
    assert_eq!(world.desk.get(first).unwrap().record.log.len(), 2);
    world.ask(Intent::Show(first));
    world.ask(Intent::Close);
    world.ask(Intent::Answer(Answer::Discard));
    assert!(world.notices().is_empty(), "nothing is told of a match that is closed");
}

#[test]
fn a_question_holds_no_clock_up() {
    let mut world = World::with_a_match();
    ask(&mut world, ClockIntent::Start);
    world.ask(Intent::TypePath { save: false });
    at(&mut world, 50 * MINUTE);
    assert_eq!(events(&world), ["clock-started", "time-called"]);
    assert!(world.desk.question.is_some());
}

#[test]
fn a_clock_changes_its_second_once_a_second_while_it_runs_and_never_otherwise() {
    let mut world = World::with_a_match();
    let next = |world: &World| world.document().clock.next_change(world.desk.now.steady);
    assert_eq!(next(&world), None);
    ask(&mut world, ClockIntent::Start);
    assert_eq!(next(&world), Some(1000));
    at(&mut world, 2300);
    assert_eq!(next(&world), Some(700));
    ask(&mut world, ClockIntent::Pause);
    assert_eq!(next(&world), None);
}

#[test]
fn undo_and_redo_take_nothing_out_of_the_log() {
    let mut world = World::with_a_match();
    world.enter("vp", 1);
    ask(&mut world, ClockIntent::Start);
    world.enter("ally", 1);
    at(&mut world, 1000);
    ask(&mut world, ClockIntent::Pause);
    for intent in [Intent::Undo, Intent::Undo, Intent::Redo, Intent::Redo, Intent::Undo] {
        world.ask(intent);
        assert_eq!(events(&world), ["clock-started", "clock-paused"]);
    }
    assert_eq!(world.record().sides[0].values.get("vp"), Some(&json!(1)));
    assert_eq!(world.record().sides[0].values.get("ally"), None);
}

#[test]
fn what_is_typed_and_taken_back_is_no_step_although_the_clock_was_noted_between() {
    let mut world = World::with_a_match();
    world.enter("vp", 1);
    world.ask(Intent::Save);
    let steps = world.document().history.undo.len();
    world.enter("vp", 2);
    // Time is called while the judge types.
    world.ask_only(Intent::Event(Event::Time(Moment { steady: 1, wall: String::new() })));
    let id = world.id();
    crate::desk::log::note(&mut world.desk, id, ruleset_api::log::LogEvent::TimeCalled { late_seconds: 0 });
    world.enter("vp", 1);
    assert_eq!(world.document().history.undo.len(), steps);
    assert_eq!(events(&world), ["time-called"]);
}

#[test]
fn a_log_entry_makes_the_match_unsaved_until_it_is_on_disk() {
    let mut world = World::with_a_file();
    assert!(!world.document().dirty());
    let ruled = world.document().ruled.revision;
    ask(&mut world, ClockIntent::Start);
    assert!(world.document().dirty());
    assert_eq!(world.document().ruled.revision, ruled, "no ruling reads the log");
    assert!(world.document().ruling().is_some());
    world.ask_only(Intent::Save);
    at(&mut world, 1000);
    ask(&mut world, ClockIntent::Pause);
    world.drain();
    assert!(world.document().dirty(), "the pause came after the save had begun");
    world.ask(Intent::Save);
    assert!(!world.document().dirty());
    assert_eq!(world.on_disk("/venue/a.match.json").log.len(), 2);
    world.enter("vp", 1);
    world.ask(Intent::Undo);
    assert!(!world.document().dirty());
}

#[test]
fn entries_that_nobody_here_knows_stay_where_they_are() {
    let mut record = ruleset_api::Record::new("skirmish", "1.0.0", 2);
    record.log = vec![json!({ "at": "2026-11-29T10:00:00Z", "event": "eclipse", "depth": 0.5 }), json!("lunch")];
    let mut world = World::ready();
    world.put("/venue/a.match.json", &record);
    world.ask(Intent::OpenPath("/venue/a.match.json".into()));
    ask(&mut world, ClockIntent::Start);
    world.enter("vp", 1);
    world.ask(Intent::Undo);
    world.ask(Intent::Save);
    let saved = world.on_disk("/venue/a.match.json");
    assert_eq!(saved.log[..2], record.log[..]);
    assert_eq!(String::from_utf8(to_bytes(&saved)), String::from_utf8(to_bytes(world.record())));
}

#[test]
fn the_clock_of_a_match_that_is_opened_again_goes_on_as_its_log_left_it() {
    let mut world = World::with_a_file();
    at(&mut world, MINUTE);
    ask(&mut world, ClockIntent::Start);
    world.ask(Intent::Save);
    world.ask(Intent::Close);
    at(&mut world, 21 * MINUTE);
    world.ask(Intent::OpenPath("/venue/a.match.json".into()));
    assert_eq!((left(&world), world.document().clock.runs()), (30 * 60, true));
    assert_eq!(world.notices(), ["clock-goes-on"]);
    assert!(!world.document().dirty(), "nothing was noted by it");
}
