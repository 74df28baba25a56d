//! The system's file dialogs. They are made on the thread of the window, with the window as their parent, and awaited on a
//! thread of their own.

use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use arbiter_core::desk::{Effect, Event};
use arbiter_core::locale::Locale;
use rfd::AsyncFileDialog;

use super::workers::Post;

/// Nobody can have seen and answered a dialog in less than this: the system has none.
const AT_ONCE: Duration = Duration::from_millis(300);

/// Shows a dialog. Its answer comes by the post.
pub(super) fn show(effect: Effect, frame: &eframe::Frame, locale: &Locale, post: Post) {
    let (id, dialog) = (locale.t("ui-match-records"), AsyncFileDialog::new().set_parent(frame));
    // The ending has two parts, of which the systems' dialogs know only the last.
    let dialog = dialog.add_filter(id, &["match.json", "json"]);
    let asked = Instant::now();
    match effect {
        Effect::PickOpen => {
            let answer = dialog.pick_file();
            await_it(
                post.clone(),
                move || {
                    let path = pollster::block_on(answer).map(PathBuf::from);
                    post.send(Event::OpenPicked { path, at_once: asked.elapsed() < AT_ONCE });
                },
                |post| post.send(Event::OpenPicked { path: None, at_once: true }),
            );
        }
        Effect::PickSave { document, suggested } => {
            let answer = dialog.set_file_name(suggested).save_file();
            await_it(
                post.clone(),
                move || {
                    let path = pollster::block_on(answer).map(PathBuf::from);
                    post.send(Event::SavePicked { document, path, at_once: asked.elapsed() < AT_ONCE });
                },
                move |post| post.send(Event::SavePicked { document, path: None, at_once: true }),
            );
        }
        _ => {}
    }
}

/// Waits on a thread of its own; where there is none to be had, as if the system had no dialog.
fn await_it(post: Post, wait: impl FnOnce() + Send + 'static, otherwise: impl FnOnce(&Post) -> bool) {
    if thread::Builder::new().name("dialog".to_owned()).spawn(wait).is_err() {
        otherwise(&post);
    }
}
