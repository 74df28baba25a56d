//! The page of a club's standings: reading, stopping, sorting, a member's games.

use std::path::PathBuf;
use std::sync::Arc;

use ruleset_api::standings::Report;
use serde_json::json;

use super::executor::{World, rulesets};
use crate::desk::{Answer, Effect, Event, Intent, Page, Question, StandingsIntent, StandingsPage, Tab};
use crate::standings::{NoStandings, Progress, Standings};

/// A club of three, of whom Poe played twice.
fn club() -> Arc<Standings> {
    let text = |id: &str| json!({ "id": id });
    let row = |member: &str, points: i64| json!({ "member": member, "points": points });
    let report: Report = serde_json::from_value(json!({
        "table": { "id": "standings", "columns": [
            { "id": "member", "type": "text", "title": text("member") },
            { "id": "points", "type": "integer", "title": text("points") } ],
            "rows": [row("Poe", 7), row("Roe", 9), row("Doe", 8)] },
        "problems": []
    }))
    .unwrap();
    let files = ["/club/a.match.json", "/club/b.match.json"].map(PathBuf::from).to_vec();
    let played = [(0, vec!["Poe", "Roe"]), (1, vec!["Doe", "Poe"])];
    Arc::new(Standings::new(Arc::clone(&rulesets().usable[0].manifest), files, report, played))
}

fn open() -> World {
    let mut world = World::ready();
    world.standings = Some(club());
    world.ask(Intent::Standings(StandingsIntent::Open("/club".into())));
    world
}

fn ask(world: &mut World, intent: StandingsIntent) {
    world.ask(Intent::Standings(intent));
}

fn page(world: &World) -> &StandingsPage {
    world.desk.standings.as_ref().expect("the page")
}

#[test]
fn a_chosen_folder_opens_as_a_page_and_closes_as_one() {
    let mut world = World::with_a_match();
    world.standings = Some(club());
    world.picks = (Some("/club".into()), false);
    ask(&mut world, StandingsIntent::Pick);
    assert_eq!((world.desk.tab(), page(&world).order.as_slice()), (Some(Tab::Page(Page::Standings)), &[0, 1, 2][..]));
    world.ask(Intent::CloseTab(Tab::Page(Page::Standings)));
    assert!(world.desk.standings.is_none() && world.desk.document().is_some());
}

#[test]
fn without_a_dialog_the_folder_is_typed() {
    let mut world = World::ready();
    world.standings = Some(club());
    world.picks = (None, true);
    ask(&mut world, StandingsIntent::Pick);
    assert!(matches!(world.desk.question, Some(Question::TypeFolder { unasked: true, .. })));
    world.ask(Intent::Answer(Answer::Path(PathBuf::new())));
    assert!(world.desk.question.is_some(), "an empty path is no answer");
    world.ask(Intent::Answer(Answer::Path("/club".into())));
    assert!(page(&world).standings().is_some());
    world.picks = (None, false);
    ask(&mut world, StandingsIntent::Pick);
    assert!(world.desk.question.is_none(), "cancelled");
}

#[test]
fn only_the_answer_to_the_latest_question_counts() {
    let mut world = open();
    let asked = page(&world).asked;
    let late = Event::StandingsRead { asked: asked - 1, folder: "/late".into(), found: Err(NoStandings::Nothing) };
    world.ask(Intent::Event(late));
    assert!(page(&world).standings().is_some() && page(&world).folder.ends_with("club"));
    let late = Event::StandingsProgress { asked, progress: Progress { done: 1, total: 2 } };
    world.ask(Intent::Event(late));
    assert_eq!(page(&world).reading, None, "told after the end");
}

