//! A match and its file: who else holds it is told, what somebody else has changed is not overwritten unasked, and a match
//! whose file or folder went away stays.

use std::path::Path;
use std::sync::Arc;

use ruleset_api::Record;

use super::executor::World;
use super::seal::sign;
use crate::desk::{
    Answer, Barred, Checked, Document, DocumentId, Edit, Effect, Event, Intent, KeepingAnswer, KeepingEffect, KeepingEvent,
    KeepingIntent, KeepingQuestion, Opened, Question, ReadOnly, Seen, document_name, keeping,
};
use crate::record::{self, Elsewhere, Hold, Holder, Loaded, Mark, ReadFault, SaveFault};

const A: &str = "/venue/a.match.json";

/// Others around a desk.
#[derive(Default)]
pub(super) struct Others {
    /// Whether files are held by them.
    pub(super) hold: Hold,
    /// Files that the desk let go.
    pub(super) released: Vec<String>,
    /// Whether a lock was taken that they probably hold.
    pub(super) anyway: bool,
}

impl World {
    pub(super) fn read(&self, path: &Path) -> (Result<Loaded, ReadFault>, Opened) {
        let bytes = self.files.get(path);
        let record = bytes.map_or(Err(ReadFault::Absent), |bytes| record::load_bytes(bytes));
        (record, Opened { mark: bytes.map(|bytes| Mark::of(bytes, None)), hold: self.others.hold.clone() })
    }

    pub(super) fn of_keeping(&mut self, effect: KeepingEffect) -> Option<KeepingEvent> {
        Some(match effect {
            KeepingEffect::Fetch { document, path, anyway } => {
                let (record, mut opened) = self.read(&path);
                if anyway {
                    self.others.anyway = true;
                    opened.hold = Hold::Own;
                }
                KeepingEvent::Fetched { document, path, record, opened }
            }
            KeepingEffect::Hold { document, path } => KeepingEvent::Held { document, path, hold: self.others.hold.clone() },
            KeepingEffect::LookAt(path) => KeepingEvent::LookedAt { record: self.read(&path).0, path },
            KeepingEffect::Check(files) => {
                let check = |(document, path, known): (DocumentId, _, Mark)| {
                    let seen = match self.files.get(&path) {
                        None => Seen::Gone,
                        Some(there) if known.is_of(there) => Seen::AsKnown,
                        Some(there) => Seen::Changed { mark: Mark::of(there, None), at: Some("14:32".to_owned()) },
                    };
                    Checked { document, path, known, seen }
                };
                KeepingEvent::Checked(files.into_iter().map(check).collect())
            }
            KeepingEffect::Release(path) => {
                self.others.released.push(path.display().to_string());
                return None;
            }
        })
    }

    fn back_in_window(&mut self) {
        self.ask(Intent::Event(KeepingEvent::BackInWindow.into()));
    }

    fn answers(&mut self, answer: KeepingAnswer) {
        self.ask(Intent::Answer(Answer::Keeping(answer)));
    }

    /// Somebody else saves the file.
    fn changed_by_others(&mut self) {
        let theirs = Record { notes: "theirs".to_owned(), ..Record::new("skirmish", "1.0.0", 2) };
        self.put(A, &theirs);
    }

    fn told(&self) -> Option<String> {
        self.document().kept.to_tell().map(|text| text.id)
    }
}

fn notes(notes: &str) -> Intent {
    Intent::Edit(Edit::Notes(notes.to_owned()))
}

fn by(sure: bool) -> Elsewhere {
    let since = "2026-11-29T14:05:00+01:00".to_owned();
    Elsewhere { holder: Some(Holder { user: "R. Roe".to_owned(), host: "table-7".to_owned(), pid: 9, since }), sure }
}

/// A match that somebody else has open.
fn held(sure: bool) -> World {
    let mut world = World::ready();
    world.put(A, &Record::new("skirmish", "1.0.0", 2));
    world.others.hold = Hold::Elsewhere(by(sure));
    world.ask(Intent::OpenPath(A.into()));
    world
}

