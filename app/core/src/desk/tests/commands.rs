//! The table of commands, and what documents are called.

use std::collections::BTreeSet;

use ruleset_api::{Record, Text};

use super::executor::World;
use crate::desk::command::Menu;
use crate::desk::{
    Answer, BoardEdit, BoardIntent, Command, Desk, Edit, Intent, LayoutIntent, Page, SealAnswer, SealIntent, StandingsIntent,
    Tool, commands, suggested_name, title,
};
use crate::locale::{Language, Locale};
use crate::record::seal::Role;
use crate::settings::{Panel, Theme, Zoom};

fn intent(desk: &Desk, id: &str) -> Result<Intent, &'static str> {
    commands().iter().find(|command| command.id == id).expect("a command").intent(desk)
}

#[test]
fn no_two_commands_share_an_id_a_name_or_keys() {
    let ids: BTreeSet<_> = commands().iter().map(|command| command.id).collect();
    let names: BTreeSet<_> = commands().iter().map(|command| command.name).collect();
    let shortcuts: Vec<_> = commands().iter().flat_map(Command::keys).collect();
    assert_eq!((ids.len(), names.len()), (commands().len(), commands().len()));
    assert_eq!(shortcuts.iter().collect::<BTreeSet<_>>().len(), shortcuts.len());
}

#[test]
fn every_command_and_menu_has_a_name_and_every_refusal_a_reason_in_every_language() {
    let empty = World::default();
    let ready = World::ready();
    let mut busy = World::with_a_match();
    busy.ask(Intent::TypePath { save: false });
    for locale in Language::ALL.map(Locale::new) {
        for menu in Menu::ALL {
            assert_ne!(locale.t(menu.name()), menu.name());
            assert!(commands().iter().any(|command| command.menu == menu));
        }
        for command in commands() {
            for world in [&empty, &ready, &busy] {
                assert!(!locale.text(&command.label(&world.desk)).contains("desk-"), "{}", command.id);
                if let Err(why) = command.intent(&world.desk) {
                    assert_ne!(locale.t(why), why, "{}", command.id);
                }
            }
        }
    }
}

#[test]
fn a_command_that_is_offered_does_something() {
    for id in commands().iter().map(|command| command.id) {
        let mut world = World::with_a_file();
        world.ask(Intent::NewMatch);
        world.ask(Intent::Edit(Edit::Notes("a".to_owned())));
        world.board("final", BoardEdit::AddPiece { kind: "hero".to_owned(), side: Some(0), name: String::new(), at: None });
        world.ask(Intent::Board(BoardIntent::Copy));
        world.ask(Intent::Edit(Edit::AddSide));
        world.ask(Intent::Undo);
        world.ask(Intent::UseTool(if id == "tool-select" { Tool::Place } else { Tool::Select }));
        if id == "language-en" {
            world.ask(Intent::UseLanguage(Language::Russian));
        }
        match id {
            "theme-system" => world.ask(Intent::Layout(LayoutIntent::Theme(Theme::Dark))),
            "zoom-usual" => world.ask(Intent::Layout(LayoutIntent::Zoom(Zoom::from(150)))),
            "panels-usual" => world.ask(Intent::Layout(LayoutIntent::Hide(Panel::Sheet, true))),
            _ => {}
        }
        if id == "clock-add" {
            world.ask(Intent::Clock(crate::desk::ClockIntent::Start));
        }
        if id == "reopen" || id == "history" {
            world.ask(Intent::Seal(SealIntent::Sign));
            let answer = SealAnswer::Sign { by: "R. Roe".to_owned(), role: Role::Judge };
            world.ask(Intent::Answer(Answer::Seal(answer)));
        }
        if id == "next-step" {
            super::procedure::rule(&mut world, vec![super::procedure::item("a")]);
        }
        if id == "standings-refresh" {
            world.ask(Intent::Standings(StandingsIntent::Open("/club".into())));
        }
        let before = format!("{:?}", world.desk);
        if id == "tool-select" || intent(&world.desk, id).is_ok() {
            world.ask_only(intent(&world.desk, id).unwrap());
            assert!(!world.waiting.is_empty() || format!("{:?}", world.desk) != before, "{id}");
        } else {
            panic!("{id} is not offered");
        }
    }
}

