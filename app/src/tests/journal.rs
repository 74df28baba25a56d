//! The page of what was not saved, in the window.

use std::collections::BTreeMap;
use std::sync::Arc;

use arbiter_core::desk::{Edit, Intent, JournalEffect, JournalEvent, JournalQuestion, Page, Question};
use arbiter_core::journal::{Draft, Found, Listed, Verdict};
use arbiter_core::locale::Language;
use egui::Key;
use egui_kittest::kittest::Queryable as _;
use ruleset_api::{Record, Status};

use super::{Driven, Stub, click, drive, drive_at, new_match, press};
use crate::DeskWindow;

/// The journal of these tests.
#[derive(Debug, Default)]
pub(super) struct Entries {
    listed: Vec<Listed>,
    asked: Vec<JournalEffect>,
}

impl Stub {
    pub(super) fn of_journal(&mut self, effect: JournalEffect) -> Option<JournalEvent> {
        self.journal.asked.push(effect.clone());
        match effect {
            JournalEffect::Look => {
                let found = Found { folder: "/data".into(), listed: self.journal.listed.clone(), ..Found::default() };
                Some(JournalEvent::Found(Ok(Arc::new(found))))
            }
            JournalEffect::Take { entry, document } => {
                let mut record = Record::new("made-up", "1.0.0", 2);
                record.notes = entry;
                let draft = Draft { path: None, record: Arc::new(record), verdict: None, found: None };
                Some(JournalEvent::Taken { document, taken: Ok(Box::new(draft)) })
            }
            _ => None,
        }
    }
}

fn listed(entry: &str, at: &str, event: [&str; 3], path: Option<&str>) -> Listed {
    let verdict = Verdict { status: Status::Decided, winners: vec![1], summary: BTreeMap::new() };
    Listed {
        entry: entry.to_owned(),
        at: at.to_owned(),
        path: path.map(Into::into),
        event: event.map(str::to_owned),
        ruleset: "made-up".to_owned(),
        sides: vec!["Alliance".to_owned(), String::new()],
        verdict: Some(verdict),
    }
}

fn stub() -> Stub {
    let today = format!("{}T14:32:05+01:00", DeskWindow::new(Stub::new(), Language::English).desk().today);
    let one = listed("one", &today, ["Venue open", "3", "12"], Some("/venue/a.match.json"));
    let other = listed("other", "2026-01-02T09:05:00+01:00", ["", "", ""], None);
    let journal = Entries { listed: vec![one, other], asked: Vec::new() };
    Stub { journal, ..Stub::new() }
}

fn asked(driven: &mut Driven<'_>) -> Vec<JournalEffect> {
    std::mem::take(&mut driven.state_mut().executor().journal.asked)
}

#[test]
fn what_was_not_saved_is_listed_at_start_with_its_time_and_how_it_stood() {
    let driven = drive(DeskWindow::new(stub(), Language::English));
    assert_eq!(driven.state().desk().page, Some(Page::Unsaved));
    for told in [
        "today, 14:32",
        "Venue open · round 3 · table 12",
        "Alliance – Party 2",
        "Party 2 wins",
        "/venue/a.match.json",
        "2026-01-02, 09:05",
        "Never saved to a file",
        "Restore Venue open · round 3 · table 12, today, 14:32",
        "Discard Alliance – Party 2, 2026-01-02, 09:05",
    ] {
        assert!(driven.query_all_by_label(told).next().is_some(), "{told}");
    }
}

#[test]
fn one_is_restored_and_the_others_stay_on_offer() {
    let mut driven = drive(DeskWindow::new(stub(), Language::English));
    click(&mut driven, "Restore Venue open · round 3 · table 12, today, 14:32");
    let desk = driven.state().desk();
    assert_eq!((desk.documents.len(), desk.documents[0].record.notes.as_str()), (1, "one"));
    assert_eq!((desk.page, desk.journal.listed.len()), (None, 1));
    driven.get_by_label("One match was not saved before the program ended. It can be restored.");
    click(&mut driven, "Show");
    assert_eq!(driven.state().desk().page, Some(Page::Unsaved));
    click(&mut driven, "Restore Alliance – Party 2, 2026-01-02, 09:05");
    assert!(driven.state().desk().pages.is_empty(), "with the last the page closes");
    assert_eq!(driven.state().desk().documents.len(), 2);
}

