//! Two windows on one file, a file that somebody else changes, a folder that vanishes: with real files, in the real window.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use arbiter::{DeskWindow, DirectExecutor};
use arbiter_core::desk::{Answer, Edit, Intent, KeepingAnswer, KeepingEvent, KeepingQuestion, Question};
use arbiter_core::locale::Language;
use arbiter_core::record;
use arbiter_core::referee::Folder;
use arbiter_core::referee::report::Origin;
use arbiter_tests::{plugins, program, sample};

const NAME: &str = "wow-minis-honor.match.json";

/// A window with a match open.
fn window(file: &Path) -> DeskWindow {
    let folders = vec![Folder { path: plugins(), origin: Origin::Bundled }];
    let mut window = DeskWindow::new(DirectExecutor::new(program(), folders).with_locks(), Language::English);
    window.ask(Intent::OpenPath(file.to_owned()));
    window
}

/// A folder with a match.
fn venue() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let stick = folder.path().canonicalize().unwrap().join("stick");
    fs::create_dir(&stick).unwrap();
    let file = stick.join(NAME);
    fs::copy(sample(NAME), &file).unwrap();
    (folder, file)
}

fn write(window: &mut DeskWindow, notes: &str) {
    window.ask(Intent::Edit(Edit::Notes(notes.to_owned())));
}

fn notes(window: &DeskWindow) -> &str {
    &window.desk().document().expect("an open match").record.notes
}

fn answer(window: &mut DeskWindow, answer: KeepingAnswer) {
    window.ask(Intent::Answer(Answer::Keeping(answer)));
}

fn question(window: &DeskWindow) -> Option<&KeepingQuestion> {
    match &window.desk().question {
        Some(Question::Keeping(question)) => Some(question),
        _ => None,
    }
}

/// What lies in a folder.
fn names(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned());
    let mut names: Vec<_> = names.collect();
    names.sort();
    names
}

#[test]
fn of_two_windows_on_one_file_the_second_reads_it_and_gets_it_once_the_first_is_closed() {
    let (_folder, file) = venue();
    let mut first = window(&file);
    let mut second = window(&file);
    assert!(matches!(question(&second), Some(KeepingQuestion::Held { by, .. }) if by.sure));
    answer(&mut second, KeepingAnswer::ReadOnly);
    write(&mut second, "second");
    write(&mut first, "first");
    first.ask(Intent::Save);
    assert_eq!((record::read(&file).unwrap().notes.as_str(), notes(&second)), ("first", ""));
    // Not even under its own name is it saved by the second.
    second.ask(Intent::SavePath(file.clone()));
    assert_eq!(record::read(&file).unwrap().notes, "first");
    assert!(second.desk().notices.iter().any(|notice| notice.text.id == "keeping-save-held"));
    first.ask(Intent::Close);
    second.ask(Intent::Answer(Answer::Cancel));
    second.ask(Intent::Keeping(arbiter_core::desk::KeepingIntent::TryAgain));
    assert_eq!(notes(&second), "first");
    write(&mut second, "second");
    second.ask(Intent::Save);
    assert_eq!(record::read(&file).unwrap().notes, "second");
}

#[test]
fn a_closed_match_and_an_ended_program_leave_no_sidecar() {
    let (_folder, file) = venue();
    let stick = file.parent().unwrap();
    let mut open = window(&file);
    assert_eq!(names(stick), [format!(".{NAME}.lock"), NAME.to_owned()]);
    let elsewhere = stick.join("b.match.json");
    open.ask(Intent::SavePath(elsewhere));
    assert_eq!(names(stick), [".b.match.json.lock", "b.match.json", NAME]);
    open.ask(Intent::Quit);
    assert_eq!(names(stick), ["b.match.json", NAME]);
}

#[test]
fn what_is_no_record_is_not_held() {
    let (_folder, file) = venue();
    fs::write(&file, "{").unwrap();
    let stick = file.parent().unwrap();
    let mut window = window(&file);
    for other in [stick.join("none.match.json"), stick.to_owned()] {
        window.ask(Intent::OpenPath(other));
    }
    assert_eq!(window.desk().notices.len(), 3);
    assert_eq!(names(stick), [NAME]);
}

#[test]
fn a_match_that_somebody_has_open_is_ruled_on_by_the_command_line_all_the_same() {
    let (_folder, file) = venue();
    let _open = window(&file);
    let stick = file.parent().unwrap();
    let mut judge = Command::new(program());
    let judge = judge.arg("judge").arg(stick).arg("--format").arg("json").arg("--ruleset-dir").arg(plugins());
    let ruled = judge.output().unwrap();
    assert_eq!(String::from_utf8_lossy(&ruled.stdout).lines().count(), 1, "the sidecar is no record");
    assert_eq!(names(stick), [format!(".{NAME}.lock"), NAME.to_owned()]);
}

#[test]
fn a_change_by_another_program_is_noticed_and_the_other_version_stays_beside() {
    let (_folder, file) = venue();
    let mut window = window(&file);
    let theirs = fs::read_to_string(&file).unwrap().replacen('{', "{ \"notes\": \"theirs\",", 1);
    fs::write(&file, &theirs).unwrap();
    window.ask(Intent::Event(KeepingEvent::BackInWindow.into()));
    let told = window.desk().document().unwrap().kept.to_tell().expect("a change");
    assert_eq!(told.id, "keeping-was-changed");
    write(&mut window, "mine");
    window.ask(Intent::Save);
    assert!(matches!(question(&window), Some(KeepingQuestion::Changed { .. })));
    assert_eq!(fs::read_to_string(&file).unwrap(), theirs);
    answer(&mut window, KeepingAnswer::Overwrite);
    assert_eq!(record::read(&file).unwrap().notes, "mine");
    assert_eq!(fs::read_to_string(file.with_file_name(format!("{NAME}.bak"))).unwrap(), theirs);
}

#[test]
fn a_stick_that_is_pulled_keeps_the_match_open_until_it_is_back() {
    let (_folder, file) = venue();
    let mut window = window(&file);
    write(&mut window, "mine");
    let (stick, away) = (file.parent().unwrap().to_owned(), file.parent().unwrap().with_extension("away"));
    fs::rename(&stick, &away).unwrap();
    window.ask(Intent::Save);
    assert!(matches!(question(&window), Some(KeepingQuestion::NoFolder { .. })));
    assert!(window.desk().document().unwrap().dirty());
    fs::rename(&away, &stick).unwrap();
    answer(&mut window, KeepingAnswer::TryAgain);
    assert_eq!(record::read(&file).unwrap().notes, "mine");
    assert!(!window.desk().document().unwrap().dirty());
}
