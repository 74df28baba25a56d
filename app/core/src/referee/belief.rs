//! What a child says is checked before it is believed: a manifest, a ruling, a club's table must fit the contract, the
//! records and each other, and no sentence may be without measure. Also here: the sentences of the host's own texts.

use std::collections::BTreeSet;
use std::sync::Arc;

use ruleset_api::request::Detail;
use ruleset_api::standings::{Added, InFile, Report};
use ruleset_api::{Arg, Manifest, Record, Ruling, Text};
use serde_json::Value;

use super::report::Fault;
use crate::locale::{Language, Names, Renderer, is_harmless_sentence};

/// The longest sentence that is taken from a child, in bytes. The child cuts them far shorter.
const LONGEST: usize = 16 << 10;
/// The most sides that a match can have.
const MOST_SIDES: usize = 64;
/// The longest id and the longest version, in bytes.
const LONGEST_ID: usize = 64;
/// The most texts of a manifest or a ruling. Whatever is shown has one, so this bounds what a window must paint.
const MOST_TEXTS: usize = 4_000;
/// The most cells of the tables of a ruling, and the longest string in one, in bytes.
const MOST_CELLS: usize = 40_000;
const LONGEST_CELL: usize = 4 << 10;

/// The longest id of a text, in bytes. A text that does not exist is shown as its id.
const LONGEST_ID_OF_TEXT: usize = 200;

pub(super) const LONG_ID: &str = "a text whose id is longer than 200 bytes";
const WITHOUT_MEASURE: &str = "a sentence without measure, or with control characters";

/// A manifest that can be worked with.
pub(super) fn manifest(json: &[u8]) -> Result<Arc<Manifest>, Fault> {
    let bad = |words: String| Fault::BadManifest(words).capped();
    let mut manifest: Manifest = serde_json::from_slice(json).map_err(|error| bad(error.to_string()))?;
    let id = &manifest.id;
    let letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    if id.is_empty() || id.len() > LONGEST_ID || !id.bytes().all(letter) {
        return Err(bad(format!("the id `{id}` is not made of lower case letters, digits and hyphens")));
    }
    let plain = |byte: u8| byte.is_ascii_graphic();
    if manifest.version.len() > LONGEST_ID || !manifest.version.bytes().all(plain) {
        return Err(bad(format!("the version `{}` is not a short word", manifest.version)));
    }
    let (min, max) = (manifest.sides.min, manifest.sides.max);
    if min == 0 || min > max || max > MOST_SIDES {
        return Err(bad(format!("from {min} to {max} sides")));
    }
    let (mut measured, mut texts) = (true, 0);
    manifest.visit_texts(&mut |text| {
        measured &= has_measure(text);
        texts += 1;
    });
    match (measured, texts) {
        (false, _) => Err(bad(WITHOUT_MEASURE.to_owned())),
        (true, ..=MOST_TEXTS) => Ok(Arc::new(manifest)),
        (true, _) => Err(bad(format!("{texts} texts are more than {MOST_TEXTS}"))),
    }
}

/// A ruling that fits its record and its manifest.
pub(super) fn ruling(reply: &[u8], record: &Record, manifest: &Manifest, detail: Detail) -> Result<Ruling, Fault> {
    let ruling = parse(reply).map_err(|words| Fault::BadReply(words).capped())?;
    fitting(ruling, record.sides.len(), &pieces(record), manifest, detail)
}

/// The ids of all pieces of a record.
pub(super) fn pieces(record: &Record) -> Vec<i64> {
    record.boards.values().flat_map(|board| board.pieces.iter().map(|piece| piece.id)).collect()
}

/// A ruling that fits its manifest and a match with so many sides and these pieces.
pub(super) fn fitting(
    ruling: Ruling,
    sides: usize,
    pieces: &[i64],
    manifest: &Manifest,
    detail: Detail,
) -> Result<Ruling, Fault> {
    let bad = |words: String| Fault::BadReply(words).capped();
    ruling.check(manifest, sides, pieces, detail == Detail::Full).map_err(bad)?;
    if !ruling.texts().into_iter().all(has_measure) {
        return Err(bad(WITHOUT_MEASURE.to_owned()));
    }
    bounded(&ruling, pieces.len()).map_err(bad)?;
    Ok(match detail {
        Detail::Full => ruling,
        Detail::Outcome => ruling.outcome_only(),
    })
}

