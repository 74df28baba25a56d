//! The threads behind the window: one asks the referee, one reads and saves files, two read folders. What they find comes
//! back by a bounded channel, and each message also wakes the window, so that nobody can forget to.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

use arbiter_core::desk::{DayEffect, DocumentId, Effect, Event, MapsEffect, PictureEffect, PluginsEffect};
use arbiter_core::locale::Language;
use arbiter_core::record::Locks;
use arbiter_core::referee::{Folder, Limits, Referee};
use arbiter_core::what_if;
use ruleset_api::request::Detail;

use super::executor::Executor;
use super::files;
use super::journal::JournalWorker;
use super::latest::Latest;
use super::maps;
use super::pictures::PictureWorker;
use super::plugins;
use super::sound;
use super::standings::FolderWorker;
use super::time;

/// So many messages may wait in each direction.
const WAITING: usize = 64;
/// So long the end of the program waits for the files.
const LAST: Duration = Duration::from_secs(3);

/// Sends events to the window and wakes it.
#[derive(Clone)]
pub(super) struct Post {
    events: SyncSender<Event>,
    wake: Arc<dyn Fn() + Send + Sync>,
}

impl Post {
    /// Events go to `events`, and `wake` is called for each.
    pub(super) fn new(events: SyncSender<Event>, wake: impl Fn() + Send + Sync + 'static) -> Self {
        Self { events, wake: Arc::new(wake) }
    }

    /// Sends an event; false once the window is gone.
    pub(super) fn send(&self, event: Event) -> bool {
        let sent = self.events.send(event).is_ok();
        (self.wake)();
        sent
    }
}

/// What the referee's thread is asked. What concerns plugins goes before all rulings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Letter {
    /// Something of plugins, by its number: none of these is thrown away for a later one.
    Plugins(u64),
    Find,
    Rule(DocumentId),
    /// Goes after all rulings, and is left for them half done.
    WhatIf(DocumentId),
}

/// The threads, seen from the window.
pub(super) struct Workers {
    referee: Arc<Latest<Letter, Effect>>,
    pictures: PictureWorker,
    journal: JournalWorker,
    standings: FolderWorker,
    day: FolderWorker,
    /// Nothing once the window is closed.
    files: Option<SyncSender<Effect>>,
    /// Hangs up once the thread of the files has done all that it was asked.
    done: Receiver<()>,
    events: Receiver<Event>,
    post: Post,
    dialogs: Vec<Effect>,
    /// How many letters about plugins were sent.
    of_plugins: u64,
}

impl Workers {
    /// Starts the threads. `wake` is called for each message that comes back.
    ///
    /// # Errors
    /// The system gives no more threads.
    pub(super) fn start(
        program: PathBuf,
        folders: Vec<Folder>,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> std::io::Result<Self> {
        let (sender, events) = sync_channel(WAITING);
        let post = Post::new(sender, wake);
        let letters = Arc::new(Latest::new());
        let of_folder = |name| FolderWorker::new(name, program.clone(), folders.clone(), post.clone());
        let (standings, day) = (of_folder("standings"), of_folder("day"));
        let (of_referee, letters_of_referee) = (post.clone(), Arc::clone(&letters));
        thread::Builder::new().name("referee".to_owned()).spawn(move || {
            let mut referee = Referee::new(program, folders, Limits::default());
            while let Some(effect) = letters_of_referee.take() {
                if !answer(&mut referee, effect, &letters_of_referee).is_none_or(|event| of_referee.send(event)) {
                    return;
                }
            }
        })?;
        let (files, asked) = sync_channel(WAITING);
        let of_files = post.clone();
        let (at_work, done) = sync_channel(0);
        thread::Builder::new().name("files".to_owned()).spawn(move || {
            let _at_work: SyncSender<()> = at_work;
            let folder = maps::folder();
            let mut locks = Locks::default();
            for effect in asked {
                let event = match effect {
                    Effect::Maps(effect) => maps::run(effect, folder.as_deref()).map(Event::Maps),
                    Effect::Plugins(PluginsEffect::OpenFolder(path)) => plugins::open_folder(path).map(Event::Plugins),
                    effect => files::run(effect, &mut locks),
                };
                if !event.is_none_or(|event| of_files.send(event)) {
                    return;
                }
            }
        })?;
        let pictures = PictureWorker::new(post.clone());
        let files = Some(files);
        let journal = JournalWorker::start(post.clone())?;
        let dialogs = Vec::new();
        Ok(Self { referee: letters, standings, day, pictures, journal, files, done, events, post, dialogs, of_plugins: 0 })
    }

    /// The dialogs that were asked for; they can only be made where the window is at hand.
    pub(super) fn take_dialogs(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.dialogs)
    }

