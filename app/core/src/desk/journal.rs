//! What is unsaved, told to the journal as it changes; and what earlier runs of the program did not save, offered, restored
//! or discarded. Restoring opens a match with its changes and saves nothing. When and where the journal is written is left to
//! the journal.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use ruleset_api::{Record, Text};

use super::clock::Hand;
use super::document::{Document, DocumentId};
use super::message::{Effect, Notice, Question};
use super::page::{self, Page};
use super::title::document_name;
use super::{Desk, clock_log, history, keeping, layout, start};
use crate::journal::{Draft, Found, Listed, Told, Untaken, Verdict};

/// What the desk knows of the journal.
#[derive(Debug, Default)]
pub struct Journal {
    /// What earlier runs did not save, as far as nothing was decided on it yet; the latest first.
    pub listed: Vec<Listed>,
    /// It was said that there is something.
    told: bool,
    /// What the journal was told of each unsaved document last.
    kept: BTreeMap<DocumentId, Kept>,
    /// The program ends: what was given up is unsaved no more.
    leaving: bool,
}

/// What the journal was told of a document.
#[derive(Clone, Debug)]
struct Kept {
    record: Arc<Record>,
    path: Option<PathBuf>,
    /// With how it stood.
    ruled: bool,
}

/// What the judge wants of what was not saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JournalIntent {
    /// Look what there is, as at start.
    Look,
    /// Show it on its page.
    Show,
    /// Open these entries again.
    Restore(Vec<String>),
    /// Take these entries away for good: asks first.
    Discard(Vec<String>),
}

/// A question on what was not saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JournalQuestion {
    /// Take these entries away for good?
    Discard(Vec<String>),
}

/// What must happen outside the desk for the journal.
#[derive(Clone, Debug)]
pub enum JournalEffect {
    /// A document has unsaved changes. Only the latest of a document matter; they are written within two seconds.
    Keep {
        /// Which document.
        document: DocumentId,
        /// What to write down.
        draft: Box<Draft>,
    },
    /// A document has no unsaved changes any more.
    Forget(DocumentId),
    /// Write at once what waits: the judge may be about to leave.
    Flush,
    /// Look what earlier runs have left; answered by [`JournalEvent::Found`].
    Look,
    /// Take over what an earlier run has left; answered by [`JournalEvent::Taken`].
    Take {
        /// The entry.
        entry: String,
        /// The document that it becomes.
        document: DocumentId,
    },
    /// What is kept of one document is now another's.
    HandOver {
        /// Of which document.
        from: DocumentId,
        /// Whose it is.
        to: DocumentId,
    },
    /// Take away entries for good; answered by [`JournalEvent::NotDiscarded`] where that fails.
    Discard(Vec<String>),
}

/// What came back from outside.
#[derive(Clone, Debug)]
pub enum JournalEvent {
    /// What earlier runs have left; or why that cannot be read, in the words of the system.
    Found(Result<Arc<Found>, String>),
    /// An entry was taken over, or could not be.
    Taken {
        /// The document that it becomes.
        document: DocumentId,
        /// What is to be opened.
        taken: Result<Box<Draft>, Untaken>,
    },
    /// Entries could not be taken away; in the words of the system.
    NotDiscarded(String),
    /// Something about writing.
    Told(Told),
}

/// Does what the judge wants.
pub(super) fn ask(desk: &mut Desk, intent: JournalIntent) -> Vec<Effect> {
    match intent {
        JournalIntent::Look => vec![Effect::Journal(JournalEffect::Look)],
        JournalIntent::Show => {
            desk.show_page(Page::Unsaved);
            vec![Effect::Journal(JournalEffect::Look)]
        }
        JournalIntent::Restore(entries) => {
            let taken = decided(desk, entries);
            let mut take = |entry| {
                desk.last_id += 1;
                Effect::Journal(JournalEffect::Take { entry, document: DocumentId(desk.last_id) })
            };
            taken.into_iter().map(&mut take).collect()
        }
        JournalIntent::Discard(entries) => {
            desk.ask(Question::Journal(JournalQuestion::Discard(entries)));
            Vec::new()
        }
    }
}

/// The judge has said yes to a question.
pub(super) fn agreed(desk: &mut Desk, JournalQuestion::Discard(entries): JournalQuestion) -> Vec<Effect> {
    let discarded = decided(desk, entries);
    if discarded.is_empty() { Vec::new() } else { vec![Effect::Journal(JournalEffect::Discard(discarded))] }
}

