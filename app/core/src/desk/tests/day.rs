//! The page with the matches of a folder: which are shown and in which order, reading, stopping, leaving.

use std::path::PathBuf;
use std::sync::Arc;

use ruleset_api::{Record, Status, Text};

use super::executor::{World, ruling_on};
use crate::day::{Day, Listed, NoDay, Told};
use crate::desk::{Answer, DayColumn, DayEffect, DayEvent, DayIntent, DayPage, Effect, Intent, Page, Question, Tab};
use crate::standings::Progress;

fn listed(name: &str, date: &str, round: &str, table: &str, status: Status) -> Listed {
    let mut ruling = ruling_on(&Record::new("skirmish", "1.0.0", 2));
    ruling.status = status;
    let text = |text: &str| text.to_owned();
    let told = Told {
        ruleset: text("skirmish"),
        date: text(date),
        round: text(round),
        table: text(table),
        sides: vec![name.to_owned(), String::new()],
        ruling: Ok(ruling),
        decided: false,
    };
    Listed { file: PathBuf::from(format!("/venue/{name}.match.json")), changed: text("2026-11-29 09:00"), told: Ok(told) }
}

fn venue() -> Arc<Day> {
    let torn = Err(Text::new("torn"));
    Arc::new(Day {
        matches: vec![
            listed("a", "2026-11-29", "2", "1", Status::Decided),
            listed("b", "2026-11-29", "1", "12", Status::PlayOn),
            listed("c", "2026-11-29", "1", "9", Status::Incomplete),
            listed("d", "2026-11-28", "1", "1", Status::Draw),
            Listed { file: "/venue/torn.match.json".into(), changed: "2026-11-29 10:00".to_owned(), told: torn },
        ],
    })
}

fn open() -> World {
    let mut world = World::ready();
    world.day = Some(venue());
    world.ask(Intent::Day(DayIntent::Open("/venue".into())));
    world
}

fn page(world: &World) -> &DayPage {
    world.desk.day.as_ref().expect("the page")
}

/// The names of the files that are shown.
fn shown(world: &World) -> String {
    let page = page(world);
    let files = (0..page.order.len()).filter_map(|place| page.at(place)).map(|listed| listed.file.file_name().unwrap());
    files.map(|name| name.to_string_lossy().split('.').next().unwrap().to_owned()).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_matches_of_today_are_listed_by_round_and_table_and_all_on_request() {
    let mut world = open();
    assert_eq!(shown(&world), "c b a torn", "table 9 before table 12, and what is broken since today");
    assert_eq!(page(&world).today, 4);
    world.ask(Intent::Day(DayIntent::All(true)));
    assert_eq!(shown(&world), "c b a torn d");
}

#[test]
fn a_column_sorts_the_other_way_round_the_second_time_and_as_usual_the_third() {
    let mut world = open();
    let mut orders = Vec::new();
    for _ in 0..3 {
        world.ask(Intent::Day(DayIntent::Sort(DayColumn::Status)));
        orders.push(shown(&world));
    }
    assert_eq!(orders, ["torn c b a", "a b c torn", "c b a torn"]);
    world.ask(Intent::Day(DayIntent::Sort(DayColumn::Table)));
    assert_eq!(shown(&world), "a c b torn");
}

#[test]
fn the_folder_of_the_current_match_is_listed_unasked_and_read_again_when_the_list_is_shown_again() {
    let mut world = World::with_a_file();
    world.day = Some(venue());
    let command = crate::desk::commands().iter().find(|command| command.id == "day").unwrap();
    world.ask(command.intent(&world.desk).unwrap());
    assert_eq!((page(&world).folder.as_path(), page(&world).order.len()), ("/venue".as_ref(), 4));
    let document = world.desk.current.unwrap();
    world.ask(Intent::Show(document));
    world.ask_only(Intent::ShowPage(Page::Day));
    assert!(matches!(world.waiting.front(), Some(Effect::Day(DayEffect::Read { .. }))));
    world.drain();
    world.ask(Intent::CloseTab(Tab::Page(Page::Day)));
    assert!(world.desk.day.is_none() && world.desk.document().is_some());
}

#[test]
fn only_the_answer_to_the_latest_question_counts_and_reading_ends_when_the_page_is_left() {
    let mut world = World::with_a_file();
    world.day = Some(venue());
    world.ask_only(Intent::Day(DayIntent::Open("/venue".into())));
    let asked = page(&world).asked;
    let progress = Progress { done: 3, total: 9 };
    world.ask_only(Intent::Event(crate::desk::Event::Day(DayEvent::Progress { asked, progress })));
    assert_eq!(page(&world).reading, Some(progress));
    let document = world.desk.current.unwrap();
    world.ask_only(Intent::Show(document));
    assert!(matches!(world.waiting.back(), Some(Effect::Day(DayEffect::Stop))));
    assert!(page(&world).reading.is_none());
    world.drain();
    assert_eq!(page(&world).found, Some(Err(NoDay::Stopped)), "the late answer is dropped");
    world.ask(Intent::ShowPage(Page::Day));
    let late = DayEvent::Read { asked, folder: "/late".into(), found: Err(NoDay::NotAFolder) };
    world.ask(Intent::Event(crate::desk::Event::Day(late)));
    assert_eq!(page(&world).order.len(), 4);
}

#[test]
fn without_a_dialog_the_folder_is_typed() {
    let mut world = World::ready();
    world.day = Some(venue());
    world.picks = (None, true);
    world.ask(Intent::Day(DayIntent::Pick));
    assert!(matches!(world.desk.question, Some(Question::TypeFolder { page: Page::Day, unasked: true, .. })));
    world.ask(Intent::Answer(Answer::Path("/venue".into())));
    assert_eq!(page(&world).order.len(), 4);
    assert!(world.desk.standings.is_none());
}
