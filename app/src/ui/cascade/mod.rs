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
use ruleset_api::{Outcome, Ruling};

use self::card::Card;
use super::open::Open;
use super::outbox::Outbox;
use super::sheet::heading_line;
use super::theme::{self, Palette};
use super::{Lit, State, unruled};

pub(crate) use changed::foot;
pub(crate) use flips::{FlipsState, nearest_slip};

/// Space between two steps, in points: a line leads through it.
const GAP: f32 = 10.0;
/// Above and below what the column shows, in points.
const MARGINS: f32 = 18.0;
/// How much must be to spare before folded readings open, in points, so that they do not open and close in turns.
const TO_SPARE: f32 = 8.0;

/// Room for a sign before what is indented, in points.
const INDENT: f32 = 16.0;

/// What the column remembers between frames.
#[derive(Debug, Default)]
pub(crate) struct CascadeState {
    pub(super) flips: FlipsState,
    /// The column was painted in the frame before: what is lit is as it says.
    pub(super) shown: bool,
    folding: Folding,
    sight: Sight,
}

/// Whether the readings of steps that lead on are cut to a line. They are where otherwise the column would have to be
/// scrolled.
#[derive(Debug, Default)]
struct Folding {
    /// They are shown whole in this document.
    whole: Option<DocumentId>,
    /// Where they were shown whole and did not fit after all: which ruling, in how much room. They are not tried again there,
    /// so that they never open and close in turns.
    too_long: Option<Fit>,
}

/// A ruling in the room of its column and the width of the window, in whole points.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Fit {
    document: DocumentId,
    revision: Option<u64>,
    room: f32,
    width: f32,
}

impl Folding {
    /// Whether the readings are folded after a frame in which the column, with all of them, would have needed a height.
    /// `true`: it is otherwise than in that frame.
    fn decide(&mut self, fit: Fit, needed: f32) -> bool {
        let was_whole = self.whole == Some(fit.document);
        if was_whole && needed > fit.room {
            self.too_long = Some(fit);
        }
        let whole = if was_whole { needed <= fit.room } else { needed + TO_SPARE <= fit.room && self.too_long != Some(fit) };
        self.whole = whole.then_some(fit.document);
        whole != was_whole
    }
}

/// Brings the step at which the match stands into sight when that is another one: at once, and once more when the column has
/// come to rest, as its height may have changed meanwhile.
#[derive(Debug, Default)]
struct Sight {
    of: Option<(DocumentId, String)>,
    /// Frames since then.
    painted: u8,
}

impl Sight {
    /// So many frames later the column has come to rest.
    const AT_REST: u8 = 3;

    /// Whether the step is to be scrolled to in this frame.
    fn wants(&mut self, ui: &Ui, document: DocumentId, step: &str) -> bool {
        let same = self.of.as_ref().is_some_and(|(of, known)| *of == document && known == step);
        if !same {
            *self = Self { of: Some((document, step.to_owned())), painted: 0 };
        }
        let painted = self.painted;
        self.painted = painted.saturating_add(1);
        if painted < Self::AT_REST {
            ui.ctx().request_repaint();
        }
        painted == 0 || painted == Self::AT_REST
    }
}

/// Shows the steps of the ruling, and what belongs to it.
pub(crate) fn show(ui: &mut Ui, open: &Open<'_>, state: &mut State, out: &mut Outbox) {
    ui.spacing_mut().item_spacing.y = 6.0;
    let mut lit = Lit::Nothing;
    let top = ui.cursor().top();
    let folded = state.cascade.folding.whole != Some(open.document.id);
    heading_line(ui, &open.locale.t("ui-cascade"));
    let folded_away = steps(ui, open, folded, &mut state.cascade.sight, &mut lit, out);
    if matches!(open.document.ruled.ruling, Some(Err(_))) && !open.document.record.rulings.is_empty() {
        // A ruleset that does not rule leaves the column empty; what it once ruled can still be read.
        unruled::entries(ui, open.document, &state.stored.of(open.document), open.locale);
    }
    points::show(ui, open);
    flips::show(ui, open, &mut state.cascade.flips, &mut lit, out);
    let used = ui.cursor().top() - top;
    points::tables(ui, open);
    let needed = if folded { used + folded_away } else { used };
    // The width of the window, as that of the column changes with its scroll bar.
    let (room, width) = (ui.clip_rect().height().round() - MARGINS, ui.ctx().content_rect().width().round());
    let fit = Fit { document: open.document.id, revision: open.document.ruled.revision, room, width };
    // Before the first ruling there is nothing to fold.
    if open.ruling.is_some() && state.cascade.folding.decide(fit, needed) {
        ui.ctx().request_repaint();
    }
    state.cascade.shown = true;
    if state.lit != lit {
        state.lit = lit;
        ui.ctx().request_repaint();
    }
}

