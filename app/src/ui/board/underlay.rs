//! The picture under the grid: painted, fitted by hand, and described in the panel of the map. Where it lies is a matter of
//! the record, in units of its own; which file it is, and whether it is the right one, the desk knows.

use arbiter_core::desk::{BoardEdit, Desk, Edit, Intent, PictureEdit, PictureIntent, PictureState};
use arbiter_core::picture::Pixels;
use egui::{
    Color32, ColorImage, CursorIcon, EventFilter, Key, Modifiers, Painter, PointerButton, Pos2, Rect, Response, Stroke,
    TextureHandle, TextureOptions, Ui, Vec2, pos2, vec2,
};
use ruleset_api::Text;
use ruleset_api::record::Picture;

use super::hexes::{WIDTH, as_f32, whole};
use super::map_setup::{calm, labelled, warn};
use super::plane::{AREA, Plane};
use super::view::View;
use super::words::not_taken;
use super::{BoardState, Shown};
use crate::ui::outbox::Outbox;
use crate::ui::sheet::{self, heading_line};
use crate::ui::theme::Palette;
use crate::ui::widgets::{Field, Press, checked, shown_number, whole_number};

/// Half the edge of a handle, in points.
const HANDLE: f32 = 6.0;
/// The smallest picture, in units of the plane.
const SMALLEST: f32 = 0.5;

/// What the board remembers of the picture under it.
#[derive(Default)]
pub(crate) struct UnderlayState {
    /// The picture that was read by a number of the desk.
    texture: Option<(u64, TextureHandle)>,
    /// The picture is being fitted by hand.
    pub(super) fitting: bool,
    /// It has just begun to be: the keyboard is led to the map in the next frame.
    begun: bool,
    held: Option<Held>,
}

impl std::fmt::Debug for UnderlayState {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("UnderlayState").field("fitting", &self.fitting).finish_non_exhaustive()
    }
}

/// The picture in the hand: where it lay, and which corner is dragged; `None`: all of it.
#[derive(Clone, Copy, Debug)]
struct Held {
    from: Rect,
    corner: Option<usize>,
    pressed: Pos2,
}

/// The picture that is shown in this frame.
#[derive(Clone)]
pub(super) struct Underlay<'a> {
    picture: &'a Picture,
    texture: TextureHandle,
    /// Height by width.
    aspect: f32,
}

/// Units of the plane a unit of the picture.
fn unit(plane: &Plane) -> f32 {
    match plane {
        Plane::Hex(_) | Plane::Square(_) => WIDTH / 1000.0,
        Plane::Free(_) => 1.0 / plane.millimetres(),
        Plane::Areas(_) => 2.0 * AREA.x / 1000.0,
    }
}

/// The picture under the board in view, once it is there; its pixels are handed to the graphics.
pub(super) fn current<'a>(ui: &Ui, desk: &'a Desk, state: &mut UnderlayState, out: &mut Outbox) -> Option<Underlay<'a>> {
    let shown = desk.picture();
    let Some((shown, loaded)) = shown.and_then(|shown| match shown.state {
        PictureState::Ready(loaded) => Some((shown, loaded)),
        _ => None,
    }) else {
        // While another one is read, or where there is none, the graphics need no memory for it.
        state.texture = None;
        state.fitting &= shown.is_some();
        return None;
    };
    let known = state.texture.as_ref().filter(|(asked, _)| *asked == shown.asked);
    if known.is_none() {
        match &loaded.pixels {
            Some(pixels) => {
                let most = ui.input(|input| input.max_texture_side);
                let image = image(pixels, most);
                let texture = ui.ctx().load_texture("picture under the grid", image, TextureOptions::LINEAR);
                state.texture = Some((shown.asked, texture));
                out.ask(Intent::Picture(PictureIntent::Painted(shown.asked)));
            }
            // The graphics have lost it.
            None => out.ask(Intent::Picture(PictureIntent::Reload)),
        }
    }
    let (_, texture) = state.texture.as_ref()?;
    let [width, height] = loaded.size;
    #[expect(clippy::cast_precision_loss, reason = "at most 12,000")]
    let aspect = height as f32 / width.max(1) as f32;
    Some(Underlay { picture: shown.picture, texture: texture.clone(), aspect })
}

/// Pixels as the graphics take them: graphics that know small pictures only get every second pixel, or third.
fn image(pixels: &Pixels, most: usize) -> ColorImage {
    let [width, height] = pixels.size;
    let every = width.max(height).div_ceil(most.max(1)).max(1);
    if every == 1 {
        return ColorImage::from_rgba_unmultiplied(pixels.size, &pixels.rgba);
    }
    let mut rgba = Vec::new();
    for row in pixels.rgba.chunks_exact(width.max(1) * 4).step_by(every) {
        for pixel in row.chunks_exact(4).step_by(every) {
            rgba.extend_from_slice(pixel);
        }
    }
    ColorImage::from_rgba_unmultiplied([width.div_ceil(every), height.div_ceil(every)], &rgba)
}

