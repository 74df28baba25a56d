//! The board in the middle of the desk: tools above, the map with its zones and lists, the pieces below. One editor serves
//! hexes, squares, tables and areas: what differs is where places lie ([`plane`]) and how their ground looks. It knows how a
//! map is shown and touched; what a place means for the match is the ruleset's affair.

mod base;
mod canvas;
mod cells;
pub(crate) mod clipboard;
mod fill;
mod ground;
mod hexes;
mod keys;
mod light;
mod listing;
mod lists;
mod map_setup;
mod nodes;
pub(crate) mod pieces;
mod place;
mod plane;
mod pointer;
pub(crate) mod preview;
mod rename;
mod roster;
mod ruler;
mod selected;
mod shapes;
mod toolbar;
mod underlay;
mod view;
mod words;
mod zones;

use std::sync::LazyLock;

use arbiter_core::desk::{BoardEdit, Desk, DocumentId, Look, Tool, first_map};
pub(crate) use map_setup::size_of;

use arbiter_core::desk::maps::Maps;
use egui::{Align2, Frame, Id, Margin, Panel, Pos2, Sense, Ui, Vec2};
use ruleset_api::Text;
use ruleset_api::manifest::BoardKind;
use ruleset_api::record::{Board, Map, Topology};

use self::plane::{Cell, Plane};
use super::open::Open;
use super::outbox::Outbox;
use super::theme::{self, Palette, size, space};
use super::widgets::Press;
use super::{Lit, State};

/// The most cells that a map can have and still be drawn: 1,000 by 1,000. Nobody plays on more, and it would be dust.
const MOST: i64 = 1_000_000;

/// What the desk remembers of its board between frames: how it is shown, and what the hand holds.
#[derive(Debug, Default)]
pub(crate) struct BoardState {
    view: view::View,
    cells: cells::CellsCache,
    underlay: underlay::UnderlayState,
    /// A piece that the pointer drags.
    dragged: Option<Dragged>,
    /// A corner of a feature that the pointer drags.
    corner: Option<DraggedCorner>,
    /// A piece that the keyboard has picked up.
    carried: Option<i64>,
    digits: keys::Digits,
    /// The ruler that is laid on the map.
    ruler: Option<ruler::Ruler>,
    /// A piece of a table that the pointer turns.
    turning: Option<base::Turning>,
    /// A piece that is edited in place.
    editing: Option<rename::Editing>,
    /// The keyboard is at a piece in a list, so that digits choose another.
    chip_has_keyboard: bool,
    /// In a short window: the list of pieces has been unfolded.
    roster: bool,
    /// How high all was that stood below the map in the frame before.
    below: f32,
}

/// One press of plus or minus.
const STEP: f32 = 1.25;

impl BoardState {
    /// Zooms or fits the map.
    pub(crate) fn look(&mut self, look: Look) {
        match look {
            Look::Larger => self.view.step(STEP),
            Look::Smaller => self.view.step(1.0 / STEP),
            Look::Fit => self.view.fit(),
        }
    }

    /// Whether the list of pieces is shown although the window is short.
    pub(crate) fn shows_roster(&self) -> bool {
        self.roster
    }
}

/// A piece in the hand.
#[derive(Clone, Copy, Debug)]
struct Dragged {
    piece: i64,
    /// From the pointer to its middle, in units of the plane.
    grip: Vec2,
    /// Taken from the list below the map.
    listed: bool,
}

/// A corner in the hand: of which feature, which one, and where it is by now.
#[derive(Clone, Copy, Debug)]
struct DraggedCorner {
    feature: usize,
    corner: usize,
    at: Cell,
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
    pub(crate) maps: &'a Maps,
    /// The picture under the grid is missing, or another one than was chosen.
    pub(crate) picture_lost: bool,
    /// All that is on the board is listed beside it.
    pub(crate) listing: bool,
    /// What the judge points at in the cascade.
    pub(crate) lit: &'a Lit,
}

impl Shown<'_> {
    /// The id of the map in the window.
    fn canvas(&self) -> Id {
        canvas_id(self.open.document.id, self.key)
    }

    /// JSON Pointer of a member of a piece.
    fn pointer(&self, piece: i64, member: &str) -> String {
        let index = self.board.pieces.iter().position(|known| known.id == piece).unwrap_or_default();
        format!("/boards/{}/pieces/{index}/{member}", ruleset_api::entries::escaped(self.key))
    }
}

/// The id of the map of a board in the window: what has the keyboard when the judge goes to the board.
pub(crate) fn canvas_id(document: DocumentId, board: &str) -> Id {
    Id::unique(("board", document, board))
}

static NO_BOARD: LazyLock<Board> = LazyLock::new(Board::default);

/// A button that folds and unfolds the list of pieces, and says how many of them wait to be placed.
pub(crate) fn roster_button(ui: &mut Ui, desk: &Desk, open: &Open<'_>, state: &mut State) {
    let board = desk.board(open.document).and_then(|key| open.document.record.boards.get(key));
    let waiting =
        board.map_or(0, |board| board.pieces.iter().filter(|piece| pieces::state(piece) == pieces::State::Waiting).count());
    let words = match waiting {
        0 => open.locale.t("ui-roster"),
        n => format!("{} · {}", open.locale.t("ui-roster"), open.locale.text(&Text::new("ui-waiting").with("n", n))),
    };
    let room = ui.available_width().max(theme::CONTROL);
    if Press::words(&words).chosen(state.board.roster).at_most(room).help(&words).show(ui).clicked() {
        state.board.roster = !state.board.roster;
    }
}

