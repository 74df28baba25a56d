//! The conformance tests of a ruleset, and the host's part of a ruling for tests that need no host: a record is validated,
//! annotated and sent as JSON, just as the program does it. It renders no text.
//!
//! | module | holds |
//! | --- | --- |
//! | [`random`] | any record that fits a manifest, from a seed |
//! | [`swap`] | a match seen from the other side of the table |

pub mod random;
pub mod swap;

use std::collections::{BTreeMap, BTreeSet};

use serde_json::value::RawValue;
use serde_json::{Value, json};

use crate::manifest::{BoardKind, Manifest};
use crate::record::Record;
use crate::request::{self, Detail};
use crate::ruleset::{Plugin, Ruleset};
use crate::ruling::{Level, Ruling, Status};
use crate::standings::{self, Added, InFile, Report, Span};
use crate::text::Text;
use crate::validate;

/// A ruleset under test.
#[derive(Debug)]
pub struct Kit {
    plugin: Plugin,
    /// Ids of the messages, by language.
    messages: BTreeMap<String, BTreeSet<String>>,
}

impl Kit {
    /// The kit for a ruleset.
    ///
    /// # Errors
    /// The manifest's data file is no manifest.
    pub fn of<R: Ruleset>() -> Result<Self, String> {
        let plugin = Plugin::of::<R>()?;
        let ids = |source: &str| source.lines().filter_map(|line| Some(line.split_once('=')?.0.trim_end().to_owned())).collect();
        let messages = plugin.manifest().texts.iter().map(|(language, source)| (language.clone(), ids(source))).collect();
        Ok(Self { plugin, messages })
    }

    /// The ruleset's manifest.
    #[must_use]
    pub fn manifest(&self) -> &Manifest {
        self.plugin.manifest()
    }

    /// Rules on a record in JSON, by way of the same documents as the program.
    ///
    /// # Errors
    /// The record is no record, the ruleset refuses the request, or its ruling does not fit its manifest.
    pub fn rule(&self, record: Value) -> Result<Ruling, String> {
        let record: Record = serde_json::from_value(record).map_err(|error| error.to_string())?;
        self.rule_on(&record)
    }

    /// Rules on a record.
    ///
    /// # Errors
    /// The ruleset refuses the request, or its ruling does not fit its manifest.
    pub fn rule_on(&self, record: &Record) -> Result<Ruling, String> {
        let manifest = self.manifest();
        let mut problems = validate::problems(record, manifest);
        if problems.iter().any(|problem| problem.level == Level::Error) {
            return Ok(Ruling::invalid(manifest, record.sides.len(), problems));
        }
        let request = request::adjudicate(record, manifest, Detail::Full).map_err(|error| error.to_string())?;
        let reply = self.plugin.answer("adjudicate/1", &request).map_err(|refusal| format!("{refusal:?}"))?;
        let mut ruling: Ruling = serde_json::from_slice(&reply).map_err(|error| error.to_string())?;
        let pieces: Vec<i64> = record.boards.values().flat_map(|board| board.pieces.iter().map(|piece| piece.id)).collect();
        ruling.check(manifest, record.sides.len(), &pieces, true)?;
        self.check_texts(&ruling)?;
        problems.append(&mut ruling.problems);
        ruling.problems = problems;
        Ok(ruling)
    }

    /// The standings after these records, each with the name of its file, sent so many at a time in the order given; by
    /// way of the same documents as the program. What is left out is listed first, in the order of the files.
    ///
    /// # Errors
    /// A record is no record, the ruleset keeps no standings, or its reply does not fit the contract.
    pub fn standings(
        &self,
        records: &[(&str, Value)],
        portion: usize,
        club: Option<&Value>,
        span: Span,
    ) -> Result<Report<String>, String> {
        let mut files: Vec<String> = records.iter().map(|(file, _)| (*file).to_owned()).collect();
        files.sort_unstable();
        let mut left_out = Vec::new();
        let mut sent = Vec::new();
        for (file, record) in records {
            let record: Record = serde_json::from_value(record.clone()).map_err(|error| error.to_string())?;
            let number = files.binary_search_by(|known| known.as_str().cmp(file)).unwrap_or_default();
            match standings::unfit(&record, self.manifest()) {
                Some(problem) => left_out.push(InFile::of_match((*file).to_owned(), problem)),
                None => sent.push((number, record)),
            }
        }
        let answer = |request: serde_json::Result<Vec<u8>>| {
            let request = request.map_err(|error| error.to_string())?;
            self.plugin.answer("standings/1", &request).map_err(|refusal| format!("{refusal:?}"))
        };
        let mut state: Option<Box<RawValue>> = None;
        for portion in sent.chunks(portion.max(1)) {
            let portion: Vec<(usize, &Record)> = portion.iter().map(|(number, record)| (*number, record)).collect();
            let reply = answer(standings::add_request(state.as_deref(), &portion, self.manifest()))?;
            let Added { state: next, problems } = serde_json::from_slice(&reply).map_err(|error| error.to_string())?;
            let named = |InFile { file, problem }| InFile { file: file.and_then(|file| files.get(file).cloned()), problem };
            left_out.extend(problems.into_iter().map(named));
            state = Some(next);
        }
        let reply = answer(standings::table_request(state.as_deref(), club, span))?;
        let report: Report = serde_json::from_slice(&reply).map_err(|error| error.to_string())?;
        report.check()?;
        self.check_every(report.table.texts().chain(report.problems.iter().map(|problem| &problem.problem.text)))?;
        let mut report = report.named(&files)?;
        left_out.sort_by(|first, second| first.file.cmp(&second.file));
        report.problems.splice(0..0, left_out);
        Ok(report)
    }

