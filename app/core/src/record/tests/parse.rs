//! Reading: what is a record, and what is wrong where in what is none.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

use std::path::Path;

use serde_json::{Value, json};

use crate::locale::{Language, Locale};
use crate::record::{LARGEST, ReadFault, SaveFault, parse, read, to_bytes};

const HEAD: &str = r#""format":"arbiter-match","version":1,"ruleset":{"id":"wow-minis"}"#;

fn fault(text: &str) -> ReadFault {
    parse(text.as_bytes()).unwrap_err()
}

fn structure(text: &str) -> (usize, usize, String, String) {
    match fault(text) {
        ReadFault::Structure { line, column, path, message } => (line, column, path, message),
        other => panic!("not a fault of structure: {other:?}"),
    }
}

#[test]
fn unknown_keys_survive_at_every_level_and_numbers_stay_exact() {
    let file = json!({
        "format": "arbiter-match", "version": 1, "x-top": { "deep": [1, null, { "a": 0.1 }] },
        "ruleset": { "id": "wow-minis", "version": "1.0.0", "x-ruleset": 1 },
        "event": { "name": "Ligue d’été", "x-event": 18446744073709551615_u64 },
        "settings": { "count_pets": true, "x-setting": 0.3 }, "values": { "called_tick": 9, "x-value": -9007199254740993_i64 },
        "sides": [ { "name": "Орда", "x-side": 1.7976931348623157e308, "values": { "vp": "twelve" } }, {} ],
        "rows": { "sudden_death": [ { "gained": [1, null], "x-row": 1 } ] },
        "boards": { "final": { "x-board": 1,
            "map": { "topology": "hex", "columns": 12, "rows": 9, "x-map": 5e-324,
                     "features": [ { "kind": "victory-point", "at": [[5, 4], [6, 4]], "x-feature": 1 } ] },
            "pieces": [ { "id": 1, "kind": "character", "side": 0, "at": [5, 3], "x-piece": 1 },
                        { "id": 2, "kind": "character", "at": { "zone": "out", "x-zone": 1 } } ] } },
        "rulings": [ { "hash": "ab" } ], "log": [ 1 ], "notes": "…"
    });
    let record = parse(&serde_json::to_vec(&file).unwrap()).unwrap();
    let bytes = to_bytes(&record);
    assert_eq!(serde_json::from_slice::<Value>(&bytes).unwrap(), file);
    assert_eq!(parse(&bytes).unwrap(), record);
    assert_eq!(to_bytes(&parse(&bytes).unwrap()), bytes);
}

#[test]
fn a_record_is_written_in_the_order_of_the_format_with_a_newline_at_the_end() {
    let text = format!(
        r#"{{"notes":"n","log":[1],"rulings":[1],"boards":{{"b":{{}}}},"rows":{{"r":[]}},"sides":[],"values":{{"v":1}},"settings":{{"s":1}},"event":{{"name":"e"}},{HEAD}}}"#
    );
    let written = String::from_utf8(to_bytes(&parse(text.as_bytes()).unwrap())).unwrap();
    let places: Vec<usize> =
        ["format", "version", "ruleset", "event", "settings", "values", "sides", "rows", "boards", "rulings", "log", "notes"]
            .iter()
            .map(|key| written.find(&format!("\n  \"{key}\"")).unwrap())
            .collect();
    assert!(places.is_sorted(), "{written}");
    assert!(written.ends_with("}\n"));
}

#[test]
fn what_is_not_json_is_told_with_line_and_column() {
    let place = |text: &str| match fault(text) {
        ReadFault::NotJson { line, column, .. } => (line, column),
        other => panic!("{other:?}"),
    };
    assert_eq!(place(""), (1, 1));
    assert_eq!(place("{\n  \"format\": oops"), (2, 13));
    assert_eq!(place("{} {}"), (1, 4));
    // In characters, not in bytes.
    assert_eq!(place("{ \"Орда\" 1 }"), (1, 10));
}

#[test]
fn what_is_not_utf_8_is_told_with_line_and_column() {
    let found = parse(b"{\n \"a\": \"\xC3\xA9\xFF\" }").unwrap_err();
    assert_eq!(found, ReadFault::NotJson { line: 2, column: 9, message: "not UTF-8".to_owned() });
}

#[test]
fn a_byte_order_mark_is_tolerated() {
    let text = format!("\u{FEFF}{{{HEAD},\"sides\":[]}}");
    assert!(parse(text.as_bytes()).is_ok());
}

