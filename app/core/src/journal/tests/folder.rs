//! The folder of the journal: whose an entry is, and what is done with what is damaged, newer or saved after all.

use std::path::PathBuf;
use std::time::Duration;

use ruleset_api::Status;

use super::{AT, draft, record};
use crate::journal::{ENDING, FOLDER_VARIABLE, Keeper, Store, Untaken, Verdict, folder};
use crate::record as records;

/// A program that keeps a match, and ends without saving.
fn left_behind(folder: &tempfile::TempDir, notes: &str) -> String {
    let mut store = Store::new(folder.path().to_owned());
    store.keep(7, &draft(notes, None).to_bytes(AT).unwrap()).unwrap();
    store.file(7).file_name().unwrap().to_str().unwrap().to_owned()
}

fn names(folder: &tempfile::TempDir) -> Vec<String> {
    let mut names: Vec<String> =
        std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn what_belongs_to_a_program_that_runs_is_not_offered_to_another() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = Store::new(folder.path().to_owned());
    first.keep(1, &draft("a", None).to_bytes(AT).unwrap()).unwrap();
    let mut second = Store::new(folder.path().to_owned());
    assert!(second.look().unwrap().listed.is_empty());
    assert!(first.look().unwrap().listed.is_empty(), "nor to itself");
    drop(first);
    assert_eq!(second.look().unwrap().listed.len(), 1, "its lock went with it");
}

#[test]
fn looking_is_no_lock_that_hides_an_entry_from_another_who_looks() {
    let folder = tempfile::tempdir().unwrap();
    let entry = left_behind(&folder, "a");
    let token = entry.rsplit_once('-').unwrap().0;
    let lock = std::fs::File::open(folder.path().join(format!("{token}.lock"))).unwrap();
    lock.try_lock_shared().unwrap();
    assert_eq!(Store::new(folder.path().to_owned()).look().unwrap().listed.len(), 1);
}

#[test]
fn of_two_programs_one_restores_an_entry_and_it_is_never_there_twice_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let entry = left_behind(&folder, "a");
    let mut programs = [(); 2].map(|()| Store::new(folder.path().to_owned()));
    for program in &mut programs {
        assert_eq!(program.look().unwrap().listed.len(), 1, "both offer it");
    }
    let [first, second] = &mut programs;
    assert_eq!(first.take(&entry, 3).unwrap().record, record("a"));
    assert_eq!(second.take(&entry, 3), Err(Untaken::Gone));
    assert_eq!(names(&folder).iter().filter(|name| name.ends_with(ENDING)).count(), 1);
    assert!(second.look().unwrap().listed.is_empty(), "it belongs to the first");
    // The first is killed before anything else happened.
    drop(programs);
    assert_eq!(Store::new(folder.path().to_owned()).look().unwrap().listed.len(), 1);
}

#[test]
fn a_clean_end_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let mut keeper = Keeper::new(Some(folder.path().to_owned()));
    keeper.keep(1, draft("a", None), Duration::ZERO, AT);
    keeper.flush(Duration::ZERO);
    assert_eq!(names(&folder).len(), 2, "an entry and a lock");
    keeper.forget(1, Duration::ZERO);
    drop(keeper);
    assert_eq!(names(&folder), [""; 0]);
}

#[test]
fn what_is_damaged_is_set_aside_and_told_once_and_hides_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let good = left_behind(&folder, "a");
    let whole = std::fs::read(folder.path().join(&good)).unwrap();
    let put = |name: &str, bytes: &[u8]| std::fs::write(folder.path().join(format!("{name}{ENDING}")), bytes).unwrap();
    put("1-a-0-1", &whole[..whole.len() / 2]);
    put("1-a-0-2", b"");
    put("1-a-0-3", b"\xFF\xFE");
    put("odd", "[".repeat(100_000).as_bytes());
    put("1-a-0-4", &records::to_bytes(&record("a record, and no entry")));
    std::fs::create_dir(folder.path().join(format!("1-a-0-5{ENDING}"))).unwrap();
    let mut store = Store::new(folder.path().to_owned());
    let found = store.look().unwrap();
    assert_eq!((found.listed.len(), found.damaged, found.newer), (1, 6, 0));
    assert_eq!(names(&folder).iter().filter(|name| name.ends_with(".damaged")).count(), 6, "nothing is thrown away");
    assert_eq!(store.look().unwrap().damaged, 0);
}

