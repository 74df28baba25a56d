//! The desk: open documents, what the judge asked for, and what must be done about it. One reducer changes it,
//! `reduce(&mut Desk, Intent) -> Vec<Effect>`; what came back from outside enters as an [`Event`]. It reads no file, starts
//! no thread and paints nothing.

pub mod document;
pub mod edit;
pub mod message;

pub use document::{Document, DocumentId, Ruled, Selection};
pub use edit::{BoardEdit, Edit, EventField, Slot};
pub use message::{Answer, Effect, Event, Intent, Notice, Question, Then, Tool};

use crate::locale::Language;
use crate::referee::report::Rulesets;

/// Everything that the window shows.
#[derive(Debug, Default)]
pub struct Desk {
    /// Open documents, in the order in which they were opened.
    pub documents: Vec<Document>,
    /// The document that is shown; an id of `documents`.
    pub current: Option<DocumentId>,
    /// The rulesets; `None` while they are being looked for.
    pub rulesets: Option<Rulesets>,
    /// A question that must be answered before anything else.
    pub question: Option<Question>,
    /// What the judge should know, newest last; each stays until it is dismissed.
    pub notices: Vec<Notice>,
    /// The language of the window.
    pub language: Language,
    /// What a click on the board does.
    pub tool: Tool,
    /// A system dialog is open; no second one is asked for.
    pub dialog_open: bool,
    /// The last id given to a document.
    pub last_id: u64,
}

impl Desk {
    /// The document that is shown.
    #[must_use]
    pub fn document(&self) -> Option<&Document> {
        self.documents.iter().find(|document| Some(document.id) == self.current)
    }

    /// A document by its id.
    #[must_use]
    pub fn get(&self, id: DocumentId) -> Option<&Document> {
        self.documents.iter().find(|document| document.id == id)
    }
}
