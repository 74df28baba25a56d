//! The pieces of the board, side by side: which are placed, which wait, which are out of play. A click chooses one.

use arbiter_core::desk::{BoardEdit, Intent, Tool};
use egui::{Align, Key, Layout, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};
use ruleset_api::Text;
use ruleset_api::manifest::{Belongs, PieceKind};
use ruleset_api::record::Piece;

use super::pieces::{self, State};
use super::{BoardState, Dragged, Shown, rename, words};
use crate::ui::icons::{self, Icon};
use crate::ui::outbox::Outbox;
use crate::ui::theme::{self, Palette, size, space};
use crate::ui::widgets::{Press, ends, press_width};

/// Least size of a piece in the list, in points.
const CHIP: egui::Vec2 = vec2(97.0, 26.0);
/// Width of a piece that is shown by its number alone, in points.
const NARROW: f32 = 28.0;
/// So many lines of pieces are shown at once; more are scrolled.
const LINES: usize = 2;

/// Shows the list.
pub(super) fn show(ui: &mut Ui, shown: &Shown<'_>, state: &mut BoardState, out: &mut Outbox) {
    let groups = groups(shown);
    #[expect(clippy::cast_precision_loss, reason = "a handful of sides")]
    let count = groups.len().max(1) as f32;
    let width = ((ui.available_width() - (count - 1.0) * space::LARGE) / count).max(CHIP.x + 20.0);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::LARGE;
        for group in groups {
            ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing = vec2(space::SMALL, space::SMALL);
                show_group(ui, shown, group, state, out);
            });
        }
    });
}

/// The sides, and where there are such pieces, those of no side.
pub(super) fn groups(shown: &Shown<'_>) -> Vec<Option<usize>> {
    let sides = shown.open.document.record.sides.len();
    let astray = shown.board.pieces.iter().any(|piece| is_of(shown, piece, None));
    (0..sides).map(Some).chain(astray.then_some(None)).collect()
}

/// Whether a piece is of a group.
pub(super) fn is_of(shown: &Shown<'_>, piece: &Piece, group: Option<usize>) -> bool {
    let sides = shown.open.document.record.sides.len();
    pieces::side(piece).filter(|side| *side < sides) == group
}

fn show_group(ui: &mut Ui, shown: &Shown<'_>, group: Option<usize>, state: &mut BoardState, out: &mut Outbox) {
    let pieces: Vec<&Piece> = shown.board.pieces.iter().filter(|piece| is_of(shown, piece, group)).collect();
    if theme::is_short(ui) {
        return short(ui, shown, group, &pieces, state, out);
    }
    head(ui, shown, group, &pieces, out);
    let most = if theme::is_low(ui) { LINES - 1 } else { LINES };
    // Where there are many, each is shown by its number alone.
    let full = columns(ui.available_width(), CHIP.x);
    let narrow = pieces.len() > full * most;
    let columns = if narrow { columns(ui.available_width(), NARROW) } else { full };
    #[expect(clippy::cast_precision_loss, reason = "a handful of columns")]
    let width = ((ui.available_width() + space::SMALL) / columns as f32 - space::SMALL).min(150.0);
    let width = if narrow { NARROW } else { width };
    // A line is there before the first piece, so that the button which adds it stays under the pointer.
    let lines = pieces.len().div_ceil(columns).max(1);
    #[expect(clippy::cast_precision_loss, reason = "two lines")]
    let height = most as f32 * (CHIP.y + space::SMALL);
    let area = ScrollArea::vertical()
        .id_salt(("roster", group))
        .max_height(height)
        .min_scrolled_height(height)
        .auto_shrink([false, true]);
    area.show_rows(ui, CHIP.y, lines, |ui, shown_lines| {
        ui.spacing_mut().interact_size.y = CHIP.y;
        for line in shown_lines {
            ui.horizontal(|ui| {
                ui.set_min_height(CHIP.y);
                for piece in pieces.iter().skip(line * columns).take(columns) {
                    chip(ui, shown, piece, width, state, out);
                }
            });
        }
    });
}

