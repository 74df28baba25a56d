//! Standings and members' games, read as the desk's effects ask for them; and the thread that does so in the window. It has
//! a referee of its own, so that a folder of a hundred thousand records holds up no ruling.

use std::io;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use arbiter_core::desk::{Effect, Event};
use arbiter_core::locale::Language;
use arbiter_core::referee::{Folder, Limits, Referee};
use arbiter_core::standings::{self, Progress, member};

use super::files;
use super::latest::Latest;
use super::workers::Post;

/// How often the window is told of the progress.
const OFTEN: Duration = Duration::from_millis(60);

/// Does an effect of standings with a referee that has found its rulesets; nothing for any other, and nothing once it is
/// stopped while games are read.
pub(super) fn run(
    effect: Effect,
    referee: &mut Referee,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    stopped: &dyn Fn() -> bool,
) -> Option<Event> {
    match effect {
        Effect::ReadStandings { asked, folder, span } => {
            let folder = files::known(&folder);
            let found = standings::read(&folder, span, &Language::ALL, referee, progress).map(Arc::new);
            Some(Event::StandingsRead { asked, folder, found })
        }
        Effect::ReadGames { asked, member, files } => {
            let games = member::games(&member, &files, referee, stopped)?;
            Some(Event::GamesRead { asked, member, games })
        }
        _ => None,
    }
}

/// What the thread is asked. A folder goes before anybody's games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Letter {
    Folder,
    Games,
}

/// The number of the latest effect of each kind; whatever is done for an earlier one stops.
#[derive(Debug, Default)]
struct Numbers {
    folder: AtomicU64,
    games: AtomicU64,
}

impl Numbers {
    fn of(&self, letter: Letter) -> &AtomicU64 {
        match letter {
            Letter::Folder => &self.folder,
            Letter::Games => &self.games,
        }
    }

    /// Stops what is under way for a kind; the number of what is done for it next.
    fn next(&self, letter: Letter) -> u64 {
        self.of(letter).fetch_add(1, Ordering::Relaxed) + 1
    }

    fn is_latest(&self, letter: Letter, number: u64) -> bool {
        self.of(letter).load(Ordering::Relaxed) == number
    }
}

/// The thread, seen from the window. It starts with the first question.
pub(super) struct StandingsWorker {
    letters: Arc<Latest<Letter, (Letter, u64, Effect)>>,
    latest: Arc<Numbers>,
    started: bool,
    program: PathBuf,
    folders: Vec<Folder>,
    post: Post,
}

impl StandingsWorker {
    pub(super) fn new(program: PathBuf, folders: Vec<Folder>, post: Post) -> Self {
        let (letters, latest) = (Arc::new(Latest::new()), Arc::new(Numbers::default()));
        Self { letters, latest, started: false, program, folders, post }
    }

    /// Begins an effect of standings; what it makes needless stops.
    pub(super) fn start(&mut self, effect: Effect) {
        let games = self.latest.next(Letter::Games);
        let (letter, number) = match effect {
            Effect::ReadGames { .. } => (Letter::Games, games),
            Effect::ReadStandings { .. } => (Letter::Folder, self.latest.next(Letter::Folder)),
            _ => {
                self.latest.next(Letter::Folder);
                return;
            }
        };
        self.letters.put(letter, (letter, number, effect));
        if !self.started {
            // Without a thread the page goes on waiting, and its button stops that.
            self.started = self.spawn().is_ok();
        }
    }

    fn spawn(&self) -> io::Result<()> {
        let (letters, latest, post) = (Arc::clone(&self.letters), Arc::clone(&self.latest), self.post.clone());
        let (program, folders) = (self.program.clone(), self.folders.clone());
        let work = move || {
            let found = || {
                let mut referee = Referee::new(program.clone(), folders.clone(), Limits::default());
                referee.find();
                referee
            };
            let mut of_games: Option<Referee> = None;
            while let Some((letter, number, effect)) = letters.take() {
                let stopped = || !latest.is_latest(letter, number);
                if stopped() {
                    continue;
                }
                let asked = match &effect {
                    Effect::ReadStandings { asked, .. } => *asked,
                    _ => 0,
                };
                let mut next = Instant::now();
                let mut progress = |progress: Progress| {
                    if stopped() {
                        return ControlFlow::Break(());
                    }
                    if Instant::now() >= next {
                        next = Instant::now() + OFTEN;
                        post.send(Event::StandingsProgress { asked, progress });
                    }
                    ControlFlow::Continue(())
                };
                let event = match letter {
                    // A referee for each folder: rulesets may have come or gone, and its child has grown with the records.
                    Letter::Folder => {
                        of_games = None;
                        run(effect, &mut found(), &mut progress, &stopped)
                    }
                    Letter::Games => run(effect, of_games.get_or_insert_with(found), &mut progress, &stopped),
                };
                if !event.is_none_or(|event| post.send(event)) {
                    return;
                }
            }
        };
        thread::Builder::new().name("standings".to_owned()).spawn(work).map(|_| ())
    }
}

impl Drop for StandingsWorker {
    fn drop(&mut self) {
        self.start(Effect::StopStandings);
        self.letters.close();
    }
}
