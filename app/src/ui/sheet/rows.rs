//! Tables of repeated entries. Where there is room a line each, under the heads of the columns; where there is not, a block
//! each, with a label before every entry. Every row has its number and a button that takes it away.

use arbiter_core::desk::{Edit, Intent, Slot};
use egui::{Rect, Sense, Ui, pos2, vec2};
use ruleset_api::Text;
use ruleset_api::manifest::{Field as Kind, Per, RowKind, Type};
use serde_json::Value;

use super::entry::SWITCH;
use super::{Place, entry, heading, help, row, sides};
use crate::ui::icons::{self, Icon};
use crate::ui::open::Open;
use crate::ui::outbox::Outbox;
use crate::ui::theme::{self, Palette, space};
use crate::ui::widgets::{Press, ends};

/// Width of the number in front of a line, in points.
const NUMBER: f32 = 18.0;
/// Width of the column of a number, in points.
const INTEGER: f32 = 58.0;
/// The widest head that widens its column, in points; longer ones take two lines.
const HEAD: f32 = 92.0;

pub(super) fn show(ui: &mut Ui, open: &Open<'_>, out: &mut Outbox) {
    for kind in &open.manifest.rows {
        Table { open, kind }.show(ui, out);
    }
}

/// A table to be shown.
#[derive(Clone, Copy)]
struct Table<'a> {
    open: &'a Open<'a>,
    kind: &'a RowKind,
}

