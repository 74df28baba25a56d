//! A document and its file: who holds it, whether somebody else has changed it, and what is done about either. It knows
//! what the judge is asked and told; files and locks are the shell's, by [`KeepingEffect`].

mod message;

pub use message::{Checked, KeepingAnswer, KeepingEffect, KeepingEvent, KeepingIntent, KeepingQuestion};

use std::path::{Path, PathBuf};
use std::sync::Arc;

use ruleset_api::Text;

use super::document::{Document, DocumentId};
use super::files::ENDING;
use super::guard::ReadOnly;
use super::message::{Answer, Effect, Notice, Question};
use super::{Desk, asking, files, start};
use crate::locale::{Language, Locale};
use crate::picture;
use crate::record::{Hold, Loaded, Mark, OnDisk, ReadFault};

/// What a document knows of its file.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    /// The file as it was read or saved last.
    pub mark: Option<Mark>,
    /// What was found on disk last.
    pub seen: Seen,
    /// The judge has left it as it is: no more is said of `seen`.
    pub left: bool,
    /// The file that this match, which has none of its own yet, is a copy of.
    pub copy_of: Option<PathBuf>,
}

/// What was found in the place of a document's file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Seen {
    /// The file as it was read or saved.
    #[default]
    AsKnown,
    /// Another content.
    Changed {
        /// Its mark.
        mark: Mark,
        /// The time of the change where the judge is, `14:32`, where the system tells it.
        at: Option<String>,
    },
    /// Nothing.
    Gone,
}

/// What came with a file that was read.
#[derive(Clone, Debug, Default)]
pub struct Opened {
    /// The mark of its bytes.
    pub mark: Option<Mark>,
    /// Whether it is held for this document.
    pub hold: Hold,
}

impl Kept {
    /// What is to be told of the file: it changed or went away, and the judge has not left it so.
    #[must_use]
    pub fn to_tell(&self) -> Option<Text> {
        match &self.seen {
            _ if self.left => None,
            Seen::AsKnown => None,
            Seen::Changed { at: Some(at), .. } => Some(Text::new("keeping-was-changed").with("time", at.as_str())),
            Seen::Changed { at: None, .. } => Some(Text::new("keeping-was-changed-some-time")),
            Seen::Gone => Some(Text::new("keeping-is-gone")),
        }
    }
}

impl Seen {
    /// What was found, with the words for a time that the system told.
    #[must_use]
    pub fn of(found: OnDisk, words: impl Fn(std::time::SystemTime) -> String) -> Self {
        match found {
            OnDisk::AsKnown => Self::AsKnown,
            OnDisk::Gone => Self::Gone,
            OnDisk::Changed(mark) => Self::Changed { at: mark.modified().map(words), mark },
        }
    }
}

/// A file was opened as a document: what is known of it is remembered, and who else holds it is told.
pub(super) fn opened(desk: &mut Desk, id: DocumentId, opened: Opened) {
    let Some(document) = desk.get_mut(id) else { return };
    document.kept.mark = opened.mark;
    match opened.hold {
        Hold::Unasked | Hold::Own => {}
        Hold::Untold(message) => {
            let file = document.path.as_deref().map_or_else(String::new, |path| path.display().to_string());
            // Of a stick that cannot be written to it is enough to say it once.
            if !std::mem::replace(&mut desk.told_of_no_lock, true) {
                tell(desk, Text::new("keeping-untold").with("file", file).with("message", message));
            }
        }
        Hold::Elsewhere(by) => {
            document.read_only.get_or_insert_with(|| ReadOnly::Held(by.clone()));
            desk.ask(Question::Keeping(KeepingQuestion::Held { document: id, by }));
        }
    }
}

/// A document with a file came from elsewhere than that file, as from a journal: it is held from now on, and what lies there
/// is held against the SHA-256 of the file that it was made from. Where that is not known, nothing is overwritten unasked.
pub fn restored(desk: &mut Desk, id: DocumentId, found: Option<String>) -> Vec<Effect> {
    let Some(document) = desk.get_mut(id) else { return Vec::new() };
    let Some(path) = document.path.clone() else { return Vec::new() };
    let mark = Mark::by_hash(found.clone().unwrap_or_default());
    document.kept = Kept { mark: Some(mark.clone()), ..Kept::default() };
    if document.saved.is_none() {
        // Which of its seals are in the file is not known.
        document.saved_rulings = 0;
    }
    let mut effects = vec![KeepingEffect::Hold { document: id, path: path.clone() }];
    effects.extend(found.map(|_| KeepingEffect::Check(vec![(id, path, mark)])));
    effects.into_iter().map(Effect::Keeping).collect()
}

/// A file that is held elsewhere cannot be that of a match with changes of its own: these become a copy.
fn held(desk: &mut Desk, id: DocumentId, path: &Path, hold: Hold) {
    let Some(document) = desk.get_mut(id).filter(|document| document.path.as_deref() == Some(path)) else { return };
    let Hold::Elsewhere(by) = hold else { return };
    document.path = None;
    become_copy(document, path);
    tell(desk, by.said("keeping-restored-copy").with("file", path.display().to_string()));
}

