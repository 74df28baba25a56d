//! Statements of the sheet: fields of the match and of the sides, rows of tables, names, the event, the notes.

use ruleset_api::Text;
use ruleset_api::manifest::{Field, Of, Per, RowKind, Type};
use ruleset_api::standings::Date;
use serde_json::{Value, json};

use super::super::edit::{Edit, EventField, Slot};
use super::values::{Entered, value};
use super::words::Word;
use super::{Rest, Said, Sheet, Stop};

fn said(label: &str, entered: &str, edits: Vec<Edit>) -> Said {
    Said { edits, says: format!("{label}: {entered}"), offers: Vec::new() }
}

/// A field of the match, or a setting.
pub(super) fn of_match(label: &str, field: &Field, of: Of, rest: Rest<'_>, sheet: &Sheet<'_>) -> Result<Said, Stop> {
    let (entered, used) = match value(field, "", rest.words, rest.end, true, sheet)? {
        // Words as they were typed, quotation marks and all.
        (Entered::Set(..), used) if field.kind == Type::Text => (Entered::Set(json!(rest.text()), rest.text()), used),
        read => read,
    };
    let (slot, known) =
        if of == Of::Setting { (Slot::Setting, &sheet.record.settings) } else { (Slot::Match, &sheet.record.values) };
    let mut words = entered.words().unwrap_or("=").to_owned();
    let change = if field.kind == Type::Finding {
        let reason = rest.after(used).text();
        if !reason.is_empty() {
            words = format!("{words}, {reason}");
        }
        finding(entered, &reason, known.get(&field.key))
    } else {
        rest.after(used).nothing_more()?;
        entered.change(field)
    };
    let edits = change.map(|value| Edit::Value { slot, key: field.key.clone(), value }).into_iter().collect();
    Ok(said(label, &words, edits))
}

/// A finding with another value or reason. A new one is the judge's.
fn finding(entered: Entered, reason: &str, known: Option<&Value>) -> Option<Option<Value>> {
    let mut found = known.and_then(Value::as_object).cloned().unwrap_or_default();
    match entered {
        Entered::Clear => return Some(None),
        Entered::Leave => {}
        Entered::Set(value, _) => {
            found.insert("value".to_owned(), value);
        }
    }
    if !reason.is_empty() {
        found.insert("reason".to_owned(), json!(reason));
    }
    found.entry("by").or_insert_with(|| json!("judge"));
    Some(Some(Value::Object(found)))
}

/// A field of the sides: a value for each.
pub(super) fn of_sides(label: &str, field: &Field, rest: Rest<'_>, sheet: &Sheet<'_>) -> Result<Said, Stop> {
    let (entered, used) = for_each_side(field, rest, sheet)?;
    rest.after(used).nothing_more()?;
    let names = sheet.sides();
    let (mut words, mut edits) = (Vec::new(), Vec::new());
    for (side, entered) in entered.into_iter().enumerate() {
        if let (Some(shown), Some(name)) = (entered.words(), names.get(side)) {
            words.push(format!("{name} {shown}"));
        }
        if let Some(value) = entered.change(field) {
            edits.push(Edit::Value { slot: Slot::Side(side), key: field.key.clone(), value });
        }
    }
    Ok(said(label, &words.join(", "), edits))
}

/// Values for each side in order, with slashes between them or not; how many words they take.
fn for_each_side(field: &Field, rest: Rest<'_>, sheet: &Sheet<'_>) -> Result<(Vec<Entered>, usize), Stop> {
    let parted = rest.words.iter().any(|word| word.is("/"));
    let mut entered = Vec::new();
    let mut next = 0;
    for (side, name) in sheet.sides().into_iter().enumerate() {
        if side > 0 && rest.words.get(next).is_some_and(|word| word.is("/")) {
            next += 1;
        }
        let words = part(rest.words.get(next..).unwrap_or_default(), parted);
        let end = rest.words.get(next + words.len()).map_or(rest.end, |word| word.at.start);
        let (value, used) = value(field, &name, words, end, parted, sheet)?;
        entered.push(value);
        next += used;
    }
    Ok((entered, next))
}

