//! The board in the middle of the desk: tools above, the map, the list of pieces below. It knows how a map is shown and
//! touched; what a place means for the match is the ruleset's affair.

mod canvas;
mod cells;
mod hexes;
mod keys;
mod nodes;
pub(crate) mod pieces;
mod pointer;
mod roster;
mod selected;
mod toolbar;
mod view;

use std::sync::LazyLock;

use arbiter_core::desk::{BoardEdit, Desk, Tool};
use egui::{Align2, Frame, Margin, Panel, Sense, Ui};
use ruleset_api::Text;
use ruleset_api::geometry::hex::Hexes;
use ruleset_api::manifest::BoardKind;
use ruleset_api::record::{Board, Map, Topology};

use super::State;
use super::open::Open;
use super::outbox::Outbox;
use super::theme::{self, Palette, size, space};
use super::widgets::Press;

/// What the desk remembers of its board between frames: how it is shown, and what the hand holds.
#[derive(Debug, Default)]
pub(crate) struct BoardState {
    view: view::View,
    cells: cells::CellsCache,
    /// A piece that the pointer drags.
    dragged: Option<i64>,
    /// A piece that the keyboard has picked up.
    carried: Option<i64>,
    digits: keys::Digits,
}

/// The board that is shown.
#[derive(Clone, Copy)]
pub(crate) struct Shown<'a> {
    pub(crate) open: &'a Open<'a>,
    /// Its key in the record.
    pub(crate) key: &'a str,
    pub(crate) kind: &'a BoardKind,
    pub(crate) board: &'a Board,
    /// Its map: the record's, else the one that the rules fix.
    pub(crate) map: Option<&'a Map>,
    pub(crate) tool: &'a Tool,
}

/// Columns and rows of the map that is offered where there is none.
const FIRST_MAP: [i64; 2] = [12, 9];

static NO_BOARD: LazyLock<Board> = LazyLock::new(Board::default);

/// Shows the board that is chosen, or that the ruleset needs none.
pub(crate) fn show(ui: &mut Ui, desk: &Desk, open: &Open<'_>, state: &mut State, out: &mut Outbox) {
    let palette = Palette::of(ui);
    let chosen = desk.board(open.document);
    let Some(kind) = chosen.and_then(|key| open.manifest.board_kind(key)) else {
        return calm_words(ui, &open.locale.t("ui-no-board"));
    };
    let board = open.document.record.boards.get(&kind.key).unwrap_or(&NO_BOARD);
    let map = board.map.as_ref().or(kind.map.as_ref());
    let shown = Shown { open, key: &kind.key, kind, board, map, tool: &desk.tool };
    let frame = |top, bottom| {
        let margin = Margin { left: 14, right: 14, top, bottom };
        Frame::new().fill(palette.table).inner_margin(margin)
    };
    Panel::top("toolbar").frame(frame(10, 4)).show_separator_line(false).show(ui, |ui| {
        toolbar::show(ui, &shown, &mut state.board, out);
    });
    Panel::bottom("roster").frame(frame(4, 8)).show_separator_line(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::SMALL;
        roster::show(ui, &shown, out);
        selected::show(ui, &shown, out);
    });
    match hexes(map) {
        Some(hexes) => canvas::show(ui, &shown, hexes, &mut state.board, out),
        None if map.is_none() && kind.topology == Topology::Hex => lay_out(ui, &shown, out),
        None => calm_words(ui, &open.locale.t("ui-no-drawing")),
    }
}

/// Offers to lay out a map where the record has none: a match can also be ruled on without one.
fn lay_out(ui: &mut Ui, shown: &Shown<'_>, out: &mut Outbox) {
    let [columns, rows] = FIRST_MAP;
    let locale = shown.open.locale;
    calm_words(ui, &locale.t("ui-no-map"));
    let words = locale.text(&Text::new("ui-lay-out-map").with("columns", columns).with("rows", rows));
    let middle = ui.min_rect().center() + egui::vec2(0.0, 46.0);
    let place = egui::Rect::from_center_size(middle, egui::vec2(260.0, theme::CONTROL));
    let layout = egui::Layout::top_down(egui::Align::Center);
    ui.scope_builder(egui::UiBuilder::new().max_rect(place).layout(layout), |ui| {
        if Press::words(&words).show(ui).clicked() {
            let map = Map { columns: Some(columns), rows: Some(rows), ..toolbar::empty_map() };
            out.board(shown.key, BoardEdit::SetMap(map));
        }
    });
}

/// The hexes of a map, where it is a right one.
fn hexes(map: Option<&Map>) -> Option<Hexes> {
    let map = map.filter(|map| map.topology == Topology::Hex)?;
    Hexes::of(map).ok()
}

fn calm_words(ui: &mut Ui, words: &str) {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
    ui.painter().rect_filled(rect, 0.0, palette.table);
    let width = (rect.width() - 2.0 * space::LARGE).min(420.0);
    let galley = ui.painter().layout(words.to_owned(), theme::regular(size::SUMMARY), palette.muted, width);
    let at = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), rect);
    ui.painter().galley(at.min, galley, palette.muted);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, words));
}
