//! Plugins: finding their libraries, running each in a child process, asking for rulings. It knows nothing of files of
//! records and nothing of windows.
//!
//! A [`Referee`] is made for one thread, which may wait: a worker of the window, or the command line. Each plugin runs in a
//! child process of the program (`arbiter referee LIBRARY`, see [`serve`]), so that nothing that a plugin does can hurt more
//! than its own answer.

mod batch;
mod belief;
mod child;
mod eager;
mod find;
mod frame;
#[doc(hidden)]
pub mod fuzz;
mod header;
mod install;
mod needs;
mod process;
mod protocol;
pub mod report;
mod standings;
mod steady;
mod supervisor;
mod tail;
mod trust;
mod warden;
mod words;

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use ruleset_api::request::{self, Detail};
use ruleset_api::{Level, Manifest, Problem, Record, Ruling, Text, validate};

pub use self::batch::Batch;
pub use self::child::serve;
use self::find::Candidate;
pub(crate) use self::find::data_folder;
pub use self::find::{FOLDERS_VARIABLE, Folder, folders};
pub use self::install::{InstallFault, Offer, look};
pub use self::protocol::CHILD_COMMAND;
use self::protocol::{ADJUDICATE, Call};
use self::report::{Failure, Fault, NoRuling, Origin, Refused, Ruleset, Rulesets, Shadowed};
pub use self::standings::Fold;
use self::supervisor::Supervised;
use self::trust::Trust;
use self::warden::Warden;
pub use self::words::grouped;
use crate::hash;
use crate::locale::{Language, Names, Renderer};

/// How long a plugin may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// For one call.
    pub call: Duration,
    /// For one call with many records.
    pub batch: Duration,
    /// To start, its manifest included.
    pub start: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self { call: Duration::from_secs(3), batch: Duration::from_secs(30), start: Duration::from_secs(10) }
    }
}

/// The rulesets of a run and the children that they run in.
#[derive(Debug)]
pub struct Referee {
    folders: Vec<Folder>,
    rulesets: Rulesets,
    plugins: BTreeMap<String, Supervised>,
    warden: Warden,
    limits: Limits,
    renderer: Option<Renderer>,
    /// Rulesets that rule on one record at a time only.
    singly: BTreeSet<String>,
    /// The last time that each ruleset failed over a ruling, by its id.
    failures: BTreeMap<String, Failure>,
}

impl Referee {
    /// A referee that has not looked for rulesets yet. `program` is the file of the program that runs the children: the one
    /// that calls [`serve`] for its command [`CHILD_COMMAND`].
    #[must_use]
    pub fn new(program: PathBuf, folders: Vec<Folder>, limits: Limits) -> Self {
        let warden = Warden::new(program, limits);
        let (rulesets, plugins, singly) = (Rulesets::default(), BTreeMap::new(), BTreeSet::new());
        Self { folders, rulesets, plugins, warden, limits, renderer: None, singly, failures: BTreeMap::new() }
    }

    /// Looks for rulesets and starts each that is found. Those of an earlier search are ended, suspended ones get another
    /// chance.
    pub fn find(&mut self) -> Rulesets {
        self.plugins.clear();
        self.singly.clear();
        for failure in self.failures.values_mut() {
            // Another chance: it is asked again.
            if let Fault::Suspended(last) = &failure.fault {
                failure.fault = (**last).clone();
            }
        }
        let (mut candidates, refused) = find::candidates(&self.folders);
        self.rulesets = Rulesets { refused, folder: self.installed_folder().map(Path::to_owned), ..Rulesets::default() };
        let trust = self.trust();
        candidates.sort_by_key(|found| (found.origin == Origin::Installed).then(|| trust.place(&found.path)));
        for Candidate { path, origin } in candidates {
            match self.start(&path, origin, &trust) {
                Ok((plugin, sha256)) => self.take(plugin, path, origin, sha256),
                // Beside a program lie libraries that never meant to be a plugin.
                Err(Fault::NotAPlugin) if origin == Origin::Bundled => {}
                Err(fault) => self.rulesets.refused.push(Refused { path, fault }),
            }
        }
        self.rulesets.agreed = trust.trusted;
        self.rulesets.clone()
    }

