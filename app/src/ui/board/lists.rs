//! What lies on the map as a list beside it, where the picture alone does not do: the features of a table with their
//! corners, the areas of a map with their links.

use std::collections::BTreeSet;

use arbiter_core::desk::{BoardEdit, Edit, Tool};
use egui::{Frame, Panel, ScrollArea, Ui};
use ruleset_api::Text;
use ruleset_api::geometry::free::Table;
use ruleset_api::manifest::{Belongs, FeatureKind};
use ruleset_api::record::{Feature, Map, Topology};

use super::shapes::{self, Shape};
use super::words::not_taken;
use super::{Shown, pieces};
use crate::ui::icons::{self, Icon};
use crate::ui::outbox::Outbox;
use crate::ui::sheet::{self, heading_line};
use crate::ui::theme::{self, Palette, space};
use crate::ui::widgets::{self, Field, Press, choose, shown_number};

/// Widest list, in points; narrower where the map would have less than twice as much.
const WIDTH: f32 = 248.0;

/// Shows the list that the chosen tool works on, at the right of the map.
pub(super) fn show(ui: &mut Ui, shown: &Shown<'_>, frame: Frame, turned: bool, out: &mut Outbox) {
    let width = WIDTH.min(ui.available_width() * 0.42);
    let mut panel = |add: &mut dyn FnMut(&mut Ui)| {
        let panel = Panel::right("lists").frame(frame).exact_size(width).resizable(false).show_separator_line(false);
        panel.show(ui, |ui| {
            ScrollArea::vertical().id_salt("lists").auto_shrink(false).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = space::SMALL;
                add(ui);
            });
        });
    };
    match (shown.kind.topology, shown.tool) {
        (Topology::Free, Tool::Feature { kind, .. }) => {
            let kind = shown.kind.features.iter().find(|known| known.kind == *kind);
            let table = shown.map.and_then(|map| Table::of(map).ok());
            if let (Some(kind), Some(_)) = (kind, table) {
                panel(&mut |ui| features(ui, shown, kind, turned, out));
            }
        }
        (Topology::Areas, Tool::Select | Tool::Place | Tool::Ruler | Tool::Add { .. }) if shown.kind.map.is_none() => {
            panel(&mut |ui| areas(ui, shown, out));
        }
        _ => {}
    }
}

/// The features of a kind: for each the side, the corners, and a button that takes it away; below, what can be added.
pub(super) fn features(ui: &mut Ui, shown: &Shown<'_>, kind: &FeatureKind, turned: bool, out: &mut Outbox) {
    let locale = shown.open.locale;
    heading_line(ui, locale.rendered(&kind.label));
    let features = shown.map.map_or(&[][..], |map| &map.features);
    for (index, feature) in features.iter().enumerate().filter(|(_, feature)| feature.kind == kind.kind) {
        self::feature(ui, shown, kind, index, feature, out);
    }
    add_shapes(ui, shown, kind, turned, out);
}

/// What can be added to a table of a kind.
pub(super) fn add_shapes(ui: &mut Ui, shown: &Shown<'_>, kind: &FeatureKind, turned: bool, out: &mut Outbox) {
    let locale = shown.open.locale;
    let Some(table) = shown.map.and_then(|map| Table::of(map).ok()) else { return };
    let sides = shown.open.document.record.sides.len();
    let mut add = |ui: &mut Ui, side: Option<usize>| {
        let name = side.map_or_else(|| locale.t("ui-add-shape"), |side| shown.open.side(side));
        let named = locale
            .text(&Text::new("ui-add-shape-for").with("whose", name.as_str()).with("feature", locale.rendered(&kind.label)));
        let ink = Palette::of(ui).ink;
        let button = ui.menu_button((Icon::Plus.atom(11.0, ink), name.as_str()), |ui| {
            for shape in Shape::ALL {
                if ui.button(locale.t(shape.name())).clicked() {
                    let edit = BoardEdit::AddFeature { kind: kind.kind.clone(), side, at: shape.seen(turned).on(table) };
                    out.board(shown.key, edit);
                }
            }
        });
        button.response.accessible_name(named);
    };
    ui.horizontal_wrapped(|ui| {
        if kind.side != Belongs::None {
            (0..sides).for_each(|side| add(ui, Some(side)));
        }
        if kind.side != Belongs::Required {
            add(ui, None);
        }
    });
    let words = egui::RichText::new(locale.t("ui-shapes-help")).size(theme::size::SENTENCE).color(Palette::of(ui).muted);
    ui.add(egui::Label::new(words).wrap());
}