/// In a short window: all of a side in one line, each piece by its number.
fn short(ui: &mut Ui, shown: &Shown<'_>, group: Option<usize>, pieces: &[&Piece], state: &mut BoardState, out: &mut Outbox) {
    let name = group.map_or_else(|| shown.open.locale.t("ui-no-side"), |side| shown.open.side(side));
    let outbox = std::cell::RefCell::new(out);
    let left = |ui: &mut Ui| {
        let bar = egui::scroll_area::ScrollBarVisibility::AlwaysHidden;
        ScrollArea::horizontal().id_salt(("roster", group)).scroll_bar_visibility(bar).show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 0.0;
                pieces.iter().for_each(|piece| chip(ui, shown, piece, NARROW, state, &mut outbox.borrow_mut()));
            });
        });
    };
    ends(ui, &format!("{group:?}"), theme::CONTROL, left, |ui| {
        if group.is_some() {
            add_button(ui, shown, group, &name, true, &mut outbox.borrow_mut());
        }
    });
}

fn columns(width: f32, chip: f32) -> usize {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a handful of columns")]
    let columns = ((width + space::SMALL) / (chip + space::SMALL)).floor().max(1.0) as usize;
    columns
}

/// The side, how its pieces stand, and a button for one more.
pub(super) fn head(ui: &mut Ui, shown: &Shown<'_>, group: Option<usize>, pieces: &[&Piece], out: &mut Outbox) {
    let palette = Palette::of(ui);
    let locale = shown.open.locale;
    let name = group.map_or_else(|| locale.t("ui-no-side"), |side| shown.open.side(side));
    let salt = group.map_or_else(|| "no side".to_owned(), |side| side.to_string());
    let left = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let (mark, _) = ui.allocate_exact_size(vec2(14.0, 14.0), Sense::hover());
        let colour = group.map_or(palette.muted, |side| palette.side(side));
        icons::side_mark(ui.painter(), mark, group, colour);
        // The counts keep their room, and the name has what is left.
        let counts = counts(shown, pieces);
        let font = theme::regular(size::SENTENCE);
        let wide = ui.painter().layout_no_wrap(counts.clone(), font.clone(), palette.muted).size().x;
        let room = (ui.available_width() - wide - 2.0 * 6.0).max(0.0);
        let words = egui::RichText::new(&name).font(theme::bold(size::BODY)).color(palette.ink);
        // Where not even a letter fits, the mark alone names the side.
        if room >= 18.0 {
            ui.scope(|ui| {
                ui.set_max_width(room);
                ui.add(egui::Label::new(words).truncate()).on_hover_text(&name);
            });
        }
        ui.add(egui::Label::new(egui::RichText::new(&counts).font(font).color(palette.muted)).truncate())
            .on_hover_text(format!("{name}: {counts}"));
    };
    // Where counts and button do not fit beside each other, the button does without its word.
    let all = counts(shown, pieces);
    let counted = ui.painter().layout_no_wrap(all, theme::regular(size::SENTENCE), palette.muted).size().x;
    let button = press_width(ui, &locale.t("ui-add-piece")) + 20.0;
    let brief = ui.available_width() < counted + button + NARROW + 14.0 + 4.0 * space::MEDIUM;
    ends(ui, &salt, theme::CONTROL, left, |ui| {
        if group.is_some() {
            add_button(ui, shown, group, &name, brief, out);
        }
    });
}

/// How many are placed, wait, and are out of play.
fn counts(shown: &Shown<'_>, pieces: &[&Piece]) -> String {
    let locale = shown.open.locale;
    let count = |state: State| pieces.iter().filter(|piece| pieces::state(piece) == state).count();
    let parts = [("ui-placed", count(State::Placed)), ("ui-waiting", count(State::Waiting)), ("ui-out", count(State::Out))];
    let parts = parts.into_iter().filter(|(_, count)| *count > 0);
    let parts: Vec<String> = parts.map(|(id, count)| locale.text(&Text::new(id).with("n", count))).collect();
    if parts.is_empty() { locale.t("ui-no-pieces") } else { parts.join(", ") }
}

/// A button that adds a piece to a side; a list where there are several kinds.
fn add_button(ui: &mut Ui, shown: &Shown<'_>, group: Option<usize>, side: &str, brief: bool, out: &mut Outbox) {
    let locale = shown.open.locale;
    let mut add = |kind: &PieceKind, side: Option<usize>| {
        let (kind, name) = (kind.kind.clone(), String::new());
        out.board(shown.key, BoardEdit::AddPiece { kind, side, name, at: None });
    };
    let name = locale.text(&Text::new("ui-add-piece-to").with("side", side));
    if let [kind] = shown.kind.pieces.as_slice() {
        let words = locale.t("ui-add-piece");
        let press = if brief { Press::icon(Icon::Plus, &name) } else { Press::words(&words).sign(Icon::Plus).named(&name) };
        if press.show(ui).clicked() {
            add(kind, group);
        }
        return;
    }
    let ink = Palette::of(ui).ink;
    let words = if brief { String::new() } else { locale.t("ui-add-piece") };
    let response = ui
        .menu_button((Icon::Plus.atom(11.0, ink), words), |ui| {
            for kind in &shown.kind.pieces {
                let label = locale.rendered(&kind.label);
                if kind.side != Belongs::None && ui.button(label).clicked() {
                    add(kind, group);
                }
                if kind.side != Belongs::Required {
                    let words = locale.text(&Text::new("ui-of-no-side").with("piece", label));
                    if ui.button(words).clicked() {
                        add(kind, None);
                    }
                }
            }
        })
        .response;
    response.accessible_name(name);
}

