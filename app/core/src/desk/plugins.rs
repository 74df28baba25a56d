//! Plugins on the desk: agreeing to one from elsewhere, taking an installed one away, choosing among two of one id, and what
//! is known of their faults. It shows what the referee found and asks the judge; copying, hashing and running are the
//! referee's, dialogs and folders the shell's.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use ruleset_api::Text;

use super::Desk;
use super::message::{Answer, Effect, Notice, Question};
use super::page::Page;
use crate::referee::report::{Failure, Fault, Origin, Refused, Rulesets, Shadowed};
use crate::referee::{InstallFault, Offer};

/// What the endings of libraries are on the systems that the program runs on.
pub const LIBRARY_ENDINGS: [&str; 3] = ["so", "dll", "dylib"];

/// What the desk knows of plugins beside what was found.
#[derive(Debug, Default)]
pub struct Plugins {
    /// The last time that each ruleset failed over a ruling, by its id.
    pub failures: BTreeMap<String, Failure>,
    /// The hash of the library that was installed last, until it is known what came of it.
    newly: Option<String>,
}

/// What the judge asked of plugins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PluginsIntent {
    /// Choose the file of a library to install.
    Pick,
    /// Type the path of a library to install.
    Type,
    /// Look at a library, to agree to it or not.
    Look(PathBuf),
    /// Take an installed library away.
    Remove(PathBuf),
    /// Use an installed library in the place of the installed one that was found before it.
    UseInstead(PathBuf),
    /// Show a folder in the system's file manager.
    OpenFolder(PathBuf),
}

/// A question on plugins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PluginsQuestion {
    /// The path of a library is typed.
    TypePath {
        /// The system's dialog gave no answer, so the question came up by itself.
        unasked: bool,
    },
    /// Trust this library, and install it?
    Trust(Offer),
    /// Take this installed library away?
    Remove(PathBuf),
    /// Use one installed library in the place of another, which is taken away?
    UseInstead {
        /// Their id.
        id: String,
        /// Version and library of the one in use.
        old: (String, PathBuf),
        /// The same of the other.
        new: (String, PathBuf),
    },
}

/// What must be done about plugins outside the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PluginsEffect {
    /// Let the judge choose the file of a library; answered by [`PluginsEvent::Picked`].
    Pick,
    /// Look at a library without running it; answered by [`PluginsEvent::Looked`].
    Look(PathBuf),
    /// Install a library that the judge agreed to; answered by [`PluginsEvent::Installed`].
    Install(Offer),
    /// Remove an installed library; answered by [`PluginsEvent::Removed`].
    Remove(PathBuf),
    /// Ask the referee for the last failures; answered by [`PluginsEvent::Failures`].
    Failures,
    /// Show a folder in the system's file manager; answered by [`PluginsEvent::FolderNotOpened`] where that fails.
    OpenFolder(PathBuf),
}

/// What came back about plugins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PluginsEvent {
    /// The judge chose the file of a library, or none.
    Picked {
        /// Which file.
        path: Option<PathBuf>,
        /// The answer came before anybody can have seen a dialog: the system has none, so a path is to be typed.
        at_once: bool,
    },
    /// A library was looked at.
    Looked {
        /// Which file: absolute, without `~`, `.` and links.
        path: PathBuf,
        /// What it is, or why it is no plugin.
        found: Result<Offer, Fault>,
    },
    /// A library was installed, or not.
    Installed {
        /// What the judge agreed to.
        offer: Offer,
        /// Whether it worked.
        result: Result<(), InstallFault>,
    },
    /// An installed library was removed, or not.
    Removed {
        /// Which.
        path: PathBuf,
        /// Whether it worked.
        result: Result<(), InstallFault>,
    },
    /// The last failures, by the ids of the rulesets.
    Failures(BTreeMap<String, Failure>),
    /// The system did not show a folder.
    FolderNotOpened {
        /// Which.
        path: PathBuf,
        /// The system's words.
        words: String,
    },
}

pub(super) fn ask(desk: &mut Desk, intent: PluginsIntent) -> Vec<Effect> {
    let effect = match intent {
        PluginsIntent::Pick if std::mem::replace(&mut desk.dialog_open, true) => return Vec::new(),
        PluginsIntent::Pick => PluginsEffect::Pick,
        PluginsIntent::Type => return question(desk, PluginsQuestion::TypePath { unasked: false }),
        PluginsIntent::Look(path) => PluginsEffect::Look(path),
        PluginsIntent::OpenFolder(path) => PluginsEffect::OpenFolder(path),
        PluginsIntent::Remove(path) => {
            let installed = desk.rulesets.as_ref().is_some_and(|rulesets| rulesets.is_installed(&path));
            return if installed { question(desk, PluginsQuestion::Remove(path)) } else { Vec::new() };
        }
        PluginsIntent::UseInstead(path) => {
            let instead = desk.rulesets.as_ref().and_then(|rulesets| use_instead(rulesets, &path));
            return instead.map_or_else(Vec::new, |asked| question(desk, asked));
        }
    };
    vec![Effect::Plugins(effect)]
}

fn question(desk: &mut Desk, question: PluginsQuestion) -> Vec<Effect> {
    desk.ask(Question::Plugins(question));
    Vec::new()
}

