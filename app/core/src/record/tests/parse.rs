//! Reading: what is a record, and what is wrong where in what is none.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

use std::path::Path;

use serde_json::{Value, json};

use crate::locale::{Language, Locale};
use crate::record::{Elsewhere, Kind, LARGEST, Mark, ReadFault, SaveFault, Wrong, parse, read, save, to_bytes};

const HEAD: &str = r#""format":"arbiter-match","version":1,"ruleset":{"id":"wow-minis"}"#;

fn fault(text: &str) -> ReadFault {
    parse(text.as_bytes()).unwrap_err()
}

fn structure(text: &str) -> (usize, usize, String, Wrong) {
    match fault(text) {
        ReadFault::Structure { line, column, path, wrong, copy: false } => (line, column, path, wrong),
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
    assert_eq!(found, ReadFault::NotJson { line: 2, column: 9, wrong: Wrong::NotUtf8, copy: false });
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
    let (line, column, path, wrong) = structure(&format!(
        "{{{HEAD},\n\"sides\":[{{}},{{}}],\n\"boards\":{{\"a/b\":{{\"pieces\":[{{\"id\":1,\"kind\":\"c\",\"at\":7}}]}}}}}}"
    ));
    assert_eq!((line, column, path.as_str()), (3, 52, "/boards/a~1b/pieces/0/at"));
    assert_eq!(wrong, Wrong::Kind { expected: Kind::Place, found: Some(Kind::Integer) });

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

/// A record with a part of it replaced.
fn record_with(part: &str, other: &str) -> String {
    let whole = format!(
        r#"{{{HEAD},"settings":{{"s":1}},"values":{{"v":{{"found":[{{"a":1}}]}}}},"sides":[{{"values":{{"vp":12}}}}],
"rows":{{"r":[{{"gained":[1,2]}}]}},"boards":{{"b":{{"map":{{"topology":"free","size":[1,2],"features":[{{"kind":"v","at":[[1,2]]}}]}},
"pieces":[{{"id":1,"kind":"c","at":{{"zone":"out"}},"values":{{"p":1}}}}]}}}}}}"#
    );
    assert!(parse(whole.as_bytes()).is_ok() && whole.contains(part), "{part}");
    whole.replace(part, other)
}

