//! Files that others hold or have changed: each question can be read and answered by keyboard, each strip offers what it
//! says, and both fit the smallest window in every language.

use arbiter_core::desk::{
    Answer, Checked, Edit, Event, Intent, KeepingAnswer, KeepingEffect, KeepingEvent, KeepingIntent, Opened, Seen,
};
use arbiter_core::locale::{Language, Locale};
use arbiter_core::record::{Elsewhere, Hold, Holder, Mark, SaveFault};
use egui::{Key, vec2};
use egui_kittest::kittest::Queryable as _;
use ruleset_api::Record;

use super::{Driven, Stub, click, drive, drive_at, press};
use crate::DeskWindow;

/// Others around a window: what they hold, and what they have saved.
#[derive(Default)]
pub(super) struct Others {
    hold: Hold,
    seen: Seen,
    pub(super) save_fault: Option<SaveFault>,
}

impl Others {
    pub(super) fn opened(&self) -> Opened {
        Opened { mark: Some(Mark::of(b"", None)), hold: self.hold.clone() }
    }

    pub(super) fn answer(&self, effect: KeepingEffect) -> Option<KeepingEvent> {
        let theirs = || Ok(Record { notes: "theirs".to_owned(), ..Record::new("made-up", "1.0.0", 2) }.into());
        Some(match effect {
            KeepingEffect::Fetch { document, path, .. } => {
                KeepingEvent::Fetched { document, path, record: theirs(), opened: self.opened() }
            }
            KeepingEffect::Hold { document, path } => KeepingEvent::Held { document, path, hold: self.hold.clone() },
            KeepingEffect::LookAt(path) => KeepingEvent::LookedAt { path, record: theirs() },
            KeepingEffect::Check(files) => {
                let checked = files.into_iter().map(|(document, path, known)| {
                    let seen = self.seen.clone();
                    Checked { document, path, known, seen }
                });
                KeepingEvent::Checked(checked.collect())
            }
            KeepingEffect::Release(_) => return None,
        })
    }
}

fn by(sure: bool) -> Hold {
    let since = "2026-11-29T14:05:00+01:00".to_owned();
    Hold::Elsewhere(Elsewhere {
        holder: Some(Holder { user: "R. Roe".to_owned(), host: "table-7".to_owned(), pid: 9, since }),
        sure,
    })
}

/// A window with a match from a file.
fn with_a_file(hold: Hold, language: Language) -> DeskWindow<Stub> {
    let mut stub = Stub::new();
    stub.others.hold = hold;
    let opened = stub.others.opened();
    let mut window = DeskWindow::new(stub, language);
    let record = Ok(Record::new("made-up", "1.0.0", 2).into());
    window.ask(Intent::Event(Event::Read { path: "/venue/a.match.json".into(), record, opened }));
    window
}

fn open<'a>(hold: Hold) -> Driven<'a> {
    drive(with_a_file(hold, Language::English))
}

fn notes(driven: &mut Driven<'_>, notes: &str) {
    driven.state_mut().ask(Intent::Edit(Edit::Notes(notes.to_owned())));
    driven.run();
}

fn shows(driven: &Driven<'_>, words: &str) -> bool {
    driven.query_all_by_label_contains(words).next().is_some()
}

/// The judge goes to another window, where the file is changed, and comes back.
fn away_and_back(driven: &mut Driven<'_>, seen: Seen) {
    driven.state_mut().executor().others.seen = seen;
    for focused in [false, true] {
        driven.event(egui::Event::WindowFocused(focused));
    }
    driven.run();
}

fn changed() -> Seen {
    Seen::Changed { mark: Mark::of(b"theirs", None), at: Some("14:32".to_owned()) }
}

#[test]
fn who_opens_a_match_second_reads_who_holds_it_and_enter_opens_it_read_only() {
    let mut driven = open(by(true));
    assert!(shows(&driven, "R. Roe on table-7, since 2026-11-29 14:05"));
    press(&mut driven, Key::Enter);
    assert!(driven.state().desk().question.is_none());
    assert!(shows(&driven, "Read-only: this match is open for editing elsewhere"));
    click(&mut driven, "Make a copy");
    assert!(driven.state().desk().document().unwrap().barred().is_none());
    assert!(!shows(&driven, "Read-only"));
}

#[test]
fn a_read_only_match_is_tried_again_from_its_strip() {
    let mut driven = open(by(true));
    click(&mut driven, "Open read-only");
    driven.state_mut().executor().others.hold = Hold::Own;
    click(&mut driven, "Try again");
    assert!(driven.state().desk().document().unwrap().barred().is_none());
    assert!(shows(&driven, "is yours to edit now"));
}

