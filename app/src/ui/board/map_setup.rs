//! What the map in view is made of, in a panel beside it: its size, what is marked on it with cells that can be typed, the
//! picture under its grid, and the way to saved maps. Everything that can be set on the map by pointer can be set here too.

use arbiter_core::desk::maps::Maps;
use arbiter_core::desk::{BoardEdit, Desk, Edit, Intent, MapsIntent, Tool, first_map};
use egui::{Frame, Label, Panel, RichText, ScrollArea, Sense, Ui, vec2};
use ruleset_api::Text;
use ruleset_api::entries::escaped;
use ruleset_api::geometry::Geometry;
use ruleset_api::manifest::{Belongs, FeatureKind};
use ruleset_api::record::{Feature, Map, Spot, Topology};

use super::words::not_taken;
use super::{BoardState, Shown, lists, shapes, underlay};
use crate::ui::icons::{self, Icon};
use crate::ui::outbox::Outbox;
use crate::ui::sheet::{self, heading_line};
use crate::ui::theme::{self, Palette, space};
use crate::ui::widgets::{Field, Press, checked, choose, shown_number, whole_number};

/// Widest panel, in points; narrower where the map would have less than it.
const WIDTH: f32 = 268.0;

/// The button that shows and hides the panel.
pub(super) fn button(ui: &mut Ui, shown: &Shown<'_>, wide: bool, out: &mut Outbox) {
    let locale = shown.open.locale;
    let words = button_words(shown, wide);
    let help = locale.t("maps-setup-help");
    let press = Press::words(&words).chosen(shown.maps.setup).help(&help);
    // What is worth a look is told in the panel.
    let press = if shown.picture_lost || off(shown) != [0, 0] { press.sign(Icon::Warning) } else { press };
    if press.named(&locale.t("maps-setup")).show(ui).clicked() {
        out.ask(Intent::Maps(MapsIntent::Setup(!shown.maps.setup)));
    }
}

/// What stands on that button.
pub(super) fn button_words(shown: &Shown<'_>, wide: bool) -> String {
    let locale = shown.open.locale;
    match shown.map.and_then(|map| size_words(shown, map)) {
        Some(size) if wide => locale.text(&Text::new("maps-setup-size").with("size", size)),
        _ => locale.t("maps-setup"),
    }
}

/// The size of a map in words; nothing for one that has none.
pub(crate) fn size_of(locale: &arbiter_core::locale::Locale, map: &Map) -> Option<String> {
    let number = |number: Option<i64>| number.map_or_else(|| "?".to_owned(), shown_number);
    Some(match map.topology {
        Topology::Hex | Topology::Square => format!("{} × {}", number(map.columns), number(map.rows)),
        Topology::Free => {
            let [width, height] = map.size?;
            locale.text(&Text::new("maps-millimetres").with("width", width).with("height", height))
        }
        Topology::Areas => locale.text(&Text::new("maps-areas").with("n", map.areas.len())),
    })
}

fn size_words(shown: &Shown<'_>, map: &Map) -> Option<String> {
    size_of(shown.open.locale, map)
}

/// Shows the panel at the right of the map.
pub(super) fn show(ui: &mut Ui, desk: &Desk, shown: &Shown<'_>, frame: Frame, state: &mut BoardState, out: &mut Outbox) {
    let width = WIDTH.min(ui.available_width() * 0.5);
    let panel = Panel::right("map setup").frame(frame).exact_size(width).resizable(false).show_separator_line(false);
    panel.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::SMALL;
        head(ui, shown, out);
        ScrollArea::vertical().id_salt("map setup").auto_shrink(false).show(ui, |ui| {
            // The bar of the scroll area must not lie on the fields.
            ui.set_max_width(ui.available_width() - 10.0);
            ui.spacing_mut().item_spacing.y = space::SMALL;
            saved(ui, shown, out);
            size(ui, shown, out);
            off_the_map(ui, shown);
            if shown.kind.topology == Topology::Areas && shown.kind.map.is_none() {
                ui.add_space(space::MEDIUM);
                lists::areas(ui, shown, out);
            }
            for kind in &shown.kind.features {
                ui.add_space(space::MEDIUM);
                features(ui, shown, kind, state.view.turned(), out);
            }
            ui.add_space(space::MEDIUM);
            underlay::section(ui, desk, shown, state, out);
        });
    });
}

