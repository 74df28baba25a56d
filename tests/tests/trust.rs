//! Which libraries are run at all: what came with the program, what was named for this run, and what the judge agreed to,
//! with exactly these bytes. Through the window, the command line and the referee, with real libraries in real processes.
#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::path::{Path, PathBuf};
use std::process::Command;

use arbiter::{DeskWindow, DirectExecutor};
use arbiter_core::desk::{Answer, Event, Intent, PluginsEvent, PluginsIntent, PluginsQuestion, Question};
use arbiter_core::locale::Language;
use arbiter_core::record;
use arbiter_core::referee::report::{Fault, NoRuling, Origin, Rulesets};
use arbiter_core::referee::{Folder, Limits, Referee, look};
use arbiter_tests::{program, root};
use ruleset_api::Record;
use ruleset_api::request::Detail;
use tempfile::TempDir;

/// A memory stick with a library and a record, the user's data, and a folder for what comes with the program.
struct Venue {
    folder: TempDir,
}

impl Venue {
    fn new() -> Self {
        let venue = Self { folder: tempfile::tempdir().unwrap() };
        for folder in [venue.stick(), venue.installed(), venue.bundled()] {
            std::fs::create_dir_all(folder).unwrap();
        }
        compile(&venue.library(), &[]);
        std::fs::write(venue.record(), record::to_bytes(&Record::new("bad", "1.0.0", 2))).unwrap();
        venue
    }

    fn stick(&self) -> PathBuf {
        // As the window knows it, without links.
        self.folder.path().canonicalize().unwrap().join("stick")
    }

    fn library(&self) -> PathBuf {
        self.stick().join(library("game"))
    }

    fn record(&self) -> PathBuf {
        self.stick().join("a.match.json")
    }

    fn installed(&self) -> PathBuf {
        self.folder.path().canonicalize().unwrap().join("data/arbiter/rulesets")
    }

    fn bundled(&self) -> PathBuf {
        self.folder.path().join("program")
    }

    fn folders(&self) -> Vec<Folder> {
        let folder = |path, origin| Folder { path, origin };
        vec![folder(self.bundled(), Origin::Bundled), folder(self.installed(), Origin::Installed)]
    }

    fn found(&self) -> Rulesets {
        Referee::new(program(), self.folders(), Limits::default()).find()
    }

    fn window(&self) -> DeskWindow {
        DeskWindow::new(DirectExecutor::new(program(), self.folders()), Language::English)
    }

    /// Looks at a library and agrees to it.
    fn install(&self, path: &Path) -> DeskWindow {
        let mut window = self.window();
        window.ask(Intent::Plugins(PluginsIntent::Look(path.to_owned())));
        let asked = window.desk().question.clone();
        assert!(matches!(asked, Some(Question::Plugins(PluginsQuestion::Trust(_)))), "{asked:?}: {:?}", window.desk().notices);
        window.ask(Intent::Answer(Answer::Yes));
        window
    }

    /// Where the library of the stick lies once it is installed.
    fn copy(&self) -> PathBuf {
        self.installed().join(look(&self.library()).unwrap().sha256).join(library("game"))
    }

    /// Exit code, results and all else of the command line, run on the stick.
    fn arbiter(&self, words: &[&str]) -> (i32, String, String) {
        let run = Command::new(program())
            .args(words)
            .current_dir(self.stick())
            .env_remove("ARBITER_RULESETS")
            .env("XDG_DATA_HOME", self.folder.path().canonicalize().unwrap().join("data"))
            .env("HOME", self.folder.path())
            .envs([("LC_ALL", "C"), ("LANG", "C"), ("LANGUAGE", "")])
            .output()
            .unwrap();
        let words = |bytes| String::from_utf8(bytes).unwrap();
        (run.status.code().unwrap(), words(run.stdout), words(run.stderr))
    }
}

