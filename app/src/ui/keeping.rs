//! What is asked and told of a document's file: who else holds it, that it changed on disk or went away. What the answers
//! do is the desk's affair.

use arbiter_core::desk::{Answer, Barred, Desk, Document, Intent, KeepingIntent, KeepingQuestion, ReadOnly, Seen, document_name};
use arbiter_core::locale::Locale;
use egui::{Frame, Key, Label, Margin, Modifiers, Panel, RichText, Sense, Ui, vec2};

use super::icons::Icon;
use super::outbox::Outbox;
use super::question::title;
use super::theme::{self, Palette, space};
use super::widgets::{Press, focus_ring};

/// Shows a question on a file: the answers one below the other, the likely one first. Enter takes that.
pub(crate) fn ask(ui: &mut Ui, desk: &Desk, question: &KeepingQuestion, locale: &Locale) -> Option<Answer> {
    let document = desk.get(question.document());
    let name = document.map(|document| locale.text(&document_name(document))).unwrap_or_default();
    let [asked, says] = question.texts(&name).map(|text| locale.text(&text));
    title(ui, &asked, &says);
    let mut answer = None;
    let mut line = |ui: &mut Ui, words: &str, likely: bool, given: Answer| {
        if wide(ui, words, likely) {
            answer = Some(given);
        }
    };
    let answers = question.answers();
    for (index, (given, words)) in answers.iter().enumerate() {
        line(ui, &locale.t(words), index == 0, Answer::Keeping(*given));
    }
    line(ui, &locale.t("ui-cancel"), false, Answer::Cancel);
    let a_button_has_the_keyboard = ui.memory(|memory| memory.focused().is_some());
    let enter = !a_button_has_the_keyboard && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
    let likely = answers.first().filter(|_| enter).map(|(given, _)| Answer::Keeping(*given));
    answer.or(likely)
}

/// A button as wide as the question; whether it was pressed.
fn wide(ui: &mut Ui, words: &str, likely: bool) -> bool {
    let palette = Palette::of(ui);
    let text = RichText::new(words).color(if likely { palette.on_accent } else { palette.ink });
    let text = if likely { text.font(theme::bold(theme::size::BODY)) } else { text };
    let mut button = egui::Button::new(text).wrap().min_size(vec2(ui.available_width(), theme::CONTROL + 4.0));
    if likely {
        button = button.fill(palette.accent);
    }
    let response = ui.add(button);
    focus_ring(ui, &response);
    response.clicked()
}

/// Says that a document's file has changed on disk or is gone, with what can be done; nothing where it is as it was.
pub(crate) fn strip(ui: &mut Ui, document: &Document, locale: &Locale, out: &mut Outbox) {
    let Some(told) = document.kept.to_tell() else { return };
    let palette = Palette::of(ui);
    let frame = Frame::new().fill(palette.pale_warn).inner_margin(Margin::symmetric(18, 5));
    Panel::top("keeping").frame(frame).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.set_min_width(ui.available_width());
            let (sign, _) = ui.allocate_exact_size(vec2(16.0, 16.0), Sense::hover());
            Icon::Warning.paint(ui.painter(), sign, palette.ink);
            ui.add_space(space::SMALL);
            ui.add(Label::new(RichText::new(locale.text(&told)).color(palette.ink)).wrap());
            if document.kept.seen == Seen::Gone {
                press(ui, &locale.t("ui-save"), Intent::Save, out);
            } else {
                press(ui, &locale.t("keeping-reload"), KeepingIntent::Reload.into(), out);
                press(ui, &locale.t("keeping-changed-look"), KeepingIntent::LookAt.into(), out);
            }
            press(ui, &locale.t("keeping-leave"), KeepingIntent::Leave.into(), out);
        });
    });
}

/// What can be done about a document that is only shown because of its file.
pub(crate) fn guard_buttons(ui: &mut Ui, barred: &Barred, locale: &Locale, out: &mut Outbox) {
    if matches!(barred, Barred::ReadOnly(ReadOnly::Held(_))) {
        press(ui, &locale.t("keeping-try-again"), KeepingIntent::TryAgain.into(), out);
    }
    press(ui, &locale.t("keeping-copy"), KeepingIntent::Copy.into(), out);
}

fn press(ui: &mut Ui, words: &str, intent: Intent, out: &mut Outbox) {
    if Press::words(words).show(ui).clicked() {
        out.ask(intent);
    }
}
