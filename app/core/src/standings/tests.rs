//! What must hold before a ruleset is asked: which file is the club's, and that every record is read once. The table itself
//! is tested end to end with the real ruleset.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

use std::collections::BTreeSet;

use tempfile::TempDir;

use super::*;
use crate::referee::Limits;

const CLUB: &str = r#"{ "format": "arbiter-club", "version": 1, "ruleset": { "id": "g" }, "members": [] }"#;
const RECORD: &str = r#"{"format":"arbiter-match","version":1,"ruleset":{"id":"g"},"sides":[]}"#;

fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, content) in files {
        let path = folder.path().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, content).unwrap();
    }
    folder
}

/// The name of the club's file, `None` without one; or what is wrong, with the name of the file.
fn found(files: &[(&str, &str)]) -> Result<Option<String>, String> {
    let name = |path: &Path| path.file_name().unwrap().to_string_lossy().into_owned();
    match club::find(folder(files).path()) {
        Ok(club) => Ok(club.map(|club| name(&club.file))),
        Err(NoStandings::Club { file, fault }) => Err(format!("{}: {fault:?}", name(&file))),
        Err(NoStandings::TwoClubs { first, second }) => Err(format!("{} and {}", name(&first), name(&second))),
        Err(other) => Err(format!("{other:?}")),
    }
}

#[test]
fn the_clubs_file_is_known_by_what_it_says_and_not_by_its_name() {
    let others = [("package.json", "{\"name\": \"x\"}"), ("list.json", "[1]"), ("old.json", RECORD), ("a.match.json", RECORD)];
    assert_eq!(found(&others), Ok(None));
    assert_eq!(found(&[&others[..], &[("Members.JSON", CLUB)]].concat()), Ok(Some("Members.JSON".to_owned())));
    assert_eq!(found(&[("club.json", &format!("\u{feff}{CLUB}"))]), Ok(Some("club.json".to_owned())));
    assert_eq!(found(&[("below/club.json", CLUB), ("club.json.bak", CLUB), ("club.match.json", CLUB)]), Ok(None));
}

#[test]
fn two_clubs_are_an_error() {
    assert_eq!(found(&[("b.json", CLUB), ("a.json", CLUB)]), Err("a.json and b.json".to_owned()));
}

#[test]
fn a_broken_club_is_an_error_and_other_rubbish_is_none_beside_a_whole_one() {
    let cut = "{ \"format\": \"arbiter-club\", \"members\": [";
    assert!(found(&[("club.json", cut)]).unwrap_err().starts_with("club.json: Read(NotJson"));
    assert!(found(&[("club.json", cut), ("other.json", CLUB)]).unwrap_err().starts_with("club.json: Read(NotJson"));
    assert!(found(&[("club.json", "")]).unwrap_err().contains("NotJson"), "nobody can tell whether it was the club's");
    assert_eq!(found(&[("rubbish.json", "{"), ("club.json", CLUB)]), Ok(Some("club.json".to_owned())));
    assert_eq!(found(&[("club.json", &CLUB.replace("1,", "2,"))]), Err("club.json: NewerVersion(2)".to_owned()));
    assert_eq!(found(&[("club.json", &CLUB.replace("1,", "\"1\","))]), Err("club.json: Entry(\"/version\")".to_owned()));
    assert_eq!(found(&[("club.json", &CLUB.replace("\"g\"", "7"))]), Err("club.json: Entry(\"/ruleset/id\")".to_owned()));
}

#[test]
fn every_record_is_read_once_with_its_place_and_reading_can_be_stopped() {
    let names: Vec<String> = (0..300).map(|number| format!("{:02}/{number:03}.match.json", number % 7)).collect();
    let files: Vec<(&str, &str)> =
        names.iter().map(|name| (name.as_str(), if name.contains("13") { "{" } else { RECORD })).collect();
    let folder = folder(&files);
    let found = folder::below(folder.path());
    let mut seen = BTreeSet::new();
    readers::read_all(&found, &[], &mut |entries| {
        for entry in entries {
            let broken = found[entry.file].path.file_name().unwrap().to_string_lossy().contains("13");
            assert_eq!(entry.read.is_err(), broken);
            assert!(seen.insert(entry.file), "read twice");
        }
        Ok(())
    })
    .unwrap();
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), (0..300).collect::<Vec<_>>());

    let mut times = 0;
    let stopped = readers::read_all(&found, &[], &mut |_| {
        times += 1;
        Err(NoStandings::Stopped)
    });
    assert_eq!((stopped, times), (Err(NoStandings::Stopped), 1));
}

#[test]
fn without_rulesets_it_is_said_what_is_missing() {
    let read = |files: &[(&str, &str)]| {
        let mut referee = Referee::new(PathBuf::from("/nowhere/arbiter"), Vec::new(), Limits::default());
        let go_on = &mut |_| ControlFlow::Continue(());
        read(folder(files).path(), Span::default(), &[Language::English], &mut referee, go_on).unwrap_err()
    };
    let unknown = NoStandings::Ruleset(NoRuling::UnknownRuleset { id: "g".to_owned() });
    assert_eq!(read(&[("club.json", CLUB)]), unknown);
    assert_eq!(read(&[("a.match.json", RECORD)]), unknown);
    assert_eq!(read(&[]), NoStandings::Nothing);
    assert_eq!(read(&[("a.match.json", "{")]), NoStandings::Nothing);
}

#[test]
fn what_is_no_folder_is_said_to_be_none() {
    let folder = folder(&[("a.match.json", RECORD)]);
    let read = |path: &str| {
        let mut referee = Referee::new(PathBuf::new(), Vec::new(), Limits::default());
        let path = folder.path().join(path);
        read(&path, Span::default(), &[], &mut referee, &mut |_| ControlFlow::Continue(())).unwrap_err()
    };
    assert_eq!(read("absent"), NoStandings::Folder(ReadFault::Absent));
    assert_eq!(read("a.match.json"), NoStandings::NotAFolder);
}

#[test]
fn whoever_follows_the_progress_may_stop_it() {
    let folder = folder(&[("a.match.json", RECORD)]);
    let mut referee = Referee::new(PathBuf::new(), Vec::new(), Limits::default());
    let stop = &mut |progress| {
        assert_eq!(progress, Progress { done: 0, total: 1 });
        ControlFlow::Break(())
    };
    assert_eq!(read(folder.path(), Span::default(), &[], &mut referee, stop).unwrap_err(), NoStandings::Stopped);
}

#[test]
fn a_members_games_are_found_however_the_name_is_typed() {
    let mut games = Games::default();
    games.add(4, ["René Poe", " Straße "].into_iter());
    games.add(1, ["RENE\u{301} POE", "B. Roe"].into_iter());
    games.sort();
    assert_eq!(games.of("rené poe").collect::<Vec<_>>(), [1, 4]);
    assert_eq!(games.of("STRASSE").collect::<Vec<_>>(), [4]);
    assert_eq!(games.of("Rene Poe").count(), 0);
}
