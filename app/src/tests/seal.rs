//! Signing by the window: the button, what is asked, what is seen afterwards.

use arbiter_core::desk::{Event, Intent};
use arbiter_core::locale::Language;
use arbiter_core::record::seal::State;
use egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use ruleset_api::Record;

use super::{Driven, Stub, click, ctrl, drive, press, record, type_into};
use crate::DeskWindow;

const FILE: &str = "/venue/a.match.json";

/// A window with a match that is open from a file.
fn opened<'a>(record: Record) -> Driven<'a> {
    let mut window = DeskWindow::new(Stub::new(), Language::English);
    window.ask(Intent::Event(Event::Read { path: FILE.into(), record: Ok(record.into()), opened: Default::default() }));
    drive(window)
}

fn decided<'a>() -> Driven<'a> {
    let mut record = Record::new("made-up", "1.0.0", 2);
    "R. Roe".clone_into(&mut record.event.judge);
    for (side, points) in record.sides.iter_mut().zip([12, 9]) {
        side.values.insert("vp".to_owned(), points.into());
    }
    opened(record)
}

fn sign(driven: &mut Driven<'_>) {
    click(driven, "Sign…");
    press(driven, Key::Enter);
}

fn state(driven: &Driven<'_>) -> State {
    driven.state().desk().document().unwrap().chain.state
}

fn reopen(driven: &mut Driven<'_>) {
    click(driven, "Reopen…");
    type_into(driven, "Head judge", "H. Head");
    type_into(driven, "Reason", "a piece stood elsewhere");
    press(driven, Key::Enter);
}

#[test]
fn a_click_and_enter_sign_in_the_name_of_the_judge_and_the_match_is_locked() {
    let mut driven = decided();
    sign(&mut driven);
    assert_eq!((state(&driven), record(&driven).rulings[0]["by"].as_str()), (State::Sealed, Some("R. Roe")));
    driven.get_by_label_contains("Signed by R. Roe, 2026-11-29 14:32");
    assert!(driven.query_by_label("Sign…").is_none(), "what is signed is not signed again");
    assert!(driven.get_by_label("Victory points, Party 1").accesskit_node().is_disabled(), "it can only be read");
    assert_eq!(driven.state_mut().executor().saved.last().map(|saved| saved.rulings.len()), Some(1));
}

#[test]
fn where_no_ruling_stands_the_button_is_there_and_cannot_be_pressed() {
    let mut record = Record::new("made-up", "1.0.0", 2);
    record.values.insert("tick".to_owned(), "no number".into());
    let driven = opened(record);
    assert!(!driven.state().desk().document().unwrap().ruling().unwrap().status.stands());
    assert!(driven.get_by_label("Sign…").accesskit_node().is_disabled());
}

#[test]
fn the_head_judge_reopens_it_with_a_reason_and_it_can_be_changed_and_signed_again() {
    let mut driven = decided();
    sign(&mut driven);
    click(&mut driven, "Reopen…");
    press(&mut driven, Key::Enter);
    driven.get_by_label("Enter a name.");
    type_into(&mut driven, "Head judge", "H. Head");
    press(&mut driven, Key::Enter);
    driven.get_by_label("Enter a reason.");
    press(&mut driven, Key::Escape);
    assert_eq!(state(&driven), State::Sealed);
    reopen(&mut driven);
    assert_eq!(state(&driven), State::Reopened);
    driven.get_by_label_contains("Reopened by H. Head");
    type_into(&mut driven, "Victory points, Party 2", "13");
    press(&mut driven, Key::Enter);
    press(&mut driven, Key::Escape);
    driven.get_by_label("Party 2 wins");
    sign(&mut driven);
    assert_eq!((state(&driven), record(&driven).rulings.len()), (State::Sealed, 3));
    ctrl(&mut driven, Key::H);
    for words in ["Signed", "Reopened", "Reason: a piece stood elsewhere", "H. Head, head judge · 2026-11-29 14:32"] {
        assert!(driven.get_all_by_label(words).next().is_some(), "{words}");
    }
    driven.get_by_label_contains("no cryptographic signature");
    press(&mut driven, Key::Escape);
    assert!(driven.query_by_label("Reopened").is_none());
}

#[test]
fn a_decision_other_than_by_the_rules_is_the_verdict_and_says_so() {
    let mut driven = decided();
    driven.state_mut().ask(Intent::Seal(arbiter_core::desk::SealIntent::Override));
    driven.run();
    type_into(&mut driven, "Reason", "unsporting conduct");
    press(&mut driven, Key::Enter);
    driven.get_by_label("Choose who wins, or a draw.");
    // The banner behind the question names no winner of its own in these words.
    click(&mut driven, "Party 2 wins");
    press(&mut driven, Key::Enter);
    assert_eq!(state(&driven), State::Sealed);
    driven.get_by_label("Party 2 wins");
    driven.get_by_label_contains("Decided other than by the rules: unsporting conduct");
    press(&mut driven, Key::F11);
    driven.get_by_label("Party 2 wins");
}

#[test]
fn a_match_that_was_changed_after_it_was_signed_says_so_when_it_is_opened() {
    let mut driven = decided();
    sign(&mut driven);
    let mut changed = Record::clone(&record(&driven));
    changed.sides[1].values.insert("vp".to_owned(), 99.into());
    let mut driven = opened(changed);
    assert_eq!(state(&driven), State::Changed);
    assert!(driven.get_all_by_label_contains("Changed after the seal").count() >= 1);
    ctrl(&mut driven, Key::H);
    let said = driven.get_all_by_label("The match was changed after it was signed.").count();
    assert_eq!(said, 2, "above the history, and at the seal that does not hold any more");
}

#[test]
fn that_a_match_was_changed_after_it_was_signed_is_seen_also_where_it_is_only_shown() {
    let mut driven = decided();
    sign(&mut driven);
    let mut changed = Record::clone(&record(&driven));
    changed.sides[1].values.insert("vp".to_owned(), 99.into());
    let lost = arbiter_core::record::Lost { line: 2, column: 7, what: arbiter_core::record::LostWhat::Digits };
    let reserve = Some(arbiter_core::record::Reserve::Lost(lost));
    let loaded = arbiter_core::record::Loaded { reserve, ..changed.into() };
    let mut window = DeskWindow::new(Stub::new(), Language::English);
    window.ask(Intent::Event(Event::Read { path: FILE.into(), record: Ok(loaded), opened: Default::default() }));
    let mut driven = drive(window);
    while !driven.state().desk().notices.is_empty() {
        driven.state_mut().ask(Intent::Dismiss(0));
        driven.run();
    }
    driven.get_by_label_contains("Changed after the seal");
    driven.get_by_label("Seals and history…");
    assert!(driven.query_by_label("Reopen…").is_none(), "what is only shown is not reopened");
}
