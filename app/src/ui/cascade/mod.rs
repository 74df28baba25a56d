//! The cascade: every step of the rules as a card, in order. The deciding one stands out, those that were not reached stand
//! back. A click on a card lights the pieces that its step counted. Above them the points of the sides, below them the tables
//! that the ruleset computed.

mod bars;
mod grid;
mod points;

use arbiter_core::desk::Intent;
use egui::{Align2, Color32, CornerRadius, Frame, Id, Label, Margin, RichText, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};
use ruleset_api::manifest::StepKind;
use ruleset_api::ruling::Step;
use ruleset_api::{Outcome, Text};

use super::icons;
use super::open::{Open, is_new};
use super::outbox::Outbox;
use super::sheet::heading_line;
use super::theme::{self, Palette, size};
use super::widgets::pill;

/// Shows the steps of the ruling.
pub(crate) fn show(ui: &mut Ui, open: &Open<'_>, out: &mut Outbox) {
    ui.spacing_mut().item_spacing.y = 6.0;
    points::show(ui, open);
    heading_line(ui, &open.locale.t("ui-cascade"));
    for (index, kind) in open.manifest.steps.iter().enumerate() {
        let step = open.ruling.and_then(|ruling| ruling.steps.iter().find(|step| step.id == kind.id));
        let not_reached = Step::not_reached(&kind.id);
        let decides = open.ruling.is_some_and(|ruling| ruling.deciding_step.as_deref() == Some(kind.id.as_str()));
        let card = Card { open, kind, step: step.unwrap_or(&not_reached), number: index + 1, decides };
        card.show(ui, out);
    }
    points::tables(ui, open);
}

/// A step to be shown.
struct Card<'a> {
    open: &'a Open<'a>,
    kind: &'a StepKind,
    step: &'a Step,
    number: usize,
    decides: bool,
}

