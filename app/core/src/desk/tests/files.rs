//! Opening, saving, closing and quitting: nothing unsaved goes without a word.

use ruleset_api::Record;

use super::executor::{World, rulesets};
use crate::desk::{Answer, Edit, Effect, Event, Intent, Question, Then};
use crate::record::SaveFault;

const A: &str = "/venue/a.match.json";

fn notes(notes: &str) -> Intent {
    Intent::Edit(Edit::Notes(notes.to_owned()))
}

/// Three matches with unsaved changes, of which the first has a file.
fn three_unsaved() -> World {
    let mut world = World::with_a_file();
    world.ask(notes("a"));
    for name in ["b", "c"] {
        world.ask(Intent::NewMatch);
        world.ask(notes(name));
    }
    world
}

fn asked_first(world: &World) -> Option<&str> {
    match &world.desk.question {
        Some(Question::SaveFirst { document, .. }) => world.desk.get(*document).map(|document| document.record.notes.as_str()),
        _ => None,
    }
}

#[test]
fn a_file_that_is_open_already_is_shown_and_not_opened_twice() {
    let mut world = World::with_a_file();
    let first = world.id();
    world.ask(Intent::NewMatch);
    world.ask(Intent::OpenPath(A.into()));
    assert_eq!((world.id(), world.desk.documents.len()), (first, 2));
    // Both asked for before the file came.
    let mut world = World::ready();
    world.put(A, &Record::new("skirmish", "1.0.0", 2));
    world.ask_only(Intent::OpenPath(A.into()));
    world.ask_only(Intent::OpenPath(A.into()));
    world.drain();
    assert_eq!(world.desk.documents.len(), 1);
}

#[test]
fn a_file_that_cannot_be_read_leaves_a_notice_and_everything_else_as_it_was() {
    let mut world = World::with_a_match();
    let here = world.id();
    world.files.insert("/bad.match.json".into(), b"{ oops".to_vec());
    world.ask(Intent::OpenPath("/bad.match.json".into()));
    world.ask(Intent::OpenPath("/none.match.json".into()));
    assert_eq!(world.notices(), ["record-not-json", "record-absent"]);
    assert!(world.desk.notices.iter().all(|notice| notice.failure));
    assert_eq!((world.id(), world.desk.documents.len()), (here, 1));
    world.ask(Intent::Dismiss(0));
    world.ask(Intent::Dismiss(7));
    assert_eq!(world.notices(), ["record-absent"]);
}

#[test]
fn the_only_ruleset_is_taken_and_with_several_the_judge_chooses() {
    let mut world = World::ready();
    let mut two = rulesets();
    let mut other = two.usable[0].clone();
    std::sync::Arc::make_mut(&mut other.manifest).id = "siege".to_owned();
    two.usable.push(other);
    world.ask(Intent::Event(Event::RulesetsFound(two)));
    world.ask(Intent::NewMatch);
    assert_eq!(world.desk.question, Some(Question::ChooseRuleset));
    world.ask_only(Intent::Answer(Answer::Ruleset("siege".to_owned())));
    assert_eq!(world.record().ruleset.id, "siege");
    world.ask_only(Intent::New { ruleset: "chess".to_owned() });
    assert_eq!((world.notices(), world.desk.documents.len()), (vec!["desk-no-such-ruleset"], 1));
}

#[test]
fn a_saved_match_is_clean_and_lies_where_it_was_saved() {
    let mut world = World::with_a_file();
    world.ask(notes("late"));
    world.ask(Intent::Save);
    assert!(!world.document().dirty());
    assert_eq!(world.on_disk(A).notes, "late");
    world.picks = (Some("/venue/b".into()), false);
    world.ask(Intent::SaveAs);
    assert_eq!(world.document().path, Some("/venue/b.match.json".into()), "a name without an ending gets that of records");
    assert_eq!(world.on_disk("/venue/b.match.json").notes, "late");
}

#[test]
fn a_match_without_a_file_asks_for_one() {
    let mut world = World::with_a_match();
    world.ask(notes("late"));
    world.picks = (Some(A.into()), false);
    world.ask(Intent::Save);
    assert_eq!(world.on_disk(A).notes, "late");
}