impl Table<'_> {
    fn show(&self, ui: &mut Ui, out: &mut Outbox) {
        let (open, kind) = (self.open, self.kind);
        let label = open.locale.rendered(&kind.label);
        heading(ui, label);
        let rows = open.document.record.rows.get(&kind.key).and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let widths: Vec<f32> = kind.fields.iter().map(|field| self.width(ui, field)).collect();
        let columns = kind.fields.iter().zip(&widths);
        let needed: f32 = columns.map(|(field, width)| self.of_all(field, *width)).sum();
        if needed + NUMBER + theme::CONTROL + space::MEDIUM <= ui.available_width() {
            if !rows.is_empty() {
                self.head(ui, &widths);
            }
            for (index, row) in rows.iter().enumerate() {
                self.line(ui, index, row, &widths, out);
            }
        } else {
            for (index, row) in rows.iter().enumerate() {
                self.block(ui, index, row, out);
            }
        }
        if kind.max.is_none_or(|max| rows.len() < max) {
            let name = open.locale.text(&Text::new("ui-add-row-to").with("table", label));
            if Press::words(&open.locale.t("ui-add-row")).sign(Icon::Plus).named(&name).show(ui).clicked() {
                out.ask(Intent::Edit(Edit::AddRow { table: kind.key.clone() }));
            }
        }
    }

    /// The width of the control of a field; with a number for each side, of one of them.
    fn width(&self, ui: &Ui, field: &Kind) -> f32 {
        let control = match field.kind {
            Type::Integer => INTEGER,
            Type::Bool if field.default_value().is_some() => theme::CONTROL,
            Type::Bool => SWITCH,
            Type::Side => 112.0,
            Type::Choice => 132.0,
            Type::Text | Type::Finding => 190.0,
        };
        let label = self.open.locale.rendered(&field.label).to_owned();
        let head = ui.painter().layout_no_wrap(label, theme::regular(theme::size::SMALL), Palette::of(ui).muted).size().x;
        if field.per.is_some() { control } else { control.max(head.min(HEAD)) }
    }

    /// The width of all columns of a field, with the spaces behind them.
    fn of_all(&self, field: &Kind, width: f32) -> f32 {
        #[expect(clippy::cast_precision_loss, reason = "a handful of sides")]
        let count = if field.per == Some(Per::Side) { self.open.document.record.sides.len() as f32 } else { 1.0 };
        (width + space::SMALL) * count
    }

    fn line(&self, ui: &mut Ui, index: usize, row: &Value, widths: &[f32], out: &mut Outbox) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::SMALL;
            number(ui, index + 1);
            for (field, width) in self.kind.fields.iter().zip(widths) {
                self.entries(ui, field, index, row, *width, out);
            }
            self.remove(ui, index, out);
        });
    }

    fn block(&self, ui: &mut Ui, index: usize, values: &Value, out: &mut Outbox) {
        let salt = format!("{} {index}", self.kind.key);
        ends(ui, &salt, theme::CONTROL, |ui| number(ui, index + 1), |ui| self.remove(ui, index, out));
        for field in &self.kind.fields {
            let label = self.open.locale.rendered(&field.label);
            let of = if field.per.is_some() { self.open.document.record.sides.len().max(1) } else { 1 };
            #[expect(clippy::cast_precision_loss, reason = "a handful of sides")]
            let room = |whole: f32| ((whole + space::SMALL) / of as f32 - space::SMALL).min(190.0);
            if field.per.is_some() {
                let whole = ui.available_width() - super::label_width(ui) - space::MEDIUM;
                sides::marks(ui, 0..of, room(whole));
            }
            row(ui, label, help(self.open, field), |ui| {
                let whole = ui.available_width();
                let width = if field.kind == Type::Integer && field.per.is_none() { INTEGER } else { room(whole) };
                self.entries(ui, field, index, values, width, out);
            });
        }
        ui.add_space(space::SMALL);
    }

    fn remove(&self, ui: &mut Ui, index: usize, out: &mut Outbox) {
        let label = self.open.locale.rendered(&self.kind.label);
        let words = self.open.locale.text(&Text::new("ui-remove-row").with("table", label).with("row", index + 1));
        if Press::icon(Icon::Close, &words).show(ui).clicked() {
            out.ask(Intent::Edit(Edit::RemoveRow { table: self.kind.key.clone(), row: index }));
        }
    }

    /// The entries of one field in one row: one, or one for each side.
    fn entries(&self, ui: &mut Ui, field: &Kind, index: usize, row: &Value, width: f32, out: &mut Outbox) {
        let open = self.open;
        let slot = Slot::Row { table: self.kind.key.clone(), row: index };
        let label = open.locale.rendered(&field.label);
        let value = row.get(&field.key);
        let name = format!("{} {}: {label}", open.locale.rendered(&self.kind.label), index + 1);
        if field.per.is_none() {
            return entry(ui, open, &Place::new(slot, open, &name), field, value, width, out);
        }
        for side in 0..open.document.record.sides.len() {
            let place = Place::new(slot.clone(), open, &format!("{name}, {}", open.side(side))).of_side(side);
            let value = value.and_then(|list| list.get(side)).filter(|value| !value.is_null());
            entry(ui, open, &place, field, value, width, out);
        }
    }

    /// The heads of the columns: what is entered, and below it the sides where there is a number for each.
    fn head(&self, ui: &mut Ui, widths: &[f32]) {
        let (open, palette) = (self.open, Palette::of(ui));
        let columns = || self.kind.fields.iter().zip(widths);
        let galleys: Vec<_> = columns()
            .map(|(field, width)| {
                let (label, font) = (open.locale.rendered(&field.label).to_owned(), theme::regular(theme::size::SMALL));
                let mut job =
                    egui::text::LayoutJob::simple(label, font, palette.muted, self.of_all(field, *width) - space::SMALL);
                job.wrap.max_rows = 2;
                ui.painter().layout_job(job)
            })
            .collect();
        let words = galleys.iter().map(|galley| galley.size().y).fold(0.0, f32::max);
        let marks = if self.kind.fields.iter().any(|field| field.per.is_some()) { 16.0 } else { 0.0 };
        let (full, _) = ui.allocate_exact_size(vec2(ui.available_width(), words + marks), Sense::hover());
        let mut left = full.left() + NUMBER + space::SMALL;
        for ((field, width), galley) in columns().zip(galleys) {
            let at = pos2(left, full.top() + words - galley.size().y);
            let rect = Rect::from_min_size(at, galley.size());
            ui.painter().galley(at, galley, palette.muted);
            let id = ui.make_persistent_id(("head", &self.kind.key, &field.key));
            let explained = Some(help(open, field)).filter(|help| !help.is_empty());
            ui.interact(rect, id, Sense::hover()).on_hover_text(explained.unwrap_or(open.locale.rendered(&field.label)));
            for side in 0..if field.per.is_some() { open.document.record.sides.len() } else { 0 } {
                #[expect(clippy::cast_precision_loss, reason = "a handful of sides")]
                let centre = pos2(left + (width + space::SMALL) * side as f32 + width / 2.0, full.bottom() - 7.0);
                icons::side_mark(ui.painter(), Rect::from_center_size(centre, vec2(11.0, 11.0)), Some(side), palette.side(side));
            }
            left += self.of_all(field, *width);
        }
    }
}

fn number(ui: &mut Ui, number: usize) {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(NUMBER, theme::CONTROL), Sense::hover());
    let font = theme::bold(theme::size::BODY);
    ui.painter().text(rect.left_center(), egui::Align2::LEFT_CENTER, number.to_string(), font, palette.muted);
}
