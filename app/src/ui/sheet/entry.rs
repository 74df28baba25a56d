//! One entry: the control that fits its field, with what is entered now, turned into an edit of its place.

use arbiter_core::desk::{Edit, Slot};
use egui::Ui;
use ruleset_api::entries::escaped;
use ruleset_api::manifest::{Field as Kind, Type};
use ruleset_api::{Text, record};
use serde_json::{Value, json};

use super::{finding, id};
use crate::ui::open::Open;
use crate::ui::outbox::Outbox;
use crate::ui::widgets::{self, Entered, Field, Mark, check_box, choose, yes_no};

/// The place of some entries in a record.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    slot: Slot,
    pointer: String,
    name: String,
    one_of_sides: Option<usize>,
}

impl Place {
    /// The place of a slot; `name` is the accessible name of the entry there.
    pub(crate) fn new(slot: Slot, open: &Open<'_>, name: &str) -> Self {
        let pointer = pointer(&slot, &open.document.record);
        Self { slot, pointer, name: name.to_owned(), one_of_sides: None }
    }

    /// In a list with one number for each side: that of one side.
    pub(crate) fn of_side(self, side: usize) -> Self {
        Self { one_of_sides: Some(side), ..self }
    }

    fn whole(&self, key: &str) -> String {
        format!("{}/{}", self.pointer, escaped(key))
    }

    /// JSON Pointer of the entry of a field.
    pub(super) fn pointer_to(&self, key: &str) -> String {
        let pointer = self.whole(key);
        match self.one_of_sides {
            Some(side) => format!("{pointer}/{side}"),
            None => pointer,
        }
    }

    fn edit(&self, key: &str, value: Option<Value>) -> Edit {
        let (slot, key) = (self.slot.clone(), key.to_owned());
        match self.one_of_sides {
            Some(side) => Edit::SideValue { slot, key, side, value },
            None => Edit::Value { slot, key, value },
        }
    }
}

/// JSON Pointer of the values of a slot.
fn pointer(slot: &Slot, record: &record::Record) -> String {
    match slot {
        Slot::Match => "/values".to_owned(),
        Slot::Setting => "/settings".to_owned(),
        Slot::Side(side) => format!("/sides/{side}/values"),
        Slot::Row { table, row } => format!("/rows/{}/{row}", escaped(table)),
        Slot::Piece { board, piece } => {
            let pieces = record.boards.get(board).map_or(&[][..], |board| &board.pieces);
            let index = pieces.iter().position(|known| known.id == *piece).unwrap_or(pieces.len());
            format!("/boards/{}/pieces/{index}/values", escaped(board))
        }
    }
}

/// Shows the control of an entry, in a width.
pub(crate) fn entry(
    ui: &mut Ui,
    open: &Open<'_>,
    place: &Place,
    field: &Kind,
    value: Option<&Value>,
    width: f32,
    out: &mut Outbox,
) {
    let pointer = place.pointer_to(&field.key);
    let unset = matches!(place.slot, Slot::Setting) && field.default_value().is_none();
    let mark = open.mark(&pointer);
    let control = Control { open, field, pointer: &pointer, name: &place.name, width, mark, unset };
    if place.one_of_sides == Some(0) {
        // What is missing of a list as a whole leads to its first number.
        let (whole, first) = (id(open, &place.whole(&field.key)), id(open, &pointer));
        ui.memory_mut(|memory| {
            if memory.has_focus(whole) {
                memory.request_focus(first);
            }
        });
    }
    if let Some(value) = control.value(ui, field.kind, value) {
        out.enter(place.edit(&field.key, value));
    }
}

/// Shows a finding of the judge: its value and, once there is one, the reason and who found it, a line each.
pub(super) fn finding(ui: &mut Ui, open: &Open<'_>, place: &Place, field: &Kind, value: Option<&Value>, out: &mut Outbox) {
    let pointer = place.pointer_to(&field.key);
    let control =
        Control { open, field, pointer: &pointer, name: &place.name, width: 0.0, mark: open.mark(&pointer), unset: false };
    if let Some(value) = finding::show(ui, &control, value) {
        out.enter(place.edit(&field.key, value));
    }
}

/// Least width of a control with words in it, in points; a narrower one does with less.
pub(super) const SWITCH: f32 = 116.0;

/// A control of one entry. Each function gives the new value when one was entered: nothing in it takes the entry away.
pub(super) struct Control<'a> {
    pub(super) open: &'a Open<'a>,
    pub(super) field: &'a Kind,
    pub(super) pointer: &'a str,
    pub(super) name: &'a str,
    pub(super) width: f32,
    pub(super) mark: Option<Mark<'a>>,
    /// A setting that somebody must set, since it has no default.
    pub(super) unset: bool,
}

