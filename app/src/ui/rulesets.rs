//! The page of the rulesets: those that rule, with where they lie; libraries that another one stands in front of; and
//! those that were not taken, and why.

use arbiter_core::desk::{Desk, Intent};
use arbiter_core::locale::Locale;
use arbiter_core::referee::report::{Refused, Ruleset, Rulesets, Shadowed};
use egui::{CentralPanel, Frame, Label, Margin, RichText, ScrollArea, Sense, Stroke, Ui, vec2};
use ruleset_api::Text;

use super::icons::Icon;
use super::outbox::Outbox;
use super::sheet::heading;
use super::theme::{self, Palette, size, space};
use super::widgets::{Press, pill};

/// The widest page, in points.
const WIDTH: f32 = 820.0;

/// Shows the page.
pub(crate) fn show(ui: &mut Ui, desk: &Desk, locale: &Locale, out: &mut Outbox) {
    let palette = Palette::of(ui);
    CentralPanel::no_frame().frame(Frame::new().fill(palette.paper)).show(ui, |ui| {
        ScrollArea::vertical().id_salt("rulesets").auto_shrink(false).show(ui, |ui| {
            Frame::new().inner_margin(Margin::symmetric(18, 12)).show(ui, |ui| {
                ui.set_width(ui.available_width().min(WIDTH));
                ui.spacing_mut().item_spacing.y = 6.0;
                ui.label(RichText::new(locale.t("ui-rulesets")).font(theme::bold(22.0)));
                match &desk.rulesets {
                    None => note(ui, &locale.t("ui-looking-for-rulesets")),
                    Some(rulesets) => list(ui, rulesets, locale),
                }
                ui.add_space(space::MEDIUM);
                if Press::words(&locale.t("ui-look-again")).show(ui).clicked() {
                    out.ask(Intent::FindRulesets);
                }
            });
        });
    });
}

fn list(ui: &mut Ui, rulesets: &Rulesets, locale: &Locale) {
    if rulesets.usable.is_empty() {
        note(ui, &locale.t("ui-no-rulesets"));
        note(ui, &locale.t("ui-no-rulesets-remedy"));
    }
    rulesets.usable.iter().for_each(|ruleset| usable(ui, ruleset, locale));
    if !rulesets.refused.is_empty() {
        heading(ui, &locale.t("ui-rulesets-refused"));
        rulesets.refused.iter().for_each(|library| refused(ui, library, locale));
    }
    if !rulesets.shadowed.is_empty() {
        heading(ui, &locale.t("ui-rulesets-shadowed"));
        rulesets.shadowed.iter().for_each(|library| shadowed(ui, library, locale));
    }
}

fn usable(ui: &mut Ui, Ruleset { manifest, path, origin, sandbox }: &Ruleset, locale: &Locale) {
    let palette = Palette::of(ui);
    card(ui, palette.line, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(locale.rendered(&manifest.name)).font(theme::bold(size::SUMMARY)));
            pill(ui, &format!("{} {}", manifest.id, manifest.version), palette.calm, palette.muted, false);
            pill(ui, &locale.text(&origin.text()), palette.calm, palette.muted, false);
        });
        note(ui, locale.rendered(&manifest.edition));
        note(ui, &locale.text(&sandbox.text()));
        where_it_lies(ui, &path.display().to_string());
    });
}

fn refused(ui: &mut Ui, Refused { path, fault }: &Refused, locale: &Locale) {
    let palette = Palette::of(ui);
    card(ui, palette.bad, |ui| {
        ui.horizontal_top(|ui| {
            let (sign, _) = ui.allocate_exact_size(vec2(16.0, 18.0), Sense::hover());
            Icon::Warning.paint(ui.painter(), sign, palette.bad);
            ui.add(Label::new(RichText::new(locale.text(&fault.text())).color(palette.bad)).wrap().selectable(true));
        });
        where_it_lies(ui, &path.display().to_string());
    });
}

fn shadowed(ui: &mut Ui, Shadowed { path, id, by, copy }: &Shadowed, locale: &Locale) {
    let palette = Palette::of(ui);
    card(ui, palette.line, |ui| {
        let by = by.display().to_string();
        let text = if *copy { Text::new("sandbox-copy") } else { Text::new("ui-ruleset-shadowed") };
        note(ui, &locale.text(&text.with("id", id.as_str()).with("by", by)));
        where_it_lies(ui, &path.display().to_string());
    });
}

fn card(ui: &mut Ui, edge: egui::Color32, add: impl FnOnce(&mut Ui)) {
    let frame = Frame::new().stroke(Stroke::new(1.0, edge)).corner_radius(8).inner_margin(Margin::symmetric(12, 8));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 2.0;
        add(ui);
    });
}

fn note(ui: &mut Ui, words: &str) {
    ui.add(Label::new(RichText::new(words).color(Palette::of(ui).muted)).wrap());
}

fn where_it_lies(ui: &mut Ui, path: &str) {
    let words = RichText::new(path).font(theme::regular(size::SENTENCE)).color(Palette::of(ui).muted);
    ui.add(Label::new(words).wrap().selectable(true));
}
