//! The strip along the bottom: what the procedure asks for, done, current and ahead; and how the record stands to its file.

use arbiter_core::desk::Document;
use egui::{Align2, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};
use ruleset_api::Text;
use ruleset_api::ruling::{Item, ItemState};

use super::icons::Icon;
use super::open::{Open, is_new};
use super::theme::{self, Palette, size, space};
use super::widgets::{Press, ends};
use arbiter_core::locale::Locale;

/// Shows the strip of a document.
pub(crate) fn show(ui: &mut Ui, open: &Open<'_>) {
    let height = ui.available_height().min(theme::STRIP - 8.0);
    // The procedure has at least three fifths of the strip.
    let most = ui.available_width() * 0.4;
    let right = |ui: &mut Ui| state(ui, open.document, open.locale, Some(open.manifest.version.as_str()), most);
    ends(ui, "procedure", height, |ui| items(ui, open), right);
}

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

fn items(ui: &mut Ui, open: &Open<'_>) {
    let items = open.ruling.map_or(&[][..], |ruling| &ruling.procedure);
    let is_new = is_new(ui, "procedure", (open.document.id, open.document.ruled.revision));
    let id = ui.make_persistent_id("strip");
    let mut strip: Strip = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let room = ui.available_width();
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
                    let response = show_item(ui, open, item);
                    let last = index + 1 == items.len() && item.state == ItemState::Done;
                    if is_new && (item.state == ItemState::Current || last) {
                        response.scroll_to_me(None);
                    }
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

/// Whether the record is saved, and which ruleset rules on it; not wider than so many points.
pub(crate) fn state(ui: &mut Ui, document: &Document, locale: &Locale, version: Option<&str>, most: f32) {
    let palette = Palette::of(ui);
    let saved = match (&document.path, document.dirty()) {
        (None, _) => locale.t("ui-never-saved"),
        (Some(_), true) => locale.t("ui-changed"),
        (Some(_), false) => locale.t("ui-saved"),
    };
    let id = document.record.ruleset.id.as_str();
    let ruleset = locale.text(&Text::new("ui-ruleset").with("id", id).with("version", version.unwrap_or_default()));
    let words = format!("{saved} · {}", ruleset.trim_end());
    let path = document.path.as_ref().map(|path| path.display().to_string()).unwrap_or_default();
    if document.dirty() {
        let (dot, _) = ui.allocate_exact_size(vec2(10.0, 10.0), Sense::hover());
        ui.painter().circle_filled(dot.center(), 4.0, palette.warn);
    }
    let font = theme::regular(size::BODY);
    let mut job = egui::text::LayoutJob::simple_singleline(words.clone(), font, palette.muted);
    job.wrap = egui::text::TextWrapping::truncate_at_width(most - 20.0);
    let label = egui::Label::new(job).sense(Sense::hover()).wrap_mode(egui::TextWrapMode::Extend);
    let response = ui.add(label);
    response.on_hover_text([words, path].join("\n").trim_end().to_owned());
}

fn show_item(ui: &mut Ui, open: &Open<'_>, item: &Item) -> egui::Response {
    let palette = Palette::of(ui);
    let words = open.locale.rendered(&item.text);
    let (fill, edge, ink) = match item.state {
        ItemState::Done => (palette.paper, palette.good.gamma_multiply(0.45), palette.good),
        ItemState::Current => (palette.accent, palette.accent, palette.on_accent),
        ItemState::Todo => (palette.paper, palette.line, palette.muted),
    };
    let galley = ui.painter().layout_no_wrap(words.to_owned(), theme::regular(size::SENTENCE), ink);
    let sign = if item.state == ItemState::Done { 16.0 } else { 0.0 };
    let (rect, response) = ui.allocate_exact_size(vec2(galley.size().x + sign + 22.0, 30.0), Sense::hover());
    ui.painter().rect(rect, 15.0, fill, Stroke::new(1.0, edge), StrokeKind::Inside);
    if item.state == ItemState::Done {
        let check = Rect::from_center_size(rect.left_center() + vec2(16.0, 0.0), vec2(11.0, 11.0));
        Icon::Check.paint(ui.painter(), check, ink);
    }
    let inner = Rect::from_min_max(rect.min + vec2(11.0 + sign, 0.0), rect.max - vec2(11.0, 0.0));
    let at = Align2::LEFT_CENTER.align_size_within_rect(galley.size(), inner);
    ui.painter().galley(at.min, galley, ink);
    let state = match item.state {
        ItemState::Done => open.locale.t("ui-item-done"),
        ItemState::Current => open.locale.t("ui-item-current"),
        ItemState::Todo => open.locale.t("ui-item-todo"),
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{words} ({state})")));
    response
}
