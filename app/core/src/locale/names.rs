//! What the sides and pieces of a match are called in a sentence. A name is held as it can be shown.

use std::collections::BTreeMap;

use ruleset_api::{Manifest, Record};

use super::harmless;

/// Names of the sides and pieces of one match. Where the judge gave none, the manifest's word and a number serve.
#[derive(Clone, Debug, Default)]
pub struct Names {
    sides: Vec<String>,
    pieces: Vec<PieceName>,
    side_words: Vec<BTreeMap<String, String>>,
}

#[derive(Clone, Debug)]
struct PieceName {
    board: String,
    id: i64,
    name: String,
    /// The word for its kind, by language; only where it has no name.
    kind: BTreeMap<String, String>,
}

impl Names {
    /// The names in a record, with the words of its ruleset's (rendered) manifest.
    #[must_use]
    pub fn of(record: &Record, manifest: &Manifest) -> Self {
        let sides: Vec<&str> = record.sides.iter().map(|side| side.name.as_str()).collect();
        let mut names = Self::with_sides(&sides, manifest);
        for (key, board) in &record.boards {
            for piece in &board.pieces {
                names.add_piece(key, piece.id, &piece.kind, &piece.name, manifest);
            }
        }
        names
    }

    /// The names of sides only.
    #[must_use]
    pub fn with_sides(sides: &[&str], manifest: &Manifest) -> Self {
        let word = |index| manifest.side_name(index).map(|text| text.message.clone()).unwrap_or_default();
        Self {
            sides: sides.iter().map(|name| shown(name)).collect(),
            pieces: Vec::new(),
            side_words: (0..sides.len().max(manifest.sides.max.min(2))).map(word).collect(),
        }
    }

    /// One piece more.
    pub fn add_piece(&mut self, board: &str, id: i64, kind: &str, name: &str, manifest: &Manifest) {
        let name = shown(name);
        let kind = if name.is_empty() { kind_words(board, kind, manifest) } else { BTreeMap::new() };
        self.pieces.push(PieceName { board: board.to_owned(), id, name, kind });
    }

    /// What a side is called in a language.
    #[must_use]
    pub fn side(&self, index: usize, language: &str) -> String {
        if let Some(name) = self.sides.get(index)
            && !name.is_empty()
        {
            return name.clone();
        }
        let one_word_for_all = self.side_words.windows(2).all(|pair| pair.first() == pair.last());
        match self.side_words.get(index).or_else(|| self.side_words.first()).and_then(|words| in_language(words, language)) {
            Some(word) if one_word_for_all => format!("{word} {}", index + 1),
            Some(word) => word.to_owned(),
            None => (index + 1).to_string(),
        }
    }

    /// What a piece is called in a language.
    #[must_use]
    pub fn piece(&self, id: i64, board: Option<&str>, language: &str) -> String {
        let here = |piece: &&PieceName| piece.id == id && board.is_none_or(|board| board == piece.board);
        match self.pieces.iter().find(here) {
            Some(piece) if !piece.name.is_empty() => piece.name.clone(),
            Some(piece) => match in_language(&piece.kind, language) {
                Some(kind) => format!("{kind} {id}"),
                None => id.to_string(),
            },
            None => id.to_string(),
        }
    }
}

fn shown(name: &str) -> String {
    harmless(name).trim().to_owned()
}

fn kind_words(board: &str, kind: &str, manifest: &Manifest) -> BTreeMap<String, String> {
    let kinds = manifest.board_kind(board).map_or(&[][..], |board| &board.pieces);
    kinds.iter().find(|known| known.kind == kind).map(|known| known.label.message.clone()).unwrap_or_default()
}

fn in_language<'w>(words: &'w BTreeMap<String, String>, language: &str) -> Option<&'w str> {
    words.get(language).or_else(|| words.values().next()).map(String::as_str)
}
