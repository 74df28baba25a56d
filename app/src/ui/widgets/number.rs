//! A field for a whole number that may be empty. What is typed stays as it was typed: it is a whole number, or it is told
//! apart as the words that it is, and never becomes another number. No dragging and no wheel can change it.

use egui::Ui;

use super::field::{Align, Field, edit};

/// What was entered in a field for a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Entered {
    /// The field was emptied.
    Nothing,
    /// A whole number.
    Whole(i64),
    /// Something else, as it was typed.
    Words(String),
}

/// Shows a field for a number; what was entered when the typing was finished, or stood for a while.
pub(crate) fn number(ui: &mut Ui, field: &Field<'_>) -> Option<Entered> {
    let field = Field { align: Align::Right, ..field.clone() };
    // A number that is half typed, as a minus sign alone, is none yet.
    let (_, finished) = edit(ui, &field, |typed| !matches!(parse(typed), Entered::Words(_)));
    finished.map(|typed| parse(&typed))
}

/// What was typed, as far as it is a number. A minus sign may be the one of the keyboard or the true one.
pub(crate) fn parse(typed: &str) -> Entered {
    let typed = typed.trim();
    if typed.is_empty() {
        return Entered::Nothing;
    }
    match typed.replace('\u{2212}', "-").parse() {
        Ok(number) => Entered::Whole(number),
        Err(_) => Entered::Words(typed.to_owned()),
    }
}

/// The same for a field that can hold nothing but a whole number: nothing at all where the text is none.
pub(crate) fn whole(typed: &str) -> Option<Option<i64>> {
    match parse(typed) {
        Entered::Nothing => Some(None),
        Entered::Whole(number) => Some(Some(number)),
        Entered::Words(_) => None,
    }
}

/// A number as it stands in a field.
pub(crate) fn shown(number: i64) -> String {
    number.to_string().replace('-', "\u{2212}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_whole_number_stays_what_was_typed() {
        for typed in ["12.5", "12,5", "abc-5x", "1 000", "1e3", "5-", "--5", "\u{2212}", "x", "9".repeat(30).as_str()] {
            assert_eq!(parse(typed), Entered::Words(typed.to_owned()));
        }
    }

    #[test]
    fn whole_numbers_are_taken_with_either_minus_and_with_spaces_around() {
        assert_eq!(parse(" 12 "), Entered::Whole(12));
        assert_eq!(parse("-5"), Entered::Whole(-5));
        assert_eq!(parse("\u{2212}7"), Entered::Whole(-7));
        assert_eq!(parse("99999999999"), Entered::Whole(99_999_999_999), "too large, which the ruling says");
        assert_eq!(parse(&shown(-12)), Entered::Whole(-12));
    }

    #[test]
    fn an_emptied_field_holds_nothing() {
        assert_eq!(parse(""), Entered::Nothing);
        assert_eq!(parse("  "), Entered::Nothing);
    }
}
