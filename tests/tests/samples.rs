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
    ("berserk-heroes-wounds", "Decided", "clean-win", "grounds", &[0]),
    ("berserk-heroes-third-failed-draw", "Decided", "clean-win", "grounds", &[1]),
    ("berserk-heroes-conceded", "Decided", "clean-win", "grounds", &[0]),
    ("berserk-heroes-simultaneous", "Draw", "draw", "simultaneous", &[]),
    ("berserk-heroes-penalties", "Draw", "draw", "simultaneous", &[]),
    ("berserk-heroes-offer-accepted", "Draw", "draw", "agreement", &[]),
    ("berserk-heroes-time", "Draw", "draw", "time", &[]),
    ("berserk-heroes-extra-turns", "PlayOn", "", "", &[]),
    ("berserk-heroes-extra-turns-not-set", "Incomplete", "", "", &[]),
    ("napoleonic-club-major-victory", "Decided", "major-victory", "result", &[1]),
    ("napoleonic-club-minor-victory", "Decided", "minor-victory", "result", &[0]),
    ("napoleonic-club-draw", "Draw", "draw", "result", &[]),
    ("napoleonic-club-multiplayer", "Decided", "major-victory", "result", &[0, 1]),
    ("napoleonic-club-multiplayer-doubles-everything", "Draw", "draw", "result", &[]),
    ("napoleonic-club-below-zero", "Decided", "major-victory", "result", &[1]),
    ("napoleonic-club-rank-missing", "Incomplete", "", "", &[]),
    ("napoleonic-club-unmirrored", "Invalid", "", "", &[]),
    ("berserk-campaign-technical-win", "Decided", "technical-win", "crystals", &[0]),
    ("berserk-campaign-technical-draw", "Draw", "technical-draw", "crystals", &[]),
    ("berserk-campaign-totals-of-the-judge", "Draw", "technical-draw", "crystals", &[]),
    ("berserk-campaign-head-judge-missing", "Incomplete", "", "", &[]),
    ("berserk-campaign-clean-win", "Decided", "clean-win", "played", &[1]),
    ("berserk-campaign-agreement", "Draw", "draw", "agreement", &[]),
    ("berserk-campaign-no-chances", "Draw", "draw", "no-chances", &[]),
    ("berserk-campaign-decisive-advantage", "Decided", "clean-win", "decisive-advantage", &[0]),
    ("berserk-campaign-second-turn", "PlayOn", "", "", &[]),
    ("dba-two-bouts-losses", "Decided", "win", "total", &[0]),
    ("dba-two-bouts-draw", "Draw", "draw", "total", &[]),
    ("dba-two-bouts-mission", "Decided", "win", "total", &[1]),
    ("dba-two-bouts-time", "Decided", "win", "total", &[1]),
    ("dba-two-bouts-both-at-the-limit", "Decided", "win", "total", &[0]),
    ("dba-two-bouts-second-bout-goes-on", "PlayOn", "", "", &[]),
    ("dba-two-bouts-mission-not-entered", "Incomplete", "", "", &[]),
    ("dba-two-bouts-should-have-ended", "Invalid", "", "", &[]),
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
