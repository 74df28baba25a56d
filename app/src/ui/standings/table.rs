//! The table: a click on a heading sorts by it, a click on a row lists the member's games; by keys the arrows walk over the
//! rows, and Enter lists the games. Headings go by Tab.

use std::collections::BTreeSet;
use std::sync::{Arc, Weak};

use arbiter_core::desk::{Intent, StandingsIntent, StandingsPage};
use arbiter_core::locale::{Language, Locale};
use arbiter_core::standings::Standings;
use arbiter_core::standings::member::MEMBER;
use egui::text::LayoutJob;
use egui::{Align2, Galley, Id, Rect, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};
use ruleset_api::ruling::{Column, ColumnType, Table};
use serde_json::Value;

use crate::ui::cells;
use crate::ui::icons::Icon;
use crate::ui::outbox::Outbox;
use crate::ui::theme::{self, Palette, size, space};
use crate::ui::widgets::{Walk, one_line};

/// Height of a row, in points.
const ROW: f32 = 28.0;
/// Least height of the headings, in points, and the room above and below the words of the tallest.
const HEAD: f32 = 38.0;
const AROUND: f32 = 6.0;
/// The widest column, in points.
const WIDEST: f32 = 260.0;
/// A column of words is not squeezed below this, in points.
const NARROWEST: f32 = 112.0;
/// A heading is broken where it is wider, in points.
const HEADING: f32 = 92.0;
/// Room at each side of a cell, in points.
const MARGIN: f32 = 10.0;
/// Room for the sign of sorting beside a heading, in points.
const SIGN: f32 = 12.0;

/// So many of the longest cells of a column are measured.
const MEASURED: usize = 24;

/// What the table remembers between frames.
#[derive(Debug, Default)]
pub(super) struct TableState {
    widths: Option<(Weak<Standings>, Language, Vec<f32>)>,
    walk: Walk,
}

pub(super) fn show(
    ui: &mut Ui,
    page: &StandingsPage,
    standings: &Arc<Standings>,
    locale: &Locale,
    state: &mut TableState,
    out: &mut Outbox,
) {
    let table = &standings.report.table;
    let widths = squeezed(&state.widths(ui, standings, locale), table, ui.available_width() - 2.0 * space::MEDIUM);
    let body = Id::unique("standings rows");
    let rows = Rows { page, table, locale, widths: &widths, chosen: page.member.as_ref().map(|member| member.name.as_str()) };
    ScrollArea::horizontal().id_salt("standings across").auto_shrink(false).show(ui, |ui| {
        let width = widths.iter().sum::<f32>() + 2.0 * space::MEDIUM;
        ui.set_min_width(width.max(ui.available_width()));
        ui.spacing_mut().item_spacing.y = 0.0;
        rows.headings(ui, out);
        let walked = state.walk.keys(ui, body, page.order.len());
        if walked.taken
            && let Some(member) = rows.member(state.walk.row)
        {
            rows.choose(member, out);
        }
        let mut area = ScrollArea::vertical().id_salt("standings down").auto_shrink(false);
        if let Some(offset) = walked.to.and_then(|row| state.walk.offset_to_see(row, ROW)) {
            area = area.vertical_scroll_offset(offset);
        }
        let all = ui.available_rect_before_wrap();
        let focus = ui.interact(all, body, Sense::focusable_noninteractive());
        focus.widget_info(|| WidgetInfo::labeled(Role::Table, true, locale.t("ui-standings-table")));
        let has_keyboard = focus.has_focus();
        area.show_rows(ui, ROW, page.order.len(), |ui, range| {
            state.walk.sees(&range);
            for place in range {
                if rows.row(ui, place, has_keyboard && place == state.walk.row, out) {
                    state.walk.row = place;
                    ui.memory_mut(|memory| memory.request_focus(body));
                }
            }
        });
    });
}

impl TableState {
    /// The widths of the columns: as wide as their widest cell. They are measured once for each table and language.
    fn widths(&mut self, ui: &Ui, standings: &Arc<Standings>, locale: &Locale) -> Vec<f32> {
        let this = Arc::downgrade(standings);
        if let Some((of, language, widths)) = &self.widths
            && Weak::ptr_eq(of, &this)
            && *language == locale.language()
        {
            return widths.clone();
        }
        let table = &standings.report.table;
        let widths: Vec<f32> = table.columns.iter().map(|column| width(ui, table, column, locale)).collect();
        self.widths = Some((this, locale.language(), widths.clone()));
        widths
    }
}

