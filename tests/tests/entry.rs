//! How many actions it takes to enter a whole dispute: in the real window, with the real ruleset, every key and every click
//! counted where it is made.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::path::Path;

use arbiter::DeskWindow;
use arbiter_core::desk::{DayIntent, Document, Intent};
use arbiter_core::locale::Language;
use arbiter_core::referee::Folder;
use arbiter_core::referee::report::Origin;
use arbiter_tests::{plugins, program, root};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use ruleset_api::Status;
use ruleset_api::record::{Place, Spot};
use serde_json::json;

/// A judge whose every action is counted: nothing reaches the window but through `act`.
struct Judge {
    window: Harness<'static, DeskWindow>,
    actions: usize,
}

/// One press of a key, with whatever is held down with it; or one click.
enum Action<'a> {
    Key(Modifiers, Key),
    /// The key of a letter or digit, which types it.
    Types(char),
    /// A click on what has a label.
    Click(&'a str),
}

impl Judge {
    /// Before the empty desk.
    fn sits_down(language: Language) -> Self {
        let folders = vec![Folder { path: plugins(), origin: Origin::Bundled }];
        let window = DeskWindow::direct(program(), folders, language);
        let builder = Harness::builder().with_size(egui::vec2(1366.0, 690.0)).with_max_steps(12).with_theme(egui::Theme::Light);
        let mut window = builder.with_context_setup(arbiter::dress).build_ui_state(
            |ui, window: &mut DeskWindow| {
                window.logic(ui.ctx());
                window.ui(ui);
            },
            window,
        );
        window.run();
        Self { window, actions: 0 }
    }

    fn act(&mut self, action: &Action<'_>) {
        self.actions += 1;
        match action {
            Action::Key(modifiers, key) => self.window.key_press_modifiers(*modifiers, *key),
            Action::Types(letter) => self.window.event(Event::Text(letter.to_string())),
            Action::Click(label) => self.window.get_by_label(label).click(),
        }
        self.window.run();
    }

    fn clicks(&mut self, label: &str) {
        self.act(&Action::Click(label));
    }

    fn presses(&mut self, key: Key) {
        self.act(&Action::Key(Modifiers::NONE, key));
    }

    /// Types, one key for each letter.
    fn types(&mut self, words: &str) {
        words.chars().for_each(|letter| self.act(&Action::Types(letter)));
    }

    /// Types numbers into one field after the other.
    fn types_on(&mut self, numbers: &[&str]) {
        for (index, number) in numbers.iter().enumerate() {
            if index > 0 {
                self.presses(Key::Tab);
            }
            self.types(number);
        }
        self.presses(Key::Enter);
    }

    fn document(&self) -> &Document {
        self.window.state().desk().document().expect("an open match")
    }
}

#[test]
fn a_dispute_with_six_characters_is_entered_from_nothing_in_under_forty_actions() {
    let mut judge = Judge::sits_down(Language::English);
    judge.clicks("New match: World of Warcraft Miniatures, D-15");
    // The location, then three characters of each party.
    judge.clicks("Victory-point location");
    judge.clicks("Column 5, row 4");
    judge.clicks("New: Character, Party 1");
    for cell in ["Column 5, row 3", "Column 8, row 2", "Column 1, row 1"] {
        judge.clicks(cell);
    }
    judge.clicks("New: Character, Party 2");
    for cell in ["Column 6, row 4", "Column 3, row 6", "Column 10, row 7"] {
        judge.clicks(cell);
    }
    // Victory points, targets and honor of both parties, as they stand on the sheet; then the end of the match.
    judge.clicks("Victory points, Party 1");
    judge.types_on(&["12", "9", "15", "12", "15", "12"]);
    judge.clicks("Time called in tick");
    judge.types_on(&["9", "3"]);

    let document = judge.document();
    let record = &document.record;
    let values = |side: usize| json!(record.sides[side].values);
    assert_eq!(values(0), json!({ "vp": 12, "target": 15, "honor": 15 }));
    assert_eq!(values(1), json!({ "vp": 9, "target": 12, "honor": 12 }));
    assert_eq!(json!(record.values), json!({ "called_tick": 9, "ticks_played": 3 }));
    let board = &record.boards["final"];
    assert_eq!(board.map.as_ref().unwrap().features[0].at, [Spot::Pair([5, 4])]);
    let placed: Vec<_> =
        board.pieces.iter().map(|piece| (piece.kind.as_str(), piece.side.unwrap(), piece.at.clone().unwrap())).collect();
    let character = |side, x, y| ("character", side, Place::Pair([x, y]));
    assert_eq!(
        placed,
        [character(0, 5, 3), character(0, 8, 2), character(0, 1, 1), character(1, 6, 4), character(1, 3, 6), character(1, 10, 7)]
    );
    let ruling = document.ruling().expect("a ruling on the record as it stands");
    assert_eq!(
        (ruling.status, ruling.winners.as_slice(), ruling.deciding_step.as_deref()),
        (Status::Decided, &[0][..], Some("honor"))
    );
    assert!(judge.actions < 40, "{} actions", judge.actions);
    // A key or two more must not be noticed first by the judge.
    assert_eq!(judge.actions, 34);
}

