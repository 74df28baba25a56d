//! The journal as the desk's effects ask for it, on a thread of its own that also waits until something is due: what is
//! unsaved is written although the window is hidden or hangs, and an edit never waits for a disk.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};
use std::{io, thread};

use arbiter_core::desk::{Event, JournalEffect, JournalEvent};
use arbiter_core::journal::{self, Keeper, run};

use super::time;
use super::workers::Post;

/// So long the end of the program waits for the last entries at most.
const PATIENCE: Duration = Duration::from_secs(2);

/// The folder of the user's journal.
fn folder() -> Option<PathBuf> {
    journal::folder(&|name| std::env::var_os(name))
}

/// The thread, seen from the window.
pub(super) struct JournalWorker {
    effects: Option<Sender<JournalEffect>>,
    ended: Receiver<()>,
}

impl JournalWorker {
    /// Starts the thread, with the user's journal.
    ///
    /// # Errors
    /// The system gives no more threads.
    pub(super) fn start(post: Post) -> io::Result<Self> {
        // Without a bound: a slow disk must hold up no edit. What waits are records that undo holds as well.
        let (effects, asked) = channel();
        let (end, ended) = channel();
        thread::Builder::new().name("journal".to_owned()).spawn(move || {
            work(&mut Keeper::new(folder()), &asked, &post);
            let _ = end.send(());
        })?;
        Ok(Self { effects: Some(effects), ended })
    }

    /// Begins an effect.
    pub(super) fn begin(&self, effect: JournalEffect) {
        if let Some(effects) = &self.effects {
            // The thread lives as long as this does.
            let _ = effects.send(effect);
        }
    }
}

impl JournalWorker {
    /// The program ends: what waits is written first. Nothing can be begun any more.
    pub(super) fn end(&mut self) {
        if self.effects.take().is_some() {
            let _ = self.ended.recv_timeout(PATIENCE);
        }
    }
}

impl Drop for JournalWorker {
    fn drop(&mut self) {
        self.end();
    }
}

/// Writes what is due and does what is asked, until nobody can ask any more; then writes what is left.
fn work(keeper: &mut Keeper, asked: &Receiver<JournalEffect>, post: &Post) {
    let beginning = Instant::now();
    let now = || beginning.elapsed();
    let tell = |told: Vec<JournalEvent>| told.into_iter().all(|event| post.send(Event::Journal(event)));
    loop {
        // First of all: however much is asked, nothing that is due waits for it.
        tell(keeper.write(now()).into_iter().map(JournalEvent::Told).collect());
        let effect = match keeper.next() {
            None => asked.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(next) => asked.recv_timeout(next.saturating_sub(now())),
        };
        match effect {
            Ok(effect) => {
                tell(run(effect, keeper, now(), &time::moment().wall));
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => {
                keeper.flush(now());
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic)]
    use std::sync::mpsc::sync_channel;

    use arbiter_core::desk::DocumentId;
    use arbiter_core::journal::{Draft, Store, Told};
    use ruleset_api::Record;

    use super::*;

    fn keep() -> JournalEffect {
        let record = std::sync::Arc::new(Record::new("skirmish", "1.0.0", 2));
        let draft = Box::new(Draft { path: None, record, verdict: None, found: None });
        JournalEffect::Keep { document: DocumentId(1), draft }
    }

    #[test]
    fn what_waits_is_written_before_the_program_ends() {
        let folder = tempfile_folder();
        let (effects, asked) = channel();
        effects.send(keep()).unwrap();
        drop(effects);
        let (events, _events) = sync_channel(8);
        let mut keeper = Keeper::new(Some(folder.clone()));
        work(&mut keeper, &asked, &Post::new(events, || {}));
        drop(keeper);
        let listed = Store::new(folder.clone()).look().unwrap().listed;
        std::fs::remove_dir_all(folder).unwrap();
        assert_eq!(listed.len(), 1);
    }

    #[test]
    fn what_is_due_is_written_although_nobody_asks_for_anything_more() {
        let (effects, asked) = channel();
        let (events, told) = sync_channel(8);
        let thread = thread::spawn(move || work(&mut Keeper::new(None), &asked, &Post::new(events, || {})));
        effects.send(keep()).unwrap();
        // Without a folder, what comes of the attempt is that it is told to have failed.
        let event = told.recv_timeout(Duration::from_secs(30)).unwrap();
        assert!(matches!(event, Event::Journal(JournalEvent::Told(Told::NotKept { folder: None, .. }))));
        drop(effects);
        thread.join().unwrap();
    }

    fn tempfile_folder() -> PathBuf {
        std::env::temp_dir().join(format!("arbiter-journal-test-{}", std::process::id()))
    }
}
