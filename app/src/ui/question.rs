//! Questions that must be answered before anything else: a window over the desk. Enter takes the likely answer, Escape
//! leaves things as they are.

use std::path::PathBuf;

use arbiter_core::desk::{
    Answer, Desk, DocumentId, Intent, MapsQuestion, Page, PluginsQuestion, Question, Then, clearing_words, document_name,
};
use arbiter_core::locale::Locale;
use egui::{Align, Id, Key, Label, Layout, Modal, Modifiers, Response, RichText, Sense, TextEdit, Ui, vec2};
use ruleset_api::Text;

use super::keeping;
use super::outbox::Outbox;
use super::procedure::{self, TypedTime};
use super::seal;
use super::theme::{self, Palette, size, space};
use super::unsaved;
use super::widgets::{Press, focus_ring, press_width};
use super::{maps, rulesets};

/// Width of a question, in points.
const WIDTH: f32 = 440.0;
/// The same of one with a list of pictures.
const WIDE: f32 = 560.0;

/// The path that is being typed.
#[derive(Debug, Default)]
pub(crate) struct TypedPath {
    pub(super) text: Option<String>,
    /// What is being typed into a question on the clock.
    time: TypedTime,
    /// What is being typed into a question on seals.
    seal: seal::Typed,
}

/// Shows the open question.
pub(crate) fn show(ui: &mut Ui, desk: &Desk, locale: &Locale, typed: &mut TypedPath, out: &mut Outbox) {
    let Some(question) = &desk.question else {
        *typed = TypedPath::default();
        return;
    };
    let response = Modal::new(Id::unique("question")).frame(frame(ui)).show(ui.ctx(), |ui| {
        let is_wide = matches!(
            question,
            Question::Maps(MapsQuestion::Choose) | Question::Seal { .. } | Question::Plugins(PluginsQuestion::Trust(_))
        );
        let wide = if is_wide { WIDE } else { WIDTH };
        ui.set_width(wide.min(ui.ctx().content_rect().width() - 80.0));
        ui.spacing_mut().item_spacing.y = space::MEDIUM;
        match question {
            Question::SaveFirst { document, then } => save_first(ui, desk, *document, *then, locale),
            Question::TypePath { save, suggested, unasked } => {
                let (title, yes) = if *save { ("ui-type-path-save", "ui-save") } else { ("ui-type-path-open", "ui-open") };
                let asked = Asked { title: locale.t(title), yes: locale.t(yes), name: locale.t("ui-path") };
                type_path(ui, &asked, suggested, *unasked, typed, locale)
            }
            Question::TypeFolder { page, suggested, unasked } => {
                let title = if *page == Page::Day { "entry-type-folder" } else { "ui-type-folder" };
                let (title, yes, name) = (locale.t(title), locale.t("ui-open"), locale.t("ui-folder-path"));
                type_path(ui, &Asked { title, yes, name }, suggested, *unasked, typed, locale)
            }
            Question::Clear { clearing, pieces, .. } => {
                let [asked, says, yes] = clearing_words(*clearing, *pieces).map(|text| locale.text(&text));
                self::title(ui, &asked, &says);
                answers(ui, &yes, None, &locale.t("ui-cancel"), Answer::Yes)
            }
            Question::SaveLossy { lost, .. } => {
                title(ui, &locale.t("opening-save-lossy"), &locale.text(&lost.copy_text()));
                answers(ui, &locale.t("opening-save-lossy-yes"), None, &locale.t("ui-cancel"), Answer::Yes)
            }
            Question::Replace { path, .. } => {
                let name = path.display().to_string();
                title(ui, &locale.t("ui-replace"), &locale.text(&Text::new("ui-replace-says").with("path", name)));
                answers(ui, &locale.t("ui-replace-yes"), None, &locale.t("ui-cancel"), Answer::Yes)
            }
            Question::Plugins(question) => rulesets::ask(ui, desk, question, typed, locale),
            Question::Journal(question) => unsaved::ask(ui, desk, question, locale),
            Question::Maps(question) => maps::show(ui, desk, question, typed, locale),
            Question::Keeping(question) => keeping::ask(ui, desk, question, locale),
            Question::Clock { asked, .. } => procedure::ask(ui, *asked, &mut typed.time, locale),
            Question::Seal { document, asked } => seal::show(ui, desk, *document, *asked, &mut typed.seal, locale),
            Question::ChooseRuleset => choose_ruleset(ui, desk, locale),
        }
    });
    let left = response.should_close().then_some(Answer::Cancel);
    if let Some(answer) = response.inner.or(left) {
        typed.text = None;
        out.ask(Intent::Answer(answer));
    }
}

fn frame(ui: &Ui) -> egui::Frame {
    egui::Frame::popup(ui.style()).inner_margin(18).corner_radius(10)
}

/// The heading of a question, and what is to be known before it is answered.
pub(super) fn title(ui: &mut Ui, title: &str, says: &str) {
    let palette = Palette::of(ui);
    ui.label(RichText::new(title).font(theme::bold(17.0)).color(palette.ink));
    if !says.is_empty() {
        ui.add(Label::new(RichText::new(says).font(theme::regular(size::BODY)).color(palette.muted)).wrap());
    }
    ui.add_space(space::SMALL);
}

