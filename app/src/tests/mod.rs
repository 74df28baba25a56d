//! The window by its accessibility tree, with a ruleset that is made up and rules at once: no plugin, no display, no
//! graphics.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod board;
mod board_tools;
mod cascade;
mod colours;
mod day;
mod entry;
mod geometries;
mod journal;
mod keeping;
mod languages;
mod layout;
mod line;
mod maps;
mod number_field;
mod pages;
mod plugins;
mod procedure;
mod ruling;
mod seal;
mod sheet;
mod standings;
mod ways;
mod window;

use std::path::PathBuf;
use std::sync::Arc;

use arbiter_core::day::{Day, NoDay};
use arbiter_core::desk::{DayEffect, DayEvent, Effect, Event, Intent, Moment, PluginsEffect};
use arbiter_core::locale::Language;
use arbiter_core::record;
use arbiter_core::referee::report::{Origin, Refused, Ruleset, Rulesets, Sandbox};
use arbiter_core::standings::{NoStandings, Standings};
use arbiter_core::what_if::WhatIf;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use ruleset_api::{Manifest, Problem, Record, Ruling, validate};
use serde_json::{Value, json};

use crate::{DeskWindow, Executor};

/// A ruleset with an entry of each type, a table and a board.
fn manifest() -> Manifest {
    let label = |id: &str| json!({ "id": id });
    let mut manifest: Manifest = serde_json::from_value(json!({
        "id": "made-up", "version": "1.0.0", "languages": ["en"], "name": label("Made up"), "edition": label("First"),
        "sides": { "min": 2, "max": 2, "names": [label("Party")] },
        "fields": [
            { "key": "vp", "of": "side", "type": "integer", "min": 0, "label": label("Victory points") },
            { "key": "shift", "of": "side", "type": "integer", "label": label("Shift") },
            { "key": "tick", "of": "match", "type": "integer", "min": 1, "max": 10, "label": label("Tick") },
            { "key": "agreed", "of": "match", "type": "bool", "default": null, "label": label("Agreed") },
            { "key": "first", "of": "match", "type": "side", "label": label("First party") },
            { "key": "scenario", "of": "match", "type": "text", "label": label("Scenario") },
            { "key": "fair", "of": "match", "type": "finding", "value": "bool", "label": label("Fair") },
            { "key": "pets", "of": "setting", "type": "bool", "default": true, "label": label("Pets count") },
            { "key": "length", "of": "setting", "type": "choice", "default": "short", "label": label("Length"),
              "choices": [{ "id": "short", "label": label("short game") }, { "id": "long", "label": label("long game") }] },
        ],
        "rows": [{ "key": "bouts", "label": label("Bouts"), "fields": [
            { "key": "gained", "type": "integer", "per": "side", "min": 0, "label": label("Gained") },
            { "key": "word", "type": "text", "label": label("Word") } ] }],
        "boards": [{ "key": "final", "topology": "hex", "label": label("Final board"),
            "pieces": [{ "kind": "character", "label": label("Character") }],
            "features": [{ "kind": "location", "label": label("Location"), "counts_near": true }] },
          { "key": "squares", "topology": "square", "label": label("Squares"),
            "map": { "topology": "square", "columns": 5, "rows": 6 },
            "pieces": [{ "kind": "card", "label": label("Card"), "fields": [
                { "key": "gold", "type": "integer", "min": 0, "label": label("Gold") },
                { "key": "hidden", "type": "bool", "label": label("Hidden") } ] }],
            "features": [{ "kind": "camp", "label": label("Camp"), "side": "required" }],
            "zones": [{ "id": "reserve", "label": label("Reserve") }] },
          { "key": "table", "topology": "free", "label": label("Tabletop"),
            "pieces": [{ "kind": "element", "label": label("Element") }],
            "features": [{ "kind": "half", "label": label("Half"), "side": "required" },
                         { "kind": "line", "label": label("Line") }] },
          { "key": "areas", "topology": "areas", "label": label("Country"),
            "pieces": [{ "kind": "army", "label": label("Army") }],
            "features": [{ "kind": "capital", "label": label("Capital"), "counts_near": true }] }],
        "steps": [{ "id": "points", "title": label("More points"), "article": "one" },
                  { "id": "coin", "title": label("The coin"), "article": "one" }],
        "articles": [{ "id": "one", "title": label("Article 1"), "summary": label("Points decide.") }],
        "results": [{ "id": "win", "label": label("a win") }]
    }))
    .unwrap();
    said(&mut manifest);
    manifest
}

