//! The cascade's flow, what would flip the ruling, what the last edit changed, and the verdict for the players.

use std::sync::Arc;

use arbiter_core::desk::{Edit, Event, Intent, Slot};
use arbiter_core::locale::Language;
use arbiter_core::what_if::{Flip, FlipKind, WhatIf};
use egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use ruleset_api::ruling::{Step, StepSide};
use ruleset_api::{Outcome, Problem, Ruling, Status, Text};
use serde_json::json;

use super::{Driven, Stub, click, drive, drive_at, manifest, press};
use crate::DeskWindow;
use crate::ui::Lit;

fn enter(side: usize, vp: i64) -> Edit {
    Edit::Value { slot: Slot::Side(side), key: "vp".to_owned(), value: Some(json!(vp)) }
}

/// A match that Alliance wins by 12 to 9.
fn decided<'a>() -> Driven<'a> {
    drive(window())
}

fn window() -> super::Window {
    let mut window = DeskWindow::new(Stub::new(), Language::English);
    window.ask(Intent::New { ruleset: "made-up".to_owned() });
    for (side, name) in ["Alliance", "Horde"].into_iter().enumerate() {
        window.ask(Intent::Edit(Edit::SideName(side, name.to_owned())));
    }
    window.ask(Intent::Edit(enter(0, 12)));
    window.ask(Intent::Edit(enter(1, 9)));
    window
}

fn flip(kind: FlipKind, number: i64, check: bool) -> Flip {
    Flip {
        kind,
        at: "/sides/1/values/vp".to_owned(),
        from: json!(9),
        to: json!(number),
        distance: 1,
        check,
        status: Status::Decided,
        result: Some("win".to_owned()),
        winners: vec![1],
        deciding_step: Some("points".to_owned()),
        text: Text::new(format!("Horde: {number} points")),
        edit: enter(1, number),
    }
}

/// The list of what would flip the ruling on the record as it stands comes back.
fn found(window: &mut super::Window, flips: Vec<Flip>) {
    let document = window.desk().document().unwrap();
    let (document, revision) = (document.id, document.revision);
    window.ask(Intent::Event(Event::WhatIf { document, revision, found: Ok(Arc::new(WhatIf { flips, ..WhatIf::default() })) }));
}

fn with_flips<'a>(flips: Vec<Flip>) -> Driven<'a> {
    let mut window = window();
    found(&mut window, flips);
    // High enough for all of the list to be seen, and so to be pressed.
    drive_at(window, egui::vec2(1366.0, 1400.0))
}

fn many() -> Vec<Flip> {
    let numbers = (13..19).map(|number| flip(FlipKind::Number, number, false));
    numbers.chain([flip(FlipKind::Row, 30, true)]).collect()
}

#[test]
fn flips_stand_by_their_kind_each_with_what_would_come_of_it() {
    let driven = with_flips(many());
    driven.get_by_label("What would flip it");
    driven.get_by_label("Another number");
    driven.get_by_label("The last row");
    assert!(driven.query_by_label("Another choice").is_none(), "a kind without entries has no heading");
    driven.get_by_label("Horde: 13 points");
    assert!(driven.query_all_by_label("Horde wins · More points").count() >= 4);
    assert_eq!(driven.query_all_by_label("check this").count(), 1, "only where a small slip would do it");
}

#[test]
fn a_few_of_a_kind_are_shown_and_the_rest_unfolds() {
    let mut driven = with_flips(many());
    assert!(driven.query_by_label("Horde: 18 points").is_none());
    click(&mut driven, "Another number: All 6");
    driven.get_by_label("Horde: 18 points");
    click(&mut driven, "Another number: Fewer");
    assert!(driven.query_by_label("Horde: 18 points").is_none());
}

#[test]
fn a_flip_is_tried_by_one_press_and_undone_by_another() {
    let mut driven = with_flips(many());
    click(&mut driven, "Try: Horde: 14 points");
    driven.get_by_label("Horde wins");
    let document = driven.state().desk().document().unwrap();
    assert_eq!(document.record.sides[1].values["vp"], json!(14));
    driven.get_by_label_contains("Last edit:");
    driven.get_by_label("Alliance wins · More points");
    let undo = driven.get_all_by_label_contains("Undo: ").next().unwrap();
    undo.click();
    driven.run();
    driven.get_by_label("Alliance wins");
}

#[test]
fn where_nothing_would_flip_it_that_is_said() {
    with_flips(Vec::new()).get_by_label("No single change would flip it.");
    let driven = decided();
    assert!(driven.query_by_label("What would flip it").is_none(), "nothing is said before it was looked for");
}