fn library(name: &str) -> String {
    format!("{}{name}{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX)
}

/// Builds the plain ruleset in C, which is called `bad`.
fn compile(library: &Path, words: &[&str]) {
    let compiler = std::env::var("CC").unwrap_or_else(|_| "cc".to_owned());
    let run = Command::new(compiler)
        .args(["-shared", "-fPIC", "-O0", "-w", "-pthread", "-o"])
        .arg(library)
        .args(words)
        .arg("-I")
        .arg(root().join("ruleset-api/include"))
        .arg(root().join("tests/tests/plugins/bad.c"))
        .output()
        .expect("a C compiler");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
}

/// Other bytes that load and rule just as well.
fn change(library: &Path) {
    let mut bytes = std::fs::read(library).unwrap();
    bytes.extend_from_slice(b"and something more");
    // A new file: the old one may be mapped into a process.
    std::fs::remove_file(library).unwrap();
    std::fs::write(library, bytes).unwrap();
}

#[test]
fn an_installed_library_rules_from_its_copy_whatever_happens_to_the_file_it_came_from() {
    let venue = Venue::new();
    let copy = venue.copy();
    let original = std::fs::read(venue.library()).unwrap();
    let mut window = venue.install(&venue.library());
    assert_eq!(std::fs::read(&copy).unwrap(), original);
    std::fs::remove_file(venue.library()).unwrap();
    window.ask(Intent::OpenPath(venue.record()));
    assert!(window.desk().document().unwrap().ruling().is_some());
    let found = venue.found();
    let ruleset = found.get("bad").unwrap();
    assert_eq!((&ruleset.path, ruleset.origin), (&copy, Origin::Installed));
    assert!(found.agreement(&ruleset.sha256).unwrap().from.ends_with(&library("game")));
    if cfg!(target_os = "linux") {
        let (code, output, errors) = venue.arbiter(&["rulesets"]);
        assert_eq!(code, 0, "{errors}");
        for told in ["bad 1.0.0", "installed: ", "trusted: you agreed to it on 20", "languages: en", "SHA-256: "] {
            assert!(output.contains(told), "{told}: {output}");
        }
        assert_eq!(venue.arbiter(&["judge", "a.match.json"]).0, 0);
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_library_that_was_put_into_the_folder_by_hand_is_not_run_before_the_judge_agrees() {
    for place in ["libgame.so", "club/libgame.so", &format!("{}/libgame.so", "0".repeat(64)), "its own hash"] {
        let venue = Venue::new();
        let by_hand = if place == "its own hash" { venue.copy() } else { venue.installed().join(place) };
        std::fs::create_dir_all(by_hand.parent().unwrap()).unwrap();
        std::fs::copy(venue.library(), &by_hand).unwrap();
        let found = venue.found();
        assert!(found.usable.is_empty(), "{place}: {found:?}");
        assert!(matches!(found.refused[0].fault, Fault::NotTrusted(_)), "{found:?}");
        let (code, output, errors) = venue.arbiter(&["judge", "a.match.json"]);
        assert_eq!((code, output.contains("Draw")), (1, false), "{output}");
        assert!(errors.contains("you have not agreed to this library yet"), "{errors}");
        assert!(venue.arbiter(&["rulesets"]).1.contains("SHA-256: "));
        let window = venue.install(&by_hand);
        assert_eq!(window.desk().rulesets.as_ref().unwrap().get("bad").unwrap().path, venue.copy());
        assert!(by_hand == venue.copy() || !by_hand.exists(), "it was moved to its place");
    }
}

#[test]
fn an_installed_library_that_changed_is_not_run_and_is_asked_about_again() {
    let venue = Venue::new();
    drop(venue.install(&venue.library()));
    change(&venue.copy());
    let found = venue.found();
    assert!(found.usable.is_empty(), "{found:?}");
    assert!(matches!(found.refused[0].fault, Fault::Changed(_)), "{found:?}");
    let window = venue.install(&venue.copy());
    let ruleset = window.desk().rulesets.as_ref().unwrap().get("bad").unwrap();
    assert!(ruleset.path != venue.copy() && ruleset.path.starts_with(venue.installed()));
    assert!(!venue.copy().exists());
}

#[test]
fn a_library_that_is_exchanged_while_the_program_runs_is_not_loaded() {
    let venue = Venue::new();
    let library = venue.bundled().join(library("game"));
    compile(&library, &["-DCRASHES"]);
    let mut referee = Referee::new(program(), venue.folders(), Limits::default());
    referee.find();
    change(&library);
    // It crashes, and is started once more: from a file that nobody looked at.
    let ruling = referee.rule(&Record::new("bad", "1.0.0", 2), Detail::Full, &[Language::English]);
    assert_eq!(ruling, Err(NoRuling::RulesetFailed { id: "bad".to_owned(), fault: Fault::Replaced }));
    assert!(referee.find().get("bad").is_some(), "once it was looked at, it is");
}

#[test]
fn nothing_is_loaded_from_beside_an_opened_record() {
    let venue = Venue::new();
    let mut window = venue.window();
    window.ask(Intent::OpenPath(venue.record()));
    let document = window.desk().document().unwrap();
    let unknown = NoRuling::UnknownRuleset { id: "bad".to_owned() };
    assert_eq!(document.ruled.ruling.as_ref().unwrap().as_ref().unwrap_err(), &unknown);
    assert!(window.desk().rulesets.as_ref().unwrap().usable.is_empty());
    // From the folder itself, too, and for a whole folder of records.
    for path in ["a.match.json", "."] {
        let (code, output, errors) = venue.arbiter(&["judge", path, "--format", "json"]);
        assert!(code == 1 && output.contains("unknown-ruleset"), "{output} {errors}");
    }
    assert!(!venue.arbiter(&["rulesets"]).1.contains(&library("game")));
}

#[test]
#[cfg(target_os = "linux")]
fn a_named_folder_is_trusted_for_the_run_and_no_longer() {
    let venue = Venue::new();
    let stick = venue.stick();
    let named = stick.to_str().unwrap();
    let (code, output, _) = venue.arbiter(&["rulesets", "--ruleset-dir", named]);
    assert!(code == 0 && output.contains("bad 1.0.0"), "{output}");
    assert!(output.contains("trusted for this run: you named its folder"), "{output}");
    assert_eq!(venue.arbiter(&["judge", "a.match.json", "--ruleset-dir", named]).0, 0);
    assert_eq!(venue.arbiter(&["judge", "a.match.json"]).0, 1);
    assert_eq!(std::fs::read_dir(venue.installed()).unwrap().count(), 0, "nothing was noted");
}

#[test]
fn an_installed_copy_never_hides_one_that_came_with_the_program() {
    let venue = Venue::new();
    drop(venue.install(&venue.library()));
    let bundled = venue.bundled().join(library("game"));
    std::fs::copy(venue.library(), &bundled).unwrap();
    change(&bundled);
    let found = venue.found();
    assert_eq!((&found.get("bad").unwrap().path, found.shadowed.len()), (&bundled, 1));
    assert_eq!((&found.shadowed[0].path, found.shadowed[0].copy), (&venue.copy(), false));
    let mut window = venue.window();
    window.ask(Intent::Plugins(PluginsIntent::UseInstead(venue.copy())));
    assert!(window.desk().question.is_none());
}

#[test]
fn of_two_installed_with_one_id_the_first_rules_until_the_judge_chooses() {
    let venue = Venue::new();
    let old = venue.copy();
    drop(venue.install(&venue.library()));
    change(&venue.library());
    let mut window = venue.install(&venue.library());
    let used = |window: &DeskWindow| window.desk().rulesets.as_ref().unwrap().get("bad").unwrap().path.clone();
    assert_eq!(used(&window), old);
    window.ask(Intent::Answer(Answer::Yes));
    assert_eq!((used(&window), old.exists()), (venue.copy(), false));
}

#[test]
fn what_is_removed_is_gone_and_does_not_come_back_by_itself() {
    let venue = Venue::new();
    let copy = venue.copy();
    let mut window = venue.install(&venue.library());
    window.ask(Intent::Plugins(PluginsIntent::Remove(copy.clone())));
    window.ask(Intent::Answer(Answer::Yes));
    assert!(!copy.exists() && window.desk().rulesets.as_ref().unwrap().usable.is_empty());
    assert!(venue.library().exists() && venue.record().exists());
    std::fs::create_dir_all(copy.parent().unwrap()).unwrap();
    std::fs::copy(venue.library(), &copy).unwrap();
    assert!(venue.found().usable.is_empty(), "the agreement went with it");
}

#[test]
fn a_damaged_list_of_agreements_agrees_to_nothing() {
    let venue = Venue::new();
    drop(venue.install(&venue.library()));
    std::fs::write(venue.installed().join("trusted.json"), "{\"trusted\": [").unwrap();
    let found = venue.found();
    assert!(found.usable.is_empty());
    assert!(matches!(found.refused[0].fault, Fault::BadTrustList(_)), "{found:?}");
    let window = venue.install(&venue.copy());
    assert!(window.desk().rulesets.as_ref().unwrap().get("bad").is_some());
}

#[test]
fn a_fault_is_kept_with_what_the_process_printed_also_when_it_rules_again() {
    let venue = Venue::new();
    let library = venue.bundled().join(library("game"));
    compile(&library, &["-DEXITS"]);
    let mut window = venue.window();
    window.ask(Intent::OpenPath(venue.record()));
    let failure = window.desk().plugins.failures["bad"].clone();
    assert!(matches!(failure.fault, Fault::Died(_)), "{failure:?}");
    assert_eq!(failure.output, "the cards are gone");
    // Its author sent a better one. What the referee tells the next time is the same.
    std::fs::remove_file(&library).unwrap();
    compile(&library, &[]);
    window.ask(Intent::FindRulesets);
    assert!(window.desk().document().unwrap().ruling().is_some(), "it rules again");
    let known = window.executor().referee().failures().clone();
    window.ask(Intent::Event(Event::Plugins(PluginsEvent::Failures(known))));
    assert_eq!(window.desk().plugins.failures.get("bad"), Some(&failure));
}
