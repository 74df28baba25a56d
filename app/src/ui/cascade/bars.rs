//! The numbers that a step compared, as bars on one scale: two sides face each other, more stand below each other. The longer
//! bar is the better one, also where the numbers say what is missing or where the smaller number wins; a bar of a number below
//! zero is hollow.

use egui::{Align2, Color32, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use ruleset_api::ruling::{Step, StepSide};

use super::value_at;
use crate::ui::icons;
use crate::ui::open::Open;
use crate::ui::theme::{self, Palette, size, space};
use crate::ui::widgets::{one_line, shown_number};

/// Height of a bar, in points.
const BAR: f32 = 11.0;
/// Width of a value beside its bar, in points.
const VALUE: f32 = 40.0;

/// Width of a name before its bar, in points.
const NAME: f32 = 84.0;

/// Shows the bars of a step.
pub(super) fn show(ui: &mut Ui, open: &Open<'_>, step: &Step, decides: bool) {
    let parts = parts(&step.sides.iter().map(|side| side.value).collect::<Vec<_>>(), &step.favours);
    match step.sides.as_slice() {
        [first, second] => facing(ui, open, step, [first, second], &parts, decides),
        [first, rest @ ..] if first.value.is_some() && rest.iter().all(|side| side.value == first.value) => {
            same(ui, open, step, first);
        }
        sides => {
            for (side, of_side) in sides.iter().enumerate() {
                let strong = !decides || step.favours.is_empty() || step.favours.contains(&side);
                line(ui, open, side, of_side, parts.get(side).copied().unwrap_or(0.0), strong);
            }
        }
    }
}

/// The part of the scale that each number takes, 0 to 1. Zero is the beginning where no number is below it; otherwise what lies
/// twice as far below as the worst is, so that the worst still has a bar and the nearer one a longer one. Where the step favours
/// the smaller numbers, the scale is turned round.
fn parts(values: &[Option<i64>], favours: &[usize]) -> Vec<f32> {
    let of = |favoured: bool| {
        let sides = values.iter().enumerate().filter(move |(side, _)| favours.contains(side) == favoured);
        sides.filter_map(|(_, value)| *value)
    };
    let smaller_wins = matches!((of(true).max(), of(false).min()), (Some(favoured), Some(other)) if favoured < other);
    #[expect(clippy::cast_precision_loss, reason = "a length on the screen")]
    let place = |value: i64| if smaller_wins { -(value as f64) } else { value as f64 };
    let known = || values.iter().flatten().map(|value| place(*value));
    let (least, most) = (known().fold(0.0, f64::min) * 2.0, known().fold(0.0, f64::max));
    let part = |value: &Option<i64>| {
        let Some(value) = value.filter(|_| most > least) else { return 0.0 };
        #[expect(clippy::cast_possible_truncation, reason = "between 0 and 1")]
        let part = ((place(value) - least) / (most - least)) as f32;
        part
    };
    values.iter().map(part).collect()
}

fn words(open: &Open<'_>, side: usize, of_side: &StepSide) -> String {
    let value = of_side.value.map_or_else(String::new, shown_number);
    let text = of_side.text.as_ref().map(|text| open.locale.rendered(text));
    match text {
        Some(text) => format!("{}: {value} ({text})", open.side(side)),
        None => format!("{}: {value}", open.side(side)),
    }
}

fn facing(ui: &mut Ui, open: &Open<'_>, step: &Step, sides: [&StepSide; 2], parts: &[f32], decides: bool) {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 17.0), Sense::hover());
    let middle = rect.center();
    let reach = rect.width() / 2.0 - value_width(ui, sides) - 5.0;
    for (side, of_side) in sides.into_iter().enumerate() {
        let direction = if side == 0 { -1.0 } else { 1.0 };
        let span = |from: f32, to: f32| {
            let (from, to) = (middle.x + direction * from, middle.x + direction * to);
            Rect::from_x_y_ranges(from.min(to)..=from.max(to), middle.y - BAR / 2.0..=middle.y + BAR / 2.0)
        };
        ui.painter().rect_filled(span(3.0, 3.0 + reach), 2.0, palette.calm);
        let colour = palette.side(side);
        let part = parts.get(side).copied().unwrap_or(0.0);
        bar(ui, span(3.0, 3.0 + reach * part), of_side.value, colour);
        let Some(value) = of_side.value else { continue };
        let strong = !decides || step.favours.is_empty() || step.favours.contains(&side);
        let at = pos2(middle.x + direction * (reach + 9.0), middle.y);
        let align = if side == 0 { Align2::RIGHT_CENTER } else { Align2::LEFT_CENTER };
        value_at(ui, &shown_number(value), at, align, if strong { colour } else { palette.muted });
    }
    let tick = [pos2(middle.x, middle.y - BAR * 0.7), pos2(middle.x, middle.y + BAR * 0.7)];
    ui.painter().line_segment(tick, Stroke::new(1.5, palette.ink));
    let all = sides.into_iter().enumerate().map(|(side, of_side)| words(open, side, of_side)).collect::<Vec<_>>().join("\n");
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, all.replace('\n', "; ")));
    response.on_hover_text(all);
}

