//! The referee with real plugins in real child processes: the bundled ruleset, and rulesets in C that misbehave in every way
//! that native code can. Whatever they do costs their own answer and nothing else.
#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::panic, clippy::expect_used, clippy::indexing_slicing)]

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use arbiter_core::locale::{Language, Locale};
use arbiter_core::record;
use arbiter_core::referee::report::{Closed, Fault, NoRuling, Origin, Rulesets};
use arbiter_core::referee::{Folder, Limits, Referee};
use arbiter_tests::{plugins, program, root, sample};
use ruleset_api::request::Detail;
use ruleset_api::{Record, Ruling, Status};
use tempfile::TempDir;

/// A folder of plugins, and a referee that looks there.
struct Table {
    folder: TempDir,
    limits: Limits,
}

impl Table {
    fn new() -> Self {
        Self { folder: tempfile::tempdir().unwrap(), limits: Limits::default() }
    }

    /// With a plugin in C that is compiled with these words.
    fn with(self, name: &str, words: &[&str]) -> Self {
        let library = self.folder.path().join(format!("lib{name}{}", std::env::consts::DLL_SUFFIX));
        let compiler = std::env::var("CC").unwrap_or_else(|_| "cc".to_owned());
        let run = Command::new(compiler)
            .args(["-shared", "-fPIC", "-O0", "-w", "-o"])
            .arg(&library)
            .arg("-I")
            .arg(root().join("ruleset-api/include"))
            .arg(root().join("tests/tests/plugins/bad.c"))
            .args(words)
            .output()
            .expect("a C compiler");
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
        self
    }

    /// With a file.
    fn with_file(self, name: &str, bytes: &[u8]) -> Self {
        std::fs::write(self.folder.path().join(name).with_extension(std::env::consts::DLL_EXTENSION), bytes).unwrap();
        self
    }

    /// With a file of the corpus of libraries, under its own name.
    fn with_header(self, name: &str) -> Self {
        std::fs::copy(root().join("fuzz/corpus/header").join(name), self.folder.path().join(name)).unwrap();
        self
    }

    /// Where a call may take 50 ms only.
    fn hurried(self) -> Self {
        Self { limits: Limits { call: Duration::from_millis(50), ..self.limits }, ..self }
    }

    fn referee(&self) -> (Referee, Rulesets) {
        let folders = vec![Folder { path: self.folder.path().to_owned(), origin: Origin::Named }];
        let mut referee = Referee::new(program(), folders, self.limits);
        let found = referee.find();
        (referee, found)
    }

    /// Why the one plugin in the folder is not taken.
    fn refusal(&self) -> Fault {
        let (_, found) = self.referee();
        assert!(found.usable.is_empty(), "{found:?}");
        found.refused[0].fault.clone()
    }
}

/// A folder with one plugin that misbehaves in this way.
fn bad(way: &str) -> Table {
    Table::new().with("bad", &[&format!("-D{way}")])
}

fn match_of(ruleset: &str) -> Record {
    Record::new(ruleset, "1.0.0", 2)
}

fn ask(referee: &mut Referee) -> Result<Ruling, NoRuling> {
    referee.rule(&match_of("bad"), Detail::Full, &[Language::English])
}

fn fault(referee: &mut Referee) -> Fault {
    match ask(referee) {
        Err(NoRuling::RulesetFailed { id, fault }) if id == "bad" => fault,
        other => panic!("{other:?}"),
    }
}

fn bundled() -> Referee {
    let mut referee = Referee::new(program(), vec![Folder { path: plugins(), origin: Origin::Bundled }], Limits::default());
    referee.find();
    referee
}

#[test]
fn the_bundled_ruleset_is_found_among_other_libraries() {
    let found = bundled().rulesets().clone();
    let ruleset = found.get("wow-minis").expect("it is built with these tests");
    assert_eq!(ruleset.origin, Origin::Bundled);
    assert!(ruleset.manifest.texts.is_empty(), "its sources stay in the child");
    for language in Language::ALL {
        assert!(ruleset.manifest.name.message.contains_key(language.code()));
    }
    assert!(!found.refused.iter().any(|refused| refused.fault == Fault::NotAPlugin), "a procedural macro is no news");
}

