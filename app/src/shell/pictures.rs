//! Pictures read and decoded as the desk's effects ask for them, on a thread of their own: a large photo takes a second, and
//! neither the window nor a save waits for it.

use std::io;
use std::sync::Arc;
use std::thread;

use arbiter_core::desk::{Event, PictureEffect, PictureEvent};
use arbiter_core::picture;

use super::files;
use super::latest::Latest;
use super::workers::Post;

/// Does an effect of pictures; nothing for one that needs a dialog.
pub(super) fn run(effect: PictureEffect) -> Option<PictureEvent> {
    Some(match effect {
        PictureEffect::Load { asked, path } => PictureEvent::Loaded { asked, read: picture::read(&path) },
        PictureEffect::Read { to, look_for, path } => {
            let path = files::known(&path);
            let read = picture::read(&path);
            PictureEvent::Read { to, look_for, path, read }
        }
        PictureEffect::Pick { .. } => return None,
    })
}

/// What the thread is asked: of each only the latest matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Letter {
    Read,
    Load,
}

/// The thread, seen from the window. It starts with the first picture: most matches have none.
pub(super) struct PictureWorker {
    letters: Arc<Latest<Letter, PictureEffect>>,
    post: Post,
    started: bool,
}

impl PictureWorker {
    pub(super) fn new(post: Post) -> Self {
        Self { letters: Arc::new(Latest::new()), post, started: false }
    }

    /// Begins an effect.
    pub(super) fn start(&mut self, effect: PictureEffect) {
        let letter = if matches!(effect, PictureEffect::Load { .. }) { Letter::Load } else { Letter::Read };
        self.letters.put(letter, effect);
        if !self.started {
            // Without a thread the picture goes on loading, and the match without it.
            self.started = self.spawn().is_ok();
        }
    }

    fn spawn(&self) -> io::Result<()> {
        let (letters, post) = (Arc::clone(&self.letters), self.post.clone());
        let work = move || {
            while let Some(effect) = letters.take() {
                if !run(effect).is_none_or(|event| post.send(Event::Picture(event))) {
                    return;
                }
            }
        };
        thread::Builder::new().name("pictures".to_owned()).spawn(work).map(|_| ())
    }
}

impl Drop for PictureWorker {
    fn drop(&mut self) {
        self.letters.close();
    }
}
