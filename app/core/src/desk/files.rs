//! Opening and saving. A fault leaves a notice and everything else as it was; a document is saved once at a time, so that
//! no older revision comes to the disk after a newer one.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use ruleset_api::{Record, Text};

use super::document::{Document, DocumentId, Saving};
use super::message::{Effect, Question};
use super::title::suggested_name;
use super::{Desk, asking, layout, picture, start};
use crate::picture as pictures;
use crate::record::{ReadFault, SaveFault};

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

pub(super) fn read(desk: &mut Desk, path: PathBuf, record: Result<Arc<Record>, ReadFault>) -> Vec<Effect> {
    match record {
        Ok(_) if show_open(desk, &path) => Vec::new(),
        Ok(record) => {
            let mut effects = layout::remember(desk, &path);
            effects.extend(start::open(desk, record, Some(path)));
            effects
        }
        Err(fault) => {
            desk.fail(fault.text(&path));
            // What is gone is offered no more; what cannot be read today may be readable tomorrow.
            if fault == ReadFault::Absent { layout::forget(desk, &path) } else { Vec::new() }
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
    let suggested = match desk.document() {
        Some(document) if save => {
            let beside = || document.folder.clone().unwrap_or_default().join(suggested_name(&document.record));
            document.path.clone().unwrap_or_else(beside).display().to_string()
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
        Some(path) => save_to(desk, id, path, true),
        None => save_as(desk),
    }
}

pub(super) fn save_as(desk: &mut Desk) -> Vec<Effect> {
    let Some(document) = desk.document() else { return Vec::new() };
    let name = document.path.as_ref().and_then(|path| path.file_name()).map(|name| name.to_string_lossy().into_owned());
    let suggested = name.unwrap_or_else(|| suggested_name(&document.record));
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
            save_to(desk, id, named, replace)
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

/// Saves the current document at a typed path. A file that is there is not replaced unasked, unless it is its own.
pub(super) fn save_path(desk: &mut Desk, path: PathBuf) -> Vec<Effect> {
    let Some(document) = desk.document() else { return Vec::new() };
    let path = named(document, path);
    let own = document.path.as_ref() == Some(&path);
    let id = document.id;
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
    let elsewhere = document.path.as_ref() != Some(&path) && !document.chain.state.locks();
    let unmoored = elsewhere.then(|| pictures::record_unmoored(&document.record, document.path.as_deref())).flatten();
    let record = unmoored.map_or_else(|| document.record.clone(), Arc::new);
    vec![Effect::Save { document: id, revision: document.revision, record, path, replace }]
}

pub(super) fn saved(desk: &mut Desk, id: DocumentId, path: PathBuf, revision: u64, result: Result<(), SaveFault>) -> Vec<Effect> {
    let Some(document) = desk.get_mut(id) else { return Vec::new() };
    let (next, typed, log, rulings) =
        document.saving.take().map_or((None, false, 0, 0), |saving| (saving.next, saving.typed, saving.log, saving.rulings));
    if let Err(fault) = result {
        let ask = fault == SaveFault::Exists && desk.ask(Question::Replace { document: id, path: path.clone() });
        if !ask {
            desk.fail(fault.text(&path));
            // A path that was typed can be mended; what was to go on after the save still can.
            let suggested = path.display().to_string();
            if typed && desk.ask(Question::TypePath { save: true, suggested, unasked: false }) {
                desk.show(id);
            } else {
                asking::stop(desk, id);
            }
        }
        return Vec::new();
    }
    // The ruling is that of before: a ruleset is not told of pictures. It is asked for all the same, as it tells of a record.
    let moved = !document.chain.state.locks() && picture::moved(document, &path);
    document.saved = Some(revision);
    document.saved_log = log;
    document.saved_rulings = rulings;
    let mut effects = layout::remember(desk, &path);
    if let Some(document) = desk.get_mut(id) {
        document.path = Some(path);
    }
    if moved {
        effects.extend(desk.rule(id));
    }
    effects.extend(match next {
        Some((path, replace)) => save_to(desk, id, path, replace),
        None => asking::go_on(desk, id),
    });
    effects
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