#[test]
fn other_json_is_another_format() {
    for text in ["[]", "7", "null", "{}", r#"{"format":1}"#, r#"[{"format":"arbiter-match"}]"#] {
        assert_eq!(fault(text), ReadFault::OtherFormat { found: None }, "{text}");
    }
    assert_eq!(fault(r#"{"format":"arbiter-club"}"#), ReadFault::OtherFormat { found: Some("arbiter-club".to_owned()) });
}

#[test]
fn a_newer_version_is_named_before_its_structure_is_looked_at() {
    let text = r#"{"format":"arbiter-match","version":2,"sides":"as yet unknown"}"#;
    assert_eq!(fault(text), ReadFault::NewerVersion { found: 2 });
}

#[test]
fn a_wrong_structure_is_told_with_line_column_and_path() {
    let (line, column, path, message) = structure(&format!(
        "{{{HEAD},\n\"sides\":[{{}},{{}}],\n\"boards\":{{\"a/b\":{{\"pieces\":[{{\"id\":1,\"kind\":\"c\",\"at\":7}}]}}}}}}"
    ));
    assert_eq!((line, column, path.as_str()), (3, 52, "/boards/a~1b/pieces/0/at"));
    assert!(message.contains("expected a place"), "{message}");
    assert!(!message.contains("line"), "{message}");

    assert_eq!(structure(&format!("{{{HEAD},\"sides\":{{}}}}")).2, "/sides");
    assert_eq!(structure(&format!("{{{HEAD}}}")).2, "");
    assert_eq!(structure(&format!("{{{HEAD},\"sides\":[{{\"name\":3}}]}}")).2, "/sides/0/name");
    assert_eq!(structure(&format!("{{{HEAD},\"sides\":[],\"event\":{{\"date\":3}}}}")).2, "/event/date");
    assert_eq!(structure(&format!("{{{HEAD},\"sides\":[],\"boards\":{{\"b\":{{\"map\":null}}}}}}")).2, "/boards/b/map");
    let feature = r#""boards":{"b":{"map":{"topology":"hex","features":[{"kind":"v","at":[{"zone":"out"}]}]}}}"#;
    assert_eq!(structure(&format!("{{{HEAD},\"sides\":[],{feature}}}")).2, "/boards/b/map/features/0/at/0");
}

#[test]
fn a_version_that_never_was_is_a_wrong_structure() {
    for version in ["0", "-1", "1.0", "\"1\"", "null"] {
        let text = format!(r#"{{"format":"arbiter-match","version":{version},"ruleset":{{"id":"x"}},"sides":[]}}"#);
        assert_eq!(structure(&text).2, "/version", "{version}");
    }
    assert_eq!(structure(r#"{"format":"arbiter-match","ruleset":{"id":"x"},"sides":[]}"#).2, "");
}

#[test]
fn a_wrong_content_is_kept_for_the_ruling_to_tell() {
    let text = format!(r#"{{{HEAD},"sides":[{{"values":{{"vp":"many"}}}}],"rows":{{"sudden_death":7}},"values":{{"x":[]}}}}"#);
    assert!(parse(text.as_bytes()).is_ok());
}

#[test]
fn a_file_nested_without_measure_is_an_error_and_no_crash() {
    let deep = "[".repeat(100_000);
    let closed = format!("{deep}{}", "]".repeat(100_000));
    assert!(matches!(fault(&deep), ReadFault::NotJson { .. }));
    assert!(matches!(fault(&closed), ReadFault::OtherFormat { .. }));
    assert!(matches!(fault(&format!("{{{HEAD},\"sides\":[],\"x\":{closed}}}")), ReadFault::Structure { .. }));
    assert!(matches!(fault(&format!("{{\"format\":{closed}}}")), ReadFault::Structure { .. }));
}

#[test]
fn a_file_without_measure_is_refused_before_it_is_parsed() {
    let large = vec![b' '; usize::try_from(LARGEST).unwrap() + 1];
    assert_eq!(parse(&large), Err(ReadFault::TooLarge));
}

#[test]
fn a_path_that_is_no_file_is_told_apart() {
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(read(&folder.path().join("none.match.json")), Err(ReadFault::Absent));
    assert_eq!(read(folder.path()), Err(ReadFault::Folder));
    let file = folder.path().join("a.match.json");
    std::fs::write(&file, format!("{{{HEAD},\"sides\":[]}}")).unwrap();
    assert_eq!(read(&file).unwrap().ruleset.id, "wow-minis");
    assert_eq!(read(&file.join("below")), Err(ReadFault::Absent));
    std::fs::File::create(&file).unwrap().set_len(LARGEST + 1).unwrap();
    assert_eq!(read(&file), Err(ReadFault::TooLarge));
}

#[cfg(unix)]
#[test]
fn a_device_is_refused_and_not_waited_for() {
    assert_eq!(read(Path::new("/dev/zero")), Err(ReadFault::NotAFile));
}

#[cfg(unix)]
#[test]
fn a_pipe_that_nobody_writes_to_is_refused_and_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe.match.json");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let (tell, told) = std::sync::mpsc::channel();
    std::thread::spawn(move || drop(tell.send(read(&pipe))));
    // The limit only keeps a broken program from hanging the tests.
    assert_eq!(told.recv_timeout(std::time::Duration::from_secs(20)).unwrap(), Err(ReadFault::NotAFile));
}

#[test]
fn every_fault_has_words_in_every_language() {
    let (line, column, message) = (3, 7, "expected value".to_owned());
    let reading = [
        ReadFault::Absent,
        ReadFault::Folder,
        ReadFault::NotAFile,
        ReadFault::Forbidden,
        ReadFault::Unreadable(message.clone()),
        ReadFault::TooLarge,
        ReadFault::NotJson { line, column, message: message.clone() },
        ReadFault::OtherFormat { found: None },
        ReadFault::OtherFormat { found: Some("arbiter-club".to_owned()) },
        ReadFault::NewerVersion { found: 2 },
        ReadFault::Structure { line, column, path: String::new(), message: message.clone() },
        ReadFault::Structure { line, column, path: "/sides".to_owned(), message: message.clone() },
    ];
    let saving = [
        SaveFault::Exists,
        SaveFault::NewerVersion { found: 2 },
        SaveFault::NotAFile,
        SaveFault::NoFolder,
        SaveFault::System(message.clone()),
        SaveFault::Unconfirmed(message),
    ];
    let file = Path::new("/venue/3.match.json");
    for language in Language::ALL {
        let locale = Locale::new(language);
        for text in reading.iter().map(|fault| fault.text(file)).chain(saving.iter().map(|fault| fault.text(file))) {
            let words = locale.text(&text);
            assert!(words.contains("3.match.json") && !words.contains('{') && words != text.id, "{language:?}: {words}");
        }
    }
}
