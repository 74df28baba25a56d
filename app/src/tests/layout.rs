//! Panels, themes, zoom, the list of all commands, the pages of help; and that at 200 % everything is reached.

use std::collections::BTreeSet;
use std::path::PathBuf;

use arbiter_core::desk::command::{Menu, commands};
use arbiter_core::desk::{Edit, Intent, LayoutIntent, Page, Slot};
use arbiter_core::locale::Language;
use arbiter_core::settings::{Column, Panel, Room, Settings, Theme, Zoom};
use egui::{Key, Modifiers, Pos2, Rect, Vec2, pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::{Driven, Stub, click, ctrl, drive, drive_at, new_match, press, type_into};
use crate::{DeskWindow, Kept};

const LAPTOP: Vec2 = vec2(1366.0, 690.0);
/// What the driver of these tests leaves free around the window, in points.
const MARGIN: f32 = 8.0;
/// The same screen at 200 %.
const LARGE: Vec2 = vec2(683.0, 345.0);

fn with<'a>(settings: Settings, size: Vec2, open: bool) -> Driven<'a> {
    let mut window = DeskWindow::new(Stub::new(), Language::English).with_settings(Kept { settings, file: None });
    if open {
        window.ask(Intent::New { ruleset: "made-up".to_owned() });
    }
    drive_at(window, size)
}

fn shift(driven: &mut Driven<'_>, key: Key) {
    driven.key_press_modifiers(Modifiers::SHIFT, key);
    driven.run();
}

/// The label and place of what has the keyboard.
fn at(driven: &Driven<'_>) -> Option<(String, Rect)> {
    let focused = driven.root().children_recursive().find(|node| node.accesskit_node().is_focused())?;
    Some((focused.accesskit_node().label().unwrap_or_default(), focused.rect()))
}

fn is_there(driven: &Driven<'_>, label: &str) -> bool {
    driven.query_all_by_label(label).next().is_some()
}

#[test]
fn a_panel_is_hidden_by_its_keys_and_comes_back_by_its_handle() {
    let inside = [
        (Key::F6, "Victory points, Party 1", "Show the sheet"),
        (Key::F7, "Add a piece: Party 1", "Show the list of pieces"),
        (Key::F8, "Tiebreak cascade", "Show the steps of the ruling"),
        (Key::F4, "Round clock", "Show the procedure"),
    ];
    let mut driven = new_match();
    let shows = |driven: &Driven<'_>, content: &str| driven.query_all_by_label_contains(content).next().is_some();
    for (key, content, handle) in inside {
        assert!(shows(&driven, content), "{content}");
        shift(&mut driven, key);
        assert!(!shows(&driven, content), "{content}");
        click(&mut driven, handle);
        assert!(shows(&driven, content) && !is_there(&driven, handle), "{content}");
    }
    let board = |driven: &Driven<'_>| board(driven).width();
    let before = board(&driven);
    shift(&mut driven, Key::F6);
    shift(&mut driven, Key::F8);
    assert!(board(&driven) > before + 500.0, "the board has their room");
    press(&mut driven, Key::F6);
    assert!(driven.get_by_label("Event").is_focused(), "who goes to the sheet sees it");
}

fn middle_of(driven: &Driven<'_>, label: &str) -> Pos2 {
    driven.get_by_label(label).rect().center()
}

fn drag(driven: &mut Driven<'_>, from: Pos2, to: Pos2) {
    driven.hover_at(from);
    driven.run();
    driven.drag_at(from);
    driven.run();
    for part in [0.3, 0.7, 1.0] {
        driven.hover_at(from.lerp(to, part));
        driven.run();
    }
    driven.drop_at(to);
    driven.run();
}

fn double_click(driven: &mut Driven<'_>, at: Pos2) {
    driven.hover_at(at);
    driven.run();
    let (button, modifiers) = (egui::PointerButton::Primary, Modifiers::NONE);
    for pressed in [true, false, true, false] {
        driven.input_mut().events.push(egui::Event::PointerButton { pos: at, button, pressed, modifiers });
    }
    driven.run();
}

/// Where the map is.
fn board(driven: &Driven<'_>) -> Rect {
    driven.get_by_role_and_label(egui::Role::Group, "Final board").rect()
}

fn width(driven: &Driven<'_>, column: Column) -> Option<u16> {
    driven.state().desk().settings.panels.width(column, Room::Wide)
}

#[test]
fn a_divider_is_drawn_moved_by_keys_and_put_back() {
    for (column, label, away) in [(Column::Sheet, "Width of the sheet", 60.0), (Column::Cascade, "Width of the steps", -60.0)] {
        let mut driven = new_match();
        let usual = middle_of(&driven, label);
        drag(&mut driven, usual, usual + vec2(away, 5.0));
        let drawn = width(&driven, column).expect("a width");
        let now = middle_of(&driven, label);
        assert!((now.x - usual.x - away).abs() < 4.0, "{usual:?} {now:?}");
        driven.get_by_label(label).focus();
        driven.run();
        press(&mut driven, if away > 0.0 { Key::ArrowRight } else { Key::ArrowLeft });
        assert_eq!(width(&driven, column), Some(drawn + 16));
        assert!(driven.get_by_label(label).is_focused(), "the arrows do not lead away");
        press(&mut driven, Key::Home);
        assert_eq!((width(&driven, column), middle_of(&driven, label)), (None, usual));
        // However far it is drawn, the board stays.
        drag(&mut driven, usual, usual + vec2(away * 20.0, 0.0));
        assert!(board(&driven).width() > 340.0, "{:?}", board(&driven));
        let now = middle_of(&driven, label);
        double_click(&mut driven, now);
        assert_eq!(width(&driven, column), None, "a double click puts it back");
    }
}

#[test]
fn whatever_the_width_of_a_column_nothing_in_it_runs_out_of_it() {
    for width in (264..=640).step_by(24) {
        for (column, label) in [(Column::Sheet, "Width of the sheet"), (Column::Cascade, "Width of the steps")] {
            let mut settings = Settings::default();
            settings.panels.set_width(column, Room::Wide, Some(width.max(290)));
            let driven = with(settings, vec2(1600.0, 690.0), true);
            let divider = middle_of(&driven, label).x;
            let wanted = f32::from(width.max(290)) + MARGIN + 2.0;
            let wanted = if column == Column::Sheet { wanted } else { 1600.0 - wanted };
            assert!((divider - wanted).abs() < 3.0, "{label}: {divider}, not {wanted}");
        }
    }
}

#[test]
fn what_was_kept_is_as_it_was() {
    let mut settings = Settings { theme: Theme::Dark, zoom: Zoom::from(110), ..Settings::default() };
    settings.panels.set_hidden(Panel::Cascade, true);
    settings.panels.set_width(Column::Sheet, Room::Wide, Some(400));
    let driven = with(settings, LAPTOP, true);
    assert!(is_there(&driven, "Show the steps of the ruling"));
    assert!((middle_of(&driven, "Width of the sheet").x - MARGIN - 402.0).abs() < 3.0);
    assert!(driven.ctx.global_style().visuals.dark_mode);
    assert!((driven.ctx.zoom_factor() - 1.1).abs() < 0.01);
}

#[test]
fn the_window_wears_what_was_chosen_and_follows_the_system_where_it_says_so() {
    let mut driven = new_match();
    let paper = |driven: &Driven<'_>| driven.ctx.global_style().visuals.panel_fill;
    let mut seen = vec![paper(&driven)];
    for name in ["Dark", "High contrast"] {
        click(&mut driven, "View");
        click(&mut driven, "Theme");
        click(&mut driven, name);
        seen.push(paper(&driven));
    }
    assert!(seen[0] != seen[1] && seen[1] != seen[2] && seen[0] != seen[2], "{seen:?}");
    driven.state_mut().ask(Intent::Layout(LayoutIntent::Theme(Theme::System)));
    driven.input_mut().system_theme = Some(egui::Theme::Dark);
    driven.run();
    assert_eq!(paper(&driven), seen[1]);
    driven.input_mut().system_theme = Some(egui::Theme::Light);
    driven.run();
    assert_eq!(paper(&driven), seen[0]);
}

#[test]
fn everything_is_made_larger_and_smaller_by_keys() {
    let mut driven = new_match();
    ctrl(&mut driven, Key::Plus);
    ctrl(&mut driven, Key::Equals);
    assert!((driven.ctx.zoom_factor() - 1.25).abs() < 0.01);
    ctrl(&mut driven, Key::Minus);
    assert!((driven.ctx.zoom_factor() - 1.1).abs() < 0.01);
    ctrl(&mut driven, Key::Num0);
    assert!((driven.ctx.zoom_factor() - 1.0).abs() < 0.01);
}

#[test]
fn a_menu_marks_what_is_chosen() {
    let mut driven = new_match();
    click(&mut driven, "View");
    let marked = |driven: &Driven<'_>, label: &str| driven.get_by_label(label).accesskit_node().toggled();
    let on = marked(&driven, "List of pieces");
    click(&mut driven, "Theme");
    assert!(on.is_some() && on == marked(&driven, "Light or dark as the system"));
    assert!(marked(&driven, "Dark").is_some() && marked(&driven, "Dark") != on);
    click(&mut driven, "Language");
    assert_eq!(marked(&driven, "English"), on);
}

#[test]
fn every_command_is_found_in_the_list_and_given_by_enter() {
    let mut driven = new_match();
    ctrl(&mut driven, Key::K);
    assert!(driven.get_by_label("Find a command…").is_focused());
    let name = |driven: &Driven<'_>, id: &str| {
        let command = commands().iter().find(|command| command.id == id).unwrap();
        driven.state().locale().text(&command.label(driven.state().desk()))
    };
    for command in commands().iter().filter(|command| command.id != "palette") {
        let name = name(&driven, command.id);
        assert!(driven.query_all_by_label_contains(&name).next().is_some(), "{name}");
    }
    type_into(&mut driven, "Find a command…", "high CONTR");
    press(&mut driven, Key::Enter);
    assert_eq!(driven.state().desk().settings.theme, Theme::HighContrast);
    assert!(!is_there(&driven, "Find a command…"));
    ctrl(&mut driven, Key::K);
    press(&mut driven, Key::Escape);
    assert!(!is_there(&driven, "Find a command…"));
}

