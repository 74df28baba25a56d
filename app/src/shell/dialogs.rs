//! The system's file dialogs. They are made on the thread of the window, with the window as their parent, and awaited on a
//! thread of their own.

use std::path::PathBuf;
use std::pin::Pin;
use std::thread;
use std::time::{Duration, Instant};

use arbiter_core::desk::{Effect, Event};
use arbiter_core::locale::Locale;
use rfd::{AsyncFileDialog, FileHandle};

use super::workers::Post;

/// Nobody can have seen and answered a dialog in less than this: the system has none.
const AT_ONCE: Duration = Duration::from_millis(300);

/// The answer of a dialog, once it is there.
type Answer = Pin<Box<dyn Future<Output = Option<FileHandle>> + Send>>;

/// Shows a dialog. Its answer comes by the post.
pub(super) fn show(effect: Effect, frame: &eframe::Frame, locale: &Locale, post: &Post) {
    // The ending has two parts, of which some systems' dialogs know only the last.
    let dialog = AsyncFileDialog::new().set_parent(frame).add_filter(locale.t("ui-match-records"), &["match.json", "json"]);
    let (answer, document): (Answer, _) = match effect {
        Effect::PickOpen => (Box::pin(dialog.pick_file()), None),
        Effect::PickSave { document, suggested } => (Box::pin(dialog.set_file_name(suggested).save_file()), Some(document)),
        _ => return,
    };
    let event = move |path, at_once| match document {
        None => Event::OpenPicked { path, at_once },
        Some(document) => Event::SavePicked { document, path, at_once },
    };
    let asked = Instant::now();
    let waiting = post.clone();
    let waiter = thread::Builder::new().name("dialog".to_owned()).spawn(move || {
        let path = pollster::block_on(answer).map(PathBuf::from);
        waiting.send(event(path, asked.elapsed() < AT_ONCE));
    });
    if waiter.is_err() {
        // No thread to wait on is as good as no dialog.
        post.send(event(None, true));
    }
}
