//! The page without a document: a new match by each ruleset that was found, a file to open, the matches opened last; or what
//! to do where no ruleset was found.

use std::path::Path;

use arbiter_core::desk::{Desk, Intent};
use arbiter_core::locale::Locale;
use arbiter_core::referee::report::Rulesets;
use egui::{Align, Align2, Button, Label, Layout, RichText, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo, vec2};
use ruleset_api::Text;

use super::outbox::Outbox;
use super::sheet::heading_line;
use super::theme::{self, Palette, size, space};
use super::widgets::{Press, focus_ring};

/// Width of the page, in points.
const WIDTH: f32 = 460.0;
/// Width of the list of matches beside it, in points, and the room between them.
const BESIDE: f32 = 330.0;
const BETWEEN: f32 = 44.0;

/// Shows the page.
pub(crate) fn show(ui: &mut Ui, desk: &Desk, locale: &Locale, out: &mut Outbox) {
    let palette = Palette::of(ui);
    let full = ui.available_rect_before_wrap();
    ui.painter().rect_filled(full.expand(40.0), 0.0, palette.table);
    let recent = desk.settings.recent.files();
    let beside = !recent.is_empty() && full.width() > WIDTH + BETWEEN + BESIDE + 2.0 * space::LARGE;
    ScrollArea::vertical().id_salt("welcome").auto_shrink(false).show(ui, |ui| {
        let whole = if beside { WIDTH + BETWEEN + BESIDE } else { WIDTH.min(full.width() - 2.0 * space::LARGE) };
        ui.add_space((full.height() * 0.14 - 40.0).max(space::LARGE));
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            ui.add_space((full.width() - whole) / 2.0);
            column(ui, whole.min(WIDTH), |ui| {
                begin(ui, desk, locale, out);
                if !beside {
                    opened_last(ui, recent, locale, out);
                }
            });
            if beside {
                ui.add_space(BETWEEN);
                column(ui, BESIDE, |ui| {
                    ui.add_space(space::MEDIUM);
                    opened_last(ui, recent, locale, out);
                });
            }
        });
        ui.add_space(space::LARGE);
    });
}

fn column(ui: &mut Ui, width: f32, add: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing = vec2(space::MEDIUM, space::MEDIUM);
        add(ui);
    });
}

/// How a match can be begun or opened.
fn begin(ui: &mut Ui, desk: &Desk, locale: &Locale, out: &mut Outbox) {
    ui.label(RichText::new(locale.t("ui-welcome")).font(theme::bold(size::VERDICT)).color(Palette::of(ui).ink));
    text(ui, &locale.t("ui-welcome-says"));
    ui.add_space(space::SMALL);
    match &desk.rulesets {
        None => text(ui, &locale.t("ui-looking-for-rulesets")),
        Some(rulesets) if rulesets.usable.is_empty() => without_rulesets(ui, locale, out),
        Some(rulesets) => new_matches(ui, rulesets, locale, out),
    }
    ui.add_space(space::SMALL);
    ui.horizontal(|ui| {
        if Press::words(&locale.t("ui-open-file")).show(ui).clicked() {
            out.ask(Intent::Open);
        }
        if Press::words(&locale.t("ui-open-typed")).show(ui).clicked() {
            out.ask(Intent::TypePath { save: false });
        }
    });
    text(ui, &locale.t("ui-drop-here"));
}

fn new_matches(ui: &mut Ui, rulesets: &Rulesets, locale: &Locale, out: &mut Outbox) {
    let palette = Palette::of(ui);
    for ruleset in &rulesets.usable {
        let manifest = &ruleset.manifest;
        let game = format!("{}, {}", locale.rendered(&manifest.name), locale.rendered(&manifest.edition));
        let words = locale.text(&Text::new("ui-new-match-of").with("game", game));
        let label = RichText::new(words).font(theme::bold(size::SUMMARY)).color(palette.on_accent);
        let button = Button::new(label).fill(palette.accent).stroke(Stroke::new(1.0, palette.accent)).wrap();
        let response = ui.add(button.min_size(vec2(ui.available_width(), 44.0)));
        focus_ring(ui, &response);
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        if response.clicked() {
            out.ask(Intent::New { ruleset: manifest.id.clone() });
        }
    }
}

fn without_rulesets(ui: &mut Ui, locale: &Locale, out: &mut Outbox) {
    let palette = Palette::of(ui);
    ui.label(RichText::new(locale.t("ui-no-rulesets")).font(theme::bold(size::SUMMARY)).color(palette.warn));
    text(ui, &locale.t("ui-no-rulesets-remedy"));
    if Press::words(&locale.t("ui-look-again")).show(ui).clicked() {
        out.ask(Intent::FindRulesets);
    }
}

/// The matches opened last: each a line with its name and its folder.
fn opened_last(ui: &mut Ui, files: &[std::path::PathBuf], locale: &Locale, out: &mut Outbox) {
    if files.is_empty() {
        return;
    }
    ui.add_space(space::SMALL);
    heading_line(ui, &locale.t("layout-recent"));
    ui.spacing_mut().item_spacing.y = 1.0;
    for file in files {
        if line(ui, file) {
            out.ask(Intent::OpenPath(file.clone()));
        }
    }
}

fn line(ui: &mut Ui, file: &Path) -> bool {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 42.0), Sense::click());
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, theme::RADIUS, palette.calm);
    }
    focus_ring(ui, &response);
    let inner = rect.shrink2(vec2(space::MEDIUM, 3.0));
    let name = file.file_name().unwrap_or(file.as_os_str()).to_string_lossy().into_owned();
    let folder = file.parent().map(|folder| folder.display().to_string()).unwrap_or_default();
    let said = [
        (name.as_str(), theme::bold(size::BODY), palette.ink, Align2::LEFT_TOP),
        (folder.as_str(), theme::regular(size::SMALL), palette.muted, Align2::LEFT_BOTTOM),
    ];
    for (words, font, ink, align) in said {
        let job = egui::text::LayoutJob::simple_singleline(words.to_owned(), font, ink);
        let wrap = egui::text::TextWrapping::truncate_at_width(inner.width());
        let galley = ui.painter().layout_job(egui::text::LayoutJob { wrap, ..job });
        let at = align.align_size_within_rect(galley.size(), inner);
        ui.painter().galley(at.min, galley, ink);
    }
    let label = name.clone();
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
    response.on_hover_text(file.display().to_string()).clicked()
}

fn text(ui: &mut Ui, words: &str) {
    let palette = Palette::of(ui);
    ui.add(Label::new(RichText::new(words).font(theme::regular(size::SUMMARY)).color(palette.muted)).wrap());
}
