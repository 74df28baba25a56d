//! What each side gets for the match, by the ruleset's names of points; and the tables that the ruleset computed.

use egui::{Frame, Margin, RichText, Stroke, Ui};
use ruleset_api::ruling::{ColumnType, Table};

use super::grid::{Cell, Grid, Head, space_below};
use crate::ui::cells;
use crate::ui::open::Open;
use crate::ui::sheet::heading;
use crate::ui::theme::{self, Palette, size, space};
use crate::ui::widgets::shown_number;

/// Shows the points of the sides, where the ruling gives any.
pub(super) fn show(ui: &mut Ui, open: &Open<'_>) {
    let points = open.ruling.map_or(&[][..], |ruling| &ruling.points);
    let kinds = &open.manifest.points;
    if !kinds.iter().any(|kind| points.iter().any(|of_side| of_side.contains_key(&kind.id))) {
        return;
    }
    let side = match open.manifest.sides.names.as_slice() {
        [word] => open.locale.rendered(word).to_owned(),
        _ => open.locale.t("ui-sides"),
    };
    let first = Head { words: side, numbers: false };
    let heads = kinds.iter().map(|kind| Head { words: open.locale.rendered(&kind.label).to_owned(), numbers: true });
    let rows = points.iter().enumerate().map(|(side, of_side)| {
        let number = |id: &str| of_side.get(id).map(|points| shown_number(*points)).unwrap_or_default();
        let numbers = kinds.iter().map(|kind| Cell { words: number(&kind.id), side: None, strong: true });
        std::iter::once(Cell { words: open.side(side), side: Some(side), strong: true }).chain(numbers).collect()
    });
    let grid = Grid { heads: std::iter::once(first).chain(heads).collect(), rows: rows.collect() };
    heading(ui, &open.locale.t("ui-points"));
    boxed(ui, &grid);
}

/// Shows the tables of the ruling. One without rows is not shown.
pub(super) fn tables(ui: &mut Ui, open: &Open<'_>) {
    let tables = open.ruling.map_or(&[][..], |ruling| &ruling.tables);
    for table in tables.iter().filter(|table| !table.rows.is_empty()) {
        ui.add_space(space::MEDIUM);
        if let Some(title) = &table.title {
            let words = RichText::new(open.locale.rendered(title)).font(theme::bold(size::BODY));
            ui.add(egui::Label::new(words).wrap());
        }
        boxed(ui, &grid(open, table));
    }
    space_below(ui);
}

fn boxed(ui: &mut Ui, grid: &Grid) {
    let palette = Palette::of(ui);
    let edge = Stroke::new(1.0, palette.line);
    Frame::new().fill(palette.paper).stroke(edge).corner_radius(8).inner_margin(Margin::symmetric(10, 5)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 1.0;
        grid.show(ui);
    });
}

fn grid(open: &Open<'_>, table: &Table) -> Grid {
    let heads = table.columns.iter().map(|column| Head {
        words: open.locale.rendered(&column.title).to_owned(),
        numbers: column.kind == ColumnType::Integer,
    });
    let rows = table.rows.iter().map(|row| {
        let cell = |column: &ruleset_api::ruling::Column| {
            let value = row.get(&column.id);
            let side = value.filter(|_| column.kind == ColumnType::Side).and_then(cells::of_side);
            Cell { words: cells::words(open.locale, column, value, |side| open.side(side)), side, strong: false }
        };
        table.columns.iter().map(cell).collect()
    });
    Grid { heads: heads.collect(), rows: rows.collect() }
}