fn is_held(document: &Document) -> bool {
    matches!(document.read_only, Some(ReadOnly::Held(_)))
}

#[test]
fn the_second_to_open_a_match_is_told_who_holds_it_and_reads_it_only() {
    let mut world = held(true);
    let asked = KeepingQuestion::Held { document: world.id(), by: by(true) };
    assert_eq!(world.desk.question, Some(Question::Keeping(asked)));
    assert!(is_held(world.document()), "even before the answer nothing can be entered");
    world.answers(KeepingAnswer::Anyway);
    assert!(world.desk.question.is_some(), "what is surely held is not edited anyway");
    world.answers(KeepingAnswer::ReadOnly);
    world.ask(notes("x"));
    assert_eq!((world.record().notes.as_str(), world.document().dirty()), ("", false));
    world.ask(Intent::Close);
    assert!(world.desk.documents.is_empty());
}

#[test]
fn saving_what_is_only_read_never_writes_its_file() {
    let mut world = held(true);
    world.answers(KeepingAnswer::ReadOnly);
    let before = world.files.clone();
    world.ask(Intent::Save);
    assert_eq!((&world.files, world.written.len()), (&before, 0));
    world.picks = (Some("/venue/mine.match.json".into()), false);
    world.ask(Intent::SaveAs);
    assert!(world.document().read_only.is_none(), "under another name it is a match of its own");
    world.ask(notes("mine"));
    world.ask(Intent::Save);
    assert_eq!(world.on_disk("/venue/mine.match.json").notes, "mine");
    assert_eq!(world.files[Path::new(A)], before[Path::new(A)]);
}

#[test]
fn a_copy_is_an_own_match_that_was_never_saved_and_is_suggested_as_a_copy_beside_it() {
    let mut world = held(true);
    world.answers(KeepingAnswer::Copy);
    let document = world.document();
    assert_eq!((document.path.as_ref(), document.dirty(), document.barred()), (None, true, None));
    assert_eq!(document_name(document).id, "keeping-copy-name");
    world.ask(notes("mine"));
    world.ask_only(Intent::Save);
    let Some(Effect::PickSave { suggested, folder, .. }) = world.waiting.back() else { panic!("a dialog") };
    assert_eq!((suggested.as_str(), folder.as_deref()), ("a copy.match.json", Some(Path::new("/venue"))));
}

#[test]
fn cancel_closes_what_was_to_be_opened() {
    let mut world = held(true);
    world.ask(Intent::Answer(Answer::Cancel));
    assert!(world.desk.documents.is_empty() && world.desk.question.is_none());
}

#[test]
fn what_is_only_probably_held_can_be_edited_all_the_same() {
    let mut world = held(false);
    world.answers(KeepingAnswer::Anyway);
    assert!(world.others.anyway && world.document().read_only.is_none());
    world.ask(notes("mine"));
    assert_eq!(world.record().notes, "mine");
}

#[test]
fn once_it_is_closed_elsewhere_it_can_be_edited_and_holds_what_was_saved_there() {
    let mut world = held(true);
    world.answers(KeepingAnswer::ReadOnly);
    world.changed_by_others();
    world.ask(KeepingIntent::TryAgain.into());
    assert_eq!((world.notices(), world.record().notes.as_str()), (vec!["keeping-still-held"], "theirs"));
    assert!(is_held(world.document()));
    world.others.hold = Hold::Own;
    world.ask(KeepingIntent::TryAgain.into());
    assert_eq!(world.notices(), ["keeping-still-held", "keeping-taken"]);
    world.ask(notes("mine"));
    world.ask(Intent::Save);
    assert_eq!(world.on_disk(A).notes, "mine");
}

#[test]
fn of_several_held_matches_each_is_only_shown_although_one_is_asked_about() {
    let mut world = held(true);
    world.put("/venue/b.match.json", &Record::new("skirmish", "1.0.0", 2));
    world.waiting.push_back(Effect::Read("/venue/b.match.json".into()));
    world.drain();
    assert_eq!(world.desk.documents.len(), 2);
    assert!(world.desk.documents.iter().all(is_held));
}

