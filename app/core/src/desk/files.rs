//! Opening and saving. A fault leaves a notice and everything else as it was; a document is saved once at a time, so that
//! no older revision comes to the disk after a newer one.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use ruleset_api::{Arg, Text};

use super::document::{Document, DocumentId, Saving};
use super::guard::ReadOnly;
use super::keeping::{Kept, Opened};
use super::message::{Effect, Question};
use super::title::suggested_name;
use super::{Desk, asking, keeping, layout, opening, picture};
use crate::picture as pictures;
use crate::record::{Loaded, ReadFault, Replace, SaveFault, Saved};

/// What the name of a record ends in.
pub const ENDING: &str = ".match.json";

pub(super) fn pick_open(desk: &mut Desk) -> Vec<Effect> {
    if std::mem::replace(&mut desk.dialog_open, true) { Vec::new() } else { vec![Effect::PickOpen] }
}

pub(super) fn open_picked(desk: &mut Desk, path: Option<PathBuf>, at_once: bool) -> Vec<Effect> {
    desk.dialog_open = false;
    match path {
        Some(path) => open(desk, path),
        None if at_once => type_path(desk, false, true),
        None => Vec::new(),
    }
}

pub(super) fn open(desk: &mut Desk, path: PathBuf) -> Vec<Effect> {
    if show_open(desk, &path) { Vec::new() } else { vec![Effect::Read(path)] }
}

pub(super) fn read(desk: &mut Desk, path: &Path, record: Result<Loaded, ReadFault>, opened: Opened) -> Vec<Effect> {
    match record {
        Ok(_) if show_open(desk, path) => Vec::new(),
        Ok(loaded) => {
            let mut effects = layout::remember(desk, path);
            effects.extend(opening::open(desk, loaded, path));
            keeping::opened(desk, DocumentId(desk.last_id), opened);
            effects
        }
        Err(fault) => {
            desk.fail(fault.text(path));
            // What is gone is offered no more; what cannot be read today may be readable tomorrow.
            if fault == ReadFault::Absent { layout::forget(desk, path) } else { Vec::new() }
        }
    }
}

/// Shows the document of a file that is open already. An open question keeps its document in view.
fn show_open(desk: &mut Desk, path: &Path) -> bool {
    let open = desk.documents.iter().find(|document| document.path.as_deref() == Some(path)).map(|document| document.id);
    if let Some(id) = open
        && desk.question.is_none()
    {
        desk.show(id);
    }
    open.is_some()
}

/// Asks for a typed path.
pub(super) fn type_path(desk: &mut Desk, save: bool, unasked: bool) -> Vec<Effect> {
    let current = desk.document().map(|document| document.id);
    if save && current.is_some_and(|id| opening::refuses_copies(desk, id)) {
        return Vec::new();
    }
    let suggested = match desk.document() {
        Some(document) if save => {
            let beside = || document.folder.clone().unwrap_or_default().join(name_for(desk, document, false));
            let own = document.path.clone().unwrap_or_else(beside);
            // What is only shown is not saved in its own place.
            let copy = document.read_only.is_some();
            let suggested = if copy { own.with_file_name(name_for(desk, document, true)) } else { own };
            suggested.display().to_string()
        }
        None if save => return Vec::new(),
        _ => String::new(),
    };
    desk.ask(Question::TypePath { save, suggested, unasked });
    Vec::new()
}

pub(super) fn save(desk: &mut Desk) -> Vec<Effect> {
    let Some(document) = desk.document() else { return Vec::new() };
    let id = document.id;
    match document.path.clone() {
        Some(path) if document.read_only.is_none() => save_to(desk, id, path, true),
        _ => save_as(desk),
    }
}

pub(super) fn save_as(desk: &mut Desk) -> Vec<Effect> {
    let copy = desk.document().is_some_and(|document| document.read_only.is_some());
    save_as_copy(desk, copy)
}

/// Saves the current document under a name that is chosen; as a copy, another than its own is suggested.
pub(super) fn save_as_copy(desk: &mut Desk, copy: bool) -> Vec<Effect> {
    let current = desk.document().map(|document| document.id);
    if current.is_some_and(|id| opening::refuses_copies(desk, id)) {
        return Vec::new();
    }
    let Some(document) = desk.document() else { return Vec::new() };
    let suggested = name_for(desk, document, copy);
    let effect = Effect::PickSave { document: document.id, suggested, folder: document.folder.clone() };
    if std::mem::replace(&mut desk.dialog_open, true) { Vec::new() } else { vec![effect] }
}

pub(super) fn save_picked(desk: &mut Desk, id: DocumentId, path: Option<PathBuf>, at_once: bool) -> Vec<Effect> {
    desk.dialog_open = false;
    let Some(document) = desk.get(id) else { return Vec::new() };
    match path {
        Some(path) => {
            // The dialog has asked about the name as it was typed, and about no other.
            let named = named(document, path.clone());
            let replace = named == path;
            if opening::holds_back(desk, id, &named, replace) { Vec::new() } else { save_to(desk, id, named, replace) }
        }
        None if at_once && desk.question.is_none() => {
            desk.show(id);
            type_path(desk, true, true)
        }
        None => {
            asking::stop(desk, id);
            Vec::new()
        }
    }
}

/// The name that a document is best saved under.
fn name_for(desk: &Desk, document: &Document, copy: bool) -> String {
    let copied = match &document.path {
        Some(path) if copy => Some(path),
        Some(_) => None,
        None => document.kept.copy_of.as_ref(),
    };
    let own = || document.path.as_ref().and_then(|path| path.file_name()).map(|name| name.to_string_lossy().into_owned());
    let copied = copied.map(|path| keeping::copy_name(path, desk.language));
    copied.or_else(own).unwrap_or_else(|| suggested_name(&document.record))
}

