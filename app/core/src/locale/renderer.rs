//! Texts into sentences, by Fluent. Sources are bounded before they are parsed, sentences before they are returned: a
//! ruleset's texts come from outside.

use std::borrow::Cow;
use std::collections::BTreeMap;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use ruleset_api::{Arg, Text};
use unic_langid::LanguageIdentifier;

use super::harmless::{harmless, harmless_sentence};
use super::{Language, Names, sources};

/// The largest source of one language, in bytes.
pub(super) const LARGEST_SOURCE: usize = 1 << 20;
/// The deepest nesting of braces in a source.
pub(super) const DEEPEST_NESTING: usize = 32;
/// The longest sentence, in characters.
pub(super) const LONGEST_SENTENCE: usize = 2_000;

/// Why the texts of a ruleset are not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextFault {
    /// The source is larger than 1 MiB.
    TooLarge {
        /// Of which language.
        language: String,
    },
    /// Braces nest deeper than 32.
    TooDeep {
        /// Of which language.
        language: String,
    },
    /// The code is no language.
    UnknownLanguage {
        /// The code.
        language: String,
    },
}

/// Turns texts into sentences in one or more languages.
pub struct Renderer {
    bundles: BTreeMap<String, FluentBundle<FluentResource>>,
    fallback: String,
}

impl std::fmt::Debug for Renderer {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Renderer").field("languages", &self.bundles.keys()).finish_non_exhaustive()
    }
}

impl Renderer {
    /// The program's own texts.
    #[must_use]
    pub fn of_program(languages: &[Language]) -> Self {
        let bundle = |language: &Language| {
            let mut bundle = empty_bundle(language.code())?;
            for source in sources::of(*language) {
                add(&mut bundle, source);
            }
            Some((language.code().to_owned(), bundle))
        };
        let fallback = languages.first().map_or("en", |language| language.code()).to_owned();
        Self { bundles: languages.iter().filter_map(bundle).collect(), fallback }
    }

    /// The texts of a ruleset by language, beside those that the host lends to every ruleset. `languages` are the
    /// ruleset's, the first being the fallback.
    ///
    /// # Errors
    /// A source is too large or nests too deep, or a code is no language.
    pub fn of_ruleset(languages: &[String], texts: &BTreeMap<String, String>) -> Result<Self, TextFault> {
        let mut bundles = BTreeMap::new();
        for (language, source) in texts {
            if source.len() > LARGEST_SOURCE {
                return Err(TextFault::TooLarge { language: language.clone() });
            }
            if deepest_nesting(source) > DEEPEST_NESTING {
                return Err(TextFault::TooDeep { language: language.clone() });
            }
            let mut bundle = empty_bundle(language).ok_or_else(|| TextFault::UnknownLanguage { language: language.clone() })?;
            add(&mut bundle, source);
            add(&mut bundle, sources::shared(Language::from_code(language).unwrap_or_default()));
            bundles.insert(language.clone(), bundle);
        }
        Ok(Self { bundles, fallback: languages.first().cloned().unwrap_or_else(|| "en".to_owned()) })
    }

    /// The languages that there are texts in.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        self.bundles.keys().map(String::as_str)
    }

    /// A text as a sentence in a language, or in the fallback where it has none. A text that does not exist is its id. The
    /// sentence is harmless to show; it has line breaks only where its message has them.
    #[must_use]
    pub fn render(&self, text: &Text, language: &str, names: &Names) -> String {
        harmless_sentence(self.unguarded(text, language, names)).into_owned()
    }

    fn unguarded<'t>(&self, text: &'t Text, language: &str, names: &Names) -> Cow<'t, str> {
        if let Some(message) = text.message.get(language) {
            return Cow::Borrowed(message);
        }
        let bundle = self.bundles.get(language).or_else(|| self.bundles.get(&self.fallback));
        let Some(bundle) = bundle else { return Cow::Borrowed(&text.id) };
        let Some(pattern) = bundle.get_message(&text.id).and_then(|message| message.value()) else {
            return Cow::Borrowed(text.message.values().next().unwrap_or(&text.id));
        };
        let mut args = FluentArgs::with_capacity(text.args.len());
        for (name, arg) in &text.args {
            args.set(name.as_str(), self.value(arg, language, names));
        }
        let mut errors = Vec::new();
        Cow::Owned(capped(bundle.format_pattern(pattern, Some(&args), &mut errors)))
    }

    /// Adds the sentence in each of the languages to a text.
    pub fn render_into(&self, text: &mut Text, languages: &[&str], names: &Names) {
        for language in languages {
            let message = self.render(text, language, names);
            text.message.insert((*language).to_owned(), message);
        }
    }

    fn value(&self, arg: &Arg, language: &str, names: &Names) -> FluentValue<'static> {
        match arg {
            Arg::Integer(number) => FluentValue::from(*number),
            Arg::String(string) => FluentValue::from(harmless(&capped(Cow::Borrowed(string))).into_owned()),
            Arg::Side(side) => FluentValue::from(names.side(*side, language)),
            Arg::Piece { piece, board } => FluentValue::from(names.piece(*piece, board.as_deref(), language)),
            Arg::Text(text) => FluentValue::from(self.render(text, language, names)),
        }
    }
}

