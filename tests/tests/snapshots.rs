//! Pictures of the main screens, with the real rulesets, painted by software: each ruleset's, and one of them in other
//! languages, themes and sizes. They are compared with those in `tests/snapshots`; where a screen was changed on purpose,
//! `UPDATE_SNAPSHOTS=1` renews them, and whoever renews them looks at them.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use arbiter::{DeskWindow, Kept};
use arbiter_core::desk::{Intent, Part};
use arbiter_core::locale::Language;
use arbiter_core::referee::Folder;
use arbiter_core::referee::report::Origin;
use arbiter_core::settings::{Settings, Theme};
use arbiter_tests::{plugins, program, root, sample};
use egui::{UiBuilder, Vec2, vec2};
use egui_kittest::{Harness, SnapshotOptions, SnapshotResults};

/// A small laptop's screen without the bars of its system.
const LAPTOP: Vec2 = vec2(1366.0, 690.0);

/// What is to be seen on a picture.
struct Picture {
    /// Its name, also that of its file.
    name: &'static str,
    /// The match, a sample.
    record: &'static str,
    language: Language,
    theme: Theme,
    /// Size in points; each is a pixel on the picture.
    size: Vec2,
    /// The part that has the keyboard, where there is room for one only.
    part: Option<Part>,
}

impl Picture {
    fn of(name: &'static str, record: &'static str) -> Self {
        let (language, theme) = (Language::English, Theme::Light);
        Self { name, record, language, theme, size: LAPTOP, part: None }
    }

    /// Takes the picture and compares it.
    fn take(&self, results: &mut SnapshotResults) {
        let folders = vec![Folder { path: plugins(), origin: Origin::Bundled }];
        let settings = Settings { theme: self.theme, ..Settings::default() };
        let mut window = DeskWindow::direct(program(), folders, self.language).with_settings(Kept { settings, file: None });
        window.ask(Intent::OpenPath(sample(self.record)));
        if let Some(part) = self.part {
            window.ask(Intent::GoTo(part));
        }
        let mut driven = Harness::builder()
            .with_size(self.size)
            .with_max_steps(24)
            .with_render_cursor(false)
            .with_context_setup(arbiter::dress)
            .wgpu()
            .build_ui_state(
                |ui, window: &mut DeskWindow| {
                    window.logic(ui.ctx());
                    // Without the margin that the driver leaves around the window.
                    let all = ui.ctx().content_rect();
                    let mut whole = ui.new_child(UiBuilder::new().max_rect(all));
                    whole.set_clip_rect(all);
                    window.ui(&mut whole);
                },
                window,
            );
        driven.run();
        // Another version of the software renderer may smooth an edge in another way.
        let options = SnapshotOptions::new().threshold(2.0).max_failed_pixels(60).output_path(root().join("tests/snapshots"));
        results.add(driven.try_snapshot_options(self.name, &options));
    }
}

#[test]
fn the_main_screen_of_each_ruleset() {
    let mut results = SnapshotResults::new();
    for (name, record) in [
        ("wow-minis", "wow-minis-honor.match.json"),
        ("berserk-heroes", "berserk-heroes-wounds.match.json"),
        ("berserk-campaign", "berserk-campaign-decisive-advantage.match.json"),
        ("napoleonic-club", "napoleonic-club-major-victory.match.json"),
        ("dba-two-bouts", "dba-two-bouts-losses.match.json"),
    ] {
        Picture::of(name, record).take(&mut results);
    }
}

#[test]
fn the_main_screen_in_other_languages_and_themes() {
    let mut results = SnapshotResults::new();
    let of = |name| Picture::of(name, "wow-minis-honor.match.json");
    Picture { language: Language::Russian, ..of("wow-minis-russian") }.take(&mut results);
    Picture { theme: Theme::Dark, ..of("wow-minis-dark") }.take(&mut results);
    Picture { theme: Theme::HighContrast, ..of("wow-minis-high-contrast") }.take(&mut results);
}

#[test]
fn the_main_screen_in_small_windows() {
    let mut results = SnapshotResults::new();
    let of = |name| Picture::of(name, "wow-minis-honor.match.json");
    Picture { size: vec2(1024.0, 600.0), ..of("wow-minis-1024") }.take(&mut results);
    for (name, part) in
        [("wow-minis-200-sheet", Part::Sheet), ("wow-minis-200-board", Part::Board), ("wow-minis-200-cascade", Part::Cascade)]
    {
        Picture { size: vec2(683.0, 345.0), part: Some(part), ..of(name) }.take(&mut results);
    }
}
