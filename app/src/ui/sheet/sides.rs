//! The sides: a column each, with name, players and fields. Where there are too many for columns, a line each, and where
//! there is no room for lines either, a block each.

use arbiter_core::desk::{Edit, Intent, Slot};
use egui::{Align, Layout, Rect, Sense, Ui, UiBuilder, vec2};
use ruleset_api::Text;
use ruleset_api::manifest::{Of, Type};

use super::columns::{self, Column};
use super::{Place, entry, heading, help, id, label_width, row};
use crate::ui::icons::{self, Icon};
use crate::ui::open::Open;
use crate::ui::outbox::Outbox;
use crate::ui::theme::{self, Palette, space};
use crate::ui::widgets::{self, Field, Press};

/// The narrowest column of a side, in points, whatever is entered in it.
const NARROWEST: f32 = 54.0;
/// The widest: more only takes a number further from its label.
const WIDEST: f32 = 200.0;
/// So many sides at most have a column each; more have a line each.
const COLUMNS: usize = 4;
/// Where each side has a line: the width of its shape, of its name and of its players, in points.
const SHAPE: f32 = 18.0;
const NAME: f32 = 130.0;

/// The narrowest columns in which all that is entered for a side can be read.
fn narrowest(ui: &Ui, open: &Open<'_>) -> f32 {
    let widths = open.manifest.fields_of(Of::Side).map(|field| match field.kind {
        Type::Integer => NARROWEST,
        Type::Bool if field.default_value().is_some() => NARROWEST,
        _ => Column::of(ui, open, field).width,
    });
    widths.fold(NARROWEST, f32::max)
}

/// How wide a sheet must be for all sides to be read in columns or lines.
pub(super) fn wanted(ui: &Ui, open: &Open<'_>) -> f32 {
    let count = open.document.record.sides.len();
    if count > COLUMNS {
        return lines_width(ui, open);
    }
    #[expect(clippy::cast_precision_loss, reason = "a handful of sides")]
    let count = count as f32;
    super::WIDE_LABELS + space::MEDIUM + count * (narrowest(ui, open) + space::SMALL)
}

pub(super) fn show(ui: &mut Ui, open: &Open<'_>, out: &mut Outbox) {
    let record = &open.document.record;
    let (count, allowed) = (record.sides.len(), &open.manifest.sides);
    heading(ui, &open.locale.t("ui-sides"));
    let room = ui.available_width() - label_width(ui) - space::MEDIUM;
    let columns = count.max(1);
    #[expect(clippy::cast_precision_loss, reason = "a handful of sides")]
    let width = (room - space::SMALL * (columns - 1) as f32) / columns as f32;
    if width >= narrowest(ui, open).min(room) && count <= COLUMNS {
        block(ui, open, 0..count, width.min(WIDEST), out);
    } else if lines_width(ui, open) <= ui.available_width() {
        lines(ui, open, out);
    } else {
        for side in 0..count {
            block(ui, open, side..side + 1, room.min(WIDEST), out);
            ui.add_space(space::SMALL);
        }
    }
    if allowed.min < allowed.max {
        add_and_remove(ui, open, count, out);
    }
}

/// How wide a line with all of a side is.
fn lines_width(ui: &Ui, open: &Open<'_>) -> f32 {
    let columns = open.manifest.fields_of(Of::Side).map(|field| Column::of(ui, open, field).whole(open));
    SHAPE + 2.0 * (NAME + space::SMALL) + space::SMALL + columns.sum::<f32>()
}

/// A line for each side, under the heads of its fields.
fn lines(ui: &mut Ui, open: &Open<'_>, out: &mut Outbox) {
    let columns: Vec<Column<'_>> = open.manifest.fields_of(Of::Side).map(|field| Column::of(ui, open, field)).collect();
    columns::heads(ui, open, &columns, SHAPE + 2.0 * (NAME + space::SMALL) + space::SMALL);
    for (index, side) in open.document.record.sides.iter().enumerate() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::SMALL;
            let (shape, _) = ui.allocate_exact_size(vec2(SHAPE, theme::CONTROL), Sense::hover());
            let mark = Rect::from_center_size(shape.center(), vec2(14.0, 14.0));
            icons::side_mark(ui.painter(), mark, Some(index), Palette::of(ui).side(index));
            name(ui, open, index, NAME, out);
            players(ui, open, index, NAME, out);
            for Column { field, width } in &columns {
                let label = open.locale.rendered(&field.label);
                let place = Place::new(Slot::Side(index), open, &format!("{label}, {}", open.side(index)));
                entry(ui, open, &place, field, side.values.get(&field.key), *width, out);
            }
        });
    }
}

