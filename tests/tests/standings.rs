//! A club's standings end to end: the real program on real folders with the real ruleset, and the season among the samples
//! held against the generator's own reckoning.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

use std::ops::ControlFlow;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use arbiter_core::locale::Language;
use arbiter_core::referee::report::{Fault, NoRuling, Origin};
use arbiter_core::referee::{Folder, Limits, Referee};
use arbiter_core::standings::{self, NoStandings, Progress, Standings};
use arbiter_tests::club::{Member, Plan, season};
use arbiter_tests::{plugins, program, root, sample};
use ruleset_api::Record;
use ruleset_api::standings::Span;
use serde_json::{Value, json};
use tempfile::TempDir;

/// A folder of files.
struct Club(TempDir);

impl Club {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn with(self, name: &str, content: &[u8]) -> Self {
        let path = self.path().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, content).unwrap();
        self
    }

    fn with_json(self, name: &str, value: &Value) -> Self {
        self.with(name, value.to_string().as_bytes())
    }

    /// With a game of lieutenants of so many turns that the first wins by a major victory.
    fn won(self, name: &str, date: &str, turns: i64, players: [&str; 2]) -> Self {
        self.with_json(name, &won(date, turns, players))
    }

    fn with_club(self, members: &Value, conversions: &Value) -> Self {
        self.with_json("club.json", &club(members, conversions))
    }

    /// Runs `arbiter standings` on the folder.
    fn run(&self, words: &[&str]) -> Told {
        let folder = self.path().to_str().unwrap();
        told(&[&["standings", folder], words].concat())
    }

    /// The standings as JSON.
    fn json(&self, words: &[&str]) -> Value {
        let Told { output, errors, .. } = self.run(&[&["--format", "json"], words].concat());
        assert_eq!((output.lines().count(), errors.as_str()), (1, ""));
        serde_json::from_str(&output).unwrap()
    }
}

struct Told {
    code: i32,
    output: String,
    errors: String,
}

fn told(words: &[&str]) -> Told {
    let program = Command::new(env!("CARGO_BIN_EXE_arbiter-under-test"))
        .args(words)
        .env("ARBITER_RULESETS", plugins())
        .envs([("LC_ALL", "C"), ("LANG", "C"), ("LANGUAGE", "")])
        .output()
        .unwrap();
    let words = |bytes| String::from_utf8(bytes).unwrap();
    Told { code: program.status.code().unwrap(), output: words(program.stdout), errors: words(program.stderr) }
}

fn won(date: &str, turns: i64, players: [&str; 2]) -> Value {
    game(date, turns, players, "lieutenant")
}

fn game(date: &str, turns: i64, [winner, loser]: [&str; 2], rank: &str) -> Value {
    let side = |name: &str, result: &str| json!({ "name": name, "values": { "rank": rank, "result": result } });
    json!({ "format": "arbiter-match", "version": 1, "ruleset": { "id": "napoleonic-club", "version": "1.0.0" },
        "event": { "date": date }, "values": { "turns": turns }, "sides": [side(winner, "major-victory"), side(loser, "major-defeat")] })
}

fn club(members: &Value, conversions: &Value) -> Value {
    json!({ "format": "arbiter-club", "version": 1, "ruleset": { "id": "napoleonic-club", "version": "1.0.0" },
        "name": "Old Guard", "members": members, "conversions": conversions })
}

fn member(name: &str, game: i64, victory: i64) -> Value {
    json!({ "name": name, "game_points": game, "victory_points": victory })
}

/// Some columns of every row.
fn rows(standings: &Value, columns: &[&str]) -> Vec<Vec<Value>> {
    let rows = standings["table"]["rows"].as_array().unwrap();
    rows.iter().map(|row| columns.iter().map(|&column| row[column].clone()).collect()).collect()
}