    /// What must hold of every ruleset, tried on so many records that fit its manifest, the first made from `seed`: none
    /// makes it fail; the same record gives the same bytes; an incomplete ruling names what is missing; the detail
    /// `outcome` is a part of the full ruling; keys that Arbiter does not know change nothing; an entry that is taken out
    /// leaves a ruling too; and with two sides, swapping them swaps the verdict and nothing else.
    ///
    /// # Errors
    /// The first record of which it does not hold, with its seed.
    pub fn check_random_records(&self, seed: u64, count: u64) -> Result<(), String> {
        for seed in (0..count).map(|number| seed.wrapping_add(number)) {
            let record = random::record(self.manifest(), &mut random::Random::seeded(seed));
            self.check_record(&record).map_err(|fault| format!("seed {seed}: {fault}, in {}", json!(record)))?;
        }
        Ok(())
    }

    fn check_record(&self, record: &Record) -> Result<(), String> {
        let manifest = self.manifest();
        let faults = validate::problems(record, manifest);
        if let Some(fault) = faults.iter().find(|problem| problem.level == Level::Error) {
            return Err(format!("the record does not fit the manifest: {fault:?}"));
        }
        let ruling = self.checked_ruling(record)?;
        if json!(ruling) != json!(self.rule_on(record)?) {
            return Err("the same record gives another ruling".to_owned());
        }
        let request = request::adjudicate(record, manifest, Detail::Outcome).map_err(|error| error.to_string())?;
        let reply = self.plugin.answer("adjudicate/1", &request).map_err(|refusal| format!("{refusal:?}"))?;
        let outcome: Ruling = serde_json::from_slice(&reply).map_err(|error| error.to_string())?;
        if outcome != ruling.clone().outcome_only() {
            return Err("the detail `outcome` gives another ruling".to_owned());
        }
        if self.rule_on(&with_unknown_keys(record))? != ruling {
            return Err("keys outside the values change the ruling".to_owned());
        }
        for pointer in entries(&json!(record)) {
            let less = without(json!(record), &pointer);
            let less: Record = serde_json::from_value(less).map_err(|error| error.to_string())?;
            self.checked_ruling(&less).map_err(|fault| format!("without {pointer}: {fault}"))?;
        }
        if (manifest.sides.min, record.sides.len()) == (2, 2) {
            swap::check_swapped(&ruling, &self.rule_on(&swap::swapped(record, manifest))?)?;
        }
        Ok(())
    }

    /// A ruling that names what is missing, once each, exactly where it is incomplete.
    fn checked_ruling(&self, record: &Record) -> Result<Ruling, String> {
        let ruling = self.rule_on(record)?;
        let names = ruling.problems.iter().any(|problem| problem.level == Level::Error);
        if names != matches!(ruling.status, Status::Incomplete | Status::Invalid) {
            return Err(format!("the ruling is {:?}, its problems are {:?}", ruling.status, ruling.problems));
        }
        let errors = ruling.problems.iter().filter(|problem| problem.level == Level::Error);
        unique("missing entry", errors.filter(|_| ruling.status == Status::Incomplete).map(|problem| &problem.at))?;
        Ok(ruling)
    }

