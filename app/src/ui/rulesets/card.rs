//! One library on the page of the rulesets: what it is, what is wrong with it, and what can be done about it.

use std::path::Path;

use arbiter_core::desk::plugins::may_be_used_instead;
use arbiter_core::desk::{Intent, PluginsIntent};
use arbiter_core::locale::{Language, Locale};
use arbiter_core::referee::grouped;
use arbiter_core::referee::report::{Failure, Fault, Refused, Ruleset, Rulesets, Shadowed};
use egui::{Color32, Frame, Label, Margin, RichText, Sense, Stroke, Ui, vec2};
use ruleset_api::Text;

use super::{note, small};
use crate::ui::icons::Icon;
use crate::ui::outbox::Outbox;
use crate::ui::theme::{self, Palette, size, space};
use crate::ui::widgets::{Press, pill};

/// A ruleset that rules.
pub(super) fn usable(
    ui: &mut Ui,
    rulesets: &Rulesets,
    ruleset: &Ruleset,
    failure: Option<&Failure>,
    locale: &Locale,
    out: &mut Outbox,
) {
    let Ruleset { manifest, path, origin, sandbox, sha256 } = ruleset;
    let palette = Palette::of(ui);
    let waits = failure.is_some_and(|failure| matches!(failure.fault, Fault::Suspended(_) | Fault::Unsteady));
    let what = format!("{} {}", manifest.id, manifest.version);
    card(ui, if waits { palette.bad } else { palette.line }, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(locale.rendered(&manifest.name)).font(theme::bold(size::SUMMARY)));
            pill(ui, &what, palette.calm, palette.muted, false);
            pill(ui, &locale.text(&origin.text()), palette.calm, palette.muted, false);
            if waits {
                pill(ui, &locale.t("plugins-no-answer"), palette.pale_bad, palette.bad, true);
            }
        });
        note(ui, locale.rendered(&manifest.edition));
        let languages: Vec<String> = manifest.languages.iter().map(|code| language(code, locale)).collect();
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = space::LARGE;
            note(ui, &locale.text(&Text::new("plugins-languages").with("languages", languages.join(", "))));
            note(ui, &locale.text(&sandbox.text()));
        });
        note(ui, &locale.text(&rulesets.trust_text(*origin, sha256)));
        whereabouts(ui, path, sha256);
        if let Some(failure) = failure {
            last_fault(ui, failure, locale);
        }
        actions(ui, |ui| {
            if failure.is_some() && Press::words(&locale.t("plugins-try-again")).show(ui).clicked() {
                out.ask(Intent::FindRulesets);
            }
            folder(ui, path, &what, locale, out);
            remove(ui, rulesets, path, &what, locale, out);
        });
    });
}

/// A library that was not taken.
pub(super) fn refused(ui: &mut Ui, rulesets: &Rulesets, refused: &Refused, locale: &Locale, out: &mut Outbox) {
    let Refused { path, fault } = refused;
    let palette = Palette::of(ui);
    let what = file(path);
    let decide = matches!(fault, Fault::NotTrusted(_) | Fault::Changed(_));
    let (edge, ink) = if decide { (palette.warn, palette.ink) } else { (palette.bad, palette.bad) };
    card(ui, edge, |ui| {
        ui.horizontal_top(|ui| {
            let (sign, _) = ui.allocate_exact_size(vec2(16.0, 18.0), Sense::hover());
            Icon::Warning.paint(ui.painter(), sign, edge);
            ui.label(RichText::new(&what).font(theme::bold(size::SUMMARY)).color(ink));
        });
        ui.add(Label::new(RichText::new(locale.text(&fault.text())).color(ink)).wrap().selectable(true));
        small(ui, &path.display().to_string());
        actions(ui, |ui| {
            if decide
                && Press::words(&locale.t("plugins-look")).named(&named("plugins-look-of", &what, locale)).show(ui).clicked()
            {
                out.ask(Intent::Plugins(PluginsIntent::Look(path.clone())));
            }
            folder(ui, path, &what, locale, out);
            if path.file_name().is_some() && rulesets.folder.as_ref() != Some(path) {
                remove(ui, rulesets, path, &what, locale, out);
            }
        });
    });
}

