//! Locks: who opens a record second is told who holds it, and nobody is kept out by a program that has ended.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use ruleset_api::Record;

use crate::record::spare::sidecar;
use crate::record::{Elsewhere, Hold, Holder, Locks, folder, save};

const NOW: &str = "2026-11-29T14:32:05+01:00";

fn saved(folder: &Path) -> PathBuf {
    let path = folder.join("3.match.json");
    save(&path, &Record::new("wow-minis", "1.0.0", 2)).unwrap();
    path
}

/// A program elsewhere; its locks are its own, as those of every opened file are.
fn other() -> Locks {
    Locks::default()
}

fn tell(path: &Path, holder: &Holder) {
    fs::write(sidecar(path).unwrap(), serde_json::to_vec(holder).unwrap()).unwrap();
}

fn on_another_computer() -> Holder {
    Holder { user: "R. Roe".to_owned(), host: "table-7".to_owned(), pid: 1, since: NOW.to_owned() }
}

#[test]
fn the_second_to_open_a_record_is_told_who_holds_it_and_since_when() {
    let folder = tempfile::tempdir().unwrap();
    let path = saved(folder.path());
    let mut first = Locks::default();
    assert_eq!(first.take(&path, NOW, false), Hold::Own);
    assert_eq!(first.take(&path, NOW, false), Hold::Own, "its own lock keeps nobody out");
    let Hold::Elsewhere(Elsewhere { holder: Some(holder), sure: true }) = other().take(&path, NOW, false) else { panic!() };
    assert_eq!(holder, Holder::here(NOW.to_owned()));
    assert!(matches!(other().take(&path, NOW, true), Hold::Elsewhere(_)), "what the system says counts in any case");
}

#[test]
fn whoever_holds_it_is_named_as_far_as_it_is_known() {
    let said = |user: &str, host: &str| {
        let holder = Holder { user: user.to_owned(), host: host.to_owned(), ..on_another_computer() };
        let text = Elsewhere { holder: Some(holder), sure: true }.said("keeping-still-held");
        crate::locale::Locale::new(crate::locale::Language::English).text(&text.with("file", "a.match.json"))
    };
    assert!(said("R. Roe", "table-7").contains("R. Roe on table-7, since 2026-"), "{}", said("R. Roe", "table-7"));
    assert!(said("", "table-7").contains("table-7, since 2026-"), "a computer without a user's name: {}", said("", "table-7"));
    assert!(said("", "").contains("another program or computer"));
}

#[test]
fn a_lock_that_is_let_go_leaves_nothing_behind_and_the_next_gets_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = saved(folder.path());
    let mut first = Locks::default();
    first.take(&path, NOW, false);
    assert!(sidecar(&path).unwrap().exists());
    first.release(&path);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    let mut second = other();
    assert_eq!(second.take(&path, NOW, false), Hold::Own);
    drop(second);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn a_save_keeps_the_lock_although_the_file_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let path = saved(folder.path());
    let mut first = Locks::default();
    first.take(&path, NOW, false);
    saved(folder.path());
    assert!(matches!(other().take(&path, NOW, false), Hold::Elsewhere(_)));
}

#[test]
fn the_sidecar_of_a_program_that_was_killed_keeps_nobody_out() {
    let folder = tempfile::tempdir().unwrap();
    let path = saved(folder.path());
    tell(&path, &Holder { pid: 1, ..Holder::here(NOW.to_owned()) });
    assert_eq!(other().take(&path, NOW, false), Hold::Own);
    // Nor does one that was cut off while it was written.
    fs::write(sidecar(&path).unwrap(), b"{ \"us").unwrap();
    assert_eq!(other().take(&path, NOW, false), Hold::Own);
}