fn feature(ui: &mut Ui, shown: &Shown<'_>, kind: &FeatureKind, index: usize, feature: &Feature, out: &mut Outbox) {
    let (open, locale) = (shown.open, shown.open.locale);
    let label = locale.rendered(&kind.label);
    let pointer = |member: &str| format!("/boards/{}/map/features/{index}/{member}", ruleset_api::entries::escaped(shown.key));
    let side = feature.side.and_then(|side| usize::try_from(side).ok());
    let called = match side {
        Some(side) => format!("{label} {}, {}", index + 1, open.side(side)),
        None => format!("{label} {}", index + 1),
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::SMALL;
        let (mark, _) = ui.allocate_exact_size(egui::vec2(14.0, theme::CONTROL), egui::Sense::hover());
        let colour = side.map_or(Palette::of(ui).muted, |side| Palette::of(ui).side(side));
        icons::side_mark(ui.painter(), mark, side, colour);
        let room = ui.available_width() - theme::CONTROL - space::MEDIUM;
        if kind.side == Belongs::None {
            ui.add_sized([room, theme::CONTROL], egui::Label::new(label).truncate());
        } else if let Some(side) = side_of(ui, shown, &pointer("side"), &called, kind.side, side, room) {
            out.board(shown.key, BoardEdit::FeatureSide { feature: index, side });
        }
        let words = locale.text(&Text::new("ui-remove-piece").with("piece", called.as_str()));
        if Press::icon(Icon::Close, &words).show(ui).clicked() {
            out.board(shown.key, BoardEdit::RemoveFeature(index));
        }
    });
    let (name, hint, words) =
        (format!("{}: {called}", locale.t("ui-corners")), locale.t("ui-corners-hint"), shapes::shown(&feature.at));
    let field = Field::new(sheet::id(open, &pointer("at")), &name, &words, ui.available_width());
    let field = Field { hint: &hint, help: Some(&hint), mark: open.mark(&pointer("at")), ..field };
    if let Some(at) = widgets::checked(ui, &field, false, |typed| not_taken(shown, typed), shapes::corners) {
        enter(shown, BoardEdit::ShapeFeature { feature: index, at }, out);
    }
    ui.add_space(space::SMALL);
}

/// A list of the sides that a piece or feature may belong to; the new one when another was chosen.
pub(super) fn side_of(
    ui: &mut Ui,
    shown: &Shown<'_>,
    pointer: &str,
    called: &str,
    belongs: Belongs,
    side: Option<usize>,
    width: f32,
) -> Option<Option<usize>> {
    let (open, locale) = (shown.open, shown.open.locale);
    let sides = 0..open.document.record.sides.len();
    let none = (belongs == Belongs::Optional).then_some(None);
    let options: Vec<Option<usize>> = sides.map(Some).chain(none).collect();
    let words = options.iter().map(|side| side.map_or_else(|| locale.t("ui-no-side"), |side| open.side(side)));
    let words: Vec<String> = words.collect();
    let chosen = options.iter().position(|option| *option == side);
    let name = locale.text(&Text::new("ui-side-of").with("piece", called));
    let field = Field { mark: open.mark(pointer), ..Field::new(sheet::id(open, pointer), &name, "", width) };
    choose(ui, &field, &words, chosen).and_then(|index| options.get(index).copied())
}