fn empty_bundle(language: &str) -> Option<FluentBundle<FluentResource>> {
    let language: LanguageIdentifier = language.parse().ok()?;
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(true_minus));
    Some(bundle)
}

/// A source with faults still gives the messages that are right; the test of the translations finds the faults.
fn add(bundle: &mut FluentBundle<FluentResource>, source: &str) {
    let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
    let _ = bundle.add_resource(resource);
}

/// Numbers below zero with the minus sign (U+2212), not the hyphen.
fn true_minus<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(number.as_string().replacen('-', "\u{2212}", 1)),
        _ => None,
    }
}

/// How deep braces nest, and within these the calls of functions: the parser goes as deep.
fn deepest_nesting(source: &str) -> usize {
    // For each open brace, how many parentheses are open within it and those around it.
    let mut calls: Vec<usize> = Vec::new();
    let mut deepest = 0;
    for byte in source.bytes() {
        match (byte, calls.last_mut()) {
            (b'{', around) => {
                let around = around.map_or(0, |around| *around);
                calls.push(around);
            }
            (b'}', _) => drop(calls.pop()),
            (b'(', Some(open)) => *open += 1,
            (b')', Some(open)) => *open = open.saturating_sub(1),
            _ => {}
        }
        deepest = deepest.max(calls.len() + calls.last().copied().unwrap_or_default());
        if deepest > DEEPEST_NESTING {
            break;
        }
    }
    deepest
}

fn capped(sentence: Cow<'_, str>) -> String {
    match sentence.char_indices().nth(LONGEST_SENTENCE) {
        Some((end, _)) => sentence.get(..end).unwrap_or_default().to_owned() + "…",
        None => sentence.into_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn renderer(source: &str) -> Result<Renderer, TextFault> {
        Renderer::of_ruleset(&["en".to_owned()], &BTreeMap::from([("en".to_owned(), source.to_owned())]))
    }

    #[test]
    fn numbers_below_zero_carry_a_true_minus_sign() -> Result<(), TextFault> {
        let text = Text::new("gap").with("n", -3_i64);
        assert_eq!(renderer("gap = by { $n }")?.render(&text, "en", &Names::default()), "by \u{2212}3");
        Ok(())
    }

    #[test]
    fn a_text_nested_beyond_measure_is_refused_before_it_is_parsed() {
        let source = format!("deep = {}$n{}", "{".repeat(20_000), "}".repeat(20_000));
        assert!(matches!(renderer(&source), Err(TextFault::TooDeep { .. })));
        let source = format!("deep = {{ {}$n{} }}", "A(".repeat(20_000), ")".repeat(20_000));
        assert!(matches!(renderer(&source), Err(TextFault::TooDeep { .. })), "calls nest as well");
        let source = format!("aside = {}", "(so it is".repeat(100));
        assert!(renderer(&source).is_ok(), "what is no code may have as many parentheses as it likes");
    }

    #[test]
    fn a_text_beyond_measure_is_refused_and_a_long_sentence_is_cut() -> Result<(), TextFault> {
        assert!(matches!(renderer(&"x".repeat(LARGEST_SOURCE + 1)), Err(TextFault::TooLarge { .. })));
        let long = renderer(&format!("long = {}", "x".repeat(5_000)))?.render(&Text::new("long"), "en", &Names::default());
        assert_eq!(long.chars().count(), LONGEST_SENTENCE + 1);
        Ok(())
    }

    #[test]
    fn nothing_that_a_sentence_is_made_of_can_break_its_line_or_move_the_cursor() -> Result<(), TextFault> {
        let renderer = renderer("won =\n    { $who } wins {\"\\u001B\"}\n    by { $inner }\ninner = X\u{202E}")?;
        let evil = "A\nWinner: B\u{1b}[2J\u{2067}";
        let text = Text::new("won").with("who", evil).with("inner", Text::new("no such text\u{7}"));
        let sentence = renderer.render(&text, "en", &Names::default());
        assert_eq!(sentence, "A Winner: B\u{FFFD}[2J\u{FFFD} wins \u{FFFD}\nby no such text\u{FFFD}");
        let named = Names::with_sides(&[evil], &ruleset_api::Manifest::default());
        assert_eq!(named.side(0, "en"), "A Winner: B\u{FFFD}[2J\u{FFFD}");
        assert_eq!(renderer.render(&Text::new("inner"), "en", &named), "X\u{FFFD}");
        let mut brought = Text::new("won");
        brought.message.insert("en".to_owned(), "two\nlines\u{1b}".to_owned());
        assert_eq!(renderer.render(&brought, "en", &named), "two\nlines\u{FFFD}");
        Ok(())
    }

    #[test]
    fn a_language_that_a_ruleset_lacks_falls_back_to_its_first() -> Result<(), TextFault> {
        assert_eq!(renderer("won = Won")?.render(&Text::new("won"), "ru", &Names::default()), "Won");
        Ok(())
    }
}