#[test]
fn a_fresh_sidecar_of_another_computer_is_told_as_probable_and_can_be_passed_over() {
    let folder = tempfile::tempdir().unwrap();
    let path = saved(folder.path());
    tell(&path, &on_another_computer());
    let probable = Hold::Elsewhere(Elsewhere { holder: Some(on_another_computer()), sure: false });
    assert_eq!(other().take(&path, NOW, false), probable);
    assert!(sidecar(&path).unwrap().exists(), "who only looked has taken nothing away");
    assert_eq!(other().take(&path, NOW, true), Hold::Own);
}

#[test]
fn a_sidecar_of_another_computer_from_yesterday_keeps_nobody_out() {
    let folder = tempfile::tempdir().unwrap();
    let path = saved(folder.path());
    tell(&path, &on_another_computer());
    let yesterday = SystemTime::now() - Duration::from_secs(24 * 3600);
    File::options().write(true).open(sidecar(&path).unwrap()).unwrap().set_modified(yesterday).unwrap();
    assert_eq!(other().take(&path, NOW, false), Hold::Own);
}

#[test]
fn a_sidecar_that_another_computer_has_put_in_its_place_is_not_removed() {
    let folder = tempfile::tempdir().unwrap();
    let path = saved(folder.path());
    let mut first = Locks::default();
    first.take(&path, NOW, false);
    tell(&path, &on_another_computer());
    drop(first);
    assert!(sidecar(&path).unwrap().exists());
}

#[test]
fn where_no_sidecar_can_be_made_it_is_told_and_no_file_of_others_is_touched() {
    let folder = tempfile::tempdir().unwrap();
    let path = saved(folder.path());
    let beside = sidecar(&path).unwrap();
    fs::create_dir(&beside).unwrap();
    assert!(matches!(other().take(&path, NOW, false), Hold::Untold(_)));
    fs::remove_dir(&beside).unwrap();
    fs::write(&beside, vec![b'x'; 5000]).unwrap();
    assert!(matches!(other().take(&path, NOW, false), Hold::Untold(_)));
    assert_eq!(fs::read(&beside).unwrap().len(), 5000);
    assert!(matches!(other().take(&folder.path().join("none/3.match.json"), NOW, false), Hold::Untold(_)));
}

#[cfg(unix)]
#[test]
fn a_link_to_a_record_is_held_as_the_record_and_a_link_for_a_sidecar_is_not_followed() {
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir().unwrap();
    let path = saved(folder.path());
    let link = folder.path().join("link.match.json");
    symlink(&path, &link).unwrap();
    let mut first = Locks::default();
    first.take(&link, NOW, false);
    assert!(matches!(other().take(&path, NOW, false), Hold::Elsewhere(_)));
    drop(first);
    let precious = folder.path().join("precious");
    fs::write(&precious, "mine").unwrap();
    symlink(&precious, sidecar(&path).unwrap()).unwrap();
    assert!(matches!(other().take(&path, NOW, false), Hold::Untold(_)));
    assert_eq!(fs::read_to_string(&precious).unwrap(), "mine");
}

#[test]
fn sidecars_and_remainders_are_no_records_of_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let path = saved(folder.path());
    saved(folder.path());
    let mut first = Locks::default();
    first.take(&path, NOW, false);
    fs::write(folder.path().join(".3.match.json.0a1b2c3d-7.new"), "{").unwrap();
    assert_eq!(folder::inside(folder.path()).unwrap(), std::slice::from_ref(&path));
    assert_eq!(folder::below(folder.path()).len(), 1);
}

#[test]
fn what_a_hostile_sidecar_says_is_shown_without_control_characters_and_cut() {
    let folder = tempfile::tempdir().unwrap();
    let path = saved(folder.path());
    tell(&path, &Holder { user: format!("\u{1b}[2J{}", "x".repeat(500)), ..on_another_computer() });
    let Hold::Elsewhere(Elsewhere { holder: Some(holder), .. }) = other().take(&path, NOW, false) else { panic!() };
    assert!(holder.user.chars().count() < 100 && !holder.user.contains('\u{1b}'));
}