#[test]
fn the_list_stays_in_its_place_while_the_next_one_is_on_its_way_and_cannot_be_tried_meanwhile() {
    let mut driven = with_flips(many());
    let before = driven.get_by_label("What would flip it").rect();
    driven.state_mut().ask(Intent::Edit(enter(0, 11)));
    driven.run();
    let after = driven.get_by_label("What would flip it").rect();
    assert!((before.height() - after.height()).abs() < 0.1 && driven.query_by_label("Horde: 13 points").is_some());
    driven.get_by_label("Try: Horde: 13 points").click();
    driven.run();
    assert_eq!(driven.state().desk().document().unwrap().record.sides[1].values["vp"], json!(9));
    // The window's time goes on until the list is seen to be old.
    driven.run_steps(40);
    assert!(driven.get_by_label("Try: Horde: 13 points").accesskit_node().is_disabled());
}

#[test]
fn one_slip_is_told_in_the_banner_and_leads_to_its_entry() {
    let mut driven = with_flips(many());
    click(&mut driven, "One slip would flip this: check Victory points (Horde)");
    driven.run();
    assert!(driven.get_by_label("Try: Horde: 30 points").is_focused());
    assert_eq!(*driven.state().lit(), Lit::Flip(6));
    press(&mut driven, Key::Enter);
    driven.get_by_label("Horde wins");
    let calm = with_flips(vec![flip(FlipKind::Number, 13, false)]);
    assert!(calm.query_by_label_contains("One slip").is_none(), "no alarm where no small slip would do it");
}

#[test]
fn one_slip_leads_to_its_entry_where_there_is_room_for_one_column_only() {
    let mut window = window();
    found(&mut window, many());
    let mut driven = drive_at(window, egui::vec2(683.0, 345.0));
    click(&mut driven, "One slip would flip this: check Victory points (Horde)");
    driven.run();
    assert!(driven.get_by_label("Try: Horde: 30 points").is_focused());
}

#[test]
fn a_step_is_lit_while_the_pointer_or_the_keyboard_is_at_it_and_no_longer() {
    let mut driven = decided();
    let lit = |driven: &Driven<'_>| driven.state().lit().clone();
    assert_eq!(lit(&driven), Lit::Nothing);
    let step = driven.get_by_label("1. More points: decides").rect().center();
    driven.hover_at(step);
    driven.run();
    assert_eq!(lit(&driven), Lit::Step("points".to_owned()));
    driven.hover_at(egui::pos2(600.0, 400.0));
    driven.run();
    assert_eq!(lit(&driven), Lit::Nothing);
    press(&mut driven, Key::F8);
    assert_eq!(lit(&driven), Lit::Step("points".to_owned()));
    press(&mut driven, Key::F6);
    assert_eq!(lit(&driven), Lit::Nothing);
    press(&mut driven, Key::F8);
    press(&mut driven, Key::F11);
    driven.run();
    assert_eq!(lit(&driven), Lit::Nothing, "what is not shown lights nothing");
}

#[test]
fn the_cascade_asks_for_no_repaint_while_nothing_happens() {
    let mut driven = with_flips(many());
    let step = driven.get_by_label("1. More points: decides").rect().center();
    driven.hover_at(step);
    driven.run();
    driven.step();
    let delay = driven.output().viewport_output.values().map(|viewport| viewport.repaint_delay).min().unwrap();
    assert!(delay > std::time::Duration::from_secs(60), "{delay:?}");
}

#[test]
fn numbers_that_the_last_edit_changed_say_what_they_were_and_a_verdict_that_stands_says_nothing() {
    let mut driven = decided();
    driven.state_mut().ask(Intent::Edit(enter(0, 14)));
    driven.run();
    driven.get_by_label("Alliance: was 12");
    assert!(driven.query_by_label_contains("Horde: was").is_none());
    assert!(driven.query_by_label_contains("Last edit:").is_none());
}

#[test]
fn what_an_edit_made_of_the_verdict_is_told_until_it_is_dismissed() {
    let mut driven = decided();
    driven.state_mut().ask(Intent::Edit(enter(0, 1)));
    driven.run();
    driven.get_by_label_contains("Last edit:");
    click(&mut driven, "Dismiss");
    assert!(driven.query_by_label_contains("Last edit:").is_none());
}

#[test]
fn a_match_that_is_still_being_entered_tells_of_no_change() {
    let mut driven = super::new_match();
    for side in 0..2 {
        driven.state_mut().ask(Intent::Edit(enter(side, 3)));
        driven.run();
    }
    driven.get_by_label("Party 1 wins");
    assert!(driven.query_by_label_contains("Last edit:").is_none());
}

