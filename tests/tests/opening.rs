//! Opening never destroys: whatever lies at a path, window and command line say in a sentence what it is, where it is wrong
//! and what to do; the file is as it was, and the desk goes on. The real program and the real window.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::fs::{self, Metadata};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::SystemTime;

use arbiter::DeskWindow;
use arbiter_core::desk::{Document, Intent, ReadOnly};
use arbiter_core::locale::Language;
use arbiter_core::record;
use arbiter_core::referee::Folder;
use arbiter_core::referee::report::Origin;
use arbiter_tests::{plugins, program, sample};
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use serde_json::{Value, json};

type Driven = Harness<'static, DeskWindow>;

fn window(language: Language) -> Driven {
    let folders = vec![Folder { path: plugins(), origin: Origin::Bundled }];
    let builder = Harness::builder().with_size(egui::vec2(1366.0, 690.0)).with_max_steps(12).with_theme(egui::Theme::Light);
    let mut driven = builder.with_context_setup(arbiter::dress).build_ui_state(
        |ui, window: &mut DeskWindow| {
            window.logic(ui.ctx());
            window.ui(ui);
        },
        DeskWindow::direct(program(), folders, language),
    );
    driven.run();
    driven
}

fn open(driven: &mut Driven, file: &Path) {
    driven.state_mut().ask(Intent::OpenPath(file.to_owned()));
    driven.run();
}

fn document(driven: &Driven) -> &Document {
    driven.state().desk().document().expect("an open match")
}

/// All that the window says, as it is read out.
fn said(driven: &Driven) -> String {
    let nodes = driven.root().children_recursive();
    let words = nodes.filter_map(|node| {
        let node = node.accesskit_node();
        [node.label(), node.value()].into_iter().flatten().find(|words| !words.is_empty())
    });
    words.collect::<Vec<_>>().join("\n")
}

/// Exit code, and the one line of the results as JSON.
fn judged(file: &Path) -> (i32, Value) {
    let done = Command::new(env!("CARGO_BIN_EXE_arbiter-under-test"))
        .args(["judge", "--format", "json"])
        .arg(file)
        .env("ARBITER_RULESETS", plugins())
        .envs([("LC_ALL", "C"), ("LANG", "C"), ("LANGUAGE", "")])
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let output = String::from_utf8(done.stdout).unwrap();
    let line = output.lines().next().unwrap_or_else(|| panic!("{}: {}", file.display(), String::from_utf8_lossy(&done.stderr)));
    (done.status.code().unwrap(), serde_json::from_str(line).unwrap())
}

/// Something at a path that is no record, and what is said of it.
struct Case {
    /// Its file name.
    name: &'static str,
    made: fn(&Path),
    /// The error code of the command line.
    code: &'static str,
    /// What the sentence says.
    says: &'static [&'static str],
    /// Whether its copy lies beside it.
    copy: bool,
}

const fn bytes(name: &'static str, made: fn(&Path), code: &'static str, says: &'static [&'static str]) -> Case {
    Case { name, made, code, says, copy: false }
}

const UNTOUCHED: &str = "The file was not touched";
const MEND: &str = "mend it there";