    /// What the judge agreed to. A damaged list is told, and agrees to nothing.
    fn trust(&mut self) -> Trust {
        let Some(folder) = self.installed_folder().map(Path::to_owned) else { return Trust::default() };
        Trust::read(&folder).unwrap_or_else(|fault| {
            self.rulesets.refused.push(Refused { path: folder, fault });
            Trust::default()
        })
    }

    /// Starts a library that may be run. Its header is read first, then its hash, and its process loads nothing with another.
    fn start(&mut self, path: &Path, origin: Origin, trust: &Trust) -> Result<(Supervised, String), Fault> {
        header::check(path)?;
        let unreadable = |error: std::io::Error| Fault::Unreadable(error.to_string());
        let file = File::open(path).map_err(unreadable)?;
        if file.metadata().map_err(unreadable)?.len() > install::LARGEST_LIBRARY {
            // Hashing it would keep the judge waiting at every start.
            return Err(Fault::TooLarge);
        }
        let sha256 = hash::sha256_of(file).map_err(unreadable)?;
        if origin == Origin::Installed {
            trust.allow(path, &sha256)?;
        }
        Supervised::start(path, &sha256, &mut self.warden).map(|plugin| (plugin, sha256))
    }

    fn take(&mut self, plugin: Supervised, path: PathBuf, origin: Origin, sha256: String) {
        let manifest = Arc::clone(plugin.manifest());
        let id = manifest.id.clone();
        match self.rulesets.get(&id) {
            Some(first) => {
                let (by, copy) = (first.path.clone(), first.sha256 == sha256);
                let version = manifest.version.clone();
                self.rulesets.shadowed.push(Shadowed { path, id, version, origin, sha256, by, copy });
            }
            None => {
                let sandbox = plugin.sandbox();
                self.plugins.insert(id, plugin);
                self.rulesets.usable.push(Ruleset { manifest, path, origin, sandbox, sha256 });
            }
        }
    }

    fn installed_folder(&self) -> Option<&Path> {
        self.folders.iter().find(|folder| folder.origin == Origin::Installed).map(|folder| folder.path.as_path())
    }

    /// Installs a library whose name, place and hash the judge was shown, and agreed to; where the copy lies. It rules once
    /// rulesets are looked for again. `when` is noted, as RFC 3339 has it.
    ///
    /// # Errors
    /// Nothing was installed.
    pub fn install(&self, path: &Path, sha256: &str, when: String) -> Result<PathBuf, InstallFault> {
        let folder = self.installed_folder().ok_or(InstallFault::NoFolder)?;
        install::install(folder, path, sha256, when)
    }

    /// Ends an installed library and removes it with the agreement to it.
    ///
    /// # Errors
    /// It is no installed one; or it is still there, as [`InstallFault`] tells.
    pub fn remove(&mut self, path: &Path) -> Result<(), InstallFault> {
        let folder = self.installed_folder().ok_or(InstallFault::NoFolder)?.to_owned();
        if let Some(ruleset) = self.rulesets.usable.iter().find(|ruleset| ruleset.path == path) {
            self.plugins.remove(&ruleset.manifest.id);
        }
        install::remove(&folder, path)
    }

    /// The last time that each ruleset failed over a ruling, by its id; also where it has ruled again since.
    #[must_use]
    pub fn failures(&self) -> &BTreeMap<String, Failure> {
        &self.failures
    }

    /// What the last search found.
    #[must_use]
    pub fn rulesets(&self) -> &Rulesets {
        &self.rulesets
    }