/// The widths within what there is: where all are too much, the columns of words give way, down to the narrowest that still
/// tells them apart. What is still too wide is moved to the side.
fn squeezed(widths: &[f32], table: &Table, available: f32) -> Vec<f32> {
    let too_much = widths.iter().sum::<f32>() - available;
    let gives = |width: f32, column: &Column| if column.kind == ColumnType::Integer { 0.0 } else { (width - NARROWEST).max(0.0) };
    let can_give: f32 = widths.iter().zip(&table.columns).map(|(width, column)| gives(*width, column)).sum();
    let part = if can_give > 0.0 { (too_much / can_give).clamp(0.0, 1.0) } else { 0.0 };
    widths.iter().zip(&table.columns).map(|(width, column)| width - gives(*width, column) * part).collect()
}

fn width(ui: &Ui, table: &Table, column: &Column, locale: &Locale) -> f32 {
    let wide = |words: String, font| ui.painter().layout_no_wrap(words, font, Palette::of(ui).ink).size().x;
    // The widest is among those with the most letters; not each of a hundred thousand is measured.
    let mut longest: BTreeSet<(usize, String)> = BTreeSet::new();
    for cell in table.rows.iter().map(|row| words(locale, column, row.get(&column.id))) {
        longest.insert((cell.chars().count(), cell));
        if longest.len() > MEASURED {
            longest.pop_first();
        }
    }
    let cells = longest.into_iter().map(|(_, words)| wide(words, font(column))).fold(0.0, f32::max);
    let title = locale.rendered(&column.title);
    let word = title.split(' ').map(|word| wide(word.to_owned(), theme::bold(size::SMALL))).fold(0.0, f32::max);
    let heading = wide(title.to_owned(), theme::bold(size::SMALL)).min(HEADING.max(word));
    cells.max(heading + SIGN).min(WIDEST) + 2.0 * MARGIN
}

fn words(locale: &Locale, column: &Column, cell: Option<&Value>) -> String {
    cells::words(locale, column, cell, |side| (side + 1).to_string())
}

fn font(column: &Column) -> egui::FontId {
    if column.id == MEMBER { theme::bold(size::BODY) } else { theme::regular(size::BODY) }
}

/// The table as it is painted.
struct Rows<'a> {
    page: &'a StandingsPage,
    table: &'a Table,
    locale: &'a Locale,
    widths: &'a [f32],
    chosen: Option<&'a str>,
}

