//! The conformance tests of a ruleset, and the host's part of a ruling for tests that need no host: a record is validated,
//! annotated and sent as JSON, just as the program does it. It renders no text.

use serde_json::Value;

use crate::manifest::Manifest;
use crate::record::Record;
use crate::request::{self, Detail};
use crate::ruleset::{Plugin, Ruleset};
use crate::ruling::{Level, Ruling};
use crate::text::Text;
use crate::validate;

/// A ruleset under test.
#[derive(Debug)]
pub struct Kit {
    plugin: Plugin,
}

impl Kit {
    /// The kit for a ruleset.
    ///
    /// # Errors
    /// The manifest's data file is no manifest.
    pub fn of<R: Ruleset>() -> Result<Self, String> {
        Plugin::of::<R>().map(|plugin| Self { plugin })
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
        let mut fault = Ok(());
        for text in ruling.texts() {
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
        for (language, source) in &self.manifest().texts {
            if !source.lines().any(|line| line.split_once('=').is_some_and(|(id, _)| id.trim_end() == text.id)) {
                return Err(format!("the text `{}` is missing in `{language}`", text.id));
            }
        }
        Ok(())
    }
}

fn unique<'a>(what: &str, ids: impl Iterator<Item = &'a String>) -> Result<(), String> {
    let mut seen = std::collections::BTreeSet::new();
    for id in ids {
        if !seen.insert(id) {
            return Err(format!("the {what} `{id}` is listed twice"));
        }
    }
    Ok(())
}
