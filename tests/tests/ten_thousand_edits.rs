//! A long evening with a ruleset that crashes, ends its process and babbles by chance: ten thousand edits, and undo and redo
//! among them, by the desk's reducer with the real referee. No entry is lost, and no ruling is shown that belongs to another
//! revision, however late it comes.
#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing)]

use std::path::Path;
use std::process::Command;

use arbiter_core::desk::{Desk, Document, Edit, Effect, Event, Intent, Opened, Slot, reduce};
use arbiter_core::record;
use arbiter_core::referee::report::{Fault, NoRuling, Origin};
use arbiter_core::referee::{Folder, Limits, Referee};
use arbiter_tests::chance::Chance;
use arbiter_tests::{program, root};
use ruleset_api::Record;
use ruleset_api::request::Detail;
use serde_json::json;

const EDITS: usize = 10_000;

/// A plugin that rules by the first side's points, and of so many rulings loses three by a crash, by ending, and by babble.
fn crashing(folder: &Path) {
    let compiler = std::env::var("CC").unwrap_or_else(|_| "cc".to_owned());
    let run = Command::new(compiler)
        .args(["-shared", "-fPIC", "-O1", "-w", "-pthread", "-DECHOES=60", "-o"])
        .arg(folder.join(format!("libbad{}", std::env::consts::DLL_SUFFIX)))
        .arg("-I")
        .arg(root().join("ruleset-api/include"))
        .arg(root().join("tests/tests/plugins/bad.c"))
        .status();
    assert!(run.expect("a C compiler").success());
}

/// The desk, and what it waits for.
struct Evening {
    desk: Desk,
    referee: Referee,
    chance: Chance,
    late: Vec<Event>,
    count: Count,
}

#[derive(Debug, Default)]
struct Count {
    shown: usize,
    lost: usize,
    suspended: usize,
}

impl Evening {
    fn ask(&mut self, intent: Intent) {
        for effect in reduce(&mut self.desk, intent) {
            let event = match effect {
                Effect::FindRulesets => Event::RulesetsFound(self.referee.find()),
                Effect::Read(path) => Event::Read { record: record::load(&path), path, opened: Opened::default() },
                Effect::Save { document, revision, record, path, .. } => {
                    let result = record::save(&path, &record).map(|()| record::Saved::default());
                    Event::Saved { document, path, revision, result }
                }
                Effect::Rule { document, revision, record } => {
                    // Of an evening's rulings a fourth is overtaken before it begins.
                    if self.chance.one_in(4) {
                        continue;
                    }
                    let ruling = self.referee.rule(&record, Detail::Full, &[]).map(Into::into);
                    match &ruling {
                        Err(NoRuling::RulesetFailed { fault: Fault::Suspended(_), .. }) => self.count.suspended += 1,
                        Err(_) => self.count.lost += 1,
                        Ok(_) => {}
                    }
                    let event = Event::Ruled { document, revision, ruling };
                    // A third comes late: after the next edits.
                    if self.chance.one_in(3) {
                        self.late.push(event);
                        continue;
                    }
                    event
                }
                _ => continue,
            };
            self.ask(Intent::Event(event));
        }
    }

    fn document(&self) -> &Document {
        self.desk.document().expect("the match stays open")
    }

    /// What the record holds, against what was entered; and what is shown, against what the record holds.
    fn check(&mut self, entered: [i64; 2]) {
        let record = &self.document().record;
        let points: Vec<_> = record.sides.iter().map(|side| side.values["vp"].clone()).collect();
        assert_eq!(points, entered.map(|points| json!(points)), "an entry is lost");
        if let Some(ruling) = self.document().ruling() {
            assert_eq!(ruling.steps[0].margin, Some(entered[0]), "the ruling of another revision is shown");
            self.count.shown += 1;
        }
    }
}

#[test]
fn ten_thousand_edits_under_a_plugin_that_crashes_by_chance() {
    let folder = tempfile::tempdir().unwrap();
    crashing(folder.path());
    let file = folder.path().join("evening.match.json");
    let mut blank = Record::new("bad", "1.0.0", 2);
    for side in &mut blank.sides {
        side.values.insert("vp".to_owned(), json!(0));
    }
    std::fs::write(&file, record::to_bytes(&blank)).unwrap();
    let folders = vec![Folder { path: folder.path().to_owned(), origin: Origin::Named }];
    let mut evening = Evening {
        desk: Desk::default(),
        referee: Referee::new(program(), folders, Limits::default()),
        chance: Chance::new(10_000),
        late: Vec::new(),
        count: Count::default(),
    };
    evening.ask(Intent::FindRulesets);
    evening.ask(Intent::OpenPath(file.clone()));

    let (mut undo, mut redo, mut entered) = (Vec::new(), Vec::new(), [0, 0]);
    for edit in 1..=EDITS {
        match evening.chance.below(10) {
            0 => {
                if let Some(before) = undo.pop() {
                    redo.push(std::mem::replace(&mut entered, before));
                }
                evening.ask(Intent::Undo);
            }
            1 => {
                if let Some(after) = redo.pop() {
                    undo.push(std::mem::replace(&mut entered, after));
                }
                evening.ask(Intent::Redo);
            }
            _ => {
                undo.push(entered);
                redo.clear();
                // The other side than before: else it would be one entry that is typed on.
                entered[edit % 2] = i64::try_from(edit).unwrap();
                let value = Some(json!(edit));
                evening.ask(Intent::SelectPiece(None));
                evening.ask(Intent::Edit(Edit::Value { slot: Slot::Side(edit % 2), key: "vp".to_owned(), value }));
            }
        }
        evening.check(entered);
        while evening.chance.one_in(2) && !evening.late.is_empty() {
            let place = evening.chance.below(evening.late.len());
            let event = evening.late.swap_remove(place);
            evening.ask(Intent::Event(event));
            evening.check(entered);
        }
        // Now and then the judge has enough of a suspended ruleset, and looks for rulesets again.
        if edit % 25 == 0 && matches!(evening.document().ruled.ruling, Some(Err(_))) {
            evening.ask(Intent::FindRulesets);
        }
        if edit % 500 == 0 {
            evening.ask(Intent::Save);
            let saved = record::read(&file).unwrap();
            assert_eq!(saved, *evening.document().record, "what is on disk after {edit} edits");
        }
    }
    let Count { shown, lost, suspended } = evening.count;
    assert!(shown > 2_000 && lost > 50 && suspended > 50, "the evening was too quiet: {:?}", evening.count);
    assert!(evening.desk.notices.is_empty(), "{:?}", evening.desk.notices);
}
