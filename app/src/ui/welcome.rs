//! The page without a document: a new match by each ruleset that was found, a file to open; or what to do where no ruleset
//! was found.

use arbiter_core::desk::{Desk, Intent};
use arbiter_core::locale::Locale;
use arbiter_core::referee::report::Rulesets;
use egui::{Align, Button, Label, Layout, Rect, RichText, Stroke, Ui, UiBuilder, vec2};
use ruleset_api::Text;

use super::outbox::Outbox;
use super::theme::{self, Palette, size, space};
use super::widgets::Press;

/// Width of the page, in points.
const WIDTH: f32 = 460.0;

/// Shows the page.
pub(crate) fn show(ui: &mut Ui, desk: &Desk, locale: &Locale, out: &mut Outbox) {
    let palette = Palette::of(ui);
    let full = ui.available_rect_before_wrap();
    ui.painter().rect_filled(full.expand(40.0), 0.0, palette.table);
    let width = WIDTH.min(full.width() - 2.0 * space::LARGE);
    let top = full.top() + (full.height() * 0.16).max(space::LARGE);
    let page = Rect::from_min_max(
        egui::pos2(full.center().x - width / 2.0, top),
        egui::pos2(full.center().x + width / 2.0, full.bottom()),
    );
    ui.scope_builder(UiBuilder::new().max_rect(page).layout(Layout::top_down(Align::Min)), |ui| {
        ui.spacing_mut().item_spacing.y = space::MEDIUM;
        ui.label(RichText::new(locale.t("ui-welcome")).font(theme::bold(size::VERDICT)).color(palette.ink));
        text(ui, &locale.t("ui-welcome-says"));
        ui.add_space(space::MEDIUM);
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
    });
}

fn new_matches(ui: &mut Ui, rulesets: &Rulesets, locale: &Locale, out: &mut Outbox) {
    let palette = Palette::of(ui);
    for ruleset in &rulesets.usable {
        let manifest = &ruleset.manifest;
        let game = format!("{}, {}", locale.rendered(&manifest.name), locale.rendered(&manifest.edition));
        let words = locale.text(&Text::new("ui-new-match-of").with("game", game));
        let label = RichText::new(words).font(theme::bold(size::SUMMARY)).color(palette.on_accent);
        let button = Button::new(label).fill(palette.accent).stroke(Stroke::new(1.0, palette.accent)).wrap();
        if ui.add(button.min_size(vec2(ui.available_width(), 44.0))).clicked() {
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

fn text(ui: &mut Ui, words: &str) {
    let palette = Palette::of(ui);
    ui.add(Label::new(RichText::new(words).font(theme::regular(size::SUMMARY)).color(palette.muted)).wrap());
}