    /// Rules on a record. Every text of a full ruling carries its sentence in each of the languages.
    ///
    /// # Errors
    /// There is no such ruleset, it failed, or the record is too large for it. The record is as it was.
    pub fn rule(&mut self, record: &Record, detail: Detail, languages: &[Language]) -> Result<Ruling, NoRuling> {
        let ruling = self.ruled(record, detail, languages);
        if let Err(NoRuling::RulesetFailed { id, fault }) = &ruling {
            let output = self.plugins.get(id).map(|plugin| plugin.output().to_owned()).unwrap_or_default();
            self.failures.insert(id.clone(), Failure { fault: fault.clone(), output });
        }
        ruling
    }

    fn ruled(&mut self, record: &Record, detail: Detail, languages: &[Language]) -> Result<Ruling, NoRuling> {
        let id = &record.ruleset.id;
        let plugin = self.plugins.get_mut(id).ok_or_else(|| NoRuling::UnknownRuleset { id: id.clone() })?;
        let manifest = Arc::clone(plugin.manifest());
        let problems = validate::problems(record, &manifest);
        if problems.iter().any(|problem| problem.level == Level::Error) {
            let mut ruling = Ruling::invalid(&manifest, record.sides.len(), problems);
            return Ok(match detail {
                Detail::Outcome => ruling.outcome_only(),
                Detail::Full => {
                    let host = host(&mut self.renderer);
                    let names = Names::of(record, &manifest);
                    ruling.visit_texts(&mut |text| belief::say(text, host, languages, &names));
                    ruling
                }
            });
        }
        let failed = |fault| NoRuling::RulesetFailed { id: id.clone(), fault };
        let call = call(record, &manifest, detail, languages)?;
        let reply = match detail {
            Detail::Full => plugin.ask_steadily(ADJUDICATE, &call, self.limits.call, &mut self.warden),
            Detail::Outcome => plugin.ask(ADJUDICATE, &call, self.limits.call, &mut self.warden),
        };
        let reply = reply.map_err(failed)?;
        let mut ruling = belief::ruling(&reply, record, &manifest, detail).map_err(failed)?;
        if detail == Detail::Full && !problems.is_empty() {
            let said = say_all(problems, host(&mut self.renderer), languages, &Names::of(record, &manifest));
            ruling.problems.splice(..0, said);
        }
        Ok(ruling)
    }

    /// Adds to texts of the program, which speak of a match, their sentences in each of the languages.
    pub(crate) fn say<'t>(&mut self, texts: impl Iterator<Item = &'t mut Text>, record: &Record, languages: &[Language]) {
        let Some(ruleset) = self.rulesets.get(&record.ruleset.id) else { return };
        let names = Names::of(record, &ruleset.manifest);
        let host = host(&mut self.renderer);
        texts.for_each(|text| belief::say(text, host, languages, &names));
    }
}

/// The call for a ruling, as a frame.
fn call(record: &Record, manifest: &Manifest, detail: Detail, languages: &[Language]) -> Result<Vec<u8>, NoRuling> {
    let request = request::adjudicate(record, manifest, detail).map_err(|_| NoRuling::TooLarge)?;
    let languages = match detail {
        Detail::Full => languages.iter().map(|language| language.code().to_owned()).collect(),
        Detail::Outcome => Vec::new(),
    };
    frame::frame(&Call { op: ADJUDICATE.to_owned(), languages }, &request).ok_or(NoRuling::TooLarge)
}

/// The problems that the host itself found, as sentences.
fn say_all(mut problems: Vec<Problem>, host: &Renderer, languages: &[Language], names: &Names) -> Vec<Problem> {
    for problem in &mut problems {
        belief::say(&mut problem.text, host, languages, names);
    }
    problems
}

/// The program's own texts, read when they are first needed.
fn host(renderer: &mut Option<Renderer>) -> &Renderer {
    renderer.get_or_insert_with(|| Renderer::of_program(&Language::ALL))
}
