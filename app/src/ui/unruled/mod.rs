//! A record that no ruleset here rules on: its own is not there, or its file is of a newer version. What it says can be read
//! all the same, and which ruleset it wants; nothing is entered here.

mod entries;
mod wanted;

use std::sync::Arc;

use arbiter_core::desk::{Desk, Document, DocumentId};
use arbiter_core::locale::{Locale, harmless};
use arbiter_core::record::stored::{Stored, stored};
use egui::{CentralPanel, Frame, Label, Margin, Rect, Response, RichText, ScrollArea, Sense, Stroke, Ui, pos2, vec2};
use ruleset_api::Text;
use serde_json::{Map as Object, Value};

use super::icons;
use super::outbox::Outbox;
use super::sheet::heading_line;
use super::theme::{self, Palette, size, space};

pub(crate) use entries::{cards, list as entries};

/// From this width on, in points, the stored rulings stand beside the match.
const TWO_COLUMNS: f32 = 820.0;
/// Width of the match where they do, in points.
const MATCH_WIDTH: f32 = 400.0;
/// The widest column of stored rulings, in points.
const WIDEST: f32 = 760.0;
/// Width of a label before what it names, in points.
const LABEL: f32 = 96.0;

/// The stored rulings of the document that was shown last, so that they are not read anew in every frame.
#[derive(Debug, Default)]
pub(crate) struct StoredCache(Option<(DocumentId, usize, Arc<[Stored]>)>);

impl StoredCache {
    /// The entries of a document, the newest first. Entries are only ever appended.
    pub(crate) fn of(&mut self, document: &Document) -> Arc<[Stored]> {
        let rulings = &document.record.rulings;
        match &self.0 {
            Some((id, count, known)) if (*id, *count) == (document.id, rulings.len()) => Arc::clone(known),
            _ => {
                let read: Arc<[Stored]> = stored(rulings).into();
                self.0 = Some((document.id, rulings.len(), Arc::clone(&read)));
                read
            }
        }
    }
}

/// Shows what the record says.
pub(crate) fn show(ui: &mut Ui, desk: &Desk, document: &Document, locale: &Locale, cache: &mut StoredCache, out: &mut Outbox) {
    let stored = cache.of(document);
    let frame = Frame::new().fill(Palette::of(ui).table);
    CentralPanel::no_frame().frame(frame).show(ui, |ui| {
        ScrollArea::vertical().id_salt(("unruled", document.id)).auto_shrink(false).show(ui, |ui| {
            Frame::new().inner_margin(Margin::symmetric(18, 14)).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = space::MEDIUM;
                let width = ui.available_width();
                let left = |ui: &mut Ui, out: &mut Outbox| {
                    wanted::show(ui, desk, document, &stored, locale, out);
                    the_match(ui, document, locale);
                };
                if width < TWO_COLUMNS {
                    left(ui, out);
                    card(ui, |ui| entries(ui, document, &stored, locale));
                    return;
                }
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = space::LARGE;
                    column(ui, MATCH_WIDTH, |ui| left(ui, out));
                    column(ui, (width - MATCH_WIDTH - space::LARGE).min(WIDEST), |ui| {
                        card(ui, |ui| entries(ui, document, &stored, locale));
                    });
                });
            });
        });
    });
}

fn column(ui: &mut Ui, width: f32, add: impl FnOnce(&mut Ui)) {
    ui.vertical(|ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing = vec2(space::MEDIUM, space::MEDIUM);
        add(ui);
    });
}

fn card(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let palette = Palette::of(ui);
    let frame = Frame::new().fill(palette.paper).stroke(Stroke::new(1.0, palette.line)).corner_radius(8);
    frame.inner_margin(Margin::symmetric(16, 12)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 5.0;
        add(ui);
    });
}

