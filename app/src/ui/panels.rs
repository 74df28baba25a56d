//! The columns beside the board: how wide each is, the dividers that change it by hand or by keys, and the handles by which
//! hidden panels come back.

use arbiter_core::desk::{Intent, LayoutIntent};
use arbiter_core::locale::Locale;
use arbiter_core::settings::{Column, Panel, Panels, Room};
use egui::{CursorIcon, EventFilter, Frame, Id, Key, Modifiers, Rect, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::icons::Icon;
use super::outbox::Outbox;
use super::theme::{self, Palette, size, space};

/// From this width of the window on, in points, the columns have room.
const ROOMY: f32 = 1200.0;
/// The columns are never narrower than this, in points: so much their fields and bars need.
const LEAST_SHEET: f32 = 264.0;
const LEAST_CASCADE: f32 = 290.0;
/// The board, or the sheet of a ruleset without one, keeps so much, in points.
const LEAST_MIDDLE: f32 = 390.0;
/// No column is wider than this, in points.
const MOST: f32 = 640.0;
/// A key makes a column so much wider, in points.
const STEP: f32 = 16.0;
/// The pointer takes a divider by so much beyond the column's edge, and within it, where its scroll bar is, in points.
const BEYOND: f32 = 6.0;
const WITHIN: f32 = 2.0;
/// Width of the handle of a hidden column, in points.
pub(super) const HANDLE: f32 = 26.0;
/// Height of a handle along the bottom, in points.
pub(super) const LINE_HANDLE: f32 = 22.0;

/// How the columns stand in a window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Columns {
    /// For which room the widths are kept.
    pub(super) room: Room,
    /// Width of the sheet, in points; `None`: hidden.
    pub(super) sheet: Option<f32>,
    /// Width of the cascade, in points; `None`: hidden.
    pub(super) cascade: Option<f32>,
}

/// A column that is being drawn wider, until it is let go.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Drawn {
    column: Column,
    width: f32,
}

impl Columns {
    /// The columns in a window of a width. Without a board the sheet has the middle, and cannot be hidden.
    pub(super) fn of(panels: &Panels, drawn: Option<Drawn>, window: f32, board: bool) -> Self {
        let room = if window < ROOMY { Room::Narrow } else { Room::Wide };
        let wanted = |column: Column, least: f32| {
            let kept = panels.width(column, room).map_or_else(|| usual(column, room), f32::from);
            let drawn = drawn.filter(|drawn| drawn.column == column).map(|drawn| drawn.width);
            drawn.unwrap_or(kept).clamp(least, MOST)
        };
        let sheet = (board && !panels.is_hidden(Panel::Sheet)).then(|| wanted(Column::Sheet, LEAST_SHEET));
        let cascade = (!panels.is_hidden(Panel::Cascade)).then(|| wanted(Column::Cascade, LEAST_CASCADE));
        let over = sheet.unwrap_or_default() + cascade.unwrap_or_default() + LEAST_MIDDLE - window;
        if over <= 0.0 {
            return Self { room, sheet, cascade };
        }
        // Who draws one column wider finds its end where the other one's room begins.
        let (first, second) = match drawn.map(|drawn| drawn.column) {
            Some(Column::Sheet) => (sheet.map(|width| (width - over).max(LEAST_SHEET)), cascade),
            Some(Column::Cascade) => (sheet, cascade.map(|width| (width - over).max(LEAST_CASCADE))),
            None => (sheet, cascade),
        };
        let over = first.unwrap_or_default() + second.unwrap_or_default() + LEAST_MIDDLE - window;
        let spare = |width: Option<f32>, least: f32| width.map_or(0.0, |width| width - least);
        let (of_sheet, of_cascade) = (spare(first, LEAST_SHEET), spare(second, LEAST_CASCADE));
        let part = (over.max(0.0) / (of_sheet + of_cascade).max(1.0)).min(1.0);
        Self { room, sheet: first.map(|width| width - of_sheet * part), cascade: second.map(|width| width - of_cascade * part) }
    }
}

