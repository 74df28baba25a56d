//! A typed line as words, and how typed words are held against names: without case and accents, the beginning is enough.

use std::ops::Range;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A word of the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Word {
    pub(super) text: String,
    /// Where it stands in the line, in bytes, quotation marks included.
    pub(super) at: Range<usize>,
    /// It stood in quotation marks: it is taken as it is.
    pub(super) quoted: bool,
}

impl Word {
    /// Whether it is one of the signs, which are no part of a name.
    pub(super) fn is_sign(&self) -> bool {
        ["-", "=", "/"].iter().any(|sign| self.is(sign))
    }

    /// Whether it is a sign: `-`, `=`, `/`.
    pub(super) fn is(&self, sign: &str) -> bool {
        !self.quoted && (self.text == sign || (sign == "-" && self.text == "\u{2212}"))
    }
}

/// A statement of the line: its words, and where it ends.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Statement {
    pub(super) words: Vec<Word>,
    pub(super) begin: usize,
    pub(super) end: usize,
}

/// The statements of a line, which stand between semicolons. There is always one.
pub(super) fn statements(line: &str) -> Vec<Statement> {
    let mut all = Vec::new();
    let mut open = Statement::default();
    let mut letters = line.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        match letter {
            ';' => {
                open.end = at;
                let begin = at + 1;
                all.push(std::mem::replace(&mut open, Statement { begin, ..Statement::default() }));
            }
            letter if letter.is_whitespace() => {}
            '/' => open.words.push(Word { text: "/".to_owned(), at: at..at + 1, quoted: false }),
            '"' => {
                let mut text = String::new();
                let mut end = at + 1;
                for (at, letter) in letters.by_ref() {
                    end = at + letter.len_utf8();
                    if letter == '"' {
                        break;
                    }
                    text.push(letter);
                }
                open.words.push(Word { text, at: at..end, quoted: true });
            }
            letter => {
                let mut text = letter.to_string();
                let mut end = at + letter.len_utf8();
                while let Some((at, letter)) = letters.next_if(|(_, letter)| continues(&text, *letter)) {
                    end = at + letter.len_utf8();
                    if !letter.is_whitespace() {
                        text.push(letter);
                    }
                }
                open.words.push(Word { text, at: at..end, quoted: false });
            }
        }
    }
    open.end = line.len();
    all.push(open);
    all
}

/// Whether a letter belongs to the word before it. A place may be written with a space behind its comma: `5, 3`.
fn continues(word: &str, letter: char) -> bool {
    let in_place = || word.strip_suffix(',').is_some_and(is_number);
    match letter {
        ';' | '/' | '"' => false,
        letter if letter.is_whitespace() => in_place(),
        _ => true,
    }
}

fn is_number(text: &str) -> bool {
    whole(text).is_some()
}

/// A whole number, with the minus of the keyboard or the true one.
pub(super) fn whole(text: &str) -> Option<i64> {
    text.replace('\u{2212}', "-").parse().ok()
}

/// Two whole numbers with a comma between them.
pub(super) fn pair(text: &str) -> Option<[i64; 2]> {
    let (x, y) = text.split_once(',')?;
    Some([whole(x)?, whole(y)?])
}

/// Words as they are compared.
pub(super) fn folded(text: &str) -> String {
    let letters = text.nfd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase);
    let plain = letters.map(|letter| match letter {
        '_' | '-' | '\u{2010}' | '\u{2011}' | '\u{a0}' => ' ',
        '\u{2019}' => '\'',
        letter => letter,
    });
    plain.collect::<String>().trim().to_owned()
}

/// Some words as they are compared, with one space between them. A colon behind them is no part of a name.
pub(super) fn joined(words: &[Word]) -> String {
    let texts: Vec<&str> = words.iter().map(|word| word.text.as_str()).collect();
    folded(texts.join(" ").trim_end_matches(':'))
}

/// What the words at the beginning of a list name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// One thing, by its index, with so many words.
    One(usize, usize),
    /// Several things could be meant by so many words.
    Several(Vec<usize>, usize),
    /// Nothing.
    Nothing,
}

/// So many words of a line are held against one name.
const MOST: usize = 8;

/// Finds what the first words name: as many of them as belong to a name. A whole name goes before the beginning of another.
/// `names` are those of each thing, folded.
pub(super) fn find(words: &[Word], names: &[Vec<String>]) -> Found {
    let until = words.iter().position(Word::is_sign).unwrap_or(words.len()).min(MOST);
    for used in (1..=until).rev() {
        let typed = joined(words.get(..used).unwrap_or_default());
        if typed.is_empty() {
            continue;
        }
        let with = |fits: &dyn Fn(&str) -> bool| -> Vec<usize> {
            let has = |names: &Vec<String>| names.iter().any(|name| fits(name));
            names.iter().enumerate().filter(|(_, names)| has(names)).map(|(index, _)| index).collect()
        };
        let whole = with(&|name| name == typed);
        let found = if whole.is_empty() { with(&|name| name.starts_with(&typed)) } else { whole };
        match found.as_slice() {
            [] => {}
            [one] => return Found::One(*one, used),
            _ => return Found::Several(found, used),
        }
    }
    Found::Nothing
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::indexing_slicing)]
    use super::*;

    fn words(line: &str) -> Vec<String> {
        statements(line).into_iter().flat_map(|statement| statement.words).map(|word| word.text).collect()
    }

    #[test]
    fn a_line_falls_into_words_between_spaces_slashes_and_semicolons() {
        assert_eq!(words("vp 12 9"), ["vp", "12", "9"]);
        assert_eq!(words("names A. Poe/B. Roe"), ["names", "A.", "Poe", "/", "B.", "Roe"]);
        assert_eq!(words("piece \"Holy; Priest\" 5, 3 x"), ["piece", "Holy; Priest", "5,3", "x"]);
        assert_eq!(words("Poe, Roe"), ["Poe,", "Roe"], "only a place goes on behind its comma");
        assert_eq!(statements("vp 1 2; ;target 3").len(), 3);
        assert_eq!(statements("vp 1 2; target").iter().map(|one| (one.begin, one.end)).collect::<Vec<_>>(), [(0, 6), (7, 14)]);
        assert_eq!(statements("жук 5").first().unwrap().words[1].at, 7..8);
        assert_eq!(words("\"never ended"), ["never ended"]);
    }

    #[test]
    fn names_are_found_by_their_beginning_without_case_and_accents() {
        let names: Vec<Vec<String>> =
            [&["vp", "Points de victoire"][..], &["target", "Éloignement"], &["tick", "Ёж"], &["time", "Tick Tock"]]
                .map(|names| names.iter().map(|name| folded(name)).collect())
                .to_vec();
        let found = |line: &str| find(&statements(line)[0].words, &names);
        assert_eq!(found("VP 12 9"), Found::One(0, 1));
        assert_eq!(found("points de v 12"), Found::One(0, 3));
        assert_eq!(found("eloi 3"), Found::One(1, 1));
        assert_eq!(found("еж 3"), Found::One(2, 1));
        assert_eq!(found("tick 3"), Found::One(2, 1), "a whole name goes before a longer one");
        assert_eq!(found("tick t"), Found::One(3, 2));
        assert_eq!(found("t 3"), Found::Several(vec![1, 2, 3], 1));
        assert_eq!(found("x"), Found::Nothing);
        assert_eq!(found("vp: 12"), Found::One(0, 1));
        assert_eq!(found("vp -"), Found::One(0, 1), "a sign is no part of a name");
    }
}