/// Event, sides, entries and notes.
fn the_match(ui: &mut Ui, document: &Document, locale: &Locale) {
    let record = &document.record;
    card(ui, |ui| {
        heading_line(ui, &locale.t("ui-match"));
        let event = &record.event;
        let lines = [
            ("ui-event", &event.name),
            ("ui-round", &event.round),
            ("ui-table", &event.table),
            ("ui-date", &event.date),
            ("ui-judge", &event.judge),
        ];
        for (label, words) in lines.into_iter().filter(|(_, words)| !words.trim().is_empty()) {
            line(ui, &locale.t(label), &harmless(words));
        }
        values(ui, &record.settings, locale);
        values(ui, &record.values, locale);
        for (key, rows) in &record.rows {
            let count = rows.as_array().map_or(1, Vec::len);
            line(ui, &harmless(key), &locale.text(&Text::new("opening-rows").with("n", count)));
        }
        for (key, board) in &record.boards {
            line(ui, &harmless(key), &locale.text(&Text::new("opening-pieces").with("n", board.pieces.len())));
        }
    });
    card(ui, |ui| {
        heading_line(ui, &locale.t("ui-sides"));
        for (index, side) in record.sides.iter().enumerate() {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = space::MEDIUM;
                side_sign(ui, index);
                let name = RichText::new(side_name(document, index, locale)).font(theme::bold(size::SUMMARY));
                ui.add(Label::new(name.color(Palette::of(ui).ink)).wrap());
            });
            let members: Vec<_> = side.members.iter().map(|member| harmless(member)).collect();
            if !members.is_empty() {
                line(ui, &locale.t("ui-players"), &members.join(", "));
            }
            values(ui, &side.values, locale);
            ui.add_space(space::SMALL);
        }
    });
    if !record.notes.trim().is_empty() {
        card(ui, |ui| {
            heading_line(ui, &locale.t("ui-notes"));
            sentence(ui, &record.notes, size::BODY);
        });
    }
}

/// Entries, by the keys that they have in the record: what they are called is known to the ruleset.
fn values(ui: &mut Ui, values: &Object<String, Value>, locale: &Locale) {
    for (key, value) in values {
        line(ui, &harmless(key), &shown(value, locale));
    }
}

/// A value of an entry as it can be read.
fn shown(value: &Value, locale: &Locale) -> String {
    match value {
        Value::Null => locale.t("ui-not-entered"),
        Value::Bool(true) => locale.t("ui-yes"),
        Value::Bool(false) => locale.t("ui-no"),
        Value::Number(number) => number.to_string().replace('-', "\u{2212}"),
        Value::String(words) => harmless(words).into_owned(),
        // A finding says what is found; the rest of it is in the file.
        Value::Object(object) if object.contains_key("value") => {
            object.get("value").map(|value| shown(value, locale)).unwrap_or_default()
        }
        other => harmless(&arbiter_core::record::shortened(&other.to_string())).into_owned(),
    }
}

/// A label and what it names; both are read out as one.
fn line(ui: &mut Ui, label: &str, words: &str) {
    let palette = Palette::of(ui);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::MEDIUM;
        ui.allocate_ui_with_layout(vec2(LABEL, 0.0), egui::Layout::top_down(egui::Align::Min), |ui| {
            ui.set_width(LABEL);
            ui.add(Label::new(RichText::new(label).font(theme::regular(size::BODY)).color(palette.muted)).truncate());
        });
        ui.add(Label::new(RichText::new(words).font(theme::regular(size::BODY)).color(palette.ink)).wrap().selectable(true));
    });
}

fn sentence(ui: &mut Ui, words: &str, points: f32) -> Response {
    let words = RichText::new(words).font(theme::regular(points)).color(Palette::of(ui).ink);
    ui.add(Label::new(words).wrap().selectable(true))
}

fn muted(ui: &mut Ui, words: &str) -> Response {
    let words = RichText::new(words).font(theme::regular(size::SENTENCE)).color(Palette::of(ui).muted);
    ui.add(Label::new(words).wrap().selectable(true))
}

/// The shape of a side, in its colour.
fn side_sign(ui: &mut Ui, side: usize) {
    let (sign, _) = ui.allocate_exact_size(vec2(14.0, 18.0), Sense::hover());
    let mark = Rect::from_center_size(pos2(sign.center().x, sign.center().y), vec2(12.0, 12.0));
    icons::side_mark(ui.painter(), mark, Some(side), Palette::of(ui).side(side));
}

/// What a side is called by the record alone.
fn side_name(document: &Document, side: usize, locale: &Locale) -> String {
    let name = document.record.sides.get(side).map(|side| harmless(side.name.trim()).into_owned()).unwrap_or_default();
    if name.is_empty() { locale.text(&Text::new("opening-side").with("n", side + 1)) } else { name }
}
