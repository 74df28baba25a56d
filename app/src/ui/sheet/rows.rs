//! Tables of repeated entries: a line each, with a number in front and a button behind that takes it away.

use arbiter_core::desk::{Edit, Intent, Slot};
use egui::{Rect, Sense, Ui, pos2, vec2};
use ruleset_api::Text;
use ruleset_api::manifest::{Field as Kind, Per, RowKind};
use serde_json::Value;

use super::{Place, entry, heading, help};
use crate::ui::icons::{self, Icon};
use crate::ui::open::Open;
use crate::ui::outbox::Outbox;
use crate::ui::theme::{self, Palette, space};
use crate::ui::widgets::Press;

/// Width of the number in front of a line, in points.
const NUMBER: f32 = 18.0;

pub(super) fn show(ui: &mut Ui, open: &Open<'_>, out: &mut Outbox) {
    for kind in &open.manifest.rows {
        table(ui, open, kind, out);
    }
}

fn table(ui: &mut Ui, open: &Open<'_>, kind: &RowKind, out: &mut Outbox) {
    let locale = open.locale;
    let label = locale.rendered(&kind.label);
    heading(ui, label);
    let rows = open.document.record.rows.get(&kind.key).and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let cells: usize = kind.fields.iter().map(|field| columns(field, open)).sum();
    let room = ui.available_width() - NUMBER - theme::CONTROL - space::MEDIUM;
    #[expect(clippy::cast_precision_loss, reason = "a handful of columns")]
    let cell = (room / cells.max(1) as f32 - space::SMALL).clamp(44.0, 190.0);
    if !rows.is_empty() {
        head(ui, open, kind, cell);
    }
    for (index, row) in rows.iter().enumerate() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::SMALL;
            number(ui, index + 1);
            for field in &kind.fields {
                cell_entries(ui, open, kind, field, index, row, cell, out);
            }
            let words = locale.text(&Text::new("ui-remove-row").with("table", label).with("row", index + 1));
            if Press::icon(Icon::Close, &words).show(ui).clicked() {
                out.ask(Intent::Edit(Edit::RemoveRow { table: kind.key.clone(), row: index }));
            }
        });
    }
    if kind.max.is_none_or(|max| rows.len() < max) {
        let name = locale.text(&Text::new("ui-add-row-to").with("table", label));
        if Press::words(&locale.t("ui-add-row")).sign(Icon::Plus).named(&name).show(ui).clicked() {
            out.ask(Intent::Edit(Edit::AddRow { table: kind.key.clone() }));
        }
    }
}

fn columns(field: &Kind, open: &Open<'_>) -> usize {
    if field.per == Some(Per::Side) { open.document.record.sides.len() } else { 1 }
}

/// The entries of one field in one line: one, or one for each side.
#[expect(clippy::too_many_arguments, reason = "a cell is where its table, line and field meet")]
fn cell_entries(
    ui: &mut Ui,
    open: &Open<'_>,
    kind: &RowKind,
    field: &Kind,
    index: usize,
    row: &Value,
    width: f32,
    out: &mut Outbox,
) {
    let slot = Slot::Row { table: kind.key.clone(), row: index };
    let label = open.locale.rendered(&field.label);
    let value = row.get(&field.key);
    let name = format!("{} {}: {label}", open.locale.rendered(&kind.label), index + 1);
    if field.per.is_none() {
        return entry(ui, open, &Place::new(slot, open, &name), field, value, width, out);
    }
    for side in 0..open.document.record.sides.len() {
        let place = Place::new(slot.clone(), open, &format!("{name}, {}", open.side(side))).of_side(side);
        entry(ui, open, &place, field, value.and_then(|list| list.get(side)).filter(|value| !value.is_null()), width, out);
    }
}

/// The heads of the columns: what is entered, and below it the sides where there is a number for each.
fn head(ui: &mut Ui, open: &Open<'_>, kind: &RowKind, cell: f32) {
    let palette = Palette::of(ui);
    let by_side = kind.fields.iter().any(|field| field.per.is_some());
    let height = if by_side { 32.0 } else { 16.0 };
    let (full, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let mut left = full.left() + NUMBER + space::SMALL;
    for field in &kind.fields {
        let columns = columns(field, open);
        #[expect(clippy::cast_precision_loss, reason = "a handful of columns")]
        let width = (cell + space::SMALL) * columns as f32;
        let label = open.locale.rendered(&field.label);
        let font = theme::regular(theme::size::SMALL);
        let galley = ui.painter().layout_no_wrap(label.to_owned(), font, palette.muted);
        let words = Rect::from_min_size(pos2(left, full.top()), vec2(width - space::SMALL, 16.0));
        let id = ui.make_persistent_id(("head", &kind.key, &field.key));
        ui.painter().with_clip_rect(words.intersect(ui.clip_rect())).galley(words.min, galley, palette.muted);
        let explained = Some(help(open, field)).filter(|help| !help.is_empty()).unwrap_or(label);
        ui.interact(words, id, Sense::hover()).on_hover_text(explained);
        for side in 0..if field.per.is_some() { columns } else { 0 } {
            #[expect(clippy::cast_precision_loss, reason = "a handful of columns")]
            let centre = pos2(left + (cell + space::SMALL) * side as f32 + cell / 2.0, full.bottom() - 7.0);
            let mark = Rect::from_center_size(centre, vec2(11.0, 11.0));
            icons::side_mark(ui.painter(), mark, Some(side), palette.side(side));
        }
        left += width;
    }
}

fn number(ui: &mut Ui, number: usize) {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(NUMBER, theme::CONTROL), Sense::hover());
    let font = theme::regular(theme::size::BODY);
    ui.painter().text(rect.left_center(), egui::Align2::LEFT_CENTER, number.to_string(), font, palette.muted);
}
