//! A step of the rules in the flow: a card where it was reached, a line where it was not. The one that decides is larger and
//! in the colour of the side that it favours; one that waits says what for.

use arbiter_core::desk::changed::Before;
use arbiter_core::desk::{DocumentId, Intent};
use egui::{
    Align, Align2, Color32, CornerRadius, Frame, Id, Label, Layout, Margin, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};
use ruleset_api::manifest::StepKind;
use ruleset_api::ruling::Step;
use ruleset_api::{Level, Outcome, Text};

use super::bars::{self, Bars};
use super::{indented, sentence};
use crate::ui::Lit;
use crate::ui::icons::{self, Icon};
use crate::ui::open::Open;
use crate::ui::outbox::Outbox;
use crate::ui::standing;
use crate::ui::theme::{self, Palette, size, space};
use crate::ui::widgets::{pill, shown_number};

/// Room between the edge of a card and what is in it, to the left and to the right, in points.
const INSIDE: i8 = 10;
/// Radius of the disc with the number of a step, in points.
const DISC: f32 = 10.0;
/// So many entries that a step waits for are listed.
const WAITED_FOR: usize = 3;

/// A step to be shown.
pub(super) struct Card<'a> {
    pub(super) open: &'a Open<'a>,
    pub(super) kind: &'a StepKind,
    pub(super) step: &'a Step,
    pub(super) number: usize,
    /// It is the one that decides.
    pub(super) decides: bool,
    /// The ruling before the last edit.
    pub(super) before: Option<&'a Before>,
}

/// The id of a step's card.
pub(crate) fn step_id(document: DocumentId, step: &str) -> Id {
    Id::unique(("step", document, step))
}