#[test]
fn all_are_restored_by_the_keyboard_alone() {
    let mut driven = drive(DeskWindow::new(stub(), Language::English));
    driven.get_by_label("Restore all").focus();
    driven.run();
    press(&mut driven, Key::Enter);
    let notes: Vec<_> = driven.state().desk().documents.iter().map(|document| document.record.notes.clone()).collect();
    assert_eq!(notes, ["one", "other"]);
}

#[test]
fn discarding_asks_first_and_escape_keeps_it() {
    let mut driven = drive(DeskWindow::new(stub(), Language::English));
    let discard = "Discard Alliance – Party 2, 2026-01-02, 09:05";
    click(&mut driven, discard);
    assert!(matches!(&driven.state().desk().question, Some(Question::Journal(JournalQuestion::Discard(_)))));
    driven.get_by_label("Discard the changes of Alliance – Party 2, 2026-01-02, 09:05?");
    press(&mut driven, Key::Escape);
    assert_eq!(driven.state().desk().journal.listed.len(), 2);
    click(&mut driven, "Discard all");
    driven.get_by_label("Discard the changes of 2 matches?");
    press(&mut driven, Key::Escape);
    click(&mut driven, discard);
    asked(&mut driven);
    press(&mut driven, Key::Enter);
    assert!(matches!(asked(&mut driven).as_slice(), [JournalEffect::Discard(entries)] if *entries == ["other"]));
    assert_eq!(driven.state().desk().journal.listed.len(), 1);
}

#[test]
fn the_page_can_be_used_in_every_language_and_in_a_small_window() {
    for language in Language::ALL {
        for size in [egui::vec2(1024.0, 600.0), egui::vec2(683.0, 345.0)] {
            let mut driven = drive_at(DeskWindow::new(stub(), language), size);
            let name = driven.state().locale().t("journal-restore-all");
            driven.get_by_label(&name).focus();
            driven.run();
            let rect = driven.get_by_label(&name).rect();
            assert!(rect.right() <= size.x && rect.bottom() <= size.y, "{language:?}: {rect:?}");
            press(&mut driven, Key::Enter);
            assert_eq!(driven.state().desk().documents.len(), 2);
        }
    }
}

#[test]
fn an_empty_page_says_so() {
    let mut driven = new_match();
    driven.state_mut().ask(Intent::Journal(arbiter_core::desk::JournalIntent::Show));
    driven.run();
    driven.get_by_label("There is nothing that was not saved.");
}

#[test]
fn who_leaves_the_window_has_everything_written_down_at_once() {
    let mut driven = new_match();
    driven.state_mut().ask(Intent::Edit(Edit::Notes("a".to_owned())));
    driven.input_mut().focused = true;
    driven.run();
    assert!(asked(&mut driven).iter().any(|effect| matches!(effect, JournalEffect::Keep { .. })));
    driven.input_mut().focused = false;
    driven.run();
    assert!(matches!(asked(&mut driven).as_slice(), [JournalEffect::Flush]));
    driven.run();
    assert!(asked(&mut driven).is_empty(), "once");
}

#[test]
fn long_notes_are_handed_over_while_they_are_typed_and_are_one_step() {
    let mut driven = new_match();
    let notes = |driven: &Driven<'_>| driven.get_by_role_and_label(egui::Role::MultilineTextInput, "Notes").focus();
    notes(&driven);
    driven.run();
    let write = |driven: &Driven<'_>, words: &str| {
        driven.get_by_role_and_label(egui::Role::MultilineTextInput, "Notes").type_text(words);
    };
    write(&driven, "Called");
    driven.run();
    // Time goes on, and the field is not left.
    for word in [" at", " tick", " 9"] {
        (0..4).for_each(|_| driven.step());
        assert!(!super::record(&driven).notes.is_empty());
        write(&driven, word);
        driven.run();
    }
    (0..4).for_each(|_| driven.step());
    assert_eq!(super::record(&driven).notes, "Called at tick 9");
    assert!(asked(&mut driven).iter().any(|effect| matches!(effect, JournalEffect::Keep { .. })));
    driven.state_mut().ask(Intent::Undo);
    assert_eq!(super::record(&driven).notes, "", "one action is one step");
}