/// Each problem: the name of its file, where, which text.
fn problems(standings: &Value) -> Vec<[String; 3]> {
    let problem = |problem: &Value| {
        let file = Path::new(problem["file"].as_str().unwrap()).file_name().unwrap().to_str().unwrap().to_owned();
        [file, problem["at"].as_str().unwrap().to_owned(), problem["text"]["id"].as_str().unwrap().to_owned()]
    };
    standings["problems"].as_array().unwrap().iter().map(problem).collect()
}

const POINTS: [&str; 3] = ["member", "game_points", "victory_points"];

// The season among the samples.

#[test]
fn the_season_among_the_samples_is_what_the_generator_makes() {
    let folder = sample(Plan::SAMPLE_FOLDER);
    let mut made = 0;
    season(Plan::SAMPLE, &mut |name, bytes| {
        made += 1;
        let kept = std::fs::read(folder.join(name)).unwrap_or_default();
        assert!(kept == bytes, "{name} differs: `cargo run -p arbiter-tests --example make_club -- {}`", folder.display());
    });
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), made, "no other file lies there");
    assert_eq!(made, Plan::SAMPLE.games + 1);
}

fn reckoned(plan: Plan) -> (Club, Vec<Member>) {
    let mut folder = Some(Club::new());
    let members = season(plan, &mut |name, bytes| folder = folder.take().map(|folder| folder.with(name, bytes)));
    (folder.unwrap(), members)
}

#[test]
fn the_table_agrees_with_the_generators_own_reckoning() {
    for seed in [Plan::SAMPLE.seed, 1, 2] {
        let (folder, mut members) = reckoned(Plan { seed, ..Plan::SAMPLE });
        let standings = folder.json(&[]);
        members.sort_by(|one, other| one.name.cmp(&other.name));
        let expected: Vec<Vec<Value>> = members
            .iter()
            .map(|m| vec![json!(m.name), json!(m.rank), json!(m.game_points), json!(m.victory_points), json!(m.games)])
            .collect();
        let mut found = rows(&standings, &["member", "rank", "game_points", "victory_points", "games"]);
        found.sort_by_key(|row| row[0].as_str().unwrap().to_owned());
        assert_eq!(found, expected, "seed {seed}");
    }
}

#[test]
fn the_season_shows_warnings_and_all_its_games_count() {
    let folder = sample(Plan::SAMPLE_FOLDER);
    let Told { code, output, errors } = told(&["standings", folder.to_str().unwrap(), "--format", "json"]);
    let standings: Value = serde_json::from_str(&output).unwrap();
    assert_eq!((code, errors.as_str()), (0, ""), "warnings do not change the exit code");
    assert_eq!(rows(&standings, &["member"]).len(), 30);
    let kinds: std::collections::BTreeSet<String> = problems(&standings).into_iter().map(|[.., id]| id).collect();
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), ["conversion-below-zero", "rank-not-held"]);
}

// History.

#[test]
fn history_runs_by_date_and_not_by_the_order_of_the_files() {
    // By date Ann is a captain before the conversion and keeps her rank. By path the conversion would come first.
    let folder = Club::new()
        .with_club(&json!([member("Ann", 60, 9)]), &json!([{ "member": "Ann", "date": "2026-02-01", "victory_points": 10 }]))
        .won("z/late-name.match.json", "2026-01-01", 10, ["Ann", "Bob"])
        .with_json("a.match.json", &game("2026-03-01", 5, ["Bob", "Ann"], "lieutenant"));
    let standings = folder.json(&[]);
    let ann = &rows(&standings, &["member", "rank", "game_points", "victory_points"])[0];
    assert_eq!(ann, &[json!("Ann"), json!("captain"), json!(60 + 19 - 50 + 5), json!(9 + 4 + 10)]);
    assert_eq!(problems(&standings), [["a.match.json", "/sides/1/values/rank", "rank-not-held"].map(str::to_owned)]);
}

