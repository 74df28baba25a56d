//! The checklist as a strip: one line of items that can be moved where it is longer than its room. What an item looks like
//! is `item`'s affair.

use egui::{Rect, ScrollArea, Sense, Ui, vec2};
use ruleset_api::ruling::ItemState;

use super::item;
use crate::ui::icons::Icon;
use crate::ui::open::{Open, is_new};
use crate::ui::outbox::Outbox;
use crate::ui::theme::{self, Palette, space};
use crate::ui::widgets::Press;

/// How the strip stood in the last frame: how far it is moved, how much of it is seen, how long it is.
#[derive(Clone, Copy, Debug, Default)]
struct Strip {
    offset: f32,
    seen: f32,
    whole: f32,
    /// Where a button moves it to.
    to: Option<f32>,
}

/// Width of a button that moves the strip, with the space beside it, in points.
const ARROW: f32 = theme::CONTROL + space::SMALL;
/// Width of the fade where the strip goes on, in points.
const FADE: f32 = 26.0;

/// Shows the items, and behind them what the ruleset offers to enter.
pub(super) fn show(ui: &mut Ui, open: &Open<'_>, out: &mut Outbox) {
    let items = open.ruling.map_or(&[][..], |ruling| &ruling.procedure);
    let fills = open.ruling.map_or(&[][..], |ruling| &ruling.fills);
    let id = ui.make_persistent_id("strip");
    let mut strip: Strip = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let room = ui.available_width();
    let is_new = is_new(ui, "procedure", (open.document.id, open.document.ruled.revision, room.to_bits()));
    let too_long = strip.whole > room + 0.5;
    let (back, on) = (strip.offset > 0.5, strip.offset + strip.seen < strip.whole - 0.5);
    ui.spacing_mut().item_spacing.x = space::SMALL;
    let step = (strip.seen * 0.8).max(60.0);
    if too_long && arrow(ui, Icon::ChevronBack, &open.locale.t("ui-strip-back"), back) {
        strip.to = Some((strip.offset - step).max(0.0));
    }
    let width = if too_long { (room - 2.0 * ARROW).max(40.0) } else { room };
    let area = ScrollArea::horizontal().id_salt("procedure").auto_shrink([false, true]).max_width(width);
    let bar = egui::scroll_area::ScrollBarVisibility::AlwaysHidden;
    let area = area.scroll_bar_visibility(bar);
    let area = match strip.to.take() {
        Some(to) => area.horizontal_scroll_offset(to),
        None => area,
    };
    let shown = ui.allocate_ui(vec2(width, 30.0), |ui| {
        area.show(ui, |ui| {
            let left = ui.max_rect().left();
            ui.horizontal(|ui| {
                for (index, item) in items.iter().enumerate() {
                    if index > 0 {
                        let (rect, _) = ui.allocate_exact_size(vec2(12.0, 16.0), Sense::hover());
                        Icon::Chevron.paint(ui.painter(), rect.shrink(1.0), Palette::of(ui).muted);
                    }
                    let response = item::show(ui, open, item, out);
                    let last = index + 1 == items.len() && item.state == ItemState::Done;
                    if is_new && (item.state == ItemState::Current || last) {
                        // What comes next is to be seen as well.
                        response.scroll_to_me(Some(egui::Align::Min));
                    }
                }
                for (index, fill) in fills.iter().enumerate() {
                    ui.add_space(space::SMALL);
                    item::fill(ui, open, index, fill, f32::INFINITY, out);
                }
            });
            left
        })
    });
    let shown = shown.inner;
    let offset = shown.inner_rect.left() - shown.inner;
    fade(ui, shown.inner_rect, back, on);
    if too_long && arrow(ui, Icon::Chevron, &open.locale.t("ui-strip-on"), on) {
        strip.to = Some((offset + step).min((strip.whole - strip.seen).max(0.0)));
    }
    let now = Strip { offset, seen: shown.inner_rect.width(), whole: shown.content_size.x, ..strip };
    if (now.whole - strip.whole).abs() > 0.5 || (now.offset - strip.offset).abs() > 0.5 || now.to.is_some() {
        ui.ctx().request_repaint();
    }
    ui.data_mut(|data| data.insert_temp(id, now));
}

/// A button that moves the strip; there is one at each end as long as it is too long, so that nothing jumps.
fn arrow(ui: &mut Ui, icon: Icon, name: &str, enabled: bool) -> bool {
    ui.add_enabled_ui(enabled, |ui| Press::icon(icon, name).show(ui).clicked()).inner
}

/// Paints that the strip goes on beyond its ends.
fn fade(ui: &Ui, rect: Rect, left: bool, right: bool) {
    let paper = Palette::of(ui).paper;
    let mut mesh = egui::Mesh::default();
    let mut add = |from: f32, to: f32, colours: [egui::Color32; 2]| {
        let Ok(first) = u32::try_from(mesh.vertices.len()) else { return };
        for (x, colour) in [from, to].into_iter().zip(colours) {
            mesh.colored_vertex(egui::pos2(x, rect.top()), colour);
            mesh.colored_vertex(egui::pos2(x, rect.bottom()), colour);
        }
        mesh.add_triangle(first, first + 1, first + 2);
        mesh.add_triangle(first + 1, first + 2, first + 3);
    };
    if left {
        add(rect.left(), rect.left() + FADE, [paper, egui::Color32::TRANSPARENT]);
    }
    if right {
        add(rect.right() - FADE, rect.right(), [egui::Color32::TRANSPARENT, paper]);
    }
    ui.painter().add(mesh);
}
