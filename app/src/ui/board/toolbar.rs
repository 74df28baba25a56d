//! The tools above the map, and its zoom.

use std::cell::RefCell;

use arbiter_core::desk::{BoardIntent, Intent, Look, Tool};
use egui::{Atom, Button, Stroke, Ui, vec2};
use ruleset_api::Text;
use ruleset_api::manifest::Belongs;
use ruleset_api::record::{Map, Topology};

use super::{BoardState, Shown, map_setup};
use crate::ui::icons::{self, Icon};
use crate::ui::outbox::Outbox;
use crate::ui::sheet;
use crate::ui::theme::{self, Palette, space};
use crate::ui::widgets::{Field, Press, choose, ends, focus_ring, press_width};

/// Below this width, in points, the zoom has no number.
const WIDE: f32 = 520.0;

/// A sign before the words of a button, with the space between.
const SIGN: f32 = 17.0;

/// Shows the tools: all in one line where they fit, else in lines of their own. In a short window they share one line, in
/// which they can be scrolled.
pub(super) fn show(ui: &mut Ui, shown: &Shown<'_>, state: &mut BoardState, out: &mut Outbox) {
    let several = shown.open.boards().count() > 1;
    let wide = ui.available_width() >= WIDE;
    ui.spacing_mut().item_spacing = egui::vec2(6.0, space::SMALL);
    let outbox = RefCell::new(out);
    let right = |ui: &mut Ui, state: &mut BoardState, wide: bool| {
        map_setup::button(ui, shown, wide, &mut outbox.borrow_mut());
        if shown.map.is_some() {
            zoom(ui, shown, state, wide);
        }
        let list = shown.open.locale.t("ui-list-button");
        if Press::words(&list).chosen(shown.listing).help(&shown.open.locale.t("ui-list-help")).show(ui).clicked() {
            outbox.borrow_mut().ask(Intent::Board(BoardIntent::List));
        }
    };
    if theme::is_short(ui) {
        let left = |ui: &mut Ui| {
            if several {
                board_list(ui, shown, &mut outbox.borrow_mut());
            }
            let bar = egui::scroll_area::ScrollBarVisibility::AlwaysHidden;
            egui::ScrollArea::horizontal().id_salt("tools").scroll_bar_visibility(bar).show(ui, |ui| {
                ui.horizontal(|ui| tools(ui, shown, &mut outbox.borrow_mut()));
            });
        };
        return ends(ui, "tools", theme::CONTROL, left, |ui| right(ui, state, false));
    }
    let beside: f32 = right_words(shown, state).iter().map(|words| press_width(ui, words) + 6.0).sum();
    let room = ui.available_width() - beside - space::MEDIUM;
    if several {
        let of_boards: f32 = shown.open.boards().map(|kind| press_width(ui, shown.open.locale.rendered(&kind.label)) + 2.0).sum();
        let left = |ui: &mut Ui| match of_boards <= room {
            true => boards(ui, shown, &mut outbox.borrow_mut()),
            false => board_list(ui, shown, &mut outbox.borrow_mut()),
        };
        ends(ui, "boards", theme::CONTROL, left, |ui| right(ui, state, wide));
        ui.horizontal_wrapped(|ui| tools(ui, shown, &mut outbox.borrow_mut()));
        return;
    }
    if tools_width(ui, shown) <= room {
        let left = |ui: &mut Ui| tools(ui, shown, &mut outbox.borrow_mut());
        return ends(ui, "tools", theme::CONTROL, left, |ui| right(ui, state, true));
    }
    if tools_width(ui, shown) <= ui.available_width() {
        ui.horizontal(|ui| tools(ui, shown, &mut outbox.borrow_mut()));
        ui.horizontal(|ui| right(ui, state, true));
        return;
    }
    // What is left of the last line of the tools is not wasted.
    ui.horizontal_wrapped(|ui| {
        tools(ui, shown, &mut outbox.borrow_mut());
        right(ui, state, true);
    });
}

/// About what stands on the buttons at the right end.
fn right_words(shown: &Shown<'_>, state: &BoardState) -> Vec<String> {
    let locale = shown.open.locale;
    let percent = locale.text(&Text::new("ui-percent").with("n", state.view.percent()));
    let zoomed = [Some("+".to_owned()), Some("+".to_owned()), Some(percent), Some(locale.t("ui-fit"))];
    let zoomed = zoomed.into_iter().filter(|_| shown.map.is_some());
    let words = zoomed.chain([Some(map_setup::button_words(shown, true)), Some(locale.t("ui-list-button"))]);
    words.flatten().collect()
}