impl Rows<'_> {
    fn headings(&self, ui: &mut Ui, out: &mut Outbox) {
        let palette = Palette::of(ui);
        let galleys: Vec<_> =
            self.table.columns.iter().zip(self.widths).map(|(column, width)| self.heading(ui, column, *width)).collect();
        let tallest = galleys.iter().map(|galley| galley.size().y).fold(0.0, f32::max);
        let height = HEAD.max(tallest + 2.0 * AROUND);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        for ((column, cell), galley) in self.table.columns.iter().zip(self.cells(rect)).zip(galleys) {
            let title = self.locale.rendered(&column.title);
            let sort = self.page.sort.as_ref().filter(|sort| sort.column == column.id);
            let response = ui.interact(cell, Id::unique(("standings heading", &column.id)), Sense::click());
            if response.hovered() || response.has_focus() {
                ui.painter().rect_filled(cell.shrink2(vec2(2.0, 3.0)), 4.0, palette.calm);
            }
            if response.has_focus() {
                let edge = Stroke::new(1.5, palette.focus);
                ui.painter().rect_stroke(cell.shrink2(vec2(2.0, 3.0)), 4.0, edge, egui::StrokeKind::Inside);
            }
            let numbers = column.kind == ColumnType::Integer;
            let inner = cell.shrink2(vec2(MARGIN, 0.0));
            let ink = if sort.is_some() { palette.ink } else { palette.muted };
            let x = if numbers { inner.right() } else { inner.left() };
            let words = Rect::from_min_size(pos2(x, cell.bottom() - AROUND - galley.size().y), galley.size());
            let text_width = galley.size().x;
            ui.painter().galley_with_override_text_color(words.min, galley, ink);
            if let Some(sort) = sort {
                let x = if numbers { inner.right() - text_width - 7.0 } else { inner.left() + text_width + 8.0 };
                let sign = Rect::from_center_size(pos2(x, cell.bottom() - 13.0), vec2(8.0, 8.0));
                if sort.descending { Icon::Down } else { Icon::Up }.paint(ui.painter(), sign, ink);
            }
            response.widget_info(|| WidgetInfo::selected(Role::ColumnHeader, true, sort.is_some(), title));
            let state = match sort.map(|sort| sort.descending) {
                None => self.locale.t("ui-sort"),
                Some(true) => self.locale.t("ui-sorted-down"),
                Some(false) => self.locale.t("ui-sorted-up"),
            };
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(state.as_str()));
            if response.gained_focus() {
                response.scroll_to_me(None);
            }
            if response.on_hover_text(state).clicked() {
                out.ask(Intent::Standings(StandingsIntent::Sort(column.id.clone())));
            }
        }
        ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, palette.line));
    }

    /// The words of a heading, broken to the width of its column.
    fn heading(&self, ui: &Ui, column: &Column, width: f32) -> Arc<Galley> {
        let (title, font) = (self.locale.rendered(&column.title).to_owned(), theme::bold(size::SMALL));
        let mut job = LayoutJob::simple(title, font, Palette::of(ui).ink, width - 2.0 * MARGIN - SIGN + 1.0);
        job.halign = if column.kind == ColumnType::Integer { egui::Align::RIGHT } else { egui::Align::LEFT };
        ui.painter().layout_job(job)
    }

    /// The places of the cells in a row.
    fn cells(&self, row: Rect) -> impl Iterator<Item = Rect> {
        let mut left = row.left() + space::MEDIUM;
        self.widths.iter().map(move |width| {
            let cell = Rect::from_x_y_ranges(left..=left + width, row.y_range());
            left += width;
            cell
        })
    }

    /// The member in the row at a place on the screen.
    fn member(&self, place: usize) -> Option<&str> {
        let row = self.table.rows.get(*self.page.order.get(place)?)?;
        row.get(MEMBER).and_then(Value::as_str)
    }

    /// Lists a member's games; chosen again, no more.
    fn choose(&self, member: &str, out: &mut Outbox) {
        let member = (self.chosen != Some(member)).then(|| member.to_owned());
        out.ask(Intent::Standings(StandingsIntent::Games(member)));
    }

    /// Paints a row; whether it was clicked.
    fn row(&self, ui: &mut Ui, place: usize, has_keyboard: bool, out: &mut Outbox) -> bool {
        let palette = Palette::of(ui);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
        let Some(row) = self.page.order.get(place).and_then(|row| self.table.rows.get(*row)) else { return false };
        let member = self.member(place);
        let chosen = member.is_some() && self.chosen == member;
        // Not by Tab, which would stop at every row; the table as a whole has the keyboard.
        let response = ui.interact(rect, Id::unique(("standings row", place)), Sense::CLICK | Sense::HOVER);
        if chosen {
            ui.painter().rect_filled(rect, 0.0, palette.selection);
        } else if response.hovered() && member.is_some() {
            ui.painter().rect_filled(rect, 0.0, palette.calm);
        }
        let mut said = Vec::new();
        for (column, cell) in self.table.columns.iter().zip(self.cells(rect)) {
            let words = words(self.locale, column, row.get(&column.id));
            let numbers = column.kind == ColumnType::Integer;
            let align = if numbers { Align2::RIGHT_CENTER } else { Align2::LEFT_CENTER };
            one_line(ui, &words, font(column), palette.ink, cell.shrink2(vec2(MARGIN, 0.0)), align);
            if !words.is_empty() {
                said.push(if column.id == MEMBER { words } else { format!("{}: {words}", self.locale.rendered(&column.title)) });
            }
        }
        ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, palette.calm));
        if has_keyboard {
            let edge = Stroke::new(1.5, palette.focus);
            ui.painter().rect_stroke(rect.shrink(1.0), 4.0, edge, egui::StrokeKind::Inside);
        }
        response.widget_info(|| WidgetInfo::selected(Role::Row, member.is_some(), chosen, said.join("; ")));
        if response.clicked()
            && let Some(member) = member
        {
            self.choose(member, out);
            return true;
        }
        false
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use serde_json::json;

    use super::*;

    #[test]
    fn where_there_is_too_little_room_words_give_way_and_numbers_do_not() {
        let column = |id: &str, kind: &str| json!({ "id": id, "type": kind, "title": { "id": id } });
        let columns = json!([column("member", "text"), column("rank", "text"), column("points", "integer")]);
        let table: Table = serde_json::from_value(json!({ "id": "t", "columns": columns, "rows": [] })).unwrap();
        let widths = [212.0, 162.0, 130.0];
        assert_eq!(squeezed(&widths, &table, 504.0), widths);
        assert_eq!(squeezed(&widths, &table, 900.0), widths);
        assert_eq!(squeezed(&widths, &table, 429.0), [162.0, 137.0, 130.0]);
        assert_eq!(squeezed(&widths, &table, 100.0), [NARROWEST, NARROWEST, 130.0]);
    }
}
