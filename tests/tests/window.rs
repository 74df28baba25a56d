//! The main job, end to end, in the real window by its accessibility tree, with the real ruleset in its child process: open
//! a match, enter, place, see the verdict, undo, save.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::path::{Path, PathBuf};

use arbiter::DeskWindow;
use arbiter_core::desk::{Document, Intent};
use arbiter_core::locale::Language;
use arbiter_core::record;
use arbiter_core::referee::Folder;
use arbiter_core::referee::report::Origin;
use arbiter_tests::{plugins, program, sample};
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use ruleset_api::Status;
use ruleset_api::record::Place;

type Driven = Harness<'static, DeskWindow>;

/// The window on a small laptop, with these files open.
fn window(language: Language, files: &[&Path]) -> Driven {
    // Other libraries lie there too, as they may beside a program; nobody is told of these.
    let folders = vec![Folder { path: plugins(), origin: Origin::Bundled }];
    let mut window = DeskWindow::direct(program(), folders, language);
    for file in files {
        window.ask(Intent::OpenPath((*file).to_owned()));
    }
    let builder = Harness::builder().with_size(egui::vec2(1366.0, 690.0)).with_max_steps(12).with_theme(egui::Theme::Light);
    let mut driven = builder.with_context_setup(arbiter::dress).build_ui_state(
        |ui, window: &mut DeskWindow| {
            window.logic(ui.ctx());
            window.ui(ui);
        },
        window,
    );
    driven.run();
    driven
}

/// A copy of a sample that may be changed.
fn copy(folder: &Path, name: &str) -> PathBuf {
    let file = folder.join(name);
    std::fs::copy(sample(name), &file).unwrap();
    file
}

fn click(driven: &mut Driven, label: &str) {
    driven.get_by_label(label).click();
    driven.run();
}

fn enter(driven: &mut Driven, label: &str, words: &str) {
    driven.get_by_label(label).focus();
    driven.run();
    driven.get_by_label(label).type_text(words);
    driven.run();
    driven.key_press(Key::Enter);
    driven.run();
}

fn command(driven: &mut Driven, key: Key) {
    driven.key_press_modifiers(Modifiers::COMMAND, key);
    driven.run();
}

fn document(driven: &Driven) -> &Document {
    driven.state().desk().document().expect("an open match")
}

fn verdict(driven: &Driven) -> (Status, Option<String>, Vec<usize>) {
    let ruling = document(driven).ruling().expect("a ruling on the record as it stands");
    (ruling.status, ruling.deciding_step.clone(), ruling.winners.clone())
}

fn decided(step: &str, winner: usize) -> (Status, Option<String>, Vec<usize>) {
    (Status::Decided, Some(step.to_owned()), vec![winner])
}

fn place(driven: &Driven, piece: i64) -> Option<Place> {
    document(driven).record.boards["final"].piece(piece).unwrap().at.clone()
}

#[test]
fn open_enter_place_undo_and_save() {
    let folder = tempfile::tempdir().unwrap();
    let file = copy(folder.path(), "wow-minis-honor.match.json");
    let before = std::fs::read(&file).unwrap();
    let mut driven = window(Language::English, &[&file]);
    driven.get_by_label("Alliance wins");
    assert_eq!(verdict(&driven), decided("honor", 0));

    // One victory point more for the Horde: nearer to its target.
    enter(&mut driven, "Victory points, Horde", "10");
    driven.get_by_label("Horde wins");
    assert_eq!(verdict(&driven), decided("distance", 1));
    assert!(document(&driven).dirty());
    command(&mut driven, Key::Z);
    assert_eq!(verdict(&driven), decided("honor", 0));
    assert!(!document(&driven).dirty(), "undone to what is on disk");

    // Sylvanas is placed beside the location: two characters to one.
    click(&mut driven, "Sylvanas, placed");
    click(&mut driven, "Place");
    click(&mut driven, "Column 4, row 4");
    assert_eq!(place(&driven, 5), Some(Place::Pair([4, 4])));
    driven.get_by_label("Sylvanas, Horde, column 4, row 4, beside a location");
    assert_eq!(verdict(&driven), decided("position", 1));
    assert_eq!(std::fs::read(&file).unwrap(), before, "nothing is written before it is saved");

    command(&mut driven, Key::Z);
    assert_eq!((place(&driven, 5), verdict(&driven)), (Some(Place::Pair([3, 6])), decided("honor", 0)));
    driven.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    driven.run();
    assert_eq!(verdict(&driven), decided("position", 1));

    command(&mut driven, Key::S);
    assert!(!document(&driven).dirty());
    let saved = record::read(&file).unwrap();
    assert_eq!(&saved, &*document(&driven).record);
    let earlier = std::fs::read(file.with_file_name("wow-minis-honor.match.json.bak")).unwrap();
    assert_eq!(earlier, before, "the earlier version is kept beside it");
}

