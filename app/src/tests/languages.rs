//! The whole window in each language: every sign that it writes is in its fonts, every control has a name, and nothing
//! runs out of the window.

use arbiter_core::desk::{BoardEdit, Edit, Intent, Question};
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
    super::click(&mut driven, "Language");
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

/// Every control in a row below the map ends where the column of the board ends; wherever the keyboard goes, nothing breaks.
#[test]
fn each_board_fits_its_column_in_each_language_and_size() {
    let sizes = [(1366.0, 690.0), (1100.0, 640.0), (1024.0, 600.0), (683.0, 345.0), (480.0, 320.0)];
    for (language, (width, height)) in Language::ALL.into_iter().flat_map(|language| sizes.map(|size| (language, size))) {
        let mut driven = drive_at(window(language), egui::vec2(width, height));
        if height < 480.0 {
            let roster = Locale::new(language).t("ui-roster");
            super::click(&mut driven, &roster);
        }
        for board in ["final", "squares", "table", "areas"] {
            driven.state_mut().ask(Intent::ShowBoard(board.to_owned()));
            let key = board.to_owned();
            let edit = BoardEdit::AddArea("Paris".to_owned());
            driven.state_mut().ask(Intent::Edit(Edit::Board { board: key, edit }));
            super::press(&mut driven, egui::Key::F7);
            for _ in 0..3 {
                driven.event(egui::Event::Text("+".to_owned()));
                driven.run();
                super::press(&mut driven, egui::Key::Enter);
            }
            for key in [egui::Key::ArrowUp, egui::Key::ArrowRight, egui::Key::ArrowDown, egui::Key::PageDown] {
                super::press(&mut driven, key);
            }
            let pieces = super::record(&driven).boards[board].pieces.clone();
            assert_eq!(pieces.len(), 3, "{board} {width} × {height}");
            assert!(pieces.iter().all(|piece| piece.at.is_some()), "{board} {width} × {height}");
            let column =
                if width < 960.0 { f64::from(width) } else { f64::from(width - if width < 1200.0 { 300.0 } else { 372.0 }) };
            let side = Locale::new(language).text(&ruleset_api::Text::new("ui-side-of").with("piece", ""));
            let side = side.trim().to_owned();
            let strip = driven
                .root()
                .children_recursive()
                .find(|node| node.accesskit_node().label().is_some_and(|label| label.starts_with(&side)));
            let strip = strip.expect("the editor of a piece").accesskit_node().raw_bounds().unwrap();
            let inputs = driven.root().children_recursive().filter(|node| {
                let node = node.accesskit_node();
                egui::accessibility::is_input(node.role())
                    && node.raw_bounds().is_some_and(|at| at.y0 >= strip.y0 && at.x0 >= strip.x0)
            });
            for node in inputs {
                let (label, at) = (node.accesskit_node().label(), node.accesskit_node().raw_bounds().unwrap());
                // In a short window the line is scrolled.
                assert!(height < 480.0 || at.x0 >= column || at.x1 <= column, "{language:?} {board} {width}: {label:?} {at:?}");
            }
        }
    }
}