#[test]
fn every_sentence_comes_in_every_language_that_is_asked_for() {
    let mut referee = bundled();
    let mut record = record::read(&sample("wow-minis-position.match.json")).unwrap();
    record.values.insert("weather".to_owned(), "rain".into());
    for languages in [&Language::ALL[..], &[Language::Russian]] {
        let ruling = referee.rule(&record, Detail::Full, languages).unwrap();
        let first = &ruling.problems[0];
        assert_eq!((first.text.id.as_str(), first.at.as_str()), ("arbiter-unknown-entry", "/values/weather"));
        for text in ruling.texts() {
            let given: Vec<&str> = text.message.keys().map(String::as_str).collect();
            let wanted: Vec<&str> = languages.iter().map(|language| language.code()).collect();
            assert_eq!(given, wanted, "{}", text.id);
            assert!(text.message.values().all(|sentence| !sentence.contains('{') && *sentence != text.id), "{text:?}");
        }
    }
}

#[test]
fn what_is_entered_wrongly_is_ruled_invalid_without_asking() {
    let table = bad("CRASHES");
    let (mut referee, _) = table.referee();
    let mut record = match_of("bad");
    record.sides.pop();
    let ruling = referee.rule(&record, Detail::Full, &[Language::French]).unwrap();
    assert_eq!(ruling.status, Status::Invalid);
    assert_eq!(ruling.problems[0].at, "/sides");
    assert!(ruling.texts().iter().all(|text| text.message.contains_key("fr")), "{ruling:?}");
    let outcome = referee.rule(&record, Detail::Outcome, &[]).unwrap();
    assert_eq!((outcome.status, outcome.summary, outcome.problems.len()), (Status::Invalid, None, 0));
}

#[test]
fn an_outcome_is_the_same_as_that_of_the_full_ruling() {
    let mut referee = bundled();
    let record = record::read(&sample("wow-minis-position.match.json")).unwrap();
    let full = referee.rule(&record, Detail::Full, &[Language::English]).unwrap();
    assert_eq!(referee.rule(&record, Detail::Outcome, &[]).unwrap(), full.outcome_only());
}

#[test]
fn a_ruleset_in_c_rules_and_its_numbers_carry_a_true_minus() {
    let table = Table::new().with("bad", &[]);
    let (mut referee, _) = table.referee();
    let ruling = ask(&mut referee).unwrap();
    assert_eq!(ruling.status, Status::Draw);
    assert_eq!(ruling.summary.unwrap().message["en"], "Level, by \u{2212}3");
}

#[test]
fn what_a_plugin_prints_and_reads_does_not_disturb_its_answer() {
    let table = bad("PRINTS");
    let (mut referee, _) = table.referee();
    assert_eq!(ask(&mut referee).unwrap().status, Status::Draw);
    assert_eq!(ask(&mut referee).unwrap().status, Status::Draw);
}

#[test]
fn an_unknown_ruleset_is_named() {
    let record = match_of("chess");
    let none = bundled().rule(&record, Detail::Full, &[]).unwrap_err();
    assert_eq!(none, NoRuling::UnknownRuleset { id: "chess".to_owned() });
}

#[test]
fn a_plugin_that_crashes_is_asked_once_more() {
    let folder = tempfile::tempdir().unwrap();
    let marker = folder.path().join("marker");
    std::fs::write(&marker, "").unwrap();
    let table = bad(&format!("CRASHES_ONCE=\"{}\"", marker.display()));
    let (mut referee, _) = table.referee();
    std::fs::remove_file(&marker).unwrap();
    assert_eq!(ask(&mut referee).unwrap().status, Status::Draw);
    std::fs::write(&marker, "").unwrap();
    referee.find();
    assert_eq!(fault(&mut referee), Fault::Died("adjudicate/1: signal 6".to_owned()), "it does crash while the marker is there");
}

#[test]
fn a_plugin_that_crashes_again_and_again_is_suspended_until_the_next_search() {
    let table = bad("CRASHES");
    let (mut referee, _) = table.referee();
    let crash = Fault::Died("adjudicate/1: signal 11".to_owned());
    assert_eq!(fault(&mut referee), crash);
    assert_eq!(fault(&mut referee), Fault::Suspended(Box::new(crash.clone())));
    assert_eq!(fault(&mut referee), Fault::Suspended(Box::new(crash.clone())));
    referee.find();
    assert_eq!(fault(&mut referee), crash);
}