/// Every text says its id.
fn said(manifest: &mut Manifest) {
    manifest.visit_texts(&mut |text| {
        text.message.insert("en".to_owned(), text.id.clone());
    });
}

/// Rules at once: more victory points win.
struct Stub {
    events: Vec<Event>,
    saved: Vec<Arc<Record>>,
    manifest: Manifest,
    /// The ruling on everything, in the place of one by victory points.
    ruling: Option<Ruling>,
    /// Libraries that were not taken.
    refused: Vec<Refused>,
    /// What else is found of rulesets.
    found: Rulesets,
    /// What was asked of plugins.
    plugins: Vec<PluginsEffect>,
    /// What is read from every folder; nothing: reading never ends.
    standings: Option<Result<Arc<Standings>, NoStandings>>,
    /// What would flip each ruling; nothing: the answer never comes.
    what_if: Option<WhatIf>,
    /// What is listed of every folder; nothing: reading never ends.
    day: Option<Result<Arc<Day>, NoDay>>,
    /// Rules no more, as a child that hangs.
    silent: bool,
    /// Effects of standings so far.
    asked: Vec<Effect>,
    /// The user's own maps.
    maps: maps::Own,
    /// Files of pictures.
    pictures: maps::Files,
    /// Files that others hold or have changed.
    others: keeping::Others,
    /// The journal.
    journal: journal::Entries,
    /// Milliseconds of the steady time.
    now: u64,
    /// How often the sound at zero was heard.
    heard: usize,
}

impl Stub {
    fn new() -> Self {
        let (events, saved, refused, asked) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let (maps, pictures, others, journal) = Default::default();
        Self {
            events,
            saved,
            manifest: manifest(),
            ruling: None,
            refused,
            found: Rulesets::default(),
            plugins: Vec::new(),
            standings: None,
            what_if: None,
            day: None,
            silent: false,
            asked,
            maps,
            pictures,
            others,
            journal,
            now: 0,
            heard: 0,
        }
    }
}

fn rule(record: &Record) -> Ruling {
    let manifest = manifest();
    let problems = validate::problems(record, &manifest);
    let mut ruling = Ruling::invalid(&manifest, record.sides.len(), problems);
    let points = |side: usize| record.sides[side].values.get("vp").and_then(Value::as_i64);
    if !ruling.problems.is_empty() {
        return ruling;
    }
    let (Some(a), Some(b)) = (points(0), points(1)) else {
        let words = "Points missing";
        let missing = |side: usize| Problem::error(format!("/sides/{side}/values/vp"), ruleset_api::Text::new(words));
        ruling.status = ruleset_api::Status::Incomplete;
        ruling.problems = (0..2).filter(|side| points(*side).is_none()).map(missing).collect();
        return ruling;
    };
    ruling.status = ruleset_api::Status::Decided;
    ruling.winners = vec![usize::from(b > a)];
    ruling.result = Some("win".to_owned());
    ruling.deciding_step = Some("points".to_owned());
    ruling.steps[0].outcome = ruleset_api::Outcome::Decided;
    ruling.steps[0].favours = ruling.winners.clone();
    ruling.steps[0].sides = [a, b].map(|value| ruleset_api::ruling::StepSide { value: Some(value), text: None }).to_vec();
    ruling
}

