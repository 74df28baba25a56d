//! Bytes into a record, with exact errors. A good record is parsed once; only a bad one is looked at again, step by step,
//! to say what is wrong and where. Content (values, rows, places) is not judged here.

use ruleset_api::Record;
use ruleset_api::entries::escaped;
use ruleset_api::record::{FORMAT, VERSION};
use serde::de::{self, DeserializeOwned, Deserializer, IgnoredAny};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_path_to_error::{Path, Segment};

use super::fault::{LARGEST, ReadFault};
use super::wrong::Wrong;

/// What some editors put at the head of a UTF-8 file. It is no part of the text.
const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";
/// What stands at the head of a text in UTF-16, in either order of its bytes.
const UTF_16: [&[u8]; 2] = [b"\xFF\xFE", b"\xFE\xFF"];

/// A kind of document that is kept in files of its own. Its JSON says its format and the version of it.
pub(crate) trait Filed: Serialize + DeserializeOwned {
    /// What its `format` says.
    const FORMAT: &'static str;
    /// The newest version that this program knows.
    const NEWEST: u32;
    /// What its head says: format and version.
    fn head(&self) -> (&str, u32);
}

impl Filed for Record {
    const FORMAT: &'static str = FORMAT;
    const NEWEST: u32 = VERSION;

    fn head(&self) -> (&str, u32) {
        (&self.format, self.version)
    }
}

/// Reads a record from the bytes of its file.
///
/// # Errors
/// The first that applies: too large; not JSON in UTF-8; no match record; a newer version; a wrong structure.
pub fn parse(bytes: &[u8]) -> Result<Record, ReadFault> {
    parse_filed(bytes)
}

/// Reads a document of any kind from the bytes of its file, with the errors of [`parse`].
pub(crate) fn parse_filed<T: Filed>(bytes: &[u8]) -> Result<T, ReadFault> {
    if u64::try_from(bytes.len()).map_or(true, |length| length > LARGEST) {
        return Err(ReadFault::TooLarge);
    }
    let bytes = without_mark(bytes);
    match serde_json::from_slice::<T>(bytes) {
        Ok(document) if document.head().0 == T::FORMAT && (1..=T::NEWEST).contains(&document.head().1) => Ok(document),
        _ => Err(fault::<T>(bytes)),
    }
}

/// Writes a record as it lies in a file: pretty-printed, the keys in the order of the format, a newline at the end.
#[must_use]
pub fn to_bytes(record: &Record) -> Vec<u8> {
    // Writing fails only for keys that are no strings, and a record has none; `save` refuses to write nothing all the same.
    written(record).unwrap_or_default()
}

pub(super) fn written(document: &impl Filed) -> serde_json::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    document.serialize(&mut serde_json::Serializer::pretty(&mut bytes))?;
    bytes.push(b'\n');
    Ok(bytes)
}

/// The version of a document of a kind that is newer than this program knows; `None` for all else.
pub(super) fn newer_version<T: Filed>(bytes: &[u8]) -> Option<u64> {
    match fault_of_head::<T>(serde_json::from_slice(without_mark(bytes)).ok()?) {
        Some(ReadFault::NewerVersion { found }) => Some(found),
        _ => None,
    }
}

/// The bytes without the mark that some editors put at their head.
pub(crate) fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(bytes)
}