/// Shows the steps with the lines that lead from one to the next; how much of their readings could be folded away, in points.
fn steps(ui: &mut Ui, open: &Open<'_>, folded: bool, sight: &mut Sight, lit: &mut Lit, out: &mut Outbox) -> f32 {
    let before = open.document.before();
    let stands_at = open.ruling.and_then(stands_at);
    let width = ui.available_width();
    let mut folded_away = 0.0;
    let (mut above, top) = (None, ui.min_rect().top());
    ui.spacing_mut().item_spacing.y = 0.0;
    for (index, kind) in open.manifest.steps.iter().enumerate() {
        let step = open.ruling.and_then(|ruling| ruling.steps.iter().find(|step| step.id == kind.id));
        let not_reached = Step::not_reached(&kind.id);
        let decides = open.ruling.is_some_and(|ruling| ruling.deciding_step.as_deref() == Some(kind.id.as_str()));
        let step = step.unwrap_or(&not_reached);
        let comes_into_sight = stands_at == Some(kind.id.as_str()) && sight.wants(ui, open.document.id, &kind.id);
        let card = Card { open, kind, step, number: index + 1, decides, before };
        folded_away += card.folded_away(ui, width);
        if above.is_some() {
            ui.add_space(if card.reached() { GAP } else { GAP - 2.0 });
        }
        let rect = card.show(ui, folded, lit, out);
        if comes_into_sight {
            // With all that led to it, where there is room for that.
            let whole = rect.with_min_y(top);
            let fits = whole.height() + 2.0 * TO_SPARE <= ui.clip_rect().height();
            ui.scroll_to_rect(if fits { whole } else { rect.expand(4.0) }, None);
        }
        let x = Card::disc_x(rect);
        if let Some(bottom) = above {
            lead_on(ui, pos2(x, bottom), pos2(x, rect.top()), card.reached());
        }
        above = Some(rect.bottom());
    }
    ui.spacing_mut().item_spacing.y = 6.0;
    folded_away
}

/// The step at which a match stands: the one that decides, else the first that waits.
fn stands_at(ruling: &Ruling) -> Option<&str> {
    let waits = || ruling.steps.iter().find(|step| step.outcome == Outcome::Waiting).map(|step| step.id.as_str());
    ruling.deciding_step.as_deref().or_else(waits)
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
    let place = egui::UiBuilder::new().max_rect(all.with_min_x(all.left() + INDENT));
    ui.scope_builder(place, |ui| add(ui, all));
}

fn sentence(ui: &mut Ui, words: &str, points: f32, colour: egui::Color32) -> Response {
    ui.add(Label::new(RichText::new(words).font(theme::regular(points)).color(colour)).wrap())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn readings_open_where_there_is_room_and_never_open_and_close_in_turns() {
        let fit = |revision, room| Fit { document: DocumentId(1), revision: Some(revision), room, width: 300.0 };
        let mut folding = Folding::default();
        assert!(!folding.decide(fit(1, 500.0), 600.0) && folding.whole.is_none());
        assert!(folding.decide(fit(2, 500.0), 450.0) && folding.whole.is_some());
        assert!(!folding.decide(fit(2, 500.0), 450.0), "at rest");
        // What was reckoned and what came of it differ.
        assert!(folding.decide(fit(2, 500.0), 520.0) && folding.whole.is_none());
        for _ in 0..4 {
            assert!(!folding.decide(fit(2, 500.0), 450.0) && folding.whole.is_none());
        }
        assert!(folding.decide(fit(3, 500.0), 450.0), "another ruling is tried again");
    }
}
