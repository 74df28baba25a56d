//! The whole sheet by one typed line: what a line says, as one edit or as an error in words, and how it can go on. It reads
//! the record, the ruleset's manifest and the words of a language; it changes nothing, and knows no keys and no windows.
//!
//! A line is one or more statements with semicolons between them; each begins with what is entered:
//!
//! - `KEY VALUE`: a field of the match or a setting. `KEY` is the field's key or the beginning of its name in the language of
//!   the window, as far as no other begins so; case and accents do not matter.
//! - `KEY VALUE VALUE`: a field of the sides, a value for each in their order. `/` may stand between the values; it must where
//!   they have several words each.
//! - A value is a whole number, words, yes or no (in three languages), a choice or a side by the beginning of its name, a side
//!   also by its number from 1. `-` takes the entry away, `=` leaves it as it is. A finding is its value, then the reason.
//! - `TABLE VALUE…`: a new row, its fields in their order. `TABLE -` takes the last row away.
//! - `names A / B`, `players A. Poe, C. Doe / B. Roe`, `event`, `round`, `table`, `date`, `judge`, `notes`.
//! - `piece NAME SIDE PLACE`, in any order, or with a kind of piece in the place of `piece`; `place NAME PLACE`, `out NAME`;
//!   `location PLACE…`, or another kind of feature. A place is `column,row`, `x,y` in millimetres, an area or a zone.
//!
//! Words in quotation marks are taken as they are. Where anything is wrong, nothing of the line is entered.

mod fields;
mod items;
mod pieces;
mod values;
mod words;

use std::ops::Range;

use ruleset_api::{Manifest, Record, Text};

use self::items::candidates;
use self::words::{Found, Statement, find, folded, joined, statements};
use super::apply;
use super::edit::Edit;
use crate::locale::{Locale, Names};

/// What a line is read against.
#[derive(Clone, Copy, Debug)]
pub struct Sheet<'a> {
    /// The record.
    pub record: &'a Record,
    /// What its ruleset says of itself, rendered.
    pub manifest: &'a Manifest,
    /// Key of the board that pieces and features go to.
    pub board: Option<&'a str>,
    /// The words of the window.
    pub locale: &'a Locale,
}

/// What a line says.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The whole of it as one edit, `None` for an empty line; or what is wrong first.
    pub edit: Result<Option<Edit>, Wrong>,
    /// What is entered by each statement, up to what is wrong: "Victory points: Alliance 12, Horde 9".
    pub says: Vec<String>,
    /// How the end of the line can go on, most likely first.
    pub offers: Vec<Offer>,
    /// From where on an offer takes the place of what is typed, in bytes.
    pub from: usize,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// Where, in bytes; empty at the end of a statement in which something is still missing.
    pub at: Range<usize>,
    /// What, and what is possible there; a text of the program.
    pub text: Text,
    /// Only the rest of it is missing.
    pub missing: bool,
}

/// A way in which a line can go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// What is typed.
    pub put: String,
    /// What it is called.
    pub label: String,
    /// What is entered there now; may be empty.
    pub now: String,
}

/// A statement that was understood.
struct Said {
    edits: Vec<Edit>,
    says: String,
    /// How it can go on.
    offers: Vec<Offer>,
}

/// Why a statement was not understood, and what could stand in the place.
struct Stop {
    wrong: Wrong,
    offers: Vec<Offer>,
}

impl Stop {
    /// A fault at some words.
    fn at(at: Range<usize>, text: Text) -> Self {
        Self { wrong: Wrong { at, text, missing: false }, offers: Vec::new() }
    }

    /// Something is missing at the end of a statement.
    fn missing(end: usize, text: Text, offers: Vec<Offer>) -> Self {
        Self { wrong: Wrong { at: end..end, text, missing: true }, offers }
    }
}

impl Offer {
    fn new(put: &str, label: &str) -> Self {
        // What falls into several words, or means something else, stands in quotation marks.
        let plain = !put.is_empty() && put.chars().all(|letter| !letter.is_whitespace() && !";/\"".contains(letter));
        let put = if plain { put.to_owned() } else { format!("\"{}\"", put.replace('"', "")) };
        Self { put, label: label.to_owned(), now: String::new() }
    }
}

impl Sheet<'_> {
    fn names(&self) -> Names {
        Names::of(self.record, self.manifest)
    }

    fn names_of_sides(&self) -> Names {
        let sides: Vec<&str> = self.record.sides.iter().map(|side| side.name.as_str()).collect();
        Names::with_sides(&sides, self.manifest)
    }

    fn side(&self, side: usize) -> String {
        self.names_of_sides().side(side, self.locale.language().code())
    }

    fn sides(&self) -> Vec<String> {
        let names = self.names_of_sides();
        (0..self.record.sides.len()).map(|side| names.side(side, self.locale.language().code())).collect()
    }
}

/// The longest line in the name of a step, in characters.
const LONGEST: usize = 40;