/// Takes entries off the list; those that were on it. With the last of them the page closes.
fn decided(desk: &mut Desk, entries: Vec<String>) -> Vec<String> {
    let listed = |entry: &String| desk.journal.listed.iter().any(|listed| listed.entry == *entry);
    let decided: Vec<String> = entries.into_iter().filter(listed).collect();
    desk.journal.listed.retain(|listed| !decided.contains(&listed.entry));
    if desk.journal.listed.is_empty() {
        let _ = page::close(desk, Page::Unsaved);
    }
    decided
}

/// The page was closed without a decision: what is on it is kept, and said no more before the next start.
pub(super) fn close(desk: &mut Desk) {
    desk.journal.told = true;
}

pub(super) fn came_back(desk: &mut Desk, event: JournalEvent) -> Vec<Effect> {
    match event {
        JournalEvent::Found(Ok(found)) => {
            was_found(desk, &found);
            Vec::new()
        }
        JournalEvent::Found(Err(words)) => {
            tell(desk, true, Text::new("journal-unreadable").with("words", words));
            Vec::new()
        }
        JournalEvent::Taken { document, taken: Ok(draft) } => restore(desk, document, *draft),
        JournalEvent::Taken { taken: Err(untaken), .. } => {
            match untaken {
                Untaken::Gone => tell(desk, false, Text::new("journal-gone")),
                Untaken::Unreadable(words) => tell(desk, true, Text::new("journal-not-restored").with("words", words)),
            }
            vec![Effect::Journal(JournalEffect::Look)]
        }
        JournalEvent::NotDiscarded(words) => {
            tell(desk, true, Text::new("journal-not-discarded").with("words", words));
            vec![Effect::Journal(JournalEffect::Look)]
        }
        JournalEvent::Told(Told::NotKept { folder, words }) => {
            let text = match folder {
                Some(folder) => Text::new(NOT_KEPT).with("folder", folder.display().to_string()).with("words", words),
                None => Text::new("journal-kept-nowhere"),
            };
            tell(desk, true, text);
            Vec::new()
        }
        JournalEvent::Told(Told::KeptAgain) => {
            desk.notices.retain(|notice| notice.text.id != NOT_KEPT);
            Vec::new()
        }
    }
}

/// Id of the text that what is unsaved is not protected.
const NOT_KEPT: &str = "journal-not-kept";

/// Tells something, unless it stands there already.
fn tell(desk: &mut Desk, failure: bool, text: Text) {
    if desk.notices.iter().all(|notice| notice.text != text) {
        desk.notices.push(Notice { failure, text, page: None, clock: None });
    }
}

fn was_found(desk: &mut Desk, found: &Found) {
    let folder = found.folder.display().to_string();
    if found.damaged > 0 {
        tell(desk, true, Text::new("journal-damaged").with("n", found.damaged).with("folder", folder.as_str()));
    }
    if found.newer > 0 {
        tell(desk, false, Text::new("journal-newer").with("n", found.newer).with("folder", folder));
    }
    desk.journal.listed.clone_from(&found.listed);
    // With a match in view a line says that there is something; else its page is shown.
    if !found.listed.is_empty() && desk.tab().is_none() && desk.question.is_none() {
        desk.show_page(Page::Unsaved);
    }
}

