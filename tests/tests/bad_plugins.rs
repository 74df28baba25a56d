//! Planted rulesets that misbehave in every way that native code can, each through the command line and through the window:
//! both go on, the record is as it was, and the message names the ruleset and the fault. The ways stand in `plugins/bad.c`,
//! panics in Rust in the examples `panics` and `panics_when_described`.
#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::time::Duration;

use arbiter::{DeskWindow, DirectExecutor};
use arbiter_core::desk::{Edit, EventField, Intent};
use arbiter_core::locale::Language;
use arbiter_core::record;
use arbiter_core::referee::report::Origin;
use arbiter_core::referee::{Folder, Limits};
use arbiter_tests::{plugins, program, root, sample};
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use ruleset_api::Record;
use serde_json::{Value, json};
use tempfile::TempDir;

/// What becomes of a ruleset that misbehaves.
#[derive(Clone, Copy, Debug)]
enum Comes {
    /// It is taken, but its ruling is not: with words of the message.
    NoRuling(&'static str),
    /// As that, after the time that a call may take.
    Late(&'static str),
    /// It is not taken: with words of the message.
    Refused(&'static str),
    /// It rules all the same.
    Ruling,
}
use Comes::{Late, NoRuling, Refused, Ruling};

/// Each way, and what comes of it.
const WAYS: &[(&str, Comes)] = &[
    // The slow ones first.
    ("LOOPS", Late("did not answer")),
    ("HANGS", Late("did not answer")),
    ("ANSWERS_LATE", Late("did not answer")),
    // It ends its process.
    ("CRASHES", NoRuling("signal 11")),
    ("ABORTS", NoRuling("signal 6")),
    ("EXITS", NoRuling("exit code 0; the cards are gone")),
    ("OVERFLOWS", NoRuling("signal")),
    ("EATS_MEMORY", NoRuling("signal")),
    ("FORKS", NoRuling("exit code 7")),
    // Its answer is none.
    ("FLOODS", NoRuling("longer than")),
    ("REPLIES_A_GIB", NoRuling("longer than")),
    ("LIES_ABOUT_LENGTH", NoRuling("Try again")),
    ("BABBLES", NoRuling("expected value")),
    ("RULES_DEEP", NoRuling("recursion limit")),
    ("RULES_AT_LENGTH", NoRuling("id is longer than")),
    ("INVENTS", NoRuling("winners [9]")),
    ("INVENTS_A_PIECE", NoRuling("piece 99")),
    ("FAILS", NoRuling("a card that nobody knows")),
    ("UNSTEADY", NoRuling("gave another answer")),
    // It disturbs others.
    ("PRINTS", Ruling),
    #[cfg(target_os = "linux")]
    ("CHANGES_FOLDER", NoRuling("another folder: Operation not permitted")),
    #[cfg(target_os = "linux")]
    ("OPENS_A_FILE", NoRuling("a file: Operation not permitted")),
    #[cfg(target_os = "linux")]
    ("WRITES_A_FILE", NoRuling("a file: Operation not permitted")),
    #[cfg(target_os = "linux")]
    ("REMOVES_A_FILE", NoRuling("a file: Operation not permitted")),
    #[cfg(target_os = "linux")]
    ("WHEN_LOADED=opens", NoRuling("a file when it was loaded: Permission denied")),
    #[cfg(target_os = "linux")]
    ("WHEN_LOADED=connects", NoRuling("a socket when it was loaded: Operation not permitted")),
    #[cfg(target_os = "linux")]
    ("WHEN_LOADED=starts", NoRuling("another process when it was loaded: Operation not permitted")),
    #[cfg(target_os = "linux")]
    ("WHEN_LOADED=signals", NoRuling("a signal when it was loaded: Operation not permitted")),
    #[cfg(target_os = "linux")]
    ("OPENS_A_SOCKET", NoRuling("a socket: Operation not permitted")),
    #[cfg(target_os = "linux")]
    ("STARTS_A_PROGRAM", NoRuling("another program: Operation not permitted")),
    #[cfg(target_os = "linux")]
    ("STARTS_A_PROCESS", NoRuling("another process: Operation not permitted")),
    #[cfg(target_os = "linux")]
    ("LEAVES_A_THREAD", NoRuling("a thread: Operation not permitted")),
    #[cfg(target_os = "linux")]
    ("SIGNALS", NoRuling("a signal: Operation not permitted")),
    // What it says of itself is none.
    ("CRASHES_WHEN_DESCRIBED", Refused("start: signal 11")),
    ("EXITS_WHEN_LOADED", Refused("start: exit code 0")),
    ("DESCRIBES_DEEP", Refused("recursion limit")),
    ("LABEL_OF=8", Refused("longer than")),
    ("LABEL_OF=7", Refused("id is longer than")),
    ("LABEL_OF=1", Refused("id is longer than")),
    ("DEEP_SOURCE", Refused("braces nested too deep")),
    ("MAGIC=7", Refused("its magic is 0x00000007")),
    ("SIZE=16", Refused("it has 16 bytes")),
    ("GIVES_NOTHING", Refused("gives no table")),
    ("MAJOR=2", Refused("version 2 of the contract, and this program knows version 1")),
    ("ENTRY=ruleset_plugin_v3", Refused("version 3 of the contract, and this program knows version 1")),
    ("ID=\"good\"", Refused("“good 1.0.0” in its table, “bad 1.0.0” in its manifest")),
];

/// A folder with the planted ruleset beside a good one, and a record for each.
struct Scene {
    folder: TempDir,
}

impl Scene {
    fn new(way: &str) -> Self {
        let scene = Self::empty();
        let define = match way {
            "DEEP_SOURCE" => format!("-DSOURCE=\"deep = {}$n{}\"", "{".repeat(20_000), "}".repeat(20_000)),
            way => format!("-D{way}"),
        };
        let compiler = std::env::var("CC").unwrap_or_else(|_| "cc".to_owned());
        let run = Command::new(compiler)
            .args(["-shared", "-fPIC", "-O0", "-w", "-pthread", "-o"])
            .arg(scene.plugins().join(format!("libbad{}", std::env::consts::DLL_SUFFIX)))
            .arg(define)
            .arg("-I")
            .arg(root().join("ruleset-api/include"))
            .arg(root().join("tests/tests/plugins/bad.c"))
            .output()
            .expect("a C compiler");
        assert!(run.status.success(), "{way}: {}", String::from_utf8_lossy(&run.stderr));
        scene
    }

    fn empty() -> Self {
        let scene = Self { folder: tempfile::tempdir().unwrap() };
        std::fs::create_dir(scene.plugins()).unwrap();
        let good = format!("{}wow_minis{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
        std::os::unix::fs::symlink(plugins().join(&good), scene.plugins().join(&good)).unwrap();
        std::fs::copy(sample("wow-minis-honor.match.json"), scene.good()).unwrap();
        scene.write("bad");
        scene
    }

    /// Writes the record that the planted ruleset is to rule on. Its judge is called by the record's own path.
    fn write(&self, ruleset: &str) {
        let mut bad = Record::new(ruleset, "1.0.0", 2);
        bad.event.judge = self.bad().to_string_lossy().into_owned();
        for (side, name) in bad.sides.iter_mut().zip(["Alliance", "Horde"]) {
            side.name = name.to_owned();
        }
        std::fs::write(self.bad(), record::to_bytes(&bad)).unwrap();
    }

    fn plugins(&self) -> PathBuf {
        self.folder.path().join("plugins")
    }

    fn bad(&self) -> PathBuf {
        self.folder.path().join("bad.match.json")
    }

    fn good(&self) -> PathBuf {
        self.folder.path().join("good.match.json")
    }

    /// Rules on both records: the exit code, the results by record, and all else that was said.
    fn judged(&self) -> (i32, Vec<Value>, String) {
        let run = Command::new(program())
            .args(["judge", "--format", "json", "--ruleset-dir"])
            .args([self.plugins(), self.bad(), self.good()])
            .env_remove("ARBITER_RULESETS")
            .env("XDG_DATA_HOME", self.folder.path())
            .envs([("LC_ALL", "C"), ("LANG", "C"), ("LANGUAGE", "")])
            .output()
            .unwrap();
        let results = String::from_utf8(run.stdout).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        (run.status.code().unwrap(), results, String::from_utf8(run.stderr).unwrap())
    }
}

/// What must hold of the command line, whatever the ruleset does.
fn the_command_line_goes_on(scene: &Scene, way: &str, comes: Comes) {
    let before = [std::fs::read(scene.bad()).unwrap(), std::fs::read(scene.good()).unwrap()];
    let (code, results, errors) = scene.judged();
    assert_eq!([std::fs::read(scene.bad()).unwrap(), std::fs::read(scene.good()).unwrap()], before, "{way}: the records");
    assert_eq!(results.len(), 2, "{way}: {results:?}\n{errors}");
    assert_eq!(results[1]["ruling"]["status"], "decided", "{way}: the other record has its ruling");
    let message = results[0]["error"]["message"].as_str().unwrap_or_default();
    match comes {
        Ruling => assert_eq!((code, &results[0]["ruling"]["status"]), (0, &json!("draw")), "{way}: {errors}"),
        NoRuling(words) | Late(words) => {
            assert_eq!((code, &results[0]["error"]["code"]), (1, &json!("ruleset-failed")), "{way}: {results:?}");
            let told = message.contains(words) && message.contains("“bad”") && message.contains("libbad");
            assert!(told || way == "LIES_ABOUT_LENGTH" && message.contains("“bad”"), "{way}: {message}");
        }
        Refused(words) => {
            assert_eq!((code, &results[0]["error"]["code"]), (1, &json!("unknown-ruleset")), "{way}: {results:?}");
            assert!(message.contains("“bad”"), "{way}: {message}");
            let mut lines = errors.lines();
            assert!(lines.any(|line| line.contains("libbad") && line.contains(words)), "{way}: {errors}");
        }
    }
}

/// The window with the planted ruleset's record open.
fn window(scene: &Scene, comes: Comes) -> Harness<'static, DeskWindow> {
    let folders = vec![Folder { path: scene.plugins(), origin: Origin::Named }];
    let call = if matches!(comes, Late(_)) { Duration::from_millis(300) } else { Limits::default().call };
    let executor = DirectExecutor::with_limits(program(), folders, Limits { call, ..Limits::default() });
    let mut window = DeskWindow::new(executor, Language::English);
    window.ask(Intent::OpenPath(scene.bad()));
    let builder = Harness::builder().with_size(egui::vec2(1366.0, 690.0)).with_max_steps(12).with_theme(egui::Theme::Light);
    let mut driven = builder.with_context_setup(arbiter::dress).build_ui_state(
        |ui, window: &mut DeskWindow| {
            window.logic(ui.ctx());
            window.ui(ui);
        },
        window,
    );
    driven.run();
    driven
}

/// What must hold of the window, whatever the ruleset does: it shows the match, tells what is wrong, takes an entry, saves.
fn the_window_goes_on(scene: &Scene, way: &str, comes: Comes) {
    let before = record::read(&scene.bad()).unwrap();
    let mut driven = window(scene, comes);
    let shows = |driven: &Harness<'static, DeskWindow>, words: &str| {
        assert!(driven.query_all_by_label_contains(words).next().is_some(), "{way}: the window does not show `{words}`");
    };
    match comes {
        Ruling => shows(&driven, "Draw"),
        NoRuling(_) if way == "LIES_ABOUT_LENGTH" => shows(&driven, "“bad”"),
        NoRuling(words) | Late(words) => [words, "“bad”", "libbad"].iter().for_each(|words| shows(&driven, words)),
        Refused(words) => [words, "libbad"].iter().for_each(|words| shows(&driven, words)),
    }
    if matches!(comes, Refused(_)) {
        // Without its ruleset a match has no sheet; it can be changed all the same, and nothing of it is lost.
        driven.state_mut().ask(Intent::Edit(Edit::Event(EventField::Table, "7".to_owned())));
        driven.run();
    } else {
        driven.get_by_label("Table").focus();
        driven.run();
        driven.get_by_label("Table").type_text("7");
        driven.run();
        driven.key_press(Key::Enter);
        driven.run();
    }
    driven.key_press_modifiers(Modifiers::COMMAND, Key::S);
    driven.run();
    assert!(!driven.state().desk().document().unwrap().dirty(), "{way}: it is saved");
    let mut expected = before;
    expected.event.table = "7".to_owned();
    assert_eq!(record::read(&scene.bad()).unwrap(), expected, "{way}: what is saved");
}

/// Does something for every way, a few at a time: some take seconds in which nothing happens.
fn for_each_way(check: impl Fn(&Scene, &str, Comes) + Sync) {
    let next = Mutex::new(WAYS.iter());
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                loop {
                    let way = next.lock().unwrap().next();
                    let Some((way, comes)) = way else { break };
                    check(&Scene::new(way), way, *comes);
                }
            });
        }
    });
}

