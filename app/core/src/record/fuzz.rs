//! The readers of files as functions of bytes, for the fuzzers under `fuzz/` and for the short run that every test run makes.
//! Each holds what a reader promises: no panic, a place for each fault, and nothing lost on saving that was not told before.
//! No part of the program uses this.

use std::path::Path;
use std::sync::OnceLock;

use serde_json::Value;

use super::parse::{Filed, parse_filed, without_mark, written};
use super::stored::stored;
use super::{ReadFault, Reserve, load_bytes, parse, to_bytes};
use crate::locale::{Language, Locale, is_harmless_sentence};
use crate::maps::SavedMap;

/// The bytes of a record's file.
///
/// # Panics
/// What is read is not what is saved; something is lost that was not told; a fault has no place in the text, or makes no
/// sentence that can be shown.
pub fn record(bytes: &[u8]) {
    let parsed = parse(bytes);
    match &parsed {
        Ok(record) => {
            comes_back(record, bytes, to_bytes(record));
            let _ = stored(&record.rulings);
        }
        Err(fault) => has_a_place(fault, bytes),
    }
    match (load_bytes(bytes), parsed) {
        (Ok(loaded), Ok(record)) => {
            assert_eq!(*loaded.record, record);
            if loaded.reserve.is_none() {
                nothing_is_lost(bytes, &to_bytes(&record));
            }
        }
        (Ok(loaded), Err(fault)) => {
            assert!(matches!(fault, ReadFault::NewerVersion { .. }), "shown in spite of {fault:?}");
            assert!(matches!(loaded.reserve, Some(Reserve::NewerVersion { .. })), "{:?}", loaded.reserve);
        }
        (Err(here), Err(there)) => assert_eq!(here, there),
        (opened @ Err(_), Ok(_)) => assert!(opened.is_ok(), "a good record cannot be opened: {opened:?}"),
    }
}

/// The bytes of a map's file.
///
/// # Panics
/// As [`record`].
pub fn map(bytes: &[u8]) {
    match parse_filed::<SavedMap>(bytes) {
        Ok(map) => comes_back(&map, bytes, written(&map).unwrap_or_default()),
        Err(fault) => has_a_place(&fault, bytes),
    }
}

/// What was read is saved, and read from there again, and saved again to the same bytes.
fn comes_back<T: Filed + PartialEq + std::fmt::Debug>(document: &T, from: &[u8], saved: Vec<u8>) {
    assert!(!saved.is_empty(), "not written: {:?}", String::from_utf8_lossy(from));
    let again = parse_filed::<T>(&saved);
    assert!(again.as_ref() == Ok(document), "{again:?} is not {document:?}");
    assert_eq!(again.ok().and_then(|again| written(&again).ok()), Some(saved));
}

/// What a file says is there once it is saved. Members that are empty may go.
fn nothing_is_lost(before: &[u8], after: &[u8]) {
    let [before, after] = [without_mark(before), after].map(|bytes| serde_json::from_slice::<Value>(bytes).unwrap_or_default());
    assert!(is_kept(&before, Some(&after)), "{before} became {after}");
}

fn is_kept(before: &Value, after: Option<&Value>) -> bool {
    match (before, after) {
        // A default may come to stand there.
        (Value::Object(before), Some(Value::Object(after))) => before.iter().all(|(key, value)| is_kept(value, after.get(key))),
        (Value::Array(before), Some(Value::Array(after))) => {
            before.len() == after.len() && before.iter().zip(after).all(|(before, after)| is_kept(before, Some(after)))
        }
        (Value::Number(before), Some(Value::Number(after))) => before == after || before.as_f64() == after.as_f64(),
        (before, Some(after)) => before == after,
        (Value::Object(before), None) => before.is_empty(),
        (Value::Array(before), None) => before.is_empty(),
        (Value::String(before), None) => before.is_empty(),
        (before, None) => before.is_null(),
    }
}

/// The longest sentence about a fault, in characters: what a file says is cut in it.
const LONGEST: usize = 1000;

fn has_a_place(fault: &ReadFault, bytes: &[u8]) {
    if let ReadFault::NotJson { line, column, .. } | ReadFault::Structure { line, column, .. } = fault {
        let bytes = without_mark(bytes);
        let there = line.checked_sub(1).and_then(|line| bytes.split(|byte| *byte == b'\n').nth(line));
        let room = there.map(|line| line.len() + 1);
        assert!(*column >= 1 && room.is_some_and(|room| *column <= room), "{fault:?} is not in {bytes:?}");
    }
    static LOCALE: OnceLock<Locale> = OnceLock::new();
    let locale = LOCALE.get_or_init(|| Locale::new(Language::English));
    let sentence = locale.text(&fault.text(Path::new("a.match.json")));
    assert!(is_harmless_sentence(&sentence) && sentence.chars().count() <= LONGEST, "{sentence}");
}