/// Opens what was taken over, with all that is unsaved of it. It is saved by nobody but the judge.
fn restore(desk: &mut Desk, id: DocumentId, draft: Draft) -> Vec<Effect> {
    let Draft { path, record, verdict, found } = draft;
    let open = desk.documents.iter().find(|document| path.is_some() && document.path == path);
    // Seals are only added: what lacks those of the file is no change of it.
    let follows = |document: &Document| record.rulings.starts_with(&document.record.rulings);
    let free =
        |document: &Document| !document.dirty() && document.saving.is_none() && document.barred().is_none() && follows(document);
    let kept = Kept { record: Arc::clone(&record), path: path.clone(), ruled: verdict.is_some() };
    match open.map(|document| (document.id, free(document))) {
        // The file is open as it was saved: what is restored is a change of it that can be undone.
        Some((open, true)) => {
            let mut effects = vec![Effect::Journal(JournalEffect::HandOver { from: id, to: open })];
            desk.journal.kept.insert(open, kept);
            let clock = clock_log::clock(&record.log, &desk.now);
            effects.extend(history::restore(desk, open, record));
            // The file may have been changed since, before it was opened here.
            effects.extend(found.into_iter().flat_map(|found| keeping::restored(desk, open, Some(found))));
            if let Some(document) = desk.get_mut(open).filter(|document| document.clock.hand == Hand::Ready) {
                document.clock = clock.unwrap_or(document.clock);
            }
            if desk.question.is_none() {
                desk.show(open);
            }
            effects
        }
        // It is open with other changes, or only to be read: both are kept, side by side.
        Some((open, false)) => {
            let name = desk.get(open).map(document_name).unwrap_or_default();
            tell(desk, false, Text::new("journal-beside").with("file", name));
            let folder = path.as_deref().and_then(|path| path.parent()).map(PathBuf::from);
            desk.journal.kept.insert(id, kept);
            opened(desk, id, record, None, folder)
        }
        None => {
            desk.journal.kept.insert(id, kept);
            let mut effects = path.as_deref().map(|path| layout::remember(desk, path)).unwrap_or_default();
            effects.extend(opened(desk, id, record, path, None));
            effects.extend(keeping::restored(desk, id, found));
            effects
        }
    }
}

fn opened(desk: &mut Desk, id: DocumentId, record: Arc<Record>, path: Option<PathBuf>, folder: Option<PathBuf>) -> Vec<Effect> {
    let effects = start::open_as(desk, id, record, path);
    if let Some(document) = desk.get_mut(id) {
        // As it stands it is on no disk but the journal's.
        document.saved = None;
        document.folder = folder;
    }
    effects
}

/// The program ends: what was given up until now is unsaved no more.
pub(super) fn leave(desk: &mut Desk) {
    desk.journal.leaving = true;
}

/// Tells the journal what has changed, and the judge that there is something to restore.
pub(super) fn follow(desk: &mut Desk) -> Vec<Effect> {
    offer(desk);
    let (journal, given_up) = (&mut desk.journal, &desk.given_up);
    let unsaved = |id: DocumentId| {
        let document = desk.documents.iter().find(|document| document.id == id)?;
        (document.dirty() && !(journal.leaving && given_up.contains(&id))).then_some(document)
    };
    let saved: Vec<DocumentId> = journal.kept.keys().copied().filter(|id| unsaved(*id).is_none()).collect();
    let changed: Vec<&Document> =
        desk.documents.iter().filter(|document| unsaved(document.id).is_some() && !is_kept(journal, document)).collect();
    let mut effects = Vec::with_capacity(saved.len() + changed.len());
    for id in saved {
        journal.kept.remove(&id);
        effects.push(Effect::Journal(JournalEffect::Forget(id)));
    }
    for document in changed {
        let (record, path) = (Arc::clone(&document.record), document.path.clone());
        let verdict = document.ruling().map(|ruling| Verdict::of(ruling));
        journal.kept.insert(document.id, Kept { record: Arc::clone(&record), path: path.clone(), ruled: verdict.is_some() });
        let found = document.kept.mark.as_ref().map(|mark| mark.sha256().to_owned()).filter(|hash| !hash.is_empty());
        let draft = Box::new(Draft { path, record, verdict, found });
        effects.push(Effect::Journal(JournalEffect::Keep { document: document.id, draft }));
    }
    effects
}

/// Whether the journal was told of a document as it stands. Records are compared by where they lie: each change makes
/// another one.
fn is_kept(journal: &Journal, document: &Document) -> bool {
    journal.kept.get(&document.id).is_some_and(|kept| {
        Arc::ptr_eq(&kept.record, &document.record) && kept.path == document.path && (kept.ruled || document.ruling().is_none())
    })
}

/// While something else is shown, a line says once that there is something to restore.
fn offer(desk: &mut Desk) {
    const OFFER: &str = "journal-offer";
    let n = desk.journal.listed.len();
    if n == 0 || desk.page == Some(Page::Unsaved) {
        desk.notices.retain(|notice| notice.text.id != OFFER);
    } else if !std::mem::replace(&mut desk.journal.told, true) {
        let text = Text::new(OFFER).with("n", n);
        desk.notices.push(Notice { failure: false, text, page: Some(Page::Unsaved), clock: None });
    }
}
