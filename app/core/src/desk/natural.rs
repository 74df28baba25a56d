//! Words in the order in which a reader looks for them: numbers within them by size ("table 9" before "table 12"), letters
//! without case and accents.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// What a word is sorted by. What is empty comes last.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Natural(bool, Vec<Part>);

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    Number(u64),
    Words(String),
}

impl Natural {
    pub(super) fn of(words: &str) -> Self {
        let mut parts: Vec<Part> = Vec::new();
        let letters = words.trim().nfd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase);
        for letter in letters {
            match (letter.to_digit(10), parts.last_mut()) {
                (Some(digit), Some(Part::Number(number))) => {
                    *number = number.saturating_mul(10).saturating_add(u64::from(digit));
                }
                (Some(digit), _) => parts.push(Part::Number(u64::from(digit))),
                (None, Some(Part::Words(words))) => words.push(letter),
                (None, _) => parts.push(Part::Words(letter.to_string())),
            }
        }
        Self(parts.is_empty(), parts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_go_by_size_and_letters_without_case_and_accents() {
        let mut tables = ["", "12", "Tisch 10", "9", "tisch 9", "Éclair", "eclat", "2b"];
        tables.sort_by_key(|table| Natural::of(table));
        assert_eq!(tables, ["2b", "9", "12", "Éclair", "eclat", "tisch 9", "Tisch 10", ""]);
    }
}