/// Saves the current document at a typed path. A file that is there is not replaced unasked, unless it is its own.
pub(super) fn save_path(desk: &mut Desk, path: PathBuf) -> Vec<Effect> {
    let Some(document) = desk.document() else { return Vec::new() };
    let path = named(document, path);
    let own = document.path.as_ref() == Some(&path);
    let id = document.id;
    if opening::holds_back(desk, id, &path, own) {
        return Vec::new();
    }
    let effects = save_to(desk, id, path, own);
    if let Some(saving) = desk.get_mut(id).and_then(|document| document.saving.as_mut()).filter(|_| !effects.is_empty()) {
        saving.typed = true;
    }
    effects
}

/// Saves a document, now or after the save that is on its way.
pub(super) fn save_to(desk: &mut Desk, id: DocumentId, path: PathBuf, replace: bool) -> Vec<Effect> {
    if desk.documents.iter().any(|other| other.id != id && other.path.as_ref() == Some(&path)) {
        desk.fail(Text::new("desk-save-open-elsewhere").with("file", path.display().to_string()));
        asking::stop(desk, id);
        return Vec::new();
    }
    let Some(document) = desk.get_mut(id) else { return Vec::new() };
    if let Some(saving) = &mut document.saving {
        saving.next = Some((path, replace));
        return Vec::new();
    }
    document.saving =
        Some(Saving { next: None, typed: false, log: document.record.log.len(), rulings: document.record.rulings.len() });
    document.typing = None;
    // Elsewhere a picture is named from there, which the shell does: it knows the folder that a typed path means.
    // What is locked stays as it was signed.
    let elsewhere = document.path.as_ref() != Some(&path);
    let unmoors = elsewhere && !document.chain.state.locks();
    let unmoored = unmoors.then(|| pictures::record_unmoored(&document.record, document.path.as_deref())).flatten();
    let record = unmoored.map_or_else(|| document.record.clone(), Arc::new);
    let replace = match &document.kept.mark {
        _ if !replace => Replace::Never,
        // Of its own file only what is known is replaced; of another the judge was asked about the name.
        Some(mark) if !elsewhere => Replace::Known(mark.clone()),
        _ => Replace::Always,
    };
    vec![Effect::Save { document: id, revision: document.revision, record, path, replace }]
}

pub(super) fn saved(
    desk: &mut Desk,
    id: DocumentId,
    path: &Path,
    revision: u64,
    result: Result<Saved, SaveFault>,
) -> Vec<Effect> {
    let Some(document) = desk.get_mut(id) else { return Vec::new() };
    let (next, typed, log, rulings) =
        document.saving.take().map_or((None, false, 0, 0), |saving| (saving.next, saving.typed, saving.log, saving.rulings));
    let saved = match result {
        Ok(saved) => saved,
        Err(fault) => {
            if let SaveFault::Unconfirmed { mark, .. } = &fault
                && document.path.as_deref() == Some(path)
            {
                document.kept.mark = Some(mark.clone());
            }
            not_saved(desk, id, path, &fault, typed);
            return Vec::new();
        }
    };
    // The ruling is that of before: a ruleset is not told of pictures. It is asked for all the same, as it tells of a record.
    let moved = !document.chain.state.locks() && picture::moved(document, path);
    document.saved = Some(revision);
    document.saved_log = log;
    document.saved_rulings = rulings;
    document.kept = Kept { mark: saved.mark, ..Kept::default() };
    // Under another name it is a match of its own.
    document.read_only.take_if(|why| matches!(why, ReadOnly::Held(_) | ReadOnly::OnDisk { .. }));
    opening::copied(document);
    let left = document.path.replace(path.to_owned());
    // That an earlier save failed is no news any more.
    desk.notices.retain(|notice| !is_of_a_failed_save(&notice.text, path));
    let mut effects = layout::remember(desk, path);
    effects.extend(keeping::saved(desk, path, left, saved.anew));
    if moved {
        effects.extend(desk.rule(id));
    }
    effects.extend(match next {
        Some((path, replace)) => save_to(desk, id, path, replace),
        None => asking::go_on(desk, id),
    });
    effects
}

/// Whether a text tells of a failed save at a path.
fn is_of_a_failed_save(text: &Text, path: &Path) -> bool {
    let file = Arg::from(path.display().to_string());
    text.id.starts_with("record-save-") && text.args.get("file") == Some(&file)
}

/// A save failed: the judge is asked what to do, or told. What was to go on after it goes on after the answer, or stops.
fn not_saved(desk: &mut Desk, id: DocumentId, path: &Path, fault: &SaveFault, typed: bool) {
    if keeping::question(fault, id, path, typed).is_some_and(|question| desk.ask(question)) {
        desk.show(id);
        return;
    }
    desk.fail(fault.text(path));
    // A path that was typed can be mended; what was to go on after the save still can.
    let suggested = path.display().to_string();
    if typed && desk.ask(Question::TypePath { save: true, suggested, unasked: false }) {
        desk.show(id);
    } else {
        asking::stop(desk, id);
    }
}

/// The path to save a document at: a name without any ending gets that of records, unless the file is its own.
fn named(document: &Document, path: PathBuf) -> PathBuf {
    match path.file_name() {
        Some(name) if path.extension().is_none() && document.path.as_ref() != Some(&path) => {
            let mut name = name.to_owned();
            name.push(ENDING);
            path.with_file_name(name)
        }
        _ => path,
    }
}