/// The buttons: the likely answer at the right, with Enter.
pub(super) fn answers(ui: &mut Ui, yes: &str, discard: Option<&str>, cancel: &str, likely: Answer) -> Option<Answer> {
    let mut answer = None;
    // From left to right, as the keyboard goes; the likely answer ends the line.
    ui.allocate_ui_with_layout(vec2(ui.available_width(), theme::CONTROL), Layout::left_to_right(Align::Center), |ui| {
        let words = [Some(cancel), discard, Some(yes)];
        let wide = |words: &str| press_width(ui, words) + ui.spacing().item_spacing.x;
        let all: f32 = words.into_iter().flatten().map(wide).sum();
        // The primary answer is bold, and so a little wider than it was measured.
        ui.add_space((ui.available_width() - all - space::LARGE).max(0.0));
        if Press::words(cancel).show(ui).clicked() {
            answer = Some(Answer::Cancel);
        }
        if discard.is_some_and(|words| Press::words(words).show(ui).clicked()) {
            answer = Some(Answer::Discard);
        }
        if Press::words(yes).primary().show(ui).clicked() {
            answer = Some(likely.clone());
        }
    });
    let a_button_has_the_keyboard = ui.memory(|memory| memory.focused().is_some()) && !ui.ctx().text_edit_focused();
    let enter = !a_button_has_the_keyboard && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
    answer.or_else(|| enter.then_some(likely))
}

fn save_first(ui: &mut Ui, desk: &Desk, document: DocumentId, then: Then, locale: &Locale) -> Option<Answer> {
    let name = desk.get(document).map(|document| locale.text(&document_name(document))).unwrap_or_default();
    let new = desk.get(document).is_some_and(|document| document.path.is_none());
    let asked = if new { locale.t("ui-save-first-new") } else { locale.text(&Text::new("ui-save-first").with("name", name)) };
    let says = match then {
        Then::Close => locale.t("ui-save-first-close"),
        Then::Quit => locale.t("ui-save-first-quit"),
    };
    title(ui, &asked, &says);
    answers(ui, &locale.t("ui-save"), Some(&locale.t("ui-discard")), &locale.t("ui-cancel"), Answer::Yes)
}

fn choose_ruleset(ui: &mut Ui, desk: &Desk, locale: &Locale) -> Option<Answer> {
    let mut answer = None;
    title(ui, &locale.t("ui-choose-ruleset"), "");
    let mut buttons = Vec::new();
    for ruleset in desk.rulesets.iter().flat_map(|rulesets| &rulesets.usable) {
        let manifest = &ruleset.manifest;
        let game = format!("{}, {}", locale.rendered(&manifest.name), locale.rendered(&manifest.edition));
        let button = egui::Button::new(game).wrap().min_size(vec2(ui.available_width(), 36.0));
        let response = ui.add(button);
        focus_ring(ui, &response);
        if response.clicked() {
            answer = Some(Answer::Ruleset(manifest.id.clone()));
        }
        buttons.push(response);
    }
    ui.add_space(space::SMALL);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let response = Press::words(&locale.t("ui-cancel")).show(ui);
        if response.clicked() {
            answer = Some(Answer::Cancel);
        }
        buttons.push(response);
    });
    // The keyboard begins at the first, so that arrows and Enter choose.
    if !buttons.iter().any(egui::Response::has_focus)
        && let Some(first) = buttons.first()
    {
        first.request_focus();
    }
    answer
}

/// The words of a question for a path.
pub(super) struct Asked {
    pub(super) title: String,
    pub(super) yes: String,
    /// Of the field.
    pub(super) name: String,
}

pub(super) fn type_path(
    ui: &mut Ui,
    asked: &Asked,
    suggested: &str,
    unasked: bool,
    typed: &mut TypedPath,
    locale: &Locale,
) -> Option<Answer> {
    let says = if unasked { locale.t("ui-type-path-unasked") } else { String::new() };
    title(ui, &asked.title, &says);
    let begins = typed.text.is_none();
    let text = typed.text.get_or_insert_with(|| suggested.to_owned());
    let edit = TextEdit::singleline(text).desired_width(f32::INFINITY).return_key(None);
    let response = ui.add(edit).accessible_name(&asked.name);
    if begins {
        response.request_focus();
    }
    ui.add_space(space::SMALL);
    let path = PathBuf::from(text.trim());
    let answer = answers(ui, &asked.yes, None, &locale.t("ui-cancel"), Answer::Path(path.clone()))?;
    (answer == Answer::Cancel || !path.as_os_str().is_empty()).then_some(answer)
}

/// A field of one line with its name above it.
pub(super) fn named_line(ui: &mut Ui, text: &mut String, name: &str, width: f32) -> Response {
    // The field itself has the name for those who do not see it.
    let galley = ui.painter().layout_no_wrap(name.to_owned(), theme::regular(size::BODY), Palette::of(ui).muted);
    let (rect, _) = ui.allocate_exact_size(galley.size(), Sense::hover());
    ui.painter().galley(rect.min, galley, Palette::of(ui).muted);
    ui.add(TextEdit::singleline(text).desired_width(width).return_key(None)).accessible_name(name)
}