#[test]
fn where_no_lock_can_be_had_it_opens_all_the_same_and_that_is_said_once() {
    let mut world = World::ready();
    world.others.hold = Hold::Untold("read-only file system".to_owned());
    for path in [A, "/venue/b.match.json"] {
        world.put(path, &Record::new("skirmish", "1.0.0", 2));
        world.ask(Intent::OpenPath(path.into()));
        assert!(world.document().barred().is_none());
    }
    assert_eq!(world.notices(), ["keeping-untold"]);
    assert!(!world.desk.notices[0].failure);
}

#[test]
fn a_file_is_let_go_when_its_match_is_closed_saved_elsewhere_or_the_program_ends() {
    let mut world = World::with_a_file();
    world.ask(Intent::Save);
    assert_eq!(world.others.released, [""; 0], "a save keeps it");
    world.ask(Intent::SavePath("/venue/b.match.json".into()));
    assert_eq!(world.others.released, [A]);
    world.ask(Intent::Close);
    assert_eq!(world.others.released, [A, "/venue/b.match.json"]);
    let mut world = World::with_a_file();
    world.ask(Intent::Quit);
    assert!(world.ended);
    assert_eq!(world.others.released, [A]);
}

/// A match that was restored from elsewhere, made from the file as it first was.
fn restored(world: &mut World, found: Option<String>) {
    let (record, id) = (world.record().clone(), world.id());
    let document = world.desk.documents.iter_mut().find(|document| document.id == id).unwrap();
    document.record = Arc::new(Record { notes: "restored".to_owned(), ..record });
    document.saved = None;
    let effects = keeping::restored(&mut world.desk, id, found);
    world.waiting.extend(effects);
    world.waiting.extend(world.desk.rule(id));
    world.drain();
}

#[test]
fn a_restored_match_overwrites_nothing_that_changed_since_and_what_is_held_elsewhere_becomes_a_copy() {
    let mut world = World::with_a_file();
    let found = Some(crate::hash::sha256(&world.files[Path::new(A)]));
    restored(&mut world, found.clone());
    assert_eq!(world.told(), None);
    world.ask(Intent::Save);
    assert_eq!((&world.desk.question, world.on_disk(A).notes.as_str()), (&None, "restored"));
    // Changed since, or not known.
    for found in [found, None] {
        let mut world = World::with_a_file();
        world.changed_by_others();
        restored(&mut world, found.clone());
        assert_eq!(world.told().is_some(), found.is_some());
        world.ask(Intent::Save);
        assert!(matches!(world.desk.question, Some(Question::Keeping(KeepingQuestion::Changed { .. }))));
        assert_eq!(world.on_disk(A).notes, "theirs");
    }
    let mut world = World::with_a_file();
    world.others.hold = Hold::Elsewhere(by(true));
    restored(&mut world, None);
    let document = world.document();
    assert_eq!((document.path.as_ref(), document.record.notes.as_str(), document.dirty()), (None, "restored", true));
    assert_eq!(world.notices(), ["keeping-restored-copy"]);
}

/// A match with unsaved changes whose file somebody else has changed, and which was to be saved.
fn changed() -> World {
    let mut world = World::with_a_file();
    world.ask(notes("mine"));
    world.changed_by_others();
    world.ask(Intent::Save);
    world
}

#[test]
fn a_file_that_changed_on_disk_is_not_overwritten_unasked() {
    let mut world = changed();
    let asked = KeepingQuestion::Changed { document: world.id(), path: A.into() };
    assert_eq!(world.desk.question, Some(Question::Keeping(asked)));
    assert_eq!(world.on_disk(A).notes, "theirs");
    world.ask(Intent::Answer(Answer::Cancel));
    assert!(world.document().dirty() && world.desk.notices.is_empty());
    world.ask(Intent::Save);
    world.answers(KeepingAnswer::Overwrite);
    assert_eq!((world.on_disk(A).notes.as_str(), world.document().dirty()), ("mine", false));
    world.ask(notes("again"));
    world.ask(Intent::Save);
    assert_eq!((world.on_disk(A).notes.as_str(), &world.desk.question), ("again", &None), "what was saved is known");
}

