//! The journal on the desk: what it is told of, and what is offered and restored.

use std::sync::Arc;
use std::time::Duration;

use ruleset_api::Record;
use serde_json::json;
use tempfile::TempDir;

use super::executor::World;
use crate::desk::{
    Answer, ClockIntent, Edit, Event, Intent, JournalEffect, JournalEvent, JournalIntent, KeepingQuestion, Moment, Page,
    Question, ReadOnly, SealAnswer, SealIntent, commands,
};
use crate::journal::{self, Entry, Found, Keeper, Told};
use crate::record::SaveFault;
use crate::record::seal::{self, Act, Role, Signature, State};

const A: &str = "/venue/a.match.json";

/// The journal of these tests; nothing: what is unsaved goes nowhere.
#[derive(Debug, Default)]
pub(super) struct Entries {
    keeper: Option<Keeper>,
    /// How often something was to be written.
    kept: usize,
}

impl World {
    pub(super) fn of_journal(&mut self, effect: JournalEffect) -> Option<JournalEvent> {
        self.journal.kept += usize::from(matches!(effect, JournalEffect::Keep { .. }));
        let keeper = self.journal.keeper.as_mut()?;
        let wall = "2026-11-29T14:32:05+01:00";
        let mut told = journal::run(effect, keeper, Duration::ZERO, wall);
        told.extend(journal::run(JournalEffect::Flush, keeper, Duration::ZERO, wall));
        assert!(told.len() < 2);
        told.pop()
    }

    /// A run of the program with a journal in a folder.
    fn run(folder: &TempDir) -> Self {
        let mut world = Self::ready();
        world.journal.keeper = Some(Keeper::new(Some(folder.path().to_owned())));
        world.ask(Intent::Journal(JournalIntent::Look));
        world
    }

    fn entries(&self) -> Vec<String> {
        self.desk.journal.listed.iter().map(|listed| listed.entry.clone()).collect()
    }

    fn restore_all(&mut self) {
        let entries = self.entries();
        self.ask(Intent::Journal(JournalIntent::Restore(entries)));
    }
}

/// What lies in the journal.
fn kept(folder: &TempDir) -> Vec<Entry> {
    journal::tests::all(folder.path())
}

fn notes(folder: &TempDir) -> Vec<String> {
    kept(folder).into_iter().map(|entry| entry.record.notes).collect()
}

fn write(world: &mut World, notes: &str) {
    world.edit(Edit::Notes(notes.to_owned()));
}

/// A run that ends without saving: a match from a file, changed.
fn crashed(folder: &TempDir) -> Arc<Record> {
    let mut world = World::run(folder);
    world.put(A, &Record::new("skirmish", "1.0.0", 2));
    world.ask(Intent::OpenPath(A.into()));
    world.enter("vp", 12);
    Arc::clone(&world.document().record)
}

#[test]
fn every_change_goes_to_the_journal_and_what_is_saved_leaves_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut world = World::run(&folder);
    world.put(A, &Record::new("skirmish", "1.0.0", 2));
    world.ask(Intent::OpenPath(A.into()));
    world.ask(Intent::NewMatch);
    assert!(kept(&folder).is_empty(), "what is untouched is not unsaved");
    write(&mut world, "new");
    world.ask(Intent::OpenPath(A.into()));
    write(&mut world, "old");
    assert_eq!(kept(&folder).iter().map(|entry| entry.path.clone()).collect::<Vec<_>>(), [Some(A.into()), None]);
    assert!(kept(&folder).iter().all(|entry| entry.verdict.is_some()), "with how it stands");
    world.ask(Intent::Undo);
    assert_eq!(notes(&folder), ["new"], "what was undone is as it was saved");
    world.ask(Intent::Redo);
    assert_eq!(notes(&folder), ["old", "new"]);
    world.ask(Intent::Save);
    assert_eq!(notes(&folder), ["new"]);
    let before = world.journal.kept;
    world.ask(Intent::SelectStep(None));
    world.ask(Intent::Event(Event::Time(Moment::default())));
    assert_eq!(world.journal.kept, before, "nothing is written without a change");
}

#[test]
fn a_note_of_the_log_is_a_change_too() {
    let folder = tempfile::tempdir().unwrap();
    let mut world = World::run(&folder);
    world.ask(Intent::NewMatch);
    world.ask(Intent::Clock(ClockIntent::Start));
    assert_eq!(kept(&folder)[0].record.log.len(), 1);
    world.ask(Intent::Clock(ClockIntent::Pause));
    assert_eq!(kept(&folder)[0].record.log.len(), 2);
}

