//! Words from outside made harmless to show. A name in a record, a path or a ruleset's text may hold characters that move a
//! terminal's cursor, begin a line or turn the direction of writing, and so pass for words of the program.

use std::borrow::Cow;

/// Stands for a character that is not shown.
const INSTEAD: char = '\u{FFFD}';

/// Words as they can be shown within a line: tabs and line breaks become blanks, other control characters and those that
/// turn the direction of writing become U+FFFD. As many characters come out as go in.
#[must_use]
pub fn harmless(words: &str) -> Cow<'_, str> {
    replaced(words, |character| match character {
        '\t' | '\n' | '\r' | '\u{2028}' | '\u{2029}' => Some(' '),
        _ if is_harmful(character) => Some(INSTEAD),
        _ => None,
    })
}

/// A sentence likewise; the line breaks that it has stay.
pub(super) fn harmless_sentence(sentence: Cow<'_, str>) -> Cow<'_, str> {
    let replaced = replaced(&sentence, |character| match character {
        '\n' => None,
        '\t' | '\r' | '\u{2028}' | '\u{2029}' => Some(' '),
        _ if is_harmful(character) => Some(INSTEAD),
        _ => None,
    });
    match replaced {
        Cow::Borrowed(_) => sentence,
        Cow::Owned(harmless) => Cow::Owned(harmless),
    }
}

/// Whether a sentence is as [`harmless_sentence`] leaves it.
pub(crate) fn is_harmless_sentence(sentence: &str) -> bool {
    matches!(harmless_sentence(Cow::Borrowed(sentence)), Cow::Borrowed(_))
}

/// Control characters, and those of Unicode that override or isolate a direction of writing.
fn is_harmful(character: char) -> bool {
    character.is_control() || matches!(character, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

fn replaced(words: &str, instead: impl Fn(char) -> Option<char>) -> Cow<'_, str> {
    // Nearly all texts are harmless, and every sentence of a ruling comes through here: so bytes are looked at first, those
    // that begin a harmful character in UTF-8, and without an early end, which the processor does many at a time.
    let suspicious = |byte: u8| byte < 0x20 || matches!(byte, 0x7F | 0xC2 | 0xE2);
    let is_suspicious = words.bytes().fold(false, |found, byte| found | suspicious(byte));
    let is_replaced = |at: usize| words.get(at..).and_then(|rest| rest.chars().next()).and_then(&instead).is_some();
    if !is_suspicious || !words.bytes().enumerate().any(|(at, byte)| suspicious(byte) && is_replaced(at)) {
        return Cow::Borrowed(words);
    }
    Cow::Owned(words.chars().map(|character| instead(character).unwrap_or(character)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_moves_a_cursor_or_turns_the_writing_is_not_shown() {
        for number in (0..=0x9F).chain(0x2000..=0x2070) {
            let Some(character) = char::from_u32(number) else { continue };
            let turns = matches!(number, 0x202A..=0x202E | 0x2066..=0x2069);
            let breaks = matches!(number, 9 | 10 | 13 | 0x2028 | 0x2029);
            let words = format!("Ho{character}rde");
            let expected = match () {
                () if breaks => "Ho rde".to_owned(),
                () if turns || character.is_control() => "Ho\u{FFFD}rde".to_owned(),
                () => words.clone(),
            };
            assert_eq!(harmless(&words), expected, "{number:x}");
            let sentence = harmless_sentence(Cow::Borrowed(&words));
            assert_eq!(sentence, if character == '\n' { words.as_str() } else { &expected }, "{number:x}");
            assert_eq!(is_harmless_sentence(&words), sentence == words, "{number:x}");
        }
    }

    #[test]
    fn names_in_any_script_stay_as_they_are() {
        for name in ["Орда – «север»", "Élan", "アリアンス", "الفريق", "🎲"] {
            assert!(matches!(harmless(name), Cow::Borrowed(same) if same == name));
        }
    }
}