pub(super) fn ask(desk: &mut Desk, intent: KeepingIntent) -> Vec<Effect> {
    let Some(document) = desk.document_mut() else { return Vec::new() };
    let (id, path) = (document.id, document.path.clone());
    match (intent, path) {
        (KeepingIntent::Leave, _) => {
            document.kept.left = true;
            Vec::new()
        }
        (KeepingIntent::Copy, _) => {
            copy(document);
            Vec::new()
        }
        (KeepingIntent::Reload, Some(path)) if document.has_unsaved_seals() => {
            desk.fail(Text::new("keeping-reload-seals").with("file", path.display().to_string()));
            Vec::new()
        }
        (KeepingIntent::Reload, Some(_)) if document.dirty() => {
            desk.ask(Question::Keeping(KeepingQuestion::Reload { document: id }));
            Vec::new()
        }
        (KeepingIntent::Reload | KeepingIntent::TryAgain, Some(path)) => fetch(id, path, false),
        (KeepingIntent::LookAt, Some(path)) => vec![Effect::Keeping(KeepingEffect::LookAt(path))],
        (KeepingIntent::Reload | KeepingIntent::TryAgain | KeepingIntent::LookAt, None) => Vec::new(),
    }
}

fn fetch(document: DocumentId, path: PathBuf, anyway: bool) -> Vec<Effect> {
    vec![Effect::Keeping(KeepingEffect::Fetch { document, path, anyway })]
}

/// Makes a match of its own of one that is only shown: never saved, best kept beside the other.
fn copy(document: &mut Document) {
    let Some(of) = (match &document.read_only {
        Some(ReadOnly::Held(_)) => document.path.take(),
        Some(ReadOnly::OnDisk { path }) => Some(path.clone()),
        _ => None,
    }) else {
        return;
    };
    document.read_only = None;
    become_copy(document, &of);
}

fn become_copy(document: &mut Document, of: &Path) {
    // What is locked stays as it was signed.
    if !document.chain.state.locks()
        && let Some(unmoored) = picture::record_unmoored(&document.record, Some(of))
    {
        document.record = Arc::new(unmoored);
    }
    document.saved = None;
    document.folder = of.parent().map(Path::to_owned);
    document.kept = Kept { copy_of: Some(of.to_owned()), ..Kept::default() };
}

/// Answers a question. An answer that does not fit it leaves it open.
pub(super) fn answer(desk: &mut Desk, question: KeepingQuestion, answer: &Answer) -> Vec<Effect> {
    let id = question.document();
    let answer = match answer {
        Answer::Keeping(answer) if question.answers().iter().any(|(known, _)| known == answer) => *answer,
        Answer::Cancel => {
            asking::stop(desk, id);
            let held = matches!(question, KeepingQuestion::Held { .. });
            return if held { asking::remove(desk, id) } else { Vec::new() };
        }
        _ => {
            desk.question = Some(Question::Keeping(question));
            return Vec::new();
        }
    };
    desk.show(id);
    match (question, answer) {
        (KeepingQuestion::Held { .. }, KeepingAnswer::Copy) => {
            desk.document_mut().into_iter().for_each(copy);
            Vec::new()
        }
        (KeepingQuestion::Held { .. }, KeepingAnswer::Anyway) => {
            let path = desk.document().and_then(|document| document.path.clone());
            path.map_or_else(Vec::new, |path| fetch(id, path, true))
        }
        (KeepingQuestion::Changed { path, .. }, KeepingAnswer::Overwrite) => {
            if let Some(document) = desk.document_mut() {
                // Nothing is known of what lies there, so that nothing keeps it from being replaced.
                document.kept.mark = None;
            }
            files::save_to(desk, id, path, true)
        }
        (KeepingQuestion::Changed { path, .. }, KeepingAnswer::LookAt) => {
            asking::stop(desk, id);
            vec![Effect::Keeping(KeepingEffect::LookAt(path))]
        }
        (KeepingQuestion::Changed { .. }, KeepingAnswer::Copy) | (KeepingQuestion::NoFolder { .. }, KeepingAnswer::Elsewhere) => {
            let effects = files::save_as_copy(desk, answer == KeepingAnswer::Copy);
            if effects.is_empty() {
                asking::stop(desk, id);
            }
            effects
        }
        (KeepingQuestion::NoFolder { path, .. }, KeepingAnswer::TryAgain) => {
            let own = desk.document().is_some_and(|document| document.path.as_ref() == Some(&path));
            files::save_to(desk, id, path, own)
        }
        (KeepingQuestion::Reload { .. }, KeepingAnswer::Reload) => {
            let path = desk.document().and_then(|document| document.path.clone());
            path.map_or_else(Vec::new, |path| fetch(id, path, false))
        }
        _ => Vec::new(),
    }
}