#[test]
fn what_is_only_shown_is_never_written_down() {
    let folder = tempfile::tempdir().unwrap();
    let mut world = World::run(&folder);
    world.ask(Intent::NewMatch);
    world.desk.documents[0].read_only = Some(ReadOnly::NewerVersion { found: 9 });
    write(&mut world, "a");
    // Nor where it is not what its file holds: it is shown as far as this program knows it.
    world.desk.documents[0].saved = None;
    world.ask(Intent::SelectStep(None));
    assert!(kept(&folder).is_empty());
}

#[test]
fn a_save_that_fails_leaves_the_entry_and_one_that_is_overtaken_as_well() {
    let folder = tempfile::tempdir().unwrap();
    let mut world = World::run(&folder);
    world.put(A, &Record::new("skirmish", "1.0.0", 2));
    world.ask(Intent::OpenPath(A.into()));
    write(&mut world, "a");
    world.save_fault = Some(SaveFault::System("full".to_owned()));
    world.ask(Intent::Save);
    assert_eq!(notes(&folder), ["a"]);
    // Entered while the save was on its way.
    world.ask_only(Intent::Save);
    world.ask_only(Intent::Edit(Edit::Notes("b".to_owned())));
    world.drain();
    assert_eq!((world.on_disk(A).notes.as_str(), notes(&folder)), ("a", vec!["b".to_owned()]));
}

#[test]
fn what_is_closed_or_given_up_at_the_end_leaves_the_journal_and_nothing_before() {
    let folder = tempfile::tempdir().unwrap();
    let mut world = World::run(&folder);
    for notes in ["a", "b"] {
        world.ask(Intent::NewMatch);
        write(&mut world, notes);
    }
    world.ask(Intent::Close);
    assert_eq!(notes(&folder), ["a", "b"], "while it is asked");
    world.ask(Intent::Answer(Answer::Discard));
    assert_eq!(notes(&folder), ["a"]);
    world.ask(Intent::NewMatch);
    write(&mut world, "c");
    world.ask(Intent::Quit);
    world.ask(Intent::Answer(Answer::Discard));
    assert_eq!(notes(&folder), ["a", "c"], "the judge may still stay");
    world.ask(Intent::Answer(Answer::Cancel));
    assert_eq!(notes(&folder), ["a", "c"]);
    world.ask(Intent::Quit);
    world.ask(Intent::Answer(Answer::Discard));
    world.ask(Intent::Answer(Answer::Discard));
    assert!(world.ended && kept(&folder).is_empty());
}

#[test]
fn what_was_not_saved_is_offered_at_the_next_start_and_restored_whole() {
    let folder = tempfile::tempdir().unwrap();
    let record = crashed(&folder);
    let mut world = World::run(&folder);
    world.put(A, &Record::new("skirmish", "1.0.0", 2));
    assert_eq!(world.desk.page, Some(Page::Unsaved));
    assert_eq!(world.desk.journal.listed[0].day_and_time(), ("2026-11-29", "14:32"));
    world.restore_all();
    assert_eq!((world.record(), world.document().path.as_deref()), (&*record, Some(A.as_ref())));
    assert!(world.document().dirty() && world.desk.pages.is_empty());
    assert!(world.written.is_empty(), "nothing is saved by itself");
    assert_eq!((kept(&folder).len(), kept(&folder)[0].record.clone()), (1, (*record).clone()));
    world.ask(Intent::OpenPath(A.into()));
    assert_eq!(world.desk.documents.len(), 1, "its file is not opened beside it");
    // It ends again, before anything was decided.
    drop(world);
    assert_eq!(World::run(&folder).entries().len(), 1);
}

#[test]
fn what_is_restored_into_an_open_file_is_one_step_that_can_be_undone() {
    let folder = tempfile::tempdir().unwrap();
    let record = crashed(&folder);
    let mut world = World::run(&folder);
    world.put(A, &Record::new("skirmish", "1.0.0", 2));
    world.ask(Intent::OpenPath(A.into()));
    assert_eq!(world.notices(), ["journal-offer"]);
    world.ask(Intent::ShowPage(Page::Unsaved));
    assert!(world.notices().is_empty(), "what is shown needs no line");
    world.restore_all();
    assert_eq!((world.record(), world.desk.documents.len()), (&*record, 1));
    assert!(world.document().dirty());
    assert_eq!(kept(&folder).len(), 1);
    world.ask(Intent::Undo);
    assert_eq!(world.record().sides[0].values.get("vp"), None);
    assert!(!world.document().dirty() && kept(&folder).is_empty());
    world.ask(Intent::Redo);
    assert_eq!(world.record().sides[0].values.get("vp"), Some(&json!(12)));
    assert_eq!(kept(&folder).len(), 1);
}