/// A library in Rust that is built beside these tests.
fn example(name: &str) -> PathBuf {
    let file = format!("{}{name}{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    let library = program().parent().unwrap().join("examples").join(file);
    assert!(library.is_file(), "{}: build it by `cargo build -p arbiter-tests --examples`", library.display());
    library
}

/// A scene with a ruleset in Rust that panics.
fn panics(name: &str) -> Scene {
    let scene = Scene::empty();
    std::fs::copy(example(name), scene.plugins().join(format!("libbad{}", std::env::consts::DLL_SUFFIX))).unwrap();
    scene.write("arbiter-tests");
    scene
}

#[test]
fn whatever_a_plugin_does_the_command_line_goes_on() {
    for_each_way(the_command_line_goes_on);
}

#[test]
fn whatever_a_plugin_does_the_window_goes_on() {
    for_each_way(the_window_goes_on);
}

#[test]
fn a_panic_in_rust_is_told_with_its_words_and_its_place() {
    let scene = panics("panics");
    let before = std::fs::read(scene.bad()).unwrap();
    let (code, results, _) = scene.judged();
    let message = results[0]["error"]["message"].as_str().unwrap();
    assert_eq!((code, &results[1]["ruling"]["status"]), (1, &json!("decided")));
    for words in ["“arbiter-tests”", "libbad", "the dice have rolled off the table, at", "panics.rs:"] {
        assert!(message.contains(words), "{message}");
    }
    assert_eq!(std::fs::read(scene.bad()).unwrap(), before);
    let driven = window(&scene, NoRuling(""));
    assert!(driven.query_all_by_label_contains("rolled off the table").next().is_some());
}

#[test]
fn a_panic_in_standings_is_told_too() {
    let scene = panics("panics");
    let club = scene.folder.path().join("club");
    std::fs::create_dir(&club).unwrap();
    std::fs::copy(scene.bad(), club.join("bad.match.json")).unwrap();
    let run = Command::new(program())
        .args([Path::new("standings"), &club, Path::new("--ruleset-dir"), &scene.plugins()])
        .env_remove("ARBITER_RULESETS")
        .envs([("LC_ALL", "C"), ("LANG", "C"), ("LANGUAGE", "")])
        .output()
        .unwrap();
    let errors = String::from_utf8(run.stderr).unwrap();
    assert_eq!(run.status.code(), Some(1), "{errors}");
    assert!(errors.contains("arbiter-tests") && errors.contains("the dice have rolled off the table"), "{errors}");
}

#[test]
fn a_panic_while_it_says_what_it_is_is_told_too() {
    let scene = panics("panics_when_described");
    let (code, results, errors) = scene.judged();
    assert_eq!((code, &results[0]["error"]["code"]), (1, &json!("unknown-ruleset")));
    assert!(errors.contains("libbad") && errors.contains("the rule book is missing a page"), "{errors}");
}