#[test]
fn games_of_a_day_come_before_its_conversions() {
    // Only with the game of the day there is enough to convert.
    let conversion = json!([{ "member": "Ann", "date": "2026-01-01", "victory_points": 3 }]);
    let folder = Club::new().with_club(&json!([]), &conversion).won("a.match.json", "2026-01-01", 8, ["Ann", "Bob"]);
    let standings = folder.json(&[]);
    assert_eq!(rows(&standings, &POINTS)[1], [json!("Ann"), json!(0), json!(7)]);
    assert_eq!(problems(&standings), Vec::<[String; 3]>::new());
}

#[test]
fn from_and_to_let_only_entries_between_them_count_on_the_clubs_start() {
    let conversions = json!([{ "member": "Ann", "date": "2026-01-31", "victory_points": 1 }]);
    let folder = Club::new()
        .with_club(&json!([member("Ann", 50, 0)]), &conversions)
        .won("a.match.json", "2025-12-31", 5, ["Ann", "Bob"])
        .won("b.match.json", "2026-01-01", 5, ["Ann", "Bob"])
        .won("c.match.json", "2026-01-31", 5, ["Ann", "Bob"])
        .won("d.match.json", "2026-02-01", 5, ["Ann", "Bob"]);
    let ann = |words: &[&str]| rows(&folder.json(words), &["game_points", "games"])[0].clone();
    assert_eq!(ann(&[]), [json!(50 + 4 * 12 - 5), json!(4)]);
    assert_eq!(ann(&["--from", "2026-01-01", "--to", "2026-01-31"]), [json!(50 + 2 * 12 - 5), json!(2)]);
    assert_eq!(ann(&["--to", "2026-01-01"]), [json!(50 + 2 * 12), json!(2)]);
}

#[test]
fn names_are_one_however_they_are_typed_and_shown_as_the_club_spells_them() {
    let folder = Club::new()
        .with_club(&json!([member("Ren\u{e9} Straße", 0, 0)]), &json!([]))
        .won("a.match.json", "2026-01-01", 5, ["  REN\u{c9} STRASSE", "Bob"])
        .won("b.match.json", "2026-01-02", 5, ["rene\u{301} straße ", "bob"]);
    let names = rows(&folder.json(&[]), &["member", "games"]);
    assert_eq!(names, [[json!("Ren\u{e9} Straße"), json!(2)], [json!("Bob"), json!(2)]]);
}

// What is left out, and what is broken.

#[test]
fn what_does_not_count_is_left_out_counted_and_listed_with_its_file() {
    let mut unfinished = won("2026-01-01", 5, ["Ann", "Bob"]);
    unfinished["values"] = json!({});
    let mut wrong = won("2026-01-01", 5, ["Ann", "Bob"]);
    wrong["values"]["turns"] = json!(0);
    let mut unmirrored = won("2026-01-01", 5, ["Ann", "Bob"]);
    unmirrored["sides"][1]["values"]["result"] = json!("draw");
    let mut other = won("2026-01-01", 5, ["Ann", "Bob"]);
    other["ruleset"]["id"] = json!("wow-minis");
    let folder = Club::new()
        .won("a.match.json", "2026-01-01", 5, ["Ann", "Bob"])
        .won("b.match.json", "last spring", 5, ["Ann", "Bob"])
        .with_json("c.match.json", &unfinished)
        .with_json("d.match.json", &wrong)
        .with_json("e.match.json", &unmirrored)
        .with_json("f/f.match.json", &other);
    let standings = folder.json(&[]);
    assert_eq!(rows(&standings, &POINTS), [[json!("Ann"), json!(12), json!(4)], [json!("Bob"), json!(5), json!(0)]]);
    let expected = [
        ["b.match.json", "/event/date", "arbiter-left-out-no-date"],
        ["c.match.json", "", "arbiter-left-out-incomplete"],
        ["d.match.json", "/values/turns", "arbiter-left-out-invalid"],
        ["e.match.json", "", "arbiter-left-out-invalid"],
        ["f.match.json", "/ruleset/id", "arbiter-left-out-other-ruleset"],
    ];
    assert_eq!(problems(&standings), expected.map(|problem| problem.map(str::to_owned)));
    let Told { code, output, errors } = folder.run(&["--lang", "en"]);
    assert_eq!(code, 3, "incomplete and invalid, as for judge");
    assert_eq!(errors.lines().count(), 6, "one line each, and the count: {errors}");
    assert!(errors.lines().last().unwrap().contains("left out: 5"), "{errors}");
    assert!(!output.contains("left out"), "results alone: {output}");
    assert!(standings["problems"][0]["text"]["message"]["en"].as_str().unwrap().starts_with("Left out"));
}