impl Card<'_> {
    fn show(&self, ui: &mut Ui, out: &mut Outbox) {
        let palette = Palette::of(ui);
        let selected = self.selected();
        let stroke = match (self.decides, selected) {
            (_, true) => Stroke::new(2.5, palette.dark_gold),
            (true, false) => Stroke::new(2.0, self.colour(palette)),
            (false, false) => Stroke::new(1.0, palette.line),
        };
        let fill = if self.decides { palette.paper.lerp_to_gamma(self.colour(palette), 0.08) } else { palette.paper };
        let frame =
            Frame::new().fill(fill).stroke(stroke).corner_radius(CornerRadius::same(8)).inner_margin(Margin::symmetric(10, 5));
        let response = frame
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = 2.0;
                self.contents(ui);
            })
            .response;
        // A label from the step as a whole, so that the card is one thing to press.
        let id = Id::unique(("step", self.open.document.id, &self.kind.id));
        let pressed = ui.interact(response.rect, id, Sense::click());
        let name = format!("{}. {}: {}", self.number, self.title(), self.outcome());
        pressed.widget_info(|| WidgetInfo::selected(Role::Button, true, selected, &name));
        if pressed.has_focus() {
            ui.painter().rect_stroke(response.rect.expand(2.0), 9.0, Stroke::new(1.5, palette.focus), egui::StrokeKind::Outside);
        }
        if self.decides && is_new(ui, "step that decided", (self.open.document.id, &self.kind.id)) {
            ui.scroll_to_rect(response.rect, None);
        }
        if pressed.clicked() {
            out.ask(Intent::SelectStep((!selected).then(|| self.kind.id.clone())));
        }
    }

    fn selected(&self) -> bool {
        self.open.document.selection.step.as_deref() == Some(self.kind.id.as_str())
    }

    fn title(&self) -> &str {
        self.open.locale.rendered(&self.kind.title)
    }

    fn outcome(&self) -> String {
        let id = match (self.decides, self.step.outcome) {
            (true, _) => "ui-step-decides",
            (false, Outcome::Decided) => "ui-step-settled",
            (false, Outcome::Level) => "ui-step-level",
            (false, Outcome::Passed) => "ui-step-passed",
            (false, Outcome::Waiting) => "ui-step-waiting",
            (false, Outcome::NotReached) if self.open.ruling.is_some_and(|ruling| ruling.deciding_step.is_some()) => {
                "ui-step-not-needed"
            }
            (false, Outcome::NotReached) => "ui-step-not-reached",
        };
        self.open.locale.t(id)
    }

    /// The colour of the side that the step favours.
    fn colour(&self, palette: &Palette) -> Color32 {
        self.step.favours.first().map_or(palette.accent, |&side| palette.side(side))
    }

    fn contents(&self, ui: &mut Ui) {
        let palette = Palette::of(ui);
        let back = self.step.outcome == Outcome::NotReached;
        self.head(ui, if back { palette.muted } else { palette.ink });
        if self.step.sides.iter().any(|side| side.value.is_some()) {
            bars::show(ui, self.open, self.step, self.decides);
        }
        if let Some(text) = &self.step.text {
            sentence(ui, self.open.locale.rendered(text), size::SENTENCE, palette.ink);
        }
        // The words on each side stand where the judge looks now; the readings wherever one was followed.
        let full = self.decides || self.selected() || self.step.outcome == Outcome::Waiting;
        if full && !back && self.step.sides.len() <= 2 {
            self.of_each_side(ui);
        }
        for reading in self.step.readings.iter().filter(|_| !back) {
            self.reading(ui, self.open.locale.rendered(reading));
        }
        self.citation(ui);
        if self.selected() {
            sentence(ui, &self.open.locale.t("ui-step-pinned"), size::SMALL, palette.dark_gold);
        }
    }

    /// A word on each side, after its mark.
    fn of_each_side(&self, ui: &mut Ui) {
        let palette = Palette::of(ui);
        for (side, text) in self.step.sides.iter().enumerate().filter_map(|(side, of_side)| Some((side, of_side.text.as_ref()?)))
        {
            indented(ui, |ui, rect| {
                let mark = egui::Rect::from_center_size(pos2(rect.left() + 5.0, rect.top() + 9.0), vec2(9.0, 9.0));
                icons::side_mark(ui.painter(), mark, Some(side), palette.side(side));
                sentence(ui, self.open.locale.rendered(text), size::SMALL, palette.ink);
            });
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

    /// Number, title and outcome.
    fn head(&self, ui: &mut Ui, ink: Color32) {
        let palette = Palette::of(ui);
        ui.horizontal(|ui| {
            let (disc, _) = ui.allocate_exact_size(vec2(20.0, 20.0), Sense::hover());
            let (fill, number) = if self.decides { (self.colour(palette), palette.on_accent) } else { (palette.calm, ink) };
            ui.painter().circle_filled(disc.center(), 10.0, fill);
            let font = theme::bold(size::SMALL);
            ui.painter().text(disc.center(), Align2::CENTER_CENTER, self.number.to_string(), font, number);
            let outcome = self.outcome();
            let (fill, words) = match (self.decides, self.step.outcome) {
                (true, _) => (self.colour(palette), palette.on_accent),
                (false, Outcome::Waiting) => (palette.pale_warn, palette.warn),
                _ => (palette.calm, palette.muted),
            };
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                pill(ui, &outcome, fill, words, self.decides);
                ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                    ui.add(Label::new(RichText::new(self.title()).font(theme::bold(size::BODY)).color(ink)).wrap());
                });
            });
        });
    }

    /// The article that the step follows, and the margin.
    fn citation(&self, ui: &mut Ui) {
        let palette = Palette::of(ui);
        let article = self.open.manifest.article(&self.kind.article);
        let cited = article.map(|article| self.open.locale.rendered(&article.title).to_owned());
        let margin = self.step.margin.filter(|_| self.step.outcome != Outcome::NotReached);
        let margin = margin.map(|margin| self.open.locale.text(&Text::new("ui-margin").with("n", margin)));
        let words = cited.into_iter().chain(margin).collect::<Vec<_>>().join(" · ");
        let label = RichText::new(words).font(theme::regular(size::SMALL)).color(palette.muted);
        let response = ui.add(Label::new(label).wrap());
        let summary = article.map(|article| self.open.locale.rendered(&article.summary)).into_iter();
        let explained = summary.chain(self.step.readings.iter().map(|reading| self.open.locale.rendered(reading)));
        let explained = explained.collect::<Vec<_>>().join("\n\n");
        if !explained.is_empty() {
            response.on_hover_text(explained);
        }
    }
}

/// Adds something a little to the right of a sign, which is painted into the rectangle around both.
fn indented(ui: &mut Ui, add: impl FnOnce(&mut Ui, egui::Rect)) {
    let all = ui.available_rect_before_wrap();
    let place = egui::UiBuilder::new().max_rect(all.with_min_x(all.left() + 16.0));
    ui.scope_builder(place, |ui| add(ui, all));
}

fn sentence(ui: &mut Ui, words: &str, points: f32, colour: Color32) {
    ui.add(Label::new(RichText::new(words).font(theme::regular(points)).color(colour)).wrap());
}

/// Where a value stands beside its bar.
fn value_at(ui: &Ui, words: &str, at: egui::Pos2, align: Align2, colour: Color32) {
    ui.painter().text(pos2(at.x, at.y), align, words, theme::bold(size::BODY), colour);
}
