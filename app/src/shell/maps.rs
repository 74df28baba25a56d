//! Saved maps as the desk's effects ask for them: the user's folder, and files that travel.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use arbiter_core::desk::maps::SaveTo;
use arbiter_core::desk::{MapsEffect, MapsEvent};
use arbiter_core::maps;
use arbiter_core::record::SaveFault;

use super::files;

/// The folder with the user's own maps.
pub(super) fn folder() -> Option<PathBuf> {
    maps::folder(&|name| std::env::var_os(name))
}

/// Does an effect of maps, with the user's folder where there is one; nothing for one that needs a dialog.
pub(super) fn run(effect: MapsEffect, folder: Option<&Path>) -> Option<MapsEvent> {
    Some(match effect {
        MapsEffect::List => MapsEvent::Listed(Arc::new(maps::list(folder))),
        MapsEffect::Read { to, path } => {
            let path = files::known(&path);
            let map = maps::read(&path).map(Arc::new);
            MapsEvent::Read { to, path, map }
        }
        MapsEffect::Save { map, to, replace } => {
            let path = match (&to, folder) {
                (SaveTo::Own(name), Some(folder)) => Ok(folder.join(name)),
                (SaveTo::Own(name), None) => Err(PathBuf::from(name)),
                (SaveTo::Path(path), _) => Ok(files::known(path)),
            };
            let (path, result) = match path {
                Ok(path) => {
                    let made = if matches!(to, SaveTo::Own(_)) { made(&path) } else { Ok(()) };
                    let result = made.and_then(|()| maps::save(&path, &map, replace));
                    (path, result)
                }
                Err(path) => (path, Err(SaveFault::NoFolder)),
            };
            MapsEvent::Saved { name: map.name.clone(), to, path, result }
        }
        MapsEffect::Remove(path) => {
            let result = maps::remove(&path);
            MapsEvent::Removed { path, result }
        }
        MapsEffect::PickOpen(_) | MapsEffect::PickSave { .. } => return None,
    })
}

/// The user's folder comes to be with its first map.
fn made(path: &Path) -> Result<(), SaveFault> {
    let folder = path.parent().ok_or(SaveFault::NoFolder)?;
    std::fs::create_dir_all(folder).map_err(|error| SaveFault::System(error.to_string()))
}