impl Underlay<'_> {
    /// Where it lies on the plane; in the hand, where it would.
    fn rect(&self, plane: &Plane, view: &View, state: &UnderlayState, pointer: Option<Pos2>) -> Rect {
        let unit = unit(plane);
        let [x, y] = self.picture.at.map(as_f32);
        let width = as_f32(self.picture.width.max(1));
        let lies = Rect::from_min_size(pos2(x, y) * unit, vec2(width, width * self.aspect) * unit);
        match (state.held, pointer) {
            (Some(held), Some(at)) => held.moved(view.to_plane(at), self.aspect),
            _ => lies,
        }
    }

    /// Paints the picture.
    pub(super) fn paint(&self, ui: &Ui, painter: &Painter, plane: &Plane, state: &BoardState) {
        let pointer = ui.input(|input| input.pointer.latest_pos());
        let rect = on_panel(self.rect(plane, &state.view, &state.underlay, pointer), &state.view);
        let all = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        let strength = u8::try_from(self.picture.opacity.clamp(0, 100) * 255 / 100).unwrap_or(u8::MAX);
        painter.image(self.texture.id(), rect, all, Color32::from_white_alpha(strength));
    }

    /// Paints its edge and the handles at its corners, above all else.
    pub(super) fn paint_handles(&self, ui: &Ui, painter: &Painter, plane: &Plane, state: &BoardState, focused: bool) {
        let palette = Palette::of(ui);
        let pointer = ui.input(|input| input.pointer.latest_pos());
        let rect = on_panel(self.rect(plane, &state.view, &state.underlay, pointer), &state.view);
        let colour = if focused { palette.focus } else { palette.accent };
        painter.rect_stroke(rect, 0.0, Stroke::new(2.0, colour), egui::StrokeKind::Middle);
        for corner in corners(rect) {
            let handle = Rect::from_center_size(corner, Vec2::splat(2.0 * HANDLE));
            painter.rect(handle, 2.0, palette.paper, Stroke::new(2.0, colour), egui::StrokeKind::Middle);
        }
    }

    /// The pointer moves the picture, or scales it by a corner; the keyboard does the same. One drag is one step.
    pub(super) fn handle(
        &self,
        ui: &Ui,
        shown: &Shown<'_>,
        plane: &Plane,
        response: &Response,
        state: &mut BoardState,
        out: &mut Outbox,
    ) {
        let pointer = ui.input(|input| input.pointer.latest_pos());
        let rect = self.rect(plane, &state.view, &state.underlay, None);
        let near = |at: Pos2| {
            let reaches = |corner: &Pos2| corner.distance(at) <= HANDLE * 2.0;
            corners(on_panel(rect, &state.view)).iter().position(reaches)
        };
        if let Some(at) = response.hover_pos() {
            ui.set_cursor_icon(match near(at) {
                Some(0 | 2) => CursorIcon::ResizeNwSe,
                Some(_) => CursorIcon::ResizeNeSw,
                None => CursorIcon::Move,
            });
        }
        // What was clicked in this frame gives the keyboard away only at its end.
        let clicked = ui.input(|input| input.pointer.any_click());
        if response.clicked_by(PointerButton::Primary) || (state.underlay.begun && !clicked) {
            state.underlay.begun = false;
            response.request_focus();
        }
        if response.drag_started_by(PointerButton::Primary)
            && let Some(at) = ui.input(|input| input.pointer.press_origin())
        {
            response.request_focus();
            state.underlay.held = Some(Held { from: rect, corner: near(at), pressed: state.view.to_plane(at) });
        }
        if let (Some(held), false) = (state.underlay.held, ui.input(|input| input.pointer.any_down())) {
            state.underlay.held = None;
            if let Some(at) = pointer.filter(|_| ui.input(|input| input.pointer.any_released())) {
                let (at, width) = self.entered(held.moved(state.view.to_plane(at), self.aspect), plane);
                out.board(shown.key, BoardEdit::Picture(PictureEdit::Place { at, width }));
            }
        }
        if response.has_focus() {
            let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, escape: true, tab: false };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
            self.keys(ui, shown, plane, state, out);
        }
    }

    /// A place on the plane in whole units of the record.
    fn entered(&self, rect: Rect, plane: &Plane) -> ([i64; 2], i64) {
        let unit = unit(plane);
        let number = |number: f32| whole((number / unit).round());
        ([number(rect.left()), number(rect.top())], number(rect.width()).max(1))
    }

    fn keys(&self, ui: &Ui, shown: &Shown<'_>, plane: &Plane, state: &mut BoardState, out: &mut Outbox) {
        let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
        if pressed(Modifiers::NONE, Key::Escape) || pressed(Modifiers::NONE, Key::Enter) {
            state.underlay.fitting = false;
            return;
        }
        let [coarse, fine] = if matches!(plane, Plane::Free(_)) { [10, 1] } else { [100, 10] };
        let ([mut x, mut y], mut width) = (self.picture.at, self.picture.width);
        for (modifiers, step) in [(Modifiers::SHIFT, fine), (Modifiers::NONE, coarse)] {
            for (key, across, down) in
                [(Key::ArrowRight, 1, 0), (Key::ArrowLeft, -1, 0), (Key::ArrowDown, 0, 1), (Key::ArrowUp, 0, -1)]
            {
                if pressed(modifiers, key) {
                    (x, y) = (x.saturating_add(across * step), y.saturating_add(down * step));
                }
            }
        }
        for (sign, typed) in [(1, "+"), (1, "="), (-1, "-"), (-1, "\u{2212}")] {
            if let Some(times) = typed_times(ui, typed) {
                let shift = ui.input(|input| input.modifiers.shift) && typed != "+";
                let step = (if shift { fine } else { coarse }) * sign * times;
                // Around its middle.
                let wider = width.saturating_add(step).max(1);
                let by = wider - width;
                #[expect(clippy::cast_possible_truncation, reason = "rounded already")]
                let higher = (f64::from(self.aspect) * f64::from(as_f32(by))).round() as i64;
                (x, y, width) = (x - by / 2, y - higher / 2, wider);
            }
        }
        if ([x, y], width) != (self.picture.at, self.picture.width) {
            out.board(shown.key, BoardEdit::Picture(PictureEdit::Nudge { at: [x, y], width }));
        }
    }
}

