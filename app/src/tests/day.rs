//! The page with the matches of a folder, with a folder that is made up.

use std::path::PathBuf;
use std::sync::Arc;

use arbiter_core::day::{Day, Listed, NoDay, Told};
use arbiter_core::desk::{DayIntent, Intent};
use arbiter_core::locale::Language;
use egui::accesskit::Role;
use egui::{Key, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use ruleset_api::{Record, Ruling, Status, Text};

use super::{Driven, Stub, click, drive, drive_at, manifest, press};
use crate::DeskWindow;

/// A match of a table that stands so; its file lies nowhere.
fn listed(table: usize, date: &str, status: Status) -> Listed {
    let mut ruling = Ruling::invalid(&manifest(), 2, Vec::new());
    ruling.status = status;
    if status == Status::Decided {
        (ruling.winners, ruling.result) = (vec![1], Some("win".to_owned()));
    }
    let told = Told {
        ruleset: "made-up".to_owned(),
        date: date.to_owned(),
        round: "3".to_owned(),
        table: table.to_string(),
        sides: vec!["Alliance".to_owned(), String::new()],
        ruling: Ok(ruling),
        decided: false,
    };
    Listed { file: PathBuf::from(format!("/venue/{table}.match.json")), changed: format!("{date} 14:32"), told: Ok(told) }
}

fn window(matches: Vec<Listed>, language: Language) -> super::Window {
    let found = Some(Ok(Arc::new(Day { matches })));
    let mut window = DeskWindow::new(Stub { day: found, ..Stub::new() }, language);
    window.ask(Intent::Day(DayIntent::Open("/venue".into())));
    window
}

#[test]
fn what_a_judge_has_decided_is_listed_as_such() {
    let driven = shown(|today| {
        let mut listed = listed(1, today, Status::Decided);
        let told = listed.told.as_mut().unwrap();
        (told.decided, told.ruling.as_mut().unwrap().result) = (true, None);
        vec![listed]
    });
    driven.get_by_label_contains("decided by a judge");
}

/// A list of today's matches; `today` is the window's.
fn shown<'a>(make: impl Fn(&str) -> Vec<Listed>) -> Driven<'a> {
    let today = DeskWindow::new(Stub::new(), Language::English).desk().today.clone();
    drive(window(make(&today), Language::English))
}

fn rows(driven: &Driven<'_>) -> Vec<String> {
    driven.get_all_by_role(Role::Row).filter_map(|node| node.accesskit_node().label()).collect()
}

#[test]
fn a_line_says_where_who_and_how_it_stands() {
    let driven = shown(|today| {
        let torn = Err(Text::new("record-absent").with("file", "torn.match.json"));
        let torn = Listed { file: "/venue/torn.match.json".into(), changed: format!("{today} 15:00"), told: torn };
        vec![
            listed(12, today, Status::Decided),
            listed(9, today, Status::Incomplete),
            listed(1, "2020-01-01", Status::Draw),
            torn,
        ]
    });
    let rows = rows(&driven);
    assert_eq!(rows.len(), 3, "of today: {rows:?}");
    assert_eq!(rows[0], "round 3; table 9; Alliance, Party 2; Not decided yet; 14:32; 9.match.json");
    assert_eq!(rows[1], "round 3; table 12; Alliance, Party 2; Party 2 wins · a win; 14:32; 12.match.json");
    assert!(rows[2].starts_with("torn.match.json cannot be opened"), "{}", rows[2]);
}

#[test]
fn all_days_are_one_click_away_also_where_there_is_none_of_today() {
    let mut driven = shown(|_| vec![listed(1, "2020-01-01", Status::Draw), listed(2, "2020-01-01", Status::PlayOn)]);
    driven.get_by_label("There is no match of today in this folder.");
    click(&mut driven, "Show all 2 matches");
    assert_eq!(rows(&driven).len(), 2);
    assert!(rows(&driven)[0].contains("2020-01-01 14:32"));
    click(&mut driven, "Today · 0");
    assert!(driven.query_by_label("Show all 2 matches").is_some());
}

#[test]
fn five_hundred_matches_are_walked_by_keys_and_only_those_seen_are_painted() {
    let mut driven = shown(|today| (1..=500).map(|table| listed(table, today, Status::Decided)).collect());
    assert!((8..40).contains(&rows(&driven).len()), "{}", rows(&driven).len());
    driven.get_by_label_contains("List of matches").focus();
    driven.run();
    press(&mut driven, Key::End);
    driven.run();
    assert!(rows(&driven).last().unwrap().contains("table 500"));
    press(&mut driven, Key::Home);
    driven.run();
    assert!(rows(&driven)[0].contains("table 1;"));
}

/// A window in which so little time passes from one event to the next that two clicks are a double one.
fn drive_fast<'a>(window: super::Window) -> Driven<'a> {
    let builder = Harness::builder().with_size(vec2(1366.0, 690.0)).with_max_steps(12).with_step_dt(0.02);
    let mut driven = builder.with_theme(egui::Theme::Light).with_context_setup(crate::dress).build_ui_state(
        |ui, window: &mut super::Window| {
            window.logic(ui.ctx());
            window.ui(ui);
        },
        window,
    );
    driven.run();
    driven
}

#[test]
fn enter_and_a_double_click_open_a_match() {
    for by_keys in [true, false] {
        let folder = std::env::temp_dir().join(format!("arbiter-day-{}-{by_keys}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let file = folder.join("9.match.json");
        std::fs::write(&file, arbiter_core::record::to_bytes(&Record::new("made-up", "1.0.0", 2))).unwrap();
        let today = DeskWindow::new(Stub::new(), Language::English).desk().today.clone();
        let matches = vec![Listed { file: file.clone(), ..listed(9, &today, Status::Draw) }];
        let mut driven = drive_fast(window(matches, Language::English));
        if by_keys {
            driven.get_by_label_contains("List of matches").focus();
            driven.run();
            press(&mut driven, Key::Enter);
        } else {
            let row = driven.get_by_label_contains("table 9;");
            row.click();
            row.click();
            driven.run();
        }
        driven.run();
        assert_eq!(driven.state().desk().document().and_then(|open| open.path.clone()), Some(file), "{by_keys}");
        std::fs::remove_dir_all(folder).unwrap();
    }
}

#[test]
fn headings_sort_and_what_needs_a_judge_comes_first() {
    let mut driven = shown(|today| {
        vec![listed(1, today, Status::Decided), listed(2, today, Status::PlayOn), listed(3, today, Status::Invalid)]
    });
    click(&mut driven, "How it stands");
    assert!(rows(&driven)[0].contains("table 3"), "{:?}", rows(&driven));
    click(&mut driven, "How it stands");
    assert!(rows(&driven)[0].contains("table 1"));
}

#[test]
fn a_folder_that_cannot_be_read_is_told_and_another_can_be_typed() {
    let mut window = DeskWindow::new(Stub { day: Some(Err(NoDay::NotAFolder)), ..Stub::new() }, Language::English);
    window.ask(Intent::Day(DayIntent::Open("/venue/file".into())));
    let mut driven = drive(window);
    driven.get_by_label_contains("/venue/file is no folder");
    click(&mut driven, "Type a path…");
    driven.get_by_label("Matches of which folder?");
}

#[test]
fn the_page_fits_the_narrowest_window_in_every_language() {
    for language in Language::ALL {
        let mut window = window(vec![listed(9, "2020-01-01", Status::Draw)], language);
        window.ask(Intent::Day(DayIntent::All(true)));
        let driven = drive_at(window, vec2(683.0, 345.0));
        let row = driven.get_by_label_contains("2020-01-01 14:32").rect();
        assert!(row.right() <= 683.0 && row.bottom() <= 345.0, "{row}");
    }
}