impl Executor for Stub {
    fn start(&mut self, effect: Effect) {
        let event = match effect {
            Effect::FindRulesets => {
                let manifest = Arc::new(self.manifest.clone());
                let ruleset = Ruleset {
                    manifest,
                    path: PathBuf::from("/rulesets/libmade_up.so"),
                    origin: Origin::Bundled,
                    sandbox: Sandbox::default(),
                    sha256: String::new(),
                };
                let refused = self.refused.clone();
                Event::RulesetsFound(Rulesets { usable: vec![ruleset], refused, ..self.found.clone() })
            }
            Effect::Rule { .. } if self.silent => return,
            Effect::WhatIf { document, revision, .. } => {
                let Some(found) = self.what_if.clone() else { return };
                Event::WhatIf { document, revision, found: Ok(Arc::new(found)) }
            }
            Effect::Rule { document, revision, record } => {
                let ruling = self.ruling.clone().unwrap_or_else(|| rule(&record));
                Event::Ruled { document, revision, ruling: Ok(Arc::new(ruling)) }
            }
            Effect::Save { document, revision, record, path, .. } => {
                let result = self.others.save_fault.take().map_or(Ok(record::Saved::default()), Err);
                if result.is_ok() {
                    self.saved.push(record);
                }
                Event::Saved { document, path, revision, result }
            }
            Effect::Read(path) => {
                let record = record::load(&path);
                Event::Read { path, record, opened: self.others.opened() }
            }
            Effect::PickOpen => Event::OpenPicked { path: None, at_once: false },
            Effect::PickSave { document, .. } => {
                Event::SavePicked { document, path: Some(PathBuf::from("/picked.match.json")), at_once: false }
            }
            Effect::Day(DayEffect::Pick) => Event::Day(DayEvent::Picked { path: Some(PathBuf::from("/venue")), at_once: false }),
            Effect::Day(DayEffect::Read { asked, folder }) => {
                let Some(found) = self.day.clone() else { return };
                Event::Day(DayEvent::Read { asked, folder, found })
            }
            Effect::Day(DayEffect::Stop) => return,
            Effect::PickFolder => Event::FolderPicked { path: Some(PathBuf::from("/club")), at_once: false },
            Effect::ReadStandings { asked, ref folder, .. } => {
                let folder = folder.clone();
                self.asked.push(effect);
                let Some(found) = self.standings.clone() else { return };
                Event::StandingsRead { asked, folder, found }
            }
            Effect::ReadGames { asked, member, files } => {
                let games = files.into_iter().map(|file| standings::game(&member, file)).collect();
                Event::GamesRead { asked, member, games }
            }
            Effect::StopStandings => {
                self.asked.push(effect);
                return;
            }
            Effect::Journal(effect) => {
                let Some(event) = self.of_journal(effect) else { return };
                Event::Journal(event)
            }
            Effect::Quit
            | Effect::GoTo(_)
            | Effect::ShowPalette
            | Effect::KeepSettings { .. }
            | Effect::FillScreen(_)
            | Effect::Look(_)
            | Effect::Clipboard(_)
            | Effect::Lead { .. } => return,
            Effect::Plugins(effect) => {
                let Some(event) = self.of_plugins(effect) else { return };
                Event::Plugins(event)
            }
            Effect::Maps(effect) => {
                let Some(event) = self.of_maps(effect) else { return };
                Event::Maps(event)
            }
            Effect::Keeping(effect) => {
                let Some(event) = self.others.answer(effect) else { return };
                Event::Keeping(event)
            }
            Effect::Picture(effect) => {
                let Some(event) = self.of_pictures(effect) else { return };
                Event::Picture(event)
            }
            Effect::TimeCalled { .. } => {
                self.heard += 1;
                return;
            }
        };
        self.events.push(event);
    }

    fn events(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.events)
    }

    fn now(&self) -> Moment {
        Moment { steady: self.now, wall: "2026-11-29T14:32:05+01:00".to_owned() }
    }
}

type Window = DeskWindow<Stub>;
type Driven<'a> = Harness<'a, Window>;

/// The window at the size of a small laptop's screen.
fn drive<'a>(window: Window) -> Driven<'a> {
    drive_at(window, egui::vec2(1366.0, 690.0))
}

fn drive_at<'a>(window: Window, size: egui::Vec2) -> Driven<'a> {
    let builder = Harness::builder().with_size(size).with_max_steps(12).with_theme(egui::Theme::Light);
    let builder = builder.with_context_setup(crate::dress);
    let mut driven = builder.build_ui_state(
        |ui, window: &mut Window| {
            window.logic(ui.ctx());
            window.ui(ui);
        },
        window,
    );
    driven.run();
    driven
}

/// A window with a new match.
fn new_match<'a>() -> Driven<'a> {
    let mut window = DeskWindow::new(Stub::new(), Language::English);
    window.ask(Intent::New { ruleset: "made-up".to_owned() });
    drive(window)
}

fn record(driven: &Driven<'_>) -> Arc<Record> {
    Arc::clone(&driven.state().desk().document().expect("an open match").record)
}

/// Presses a key.
fn press(driven: &mut Driven<'_>, key: egui::Key) {
    driven.key_press(key);
    driven.run();
}

/// Presses a key together with Ctrl.
fn ctrl(driven: &mut Driven<'_>, key: egui::Key) {
    driven.key_press_modifiers(egui::Modifiers::COMMAND, key);
    driven.run();
}

/// Types into a field, without finishing it.
fn type_into(driven: &mut Driven<'_>, label: &str, words: &str) {
    driven.get_by_label(label).focus();
    driven.run();
    driven.get_by_label(label).type_text(words);
    driven.run();
}

/// Clicks what has a label.
fn click(driven: &mut Driven<'_>, label: &str) {
    driven.get_by_label(label).click();
    driven.run();
}
