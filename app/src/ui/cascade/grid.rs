//! A small table within the column of the cascade: numbers stand at the right of their columns, words wrap. It knows
//! nothing of rulings.

use std::sync::Arc;

use egui::{Galley, Rect, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use crate::ui::icons;
use crate::ui::theme::{self, Palette, size, space};

/// Space between columns, in points.
const GAP: f32 = 10.0;
/// Room for the mark of a side before its name, in points.
const MARK: f32 = 16.0;

/// The longest word of a side's name that a column must hold, in points; longer ones are cut off by dots.
const SIDE: f32 = 84.0;

/// A table to be shown.
#[derive(Debug, Default)]
pub(super) struct Grid {
    /// The headings.
    pub(super) heads: Vec<Head>,
    /// A cell for each heading, row by row.
    pub(super) rows: Vec<Vec<Cell>>,
}

/// A heading.
#[derive(Debug, Default)]
pub(super) struct Head {
    pub(super) words: String,
    /// Numbers stand below it.
    pub(super) numbers: bool,
}

/// A cell.
#[derive(Debug, Default)]
pub(super) struct Cell {
    pub(super) words: String,
    /// The side whose mark stands before the words.
    pub(super) side: Option<usize>,
    pub(super) strong: bool,
}

impl Grid {
    /// Shows the table over the whole width. Where its words need more, it moves to the side, so that none is lost.
    pub(super) fn show(&self, ui: &mut Ui) {
        let widths = self.widths(ui);
        let needed = widths.iter().sum::<f32>() + gaps(widths.len());
        if needed <= ui.available_width() + 0.5 {
            return self.lines(ui, &widths);
        }
        ui.scope(|ui| {
            // The wheel goes on moving the column in which the table stands.
            ui.style_mut().always_scroll_the_only_direction = false;
            ScrollArea::horizontal().id_salt(("grid", ui.next_auto_id())).auto_shrink([false, true]).show(ui, |ui| {
                ui.set_min_width(needed);
                self.lines(ui, &widths);
            });
        });
    }

    fn lines(&self, ui: &mut Ui, widths: &[f32]) {
        let palette = Palette::of(ui);
        let heads = self.heads.iter().zip(widths).map(|(head, width)| {
            (ui.painter().layout(head.words.clone(), theme::regular(size::SMALL), palette.muted, *width), None)
        });
        let heads: Vec<_> = heads.collect();
        let response = self.line(ui, widths, &heads, true);
        ui.painter().hline(response.rect.x_range(), response.rect.bottom(), Stroke::new(1.0, palette.line));
        for row in &self.rows {
            let cells: Vec<_> = row
                .iter()
                .zip(widths)
                .map(|(cell, width)| {
                    let ink = cell.side.map_or(palette.ink, |side| palette.side(side));
                    let width = if cell.side.is_some() { width - MARK } else { *width };
                    (cell.layout(ui, ink, width), cell.side)
                })
                .collect();
            let response = self.line(ui, widths, &cells, false);
            let elided = cells.iter().any(|(galley, _)| galley.elided);
            let named = self.heads.iter().zip(row).filter(|(_, cell)| !cell.words.is_empty());
            let words = named.map(|(head, cell)| format!("{}: {}", head.words, cell.words)).collect::<Vec<_>>().join("; ");
            response.widget_info(|| WidgetInfo::labeled(Role::Row, true, &words));
            if elided {
                response.on_hover_text(words);
            }
        }
    }

    fn line(&self, ui: &mut Ui, widths: &[f32], cells: &[(Arc<Galley>, Option<usize>)], bottom: bool) -> egui::Response {
        let palette = Palette::of(ui);
        let height = cells.iter().map(|(galley, _)| galley.size().y).fold(0.0, f32::max);
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height + 2.0), Sense::hover());
        let mut left = rect.left();
        for ((head, width), (galley, side)) in self.heads.iter().zip(widths).zip(cells) {
            let mut x = if head.numbers { left + width - galley.size().x } else { left };
            if let Some(side) = side {
                let mark = Rect::from_center_size(pos2(x + 5.0, rect.top() + 9.0), vec2(11.0, 11.0));
                icons::side_mark(ui.painter(), mark, Some(*side), palette.side(*side));
                x += MARK;
            }
            let y = if bottom { rect.bottom() - galley.size().y - 1.0 } else { rect.top() };
            ui.painter().galley(pos2(x, y), Arc::clone(galley), palette.ink);
            left += width + GAP;
        }
        response
    }

    fn widths(&self, ui: &Ui) -> Vec<f32> {
        let wide = |words: &str, font| ui.painter().layout_no_wrap(words.to_owned(), font, Palette::of(ui).ink).size().x;
        let words =
            |words: &str, font: &dyn Fn() -> egui::FontId| (longest_word(words, |word| wide(word, font())), wide(words, font()));
        let columns = self.heads.iter().enumerate().map(|(index, head)| {
            let heading = words(&head.words, &|| theme::regular(size::SMALL));
            let cells = self.rows.iter().filter_map(|row| row.get(index)).map(|cell| {
                let mark = cell.side.map_or(0.0, |_| MARK);
                let (least, all) = words(&cell.words, &|| cell.font());
                // A number is never broken.
                let least = if cell.side.is_some() { least.min(SIDE) } else { least };
                (if head.numbers { all } else { least + mark }, all + mark)
            });
            cells.fold(heading, |widest, cell| (widest.0.max(cell.0), widest.1.max(cell.1)))
        });
        let columns: Vec<_> = columns.collect();
        let gaps = gaps(columns.len());
        let mut widths = fit(&columns, ui.available_width() - gaps);
        // What is left over stands before the numbers, so that these keep to the right edge.
        let spare = ui.available_width() - gaps - widths.iter().sum::<f32>();
        if let Some(first) = widths.first_mut() {
            *first += spare.max(0.0);
        }
        widths
    }
}

