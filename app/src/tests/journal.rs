//! The page of what was not saved, in the window.

use arbiter_core::desk::{JournalEffect, JournalEvent};

use super::Stub;

/// The journal of these tests.
#[derive(Debug, Default)]
pub(super) struct Entries;

impl Stub {
    pub(super) fn of_journal(&mut self, _: JournalEffect) -> Option<JournalEvent> {
        None
    }
}
