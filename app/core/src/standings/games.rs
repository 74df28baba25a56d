//! Who played in which record, so that a member's games can be opened.

use std::collections::BTreeMap;

use unicode_normalization::UnicodeNormalization;

/// The files of the games of everybody, by name as it is compared.
#[derive(Debug, Default)]
pub(super) struct Games(BTreeMap<String, Vec<usize>>);

impl Games {
    /// Notes a game in a file by the names of its sides.
    pub(super) fn add<'n>(&mut self, file: usize, names: impl Iterator<Item = &'n str>) {
        for name in names {
            self.0.entry(compared(name)).or_default().push(file);
        }
    }

    /// Brings the files of everybody into their order.
    pub(super) fn sort(&mut self) {
        for files in self.0.values_mut() {
            files.sort_unstable();
            files.dedup();
        }
    }

    /// The files of the games of somebody.
    pub(super) fn of(&self, name: &str) -> impl Iterator<Item = usize> {
        self.0.get(&compared(name)).into_iter().flatten().copied()
    }
}

/// A name as it is compared: trimmed, in Unicode NFC, with full case folding, and in NFC again, since folding may take
/// characters apart.
pub(super) fn compared(name: &str) -> String {
    name.trim().nfc().flat_map(folded).nfc().collect()
}

/// A character without its case: through the capitals and back, which is full case folding for every character but the
/// dotless i. That one has no small partner and stays as it is.
fn folded(character: char) -> impl Iterator<Item = char> {
    let there_and_back = character.to_lowercase().flat_map(char::to_uppercase).flat_map(char::to_lowercase);
    let stays = (character == 'ı').then_some(character);
    stays.into_iter().chain(there_and_back.filter(move |_| stays.is_none()))
}
