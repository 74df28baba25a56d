//! The tools above the map, and its zoom.

use std::cell::RefCell;

use arbiter_core::desk::{BoardEdit, Intent, Tool};
use egui::Ui;
use ruleset_api::Text;
use ruleset_api::record::{Map, Topology};

use super::{BoardState, Shown};
use crate::ui::icons::Icon;
use crate::ui::outbox::Outbox;
use crate::ui::sheet;
use crate::ui::theme::{self, space};
use crate::ui::widgets::{Field, Press, ends, number, shown_number};

/// Below this width, in points, the tools leave no room for the size of map and zoom.
const WIDE: f32 = 520.0;
/// One press of plus or minus.
const STEP: f32 = 1.25;

/// Shows the tools.
pub(super) fn show(ui: &mut Ui, shown: &Shown<'_>, state: &mut BoardState, out: &mut Outbox) {
    if shown.open.manifest.boards.len() > 1 {
        boards(ui, shown, out);
    }
    ui.spacing_mut().item_spacing.x = 6.0;
    let wide = ui.available_width() >= WIDE;
    let outbox = RefCell::new(out);
    ends(
        ui,
        "tools",
        theme::CONTROL,
        |ui| tools(ui, shown, &mut outbox.borrow_mut()),
        |ui| {
            if shown.map.is_some() {
                size(ui, shown, wide, &mut outbox.borrow_mut());
                zoom(ui, shown, state, wide);
            }
        },
    );
}

/// One button a board, where the ruleset has several.
fn boards(ui: &mut Ui, shown: &Shown<'_>, out: &mut Outbox) {
    ui.horizontal_wrapped(|ui| {
        for kind in &shown.open.manifest.boards {
            let chosen = kind.key == shown.key;
            if Press::words(shown.open.locale.rendered(&kind.label)).chosen(chosen).show(ui).clicked() && !chosen {
                out.ask(Intent::ShowBoard(kind.key.clone()));
            }
        }
    });
}

fn tools(ui: &mut Ui, shown: &Shown<'_>, out: &mut Outbox) {
    let locale = shown.open.locale;
    let mut tool = |ui: &mut Ui, tool: Tool, words: &str, help: &str, icon: Option<Icon>| {
        let room = (ui.available_width() - space::SMALL).max(40.0);
        let press = Press::words(words).chosen(*shown.tool == tool).help(help);
        let press = match icon {
            Some(icon) => press.sign(icon).at_most(room),
            None => press,
        };
        if press.show(ui).clicked() && *shown.tool != tool {
            out.ask(Intent::UseTool(tool));
        }
    };
    tool(ui, Tool::Select, &locale.t("ui-tool-select"), &locale.t("ui-tool-select-help"), None);
    tool(ui, Tool::Place, &locale.t("ui-tool-place"), &locale.t("ui-tool-place-help"), None);
    for kind in &shown.kind.features {
        let label = locale.rendered(&kind.label);
        let help = locale.text(&Text::new("ui-tool-feature-help").with("feature", label));
        let icon = if kind.counts_near { Icon::Flag } else { Icon::Plus };
        tool(ui, Tool::Feature(kind.kind.clone()), label, &help, Some(icon));
    }
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
    if !wide || shown.kind.map.is_some() || shown.kind.topology != Topology::Hex {
        return;
    }
    let locale = shown.open.locale;
    let map = shown.map.cloned().unwrap_or_else(empty_map);
    let show = |number: Option<i64>| number.map_or_else(|| "?".to_owned(), shown_number);
    let words = format!("{} × {}", show(map.columns), show(map.rows));
    let button = egui::containers::menu::MenuButton::new(words);
    let config = egui::containers::menu::MenuConfig::new().close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside);
    let (response, _) = button.config(config).ui(ui, |ui| {
        ui.set_min_width(190.0);
        for (key, id) in [("columns", "ui-columns"), ("rows", "ui-rows")] {
            let label = locale.t(id);
            ui.horizontal(|ui| {
                let entered = if key == "columns" { map.columns } else { map.rows };
                let text = entered.map(shown_number).unwrap_or_default();
                let pointer = format!("/boards/{}/map/{key}", ruleset_api::entries::escaped(shown.key));
                let mark = shown.open.mark(&pointer);
                let field = Field { mark, ..Field::new(sheet::id(shown.open, &pointer), &label, &text, 72.0) };
                if let Some(number) = number(ui, &field, false) {
                    let mut map = map.clone();
                    *(if key == "columns" { &mut map.columns } else { &mut map.rows }) = number;
                    out.board(shown.key, BoardEdit::SetMap(map));
                }
                ui.label(&label);
            });
        }
    });
    response.accessible_name(locale.t("ui-map-size")).on_hover_text(locale.t("ui-map-size"));
}

/// A map of hexes without a size.
pub(super) fn empty_map() -> Map {
    Map {
        topology: Topology::Hex,
        columns: None,
        rows: None,
        neighbours: None,
        size: None,
        reach: None,
        areas: Vec::new(),
        links: Vec::new(),
        features: Vec::new(),
        unknown: serde_json::Map::new(),
    }
}