#[test]
fn only_what_is_incomplete_or_invalid_changes_the_exit_code() {
    let folder = Club::new().won("a.match.json", "2026-01-01", 5, ["Ann", "Bob"]).won("b.match.json", "", 5, ["Ann", "Bob"]);
    assert_eq!(folder.run(&[]).code, 0);
}

#[test]
fn a_broken_record_does_not_stop_the_standings() {
    let folder = Club::new()
        .won("a.match.json", "2026-01-01", 5, ["Ann", "Bob"])
        .with("b/broken.match.json", b"{ \"format\": \"arbiter-match\",\n")
        .won("c.match.json", "2026-01-02", 5, ["Ann", "Bob"]);
    let Told { code, output, errors } = folder.run(&["--lang", "en"]);
    assert_eq!(code, 1, "something could not be read");
    assert!(output.contains("Ann"), "{output}");
    assert!(errors.lines().next().unwrap().contains("b/broken.match.json: warning: "), "{errors}");
    assert!(errors.contains("not JSON at line 2"), "{errors}");
    let standings = folder.json(&[]);
    assert_eq!(rows(&standings, &["games"]), [[json!(2)], [json!(2)]]);
    assert_eq!(problems(&standings), [["broken.match.json", "", "record-not-json"].map(str::to_owned)]);
}

#[test]
fn two_clubs_are_an_error() {
    let folder = Club::new().with_club(&json!([]), &json!([])).with_json("copy.json", &club(&json!([]), &json!([])));
    let Told { code, output, errors } = folder.run(&["--lang", "en"]);
    assert_eq!((code, output.as_str()), (1, ""));
    assert!(errors.contains("club.json") && errors.contains("copy.json"), "{errors}");
    assert_eq!(folder.json(&[])["error"]["code"], "two-clubs");
}

#[test]
fn a_broken_club_is_an_error_that_points_at_the_fault() {
    let twice = Club::new().with_club(&json!([member("Ann", 0, 0), member(" ANN", 1, 0)]), &json!([]));
    let Told { code, output, errors } = twice.run(&["--lang", "en"]);
    assert_eq!((code, output.as_str()), (1, ""));
    assert!(errors.contains("club.json: error: ") && errors.contains("[/members/1/name]"), "{errors}");
    let told = twice.json(&[]);
    assert_eq!((&told["error"]["code"], &told["problems"][0]["at"]), (&json!("structure"), &json!("/members/1/name")));
    assert!(told["file"].as_str().unwrap().ends_with("club.json"));

    let cut = Club::new().with("club.json", b"{ \"format\": \"arbiter-club\"").won("a.match.json", "2026-01-01", 5, ["A", "B"]);
    assert_eq!((cut.run(&[]).code, &cut.json(&[])["error"]["code"]), (1, &json!("not-json")));
    let mut newer = club(&json!([]), &json!([]));
    newer["version"] = json!(2);
    let newer = Club::new().with_json("club.json", &newer);
    assert_eq!((newer.run(&[]).code, &newer.json(&[])["error"]["code"]), (1, &json!("newer-version")));
}

// Which ruleset.

