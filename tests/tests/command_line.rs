//! The command line of the real program with the real rulesets: what a script reads, what a judge reads, the exit codes.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::expect_used)]

use std::io::Write;
use std::process::{Command, Stdio};

use arbiter_tests::{files_below, plugins, root, sample};
use serde_json::Value;

/// Exit code, results, all else.
fn arbiter(words: &[&str], input: &str) -> (i32, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_arbiter-under-test"))
        .args(words)
        .env("ARBITER_RULESETS", plugins())
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
        .env("ARBITER_RULESETS", plugins())
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
    assert!(output.contains("wow-minis 1.0.0") && output.contains(plugins().to_str().unwrap()), "{output}");
}

#[test]
#[cfg(target_os = "linux")]
fn without_a_display_the_bare_program_says_so_in_one_sentence_and_names_judge() {
    let file = sample("wow-minis-honor.match.json");
    let (code, output, errors) = arbiter(&[file.to_str().unwrap()], "");
    assert_eq!((code, output.as_str(), errors.lines().count()), (1, "", 1));
    assert!(errors.contains("arbiter judge"), "{errors}");
}
