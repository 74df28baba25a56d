//! The whole window in each language: every sign that it writes is in its fonts, every control has a name, and nothing
//! runs out of the window.

use arbiter_core::desk::{Intent, Question};
use arbiter_core::locale::{Language, Locale};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::{Stub, drive, drive_at};
use crate::DeskWindow;

fn window(language: Language) -> super::Window {
    let mut window = DeskWindow::new(Stub::new(), language);
    window.ask(Intent::New { ruleset: "made-up".to_owned() });
    window
}

#[test]
fn the_window_speaks_each_of_its_languages() {
    for language in Language::ALL {
        let locale = Locale::new(language);
        let driven = drive(window(language));
        for id in ["ui-event", "ui-judge", "ui-fit", "ui-zoom-in"] {
            driven.get_by_label(&locale.t(id));
        }
        driven.get_by_label(&locale.t("ui-incomplete"));
    }
}

#[test]
fn the_language_changes_by_the_menu() {
    let mut driven = drive(window(Language::English));
    super::click(&mut driven, "View");
    super::click(&mut driven, "Русский");
    driven.get_by_label("Судья");
}

#[test]
fn the_empty_window_and_its_questions_are_written_in_each_language() {
    for language in Language::ALL {
        let mut empty = DeskWindow::new(Stub::new(), language);
        empty.ask(Intent::TypePath { save: false });
        assert!(matches!(empty.desk().question, Some(Question::TypePath { .. })));
        drive(empty).get_by_label(&Locale::new(language).t("ui-path"));
    }
}

#[test]
fn nothing_runs_out_of_a_small_window_in_any_language() {
    for language in Language::ALL {
        for size in [egui::vec2(1366.0, 690.0), egui::vec2(1024.0, 600.0), egui::vec2(683.0, 345.0)] {
            let driven = drive_at(window(language), size);
            let names = driven.root().children_recursive().filter(|node| {
                let node = node.accesskit_node();
                egui::accessibility::is_input(node.role()) && !node.is_hidden()
            });
            for node in names.map(|node| (node.accesskit_node().label(), node.accesskit_node().raw_bounds())) {
                let (label, Some(bounds)) = node else { continue };
                assert!(bounds.x1 <= f64::from(size.x) + 0.5 && bounds.x0 >= -0.5, "{language:?} {size:?}: {label:?} {bounds:?}");
            }
        }
    }
}
