//! The tools above the map, and its zoom.

use std::cell::RefCell;

use arbiter_core::desk::{BoardEdit, Intent, Tool, first_map};
use egui::{Atom, Button, Stroke, Ui, vec2};
use ruleset_api::Text;
use ruleset_api::manifest::Belongs;
use ruleset_api::record::{Map, Topology};

use super::words::not_taken;
use super::{BoardState, Shown};
use crate::ui::icons::{self, Icon};
use crate::ui::outbox::Outbox;
use crate::ui::sheet;
use crate::ui::theme::{self, Palette, space};
use crate::ui::widgets::{Field, Press, checked, choose, ends, focus_ring, shown_number, whole_number};

/// Below this width, in points, the tools leave no room for the size of map and zoom.
const WIDE: f32 = 520.0;
/// One press of plus or minus.
const STEP: f32 = 1.25;

/// Shows the tools.
pub(super) fn show(ui: &mut Ui, shown: &Shown<'_>, state: &mut BoardState, out: &mut Outbox) {
    let several = shown.open.manifest.boards.len() > 1;
    let wide = ui.available_width() >= WIDE;
    ui.spacing_mut().item_spacing = egui::vec2(6.0, space::SMALL);
    // What has no room beside the tools has a line of its own; in a short window the tools have to share theirs.
    let own_line = several && !theme::is_short(ui);
    if own_line && wide {
        boards(ui, shown, out);
    }
    let outbox = RefCell::new(out);
    let right = |ui: &mut Ui, state: &mut BoardState, wide: bool| {
        if shown.map.is_some() {
            size(ui, shown, wide, &mut outbox.borrow_mut());
            zoom(ui, shown, state, wide);
        }
    };
    let list = |ui: &mut Ui| board_list(ui, shown, &mut outbox.borrow_mut());
    let scrolled = |ui: &mut Ui| {
        let bar = egui::scroll_area::ScrollBarVisibility::AlwaysHidden;
        egui::ScrollArea::horizontal().id_salt("tools").scroll_bar_visibility(bar).show(ui, |ui| {
            ui.horizontal(|ui| tools(ui, shown, true, &mut outbox.borrow_mut()));
        });
    };
    if own_line && !wide {
        ends(ui, "boards", theme::CONTROL, list, |ui| right(ui, state, false));
        return scrolled(ui);
    }
    let left = |ui: &mut Ui| {
        if several && !own_line {
            list(ui);
        }
        if wide && (own_line || !several) {
            tools(ui, shown, false, &mut outbox.borrow_mut());
        } else {
            scrolled(ui);
        }
    };
    ends(ui, "tools", theme::CONTROL, left, |ui| right(ui, state, wide && (own_line || !several)));
}

/// A list of the boards, where a button for each has no room.
fn board_list(ui: &mut Ui, shown: &Shown<'_>, out: &mut Outbox) {
    let boards = &shown.open.manifest.boards;
    let words: Vec<String> = boards.iter().map(|kind| shown.open.locale.rendered(&kind.label).to_owned()).collect();
    let chosen = boards.iter().position(|kind| kind.key == shown.key);
    let name = shown.open.locale.t("ui-board");
    let field = Field::new(sheet::id(shown.open, "/boards"), &name, "", 118.0);
    if let Some(kind) = choose(ui, &field, &words, chosen).and_then(|index| boards.get(index)) {
        out.ask(Intent::ShowBoard(kind.key.clone()));
    }
}

/// One button a board.
fn boards(ui: &mut Ui, shown: &Shown<'_>, out: &mut Outbox) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        for kind in &shown.open.manifest.boards {
            let chosen = kind.key == shown.key;
            if Press::words(shown.open.locale.rendered(&kind.label)).chosen(chosen).show(ui).clicked() && !chosen {
                out.ask(Intent::ShowBoard(kind.key.clone()));
            }
        }
    });
}