#[test]
fn the_same_dispute_goes_into_one_line() {
    let mut judge = Judge::sits_down(Language::Russian);
    judge.window.state_mut().ask(Intent::New { ruleset: "wow-minis".to_owned() });
    judge.window.run();
    judge.act(&Action::Key(Modifiers::COMMAND, Key::L));
    judge.types("vp 12 9;target 15 12;honor 15 12;called 9;ticks 3;location 5,4;персонаж 1 5,3;персонаж 2 6,4");
    judge.presses(Key::Enter);
    let document = judge.document();
    assert_eq!(document.ruling().unwrap().deciding_step.as_deref(), Some("honor"));
    assert_eq!(document.record.boards["final"].pieces.len(), 2);
    assert_eq!(document.history.undo.len(), 1, "one line is one step");
}

/// The matches of a venue: one decided, one torn, one by a ruleset that is not there.
fn venue() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let copy = |sample: &str, name: &str| {
        std::fs::copy(root().join("assets/samples").join(sample), folder.path().join(name)).unwrap();
    };
    copy("wow-minis-honor.match.json", "honor.match.json");
    copy("wow-minis-not-yet-placed.match.json", "waits.match.json");
    let put = |name: &str, words: &str| std::fs::write(Path::new(folder.path()).join(name), words).unwrap();
    put("torn.match.json", "{");
    put("other.match.json", r#"{ "format": "arbiter-match", "version": 1, "ruleset": { "id": "chess" }, "sides": [] }"#);
    folder
}

#[test]
fn the_matches_of_a_folder_are_listed_with_how_they_stand_in_each_language() {
    for language in Language::ALL {
        let folder = venue();
        let mut judge = Judge::sits_down(language);
        judge.window.state_mut().ask(Intent::Day(DayIntent::Open(folder.path().to_owned())));
        judge.window.state_mut().ask(Intent::Day(DayIntent::All(true)));
        judge.window.run();
        let rows = |judge: &Judge| -> Vec<String> {
            judge.window.get_all_by_role(Role::Row).filter_map(|node| node.accesskit_node().label()).collect()
        };
        let seen = rows(&judge);
        assert_eq!(seen.len(), 4, "{seen:?}");
        let of = |name: &str| seen.iter().find(|row| row.ends_with(name)).unwrap_or_else(|| panic!("{name}: {seen:?}"));
        let locale = judge.window.state().locale();
        let wins = locale.text(&ruleset_api::Text::new("ui-wins").with("side", "Alliance"));
        assert!(of("honor.match.json").contains(&wins), "{seen:?}");
        assert!(of("waits.match.json").contains(&locale.t("ui-incomplete")), "{seen:?}");
        assert!(of("torn.match.json").contains("JSON") && of("other.match.json").contains("chess"), "{seen:?}");
        // What was saved since is there once the folder is read again.
        std::fs::remove_file(folder.path().join("torn.match.json")).unwrap();
        judge.presses(Key::F5);
        assert_eq!(rows(&judge).len(), 3);
    }
}
