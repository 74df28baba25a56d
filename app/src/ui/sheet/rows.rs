//! Tables of repeated entries: a line each, with a number in front and a button behind that takes it away.

use arbiter_core::desk::{Edit, Intent, Slot};
use egui::{Align, Layout, Rect, Sense, Ui, UiBuilder, pos2, vec2};
use ruleset_api::Text;
use ruleset_api::manifest::{Field as Kind, Per, RowKind};
use serde_json::Value;

use super::{Place, entry, heading};
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
    let cell = (room / cells.max(1) as f32 - space::SMALL).clamp(44.0, 150.0);
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

/// The heads of the columns: the field, and below it the sides where it has a number for each.
fn head(ui: &mut Ui, open: &Open<'_>, kind: &RowKind, cell: f32) {
    let palette = Palette::of(ui);
    let (full, _) = ui.allocate_exact_size(vec2(ui.available_width(), 18.0), Sense::hover());
    let mut left = full.left() + NUMBER + space::SMALL;
    for field in &kind.fields {
        let columns = columns(field, open);
        #[expect(clippy::cast_precision_loss, reason = "a handful of columns")]
        let width = (cell + space::SMALL) * columns as f32;
        let rect = Rect::from_min_size(pos2(left, full.top()), vec2(width, full.height()));
        left += width;
        let font = theme::regular(theme::size::SMALL);
        let galley = ui.painter().layout(open.locale.rendered(&field.label).to_owned(), font, palette.muted, f32::INFINITY);
        let marks = if field.per.is_some() { columns } else { 0 };
        let words = egui::Align2::LEFT_CENTER.align_size_within_rect(galley.size(), rect);
        let mut child = ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center)));
        if marks == 0 {
            ui.painter().with_clip_rect(rect).galley(words.min, galley, palette.muted);
            continue;
        }
        child.spacing_mut().item_spacing.x = space::SMALL;
        for side in 0..marks {
            let (rect, response) = child.allocate_exact_size(vec2(cell, 14.0), Sense::hover());
            icons::side_mark(ui.painter(), rect, Some(side), palette.side(side));
            response.on_hover_text(format!("{}, {}", open.locale.rendered(&field.label), open.side(side)));
        }
    }
}

fn number(ui: &mut Ui, number: usize) {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(NUMBER, theme::CONTROL), Sense::hover());
    let font = theme::regular(theme::size::BODY);
    ui.painter().text(rect.left_center(), egui::Align2::LEFT_CENTER, number.to_string(), font, palette.muted);
}