/// The tools; where there is little room, `brief`, a flag needs no word beside it.
fn tools(ui: &mut Ui, shown: &Shown<'_>, brief: bool, out: &mut Outbox) {
    let locale = shown.open.locale;
    let tool = |ui: &mut Ui, tool: Tool, words: &str, help: &str, icon: Option<Icon>, out: &mut Outbox| {
        let room = (ui.available_width() - space::SMALL).max(40.0);
        let press = Press::words(words).chosen(*shown.tool == tool).help(help);
        let press = match icon {
            Some(Icon::Flag) if brief => Press::icon(Icon::Flag, words).chosen(*shown.tool == tool).help(help),
            Some(icon) => press.sign(icon).at_most(room),
            None => press,
        };
        if press.show(ui).clicked() && *shown.tool != tool {
            out.ask(Intent::UseTool(tool));
        }
    };
    tool(ui, Tool::Select, &locale.t("ui-tool-select"), &locale.t("ui-tool-select-help"), None, out);
    tool(ui, Tool::Place, &locale.t("ui-tool-place"), &locale.t("ui-tool-place-help"), None, out);
    new_pieces(ui, shown, out);
    let free = shown.kind.topology == Topology::Free;
    for kind in &shown.kind.features {
        let label = locale.rendered(&kind.label);
        let help = if free { "ui-tool-shape-help" } else { "ui-tool-feature-help" };
        let help = locale.text(&Text::new(help).with("feature", label));
        let icon = if kind.counts_near { Icon::Flag } else { Icon::Plus };
        let owners: Vec<Option<usize>> = match kind.side {
            // On a table the list beside it tells whose a feature is.
            _ if free => vec![(kind.side == Belongs::Required).then_some(0)],
            Belongs::None => vec![None],
            Belongs::Required => (0..shown.open.document.record.sides.len()).map(Some).collect(),
            Belongs::Optional => (0..shown.open.document.record.sides.len()).map(Some).chain([None]).collect(),
        };
        for side in owners {
            let words = match side {
                Some(side) if !free => format!("{label}, {}", shown.open.side(side)),
                _ => label.to_owned(),
            };
            tool(ui, Tool::Feature { kind: kind.kind.clone(), side }, &words, &help, Some(icon), out);
        }
    }
}

/// So many sides have a button each for their new pieces.
const SIDES: usize = 4;

/// Buttons for new pieces, one a side: then each click on an empty place puts one there. Of many sides, one for the side
/// whose turn it is; pressed again, for the next.
fn new_pieces(ui: &mut Ui, shown: &Shown<'_>, out: &mut Outbox) {
    let (locale, palette) = (shown.open.locale, Palette::of(ui));
    let Some(kind) = shown.kind.pieces.first() else { return };
    let label = locale.rendered(&kind.label);
    let count = shown.open.document.record.sides.len();
    let in_hand = match shown.tool {
        Tool::Add { side, .. } => Some(*side),
        _ => None,
    };
    let sides: Vec<Option<usize>> = match kind.side {
        Belongs::None => vec![None],
        _ if count <= SIDES => (0..count).map(Some).collect(),
        _ => vec![in_hand.map_or(Some(0), |side| side.map(|side| (side + 1) % count))],
    };
    ui.spacing_mut().item_spacing.x = 2.0;
    for side in sides {
        let name = match side {
            Some(side) => locale.text(&Text::new("entry-tool-add-of").with("kind", label).with("side", shown.open.side(side))),
            None => locale.text(&Text::new("entry-tool-add").with("kind", label)),
        };
        let chosen = in_hand == Some(side);
        let help = format!("{name}\n{}", locale.t("entry-tool-add-help"));
        let ink = if chosen { palette.on_accent } else { palette.ink };
        let colour = match side {
            _ if chosen => palette.on_accent,
            Some(side) => palette.side(side),
            None => palette.muted,
        };
        let mark = Atom::paint(vec2(13.0, 13.0), move |ui: &Ui, args| icons::side_mark(ui.painter(), args.rect, side, colour));
        let button = Button::new((Icon::Plus.atom(11.0, ink), mark)).selected(chosen).min_size(vec2(0.0, theme::CONTROL));
        let button = if chosen { button.fill(palette.accent).stroke(Stroke::new(1.0, palette.accent)) } else { button };
        let response = ui.add(button).accessible_name(&name).on_hover_text(help);
        focus_ring(ui, &response);
        if response.clicked() && !chosen {
            out.ask(Intent::UseTool(Tool::Add { kind: kind.kind.clone(), side }));
        }
    }
    ui.spacing_mut().item_spacing.x = 6.0;
}