/// The width of a column that nobody has changed, in points.
fn usual(column: Column, room: Room) -> f32 {
    match (column, room) {
        (Column::Sheet, Room::Wide) => theme::SHEET_WIDTH,
        (Column::Sheet, Room::Narrow) => theme::SHEET_WIDTH - 24.0,
        (Column::Cascade, Room::Wide) => theme::CASCADE_WIDTH,
        (Column::Cascade, Room::Narrow) => theme::CASCADE_WIDTH - 72.0,
    }
}

/// The divider beside a column that was just shown in a rectangle: it is drawn by the pointer, moved by the arrow keys, and
/// put back by a double click or by Home.
pub(super) fn divider(
    ui: &Ui,
    column: Column,
    at: Rect,
    room: Room,
    locale: &Locale,
    drawn: &mut Option<Drawn>,
    out: &mut Outbox,
) {
    let left = column == Column::Sheet;
    let (edge, from, to) = if left { (at.right(), WITHIN, BEYOND) } else { (at.left(), BEYOND, WITHIN) };
    let rect = Rect::from_min_max(pos2(edge - from, at.top()), pos2(edge + to, at.bottom()));
    let id = Id::unique(("divider", left));
    let response = ui.interact(rect, id, Sense::click_and_drag());
    let width = at.width();
    let mut to = None;
    if response.dragged()
        && let Some(pointer) = response.interact_pointer_pos()
    {
        let width = if left { pointer.x - at.left() } else { at.right() - pointer.x };
        *drawn = Some(Drawn { column, width });
    } else if drawn.is_some_and(|drawn| drawn.column == column) {
        // Let go: the width as it is shown is kept.
        *drawn = None;
        to = Some(Some(points(width)));
    }
    if response.has_focus() {
        let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let by = match (pressed(Key::ArrowRight), pressed(Key::ArrowLeft)) {
            (true, false) => STEP,
            (false, true) => -STEP,
            _ => 0.0,
        };
        if by != 0.0 {
            to = Some(Some(points(width + if left { by } else { -by })));
        }
        if pressed(Key::Home) {
            to = Some(None);
        }
    }
    if response.double_clicked() {
        *drawn = None;
        to = Some(None);
    }
    if let Some(width) = to {
        out.ask(Intent::Layout(LayoutIntent::Width(column, room, width)));
    }
    let palette = Palette::of(ui);
    let focused = response.has_focus();
    if response.hovered() || response.dragged() || focused {
        ui.set_cursor_icon(CursorIcon::ResizeHorizontal);
        let stroke = Stroke::new(if focused { 3.0 } else { 2.0 }, if focused { palette.focus } else { palette.edge });
        ui.painter().vline(edge, at.y_range(), stroke);
    }
    let name = locale.t(if left { "layout-divider-sheet" } else { "layout-divider-cascade" });
    response.widget_info(|| WidgetInfo::labeled(Role::Splitter, true, &name));
    let help = locale.t("layout-divider-help");
    ui.ctx().accesskit_node_builder(id, |node| node.set_description(help.as_str()));
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to a few hundred")]
fn points(width: f32) -> u16 {
    width.clamp(LEAST_SHEET, MOST).round() as u16
}

/// The handle of a hidden column, at the edge where it was: a click brings it back.
pub(super) fn handle(ui: &mut Ui, panel: Panel, locale: &Locale, out: &mut Outbox) {
    let left = panel == Panel::Sheet;
    let frame = Frame::new().fill(Palette::of(ui).paper);
    let (shown, id) = if left {
        (egui::Panel::left("sheet handle"), "layout-show-sheet")
    } else {
        (egui::Panel::right("cascade handle"), "layout-show-cascade")
    };
    shown.frame(frame).exact_size(HANDLE).resizable(false).show(ui, |ui| {
        let icon = if left { Icon::Chevron } else { Icon::ChevronBack };
        press(ui, icon, &locale.t(id), None, || out.ask(Intent::Layout(LayoutIntent::Hide(panel, false))));
    });
}

/// A handle along the bottom: a line with words that shows or hides what belongs there.
pub(super) fn line_handle(ui: &mut Ui, id: &str, icon: Icon, words: &str, then: impl FnOnce()) {
    let frame = Frame::new().fill(Palette::of(ui).paper);
    egui::Panel::bottom(id).frame(frame).exact_size(LINE_HANDLE).show(ui, |ui| press(ui, icon, words, Some(words), then));
}

/// A button that fills its panel, with a sign in the middle, or before some words.
fn press(ui: &mut Ui, icon: Icon, name: &str, words: Option<&str>, then: impl FnOnce()) {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::click());
    let active = response.hovered() || response.has_focus();
    if active {
        ui.painter().rect_filled(rect, 0.0, palette.calm);
    }
    if response.has_focus() {
        ui.painter().rect_stroke(rect.shrink(1.0), 0.0, Stroke::new(2.0, palette.focus), egui::StrokeKind::Inside);
    }
    let ink = if active { palette.ink } else { palette.muted };
    match words {
        None => icon.paint(ui.painter(), Rect::from_center_size(rect.center(), vec2(14.0, 14.0)), ink),
        Some(words) => {
            let galley = ui.painter().layout_no_wrap(words.to_owned(), theme::regular(size::SENTENCE), ink);
            let whole = galley.size().x + space::MEDIUM + 10.0;
            let left = rect.center().x - whole / 2.0;
            icon.paint(ui.painter(), Rect::from_center_size(pos2(left + 5.0, rect.center().y), vec2(9.0, 9.0)), ink);
            let at = pos2(left + 10.0 + space::MEDIUM, rect.center().y - galley.size().y / 2.0);
            ui.painter().galley(at, galley, ink);
        }
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    if response.on_hover_text(name).clicked() {
        then();
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::panic)]

    use super::*;

    fn columns(panels: &Panels, window: f32) -> Columns {
        Columns::of(panels, None, window, true)
    }

    #[test]
    fn columns_have_their_usual_widths_until_they_are_changed_in_each_room_for_itself() {
        let mut panels = Panels::default();
        panels.set_width(Column::Sheet, Room::Wide, Some(340));
        assert_eq!(columns(&panels, 1366.0).sheet, Some(340.0));
        assert_eq!(columns(&panels, 1024.0).sheet, Some(theme::SHEET_WIDTH - 24.0));
        assert_eq!(columns(&panels, 1366.0).cascade, Some(theme::CASCADE_WIDTH));
    }

    #[test]
    fn whatever_was_kept_nothing_is_narrower_than_it_needs() {
        for window in [960.0, 1024.0, 1199.0, 1200.0, 1366.0, 2560.0] {
            for (sheet, cascade) in [(0, 0), (640, 640), (u16::MAX, 0), (300, u16::MAX)] {
                for drawn in [None, Some(Column::Sheet), Some(Column::Cascade)] {
                    let mut panels = Panels::default();
                    for room in [Room::Narrow, Room::Wide] {
                        panels.set_width(Column::Sheet, room, Some(sheet));
                        panels.set_width(Column::Cascade, room, Some(cascade));
                    }
                    let drawn = drawn.map(|column| Drawn { column, width: 9_999.0 });
                    let Columns { sheet: Some(sheet), cascade: Some(cascade), .. } = Columns::of(&panels, drawn, window, true)
                    else {
                        panic!("nothing is hidden")
                    };
                    assert!(sheet >= LEAST_SHEET - 0.1 && cascade >= LEAST_CASCADE - 0.1, "{window}: {sheet} {cascade}");
                    assert!(window - sheet - cascade >= LEAST_MIDDLE - 0.1, "{window}: {sheet} {cascade}");
                }
            }
        }
    }

    #[test]
    fn what_is_hidden_leaves_its_room_and_a_sheet_without_board_is_always_there() {
        let mut panels = Panels::default();
        panels.set_hidden(Panel::Sheet, true);
        panels.set_hidden(Panel::Cascade, true);
        let hidden = columns(&panels, 1366.0);
        assert_eq!((hidden.sheet, hidden.cascade), (None, None));
        panels.set_width(Column::Cascade, Room::Wide, Some(640));
        panels.set_hidden(Panel::Cascade, false);
        assert_eq!(Columns::of(&panels, None, 1366.0, false).cascade, Some(640.0));
    }
}