#[test]
fn the_answers_are_reached_by_tab_in_the_order_of_reading_and_escape_leaves_it() {
    let mut driven = open(by(false));
    for words in ["Open read-only", "Open as a copy", "Edit it all the same", "Cancel"] {
        press(&mut driven, Key::Tab);
        assert!(driven.get_by_label(words).is_focused(), "{words}");
    }
    press(&mut driven, Key::Escape);
    assert!(driven.state().desk().documents.is_empty());
}

#[test]
fn a_changed_file_is_told_when_the_window_is_come_back_to_and_reloads() {
    let mut driven = open(Hold::Own);
    away_and_back(&mut driven, changed());
    assert!(shows(&driven, "changed on disk at 14:32"));
    click(&mut driven, "Look at the other version");
    assert_eq!(driven.state().desk().documents.len(), 2);
    assert!(shows(&driven, "Read-only: this is how"));
    driven.state_mut().ask(Intent::Close);
    driven.run();
    click(&mut driven, "Reload");
    assert_eq!(driven.state().desk().document().unwrap().record.notes, "theirs");
    assert!(!shows(&driven, "changed on disk"));
}

#[test]
fn reloading_over_unsaved_changes_asks_and_leaving_it_takes_the_strip_away() {
    let mut driven = open(Hold::Own);
    notes(&mut driven, "mine");
    away_and_back(&mut driven, changed());
    click(&mut driven, "Reload");
    assert!(shows(&driven, "Reload and lose your changes?"));
    press(&mut driven, Key::Escape);
    assert_eq!(driven.state().desk().document().unwrap().record.notes, "mine");
    click(&mut driven, "Leave it");
    assert!(!shows(&driven, "changed on disk"));
}

#[test]
fn a_file_that_is_gone_is_told_and_saved_from_the_strip() {
    let mut driven = open(Hold::Own);
    away_and_back(&mut driven, Seen::Gone);
    assert!(shows(&driven, "no longer on disk"));
    assert!(driven.state().desk().document().unwrap().dirty());
    click(&mut driven, "Save");
    assert!(!shows(&driven, "no longer on disk"));
    assert_eq!(driven.state_mut().executor().saved.len(), 1);
}

#[test]
fn overwriting_what_somebody_else_has_saved_is_asked_about() {
    let mut driven = open(Hold::Own);
    notes(&mut driven, "mine");
    driven.state_mut().executor().others.save_fault = Some(SaveFault::Changed);
    driven.state_mut().ask(Intent::Save);
    driven.run();
    for words in ["Save as a copy…", "Look at the other version", "Overwrite", "Cancel"] {
        assert!(driven.query_by_label(words).is_some(), "{words}");
    }
    assert!(driven.state_mut().executor().saved.is_empty());
    click(&mut driven, "Overwrite");
    assert_eq!(driven.state_mut().executor().saved.len(), 1);
}

#[test]
fn a_folder_that_vanished_can_be_tried_again_and_the_match_stays() {
    let mut driven = open(Hold::Own);
    notes(&mut driven, "mine");
    driven.state_mut().executor().others.save_fault = Some(SaveFault::NoFolder);
    driven.state_mut().ask(Intent::Save);
    driven.run();
    assert!(shows(&driven, "The folder is gone") && driven.state().desk().document().unwrap().dirty());
    press(&mut driven, Key::Enter);
    assert_eq!(driven.state_mut().executor().saved.len(), 1);
    assert!(!driven.state().desk().document().unwrap().dirty());
}

#[test]
fn every_question_and_strip_fits_the_smallest_window_in_every_language() {
    for language in Language::ALL {
        let mut driven = drive_at(with_a_file(by(false), language), vec2(683.0, 345.0));
        let locale = Locale::new(language);
        for words in ["keeping-open-read-only", "keeping-open-copy", "keeping-edit-anyway", "ui-cancel"] {
            let words = locale.t(words);
            let place = driven.get_by_label(&words).rect();
            assert!(place.top() >= 0.0 && place.bottom() <= 345.0, "{language:?}: {words} at {place}");
        }
        driven.state_mut().ask(Intent::Answer(Answer::Keeping(KeepingAnswer::ReadOnly)));
        driven.run();
        for words in ["keeping-try-again", "keeping-copy"] {
            let place = driven.get_by_label(&locale.t(words)).rect();
            assert!(place.left() >= 0.0 && place.right() <= 683.0 && place.bottom() <= 345.0, "{language:?}: {words} at {place}");
        }
        driven.state_mut().ask(KeepingIntent::Copy.into());
        driven.run();
    }
}

#[test]
fn a_window_that_keeps_the_keyboard_looks_at_no_file_and_an_idle_one_asks_for_no_repaint() {
    let mut driven = open(Hold::Own);
    driven.state_mut().executor().others.seen = changed();
    driven.run();
    assert!(!shows(&driven, "changed on disk"));
    away_and_back(&mut driven, changed());
    driven.run();
    assert!(!driven.ctx.has_requested_repaint());
}