const CASES: &[Case] = &[
    bytes("empty.match.json", |at| fs::write(at, "").unwrap(), "not-json", &["is empty", UNTOUCHED]),
    bytes("blank.match.json", |at| fs::write(at, " \n\t\n").unwrap(), "not-json", &["is empty", UNTOUCHED]),
    bytes("cut.match.json", cut_short, "not-json", &["line 5, column", "ends too early", UNTOUCHED, MEND]),
    Case {
        name: "cut-with-copy.match.json",
        made: |at| {
            fs::copy(sample("wow-minis-honor.match.json"), with(at, ".bak")).unwrap();
            cut_short(at);
        },
        code: "not-json",
        says: &["line 5, column", "ends too early", UNTOUCHED, "open its copy that ends in .bak"],
        copy: true,
    },
    Case {
        name: "zeros-with-copy.match.json",
        made: |at| {
            fs::copy(sample("wow-minis-honor.match.json"), with(at, ".bak")).unwrap();
            fs::write(at, [0; 4096]).unwrap();
        },
        code: "not-json",
        says: &["line 1, column 1", "only zero bytes", UNTOUCHED, "open its copy that ends in .bak"],
        copy: true,
    },
    bytes("nul.match.json", |at| fs::write(at, "{\n \"format\":\0 }").unwrap(), "not-json", &["line 2, column 11", UNTOUCHED]),
    bytes("no-json.match.json", |at| fs::write(at, "Alliance 12, Horde 9").unwrap(), "not-json", &["line 1, column 1", MEND]),
    bytes("more.match.json", |at| fs::write(at, "{}\n{}").unwrap(), "not-json", &["line 2, column 1", "follows after the end"]),
    bytes(
        "latin.match.json",
        |at| fs::write(at, b"{\n \"name\": \"Ligue d'\xE9t\xE9\" }").unwrap(),
        "not-json",
        &["line 2, column 19", "UTF-8", UNTOUCHED],
    ),
    bytes(
        "utf-16.match.json",
        |at| fs::write(at, "\u{FEFF}{}".encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<_>>()).unwrap(),
        "not-json",
        &["line 1, column 1", "UTF-16", UNTOUCHED, "save it in UTF-8"],
    ),
    bytes(
        "utf-16-be.match.json",
        |at| fs::write(at, "\u{FEFF}{}".encode_utf16().flat_map(u16::to_be_bytes).collect::<Vec<_>>()).unwrap(),
        "not-json",
        &["UTF-16", UNTOUCHED],
    ),
    bytes(
        "deep.match.json",
        |at| fs::write(at, "[".repeat(100_000)).unwrap(),
        "not-json",
        &["line 1, column 100000", "ends too early", UNTOUCHED],
    ),
    bytes("deep-within.match.json", deep_within, "structure", &["line 4, column ", "too deep", UNTOUCHED]),
    bytes("list.match.json", |at| fs::write(at, "[1, 2]").unwrap(), "other-format", &["is not a match record", UNTOUCHED]),
    bytes(
        "club.match.json",
        |at| fs::write(at, r#"{ "format": "arbiter-club", "version": 1 }"#).unwrap(),
        "other-format",
        &["arbiter-club", UNTOUCHED],
    ),
    bytes(
        "picture.match.json",
        |at| fs::write(at, b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR").unwrap(),
        "not-json",
        &["line 1, column 1", "UTF-8", UNTOUCHED],
    ),
    bytes(
        "structure.match.json",
        |at| {
            fs::write(
                at,
                "{ \"format\": \"arbiter-match\", \"version\": 1,\n  \"ruleset\": { \"id\": \"x\" },\n  \"sides\": 7 }",
            )
            .unwrap();
        },
        "structure",
        &["line 3, column 12", "/sides", "a whole number", "a list", UNTOUCHED, MEND],
    ),
    bytes(
        "newer.match.json",
        |at| fs::write(at, r#"{ "format": "arbiter-match", "version": 3, "sides": { "north": {} } }"#).unwrap(),
        "newer-version",
        &["version 3", "knows version 1", "newer Arbiter", UNTOUCHED],
    ),
    bytes(
        "large.match.json",
        |at| fs::File::create(at).unwrap().set_len(record::LARGEST + 1).unwrap(),
        "too-large",
        &["larger than 64 MiB", UNTOUCHED],
    ),
    bytes("gone.match.json", |_| {}, "unreadable", &["there is no such file", "Check the path"]),
    #[cfg(unix)]
    bytes(
        "pipe.match.json",
        |at| assert!(Command::new("mkfifo").arg(at).status().unwrap().success()),
        "unreadable",
        &["a pipe or a device", "Choose a file"],
    ),
    #[cfg(unix)]
    bytes("device.match.json", |at| link(Path::new("/dev/zero"), at), "unreadable", &["a pipe or a device", "Choose a file"]),
    #[cfg(unix)]
    bytes(
        "dangling.match.json",
        |at| link(Path::new("unplugged/a.match.json"), at),
        "unreadable",
        &["it is a link", "not there", "Nothing was changed", "connect the disk"],
    ),
    #[cfg(unix)]
    bytes(
        "round.match.json",
        |at| link(Path::new("round.match.json"), at),
        "unreadable",
        &["it is a link", "Nothing was changed", "choose the file itself"],
    ),
];

#[cfg(unix)]
fn link(to: &Path, at: &Path) {
    std::os::unix::fs::symlink(to, at).unwrap();
}

fn with(path: &Path, ending: &str) -> PathBuf {
    PathBuf::from(format!("{}{ending}", path.display()))
}

fn cut_short(at: &Path) {
    let whole = fs::read_to_string(sample("wow-minis-honor.match.json")).unwrap();
    let lines: Vec<&str> = whole.lines().take(5).collect();
    let cut = lines.join("\n");
    fs::write(at, &cut[..cut.len() - 1]).unwrap();
}

fn deep_within(at: &Path) {
    let head = "{ \"format\": \"arbiter-match\", \"version\": 1,\n  \"ruleset\": { \"id\": \"x\" },\n  \"sides\": [], \"x\":\n";
    fs::write(at, format!("{head}{}1{} }}", "{\"a\":[".repeat(100_000), "]}".repeat(100_000))).unwrap();
}

/// What a file is: what the system says of it, when it was changed, where it leads, its bytes.
type State = (Metadata, Option<SystemTime>, Option<PathBuf>, Option<Vec<u8>>);

/// A file as it lies on the disk: kind, mode, length, time of the last change, and the content where that is not huge.
fn state(at: &Path) -> Option<State> {
    let there = fs::symlink_metadata(at).ok()?;
    let content = (there.is_file() && there.len() <= 1 << 20).then(|| fs::read(at).unwrap());
    let changed = there.modified().ok();
    Some((there, changed, fs::read_link(at).ok(), content))
}

fn assert_as_it_was(before: &[(PathBuf, String)], folder: &Path) {
    assert_eq!(before, listed(folder));
}

/// All that lies in a folder, with its state in words.
fn listed(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| {
            let path = entry.unwrap().path();
            let (there, changed, to, content) = state(&path).unwrap();
            (path, format!("{:?} {:?} {} {changed:?} {to:?} {content:?}", there.file_type(), there.permissions(), there.len()))
        })
        .collect();
    files.sort();
    files
}

/// A folder with every case in it.
fn cases() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for case in CASES {
        (case.made)(&folder.path().join(case.name));
        assert_eq!(with(&folder.path().join(case.name), ".bak").exists(), case.copy, "{}", case.name);
    }
    folder
}

#[test]
fn whatever_lies_at_a_path_the_command_line_says_what_it_is_and_leaves_it_as_it_was() {
    let folder = cases();
    let before = listed(folder.path());
    for case in CASES {
        let (code, line) = judged(&folder.path().join(case.name));
        let (found, message) = (line["error"]["code"].as_str().unwrap(), line["error"]["message"].as_str().unwrap());
        assert_eq!((code, found), (1, case.code), "{}: {message}", case.name);
        for says in case.says {
            assert!(message.contains(says), "{}: “{says}” is not in “{message}”", case.name);
        }
    }
    assert_as_it_was(&before, folder.path());
}

#[test]
fn whatever_lies_at_a_path_the_window_says_what_it_is_and_leaves_it_as_it_was() {
    let folder = cases();
    let before = listed(folder.path());
    let mut driven = window(Language::English);
    open(&mut driven, &sample("wow-minis-honor.match.json"));
    for case in CASES {
        open(&mut driven, &folder.path().join(case.name));
        let words = said(&driven);
        // The window follows links before it names the file.
        let says_all = |line: &str| case.says.iter().all(|says| line.contains(says));
        assert!(words.lines().any(says_all), "{}: {:?} is not in {words}", case.name, case.says);
        driven.state_mut().ask(Intent::Dismiss(0));
        driven.run();
        driven.get_by_label("Alliance wins");
    }
    // Of a folder the command line rules on all records in it; the window opens one match at a time.
    open(&mut driven, folder.path());
    assert!(said(&driven).contains("it is a folder. Choose a file in it."));
    assert_eq!(driven.state().desk().documents.len(), 1, "the match that was open is");
    assert_as_it_was(&before, folder.path());
}

#[test]
fn what_the_system_does_not_let_be_read_is_said_in_three_languages() {
    // Whoever runs the tests may be allowed to read everything: the reading itself is tested with the system's errors.
    for (language, says) in [
        (Language::English, "the system does not let you read it"),
        (Language::French, "le système vous en refuse la lecture"),
        (Language::Russian, "система не разрешает вам его читать"),
    ] {
        let text = record::ReadFault::Forbidden.text(Path::new("a.match.json"));
        let sentence = arbiter_core::locale::Locale::new(language).text(&text);
        assert!(sentence.contains(says) && sentence.contains("a.match.json"), "{sentence}");
    }
}

/// A record of a version that no program knows yet, made of a sample.
fn newer(folder: &Path) -> PathBuf {
    let mut file: Value = serde_json::from_slice(&fs::read(sample("wow-minis-honor.match.json")).unwrap()).unwrap();
    file["version"] = json!(2);
    file["event"]["round"] = json!(3);
    file["weather"] = json!({ "rain": true });
    file["notes"] = json!("Watch the clock");
    let path = folder.join("newer.match.json");
    fs::write(&path, serde_json::to_vec_pretty(&file).unwrap()).unwrap();
    path
}

fn command(driven: &mut Driven, modifiers: Modifiers, key: Key) {
    driven.key_press_modifiers(modifiers, key);
    driven.run();
}

#[test]
fn a_record_of_a_newer_version_is_shown_in_the_window_and_an_error_on_the_command_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = newer(folder.path());
    let before = listed(folder.path());
    let (code, line) = judged(&path);
    assert_eq!((code, line["error"]["code"].as_str()), (1, Some("newer-version")));

    let mut driven = window(Language::English);
    open(&mut driven, &path);
    assert_eq!(document(&driven).read_only, Some(ReadOnly::NewerVersion { found: 2 }));
    let words = said(&driven);
    for shown in
        ["saved by a newer Arbiter (format 2)", "No ruling", "Alliance", "Horde", "Watch the clock", "wow-minis", "1.0.0"]
    {
        assert!(words.contains(shown), "“{shown}” is not in {words}");
    }
    assert!(!words.contains("Alliance wins") && !words.contains("Being ruled on"), "{words}");
    // Neither by the keyboard nor otherwise is it saved, here or elsewhere.
    command(&mut driven, Modifiers::COMMAND, Key::S);
    command(&mut driven, Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    driven.state_mut().executor().pick_next(folder.path().join("copy.match.json"));
    for intent in [Intent::Save, Intent::SaveAs, Intent::SavePath(folder.path().join("copy.match.json"))] {
        driven.state_mut().ask(intent);
        driven.run();
    }
    assert_as_it_was(&before, folder.path());
}

#[test]
fn a_record_that_a_save_would_round_is_ruled_on_and_only_copied_once_that_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("exact.match.json");
    let text = fs::read_to_string(sample("wow-minis-honor.match.json")).unwrap();
    fs::write(&path, text.replacen('{', "{\n  \"x-serial\": 18446744073709551616,", 1)).unwrap();
    let before = listed(folder.path());
    let (code, line) = judged(&path);
    assert_eq!((code, line["ruling"]["status"].as_str()), (0, Some("decided")), "rules do not read it");

    let mut driven = window(Language::English);
    open(&mut driven, &path);
    driven.get_by_label("Alliance wins");
    assert!(said(&driven).contains("the number at line 2, column 15"), "{}", said(&driven));
    let copy = folder.path().join("copy.match.json");
    driven.state_mut().executor().pick_next(copy.clone());
    driven.get_by_label("Save a copy…").click();
    driven.run();
    driven.get_by_label_contains("The copy will not hold everything");
    assert_as_it_was(&before, folder.path());
    driven.get_by_label("Save the copy").click();
    driven.run();
    assert!(!said(&driven).contains("Read-only"));
    assert_eq!(document(&driven).read_only, None);
    assert_eq!(record::read(&copy).unwrap().sides, record::read(&path).unwrap().sides);
    fs::remove_file(&copy).unwrap();
    assert_as_it_was(&before, folder.path());
}