/// Buttons for one side more and one less, where the ruleset leaves their number open.
fn add_and_remove(ui: &mut Ui, open: &Open<'_>, count: usize, out: &mut Outbox) {
    let (locale, allowed) = (open.locale, &open.manifest.sides);
    ui.horizontal_wrapped(|ui| {
        if count < allowed.max && Press::words(&locale.t("ui-add-side")).sign(Icon::Plus).show(ui).clicked() {
            out.ask(Intent::Edit(Edit::AddSide));
            super::lead_keyboard(ui, id(open, &format!("/sides/{count}/name")));
        }
        let Some(last) = count.checked_sub(1).filter(|_| count > allowed.min) else { return };
        let words = locale.text(&Text::new("ui-remove-side").with("side", open.side(last)));
        if Press::words(&words).sign(Icon::Minus).at_most(ui.max_rect().width()).help(&words).show(ui).clicked() {
            out.ask(Intent::Edit(Edit::RemoveSide(last)));
        }
    });
}

/// Some sides, in columns of a width.
fn block(ui: &mut Ui, open: &Open<'_>, sides: std::ops::Range<usize>, width: f32, out: &mut Outbox) {
    let record = &open.document.record;
    #[expect(clippy::cast_precision_loss, reason = "a handful of sides")]
    let count = sides.len().max(1) as f32;
    let half = (ui.available_width() - space::MEDIUM * (count - 1.0)) / count;
    halves(ui, sides.clone(), half, true, |ui, side, width| name(ui, open, side, width, out));
    halves(ui, sides.clone(), half, false, |ui, side, width| players(ui, open, side, width, out));
    marks(ui, sides.clone(), width);
    for field in open.manifest.fields_of(Of::Side) {
        let label = open.locale.rendered(&field.label);
        row(ui, label, help(open, field), |ui| {
            for side in sides.clone() {
                let place = Place::new(Slot::Side(side), open, &format!("{label}, {}", open.side(side)));
                let value = record.sides.get(side).and_then(|side| side.values.get(&field.key));
                entry(ui, open, &place, field, value, width, out);
            }
        });
    }
}

/// A line with a part for each side, with or without its shape in front.
fn halves(ui: &mut Ui, sides: std::ops::Range<usize>, width: f32, shapes: bool, mut add: impl FnMut(&mut Ui, usize, f32)) {
    let (line, _) = ui.allocate_exact_size(vec2(ui.available_width(), theme::CONTROL), Sense::hover());
    let mut left = line.left();
    for side in sides {
        let part = Rect::from_min_size(egui::pos2(left, line.top()), vec2(width, line.height()));
        let shape = Rect::from_center_size(part.left_center() + vec2(7.0, 0.0), vec2(14.0, 14.0));
        if shapes {
            icons::side_mark(ui.painter(), shape, Some(side), Palette::of(ui).side(side));
        }
        let field = part.with_min_x(part.left() + SHAPE);
        let mut child = ui.new_child(UiBuilder::new().max_rect(field).layout(Layout::left_to_right(Align::Center)));
        add(&mut child, side, field.width());
        left += width + space::MEDIUM;
    }
}

/// The name of a side, in its colour and beside its shape.
fn name(ui: &mut Ui, open: &Open<'_>, side: usize, width: f32, out: &mut Outbox) {
    let colour = Palette::of(ui).side(side);
    let hint = open.side(side);
    let shown = open.document.record.sides.get(side).map_or("", |side| side.name.as_str());
    let name = format!("{}, {}", open.locale.t("ui-side-name"), side + 1);
    let field = Field::new(id(open, &format!("/sides/{side}/name")), &name, shown, width);
    let field = Field { strong: Some(colour), hint: &hint, help: Some(&hint), live: true, ..field };
    if let Some(entered) = widgets::text(ui, &field) {
        out.enter(Edit::SideName(side, entered));
    }
}

/// The players of a side.
fn players(ui: &mut Ui, open: &Open<'_>, side: usize, width: f32, out: &mut Outbox) {
    let (word, help) = (open.locale.t("ui-players"), open.locale.t("ui-players-hint"));
    let shown = open.document.record.sides.get(side).map_or_else(String::new, |side| side.members.join(", "));
    let name = format!("{word}, {}", open.side(side));
    let field = Field::new(id(open, &format!("/sides/{side}/members")), &name, &shown, width);
    if let Some(entered) = widgets::text(ui, &Field { hint: &word, help: Some(&help), live: true, ..field }) {
        out.enter(Edit::SideMembers(side, members(&entered)));
    }
}

/// The shapes of the sides over the columns of their fields.
pub(super) fn marks(ui: &mut Ui, sides: std::ops::Range<usize>, width: f32) {
    let palette = Palette::of(ui);
    let label = label_width(ui);
    let (line, _) = ui.allocate_exact_size(vec2(ui.available_width(), 11.0), Sense::hover());
    let mut left = line.left() + label + space::MEDIUM;
    for side in sides {
        let column = Rect::from_min_size(egui::pos2(left, line.top()), vec2(width, line.height()));
        icons::side_mark(ui.painter(), Rect::from_center_size(column.center(), vec2(11.0, 11.0)), Some(side), palette.side(side));
        left += width + space::SMALL;
    }
}

/// Names with commas between them.
fn members(entered: &str) -> Vec<String> {
    entered.split([',', ';']).map(str::trim).filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn players_are_parted_by_commas() {
        assert_eq!(super::members(" A. Poe,B. Roe ,, "), ["A. Poe", "B. Roe"]);
        assert!(super::members(" ").is_empty());
    }
}