fn head(ui: &mut Ui, shown: &Shown<'_>, out: &mut Outbox) {
    let locale = shown.open.locale;
    ui.horizontal(|ui| {
        let room = ui.available_width() - theme::CONTROL - space::MEDIUM;
        ui.allocate_ui_with_layout(vec2(room, theme::CONTROL), egui::Layout::left_to_right(egui::Align::Center), |ui| {
            ui.set_min_width(room);
            ui.label(RichText::new(locale.t("maps-setup")).font(theme::bold(theme::size::SUMMARY)).color(Palette::of(ui).ink));
        });
        if Press::icon(Icon::Close, &locale.t("maps-close")).show(ui).clicked() {
            out.ask(Intent::Maps(MapsIntent::Setup(false)));
        }
    });
}

/// The way to saved maps, and to saving this one.
fn saved(ui: &mut Ui, shown: &Shown<'_>, out: &mut Outbox) {
    let locale = shown.open.locale;
    ui.horizontal_wrapped(|ui| {
        if Press::words(&locale.t("maps-command-choose")).show(ui).clicked() {
            out.ask(Intent::Maps(MapsIntent::Choose));
        }
        let save = locale.t("maps-command-save");
        if shown.map.is_some() && Press::words(&locale.t("maps-save-here")).named(&save).help(&save).show(ui).clicked() {
            out.ask(Intent::Maps(MapsIntent::Save));
        }
    });
}

/// The size of the map, and what makes places neighbours, where the rules do not fix them.
fn size(ui: &mut Ui, shown: &Shown<'_>, out: &mut Outbox) {
    let locale = shown.open.locale;
    if let Some(fixed) = &shown.kind.map {
        let size = size_words(shown, fixed).unwrap_or_default();
        return calm(ui, &locale.text(&Text::new("maps-fixed").with("size", size)));
    }
    let Some(map) = shown.map.cloned().or_else(|| first_map(shown.kind.topology)) else { return };
    match shown.kind.topology {
        Topology::Areas => {}
        Topology::Free => {
            let edge = |index: usize| map.size.and_then(|size| size.get(index).copied());
            let with = |index: usize, number: Option<i64>| {
                let mut map = map.clone();
                let mut size = map.size.unwrap_or_default();
                if let (Some(edge), Some(number)) = (size.get_mut(index), number) {
                    *edge = number;
                }
                map.size = Some(size);
                map
            };
            number(ui, shown, "size/0", &locale.t("ui-width-in-mm"), edge(0), |n| with(0, n), out);
            number(ui, shown, "size/1", &locale.t("ui-height-in-mm"), edge(1), |n| with(1, n), out);
            let reach = |reach| Map { reach, ..map.clone() };
            number(ui, shown, "reach", &locale.t("maps-reach"), map.reach, reach, out);
            calm(ui, &locale.t("maps-reach-help"));
        }
        Topology::Hex | Topology::Square => {
            let columns = |columns| Map { columns, ..map.clone() };
            number(ui, shown, "columns", &locale.t("ui-columns"), map.columns, columns, out);
            let rows = |rows| Map { rows, ..map.clone() };
            number(ui, shown, "rows", &locale.t("ui-rows"), map.rows, rows, out);
        }
    }
    if shown.kind.topology == Topology::Square {
        neighbours(ui, shown, &map, out);
    }
}

/// A number of the map with its label before it.
fn number(
    ui: &mut Ui,
    shown: &Shown<'_>,
    member: &str,
    label: &str,
    entered: Option<i64>,
    with: impl Fn(Option<i64>) -> Map,
    out: &mut Outbox,
) {
    let text = entered.map(shown_number).unwrap_or_default();
    let pointer = format!("/boards/{}/map/{member}", escaped(shown.key));
    let field = Field { mark: shown.open.mark(&pointer), ..Field::new(sheet::id(shown.open, &pointer), label, &text, 76.0) };
    labelled(ui, label, |ui| {
        if let Some(number) = checked(ui, &field, true, |typed| not_taken(shown, typed), whole_number) {
            enter(shown, BoardEdit::SetMap(with(number)), out);
        }
    });
}

fn neighbours(ui: &mut Ui, shown: &Shown<'_>, map: &Map, out: &mut Outbox) {
    let locale = shown.open.locale;
    let words = [locale.t("maps-neighbours-4"), locale.t("maps-neighbours-8")];
    let chosen = match map.neighbours {
        None | Some(4) => Some(0),
        Some(8) => Some(1),
        Some(_) => None,
    };
    let pointer = format!("/boards/{}/map/neighbours", escaped(shown.key));
    let label = locale.t("maps-neighbours");
    let field = Field { mark: shown.open.mark(&pointer), ..Field::new(sheet::id(shown.open, &pointer), &label, "", 132.0) };
    labelled(ui, &label, |ui| {
        if let Some(index) = choose(ui, &field, &words, chosen) {
            let neighbours = Some(if index == 0 { 4 } else { 8 });
            out.board(shown.key, BoardEdit::SetMap(Map { neighbours, ..map.clone() }));
        }
    });
}

