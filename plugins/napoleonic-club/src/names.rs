//! Who is who: members are known by their names alone, which people type in many ways.

use unicode_normalization::UnicodeNormalization;

/// A name as it is compared: trimmed, in Unicode NFC, with full case folding (so that STRASSE and Straße are one), and in
/// NFC again, since folding may take characters apart.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Name(String);

impl Name {
    /// `None` for a name of nothing but spaces.
    pub(crate) fn of(written: &str) -> Option<Self> {
        let folded: String = written.trim().nfc().flat_map(folded).nfc().collect();
        (!folded.is_empty()).then_some(Self(folded))
    }
}

/// A character without its case. There and back again through the capitals is Unicode's full case folding for every
/// character but the dotless i, which has no small partner and stays as it is.
fn folded(character: char) -> impl Iterator<Item = char> {
    let there_and_back = character.to_lowercase().flat_map(char::to_uppercase).flat_map(char::to_lowercase);
    let stays = (character == 'ı').then_some(character);
    stays.into_iter().chain(there_and_back.filter(move |_| stays.is_none()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_however_it_is_typed() {
        for (first, second) in [
            ("A. Poe", "  a. poe\u{a0}"),
            ("Ren\u{e9}e", "RENE\u{301}E"),
            ("Stra\u{df}e", "STRASSE"),
            (
                "\u{39f}\u{394}\u{3a5}\u{3a3}\u{3a3}\u{395}\u{3a5}\u{3a3}",
                "\u{3bf}\u{3b4}\u{3c5}\u{3c3}\u{3c3}\u{3b5}\u{3c5}\u{3c3}",
            ),
            ("\u{416}\u{443}\u{43a}\u{43e}\u{432}", "\u{436}\u{423}\u{41a}\u{41e}\u{412}"),
        ] {
            assert_eq!(Name::of(first), Name::of(second), "{first} and {second}");
        }
        assert_ne!(Name::of("Ren\u{e9}e"), Name::of("Renee"));
        assert_ne!(Name::of("Işık"), Name::of("Işik"));
        assert_ne!(Name::of("A. Poe"), Name::of("A.Poe"));
        assert_eq!(Name::of(" \t"), None);
    }
}
