//! The numbers that a step compared, as bars on one scale: two sides face each other, more stand below each other. A bar
//! reaches from zero to its number, hollow where that is below zero; on the track of each side that is behind, a line shows
//! the number that it had to reach.

use egui::{Align2, Color32, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use ruleset_api::ruling::{Step, StepSide};

use super::scale::Scale;
use crate::ui::icons;
use crate::ui::open::Open;
use crate::ui::theme::{self, Palette, size, space};
use crate::ui::widgets::{one_line, shown_number};

/// Width of a value beside its bar, in points.
const VALUE: f32 = 36.0;
/// Width of a name before its bar, in points.
const NAME: f32 = 84.0;

/// The bars of a step.
pub(super) struct Bars<'a> {
    pub(super) open: &'a Open<'a>,
    pub(super) step: &'a Step,
    /// The step decides: its bars are larger.
    pub(super) decides: bool,
    /// A word on each side stands below its number.
    pub(super) captions: bool,
    /// Whether the last edit changed the number of a side.
    pub(super) changed: &'a dyn Fn(usize) -> bool,
}

impl Bars<'_> {
    /// Shows the bars.
    pub(super) fn show(&self, ui: &mut Ui) {
        match self.step.sides.as_slice() {
            [first, second] => self.facing(ui, [first, second]),
            [first, rest @ ..] if first.value.is_some() && rest.iter().all(|side| side.value == first.value) => {
                self.same(ui, first);
            }
            sides => sides.iter().enumerate().for_each(|(side, of_side)| self.line(ui, side, of_side)),
        }
    }

    /// Height of a bar, in points.
    fn height(&self) -> f32 {
        if self.decides { 14.0 } else { 10.0 }
    }

    fn size(&self) -> f32 {
        if self.decides { 16.0 } else { size::BODY }
    }

    fn scale(&self) -> Scale {
        Scale::of(self.step.sides.iter().map(|side| side.value))
    }

    /// Whether the number of a side stands out: it is ahead, or nobody is.
    fn ahead(&self, side: usize) -> bool {
        self.step.favours.is_empty() || self.step.favours.contains(&side)
    }

    /// The side ahead and its number, on the track of a side that is behind.
    fn to_reach(&self, side: usize) -> Option<(usize, i64)> {
        let ahead = self.step.favours.first().filter(|_| !self.ahead(side))?;
        Some((*ahead, self.step.sides.get(*ahead)?.value?))
    }

    fn words(&self, side: usize, of_side: &StepSide) -> String {
        let value = of_side.value.map_or_else(String::new, shown_number);
        match of_side.text.as_ref().map(|text| self.open.locale.rendered(text)) {
            Some(text) => format!("{}: {value} ({text})", self.open.side(side)),
            None => format!("{}: {value}", self.open.side(side)),
        }
    }

    fn facing(&self, ui: &mut Ui, sides: [&StepSide; 2]) {
        let palette = Palette::of(ui);
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), self.height() + 6.0), Sense::hover());
        let (middle, scale) = (rect.center(), self.scale());
        let reach = rect.width() / 2.0 - self.value_width(ui, sides) - 5.0;
        for (side, of_side) in sides.into_iter().enumerate() {
            let direction = if side == 0 { -1.0 } else { 1.0 };
            let x = |part: f32| middle.x + direction * (3.0 + reach * part);
            let track = Track { x: &x, middle: middle.y, height: self.height() };
            track.show(ui, scale, of_side.value, palette.side(side));
            if let Some((ahead, value)) = self.to_reach(side) {
                track.line(ui, scale.place(value), palette.side(ahead));
            }
            let at = pos2(middle.x + direction * (reach + 9.0), middle.y);
            let align = if side == 0 { Align2::RIGHT_CENTER } else { Align2::LEFT_CENTER };
            self.value(ui, side, of_side.value, at, align);
        }
        let half = self.height() * 0.7;
        ui.painter()
            .line_segment([pos2(middle.x, middle.y - half), pos2(middle.x, middle.y + half)], Stroke::new(1.5, palette.ink));
        let words: Vec<String> = sides.into_iter().enumerate().map(|(side, of_side)| self.words(side, of_side)).collect();
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, words.join("; ")));
        response.on_hover_text(words.join("\n"));
        if self.captions {
            self.captions(ui, sides);
        }
    }

    /// A word on each side, below its number; below each other where they are too long.
    fn captions(&self, ui: &mut Ui, sides: [&StepSide; 2]) {
        let palette = Palette::of(ui);
        let words = sides.map(|side| side.text.as_ref().map_or("", |text| self.open.locale.rendered(text)));
        if words.iter().all(|words| words.is_empty()) {
            return;
        }
        let half = ui.available_width() / 2.0 - space::MEDIUM;
        let galleys = words.map(|words| {
            let font = theme::regular(size::SMALL);
            ui.painter().layout_no_wrap(words.to_owned(), font, palette.ink)
        });
        if galleys.iter().any(|galley| galley.size().x > half) {
            return captions_below(ui, self.open, &words);
        }
        let height = galleys.iter().map(|galley| galley.size().y).fold(0.0, f32::max);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        for (side, galley) in galleys.into_iter().enumerate() {
            let align = if side == 0 { Align2::LEFT_TOP } else { Align2::RIGHT_TOP };
            let place = align.align_size_within_rect(galley.size(), rect);
            let response = ui.interact(place, caption_id(self.open, self.step, side), Sense::hover());
            let said = galley.text().to_owned();
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
            ui.painter().galley(place.min, galley, palette.ink);
        }
    }

    /// Room for the larger of two values.
    fn value_width(&self, ui: &Ui, sides: [&StepSide; 2]) -> f32 {
        let font = theme::bold(self.size());
        let width = |value| ui.painter().layout_no_wrap(shown_number(value), font.clone(), Color32::BLACK).size().x;
        sides.into_iter().filter_map(|side| side.value).map(|value| width(value) + space::MEDIUM).fold(VALUE, f32::max)
    }

    /// A number beside its bar; a dot marks one that the last edit changed.
    fn value(&self, ui: &Ui, side: usize, value: Option<i64>, at: egui::Pos2, align: Align2) {
        let palette = Palette::of(ui);
        let Some(value) = value else { return };
        let ink = if self.ahead(side) { palette.side(side) } else { palette.muted };
        let font = if self.ahead(side) { theme::bold(self.size()) } else { theme::regular(self.size()) };
        let shown = ui.painter().text(at, align, shown_number(value), font, ink);
        if (self.changed)(side) {
            ui.painter().circle_filled(shown.right_top() + vec2(3.0, 4.0), 2.5, palette.dark_gold);
        }
    }

    /// More than two sides with one and the same number: said once.
    fn same(&self, ui: &mut Ui, first: &StepSide) {
        let palette = Palette::of(ui);
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 17.0), Sense::hover());
        let pitch = ((rect.width() - VALUE) / 12.0).min(16.0);
        let mut at = pos2(rect.left() + 8.0, rect.center().y);
        for side in 0..self.step.sides.len() {
            icons::side_mark(ui.painter(), Rect::from_center_size(at, vec2(12.0, 12.0)), Some(side), palette.side(side));
            at.x += pitch;
        }
        if let Some(value) = first.value {
            let font = theme::bold(size::BODY);
            ui.painter().text(rect.right_center(), Align2::RIGHT_CENTER, shown_number(value), font, palette.ink);
        }
        let all: Vec<String> = self.step.sides.iter().enumerate().map(|(side, of_side)| self.words(side, of_side)).collect();
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, all.join("; ")));
        response.on_hover_text(all.join("\n"));
    }

    /// One of more than two sides.
    fn line(&self, ui: &mut Ui, side: usize, of_side: &StepSide) {
        let palette = Palette::of(ui);
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 16.0), Sense::hover());
        let mark = Rect::from_center_size(pos2(rect.left() + 8.0, rect.center().y), vec2(12.0, 12.0));
        icons::side_mark(ui.painter(), mark, Some(side), palette.side(side));
        let name = Rect::from_x_y_ranges(rect.left() + 19.0..=rect.left() + 19.0 + NAME, rect.y_range());
        let ink = if self.ahead(side) { palette.ink } else { palette.muted };
        one_line(ui, &self.open.side(side), theme::regular(size::SMALL), ink, name, Align2::LEFT_CENTER);
        let (left, right) = (name.right() + space::MEDIUM, rect.right() - VALUE - space::SMALL);
        let x = |part: f32| left + (right - left) * part;
        let (scale, track) = (self.scale(), Track { x: &x, middle: rect.center().y, height: 10.0 });
        track.show(ui, scale, of_side.value, palette.side(side));
        self.value(ui, side, of_side.value, rect.right_center() - vec2(4.0, 0.0), Align2::RIGHT_CENTER);
        let words = self.words(side, of_side);
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &words));
        response.on_hover_text(words);
    }
}