#[test]
fn reading_can_be_stopped_and_leaves_the_table_that_was_there() {
    let mut world = open();
    world.ask_only(Intent::Standings(StandingsIntent::Refresh));
    world.ask_only(Intent::Event(Event::StandingsProgress {
        asked: page(&world).asked,
        progress: Progress { done: 3, total: 9 },
    }));
    assert_eq!(page(&world).reading, Some(Progress { done: 3, total: 9 }));
    world.ask_only(Intent::Standings(StandingsIntent::Stop));
    assert!(matches!(world.waiting.back(), Some(Effect::StopStandings)));
    world.standings = None;
    world.drain();
    assert!(page(&world).reading.is_none() && page(&world).standings().is_some(), "the late answer is dropped");

    let mut world = World::ready();
    world.ask_only(Intent::Standings(StandingsIntent::Open("/club".into())));
    world.ask_only(Intent::Standings(StandingsIntent::Stop));
    assert_eq!(page(&world).found.as_ref().and_then(|found| found.as_ref().err()), Some(&NoStandings::Stopped));
}

#[test]
fn days_are_read_by_once_they_are_days() {
    let mut world = open();
    let span = |from: &str, to: &str| StandingsIntent::Span { from: from.to_owned(), to: to.to_owned() };
    world.ask_only(Intent::Standings(span("2026-11-31", "")));
    assert!(world.waiting.is_empty() && page(&world).from == "2026-11-31", "no such day; kept for the judge to mend");
    world.ask_only(Intent::Standings(span("2026-11-30", "")));
    match world.waiting.pop_front() {
        Some(Effect::ReadStandings { span, .. }) => assert_eq!(span.from.unwrap().to_string(), "2026-11-30"),
        other => panic!("{other:?}"),
    }
    world.ask_only(Intent::Standings(span("2026-11-30", "")));
    assert!(world.waiting.is_empty(), "nothing has changed");
}

#[test]
fn a_column_sorts_the_other_way_round_the_second_time_and_not_at_all_the_third() {
    let mut world = open();
    let mut orders = Vec::new();
    for _ in 0..3 {
        ask(&mut world, StandingsIntent::Sort("points".to_owned()));
        orders.push(page(&world).order.clone());
    }
    assert_eq!(orders, [[1, 2, 0], [0, 2, 1], [0, 1, 2]], "numbers begin with the largest");
    ask(&mut world, StandingsIntent::Sort("member".to_owned()));
    assert_eq!(page(&world).order, [2, 0, 1], "words begin with the first");
    ask(&mut world, StandingsIntent::Refresh);
    assert_eq!(page(&world).order, [2, 0, 1], "and so it stays when the folder is read again");
    ask(&mut world, StandingsIntent::Sort("nothing".to_owned()));
    assert_eq!(page(&world).order, [2, 0, 1]);
}

#[test]
fn a_members_games_are_listed_and_read_again_with_the_folder() {
    let mut world = open();
    ask(&mut world, StandingsIntent::Games(Some("Poe".to_owned())));
    let files = |world: &World| -> Vec<PathBuf> {
        let games = page(world).member.as_ref().and_then(|member| member.games.as_ref());
        games.map(|games| games.iter().map(|game| game.file.clone()).collect()).unwrap_or_default()
    };
    assert_eq!(files(&world), ["/club/a.match.json", "/club/b.match.json"].map(PathBuf::from));
    world.ask_only(Intent::Standings(StandingsIntent::Refresh));
    world.next();
    assert!(matches!(world.waiting.front(), Some(Effect::ReadGames { .. })));
    world.drain();
    assert_eq!(files(&world).len(), 2);
    world.standings = None;
    ask(&mut world, StandingsIntent::Refresh);
    assert!(page(&world).member.is_none(), "without a table there is nobody");
}

#[test]
fn another_folder_begins_anew() {
    let mut world = open();
    ask(&mut world, StandingsIntent::Sort("points".to_owned()));
    ask(&mut world, StandingsIntent::Span { from: "2026-01-01".to_owned(), to: String::new() });
    ask(&mut world, StandingsIntent::Open("/other".into()));
    assert_eq!((page(&world).from.as_str(), page(&world).sort.as_ref()), ("", None));
    assert_eq!(world.desk.pages, [Page::Standings], "in the one page that there is");
}