#[test]
fn a_dialog_left_with_cancel_asks_nothing_more_but_one_that_never_came_offers_the_typed_path() {
    let mut world = World::with_a_match();
    world.ask(Intent::Open);
    world.ask(Intent::SaveAs);
    assert_eq!(world.desk.question, None);
    world.picks.1 = true;
    world.ask(Intent::Open);
    let open = Question::TypePath { save: false, suggested: String::new(), unasked: true };
    assert_eq!(world.desk.question, Some(open));
    world.ask(Intent::Answer(Answer::Cancel));
    world.ask(Intent::Save);
    let save = Question::TypePath { save: true, suggested: "match.match.json".to_owned(), unasked: true };
    assert_eq!(world.desk.question, Some(save));
    world.ask(Intent::Answer(Answer::Path("".into())));
    assert!(world.desk.question.is_some(), "nothing is typed yet");
    world.ask(Intent::Answer(Answer::Path("/venue/typed".into())));
    assert_eq!(world.document().path, Some("/venue/typed.match.json".into()));
}

#[test]
fn one_dialog_at_a_time() {
    let mut world = World::with_a_match();
    world.ask_only(Intent::Open);
    world.ask_only(Intent::Open);
    world.ask_only(Intent::SaveAs);
    assert_eq!(world.waiting.len(), 1);
    world.drain();
    world.ask_only(Intent::SaveAs);
    assert_eq!(world.waiting.len(), 1);
}

#[test]
fn a_typed_path_to_another_file_asks_before_it_replaces_it() {
    let mut world = World::with_a_match();
    world.put(A, &Record::new("skirmish", "1.0.0", 3));
    world.ask(notes("new"));
    world.ask(Intent::SavePath(A.into()));
    assert_eq!(world.desk.question, Some(Question::Replace { document: world.id(), path: A.into() }));
    assert_eq!(world.on_disk(A).sides.len(), 3);
    world.ask(Intent::Answer(Answer::Cancel));
    assert!(world.document().dirty() && world.desk.notices.is_empty());
    world.ask(Intent::SavePath(A.into()));
    world.ask(Intent::Answer(Answer::Yes));
    assert_eq!(world.on_disk(A).notes, "new");
    world.ask(notes("own"));
    world.ask(Intent::SavePath(A.into()));
    assert_eq!((world.desk.question.as_ref(), world.on_disk(A).notes.as_str()), (None, "own"), "its own file is no other");
}

#[test]
fn a_picked_name_that_gets_an_ending_does_not_replace_what_the_dialog_did_not_ask_about() {
    let mut world = World::with_a_match();
    world.put(A, &Record::new("skirmish", "1.0.0", 3));
    world.picks = (Some("/venue/a".into()), false);
    world.ask(Intent::SaveAs);
    assert!(matches!(world.desk.question, Some(Question::Replace { .. })));
    assert_eq!(world.on_disk(A).sides.len(), 3);
}

#[test]
fn a_file_that_is_open_in_another_document_is_not_saved_over() {
    let mut world = World::with_a_file();
    world.ask(Intent::NewMatch);
    world.ask(notes("new"));
    world.picks = (Some(A.into()), false);
    world.ask(Intent::SaveAs);
    assert_eq!(world.notices(), ["desk-save-open-elsewhere"]);
    assert_eq!(world.on_disk(A).notes, "");
}

#[test]
fn a_failed_save_keeps_the_match_open_and_unsaved_and_stops_what_was_to_follow() {
    for then in [Intent::Close, Intent::Quit] {
        let mut world = World::with_a_file();
        world.ask(notes("late"));
        world.ask(then);
        world.save_fault = Some(SaveFault::System("disk full".to_owned()));
        world.ask(Intent::Answer(Answer::Yes));
        assert_eq!(world.notices(), ["record-save-failed"]);
        assert!(world.document().dirty() && !world.ended);
        world.ask(Intent::Save);
        assert!(!world.document().dirty());
        assert!(!world.ended && world.desk.documents.len() == 1, "what was to follow the failed save is over");
    }
}

#[test]
fn saves_of_one_match_never_overtake_each_other() {
    let mut world = World::with_a_file();
    world.ask(notes("one"));
    world.ask_only(Intent::Save);
    world.ask_only(notes("two"));
    world.ask_only(Intent::Save);
    let saves = |world: &World| world.waiting.iter().filter(|effect| matches!(effect, Effect::Save { .. })).count();
    assert_eq!(saves(&world), 1, "the second waits for the first");
    world.drain();
    assert_eq!(world.on_disk(A).notes, "two");
    assert!(world.written.is_sorted() && world.written.len() == 2);
    assert!(!world.document().dirty());
}