fn caption_id(open: &Open<'_>, step: &Step, side: usize) -> egui::Id {
    egui::Id::unique(("caption", open.document.id, &step.id, side))
}

/// A word on each side, after its mark.
pub(super) fn captions_below(ui: &mut Ui, open: &Open<'_>, words: &[&str]) {
    let palette = Palette::of(ui);
    for (side, words) in words.iter().enumerate().filter(|(_, words)| !words.is_empty()) {
        super::indented(ui, |ui, rect| {
            let mark = Rect::from_center_size(pos2(rect.left() + 5.0, rect.top() + 9.0), vec2(9.0, 9.0));
            icons::side_mark(ui.painter(), mark, Some(side), palette.side(side));
            super::sentence(ui, words, size::SMALL, palette.ink).on_hover_text(open.side(side));
        });
    }
}

/// The ground that a bar lies on.
struct Track<'a> {
    /// Where a part of the scale lies.
    x: &'a dyn Fn(f32) -> f32,
    middle: f32,
    height: f32,
}

impl Track<'_> {
    fn rect(&self, from: f32, to: f32) -> Rect {
        let (from, to) = ((self.x)(from), (self.x)(to));
        let half = self.height / 2.0;
        Rect::from_x_y_ranges(from.min(to)..=from.max(to), self.middle - half..=self.middle + half)
    }

    fn show(&self, ui: &Ui, scale: Scale, value: Option<i64>, colour: Color32) {
        let palette = Palette::of(ui);
        ui.painter().rect_filled(self.rect(0.0, 1.0), 2.0, palette.calm);
        if let Some(value) = value {
            let span = scale.bar(value);
            let rect = self.rect(span.from, span.to);
            if value < 0 {
                let fill = palette.paper.lerp_to_gamma(colour, 0.22);
                ui.painter().rect(rect, 2.0, fill, Stroke::new(1.2, colour), StrokeKind::Inside);
            } else if rect.width() >= 0.5 {
                ui.painter().rect_filled(rect, 2.0, colour);
            }
        }
        if scale.zero() > 0.0 {
            let x = (self.x)(scale.zero());
            let half = self.height / 2.0 + 1.5;
            ui.painter().vline(x, self.middle - half..=self.middle + half, Stroke::new(1.5, palette.muted));
        }
    }

    /// A line across the track: the number to reach.
    fn line(&self, ui: &Ui, place: f32, colour: Color32) {
        let x = (self.x)(place);
        let half = self.height / 2.0 + 2.5;
        ui.painter().vline(x, self.middle - half..=self.middle + half, Stroke::new(2.0, colour));
    }
}