#[test]
fn what_a_newer_version_has_written_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let good = left_behind(&folder, "a");
    let text = std::fs::read_to_string(folder.path().join(&good)).unwrap();
    let of_journal = text.replacen("\"version\":1", "\"version\":2", 1);
    let of_record = text.replace("\"arbiter-match\",\"version\":1", "\"arbiter-match\",\"version\":9");
    assert!(of_journal != text && of_record != text);
    std::fs::write(folder.path().join(format!("1-a-0-1{ENDING}")), &of_journal).unwrap();
    std::fs::write(folder.path().join(format!("1-a-0-2{ENDING}")), &of_record).unwrap();
    let found = Store::new(folder.path().to_owned()).look().unwrap();
    assert_eq!((found.listed.len(), found.damaged, found.newer), (1, 0, 2));
    assert_eq!(std::fs::read_to_string(folder.path().join(format!("1-a-0-1{ENDING}"))).unwrap(), of_journal);
}

#[test]
fn what_was_saved_after_all_is_not_offered() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("3.match.json");
    let keep = |notes: &str| {
        let mut store = Store::new(folder.path().join("journal"));
        store.keep(1, &draft(notes, file.to_str()).to_bytes(AT).unwrap()).unwrap();
    };
    keep("saved");
    keep("entered since");
    records::save(&file, &record("saved")).unwrap();
    let found = Store::new(folder.path().join("journal")).look().unwrap();
    let offered: Vec<_> = found.listed.iter().map(|listed| listed.path.clone()).collect();
    assert_eq!(offered, [Some(file)]);
}

#[test]
fn an_entry_tells_what_it_is_and_has_all_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let summary = [("en".to_owned(), "More points.".to_owned())].into();
    let verdict = Some(Verdict { status: Status::Decided, winners: vec![1], summary });
    let mut entered = draft("a", Some("/venue/3.match.json"));
    let mut record = record("a");
    record.event.name = " Venue open ".to_owned();
    record.event.table = "12".to_owned();
    record.sides[1].name = "Horde".to_owned();
    record.unknown.insert("later".to_owned(), 7.into());
    (entered.verdict, entered.record, entered.found) = (verdict.clone(), record.clone().into(), Some("0a".to_owned()));
    let mut keeper = Keeper::new(Some(folder.path().to_owned()));
    keeper.keep(1, entered, Duration::ZERO, AT);
    keeper.flush(Duration::ZERO);
    drop(keeper);
    let mut store = Store::new(folder.path().to_owned());
    let listed = store.look().unwrap().listed.remove(0);
    assert_eq!(listed.event, ["Venue open", "", "12"]);
    assert_eq!(
        (listed.sides, listed.verdict, listed.path),
        (vec![String::new(), "Horde".to_owned()], verdict, Some(PathBuf::from("/venue/3.match.json")))
    );
    assert_eq!(listed.at, AT);
    let taken = store.take(&listed.entry, 2).unwrap();
    assert_eq!((taken.record, taken.found.as_deref()), (record, Some("0a")));
}

#[cfg(unix)]
#[test]
fn a_path_that_is_no_text_costs_the_path_and_not_the_match() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let folder = tempfile::tempdir().unwrap();
    let mut entered = draft("a", None);
    entered.path = Some(PathBuf::from(OsStr::from_bytes(b"/venue/\xFF.match.json")));
    let mut store = Store::new(folder.path().to_owned());
    store.keep(1, &entered.to_bytes(AT).unwrap()).unwrap();
    drop(store);
    let listed = Store::new(folder.path().to_owned()).look().unwrap().listed;
    assert_eq!(listed.first().map(|listed| listed.path.clone()), Some(None));
}

#[test]
fn the_folder_is_the_one_that_is_named_else_in_the_users_data() {
    let of = |named: &'static str| {
        folder(&|name| match name {
            FOLDER_VARIABLE => Some(named.into()),
            "XDG_DATA_HOME" | "APPDATA" | "HOME" => Some("/data".into()),
            _ => None,
        })
    };
    assert_eq!(of("/named"), Some(PathBuf::from("/named")));
    assert!(of("").unwrap().ends_with("arbiter/journal"));
    assert_eq!(folder(&|_| None), None);
}