/// A sealed record whose ruleset is nowhere.
fn absent(folder: &Path) -> (PathBuf, Value) {
    let text = |en: &str, fr: &str, ru: &str| json!({ "id": "t", "message": { "en": en, "fr": fr, "ru": ru } });
    let ruling = json!({ "status": "decided", "result": "win", "winners": [1], "deciding_step": "material",
        "summary": text("Black has more material.", "Les noirs ont plus de matériel.", "У чёрных больше фигур."),
        "steps": [
            { "id": "mate", "outcome": "passed", "text": text("Nobody is mated.", "Aucun mat.", "Мата нет.") },
            { "id": "material", "outcome": "decided", "favours": [1], "margin": 2,
              "sides": [{ "value": 10 }, { "value": 12, "text": text("a queen", "une dame", "ферзь") }],
              "text": text("12 against 10.", "12 contre 10.", "12 против 10.") },
            { "id": "coin", "outcome": "not-reached" } ] });
    let file = json!({ "format": "arbiter-match", "version": 1, "x-club": { "deep": [1] },
        "ruleset": { "id": "chess", "version": "2.1.0", "x": 1 },
        "event": { "name": "Venue open", "round": "3", "x-hall": "B" }, "values": { "moves": 40 },
        "sides": [{ "name": "White", "members": ["A. Poe"], "values": { "time": "1:30" } }, { "name": "Black", "x": 1 }],
        "boards": { "board": { "pieces": [{ "id": 1, "kind": "king", "x": 1 }], "x": 1 } },
        "rulings": [
            { "kind": "seal", "by": "R. Roe", "role": "judge", "at": "2026-11-29T17:00:00+01:00", "ruling": ruling,
              "ruleset": { "id": "chess", "version": "2.1.0", "sha256": "ab12" }, "content": "x", "previous": null, "x": 1 },
            { "kind": "reopen", "by": "H. Doe", "role": "head-judge", "at": "2026-11-29T17:05:00+01:00", "reason": "A piece was hidden" },
            { "kind": "blessing", "by": "?" } ],
        "log": [{ "at": "2026-11-29T14:00:00+01:00", "event": "future", "x": 1 }], "notes": "Watch the clock" });
    let path = folder.join("chess.match.json");
    fs::write(&path, serde_json::to_vec_pretty(&file).unwrap()).unwrap();
    (path, file)
}

