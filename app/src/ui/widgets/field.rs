//! A field for text that keeps what is typed to itself until it is finished: Enter, Tab or a click elsewhere hands it
//! over, Escape drops it. A field of a match hands over after a pause, too: what stands in it is ruled on and kept in the
//! journal although nobody has left it. Getting the keyboard selects everything.

use std::collections::HashMap;

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{Align2, Color32, Id, Key, Response, Stroke, TextEdit, Ui, vec2};

use crate::ui::icons::Icon;
use crate::ui::theme::{self, Palette};

/// What is wrong with an entry, as it is shown at its field.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark<'a> {
    /// The ruling waits for it; otherwise it is only worth a look.
    pub(crate) error: bool,
    /// What to tell the judge.
    pub(crate) sentence: &'a str,
}

/// To which edge of the field the text keeps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Align {
    /// Words.
    #[default]
    Left,
    /// Numbers.
    Right,
}

/// A field to be shown.
#[derive(Clone, Debug)]
pub(crate) struct Field<'a> {
    /// Unique in the window.
    pub(crate) id: Id,
    /// Its accessible name.
    pub(crate) name: &'a str,
    /// What is entered now.
    pub(crate) shown: &'a str,
    /// What stands there, faint, while it is empty.
    pub(crate) hint: &'a str,
    /// Width in points.
    pub(crate) width: f32,
    /// To which edge the text keeps.
    pub(crate) align: Align,
    /// What is wrong with it.
    pub(crate) mark: Option<Mark<'a>>,
    /// Bold, in a colour.
    pub(crate) strong: Option<Color32>,
    /// Several lines: Enter begins a new one.
    pub(crate) lines: usize,
    /// What is typed is handed over after a pause, too, and not only once it is finished.
    pub(crate) live: bool,
    /// Explains the field.
    pub(crate) help: Option<&'a str>,
}

impl<'a> Field<'a> {
    /// A field for words.
    pub(crate) fn new(id: Id, name: &'a str, shown: &'a str, width: f32) -> Self {
        let (hint, align, mark, strong, lines, live, help) = ("", Align::Left, None, None, 1, false, None);
        Self { id, name, shown, hint, width, align, mark, strong, lines, live, help }
    }

    /// What is wrong with it and what it means, in words.
    pub(super) fn explanation(&self) -> Option<String> {
        let words = [self.mark.map(|mark| mark.sentence), self.help];
        let words: Vec<&str> = words.into_iter().flatten().filter(|words| !words.is_empty()).collect();
        (!words.is_empty()).then(|| words.join("\n"))
    }
}

/// So long after its first key, in seconds, what is typed into a live field is handed over.
const HANDED_OVER: f64 = 0.6;

/// What is being typed, by field. There is more than one only while the keyboard passes from one field to another.
type Drafts = HashMap<Id, Draft>;

#[derive(Clone, Debug)]
struct Draft {
    text: String,
    /// What stood in the field before.
    before: String,
    /// What of it was handed over last.
    handed: Option<String>,
    /// When the first key came after that, in seconds of the window's time.
    began: f64,
}

impl Draft {
    fn waits(&self) -> bool {
        self.handed.as_ref() != Some(&self.text)
    }
}

fn drafts<R>(ui: &Ui, with: impl FnOnce(&mut Drafts) -> R) -> R {
    let slot = Id::unique("drafts of fields");
    ui.data_mut(|data| with(data.get_temp_mut_or_default::<Drafts>(slot)))
}

/// Whether something is being typed into a field.
pub(crate) fn drafting(ui: &Ui) -> bool {
    drafts(ui, |drafts| !drafts.is_empty())
}

/// Forgets what was typed into fields that are gone.
pub(crate) fn drop_drafts(ui: &Ui) {
    drafts(ui, Drafts::clear);
}

/// Shows a field for text; the new text when one was finished, or may be taken as it stands.
pub(crate) fn text(ui: &mut Ui, field: &Field<'_>) -> Option<String> {
    edit(ui, field, |_| true).1
}

/// Shows a field; the new text when one was finished, or stands in a live field for a while and is `ready` to be taken.
pub(super) fn edit(ui: &mut Ui, field: &Field<'_>, ready: impl Fn(&str) -> bool) -> (Response, Option<String>) {
    let id = field.id;
    let mut draft = drafts(ui, |drafts| drafts.get(&id).cloned());
    let mut text = draft.as_ref().map_or_else(|| field.shown.to_owned(), |draft| draft.text.clone());
    let now = ui.input(|input| input.time);
    let response = paint(ui, field, &mut text);
    let has_focus = ui.memory(|memory| memory.has_focus(id));
    if response.gained_focus() {
        select_all(ui, id, &text);
        response.scroll_to_me(None);
    }
    if response.changed() {
        let new = || Draft { text: String::new(), before: field.shown.to_owned(), handed: None, began: now };
        let changed = draft.get_or_insert_with(new);
        if !changed.waits() {
            changed.began = now;
        }
        changed.text.clone_from(&text);
    }
    let finished_by_enter = has_focus && field.lines == 1 && ui.input(|input| input.key_pressed(Key::Enter));
    if finished_by_enter {
        select_all(ui, id, &text);
    }
    let Some(mut draft) = draft else { return (response, None) };
    if has_focus && !finished_by_enter {
        let taken = hand_over(ui, field, &mut draft, now, ready);
        // Of several lines Escape takes back no more than was typed since.
        let over = taken && field.lines > 1;
        drafts(ui, |drafts| if over { drafts.remove(&id) } else { drafts.insert(id, draft) });
        return (response, (taken && text != field.shown).then_some(text));
    }
    drafts(ui, |drafts| drafts.remove(&id));
    let dropped = !has_focus && ui.input(|input| input.key_pressed(Key::Escape));
    let finished = match dropped {
        // What was handed over meanwhile is taken back with the rest.
        true => draft.handed.is_some().then_some(draft.before),
        false => draft.waits().then_some(text),
    };
    (response, finished.filter(|finished| finished != field.shown))
}