#[test]
fn an_edit_made_while_a_save_is_on_its_way_stays_unsaved() {
    let mut world = World::with_a_file();
    world.ask(notes("one"));
    world.ask_only(Intent::Save);
    world.ask_only(notes("two"));
    world.drain();
    assert!(world.document().dirty());
    world.ask(Intent::Undo);
    assert!(!world.document().dirty());
}

#[test]
fn typing_on_after_a_save_that_had_to_wait_leaves_what_was_saved_to_be_undone_to() {
    let mut world = World::with_a_file();
    world.ask_only(notes("o"));
    world.ask_only(Intent::Save);
    world.ask_only(Intent::Save);
    world.ask_only(notes("on"));
    world.drain();
    assert_eq!(world.on_disk(A).notes, "on");
    world.ask(notes("one"));
    world.ask(Intent::Undo);
    assert!(!world.document().dirty());
}

#[test]
fn an_untouched_new_match_is_closed_without_a_question() {
    let mut world = World::with_a_match();
    world.ask(Intent::Close);
    assert!(world.desk.documents.is_empty() && world.desk.question.is_none());
}

#[test]
fn closing_asks_first_and_does_as_it_is_answered() {
    let mut world = three_unsaved();
    world.ask(Intent::Close);
    assert_eq!(world.desk.question, Some(Question::SaveFirst { document: world.id(), then: Then::Close }));
    world.ask(Intent::Answer(Answer::Cancel));
    assert_eq!(world.desk.documents.len(), 3);
    world.ask(Intent::Close);
    world.ask(Intent::Answer(Answer::Discard));
    assert_eq!(world.record().notes, "b", "the one beside it is shown");
    world.ask(Intent::Close);
    world.picks = (Some("/venue/b.match.json".into()), false);
    world.ask(Intent::Answer(Answer::Yes));
    assert_eq!(world.on_disk("/venue/b.match.json").notes, "b");
    assert_eq!(world.desk.documents.len(), 1);
}

#[test]
fn a_match_that_is_being_saved_is_closed_once_it_is_saved() {
    let mut world = World::with_a_file();
    world.ask(notes("late"));
    world.ask_only(Intent::Save);
    world.ask_only(Intent::Close);
    assert_eq!((world.desk.question.as_ref(), world.desk.documents.len()), (None, 1));
    world.drain();
    assert!(world.desk.documents.is_empty());
    assert_eq!(world.on_disk(A).notes, "late");
}

#[test]
fn quitting_asks_for_each_unsaved_match_in_turn() {
    let mut world = three_unsaved();
    world.ask(Intent::Quit);
    assert_eq!(asked_first(&world), Some("a"));
    assert_eq!(world.record().notes, "a", "the match in question is in view");
    world.ask(Intent::Answer(Answer::Yes));
    assert_eq!((asked_first(&world), world.on_disk(A).notes.as_str()), (Some("b"), "a"));
    world.ask(Intent::Answer(Answer::Discard));
    assert_eq!(asked_first(&world), Some("c"));
    world.ask(Intent::Answer(Answer::Discard));
    assert!(world.ended);
}

#[test]
fn cancel_stops_the_whole_and_nothing_is_lost() {
    let mut world = three_unsaved();
    world.ask(Intent::Quit);
    world.ask(Intent::Answer(Answer::Discard));
    world.ask(Intent::Answer(Answer::Cancel));
    assert!(!world.ended && world.desk.question.is_none());
    assert_eq!(world.desk.documents.len(), 3, "what was given up is still there");
    world.desk.current = Some(world.desk.documents[0].id);
    world.ask(Intent::Save);
    assert!(!world.ended && world.desk.question.is_none(), "a later save leads on to nothing");
    world.ask(notes("again"));
    world.ask(Intent::Quit);
    assert_eq!(asked_first(&world), Some("again"), "and is asked about again");
}

