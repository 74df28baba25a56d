//! The standings of a club by its ruleset: records in portions that fit a frame, the state handed on unread, a table at the
//! end. Which records there are and what is shown of the table is others' business.

use std::collections::BTreeSet;
use std::sync::Arc;

use ruleset_api::standings::{self, Added, InFile, Report, Span};
use ruleset_api::{Manifest, Problem, Record};
use serde_json::Value;
use serde_json::value::RawValue;

use super::frame::{self, LARGEST_FRAME};
use super::protocol::{Call, STANDINGS};
use super::report::{Fault, NoRuling};
use super::{Referee, belief};
use crate::locale::{Language, Names};

/// Standings in the making: what the ruleset keeps of the matches so far.
#[derive(Debug)]
pub struct Fold {
    manifest: Arc<Manifest>,
    languages: Vec<Language>,
    state: Option<Box<RawValue>>,
    /// One more than the highest number of a file that was sent.
    files: usize,
}

impl Fold {
    /// The manifest of the ruleset.
    #[must_use]
    pub fn manifest(&self) -> &Arc<Manifest> {
        &self.manifest
    }

    /// How much room what is kept so far leaves in a request or a reply, in bytes.
    #[must_use]
    pub fn room(&self) -> usize {
        LARGEST_FRAME.saturating_sub(self.state.as_ref().map_or(0, |state| state.get().len()))
    }
}

impl Referee {
    /// Begins the standings of a ruleset, with texts in these languages.
    ///
    /// # Errors
    /// There is no such ruleset, or it failed; by [`Fault::UnknownOp`] it says that it keeps no standings.
    pub fn standings(&mut self, ruleset: &str, languages: &[Language]) -> Result<Fold, NoRuling> {
        let plugin = self.plugins.get(ruleset).ok_or_else(|| NoRuling::UnknownRuleset { id: ruleset.to_owned() })?;
        let manifest = Arc::clone(plugin.manifest());
        let mut fold = Fold { manifest, languages: languages.to_vec(), state: None, files: 0 };
        self.add(&mut fold, &[])?;
        Ok(fold)
    }

    /// Adds records, each with the number of its file, in whatever order and as many as may be. Those are returned that do
    /// not count, and why. The records are of the ruleset, and validation finds no errors in them.
    ///
    /// # Errors
    /// The ruleset failed, or keeps more of the matches than it can be sent. The records are as they were.
    pub fn add(&mut self, fold: &mut Fold, records: &[(usize, &Record)]) -> Result<Vec<InFile>, NoRuling> {
        let request = standings::add_request(fold.state.as_deref(), records, &fold.manifest).map_err(|_| NoRuling::TooLarge)?;
        let Some(call) = call(&fold.languages, &request) else { return self.add_less(fold, records) };
        let reply = self.ask_of_many(&fold.manifest.id, &call)?;
        let numbers: BTreeSet<usize> = records.iter().map(|(file, _)| *file).collect();
        let Added { state, problems } = belief::added(&reply, &numbers).map_err(|fault| failed(fold, fault))?;
        fold.state = Some(state);
        fold.files = numbers.last().map_or(fold.files, |last| fold.files.max(last + 1));
        Ok(problems)
    }

    /// Adds records that do not fit a frame together.
    fn add_less(&mut self, fold: &mut Fold, records: &[(usize, &Record)]) -> Result<Vec<InFile>, NoRuling> {
        let too_many = || NoRuling::TooMany { id: fold.manifest.id.clone() };
        if let [(file, record)] = records {
            let alone = standings::add_request(None, &[(*file, *record)], &fold.manifest).map_err(|_| NoRuling::TooLarge)?;
            return match call(&fold.languages, &alone) {
                Some(_) => Err(too_many()),
                None => Ok(vec![self.too_large(*file, &fold.languages)]),
            };
        }
        let (first, second) = records.split_at(records.len() / 2);
        if first.is_empty() {
            return Err(too_many());
        }
        let mut problems = self.add(fold, first)?;
        problems.append(&mut self.add(fold, second)?);
        Ok(problems)
    }

    fn too_large(&mut self, file: usize, languages: &[Language]) -> InFile {
        let mut text = NoRuling::TooLarge.text(&self.rulesets);
        belief::say(&mut text, super::host(&mut self.renderer), languages, &Names::default());
        InFile::of_match(file, Problem::warning("", text))
    }

    /// The table of a club. `club` is its file, `None` where there is none. Where the ruleset refuses the club's file
    /// ([`Report::is_refused`]) the table has no rows.
    ///
    /// # Errors
    /// The ruleset failed, or the club's file and what the ruleset keeps of the matches are more than it can be sent.
    pub fn table(&mut self, fold: &Fold, club: Option<&Value>, span: Span) -> Result<Report, NoRuling> {
        let request = standings::table_request(fold.state.as_deref(), club, span).map_err(|_| NoRuling::TooLarge)?;
        let call = call(&fold.languages, &request).ok_or_else(|| NoRuling::TooMany { id: fold.manifest.id.clone() })?;
        let reply = self.ask_of_many(&fold.manifest.id, &call)?;
        belief::report(&reply, fold.files).map_err(|fault| failed(fold, fault))
    }

    fn ask_of_many(&mut self, id: &str, call: &[u8]) -> Result<Vec<u8>, NoRuling> {
        let plugin = self.plugins.get_mut(id).ok_or_else(|| NoRuling::UnknownRuleset { id: id.to_owned() })?;
        let asked = plugin.ask(STANDINGS, call, self.limits.batch, &mut self.warden);
        asked.map_err(|fault| NoRuling::RulesetFailed { id: id.to_owned(), fault })
    }
}

fn failed(fold: &Fold, fault: Fault) -> NoRuling {
    NoRuling::RulesetFailed { id: fold.manifest.id.clone(), fault }
}

/// A request as a frame; `None` where it is larger than [`LARGEST_FRAME`].
fn call(languages: &[Language], request: &[u8]) -> Option<Vec<u8>> {
    let languages = languages.iter().map(|language| language.code().to_owned()).collect();
    let fits = request.len() < LARGEST_FRAME;
    fits.then(|| frame::frame(&Call { op: STANDINGS.to_owned(), languages }, request)).flatten()
}
