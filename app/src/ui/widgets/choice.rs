//! Choosing: a check box, a three-way switch for yes, no and not entered, a list.

use egui::{Button, ComboBox, EventFilter, Id, IdSalt, Key, Modifiers, Response, RichText, Stroke, Ui, vec2};

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
/// down choose without opening it; in the open list they go from word to word, Enter and Space choose, Escape and Tab close.
pub(crate) fn choose(ui: &mut Ui, field: &Field<'_>, words: &[String], chosen: Option<usize>) -> Option<usize> {
    let mut turned = None;
    let shown = chosen.and_then(|index| words.get(index)).map_or("", String::as_str);
    let response = marked(ui, field.mark, |ui| {
        // The list keeps to its width, whatever is chosen.
        let list = ui.scope(|ui| {
            ui.set_max_width(field.width);
            let id = ui.make_persistent_id(IdSalt::new(field.id));
            let walk = Walk::of(ui, id, words.len(), chosen);
            let list = ComboBox::from_id_salt(field.id).width(field.width).selected_text(shown).truncate();
            list.show_ui(ui, |ui| {
                for (index, word) in words.iter().enumerate() {
                    let response = ui.selectable_label(walk.on == Some(index), word);
                    if response.clicked() {
                        turned = Some(index);
                        ui.memory_mut(|memory| memory.request_focus(id));
                    }
                    if walk.moved && walk.on == Some(index) {
                        response.scroll_to_me(None);
                    }
                }
                if walk.ended {
                    ui.close();
                }
                turned = turned.or(walk.taken);
            })
        });
        list.inner.response
    });
    keyboard(ui, &response, field);
    if response.has_focus() && !ComboBox::is_open(ui.ctx(), response.id) {
        let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        let to = match (pressed(ui, Key::ArrowDown), pressed(ui, Key::ArrowUp)) {
            (true, false) => Some(chosen.map_or(0, |index| index + 1)),
            (false, true) => chosen.map_or(Some(0), |index| index.checked_sub(1)),
            _ => None,
        };
        turned = turned.or(to.filter(|index| *index < words.len()));
    }
    explain(ui, response.accessible_name(field.name), field);
    turned.filter(|index| chosen != Some(*index))
}

/// What the keys do in an open list. The control itself keeps the keyboard, so that it still has it once the list is closed.
#[derive(Debug, Default)]
struct Walk {
    /// The word that the keyboard is on.
    on: Option<usize>,
    moved: bool,
    taken: Option<usize>,
    ended: bool,
}

impl Walk {
    /// Reads the keys for the list of a control, before the control does.
    fn of(ui: &Ui, id: Id, count: usize, chosen: Option<usize>) -> Self {
        let slot = id.with("walk");
        if !ComboBox::is_open(ui.ctx(), id) {
            ui.data_mut(|data| data.remove::<Option<usize>>(slot));
            return Self::default();
        }
        let known: Option<Option<usize>> = ui.data(|data| data.get_temp(slot));
        let filter = EventFilter { tab: true, vertical_arrows: true, escape: true, ..EventFilter::default() };
        ui.memory_mut(|memory| {
            if known.is_none() {
                memory.request_focus(id);
            }
            memory.set_focus_lock_filter(id, filter);
        });
        let before = known.unwrap_or(chosen);
        let last = count.saturating_sub(1);
        let mut on = before;
        for (key, to) in [
            (Key::ArrowDown, before.map_or(0, |index| index.saturating_add(1))),
            (Key::ArrowUp, before.map_or(last, |index| index.saturating_sub(1))),
            (Key::Home, 0),
            (Key::End, last),
        ] {
            if pressed(ui, key) {
                on = Some(to.min(last));
            }
        }
        ui.data_mut(|data| data.insert_temp(slot, on));
        let takes = [Key::Enter, Key::Space].map(|key| pressed(ui, key)).contains(&true);
        let leaves = [Key::Escape, Key::Tab].map(|key| pressed(ui, key)).contains(&true);
        let moved = known.is_none() || on != before;
        Self { on, moved, taken: on.filter(|_| takes), ended: takes || leaves }
    }
}

fn pressed(ui: &Ui, key: Key) -> bool {
    ui.input_mut(|input| input.consume_key(Modifiers::NONE, key))
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
