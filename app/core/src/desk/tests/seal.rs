//! Signing, reopening, deciding other than by the rules: entries outside undo that lock the record or open it again.

use std::sync::Arc;

use ruleset_api::Status;
use serde_json::json;

use super::executor::{World, ruling_on};
use crate::desk::{
    Answer, Barred, Edit, Effect, Event, EventField, Intent, Moment, Question, SealAnswer, SealIntent, SealQuestion, commands,
    reduce,
};
use crate::record::seal::{Act, Entry, Role, State};
use crate::referee::report::NoRuling;

const WALL: &str = "2026-11-29T14:32:05+01:00";

fn world() -> World {
    let mut world = World::with_a_file();
    world.edit(Edit::Event(EventField::Judge, "R. Roe".to_owned()));
    world.enter("vp", 12);
    let _ = reduce(&mut world.desk, Intent::Event(Event::Time(Moment { steady: 0, wall: WALL.to_owned() })));
    world
}

fn seal(world: &mut World, asked: SealIntent, answer: SealAnswer) {
    world.ask(Intent::Seal(asked));
    world.ask(Intent::Answer(Answer::Seal(answer)));
}

pub(super) fn sign(world: &mut World) {
    seal(world, SealIntent::Sign, SealAnswer::Sign { by: " R. Roe ".to_owned(), role: Role::Judge });
}

fn reopen(world: &mut World) {
    let answer = SealAnswer::Reopen { by: "H. Head".to_owned(), reason: "a piece stood elsewhere".to_owned() };
    seal(world, SealIntent::Reopen, answer);
}

fn entry(world: &World, index: usize) -> Entry {
    Entry::of(&world.record().rulings[index]).unwrap()
}

fn state(world: &World) -> State {
    world.document().chain.state
}

#[test]
fn a_signed_ruling_is_in_the_record_with_who_when_by_which_library_and_saved_at_once() {
    let mut world = world();
    sign(&mut world);
    assert_eq!((state(&world), world.notices().len(), &world.desk.question), (State::Sealed, 0, &None));
    let signed = entry(&world, 0);
    assert_eq!((signed.by.as_str(), signed.role, signed.at.as_str()), ("R. Roe", Role::Judge, WALL));
    let Act::Seal { ruling, ruleset } = signed.act else { panic!("{signed:?}") };
    let shown = serde_json::to_value(ruling_on(world.record())).unwrap();
    assert_eq!(ruling, shown);
    let known = world.desk.rulesets.as_ref().unwrap().get("skirmish").unwrap();
    assert_eq!((ruleset.id.as_str(), ruleset.version.as_str(), &ruleset.sha256), ("skirmish", "1.0.0", &known.sha256));
    assert!(!world.document().dirty());
    assert_eq!(world.on_disk("/venue/a.match.json"), *world.document().record);
}

#[test]
fn a_signed_record_cannot_be_changed_and_undo_stops_there() {
    let mut world = world();
    sign(&mut world);
    let before = Arc::clone(&world.document().record);
    for intent in [Intent::Edit(Edit::Notes("x".to_owned())), Intent::Undo, Intent::TryFlip(0)] {
        world.ask(intent);
        assert_eq!(world.document().record, before);
    }
    assert_eq!(world.notices(), ["guard-sealed"]);
    assert!(
        matches!(world.document().barred(), Some(Barred::Sealed { by, at, .. }) if by == "R. Roe" && at == "2026-11-29 14:32")
    );
    let id = |id: &str| commands().iter().find(|command| command.id == id).unwrap().intent(&world.desk);
    assert!(id("sign").is_err() && id("override").is_err() && id("undo").is_err());
    assert!(id("reopen").is_ok() && id("history").is_ok());
}

#[test]
fn the_head_judge_reopens_it_with_a_reason_and_undo_takes_no_seal_away() {
    let mut world = world();
    sign(&mut world);
    world.ask(Intent::Edit(Edit::Notes("x".to_owned())));
    reopen(&mut world);
    assert!(world.notices().is_empty(), "what was told of the lock is out of date");
    assert_eq!((state(&world), entry(&world, 1).role, world.document().dirty()), (State::Reopened, Role::HeadJudge, false));
    world.ask(Intent::Undo);
    world.ask(Intent::Undo);
    assert_eq!(world.record().rulings.len(), 2);
    world.ask(Intent::Redo);
    world.enter("vp", 9);
    sign(&mut world);
    assert_eq!((state(&world), world.record().rulings.len()), (State::Sealed, 3));
    world.ask(Intent::Close);
    world.ask(Intent::OpenPath("/venue/a.match.json".into()));
    assert_eq!(state(&world), State::Sealed, "as it lies on disk");
}

