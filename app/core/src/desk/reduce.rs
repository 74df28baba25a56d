//! The one reducer: every change of the desk is an intent that goes through here. This file only leads each to its topic.

use std::sync::Arc;

use ruleset_api::Ruling;

use super::message::{Effect, Event, Intent, Notice, Question, Tool};
use super::page::{Page, Tab};
use super::picture::PictureIntent;
use super::plugins::PluginsEffect;
use super::{
    Desk, asking, clock, day, files, history, journal, keeping, layout, maps, next, page, picture, plugins, procedure, seal,
    shown_board, standings, start,
};
use crate::desk::document::{Document, DocumentId, Flips};
use crate::referee::report::NoRuling;

/// Changes the desk as an intent asks, and tells what must be done outside. It never fails: what cannot be done changes
/// nothing, or leaves a notice.
#[must_use]
pub fn reduce(desk: &mut Desk, intent: Intent) -> Vec<Effect> {
    let mut effects = led(desk, intent);
    effects.extend(picture::follow(desk));
    effects.extend(journal::follow(desk));
    effects
}

/// Leads an intent to its topic.
fn led(desk: &mut Desk, intent: Intent) -> Vec<Effect> {
    if desk.question.is_some() && !goes_on_during_a_question(&intent) {
        return Vec::new();
    }
    if ends_typing(&intent)
        && let Some(document) = desk.document_mut()
    {
        document.typing = None;
    }
    let mut effects = act(desk, intent);
    // Without a match there is no verdict to show.
    if desk.verdict && desk.document().is_none() {
        effects.extend(fill_screen(desk, false));
    }
    effects
}

fn act(desk: &mut Desk, intent: Intent) -> Vec<Effect> {
    let mut effects = reduced(desk, intent);
    effects.extend(day::left(desk));
    effects
}

fn reduced(desk: &mut Desk, intent: Intent) -> Vec<Effect> {
    match intent {
        Intent::FindRulesets => vec![Effect::FindRulesets],
        Intent::NewMatch => start::new_match(desk),
        Intent::New { ruleset } => start::new(desk, &ruleset),
        Intent::NextMatch => next::begin(desk),
        Intent::Open => files::pick_open(desk),
        Intent::OpenPath(path) => files::open(desk, path),
        Intent::Save => files::save(desk),
        Intent::SaveAs => files::save_as(desk),
        Intent::SavePath(path) => files::save_path(desk, path),
        Intent::TypePath { save } => files::type_path(desk, save, false),
        Intent::Close => match desk.page {
            Some(page) => page::close(desk, page),
            None => asking::close(desk),
        },
        Intent::CloseTab(Tab::Page(page)) => page::close(desk, page),
        Intent::CloseTab(Tab::Document(id)) => asking::close_document(desk, id),
        Intent::Quit => asking::quit(desk),
        Intent::Answer(answer) => asking::answer(desk, answer),
        Intent::Clock(intent) => clock::ask(desk, intent),
        Intent::Procedure(intent) => procedure::ask(desk, &intent),
        Intent::Seal(intent) => seal::ask(desk, intent),
        Intent::Edit(edit) => history::edit(desk, &edit),
        Intent::TryFlip(index) => history::try_flip(desk, index),
        Intent::Undo => history::undo(desk),
        Intent::Redo => history::redo(desk),
        Intent::Event(event) => came_back(desk, event),
        Intent::Show(id) => {
            if desk.get(id).is_some() {
                desk.show(id);
            }
            Vec::new()
        }
        Intent::ShowPage(Page::Day) => day::show(desk),
        Intent::ShowPage(page) => {
            if page != Page::Standings || desk.standings.is_some() {
                desk.show_page(page);
            }
            Vec::new()
        }
        Intent::Standings(intent) => standings::ask(desk, intent),
        Intent::Maps(intent) => maps::ask(desk, intent),
        Intent::Picture(intent) => picture::ask(desk, intent),
        Intent::Day(intent) => day::ask(desk, intent),
        Intent::Plugins(intent) => plugins::ask(desk, intent),
        Intent::Keeping(intent) => keeping::ask(desk, intent),
        Intent::Journal(intent) => journal::ask(desk, intent),
        Intent::UseTool(tool) => {
            desk.tool = tool;
            Vec::new()
        }
        Intent::UseLanguage(language) => {
            desk.language = language;
            // Words are sorted as they are read.
            standings::sort(desk);
            day::sort(desk);
            desk.settings.language = Some(language);
            layout::keep(desk)
        }
        Intent::GoTo(part) => layout::go_to(desk, part),
        Intent::Layout(intent) => layout::ask(desk, intent),
        Intent::FillScreen(shown) => fill_screen(desk, shown),
        Intent::DismissChange => {
            if let Some(document) = desk.document_mut() {
                document.lookback.dismiss();
            }
            Vec::new()
        }
        Intent::Board(intent) => shown_board::ask(desk, intent),
        Intent::Dismiss(index) => {
            if index < desk.notices.len() {
                desk.notices.remove(index);
            }
            Vec::new()
        }
        Intent::ShowBoard(_) | Intent::SelectPiece(_) | Intent::MoveCursor(_) | Intent::SelectStep(_) => {
            select(desk, intent);
            Vec::new()
        }
    }
}

/// Shows the verdict on the whole screen, or the desk again.
fn fill_screen(desk: &mut Desk, shown: bool) -> Vec<Effect> {
    let shown = shown && desk.document().is_some();
    if std::mem::replace(&mut desk.verdict, shown) == shown { Vec::new() } else { vec![Effect::FillScreen(shown)] }
}

