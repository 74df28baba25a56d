//! What a record's text says that its record would not say any more once it is saved: a number that no number of the
//! program holds exactly, and a key that stands twice where only one is kept. The first of these is found by a walk over
//! the text, which is known to be good JSON.

use std::borrow::Cow;
use std::collections::HashSet;

use super::parse::place;

/// The first place of a text that would not come back from a save.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lost {
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// What is lost there.
    pub what: LostWhat,
}

/// What would not come back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LostWhat {
    /// A number of more digits than can be kept: it would be rounded.
    Digits,
    /// A key that stands twice in one object: the first of the two values would go. With the key.
    Twice(String),
}

/// So many characters of a number are always kept exactly, where it has no exponent.
const SURELY_EXACT: usize = 15;

/// The first thing in good JSON that would not come back from a save. Another spelling of the same number is no loss.
pub(super) fn first(json: &[u8]) -> Option<Lost> {
    let mut walk = Walk { json, at: 0, open: Vec::new(), key_next: false };
    let (at, what) = walk.first()?;
    let (line, column) = place(json, at);
    Some(Lost { line, column, what })
}

/// A walk over good JSON.
struct Walk<'j> {
    json: &'j [u8],
    at: usize,
    /// The lists and objects around the place, an object with its keys so far.
    open: Vec<Option<HashSet<Cow<'j, str>>>>,
    /// The next text is a key.
    key_next: bool,
}

impl<'j> Walk<'j> {
    fn first(&mut self) -> Option<(usize, LostWhat)> {
        while let Some(byte) = self.json.get(self.at) {
            let from = self.at;
            match byte {
                b'{' => self.begin(Some(HashSet::new())),
                b'[' => self.begin(None),
                b'}' | b']' => {
                    self.open.pop();
                    self.key_next = false;
                }
                b',' => self.key_next = matches!(self.open.last(), Some(Some(_))),
                b'"' => {
                    let text = self.text();
                    if std::mem::take(&mut self.key_next)
                        && let Some(Some(keys)) = self.open.last_mut()
                        && let Some(key) = unescaped(text)
                        && let Some(twice) = keys.replace(key)
                    {
                        return Some((from, LostWhat::Twice(twice.into_owned())));
                    }
                }
                b'-' | b'0'..=b'9' => {
                    if !is_exact(self.number()) {
                        return Some((from, LostWhat::Digits));
                    }
                    continue;
                }
                _ => {}
            }
            self.at += 1;
        }
        None
    }

    fn begin(&mut self, keys: Option<HashSet<Cow<'j, str>>>) {
        self.key_next = keys.is_some();
        self.open.push(keys);
    }

    /// The text that begins here, with its quotes; the place is its last one then.
    fn text(&mut self) -> &'j [u8] {
        let from = self.at;
        self.at += 1;
        while let Some(byte) = self.json.get(self.at) {
            match byte {
                b'\\' => self.at += 2,
                b'"' => break,
                _ => self.at += 1,
            }
        }
        self.json.get(from..=self.at).unwrap_or_default()
    }

    /// The number that begins here; the place is behind it then.
    fn number(&mut self) -> &'j [u8] {
        let rest = self.json.get(self.at..).unwrap_or_default();
        let is_part = |byte: &u8| matches!(byte, b'0'..=b'9' | b'-' | b'+' | b'.' | b'e' | b'E');
        let length = rest.iter().position(|byte| !is_part(byte)).unwrap_or(rest.len());
        self.at += length;
        rest.get(..length).unwrap_or_default()
    }
}

/// What a text in quotes says.
fn unescaped(text: &[u8]) -> Option<Cow<'_, str>> {
    if text.contains(&b'\\') {
        return serde_json::from_slice::<String>(text).ok().map(Cow::Owned);
    }
    let inner = text.strip_prefix(b"\"")?.strip_suffix(b"\"")?;
    str::from_utf8(inner).ok().map(Cow::Borrowed)
}

/// Whether a number comes back with the same value when it is read and written.
fn is_exact(number: &[u8]) -> bool {
    if number.len() <= SURELY_EXACT && !number.iter().any(|byte| matches!(byte, b'e' | b'E')) {
        return true;
    }
    let Ok(text) = str::from_utf8(number) else { return false };
    let Ok(read) = serde_json::from_str::<serde_json::Number>(text) else { return false };
    decimal(text) == decimal(&read.to_string())
}

/// A number as sign, digits without zeros at either end, and the power of ten that they stand for. `None`: its exponent is
/// beyond counting.
fn decimal(number: &str) -> Option<(bool, String, i64)> {
    let (unsigned, negative) = number.strip_prefix('-').map_or((number, false), |rest| (rest, true));
    let (mantissa, exponent) = unsigned.split_once(['e', 'E']).unwrap_or((unsigned, "0"));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits = [whole, fraction].concat();
    let digits = digits.trim_start_matches('0');
    let shown = digits.trim_end_matches('0');
    if shown.is_empty() {
        return Some((false, String::new(), 0));
    }
    let exponent: i64 = exponent.parse().ok()?;
    let length = |digits: &str| i64::try_from(digits.len()).ok();
    let power = exponent.checked_sub(length(fraction)?)?.checked_add(length(digits)? - length(shown)?)?;
    Some((negative, shown.to_owned(), power))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn a_number_is_kept_where_it_comes_back_with_the_same_value_however_it_is_spelled() {
        for kept in [
            "0",
            "-0",
            "-0.0",
            "7",
            "-7",
            "1.0",
            "1.00",
            "1e2",
            "1E+2",
            "100",
            "0.1",
            "0.30",
            "1.5e-7",
            "9007199254740993",
            "18446744073709551615",
            "-9223372036854775808",
            "1.7976931348623157e308",
            "5e-324",
            "123456789.123456",
            "0e999999",
            "0.000000000000000000001",
            "1e22",
            "100000000000000000000",
            "1e20",
            "0.00000e-5",
        ] {
            assert!(is_exact(kept.as_bytes()), "{kept}");
        }
    }

    #[test]
    fn a_number_that_would_be_rounded_is_not_kept() {
        for lost in [
            "18446744073709551616",
            "-9223372036854775809",
            "123456789012345678901234567890",
            "0.1000000000000000055511151231257827",
            "1.00000000000000000000000001",
            "1e-400",
            "3.14159265358979323846",
            "-1e-9999999999999999999999",
            "9007199254740993.5",
            "1e-325",
        ] {
            assert!(!is_exact(lost.as_bytes()), "{lost}");
        }
    }

    #[test]
    fn the_place_is_told_in_lines_and_characters_and_texts_are_no_numbers() {
        let text = "{ \"18446744073709551616\": \"1e-400 \\\" 1e-400\",\n  \"Орда\": [1, 18446744073709551616] }";
        assert_eq!(first(text.as_bytes()), Some(Lost { line: 2, column: 15, what: LostWhat::Digits }));
        assert_eq!(first(br#"{"a":{"k":1},"b":{"k":1},"c":["k","k"],"d":"a"}"#), None);
    }

    #[test]
    fn a_key_that_stands_twice_is_found_also_where_it_is_spelled_otherwise() {
        let what = |text: &str| first(text.as_bytes()).map(|lost| (lost.column, lost.what));
        assert_eq!(what(r#"{"x":{"vp":1,"v\u0070":1}}"#), Some((14, LostWhat::Twice("vp".to_owned()))));
        assert_eq!(what(r#"[{"a":[]},{"a":{"b":1},"a":2}]"#), Some((24, LostWhat::Twice("a".to_owned()))));
        assert_eq!(what(r#"{"a":{"a":{"a":"a"}}}"#), None);
    }
}
