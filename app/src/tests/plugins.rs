//! The page of the rulesets: what it tells of each library, what can be done, and what is asked before.

use arbiter_core::desk::{Answer, Event, Intent, Page, PluginsEffect, PluginsEvent, PluginsIntent};
use arbiter_core::locale::Language;
use arbiter_core::referee::report::{Agreed, Failure, Fault, NoRuling, Origin, Refused, Ruleset, Rulesets, Shadowed};
use arbiter_core::referee::{Offer, grouped};
use egui::Key;
use egui_kittest::kittest::Queryable as _;

use super::{Driven, Stub, click, drive, drive_at, manifest, press};
use crate::DeskWindow;

impl Stub {
    /// Notes what is asked, and looks at every library.
    pub(super) fn of_plugins(&mut self, effect: PluginsEffect) -> Option<PluginsEvent> {
        self.plugins.push(effect.clone());
        match effect {
            PluginsEffect::Pick => Some(PluginsEvent::Picked { path: Some("/stick/libchess.so".into()), at_once: false }),
            PluginsEffect::Look(path) => {
                let found = Ok(Offer { path: path.clone(), size: 123_456, sha256: hash('c') });
                Some(PluginsEvent::Looked { path, found })
            }
            PluginsEffect::Failures => {
                let fault = Fault::Suspended(Box::new(Fault::Died("adjudicate/1: signal 11".to_owned())));
                let failure = Failure { fault, output: "shuffling\nno such card".to_owned() };
                Some(PluginsEvent::Failures([("made-up".to_owned(), failure)].into()))
            }
            _ => None,
        }
    }
}

/// A file that is let go over the window.
#[derive(Debug)]
struct Dropped(std::path::PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &std::path::Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        Err("nobody reads it here".to_owned())
    }
}

fn hash(digit: char) -> String {
    String::from(digit).repeat(64)
}

/// A page with one library of each kind.
fn stub() -> Stub {
    let at = |digit, name: &str| std::path::PathBuf::from(format!("/data/{}/{name}", hash(digit)));
    let refused = vec![
        Refused { path: "/data/libnew.so".into(), fault: Fault::NotTrusted(hash('d')) },
        Refused { path: at('e', "libold.so"), fault: Fault::Changed(hash('f')) },
    ];
    let shadowed = |path, digit| Shadowed {
        path,
        id: "chess".to_owned(),
        version: "2.0.0".to_owned(),
        origin: Origin::Installed,
        sha256: hash(digit),
        by: at('a', "libchess.so"),
        copy: false,
    };
    let agreed = Agreed {
        sha256: hash('a'),
        file: "libchess.so".to_owned(),
        from: "/stick/libchess.so".to_owned(),
        when: "2026-11-29T14:32:05+01:00".to_owned(),
    };
    let found = Rulesets {
        folder: Some("/data".into()),
        shadowed: vec![shadowed(at('b', "libchess.so"), 'b')],
        agreed: vec![agreed],
        ..Rulesets::default()
    };
    Stub { refused, found, ..Stub::new() }
}

fn page<'a>(stub: Stub, size: egui::Vec2, language: Language) -> Driven<'a> {
    let mut window = DeskWindow::new(stub, language);
    window.ask(Intent::ShowPage(Page::Rulesets));
    drive_at(window, size)
}

/// With a second ruleset, which is installed.
fn with_installed(driven: &mut Driven<'_>) {
    let mut found = driven.state().desk().rulesets.clone().unwrap();
    let mut chess = manifest();
    (chess.id, chess.version) = ("chess".to_owned(), "1.0.0".to_owned());
    found.usable.push(Ruleset {
        manifest: chess.into(),
        path: format!("/data/{}/libchess.so", hash('a')).into(),
        origin: Origin::Installed,
        sandbox: arbiter_core::referee::report::Sandbox::default(),
        sha256: hash('a'),
    });
    driven.state_mut().ask(Intent::Event(Event::RulesetsFound(found)));
    driven.run();
}