#[test]
fn a_command_that_cannot_be_given_says_why() {
    let mut desk = Desk::default();
    assert_eq!(intent(&desk, "new").unwrap_err(), "desk-why-rulesets-sought");
    assert_eq!(intent(&desk, "save").unwrap_err(), "desk-why-no-document");
    assert_eq!(intent(&desk, "tool-place").unwrap_err(), "desk-why-no-document");
    assert_eq!(intent(&desk, "standings-refresh").unwrap_err(), "desk-why-no-standings");
    desk.rulesets = Some(crate::referee::report::Rulesets::default());
    assert_eq!(intent(&desk, "new").unwrap_err(), "desk-why-no-rulesets");
    let mut world = World::with_a_match();
    assert_eq!(intent(&world.desk, "undo").unwrap_err(), "desk-why-nothing-to-undo");
    assert_eq!(intent(&world.desk, "redo").unwrap_err(), "desk-why-nothing-to-redo");
    assert_eq!(intent(&world.desk, "next-document").unwrap_err(), "desk-why-no-other-document");
    assert_eq!(intent(&world.desk, "next-step").unwrap_err(), "clock-why-no-step");
    assert_eq!(intent(&world.desk, "clock-add").unwrap_err(), "clock-why-not-started");
    assert_eq!(intent(&world.desk, "language-en").unwrap_err(), "desk-why-same-language");
    world.ask_only(Intent::Open);
    assert_eq!(intent(&world.desk, "save").unwrap_err(), "desk-why-dialog");
    world.drain();
    world.put("/chess.match.json", &Record::new("chess", "1.0.0", 2));
    world.ask(Intent::OpenPath("/chess.match.json".into()));
    assert_eq!(intent(&world.desk, "tool-place").unwrap_err(), "desk-why-no-board");
}

#[test]
fn undo_and_redo_say_what_they_would_do() {
    let mut world = World::with_a_match();
    world.ask(Intent::Edit(Edit::AddSide));
    let label = |world: &World, id: &str| {
        let command = commands().iter().find(|command| command.id == id).unwrap();
        Locale::new(Language::English).text(&command.label(&world.desk))
    };
    assert_eq!((label(&world, "undo").as_str(), label(&world, "redo").as_str()), ("Undo: add a side", "Redo"));
    world.ask(Intent::Undo);
    assert_eq!((label(&world, "undo").as_str(), label(&world, "redo").as_str()), ("Undo", "Redo: add a side"));
}

#[test]
fn documents_are_walked_through_round_and_round() {
    let mut world = World::with_a_match();
    world.ask(Intent::NewMatch);
    world.ask(Intent::NewMatch);
    let ids: Vec<_> = world.desk.documents.iter().map(|document| document.id).collect();
    let mut walk = |id: &str| {
        world.ask(intent(&world.desk, id).unwrap());
        world.id()
    };
    assert_eq!([walk("next-document"), walk("next-document")], [ids[0], ids[1]]);
    assert_eq!([walk("previous-document"), walk("previous-document")], [ids[0], ids[2]]);
}

#[test]
fn pages_are_walked_through_with_the_documents_and_nothing_is_done_to_a_match_behind_one() {
    let mut world = World::with_a_match();
    let document = world.id();
    world.ask(Intent::ShowPage(Page::Rulesets));
    assert_eq!(intent(&world.desk, "save").unwrap_err(), "desk-why-no-document");
    world.ask(Intent::Edit(Edit::Notes("a".to_owned())));
    assert!(!world.desk.get(document).unwrap().dirty());
    world.ask(intent(&world.desk, "next-document").unwrap());
    assert_eq!(world.id(), document);
    world.ask(intent(&world.desk, "next-document").unwrap());
    world.ask(intent(&world.desk, "close").unwrap());
    assert_eq!((world.id(), world.desk.pages.len()), (document, 0), "the page closes, not the match behind it");
}

#[test]
fn the_title_names_the_match_and_marks_what_is_not_saved() {
    let said = |world: &World| Locale::new(Language::English).text(&title(&world.desk));
    assert_eq!(said(&World::default()), "Arbiter");
    assert_eq!(said(&World::with_a_match()), "New match — Arbiter");
    let mut world = World::with_a_file();
    assert_eq!(said(&world), "a.match.json — Arbiter");
    world.ask(Intent::Edit(Edit::AddSide));
    assert_eq!(said(&world), "● a.match.json — Arbiter");
    assert_eq!(Locale::new(Language::Russian).text(&Text::new("desk-document-new")), "Новый матч");
}

#[test]
fn a_suggested_name_is_a_good_name_on_every_system() {
    let name = |event: &str, round: &str, table: &str| {
        let mut record = Record::new("skirmish", "1.0.0", 2);
        record.event.name = event.to_owned();
        record.event.round = round.to_owned();
        record.event.table = table.to_owned();
        suggested_name(&record)
    };
    assert_eq!(name("Venue open", "3", "12"), "venue-open-3-12.match.json");
    assert_eq!(name("Кубок «Ёлка»: финал", "2", ""), "кубок-ёлка-финал-2.match.json");
    assert_eq!(name("Été à Nîmes", "", ""), "été-à-nîmes.match.json");
    assert_eq!(name("E\u{301}te\u{301}", "", ""), "e\u{301}te\u{301}.match.json");
    assert_eq!(name("../../etc/passwd\0", " ", "*?"), "etc-passwd.match.json");
    assert_eq!(name("", "", ""), "match.match.json");
    assert_eq!(name("CON", "", ""), "match-con.match.json");
    assert_eq!(name("com1", "", ""), "match-com1.match.json");
    assert!(name(&"long ".repeat(100), "", "").len() < 80);
}
