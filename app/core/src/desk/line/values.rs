//! One value of a statement: what was typed for a field, held against the field's type.

use ruleset_api::manifest::{Field, Type};
use ruleset_api::{LARGEST_INTEGER, Text};
use serde_json::{Value, json};

use super::words::{Found, Word, find, folded, whole};
use super::{Offer, Sheet, Stop};

/// Yes and no in the languages of the program, as they are typed.
const YES: [&str; 8] = ["yes", "y", "true", "oui", "o", "vrai", "да", "д"];
const NO: [&str; 7] = ["no", "n", "false", "non", "faux", "нет", "н"];

/// What a value does.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Entered {
    /// Leaves the entry as it is.
    Leave,
    /// Takes the entry away.
    Clear,
    /// Enters something, with the words for it.
    Set(Value, String),
}

impl Entered {
    /// What stands there afterwards, in words; nothing where it is left as it is.
    pub(super) fn words(&self) -> Option<&str> {
        match self {
            Self::Leave => None,
            Self::Clear => Some("—"),
            Self::Set(_, words) => Some(words),
        }
    }

    /// What is entered, where anything is to change. The usual setting is no entry.
    pub(super) fn change(self, field: &Field) -> Option<Option<Value>> {
        match self {
            Self::Leave => None,
            Self::Clear => Some(None),
            Self::Set(value, _) => Some(Some(value).filter(|value| field.default_value().as_ref() != Some(value))),
        }
    }
}

/// Reads a value of a field from the first words; how many of them it takes. `whose` is the side that it is for, in words;
/// words are all taken where `all` is true, else one.
pub(super) fn value(
    field: &Field,
    whose: &str,
    words: &[Word],
    end: usize,
    all: bool,
    sheet: &Sheet<'_>,
) -> Result<(Entered, usize), Stop> {
    let kind = if field.kind == Type::Finding { field.value.unwrap_or(Type::Bool) } else { field.kind };
    let Some(first) = words.first().filter(|word| !word.is("/")) else {
        let end = words.first().map_or(end, |word| word.at.start);
        return Err(Stop::missing(end, expected(field, kind, whose, sheet), offers(field, kind, sheet)));
    };
    if first.is("-") {
        return Ok((Entered::Clear, 1));
    }
    if first.is("=") {
        return Ok((Entered::Leave, 1));
    }
    let wrong = |used: usize| {
        let end = words.get(used.saturating_sub(1)).unwrap_or(first).at.end;
        let text = Text::new("entry-line-not").with("typed", first.text.as_str());
        let mut stop = Stop::at(first.at.start..end, text.with("expected", expected(field, kind, whose, sheet)));
        stop.offers = offers(field, kind, sheet);
        stop
    };
    match kind {
        Type::Integer => {
            let (min, max) = (field.min.unwrap_or(-LARGEST_INTEGER), field.max.unwrap_or(LARGEST_INTEGER));
            let number = whole(&first.text).filter(|number| (min..=max).contains(number)).ok_or_else(|| wrong(1))?;
            Ok((Entered::Set(json!(number), number_shown(number)), 1))
        }
        Type::Bool => {
            let typed = folded(&first.text);
            let is = |words: &[&str]| words.contains(&typed.as_str()).then_some(());
            let yes = is(&YES.map(folded).each_ref().map(String::as_str)).map(|()| true);
            let no = is(&NO.map(folded).each_ref().map(String::as_str)).map(|()| false);
            let turned = yes.or(no).ok_or_else(|| wrong(1))?;
            Ok((Entered::Set(json!(turned), yes_no(turned, sheet)), 1))
        }
        Type::Choice => {
            let names: Vec<Vec<String>> = field
                .choices
                .iter()
                .map(|choice| vec![folded(&choice.id), folded(sheet.locale.rendered(&choice.label))])
                .collect();
            match find(words, &names) {
                Found::One(index, used) => {
                    let choice = field.choices.get(index).ok_or_else(|| wrong(used))?;
                    let label = sheet.locale.rendered(&choice.label).to_owned();
                    Ok((Entered::Set(json!(choice.id), label), used))
                }
                Found::Several(_, used) => Err(wrong(used)),
                Found::Nothing => Err(wrong(1)),
            }
        }
        Type::Side => match find(words, &side_names(sheet)) {
            Found::One(side, used) => Ok((Entered::Set(json!(side), sheet.side(side)), used)),
            Found::Several(_, used) => Err(wrong(used)),
            Found::Nothing => Err(wrong(1)),
        },
        Type::Text | Type::Finding => {
            let used = if all { words.len() } else { 1 };
            let texts: Vec<&str> = words.iter().take(used).map(|word| word.text.as_str()).collect();
            let text = texts.join(" ");
            Ok((Entered::Set(json!(text), text), used))
        }
    }
}