/// How often a sign was typed in this frame; it is taken from what others read.
fn typed_times(ui: &Ui, sign: &str) -> Option<i64> {
    ui.input_mut(|input| {
        let before = input.events.len();
        input.events.retain(|event| !matches!(event, egui::Event::Text(text) if text == sign));
        i64::try_from(before - input.events.len()).ok().filter(|times| *times > 0)
    })
}

impl Held {
    /// Where the picture would lie, let go at a point of the plane.
    fn moved(&self, to: Pos2, aspect: f32) -> Rect {
        let Some(corner) = self.corner else { return self.from.translate(to - self.pressed) };
        let all = corners(self.from);
        let opposite = all.get((corner + 2) % 4).copied().unwrap_or(self.from.min);
        // The opposite corner stays, and so does the shape.
        let grown = (to - opposite).abs();
        let width = grown.x.max(grown.y / aspect.max(0.001)).max(SMALLEST);
        let size = vec2(width, width * aspect);
        let sign = vec2(if corner == 0 || corner == 3 { -1.0 } else { 1.0 }, if corner < 2 { -1.0 } else { 1.0 });
        Rect::from_two_pos(opposite, opposite + size * sign)
    }
}

fn on_panel(rect: Rect, view: &View) -> Rect {
    Rect::from_min_max(view.to_panel(rect.min), view.to_panel(rect.max))
}

/// Clockwise from the upper left.
fn corners(rect: Rect) -> [Pos2; 4] {
    [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()]
}

/// Whether the picture under the board in view cannot be shown as it was chosen.
pub(super) fn is_lost(desk: &Desk) -> bool {
    matches!(desk.picture().map(|shown| shown.state), Some(PictureState::Changed(_) | PictureState::Wrong(_)))
}

/// The part of the map's panel on the picture.
pub(super) fn section(ui: &mut Ui, desk: &Desk, shown: &Shown<'_>, state: &mut BoardState, out: &mut Outbox) {
    let locale = shown.open.locale;
    heading_line(ui, &locale.t("picture-heading"));
    let pick = |look_for| Intent::Picture(PictureIntent::Pick { look_for });
    let typed = |look_for| Intent::Picture(PictureIntent::Type { look_for });
    let press = |ui: &mut Ui, id: &str| Press::words(&locale.t(id)).show(ui).clicked();
    let Some(lies) = desk.picture() else {
        calm(ui, &locale.t("picture-none"));
        ui.horizontal_wrapped(|ui| {
            if press(ui, "picture-add") {
                out.ask(pick(false));
            }
            if press(ui, "picture-type-button") {
                out.ask(typed(false));
            }
        });
        return;
    };
    let file = lies.picture.path.rsplit(['/', '\\']).next().unwrap_or_default();
    ui.add(egui::Label::new(egui::RichText::new(file).color(Palette::of(ui).ink)).truncate());
    match lies.state {
        PictureState::Loading => calm(ui, &locale.t("picture-loading")),
        PictureState::Ready(_) => fitted(ui, shown, lies.picture, state, out),
        PictureState::Changed(_) | PictureState::Wrong(_) => {
            let changed = Text::new("picture-changed").with("file", file);
            let text = match lies.state {
                PictureState::Wrong(fault) => fault.text(std::path::Path::new(&lies.picture.path)),
                _ => changed,
            };
            warn(ui, &locale.text(&text));
            ui.horizontal_wrapped(|ui| {
                if press(ui, "picture-look-for") {
                    out.ask(pick(true));
                }
                if press(ui, "picture-type-button") {
                    out.ask(typed(true));
                }
                let (id, intent) = match lies.state {
                    PictureState::Changed(_) => ("picture-take", PictureIntent::Take),
                    _ => ("picture-again", PictureIntent::Reload),
                };
                if press(ui, id) {
                    out.ask(Intent::Picture(intent));
                }
            });
        }
    }
    ui.horizontal_wrapped(|ui| {
        if press(ui, "picture-another") {
            out.ask(pick(false));
        }
        let words = locale.t("picture-remove");
        if Press::words(&words).help(&locale.t("picture-undo-remove")).show(ui).clicked() {
            out.board(shown.key, BoardEdit::Picture(PictureEdit::Remove));
        }
    });
}

