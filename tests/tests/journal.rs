//! The journal end to end: a match is changed in the real window, the program ends without saving, and the next one restores
//! it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

use std::path::Path;

use arbiter::{DeskWindow, DirectExecutor};
use arbiter_core::desk::{Edit, EventField, Intent, Page};
use arbiter_core::locale::Language;
use arbiter_core::record;
use arbiter_core::referee::Folder;
use arbiter_core::referee::report::Origin;
use arbiter_tests::{plugins, program, sample};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

fn run(journal: &Path) -> DeskWindow {
    let folders = vec![Folder { path: plugins(), origin: Origin::Named }];
    let executor = DirectExecutor::new(program(), folders).with_journal(journal.to_owned());
    DeskWindow::new(executor, Language::English)
}

#[test]
fn what_was_entered_before_a_crash_is_offered_and_restored_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let journal = folder.path().join("data").join("journal");
    let file = folder.path().join("3.match.json");
    std::fs::copy(sample("wow-minis-honor.match.json"), &file).unwrap();
    let on_disk = std::fs::read(&file).unwrap();

    let mut first = run(&journal);
    first.ask(Intent::OpenPath(file.clone()));
    assert!(!journal.exists(), "nothing is written before something is changed");
    first.ask(Intent::Edit(Edit::Notes("Called at tick 9.".to_owned())));
    first.ask(Intent::NewMatch);
    let wow = first.desk().rulesets.as_ref().unwrap().usable[0].manifest.id.clone();
    if first.desk().question.is_some() {
        first.ask(Intent::Answer(arbiter_core::desk::Answer::Ruleset(wow)));
    }
    first.ask(Intent::Edit(Edit::Event(EventField::Name, "Venue open".to_owned())));
    let records: Vec<_> = first.desk().documents.iter().map(|document| document.record.clone()).collect();
    // A second window beside it is offered nothing of it.
    assert!(run(&journal).desk().journal.listed.is_empty());
    // As after a crash: nothing is asked, nothing is saved.
    drop(first);
    assert_eq!(std::fs::read(&file).unwrap(), on_disk);

    let second = run(&journal);
    assert_eq!((second.desk().page, second.desk().journal.listed.len()), (Some(Page::Unsaved), 2));
    let builder = Harness::builder().with_size(egui::vec2(1366.0, 690.0)).with_max_steps(12).with_context_setup(arbiter::dress);
    let mut driven = builder.build_ui_state(
        |ui, window: &mut DeskWindow| {
            window.logic(ui.ctx());
            window.ui(ui);
        },
        second,
    );
    driven.run();
    driven.get_by_label(&file.display().to_string());
    driven.get_by_label("Never saved to a file");
    driven.get_by_label("Restore all").click();
    driven.run();
    let desk = driven.state().desk();
    for before in &records {
        let restored = desk.documents.iter().find(|document| document.record == *before).expect("it is restored");
        assert!(restored.dirty());
        assert_eq!(restored.path.is_some(), before.notes.contains("tick 9"));
    }
    assert_eq!(std::fs::read(&file).unwrap(), on_disk, "nothing is saved by itself");

    // It is saved at last: nothing is offered any more.
    let window = driven.state_mut();
    let document = window.desk().documents.iter().find(|document| document.path.is_some()).unwrap().id;
    window.ask(Intent::Show(document));
    window.ask(Intent::Save);
    assert_eq!(record::read(&file).unwrap().notes, "Called at tick 9.");
    drop(driven);
    assert_eq!(run(&journal).desk().journal.listed.len(), 1, "but the other is");
}

#[test]
fn the_command_line_leaves_the_journal_alone() {
    let folder = tempfile::tempdir().unwrap();
    let journal = folder.path().join("journal");
    for command in ["judge", "rulesets"] {
        let mut run = std::process::Command::new(program());
        run.arg(command).env("ARBITER_JOURNAL", &journal).env("ARBITER_RULESETS", plugins());
        if command == "judge" {
            run.arg(sample("wow-minis-honor.match.json"));
        }
        assert!(run.output().unwrap().status.code().is_some());
        assert!(!journal.exists());
    }
}
