//! Does what the desk asks for: files in memory, a referee that always has the same to say, dialogs with prepared answers.

use std::collections::{BTreeMap, VecDeque};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ruleset_api::record::{Place, Record};
use ruleset_api::{Manifest, Ruling, Status, Text};
use serde_json::Value;

use crate::day::{Day, NoDay};
use crate::desk::{BoardEdit, DayEffect, DayEvent, Desk, Document, DocumentId, Edit, Effect, Event, Intent, Slot, reduce};
use crate::record::{self, ReadFault, Replace, SaveFault};
use crate::referee::report::{NoRuling, Origin, Ruleset, Rulesets, Sandbox};
use crate::standings::member::Game;
use crate::standings::{NoStandings, Standings};
use crate::what_if::{Flip, FlipKind, WhatIf};

const MANIFEST: &str = r#"{
    "id": "skirmish", "version": "1.0.0", "languages": ["en"], "name": { "id": "name" }, "edition": { "id": "edition" },
    "sides": { "min": 2, "max": 4, "names": [{ "id": "party" }] },
    "fields": [
        { "key": "vp", "of": "side", "type": "integer", "label": { "id": "vp" } },
        { "key": "ally", "of": "side", "type": "side", "label": { "id": "ally" } },
        { "key": "time", "of": "match", "type": "bool", "label": { "id": "time" } },
        { "key": "first", "of": "match", "type": "side", "label": { "id": "first" } },
        { "key": "advantage", "of": "match", "type": "finding", "value": "side", "label": { "id": "advantage" } },
        { "key": "pets", "of": "setting", "type": "bool", "label": { "id": "pets" } } ],
    "rows": [ { "key": "ticks", "label": { "id": "ticks" }, "max": 3, "fields": [
        { "key": "gained", "type": "integer", "per": "side", "label": { "id": "gained" } },
        { "key": "by", "type": "side", "label": { "id": "by" } } ] } ],
    "boards": [
        { "key": "final", "topology": "hex", "label": { "id": "final" },
          "pieces": [ { "kind": "hero", "label": { "id": "hero" }, "fields": [
              { "key": "foe", "type": "side", "label": { "id": "foe" } } ] } ],
          "features": [ { "kind": "location", "label": { "id": "location" } } ] },
        { "key": "fixed", "topology": "hex", "label": { "id": "fixed" },
          "map": { "topology": "hex", "columns": 5, "rows": 5, "features": [ { "kind": "location", "at": [[2, 2]] } ] },
          "pieces": [ { "kind": "hero", "label": { "id": "hero" } } ],
          "features": [ { "kind": "location", "label": { "id": "location" } } ] },
        { "key": "table", "topology": "free", "label": { "id": "table" },
          "map": { "topology": "free", "size": [600, 600] }, "pieces": [ { "kind": "hero", "label": { "id": "hero" } } ],
          "features": [ { "kind": "half", "label": { "id": "half" }, "side": "required" } ] },
        { "key": "land", "topology": "areas", "label": { "id": "land" },
          "pieces": [ { "kind": "hero", "label": { "id": "hero" } } ],
          "features": [ { "kind": "location", "label": { "id": "location" } } ] },
        { "key": "later", "topology": "hex", "label": { "id": "later" }, "begins_as": "final",
          "pieces": [ { "kind": "hero", "label": { "id": "hero" } } ] } ],
    "steps": [], "results": [] }"#;

pub(super) fn rulesets() -> Rulesets {
    let manifest = Arc::new(Manifest::parse(MANIFEST, &[]).unwrap());
    let ruleset = Ruleset {
        manifest,
        path: PathBuf::from("libskirmish.so"),
        origin: Origin::Bundled,
        sandbox: Sandbox::default(),
        sha256: String::new(),
    };
    Rulesets { usable: vec![ruleset], ..Rulesets::default() }
}

/// What the referee of these tests says: the record as rulesets read it, so that a ruling shows which record it is on.
pub(super) fn ruling_on(record: &Record) -> Ruling {
    let record = &Record { log: Vec::new(), rulings: Vec::new(), ..record.clone() };
    Ruling {
        status: Status::PlayOn,
        result: None,
        winners: Vec::new(),
        deciding_step: None,
        summary: Some(Text::new(String::from_utf8(record::to_bytes(record)).unwrap())),
        steps: Vec::new(),
        points: Vec::new(),
        procedure: Vec::new(),
        fills: Vec::new(),
        tables: Vec::new(),
        problems: Vec::new(),
    }
}