/// Whether a ruling is no more than can be shown; else in words.
fn bounded(ruling: &Ruling, pieces: usize) -> Result<(), String> {
    let texts = ruling.texts().len();
    if texts > MOST_TEXTS {
        return Err(format!("{texts} texts are more than {MOST_TEXTS}"));
    }
    if let Some(step) = ruling.steps.iter().find(|step| step.counted.len() > pieces) {
        return Err(format!("step `{}` counted {} pieces of {pieces}", step.id, step.counted.len()));
    }
    let cells = || ruling.tables.iter().flat_map(|table| &table.rows).flat_map(|row| row.values());
    let is_plain = |cell: &Value| match cell {
        Value::String(words) => words.len() <= LONGEST_CELL,
        Value::Array(_) | Value::Object(_) => false,
        Value::Null | Value::Bool(_) | Value::Number(_) => true,
    };
    match cells().find(|cell| !is_plain(cell)) {
        Some(_) => Err("a cell of a table is neither a number nor a short text".to_owned()),
        None if cells().take(MOST_CELLS + 1).count() > MOST_CELLS => Err(format!("its tables have more than {MOST_CELLS} cells")),
        None => Ok(()),
    }
}

/// What a ruleset keeps of matches, and which of those that were sent do not count.
pub(super) fn added(reply: &[u8], sent: &BTreeSet<usize>) -> Result<Added, Fault> {
    let added: Added = serde_json::from_slice(reply).map_err(|error| Fault::BadReply(error.to_string()).capped())?;
    if !added.problems.iter().all(|problem| problem.file.is_some_and(|file| sent.contains(&file))) {
        return Err(Fault::BadReply("it leaves out a match that was not sent".to_owned()));
    }
    have_measure(&added.problems)?;
    Ok(added)
}

/// The table of a club, made of records in so many files.
pub(super) fn report(reply: &[u8], files: usize) -> Result<Report, Fault> {
    let mut report: Report = serde_json::from_slice(reply).map_err(|error| Fault::BadReply(error.to_string()).capped())?;
    report.check().map_err(|words| Fault::BadReply(words).capped())?;
    if report.problems.iter().filter_map(|problem| problem.file).any(|file| file >= files) {
        return Err(Fault::BadReply("it names a file that was not sent".to_owned()));
    }
    have_measure(&report.problems)?;
    let mut measured = true;
    report.table.visit_texts(&mut |text| measured &= has_measure(text));
    if measured { Ok(report) } else { Err(without_measure()) }
}

fn have_measure(problems: &[InFile]) -> Result<(), Fault> {
    if problems.iter().all(|problem| has_measure(&problem.problem.text)) { Ok(()) } else { Err(without_measure()) }
}

fn without_measure() -> Fault {
    Fault::BadReply(WITHOUT_MEASURE.to_owned())
}

/// So many rulings, in the order of their records, not yet held against them.
pub(super) fn rulings(reply: &[u8], count: usize) -> Result<Vec<Ruling>, Fault> {
    #[derive(serde::Deserialize)]
    struct Rulings {
        rulings: Vec<Ruling>,
    }
    let bad = |words: String| Fault::BadReply(words).capped();
    let reply = str::from_utf8(reply).map_err(|error| bad(error.to_string()))?;
    let Rulings { rulings } = serde_json::from_str(reply).map_err(|error| bad(error.to_string()))?;
    if rulings.len() == count { Ok(rulings) } else { Err(bad(format!("{} rulings on {count} records", rulings.len()))) }
}

/// A ruling in JSON. UTF-8 is checked once for all of it, which is faster than string by string.
pub(super) fn parse(reply: &[u8]) -> Result<Ruling, String> {
    let reply = str::from_utf8(reply).map_err(|error| error.to_string())?;
    serde_json::from_str(reply).map_err(|error| error.to_string())
}

/// Whether the ids of a text and of those among its arguments are short.
pub(super) fn has_short_ids(text: &Text) -> bool {
    let mut short = true;
    text.visit(&mut |text| short &= text.id.len() <= LONGEST_ID_OF_TEXT);
    short
}

/// Whether the sentences of a text are short enough and harmless to show, as those that the child itself makes are.
fn has_measure(text: &Text) -> bool {
    has_short_ids(text) && text.message.values().all(|sentence| sentence.len() <= LONGEST && is_harmless_sentence(sentence))
}

/// Adds the sentences to a text of the host. What its arguments carry of their own sentences is in them then, and dropped.
pub(super) fn say(text: &mut Text, host: &Renderer, languages: &[Language], names: &Names) {
    for language in languages {
        let sentence = host.render(text, language.code(), names);
        text.message.insert(language.code().to_owned(), sentence);
    }
    drop_inner_sentences(text);
}