#[test]
fn the_rounds_clock_of_what_is_restored_goes_on() {
    for open_first in [false, true] {
        let folder = tempfile::tempdir().unwrap();
        let moment = |steady, time: &str| {
            let wall = format!("2026-11-29T{time}+01:00");
            Intent::Event(Event::Time(Moment { steady, wall }))
        };
        let file = Record::new("skirmish", "1.0.0", 2);
        let mut world = World::run(&folder);
        world.put(A, &file);
        world.ask(Intent::OpenPath(A.into()));
        world.ask(moment(0, "14:00:00"));
        world.ask(Intent::Clock(ClockIntent::Start));
        drop(world);
        let mut world = World::run(&folder);
        world.put(A, &file);
        world.ask(moment(7, "14:10:00"));
        if open_first {
            world.ask(Intent::OpenPath(A.into()));
        }
        world.restore_all();
        let clock = world.document().clock;
        assert!(clock.runs());
        assert_eq!(clock.seconds(7), 40 * 60);
    }
}

#[test]
fn what_is_restored_never_takes_the_place_of_other_unsaved_changes() {
    let folder = tempfile::tempdir().unwrap();
    let record = crashed(&folder);
    let mut world = World::run(&folder);
    world.put(A, &Record::new("skirmish", "1.0.0", 2));
    world.ask(Intent::OpenPath(A.into()));
    write(&mut world, "other");
    world.restore_all();
    assert_eq!(world.desk.documents.len(), 2);
    assert_eq!((world.record(), &world.document().path), (&*record, &None));
    assert_eq!(world.document().folder.as_deref(), Some("/venue".as_ref()));
    assert!(world.notices().contains(&"journal-beside"));
    assert_eq!(kept(&folder).len(), 2);
}

#[test]
fn a_page_that_is_closed_keeps_everything_for_the_next_time_and_comes_again_by_the_menu() {
    let folder = tempfile::tempdir().unwrap();
    crashed(&folder);
    let mut world = World::run(&folder);
    world.ask(Intent::Close);
    assert!(world.desk.pages.is_empty() && world.notices().is_empty());
    let command = commands().iter().find(|command| command.id == "unsaved").unwrap();
    world.ask(command.intent(&world.desk).unwrap());
    assert_eq!((world.desk.page, world.entries().len()), (Some(Page::Unsaved), 1));
    world.ask(Intent::Close);
    drop(world);
    assert_eq!(World::run(&folder).entries().len(), 1);
}

#[test]
fn discarding_asks_and_only_then_takes_away() {
    let folder = tempfile::tempdir().unwrap();
    crashed(&folder);
    let mut world = World::run(&folder);
    let discard = Intent::Journal(JournalIntent::Discard(world.entries()));
    world.ask(discard.clone());
    world.ask(Intent::Answer(Answer::Cancel));
    assert_eq!((kept(&folder).len(), world.entries().len()), (1, 1));
    world.ask(discard);
    world.ask(Intent::Answer(Answer::Yes));
    assert!(kept(&folder).is_empty() && world.desk.pages.is_empty());
}

#[test]
fn what_another_window_has_restored_meanwhile_is_told_and_opens_nothing() {
    let folder = tempfile::tempdir().unwrap();
    crashed(&folder);
    let (mut first, mut second) = (World::run(&folder), World::run(&folder));
    first.restore_all();
    second.restore_all();
    assert_eq!((first.desk.documents.len(), second.desk.documents.len()), (1, 0));
    assert_eq!(second.notices(), ["journal-gone"]);
}

#[test]
fn that_nothing_can_be_written_is_told_until_it_works_again() {
    let mut world = World::with_a_match();
    let told = |told| Intent::Event(Event::Journal(JournalEvent::Told(told)));
    world.ask(told(Told::NotKept { folder: Some("/data".into()), words: "full".to_owned() }));
    assert_eq!(world.notices(), ["journal-not-kept"]);
    world.ask(told(Told::KeptAgain));
    assert!(world.notices().is_empty());
    world.ask(told(Told::NotKept { folder: None, words: String::new() }));
    assert_eq!(world.notices(), ["journal-kept-nowhere"]);
}