/// Whether the judge may choose an installed library in the place of the one that was found before it: only of two that are
/// installed. What the program brought, and what was named for this run, goes before.
#[must_use]
pub fn may_be_used_instead(rulesets: &Rulesets, shadowed: &Shadowed) -> bool {
    let first = rulesets.get(&shadowed.id);
    let both = first.is_some_and(|first| first.origin == Origin::Installed) && shadowed.origin == Origin::Installed;
    both && !shadowed.copy
}

fn use_instead(rulesets: &Rulesets, path: &Path) -> Option<PluginsQuestion> {
    let new = rulesets.shadowed.iter().find(|shadowed| shadowed.path == path)?;
    let old = rulesets.get(&new.id).filter(|_| may_be_used_instead(rulesets, new))?;
    let old = (old.manifest.version.clone(), old.path.clone());
    Some(PluginsQuestion::UseInstead { id: new.id.clone(), old, new: (new.version.clone(), new.path.clone()) })
}

pub(super) fn answer(desk: &mut Desk, asked: PluginsQuestion, answer: Answer) -> Vec<Effect> {
    let effect = match (asked, answer) {
        (_, Answer::Cancel) => return Vec::new(),
        (PluginsQuestion::TypePath { .. }, Answer::Path(path)) if !path.as_os_str().is_empty() => PluginsEffect::Look(path),
        (PluginsQuestion::Trust(offer), Answer::Yes) => PluginsEffect::Install(offer),
        (PluginsQuestion::Remove(path) | PluginsQuestion::UseInstead { old: (_, path), .. }, Answer::Yes) => {
            PluginsEffect::Remove(path)
        }
        (asked, _) => return question(desk, asked),
    };
    vec![Effect::Plugins(effect)]
}

pub(super) fn came_back(desk: &mut Desk, event: PluginsEvent) -> Vec<Effect> {
    match event {
        PluginsEvent::Picked { path, at_once } => {
            desk.dialog_open = false;
            match path {
                Some(path) => return vec![Effect::Plugins(PluginsEffect::Look(path))],
                None if at_once => return question(desk, PluginsQuestion::TypePath { unasked: true }),
                None => {}
            }
        }
        PluginsEvent::Looked { path, found: Err(fault) } => desk.fail(Refused { path, fault }.text()),
        PluginsEvent::Looked { path, found: Ok(offer) } => match known(desk, &offer.sha256) {
            Some(known) => desk.notices.push(told(known.with("file", path.display().to_string()))),
            None => {
                desk.ask(Question::Plugins(PluginsQuestion::Trust(offer)));
            }
        },
        PluginsEvent::Installed { offer, result: Ok(()) } => {
            desk.plugins.newly = Some(offer.sha256);
            if desk.question.is_none() {
                desk.show_page(Page::Rulesets);
            }
            return vec![Effect::FindRulesets];
        }
        PluginsEvent::Installed { offer, result: Err(fault) } => desk.fail(fault.text(&offer.path)),
        PluginsEvent::Removed { path, result } => {
            if let Err(fault) = result {
                desk.fail(fault.text(&path));
            }
            return vec![Effect::FindRulesets];
        }
        PluginsEvent::Failures(failures) => desk.plugins.failures = failures,
        PluginsEvent::FolderNotOpened { path, words } => {
            let text = Text::new("plugins-folder-not-opened").with("folder", path.display().to_string());
            desk.fail(text.with("words", words));
        }
    }
    Vec::new()
}

/// What is said of a library that is there already, byte by byte.
fn known(desk: &Desk, sha256: &str) -> Option<Text> {
    let rulesets = desk.rulesets.as_ref()?;
    let used = rulesets.usable.iter().find(|ruleset| ruleset.sha256 == sha256);
    let used = used.map(|ruleset| (&ruleset.manifest.id, &ruleset.manifest.version, &ruleset.path));
    let other = || rulesets.shadowed.iter().find(|shadowed| shadowed.sha256 == sha256);
    let (id, version, path) = used.or_else(|| other().map(|shadowed| (&shadowed.id, &shadowed.version, &shadowed.path)))?;
    let text = Text::new("plugins-known").with("id", id.as_str()).with("version", version.as_str());
    Some(text.with("path", path.display().to_string()))
}

/// What became of the library that was installed last: it rules, another of its id goes before it, or the judge chooses.
pub(super) fn found(desk: &mut Desk) {
    let Some(rulesets) = &desk.rulesets else { return };
    let Some(sha256) = desk.plugins.newly.take() else { return };
    let text = if let Some(ruleset) = rulesets.usable.iter().find(|ruleset| ruleset.sha256 == sha256) {
        let text = Text::new("plugins-installed").with("version", ruleset.manifest.version.as_str());
        text.with("id", ruleset.manifest.id.as_str())
    } else if let Some(shadowed) = rulesets.shadowed.iter().find(|shadowed| shadowed.sha256 == sha256) {
        if let Some(asked) = use_instead(rulesets, &shadowed.path) {
            desk.ask(Question::Plugins(asked));
            return;
        }
        let text = Text::new("plugins-installed-shadowed").with("version", shadowed.version.as_str());
        text.with("id", shadowed.id.as_str()).with("by", shadowed.by.display().to_string())
    } else {
        // It was refused, which is told for itself.
        return;
    };
    desk.notices.push(told(text));
}

fn told(text: Text) -> Notice {
    Notice { failure: false, text, page: Some(Page::Rulesets), clock: None }
}