#[test]
fn one_plugin_that_crashes_hurts_no_other() {
    let folders = [Path::new("."), &plugins()].map(|path| Folder { path: path.to_owned(), origin: Origin::Bundled });
    let table = bad("CRASHES");
    let [mut here, there] = folders;
    here.path = table.folder.path().to_owned();
    let mut referee = Referee::new(program(), vec![here, there], Limits::default());
    referee.find();
    let record = record::read(&sample("wow-minis-position.match.json")).unwrap();
    let before = referee.rule(&record, Detail::Full, &[Language::English]).unwrap();
    fault(&mut referee);
    fault(&mut referee);
    assert_eq!(referee.rule(&record, Detail::Full, &[Language::English]).unwrap(), before);
}

#[test]
fn a_plugin_that_ends_its_process_is_quoted() {
    let table = bad("EXITS");
    let (mut referee, _) = table.referee();
    assert_eq!(fault(&mut referee), Fault::Died("adjudicate/1: exit code 0; the cards are gone".to_owned()));
}

#[test]
fn a_plugin_that_does_not_answer_is_ended() {
    let table = bad("HANGS").hurried();
    let (mut referee, _) = table.referee();
    assert_eq!(fault(&mut referee), Fault::Hung(50));
}

#[test]
fn what_is_said_of_the_sandbox_is_true() {
    let said = |way: &str| {
        let table = bad(way);
        let (mut referee, found) = table.referee();
        let Fault::Failed(words) = fault(&mut referee) else { panic!("{way}") };
        (found.usable[0].sandbox, words.ends_with(": done"))
    };
    let (sandbox, could) = said("WHEN_LOADED=opens");
    assert_eq!(could, sandbox.files == Closed::No, "{sandbox:?}");
    let (sandbox, could) = said("OPENS_A_SOCKET");
    assert_eq!(could, !sandbox.calls, "{sandbox:?}");
    assert_eq!(bundled().rulesets().usable[0].sandbox, sandbox, "the same for every plugin of a system");
}

#[test]
fn two_answers_to_one_question_end_the_trust_in_a_plugin_until_the_next_search() {
    let table = bad("UNSTEADY");
    let (mut referee, _) = table.referee();
    assert_eq!(fault(&mut referee), Fault::Unsteady);
    assert_eq!(fault(&mut referee), Fault::Unsteady, "it is not asked any more");
    referee.find();
    assert_eq!(fault(&mut referee), Fault::Unsteady, "and found out again");
}

#[test]
fn a_library_that_needs_another_which_is_missing_names_it() {
    let folder = tempfile::tempdir().unwrap();
    let dice = folder.path().join("libdice.so");
    let none = folder.path().join("none.c");
    std::fs::write(&none, "int roll(void) { return 6; }").unwrap();
    let compiler = std::env::var("CC").unwrap_or_else(|_| "cc".to_owned());
    let built = Command::new(compiler).args(["-shared", "-fPIC", "-o"]).args([&dice, &none]).status().unwrap();
    assert!(built.success());
    let table = Table::new().with("bad", &["-Wl,--no-as-needed", "-L", folder.path().to_str().unwrap(), "-ldice"]);
    assert_eq!(table.refusal(), Fault::MissingLibrary("libdice.so".to_owned()));
    let (_, found) = table.referee();
    let sentence = Locale::new(Language::English).text(&found.refused[0].text());
    assert!(sentence.contains("libbad") && sentence.contains("“libdice.so”"), "{sentence}");
}

#[test]
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
fn a_library_for_another_processor_or_system_is_told_by_what_it_is_for() {
    let known = [
        ("linux-aarch64.so", "ELF, aarch64"),
        ("freebsd-x86_64.so", "FreeBSD, x86_64"),
        ("windows-x86_64.dll", "Windows, x86_64"),
        ("windows-aarch64.dll", "Windows, aarch64"),
        ("macos-x86_64.dylib", "macOS, x86_64"),
        ("macos-aarch64.dylib", "macOS, aarch64"),
        ("macos-both.dylib", "Mach-O"),
    ];
    for (file, named) in known {
        assert_eq!(Table::new().with_header(file).refusal(), Fault::OtherMachine(named.to_owned()), "{file}");
    }
    assert_eq!(Table::new().with_header("linux-other-abi.so").refusal(), Fault::OtherAbi { found: 2 });
    assert_eq!(Table::new().with_header("linux-no-plugin.so").refusal(), Fault::NotAPlugin);
    assert_eq!(Table::new().with_header("cut-short.so").refusal(), Fault::Damaged);
}

