//! The strip along the bottom: what the procedure asks for, done, current and ahead; and how the record stands to its file.

use arbiter_core::desk::Document;
use egui::{Align2, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};
use ruleset_api::Text;
use ruleset_api::ruling::{Item, ItemState};

use super::icons::Icon;
use super::open::{Open, is_new};
use super::theme::{self, Palette, size};
use super::widgets::ends;
use arbiter_core::locale::Locale;

/// Shows the strip of a document.
pub(crate) fn show(ui: &mut Ui, open: &Open<'_>) {
    let height = ui.available_height().min(theme::STRIP - 8.0);
    let right = |ui: &mut Ui| state(ui, open.document, open.locale, Some(open.manifest.version.as_str()));
    ends(ui, "procedure", height, |ui| items(ui, open), right);
}

fn items(ui: &mut Ui, open: &Open<'_>) {
    let items = open.ruling.map_or(&[][..], |ruling| &ruling.procedure);
    let is_new = is_new(ui, "procedure", (open.document.id, open.document.ruled.revision));
    ScrollArea::horizontal().id_salt("procedure").auto_shrink([false, true]).show(ui, |ui| {
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
    });
}

/// Whether the record is saved, and which ruleset rules on it.
pub(crate) fn state(ui: &mut Ui, document: &Document, locale: &Locale, version: Option<&str>) {
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
    let words = egui::RichText::new(words).color(palette.muted);
    let label = egui::Label::new(words).sense(Sense::hover()).wrap_mode(egui::TextWrapMode::Extend);
    let response = ui.add(label);
    if !path.is_empty() {
        response.on_hover_text(path);
    }
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
