//! When a document is ruled on, and which answers count.

use super::executor::{World, rulesets, ruling_on, what_if_on};
use crate::desk::{Effect, Event, Intent, Page};
use crate::referee::report::{Fault, NoRuling, Refused};
use ruleset_api::Record;

#[test]
fn a_record_opened_while_rulesets_are_sought_is_ruled_on_when_they_are_found() {
    let mut world = World::default();
    world.put("/venue/a.match.json", &Record::new("skirmish", "1.0.0", 2));
    world.ask_only(Intent::FindRulesets);
    world.ask_only(Intent::OpenPath("/venue/a.match.json".into()));
    // The file comes first, then the rulesets.
    world.waiting.swap(0, 1);
    world.next();
    assert!(world.document().ruled.ruling.is_none());
    assert!(world.waiting.iter().all(|effect| !matches!(effect, Effect::Rule { .. })));
    world.drain();
    assert!(world.document().ruling().is_some());
}

#[test]
fn rulesets_found_anew_rule_on_every_open_match() {
    let mut world = World::with_a_match();
    world.ask(Intent::NewMatch);
    world.ask_only(Intent::FindRulesets);
    assert!(world.desk.rulesets.is_some(), "the sheet stays while rulesets are looked for again");
    world.next();
    assert_eq!(world.waiting.iter().filter(|effect| matches!(effect, Effect::Rule { .. })).count(), 2);
}

#[test]
fn an_edit_made_while_a_ruling_is_on_its_way_is_ruled_on_itself_and_the_stale_ruling_is_dropped() {
    let mut world = World::with_a_match();
    world.waiting.clear();
    world.ask_only(Intent::Edit(crate::desk::Edit::Notes("one".to_owned())));
    world.ask_only(Intent::Undo);
    world.ask_only(Intent::Edit(crate::desk::Edit::Notes("two".to_owned())));
    assert_eq!(world.waiting.len(), 3);
    world.next();
    assert!(world.document().ruling().is_none(), "a ruling on another record than the one that is shown");
    // The ruling on the newest comes before that on an older one.
    world.waiting.swap(0, 1);
    world.next();
    let ruling = world.document().ruling().unwrap().clone();
    world.next();
    assert_eq!(world.document().ruling(), Some(&ruling));
}

#[test]
fn an_unknown_ruleset_opens_and_says_why_there_is_no_ruling() {
    let mut world = World::ready();
    world.put("/venue/a.match.json", &Record::new("chess", "1.0.0", 2));
    world.ask(Intent::OpenPath("/venue/a.match.json".into()));
    let why = world.document().ruled.ruling.clone().unwrap().unwrap_err();
    assert_eq!(why, NoRuling::UnknownRuleset { id: "chess".to_owned() });
    assert!(world.desk.notices.is_empty());
}

#[test]
fn a_ruling_on_a_match_that_was_closed_is_dropped() {
    let mut world = World::with_a_match();
    world.ask_only(Intent::FindRulesets);
    world.next();
    world.ask_only(Intent::Close);
    world.drain();
    assert!(world.desk.documents.is_empty() && world.desk.current.is_none());
}

#[test]
fn a_library_that_was_not_taken_is_told_once_and_the_others_rule_on() {
    let mut world = World::with_a_match();
    for _ in 0..2 {
        let mut found = rulesets();
        found.refused.push(Refused { path: "libbad.so".into(), fault: Fault::Damaged });
        world.ask(Intent::Event(Event::RulesetsFound(found)));
    }
    assert_eq!(world.notices(), ["referee-refused"]);
    assert!(world.document().ruling().is_some());
}

#[test]
fn several_libraries_that_were_not_taken_are_one_notice_that_leads_to_their_page() {
    let mut world = World::with_a_match();
    let mut found = rulesets();
    for name in ["liba.so", "libb.so", "libc.so"] {
        found.refused.push(Refused { path: name.into(), fault: Fault::Damaged });
    }
    world.ask(Intent::Event(Event::RulesetsFound(found)));
    assert_eq!(world.notices(), ["desk-refused-several"]);
    let page = world.desk.notices[0].page.unwrap();
    world.ask(Intent::ShowPage(page));
    assert_eq!(world.desk.page, Some(Page::Rulesets));
    world.ask(Intent::Event(Event::RulesetsFound(rulesets())));
    assert!(world.notices().is_empty(), "once all are well, nothing is left to tell");
}

