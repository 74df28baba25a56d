//! Each of the five games from the empty desk to a ruling that stands, in the real window with the real rulesets, by the
//! keyboard alone: no click, no intent, nothing but keys as a judge presses them.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use arbiter::DeskWindow;
use arbiter_core::desk::Document;
use arbiter_core::locale::Language;
use arbiter_core::referee::Folder;
use arbiter_core::referee::report::Origin;
use arbiter_tests::{plugins, program};
use egui::{Event, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT as _;
use ruleset_api::Status;
use ruleset_api::record::Place;
use serde_json::json;

/// A judge with a keyboard before an empty desk.
struct Judge(Harness<'static, DeskWindow>);

impl Judge {
    /// A new match of a game, begun from the empty desk.
    fn begins(game: &str) -> Self {
        let folders = vec![Folder { path: plugins(), origin: Origin::Bundled }];
        let window = DeskWindow::direct(program(), folders, Language::English);
        let builder = Harness::builder().with_size(egui::vec2(1366.0, 690.0)).with_max_steps(12).with_theme(egui::Theme::Light);
        let driven = builder.with_context_setup(arbiter::dress).build_ui_state(
            |ui, window: &mut DeskWindow| {
                window.logic(ui.ctx());
                window.ui(ui);
            },
            window,
        );
        let mut judge = Self(driven);
        judge.0.run();
        judge.with(Modifiers::COMMAND, Key::N);
        for _ in 0..8 {
            if judge.at().starts_with(game) {
                judge.press(Key::Enter);
                judge.press(Key::F6);
                assert_eq!(judge.at(), "Event");
                return judge;
            }
            judge.press(Key::ArrowDown);
        }
        panic!("{game} is not offered");
    }

    fn with(&mut self, modifiers: Modifiers, key: Key) {
        self.0.key_press_modifiers(modifiers, key);
        self.0.run();
    }

    fn press(&mut self, key: Key) {
        self.with(Modifiers::NONE, key);
    }

    fn presses(&mut self, key: Key, times: usize) {
        (0..times).for_each(|_| self.press(key));
    }

    fn types(&mut self, words: &str) {
        self.0.event(Event::Text(words.to_owned()));
        self.0.run();
    }

    /// The label of what has the keyboard.
    fn at(&self) -> String {
        let focused = self.0.root().children_recursive().find(|node| node.accesskit_node().is_focused());
        focused.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
    }

    /// Goes on by Tab to what has a label.
    fn tab_to(&mut self, label: &str) {
        self.tab(Modifiers::NONE, label);
    }

    /// Goes back by Shift and Tab to what has a label.
    fn tab_back_to(&mut self, label: &str) {
        self.tab(Modifiers::SHIFT, label);
    }

    fn tab(&mut self, modifiers: Modifiers, label: &str) {
        let mut seen = Vec::new();
        for _ in 0..200 {
            if self.at() == label {
                return;
            }
            self.with(modifiers, Key::Tab);
            seen.push(self.at());
        }
        seen.sort();
        seen.dedup();
        panic!("{label} is not reached: {seen:?}");
    }

    /// Fills in a field of the sheet further down.
    fn enters(&mut self, label: &str, words: &str) {
        self.tab_to(label);
        self.types(words);
        self.press(Key::Enter);
    }

    /// Chooses so many lines further down in a list of the sheet.
    fn chooses(&mut self, label: &str, lines: usize) {
        self.tab_to(label);
        self.presses(Key::ArrowDown, lines);
    }

    /// Turns a check box or presses a button.
    fn turns(&mut self, label: &str) {
        self.tab_to(label);
        self.press(Key::Space);
    }

    fn document(&self) -> &Document {
        self.0.state().desk().document().expect("an open match")
    }

    #[track_caller]
    fn sees(&self, status: Status, result: &str, winners: &[usize]) {
        let ruling = self.document().ruling().expect("a ruling on the record as it stands");
        let problems: Vec<&str> = ruling.problems.iter().map(|problem| problem.at.as_str()).collect();
        let seen = (ruling.status, ruling.result.as_deref(), ruling.winners.as_slice());
        assert_eq!(seen, (status, Some(result), winners), "{problems:?}");
    }
}

#[test]
fn world_of_warcraft_minis() {
    let mut judge = Judge::begins("World of Warcraft");
    for (field, numbers) in [("Victory points", ["12", "9"]), ("Target", ["15", "12"]), ("Honor of party", ["15", "12"])] {
        judge.enters(&format!("{field}, Party 1"), numbers[0]);
        judge.enters(&format!("{field}, Party 2"), numbers[1]);
    }
    // A location in the middle, two characters beside it, one of each party.
    judge.with(Modifiers::COMMAND, Key::Num3);
    judge.press(Key::F7);
    judge.press(Key::ArrowRight);
    judge.press(Key::Enter);
    judge.with(Modifiers::COMMAND, Key::Num2);
    judge.types("+");
    judge.press(Key::ArrowRight);
    judge.press(Key::Enter);
    judge.types("+");
    judge.tab_back_to("Side of Character 2");
    judge.press(Key::ArrowDown);
    judge.press(Key::F7);
    judge.presses(Key::ArrowLeft, 2);
    judge.press(Key::Enter);
    judge.sees(Status::Decided, "tiebreak-win", &[0]);
    assert_eq!(judge.document().ruling().unwrap().deciding_step.as_deref(), Some("honor"));
}

#[test]
fn berserk_heroes() {
    let mut judge = Judge::begins("Berserk: Heroes");
    judge.enters("Name, 1", "Ivan");
    judge.enters("Starting life, Ivan", "25");
    judge.enters("Starting life, Player 2", "30");
    judge.enters("Wounds, Ivan", "24");
    judge.enters("Wounds, Player 2", "7");
    // An effect on the first player: one wound more.
    judge.turns("Add a row: Effects to resolve");
    judge.tab_back_to("Effects to resolve 1: Effect");
    judge.presses(Key::ArrowDown, 2);
    judge.chooses("Effects to resolve 1: Player affected", 1);
    judge.enters("Effects to resolve 1: Amount", "1");
    judge.sees(Status::Decided, "clean-win", &[1]);
    assert_eq!(judge.document().record.rows["effects"], json!([{ "amount": 1, "kind": "wound", "side": 0 }]));
}

#[test]
fn napoleonic_club() {
    let mut judge = Judge::begins("“Liberté");
    judge.turns("Add a side");
    assert_eq!(judge.document().record.sides.len(), 3);
    judge.turns("Remove Player 3");
    judge.press(Key::F6);
    judge.chooses("Rank, Player 1", 1);
    judge.chooses("Rank, Player 2", 3);
    judge.chooses("Result, Player 1", 5);
    judge.chooses("Result, Player 2", 1);
    judge.enters("Turns played", "12");
    judge.sees(Status::Decided, "major-victory", &[1]);
}

#[test]
fn berserk_campaign() {
    let mut judge = Judge::begins("Berserk: campaign");
    judge.turns("Time is over");
    judge.turns("Second player’s turn finished");
    judge.chooses("Technical result confirmed by", 2);
    judge.enters("Margin of a technical win", "3");
    judge.press(Key::F7);
    judge.types("+");
    judge.press(Key::ArrowUp);
    judge.press(Key::Enter);
    judge.tab_back_to("Gold");
    judge.types("9");
    judge.press(Key::Enter);
    judge.press(Key::F7);
    judge.types("+");
    judge.tab_back_to("Side of Card 2");
    judge.press(Key::ArrowDown);
    judge.tab_to("Silver");
    judge.types("4");
    judge.press(Key::F7);
    judge.presses(Key::ArrowDown, 2);
    judge.press(Key::Enter);
    judge.sees(Status::Decided, "technical-win", &[0]);
    let pieces = &judge.document().record.boards["field"].pieces;
    assert_eq!(pieces[0].at, Some(Place::Pair([2, 2])));
    assert_eq!((&pieces[1].at, pieces[1].side), (&Some(Place::Pair([2, 4])), Some(1)));
    // A third card goes to the zone beside the field, and out of play.
    judge.types("+");
    judge.tab_to("Zone: Additional zone");
    judge.press(Key::Enter);
    assert_eq!(judge.document().record.boards["field"].pieces[2].at, Some(Place::zone("additional")));
    judge.tab_to("Zone: Out of play");
    judge.press(Key::Enter);
    judge.sees(Status::Decided, "technical-win", &[0]);
}

#[test]
fn dba_in_two_bouts() {
    let mut judge = Judge::begins("De Bellis");
    judge.turns("Add a row: Bouts");
    judge.tab_back_to("Bouts 1: Invader");
    judge.press(Key::ArrowDown);
    judge.enters("Bouts 1: Invader’s turn", "3");
    judge.enters("Bouts 1: Units lost, Player 1", "1");
    judge.enters("Bouts 1: Units lost, Player 2", "2");
    judge.turns("Bouts 1: Engaged: yes");
    // Whether a unit entered is read off the board: the second player has the far half.
    judge.with(Modifiers::COMMAND, Key::Num3);
    judge.press(Key::F7);
    judge.tab_back_to("Add: Half of the table, Player 2");
    judge.press(Key::Enter);
    judge.tab_to("Far half");
    judge.press(Key::Enter);
    judge.with(Modifiers::COMMAND, Key::Num2);
    judge.press(Key::F7);
    judge.types("+");
    judge.presses(Key::ArrowUp, 2);
    judge.press(Key::Enter);
    judge.tab_back_to("Size of the piece");
    judge.types("40 15");
    judge.press(Key::Enter);
    judge.press(Key::F7);
    judge.with(Modifiers::SHIFT, Key::PageDown);
    judge.types("+");
    judge.presses(Key::ArrowDown, 5);
    judge.with(Modifiers::SHIFT, Key::ArrowRight);
    judge.press(Key::Enter);
    let elements = &judge.document().record.boards["bout-1"].pieces;
    assert_eq!((&elements[0].at, elements[0].size, elements[0].angle), (&Some(Place::Pair([300, 280])), Some([40, 15]), Some(1)));
    assert_eq!((&elements[1].at, elements[1].size), (&Some(Place::Pair([301, 330])), Some([40, 15])));
    // Both conditions are met, so the bout goes on, until time is over.
    assert_eq!(judge.document().ruling().unwrap().status, Status::PlayOn);
    judge.press(Key::F6);
    judge.turns("Bouts 1: Time is over");
    judge.turns("Add a row: Bouts");
    judge.tab_back_to("Bouts 2: Invader");
    judge.presses(Key::ArrowDown, 2);
    judge.enters("Bouts 2: Invader’s turn", "6");
    judge.enters("Bouts 2: Units lost, Player 1", "4");
    judge.enters("Bouts 2: Units lost, Player 2", "1");
    judge.turns("Bouts 2: Entered: yes");
    judge.turns("Bouts 2: Engaged: yes");
    judge.sees(Status::Decided, "win", &[1]);
    // The other board is one shortcut away.
    judge.with(Modifiers::COMMAND, Key::B);
    judge.press(Key::F7);
    assert_eq!(judge.at(), "Second bout");
}

#[test]
fn what_is_missing_leads_to_its_control_whatever_kind_that_is() {
    let mut judge = Judge::begins("De Bellis");
    judge.turns("Add a row: Bouts");
    for (missing, control) in [
        ("Still to enter: Invader (Bouts, row 1).", "Bouts 1: Invader"),
        ("Still to enter: Units lost (Bouts, row 1).", "Bouts 1: Units lost, Player 1"),
    ] {
        if !missing.contains("Invader") {
            // The banner lists what has room; the rest opens from it.
            judge.tab_to("2 more to look at");
            judge.press(Key::Enter);
        }
        judge.tab_to(missing);
        judge.press(Key::Enter);
        assert_eq!(judge.at(), control);
    }
    judge.press(Key::F6);
    judge.chooses("Bouts 1: Invader", 1);
    judge.enters("Bouts 1: Invader’s turn", "3");
    judge.enters("Bouts 1: Units lost, Player 1", "1");
    judge.enters("Bouts 1: Units lost, Player 2", "1");
    judge.tab_to("Still to enter: Entered (Bouts, row 1).");
    judge.press(Key::Enter);
    assert_eq!(judge.at(), "Bouts 1: Entered: yes");
}
