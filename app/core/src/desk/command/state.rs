//! When a command can be given as the desk stands, and if not, why: each the intent, or the id of a text.

use ruleset_api::manifest::Belongs;

use crate::desk::clock::{ClockIntent, Hand};
use crate::desk::day::{self, DayIntent};
use crate::desk::message::{Intent, Part, Tool};
use crate::desk::page::{Page, Tab};
use crate::desk::procedure::{self, ProcedureIntent};
use crate::desk::standings::StandingsIntent;
use crate::desk::{Desk, is_shown};

pub(super) fn new_match(desk: &Desk) -> Result<Intent, &'static str> {
    match &desk.rulesets {
        None => Err("desk-why-rulesets-sought"),
        Some(rulesets) if rulesets.usable.is_empty() => Err("desk-why-no-rulesets"),
        Some(_) => Ok(Intent::NewMatch),
    }
}

pub(super) fn save(desk: &Desk) -> Result<Intent, &'static str> {
    let intent = with_document(desk, Intent::Save)?;
    let needs_dialog = desk.document().is_some_and(|document| document.path.is_none() || document.read_only.is_some());
    if needs_dialog { no_dialog(desk, intent) } else { Ok(intent) }
}

pub(super) fn undo(desk: &Desk) -> Result<Intent, &'static str> {
    let intent = with_document(desk, Intent::Undo)?;
    let any = desk.document().is_some_and(|document| !document.history.undo.is_empty());
    if any { Ok(intent) } else { Err("desk-why-nothing-to-undo") }
}

pub(super) fn redo(desk: &Desk) -> Result<Intent, &'static str> {
    let intent = with_document(desk, Intent::Redo)?;
    let any = desk.document().is_some_and(|document| !document.history.redo.is_empty());
    if any { Ok(intent) } else { Err("desk-why-nothing-to-redo") }
}

pub(super) fn next_step(desk: &Desk) -> Result<Intent, &'static str> {
    let document = desk.document().ok_or("desk-why-no-document")?;
    let next = document.ruling().and_then(|ruling| procedure::next(document, ruling));
    next.map(|_| Intent::Procedure(ProcedureIntent::Next)).ok_or("clock-why-no-step")
}

pub(super) fn start_clock(desk: &Desk) -> Result<Intent, &'static str> {
    let document = desk.document().ok_or("desk-why-no-document")?;
    match document.clock.hand {
        Hand::Ready | Hand::Paused { .. } => Ok(Intent::Clock(ClockIntent::Start)),
        Hand::Running { .. } => Ok(Intent::Clock(ClockIntent::Pause)),
        Hand::Called => Err("clock-why-called"),
    }
}

pub(super) fn add_time(desk: &Desk) -> Result<Intent, &'static str> {
    let document = desk.document().ok_or("desk-why-no-document")?;
    if document.clock.hand == Hand::Ready { Err("clock-why-not-started") } else { Ok(Intent::Clock(ClockIntent::Add)) }
}

/// The kind of feature that the shown board has first; a palette beside the board offers the others.
pub(super) fn tool_feature(desk: &Desk) -> Result<Intent, &'static str> {
    let board = with_board(desk)?;
    let manifest = desk.document().and_then(|document| desk.manifest(document));
    let kind = manifest.and_then(|manifest| manifest.board_kind(board)?.features.first());
    let kind = kind.ok_or("desk-why-no-features")?;
    let side = (kind.side == Belongs::Required).then_some(0);
    Ok(Intent::UseTool(Tool::Feature { kind: kind.kind.clone(), side }))
}

/// The board after the shown one, round and round.
pub(super) fn next_board(desk: &Desk) -> Result<Intent, &'static str> {
    let board = with_board(desk)?;
    let document = desk.document().ok_or("desk-why-no-document")?;
    let boards = desk.manifest(document).map_or(&[][..], |manifest| &manifest.boards).iter();
    let boards: Vec<_> = boards.filter(|kind| is_shown(kind, &document.record)).collect();
    let here = boards.iter().position(|known| known.key == board).unwrap_or_default();
    match boards.iter().cycle().nth(here + 1) {
        Some(next) if boards.len() > 1 => Ok(Intent::ShowBoard(next.key.clone())),
        _ => Err("desk-why-no-other-board"),
    }
}

/// What is open so many places further on, round and round.
pub(super) fn beside(desk: &Desk, places: usize) -> Result<Intent, &'static str> {
    let tabs = desk.tabs();
    let here = tabs.iter().position(|tab| Some(*tab) == desk.tab()).unwrap_or_default();
    match tabs.iter().cycle().nth(here + places) {
        Some(Tab::Document(id)) if tabs.len() > 1 => Ok(Intent::Show(*id)),
        Some(Tab::Page(page)) if tabs.len() > 1 => Ok(Intent::ShowPage(*page)),
        _ => Err("desk-why-no-other-document"),
    }
}

pub(super) fn close(desk: &Desk) -> Result<Intent, &'static str> {
    if desk.tab().is_some() { Ok(Intent::Close) } else { Err("desk-why-no-document") }
}

/// The matches of the folder that the current one is from; without one, of a folder that is chosen.
pub(super) fn day(desk: &Desk) -> Result<Intent, &'static str> {
    match day::folder(desk) {
        Some(folder) => Ok(Intent::Day(DayIntent::Open(folder))),
        None => no_dialog(desk, Intent::Day(DayIntent::Pick)),
    }
}

pub(super) fn line(desk: &Desk) -> Result<Intent, &'static str> {
    let intent = with_document(desk, Intent::GoTo(Part::Line))?;
    let known = desk.document().and_then(|document| desk.manifest(document));
    if known.is_some() { Ok(intent) } else { Err("entry-why-no-ruleset") }
}

/// New pieces of the first side; given again, of the next.
pub(super) fn tool_add(desk: &Desk) -> Result<Intent, &'static str> {
    let board = with_board(desk)?;
    let document = desk.document().ok_or("desk-why-no-document")?;
    let kind = desk.manifest(document).and_then(|manifest| manifest.board_kind(board)?.pieces.first());
    let kind = kind.ok_or("entry-why-no-pieces")?;
    let sides = document.record.sides.len().max(1);
    let next = match &desk.tool {
        Tool::Add { side: Some(side), .. } => (side + 1) % sides,
        _ => 0,
    };
    let side = (kind.side != Belongs::None).then_some(next);
    Ok(Intent::UseTool(Tool::Add { kind: kind.kind.clone(), side }))
}

pub(super) fn refresh(desk: &Desk) -> Result<Intent, &'static str> {
    match desk.page {
        Some(Page::Standings) => Ok(Intent::Standings(StandingsIntent::Refresh)),
        Some(Page::Day) => Ok(Intent::Day(DayIntent::Refresh)),
        _ => Err("desk-why-no-standings"),
    }
}

pub(in crate::desk) fn with_document(desk: &Desk, intent: Intent) -> Result<Intent, &'static str> {
    if desk.document().is_some() { Ok(intent) } else { Err("desk-why-no-document") }
}

pub(super) fn with_board(desk: &Desk) -> Result<&str, &'static str> {
    let document = desk.document().ok_or("desk-why-no-document")?;
    desk.board(document).ok_or("desk-why-no-board")
}

pub(super) fn no_dialog(desk: &Desk, intent: Intent) -> Result<Intent, &'static str> {
    if desk.dialog_open { Err("desk-why-dialog") } else { Ok(intent) }
}
