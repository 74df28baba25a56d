//! Plugins as the desk's effects ask for them, done by the one that runs them: a library is removed when its process has
//! ended, and looked for again when it lies in its place. And folders, shown by the system's file manager.

use std::path::{Path, PathBuf};

use arbiter_core::desk::{PluginsEffect, PluginsEvent};
use arbiter_core::referee::{self, Referee};

use super::files;

/// Does an effect of plugins with a referee; nothing for one that needs the window or the system's file manager. `when` is
/// noted with an agreement.
pub(super) fn run(effect: PluginsEffect, referee: &mut Referee, when: String) -> Option<PluginsEvent> {
    Some(match effect {
        PluginsEffect::Look(path) => {
            let path = files::known(&path);
            let found = referee::look(&path);
            PluginsEvent::Looked { path, found }
        }
        PluginsEffect::Install(offer) => {
            let result = referee.install(&offer.path, &offer.sha256, when).map(|_| ());
            PluginsEvent::Installed { offer, result }
        }
        PluginsEffect::Remove(path) => {
            let result = referee.remove(&path);
            PluginsEvent::Removed { path, result }
        }
        PluginsEffect::Failures => PluginsEvent::Failures(referee.failures().clone()),
        PluginsEffect::Pick | PluginsEffect::OpenFolder(_) => return None,
    })
}

/// Shows a folder in the system's file manager; what went wrong, where something did. The folder of installed rulesets may
/// not be there before the first.
pub(super) fn open_folder(path: PathBuf) -> Option<PluginsEvent> {
    let shown = made(&path).and_then(|()| open::that_detached(&path));
    shown.err().map(|error| PluginsEvent::FolderNotOpened { path, words: error.to_string() })
}

fn made(folder: &Path) -> std::io::Result<()> {
    if folder.exists() { Ok(()) } else { std::fs::create_dir_all(folder) }
}
