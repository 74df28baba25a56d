//! Tabs of matches and pages, the page of the rulesets, and second shortcuts.

use arbiter_core::desk::{Intent, Page};
use arbiter_core::locale::Language;
use arbiter_core::referee::report::{Fault, Refused};
use egui::Key;
use egui_kittest::kittest::Queryable as _;
use serde_json::json;

use super::{Stub, click, ctrl, drive, new_match, press, record, type_into};
use crate::DeskWindow;

#[test]
fn redo_goes_by_both_of_its_shortcuts() {
    let mut driven = new_match();
    type_into(&mut driven, "Victory points, Party 1", "12");
    press(&mut driven, Key::Enter);
    press(&mut driven, Key::Escape);
    let points = |driven: &super::Driven<'_>| record(driven).sides[0].values.get("vp").cloned();
    for redo in [egui::Modifiers::COMMAND, egui::Modifiers::COMMAND | egui::Modifiers::SHIFT] {
        ctrl(&mut driven, Key::Z);
        assert_eq!(points(&driven), None);
        driven.key_press_modifiers(redo, if redo.shift { Key::Z } else { Key::Y });
        driven.run();
        assert_eq!(points(&driven), Some(json!(12)));
    }
}

#[test]
fn each_tab_closes_its_own_match_and_asks_where_something_is_unsaved() {
    let mut driven = new_match();
    let first = driven.state().desk().current;
    driven.state_mut().ask(Intent::New { ruleset: "made-up".to_owned() });
    driven.run();
    driven.state_mut().ask(Intent::Show(first.unwrap()));
    driven.run();
    type_into(&mut driven, "Victory points, Party 1", "12");
    press(&mut driven, Key::Enter);
    driven.get_all_by_label("Close New match").next().unwrap().click();
    driven.run();
    driven.get_by_label("Discard the changes");
    click(&mut driven, "Discard the changes");
    assert_eq!(driven.state().desk().documents.len(), 1);
    assert!(driven.state().desk().current != first);
}

#[test]
fn the_rulesets_are_listed_with_where_they_are_and_what_is_wrong_with_others() {
    let refuse = |name: &str, fault| Refused { path: name.into(), fault };
    let refused = vec![refuse("/there/libold.so", Fault::Damaged), refuse("/there/libother.so", Fault::OtherAbi { found: 2 })];
    for language in Language::ALL {
        let mut driven = drive(DeskWindow::new(Stub { refused: refused.clone(), ..Stub::new() }, language));
        assert_eq!(driven.state().desk().notices.len(), 1, "one bar for all of them");
        let more = driven.state().locale().t("ui-show-more");
        click(&mut driven, &more);
        assert_eq!(driven.state().desk().page, Some(Page::Rulesets));
        for told in ["made-up 1.0.0", "/rulesets/libmade_up.so", "/there/libold.so", "/there/libother.so"] {
            driven.get_by_label(told);
        }
    }
}

#[test]
fn the_page_of_the_rulesets_opens_by_the_menu_and_closes_like_a_match() {
    let mut driven = new_match();
    click(&mut driven, "Rulesets");
    click(&mut driven, "Rulesets found");
    driven.get_by_label("First");
    ctrl(&mut driven, Key::W);
    assert!(driven.state().desk().pages.is_empty());
    driven.get_by_label("Victory points, Party 1");
}