fn zoom(ui: &mut Ui, shown: &Shown<'_>, state: &mut BoardState, wide: bool) {
    let locale = shown.open.locale;
    if Press::icon(Icon::Minus, &locale.t("ui-zoom-out")).show(ui).clicked() {
        state.view.step(1.0 / STEP);
    }
    let percent = locale.text(&Text::new("ui-percent").with("n", state.view.percent()));
    if wide && Press::words(&percent).help(&locale.t("ui-full-size")).show(ui).clicked() {
        state.view.full();
    }
    if Press::icon(Icon::Plus, &locale.t("ui-zoom-in")).show(ui).clicked() {
        state.view.step(STEP);
    }
    if Press::words(&locale.t("ui-fit")).help(&locale.t("ui-fit-help")).show(ui).clicked() {
        state.view.fit();
    }
}

/// The size of the map, where the rules do not fix it.
fn size(ui: &mut Ui, shown: &Shown<'_>, wide: bool, out: &mut Outbox) {
    let map = shown.map.cloned().or_else(|| first_map(shown.kind.topology));
    let Some(map) = map.filter(|_| wide && shown.kind.map.is_none() && shown.kind.topology != Topology::Areas) else { return };
    let locale = shown.open.locale;
    let free = shown.kind.topology == Topology::Free;
    let entered =
        if free { [0, 1].map(|edge| map.size.and_then(|size| size.get(edge).copied())) } else { [map.columns, map.rows] };
    let [width, height] = entered.map(|number| number.map_or_else(|| "?".to_owned(), shown_number));
    let button = egui::containers::menu::MenuButton::new(format!("{width} × {height}"));
    let config = egui::containers::menu::MenuConfig::new().close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside);
    let (response, _) = button.config(config).ui(ui, |ui| {
        ui.set_min_width(190.0);
        let members = if free {
            [("size/0", "ui-width-in-mm"), ("size/1", "ui-height-in-mm")]
        } else {
            [("columns", "ui-columns"), ("rows", "ui-rows")]
        };
        for (index, ((member, id), entered)) in members.into_iter().zip(entered).enumerate() {
            let label = locale.t(id);
            ui.horizontal(|ui| {
                let text = entered.map(shown_number).unwrap_or_default();
                let pointer = format!("/boards/{}/map/{member}", ruleset_api::entries::escaped(shown.key));
                let mark = shown.open.mark(&pointer);
                let field = Field { mark, ..Field::new(sheet::id(shown.open, &pointer), &label, &text, 72.0) };
                if let Some(number) = checked(ui, &field, true, |typed| not_taken(shown, typed), whole_number) {
                    out.board(shown.key, BoardEdit::SetMap(with_size(&map, index, number)));
                }
                ui.label(&label);
            });
        }
    });
    response.accessible_name(locale.t("ui-map-size")).on_hover_text(locale.t("ui-map-size"));
}

/// A map with another width (0) or height (1).
fn with_size(map: &Map, index: usize, number: Option<i64>) -> Map {
    let mut map = map.clone();
    match (map.topology, index) {
        (Topology::Free, index) => {
            let mut size = map.size.unwrap_or_default();
            if let (Some(edge), Some(number)) = (size.get_mut(index), number) {
                *edge = number;
            }
            map.size = Some(size);
        }
        (_, 0) => map.columns = number,
        _ => map.rows = number,
    }
    map
}

/// What the button says that lays out a first map.
pub(super) fn lay_out_words(map: &Map) -> Text {
    match map.size {
        Some([width, height]) => Text::new("ui-lay-out-table").with("width", width).with("height", height),
        None => {
            let [columns, rows] = [map.columns, map.rows].map(Option::unwrap_or_default);
            Text::new("ui-lay-out-map").with("columns", columns).with("rows", rows)
        }
    }
}
