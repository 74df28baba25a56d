//! The strip along the bottom: the round's clock, what the procedure asks for, and how the record stands to its file.

mod ask;
mod clock;
mod item;
mod strip;

use arbiter_core::desk::{Desk, Document};
use arbiter_core::locale::Locale;
use egui::{Sense, Ui, vec2};
use ruleset_api::Text;

use super::open::Open;
use super::outbox::Outbox;
use super::theme::{self, Palette, size, space};
use super::widgets::ends;

pub(super) use ask::{TypedTime, ask};
pub(super) use clock::show as clock;
pub(super) use clock::time;
pub(super) use item::{fill, is_for, item_id};

/// Shows the strip of a document.
pub(super) fn show(ui: &mut Ui, desk: &Desk, open: &Open<'_>, out: &mut Outbox) {
    let height = ui.available_height().min(theme::STRIP - 8.0);
    // Clock and procedure have the most of the strip.
    let most = ui.available_width() * 0.27;
    let right = |ui: &mut Ui| state(ui, open.document, open.locale, Some(open.manifest.version.as_str()), most);
    let left = |ui: &mut Ui| {
        clock::show(ui, desk, open, out);
        ui.add_space(space::MEDIUM);
        strip::show(ui, open, out);
    };
    ends(ui, "procedure", height, left, right);
}

/// Shows the checklist alone, and how the record stands to its file.
pub(super) fn checklist(ui: &mut Ui, open: &Open<'_>, out: &mut Outbox) {
    let height = ui.available_height().min(theme::STRIP - 8.0);
    let most = ui.available_width() * 0.4;
    let right = |ui: &mut Ui| state(ui, open.document, open.locale, Some(open.manifest.version.as_str()), most);
    ends(ui, "procedure", height, |ui| strip::show(ui, open, out), right);
}

/// Whether the record is saved, and which ruleset rules on it; not wider than so many points.
pub(super) fn state(ui: &mut Ui, document: &Document, locale: &Locale, version: Option<&str>, most: f32) {
    let palette = Palette::of(ui);
    let saved = match (&document.path, document.dirty()) {
        (None, _) => locale.t("ui-never-saved"),
        (Some(_), true) => locale.t("ui-changed"),
        (Some(_), false) => locale.t("ui-saved"),
    };
    let id = document.record.ruleset.id.as_str();
    let ruleset = locale.text(&Text::new("ui-ruleset").with("id", id).with("version", version.unwrap_or_default()));
    let words = format!("{saved} · {}", ruleset.trim_end());
    let path = document.path.as_ref().map(|path| path.display().to_string()).unwrap_or_default();
    if document.dirty() {
        let (dot, _) = ui.allocate_exact_size(vec2(10.0, 10.0), Sense::hover());
        ui.painter().circle_filled(dot.center(), 4.0, palette.warn);
    }
    let font = theme::regular(size::BODY);
    let mut job = egui::text::LayoutJob::simple_singleline(words.clone(), font, palette.muted);
    job.wrap = egui::text::TextWrapping::truncate_at_width(most - 20.0);
    // A label would lay the words out anew, without the dots.
    let galley = ui.painter().layout_job(job);
    let response = ui.add(egui::Label::new(galley).sense(Sense::hover()));
    response.on_hover_text([words, path].join("\n").trim_end().to_owned());
}
