//! Tables of repeated entries. Where there is room a line each, under the heads of the columns; where there is not, a block
//! each, with a label before every entry. Every row has its number and a button that takes it away.

use arbiter_core::desk::{Edit, Intent, Slot};
use egui::{Sense, Ui, vec2};
use ruleset_api::Text;
use ruleset_api::manifest::{Field as Kind, RowKind, Type};
use serde_json::Value;

use super::columns::{self, Column, INTEGER};
use super::{Place, entry, heading, help, row, sides};
use crate::ui::icons::Icon;
use crate::ui::open::Open;
use crate::ui::outbox::Outbox;
use crate::ui::procedure;
use crate::ui::theme::{self, Palette, space};
use crate::ui::widgets::{Press, ends};

/// Width of the number in front of a line, in points.
const NUMBER: f32 = 18.0;

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
        let columns: Vec<Column<'_>> = kind.fields.iter().map(|field| Column::of(ui, open, field)).collect();
        let needed: f32 = columns.iter().map(|column| column.whole(open)).sum();
        if needed + NUMBER + theme::CONTROL + space::MEDIUM <= ui.available_width() {
            if !rows.is_empty() {
                columns::heads(ui, open, &columns, NUMBER + space::SMALL);
            }
            for (index, row) in rows.iter().enumerate() {
                self.line(ui, index, row, &columns, out);
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
                self.lead_keyboard(ui, rows.len());
            }
        }
        self.fills(ui, out);
    }

    /// What the ruleset has counted for this table and offers to enter.
    fn fills(&self, ui: &mut Ui, out: &mut Outbox) {
        let open = self.open;
        let fills = open.ruling.map_or(&[][..], |ruling| &ruling.fills).iter().enumerate();
        for (index, fill) in fills.filter(|(_, fill)| procedure::is_for(fill, &self.kind.key)) {
            procedure::fill(ui, open, index, fill, ui.available_width(), out);
        }
    }

    /// Leads the keyboard to the first entry of a row that is about to be there.
    fn lead_keyboard(&self, ui: &Ui, row: usize) {
        let Some(first) = self.kind.fields.first() else { return };
        let place = Place::new(Slot::Row { table: self.kind.key.clone(), row }, self.open, "");
        let place = if first.per.is_some() { place.of_side(0) } else { place };
        super::lead_keyboard(ui, super::id(self.open, &place.pointer_to(&first.key)));
    }

    fn line(&self, ui: &mut Ui, index: usize, row: &Value, columns: &[Column<'_>], out: &mut Outbox) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::SMALL;
            number(ui, index + 1);
            for column in columns {
                self.entries(ui, column.field, index, row, column.width, out);
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
}

fn number(ui: &mut Ui, number: usize) {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(NUMBER, theme::CONTROL), Sense::hover());
    let font = theme::bold(theme::size::BODY);
    ui.painter().text(rect.left_center(), egui::Align2::LEFT_CENTER, number.to_string(), font, palette.muted);
}