#[test]
fn each_library_is_told_with_place_version_hash_languages_sandbox_and_why_it_is_trusted() {
    let mut driven = page(stub(), egui::vec2(1366.0, 2000.0), Language::English);
    with_installed(&mut driven);
    for told in [
        "made-up 1.0.0",
        "bundled",
        "trusted: it comes with the program",
        "chess 1.0.0",
        "trusted: you agreed to it on 2026-11-29; it came from /stick/libchess.so",
        "chess 2.0.0",
        "/data/libnew.so",
        "Installed rulesets: /data",
    ] {
        driven.get_by_label(told);
    }
    assert_eq!(driven.query_all_by_label("languages: English").count(), 2);
    assert_eq!(driven.query_all_by_label_contains("sandboxed: no").count(), 2);
    for told in [grouped(&hash('a')), grouped(&hash('b')), grouped(&hash('d')), grouped(&hash('f'))] {
        driven.get_by_label_contains(&told);
    }
    driven.get_by_label_contains("you have not agreed to this library yet");
    driven.get_by_label_contains("has changed since you agreed");
}

#[test]
fn a_library_is_looked_at_and_agreed_to_and_enter_alone_does_not_agree() {
    let mut driven = page(stub(), egui::vec2(1366.0, 690.0), Language::English);
    click(&mut driven, "Install a ruleset…");
    let half = grouped(&hash('c')[..32]);
    for told in ["Trust this ruleset?", "libchess.so", "/stick", "121 KiB", &format!("{half}\n{half}")] {
        driven.get_by_label(told);
    }
    press(&mut driven, Key::Enter);
    assert!(driven.state().desk().question.is_none(), "Enter is the way out");
    assert!(driven.state_mut().executor().plugins.iter().all(|effect| !matches!(effect, PluginsEffect::Install(_))));
    click(&mut driven, "Install a ruleset…");
    click(&mut driven, "Trust and install");
    let asked = driven.state_mut().executor().plugins.last().cloned();
    assert!(matches!(asked, Some(PluginsEffect::Install(offer)) if offer.sha256 == hash('c')));
}

#[test]
fn by_the_keyboard_alone_a_library_can_be_agreed_to() {
    let mut driven = page(stub(), egui::vec2(1366.0, 690.0), Language::English);
    driven.get_by_label("Install a ruleset…").focus();
    driven.run();
    press(&mut driven, Key::Enter);
    for _ in 0..6 {
        if driven.get_by_label("Trust and install").is_focused() {
            break;
        }
        press(&mut driven, Key::Tab);
    }
    assert!(driven.get_by_label("Trust and install").is_focused());
    let mut round = false;
    for _ in 0..12 {
        press(&mut driven, Key::Tab);
        round |= driven.get_by_label("Cancel").is_focused();
        if round && driven.get_by_label("Trust and install").is_focused() {
            break;
        }
    }
    assert!(round, "Tab comes round to the way out");
    assert!(driven.get_by_label("Trust and install").is_focused());
    press(&mut driven, Key::Enter);
    assert!(matches!(driven.state_mut().executor().plugins.last(), Some(PluginsEffect::Install(_))));
}

#[test]
fn a_library_that_is_dropped_on_the_window_is_looked_at_and_not_opened() {
    for name in ["libchess.so", "chess.dll", "libchess.dylib"] {
        let mut driven = page(stub(), egui::vec2(1366.0, 690.0), Language::English);
        let path = std::path::Path::new("/stick").join(name);
        driven.input_mut().dropped_files.push(std::sync::Arc::new(Dropped(path.clone())));
        driven.run();
        assert_eq!(driven.state_mut().executor().plugins, [PluginsEffect::Look(path)]);
        driven.get_by_label("Trust this ruleset?");
    }
}

#[test]
fn what_waits_for_a_decision_is_looked_at_from_its_card() {
    let mut driven = page(stub(), egui::vec2(1366.0, 2000.0), Language::English);
    click(&mut driven, "Look at libnew.so and decide…");
    assert_eq!(driven.state_mut().executor().plugins, [PluginsEffect::Look("/data/libnew.so".into())]);
    driven.get_by_label("Trust this ruleset?");
}

