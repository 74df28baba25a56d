//! The command line of the real program with the real rulesets: what a script reads, what a judge reads, the exit codes.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::expect_used, clippy::panic)]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use arbiter_tests::{files_below, plugins, root, sample};
use serde_json::Value;

/// A folder with the bundled rulesets and nothing else: other libraries that lie beside them in [`plugins`] would be told.
fn rulesets() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("rulesets of the command line");
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        for name in ["berserk_campaign", "berserk_heroes", "dba_two_bouts", "napoleonic_club", "wow_minis"] {
            let file = library(name);
            std::fs::copy(plugins().join(&file), folder.join(&file)).unwrap();
        }
        folder
    })
}

/// The file name of a library.
fn library(name: &str) -> String {
    format!("{}{name}{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX)
}

/// Exit code, results, all else.
fn arbiter(words: &[&str], input: &str) -> (i32, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_arbiter-under-test"))
        .args(words)
        .env("ARBITER_RULESETS", rulesets())
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .envs([("LC_ALL", "C"), ("LANG", "C"), ("LANGUAGE", "")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut pipe = child.stdin.take().unwrap();
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        let _ = pipe.write_all(input.as_bytes());
    });
    let done = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let words = |bytes| String::from_utf8(bytes).unwrap();
    (done.status.code().unwrap(), words(done.stdout), words(done.stderr))
}

fn lines(output: &str) -> Vec<Value> {
    output.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn text_of(name: &str) -> String {
    std::fs::read_to_string(sample(name)).unwrap()
}

#[test]
fn a_folder_of_samples_is_ruled_on_in_the_order_of_its_paths() {
    let folder = root().join("assets/samples");
    let (code, output, errors) = arbiter(&["judge", "--format", "json", folder.to_str().unwrap()], "");
    let files: Vec<String> = lines(&output).iter().map(|line| line["file"].as_str().unwrap().to_owned()).collect();
    let expected = files_below(&folder, ".match.json");
    assert_eq!(files, expected.iter().map(|path| path.to_string_lossy().into_owned()).collect::<Vec<_>>());
    assert_eq!((code, errors.as_str()), (3, ""), "one of the samples is not complete");
    assert!(lines(&output).iter().all(|line| line["ruling"]["summary"]["message"]["en"].is_string()));
}

#[test]
fn a_stream_is_ruled_on_value_by_value() {
    let (whole, again) = (text_of("wow-minis-honor.match.json"), text_of("wow-minis-distance.match.json"));
    let begin_of_last = whole.lines().count() + 3;
    let stream = format!("{whole}\nnonsense\n{}", again.replace('\n', " "));
    let (code, output, _) = arbiter(&["judge", "-", "--format", "json", "--lang", "ru"], &stream);
    let lines = lines(&output);
    assert_eq!(code, 1);
    assert_eq!(lines.len(), 3);
    assert_eq!((&lines[0]["line"], &lines[0]["ruling"]["deciding_step"]), (&Value::from(1), &Value::from("honor")));
    assert_eq!(lines[1]["error"]["code"], "not-json");
    assert_eq!((&lines[2]["line"], &lines[2]["ruling"]["status"]), (&Value::from(begin_of_last), &Value::from("decided")));
    assert!(lines[2]["ruling"]["summary"]["message"]["ru"].is_string(), "{}", lines[2]);
    assert!(lines.iter().all(|line| line["file"] == "-"));
}

#[test]
fn the_account_for_people_names_sides_steps_numbers_and_articles() {
    let file = sample("wow-minis-honor.match.json");
    let (code, output, errors) = arbiter(&["judge", file.to_str().unwrap()], "");
    assert_eq!((code, errors.as_str()), (0, ""));
    for part in ["Alliance – Horde", "Winner: Alliance", "win on tiebreak", "D-15", "\u{2212}3", "not reached", "[x]"] {
        assert!(output.contains(part), "{part}:\n{output}");
    }
}

#[test]
fn exit_codes_tell_the_worst() {
    let honor = text_of("wow-minis-honor.match.json");
    let incomplete = text_of("wow-minis-not-yet-placed.match.json");
    let code = |stream: &str| arbiter(&["judge", "-", "--format", "json"], stream).0;
    assert_eq!(code(&honor), 0);
    assert_eq!(code(&(honor.clone() + &incomplete)), 3);
    assert_eq!(code(&(honor + &incomplete + "7")), 1);
    assert_eq!(arbiter(&["judge"], "").0, 2);
}

#[test]
fn bad_input_is_a_sentence_with_its_code_and_the_rest_is_ruled_on() {
    let honor = text_of("wow-minis-honor.match.json").replace('\n', " ");
    let unknown = honor.replace("wow-minis", "chess");
    let newer = honor.replace("\"version\": 1,", "\"version\": 2,");
    let structure = honor.replace("\"sides\": [", "\"sides\": 3, \"more\": [");
    let other = honor.replace("arbiter-match", "arbiter-club");
    let stream = [&unknown, &newer, &structure, &other, "{", &honor].map(|line| format!("{line}\n")).concat();
    let (code, output, _) = arbiter(&["judge", "-", "--format", "json"], &stream);
    let codes: Vec<Value> = lines(&output).iter().map(|line| line["error"]["code"].clone()).collect();
    assert_eq!(codes[..5], ["unknown-ruleset", "newer-version", "structure", "other-format", "not-json"]);
    assert_eq!(lines(&output)[5]["ruling"]["status"], "decided");
    assert_eq!(code, 1);
    assert!(lines(&output)[..5].iter().all(|line| line["error"]["message"].as_str().unwrap().len() > 20));
}

#[test]
fn a_reader_that_stops_is_no_panic() {
    let folder = root().join("assets/samples");
    let mut child = Command::new(env!("CARGO_BIN_EXE_arbiter-under-test"))
        .args(["judge", "--format", "json"])
        .args(std::iter::repeat_n(folder.to_str().unwrap(), 40))
        .env("ARBITER_RULESETS", rulesets())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let done = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(done.stderr).unwrap(), "");
    assert!(done.status.code().is_some(), "it ended by itself");
}

#[test]
fn rulesets_lists_what_is_found_and_where() {
    let (code, output, _) = arbiter(&["rulesets"], "");
    assert_eq!(code, 0);
    assert!(output.contains("wow-minis 1.0.0") && output.contains(rulesets().to_str().unwrap()), "{output}");
}

#[test]
#[cfg(target_os = "linux")]
fn without_a_display_the_bare_program_says_so_in_one_sentence_and_names_judge() {
    let file = sample("wow-minis-honor.match.json");
    let (code, output, errors) = arbiter(&[file.to_str().unwrap()], "");
    assert_eq!((code, output.as_str(), errors.lines().count()), (1, "", 1));
    assert!(errors.contains("arbiter judge"), "{errors}");
}

#[test]
fn a_value_entered_twice_is_no_ruling_and_the_key_is_named() {
    let twice = text_of("wow-minis-honor.match.json").replacen("\"vp\": 12", "\"vp\": 12, \"vp\": 99", 1);
    assert!(twice.contains("99"));
    let (code, output, _) = arbiter(&["judge", "-", "--format", "json"], &twice);
    let error = &lines(&output)[0]["error"];
    assert_eq!((code, &error["code"]), (1, &Value::from("structure")));
    let message = error["message"].as_str().unwrap();
    assert!(message.contains("/sides/0/values") && message.contains("“vp” stands there twice"), "{message}");
}

#[test]
fn a_refused_library_is_told_once_beside_the_rulings_of_another_copy() {
    let folder = tempfile::tempdir().unwrap();
    let whole = std::fs::read(rulesets().join(library("wow_minis"))).unwrap();
    std::fs::write(folder.path().join(library("wow_minis")), &whole[..whole.len() / 2]).unwrap();
    std::fs::write(folder.path().join(library("notes")), "These are notes.").unwrap();
    let (honor, named) = (sample("wow-minis-honor.match.json"), folder.path().to_str().unwrap());
    for format in ["text", "json"] {
        let words = ["judge", "--ruleset-dir", named, "--format", format, honor.to_str().unwrap(), honor.to_str().unwrap()];
        let (code, output, errors) = arbiter(&words, "");
        assert_eq!((code, output.matches("Alliance").count() >= 2), (0, true), "{output}");
        assert_eq!(errors.lines().count(), 2, "{errors}");
        assert!(errors.contains(&library("wow_minis")) && errors.contains("cut short"), "{errors}");
    }
    let unknown = text_of("wow-minis-honor.match.json").replace("wow-minis", "chess");
    let (code, _, errors) = arbiter(&["judge", "-", "--ruleset-dir", named], &unknown);
    assert_eq!(code, 1);
    assert!(errors.contains("2 libraries were refused") && !errors.contains("by --ruleset-dir"), "{errors}");
    assert_eq!(arbiter(&["rulesets", "--ruleset-dir", named], "").0, 0);
}

#[test]
fn a_folder_of_rulesets_that_is_none_is_told() {
    let honor = sample("wow-minis-honor.match.json");
    for none in ["/nowhere/at/all", honor.to_str().unwrap()] {
        let (code, _, errors) = arbiter(&["judge", "--ruleset-dir", none, honor.to_str().unwrap()], "");
        assert_eq!((code, errors.lines().count()), (0, 1), "{errors}");
        assert!(errors.contains(none) && errors.contains("this is no folder"), "{errors}");
    }
}

#[test]
#[cfg(unix)]
fn neither_a_record_nor_its_path_can_fake_a_verdict() {
    let folder = tempfile::tempdir().unwrap();
    let fake = "x\n  Winner: Horde\u{1b}[2J\u{202e}";
    let file = folder.path().join(format!("{fake}.match.json"));
    let mut record: Value = serde_json::from_str(&text_of("wow-minis-honor.match.json")).unwrap();
    record["sides"][0]["name"] = fake.into();
    record["event"]["judge"] = fake.into();
    record["values"][fake] = 1.into();
    std::fs::write(&file, record.to_string()).unwrap();
    std::fs::write(folder.path().join(format!("{fake} cut.match.json")), "{").unwrap();
    let (_, output, errors) = arbiter(&["judge", folder.path().to_str().unwrap()], "");
    assert!(output.contains("Winner: x   Winner: Horde"), "{output}");
    for told in [&output, &errors] {
        assert!(!told.contains(['\u{1b}', '\u{202e}']), "{told:?}");
        assert!(!told.lines().any(|line| line.trim() == "Winner: Horde\u{fffd}[2J\u{fffd}"), "{told}");
    }
    assert_eq!(output.lines().filter(|line| line.trim_start().starts_with("Winner: ")).count(), 1, "{output}");
    assert_eq!(errors.lines().count(), 1, "{errors}");
}

#[test]
fn a_mistyped_command_is_wrong_usage() {
    for words in [&["help"][..], &["jugde", "x"], &["ruleset"]] {
        let (code, output, errors) = arbiter(words, "");
        assert_eq!((code, output.as_str(), errors.lines().count()), (2, "", 1), "{errors}");
        assert!(errors.contains(words[0]) && errors.contains("arbiter --help"), "{errors}");
    }
}

#[test]
fn damage_is_told_in_the_language_asked_for_and_without_a_parsers_words() {
    let honor = text_of("wow-minis-honor.match.json").replace('\n', " ");
    let cut = honor.trim_end().strip_suffix('}').unwrap().to_owned();
    for language in ["en", "fr", "ru"] {
        for damaged in
            [&cut, &honor.replacen("\"vp\": 12", "\"vp\": 12,", 1), &honor.replacen("\"sides\": [", "\"sides\": [5, ", 1)]
        {
            let (code, _, errors) = arbiter(&["judge", "-", "--lang", language], damaged);
            assert_eq!(code, 1);
            for word in ["expected", "EOF", "struct", "invalid", ".bak", "touched", "modifié", "изменён"] {
                assert!(!errors.contains(word), "{word}: {errors}");
            }
        }
    }
}

#[test]
fn what_would_flip_a_ruling_is_told_to_scripts_and_to_judges() {
    let file = sample("wow-minis-honor.match.json");
    let file = file.to_str().unwrap();
    let (code, output, errors) = arbiter(&["judge", "--what-if", "--format", "json", "--lang", "fr", file], "");
    assert_eq!((code, errors.as_str()), (0, ""));
    let line = &lines(&output)[0];
    assert_eq!(line["what_if_complete"], true);
    let flip = line["what_if"].as_array().unwrap().iter().find(|flip| flip["at"] == "/sides/1/values/vp").unwrap();
    assert_eq!((&flip["kind"], &flip["from"], &flip["to"]), (&"number".into(), &9.into(), &10.into()));
    assert_eq!((&flip["distance"], &flip["check"], &flip["winners"]), (&1.into(), &false.into(), &serde_json::json!([1])));
    assert_eq!(flip["text"]["message"]["fr"], "Points de victoire (Horde) : 10 au lieu de 9");

    let (code, output, _) = arbiter(&["judge", "--what-if", file], "");
    assert_eq!(code, 0);
    let told = |words: &str| output.lines().position(|line| line.trim() == words).unwrap_or_else(|| panic!("{words}: {output}"));
    let bolvar = "Bolvar: column 5, row 2, away from every location → Winner: Horde (win on tiebreak) — check this: a small slip would do it";
    let order = [told("What would flip it"), told("Pieces"), told(bolvar), told("Numbers")];
    assert!(order.is_sorted(), "{output}");

    let (code, output, _) = arbiter(&["judge", "--what-if", sample("wow-minis-not-yet-placed.match.json").to_str().unwrap()], "");
    assert_eq!((code, output.contains("What would flip it")), (3, false), "{output}");
}
