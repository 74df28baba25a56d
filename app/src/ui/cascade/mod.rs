//! The cascade: every step of the rules, from top to bottom, as a flow. Steps that were level or did not apply lead on, the
//! deciding one stands out, those that were not reached stand back. A step that the pointer or the keyboard is at lights the
//! pieces that it counted. Below it the points of the sides, what would flip the ruling, and the tables that the ruleset
//! computed.

mod bars;
mod card;
mod changed;
mod flips;
mod grid;
mod points;
mod scale;

use arbiter_core::desk::DocumentId;
use egui::{Label, Pos2, Response, RichText, Shape, Stroke, Ui, pos2, vec2};
use ruleset_api::ruling::Step;

use self::card::Card;
use super::open::Open;
use super::outbox::Outbox;
use super::sheet::heading_line;
use super::theme::{self, Palette};
use super::{Lit, State};

pub(crate) use changed::foot;
pub(crate) use flips::{FlipsState, nearest_slip};

/// Space between two steps, in points: a line leads through it.
const GAP: f32 = 10.0;
/// How much must be to spare before folded readings open, in points, so that they do not open and close in turns.
const TO_SPARE: f32 = 8.0;

/// What the column remembers between frames.
#[derive(Debug, Default)]
pub(crate) struct CascadeState {
    pub(super) flips: FlipsState,
    /// The column was painted in the frame before: what is lit is as it says.
    pub(super) shown: bool,
    folding: Folding,
}

/// Whether the readings of steps that lead on are cut to a line. They are where otherwise the column would have to be
/// scrolled.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Folding {
    of: Option<DocumentId>,
    folded: bool,
}

impl Default for Folding {
    fn default() -> Self {
        Self { of: None, folded: true }
    }
}

/// Shows the steps of the ruling, and what belongs to it.
pub(crate) fn show(ui: &mut Ui, open: &Open<'_>, state: &mut State, out: &mut Outbox) {
    ui.spacing_mut().item_spacing.y = 6.0;
    let mut lit = Lit::Nothing;
    let top = ui.cursor().top();
    let folding = state.cascade.folding;
    let folded = folding.of != Some(open.document.id) || folding.folded;
    heading_line(ui, &open.locale.t("ui-cascade"));
    let folded_away = steps(ui, open, folded, &mut lit, out);
    points::show(ui, open);
    flips::show(ui, open, &mut state.cascade.flips, &mut lit, out);
    let used = ui.cursor().top() - top;
    points::tables(ui, open);
    let needed = if folded { used + folded_away } else { used };
    let room = ui.clip_rect().height() - if folded { TO_SPARE } else { 0.0 };
    let next = Folding { of: Some(open.document.id), folded: needed > room };
    // Before the first ruling there is nothing to fold.
    if next != folding && open.ruling.is_some() {
        state.cascade.folding = next;
        ui.ctx().request_repaint();
    }
    state.cascade.shown = true;
    if state.lit != lit {
        state.lit = lit;
        ui.ctx().request_repaint();
    }
}

/// Shows the steps with the lines that lead from one to the next; how much of their readings could be folded away, in points.
fn steps(ui: &mut Ui, open: &Open<'_>, folded: bool, lit: &mut Lit, out: &mut Outbox) -> f32 {
    let before = open.document.before();
    let width = ui.available_width();
    let mut folded_away = 0.0;
    let mut above = None;
    ui.spacing_mut().item_spacing.y = 0.0;
    for (index, kind) in open.manifest.steps.iter().enumerate() {
        let step = open.ruling.and_then(|ruling| ruling.steps.iter().find(|step| step.id == kind.id));
        let not_reached = Step::not_reached(&kind.id);
        let decides = open.ruling.is_some_and(|ruling| ruling.deciding_step.as_deref() == Some(kind.id.as_str()));
        let card = Card { open, kind, step: step.unwrap_or(&not_reached), number: index + 1, decides, before };
        folded_away += card.folded_away(ui, width);
        if above.is_some() {
            ui.add_space(if card.reached() { GAP } else { GAP - 2.0 });
        }
        let rect = card.show(ui, folded, lit, out);
        let x = Card::disc_x(rect);
        if let Some(bottom) = above {
            lead_on(ui, pos2(x, bottom), pos2(x, rect.top()), card.reached());
        }
        above = Some(rect.bottom());
    }
    ui.spacing_mut().item_spacing.y = 6.0;
    folded_away
}

/// The line from a step to the next: an arrow where that was reached.
fn lead_on(ui: &Ui, from: Pos2, to: Pos2, reached: bool) {
    let palette = Palette::of(ui);
    if !reached {
        ui.painter().line_segment([from + vec2(0.0, 1.0), to - vec2(0.0, 1.0)], Stroke::new(1.5, palette.line));
        return;
    }
    ui.painter().line_segment([from, to - vec2(0.0, 5.0)], Stroke::new(2.0, palette.muted));
    let head = vec![to, to + vec2(-4.5, -6.0), to + vec2(4.5, -6.0)];
    ui.painter().add(Shape::convex_polygon(head, palette.muted, Stroke::NONE));
}

/// Adds something a little to the right of a sign, which is painted into the rectangle around both.
fn indented<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui, egui::Rect) -> R) {
    let all = ui.available_rect_before_wrap();
    let place = egui::UiBuilder::new().max_rect(all.with_min_x(all.left() + 16.0));
    ui.scope_builder(place, |ui| add(ui, all));
}

fn sentence(ui: &mut Ui, words: &str, points: f32, colour: egui::Color32) -> Response {
    ui.add(Label::new(RichText::new(words).font(theme::regular(points)).color(colour)).wrap())
}
