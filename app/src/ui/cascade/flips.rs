//! What would flip the ruling: every single change that would, grouped by its kind, the nearest first. Each can be tried, and
//! is shown on the board while the pointer or the keyboard is at it.

use std::collections::BTreeSet;

use arbiter_core::desk::{DocumentId, Intent};
use arbiter_core::what_if::{Flip, FlipKind, WhatIf};
use egui::{Align, Label, Layout, Rect, RichText, Role, Sense, Shape, Ui, WidgetInfo, vec2};
use ruleset_api::manifest::{Field, Of};
use ruleset_api::{Ruling, Text};

use super::changed::arrow;
use crate::ui::Lit;
use crate::ui::open::Open;
use crate::ui::outbox::Outbox;
use crate::ui::sheet::heading;
use crate::ui::standing::Standing;
use crate::ui::theme::{self, Palette, size, space};
use crate::ui::widgets::{Press, pill, pill_width};

/// So many of a kind are shown before the rest unfolds.
const SHOWN: usize = 4;
/// A list that is older than the record for longer than this, in seconds, is shown as such.
const LATE: f64 = 0.3;

/// Room for the arrow and the sign before what would come of a change, in points.
const BEFORE_WORDS: f32 = 34.0;

/// What the list remembers between frames.
#[derive(Debug, Default)]
pub(crate) struct FlipsState {
    /// The kinds of which all are shown.
    unfolded: BTreeSet<(DocumentId, FlipKind)>,
    /// The entry that gets the keyboard in the next frame.
    pub(in crate::ui) go_to: Option<usize>,
    /// Since when the list is older than the record, in seconds of the window's time.
    stale_since: Option<f64>,
}

/// The nearest change that a small slip would make, with its index and what would have to be checked.
pub(crate) fn nearest_slip(open: &Open<'_>) -> Option<(usize, String)> {
    let found = open.document.what_if.found.as_ref()?;
    let slips = found.flips.iter().enumerate().filter(|(_, flip)| flip.check);
    let (index, flip) = slips.min_by_key(|(_, flip)| (flip.kind, flip.distance))?;
    let what = entry_name(open, &flip.at).unwrap_or_else(|| words(open, flip));
    Some((index, open.locale.text(&Text::new("cascade-slip").with("what", what))))
}

/// Shows the list.
pub(super) fn show(ui: &mut Ui, open: &Open<'_>, state: &mut FlipsState, lit: &mut Lit, out: &mut Outbox) {
    let (Some(found), Some(ruling)) = (open.document.what_if.found.as_deref(), open.ruling) else { return };
    let stale = stale(ui, open, state);
    heading(ui, &open.locale.t("cascade-flip"));
    if found.flips.is_empty() {
        let ink = Palette::of(ui).muted;
        super::sentence(ui, &open.locale.t("cascade-flip-none"), size::SENTENCE, ink);
        return;
    }
    let list = List { open, found, ruling, stale };
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for kind in [FlipKind::Piece, FlipKind::Number, FlipKind::Choice, FlipKind::Row] {
            list.group(ui, kind, state, lit, out);
        }
    });
    state.go_to = None;
}

/// Whether the list is older than the record, and has been for so long that it must be seen.
fn stale(ui: &Ui, open: &Open<'_>, state: &mut FlipsState) -> bool {
    if open.document.what_if().is_some() {
        state.stale_since = None;
        return false;
    }
    let now = ui.input(|input| input.time);
    let late = now - *state.stale_since.get_or_insert(now) > LATE;
    if !late {
        ui.ctx().request_repaint_after_secs(0.35);
    }
    late
}

/// What an entry says that the judge would do.
fn words(open: &Open<'_>, flip: &Flip) -> String {
    open.locale.text_about(&flip.text, open.names)
}

struct List<'a> {
    open: &'a Open<'a>,
    found: &'a WhatIf,
    ruling: &'a Ruling,
    stale: bool,
}