#[test]
fn the_list_of_commands_says_why_one_cannot_be_given_and_goes_by_arrows() {
    let mut driven = new_match();
    ctrl(&mut driven, Key::K);
    type_into(&mut driven, "Find a command…", "redo");
    driven.get_by_label("There is nothing to redo.");
    press(&mut driven, Key::Enter);
    assert!(is_there(&driven, "Find a command…"), "nothing was done, and the list is still open");
    press(&mut driven, Key::Escape);
    ctrl(&mut driven, Key::K);
    type_into(&mut driven, "Find a command…", "everything");
    press(&mut driven, Key::ArrowDown);
    press(&mut driven, Key::Enter);
    assert_eq!(driven.state().desk().settings.zoom.percent(), 90);
}

#[test]
fn the_page_of_keys_lists_every_command_with_all_of_its_keys() {
    for language in Language::ALL {
        let mut driven = drive(DeskWindow::new(Stub::new(), language));
        press(&mut driven, Key::F1);
        assert_eq!(driven.state().desk().page, Some(Page::Shortcuts));
        let locale = driven.state().locale();
        for command in commands() {
            let name = locale.t(command.name);
            assert!(driven.query_all_by_label_contains(&name).next().is_some(), "{}", command.id);
        }
        for keys in ["Ctrl+S", "Ctrl+Shift+Z", "Ctrl+Y", "Shift+F6"] {
            assert!(is_there(&driven, keys), "{keys}");
        }
        assert!(is_there(&driven, &locale.t("desk-why-no-document")));
    }
}