#[test]
fn the_other_version_can_be_looked_at_beside_ones_own() {
    let mut world = changed();
    world.answers(KeepingAnswer::LookAt);
    assert_eq!((world.record().notes.as_str(), world.desk.documents.len()), ("theirs", 2));
    assert!(matches!(world.document().read_only, Some(ReadOnly::OnDisk { .. })));
    assert_eq!(document_name(world.document()).id, "keeping-other-version");
    world.ask(Intent::Close);
    assert_eq!((world.record().notes.as_str(), world.document().dirty()), ("mine", true));
}

#[test]
fn ones_own_version_can_be_saved_as_a_copy_and_what_was_to_follow_goes_on() {
    let mut world = World::with_a_file();
    world.ask(notes("mine"));
    world.changed_by_others();
    world.ask(Intent::Quit);
    world.ask(Intent::Answer(Answer::Yes));
    world.picks = (Some("/venue/a copy.match.json".into()), false);
    world.answers(KeepingAnswer::Copy);
    assert_eq!((world.on_disk(A).notes.as_str(), world.on_disk("/venue/a copy.match.json").notes.as_str()), ("theirs", "mine"));
    assert!(world.ended);
}

#[test]
fn a_change_is_noticed_when_the_judge_comes_back_to_the_window() {
    let mut world = World::with_a_file();
    world.back_in_window();
    assert_eq!(world.told(), None);
    world.changed_by_others();
    world.back_in_window();
    assert_eq!(world.told().as_deref(), Some("keeping-was-changed"));
    assert!(!world.document().dirty(), "a change elsewhere is none here");
    world.ask(KeepingIntent::Leave.into());
    world.back_in_window();
    assert_eq!(world.told(), None, "what was left is not told again");
    world.put(A, &Record { notes: "once more".to_owned(), ..Record::new("skirmish", "1.0.0", 2) });
    world.back_in_window();
    assert_eq!(world.told().as_deref(), Some("keeping-was-changed"));
    world.ask(KeepingIntent::Reload.into());
    assert_eq!((world.record().notes.as_str(), world.told(), world.document().dirty()), ("once more", None, false));
}

#[test]
fn reloading_asks_where_something_is_unsaved_and_can_be_undone() {
    let mut world = World::with_a_file();
    world.ask(notes("mine"));
    world.changed_by_others();
    world.back_in_window();
    world.ask(KeepingIntent::Reload.into());
    assert_eq!(world.desk.question, Some(Question::Keeping(KeepingQuestion::Reload { document: world.id() })));
    assert_eq!(world.record().notes, "mine");
    world.ask(Intent::Answer(Answer::Cancel));
    assert_eq!(world.record().notes, "mine");
    world.ask(KeepingIntent::Reload.into());
    world.answers(KeepingAnswer::Reload);
    assert_eq!((world.record().notes.as_str(), world.document().dirty()), ("theirs", false));
    world.ask(Intent::Undo);
    assert_eq!((world.record().notes.as_str(), world.document().dirty()), ("mine", true));
}

#[test]
fn a_signature_that_is_not_saved_is_not_lost_by_reloading() {
    let mut world = World::with_a_file();
    world.save_fault = Some(SaveFault::Full);
    sign(&mut world);
    let signed = world.record().clone();
    assert!(!signed.rulings.is_empty());
    world.changed_by_others();
    world.back_in_window();
    world.ask(KeepingIntent::Reload.into());
    assert_eq!((world.record(), world.notices()), (&signed, vec!["keeping-save-full", "keeping-reload-seals"]));
}