#[test]
fn a_club_without_games_shows_where_its_members_start() {
    let folder = Club::new().with_club(&json!([member("Ann", 70, 10)]), &json!([]));
    let Told { code, .. } = folder.run(&[]);
    assert_eq!(code, 0);
    assert_eq!(rows(&folder.json(&[]), &["member", "rank", "games"]), [[json!("Ann"), json!("captain"), json!(0)]]);
}

#[test]
fn without_a_club_the_records_say_which_ruleset_it_is() {
    let mut wow = won("2026-01-01", 5, ["Ann", "Bob"]);
    wow["ruleset"]["id"] = json!("wow-minis");
    let none = Club::new().with_json("a.match.json", &wow);
    let Told { code, output, errors } = none.run(&["--lang", "en"]);
    assert_eq!((code, output.as_str()), (1, ""));
    assert_eq!(errors, "The ruleset wow-minis keeps no standings.\n");
    let both = none.won("b.match.json", "2026-01-01", 5, ["Ann", "Bob"]);
    assert_eq!(rows(&both.json(&[]), &["member"]).len(), 2, "the one that keeps standings");

    let mut chess = club(&json!([]), &json!([]));
    chess["ruleset"]["id"] = json!("chess");
    let unknown = Club::new().with_json("club.json", &chess);
    assert_eq!((unknown.run(&[]).code, &unknown.json(&[])["error"]["code"]), (1, &json!("unknown-ruleset")));
    chess["ruleset"]["id"] = json!("wow-minis");
    assert_eq!(Club::new().with_json("club.json", &chess).json(&[])["error"]["code"], "no-standings");
    assert_eq!(Club::new().json(&[])["error"]["code"], "no-records");
}

// How it is written.

#[test]
fn json_is_one_line_with_the_table_and_the_problems() {
    let folder = Club::new().won("a.match.json", "2026-01-01", 5, ["Ann", "Bob"]);
    let standings = folder.json(&["--lang", "ru"]);
    assert_eq!(standings.as_object().unwrap().keys().collect::<Vec<_>>(), ["problems", "table"]);
    assert_eq!(standings["table"]["id"], "standings");
    let columns: Vec<&str> =
        standings["table"]["columns"].as_array().unwrap().iter().map(|column| column["id"].as_str().unwrap()).collect();
    let missing = ["next_rank", "missing_game_points", "missing_victory_points"];
    let counted = ["member", "rank", "game_points", "victory_points", "games", "won", "drawn", "lost"];
    assert_eq!(columns, [&counted[..], &missing[..]].concat());
    for column in standings["table"]["columns"].as_array().unwrap() {
        assert!(column["title"]["message"]["ru"].is_string(), "{column}");
    }
}

#[test]
fn csv_has_a_line_of_ids_and_quotes_what_needs_it() {
    let folder = Club::new().won("a.match.json", "2026-01-01", 5, ["Roe, \"Bo\"", "Poe"]);
    let Told { code, output, errors } = folder.run(&["--format", "csv", "--lang", "fr"]);
    let head = "member,rank,game_points,victory_points,games,won,drawn,lost,next_rank,missing_game_points,missing_victory_points";
    let bo = "\"Roe, \"\"Bo\"\"\",lieutenant,12,4,1,1,0,0,captain,58,6";
    let poe = "Poe,lieutenant,5,0,1,0,0,1,captain,65,10";
    assert_eq!(output, format!("{head}\r\n{bo}\r\n{poe}\r\n"));
    assert_eq!((code, errors.as_str()), (0, ""));
}

