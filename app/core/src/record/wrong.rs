//! What is wrong with the text of a record, made of the parser's error: data, and the words for it. The parser speaks English
//! and of a program's types; a judge reads what stands there, and what must.

use ruleset_api::Text;
use serde_json::error::Category;

use super::fault::shortened;

/// What is wrong at a place of a record's text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// There is nothing but blanks.
    Empty,
    /// It ends too early.
    CutShort,
    /// There is nothing but zero bytes, as a power cut may leave it.
    Zeros,
    /// Bytes that are no text in UTF-8.
    NotUtf8,
    /// A text in UTF-16, as some editors save it.
    Utf16,
    /// Lists and objects nest deeper than is read.
    TooDeep,
    /// A line break, or another control character, within a text.
    ControlCharacter,
    /// After a backslash stands what JSON does not know.
    Escape,
    /// A number that JSON does not know, or that no program can hold.
    Number,
    /// Something follows after the end.
    More,
    /// JSON has something else here.
    Unexpected,
    /// A key that must be there is not.
    Missing(String),
    /// A key stands twice in one object.
    Twice(String),
    /// A map of a kind that there is not.
    Topology(String),
    /// A value of the wrong kind.
    Kind {
        /// What must stand here.
        expected: Kind,
        /// What stands here instead; `None` for a list of another length.
        found: Option<Kind>,
    },
    /// A whole number beyond what can stand here.
    OutOfRange,
    /// Anything else, in the parser's words.
    Other(String),
}

/// A kind of value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// True or false.
    Bool,
    /// A number without a decimal point.
    Integer,
    /// A number with one.
    Decimal,
    /// Text.
    Text,
    /// A list.
    List,
    /// A list of two.
    Pair,
    /// An object.
    Object,
    /// Null.
    Null,
    /// Where a piece is.
    Place,
    /// A spot of a feature.
    Spot,
}

impl Wrong {
    /// What an error of the parser means. `words` are its words without the place.
    pub(super) fn of(category: Category, words: &str) -> Self {
        match category {
            Category::Eof => Self::CutShort,
            Category::Syntax | Category::Io => Self::of_syntax(words),
            Category::Data => Self::of_data(words).unwrap_or_else(|| Self::Other(words.to_owned())),
        }
    }

    fn of_syntax(words: &str) -> Self {
        match words {
            "recursion limit exceeded" => Self::TooDeep,
            "trailing characters" => Self::More,
            "invalid number" | "number out of range" => Self::Number,
            "invalid escape"
            | "invalid unicode code point"
            | "lone leading surrogate in hex escape"
            | "unexpected end of hex escape" => Self::Escape,
            _ if words.starts_with("control character") => Self::ControlCharacter,
            _ if words.starts_with("expected ") || matches!(words, "trailing comma" | "key must be a string") => Self::Unexpected,
            _ => Self::Other(words.to_owned()),
        }
    }

    /// The forms in which serde says what does not fit a type.
    fn of_data(words: &str) -> Option<Self> {
        let named = |form: &str| words.strip_prefix(form)?.strip_suffix('`').map(str::to_owned);
        if let Some(key) = named("missing field `") {
            return Some(Self::Missing(key));
        }
        if let Some(key) = named("duplicate field `") {
            return Some(Self::Twice(key));
        }
        if let Some(variant) = words.strip_prefix("unknown variant `") {
            return Some(Self::Topology(variant.rsplit_once("`, expected")?.0.to_owned()));
        }
        // What is found may hold any text; what is expected does not.
        let (found, expected) = words.rsplit_once(", expected ")?;
        if let Some(found) = found.strip_prefix("invalid type: ") {
            return Some(Self::Kind { expected: Kind::expected(expected)?, found: Some(Kind::found(found)?) });
        }
        if found.starts_with("invalid length ") {
            return Some(Self::Kind { expected: Kind::expected(expected)?, found: None });
        }
        found.starts_with("invalid value: ").then_some(Self::OutOfRange)
    }

    /// What to tell a judge: a part of a sentence.
    pub(crate) fn text(&self) -> Text {
        match self {
            Self::Empty => Text::new("record-wrong-empty"),
            Self::CutShort => Text::new("record-wrong-cut-short"),
            Self::Zeros => Text::new("opening-wrong-zeros"),
            Self::NotUtf8 => Text::new("record-wrong-not-utf-8"),
            Self::Utf16 => Text::new("opening-wrong-utf-16"),
            Self::TooDeep => Text::new("record-wrong-too-deep"),
            Self::ControlCharacter => Text::new("record-wrong-control-character"),
            Self::Escape => Text::new("record-wrong-escape"),
            Self::Number => Text::new("record-wrong-number"),
            Self::More => Text::new("record-wrong-more"),
            Self::Unexpected => Text::new("record-wrong-unexpected"),
            Self::Missing(key) => Text::new("record-wrong-missing").with("key", shortened(key)),
            Self::Twice(key) => Text::new("record-wrong-twice").with("key", shortened(key)),
            Self::Topology(found) => Text::new("record-wrong-topology").with("found", shortened(found)),
            Self::Kind { expected, found: Some(found) } => {
                Text::new("record-wrong-kind").with("expected", expected.text()).with("found", found.text())
            }
            Self::Kind { expected, found: None } => Text::new("record-wrong-length").with("expected", expected.text()),
            Self::OutOfRange => Text::new("record-wrong-range"),
            Self::Other(words) => Text::new("record-wrong-other").with("words", shortened(words)),
        }
    }
}

impl Kind {
    /// From what serde calls the value that it found.
    fn found(words: &str) -> Option<Self> {
        let first = words.split([' ', '`']).next()?;
        Some(match first {
            "boolean" => Self::Bool,
            "integer" => Self::Integer,
            "floating" => Self::Decimal,
            "string" => Self::Text,
            "sequence" => Self::List,
            "map" => Self::Object,
            "null" => Self::Null,
            _ => return None,
        })
    }

    /// From what a type says that it expects.
    fn expected(words: &str) -> Option<Self> {
        Some(match words {
            "a map" => Self::Object,
            "a sequence" => Self::List,
            "a string" => Self::Text,
            "an array of length 2" => Self::Pair,
            "u32" | "u64" | "i64" => Self::Integer,
            _ if words.starts_with("struct ") => Self::Object,
            _ if words.starts_with("a place:") => Self::Place,
            _ if words.starts_with("a spot:") => Self::Spot,
            _ => return None,
        })
    }

    fn text(self) -> Text {
        Text::new(match self {
            Self::Bool => "record-kind-bool",
            Self::Integer => "record-kind-integer",
            Self::Decimal => "record-kind-decimal",
            Self::Text => "record-kind-text",
            Self::List => "record-kind-list",
            Self::Pair => "record-kind-pair",
            Self::Object => "record-kind-object",
            Self::Null => "record-kind-null",
            Self::Place => "record-kind-place",
            Self::Spot => "record-kind-spot",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_text_holds_cannot_pass_for_the_words_of_the_parser() {
        let words = "invalid type: string \"x, expected a map\", expected a sequence";
        let wrong = Wrong::of(Category::Data, words);
        assert_eq!(wrong, Wrong::Kind { expected: Kind::List, found: Some(Kind::Text) });
        assert_eq!(Wrong::of(Category::Data, "duplicate field `a`b`"), Wrong::Twice("a`b".to_owned()));
    }

    #[test]
    fn words_that_nobody_knows_are_passed_on() {
        for category in [Category::Data, Category::Syntax] {
            assert_eq!(Wrong::of(category, "odd"), Wrong::Other("odd".to_owned()));
        }
    }
}