#[test]
fn an_installed_ruleset_is_removed_after_a_question_and_a_bundled_one_cannot_be() {
    let mut driven = page(stub(), egui::vec2(1366.0, 2000.0), Language::English);
    with_installed(&mut driven);
    assert!(driven.query_by_label("Remove made-up 1.0.0…").is_none());
    click(&mut driven, "Remove chess 1.0.0…");
    driven.get_by_label("Remove this ruleset?");
    assert!(driven.state_mut().executor().plugins.is_empty());
    click(&mut driven, "Remove");
    let path = format!("/data/{}/libchess.so", hash('a')).into();
    assert_eq!(driven.state_mut().executor().plugins, [PluginsEffect::Remove(path)]);
}

#[test]
fn of_two_installed_versions_the_judge_chooses() {
    let mut driven = page(stub(), egui::vec2(1366.0, 2000.0), Language::English);
    with_installed(&mut driven);
    click(&mut driven, "Use chess 2.0.0…");
    driven.get_by_label("Use 2.0.0 of “chess”?");
    click(&mut driven, "Keep 1.0.0");
    assert!(driven.state_mut().executor().plugins.is_empty());
    click(&mut driven, "Use chess 2.0.0…");
    press(&mut driven, Key::Enter);
    assert!(driven.state().desk().question.is_none(), "Enter is the way out");
    assert!(driven.state_mut().executor().plugins.is_empty(), "and deletes nothing");
}

#[test]
fn a_ruleset_that_failed_is_told_with_its_output_and_can_be_tried_again() {
    let mut window = DeskWindow::new(stub(), Language::English);
    window.ask(Intent::New { ruleset: "made-up".to_owned() });
    let document = window.desk().current.unwrap();
    let ruling = Err(NoRuling::RulesetFailed { id: "made-up".to_owned(), fault: Fault::Hung(3_000) });
    window.ask(Intent::Event(Event::Ruled { document, revision: 0, ruling }));
    window.ask(Intent::ShowPage(Page::Rulesets));
    let mut driven = drive_at(window, egui::vec2(1366.0, 2000.0));
    driven.get_by_label_contains("Last fault: it failed too often");
    driven.get_by_label("shuffling\nno such card");
    driven.get_by_label("not asked any more");
    click(&mut driven, "Try again");
    assert!(driven.state().desk().document().is_none(), "the page is still shown");
    driven.get_by_label_contains("Last fault");
}

#[test]
fn the_folder_is_opened_by_the_system_and_named_in_full() {
    let mut driven = page(stub(), egui::vec2(1366.0, 2000.0), Language::English);
    click(&mut driven, "Open the folder");
    click(&mut driven, "Show the folder of made-up 1.0.0");
    let opened = [PluginsEffect::OpenFolder("/data".into()), PluginsEffect::OpenFolder("/rulesets".into())];
    assert_eq!(driven.state_mut().executor().plugins, opened);
}

#[test]
fn page_and_question_fit_every_window_in_every_language() {
    for language in Language::ALL {
        for size in [egui::vec2(1366.0, 690.0), egui::vec2(1024.0, 600.0), egui::vec2(683.0, 345.0)] {
            let mut driven = page(stub(), size, language);
            let install = driven.state().locale().t("plugins-command-install");
            assert!(driven.get_by_label(&install).rect().right() <= size.x);
            click(&mut driven, &install);
            let yes = driven.state().locale().t("plugins-trust-yes");
            let button = driven.get_by_label(&yes).rect();
            assert!(button.bottom() <= size.y && button.right() <= size.x, "{language:?} {size:?}: {button:?}");
        }
    }
    let driven = drive(DeskWindow::new(Stub::new(), Language::English));
    assert!(driven.state().desk().question.is_none());
}

#[test]
fn the_question_of_trust_is_whole_at_once_after_a_small_one() {
    let mut driven = page(stub(), egui::vec2(1366.0, 690.0), Language::English);
    driven.state_mut().ask(Intent::Plugins(PluginsIntent::Type));
    driven.run();
    driven.state_mut().ask(Intent::Answer(Answer::Path("/club/libchess.so".into())));
    driven.run();
    let said = driven.get_by_label_contains("Nothing of it has been run").rect();
    let button = driven.get_by_label("Trust and install").rect();
    assert!(said.bottom() <= button.top(), "{said:?} {button:?}");
}