/// The words up to the next slash, where slashes part the sides.
fn part(words: &[Word], parted: bool) -> &[Word] {
    let until = words.iter().position(|word| parted && word.is("/")).unwrap_or(words.len());
    words.get(..until).unwrap_or_default()
}

/// A new row of a table, or the last one taken away.
pub(super) fn row(label: &str, kind: &RowKind, rest: Rest<'_>, sheet: &Sheet<'_>) -> Result<Said, Stop> {
    let rows = sheet.record.rows.get(&kind.key).and_then(Value::as_array).map_or(0, Vec::len);
    let table = kind.key.clone();
    if let [only] = rest.words
        && only.is("-")
    {
        let Some(row) = rows.checked_sub(1) else {
            return Err(Stop::at(only.at.clone(), Text::new("entry-line-no-row").with("table", label)));
        };
        return Ok(said(label, &format!("{rows} —"), vec![Edit::RemoveRow { table, row }]));
    }
    if let Some(max) = kind.max.filter(|max| rows >= *max) {
        let at = rest.words.first().map_or(rest.end..rest.end, |word| word.at.clone());
        return Err(Stop::at(at, Text::new("entry-line-full").with("table", label).with("max", max)));
    }
    let (mut words, mut edits) = (Vec::new(), vec![Edit::AddRow { table: table.clone() }]);
    let slot = Slot::Row { table, row: rows };
    let mut left = rest;
    let mut offers = Vec::new();
    for (index, field) in kind.fields.iter().enumerate() {
        let is_last = index + 1 == kind.fields.len();
        if index > 0 && left.words.is_empty() {
            // The rest of the row is entered later.
            offers = offers_of(value(field, "", left.words, left.end, is_last, sheet));
            break;
        }
        let name = sheet.locale.rendered(&field.label);
        let used = if field.per == Some(Per::Side) {
            let (entered, used) = for_each_side(field, left, sheet)?;
            let shown: Vec<&str> = entered.iter().map(|entered| entered.words().unwrap_or("=")).collect();
            words.push(format!("{name} {}", shown.join(" · ")));
            for (side, entered) in entered.into_iter().enumerate() {
                if let Some(value) = entered.change(field).flatten() {
                    edits.push(Edit::SideValue { slot: slot.clone(), key: field.key.clone(), side, value: Some(value) });
                }
            }
            used
        } else {
            let (entered, used) = value(field, "", left.words, left.end, is_last, sheet)?;
            if let Entered::Set(_, shown) = &entered {
                words.push(format!("{name} {shown}"));
            }
            if let Some(value) = entered.change(field).flatten() {
                edits.push(Edit::Value { slot: slot.clone(), key: field.key.clone(), value: Some(value) });
            }
            used
        };
        left = left.after(used);
    }
    left.nothing_more()?;
    Ok(Said { offers, ..said(&format!("{label} {}", rows + 1), &words.join(", "), edits) })
}

fn offers_of(read: Result<(Entered, usize), Stop>) -> Vec<super::Offer> {
    read.err().map(|stop| stop.offers).unwrap_or_default()
}

