//! The strip under the verdict that says why a document cannot be changed, with what can be done about it; and what is
//! entered, shown so that it can be read and not entered.

use arbiter_core::desk::{Barred, Document, Intent, ReadOnly, SealIntent};
use arbiter_core::locale::Locale;
use arbiter_core::record::seal::State;
use egui::{Frame, Label, Margin, Panel, RichText, Sense, Ui, vec2};

use super::icons::Icon;
use super::keeping;
use super::outbox::Outbox;
use super::theme::{Palette, space};
use super::widgets::Press;

/// How much of its colour a field keeps that cannot be entered: it is still read.
const READ_ONLY: f32 = 0.82;

/// Says why a document cannot be changed; nothing where it can.
pub(crate) fn show(ui: &mut Ui, document: &Document, locale: &Locale, out: &mut Outbox) {
    keeping::strip(ui, document, locale, out);
    let Some(barred) = document.barred() else { return };
    let palette = Palette::of(ui);
    let (fill, ink) = match &barred {
        Barred::ReadOnly(_) => (palette.pale_warn, palette.ink),
        Barred::Sealed { state: State::Changed | State::Broken, .. } => (palette.pale_bad, palette.bad),
        Barred::Sealed { .. } => (palette.calm, palette.ink),
    };
    let frame = Frame::new().fill(fill).inner_margin(Margin::symmetric(18, 5));
    Panel::top("guard").frame(frame).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.set_min_width(ui.available_width());
            let (sign, _) = ui.allocate_exact_size(vec2(16.0, 16.0), Sense::hover());
            Icon::Lock.paint(ui.painter(), sign, ink);
            ui.add_space(space::SMALL);
            ui.add(Label::new(RichText::new(locale.text(&barred.text())).color(ink)).wrap());
            buttons(ui, &barred, locale, out);
        });
    });
}

/// What can be done about it.
fn buttons(ui: &mut Ui, barred: &Barred, locale: &Locale, out: &mut Outbox) {
    match barred {
        Barred::ReadOnly(ReadOnly::NewerVersion { .. }) => {}
        Barred::ReadOnly(ReadOnly::Held(_) | ReadOnly::OnDisk { .. }) => keeping::guard_buttons(ui, barred, locale, out),
        Barred::ReadOnly(ReadOnly::Lossy { .. }) => {
            if Press::words(&locale.t("opening-save-copy")).show(ui).clicked() {
                out.ask(Intent::SaveAs);
            }
        }
        Barred::Sealed { .. } => {
            for (words, intent) in [("seal-command-history", SealIntent::History), ("seal-command-reopen", SealIntent::Reopen)] {
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
