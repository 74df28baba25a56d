//! The strip under the verdict that says why a document cannot be changed, with what can be done about it; and what is
//! entered, shown so that it can be read and not entered.

use arbiter_core::desk::{Barred, Document, Intent, ReadOnly, SealIntent};
use arbiter_core::locale::Locale;
use arbiter_core::record::seal::{Entry, State};
use egui::{Color32, Frame, Label, Margin, Panel, RichText, Sense, Ui, vec2};
use ruleset_api::Text;

use super::icons::Icon;
use super::keeping;
use super::outbox::Outbox;
use super::theme::{Palette, space};
use super::widgets::Press;

/// How much of its colour a field keeps that cannot be entered: it is still read.
const READ_ONLY: f32 = 0.82;

/// Says why a document cannot be changed, and that it was signed; of a reopened one, that it was.
pub(crate) fn show(ui: &mut Ui, document: &Document, locale: &Locale, out: &mut Outbox) {
    keeping::strip(ui, document, locale, out);
    let sealed = document.sealed();
    let read_only = document.barred().filter(|barred| Some(barred) != sealed.as_ref());
    for barred in read_only.iter().chain(&sealed) {
        let palette = Palette::of(ui);
        let (fill, ink) = match barred {
            Barred::ReadOnly(_) => (palette.pale_warn, palette.ink),
            Barred::Sealed { state: State::Changed | State::Broken, .. } => (palette.pale_bad, palette.bad),
            Barred::Sealed { .. } => (palette.calm, palette.ink),
        };
        let name = if matches!(barred, Barred::ReadOnly(_)) { "guard" } else { "seals" };
        strip(ui, name, (fill, ink), Icon::Lock, &locale.text(&barred.text()), |ui| {
            buttons(ui, barred, document.read_only.is_some(), locale, out);
        });
    }
    if document.chain.state == State::Reopened {
        let palette = Palette::of(ui);
        let text = Text::new("guard-reopened").with("by", document.chain.last().map(Entry::name).unwrap_or_default());
        strip(ui, "seals", (palette.calm, palette.ink), Icon::Pen, &locale.text(&text), |ui| {
            if Press::words(&locale.t("seal-command-history")).show(ui).clicked() {
                out.ask(Intent::Seal(SealIntent::History));
            }
        });
    }
}

fn strip(ui: &mut Ui, name: &str, (fill, ink): (Color32, Color32), icon: Icon, words: &str, buttons: impl FnOnce(&mut Ui)) {
    let frame = Frame::new().fill(fill).inner_margin(Margin::symmetric(18, 5));
    Panel::top(name.to_owned()).frame(frame).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.set_min_width(ui.available_width());
            let (sign, _) = ui.allocate_exact_size(vec2(16.0, 16.0), Sense::hover());
            icon.paint(ui.painter(), sign, ink);
            ui.add_space(space::SMALL);
            ui.add(Label::new(RichText::new(words).color(ink)).wrap());
            buttons(ui);
        });
    });
}

/// What can be done about it.
fn buttons(ui: &mut Ui, barred: &Barred, read_only: bool, locale: &Locale, out: &mut Outbox) {
    match barred {
        Barred::ReadOnly(ReadOnly::NewerVersion { .. }) => {}
        Barred::ReadOnly(ReadOnly::Held(_) | ReadOnly::OnDisk { .. }) => keeping::guard_buttons(ui, barred, locale, out),
        Barred::ReadOnly(ReadOnly::Lossy { .. }) => {
            if Press::words(&locale.t("opening-save-copy")).show(ui).clicked() {
                out.ask(Intent::SaveAs);
            }
        }
        Barred::Sealed { .. } => {
            let all = [("seal-command-history", SealIntent::History), ("seal-command-reopen", SealIntent::Reopen)];
            // What is only shown is not reopened.
            for (words, intent) in all.into_iter().take(if read_only { 1 } else { 2 }) {
                if Press::words(&locale.t(words)).show(ui).clicked() {
                    out.ask(Intent::Seal(intent));
                }
            }
        }
    }
}

/// Lets what is shown next only be read where the document cannot be changed.
pub(crate) fn only_read(ui: &mut Ui, document: &Document) {
    if document.barred().is_some() {
        ui.visuals_mut().disabled_alpha = READ_ONLY;
        ui.disable();
    }
}