/// A question comes before all that the judge may want, but not before what comes back from outside.
fn goes_on_during_a_question(intent: &Intent) -> bool {
    matches!(
        intent,
        Intent::Answer(_)
            | Intent::Event(_)
            | Intent::UseLanguage(_)
            | Intent::Layout(_)
            | Intent::Dismiss(_)
            | Intent::FindRulesets
            | Intent::Picture(PictureIntent::Painted(_))
    )
}

/// Typing goes on through the rulings that come back meanwhile; whatever else the judge does begins a new undo step.
fn ends_typing(intent: &Intent) -> bool {
    !matches!(
        intent,
        Intent::Edit(_) | Intent::Event(_) | Intent::Dismiss(_) | Intent::Layout(_) | Intent::Picture(PictureIntent::Painted(_))
    )
}

fn came_back(desk: &mut Desk, event: Event) -> Vec<Effect> {
    match event {
        Event::Time(now) => clock::time(desk, now),
        Event::RulesetsFound(rulesets) => start::rulesets_found(desk, rulesets),
        Event::Ruled { document, revision, ruling } => {
            let sealed = seal::ruled(desk, document, revision, &ruling);
            ruled(desk, document, revision, ruling).into_iter().chain(sealed).collect()
        }
        Event::WhatIf { document, revision, found } => {
            if let Some(document) = desk.get_mut(document)
                && document.revision == revision
            {
                document.what_if = Flips { revision: Some(revision), found: found.ok() };
            }
            Vec::new()
        }
        Event::Read { path, record, opened } => files::read(desk, &path, record, opened),
        Event::Saved { document, path, revision, result } => files::saved(desk, document, &path, revision, result),
        Event::OpenPicked { path, at_once } => files::open_picked(desk, path, at_once),
        Event::FolderPicked { path, at_once } => standings::folder_picked(desk, path, at_once),
        Event::SettingsNotKept(words) => {
            layout::not_kept(desk, &words);
            Vec::new()
        }
        Event::StandingsProgress { asked, progress } => {
            standings::progress(desk, asked, progress);
            Vec::new()
        }
        Event::StandingsRead { asked, folder, found } => standings::was_read(desk, asked, folder, found),
        Event::GamesRead { asked, member, games } => {
            standings::games_read(desk, asked, &member, games);
            Vec::new()
        }
        Event::Maps(event) => maps::came_back(desk, event),
        Event::Picture(event) => picture::came_back(desk, event),
        Event::Day(event) => day::came_back(desk, event),
        Event::Plugins(event) => plugins::came_back(desk, event),
        Event::Keeping(event) => keeping::came_back(desk, event),
        Event::Journal(event) => journal::came_back(desk, event),
        Event::SavePicked { document, path, at_once } => files::save_picked(desk, document, path, at_once),
    }
}

/// Takes a ruling on a record as it stands. Where it stands, too, what would flip it is asked next.
fn ruled(desk: &mut Desk, id: DocumentId, revision: u64, ruling: Result<Arc<Ruling>, NoRuling>) -> Vec<Effect> {
    let Some(document) = desk.get_mut(id).filter(|document| document.revision == revision) else { return Vec::new() };
    let failed = matches!(ruling, Err(NoRuling::RulesetFailed { .. }));
    let stands = ruling.as_ref().is_ok_and(|ruling| ruling.status.stands());
    document.take_ruling(revision, ruling);
    if !stands {
        document.what_if = Flips { revision: Some(revision), found: None };
        return if failed { vec![Effect::Plugins(PluginsEffect::Failures)] } else { Vec::new() };
    }
    vec![Effect::WhatIf { document: id, revision, record: document.record.clone() }]
}

/// What is selected is of the current document, and changes nothing of its record.
fn select(desk: &mut Desk, intent: Intent) {
    let Some(document) = desk.document() else { return };
    let shown = desk.board(document).map(str::to_owned);
    let Some(document) = desk.document_mut() else { return };
    match intent {
        Intent::ShowBoard(board) if shown.as_ref() != Some(&board) => {
            document.selection.board = Some(board);
            document.selection.piece = None;
            document.selection.cursor = None;
        }
        Intent::SelectPiece(piece) => {
            let board = shown.and_then(|board| document.record.boards.get(&board));
            document.selection.piece = piece.filter(|id| board.is_some_and(|board| board.piece(*id).is_some()));
        }
        Intent::MoveCursor(cell) => document.selection.cursor = Some(cell),
        Intent::SelectStep(step) => document.selection.step = step,
        _ => {}
    }
}

impl Desk {
    pub(super) fn document_mut(&mut self) -> Option<&mut Document> {
        let current = self.document()?.id;
        self.get_mut(current)
    }

    pub(super) fn get_mut(&mut self, id: super::DocumentId) -> Option<&mut Document> {
        self.documents.iter_mut().find(|document| document.id == id)
    }

    /// Asks for a ruling on a document, once there are rulesets to rule.
    pub(super) fn rule(&self, id: super::DocumentId) -> Vec<Effect> {
        let document = self.get(id).filter(|document| document.is_understood());
        let (Some(document), Some(_)) = (document, &self.rulesets) else { return Vec::new() };
        vec![Effect::Rule { document: id, revision: document.revision, record: document.record.clone() }]
    }

    pub(super) fn fail(&mut self, text: ruleset_api::Text) {
        self.notices.push(Notice { failure: true, text, page: None, clock: None });
    }

    /// Asks a question. Where one is open already, it is told that the new one had to be left.
    pub(super) fn ask(&mut self, question: Question) -> bool {
        if self.question.is_some() {
            return false;
        }
        self.question = Some(question);
        true
    }

    pub(super) fn placing(&self) -> bool {
        self.tool == Tool::Place
    }
}
