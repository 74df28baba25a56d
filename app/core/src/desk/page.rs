//! Pages of the window that are no matches, and the tabs of all that is open: matches and pages.

use super::document::DocumentId;
use super::message::Effect;
use super::{Desk, day, journal, standings};

/// A page that is no match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Page {
    /// A club's standings.
    Standings,
    /// The matches of a folder.
    Day,
    /// The rulesets that were found, and the libraries that were not taken.
    Rulesets,
    /// What earlier runs of the program did not save.
    Unsaved,
    /// All commands with their keys.
    Shortcuts,
    /// What the program is.
    About,
}

/// Something that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tab {
    /// A match.
    Document(DocumentId),
    /// A page.
    Page(Page),
}

impl Desk {
    /// All that is open: matches, then pages, each in the order in which they were opened.
    #[must_use]
    pub fn tabs(&self) -> Vec<Tab> {
        let documents = self.documents.iter().map(|document| Tab::Document(document.id));
        documents.chain(self.pages.iter().copied().map(Tab::Page)).collect()
    }

    /// What is shown.
    #[must_use]
    pub fn tab(&self) -> Option<Tab> {
        self.page.map(Tab::Page).or_else(|| self.document().map(|document| Tab::Document(document.id)))
    }

    /// Shows a match.
    pub(super) fn show(&mut self, document: DocumentId) {
        self.current = Some(document);
        self.page = None;
    }

    /// Shows a page, opening it where it is not open yet.
    pub(super) fn show_page(&mut self, page: Page) {
        if !self.pages.contains(&page) {
            self.pages.push(page);
        }
        self.page = Some(page);
    }
}

/// Closes a page. Behind it lies the match that was shown last; without a match, another page.
pub(super) fn close(desk: &mut Desk, page: Page) -> Vec<Effect> {
    desk.pages.retain(|open| *open != page);
    if desk.page == Some(page) {
        desk.page = if desk.current.is_none() { desk.pages.last().copied() } else { None };
    }
    match page {
        Page::Standings => standings::close(desk),
        Page::Rulesets | Page::Shortcuts | Page::About => Vec::new(),
        Page::Day => day::close(desk),
        Page::Unsaved => {
            journal::close(desk);
            Vec::new()
        }
    }
}
