//! Agreeing to plugins, taking them away, and what is known of their faults.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ruleset_api::Manifest;

use super::executor::{World, rulesets};
use crate::desk::plugins::{PluginsEffect, PluginsEvent, PluginsIntent, PluginsQuestion};
use crate::desk::{Answer, Effect, Event, Intent, Page, Question};
use crate::referee::report::{Failure, Fault, NoRuling, Origin, Ruleset, Rulesets, Sandbox, Shadowed};
use crate::referee::{InstallFault, Offer};

/// What lies in the user's folder: libraries by path, with id, version and hash, in the order of their installing.
#[derive(Default)]
pub(super) struct Installed {
    pub(super) there: Vec<(PathBuf, String, String)>,
    fault: Option<InstallFault>,
    failures: BTreeMap<String, Failure>,
}

impl Installed {
    pub(super) fn found(&self) -> Rulesets {
        let mut found = Rulesets { folder: Some("/data".into()), ..rulesets() };
        for (path, id, version) in &self.there {
            let (path, id, version, origin) = (path.clone(), id.clone(), version.clone(), Origin::Installed);
            let sha256 = hash(&path);
            match found.get(&id).map(|first| first.path.clone()) {
                Some(by) => found.shadowed.push(Shadowed { path, id, version, origin, sha256, by, copy: false }),
                None => {
                    let manifest = Arc::new(Manifest { id, version, ..Manifest::default() });
                    found.usable.push(Ruleset { manifest, path, origin, sandbox: Sandbox::default(), sha256 });
                }
            }
        }
        found
    }
}

/// A hash by the name of the file.
fn hash(path: &Path) -> String {
    path.file_name().unwrap().to_string_lossy().into_owned()
}

impl World {
    /// A library is called `ID-VERSION.so` here.
    pub(super) fn of_plugins(&mut self, effect: PluginsEffect) -> Option<PluginsEvent> {
        Some(match effect {
            PluginsEffect::Pick => PluginsEvent::Picked { path: self.picks.0.take(), at_once: self.picks.1 },
            PluginsEffect::Look(path) => {
                let offer = Offer { path: path.clone(), size: 9, sha256: hash(&path) };
                let is_library = path.extension().is_some_and(|ending| ending == "so");
                PluginsEvent::Looked { path, found: if is_library { Ok(offer) } else { Err(Fault::NotALibrary) } }
            }
            PluginsEffect::Install(offer) => {
                let result = self.plugins.fault.take().map_or(Ok(()), Err);
                if result.is_ok() {
                    let name = offer.sha256.clone();
                    let (id, version) = name.strip_suffix(".so").unwrap().split_once('-').unwrap();
                    self.plugins.there.push((Path::new("/data").join(&name), id.to_owned(), version.to_owned()));
                }
                PluginsEvent::Installed { offer, result }
            }
            PluginsEffect::Remove(path) => {
                self.plugins.there.retain(|(there, ..)| *there != path);
                PluginsEvent::Removed { path, result: Ok(()) }
            }
            PluginsEffect::Failures => PluginsEvent::Failures(self.plugins.failures.clone()),
            PluginsEffect::OpenFolder(path) => PluginsEvent::FolderNotOpened { path, words: "none".to_owned() },
        })
    }

    fn plugins(&mut self, intent: PluginsIntent) {
        self.ask(Intent::Plugins(intent));
    }

    fn install(&mut self, path: &str) {
        self.plugins(PluginsIntent::Look(path.into()));
        self.ask(Intent::Answer(Answer::Yes));
    }

    fn version(&self, id: &str) -> Option<&str> {
        self.desk.rulesets.as_ref()?.get(id).map(|ruleset| ruleset.manifest.version.as_str())
    }
}

#[test]
fn a_library_is_installed_once_the_judge_has_seen_and_agreed_to_it() {
    for by in [PluginsIntent::Pick, PluginsIntent::Type, PluginsIntent::Look("/stick/chess-1.so".into())] {
        let mut world = World::ready();
        world.picks = (Some("/stick/chess-1.so".into()), false);
        world.plugins(by);
        if matches!(world.desk.question, Some(Question::Plugins(PluginsQuestion::TypePath { .. }))) {
            world.ask(Intent::Answer(Answer::Path("/stick/chess-1.so".into())));
        }
        let Some(Question::Plugins(PluginsQuestion::Trust(offer))) = &world.desk.question else { panic!("asked nothing") };
        assert_eq!((offer.path.as_path(), offer.sha256.as_str()), (Path::new("/stick/chess-1.so"), "chess-1.so"));
        assert!(world.plugins.there.is_empty(), "nothing happens before the answer");
        world.ask(Intent::Answer(Answer::Yes));
        assert_eq!(world.version("chess"), Some("1"));
        assert_eq!((world.notices(), world.desk.page), (vec!["plugins-installed"], Some(Page::Rulesets)));
    }
}

