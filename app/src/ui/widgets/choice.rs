//! Choosing: a check box, a three-way switch for yes, no and not entered, a list.

use egui::{Button, ComboBox, EventFilter, Key, Modifiers, Response, RichText, Stroke, Ui, vec2};

use super::field::{Field, Mark};
use crate::ui::theme::{self, Palette};

/// Shows a check box with a word beside it; the new state when it was turned.
pub(crate) fn check_box(ui: &mut Ui, field: &Field<'_>, beside: &str, checked: bool) -> Option<bool> {
    let mut turned = checked;
    let words = RichText::new(beside).color(Palette::of(ui).muted);
    let response = marked(ui, field.mark, |ui| ui.checkbox(&mut turned, words));
    keyboard(ui, &response, field);
    explain(ui, response.accessible_name(field.name), field);
    (turned != checked).then_some(turned)
}

/// Shows a switch for yes, no and not entered; the new state when it was turned.
pub(crate) fn yes_no(ui: &mut Ui, field: &Field<'_>, words: [&str; 3], entered: Option<bool>) -> Option<Option<bool>> {
    let mut turned = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        for (word, state) in words.into_iter().zip([Some(true), Some(false), None]) {
            let button = segment(ui, word, entered == state);
            let response = marked(ui, field.mark, |ui| ui.add(button));
            let response = response.accessible_name(format!("{}: {word}", field.name));
            keyboard(ui, &response, field);
            if explain(ui, response, field).clicked() && entered != state {
                turned = Some(state);
            }
        }
    });
    turned
}

fn segment(ui: &Ui, word: &str, chosen: bool) -> Button<'static> {
    let palette = Palette::of(ui);
    let button = Button::new(RichText::new(word).color(if chosen { palette.on_accent } else { palette.ink })).selected(chosen);
    let button = if chosen { button.fill(palette.accent).stroke(Stroke::new(1.0, palette.accent)) } else { button };
    button.min_size(vec2(34.0, theme::CONTROL))
}

/// Shows a list of words of which one is chosen; the index of the newly chosen one. While it has the keyboard, arrows up and
/// down choose without opening it.
pub(crate) fn choose(ui: &mut Ui, field: &Field<'_>, words: &[String], chosen: Option<usize>) -> Option<usize> {
    let mut turned = None;
    let shown = chosen.and_then(|index| words.get(index)).map_or("", String::as_str);
    let response = marked(ui, field.mark, |ui| {
        // The list keeps to its width, whatever is chosen.
        let list = ui.scope(|ui| {
            ui.set_max_width(field.width);
            let list = ComboBox::from_id_salt(field.id).width(field.width).selected_text(shown).truncate();
            list.show_ui(ui, |ui| {
                for (index, word) in words.iter().enumerate() {
                    if ui.selectable_label(chosen == Some(index), word).clicked() && chosen != Some(index) {
                        turned = Some(index);
                    }
                }
            })
        });
        list.inner.response
    });
    keyboard(ui, &response, field);
    if response.has_focus() && !ComboBox::is_open(ui.ctx(), response.id) {
        let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let to = match (pressed(Key::ArrowDown), pressed(Key::ArrowUp)) {
            (true, false) => Some(chosen.map_or(0, |index| index + 1)),
            (false, true) => chosen.map_or(Some(0), |index| index.checked_sub(1)),
            _ => None,
        };
        turned = turned.or(to.filter(|index| *index < words.len()));
    }
    explain(ui, response.accessible_name(field.name), field);
    turned
}

/// Takes the keyboard where it was sent to the field by its id, and comes into sight when it gets it.
fn keyboard(ui: &Ui, response: &Response, field: &Field<'_>) {
    if ui.memory(|memory| memory.has_focus(field.id)) {
        response.request_focus();
        response.scroll_to_me(None);
    }
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
}

/// With an edge in the colour of what is wrong.
fn marked<R>(ui: &mut Ui, mark: Option<Mark<'_>>, add: impl FnOnce(&mut Ui) -> R) -> R {
    let palette = Palette::of(ui);
    let edge = mark.map(|mark| Stroke::new(1.5, if mark.error { palette.bad } else { palette.warn }));
    theme::with_style(
        ui,
        |style| {
            if let Some(edge) = edge {
                style.visuals.widgets.inactive.bg_stroke = edge;
                style.visuals.widgets.hovered.bg_stroke = edge;
            }
        },
        add,
    )
}

/// Says on hovering, and to those who do not see it, what is wrong and what the field means.
fn explain(ui: &Ui, response: Response, field: &Field<'_>) -> Response {
    let Some(words) = field.explanation() else { return response };
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(words.as_str()));
    response.on_hover_text(words)
}