#[test]
fn text_is_a_table_in_the_language_asked_for() {
    let folder = Club::new().with_club(&json!([]), &json!([])).won("a.match.json", "2026-01-01", 5, ["Ann", "Bob"]);
    for (language, rank) in [("en", "Lieutenant"), ("fr", "Lieutenant"), ("ru", "Лейтенант")] {
        let Told { output, .. } = folder.run(&["--lang", language]);
        assert!(output.lines().next().unwrap().contains("Old Guard"), "{output}");
        assert!(output.lines().nth(3).unwrap().starts_with("Ann") && output.contains(rank), "{output}");
        let numbers = |line: &str| line.chars().count();
        assert_eq!(numbers(output.lines().nth(3).unwrap()), numbers(output.lines().nth(4).unwrap()), "{output}");
    }
}

#[test]
fn wrong_usage_is_told_and_changes_nothing() {
    let folder = Club::new();
    for words in [
        &["--from", "1.2.2026"][..],
        &["--to", "2026-02-30"],
        &["--format", "pdf"],
        &["--from", "2026-02-01", "--to", "2026-01-01"],
    ] {
        let Told { code, output, errors } = folder.run(words);
        assert_eq!((code, output.as_str(), errors.lines().count()), (2, "", 1), "{words:?}: {errors}");
    }
    assert_eq!(told(&["standings"]).code, 2);
    assert_eq!(folder.run(&["another"]).code, 2);
    assert_eq!(told(&["standings", "/nowhere/at/all"]).code, 1);
    assert!(told(&["--help", "--lang", "fr"]).output.contains("arbiter standings FOLDER"));
}

// The same for the window.

fn referee() -> Referee {
    let mut referee = Referee::new(program(), vec![Folder { path: plugins(), origin: Origin::Named }], Limits::default());
    referee.find();
    referee
}

fn read(folder: &Path, progress: &mut dyn FnMut(Progress) -> ControlFlow<()>) -> Result<Standings, NoStandings> {
    standings::read(folder, Span::default(), &Language::ALL, &mut referee(), progress)
}

#[test]
fn a_members_games_can_be_opened_and_the_progress_is_told() {
    let folder = sample(Plan::SAMPLE_FOLDER);
    let mut told = Vec::new();
    let standings = read(&folder, &mut |progress| {
        told.push(progress);
        ControlFlow::Continue(())
    })
    .unwrap();
    assert_eq!(told.first(), Some(&Progress { done: 0, total: 200 }));
    assert_eq!(told.last(), Some(&Progress { done: 200, total: 200 }));
    assert!(told.windows(2).all(|pair| pair[0].done < pair[1].done));
    assert_eq!((standings.count.found, standings.count.left_out), (200, 0));
    for row in &standings.report.table.rows {
        let files = standings.games_of(row["member"].as_str().unwrap());
        assert_eq!(i64::try_from(files.len()).unwrap(), row["games"].as_i64().unwrap(), "{row:?}");
        assert!(files.is_sorted() && files.iter().all(|file| file.starts_with(&folder)));
    }
    for problem in &standings.report.problems {
        assert!(standings.file(problem).is_some());
        assert_eq!(problem.problem.text.message.len(), 3, "in every language");
    }
}