/// Shows the board that is chosen, or that the ruleset needs none; `folded`, without its list of pieces.
pub(crate) fn show(ui: &mut Ui, desk: &Desk, open: &Open<'_>, folded: bool, state: &mut State, out: &mut Outbox) {
    let palette = Palette::of(ui);
    let chosen = desk.board(open.document);
    let Some(kind) = chosen.and_then(|key| open.manifest.board_kind(key)) else {
        return calm_words(ui, &open.locale.t("ui-no-board"));
    };
    let board = open.document.record.boards.get(&kind.key).unwrap_or(&NO_BOARD);
    let map = board.map.as_ref().or(kind.map.as_ref());
    // A tool for features or pieces that this board does not have does nothing here.
    let known = |tool: &&Tool| match tool {
        Tool::Feature { kind: marked, .. } => kind.features.iter().any(|known| known.kind == *marked),
        Tool::Select | Tool::Place | Tool::Ruler => true,
        Tool::Add { kind: added, .. } => kind.pieces.iter().any(|known| known.kind == *added),
    };
    let tool = Some(&desk.tool).filter(known).unwrap_or(&Tool::Select);
    let State { board: state, lit, .. } = state;
    let picture_lost = underlay::is_lost(desk);
    let shown =
        Shown { open, key: &kind.key, kind, board, map, tool, maps: &desk.maps, picture_lost, listing: desk.listing, lit };
    let frame = |top, bottom| {
        let margin = Margin { left: 14, right: 14, top, bottom };
        Frame::new().fill(palette.table).inner_margin(margin)
    };
    Panel::top("toolbar").frame(frame(if theme::is_short(ui) { 4 } else { 10 }, 4)).show_separator_line(false).show(ui, |ui| {
        toolbar::show(ui, &shown, state, out);
    });
    let whole = ui.available_rect_before_wrap();
    let pieces_below = if shown.listing { selected::has_rest(&shown) } else { !folded };
    let below = if pieces_below { state.below } else { 0.0 };
    // Painted before what stands below it: so goes Tab, as one reads.
    let above = whole.with_max_y((whole.bottom() - below).max(whole.top()));
    middle(&mut ui.new_child(egui::UiBuilder::new().max_rect(above)), desk, &shown, &frame, state, out);
    if pieces_below {
        below_the_map(ui, &shown, frame(4, 8), state, out);
    }
    if !shown.listing {
        rename::show(ui, desk, &shown, state, out);
    }
}

/// The pieces below the map, and the chosen one; or what of it has no room in the list.
fn below_the_map(ui: &mut Ui, shown: &Shown<'_>, frame: Frame, state: &mut BoardState, out: &mut Outbox) {
    let panel = Panel::bottom(if shown.listing { "rest of the list" } else { "roster" });
    let panel = panel.frame(frame).show_separator_line(false).show(ui, |ui| {
        if shown.listing {
            return selected::rest(ui, shown, out);
        }
        ui.spacing_mut().item_spacing.y = space::SMALL;
        roster::show(ui, shown, state, out);
        selected::show(ui, shown, state, out);
    });
    let height = panel.response.rect.height();
    if (height - state.below).abs() > 0.5 {
        state.below = height;
        ui.ctx().request_discard("what stands below the map has another height");
        ui.ctx().request_repaint();
    }
}

/// The map, with the lists beside it; or all that is on the board as a list.
fn middle(
    ui: &mut Ui,
    desk: &Desk,
    shown: &Shown<'_>,
    frame: &dyn Fn(i8, i8) -> Frame,
    state: &mut BoardState,
    out: &mut Outbox,
) {
    let (open, kind, map) = (shown.open, shown.kind, shown.map);
    if shown.listing {
        let all = listing::takes_all(ui);
        listing::show(ui, shown, frame(10, 4), state, out);
        if all {
            return;
        }
    } else if map_setup::is_open(&desk.maps) {
        map_setup::show(ui, desk, shown, frame(4, 4), state, out);
    } else {
        state.underlay.fitting = false;
        lists::show(ui, shown, frame(10, 4), state.view.turned(), out);
    }
    let picture = underlay::current(ui, desk, &mut state.underlay, out);
    match map.filter(|map| map.topology == kind.topology).and_then(Plane::of) {
        Some(plane) if !matches!(plane, Plane::Free(_)) && plane.count() > MOST => {
            calm_words(ui, &open.locale.t("ui-map-too-large"));
        }
        Some(plane) => canvas::show(ui, shown, &plane, picture.as_ref(), state, out),
        None if map.is_none() && kind.topology == Topology::Areas => calm_words(ui, &open.locale.t("ui-no-areas")),
        None if map.is_none() => lay_out(ui, shown, out),
        None => calm_words(ui, &open.locale.t("ui-no-drawing")),
    }
}

/// Offers to lay out a map where the record has none: a match can also be ruled on without one.
fn lay_out(ui: &mut Ui, shown: &Shown<'_>, out: &mut Outbox) {
    let locale = shown.open.locale;
    calm_words(ui, &locale.t("ui-no-map"));
    let Some(map) = first_map(shown.kind.topology) else { return };
    let words = locale.text(&toolbar::lay_out_words(&map));
    let middle = ui.min_rect().center() + egui::vec2(0.0, 46.0);
    let place = egui::Rect::from_center_size(middle, egui::vec2(260.0, theme::CONTROL));
    let layout = egui::Layout::top_down(egui::Align::Center);
    ui.scope_builder(egui::UiBuilder::new().max_rect(place).layout(layout), |ui| {
        if Press::words(&words).show(ui).clicked() {
            out.board(shown.key, BoardEdit::SetMap(map));
        }
    });
}

/// The corners of a cell around a point, at a scale.
fn outline(corners: &[Vec2], centre: Pos2, scale: f32) -> Vec<Pos2> {
    corners.iter().map(|corner| centre + *corner * scale).collect()
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