#[test]
fn a_copy_of_a_library_is_told_apart_from_another_one_of_the_same_id() {
    let table = Table::new().with("a", &[]).with("c", &["-DSIZE=4096"]);
    let copy = table.folder.path().join(format!("liba-copy{}", std::env::consts::DLL_SUFFIX));
    std::fs::copy(table.folder.path().join(format!("liba{}", std::env::consts::DLL_SUFFIX)), &copy).unwrap();
    let (_, found) = table.referee();
    let english = Locale::new(Language::English);
    for shadowed in &found.shadowed {
        let sentence = english.text(&shadowed.text());
        assert_eq!(sentence.contains("the same file as"), shadowed.copy, "{sentence}");
    }
    let copied = |name: &str| found.shadowed.iter().find(|shadowed| shadowed.path.ends_with(name)).map(|shadowed| shadowed.copy);
    assert_eq!(copied(&format!("libc{}", std::env::consts::DLL_SUFFIX)), Some(false));
    let [first, second] = ["liba", "liba-copy"].map(|name| format!("{name}{}", std::env::consts::DLL_SUFFIX));
    assert!(copied(&first) == Some(true) || copied(&second) == Some(true), "{:?}", found.shadowed);
}

#[test]
fn a_plugin_that_overflows_its_stack_or_eats_all_memory_dies_alone() {
    for way in ["OVERFLOWS", "EATS_MEMORY"] {
        let table = bad(way);
        let (mut referee, _) = table.referee();
        let fault = fault(&mut referee);
        assert!(matches!(&fault, Fault::Died(words) if words.contains("signal")), "{way}: {fault:?}");
    }
}

#[test]
fn a_reply_that_is_none_is_a_fault_in_words() {
    for (way, word) in [("FLOODS", "longer than"), ("BABBLES", "expected value"), ("INVENTS", "winners [9]")] {
        let table = bad(way);
        let (mut referee, _) = table.referee();
        for _ in 0..4 {
            let fault = fault(&mut referee);
            assert!(matches!(&fault, Fault::BadReply(words) if words.contains(word)), "{way}: {fault:?}");
        }
    }
}

#[test]
fn a_fault_that_a_plugin_tells_is_passed_on() {
    let table = bad("FAILS");
    let (mut referee, _) = table.referee();
    let fault = fault(&mut referee);
    assert!(matches!(&fault, Fault::Failed(words) if words.contains("a card that nobody knows")), "{fault:?}");
}

#[test]
fn a_table_that_is_none_is_refused_in_words() {
    for way in ["MAGIC=7", "SIZE=16", "ID=0", "VERSION=0", "GIVES_NOTHING"] {
        let fault = bad(way).refusal();
        assert!(matches!(fault, Fault::BadTable(_)), "{way}: {fault:?}");
    }
    assert_eq!(bad("MAJOR=2").refusal(), Fault::OtherAbi { found: 2 });
}

#[test]
fn a_longer_table_is_taken_and_its_tail_ignored() {
    let table = bad("SIZE=4096");
    let (mut referee, _) = table.referee();
    assert_eq!(ask(&mut referee).unwrap().status, Status::Draw);
}