/// How the picture lies and how strongly it is shown.
fn fitted(ui: &mut Ui, shown: &Shown<'_>, picture: &Picture, state: &mut BoardState, out: &mut Outbox) {
    let locale = shown.open.locale;
    let label = locale.t("picture-opacity");
    let pointer = format!("/boards/{}/map/picture/opacity", ruleset_api::entries::escaped(shown.key));
    let text = shown_number(picture.opacity);
    let field = Field::new(sheet::id(shown.open, &pointer), &label, &text, 64.0);
    labelled(ui, &label, |ui| {
        let percent = |typed: &str| whole_number(typed).flatten().filter(|percent| (0..=100).contains(percent));
        if let Some(percent) = checked(ui, &field, true, |typed| not_taken(shown, typed), percent) {
            let edit = BoardEdit::Picture(PictureEdit::Opacity(percent));
            out.enter(Edit::Board { board: shown.key.to_owned(), edit });
        }
    });
    let (words, help) =
        (locale.t(if state.underlay.fitting { "picture-done" } else { "picture-fit" }), locale.t("picture-fit-help"));
    if Press::words(&words).chosen(state.underlay.fitting).help(&help).show(ui).clicked() {
        state.underlay.fitting = !state.underlay.fitting;
        state.underlay.begun = state.underlay.fitting;
        ui.ctx().request_repaint();
    }
    if state.underlay.fitting {
        calm(ui, &help);
    }
}

/// The fill of bare ground over a picture: none, so that it is seen. Marks are seen through, too.
pub(super) fn through(
    ground: Option<&super::cells::Ground>,
    (fill, edge): (Color32, Color32),
    palette: &Palette,
) -> (Color32, Color32) {
    match ground {
        None => (Color32::TRANSPARENT, palette.muted.gamma_multiply(0.55)),
        Some(super::cells::Ground::NearLocation) => (fill.gamma_multiply(0.45), edge),
        Some(_) => (fill.gamma_multiply(0.65), edge),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::indexing_slicing)]
    use super::*;

    fn held(corner: Option<usize>) -> Held {
        Held { from: Rect::from_min_size(pos2(1.0, 1.0), vec2(4.0, 2.0)), corner, pressed: pos2(2.0, 2.0) }
    }

    #[test]
    fn a_dragged_picture_keeps_its_size_and_a_dragged_corner_its_shape_and_the_corner_across() {
        assert_eq!(held(None).moved(pos2(3.0, 5.0), 0.5), Rect::from_min_size(pos2(2.0, 4.0), vec2(4.0, 2.0)));
        for corner in 0..4 {
            let across = corners(held(None).from)[(corner + 2) % 4];
            for to in [pos2(-6.0, -3.0), pos2(9.0, -3.0), pos2(9.0, 9.0), pos2(0.0, 9.0)] {
                let moved = held(Some(corner)).moved(to, 0.5);
                assert!((moved.height() / moved.width() - 0.5).abs() < 0.001, "{corner} {moved:?}");
                assert!(corners(moved).iter().any(|corner| corner.distance(across) < 0.001), "{corner} {moved:?}");
            }
            assert!(held(Some(corner)).moved(across, 0.5).width() >= SMALLEST);
        }
    }

    #[test]
    fn graphics_that_know_small_pictures_only_get_a_smaller_one() {
        let pixels = Pixels { size: [5, 3], rgba: vec![255; 60] };
        assert_eq!(image(&pixels, 8).size, [5, 3]);
        assert_eq!(image(&pixels, 2).size, [2, 1]);
    }
}