#[test]
fn a_judge_who_does_not_agree_has_changed_nothing() {
    let mut world = World::with_a_match();
    world.plugins(PluginsIntent::Look("/stick/chess-1.so".into()));
    world.ask(Intent::Answer(Answer::Cancel));
    assert!(world.plugins.there.is_empty() && world.desk.question.is_none() && world.desk.page.is_none());
    world.plugins(PluginsIntent::Look("/stick/notes.txt".into()));
    assert!(world.desk.question.is_none(), "what is no plugin is not asked about");
    assert_eq!(world.notices(), ["referee-refused"]);
}

#[test]
fn what_could_not_be_installed_is_told() {
    let mut world = World::ready();
    world.plugins.fault = Some(InstallFault::OtherBytes);
    world.install("/stick/chess-1.so");
    assert_eq!((world.notices(), world.version("chess")), (vec!["plugins-other-bytes"], None));
}

#[test]
fn a_library_that_is_there_already_is_not_asked_about_again() {
    let mut world = World::ready();
    world.install("/stick/chess-1.so");
    world.plugins(PluginsIntent::Look("/elsewhere/chess-1.so".into()));
    assert!(world.desk.question.is_none());
    assert_eq!(world.notices(), ["plugins-installed", "plugins-known"]);
}

#[test]
fn a_newer_version_takes_the_place_of_an_installed_one_after_a_question() {
    for (answer, expected, shadowed) in [(Answer::Yes, "2", 0), (Answer::Cancel, "1", 1)] {
        let mut world = World::ready();
        world.install("/stick/chess-1.so");
        world.install("/stick/chess-2.so");
        let Some(Question::Plugins(PluginsQuestion::UseInstead { old, new, .. })) = &world.desk.question else { panic!() };
        assert_eq!((old.0.as_str(), new.0.as_str()), ("1", "2"));
        assert_eq!(world.version("chess"), Some("1"), "not unasked");
        world.ask(Intent::Answer(answer));
        assert_eq!(world.version("chess"), Some(expected));
        assert_eq!(world.desk.rulesets.as_ref().unwrap().shadowed.len(), shadowed);
        world.plugins(PluginsIntent::UseInstead("/data/chess-2.so".into()));
        assert_eq!(world.desk.question.is_some(), shadowed == 1, "it can be asked for again");
    }
}

#[test]
fn an_installed_library_never_goes_before_one_that_came_with_the_program() {
    let mut world = World::ready();
    world.install("/stick/skirmish-9.so");
    assert_eq!((world.version("skirmish"), world.notices()), (Some("1.0.0"), vec!["plugins-installed-shadowed"]));
    world.plugins(PluginsIntent::UseInstead("/data/skirmish-9.so".into()));
    assert!(world.desk.question.is_none());
}

#[test]
fn only_an_installed_library_can_be_removed_and_only_after_a_question() {
    let mut world = World::ready();
    world.install("/stick/chess-1.so");
    world.plugins(PluginsIntent::Remove("libskirmish.so".into()));
    assert!(world.desk.question.is_none(), "what came with the program stays");
    for (answer, left) in [(Answer::Cancel, 1), (Answer::Yes, 0)] {
        world.plugins(PluginsIntent::Remove("/data/chess-1.so".into()));
        assert_eq!(world.plugins.there.len(), 1);
        world.ask(Intent::Answer(answer));
        assert_eq!(world.plugins.there.len(), left);
    }
    assert_eq!(world.version("chess"), None);
}

#[test]
fn where_the_system_has_no_dialog_a_path_is_typed() {
    let mut world = World::ready();
    world.picks = (None, true);
    world.plugins(PluginsIntent::Pick);
    assert_eq!(world.desk.question, Some(Question::Plugins(PluginsQuestion::TypePath { unasked: true })));
    world.ask(Intent::Answer(Answer::Path(PathBuf::new())));
    assert!(world.desk.question.is_some(), "nothing was typed yet");
    assert!(!world.desk.dialog_open);
}

#[test]
fn the_last_fault_of_a_ruleset_is_asked_for_when_it_failed_and_stays_known() {
    let mut world = World::with_a_match();
    let failure = Failure { fault: Fault::Died("signal 11".to_owned()), output: "no such card".to_owned() };
    world.plugins.failures.insert("skirmish".to_owned(), failure.clone());
    let document = world.id();
    let failed = Err(NoRuling::RulesetFailed { id: "skirmish".to_owned(), fault: failure.fault.clone() });
    world.ask_only(Intent::Event(Event::Ruled { document, revision: 0, ruling: failed }));
    assert!(world.waiting.iter().any(|effect| matches!(effect, Effect::Plugins(PluginsEffect::Failures))));
    world.waiting.push_back(Effect::FindRulesets);
    world.drain();
    assert_eq!(world.desk.plugins.failures.get("skirmish"), Some(&failure));
}

#[test]
fn a_folder_that_the_system_does_not_show_is_told_with_its_path() {
    let mut world = World::ready();
    world.plugins(PluginsIntent::OpenFolder("/data".into()));
    assert_eq!(world.notices(), ["plugins-folder-not-opened"]);
}