#[test]
fn a_step_that_waits_says_what_for() {
    let mut ruling = Ruling::invalid(&manifest(), 2, Vec::new());
    ruling.status = Status::Incomplete;
    ruling.steps[0].outcome = Outcome::Waiting;
    let missing = |number: i64| {
        let mut text = Text::new(format!("Still to enter: number {number}."));
        text.message.insert("en".to_owned(), text.id.clone());
        Problem::error("/sides/0/values/vp", text)
    };
    ruling.problems = (1..=5).map(missing).collect();
    let mut window = DeskWindow::new(Stub { ruling: Some(ruling), ..Stub::new() }, Language::English);
    window.ask(Intent::New { ruleset: "made-up".to_owned() });
    let driven = drive(window);
    assert!(driven.query_all_by_label("Still to enter: number 2.").count() >= 1);
    driven.get_by_label("and 2 more entries");
}

#[test]
fn the_deciding_step_comes_into_sight_when_the_decision_moves() {
    let mut manifest = manifest();
    let last = manifest.steps[1].clone();
    manifest.steps = (0..14).map(|number| ruleset_api::manifest::StepKind { id: number.to_string(), ..last.clone() }).collect();
    let ruling = |deciding: usize| {
        let mut ruling = Ruling::invalid(&manifest, 2, Vec::new());
        (ruling.status, ruling.winners) = (Status::Decided, vec![0]);
        ruling.deciding_step = Some(deciding.to_string());
        for (number, step) in ruling.steps.iter_mut().enumerate().take(deciding + 1) {
            let outcome = if number == deciding { Outcome::Decided } else { Outcome::Level };
            let sides = [1, 0].map(|value| StepSide { value: Some(value), text: None }).to_vec();
            *step = Step { outcome, sides, favours: vec![0], ..Step::not_reached(number.to_string()) };
        }
        ruling
    };
    let stub = Stub { manifest: manifest.clone(), ruling: Some(ruling(13)), ..Stub::new() };
    let mut window = DeskWindow::new(stub, Language::English);
    window.ask(Intent::New { ruleset: "made-up".to_owned() });
    let mut driven = drive(window);
    for deciding in [13, 0, 13] {
        driven.state_mut().executor().ruling = Some(ruling(deciding));
        driven.state_mut().ask(Intent::Edit(enter(0, i64::try_from(deciding).unwrap() + i64::from(deciding == 13))));
        driven.run();
        let card = driven.get_by_label(&format!("{}. The coin: decides", deciding + 1)).rect();
        let foot = driven.query_by_label_contains("Last edit:").map_or(642.0, |words| words.rect().top());
        assert!(card.top() > 100.0 && card.bottom() < foot, "{deciding}: {card:?}");
    }
}

#[test]
fn the_verdict_fills_the_window_for_the_players_and_escape_leads_back() {
    let mut driven = decided();
    press(&mut driven, Key::F11);
    assert!(driven.get_by_label("Alliance wins").rect().height() > 100.0);
    driven.get_by_label("Alliance: 12");
    driven.get_by_label("Horde: 9");
    driven.get_by_label("a win");
    driven.get_by_label("More points — Article 1");
    assert!(driven.query_by_label("Sheet").is_none() && driven.query_by_label("File").is_none(), "nothing else is shown");
    press(&mut driven, Key::Escape);
    driven.get_by_label("File");
    press(&mut driven, Key::F11);
    click(&mut driven, "Back to the desk");
    driven.get_by_label("File");
}

#[test]
fn the_verdict_for_the_players_fits_every_status_window_and_name() {
    for status in [Status::Decided, Status::Draw, Status::PlayOn, Status::Incomplete, Status::Invalid] {
        for sides in [2, 3, 12] {
            for size in [egui::vec2(1366.0, 690.0), egui::vec2(683.0, 345.0), egui::vec2(480.0, 900.0)] {
                let mut manifest = manifest();
                manifest.sides.max = 12;
                let mut ruling = Ruling::invalid(&manifest, sides, Vec::new());
                ruling.status = status;
                if status == Status::Decided {
                    ruling.winners = if sides == 12 { (0..6).collect() } else { vec![1] };
                    ruling.deciding_step = Some("points".to_owned());
                    ruling.steps[0].outcome = Outcome::Decided;
                    ruling.steps[0].sides = vec![StepSide { value: Some(-1_000_000), text: None }; sides];
                }
                let mut window = DeskWindow::new(Stub { manifest, ruling: Some(ruling), ..Stub::new() }, Language::Russian);
                window.ask(Intent::New { ruleset: "made-up".to_owned() });
                for _ in 2..sides {
                    window.ask(Intent::Edit(Edit::AddSide));
                }
                window.ask(Intent::Edit(Edit::SideName(1, "Щ".repeat(80))));
                window.ask(Intent::FillScreen(true));
                let driven = drive_at(window, size);
                let headline = driven.get_by_role(egui::accesskit::Role::Heading).rect();
                assert!(headline.left() >= 0.0 && headline.right() <= size.x && headline.bottom() < size.y, "{headline:?}");
            }
        }
    }
}