#[test]
fn the_page_on_the_program_names_its_version_and_licences() {
    let mut driven = new_match();
    click(&mut driven, "Help");
    click(&mut driven, "About Arbiter");
    driven.get_by_label(&format!("Arbiter {}", env!("CARGO_PKG_VERSION")));
    driven.get_by_label_contains("Apache");
    ctrl(&mut driven, Key::W);
    assert!(is_there(&driven, "Victory points, Party 1"));
}

/// Settings with some matches opened last.
fn opened(count: usize) -> Settings {
    let mut settings = Settings::default();
    for number in 0..count {
        settings.recent.put(&PathBuf::from(format!("/venue/round-{number}.match.json")));
    }
    settings
}

#[test]
fn matches_opened_last_are_offered_and_one_that_is_gone_is_told_of_calmly() {
    let mut driven = with(opened(8), LAPTOP, false);
    driven.get_by_label("round-0.match.json");
    click(&mut driven, "File");
    driven.get_all_by_label("round-7.match.json").last().unwrap().click();
    driven.run();
    driven.get_by_label_contains("/venue/round-7.match.json");
    press(&mut driven, Key::Escape);
    assert!(!is_there(&driven, "round-7.match.json"), "and is offered no more");
    assert_eq!(driven.state().desk().settings.recent.files().len(), 7);
}