#[test]
fn what_lacks_a_name_or_a_reason_leaves_the_question_open() {
    let mut world = world();
    seal(&mut world, SealIntent::Sign, SealAnswer::Sign { by: "  ".to_owned(), role: Role::Judge });
    assert!(matches!(world.desk.question, Some(Question::Seal { asked: SealQuestion::Sign, .. })));
    world.ask(Intent::Answer(Answer::Cancel));
    let decided = |reason: &str, winners: Vec<usize>| {
        let (by, role, reason) = ("R. Roe".to_owned(), Role::Judge, reason.to_owned());
        SealAnswer::Override { by, role, reason, winners }
    };
    for wrong in [decided(" ", vec![0]), decided("agreed", vec![7]), decided("agreed", vec![0, 0])] {
        seal(&mut world, SealIntent::Override, wrong);
        assert!(world.desk.question.is_some());
        world.ask(Intent::Answer(Answer::Cancel));
    }
    sign(&mut world);
    seal(&mut world, SealIntent::Reopen, SealAnswer::Reopen { by: "H. Head".to_owned(), reason: String::new() });
    assert_eq!((state(&world), world.record().rulings.len()), (State::Sealed, 1));
}

#[test]
fn a_judge_decides_other_than_by_the_rules_with_a_reason_also_where_no_ruling_stands() {
    let mut world = world();
    let answer = SealAnswer::Override {
        by: "H. Head".to_owned(),
        role: Role::HeadJudge,
        reason: "unsporting conduct".to_owned(),
        winners: vec![1],
    };
    let (document, revision) = (world.id(), world.document().revision);
    let ruling = Err(NoRuling::UnknownRuleset { id: "skirmish".to_owned() });
    let _ = reduce(&mut world.desk, Intent::Event(Event::Ruled { document, revision, ruling }));
    assert!(world.document().ruling().is_none());
    world.ask_only(Intent::Seal(SealIntent::Override));
    world.ask_only(Intent::Answer(Answer::Seal(answer)));
    assert_eq!(state(&world), State::Sealed);
    let Act::Override { reason, winners, ruling, .. } = entry(&world, 0).act else { panic!() };
    assert_eq!((reason.as_str(), winners, ruling), ("unsporting conduct", vec![1], None));
}

#[test]
fn a_ruleset_that_does_not_say_it_twice_is_not_signed() {
    let mut world = world();
    world.ask(Intent::Seal(SealIntent::Sign));
    let answer = Answer::Seal(SealAnswer::Sign { by: "R. Roe".to_owned(), role: Role::Judge });
    let effects = reduce(&mut world.desk, Intent::Answer(answer));
    let [Effect::Rule { document, revision, .. }] = effects[..] else { panic!("{effects:?}") };
    let mut other = ruling_on(world.record());
    other.status = Status::Draw;
    let ruling = Ok(Arc::new(other));
    let _ = reduce(&mut world.desk, Intent::Event(Event::Ruled { document, revision, ruling }));
    assert_eq!((world.notices(), world.record().rulings.len()), (vec!["seal-ruled-otherwise"], 0));
    assert_eq!(state(&world), State::Unsealed);
}

#[test]
fn what_was_changed_while_it_was_being_signed_is_not_signed() {
    let mut world = world();
    world.ask(Intent::Seal(SealIntent::Sign));
    let answer = Answer::Seal(SealAnswer::Sign { by: "R. Roe".to_owned(), role: Role::Judge });
    let _ = reduce(&mut world.desk, Intent::Answer(answer));
    world.enter("vp", 5);
    assert_eq!((world.notices(), world.record().rulings.len()), (vec!["seal-changed-meanwhile"], 0));
}

#[test]
fn a_ruling_that_does_not_stand_cannot_be_signed() {
    let mut world = world();
    let (document, revision) = (world.id(), world.document().revision);
    let mut incomplete = ruling_on(world.record());
    incomplete.status = Status::Incomplete;
    let ruling = Ok(Arc::new(incomplete));
    let _ = reduce(&mut world.desk, Intent::Event(Event::Ruled { document, revision, ruling }));
    let sign = commands().iter().find(|command| command.id == "sign").unwrap();
    assert_eq!(sign.intent(&world.desk).unwrap_err(), "seal-why-does-not-stand");
    world.ask_only(Intent::Seal(SealIntent::Sign));
    assert_eq!(world.desk.question, None);
}