#[test]
fn a_key_that_stands_twice_never_decides_a_match_wherever_it_stands() {
    let twice = [
        (r#""s":1"#, r#""s":1,"s":2"#, "/settings", "s"),
        (r#""v":{"#, r#""v":0,"v":{"#, "/values", "v"),
        (r#"{"a":1}"#, r#"{"a":1,"a":1}"#, "/values/v/found/0", "a"),
        (r#""vp":12"#, r#""vp":12, "vp":99"#, "/sides/0/values", "vp"),
        (r#""vp":12"#, r#""vp":12,"v\u0070":99"#, "/sides/0/values", "vp"),
        (r#""r":["#, r#""r":[],"r":["#, "/rows", "r"),
        (r#""gained":[1,2]"#, r#""gained":[1,2],"gained":[3,4]"#, "/rows/r/0", "gained"),
        (r#""b":{"map""#, r#""b":{},"b":{"map""#, "/boards", "b"),
        (r#""p":1"#, r#""p":1,"p":2"#, "/boards/b/pieces/0/values", "p"),
        (r#""zone":"out""#, r#""zone":"out","zone":"reserve""#, "/boards/b/pieces/0/at", "zone"),
        (r#""id":1"#, r#""id":1,"id":2"#, "/boards/b/pieces/0", "id"),
        (r#""topology":"free""#, r#""topology":"free","topology":"hex""#, "/boards/b/map", "topology"),
        (r#""sides":["#, r#""sides":[],"sides":["#, "", "sides"),
        (r#""version":1"#, r#""version":1,"version":1"#, "", "version"),
    ];
    for (part, other, at, key) in twice {
        let text = record_with(part, other);
        let (line, _, path, wrong) = structure(&text);
        assert_eq!((path.as_str(), wrong), (at, Wrong::Twice(key.to_owned())), "{other}");
        let place = text.find(other).unwrap();
        assert_eq!(line, text[..place].lines().count(), "{other}");
    }
    let (_, column, ..) = structure(&format!("{{{HEAD},\n\"sides\":[{{\"values\":{{\"vp\":12,\"vp\":99}}}}]}}"));
    assert_eq!(column, 32, "at the second of them");
}

#[test]
fn what_is_wrong_is_told_by_what_stands_there_and_what_must() {
    let kind = |expected, found| Wrong::Kind { expected, found: Some(found) };
    let key = |words: &str| words.to_owned();
    let wrong = [
        (r#""settings":{"s":1}"#, r#""settings":3"#, kind(Kind::Object, Kind::Integer)),
        (r#""sides":["#, r#""sides":7,"x":["#, kind(Kind::List, Kind::Integer)),
        (r#"{"values":{"vp":12}}"#, "5", kind(Kind::Object, Kind::Integer)),
        (r#"{"values":{"vp":12}}"#, "null", kind(Kind::Object, Kind::Null)),
        (r#"{"vp":12}"#, "true", kind(Kind::Object, Kind::Bool)),
        (r#""kind":"c""#, r#""kind":[]"#, kind(Kind::Text, Kind::List)),
        (r#""kind":"c""#, r#""kind":{}"#, kind(Kind::Text, Kind::Object)),
        (r#""id":1"#, r#""id":"one, expected two""#, kind(Kind::Integer, Kind::Text)),
        (r#""id":1"#, r#""id":1.5"#, kind(Kind::Integer, Kind::Decimal)),
        (r#""id":1"#, r#""id":9223372036854775808"#, Wrong::OutOfRange),
        (r#""version":1"#, r#""version":0"#, Wrong::OutOfRange),
        (r#""version":1"#, r#""version":-1"#, Wrong::OutOfRange),
        (r#""id":1,"#, "", Wrong::Missing(key("id"))),
        (r#""ruleset":{"id":"wow-minis"},"#, "", Wrong::Missing(key("ruleset"))),
        (r#"{"zone":"out"}"#, "{}", Wrong::Missing(key("zone"))),
        (r#"{"zone":"out"}"#, "7", kind(Kind::Place, Kind::Integer)),
        (r#"{"zone":"out"}"#, "[1]", Wrong::Kind { expected: Kind::Place, found: None }),
        (r#""size":[1,2]"#, r#""size":[1]"#, Wrong::Kind { expected: Kind::Pair, found: None }),
        (r#""at":[[1,2]]"#, r#""at":[{"zone":"out"}]"#, kind(Kind::Spot, Kind::Object)),
        (r#""at":[[1,2]]"#, r#""at":[1,2]"#, kind(Kind::Spot, Kind::Integer)),
        (r#""topology":"free""#, r#""topology":"hexx""#, Wrong::Topology(key("hexx"))),
        (r#""topology":"free""#, r#""topology":5"#, Wrong::Unexpected),
        (r#""s":1"#, r#""s":1e999"#, Wrong::Number),
        (r#""kind":"c""#, r#""kind":"\ud800""#, Wrong::Escape),
    ];
    for (part, other, expected) in wrong {
        assert_eq!(structure(&record_with(part, other)).3, expected, "{other}");
    }
}

#[test]
fn what_is_not_json_is_told_by_what_is_wrong_with_it() {
    let wrong = [
        ("", Wrong::Empty),
        (" \n\t", Wrong::Empty),
        ("{", Wrong::CutShort),
        ("{\"a\": [1, ", Wrong::CutShort),
        ("{\"a\": \"so it goe", Wrong::CutShort),
        ("{\"a\": \"so\nit goes\"}", Wrong::ControlCharacter),
        ("{\"a\": \"\\x\"}", Wrong::Escape),
        ("{} {}", Wrong::More),
        ("{\"a\": 01}", Wrong::Number),
        ("{\"a\": 1,}", Wrong::Unexpected),
        ("{\"a\" 1}", Wrong::Unexpected),
        ("{a: 1}", Wrong::Unexpected),
        ("oops", Wrong::Unexpected),
    ];
    for (text, expected) in wrong {
        let ReadFault::NotJson { wrong, .. } = fault(text) else { panic!("{text}") };
        assert_eq!(wrong, expected, "{text}");
    }
}

/// A programmer's words, the parser's among them.
const JARGON: [&str; 9] =
    ["expected", "invalid", "struct", "sequence", "i64", "EOF", "field", "recursion", "control character ("];

#[test]
fn no_sentence_of_a_fault_is_in_the_words_of_the_parser() {
    let deep = format!("{{{HEAD},\"sides\":[],\"x\":{}{}}}", "[".repeat(127), "]".repeat(127));
    let texts = [
        record_with(r#"{"values":{"vp":12}}"#, "5"),
        record_with(r#""id":1"#, r#""id":"x""#),
        record_with(r#""ruleset":{"id":"wow-minis"},"#, ""),
        record_with(r#""vp":12"#, r#""vp":12,"vp":99"#),
        record_with(r#""topology":"free""#, r#""topology":"hexx""#),
        record_with(r#""size":[1,2]"#, r#""size":[1]"#),
        record_with("[[1,2]]", "[{}]"),
        record_with("[[1,2]]", "[{\"zone\":\"out\"}]"),
        deep,
        "{".to_owned(),
        "{\"a\":\"\n\"}".to_owned(),
        "oops".to_owned(),
    ];
    for text in &texts {
        let fault = fault(text);
        for language in Language::ALL {
            let sentence = Locale::new(language).text(&fault.text(Path::new("a.match.json")));
            assert!(sentence.chars().count() < 400, "{sentence}");
            assert!(!sentence.contains(".bak"), "{sentence}");
            for word in JARGON {
                assert!(!sentence.contains(word), "{language:?}, {word}: {sentence}");
            }
        }
    }
}

#[test]
fn the_copy_is_named_where_there_is_one_and_for_damage_only() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.match.json");
    let record = parse(format!("{{{HEAD},\"sides\":[]}}").as_bytes()).unwrap();
    let sentence = |content: &str| {
        std::fs::write(&file, content).unwrap();
        Locale::new(Language::English).text(&read(&file).unwrap_err().text(&file))
    };
    let damaged = ["", "{", "oops", &format!("{{{HEAD}}}")];
    for content in damaged {
        assert!(!sentence(content).contains(".bak"), "there is none yet: {}", sentence(content));
    }
    save(&file, &record).unwrap();
    save(&file, &record).unwrap();
    for content in damaged {
        assert!(sentence(content).ends_with("open its copy that ends in .bak."), "{}", sentence(content));
    }
    assert!(!sentence("{\"format\":\"other\"}").contains(".bak"), "that is no damage");
    let newer = "{\"format\":\"arbiter-match\",\"version\":2}";
    assert!(!sentence(newer).contains(".bak"), "nor is that");
}

#[test]
fn of_a_stream_it_is_not_said_that_a_file_was_not_touched() {
    for text in ["", "{", "[]", "{\"format\":\"other\"}", "{\"format\":\"arbiter-match\",\"version\":2}", &format!("{{{HEAD}}}")]
    {
        let sentence = Locale::new(Language::English).text(&fault(text).text_of_stream("standard input"));
        assert!(sentence.starts_with("standard input is ") && sentence.ends_with('.'), "{sentence}");
        assert!(!sentence.contains("file") && !sentence.contains(".bak"), "{sentence}");
    }
}

#[test]
fn every_fault_has_words_in_every_language() {
    let (line, column, message) = (3, 7, "words of the system".to_owned());
    let structure =
        |path: &str, copy| ReadFault::Structure { line, column, path: path.to_owned(), wrong: Wrong::OutOfRange, copy };
    let reading = [
        ReadFault::Absent,
        ReadFault::Folder,
        ReadFault::NotAFile,
        ReadFault::Forbidden,
        ReadFault::Unreadable(message.clone()),
        ReadFault::TooLarge,
        ReadFault::NotJson { line, column, wrong: Wrong::Other(message.clone()), copy: true },
        ReadFault::NotJson { line, column, wrong: Wrong::Empty, copy: true },
        ReadFault::OtherFormat { found: None },
        ReadFault::OtherFormat { found: Some("arbiter-club".to_owned()) },
        ReadFault::NewerVersion { found: 2 },
        structure("", false),
        structure("/sides", true),
    ];
    let saving = [
        SaveFault::Exists,
        SaveFault::NewerVersion { found: 2 },
        SaveFault::NotAFile,
        SaveFault::NoFolder,
        SaveFault::System(message.clone()),
        SaveFault::Changed,
        SaveFault::Held(Elsewhere { holder: None, sure: true }),
        SaveFault::Busy(message.clone()),
        SaveFault::Full,
        SaveFault::Forbidden,
        SaveFault::NameTooLong,
        SaveFault::Unconfirmed { message, mark: Mark::of(b"", None) },
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