fn chip(ui: &mut Ui, shown: &Shown<'_>, piece: &Piece, width: f32, state: &mut BoardState, out: &mut Outbox) {
    let palette = Palette::of(ui);
    let selected = shown.open.document.selection.piece == Some(piece.id);
    let (rect, response) = ui.allocate_exact_size(vec2(width, CHIP.y), Sense::click_and_drag());
    let index = shown.board.pieces.iter().position(|known| known.id == piece.id).unwrap_or_default();
    let mark = shown.open.mark(&format!("/boards/{}/pieces/{index}", ruleset_api::entries::escaped(shown.key)));
    if let Some(mark) = mark {
        let (fill, edge) = if mark.error { (palette.pale_bad, palette.bad) } else { (palette.pale_warn, palette.warn) };
        ui.painter().rect(rect, theme::RADIUS, fill, Stroke::new(1.5, edge), StrokeKind::Inside);
    }
    if selected {
        let fill = if mark.is_some() { egui::Color32::TRANSPARENT } else { palette.paper };
        ui.painter().rect(rect, theme::RADIUS, fill, Stroke::new(2.0, palette.ink), StrokeKind::Inside);
    } else if response.hovered() || response.has_focus() {
        let edge = if response.has_focus() { palette.focus } else { palette.line };
        ui.painter().rect(rect, theme::RADIUS, palette.paper, Stroke::new(1.0, edge), StrokeKind::Inside);
    }
    let disc = Rect::from_center_size(rect.left_center() + vec2(13.0, 0.0), vec2(22.0, 22.0));
    pieces::chip(ui.painter(), palette, disc, piece);
    let name = shown.open.piece(shown.key, piece.id);
    let ink = if pieces::state(piece) == State::Placed { palette.ink } else { palette.muted };
    if width > NARROW {
        let text = Rect::from_min_max(rect.min + vec2(27.0, 0.0), rect.max - vec2(3.0, 0.0));
        let job = egui::text::LayoutJob::simple_singleline(name.clone(), theme::regular(12.0), ink);
        let wrap = egui::text::TextWrapping::truncate_at_width(text.width());
        let galley = ui.painter().layout_job(egui::text::LayoutJob { wrap, ..job });
        let at = egui::Align2::LEFT_CENTER.align_size_within_rect(galley.size(), text);
        ui.painter().galley(at.min, galley, ink);
    }
    let label = format!("{name}, {}", state_words(shown, piece));
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, selected, &label));
    let wrong = mark.map(|mark| mark.sentence);
    if let Some(wrong) = wrong {
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(wrong));
    }
    let response = response.on_hover_text(wrong.map_or_else(|| label.clone(), |wrong| format!("{label}\n{wrong}")));
    rename::token(state, piece.id, rect);
    state.chip_has_keyboard |= response.has_focus();
    let by_key = response.has_focus() && ui.input(|input| input.key_pressed(Key::Enter) || input.key_pressed(Key::F2));
    if by_key || response.double_clicked() {
        rename::begin(state, piece.id, out);
    } else if response.clicked() {
        // Where clicks place pieces, one stays chosen until another is.
        let lets_go = selected && *shown.tool != Tool::Place;
        out.ask(Intent::SelectPiece((!lets_go).then_some(piece.id)));
    }
    if response.drag_started() {
        state.dragged = Some(Dragged { piece: piece.id, grip: Vec2::ZERO, listed: true });
        out.ask(Intent::SelectPiece(Some(piece.id)));
    }
}

/// Where a piece is, in words.
fn state_words(shown: &Shown<'_>, piece: &Piece) -> String {
    match pieces::state(piece) {
        State::Placed => shown.open.locale.t("ui-piece-placed"),
        State::Waiting | State::Out => words::place(shown, piece),
    }
}