impl Control<'_> {
    pub(super) fn value(&self, ui: &mut Ui, kind: Type, value: Option<&Value>) -> Option<Option<Value>> {
        match kind {
            Type::Integer => self.integer(ui, value),
            Type::Text | Type::Finding => self.words(ui, value),
            Type::Bool => self.yes_no(ui, value),
            Type::Choice => {
                let choices = self.field.choices.iter();
                let options = choices.map(|choice| (json!(choice.id), self.open.locale.rendered(&choice.label).to_owned()));
                self.list(ui, options.collect(), value)
            }
            Type::Side => {
                let sides = 0..self.open.document.record.sides.len();
                self.list(ui, sides.map(|side| (json!(side), self.open.side(side))).collect(), value)
            }
        }
    }

    pub(super) fn help(&self) -> &str {
        self.field.help.as_ref().map_or("", |help| self.open.locale.rendered(help))
    }

    pub(super) fn text_field<'f>(&'f self, shown: &'f str) -> Field<'f> {
        let help = Some(self.help()).filter(|help| !help.is_empty());
        Field { mark: self.mark, help, live: true, ..Field::new(id(self.open, self.pointer), self.name, shown, self.width) }
    }

    fn integer(&self, ui: &mut Ui, value: Option<&Value>) -> Option<Option<Value>> {
        let shown = value.map(number_as_shown).unwrap_or_default();
        let hint = match self.field.default_value() {
            Some(default) => as_shown(&default),
            None if self.unset => self.open.locale.t("ui-not-set"),
            None => String::new(),
        };
        let field = Field { hint: &hint, ..self.text_field(&shown) };
        // What is no number is entered as what it is, so that the ruling tells.
        Some(match widgets::number(ui, &field)? {
            Entered::Nothing => None,
            Entered::Whole(number) => Some(Value::from(number)),
            Entered::Words(words) => Some(Value::String(words)),
        })
    }

    fn words(&self, ui: &mut Ui, value: Option<&Value>) -> Option<Option<Value>> {
        let shown = value.map(as_shown).unwrap_or_default();
        let entered = widgets::text(ui, &self.text_field(&shown))?;
        Some((!entered.is_empty()).then_some(Value::String(entered)))
    }

    fn yes_no(&self, ui: &mut Ui, value: Option<&Value>) -> Option<Option<Value>> {
        let locale = self.open.locale;
        let entered = value.and_then(Value::as_bool);
        let Some(default) = self.field.default_value().and_then(|default| default.as_bool()) else {
            let words = [locale.t("ui-yes"), locale.t("ui-no"), locale.t("ui-not-entered")];
            if self.width < SWITCH {
                let [yes, no, _] = words;
                return self.list(ui, vec![(Value::Bool(true), yes), (Value::Bool(false), no)], value);
            }
            let words = words.each_ref().map(String::as_str);
            return yes_no(ui, &self.text_field(""), words, entered).map(|state| state.map(Value::Bool));
        };
        let beside = match (entered, default) {
            (None, _) if value.is_some() => "?".to_owned(),
            _ if self.width < SWITCH => String::new(),
            (Some(true), _) => locale.t("ui-yes"),
            (Some(false), _) => locale.t("ui-no"),
            (None, true) => locale.t("ui-yes-usually"),
            (None, false) => locale.t("ui-no-usually"),
        };
        let size = egui::vec2(self.width, crate::ui::theme::CONTROL);
        let layout = egui::Layout::left_to_right(egui::Align::Center);
        let checked = entered.unwrap_or(default);
        let turned = ui.allocate_ui_with_layout(size, layout, |ui| {
            ui.set_min_width(self.width);
            check_box(ui, &self.text_field(""), &beside, checked)
        });
        let turned = turned.inner?;
        Some((turned != default).then_some(Value::Bool(turned)))
    }

    /// A list; its first line takes the entry away.
    pub(super) fn list(&self, ui: &mut Ui, options: Vec<(Value, String)>, value: Option<&Value>) -> Option<Option<Value>> {
        let locale = self.open.locale;
        let default = self.field.default_value();
        let default = default.and_then(|default| options.iter().find(|(known, _)| *known == default));
        let none = match default {
            Some((_, word)) => locale.text(&Text::new("ui-usually").with("choice", word.as_str())),
            None if self.unset => locale.t("ui-not-set"),
            None => locale.t("ui-not-entered"),
        };
        let words: Vec<String> = std::iter::once(none).chain(options.iter().map(|(_, word)| word.clone())).collect();
        let chosen = match value {
            None => Some(0),
            Some(value) => options.iter().position(|(known, _)| known == value).map(|index| index + 1),
        };
        let turned = choose(ui, &self.text_field(""), &words, chosen)?;
        Some(turned.checked_sub(1).and_then(|index| options.into_iter().nth(index)).map(|(value, _)| value))
    }
}

/// A value as it stands in a field, right or wrong.
pub(super) fn as_shown(value: &Value) -> String {
    match value {
        Value::String(words) => words.clone(),
        Value::Number(number) => number.as_i64().map_or_else(|| number.to_string(), widgets::shown_number),
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => value.to_string(),
    }
}

/// A value as it stands in a field for a number: words that only look like a number keep their quotation marks, so that they
/// can be told from the number, which can be typed over them.
fn number_as_shown(value: &Value) -> String {
    match value {
        Value::String(words) if !matches!(widgets::parse_number(words), Entered::Words(_)) => value.to_string(),
        value => as_shown(value),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_entered_wrongly_is_shown_as_it_is() {
        assert_eq!(as_shown(&json!("twelve")), "twelve");
        assert_eq!(as_shown(&json!(12.5)), "12.5");
        assert_eq!(as_shown(&json!([1])), "[1]");
        assert_eq!(as_shown(&Value::Null), "null");
        assert_eq!(number_as_shown(&json!(12.0)), "12.0");
        assert_eq!(number_as_shown(&json!("12")), "\"12\"");
        assert_eq!(number_as_shown(&json!("x")), "x");
    }
}