/// Room for the larger of two values.
fn value_width(ui: &Ui, sides: [&StepSide; 2]) -> f32 {
    let width = |value| ui.painter().layout_no_wrap(shown_number(value), theme::bold(size::BODY), Color32::BLACK).size().x;
    sides.into_iter().filter_map(|side| side.value).map(|value| width(value) + space::MEDIUM).fold(VALUE, f32::max)
}

/// More than two sides with one and the same number: said once.
fn same(ui: &mut Ui, open: &Open<'_>, step: &Step, first: &StepSide) {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 17.0), Sense::hover());
    let pitch = ((rect.width() - VALUE) / 12.0).min(16.0);
    let mut at = pos2(rect.left() + 8.0, rect.center().y);
    for side in 0..step.sides.len() {
        icons::side_mark(ui.painter(), Rect::from_center_size(at, vec2(12.0, 12.0)), Some(side), palette.side(side));
        at.x += pitch;
    }
    if let Some(value) = first.value {
        value_at(ui, &shown_number(value), rect.right_center(), Align2::RIGHT_CENTER, palette.ink);
    }
    let all = step.sides.iter().enumerate().map(|(side, of_side)| words(open, side, of_side)).collect::<Vec<_>>();
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, all.join("; ")));
    response.on_hover_text(all.join("\n"));
}

/// One of more than two sides.
fn line(ui: &mut Ui, open: &Open<'_>, side: usize, of_side: &StepSide, part: f32, strong: bool) {
    let palette = Palette::of(ui);
    let colour = palette.side(side);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 15.0), Sense::hover());
    let mark = Rect::from_center_size(pos2(rect.left() + 8.0, rect.center().y), vec2(12.0, 12.0));
    icons::side_mark(ui.painter(), mark, Some(side), colour);
    let name = Rect::from_x_y_ranges(rect.left() + 19.0..=rect.left() + 19.0 + NAME, rect.y_range());
    let ink = if strong { palette.ink } else { palette.muted };
    one_line(ui, &open.side(side), theme::regular(size::SMALL), ink, name, Align2::LEFT_CENTER);
    let y = rect.center().y - BAR / 2.0..=rect.center().y + BAR / 2.0;
    let track = Rect::from_x_y_ranges(name.right() + space::MEDIUM..=rect.right() - VALUE, y);
    ui.painter().rect_filled(track, 2.0, palette.calm);
    let reach = track.width() * part;
    bar(ui, Rect::from_min_size(track.min, vec2(reach, track.height())), of_side.value, colour);
    if let Some(value) = of_side.value {
        value_at(
            ui,
            &shown_number(value),
            rect.right_center(),
            Align2::RIGHT_CENTER,
            if strong { colour } else { palette.muted },
        );
    }
    let words = words(open, side, of_side);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &words));
    response.on_hover_text(words);
}

fn bar(ui: &Ui, rect: Rect, value: Option<i64>, colour: Color32) {
    if rect.width() < 0.5 {
        return;
    }
    if value.is_some_and(|value| value < 0) {
        let fill = Palette::of(ui).paper.lerp_to_gamma(colour, 0.18);
        ui.painter().rect(rect, 2.0, fill, Stroke::new(1.2, colour), StrokeKind::Inside);
    } else {
        ui.painter().rect_filled(rect, 2.0, colour);
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::indexing_slicing)]
    use super::*;

    #[test]
    fn the_favoured_side_has_the_longer_bar_whatever_the_numbers_mean() {
        for a in -6..=6 {
            for b in -6..=6 {
                if a == b {
                    let level = parts(&[Some(a), Some(b)], &[]);
                    assert!((level[0] - level[1]).abs() < 0.001);
                    continue;
                }
                for winner in 0..2 {
                    let parts = parts(&[Some(a), Some(b)], &[winner]);
                    assert!(parts[winner] > parts[1 - winner], "{a} and {b}, side {winner} wins: {parts:?}");
                    assert!(parts.iter().all(|part| (0.0..=1.0).contains(part)), "{parts:?}");
                }
            }
        }
    }

    #[test]
    fn numbers_from_zero_up_are_measured_from_zero_and_what_is_missing_has_no_bar() {
        assert_eq!(parts(&[Some(15), Some(12)], &[0]), [1.0, 0.8]);
        assert_eq!(parts(&[Some(3), Some(0), None], &[0]), [1.0, 0.0, 0.0]);
        assert_eq!(parts(&[Some(0), Some(0)], &[]), [0.0, 0.0]);
        assert_eq!(parts(&[Some(-3), Some(-3)], &[]), [0.5, 0.5], "half of the way to zero is open for both");
        assert!(parts(&[Some(i64::MIN), Some(i64::MAX)], &[1]).iter().all(|part| part.is_finite()));
    }
}