    /// The program ends: what is unsaved is written down first.
    pub(super) fn end(&mut self) {
        self.journal.end();
    }

    /// Where a dialog sends its answer.
    pub(super) fn post(&self) -> Post {
        self.post.clone()
    }
}

fn answer(referee: &mut Referee, effect: Effect, letters: &Latest<Letter, Effect>) -> Option<Event> {
    match effect {
        Effect::FindRulesets => Some(Event::RulesetsFound(referee.find())),
        Effect::Plugins(effect) => plugins::run(effect, referee, time::moment().wall).map(Event::Plugins),
        Effect::Rule { document, revision, record } => {
            let ruling = referee.rule(&record, Detail::Full, &Language::ALL).map(Arc::new);
            Some(Event::Ruled { document, revision, ruling })
        }
        Effect::WhatIf { document, revision, record } => {
            let own = Letter::WhatIf(document);
            let wanted = || !letters.is_closed() && !letters.any(|letter| *letter <= own);
            let found = what_if::find(referee, &record, &Language::ALL, &wanted).transpose();
            if found.is_none() && !letters.any(|letter| letter.is_about(document)) {
                // Something else came before it.
                letters.put(own, Effect::WhatIf { document, revision, record });
            }
            found.map(|found| Event::WhatIf { document, revision, found: found.map(Arc::new) })
        }
        _ => None,
    }
}

impl Letter {
    /// Whether it is about a document as it stands now: what was asked of it before is out of date.
    fn is_about(self, document: DocumentId) -> bool {
        self == Self::Rule(document) || self == Self::WhatIf(document)
    }
}

impl Executor for Workers {
    fn start(&mut self, effect: Effect) {
        match effect {
            Effect::FindRulesets => self.referee.put(Letter::Find, effect),
            Effect::Rule { document, .. } => self.referee.put(Letter::Rule(document), effect),
            Effect::Maps(MapsEffect::PickOpen(_) | MapsEffect::PickSave { .. }) | Effect::Picture(PictureEffect::Pick { .. }) => {
                self.dialogs.push(effect);
            }
            Effect::Picture(effect) => self.pictures.start(effect),
            Effect::Plugins(PluginsEffect::Pick) => self.dialogs.push(effect),
            Effect::Plugins(PluginsEffect::OpenFolder(_)) => drop(self.files.as_ref().map(|files| files.send(effect))),
            Effect::Plugins(_) => {
                self.of_plugins += 1;
                self.referee.put(Letter::Plugins(self.of_plugins), effect);
            }
            Effect::Read(_) | Effect::Save { .. } | Effect::KeepSettings { .. } | Effect::Keeping(_) | Effect::Maps(_) => {
                // The thread of the files lives as long as the window; a full channel means that a disk is very slow.
                let _ = self.files.as_ref().map(|files| files.send(effect));
            }
            Effect::ReadStandings { .. } | Effect::ReadGames { .. } | Effect::StopStandings => self.standings.start(effect),
            Effect::WhatIf { document, .. } => self.referee.put(Letter::WhatIf(document), effect),
            Effect::Lead { .. }
            | Effect::Quit
            | Effect::GoTo(_)
            | Effect::ShowPalette
            | Effect::FillScreen(_)
            | Effect::Look(_)
            | Effect::Clipboard(_) => {}
            Effect::TimeCalled { .. } => sound::play(),
            Effect::PickOpen | Effect::PickSave { .. } | Effect::PickFolder | Effect::Day(DayEffect::Pick) => {
                self.dialogs.push(effect);
            }
            Effect::Day(_) => self.day.start(effect),
            Effect::Journal(effect) => self.journal.begin(effect),
        }
    }

    fn events(&mut self) -> Vec<Event> {
        self.events.try_iter().collect()
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.referee.close();
        // What was asked of the files is still done, and what is held is let go; but no dead disk keeps the program open.
        self.files = None;
        let _ = self.done.recv_timeout(LAST);
    }
}