/// A text for each side: with slashes between them, or a word each. `None` leaves a side as it is.
fn texts(rest: Rest<'_>, sheet: &Sheet<'_>) -> Result<Vec<Option<String>>, Stop> {
    let names = sheet.sides();
    let parted = rest.words.iter().any(|word| word.is("/"));
    let mut texts = Vec::new();
    let mut next = 0;
    for (side, name) in names.iter().enumerate() {
        if side > 0 && rest.words.get(next).is_some_and(|word| word.is("/")) {
            next += 1;
        }
        let words = part(rest.words.get(next..).unwrap_or_default(), parted);
        let words = if parted { words } else { words.get(..1).unwrap_or_default() };
        let Some(first) = words.first() else {
            let at = rest.words.get(next).map_or(rest.end, |word| word.at.start);
            let what = Text::new(if names.len() > 1 { "entry-expects-parted" } else { "entry-expects-words" });
            let text = Text::new("entry-expects").with("of", name.as_str()).with("what", what);
            return Err(Stop::missing(at, text, Vec::new()));
        };
        texts.push(match words {
            [_] if first.is("=") => None,
            [_] if first.is("-") => Some(String::new()),
            _ => Some(words.iter().map(|word| word.text.as_str()).collect::<Vec<_>>().join(" ")),
        });
        next += words.len();
    }
    rest.after(next).nothing_more()?;
    Ok(texts)
}

/// The names of the sides.
pub(super) fn names(label: &str, rest: Rest<'_>, sheet: &Sheet<'_>) -> Result<Said, Stop> {
    let texts = texts(rest, sheet)?;
    let words: Vec<&str> = texts.iter().map(|text| text.as_deref().unwrap_or("=")).collect();
    let words = words.join(" · ");
    let edits = texts.into_iter().enumerate().filter_map(|(side, text)| Some(Edit::SideName(side, text?)));
    Ok(said(label, &words, edits.collect()))
}

/// The players of the sides; commas part those of one.
pub(super) fn players(label: &str, rest: Rest<'_>, sheet: &Sheet<'_>) -> Result<Said, Stop> {
    let texts = texts(rest, sheet)?;
    let words: Vec<&str> = texts.iter().map(|text| text.as_deref().unwrap_or("=")).collect();
    let words = words.join(" · ");
    let members =
        |text: String| text.split(',').map(str::trim).filter(|name| !name.is_empty()).map(str::to_owned).collect::<Vec<String>>();
    let edits = texts.into_iter().enumerate().filter_map(|(side, text)| Some(Edit::SideMembers(side, members(text?))));
    Ok(said(label, &words, edits.collect()))
}

/// Something of the event.
pub(super) fn event(label: &str, field: EventField, rest: Rest<'_>, sheet: &Sheet<'_>) -> Result<Said, Stop> {
    let what = if field == EventField::Date { "entry-expects-date" } else { "entry-expects-words" };
    let expected = Text::new("entry-expects").with("of", label).with("what", Text::new(what));
    let text = match rest.words {
        [] => return Err(Stop::missing(rest.end, expected, today(field, sheet))),
        [only] if only.is("-") => String::new(),
        _ => rest.text(),
    };
    if field == EventField::Date
        && !text.is_empty()
        && Date::parse(&text).is_none()
        && let (Some(first), Some(last)) = (rest.words.first(), rest.words.last())
    {
        let wrong = Text::new("entry-line-not").with("typed", text).with("expected", expected);
        return Err(Stop::at(first.at.start..last.at.end, wrong));
    }
    let shown = if text.is_empty() { "—" } else { &text };
    Ok(said(label, shown, vec![Edit::Event(field, text.clone())]))
}

/// The date that the record has, to be typed over.
fn today(field: EventField, sheet: &Sheet<'_>) -> Vec<super::Offer> {
    let date = sheet.record.event.date.as_str();
    if field == EventField::Date && !date.is_empty() { vec![super::Offer::new(date, date)] } else { Vec::new() }
}

/// The notes, all of them.
pub(super) fn notes(label: &str, rest: Rest<'_>) -> Result<Said, Stop> {
    let text = match rest.words {
        [] => {
            let text = Text::new("entry-expects").with("of", label).with("what", Text::new("entry-expects-words"));
            return Err(Stop::missing(rest.end, text, Vec::new()));
        }
        [only] if only.is("-") => String::new(),
        _ => rest.text(),
    };
    let shown = if text.is_empty() { "—" } else { &text };
    Ok(said(label, shown, vec![Edit::Notes(text.clone())]))
}