impl List<'_> {
    fn group(&self, ui: &mut Ui, kind: FlipKind, state: &mut FlipsState, lit: &mut Lit, out: &mut Outbox) {
        let of_kind = || self.found.flips.iter().enumerate().filter(move |(_, flip)| flip.kind == kind);
        let count = of_kind().count();
        if count == 0 {
            return;
        }
        let palette = Palette::of(ui);
        let (locale, key) = (self.open.locale, (self.open.document.id, kind));
        let title = locale.t(match kind {
            FlipKind::Piece => "cascade-flip-pieces",
            FlipKind::Number => "cascade-flip-numbers",
            FlipKind::Choice => "cascade-flip-choices",
            FlipKind::Row => "cascade-flip-rows",
        });
        ui.add_space(space::SMALL);
        let label = ui.label(RichText::new(&title).font(theme::bold(size::SMALL)).color(palette.ink));
        label.widget_info(|| WidgetInfo::labeled(Role::Heading, true, &title));
        // What the keyboard is led to is among what is shown.
        let hidden = |place: usize, index: usize| place >= SHOWN && state.go_to == Some(index);
        if of_kind().enumerate().any(|(place, (index, _))| hidden(place, index)) {
            state.unfolded.insert(key);
        }
        let shown = if state.unfolded.contains(&key) { count } else { SHOWN };
        for (index, flip) in of_kind().take(shown) {
            self.entry(ui, index, flip, state.go_to == Some(index), lit, out);
        }
        if count > SHOWN {
            ui.add_space(space::SMALL);
            let all = state.unfolded.contains(&key);
            let words =
                if all { locale.t("cascade-flip-fewer") } else { locale.text(&Text::new("cascade-flip-all").with("n", count)) };
            let name = format!("{title}: {words}");
            if Press::words(&words).named(&name).show(ui).clicked() {
                if all {
                    state.unfolded.remove(&key)
                } else {
                    state.unfolded.insert(key)
                };
            }
        }
    }

    /// A change, what would come of it, and the button that makes it.
    fn entry(&self, ui: &mut Ui, index: usize, flip: &Flip, gets_keyboard: bool, lit: &mut Lit, out: &mut Outbox) {
        let palette = Palette::of(ui);
        let ground = ui.painter().add(Shape::Noop);
        let locale = self.open.locale;
        let words = words(self.open, flip);
        let ink = if self.stale { palette.muted } else { palette.ink };
        let line = ui.horizontal(|ui| {
            ui.set_min_height(40.0);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let (try_it, name) = (locale.t("cascade-try"), Text::new("cascade-try-named").with("change", words.as_str()));
                let button = ui.add_enabled_ui(!self.stale, |ui| Press::words(&try_it).named(&locale.text(&name)).show(ui)).inner;
                if gets_keyboard {
                    button.request_focus();
                    button.scroll_to_me(Some(Align::Center));
                }
                if button.clicked() {
                    out.ask(Intent::TryFlip(index));
                }
                ui.with_layout(Layout::top_down(Align::Min), |ui| {
                    ui.spacing_mut().item_spacing.y = 1.0;
                    ui.add_space(3.0);
                    super::sentence(ui, &words, size::SENTENCE, ink);
                    self.outcome(ui, flip);
                    ui.add_space(3.0);
                });
                button.has_focus()
            })
            .inner
        });
        let rect: Rect = line.response.rect;
        ui.painter().hline(rect.x_range(), rect.bottom(), egui::Stroke::new(1.0, palette.line));
        let hovered = ui.rect_contains_pointer(rect);
        if !self.stale && (hovered || line.inner) {
            ui.painter().set(ground, Shape::rect_filled(rect.expand2(vec2(6.0, 0.0)), 4.0, palette.pale_gold));
            if hovered || *lit == Lit::Nothing {
                *lit = Lit::Flip(index);
            }
        }
    }

    /// An arrow, how things would stand, and whether a small slip would do it.
    fn outcome(&self, ui: &mut Ui, flip: &Flip) {
        let palette = Palette::of(ui);
        let (result, deciding_step) = (flip.result.as_deref(), flip.deciding_step.as_deref());
        let standing = Standing { status: flip.status, winners: &flip.winners, result, deciding_step };
        let words = standing.line(self.open, Some(Standing::of(self.ruling)));
        let colour = if self.stale { palette.muted } else { standing.colour(palette) };
        let font = theme::regular(size::SMALL);
        let wide = ui.painter().layout_no_wrap(words.clone(), font.clone(), colour).size().x;
        let check = flip.check.then(|| self.open.locale.t("cascade-check"));
        let pill_fits = check
            .as_ref()
            .is_some_and(|check| wide + pill_width(ui, check, true) + BEFORE_WORDS + space::MEDIUM <= ui.available_width());
        ui.allocate_ui_with_layout(vec2(ui.available_width(), 17.0), Layout::left_to_right(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = space::SMALL;
            arrow(ui, palette.muted);
            let (sign, _) = ui.allocate_exact_size(vec2(11.0, 11.0), Sense::hover());
            standing.paint(ui, sign, colour);
            ui.add(Label::new(RichText::new(&words).font(font).color(colour)).truncate()).on_hover_text(&words);
            if let Some(check) = check.as_ref().filter(|_| pill_fits) {
                ui.add_space(space::SMALL);
                pill(ui, check, palette.gold, palette.ink, true);
            }
        });
        if let Some(check) = check.filter(|_| !pill_fits) {
            ui.add_space(1.0);
            pill(ui, &check, palette.gold, palette.ink, true);
        }
    }
}

/// What stands at a place of the record, in words: where a piece stands, or an entry and whose it is.
fn entry_name(open: &Open<'_>, at: &str) -> Option<String> {
    let parts: Vec<String> = at.split('/').skip(1).map(|part| part.replace("~1", "/").replace("~0", "~")).collect();
    let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
    let (manifest, record) = (open.manifest, &open.document.record);
    let label = |field: &Field| open.locale.rendered(&field.label).to_owned();
    let entered = |of: Of, key: &str| manifest.fields_of(of).find(|field| field.key == key).map(label);
    let whose =
        |field: String, whose: String| open.locale.text(&Text::new("cascade-entry-of").with("field", field).with("whose", whose));
    let side = |index: &str| Some(open.side(index.parse().ok()?));
    match parts.as_slice() {
        ["boards", board, "pieces", index, ..] => {
            let piece = record.boards.get(*board)?.pieces.get(index.parse::<usize>().ok()?)?;
            let place = Text::new("cascade-place-of").with("piece", open.piece(board, piece.id));
            Some(open.locale.text(&place))
        }
        ["sides", index, "values", key] => Some(whose(entered(Of::Side, key)?, side(index)?)),
        ["values", key, ..] => entered(Of::Match, key),
        ["settings", key, ..] => entered(Of::Setting, key),
        ["rows", table, _, key, of_side @ ..] => {
            let kind = manifest.row_kind(table)?;
            let field = kind.fields.iter().find(|field| field.key == *key).map(label)?;
            let of_table = whose(field, open.locale.rendered(&kind.label).to_owned());
            match of_side {
                [of_side] => Some(whose(of_table, side(of_side)?)),
                _ => Some(of_table),
            }
        }
        _ => None,
    }
}