/// Reads a line.
#[must_use]
pub fn read(line: &str, sheet: &Sheet<'_>) -> Reading {
    let statements = statements(line);
    let mut edits = Vec::new();
    let mut says = Vec::new();
    let mut wrong = None;
    // A statement sees what those before it have done.
    let mut changed: Option<Record> = None;
    for statement in statements.iter().filter(|statement| !statement.words.is_empty()) {
        let here = Sheet { record: changed.as_ref().unwrap_or(sheet.record), ..*sheet };
        match say(statement, line, &here) {
            Ok(said) => {
                if statements.len() > 1 {
                    let record = changed.get_or_insert_with(|| sheet.record.clone());
                    said.edits.iter().for_each(|edit| apply::apply(record, edit, Some(sheet.manifest)));
                }
                edits.extend(said.edits);
                says.push(said.says);
            }
            Err(stop) => {
                wrong = Some(stop.wrong);
                break;
            }
        }
    }
    let here = Sheet { record: changed.as_ref().unwrap_or(sheet.record), ..*sheet };
    let (offers, from) = statements.last().map_or_else(Default::default, |last| offers(last, line, &here));
    let edit = match wrong {
        Some(wrong) => Err(wrong),
        None => Ok((!edits.is_empty()).then(|| Edit::Several { name: name(line), edits })),
    };
    Reading { edit, says, offers, from }
}

/// The name of the step: the line itself, as the judge will know it again.
fn name(line: &str) -> Text {
    let line = line.trim();
    let start: String = line.chars().take(LONGEST).collect();
    let shown = if start.len() == line.len() { start } else { format!("{}…", start.trim_end()) };
    Text::new("entry-undo-line").with("line", shown)
}

/// What a statement says.
fn say(statement: &Statement, line: &str, sheet: &Sheet<'_>) -> Result<Said, Stop> {
    let all = candidates(sheet);
    let names: Vec<Vec<String>> = all.iter().map(|candidate| candidate.names.clone()).collect();
    let words = &statement.words;
    let at = |used: usize| {
        let end = used.checked_sub(1).and_then(|last| words.get(last)).map_or(statement.begin, |word| word.at.end);
        words.first().map_or(statement.begin, |word| word.at.start)..end
    };
    match find(words, &names) {
        Found::One(index, used) => {
            let rest = words.get(used..).unwrap_or_default();
            let Some(candidate) = all.get(index) else { return Err(Stop::at(at(1), Text::new("entry-line-nothing"))) };
            let rest = Rest { words: rest, line, end: statement.end };
            candidate.item.say(&candidate.label, rest, sheet)
        }
        Found::Several(found, used) => {
            let labels: Vec<&str> =
                found.iter().filter_map(|index| all.get(*index)).map(|candidate| candidate.label.as_str()).collect();
            Err(Stop::at(at(used), Text::new("entry-line-several").with("possible", labels.join(", "))))
        }
        Found::Nothing => {
            let typed = words.first().map(|word| word.text.as_str()).unwrap_or_default();
            Err(Stop::at(at(1), Text::new("entry-line-unknown").with("typed", typed)))
        }
    }
}

/// The words of a statement after what it begins with.
#[derive(Clone, Copy)]
struct Rest<'w> {
    words: &'w [words::Word],
    /// The line that they are from.
    line: &'w str,
    /// Where the statement ends.
    end: usize,
}

impl<'w> Rest<'w> {
    /// All of it as it was typed; quotation marks around the whole are taken off.
    fn text(&self) -> String {
        match self.words {
            [] => String::new(),
            [one] if one.quoted => one.text.clone(),
            [first, .., last] => self.line.get(first.at.start..last.at.end).unwrap_or_default().to_owned(),
            [one] => self.line.get(one.at.clone()).unwrap_or_default().to_owned(),
        }
    }

    /// Without the first words.
    fn after(&self, used: usize) -> Rest<'w> {
        Rest { words: self.words.get(used..).unwrap_or_default(), ..*self }
    }

    /// A fault at the first of these words, if there is one.
    fn nothing_more(&self) -> Result<(), Stop> {
        match self.words.first() {
            None => Ok(()),
            Some(word) => Err(Stop::at(word.at.clone(), Text::new("entry-line-too-much").with("typed", word.text.as_str()))),
        }
    }
}

/// How the last statement can go on, and from where.
fn offers(statement: &Statement, line: &str, sheet: &Sheet<'_>) -> (Vec<Offer>, usize) {
    let text = line.get(statement.begin..statement.end).unwrap_or_default();
    let open = !text.ends_with(char::is_whitespace) && !statement.words.is_empty();
    let all = candidates(sheet);
    let typed = joined(&statement.words);
    let begins = |candidate: &&items::Candidate<'_>| candidate.names.iter().any(|name| name.starts_with(&typed));
    let is_whole = all.iter().any(|candidate| candidate.names.contains(&typed));
    if (open || !is_whole) && !statement.words.iter().any(words::Word::is_sign) {
        let of_keys: Vec<Offer> = all.iter().filter(begins).map(|candidate| candidate.offer(sheet)).collect();
        if !of_keys.is_empty() {
            let from = statement.words.first().map_or(statement.end, |word| word.at.start);
            return (of_keys, from);
        }
    }
    let (before, partial) = match statement.words.split_last() {
        Some((partial, before)) if open => (before, Some(partial)),
        _ => (statement.words.as_slice(), None),
    };
    let from = partial.map_or(statement.end, |word| word.at.start);
    let before = Statement { words: before.to_vec(), begin: statement.begin, end: from };
    let offers = match say(&before, line, sheet) {
        Ok(said) => said.offers,
        Err(stop) => stop.offers,
    };
    let typed = partial.map(|word| folded(&word.text)).unwrap_or_default();
    let fits = |offer: &Offer| {
        folded(&offer.put).starts_with(&typed) || folded(&offer.label).split(' ').any(|word| word.starts_with(&typed))
    };
    let offers: Vec<Offer> = offers.into_iter().filter(fits).collect();
    let is_typed = matches!((offers.as_slice(), partial), ([only], Some(word)) if only.put == word.text);
    (if is_typed { Vec::new() } else { offers }, from)
}

#[cfg(test)]
mod tests;