#[test]
fn what_is_damaged_or_of_a_newer_version_is_told_in_one_line_each_and_holds_nothing_up() {
    let mut world = World::with_a_match();
    let found = Found { folder: "/data".into(), damaged: 2, newer: 1, ..Found::default() };
    for _ in 0..2 {
        world.ask(Intent::Event(Event::Journal(JournalEvent::Found(Ok(Arc::new(found.clone()))))));
    }
    assert_eq!(world.notices(), ["journal-damaged", "journal-newer"]);
    world.ask(Intent::Event(Event::Journal(JournalEvent::Found(Err("no".to_owned())))));
    assert_eq!(world.notices().len(), 3);
    assert!(world.desk.document().is_some());
}

#[test]
fn what_is_restored_does_not_overwrite_what_was_saved_since_by_somebody_else() {
    for open_before in [false, true] {
        let folder = tempfile::tempdir().unwrap();
        let restored = crashed(&folder);
        let mut world = World::run(&folder);
        world.put(A, &Record { notes: "theirs".to_owned(), ..Record::new("skirmish", "1.0.0", 2) });
        if open_before {
            world.ask(Intent::OpenPath(A.into()));
        }
        world.restore_all();
        assert_eq!(world.document().record.sides, restored.sides);
        assert!(world.document().kept.to_tell().is_some(), "it is told at once");
        world.ask(Intent::Save);
        assert!(matches!(world.desk.question, Some(Question::Keeping(KeepingQuestion::Changed { .. }))));
        assert_eq!(world.on_disk(A).notes, "theirs");
    }
}

#[test]
fn what_is_restored_is_saved_without_a_question_where_nobody_has_changed_its_file() {
    let folder = tempfile::tempdir().unwrap();
    crashed(&folder);
    let mut world = World::run(&folder);
    world.put(A, &Record::new("skirmish", "1.0.0", 2));
    world.restore_all();
    world.ask(Intent::Save);
    assert!(world.desk.question.is_none() && !world.document().dirty());
    assert_eq!(world.on_disk(A).sides[0].values["vp"], json!(12));
}

/// An entry of the head judge, as it is appended.
fn with(record: &Record, act: Act) -> Record {
    let signature = Signature { by: "H. Head".to_owned(), role: Role::HeadJudge, at: "2026-11-29T14:32:05+01:00".to_owned() };
    Record::clone(&seal::appended(record, act, signature).unwrap())
}

fn decided() -> Act {
    Act::Override { reason: "agreed".to_owned(), winners: vec![1], ruling: None, ruleset: None }
}

#[test]
fn a_seal_that_could_not_be_saved_comes_back_and_locks_the_match() {
    for open_before in [true, false] {
        let folder = tempfile::tempdir().unwrap();
        let mut world = World::run(&folder);
        world.put(A, &Record::new("skirmish", "1.0.0", 2));
        world.ask(Intent::OpenPath(A.into()));
        world.enter("vp", 12);
        world.save_fault = Some(SaveFault::System("the stick is gone".to_owned()));
        world.ask(Intent::Seal(SealIntent::Sign));
        world.ask(Intent::Answer(Answer::Seal(SealAnswer::Sign { by: "R. Roe".to_owned(), role: Role::Judge })));
        assert!(world.document().dirty());
        drop(world);
        let mut world = World::run(&folder);
        world.put(A, &Record::new("skirmish", "1.0.0", 2));
        if open_before {
            world.ask(Intent::OpenPath(A.into()));
        }
        world.restore_all();
        assert_eq!((world.desk.documents.len(), world.document().chain.state), (1, State::Sealed), "open: {open_before}");
        write(&mut world, "changed");
        assert_eq!(world.record().notes, "", "it is locked");
    }
}

#[test]
fn what_was_restored_takes_no_seal_from_a_file_that_was_signed_since() {
    let folder = tempfile::tempdir().unwrap();
    crashed(&folder);
    let signed = with(&Record::new("skirmish", "1.0.0", 2), decided());
    let reopened = with(&signed, Act::Reopen { reason: "a piece stood elsewhere".to_owned() });
    let mut world = World::run(&folder);
    world.put(A, &reopened);
    world.ask(Intent::OpenPath(A.into()));
    world.restore_all();
    assert_eq!(world.desk.documents.iter().map(|document| document.record.rulings.len()).collect::<Vec<_>>(), [2, 0]);
}