impl Card<'_> {
    /// Whether the step was reached.
    pub(super) fn reached(&self) -> bool {
        self.step.outcome != Outcome::NotReached
    }

    /// What the readings of the step need, in points, beyond the line that is left of them where they are folded; nothing
    /// where they are never folded.
    pub(super) fn folded_away(&self, ui: &Ui, width: f32) -> f32 {
        if !self.folds() {
            return 0.0;
        }
        // Beside the margins: the edge of the card, and the line before the words.
        let width = width - 2.0 * f32::from(INSIDE) - 2.0 - super::INDENT;
        let height = |reading: &Text| {
            let words = self.open.locale.rendered(reading).to_owned();
            ui.painter().layout(words, theme::regular(size::SMALL), Color32::BLACK, width).size().y + 2.0
        };
        self.step.readings.iter().map(height).sum()
    }

    /// Whether the readings of the step may fold: the judge does not look at it now.
    fn folds(&self) -> bool {
        !self.decides && !self.selected() && self.step.outcome != Outcome::Waiting
    }

    /// Shows the card; where it is. `folded`: readings are cut to a line, so that the deciding step comes into sight.
    pub(super) fn show(&self, ui: &mut Ui, folded: bool, lit: &mut Lit, out: &mut Outbox) -> Rect {
        let palette = Palette::of(ui);
        let selected = self.selected();
        let waits = self.step.outcome == Outcome::Waiting;
        let (fill, stroke, above) = match (self.decides, waits, self.reached() || selected) {
            (true, ..) => {
                let colour = self.colour(palette);
                (palette.paper.lerp_to_gamma(colour, 0.08), Stroke::new(2.0, colour), 8)
            }
            (_, true, _) => (palette.pale_warn, Stroke::new(1.5, palette.warn), 6),
            (.., true) => (palette.paper, Stroke::new(1.0, palette.line), 4),
            (.., false) => (Color32::TRANSPARENT, Stroke::NONE, 0),
        };
        let frame = Frame::new().fill(fill).stroke(stroke).corner_radius(CornerRadius::same(8));
        let response = frame
            .inner_margin(Margin::symmetric(INSIDE, above))
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = 2.0;
                self.head(ui);
                if self.reached() || selected {
                    self.contents(ui, folded && self.folds());
                }
            })
            .response;
        // A label from the step as a whole, so that the card is one thing to press.
        let pressed = ui.interact(response.rect, step_id(self.open.document.id, &self.kind.id), Sense::click());
        let name = format!("{}. {}: {}", self.number, self.title(), self.outcome());
        pressed.widget_info(|| WidgetInfo::selected(Role::Button, true, selected, &name));
        let counts = !self.step.counted.is_empty();
        if selected || counts && (pressed.hovered() || pressed.has_focus()) {
            ui.painter().rect_stroke(response.rect, 8.0, Stroke::new(2.0, palette.dark_gold), StrokeKind::Inside);
        }
        if pressed.has_focus() {
            ui.painter().rect_stroke(response.rect.expand(2.0), 9.0, Stroke::new(1.5, palette.focus), StrokeKind::Outside);
        }
        // The pointer comes before the keyboard.
        if pressed.hovered() || pressed.has_focus() && *lit == Lit::Nothing {
            *lit = Lit::Step(self.kind.id.clone());
        }
        if pressed.gained_focus() {
            ui.scroll_to_rect(response.rect.expand(4.0), None);
        }
        if pressed.clicked() {
            out.ask(Intent::SelectStep((!selected).then(|| self.kind.id.clone())));
        }
        response.rect
    }

    /// Where the disc of a card lies from side to side.
    pub(super) fn disc_x(rect: Rect) -> f32 {
        rect.left() + f32::from(INSIDE) + DISC
    }

    fn selected(&self) -> bool {
        self.open.document.selection.step.as_deref() == Some(self.kind.id.as_str())
    }

    fn title(&self) -> &str {
        self.open.locale.rendered(&self.kind.title)
    }

    fn outcome(&self) -> String {
        let any_decides = self.open.ruling.is_some_and(|ruling| ruling.deciding_step.is_some());
        self.open.locale.t(standing::outcome(self.step.outcome, self.decides, any_decides))
    }

    /// The colour of the side that the step favours.
    fn colour(&self, palette: &Palette) -> Color32 {
        match self.step.favours.as_slice() {
            [side] => palette.side(*side),
            _ => palette.accent,
        }
    }

    /// Number, title and outcome.
    fn head(&self, ui: &mut Ui) {
        let palette = Palette::of(ui);
        let (back, waits) = (!self.reached(), self.step.outcome == Outcome::Waiting);
        ui.horizontal(|ui| {
            let (disc, _) = ui.allocate_exact_size(vec2(2.0 * DISC, 2.0 * DISC), Sense::hover());
            let (fill, ink) = match (self.decides, waits, back) {
                (true, ..) => (self.colour(palette), palette.on_accent),
                (_, true, _) => (palette.warn, palette.on_accent),
                (.., true) => (palette.paper, palette.muted),
                _ => (palette.calm, palette.ink),
            };
            ui.painter().circle_filled(disc.center(), DISC, fill);
            if back {
                ui.painter().circle_stroke(disc.center(), DISC - 0.5, Stroke::new(1.0, palette.line));
            }
            let font = theme::bold(size::SMALL);
            ui.painter().text(disc.center(), Align2::CENTER_CENTER, self.number.to_string(), font, ink);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let outcome = self.outcome();
                match (self.decides, waits, back) {
                    (true, ..) => pill(ui, &outcome, self.colour(palette), palette.on_accent, true),
                    (_, true, _) => pill(ui, &outcome, palette.warn, palette.on_accent, true),
                    (.., true) => ui.label(RichText::new(&outcome).size(size::SMALL).color(palette.muted)),
                    _ => pill(ui, &outcome, palette.calm, palette.muted, false),
                };
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let font = match (self.decides, back) {
                        (true, _) => theme::bold(size::SUMMARY),
                        (_, true) => theme::regular(size::SENTENCE),
                        _ => theme::bold(size::BODY),
                    };
                    let title = RichText::new(self.title()).font(font).color(if back { palette.muted } else { palette.ink });
                    if !back {
                        ui.add(Label::new(title).wrap());
                        return;
                    }
                    ui.add(Label::new(title).truncate());
                    let article = RichText::new(self.article()).size(size::SMALL).color(palette.muted);
                    if ui.available_width() > 60.0 {
                        ui.add(Label::new(article).truncate());
                    }
                });
            });
        });
    }

    fn contents(&self, ui: &mut Ui, folded: bool) {
        let palette = Palette::of(ui);
        let full = self.decides || self.selected() || self.step.outcome == Outcome::Waiting;
        let numbers = self.step.sides.iter().any(|side| side.value.is_some());
        let facing = numbers && self.step.sides.len() == 2;
        if numbers {
            let changed = |side| self.was(side).is_some();
            Bars { open: self.open, step: self.step, decides: self.decides, captions: full, changed: &changed }.show(ui);
        }
        if self.on_one_line(ui) {
            return;
        }
        if let Some(text) = &self.step.text {
            let points = if self.decides { size::BODY } else { size::SENTENCE };
            sentence(ui, self.open.locale.rendered(text), points, palette.ink);
        }
        // The words on each side stand where the judge looks now; the readings wherever one was followed.
        if full && !facing && self.step.sides.len() <= 2 {
            let words = self.step.sides.iter().map(|side| side.text.as_ref().map_or("", |text| self.open.locale.rendered(text)));
            bars::captions_below(ui, self.open, &words.collect::<Vec<_>>());
        }
        if self.step.outcome == Outcome::Waiting {
            self.waited_for(ui);
        }
        if !folded {
            for reading in &self.step.readings {
                self.reading(ui, self.open.locale.rendered(reading));
            }
        }
        self.citation(ui, folded);
        if self.selected() {
            sentence(ui, &self.open.locale.t("ui-step-pinned"), size::SMALL, palette.dark_gold);
        }
    }

    /// A short sentence with its article beside it, where a step has nothing more to say.
    fn on_one_line(&self, ui: &mut Ui) -> bool {
        let palette = Palette::of(ui);
        let plain = self.folds() && self.step.readings.is_empty() && self.margin().is_none() && self.all_was().next().is_none();
        let Some(text) = self.step.text.as_ref().filter(|_| plain) else { return false };
        let words = self.open.locale.rendered(text);
        let wide =
            |words: &str, points| ui.painter().layout_no_wrap(words.to_owned(), theme::regular(points), palette.ink).size().x;
        let needed = wide(words, size::SENTENCE) + space::LARGE + wide(self.article(), size::SMALL);
        if needed > ui.available_width() {
            return false;
        }
        ui.allocate_ui_with_layout(vec2(ui.available_width(), 17.0), Layout::right_to_left(Align::Center), |ui| {
            self.article_label(ui);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| sentence(ui, words, size::SENTENCE, palette.ink));
        });
        true
    }

    /// The entries that a step waits for.
    fn waited_for(&self, ui: &mut Ui) {
        let palette = Palette::of(ui);
        let problems = self.open.ruling.map_or(&[][..], |ruling| &ruling.problems);
        let missing: Vec<_> = problems.iter().filter(|problem| problem.level == Level::Error).collect();
        for problem in missing.iter().take(WAITED_FOR) {
            indented(ui, |ui, rect| {
                let pen = Rect::from_center_size(pos2(rect.left() + 5.0, rect.top() + 9.0), vec2(10.0, 10.0));
                Icon::Pen.paint(ui.painter(), pen, palette.warn);
                sentence(ui, self.open.locale.rendered(&problem.text), size::SENTENCE, palette.ink);
            });
        }
        if let Some(more @ 1..) = missing.len().checked_sub(WAITED_FOR) {
            let words = self.open.locale.text(&Text::new("cascade-waits-for-more").with("n", more));
            indented(ui, |ui, _| sentence(ui, &words, size::SMALL, palette.muted));
        }
    }

    /// An open reading of the rules that the step follows.
    fn reading(&self, ui: &mut Ui, words: &str) {
        let palette = Palette::of(ui);
        indented(ui, |ui, rect| {
            sentence(ui, words, size::SMALL, palette.muted);
            let line = ui.min_rect().y_range().shrink(2.0);
            ui.painter().vline(rect.left() + 5.0, line, Stroke::new(2.0, palette.cell_edge));
        });
    }

    fn article(&self) -> &str {
        self.open.manifest.article(&self.kind.article).map_or("", |article| self.open.locale.rendered(&article.title))
    }

    fn margin(&self) -> Option<i64> {
        self.step.margin.filter(|_| self.reached())
    }

    /// The number of a side before the last edit, where that changed it.
    fn was(&self, side: usize) -> Option<Option<i64>> {
        self.before?.value(&self.kind.id, side)
    }

    fn all_was(&self) -> impl Iterator<Item = (usize, Option<i64>)> {
        (0..self.step.sides.len()).filter_map(|side| Some((side, self.was(side)?)))
    }

    /// The article that the step follows and, to the right, the margin and what the last edit changed. Folded readings go on
    /// after the article.
    fn citation(&self, ui: &mut Ui, folded: bool) {
        let palette = Palette::of(ui);
        let small = |words: &str, bold: bool| {
            let font = if bold { theme::bold(size::SMALL) } else { theme::regular(size::SMALL) };
            RichText::new(words).font(font).color(if bold { palette.ink } else { palette.muted })
        };
        ui.allocate_ui_with_layout(vec2(ui.available_width(), 16.0), Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = space::SMALL;
            if let Some(margin) = self.margin() {
                let words = self.open.locale.text(&Text::new("ui-margin").with("n", margin));
                ui.label(small(&words, self.decides));
            }
            let was: Vec<_> = self.all_was().collect();
            for (side, was) in was.into_iter().rev().take(3) {
                let words = match was {
                    Some(number) => self.open.locale.text(&Text::new("cascade-was").with("n", shown_number(number))),
                    None => self.open.locale.t("cascade-was-none"),
                };
                let said = format!("{}: {words}", self.open.side(side));
                let label = ui.label(RichText::new(words).font(theme::regular(size::SMALL)).color(palette.dark_gold));
                label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
                label.on_hover_text(said);
                let (mark, _) = ui.allocate_exact_size(vec2(9.0, 9.0), Sense::hover());
                icons::side_mark(ui.painter(), mark, Some(side), palette.side(side));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let readings = self.step.readings.iter().map(|reading| self.open.locale.rendered(reading));
                let readings = readings.collect::<Vec<_>>().join(" ");
                if !folded || readings.is_empty() {
                    return self.article_label(ui);
                }
                // What the article says, in the reading of it that is followed.
                let words = format!("{} — {readings}", self.article());
                let explained = self.explained();
                ui.add(Label::new(small(&words, false)).truncate()).on_hover_text(explained);
            });
        });
    }

    fn article_label(&self, ui: &mut Ui) {
        let label = RichText::new(self.article()).font(theme::regular(size::SMALL)).color(Palette::of(ui).muted);
        let response = ui.add(Label::new(label).truncate());
        let explained = self.explained();
        if !explained.is_empty() {
            response.on_hover_text(explained);
        }
    }

    /// What the article says, and how it is read.
    fn explained(&self) -> String {
        let article = self.open.manifest.article(&self.kind.article);
        let summary = article.map(|article| self.open.locale.rendered(&article.summary));
        let readings = self.step.readings.iter().map(|reading| self.open.locale.rendered(reading));
        summary.into_iter().chain(readings).collect::<Vec<_>>().join("\n\n")
    }
}