/// A list of the boards, where a button for each has no room.
fn board_list(ui: &mut Ui, shown: &Shown<'_>, out: &mut Outbox) {
    let boards: Vec<_> = shown.open.boards().collect();
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
        for kind in shown.open.boards() {
            let chosen = kind.key == shown.key;
            if Press::words(shown.open.locale.rendered(&kind.label)).chosen(chosen).show(ui).clicked() && !chosen {
                out.ask(Intent::ShowBoard(kind.key.clone()));
            }
        }
    });
}

/// A tool as a button.
struct Choice {
    tool: Tool,
    words: String,
    help: String,
    icon: Option<Icon>,
}

/// The tools of a board, in their order.
fn buttons(shown: &Shown<'_>) -> Vec<Choice> {
    let locale = shown.open.locale;
    let plain = |tool: Tool, words: &str, help: &str| Choice { tool, words: locale.t(words), help: locale.t(help), icon: None };
    let mut buttons = vec![
        plain(Tool::Select, "ui-tool-select", "ui-tool-select-help"),
        plain(Tool::Place, "ui-tool-place", "ui-tool-place-help"),
    ];
    let free = shown.kind.topology == Topology::Free;
    for kind in &shown.kind.features {
        let label = locale.rendered(&kind.label);
        let help = if free { "ui-tool-shape-help" } else { "ui-tool-feature-help" };
        let help = locale.text(&Text::new(help).with("feature", label));
        let icon = Some(if kind.counts_near { Icon::Flag } else { Icon::Plus });
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
            buttons.push(Choice { tool: Tool::Feature { kind: kind.kind.clone(), side }, words, help: help.clone(), icon });
        }
    }
    if shown.map.is_some() {
        buttons.push(plain(Tool::Ruler, "ui-tool-ruler", "ui-tool-ruler-help"));
    }
    buttons
}

/// How wide all tools are beside each other, in points.
fn tools_width(ui: &Ui, shown: &Shown<'_>) -> f32 {
    let wide = |button: &Choice| press_width(ui, &button.words) + 6.0 + if button.icon.is_some() { SIGN } else { 0.0 };
    buttons(shown).iter().map(wide).sum::<f32>() + new_pieces_width(shown)
}

fn tools(ui: &mut Ui, shown: &Shown<'_>, out: &mut Outbox) {
    for Choice { tool, words, help, icon } in buttons(shown) {
        let placing = tool == Tool::Place;
        let room = ui.max_rect().width().max(40.0);
        let press = Press::words(&words).chosen(*shown.tool == tool).help(&help);
        // What is longer than a whole line is cut off; everything else goes to the next line in one piece.
        let press = if press_width(ui, &words) + SIGN > room { press.at_most(room) } else { press };
        let press = match icon {
            Some(icon) => press.sign(icon),
            None => press,
        };
        if press.show(ui).clicked() && *shown.tool != tool {
            out.ask(Intent::UseTool(tool));
        }
        if placing {
            new_pieces(ui, shown, out);
            ui.add_space(space::SMALL);
        }
    }
}

/// So many sides have a button each for their new pieces.
const SIDES: usize = 4;

/// How wide the buttons for new pieces are, in points.
fn new_pieces_width(shown: &Shown<'_>) -> f32 {
    let sides = match shown.kind.pieces.first().map(|kind| kind.side) {
        None => return 0.0,
        Some(Belongs::None) => 1,
        Some(_) => Some(shown.open.document.record.sides.len()).filter(|sides| *sides <= SIDES).unwrap_or(1),
    };
    (0..sides).map(|_| 44.0).sum::<f32>() + 6.0
}

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
        state.look(Look::Smaller);
    }
    let percent = locale.text(&Text::new("ui-percent").with("n", state.view.percent()));
    if wide && Press::words(&percent).help(&locale.t("ui-full-size")).show(ui).clicked() {
        state.view.full();
    }
    if Press::icon(Icon::Plus, &locale.t("ui-zoom-in")).show(ui).clicked() {
        state.look(Look::Larger);
    }
    if Press::words(&locale.t("ui-fit")).help(&locale.t("ui-fit-help")).show(ui).clicked() {
        state.look(Look::Fit);
    }
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
