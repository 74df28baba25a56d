//! The sample records: each is opened, ruled on by the real ruleset through the real child, and ends as its name says.
#![allow(clippy::unwrap_used, clippy::panic)]

use arbiter_core::locale::Language;
use arbiter_core::record;
use arbiter_core::referee::report::Origin;
use arbiter_core::referee::{Folder, Limits, Referee};
use arbiter_tests::{files_below, plugins, program, root, sample};
use ruleset_api::request::Detail;

/// How each sample ends: status, result, deciding step, winners.
const ENDS: &[(&str, &str, &str, &str, &[usize])] = &[
    ("wow-minis-normal-win", "Decided", "normal-win", "normal-win", &[0]),
    ("wow-minis-distance", "Decided", "tiebreak-win", "distance", &[1]),
    ("wow-minis-position", "Decided", "tiebreak-win", "position", &[1]),
    ("wow-minis-honor", "Decided", "tiebreak-win", "honor", &[0]),
    ("wow-minis-sudden-death", "Decided", "sudden-death-win", "sudden-death", &[1]),
    ("wow-minis-sudden-death-goes-on", "PlayOn", "", "", &[]),
    ("wow-minis-extra-ticks", "PlayOn", "", "", &[]),
    ("wow-minis-not-yet-placed", "Incomplete", "", "", &[]),
];

#[test]
fn each_sample_ends_as_its_name_says() {
    let folders = vec![Folder { path: plugins(), origin: Origin::Named }];
    let mut referee = Referee::new(program(), folders, Limits::default());
    referee.find();
    for (name, status, result, step, winners) in ENDS {
        let record = record::read(&sample(&format!("{name}.match.json"))).unwrap();
        let ruling = referee.rule(&record, Detail::Full, &Language::ALL).unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
        let found = (ruling.result.as_deref().unwrap_or_default(), ruling.deciding_step.as_deref().unwrap_or_default());
        assert_eq!((format!("{:?}", ruling.status).as_str(), found), (*status, (*result, *step)), "{name}");
        assert_eq!(&ruling.winners, winners, "{name}");
        for text in ruling.texts() {
            for language in Language::ALL {
                let message =
                    text.message.get(language.code()).unwrap_or_else(|| panic!("{name}: `{}` is not rendered", text.id));
                assert!(!message.is_empty() && *message != text.id, "{name}: `{}` has no sentence in {language:?}", text.id);
            }
        }
    }
}

#[test]
fn each_sample_is_among_the_ends() {
    for file in files_below(&root().join("assets/samples"), ".match.json") {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let listed = ENDS.iter().any(|(known, ..)| format!("{known}.match.json") == name);
        assert!(listed || file.parent() != Some(&root().join("assets/samples")), "{name} is not listed in this test");
    }
}

/// `UPDATE_SAMPLES=1 cargo test -p arbiter-tests --test samples` writes the samples anew in the program's own form.
#[test]
fn each_sample_is_saved_back_byte_for_byte() {
    for file in files_below(&root().join("assets/samples"), ".match.json") {
        let bytes = std::fs::read(&file).unwrap();
        let again = record::to_bytes(&record::parse(&bytes).unwrap());
        if std::env::var_os("UPDATE_SAMPLES").is_some() {
            std::fs::write(&file, &again).unwrap();
        } else {
            assert!(again == bytes, "{} is not in the program's own form; see this test", file.display());
        }
    }
}
