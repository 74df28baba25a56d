//! What the window keeps of itself, in a real file: changed in one run, there in the next; and a file that cannot be kept or
//! read costs a judge nothing but that.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::path::Path;

use arbiter::{DeskWindow, Kept};
use arbiter_core::desk::{Intent, LayoutIntent};
use arbiter_core::locale::Language;
use arbiter_core::settings::{self, Column, Panel, Room, Theme, Zoom};
use arbiter_tests::{program, sample};

/// A run of the program that keeps its settings in a file.
fn run(file: &Path) -> DeskWindow {
    let kept = Kept { settings: settings::read(file), file: Some(file.to_owned()) };
    DeskWindow::direct(program(), Vec::new(), Language::English).with_settings(kept)
}

#[test]
fn what_one_run_changes_the_next_one_finds() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("arbiter").join("settings.json");
    let mut first = run(&file);
    assert!(!file.exists(), "nothing is written before something changes");
    for intent in [
        LayoutIntent::Theme(Theme::HighContrast),
        LayoutIntent::Zoom(Zoom::from(125)),
        LayoutIntent::Hide(Panel::Roster, true),
        LayoutIntent::Width(Column::Cascade, Room::Wide, Some(410)),
    ] {
        first.ask(Intent::Layout(intent));
    }
    first.ask(Intent::UseLanguage(Language::Russian));
    first.ask(Intent::OpenPath(sample("wow-minis-honor.match.json")));
    let second = run(&file);
    assert_eq!(second.desk().settings, first.desk().settings);
    assert_eq!(second.desk().settings.language, Some(Language::Russian));
    assert_eq!(second.desk().settings.recent.files().len(), 1);
}

#[test]
fn a_file_of_settings_that_cannot_be_read_or_kept_is_no_hindrance() {
    let folder = tempfile::tempdir().unwrap();
    let torn = folder.path().join("torn.json");
    std::fs::write(&torn, "{\"theme\": \"dark\",").unwrap();
    let mut window = run(&torn);
    assert_eq!(window.desk().settings, settings::Settings::default());
    window.ask(Intent::Layout(LayoutIntent::Theme(Theme::Dark)));
    assert_eq!(settings::read(&torn).theme, Theme::Dark, "and is mended by the next change");

    // A folder lies where the file should.
    let mut window = run(folder.path());
    for theme in [Theme::Dark, Theme::Light, Theme::HighContrast] {
        window.ask(Intent::Layout(LayoutIntent::Theme(theme)));
    }
    assert_eq!(window.desk().settings.theme, Theme::HighContrast);
    assert_eq!(window.desk().notices.len(), 1, "told once");
}