#[test]
fn a_record_whose_ruleset_is_absent_says_which_it_wants_shows_its_rulings_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (path, file) = absent(folder.path());
    let before = listed(folder.path());
    let (code, line) = judged(&path);
    assert_eq!((code, line["error"]["code"].as_str()), (1, Some("unknown-ruleset")));
    for (language, shown) in [
        (Language::English, ["Black wins", "Black has more material.", "12 against 10.", "Black: 12 (a queen)", "Signed"]),
        (Language::French, ["Black", "Les noirs ont plus de matériel.", "12 contre 10.", "Black: 12 (une dame)", "Signé"]),
        (Language::Russian, ["Black", "У чёрных больше фигур.", "12 против 10.", "Black: 12 (ферзь)", "Подписано"]),
    ] {
        let mut driven = window(language);
        open(&mut driven, &path);
        let words = said(&driven);
        let always = [
            "chess",
            "2.1.0",
            "ab12",
            "Venue open",
            "A. Poe",
            "1:30",
            "moves",
            "R. Roe",
            "A piece was hidden",
            "material",
            "mate",
        ];
        for shown in shown.into_iter().chain(always).chain(["2026-11-29 17:00", "White: 10", "Watch the clock"]) {
            assert!(words.contains(shown), "{language:?}: “{shown}” is not in {words}");
        }
        let unreadable = driven.state().locale().t("opening-unreadable-entry");
        assert!(words.contains(&unreadable));
        let (reopened, signed) = (words.find("H. Doe").unwrap(), words.find("R. Roe").unwrap());
        assert!(words.find(&unreadable).unwrap() < reopened && reopened < signed, "the newest stands first");
    }
    let mut driven = window(Language::English);
    open(&mut driven, &path);
    driven.state_mut().executor().pick_next(folder.path().join("copy.match.json"));
    driven.state_mut().ask(Intent::SaveAs);
    driven.run();
    let copy = folder.path().join("copy.match.json");
    assert_eq!(serde_json::from_slice::<Value>(&fs::read(&copy).unwrap()).unwrap(), file);
    fs::remove_file(copy).unwrap();
    assert_as_it_was(&before, folder.path());
    driven.get_by_label("Rulesets…").click();
    driven.run();
    assert_eq!(driven.state().desk().page, Some(arbiter_core::desk::Page::Rulesets));
}