/// The areas: for each its name, the areas that it is linked with, and a button that takes it away; below, one more.
pub(super) fn areas(ui: &mut Ui, shown: &Shown<'_>, out: &mut Outbox) {
    let locale = shown.open.locale;
    heading_line(ui, &locale.t("ui-areas"));
    for (map, index, area) in
        shown.map.iter().flat_map(|map| map.areas.iter().enumerate().map(|(index, area)| (*map, index, area)))
    {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::SMALL;
            let name = locale.text(&Text::new("ui-area-name").with("area", area.as_str()));
            let pointer = format!("/boards/{}/map/areas/{index}", ruleset_api::entries::escaped(shown.key));
            let width = ui.available_width() - 2.0 * (theme::CONTROL + space::SMALL) - 22.0;
            let field =
                Field { mark: shown.open.mark(&pointer), ..Field::new(sheet::id(shown.open, &pointer), &name, area, width) };
            if let Some(name) = widgets::text(ui, &field) {
                enter(shown, BoardEdit::NameArea { area: index, name }, out);
            }
            links(ui, shown, map, index, area, out);
            let words = locale.text(&Text::new("ui-remove-piece").with("piece", area.as_str()));
            if Press::icon(Icon::Close, &words).show(ui).clicked() {
                out.board(shown.key, BoardEdit::RemoveArea(index));
            }
        });
    }
    let (name, hint) = (locale.t("ui-new-area"), locale.t("ui-new-area"));
    let id = sheet::id(shown.open, &format!("/boards/{}/map/areas/new", shown.key));
    let field = Field { hint: &hint, ..Field::new(id, &name, "", ui.available_width() - 4.0) };
    if let Some(name) = widgets::text(ui, &field) {
        enter(shown, BoardEdit::AddArea(name), out);
    }
    let words = egui::RichText::new(locale.t("ui-areas-help")).size(theme::size::SENTENCE).color(Palette::of(ui).muted);
    ui.add(egui::Label::new(words).wrap());
}

/// With which areas one is linked: a check box for each other.
fn links(ui: &mut Ui, shown: &Shown<'_>, map: &Map, index: usize, area: &str, out: &mut Outbox) {
    let linked: BTreeSet<&str> =
        map.links.iter().filter(|link| link.iter().any(|end| end == area)).flatten().map(String::as_str).collect();
    let locale = shown.open.locale;
    let count = linked.len().saturating_sub(1);
    let config = egui::containers::menu::MenuConfig::new().close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside);
    let button = egui::containers::menu::MenuButton::new(shown_number(i64::try_from(count).unwrap_or(i64::MAX))).config(config);
    let (response, _) = button.ui(ui, |ui| {
        for (other, name) in map.areas.iter().enumerate().filter(|(other, _)| *other != index) {
            let mut is = linked.contains(name.as_str());
            if ui.checkbox(&mut is, name).changed() {
                out.board(shown.key, BoardEdit::LinkAreas { areas: [index, other], linked: is });
            }
        }
    });
    let words = locale.text(&Text::new("ui-links-of").with("area", area).with("n", count));
    response.accessible_name(&words).on_hover_text(words);
}

fn enter(shown: &Shown<'_>, edit: BoardEdit, out: &mut Outbox) {
    out.enter(Edit::Board { board: shown.key.to_owned(), edit });
}

/// The side of a piece, where its kind has one.
pub(super) fn side_of_piece(
    ui: &mut Ui,
    shown: &Shown<'_>,
    piece: &ruleset_api::record::Piece,
    called: &str,
    width: f32,
    out: &mut Outbox,
) {
    let belongs = shown.kind.pieces.iter().find(|kind| kind.kind == piece.kind).map_or(Belongs::Optional, |kind| kind.side);
    if belongs == Belongs::None {
        return;
    }
    let side = pieces::side(piece);
    if let Some(side) = side_of(ui, shown, &shown.pointer(piece.id, "side"), called, belongs, side, width) {
        out.board(shown.key, BoardEdit::PieceSide { piece: piece.id, side });
    }
}