    /// What a manifest must hold to: ids are unique and known, every text exists in every language.
    ///
    /// # Errors
    /// The first fault found, in words for the author.
    pub fn check_manifest(&self, package: &str, version: &str) -> Result<(), String> {
        let manifest = self.manifest();
        if manifest.id != package || manifest.version != version {
            return Err(format!("the manifest is {} {}, the package {package} {version}", manifest.id, manifest.version));
        }
        if manifest.languages.is_empty() || !manifest.languages.iter().all(|language| manifest.texts.contains_key(language)) {
            return Err("each language of the manifest needs its texts".to_owned());
        }
        if let Some(step) = manifest.steps.iter().find(|step| manifest.article(&step.article).is_none()) {
            return Err(format!("step `{}` cites the article `{}`, which is not listed", step.id, step.article));
        }
        unique("step", manifest.steps.iter().map(|step| &step.id))?;
        unique("article", manifest.articles.iter().map(|article| &article.id))?;
        unique("result", manifest.results.iter().map(|result| &result.id))?;
        unique("board", manifest.boards.iter().map(|board| &board.key))?;
        let begins_well = |board: &BoardKind| {
            let other = board.begins_as.as_deref().map(|key| manifest.board_kind(key));
            other.is_none_or(|other| other.is_some_and(|other| other.key != board.key && other.topology == board.topology))
        };
        if let Some(board) = manifest.boards.iter().find(|board| !begins_well(board)) {
            return Err(format!("board `{}` begins as no other board of its topology", board.key));
        }
        let mut fault = Ok(());
        let mut copy = manifest.clone();
        copy.visit_texts(&mut |text| {
            if fault.is_ok() {
                fault = self.check_text(text);
            }
        });
        fault
    }

    /// Every text of a ruling exists in every language of the ruleset.
    ///
    /// # Errors
    /// The first that does not.
    pub fn check_texts(&self, ruling: &Ruling) -> Result<(), String> {
        self.check_every(ruling.texts().into_iter())
    }

    fn check_every<'t>(&self, texts: impl Iterator<Item = &'t Text>) -> Result<(), String> {
        let mut fault = Ok(());
        for text in texts {
            text.visit(&mut |text| {
                if fault.is_ok() {
                    fault = self.check_text(text);
                }
            });
        }
        fault
    }

    fn check_text(&self, text: &Text) -> Result<(), String> {
        if text.id.starts_with("arbiter-") {
            return Ok(());
        }
        match self.messages.iter().find(|(_, ids)| !ids.contains(&text.id)) {
            Some((language, _)) => Err(format!("the text `{}` is missing in `{language}`", text.id)),
            None => Ok(()),
        }
    }
}

/// The same record with keys that no version of the format knows, in the places where they are ignored.
fn with_unknown_keys(record: &Record) -> Record {
    let mut record = record.clone();
    record.unknown.insert("weather".to_owned(), json!("fair"));
    record.event.unknown.insert("hall".to_owned(), json!(["b", 2]));
    for side in &mut record.sides {
        side.unknown.insert("seed".to_owned(), json!(7));
    }
    for board in record.boards.values_mut() {
        board.unknown.insert("lamp".to_owned(), json!({}));
        for piece in &mut board.pieces {
            piece.unknown.insert("photo".to_owned(), json!(null));
        }
    }
    record
}

/// JSON Pointers of everything that is entered in values, settings and rows.
fn entries(record: &Value) -> Vec<String> {
    let mut places = vec!["/settings".to_owned(), "/values".to_owned()];
    let children = |at: &str| match record.pointer(at) {
        Some(Value::Object(object)) => object.keys().map(|key| format!("{at}/{key}")).collect(),
        Some(Value::Array(list)) => (0..list.len()).map(|index| format!("{at}/{index}")).collect(),
        _ => Vec::new(),
    };
    places.extend(children("/sides").iter().map(|side| format!("{side}/values")));
    places.extend(children("/rows").iter().flat_map(|table| children(table)));
    for piece in children("/boards").iter().flat_map(|board| children(&format!("{board}/pieces"))) {
        places.push(format!("{piece}/values"));
    }
    places.iter().flat_map(|place| children(place)).collect()
}

fn without(mut record: Value, pointer: &str) -> Value {
    if let Some((place, key)) = pointer.rsplit_once('/')
        && let Some(place) = record.pointer_mut(place).and_then(Value::as_object_mut)
    {
        place.remove(key);
    }
    record
}

fn unique<'a>(what: &str, ids: impl Iterator<Item = &'a String>) -> Result<(), String> {
    let mut seen = BTreeSet::new();
    for id in ids {
        if !seen.insert(id) {
            return Err(format!("the {what} `{id}` is listed twice"));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
