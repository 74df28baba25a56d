//! What the judge asked for in this frame. Entries of fields go before commands, so that a command never runs ahead of a
//! number that was typed just before it.

use arbiter_core::desk::{BoardEdit, Edit, Intent};

/// Intents in the making.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    entries: Vec<Intent>,
    rest: Vec<Intent>,
}

impl Outbox {
    /// A field was filled in.
    pub(crate) fn enter(&mut self, edit: Edit) {
        self.entries.push(Intent::Edit(edit));
    }

    /// Something else was asked for.
    pub(crate) fn ask(&mut self, intent: Intent) {
        self.rest.push(intent);
    }

    /// A board is to change.
    pub(crate) fn board(&mut self, board: &str, edit: BoardEdit) {
        self.ask(Intent::Edit(Edit::Board { board: board.to_owned(), edit }));
    }

    /// All of it, in the order in which it has to happen.
    pub(crate) fn into_intents(mut self) -> Vec<Intent> {
        self.entries.append(&mut self.rest);
        self.entries
    }
}
