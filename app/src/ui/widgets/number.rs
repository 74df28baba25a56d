//! A field for a whole number that may be empty. It takes digits, and a minus sign where numbers below zero exist; no
//! dragging and no wheel can change it.

use egui::Ui;

use super::field::{Align, Field, edit};

/// The longest number that can be typed, in digits: numbers of a record are within ±1,000,000,000.
const DIGITS: usize = 10;

/// Shows a field for a number; when one was finished, the new number, or nothing where it was emptied.
pub(crate) fn number(ui: &mut Ui, field: &Field<'_>, negative: bool) -> Option<Option<i64>> {
    let field = Field { align: Align::Right, ..field.clone() };
    let (_, finished) = edit(ui, &field, |typed| tidy(typed, negative));
    parse(&finished?)
}

fn tidy(typed: &mut String, negative: bool) {
    let below_zero = negative && typed.trim_start().starts_with(['-', '\u{2212}']);
    let digits: String = typed.chars().filter(char::is_ascii_digit).take(DIGITS).collect();
    *typed = if below_zero { format!("\u{2212}{digits}") } else { digits };
}

/// What was typed as a number; nothing at all where it is none.
fn parse(typed: &str) -> Option<Option<i64>> {
    if typed.is_empty() {
        return Some(None);
    }
    typed.replace('\u{2212}', "-").parse().ok().map(Some)
}

/// A number as it stands in a field.
pub(crate) fn shown(number: i64) -> String {
    number.to_string().replace('-', "\u{2212}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tidied(typed: &str, negative: bool) -> String {
        let mut text = typed.to_owned();
        tidy(&mut text, negative);
        text
    }

    #[test]
    fn only_digits_stay_and_a_minus_sign_where_it_makes_sense() {
        assert_eq!(tidied("1a2 3,4", false), "1234");
        assert_eq!(tidied("-5", false), "5");
        assert_eq!(tidied("-5", true), "\u{2212}5");
        assert_eq!(tidied("5-", true), "5");
        assert_eq!(tidied("123456789012", false), "1234567890");
    }

    #[test]
    fn empty_is_no_number_and_a_lone_minus_is_nothing_finished() {
        assert_eq!(parse(""), Some(None));
        assert_eq!(parse("\u{2212}7"), Some(Some(-7)));
        assert_eq!(parse("\u{2212}"), None);
        assert_eq!(parse(&shown(-12)), Some(Some(-12)));
    }
}
