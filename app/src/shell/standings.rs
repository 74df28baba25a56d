//! Standings, members' games and lists of a day's matches, read as the desk's effects ask for them; and the thread that does
//! so in the window, one for each page. It has a referee of its own, so that a folder of a hundred thousand records holds up
//! no ruling.

use std::io;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use arbiter_core::day;
use arbiter_core::desk::{DayEffect, DayEvent, Effect, Event};
use arbiter_core::locale::Language;
use arbiter_core::referee::{Folder, Limits, Referee};
use arbiter_core::standings::{self, Progress, member};

use super::files;
use super::latest::Latest;
use super::today;
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
        Effect::Day(DayEffect::Read { asked, folder }) => {
            let folder = files::known(&folder);
            let found = day::read(&folder, referee, &today::moment, progress).map(Arc::new);
            Some(Event::Day(DayEvent::Read { asked, folder, found }))
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
    Day,
}

/// The number of the latest effect of each kind; whatever is done for an earlier one stops.
#[derive(Debug, Default)]
struct Numbers {
    folder: AtomicU64,
    games: AtomicU64,
    day: AtomicU64,
}

impl Numbers {
    fn of(&self, letter: Letter) -> &AtomicU64 {
        match letter {
            Letter::Folder => &self.folder,
            Letter::Games => &self.games,
            Letter::Day => &self.day,
        }
    }

    /// Stops what is under way for a kind; the number of what is done for it next.
    fn next(&self, letter: Letter) -> u64 {
        self.of(letter).fetch_add(1, Ordering::Relaxed) + 1
    }

    /// Stops what an effect makes needless; what it asks of the thread, and its number. A folder's table makes the games
    /// of the one before needless; games leave the folder alone.
    fn begin(&self, effect: &Effect) -> Option<(Letter, u64)> {
        if let Effect::Day(of_day) = effect {
            let number = self.next(Letter::Day);
            return matches!(of_day, DayEffect::Read { .. }).then_some((Letter::Day, number));
        }
        let games = self.next(Letter::Games);
        match effect {
            Effect::ReadGames { .. } => Some((Letter::Games, games)),
            Effect::ReadStandings { .. } => Some((Letter::Folder, self.next(Letter::Folder))),
            _ => {
                self.next(Letter::Folder);
                None
            }
        }
    }

    fn is_latest(&self, letter: Letter, number: u64) -> bool {
        self.of(letter).load(Ordering::Relaxed) == number
    }
}

/// The event that tells how far an effect has come.
fn told(effect: &Effect) -> impl Fn(Progress) -> Event + use<> {
    let (asked, is_day) = match effect {
        Effect::ReadStandings { asked, .. } => (*asked, false),
        Effect::Day(DayEffect::Read { asked, .. }) => (*asked, true),
        _ => (0, false),
    };
    move |progress| match is_day {
        true => Event::Day(DayEvent::Progress { asked, progress }),
        false => Event::StandingsProgress { asked, progress },
    }
}

/// The thread of a page, seen from the window. It starts with the first question.
pub(super) struct FolderWorker {
    letters: Arc<Latest<Letter, (Letter, u64, Effect)>>,
    latest: Arc<Numbers>,
    started: bool,
    name: &'static str,
    program: PathBuf,
    folders: Vec<Folder>,
    post: Post,
}

impl FolderWorker {
    pub(super) fn new(name: &'static str, program: PathBuf, folders: Vec<Folder>, post: Post) -> Self {
        let (letters, latest) = (Arc::new(Latest::new()), Arc::new(Numbers::default()));
        Self { letters, latest, started: false, name, program, folders, post }
    }

    /// Begins an effect of standings; what it makes needless stops.
    pub(super) fn start(&mut self, effect: Effect) {
        let Some((letter, number)) = self.latest.begin(&effect) else { return };
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
                let told = told(&effect);
                let mut next = Instant::now();
                let mut progress = |progress: Progress| {
                    if stopped() {
                        return ControlFlow::Break(());
                    }
                    if Instant::now() >= next {
                        next = Instant::now() + OFTEN;
                        post.send(told(progress));
                    }
                    ControlFlow::Continue(())
                };
                let event = match letter {
                    // A referee for each folder: rulesets may have come or gone, and its child has grown with the records.
                    Letter::Folder => {
                        of_games = None;
                        run(effect, &mut found(), &mut progress, &stopped)
                    }
                    // Of the rulesets there are on that day.
                    Letter::Day => run(effect, &mut found(), &mut progress, &stopped),
                    Letter::Games => run(effect, of_games.get_or_insert_with(found), &mut progress, &stopped),
                };
                if !event.is_none_or(|event| post.send(event)) {
                    return;
                }
            }
        };
        thread::Builder::new().name(self.name.to_owned()).spawn(work).map(|_| ())
    }
}

impl Drop for FolderWorker {
    fn drop(&mut self) {
        self.start(Effect::StopStandings);
        self.start(Effect::Day(DayEffect::Stop));
        self.letters.close();
    }
}

#[cfg(test)]
mod tests {
    use ruleset_api::standings::Span;

    use super::*;

    #[test]
    fn a_newer_question_stops_what_it_makes_needless_and_nothing_else() {
        let numbers = Numbers::default();
        let folder = || Effect::ReadStandings { asked: 1, folder: PathBuf::from("/club"), span: Span::default() };
        let games = Effect::ReadGames { asked: 1, member: "Poe".to_owned(), files: Vec::new() };
        let goes_on = |begun: Option<(Letter, u64)>| begun.is_some_and(|(letter, number)| numbers.is_latest(letter, number));
        let first = numbers.begin(&folder());
        let of_first = numbers.begin(&games);
        assert!(goes_on(first) && goes_on(of_first), "games leave the folder alone");
        let second = numbers.begin(&folder());
        assert!(!goes_on(first) && !goes_on(of_first) && goes_on(second));
        let day = || Effect::Day(DayEffect::Read { asked: 1, folder: PathBuf::from("/venue") });
        let day_before = numbers.begin(&day());
        assert!(goes_on(second), "another page leaves it alone");
        let of_day = numbers.begin(&day());
        assert!(!goes_on(day_before) && goes_on(of_day));
        assert_eq!(numbers.begin(&Effect::StopStandings), None);
        assert!(!goes_on(second) && goes_on(of_day));
        assert_eq!(numbers.begin(&Effect::Day(DayEffect::Stop)), None);
        assert!(!goes_on(of_day));
    }
}