impl Cell {
    /// The words within a width; the name of a side is cut off where one of its words alone is too long.
    fn layout(&self, ui: &Ui, ink: egui::Color32, width: f32) -> Arc<Galley> {
        let wide = |word: &str| ui.painter().layout_no_wrap(word.to_owned(), self.font(), ink).size().x;
        let mut job = egui::text::LayoutJob::simple(self.words.clone(), self.font(), ink, width);
        if self.side.is_some() && longest_word(&self.words, wide) > width + 0.5 {
            job.wrap = egui::text::TextWrapping::truncate_at_width(width);
        }
        ui.painter().layout_job(job)
    }

    fn font(&self) -> egui::FontId {
        if self.strong { theme::bold(size::BODY) } else { theme::regular(size::SENTENCE) }
    }
}

/// The space between so many columns.
fn gaps(columns: usize) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "a few columns")]
    let between = columns.saturating_sub(1) as f32;
    GAP * between
}

/// How wide the longest word is.
fn longest_word(words: &str, wide: impl Fn(&str) -> f32) -> f32 {
    words.split(' ').map(wide).fold(0.0, f32::max)
}

/// Widths for columns, each with the least that it needs and all that it could use. What is too much for all is taken from
/// those that can do with less, by how much they can.
fn fit(columns: &[(f32, f32)], available: f32) -> Vec<f32> {
    let wanted: f32 = columns.iter().map(|(_, all)| all).sum();
    let can_give: f32 = columns.iter().map(|(least, all)| all - least).sum();
    let part = if can_give > 0.0 { ((wanted - available) / can_give).clamp(0.0, 1.0) } else { 0.0 };
    columns.iter().map(|(least, all)| all - (all - least) * part).collect()
}

/// Space below a table.
pub(super) fn space_below(ui: &mut Ui) {
    ui.add_space(space::SMALL);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_keep_their_width_and_words_give_way() {
        let close = |widths: Vec<f32>, expected: [f32; 3]| {
            assert!(widths.iter().zip(expected).all(|(a, b)| (a - b).abs() < 0.01), "{widths:?}");
        };
        let columns = [(30.0, 30.0), (40.0, 140.0), (40.0, 90.0)];
        close(fit(&columns, 400.0), [30.0, 140.0, 90.0]);
        close(fit(&columns, 185.0), [30.0, 90.0, 65.0]);
        close(fit(&columns, 50.0), [30.0, 40.0, 40.0]);
    }
}