pub(super) fn came_back(desk: &mut Desk, event: KeepingEvent) -> Vec<Effect> {
    match event {
        KeepingEvent::BackInWindow => check(desk),
        KeepingEvent::Checked(all) => {
            all.into_iter().for_each(|checked| take(desk, checked));
            Vec::new()
        }
        KeepingEvent::Held { document, path, hold } => {
            held(desk, document, &path, hold);
            Vec::new()
        }
        KeepingEvent::LookedAt { path, record: Ok(loaded) } => {
            let reserved = loaded.reserve.map(|reserve| ReadOnly::of(reserve, &path));
            let read_only = reserved.unwrap_or(ReadOnly::OnDisk { path });
            start::open_to_read(desk, loaded.record, None, Some(read_only))
        }
        KeepingEvent::LookedAt { path, record: Err(fault) } => {
            desk.fail(fault.text(&path));
            Vec::new()
        }
        KeepingEvent::Fetched { document, path, record, opened } => fetched(desk, document, &path, record, opened),
    }
}

/// Looks at the files of all documents.
fn check(desk: &Desk) -> Vec<Effect> {
    let known = desk.documents.iter().filter(|document| document.saving.is_none());
    let known = known.filter_map(|document| Some((document.id, document.path.clone()?, document.kept.mark.clone()?)));
    let files: Vec<_> = known.collect();
    if files.is_empty() { Vec::new() } else { vec![Effect::Keeping(KeepingEffect::Check(files))] }
}

/// Takes what was found of a file, where it is still the document's and nothing was saved since.
fn take(desk: &mut Desk, checked: Checked) {
    let Some(document) = desk.get_mut(checked.document) else { return };
    let still = document.path.as_ref() == Some(&checked.path) && document.kept.mark.as_ref() == Some(&checked.known);
    if still && document.saving.is_none() && document.kept.seen != checked.seen {
        document.kept.seen = checked.seen;
        document.kept.left = false;
    }
}

/// A file was read again: its record takes the place of the document's, which can be undone to.
fn fetched(desk: &mut Desk, id: DocumentId, path: &Path, record: Result<Loaded, ReadFault>, opened: Opened) -> Vec<Effect> {
    let Some(document) = desk.get_mut(id).filter(|document| document.path.as_deref() == Some(path)) else {
        return Vec::new();
    };
    let file = path.display().to_string();
    if document.has_unsaved_seals() {
        // It was signed while the file was read.
        desk.fail(Text::new("keeping-reload-seals").with("file", file));
        return Vec::new();
    }
    match (opened.hold, record) {
        (_, Err(fault)) => {
            desk.fail(fault.text(path));
            Vec::new()
        }
        (Hold::Elsewhere(by), Ok(loaded)) => {
            // What the others have saved is shown at least.
            document.reload(loaded.record);
            document.kept = Kept { mark: opened.mark, ..Kept::default() };
            let text = by.said("keeping-still-held").with("file", file);
            document.read_only = Some(loaded.reserve.map_or(ReadOnly::Held(by), |reserve| ReadOnly::of(reserve, path)));
            tell(desk, text);
            desk.rule(id)
        }
        (_, Ok(loaded)) => {
            let was_held = matches!(document.read_only, Some(ReadOnly::Held(_)));
            document.read_only = loaded.reserve.map(|reserve| ReadOnly::of(reserve, path));
            document.reload(loaded.record);
            document.kept = Kept { mark: opened.mark, ..Kept::default() };
            if was_held {
                tell(desk, Text::new("keeping-taken").with("file", file));
            }
            desk.rule(id)
        }
    }
}

/// What is told once a document was saved, and what it lets go.
pub(super) fn saved(desk: &mut Desk, path: &Path, left: Option<PathBuf>, anew: bool) -> Vec<Effect> {
    if anew {
        tell(desk, Text::new("keeping-anew").with("file", path.display().to_string()));
    }
    left.into_iter().filter(|left| left != path).map(release).collect()
}

/// A document lets its file go.
pub(super) fn release(path: PathBuf) -> Effect {
    Effect::Keeping(KeepingEffect::Release(path))
}

/// The question about a save that failed, where there is one to ask.
pub(super) fn question(fault: &crate::record::SaveFault, id: DocumentId, path: &Path, typed: bool) -> Option<Question> {
    use crate::record::SaveFault;
    let path = path.to_owned();
    match fault {
        SaveFault::Exists => Some(Question::Replace { document: id, path }),
        SaveFault::Changed => Some(Question::Keeping(KeepingQuestion::Changed { document: id, path })),
        // A path that was typed can be typed on.
        SaveFault::NoFolder if !typed => Some(Question::Keeping(KeepingQuestion::NoFolder { document: id, path })),
        _ => None,
    }
}

/// A file's name as that of a copy, without the ending of records: a text of the program.
#[must_use]
pub(super) fn copy_text(of: &Path) -> Text {
    let name = of.file_name().unwrap_or_default().to_string_lossy();
    Text::new("keeping-copy-name").with("name", name.strip_suffix(ENDING).unwrap_or(&name))
}

/// The name that a copy is best saved under.
pub(super) fn copy_name(of: &Path, language: Language) -> String {
    Locale::new(language).text(&copy_text(of)) + ENDING
}

fn tell(desk: &mut Desk, text: Text) {
    desk.notices.push(Notice { failure: false, text, page: None, clock: None });
}