/// Whether what is typed is to be taken now; where it will be in a while, the window wakes for it.
fn hand_over(ui: &Ui, field: &Field<'_>, draft: &mut Draft, now: f64, ready: impl Fn(&str) -> bool) -> bool {
    if !field.live || !draft.waits() || !ready(&draft.text) {
        return false;
    }
    let left = draft.began + HANDED_OVER - now;
    if left > 0.0 {
        ui.ctx().request_repaint_after(std::time::Duration::from_secs_f64(left));
        return false;
    }
    draft.handed = Some(draft.text.clone());
    true
}

fn paint(ui: &mut Ui, field: &Field<'_>, text: &mut String) -> Response {
    let palette = Palette::of(ui);
    let edge = field.mark.map(|mark| if mark.error { palette.bad } else { palette.warn });
    let response = theme::with_style(
        ui,
        |style| {
            if let Some(edge) = edge {
                let visuals = &mut style.visuals;
                let ground = if edge == palette.bad { palette.pale_bad } else { palette.pale_warn };
                visuals.text_edit_bg_color = Some(ground);
                visuals.widgets.inactive.bg_stroke = Stroke::new(1.5, edge);
                visuals.widgets.hovered.bg_stroke = Stroke::new(1.5, edge);
            }
        },
        |ui| {
            let size = vec2(field.width, theme::CONTROL);
            let edit =
                if field.lines > 1 { TextEdit::multiline(text).desired_rows(field.lines) } else { TextEdit::singleline(text) };
            let align = match (field.align, field.lines) {
                (Align::Right, _) => Align2::RIGHT_CENTER,
                (Align::Left, 1) => Align2::LEFT_CENTER,
                (Align::Left, _) => Align2::LEFT_TOP,
            };
            let edit =
                edit.id(field.id).desired_width(field.width).min_size(size).margin(egui::Margin::symmetric(8, 4)).align(align);
            let edit = if field.lines == 1 { edit.return_key(None) } else { edit };
            let edit = edit.hint_text(field.hint.to_owned());
            let edit = match field.strong {
                Some(colour) => edit.font(theme::bold(theme::size::BODY)).text_color(colour),
                None => edit,
            };
            ui.add(edit)
        },
    );
    let response = response.accessible_name(field.name);
    if let (Some(edge), Align::Right) = (edge, field.align) {
        let sign = egui::Rect::from_center_size(response.rect.left_center() + vec2(12.0, 0.0), vec2(13.0, 13.0));
        Icon::Warning.paint(ui.painter(), sign, edge);
    }
    goes_on(ui, field, text, &response, edge);
    let Some(words) = field.explanation() else { return response };
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(words.as_str()));
    response.on_hover_text(words)
}

/// Dots at the end of words that are longer than their field, while nobody types in it.
fn goes_on(ui: &Ui, field: &Field<'_>, text: &str, response: &Response, edge: Option<Color32>) {
    if field.lines > 1 || field.align == Align::Right || response.has_focus() {
        return;
    }
    let palette = Palette::of(ui);
    let font = if field.strong.is_some() { theme::bold(theme::size::BODY) } else { theme::regular(theme::size::BODY) };
    let ink = field.strong.unwrap_or(palette.ink);
    if ui.painter().layout_no_wrap(text.to_owned(), font.clone(), ink).size().x <= response.rect.width() - 16.0 {
        return;
    }
    let ground = match edge {
        Some(edge) if edge == palette.bad => palette.pale_bad,
        Some(_) => palette.pale_warn,
        None => palette.field,
    };
    let end = response.rect.shrink(2.0);
    let end = end.with_min_x(end.right() - 20.0);
    ui.painter().rect_filled(end, 0.0, ground);
    ui.painter().text(end.left_center(), Align2::LEFT_CENTER, "…", font, ink);
}

fn select_all(ui: &Ui, id: Id, text: &str) {
    let mut state = TextEditState::load(ui.ctx(), id).unwrap_or_default();
    let end = CCursor::new(text.chars().count());
    state.cursor.set_char_range(Some(CCursorRange::two(CCursor::new(0), end)));
    state.store(ui.ctx(), id);
}