#[test]
fn what_would_flip_a_ruling_that_stands_is_found_after_it_and_belongs_to_it() {
    let mut world = World::with_a_match();
    assert_eq!(**world.document().what_if().unwrap(), what_if_on(world.record()));
    world.ask_only(Intent::Edit(crate::desk::Edit::Notes("one".to_owned())));
    assert!(world.document().what_if().is_none(), "the list of the record as it was");
    assert!(world.waiting.iter().all(|effect| !matches!(effect, Effect::WhatIf { .. })), "the ruling comes first");
    world.next();
    assert!(matches!(world.waiting.front(), Some(Effect::WhatIf { .. })));
    assert!(world.document().what_if().is_none());
    world.drain();
    assert!(world.document().what_if().is_some());
}

#[test]
fn what_would_flip_an_older_record_is_dropped() {
    let mut world = World::with_a_match();
    world.ask_only(Intent::Edit(crate::desk::Edit::Notes("one".to_owned())));
    world.next();
    let late = world.waiting.pop_front().unwrap();
    world.enter("vp", 7);
    let list = world.document().what_if().unwrap().clone();
    world.waiting.push_back(late);
    world.drain();
    assert_eq!(world.document().what_if(), Some(&list), "the late answer is not taken");
    world.ask_only(Intent::Undo);
    assert!(world.document().what_if().is_none());
    world.drain();
    assert_eq!(**world.document().what_if().unwrap(), what_if_on(world.record()));
}

#[test]
fn where_no_ruling_stands_nothing_is_asked_of_what_would_flip_it() {
    let mut world = World::with_a_match();
    let (document, revision) = (world.id(), world.document().revision);
    let mut incomplete = ruling_on(world.record());
    incomplete.status = ruleset_api::Status::Incomplete;
    let failed = NoRuling::RulesetFailed { id: "skirmish".to_owned(), fault: Fault::Damaged };
    for ruling in [Ok(std::sync::Arc::new(incomplete)), Err(failed.clone())] {
        world.ask_only(Intent::Event(Event::Ruled { document, revision, ruling }));
        let asked = world.waiting.iter().any(|effect| matches!(effect, Effect::WhatIf { .. }));
        assert!(!asked && world.document().what_if().is_none());
    }
    world.what_if = Some(Err(failed));
    world.ask(Intent::Edit(crate::desk::Edit::Notes("one".to_owned())));
    assert!(world.document().ruling().is_some() && world.document().what_if().is_none(), "the ruling stands without it");
}

#[test]
fn a_change_of_the_list_is_tried_as_one_step_that_says_so() {
    let mut world = World::with_a_match();
    world.ask(Intent::TryFlip(1));
    assert!(world.document().history.undo.is_empty(), "there is no such change");
    world.ask(Intent::TryFlip(0));
    assert_eq!(world.record().sides[0].values["vp"], 1);
    let locale = crate::locale::Locale::new(crate::locale::Language::English);
    let name = |world: &World| locale.text(&world.document().history.undo.last().unwrap().name);
    assert_eq!(name(&world), "try: Points: 1 instead of 0");
    // Typing on in the same field is a step of its own.
    world.enter("vp", 12);
    assert_eq!((world.document().history.undo.len(), name(&world).contains("try")), (2, false));
    world.ask(Intent::Undo);
    world.ask(Intent::Undo);
    assert!(world.record().sides[0].values.is_empty());
    // While the list is on its way there is nothing to try.
    world.ask_only(Intent::Edit(crate::desk::Edit::Notes("one".to_owned())));
    world.ask_only(Intent::TryFlip(0));
    assert!(world.record().sides[0].values.is_empty());
}
