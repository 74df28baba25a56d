//! The entries of a record's `rulings`, read to be shown: also where the ruleset is not there, and where an entry is foreign
//! or damaged. They are kept as they are, whatever can be read of them; making and checking them is not done here.

use std::collections::BTreeMap;

use ruleset_api::{Ruling, Text};
use serde_json::Value;

use crate::locale::harmless;

/// The longest sentence that is shown of an entry, in characters.
const LONGEST: usize = 2000;

/// What can be read of an entry. Members that are not there are empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stored {
    /// What it does.
    pub kind: StoredKind,
    /// The judge's name.
    pub by: String,
    /// Whether the head judge made it.
    pub by_head_judge: bool,
    /// When, RFC 3339.
    pub at: String,
    /// Why.
    pub reason: String,
    /// Of an override: the sides that win, by index; none: a draw.
    pub winners: Option<Vec<usize>>,
    /// The ruling that was sealed, or that the override goes beyond.
    pub ruling: StoredRuling,
    /// The ruleset that ruled.
    pub ruleset: StoredRuleset,
}

/// What an entry does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StoredKind {
    /// It seals a ruling.
    Seal,
    /// It opens a sealed record again.
    Reopen,
    /// It puts a judge's ruling in the place of the ruleset's.
    Override,
    /// It is none that this program knows.
    #[default]
    Unknown,
}

/// The ruling of an entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum StoredRuling {
    /// It has none.
    #[default]
    None,
    /// It can be read. Its sentences can be shown.
    Ruling(Box<Ruling>),
    /// It cannot be read.
    Unreadable,
}

/// The ruleset of an entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredRuleset {
    /// Its id.
    pub id: String,
    /// Its version.
    pub version: String,
    /// SHA-256 of its library, in hexadecimal digits.
    pub sha256: String,
    /// What it is called, by language.
    pub name: BTreeMap<String, String>,
}

/// The entries, the newest first.
#[must_use]
pub fn stored(rulings: &[Value]) -> Vec<Stored> {
    rulings.iter().rev().map(Stored::of).collect()
}

/// The ruleset that ruled last, as far as the entries say it.
#[must_use]
pub fn last_ruleset(newest_first: &[Stored]) -> Option<&StoredRuleset> {
    newest_first.iter().map(|entry| &entry.ruleset).find(|ruleset| !ruleset.id.is_empty())
}

impl Stored {
    fn of(entry: &Value) -> Self {
        let kind = match entry.get("kind").and_then(Value::as_str) {
            Some("seal") => StoredKind::Seal,
            Some("reopen") => StoredKind::Reopen,
            Some("override") => StoredKind::Override,
            _ => StoredKind::Unknown,
        };
        let ruling = match entry.get("ruling") {
            None | Some(Value::Null) => StoredRuling::None,
            Some(ruling) => read_ruling(ruling).map_or(StoredRuling::Unreadable, |ruling| StoredRuling::Ruling(Box::new(ruling))),
        };
        let role = words(entry, "role");
        Self {
            kind,
            by: words(entry, "by"),
            by_head_judge: role == "head-judge",
            at: words(entry, "at"),
            reason: words(entry, "reason"),
            winners: entry.get("winners").filter(|_| kind == StoredKind::Override).and_then(sides),
            ruling,
            ruleset: entry.get("ruleset").map(ruleset).unwrap_or_default(),
        }
    }

    /// Whether nothing can be said of it.
    #[must_use]
    pub fn is_unreadable(&self) -> bool {
        self.kind == StoredKind::Unknown
    }
}

fn read_ruling(value: &Value) -> Option<Ruling> {
    let mut ruling: Ruling = serde_json::from_value(value.clone()).ok()?;
    ruling.visit_texts(&mut can_be_shown);
    Some(ruling)
}

/// The sentences of a text as they can be shown; they come from a file that anybody may have written.
fn can_be_shown(text: &mut Text) {
    for sentence in text.message.values_mut() {
        *sentence = shown(sentence);
    }
    text.id = shown(&text.id);
}

fn ruleset(value: &Value) -> StoredRuleset {
    let name = match value.get("name") {
        Some(Value::String(name)) => BTreeMap::from([(String::new(), shown(name))]),
        Some(name) => {
            let by_language = name.get("message").unwrap_or(name).as_object();
            let pairs = by_language.into_iter().flatten();
            pairs.filter_map(|(language, name)| Some((language.clone(), shown(name.as_str()?)))).collect()
        }
        None => BTreeMap::new(),
    };
    StoredRuleset { id: words(value, "id"), version: words(value, "version"), sha256: words(value, "sha256"), name }
}

/// Sides by their indexes.
fn sides(value: &Value) -> Option<Vec<usize>> {
    value.as_array()?.iter().map(|side| usize::try_from(side.as_u64()?).ok()).collect()
}

/// A member that is a text.
fn words(value: &Value, key: &str) -> String {
    value.get(key).and_then(Value::as_str).map(shown).unwrap_or_default()
}

fn shown(words: &str) -> String {
    match words.char_indices().nth(LONGEST) {
        Some((end, _)) => harmless(words.get(..end).unwrap_or_default()).into_owned() + "…",
        None => harmless(words).into_owned(),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]
    use serde_json::json;

    use super::*;

    #[test]
    fn an_entry_is_read_as_far_as_it_goes_and_the_newest_comes_first() {
        let ruling = json!({ "status": "draw", "result": null, "winners": [], "deciding_step": null,
            "summary": { "id": "level", "message": { "en": "All\u{202e} level.", "ru": "Поровну." } },
            "steps": [{ "id": "points", "outcome": "level", "sides": [{ "value": 3 }, { "value": 3 }] }], "x-new": 1 });
        let entries = [
            json!({ "kind": "seal", "by": "R. Roe", "role": "judge", "at": "2026-11-29T17:00:00+01:00", "ruling": ruling,
                    "ruleset": { "id": "chess", "version": "2.1.0", "sha256": "ab", "name": { "en": "Chess" } } }),
            json!({ "kind": "reopen", "by": "H. Doe", "role": "head-judge", "reason": "A bout was miscounted" }),
            json!({ "kind": "seal", "by": 7, "ruling": { "status": "won" } }),
            json!({ "kind": "override", "winners": [1], "reason": "A piece was hidden" }),
            json!({ "kind": "blessing", "winners": [1] }),
            json!(["damaged"]),
        ];
        let read = stored(&entries);
        assert_eq!(
            read.iter().map(|entry| entry.kind).collect::<Vec<_>>(),
            [
                StoredKind::Unknown,
                StoredKind::Unknown,
                StoredKind::Override,
                StoredKind::Seal,
                StoredKind::Reopen,
                StoredKind::Seal
            ]
        );
        assert_eq!((&read[2].winners, &read[1].winners), (&Some(vec![1]), &None));
        assert_eq!((read[3].by.as_str(), &read[3].ruling), ("", &StoredRuling::Unreadable));
        assert!(read[4].by_head_judge && read[4].reason == "A bout was miscounted");
        let StoredRuling::Ruling(ruling) = &read[5].ruling else { panic!("{:?}", read[5]) };
        assert_eq!(ruling.summary.as_ref().unwrap().in_language("en"), "All\u{fffd} level.");
        assert_eq!(last_ruleset(&read).unwrap().name["en"], "Chess");
    }

    #[test]
    fn a_sentence_without_end_is_cut() {
        let entry = json!({ "kind": "seal", "by": "x".repeat(1 << 20) });
        assert_eq!(stored(&[entry])[0].by.chars().count(), LONGEST + 1);
    }
}