/// What would flip the ruling on a record: one more victory point for side 0.
pub(super) fn what_if_on(record: &Record) -> WhatIf {
    let vp = record.sides[0].values.get("vp").and_then(Value::as_i64).unwrap_or_default();
    let value = Some(Value::from(vp + 1));
    let flip = Flip {
        kind: FlipKind::Number,
        at: "/sides/0/values/vp".to_owned(),
        from: vp.into(),
        to: (vp + 1).into(),
        distance: 1,
        check: true,
        status: Status::Draw,
        result: None,
        winners: Vec::new(),
        deciding_step: None,
        text: Text::new("what-if-number").with("subject", "Points").with("to", vp + 1).with("from", vp),
        edit: Edit::Value { slot: Slot::Side(0), key: "vp".to_owned(), value },
    };
    WhatIf { flips: vec![flip], complete: true }
}

/// A desk with the world around it.
#[derive(Default)]
pub(super) struct World {
    pub(super) desk: Desk,
    /// Effects that were not done yet.
    pub(super) waiting: VecDeque<Effect>,
    pub(super) files: BTreeMap<PathBuf, Vec<u8>>,
    /// The fault of the next save.
    pub(super) save_fault: Option<SaveFault>,
    /// What the next dialog answers: a path or none, and whether at once.
    pub(super) picks: (Option<PathBuf>, bool),
    /// What is read from every folder.
    pub(super) standings: Option<Arc<Standings>>,
    /// What is found that would flip a ruling, in the place of one more victory point for side 0.
    pub(super) what_if: Option<Result<Arc<WhatIf>, NoRuling>>,
    /// What is listed of every folder.
    pub(super) day: Option<Arc<Day>>,
    /// Revisions in the order in which they were written.
    pub(super) written: Vec<u64>,
    pub(super) ended: bool,
    pub(super) pictures: super::maps::Pictures,
    pub(super) plugins: super::plugins::Installed,
    pub(super) others: super::keeping::Others,
    pub(super) journal: super::journal::Entries,
}

impl World {
    /// A desk whose rulesets were found.
    pub(super) fn ready() -> Self {
        let mut world = Self::default();
        world.desk.today = "2026-11-29".to_owned();
        world.ask(Intent::FindRulesets);
        world
    }

    /// A desk with a new match.
    pub(super) fn with_a_match() -> Self {
        let mut world = Self::ready();
        world.ask(Intent::NewMatch);
        world
    }

    /// A desk with a match that is open from `/venue/a.match.json`.
    pub(super) fn with_a_file() -> Self {
        let mut world = Self::ready();
        world.put("/venue/a.match.json", &Record::new("skirmish", "1.0.0", 2));
        world.ask(Intent::OpenPath("/venue/a.match.json".into()));
        world
    }

    pub(super) fn put(&mut self, path: &str, record: &Record) {
        self.files.insert(path.into(), record::to_bytes(record));
    }

    pub(super) fn on_disk(&self, path: &str) -> Record {
        record::parse(&self.files[Path::new(path)]).unwrap()
    }

    /// An intent, and everything that comes of it.
    pub(super) fn ask(&mut self, intent: Intent) {
        self.ask_only(intent);
        self.drain();
    }

    /// An intent whose effects wait.
    pub(super) fn ask_only(&mut self, intent: Intent) {
        let effects = self.reduce(intent);
        self.waiting.extend(effects);
    }

    /// The effects of an intent. Those of the journal are done at once: it has a thread of its own.
    pub(super) fn reduce(&mut self, intent: Intent) -> Vec<Effect> {
        let mut left = Vec::new();
        for effect in reduce(&mut self.desk, intent) {
            match effect {
                Effect::Journal(effect) => {
                    if let Some(event) = self.of_journal(effect) {
                        left.extend(self.reduce(Intent::Event(Event::Journal(event))));
                    }
                }
                effect => left.push(effect),
            }
        }
        left
    }

    pub(super) fn edit(&mut self, edit: Edit) {
        self.ask(Intent::Edit(edit));
    }

    pub(super) fn board(&mut self, board: &str, edit: BoardEdit) {
        self.edit(Edit::Board { board: board.to_owned(), edit });
    }

    /// Enters a value for side 0, as most tests do to change something.
    pub(super) fn enter(&mut self, key: &str, value: i64) {
        self.edit(Edit::Value { slot: Slot::Side(0), key: key.to_owned(), value: Some(Value::from(value)) });
    }

    /// Adds a hero of side 0 to the board `final`.
    pub(super) fn hero(&mut self, name: &str, at: Option<Place>) {
        self.board("final", BoardEdit::AddPiece { kind: "hero".to_owned(), side: Some(0), name: name.to_owned(), at });
    }

    pub(super) fn document(&self) -> &Document {
        self.desk.document().expect("a document")
    }

    pub(super) fn record(&self) -> &Record {
        &self.document().record
    }

    pub(super) fn id(&self) -> DocumentId {
        self.document().id
    }

    /// The ids of notices.
    pub(super) fn notices(&self) -> Vec<&str> {
        self.desk.notices.iter().map(|notice| notice.text.id.as_str()).collect()
    }