#[test]
fn a_manifest_that_contradicts_its_table_or_asks_too_much_is_refused() {
    let differs = |table: &str| Fault::IdDiffers { table: table.to_owned(), manifest: "bad 1.0.0".to_owned() };
    assert_eq!(bad("VERSION=\"2.0.0\"").refusal(), differs("bad 2.0.0"));
    assert_eq!(bad("ID=\"good\"").refusal(), differs("good 1.0.0"));
    assert_eq!(bad(r#"REQUIRES="\"dice/1\"""#).refusal(), Fault::Requires(vec!["dice/1".to_owned()]));
}

#[test]
fn hostile_texts_are_refused() {
    let source = format!("SOURCE=\"deep = {}$n{}\"", "{".repeat(20_000), "}".repeat(20_000));
    assert!(matches!(bad(&source).refusal(), Fault::BadTexts(_)));
}

#[test]
fn a_text_of_a_plugin_cannot_move_the_cursor_or_turn_the_writing() {
    let table = bad(r#"SOURCE="name = Bad\\u202e\\nlevel =\\n    Level\\u001b[2J, by { $n }\\n    and so on""#);
    let (mut referee, found) = table.referee();
    assert_eq!(found.get("bad").unwrap().manifest.name.message["en"], "Bad\u{FFFD}");
    let summary = ask(&mut referee).unwrap().summary.unwrap();
    assert_eq!(summary.message["en"], "Level\u{FFFD}[2J, by \u{2212}3\nand so on", "its own line break stays");
}

#[test]
fn a_plugin_that_fails_is_told_with_its_file() {
    let table = bad("FAILS");
    let (mut referee, found) = table.referee();
    let sentence = Locale::new(Language::English).text(&ask(&mut referee).unwrap_err().text(&found));
    assert!(sentence.contains("“bad”") && sentence.contains("libbad") && sentence.contains("nobody knows"), "{sentence}");
}

#[test]
fn a_plugin_that_does_not_survive_its_start_is_refused_with_how_it_ended() {
    assert_eq!(bad("CRASHES_WHEN_DESCRIBED").refusal(), Fault::Died("start: signal 11".to_owned()));
    let limits = Limits { start: Duration::from_millis(500), ..Limits::default() };
    assert_eq!(Table { limits, ..bad("HANGS_WHEN_LOADED") }.refusal(), Fault::Hung(500));
}

#[test]
fn a_library_is_looked_at_before_it_is_loaded() {
    assert_eq!(bad("ENTRY=something_else").refusal(), Fault::NotAPlugin);
    assert_eq!(bad("ENTRY=ruleset_plugin_v2").refusal(), Fault::OtherAbi { found: 2 });
    assert_eq!(Table::new().with_file("notes", b"These are notes.").refusal(), Fault::NotALibrary);
    assert_eq!(Table::new().with_file("empty", b"").refusal(), Fault::NotALibrary);
}

#[test]
fn a_real_plugin_cut_short_anywhere_is_damaged() {
    let ruleset = bundled().rulesets().get("wow-minis").unwrap().path.clone();
    let whole = std::fs::read(ruleset).unwrap();
    for length in [whole.len() / 100, whole.len() / 2, whole.len() - 1] {
        assert_eq!(Table::new().with_file("short", &whole[..length]).refusal(), Fault::Damaged, "{length} bytes");
    }
}

#[test]
fn a_library_damaged_within_costs_at_most_its_process() {
    let table = Table::new().with("bad", &[]);
    let file = std::fs::read_dir(table.folder.path()).unwrap().next().unwrap().unwrap().path();
    let whole = std::fs::read(&file).unwrap();
    for part in 1..8 {
        let mut damaged = whole.clone();
        let from = whole.len() * part / 9;
        damaged[from..from + whole.len() / 9].fill(0xff);
        std::fs::write(&file, damaged).unwrap();
        // Found or refused: both are answers.
        let (_, found) = table.referee();
        assert_eq!(found.usable.len() + found.refused.len(), 1, "{found:?}");
    }
}

#[test]
fn the_first_of_an_id_counts_and_the_rest_are_listed() {
    let table = Table::new().with("b", &[]).with("a", &[]).with("c", &["-DMAJOR=2"]);
    let (_, found) = table.referee();
    let name = |path: &Path| path.file_stem().map(PathBuf::from).unwrap();
    assert_eq!(name(&found.get("bad").unwrap().path), Path::new("liba"));
    assert_eq!((name(&found.shadowed[0].path), name(&found.shadowed[0].by)), ("libb".into(), "liba".into()));
    let sentence = Locale::new(Language::English).text(&found.refused[0].text());
    assert!(sentence.contains("libc") && sentence.contains("version 2"), "{sentence}");
}

#[test]
fn a_record_too_large_for_a_plugin_is_said_to_be() {
    let mut record = match_of("bad");
    record.event.name = "x".repeat(9 << 20);
    let table = Table::new().with("bad", &[]);
    let (mut referee, _) = table.referee();
    assert_eq!(referee.rule(&record, Detail::Full, &[]).unwrap_err(), NoRuling::TooLarge);
    assert_eq!(ask(&mut referee).unwrap().status, Status::Draw);
}

#[test]
fn a_child_outlives_the_thread_that_asked_first() {
    let table = Table::new().with("bad", &[]);
    let (mut referee, _) = table.referee();
    let mut referee = std::thread::spawn(move || {
        assert_eq!(ask(&mut referee).unwrap().status, Status::Draw);
        referee
    })
    .join()
    .unwrap();
    assert_eq!(ask(&mut referee).unwrap().status, Status::Draw);
}

/// Records that differ in their notes only, and what came of each.
fn batch(referee: &mut Referee, count: usize, changed: impl Fn(usize, &mut Record)) -> Result<Vec<Option<Ruling>>, NoRuling> {
    let mut batch = referee.batch("bad", Detail::Outcome).unwrap();
    for index in 0..count {
        let mut record = match_of("bad");
        changed(index, &mut record);
        batch.add(&record).unwrap();
    }
    referee.rule_all(&batch)
}

#[test]
fn a_ruleset_that_rules_on_one_record_at_a_time_is_asked_one_by_one() {
    let table = Table::new().with("bad", &[]);
    let (mut referee, _) = table.referee();
    for _ in 0..2 {
        let rulings = batch(&mut referee, 3, |_, _| {}).unwrap();
        assert_eq!(rulings.len(), 3);
        assert!(rulings.iter().all(|ruling| ruling.as_ref().unwrap().status == Status::Draw), "{rulings:?}");
    }
}

#[test]
fn of_many_records_each_has_its_own_answer_or_none() {
    let table = Table::new().with("bad", &[]);
    let (mut referee, _) = table.referee();
    // One side too few: the host finds that, and nobody is asked.
    let rulings = batch(&mut referee, 3, |index, record| record.sides.truncate(if index == 1 { 1 } else { 2 })).unwrap();
    assert_eq!(rulings.iter().map(Option::is_some).collect::<Vec<_>>(), [true, false, true]);
    for way in ["FAILS", "BABBLES", "INVENTS"] {
        let table = bad(way);
        let (mut referee, _) = table.referee();
        let rulings = batch(&mut referee, 2, |_, _| {}).unwrap();
        assert!(rulings.iter().all(Option::is_none), "{way}: {rulings:?}");
    }
}

#[test]
fn many_records_that_are_more_than_a_frame_holds_are_all_ruled_on() {
    let mut referee = bundled();
    let mut record = record::read(&sample("wow-minis-honor.match.json")).unwrap();
    record.event.name = "x".repeat(3 << 20);
    let mut batch = referee.batch("wow-minis", Detail::Outcome).unwrap();
    for honor in [15, 12, 11, 99] {
        record.sides[0].values.insert("honor".to_owned(), honor.into());
        batch.add(&record).unwrap();
    }
    let rulings = referee.rule_all(&batch).unwrap();
    let winners: Vec<Vec<usize>> = rulings.into_iter().map(|ruling| ruling.unwrap().winners).collect();
    assert_eq!(winners, [vec![0], vec![], vec![1], vec![0]]);
    record.event.name = "x".repeat(9 << 20);
    assert_eq!(batch.add(&record), Err(NoRuling::TooLarge));
}

#[test]
fn a_plugin_that_crashes_over_what_nobody_entered_rules_on_what_was() {
    let table = bad("CRASHES_AT=\"unheard-of\"");
    let (mut referee, _) = table.referee();
    for round in 0..6 {
        let lost = batch(&mut referee, 2, |_, record| record.event.name = "unheard-of".to_owned()).unwrap_err();
        assert!(matches!(lost, NoRuling::RulesetFailed { .. }), "{lost:?}");
        assert_eq!(ask(&mut referee).unwrap().status, Status::Draw, "round {round}");
    }
    // By now it is not asked such things any more.
    let lost = batch(&mut referee, 2, |_, _| {}).unwrap_err();
    assert!(matches!(lost, NoRuling::RulesetFailed { fault: Fault::Suspended(_), .. }), "{lost:?}");
    referee.find();
    assert!(batch(&mut referee, 2, |_, _| {}).is_ok(), "until rulesets are looked for again");
}
