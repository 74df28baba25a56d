//! Does every effect on the spot, on the thread of its caller: for tests, which then never wait for anything.

use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use arbiter_core::desk::{
    DayEffect, DayEvent, Effect, Event, JournalEffect, MapsEffect, MapsEvent, PictureEffect, PictureEvent, PluginsEffect,
    PluginsEvent,
};
use arbiter_core::journal::{self, Keeper};
use arbiter_core::locale::Language;
use arbiter_core::record::Locks;
use arbiter_core::referee::{Folder, Limits, Referee};
use arbiter_core::what_if;
use ruleset_api::request::Detail;

use super::executor::Executor;
use super::{files, maps, pictures, plugins, standings, time};

/// An executor without threads. Dialogs answer with what was put in for them, else as a dialog that was cancelled.
#[derive(Debug)]
pub struct DirectExecutor {
    referee: Referee,
    events: Vec<Event>,
    picks: VecDeque<PathBuf>,
    no_dialogs: bool,
    locks: Locks,
    /// The folder with the user's own maps; nothing: only those of the program are there.
    maps: Option<PathBuf>,
    /// The journal; nothing: what is unsaved is not written down.
    journal: Option<Keeper>,
}

impl DirectExecutor {
    /// An executor whose rulesets lie in the folders. `program` is a file that runs the child of the referee.
    #[must_use]
    pub fn new(program: PathBuf, folders: Vec<Folder>) -> Self {
        let referee = Referee::new(program, folders, Limits::default());
        let (events, picks, locks) = (Vec::new(), VecDeque::new(), Locks::idle());
        Self { referee, events, picks, no_dialogs: false, locks, maps: None, journal: None }
    }

    /// With other limits for what a ruleset may take. `program` and `folders` as in [`DirectExecutor::new`].
    #[must_use]
    pub fn with_limits(program: PathBuf, folders: Vec<Folder>, limits: Limits) -> Self {
        Self { referee: Referee::new(program, folders, limits), ..Self::new(PathBuf::new(), Vec::new()) }
    }

    /// The referee that it asks.
    #[must_use]
    pub fn referee(&self) -> &Referee {
        &self.referee
    }

    /// The next dialog answers with this path.
    pub fn pick_next(&mut self, path: PathBuf) {
        self.picks.push_back(path);
    }

    /// With locks on the files that are open.
    #[must_use]
    pub fn with_locks(self) -> Self {
        Self { locks: Locks::default(), ..self }
    }

    /// With a folder for the user's own maps.
    #[must_use]
    pub fn with_maps(self, folder: PathBuf) -> Self {
        Self { maps: Some(folder), ..self }
    }

    /// With a folder for the journal, which is written at each change.
    #[must_use]
    pub fn with_journal(self, folder: PathBuf) -> Self {
        Self { journal: Some(Keeper::new(Some(folder))), ..self }
    }

    /// As on a system without file dialogs: every dialog is answered with nothing, at once.
    #[must_use]
    pub fn without_dialogs(self) -> Self {
        Self { no_dialogs: true, ..self }
    }
}

impl Executor for DirectExecutor {
    fn start(&mut self, effect: Effect) {
        let at_once = self.no_dialogs;
        let event = match effect {
            Effect::FindRulesets => Some(Event::RulesetsFound(self.referee.find())),
            Effect::Rule { document, revision, record } => {
                let ruling = self.referee.rule(&record, Detail::Full, &Language::ALL).map(Arc::new);
                Some(Event::Ruled { document, revision, ruling })
            }
            Effect::PickOpen => Some(Event::OpenPicked { path: self.picks.pop_front(), at_once }),
            Effect::PickSave { document, .. } => Some(Event::SavePicked { document, path: self.picks.pop_front(), at_once }),
            Effect::PickFolder => Some(Event::FolderPicked { path: self.picks.pop_front(), at_once }),
            Effect::Day(DayEffect::Pick) => Some(Event::Day(DayEvent::Picked { path: self.picks.pop_front(), at_once })),
            Effect::ReadStandings { .. } | Effect::ReadGames { .. } | Effect::Day(_) => {
                standings::run(effect, &mut self.referee, &mut |_| ControlFlow::Continue(()), &|| false)
            }
            Effect::WhatIf { document, revision, record } => {
                let found = what_if::find(&mut self.referee, &record, &Language::ALL, &|| true).transpose();
                found.map(|found| Event::WhatIf { document, revision, found: found.map(Arc::new) })
            }
            Effect::Quit
            | Effect::GoTo(_)
            | Effect::ShowPalette
            | Effect::StopStandings
            | Effect::FillScreen(_)
            | Effect::Look(_)
            | Effect::Clipboard(_)
            | Effect::Lead { .. }
            | Effect::TimeCalled { .. } => None,
            Effect::Maps(MapsEffect::PickOpen(to)) => {
                Some(Event::Maps(MapsEvent::OpenPicked { to, path: self.picks.pop_front(), at_once }))
            }
            Effect::Maps(MapsEffect::PickSave { map, .. }) => {
                Some(Event::Maps(MapsEvent::SavePicked { map, path: self.picks.pop_front(), at_once }))
            }
            Effect::Maps(effect) => maps::run(effect, self.maps.as_deref()).map(Event::Maps),
            Effect::Picture(PictureEffect::Pick { to, look_for }) => {
                Some(Event::Picture(PictureEvent::Picked { to, look_for, path: self.picks.pop_front(), at_once }))
            }
            Effect::Plugins(PluginsEffect::Pick) => {
                Some(Event::Plugins(PluginsEvent::Picked { path: self.picks.pop_front(), at_once }))
            }
            // No test shows a folder on somebody's screen.
            Effect::Plugins(effect) => {
                let when = self.now().wall;
                plugins::run(effect, &mut self.referee, when).map(Event::Plugins)
            }
            Effect::Picture(effect) => pictures::run(effect).map(Event::Picture),
            Effect::Journal(effect) => {
                if let Some(keeper) = &mut self.journal {
                    let wall = time::moment().wall;
                    let told = [effect, JournalEffect::Flush];
                    let told = told.into_iter().flat_map(|effect| journal::run(effect, keeper, Duration::ZERO, &wall));
                    self.events.extend(told.map(Event::Journal));
                }
                None
            }
            effect => files::run(effect, &mut self.locks),
        };
        self.events.extend(event);
    }

    fn events(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.events)
    }
}