    /// Does all that waits, and what comes of it. At the end every document has the ruling on its record as it stands.
    pub(super) fn drain(&mut self) {
        while let Some(effect) = self.waiting.pop_front() {
            if let Some(event) = self.done(effect) {
                self.ask_only(Intent::Event(event));
            }
        }
        if self.desk.rulesets.is_some() {
            for document in &self.desk.documents {
                if document.record.ruleset.id == "skirmish" && document.is_understood() {
                    assert_eq!(**document.ruling().expect("a ruling"), ruling_on(&document.record));
                }
            }
        }
    }

    /// Does the first effect that waits.
    pub(super) fn next(&mut self) {
        let effect = self.waiting.pop_front().expect("an effect");
        if let Some(event) = self.done(effect) {
            self.ask_only(Intent::Event(event));
        }
    }

    fn done(&mut self, effect: Effect) -> Option<Event> {
        Some(match effect {
            Effect::FindRulesets => Event::RulesetsFound(self.plugins.found()),
            Effect::Rule { document, revision, record } => {
                let known = record.ruleset.id == "skirmish";
                let unknown = || NoRuling::UnknownRuleset { id: record.ruleset.id.clone() };
                let ruling = if known { Ok(Arc::new(ruling_on(&record))) } else { Err(unknown()) };
                Event::Ruled { document, revision, ruling }
            }
            Effect::Read(path) => {
                let (record, opened) = self.read(&path);
                Event::Read { path, record, opened }
            }
            Effect::Save { document, revision, record, path, replace } => {
                let refused = match (&replace, self.files.get(&path)) {
                    (Replace::Never, Some(_)) => Some(SaveFault::Exists),
                    (Replace::Known(mark), Some(there)) if !mark.is_of(there) => Some(SaveFault::Changed),
                    _ => None,
                };
                let anew = matches!(replace, Replace::Known(_)) && !self.files.contains_key(&path);
                let mut result = self.save_fault.take().or(refused).map_or(Ok(record::Saved { mark: None, anew }), Err);
                if let Ok(saved) = &mut result {
                    let moved = crate::picture::record_at(&record, &path);
                    let bytes = record::to_bytes(moved.as_ref().unwrap_or(&record));
                    saved.mark = Some(record::Mark::of(&bytes, None));
                    self.files.insert(path.clone(), bytes);
                    self.written.push(revision);
                }
                Event::Saved { document, path, revision, result }
            }
            Effect::PickOpen => Event::OpenPicked { path: self.picks.0.take(), at_once: self.picks.1 },
            Effect::PickSave { document, .. } => Event::SavePicked { document, path: self.picks.0.take(), at_once: self.picks.1 },
            Effect::Journal(_)
            | Effect::GoTo(_)
            | Effect::ShowPalette
            | Effect::KeepSettings { .. }
            | Effect::FillScreen(_)
            | Effect::Look(_)
            | Effect::Clipboard(_)
            | Effect::Lead { .. }
            | Effect::TimeCalled { .. } => return None,
            Effect::Day(DayEffect::Pick) => Event::Day(DayEvent::Picked { path: self.picks.0.take(), at_once: self.picks.1 }),
            Effect::Day(DayEffect::Read { asked, folder }) => {
                let found = self.day.clone().ok_or(NoDay::Folder(ReadFault::Absent));
                Event::Day(DayEvent::Read { asked, folder, found })
            }
            Effect::Day(DayEffect::Stop) => return None,
            Effect::PickFolder => Event::FolderPicked { path: self.picks.0.take(), at_once: self.picks.1 },
            Effect::ReadStandings { asked, folder, .. } => {
                let found = self.standings.clone().ok_or(NoStandings::Nothing);
                Event::StandingsRead { asked, folder, found }
            }
            Effect::ReadGames { asked, member, files } => {
                let game = |file: PathBuf| Game { told: Err(ReadFault::Absent.text(&file)), file };
                Event::GamesRead { asked, member, games: files.into_iter().map(game).collect() }
            }
            Effect::WhatIf { document, revision, record } => {
                let found = self.what_if.clone().unwrap_or_else(|| Ok(Arc::new(what_if_on(&record))));
                Event::WhatIf { document, revision, found }
            }
            Effect::Plugins(effect) => return self.of_plugins(effect).map(Event::Plugins),
            Effect::Maps(effect) => return self.of_maps(effect).map(Event::Maps),
            Effect::Picture(effect) => return self.of_pictures(effect).map(Event::Picture),
            Effect::Keeping(effect) => return self.of_keeping(effect).map(Event::Keeping),
            Effect::StopStandings => return None,
            Effect::Quit => {
                self.ended = true;
                return None;
            }
        })
    }
}