#[test]
fn reading_stops_when_it_is_told_to() {
    let stopped = read(&sample(Plan::SAMPLE_FOLDER), &mut |progress| {
        if progress.done == 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert_eq!(stopped.unwrap_err(), NoStandings::Stopped);
}

#[test]
fn a_record_too_large_for_a_ruleset_is_left_out_and_the_others_count() {
    let mut large = won("2026-01-02", 5, ["Ann", "Bob"]);
    large["sides"][0]["members"] = json!(["x".repeat(9 << 20)]);
    let folder = Club::new().won("a.match.json", "2026-01-01", 5, ["Ann", "Bob"]).with_json("b.match.json", &large).won(
        "c.match.json",
        "2026-01-03",
        5,
        ["Ann", "Bob"],
    );
    let standings = folder.json(&[]);
    assert_eq!(rows(&standings, &["games"]), [[json!(2)], [json!(2)]]);
    assert_eq!(problems(&standings), [["b.match.json", "", "referee-record-too-large"].map(str::to_owned)]);
    assert_eq!(folder.run(&[]).code, 1);
}

#[test]
fn a_ruleset_without_standings_says_that_it_does_not_have_the_operation() {
    let none = referee().standings("wow-minis", &[]).unwrap_err();
    let fault = Fault::UnknownOp("standings/1".to_owned());
    assert_eq!(none, NoRuling::RulesetFailed { id: "wow-minis".to_owned(), fault });
}

#[test]
fn the_table_is_the_same_in_whatever_portions_the_records_are_sent() {
    let files: Vec<_> = std::fs::read_dir(sample(Plan::SAMPLE_FOLDER)).unwrap().map(|entry| entry.unwrap().path()).collect();
    let mut files: Vec<_> = files.into_iter().filter(|path| path.to_string_lossy().ends_with(".match.json")).collect();
    files.sort();
    let records: Vec<Record> = files.iter().map(|file| arbiter_core::record::read(file).unwrap()).collect();
    let table = |portion: usize, turned: bool| {
        let mut referee = referee();
        let mut fold = referee.standings("napoleonic-club", &[Language::French]).unwrap();
        let mut numbered: Vec<(usize, &Record)> = records.iter().enumerate().collect();
        if turned {
            numbered.reverse();
        }
        for records in numbered.chunks(portion) {
            assert!(referee.add(&mut fold, records).unwrap().is_empty());
        }
        referee.table(&fold, None, Span::default()).unwrap()
    };
    let once = table(200, false);
    assert_eq!(table(7, false), once);
    assert_eq!(table(31, true), once);
}

// Rulesets that keep standings wrongly.

/// The standings of one record by a ruleset in C that is wrong in this way.
#[cfg(unix)]
fn wrongly(how: &str) -> Result<Standings, NoStandings> {
    let mut record = won("2026-01-01", 5, ["Ann", "Bob"]);
    record["ruleset"]["id"] = json!("fold");
    let folder = Club::new().with_json("a.match.json", &record);
    let library = folder.path().join(format!("libfold{}", std::env::consts::DLL_SUFFIX));
    let compiler = std::env::var("CC").unwrap_or_else(|_| "cc".to_owned());
    let compiled = Command::new(compiler)
        .args(["-shared", "-fPIC", "-O0", "-w", "-o"])
        .arg(&library)
        .arg(format!("-DWRONG={how}"))
        .arg("-I")
        .arg(root().join("ruleset-api/include"))
        .arg(root().join("tests/tests/plugins/fold.c"))
        .output()
        .unwrap();
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    let limits = Limits { batch: Duration::from_millis(200), ..Limits::default() };
    let mut referee = Referee::new(program(), vec![Folder { path: folder.path().to_owned(), origin: Origin::Named }], limits);
    referee.find();
    let go_on = &mut |_| ControlFlow::Continue(());
    standings::read(folder.path(), Span::default(), &[Language::English], &mut referee, go_on)
}

#[test]
#[cfg(unix)]
fn whatever_a_ruleset_does_wrongly_costs_its_own_table() {
    assert_eq!(wrongly("0").unwrap().report.table.rows.len(), 0, "rightly");
    let failed = |how: &str| match wrongly(how) {
        Err(NoStandings::Ruleset(NoRuling::RulesetFailed { id, fault })) if id == "fold" => fault,
        other => panic!("{how}: {other:?}"),
    };
    for how in ["DIES", "DIES_ONCE_GROWN"] {
        assert!(matches!(failed(how), Fault::Died(words) if words.starts_with("standings/1")), "{how}");
    }
    assert_eq!(failed("HANGS"), Fault::Hung(200));
    for how in ["GARBLES", "NAMES_A_FILE", "LEAVES_OUT_ANOTHER", "REFUSES_NO_CLUB", "SURPLUS"] {
        assert!(matches!(failed(how), Fault::BadReply(_)), "{how}");
    }
}
