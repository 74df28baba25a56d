//! How long the window paints: `cargo bench -p arbiter --bench frame`. Prints the median time of a frame, painting and
//! tessellation, for boards of several sizes. Nothing fails here; the budgets stand in the design.
#![allow(missing_docs, clippy::print_stdout, clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use arbiter::{DeskWindow, Executor};
use arbiter_core::desk::{Effect, Event, Intent, Opened};
use arbiter_core::locale::Language;
use arbiter_core::referee::report::{Origin, Ruleset, Rulesets, Sandbox};
use ruleset_api::{Manifest, Record, Ruling};
use serde_json::json;

const FRAMES: usize = 200;

/// Reads what it is given, and rules that all is entered wrongly.
struct Stub {
    record: Record,
    manifest: Arc<Manifest>,
    events: Vec<Event>,
}

impl Executor for Stub {
    fn start(&mut self, effect: Effect) {
        self.events.push(match effect {
            Effect::FindRulesets => {
                let ruleset = Ruleset {
                    manifest: Arc::clone(&self.manifest),
                    path: PathBuf::new(),
                    origin: Origin::Bundled,
                    sandbox: Sandbox::default(),
                    sha256: String::new(),
                };
                Event::RulesetsFound(Rulesets { usable: vec![ruleset], ..Rulesets::default() })
            }
            Effect::Read(path) => Event::Read { path, record: Ok(self.record.clone().into()), opened: Opened::default() },
            Effect::Rule { document, revision, record } => {
                let ruling = Ruling::invalid(&self.manifest, record.sides.len(), Vec::new());
                Event::Ruled { document, revision, ruling: Ok(Arc::new(ruling)) }
            }
            _ => return,
        });
    }

    fn events(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.events)
    }
}

/// A ruleset with a sheet, a board and a few steps.
fn manifest() -> Manifest {
    let label = |id: &str| json!({ "id": id });
    let field = |key: &str| json!({ "key": key, "of": "side", "type": "integer", "label": label(key) });
    let step = |id: &str| json!({ "id": id, "title": label(id), "article": "one" });
    let fields = ["points", "target", "cost", "near"].map(field);
    let steps = ["one", "two", "three", "four", "five"].map(step);
    serde_json::from_value(json!({
        "id": "made-up", "version": "1.0.0", "languages": ["en"], "name": label("Made up"), "edition": label("First"),
        "sides": { "min": 2, "max": 2, "names": [label("Party")] },
        "fields": fields, "rows": [],
        "boards": [{ "key": "final", "topology": "hex", "label": label("Board"),
            "pieces": [{ "kind": "character", "label": label("Character") }],
            "features": [{ "kind": "location", "label": label("Location"), "counts_near": true }] }],
        "steps": steps, "articles": [], "results": []
    }))
    .unwrap()
}

fn record(columns: i64, rows: i64, pieces: i64) -> Record {
    let piece = |id: i64| {
        let at = [(id * 7) % columns, (id * 7 / columns) % rows];
        json!({ "id": id, "kind": "character", "side": id % 2, "name": format!("Piece {id}"), "at": at })
    };
    serde_json::from_value(json!({
        "format": "arbiter-match", "version": 1, "ruleset": { "id": "made-up" },
        "sides": [{ "name": "Alliance" }, { "name": "Horde" }],
        "boards": { "final": { "pieces": (0..pieces).map(piece).collect::<Vec<_>>(), "map": { "topology": "hex",
            "columns": columns, "rows": rows, "features": [{ "kind": "location", "at": [[5, 4]] }] } } }
    }))
    .unwrap()
}

/// Median microseconds of a frame.
fn measure(record: Record, accessible: bool, moving: bool) -> u128 {
    let manifest = manifest();
    let mut window = DeskWindow::new(Stub { record, manifest: Arc::new(manifest), events: Vec::new() }, Language::English);
    window.ask(Intent::OpenPath(PathBuf::from("/bench.match.json")));
    let context = egui::Context::default();
    arbiter::dress(&context);
    if accessible {
        context.enable_accesskit();
    }
    let mut times = Vec::new();
    for frame in 0..FRAMES {
        let mut input = egui::RawInput {
            screen_rect: Some(egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1366.0, 690.0))),
            ..egui::RawInput::default()
        };
        if moving {
            let across = if frame % 2 == 0 { 600.0 } else { 604.0 };
            input.events.push(egui::Event::PointerMoved(egui::pos2(across, 300.0)));
            input.events.push(egui::Event::Zoom(if frame % 2 == 0 { 1.01 } else { 1.0 / 1.01 }));
        }
        let start = Instant::now();
        let mut output = context.run_ui(input, |ui| {
            window.logic(ui.ctx());
            window.ui(ui);
        });
        let shapes = context.tessellate(std::mem::take(&mut output.shapes), output.pixels_per_point);
        times.push(start.elapsed().as_micros());
        drop(shapes);
        output.drop_without_applying_deltas();
    }
    times.sort_unstable();
    times[times.len() / 2]
}

fn main() {
    for (columns, rows, pieces) in [(12, 9, 6), (20, 20, 40), (100, 100, 1_000)] {
        let still = measure(record(columns, rows, pieces), false, false);
        let zoomed = measure(record(columns, rows, pieces), false, true);
        let read = measure(record(columns, rows, pieces), true, false);
        println!(
            "{:>6} hexes, {pieces:>5} pieces: {still:>6} us still, {zoomed:>6} us zooming, {read:>6} us with a screen reader",
            columns * rows
        );
    }
}