/// What is wrong with bytes that are known to be no good document.
fn fault<T: Filed>(bytes: &[u8]) -> ReadFault {
    let at_head = |wrong| ReadFault::NotJson { line: 1, column: 1, wrong, copy: false };
    if UTF_16.iter().any(|mark| bytes.starts_with(mark)) {
        return at_head(Wrong::Utf16);
    }
    if !bytes.is_empty() && bytes.iter().all(|byte| *byte == 0) {
        return at_head(Wrong::Zeros);
    }
    let text = match str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => {
            let (line, column) = place(bytes, error.valid_up_to());
            return ReadFault::NotJson { line, column, wrong: Wrong::NotUtf8, copy: false };
        }
    };
    if text.trim().is_empty() {
        return at_head(Wrong::Empty);
    }
    if let Err(error) = serde_json::from_str::<IgnoredAny>(text) {
        let (line, column, wrong) = said(text, &error);
        return ReadFault::NotJson { line, column, wrong, copy: false };
    }
    if !text.trim_start().starts_with('{') {
        return ReadFault::OtherFormat { found: None };
    }
    // A head that is itself broken is a matter of structure, which is told with its place below.
    if let Some(fault) = serde_json::from_str(text).ok().and_then(fault_of_head::<T>) {
        return fault;
    }
    structure::<T>(text).or_else(|| structure::<Versioned>(text)).unwrap_or(ReadFault::OtherFormat { found: None })
}

/// What tells a document from other JSON.
#[derive(Deserialize)]
struct Head {
    #[serde(default)]
    format: Value,
    #[serde(default)]
    version: Value,
}

fn fault_of_head<T: Filed>(head: Head) -> Option<ReadFault> {
    match head.format {
        Value::String(format) if format == T::FORMAT => {}
        Value::String(format) => return Some(ReadFault::OtherFormat { found: Some(format) }),
        _ => return Some(ReadFault::OtherFormat { found: None }),
    }
    let found = head.version.as_u64().filter(|version| *version > u64::from(T::NEWEST))?;
    Some(ReadFault::NewerVersion { found })
}

/// The one thing that the type of a document lets through.
#[derive(Deserialize)]
struct Versioned {
    #[serde(rename = "version", deserialize_with = "from_one")]
    _version: (),
}

fn from_one<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    match u64::deserialize(deserializer)? {
        0 => Err(de::Error::custom("invalid value: 0, expected 1 or more")),
        _ => Ok(()),
    }
}

/// The first fault of structure, if there is one.
fn structure<'de, T: Deserialize<'de>>(text: &'de str) -> Option<ReadFault> {
    let mut deserializer = serde_json::Deserializer::from_str(text);
    let error = serde_path_to_error::deserialize::<_, T>(&mut deserializer).err()?;
    let path = pointer(error.path());
    let (line, column, wrong) = said(text, error.inner());
    Some(ReadFault::Structure { line, column, path, wrong, copy: false })
}

/// A path as a JSON Pointer.
fn pointer(path: &Path) -> String {
    let mut pointer = String::new();
    for segment in path {
        let part = match segment {
            Segment::Seq { index } => index.to_string().into(),
            Segment::Map { key } => escaped(key),
            Segment::Enum { .. } | Segment::Unknown => continue,
        };
        pointer.push('/');
        pointer.push_str(&part);
    }
    pointer
}

/// Line and column of the parser's error, and what it means.
fn said(text: &str, error: &serde_json::Error) -> (usize, usize, Wrong) {
    let (line, column) = (error.line().max(1), error.column().max(1));
    let words = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    let wrong = Wrong::of(error.classify(), words.strip_suffix(&place).unwrap_or(&words));
    (line, characters(text.as_bytes(), line, column), wrong)
}

/// Line and column, in characters from 1, of a byte of a text. What stands before it is UTF-8.
pub(super) fn place(bytes: &[u8], at: usize) -> (usize, usize) {
    let (before, _) = bytes.split_at_checked(at).unwrap_or_default();
    let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
    let column = before.rsplit(|byte| *byte == b'\n').next().map_or(0, <[u8]>::len) + 1;
    (line, characters(before, line, column))
}

/// A column in characters; the parser counts bytes, and names of players are often not ASCII.
fn characters(text: &[u8], line: usize, column: usize) -> usize {
    let line = text.split(|byte| *byte == b'\n').nth(line - 1).unwrap_or_default();
    let is_start = |byte: &&u8| (**byte & 0b1100_0000) != 0b1000_0000;
    let before = line.iter().take(column - 1).filter(is_start).count();
    before + 1
}
