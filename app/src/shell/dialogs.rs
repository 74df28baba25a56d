//! The system's file dialogs. They are made on the thread of the window, with the window as their parent, and awaited on a
//! thread of their own.

use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use arbiter_core::desk::plugins::LIBRARY_ENDINGS;
use arbiter_core::desk::{
    DayEffect, DayEvent, Effect, Event, MapsEffect, MapsEvent, PictureEffect, PictureEvent, PluginsEffect, PluginsEvent,
};
use arbiter_core::locale::Locale;
use rfd::{AsyncFileDialog, FileHandle};

use super::workers::Post;

/// Nobody can have seen and answered a dialog in less than this: the system has none.
const AT_ONCE: Duration = Duration::from_millis(300);

/// The answer of a dialog, once it is there.
type Answer = Pin<Box<dyn Future<Output = Option<FileHandle>> + Send>>;

/// The event that an answer becomes: the path, and whether it came at once.
type Answered = Arc<dyn Fn(Option<PathBuf>, bool) -> Event + Send + Sync>;

/// Shows a dialog. Its answer comes by the post.
pub(super) fn show(effect: Effect, frame: &eframe::Frame, locale: &Locale, post: &Post) {
    let dialog = AsyncFileDialog::new().set_parent(frame);
    // The ending has two parts, of which some systems' dialogs know only the last.
    let of_records = || dialog.clone().add_filter(locale.t("ui-match-records"), &["match.json", "json"]);
    let (answer, event): (Answer, Answered) = match effect {
        Effect::PickOpen => (Box::pin(of_records().pick_file()), Arc::new(|path, at_once| Event::OpenPicked { path, at_once })),
        Effect::PickSave { document, suggested, folder } => {
            let beside = match folder {
                Some(folder) => of_records().set_directory(folder),
                None => of_records(),
            };
            let answer = beside.set_file_name(suggested).save_file();
            (Box::pin(answer), Arc::new(move |path, at_once| Event::SavePicked { document, path, at_once }))
        }
        Effect::Maps(MapsEffect::PickOpen(to)) => {
            let answer = dialog.clone().add_filter(locale.t("maps-files"), &["map.json", "json"]).pick_file();
            let event = move |path, at_once| Event::Maps(MapsEvent::OpenPicked { to: to.clone(), path, at_once });
            (Box::pin(answer), Arc::new(event))
        }
        Effect::Maps(MapsEffect::PickSave { map, suggested }) => {
            let files = dialog.clone().add_filter(locale.t("maps-files"), &["map.json", "json"]);
            let event = move |path, at_once| Event::Maps(MapsEvent::SavePicked { map: Arc::clone(&map), path, at_once });
            (Box::pin(files.set_file_name(suggested).save_file()), Arc::new(event))
        }
        Effect::Picture(PictureEffect::Pick { to, look_for }) => {
            let answer = dialog.clone().add_filter(locale.t("picture-files"), &["png", "jpg", "jpeg"]).pick_file();
            let event = move |path, at_once| Event::Picture(PictureEvent::Picked { to: to.clone(), look_for, path, at_once });
            (Box::pin(answer), Arc::new(event))
        }
        Effect::Plugins(PluginsEffect::Pick) => {
            let answer = dialog.clone().add_filter(locale.t("plugins-libraries"), &LIBRARY_ENDINGS).pick_file();
            let event = |path, at_once| Event::Plugins(PluginsEvent::Picked { path, at_once });
            (Box::pin(answer), Arc::new(event))
        }
        Effect::Day(DayEffect::Pick) => {
            let event = |path, at_once| Event::Day(DayEvent::Picked { path, at_once });
            (Box::pin(dialog.pick_folder()), Arc::new(event))
        }
        Effect::PickFolder => (Box::pin(dialog.pick_folder()), Arc::new(|path, at_once| Event::FolderPicked { path, at_once })),
        _ => return,
    };
    let asked = Instant::now();
    let waiting = post.clone();
    let answered = Arc::clone(&event);
    let waiter = thread::Builder::new().name("dialog".to_owned()).spawn(move || {
        let path = pollster::block_on(answer).map(PathBuf::from);
        waiting.send(answered(path, asked.elapsed() < AT_ONCE));
    });
    if waiter.is_err() {
        // No thread to wait on is as good as no dialog.
        post.send(event(None, true));
    }
}