#[test]
fn a_match_is_entered_from_an_empty_sheet() {
    let folder = tempfile::tempdir().unwrap();
    let mut driven = window(Language::English, &[]);
    driven.state_mut().ask(Intent::New { ruleset: "wow-minis".to_owned() });
    driven.run();
    assert_eq!(verdict(&driven).0, Status::Incomplete);
    for (label, number) in [("Victory points", ["12", "9"]), ("Target", ["15", "12"]), ("Honor of party", ["15", "12"])] {
        enter(&mut driven, &format!("{label}, Party 1"), number[0]);
        enter(&mut driven, &format!("{label}, Party 2"), number[1]);
    }
    assert_eq!(verdict(&driven).0, Status::Incomplete, "nobody is placed or counted yet");
    click(&mut driven, "Victory-point location");
    click(&mut driven, "Column 5, row 4");
    click(&mut driven, "Place");
    for (party, cells) in
        [("Party 1", ["Column 5, row 3", "Column 8, row 2"]), ("Party 2", ["Column 6, row 4", "Column 3, row 6"])]
    {
        for cell in cells {
            click(&mut driven, &format!("Add a piece: {party}"));
            if driven.query_by_label("Character").is_some() {
                click(&mut driven, "Character");
            }
            click(&mut driven, cell);
        }
    }
    assert_eq!(verdict(&driven), decided("honor", 0));
    let file = folder.path().join("entered.match.json");
    driven.state_mut().ask(Intent::SavePath(file.clone()));
    driven.run();
    assert_eq!(&record::read(&file).unwrap(), &*document(&driven).record);
}

#[test]
fn every_sample_can_be_shown_in_every_language() {
    let files = arbiter_tests::files_below(&arbiter_tests::root().join("assets/samples"), ".match.json");
    for language in Language::ALL {
        // One window for all: each start looks for rulesets and starts them anew.
        let mut driven = window(language, &[]);
        for file in files.iter().take(60) {
            driven.state_mut().ask(Intent::OpenPath(file.clone()));
            driven.run();
            assert!(document(&driven).ruling().is_some(), "{} in {language:?}", file.display());
            driven.state_mut().ask(Intent::Close);
            driven.run();
        }
    }
}

#[test]
fn what_is_no_record_is_told_of_and_the_program_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let good = copy(folder.path(), "wow-minis-honor.match.json");
    let bad = [
        ("torn.match.json", "{\"format\": \"arbiter-match\", \"version\": 1,"),
        ("picture.match.json", "\u{89}PNG"),
        ("tournament.match.json", "{\"format\": \"other\"}"),
        ("tomorrow.match.json", "{\"format\": \"arbiter-match\", \"version\": 2}"),
        (
            "sides.match.json",
            "{\"format\": \"arbiter-match\", \"version\": 1, \"ruleset\": {\"id\": \"wow-minis\"}, \"sides\": 2}",
        ),
    ];
    for (name, content) in bad {
        let file = folder.path().join(name);
        std::fs::write(&file, content).unwrap();
        let mut driven = window(Language::English, &[&good, &file]);
        assert_eq!(driven.state().desk().notices.len(), 1, "{name}");
        driven.get_by_label_contains(name);
        assert_eq!(verdict(&driven), decided("honor", 0), "the open match is as it was");
        enter(&mut driven, "Victory points, Horde", "10");
        assert_eq!(verdict(&driven), decided("distance", 1));
        assert_eq!(std::fs::read_to_string(&file).unwrap(), content, "{name} is not touched");
    }
}
