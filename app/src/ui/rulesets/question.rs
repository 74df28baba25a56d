//! What is asked before a ruleset is installed, removed, or takes the place of another. To trust one is to press its button:
//! Enter alone does not, as the keyboard begins at the way out.

use std::path::Path;

use arbiter_core::desk::{Answer, Desk, PluginsQuestion};
use arbiter_core::locale::Locale;
use arbiter_core::referee::{Offer, grouped};
use egui::{Align, Grid, Key, Label, Layout, RichText, ScrollArea, Ui, vec2};
use ruleset_api::Text;

use super::card::file;
use crate::ui::question::{Asked, TypedPath, title, type_path};
use crate::ui::theme::{self, Palette, size, space};
use crate::ui::widgets::{Press, press_width};

/// Height of what stands around the words of a question, in points.
const AROUND: f32 = 170.0;

/// Shows a question; the answer, once there is one.
pub(crate) fn ask(
    ui: &mut Ui,
    desk: &Desk,
    question: &PluginsQuestion,
    typed: &mut TypedPath,
    locale: &Locale,
) -> Option<Answer> {
    match question {
        PluginsQuestion::TypePath { unasked } => {
            let (title, yes, name) = (locale.t("plugins-type-path"), locale.t("plugins-look"), locale.t("ui-path"));
            type_path(ui, &Asked { title, yes, name }, "", *unasked, typed, locale)
        }
        PluginsQuestion::Trust(offer) => trust(ui, desk, offer, locale),
        PluginsQuestion::Remove(path) => {
            let says = Text::new("plugins-remove-says").with("file", path.display().to_string());
            title(ui, &locale.t("plugins-remove-asked"), &locale.text(&says));
            decide(ui, &locale.t("plugins-remove-yes"), &locale.t("ui-cancel"))
        }
        PluginsQuestion::UseInstead { id, old: (old, path), new: (new, at) } => {
            let (old, new) = (named(old, path, new), named(new, at, old));
            let asked = Text::new("plugins-instead-asked").with("id", id.as_str()).with("new", new.as_str());
            let says = Text::new("plugins-instead-says").with("id", id.as_str()).with("new", new.as_str());
            let says = says.with("old", old.as_str()).with("file", path.display().to_string());
            title(ui, &locale.text(&asked), &locale.text(&says));
            let yes = locale.text(&Text::new("plugins-instead-yes").with("new", new.as_str()));
            let no = locale.text(&Text::new("plugins-instead-no").with("old", old.as_str()));
            decide(ui, &yes, &no)
        }
    }
}

fn trust(ui: &mut Ui, desk: &Desk, offer: &Offer, locale: &Locale) -> Option<Answer> {
    title(ui, &locale.t("plugins-trust"), "");
    let place = offer.path.parent().map(|folder| folder.display().to_string()).unwrap_or_default();
    // It is the same for every plugin of a system.
    let sandbox = desk.rulesets.as_ref().and_then(|rulesets| rulesets.usable.first()).map(|ruleset| ruleset.sandbox);
    let sandbox = sandbox.map_or_else(|| locale.t("plugins-sandbox-later"), |sandbox| locale.text(&sandbox.text()));
    let size = Text::new("plugins-size-kib").with("kib", offer.size.div_ceil(1 << 10).to_string());
    let facts = [
        ("plugins-file", file(&offer.path)),
        ("plugins-place", place),
        ("plugins-size", locale.text(&size)),
        ("plugins-hash", in_two_lines(&offer.sha256)),
        ("plugins-sandbox", sandbox),
    ];
    // In a low window the words scroll, so that the buttons stay in it.
    let height = (ui.ctx().content_rect().height() - AROUND).max(80.0);
    ScrollArea::vertical().id_salt("trust").max_height(height).min_scrolled_height(height).auto_shrink([false, true]).show(
        ui,
        |ui| {
            ui.spacing_mut().item_spacing.y = space::MEDIUM;
            facts_of(ui, facts, locale);
            for words in [locale.t("plugins-trust-says"), locale.t("plugins-trust-not-run")] {
                ui.add(Label::new(RichText::new(words).color(Palette::of(ui).muted)).wrap());
            }
        },
    );
    ui.add_space(space::SMALL);
    decide(ui, &locale.t("plugins-trust-yes"), &locale.t("ui-cancel"))
}

/// A hash as it is compared by eye: four groups a line.
fn in_two_lines(hash: &str) -> String {
    let (first, second) = hash.split_at_checked(hash.len() / 2).unwrap_or((hash, ""));
    format!("{}\n{}", grouped(first), grouped(second))
}

fn facts_of(ui: &mut Ui, facts: [(&str, String); 5], locale: &Locale) {
    let palette = Palette::of(ui);
    Grid::new("trust").num_columns(2).spacing([space::LARGE, space::SMALL]).show(ui, |ui| {
        for (name, words) in facts {
            let name = RichText::new(locale.t(name)).font(theme::regular(size::BODY)).color(palette.muted);
            ui.add(Label::new(name).extend());
            let words = RichText::new(words).font(theme::regular(size::BODY)).color(palette.ink);
            ui.add(Label::new(words).wrap().selectable(true));
            ui.end_row();
        }
    });
}

/// A version of an installed ruleset; with the beginning of its hash, which its folder is called by, where the other has the
/// same.
fn named(version: &str, path: &Path, other: &str) -> String {
    let hash = path.parent().and_then(Path::file_name).unwrap_or_default().to_string_lossy();
    let short: String = hash.chars().take(8).collect();
    if version == other { format!("{version} (SHA-256 {short}…)") } else { version.to_owned() }
}

/// The buttons of a question that Enter alone does not agree to: the keyboard begins at the way out.
fn decide(ui: &mut Ui, yes: &str, no: &str) -> Option<Answer> {
    ui.allocate_ui_with_layout(vec2(ui.available_width(), theme::CONTROL), Layout::left_to_right(Align::Center), |ui| {
        let all = press_width(ui, no) + press_width(ui, yes) + ui.spacing().item_spacing.x;
        // The bold one is a little wider than it was measured.
        ui.add_space((ui.available_width() - all - space::LARGE).max(0.0));
        let no = Press::words(no).show(ui);
        let yes = Press::words(yes).primary().show(ui);
        // A Tab from the last button leaves none for a frame, and comes round by itself.
        if ui.memory(|memory| memory.focused().is_none()) && !ui.input(|input| input.key_pressed(Key::Tab)) {
            no.request_focus();
        }
        let said = |pressed: egui::Response, answer| pressed.clicked().then_some(answer);
        said(yes, Answer::Yes).or(said(no, Answer::Cancel))
    })
    .inner
}