#[test]
fn the_first_page_is_whole_in_every_window() {
    for language in Language::ALL {
        for (size, recent) in
            [(crate::shell::FIRST_SIZE, 0), (crate::shell::FIRST_SIZE, 10), (LARGE, 10), (vec2(480.0, 320.0), 3)]
        {
            let window = DeskWindow::new(Stub::new(), language).with_settings(Kept { settings: opened(recent), file: None });
            let mut driven = drive_at(window, size);
            let drop = driven.state().locale().t("ui-drop-here");
            if size.y > 600.0 {
                assert!(driven.get_by_label(&drop).rect().bottom() < size.y, "{language:?}");
            }
            walk(&mut driven, size);
        }
    }
}

/// Goes by Tab through all that takes the keyboard; each must be in sight when it has it. What was met, by its label.
fn walk(driven: &mut Driven<'_>, size: Vec2) -> BTreeSet<String> {
    let window = Rect::from_min_size(Pos2::ZERO, size);
    let mut met = BTreeSet::new();
    let mut first: Option<(String, Rect)> = None;
    for _ in 0..400 {
        press(driven, Key::Tab);
        let Some((label, rect)) = at(driven) else { continue };
        let seen = rect.intersect(window);
        assert!(seen.width() > 8.0 && seen.height() > 8.0, "{label} is out of sight at {rect:?}");
        if first.as_ref().is_some_and(|first| first.0 == label && met.len() > 5) {
            return met;
        }
        first.get_or_insert((label.clone(), rect));
        met.insert(label);
    }
    panic!("the keyboard goes round without end: {met:?}");
}

#[test]
fn at_200_percent_every_entry_every_step_and_every_piece_is_reached() {
    let mut driven = with(Settings::default(), LARGE, true);
    press(&mut driven, Key::F6);
    let sheet = walk(&mut driven, LARGE);
    for entry in [
        "Event",
        "Round",
        "Table",
        "Date",
        "Judge",
        "Victory points, Party 1",
        "Victory points, Party 2",
        "Shift, Party 1",
        "Tick",
        "Agreed: yes",
        "First party",
        "Scenario",
        "Pets count",
        "Length",
        "Notes",
        "Add a row: Bouts",
    ] {
        assert!(sheet.contains(entry), "{entry}: {sheet:?}");
    }
    press(&mut driven, Key::F8);
    let cascade = walk(&mut driven, LARGE);
    for step in ["1. More points", "2. The coin"] {
        assert!(cascade.iter().any(|label| label.starts_with(step)), "{step}: {cascade:?}");
    }
    press(&mut driven, Key::F7);
    let roster = driven.query_all_by_label_contains("Pieces").next().is_some();
    assert!(roster, "the list of pieces is a press away");
    let board = walk(&mut driven, LARGE);
    for tool in ["Select", "Place", "Sheet", "Board", "Tiebreak cascade"] {
        assert!(board.contains(tool), "{tool}: {board:?}");
    }
}