/// A label at the left, and what it names at the right.
pub(super) fn labelled(ui: &mut Ui, label: &str, add: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(
        vec2(ui.available_width(), theme::CONTROL),
        egui::Layout::right_to_left(egui::Align::Center),
        |ui| {
            add(ui);
            let room = vec2(ui.available_width(), theme::CONTROL);
            ui.allocate_ui_with_layout(room, egui::Layout::left_to_right(egui::Align::Center), |ui| {
                ui.add(Label::new(RichText::new(label).color(Palette::of(ui).ink)).truncate());
            });
        },
    );
}

/// What lies off a map that was made smaller: it is kept as it was entered, and the ruling says so.
fn off_the_map(ui: &mut Ui, shown: &Shown<'_>) {
    for (id, n) in ["maps-off", "maps-features-off"].into_iter().zip(off(shown)) {
        if n > 0 {
            warn(ui, &shown.open.locale.text(&Text::new(id).with("n", n)));
        }
    }
}

/// How many pieces and how many features lie off the map.
fn off(shown: &Shown<'_>) -> [usize; 2] {
    let Some((map, geometry)) = shown.map.and_then(|map| Some((map, Geometry::of(map).ok()?))) else { return [0, 0] };
    let on_a_map = |place: &ruleset_api::record::Place| !matches!(place, ruleset_api::record::Place::Zone(_));
    let places = shown.board.pieces.iter().filter_map(|piece| piece.at.as_ref()).filter(|place| on_a_map(place));
    let pieces = places.filter(|place| !geometry.holds(place)).count();
    let features = map.features.iter().filter(|feature| feature.at.iter().any(|spot| !geometry.holds_spot(spot))).count();
    [pieces, features]
}

/// What is marked of a kind: each with its side and its cells, and a field for one more.
fn features(ui: &mut Ui, shown: &Shown<'_>, kind: &FeatureKind, turned: bool, out: &mut Outbox) {
    let (open, locale) = (shown.open, shown.open.locale);
    let label = locale.rendered(&kind.label);
    ui.horizontal(|ui| {
        let words = locale.t("maps-mark");
        let room = ui.available_width() - crate::ui::widgets::press_width(ui, &words) - space::LARGE;
        ui.allocate_ui_with_layout(vec2(room, theme::CONTROL), egui::Layout::left_to_right(egui::Align::Center), |ui| {
            ui.set_min_width(room);
            heading_line(ui, label);
        });
        let side = (kind.side == Belongs::Required).then_some(0);
        let chosen = matches!(shown.tool, Tool::Feature { kind: chosen, .. } if *chosen == kind.kind);
        let help = locale.text(&Text::new("maps-mark-help").with("feature", label));
        if Press::words(&words).chosen(chosen).named(&help).help(&help).show(ui).clicked() {
            let tool = if chosen { Tool::Select } else { Tool::Feature { kind: kind.kind.clone(), side } };
            out.ask(Intent::UseTool(tool));
        }
    });
    let all = shown.map.map_or(&[][..], |map| &map.features);
    let of_kind = all.iter().enumerate().filter(|(_, feature)| feature.kind == kind.kind);
    for (number, (index, feature)) in (1..).zip(of_kind) {
        self::feature(ui, shown, kind, number, index, feature, out);
    }
    if shown.kind.topology == Topology::Free {
        return lists::add_shapes(ui, shown, kind, turned, out);
    }
    let sides = 0..open.document.record.sides.len();
    let owners: Vec<Option<usize>> = match kind.side {
        Belongs::None => vec![None],
        Belongs::Required => sides.map(Some).collect(),
        Belongs::Optional => sides.map(Some).chain([None]).collect(),
    };
    for side in owners {
        let name = match side {
            Some(side) => locale.text(&Text::new("maps-new-of-side").with("feature", label).with("side", open.side(side))),
            None => locale.text(&Text::new("maps-new-of").with("feature", label)),
        };
        let hint = locale.t(if shown.kind.topology == Topology::Areas { "maps-new-areas" } else { "maps-new-cells" });
        let pointer = format!("/boards/{}/map/features/new/{}/{side:?}", escaped(shown.key), escaped(&kind.kind));
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::SMALL;
            if side.is_some() {
                mark(ui, side);
            }
            let field = Field::new(sheet::id(open, &pointer), &name, "", ui.available_width());
            let field = Field { hint: &hint, help: Some(&name), ..field };
            if let Some(at) = spots(ui, shown, &field).filter(|at| !at.is_empty()) {
                enter(shown, BoardEdit::AddFeature { kind: kind.kind.clone(), side, at }, out);
            }
        });
    }
}

