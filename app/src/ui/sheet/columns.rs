//! The columns of entries that stand beside each other: how wide each must be to be read, and the heads above them.

use egui::{Rect, Sense, Ui, pos2, vec2};
use ruleset_api::manifest::{Field, Per, Type};

use super::entry::SWITCH;
use super::help;
use crate::ui::icons;
use crate::ui::open::Open;
use crate::ui::theme::{self, Palette, space};

/// Width of the column of a number, in points.
pub(super) const INTEGER: f32 = 58.0;
/// The widest head that widens its column, in points; longer ones take two lines.
const HEAD: f32 = 92.0;
/// What a list takes beside its words, in points, and the widest words that widen it.
const LIST: f32 = 42.0;
const WORDS: f32 = 170.0;

/// A column: a field with the width of its control. With a number for each side, there is a control for each.
#[derive(Clone, Copy, Debug)]
pub(super) struct Column<'a> {
    pub(super) field: &'a Field,
    pub(super) width: f32,
}

impl<'a> Column<'a> {
    /// The column of a field, as wide as its words need.
    pub(super) fn of(ui: &Ui, open: &Open<'_>, field: &'a Field) -> Self {
        let words = |words: &str, size: f32| {
            ui.painter().layout_no_wrap(words.to_owned(), theme::regular(size), Palette::of(ui).muted).size().x
        };
        let widest = |all: &mut dyn Iterator<Item = String>| all.map(|word| words(&word, theme::size::BODY)).fold(48.0, f32::max);
        let control = match field.kind {
            Type::Integer => INTEGER,
            Type::Bool if field.default_value().is_some() => theme::CONTROL,
            Type::Bool => SWITCH,
            Type::Side => widest(&mut (0..open.document.record.sides.len()).map(|side| open.side(side))).min(WORDS / 2.0) + LIST,
            Type::Choice => {
                let mut labels = field.choices.iter().map(|choice| open.locale.rendered(&choice.label).to_owned());
                widest(&mut labels).min(WORDS) + LIST
            }
            Type::Text | Type::Finding => 190.0,
        };
        let head = words(open.locale.rendered(&field.label), theme::size::SMALL).min(HEAD);
        Self { field, width: if field.per.is_some() { control } else { control.max(head) } }
    }

    /// The width of all its controls, with the spaces behind them.
    pub(super) fn whole(&self, open: &Open<'_>) -> f32 {
        #[expect(clippy::cast_precision_loss, reason = "a handful of sides")]
        let count = if self.field.per == Some(Per::Side) { open.document.record.sides.len() as f32 } else { 1.0 };
        (self.width + space::SMALL) * count
    }
}

/// Shows the heads of columns that begin so far from the left: what is entered, and below it the sides where there is a
/// number for each.
pub(super) fn heads(ui: &mut Ui, open: &Open<'_>, columns: &[Column<'_>], from: f32) {
    let palette = Palette::of(ui);
    let galleys: Vec<_> = columns
        .iter()
        .map(|column| {
            let (label, font) = (open.locale.rendered(&column.field.label).to_owned(), theme::regular(theme::size::SMALL));
            let mut job = egui::text::LayoutJob::simple(label, font, palette.muted, column.whole(open) - space::SMALL);
            job.wrap.max_rows = 2;
            ui.painter().layout_job(job)
        })
        .collect();
    let words = galleys.iter().map(|galley| galley.size().y).fold(0.0, f32::max);
    let marks = if columns.iter().any(|column| column.field.per.is_some()) { 16.0 } else { 0.0 };
    let (full, _) = ui.allocate_exact_size(vec2(ui.available_width(), words + marks), Sense::hover());
    let mut left = full.left() + from;
    for (column, galley) in columns.iter().zip(galleys) {
        let field = column.field;
        let at = pos2(left, full.top() + words - galley.size().y);
        let rect = Rect::from_min_size(at, galley.size());
        ui.painter().galley(at, galley, palette.muted);
        let explained = Some(help(open, field)).filter(|help| !help.is_empty());
        let id = ui.make_persistent_id(("head", &field.key, full.top().to_bits()));
        ui.interact(rect, id, Sense::hover()).on_hover_text(explained.unwrap_or(open.locale.rendered(&field.label)));
        for side in 0..if field.per.is_some() { open.document.record.sides.len() } else { 0 } {
            #[expect(clippy::cast_precision_loss, reason = "a handful of sides")]
            let centre = pos2(left + (column.width + space::SMALL) * side as f32 + column.width / 2.0, full.bottom() - 7.0);
            icons::side_mark(ui.painter(), Rect::from_center_size(centre, vec2(11.0, 11.0)), Some(side), palette.side(side));
        }
        left += column.whole(open);
    }
}
