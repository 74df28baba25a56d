//! At the foot of the cascade: what the last edit made of the verdict, before and after, with a way back.

use arbiter_core::desk::changed::{Before, Did};
use arbiter_core::desk::{Document, Intent};
use arbiter_core::locale::Locale;
use egui::{Align, Color32, Frame, Label, Layout, Margin, Panel, Rect, RichText, Sense, Stroke, Ui, pos2, vec2};
use ruleset_api::{Ruling, Text};

use crate::ui::icons::Icon;
use crate::ui::open::Open;
use crate::ui::outbox::Outbox;
use crate::ui::standing::Standing;
use crate::ui::theme::{self, Palette, size, space};
use crate::ui::widgets::Press;

/// Height of a verdict, in points.
const LINE: f32 = 20.0;
/// Room for the sign before a verdict, in points.
const SIGN: f32 = 18.0;
/// Room for the arrow between two verdicts, in points.
const ARROW: f32 = 22.0;

/// Shows the verdict before and after the last edit, where it is another one. While a match is still being entered there is
/// none that could change.
pub(crate) fn foot(ui: &mut Ui, open: &Open<'_>, out: &mut Outbox) {
    let (Some(before), Some(ruling)) = (open.document.before(), open.ruling) else { return };
    if !before.verdict_changed() || !before.ruling.status.stands() {
        return;
    }
    let palette = Palette::of(ui);
    let verdicts = Verdicts::new(ui, open, &before.ruling, ruling);
    let margin = Margin { left: 14, right: 14, top: 6, bottom: 6 };
    let height = theme::CONTROL + 2.0 + verdicts.lines() * LINE + 12.0;
    let frame = Frame::new().fill(palette.calm).inner_margin(margin);
    Panel::bottom("changed").frame(frame).exact_size(height).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.allocate_ui_with_layout(vec2(ui.available_width(), theme::CONTROL), Layout::right_to_left(Align::Center), |ui| {
            if Press::icon(Icon::Close, &open.locale.t("ui-dismiss")).show(ui).clicked() {
                out.ask(Intent::DismissChange);
            }
            way_back(ui, open, before, out);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let words = did(open, &before.did);
                let label = RichText::new(&words).font(theme::bold(size::SENTENCE)).color(palette.ink);
                ui.add(Label::new(label).truncate()).on_hover_text(words);
            });
        });
        verdicts.show(ui);
    });
}

/// What was done, in words.
fn did(open: &Open<'_>, did: &Did) -> String {
    let about = |id: &str, action: &Text| open.locale.text_about(&Text::new(id).with("action", action.clone()), open.names);
    match did {
        Did::Edited(action) => about("cascade-last-edit", action),
        Did::Undid(action) => about("cascade-undone", action),
        Did::Redid(action) => about("cascade-redone", action),
        Did::Several => open.locale.t("cascade-several-edits"),
    }
}

/// The button that takes the last action back.
fn way_back(ui: &mut Ui, open: &Open<'_>, before: &Before, out: &mut Outbox) {
    let (locale, document): (&Locale, &Document) = (open.locale, open.document);
    let history = &document.history;
    let (words, named, step, intent) = match before.did {
        Did::Undid(_) => ("desk-command-redo", "desk-command-redo-named", history.redo.last(), Intent::Redo),
        _ => ("desk-command-undo", "desk-command-undo-named", history.undo.last(), Intent::Undo),
    };
    let Some(step) = step else { return };
    let name = locale.text_about(&Text::new(named).with("action", step.name.clone()), open.names);
    if Press::words(&locale.t(words)).named(&name).help(&name).show(ui).clicked() {
        out.ask(intent);
    }
}

/// Two verdicts with an arrow between them, on one line or two.
struct Verdicts<'a> {
    before: (Standing<'a>, String),
    after: (Standing<'a>, String),
    /// Colour of the one after.
    colour: Color32,
    one_line: bool,
}

impl<'a> Verdicts<'a> {
    fn new(ui: &Ui, open: &Open<'_>, before: &'a Ruling, after: &'a Ruling) -> Self {
        let palette = Palette::of(ui);
        let (before, after) = (Standing::of(before), Standing { status: open.status(after), ..Standing::of(after) });
        let words = [before.line(open, Some(after)), after.line(open, Some(before))];
        let wide = |words: &str, font| ui.painter().layout_no_wrap(words.to_owned(), font, palette.ink).size().x;
        let [then, now] = words;
        let needed = wide(&then, theme::regular(size::SENTENCE)) + wide(&now, theme::bold(size::SENTENCE));
        let room = ui.available_width() - 2.0 * space::LARGE - ARROW - 2.0 * SIGN;
        Self { before: (before, then), after: (after, now), colour: after.colour(palette), one_line: needed <= room }
    }

    fn lines(&self) -> f32 {
        if self.one_line { 1.0 } else { 2.0 }
    }

    fn show(&self, ui: &mut Ui) {
        let palette = Palette::of(ui);
        let before = |ui: &mut Ui| verdict(ui, &self.before, theme::regular(size::SENTENCE), palette.muted, palette.muted);
        let after = |ui: &mut Ui| {
            arrow(ui, palette.ink);
            verdict(ui, &self.after, theme::bold(size::SENTENCE), self.colour, self.colour);
        };
        let line = |ui: &mut Ui, add: &dyn Fn(&mut Ui)| {
            ui.allocate_ui_with_layout(vec2(ui.available_width(), LINE), Layout::left_to_right(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = space::SMALL;
                add(ui);
            });
        };
        ui.spacing_mut().item_spacing.y = 0.0;
        if self.one_line {
            line(ui, &|ui| {
                before(ui);
                after(ui);
            });
        } else {
            line(ui, &before);
            line(ui, &after);
        }
    }
}

fn verdict(ui: &mut Ui, (standing, words): &(Standing<'_>, String), font: egui::FontId, ink: Color32, colour: Color32) {
    let (sign, _) = ui.allocate_exact_size(vec2(SIGN - space::SMALL, SIGN - space::SMALL), Sense::hover());
    standing.paint(ui, sign.shrink(1.0), colour);
    ui.add(Label::new(RichText::new(words).font(font).color(ink)).truncate()).on_hover_text(words);
}

/// An arrow to the right.
pub(super) fn arrow(ui: &mut Ui, colour: Color32) {
    let (rect, _) = ui.allocate_exact_size(vec2(ARROW - 2.0 * space::SMALL, 12.0), Sense::hover());
    let rect = Rect::from_center_size(pos2(rect.center().x, rect.center().y), vec2(12.0, 10.0));
    let (tip, stroke) = (rect.right_center(), Stroke::new(1.5, colour));
    ui.painter().line_segment([rect.left_center(), tip], stroke);
    ui.painter().line(vec![tip + vec2(-4.0, -3.5), tip, tip + vec2(-4.0, 3.5)], stroke);
}