fn feature(ui: &mut Ui, shown: &Shown<'_>, kind: &FeatureKind, number: usize, index: usize, feature: &Feature, out: &mut Outbox) {
    let (open, locale) = (shown.open, shown.open.locale);
    let label = locale.rendered(&kind.label);
    let pointer = |member: &str| format!("/boards/{}/map/features/{index}/{member}", escaped(shown.key));
    let side = feature.side.and_then(|side| usize::try_from(side).ok());
    let called = match side {
        Some(side) => format!("{label} {number}, {}", open.side(side)),
        None => format!("{label} {number}"),
    };
    if kind.side != Belongs::None {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::SMALL;
            mark(ui, side);
            let room = ui.available_width();
            if let Some(side) = lists::side_of(ui, shown, &pointer("side"), &called, kind.side, side, room) {
                out.board(shown.key, BoardEdit::FeatureSide { feature: index, side });
            }
        });
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::SMALL;
        let (word, hint) = match shown.kind.topology {
            Topology::Free => ("ui-corners", "ui-corners-hint"),
            Topology::Areas => ("maps-areas-of", "maps-areas-hint"),
            Topology::Hex | Topology::Square => ("maps-cells", "maps-cells-hint"),
        };
        let (name, hint, words) = (format!("{}: {called}", locale.t(word)), locale.t(hint), shapes::shown(&feature.at));
        let width = ui.available_width() - theme::CONTROL - space::MEDIUM;
        let field = Field::new(sheet::id(open, &pointer("at")), &name, &words, width);
        let field = Field { hint: &hint, help: Some(&hint), mark: open.mark(&pointer("at")), ..field };
        if let Some(at) = spots(ui, shown, &field) {
            // Without a cell there is nothing left of it.
            let edit =
                if at.is_empty() { BoardEdit::RemoveFeature(index) } else { BoardEdit::ShapeFeature { feature: index, at } };
            enter(shown, edit, out);
        }
        let words = locale.text(&Text::new("ui-remove-piece").with("piece", called.as_str()));
        if Press::icon(Icon::Close, &words).show(ui).clicked() {
            out.board(shown.key, BoardEdit::RemoveFeature(index));
        }
    });
}

/// A field for cells, corners or areas; what was entered, when it was.
fn spots(ui: &mut Ui, shown: &Shown<'_>, field: &Field<'_>) -> Option<Vec<Spot>> {
    if shown.kind.topology != Topology::Areas {
        return checked(ui, field, false, |typed| not_taken(shown, typed), shapes::corners);
    }
    let says = |typed: &str| shown.open.locale.text(&Text::new("maps-not-an-area").with("typed", typed));
    let known = shown.map.map_or(&[][..], |map| &map.areas);
    let area = |name: &str| known.iter().find(|known| known.to_lowercase() == name.trim().to_lowercase());
    let parse = |typed: &str| {
        let names = typed.split([',', ';']).filter(|name| !name.trim().is_empty());
        names.map(|name| area(name).cloned().map(Spot::Area)).collect::<Option<Vec<Spot>>>()
    };
    checked(ui, field, false, says, parse)
}

fn mark(ui: &mut Ui, side: Option<usize>) {
    let (mark, _) = ui.allocate_exact_size(vec2(14.0, theme::CONTROL), Sense::hover());
    let colour = side.map_or(Palette::of(ui).muted, |side| Palette::of(ui).side(side));
    icons::side_mark(ui.painter(), mark, side, colour);
}

/// A sentence that is beside the point.
pub(super) fn calm(ui: &mut Ui, words: &str) {
    let words = RichText::new(words).size(theme::size::SENTENCE).color(Palette::of(ui).muted);
    ui.add(Label::new(words).wrap());
}

/// A sentence that is worth a look.
pub(super) fn warn(ui: &mut Ui, words: &str) {
    let palette = Palette::of(ui);
    Frame::new().fill(palette.pale_warn).corner_radius(theme::RADIUS).inner_margin(6).show(ui, |ui| {
        ui.horizontal_top(|ui| {
            let (sign, _) = ui.allocate_exact_size(vec2(14.0, 16.0), Sense::hover());
            Icon::Warning.paint(ui.painter(), sign, palette.warn);
            ui.add(Label::new(RichText::new(words).size(theme::size::SENTENCE).color(palette.ink)).wrap());
        });
    });
}

fn enter(shown: &Shown<'_>, edit: BoardEdit, out: &mut Outbox) {
    out.enter(Edit::Board { board: shown.key.to_owned(), edit });
}

/// Whether the panel is open.
pub(super) fn is_open(maps: &Maps) -> bool {
    maps.setup
}