#[test]
fn what_was_signed_elsewhere_is_locked_once_it_is_reloaded() {
    let mut world = World::with_a_file();
    let unsigned = world.files.clone();
    sign(&mut world);
    world.ask(Intent::Save);
    let signed = world.files.clone();
    let mut world = World::ready();
    world.files = unsigned;
    world.ask(Intent::OpenPath(A.into()));
    world.files = signed;
    world.back_in_window();
    world.ask(KeepingIntent::Reload.into());
    assert!(matches!(world.document().barred(), Some(Barred::Sealed { .. })) && !world.document().dirty());
}

#[test]
fn what_was_looked_at_before_a_save_says_nothing_of_the_file_after_it() {
    let mut world = World::with_a_file();
    world.ask(notes("mine"));
    world.changed_by_others();
    world.ask_only(Intent::Event(KeepingEvent::BackInWindow.into()));
    let check = world.waiting.pop_front().unwrap();
    let Effect::Keeping(check) = check else { panic!("a look") };
    let late = world.of_keeping(check).unwrap();
    world.desk.documents[0].kept.mark = None;
    world.ask(Intent::Save);
    world.ask(Intent::Event(Event::Keeping(late)));
    assert_eq!(world.told(), None);
}

#[test]
fn a_match_whose_file_is_gone_is_unsaved_again_and_is_saved_anew() {
    let mut world = World::with_a_file();
    world.files.clear();
    world.back_in_window();
    assert_eq!(world.told().as_deref(), Some("keeping-is-gone"));
    world.ask(Intent::Close);
    assert!(matches!(world.desk.question, Some(Question::SaveFirst { .. })), "it is not closed without a word");
    world.ask(Intent::Answer(Answer::Cancel));
    world.ask(Intent::Save);
    assert_eq!(world.notices(), ["keeping-anew"]);
    assert!(world.files.contains_key(Path::new(A)) && !world.document().dirty());
}

#[test]
fn a_folder_that_vanished_is_said_and_the_match_stays_and_can_be_saved_once_it_is_back_or_elsewhere() {
    for elsewhere in [false, true] {
        let mut world = World::with_a_file();
        world.ask(notes("mine"));
        world.ask(Intent::Quit);
        world.save_fault = Some(SaveFault::NoFolder);
        world.ask(Intent::Answer(Answer::Yes));
        assert_eq!(
            world.desk.question,
            Some(Question::Keeping(KeepingQuestion::NoFolder { document: world.id(), path: A.into() }))
        );
        assert!(world.document().dirty() && !world.ended);
        world.picks = (Some("/home/a.match.json".into()), false);
        world.answers(if elsewhere { KeepingAnswer::Elsewhere } else { KeepingAnswer::TryAgain });
        let saved = if elsewhere { "/home/a.match.json" } else { A };
        assert_eq!(world.on_disk(saved).notes, "mine");
        assert!(world.ended, "what was to follow goes on");
    }
    let mut world = World::with_a_file();
    world.ask(notes("mine"));
    world.ask(Intent::Close);
    world.save_fault = Some(SaveFault::NoFolder);
    world.ask(Intent::Answer(Answer::Yes));
    world.ask(Intent::Answer(Answer::Cancel));
    assert!(world.document().dirty());
    world.ask(Intent::Save);
    assert_eq!(world.desk.documents.len(), 1, "cancel has stopped what was to follow");
}

#[test]
fn a_save_that_reached_the_file_but_was_not_confirmed_is_no_change_by_others() {
    let mut world = World::with_a_file();
    world.ask(notes("mine"));
    let bytes = record::to_bytes(world.record());
    world.save_fault = Some(SaveFault::Unconfirmed { message: "?".to_owned(), mark: Mark::of(&bytes, None) });
    world.ask(Intent::Save);
    world.files.insert(A.into(), bytes);
    assert!(world.document().dirty());
    world.ask(Intent::Save);
    assert_eq!((&world.desk.question, world.document().dirty()), (&None, false));
}
