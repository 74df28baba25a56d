//! Tabs of what is open: matches and pages. One match alone needs none; a page always has its tab, so that it can be left.

use arbiter_core::desk::{Desk, Document, Intent, Tab, document_name, page_name};
use arbiter_core::locale::Locale;
use egui::{Button, Frame, Margin, Panel, RichText, ScrollArea, Stroke, Ui, vec2};
use ruleset_api::Text;

use super::icons::Icon;
use super::open::is_new;
use super::outbox::Outbox;
use super::theme::{self, Palette, space};

/// The widest tab, in points; a longer name is cut off by dots.
const WIDEST: f32 = 240.0;

/// Shows the tabs.
pub(crate) fn show(ui: &mut Ui, desk: &Desk, locale: &Locale, out: &mut Outbox) {
    let tabs = desk.tabs();
    if tabs.len() < 2 && desk.pages.is_empty() {
        return;
    }
    let frame = Frame::new().fill(Palette::of(ui).table).inner_margin(Margin::symmetric(14, 4));
    Panel::top("tabs").frame(frame).show(ui, |ui| {
        ScrollArea::horizontal().show(ui, |ui| {
            ui.horizontal(|ui| {
                for tab in tabs {
                    show_tab(ui, desk, tab, locale, out);
                    ui.add_space(space::SMALL);
                }
            });
        });
    });
}

fn show_tab(ui: &mut Ui, desk: &Desk, tab: Tab, locale: &Locale, out: &mut Outbox) {
    let palette = Palette::of(ui);
    let document = match tab {
        Tab::Document(id) => desk.get(id),
        Tab::Page(_) => None,
    };
    let name = match (tab, document) {
        (Tab::Page(page), _) => locale.text(&page_name(desk, page)),
        (_, document) => document.map(|document| locale.text(&document_name(document))).unwrap_or_default(),
    };
    let mark = if document.is_some_and(Document::dirty) { "• " } else { "" };
    let chosen = desk.tab() == Some(tab);
    let (fill, ink) = if chosen { (palette.accent, palette.on_accent) } else { (palette.paper, palette.ink) };
    let button = |left: bool| {
        let round = |is: bool| if is { theme::RADIUS } else { 0 };
        let corners = egui::CornerRadius { nw: round(left), sw: round(left), ne: round(!left), se: round(!left) };
        move |button: Button<'static>| {
            button.fill(fill).stroke(Stroke::new(1.0, if chosen { fill } else { palette.line })).corner_radius(corners)
        }
    };
    ui.spacing_mut().item_spacing.x = 0.0;
    let words = RichText::new(format!("{mark}{name}")).color(ink);
    let show = Button::new(words).selected(chosen).min_size(vec2(0.0, theme::CONTROL)).truncate();
    let response = ui.scope(|ui| {
        ui.set_max_width(WIDEST);
        ui.add(button(true)(show))
    });
    let response = response.inner.on_hover_text(&name);
    if chosen && is_new(ui, "tab", format!("{tab:?} of {}", desk.tabs().len())) {
        response.scroll_to_me(None);
    }
    if response.clicked() && !chosen {
        out.ask(match tab {
            Tab::Document(id) => Intent::Show(id),
            Tab::Page(page) => Intent::ShowPage(page),
        });
    }
    let close = Button::new(Icon::Close.atom(9.0, ink)).min_size(vec2(24.0, theme::CONTROL));
    let label = locale.text(&Text::new("ui-close-tab").with("name", name));
    if ui.add(button(false)(close)).accessible_name(&label).on_hover_text(label).clicked() {
        out.ask(Intent::CloseTab(tab));
    }
}
