//! Buttons and pills.

use egui::{Align2, Button, Color32, Response, RichText, Sense, Stroke, Ui, vec2};

use crate::ui::icons::Icon;
use crate::ui::theme::{self, Palette, space};

/// A button to be shown.
#[derive(Clone, Debug)]
pub(crate) struct Press<'a> {
    words: &'a str,
    icon: Option<Icon>,
    name: Option<&'a str>,
    chosen: Option<bool>,
    primary: bool,
    help: &'a str,
    max_width: f32,
}

impl<'a> Press<'a> {
    /// A button with words on it.
    pub(crate) fn words(words: &'a str) -> Self {
        let (icon, name, chosen, help) = (None, None, None, "");
        Self { words, icon, name, chosen, primary: false, help, max_width: f32::INFINITY }
    }

    /// A button with a sign on it, and a name for those who do not see it.
    pub(crate) fn icon(icon: Icon, name: &'a str) -> Self {
        Self { icon: Some(icon), name: Some(name), help: name, ..Self::words("") }
    }

    /// With a sign before the words.
    pub(crate) fn sign(self, icon: Icon) -> Self {
        Self { icon: Some(icon), ..self }
    }

    /// One of several, of which one is chosen.
    pub(crate) fn chosen(self, chosen: bool) -> Self {
        Self { chosen: Some(chosen), ..self }
    }

    /// What is most likely wanted.
    pub(crate) fn primary(self) -> Self {
        Self { primary: true, ..self }
    }

    /// Explained on hovering.
    pub(crate) fn help(self, help: &'a str) -> Self {
        Self { help, ..self }
    }

    /// With another name for those who do not see it.
    pub(crate) fn named(self, name: &'a str) -> Self {
        Self { name: Some(name), ..self }
    }

    /// Not wider than this; longer words end in dots.
    pub(crate) fn at_most(self, max_width: f32) -> Self {
        Self { max_width, ..self }
    }

    /// Shows the button.
    pub(crate) fn show(&self, ui: &mut Ui) -> Response {
        let palette = Palette::of(ui);
        let dark = self.primary || self.chosen == Some(true);
        let ink = if dark { palette.on_accent } else { palette.ink };
        let words = RichText::new(self.words).color(ink);
        let words = if self.primary { words.font(theme::bold(theme::size::BODY)) } else { words };
        let mut button = match (self.icon, self.words.is_empty()) {
            (Some(icon), true) => Button::new(icon.atom(11.0, ink)),
            (Some(icon), false) => Button::new((icon.atom(11.0, ink), words)),
            (None, _) => Button::new(words),
        };
        if dark {
            button = button.fill(palette.accent).stroke(Stroke::new(1.0, palette.accent));
        }
        if let Some(chosen) = self.chosen {
            button = button.selected(chosen);
        }
        button = button.min_size(vec2(0.0, theme::CONTROL));
        let response = if self.max_width.is_finite() {
            ui.scope(|ui| {
                ui.set_max_width(self.max_width);
                ui.add(button.truncate())
            })
            .inner
        } else {
            ui.add(button.wrap_mode(egui::TextWrapMode::Extend))
        };
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        focus_ring(ui, &response);
        let response = match self.name {
            Some(name) => response.accessible_name(name),
            None => response,
        };
        if self.help.is_empty() { response } else { response.on_hover_text(self.help) }
    }
}

/// Paints a ring around a button that has the keyboard, whatever its colour is.
pub(crate) fn focus_ring(ui: &Ui, response: &Response) {
    if response.has_focus() {
        let ring = Stroke::new(2.0, Palette::of(ui).focus);
        ui.painter().rect_stroke(response.rect.expand(2.0), theme::RADIUS + 2, ring, egui::StrokeKind::Middle);
    }
}

/// How wide a button with words on it is, in points.
pub(crate) fn press_width(ui: &Ui, words: &str) -> f32 {
    let font = theme::regular(theme::size::BODY);
    let words = ui.painter().layout_no_wrap(words.to_owned(), font, Color32::BLACK).size().x;
    words + 2.0 * ui.spacing().button_padding.x
}

/// Room around the words of a pill.
const AROUND: egui::Vec2 = vec2(space::MEDIUM * 2.0 + 2.0, space::SMALL);

fn pill_words(ui: &Ui, words: &str, ink: Color32, bold: bool) -> std::sync::Arc<egui::Galley> {
    let font = if bold { theme::bold(theme::size::SMALL) } else { theme::regular(theme::size::SMALL) };
    ui.painter().layout_no_wrap(words.to_owned(), font, ink)
}

/// How wide a pill is, in points.
pub(crate) fn pill_width(ui: &Ui, words: &str, bold: bool) -> f32 {
    pill_words(ui, words, Color32::BLACK, bold).size().x + AROUND.x
}

/// Paints a short word in a rounded box.
pub(crate) fn pill(ui: &mut Ui, words: &str, fill: Color32, ink: Color32, bold: bool) -> Response {
    let galley = pill_words(ui, words, ink, bold);
    let size = galley.size() + AROUND;
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    ui.painter().rect_filled(rect, size.y / 2.0, fill);
    let at = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), rect);
    ui.painter().galley(at.min, galley, ink);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, words));
    response
}
