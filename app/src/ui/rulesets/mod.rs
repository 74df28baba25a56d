//! The page of the rulesets: those that rule, with where they lie, what vouches for them and how they failed last; libraries
//! that another one stands in front of; and those that were not taken, and why. What is asked before one is installed or
//! removed stands in `question`.

mod card;
mod question;

use arbiter_core::desk::{Desk, Intent, PluginsIntent};
use arbiter_core::locale::Locale;
use arbiter_core::referee::report::{Ruleset, Rulesets};
use egui::{CentralPanel, Frame, Label, Margin, RichText, ScrollArea, Ui};
use ruleset_api::Text;

use super::outbox::Outbox;
use super::sheet::heading;
use super::theme::{self, Palette, size, space};
use super::widgets::Press;

pub(super) use self::question::ask;

/// The widest page, in points.
const WIDTH: f32 = 860.0;

/// Shows the page.
pub(crate) fn show(ui: &mut Ui, desk: &Desk, locale: &Locale, out: &mut Outbox) {
    let palette = Palette::of(ui);
    CentralPanel::no_frame().frame(Frame::new().fill(palette.paper)).show(ui, |ui| {
        ScrollArea::vertical().id_salt("rulesets").auto_shrink(false).show(ui, |ui| {
            Frame::new().inner_margin(Margin::symmetric(18, 12)).show(ui, |ui| {
                ui.set_width(ui.available_width().min(WIDTH));
                ui.spacing_mut().item_spacing.y = space::MEDIUM;
                ui.label(RichText::new(locale.t("ui-rulesets")).font(theme::bold(22.0)));
                note(ui, &locale.t("plugins-intro"));
                buttons(ui, desk, locale, out);
                match &desk.rulesets {
                    None => note(ui, &locale.t("ui-looking-for-rulesets")),
                    Some(rulesets) => list(ui, desk, rulesets, locale, out),
                }
            });
        });
    });
}

/// What can be done for all of them.
fn buttons(ui: &mut Ui, desk: &Desk, locale: &Locale, out: &mut Outbox) {
    ui.horizontal_wrapped(|ui| {
        if Press::words(&locale.t("plugins-command-install")).primary().show(ui).clicked() {
            out.ask(Intent::Plugins(PluginsIntent::Pick));
        }
        if Press::words(&locale.t("ui-open-typed")).named(&locale.t("plugins-command-install-path")).show(ui).clicked() {
            out.ask(Intent::Plugins(PluginsIntent::Type));
        }
        if Press::words(&locale.t("ui-look-again")).show(ui).clicked() {
            out.ask(Intent::FindRulesets);
        }
        let folder = desk.rulesets.as_ref().and_then(|rulesets| rulesets.folder.clone());
        if let Some(folder) = folder
            && Press::words(&locale.t("plugins-open-folder")).help(&folder.display().to_string()).show(ui).clicked()
        {
            out.ask(Intent::Plugins(PluginsIntent::OpenFolder(folder)));
        }
    });
}

fn list(ui: &mut Ui, desk: &Desk, rulesets: &Rulesets, locale: &Locale, out: &mut Outbox) {
    if rulesets.usable.is_empty() {
        note(ui, &locale.t("ui-no-rulesets"));
        note(ui, &locale.t("ui-no-rulesets-remedy"));
    }
    // What waits for the judge comes first.
    if !rulesets.refused.is_empty() {
        heading(ui, &locale.t("ui-rulesets-refused"));
        rulesets.refused.iter().for_each(|library| card::refused(ui, rulesets, library, locale, out));
        heading(ui, &locale.t("ui-rulesets"));
    }
    // So does what failed.
    let failure = |ruleset: &Ruleset| desk.plugins.failures.get(&ruleset.manifest.id);
    let (failed, well): (Vec<_>, Vec<_>) = rulesets.usable.iter().partition(|ruleset| failure(ruleset).is_some());
    for ruleset in failed.into_iter().chain(well) {
        card::usable(ui, rulesets, ruleset, failure(ruleset), locale, out);
    }
    if !rulesets.shadowed.is_empty() {
        heading(ui, &locale.t("ui-rulesets-shadowed"));
        rulesets.shadowed.iter().for_each(|library| card::shadowed(ui, rulesets, library, locale, out));
    }
    if let Some(folder) = &rulesets.folder {
        let words = Text::new("plugins-installed-in").with("folder", folder.display().to_string());
        small(ui, &locale.text(&words));
    }
}

fn note(ui: &mut Ui, words: &str) {
    ui.add(Label::new(RichText::new(words).color(Palette::of(ui).muted)).wrap());
}

/// What is compared or copied: a path, a hash.
fn small(ui: &mut Ui, words: &str) {
    let words = RichText::new(words).font(theme::regular(size::SENTENCE)).color(Palette::of(ui).muted);
    ui.add(Label::new(words).wrap().selectable(true));
}
