//! How documents come to the desk: a new match by a ruleset's manifest, or a record that was read. Each is ruled on as
//! soon as there are rulesets.

use std::path::PathBuf;
use std::sync::Arc;

use ruleset_api::record::{Board, Map, Topology};
use ruleset_api::{Manifest, Record, Text};
use serde_json::Map as Object;

use super::changed::Lookback;
use super::clock::Clock;
use super::document::{Document, DocumentId, Flips, History, Ruled, Selection};
use super::guard::ReadOnly;
use super::keeping::Kept;
use super::message::{Effect, Notice, Question};
use super::page::Page;
use super::{Desk, clock_log, plugins};
use crate::record::seal::{self, Chain, State};
use crate::referee::report::{Refused, Rulesets};

/// Columns and rows of the map of hexes that a new match begins with where the rules fix none.
const FIRST_HEXES: [i64; 2] = [12, 9];
/// The same of a map of squares.
const FIRST_SQUARES: [i64; 2] = [8, 8];
/// The same of a table, in millimetres.
const FIRST_TABLE: [i64; 2] = [1200, 900];

/// Every open match is ruled on by what was found; a library that was not taken is told, once.
pub(super) fn rulesets_found(desk: &mut Desk, rulesets: Rulesets) -> Vec<Effect> {
    desk.notices.retain(|notice| notice.page != Some(Page::Rulesets));
    if let Some(text) = refused(&rulesets.refused) {
        desk.notices.push(Notice { failure: true, text, page: Some(Page::Rulesets), clock: None });
    }
    desk.rulesets = Some(rulesets);
    plugins::found(desk);
    desk.documents.iter().flat_map(|document| desk.rule(document.id)).collect()
}

/// One sentence on all libraries that were not taken.
fn refused(refused: &[Refused]) -> Option<Text> {
    match refused {
        [] => None,
        [one] => Some(one.text()),
        several => Some(Text::new("desk-refused-several").with("n", several.len())),
    }
}

/// A match of the only ruleset; with several the judge is asked.
pub(super) fn new_match(desk: &mut Desk) -> Vec<Effect> {
    let usable = desk.rulesets.as_ref().map_or(&[][..], |rulesets| &rulesets.usable);
    match usable {
        [] => Vec::new(),
        [only] => {
            let id = only.manifest.id.clone();
            new(desk, &id)
        }
        _ => {
            desk.ask(Question::ChooseRuleset);
            Vec::new()
        }
    }
}

pub(super) fn new(desk: &mut Desk, ruleset: &str) -> Vec<Effect> {
    let Some(ruleset) = desk.rulesets.as_ref().and_then(|rulesets| rulesets.get(ruleset)) else {
        desk.fail(Text::new("desk-no-such-ruleset").with("ruleset", ruleset));
        return Vec::new();
    };
    let record = new_record(&ruleset.manifest, &desk.today);
    open(desk, Arc::new(record), None)
}

/// Puts a record on the desk and shows it. It is clean until its first edit.
pub(super) fn open(desk: &mut Desk, record: Arc<Record>, path: Option<PathBuf>) -> Vec<Effect> {
    open_to_read(desk, record, path, None)
}

/// The same, of one that may be only shown.
pub(super) fn open_to_read(
    desk: &mut Desk,
    record: Arc<Record>,
    path: Option<PathBuf>,
    read_only: Option<ReadOnly>,
) -> Vec<Effect> {
    desk.last_id += 1;
    let id = DocumentId(desk.last_id);
    put(desk, id, record, path, read_only)
}

/// The same under an id that was given before.
pub(super) fn open_as(desk: &mut Desk, id: DocumentId, record: Arc<Record>, path: Option<PathBuf>) -> Vec<Effect> {
    put(desk, id, record, path, None)
}

fn put(desk: &mut Desk, id: DocumentId, record: Arc<Record>, path: Option<PathBuf>, read_only: Option<ReadOnly>) -> Vec<Effect> {
    let clock = clock_log::clock(&record.log, &desk.now).unwrap_or(Clock::ready(desk.settings.clock.minutes));
    let (saved_log, saved_rulings) = (record.log.len(), record.rulings.len());
    // A seal on what is not understood cannot be held against what is.
    let understood = !matches!(read_only, Some(ReadOnly::NewerVersion { .. }));
    let chain = if understood { seal::verify(&record) } else { Chain { links: Vec::new(), state: State::Unsealed } };
    desk.documents.push(Document {
        id,
        record,
        revision: 0,
        saved: Some(0),
        saved_log,
        saved_rulings,
        chain,
        signing: None,
        path,
        kept: Kept::default(),
        folder: None,
        read_only,
        follows: false,
        history: History::default(),
        what_if: Flips::default(),
        clock,
        ruled: Ruled::default(),
        lookback: Lookback::default(),
        selection: Selection::default(),
        last_revision: 0,
        saving: None,
        then: None,
        typing: None,
    });
    if clock.runs() {
        desk.notices.push(Notice { failure: false, text: clock_log::goes_on(&clock, &desk.now), page: None, clock: None });
    }
    let wrong = matches!(desk.documents.last().map(|document| document.chain.state), Some(State::Changed | State::Broken));
    if let Some(barred) = desk.documents.last().and_then(Document::sealed).filter(|_| wrong) {
        desk.notices.push(Notice { failure: true, text: barred.text(), page: None, clock: None });
    }
    // An open question is about the document in view.
    if desk.question.is_none() {
        desk.show(id);
    } else if desk.current.is_none() {
        desk.current = Some(id);
    }
    desk.rule(id)
}

fn new_record(manifest: &Manifest, today: &str) -> Record {
    let mut record = Record::new(&manifest.id, &manifest.version, manifest.sides.min);
    today.clone_into(&mut record.event.date);
    for kind in &manifest.boards {
        // A map that the rules fix stays with the rules; a board that begins as another is there once it is needed.
        if kind.map.is_none()
            && kind.begins_as.is_none()
            && let Some(map) = first_map(kind.topology)
        {
            record.boards.insert(kind.key.clone(), Board { map: Some(map), ..Board::default() });
        }
    }
    record
}

/// The map to begin with where the rules fix none, without features. A map of areas begins with its first area.
#[must_use]
pub fn first_map(topology: Topology) -> Option<Map> {
    let cells = match topology {
        Topology::Hex => Some(FIRST_HEXES),
        Topology::Square => Some(FIRST_SQUARES),
        Topology::Free | Topology::Areas => None,
    };
    let map = Map {
        topology,
        columns: cells.map(|[columns, _]| columns),
        rows: cells.map(|[_, rows]| rows),
        neighbours: None,
        size: (topology == Topology::Free).then_some(FIRST_TABLE),
        reach: None,
        areas: Vec::new(),
        links: Vec::new(),
        features: Vec::new(),
        picture: None,
        unknown: Object::new(),
    };
    (topology != Topology::Areas).then_some(map)
}
