//! Questions and their answers, and what goes on after them: closing, quitting. Nothing unsaved goes without a word, and
//! one "cancel" stops the whole.

use super::Desk;
use super::clock;
use super::day;
use super::document::{Document, DocumentId};
use super::journal;
use super::message::{Answer, Effect, Question, Then};
use super::page::Page;
use super::seal;
use super::shown_board;
use super::standings;
use super::start;
use super::{files, keeping, maps, plugins};

/// Closes the current document, asking first where something is unsaved.
pub(super) fn close(desk: &mut Desk) -> Vec<Effect> {
    let Some(id) = desk.document().map(|document| document.id) else { return Vec::new() };
    close_document(desk, id)
}

/// Closes a document, asking first where something is unsaved.
pub(super) fn close_document(desk: &mut Desk, id: DocumentId) -> Vec<Effect> {
    let Some(document) = desk.get_mut(id) else { return Vec::new() };
    document.then = Some(Then::Close);
    go_on(desk, id)
}

/// Ends the program, asking for each unsaved document in turn.
pub(super) fn quit(desk: &mut Desk) -> Vec<Effect> {
    let unsaved = |document: &&Document| (document.dirty() || document.is_on_its_way()) && !desk.given_up.contains(&document.id);
    match desk.documents.iter().find(unsaved).map(|document| document.id) {
        None => {
            journal::leave(desk);
            let files = desk.documents.iter().filter_map(|document| document.path.clone());
            files.map(keeping::release).chain([Effect::Quit]).collect()
        }
        Some(id) => {
            if let Some(document) = desk.get_mut(id) {
                document.then = Some(Then::Quit);
            }
            go_on(desk, id)
        }
    }
}

/// Goes on with what was to happen once a document is saved: does it, or asks first. While a save or a signature is on its
/// way, its answer is awaited.
pub(super) fn go_on(desk: &mut Desk, id: DocumentId) -> Vec<Effect> {
    let Some(document) = desk.get_mut(id) else { return Vec::new() };
    let Some(then) = document.then else { return Vec::new() };
    if document.is_on_its_way() {
        return Vec::new();
    }
    document.then = None;
    if !document.dirty() {
        return finish(desk, id, then);
    }
    if desk.ask(Question::SaveFirst { document: id, then }) {
        desk.show(id);
    }
    Vec::new()
}

fn finish(desk: &mut Desk, id: DocumentId, then: Then) -> Vec<Effect> {
    match then {
        Then::Close => remove(desk, id),
        Then::Quit => quit(desk),
    }
}

/// Stops what was to go on after a save.
pub(super) fn stop(desk: &mut Desk, id: DocumentId) {
    desk.given_up.clear();
    if let Some(document) = desk.get_mut(id) {
        document.then = None;
    }
}

/// Answers the open question. An answer that does not fit it changes nothing.
pub(super) fn answer(desk: &mut Desk, answer: Answer) -> Vec<Effect> {
    let Some(question) = desk.question.take() else { return Vec::new() };
    match (question, answer) {
        (Question::SaveFirst { document, then }, Answer::Yes) => {
            desk.show(document);
            if let Some(document) = desk.document_mut() {
                document.then = Some(then);
            }
            let effects = files::save(desk);
            if effects.is_empty() && desk.get(document).is_some_and(|document| document.saving.is_none()) {
                // A dialog is open for something else.
                stop(desk, document);
            }
            effects
        }
        (Question::SaveFirst { document, then: Then::Close }, Answer::Discard) => remove(desk, document),
        (Question::SaveFirst { document, then: Then::Quit }, Answer::Discard) => {
            desk.given_up.push(document);
            quit(desk)
        }
        (question @ Question::TypePath { .. }, Answer::Path(path)) if path.as_os_str().is_empty() => {
            desk.question = Some(question);
            Vec::new()
        }
        (Question::TypePath { save: true, .. }, Answer::Path(path)) => files::save_path(desk, path),
        (Question::TypePath { save: false, .. }, Answer::Path(path)) => files::open(desk, path),
        (question @ Question::TypeFolder { .. }, Answer::Path(path)) if path.as_os_str().is_empty() => {
            desk.question = Some(question);
            Vec::new()
        }
        (Question::TypeFolder { page: Page::Day, .. }, Answer::Path(path)) => day::open(desk, path),
        (Question::TypeFolder { .. }, Answer::Path(path)) => standings::open(desk, path),
        (Question::Clear { document, board, clearing, .. }, Answer::Yes) => shown_board::clear(desk, document, board, clearing),
        (Question::SaveLossy { document, path, replace, .. }, Answer::Yes) => files::save_to(desk, document, path, replace),
        (Question::Replace { document, path }, Answer::Yes) => files::save_to(desk, document, path, true),
        (Question::Clock { document, asked }, answer) => clock::answer(desk, document, asked, answer),
        (Question::Seal { document, asked }, answer) => seal::answer(desk, document, asked, answer),
        (Question::ChooseRuleset, Answer::Ruleset(id)) => start::new(desk, &id),
        (Question::Plugins(question), answer) => plugins::answer(desk, question, answer),
        (Question::Journal(question), Answer::Yes) => journal::agreed(desk, question),
        (Question::Maps(question), answer) => maps::answer(desk, question, answer),
        (Question::Keeping(question), answer) => keeping::answer(desk, question, &answer),
        (question, Answer::Cancel) => {
            match question {
                Question::SaveFirst { document, .. }
                | Question::SaveLossy { document, .. }
                | Question::Replace { document, .. } => stop(desk, document),
                Question::TypePath { save: true, .. } => {
                    if let Some(current) = desk.current {
                        stop(desk, current);
                    }
                }
                Question::TypePath { save: false, .. }
                | Question::TypeFolder { .. }
                | Question::ChooseRuleset
                | Question::Journal(_)
                | Question::Maps(_)
                | Question::Plugins(_)
                | Question::Keeping(_)
                | Question::Clear { .. }
                | Question::Seal { .. }
                | Question::Clock { .. } => {}
            }
            Vec::new()
        }
        (question, _) => {
            desk.question = Some(question);
            Vec::new()
        }
    }
}

/// Takes a document off the desk, lets its file go, and shows the one beside it.
pub(super) fn remove(desk: &mut Desk, id: DocumentId) -> Vec<Effect> {
    let Some(index) = desk.documents.iter().position(|document| document.id == id) else { return Vec::new() };
    let closed = desk.documents.remove(index);
    desk.notices.retain(|notice| notice.clock != Some(id));
    if desk.current == Some(id) {
        let beside = desk.documents.get(index).or_else(|| desk.documents.last());
        desk.current = beside.map(|document| document.id);
    }
    if desk.current.is_none() && desk.page.is_none() {
        desk.page = desk.pages.last().copied();
    }
    closed.path.map(keeping::release).into_iter().collect()
}