#[test]
fn leaving_the_dialog_stops_quitting() {
    let mut world = World::with_a_match();
    world.ask(notes("a"));
    world.ask(Intent::Quit);
    world.ask(Intent::Answer(Answer::Yes));
    assert!(!world.ended && world.document().dirty());
    world.picks = (Some(A.into()), false);
    world.ask(Intent::Save);
    assert!(!world.ended, "a later save does not end the program");
}

#[test]
fn a_typed_path_leads_on_to_what_was_to_follow() {
    let mut world = World::with_a_match();
    world.put(A, &Record::new("skirmish", "1.0.0", 3));
    world.ask(notes("a"));
    world.picks.1 = true;
    world.ask(Intent::Quit);
    world.ask(Intent::Answer(Answer::Yes));
    world.ask(Intent::Answer(Answer::Path(A.into())));
    assert!(matches!(world.desk.question, Some(Question::Replace { .. })));
    world.ask(Intent::Answer(Answer::Yes));
    assert!(world.ended);
    assert_eq!(world.on_disk(A).notes, "a");
}

#[test]
fn changes_made_after_they_were_given_up_are_asked_about() {
    let mut world = three_unsaved();
    let first = world.desk.documents[0].id;
    world.ask(Intent::Quit);
    world.ask(Intent::Answer(Answer::Discard));
    world.ask_only(Intent::Answer(Answer::Yes));
    world.ask_only(Intent::Show(first));
    world.ask_only(notes("again"));
    world.picks = (Some("/venue/b.match.json".into()), false);
    world.drain();
    assert_eq!(asked_first(&world), Some("again"));
}

#[test]
fn nothing_else_happens_while_a_question_is_open() {
    let mut world = three_unsaved();
    world.put("/venue/d.match.json", &Record::new("skirmish", "1.0.0", 2));
    world.ask_only(Intent::OpenPath("/venue/d.match.json".into()));
    world.ask_only(Intent::Close);
    let asked = world.id();
    world.drain();
    for intent in [Intent::Undo, notes("x"), Intent::NewMatch, Intent::Quit, Intent::Show(world.desk.documents[0].id)] {
        world.ask(intent);
    }
    assert_eq!((world.id(), asked_first(&world), world.ended), (asked, Some("c"), false));
    world.ask(Intent::Answer(Answer::Path("/x".into())));
    assert_eq!(asked_first(&world), Some("c"), "an answer to another question is none");
    assert_eq!(world.desk.documents.len(), 4, "what comes back from outside is not lost");
}

#[test]
fn an_answer_without_a_question_does_nothing() {
    let mut world = three_unsaved();
    for answer in [Answer::Yes, Answer::Discard, Answer::Cancel, Answer::Path(A.into())] {
        world.ask(Intent::Answer(answer));
    }
    assert_eq!((world.desk.documents.len(), world.ended), (3, false));
}

#[test]
fn a_typed_path_at_which_nothing_can_be_saved_can_be_typed_on() {
    for then in [None, Some(Intent::Close)] {
        let mut world = World::with_a_match();
        world.ask(notes("late"));
        world.picks.1 = true;
        if let Some(then) = then.clone() {
            world.ask(then);
            world.ask(Intent::Answer(Answer::Yes));
        } else {
            world.ask(Intent::Save);
        }
        world.save_fault = Some(SaveFault::NoFolder);
        world.ask(Intent::Answer(Answer::Path("/vneue/late.match.json".into())));
        let again = Question::TypePath { save: true, suggested: "/vneue/late.match.json".to_owned(), unasked: false };
        assert_eq!(world.desk.question, Some(again));
        assert_eq!(world.desk.notices.len(), 1);
        world.save_fault = None;
        world.ask(Intent::Answer(Answer::Path("/venue/late.match.json".into())));
        assert_eq!(world.on_disk("/venue/late.match.json").notes, "late");
        assert_eq!(world.desk.documents.is_empty(), then.is_some(), "what was to go on after the save does");
    }
}

#[test]
fn that_a_save_failed_is_no_news_once_it_worked() {
    let mut world = World::with_a_file();
    world.enter("vp", 3);
    world.save_fault = Some(SaveFault::System("no room".to_owned()));
    world.ask(Intent::Save);
    assert_eq!(world.notices(), ["record-save-failed"]);
    world.ask(Intent::Save);
    assert!(world.notices().is_empty() && !world.document().dirty());
}