/// The names of the sides, folded: as they are called, and their numbers from 1.
pub(super) fn side_names(sheet: &Sheet<'_>) -> Vec<Vec<String>> {
    let sides = sheet.sides().into_iter().enumerate();
    sides.map(|(index, name)| vec![folded(&name), (index + 1).to_string()]).collect()
}

/// What can be entered in a field, in words.
fn expected(field: &Field, kind: Type, whose: &str, sheet: &Sheet<'_>) -> Text {
    let what = match kind {
        Type::Integer => match (field.min, field.max) {
            (Some(min), Some(max)) => Text::new("entry-expects-between").with("min", min).with("max", max),
            (Some(min), None) => Text::new("entry-expects-from").with("min", min),
            _ => Text::new("entry-expects-number"),
        },
        Type::Bool => Text::new("entry-expects-yes-no"),
        Type::Text | Type::Finding => Text::new("entry-expects-words"),
        Type::Choice | Type::Side => {
            let labels: Vec<String> = offers(field, kind, sheet).into_iter().map(|offer| offer.label).collect();
            Text::new("entry-expects-one-of").with("possible", labels.join(", "))
        }
    };
    let label = sheet.locale.rendered(&field.label);
    let of = if whose.is_empty() { label.to_owned() } else { format!("{label}, {whose}") };
    Text::new("entry-expects").with("of", of).with("what", what)
}

/// What can stand in the place of a value.
fn offers(field: &Field, kind: Type, sheet: &Sheet<'_>) -> Vec<Offer> {
    match kind {
        Type::Bool => {
            let word = |turned: bool| yes_no(turned, sheet);
            [true, false].map(|turned| Offer::new(&word(turned), &word(turned))).to_vec()
        }
        Type::Choice => {
            let choices = field.choices.iter();
            choices.map(|choice| Offer::new(&choice.id, sheet.locale.rendered(&choice.label))).collect()
        }
        Type::Side => sides(sheet),
        Type::Integer | Type::Text | Type::Finding => Vec::new(),
    }
}

/// The sides, by their names; where a name could be taken for another, by its number.
pub(super) fn sides(sheet: &Sheet<'_>) -> Vec<Offer> {
    let named = |(index, name): (usize, String)| match name.contains(char::is_whitespace) {
        true => Offer::new(&(index + 1).to_string(), &name),
        false => Offer::new(&name, &name),
    };
    sheet.sides().into_iter().enumerate().map(named).collect()
}

/// A value of a field in words, right or wrong.
pub(super) fn shown(field: &Field, value: &Value, sheet: &Sheet<'_>) -> String {
    let kind = if field.kind == Type::Finding { field.value.unwrap_or(Type::Bool) } else { field.kind };
    let value = if field.kind == Type::Finding { value.get("value").unwrap_or(value) } else { value };
    match (kind, value) {
        (_, Value::Bool(turned)) => yes_no(*turned, sheet),
        (Type::Side, Value::Number(_)) => {
            let side = value.as_u64().and_then(|side| usize::try_from(side).ok());
            side.map_or_else(|| value.to_string(), |side| sheet.side(side))
        }
        (Type::Choice, Value::String(id)) => {
            let choice = field.choices.iter().find(|choice| choice.id == *id);
            choice.map_or(id.as_str(), |choice| sheet.locale.rendered(&choice.label)).to_owned()
        }
        (_, Value::Number(number)) => number.as_i64().map_or_else(|| number.to_string(), number_shown),
        (_, Value::String(words)) => words.clone(),
        (_, value) => value.to_string(),
    }
}

fn yes_no(turned: bool, sheet: &Sheet<'_>) -> String {
    sheet.locale.t(if turned { "ui-yes" } else { "ui-no" })
}

fn number_shown(number: i64) -> String {
    number.to_string().replace('-', "\u{2212}")
}