#[test]
fn a_record_that_was_changed_after_it_was_signed_says_so_when_it_is_opened_and_stays_locked() {
    let mut world = world();
    sign(&mut world);
    world.ask(Intent::Close);
    let mut changed = world.on_disk("/venue/a.match.json");
    changed.sides[0].values.insert("vp".to_owned(), json!(1));
    world.put("/venue/a.match.json", &changed);
    world.ask(Intent::OpenPath("/venue/a.match.json".into()));
    assert_eq!(state(&world), State::Changed);
    assert_eq!(world.notices(), ["guard-changed-after-seal"], "told at once, not only when something is tried");
    world.ask(Intent::Edit(Edit::Notes("x".to_owned())));
    assert_eq!((world.record().notes.as_str(), world.notices().len()), ("", 1));
    reopen(&mut world);
    assert_eq!((state(&world), world.notices().len()), (State::Reopened, 0));
}

#[test]
fn a_signed_match_that_was_never_saved_asks_where_to() {
    let mut world = World::with_a_match();
    world.enter("vp", 3);
    world.ask(Intent::Seal(SealIntent::Sign));
    world.picks = (Some("/venue/b.match.json".into()), false);
    world.ask(Intent::Answer(Answer::Seal(SealAnswer::Sign { by: "R. Roe".to_owned(), role: Role::Judge })));
    assert_eq!(world.on_disk("/venue/b.match.json").rulings.len(), 1);
    assert!(!world.document().dirty());
}

#[test]
fn a_match_that_is_closed_while_it_is_being_signed_is_signed_and_saved_first() {
    let mut world = world();
    world.ask(Intent::Save);
    world.ask(Intent::Seal(SealIntent::Sign));
    world.ask_only(Intent::Answer(Answer::Seal(SealAnswer::Sign { by: "R. Roe".to_owned(), role: Role::Judge })));
    world.ask_only(Intent::Close);
    world.ask_only(Intent::Quit);
    assert_eq!((world.desk.documents.len(), world.ended), (1, false), "the seal is awaited");
    world.drain();
    assert_eq!(world.on_disk("/venue/a.match.json").rulings.len(), 1);
    assert!(world.ended);
}

#[test]
fn what_could_not_be_signed_is_not_closed_over_the_judge_who_wanted_it_signed() {
    let mut world = world();
    world.ask(Intent::Save);
    world.ask(Intent::Seal(SealIntent::Sign));
    world.ask_only(Intent::Answer(Answer::Seal(SealAnswer::Sign { by: "R. Roe".to_owned(), role: Role::Judge })));
    world.ask_only(Intent::Close);
    world.waiting.clear();
    let (document, revision) = (world.id(), world.document().revision);
    let ruling = Err(NoRuling::TooLarge);
    let _ = reduce(&mut world.desk, Intent::Event(Event::Ruled { document, revision, ruling }));
    assert_eq!((world.desk.documents.len(), world.notices()), (1, vec!["seal-not-ruled"]));
    world.ask_only(Intent::Save);
    while !world.waiting.is_empty() {
        world.next();
    }
    assert_eq!(world.desk.documents.len(), 1, "nor by the next save");
}

#[test]
fn a_changed_match_that_can_only_be_shown_is_told_of_its_seal_all_the_same() {
    let mut world = world();
    sign(&mut world);
    world.ask(Intent::Close);
    let mut changed = world.on_disk("/venue/a.match.json");
    changed.sides[0].values.insert("vp".to_owned(), json!(1));
    let mut bytes = crate::record::to_bytes(&changed);
    let at = bytes.iter().position(|byte| *byte == b'{').unwrap() + 1;
    bytes.splice(at..at, b"\"zz\": 123456789012345678901234567890,".iter().copied());
    world.files.insert("/venue/a.match.json".into(), bytes);
    world.ask(Intent::OpenPath("/venue/a.match.json".into()));
    assert!(world.document().read_only.is_some());
    assert_eq!(world.notices(), ["guard-changed-after-seal"]);
}