/// A library that another of its id stands in front of.
pub(super) fn shadowed(ui: &mut Ui, rulesets: &Rulesets, shadowed: &Shadowed, locale: &Locale, out: &mut Outbox) {
    let Shadowed { path, id, version, origin, sha256, by, copy } = shadowed;
    let palette = Palette::of(ui);
    let what = format!("{id} {version}");
    card(ui, palette.line, |ui| {
        ui.horizontal_wrapped(|ui| {
            pill(ui, &what, palette.calm, palette.muted, false);
            pill(ui, &locale.text(&origin.text()), palette.calm, palette.muted, false);
        });
        let text = if *copy { Text::new("sandbox-copy") } else { Text::new("ui-ruleset-shadowed") };
        note(ui, &locale.text(&text.with("id", id.as_str()).with("by", by.display().to_string())));
        whereabouts(ui, path, sha256);
        actions(ui, |ui| {
            let instead = may_be_used_instead(rulesets, shadowed);
            let words = locale.t("plugins-instead");
            if instead && Press::words(&words).named(&named("plugins-instead-of", &what, locale)).show(ui).clicked() {
                out.ask(Intent::Plugins(PluginsIntent::UseInstead(path.clone())));
            }
            folder(ui, path, &what, locale, out);
            remove(ui, rulesets, path, &what, locale, out);
        });
    });
}

/// How it failed last, with what its process printed.
fn last_fault(ui: &mut Ui, failure: &Failure, locale: &Locale) {
    let palette = Palette::of(ui);
    ui.add_space(space::SMALL);
    Frame::new().fill(palette.pale_bad).corner_radius(theme::RADIUS).inner_margin(Margin::symmetric(10, 6)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let words = locale.text(&Text::new("plugins-last-fault").with("fault", failure.fault.text()));
        ui.add(Label::new(RichText::new(words).color(palette.bad)).wrap().selectable(true));
        if !failure.output.is_empty() {
            note(ui, &locale.t("plugins-output"));
            let output = RichText::new(&failure.output).font(theme::regular(size::SENTENCE)).color(palette.ink);
            ui.add(Label::new(output).wrap().selectable(true));
        }
    });
}

fn folder(ui: &mut Ui, path: &Path, what: &str, locale: &Locale, out: &mut Outbox) {
    let Some(folder) = path.parent() else { return };
    let name = named("plugins-show-folder-of", what, locale);
    if Press::words(&locale.t("plugins-show-folder")).named(&name).show(ui).clicked() {
        out.ask(Intent::Plugins(PluginsIntent::OpenFolder(folder.to_owned())));
    }
}

/// Only what is installed is the program's to remove.
fn remove(ui: &mut Ui, rulesets: &Rulesets, path: &Path, what: &str, locale: &Locale, out: &mut Outbox) {
    let name = named("plugins-remove-of", what, locale);
    if rulesets.is_installed(path) && Press::words(&locale.t("plugins-remove")).named(&name).show(ui).clicked() {
        out.ask(Intent::Plugins(PluginsIntent::Remove(path.to_owned())));
    }
}

/// The name of a button for those who do not see which card it stands on. The ids stand in the calls.
fn named(id: &str, what: &str, locale: &Locale) -> String {
    locale.text(&Text::new(id).with("what", what))
}

fn actions(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    ui.add_space(space::SMALL);
    ui.horizontal_wrapped(add);
}

fn whereabouts(ui: &mut Ui, path: &Path, sha256: &str) {
    small(ui, &path.display().to_string());
    small(ui, &format!("SHA-256: {}", grouped(sha256)));
}

fn card(ui: &mut Ui, edge: Color32, add: impl FnOnce(&mut Ui)) {
    let frame = Frame::new().stroke(Stroke::new(1.0, edge)).corner_radius(8).inner_margin(Margin::symmetric(12, 8));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.spacing_mut().interact_size.y = size::SUMMARY;
        add(ui);
    });
}

/// A language by its own name; one that the program does not speak, by its code.
fn language(code: &str, locale: &Locale) -> String {
    match Language::from_code(code) {
        Some(Language::English) => locale.t("desk-command-language-en"),
        Some(Language::French) => locale.t("desk-command-language-fr"),
        Some(Language::Russian) => locale.t("desk-command-language-ru"),
        None => code.to_owned(),
    }
}

/// The file of a library.
pub(super) fn file(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
