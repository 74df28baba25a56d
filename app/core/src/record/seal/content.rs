//! The two hashes of a seal: of a record's content, and of an entry. Both are of compact JSON with sorted keys, so that
//! neither spaces nor the order of keys in a file count.

use ruleset_api::Record;
use serde_json::Value;

use crate::hash::sha256;

/// The hash of a record's content: everything but `rulings` and `log`, unknown keys included.
///
/// # Errors
/// The record cannot be written as JSON.
pub fn content_hash(record: &Record) -> serde_json::Result<String> {
    let content = Record { rulings: Vec::new(), log: Vec::new(), ..record.clone() };
    Ok(entry_hash(&serde_json::to_value(content)?))
}

/// The hash of an entry, or of any JSON value.
#[must_use]
pub fn entry_hash(entry: &Value) -> String {
    let mut text = String::new();
    write(entry, &mut text);
    sha256(text.as_bytes())
}

/// Compact JSON with the keys of every object sorted by their bytes, whatever order the value itself has.
fn write(value: &Value, text: &mut String) {
    match value {
        Value::Array(items) => {
            text.push('[');
            for (index, item) in items.iter().enumerate() {
                if index > 0 {
                    text.push(',');
                }
                write(item, text);
            }
            text.push(']');
        }
        Value::Object(members) => {
            let mut members: Vec<_> = members.iter().collect();
            members.sort_by_key(|(key, _)| key.as_bytes());
            text.push('{');
            for (index, (key, value)) in members.into_iter().enumerate() {
                if index > 0 {
                    text.push(',');
                }
                text.push_str(&Value::from(key.as_str()).to_string());
                text.push(':');
                write(value, text);
            }
            text.push('}');
        }
        simple => text.push_str(&simple.to_string()),
    }
}