fn drop_inner_sentences(text: &mut Text) {
    for arg in text.args.values_mut() {
        if let Arg::Text(inner) = arg {
            inner.message.clear();
            drop_inner_sentences(inner);
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::indexing_slicing)]
    use serde_json::json;

    use super::*;

    fn described() -> Value {
        json!({ "id": "g", "version": "1.0.0", "languages": ["en"], "name": { "id": "name" }, "edition": { "id": "name" },
            "sides": { "min": 2, "max": 2, "names": [] }, "steps": [], "results": [{ "id": "win", "label": { "id": "win" } }] })
    }

    fn believed(change: impl FnOnce(&mut Value)) -> Result<Arc<Manifest>, Fault> {
        let mut described = described();
        change(&mut described);
        manifest(&serde_json::to_vec(&described).unwrap())
    }

    fn ruled(ruling: &Value, detail: Detail) -> Result<Ruling, Fault> {
        let record = Record::new("g", "1.0.0", 2);
        super::ruling(&serde_json::to_vec(ruling).unwrap(), &record, &believed(|_| {}).unwrap(), detail)
    }

    #[test]
    fn a_manifest_that_cannot_be_worked_with_is_refused_in_words() {
        assert!(believed(|_| {}).is_ok());
        assert!(believed(|manifest| manifest["id"] = json!("../g")).is_err());
        assert!(believed(|manifest| manifest["id"] = json!("")).is_err());
        assert!(believed(|manifest| manifest["sides"]["max"] = json!(1_000_000_000_000_u64)).is_err());
        assert!(believed(|manifest| manifest["sides"]["min"] = json!(3)).is_err());
        assert!(believed(|manifest| manifest["name"]["message"] = json!({ "en": "x".repeat(LONGEST + 1) })).is_err());
        assert!(believed(|manifest| manifest["name"]["id"] = json!("x".repeat(LONGEST_ID_OF_TEXT + 1))).is_err());
        assert!(believed(|manifest| manifest["name"]["message"] = json!({ "en": "G\u{1b}[2J" })).is_err());
        assert!(believed(|manifest| manifest["version"] = json!("1".repeat(LONGEST_ID + 1))).is_err());
        let step = json!({ "id": "s", "title": { "id": "name" }, "article": "a" });
        let many = believed(|manifest| manifest["steps"] = json!(vec![step; MOST_TEXTS]));
        assert!(matches!(many, Err(Fault::BadManifest(words)) if words.contains("more than")));
        assert!(matches!(believed(|manifest| manifest["steps"] = json!(3)), Err(Fault::BadManifest(_))));
    }

    #[test]
    fn a_ruling_that_does_not_fit_is_refused_in_words() {
        let ruling = json!({ "status": "decided", "result": "win", "winners": [1], "deciding_step": null, "points": [{}, {}],
            "summary": { "id": "won", "message": { "en": "Won." } } });
        assert!(ruled(&ruling, Detail::Full).unwrap().summary.is_some());
        assert!(ruled(&ruling, Detail::Outcome).unwrap().summary.is_none(), "no more than was asked for");
        let mut other = ruling.clone();
        other["winners"] = json!([2]);
        assert!(matches!(ruled(&other, Detail::Outcome), Err(Fault::BadReply(words)) if words.contains("[2]")));
        let mut hostile = ruling.clone();
        hostile["summary"]["message"]["en"] = json!("Won.\u{202e}");
        assert!(matches!(ruled(&hostile, Detail::Full), Err(Fault::BadReply(words)) if words.contains("control")));
        let mut many = ruling.clone();
        many["procedure"] =
            (0..=MOST_TEXTS).map(|n| json!({ "id": n.to_string(), "state": "todo", "text": { "id": "a" } })).collect();
        assert!(matches!(ruled(&many, Detail::Full), Err(Fault::BadReply(words)) if words.contains("more than")));
        for (rows, word) in [
            (json!([{ "a": "x".repeat(LONGEST_CELL + 1) }]), "neither"),
            (json!([{ "a": [[[]]] }]), "neither"),
            (json!(vec![json!({ "a": 1, "b": 2 }); MOST_CELLS / 2 + 1]), "cells"),
        ] {
            let mut table = ruling.clone();
            table["tables"] = json!([{ "id": "t", "columns": [], "rows": rows }]);
            assert!(matches!(ruled(&table, Detail::Full), Err(Fault::BadReply(words)) if words.contains(word)), "{word}");
        }
        let mut long = ruling;
        long["summary"]["message"]["en"] = json!("x".repeat(LONGEST + 1));
        assert!(matches!(ruled(&long, Detail::Full), Err(Fault::BadReply(words)) if words.contains("measure")));
    }
}