/// Takes the command with a label, which ends in its keys, out of those that are still to be reached.
fn remove(wanted: &mut BTreeSet<String>, label: &str) -> bool {
    let name = [" Ctrl+", " Shift+", " F"].iter().filter_map(|keys| label.split_once(keys)).map(|(name, _)| name).next();
    wanted.remove(label) || name.is_some_and(|name| wanted.remove(name))
}

#[test]
fn at_200_percent_every_command_of_every_menu_is_reached() {
    for size in [LARGE, vec2(480.0, 320.0)] {
        for menu in Menu::ALL {
            let mut driven = with(opened(5), size, true);
            let locale = driven.state().locale();
            let name = locale.t(menu.name());
            driven.get_all_by_label(&name).next().unwrap().focus();
            driven.run();
            press(&mut driven, Key::Enter);
            let desk = driven.state().desk();
            let can = commands().iter().filter(|command| command.menu == menu && command.intent(desk).is_ok());
            let mut wanted: BTreeSet<String> = can.map(|command| driven.state().locale().text(&command.label(desk))).collect();
            let window = Rect::from_min_size(pos2(0.0, 0.0), size);
            for _ in 0..30 {
                press(&mut driven, Key::ArrowDown);
                let Some((label, rect)) = at(&driven) else { continue };
                let submenu = label == "Theme" || label == "Language";
                assert!(
                    !(remove(&mut wanted, &label) || submenu) || window.contains_rect(rect),
                    "{label} is out of sight at {rect:?}"
                );
                if !submenu {
                    continue;
                }
                press(&mut driven, Key::ArrowRight);
                for _ in 0..4 {
                    let (label, rect) = at(&driven).expect("a command");
                    remove(&mut wanted, &label);
                    assert!(window.contains_rect(rect), "{label} is out of sight at {rect:?}");
                    press(&mut driven, Key::ArrowDown);
                }
                press(&mut driven, Key::ArrowLeft);
            }
            assert!(wanted.is_empty(), "{wanted:?} of {name} are not reached");
        }
    }
}

#[test]
fn a_low_wide_window_folds_the_list_of_pieces_and_keeps_the_procedure_in_reach() {
    let mut driven = with(Settings::default(), vec2(1366.0, 400.0), true);
    assert!(!is_there(&driven, "Add a piece: Party 1"));
    click(&mut driven, "Show the list of pieces");
    assert!(is_there(&driven, "Add a piece: Party 1"));
    click(&mut driven, "Hide the list of pieces");
    assert!(!is_there(&driven, "Add a piece: Party 1"));
}

#[test]
fn a_problem_leads_to_its_entry_where_the_sheet_is_hidden_or_another_tab_is_shown() {
    for size in [LAPTOP, LARGE] {
        let mut settings = Settings::default();
        settings.panels.set_hidden(Panel::Sheet, true);
        let mut driven = with(settings, size, true);
        let edit = Edit::Value { slot: Slot::Match, key: "tick".to_owned(), value: Some(serde_json::json!(99)) };
        driven.state_mut().ask(Intent::Edit(edit));
        driven.run();
        let problem = driven.state().desk().document().unwrap().ruling().unwrap().problems[0].text.id.clone();
        click(&mut driven, &problem);
        assert!(driven.get_by_label("Tick").is_focused(), "{size:?}");
    }
}
