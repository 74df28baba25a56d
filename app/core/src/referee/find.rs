//! Where plugin libraries are looked for, and which files there are candidates. It opens no library.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::report::{Fault, Origin, Refused};

/// A folder in which rulesets are looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folder {
    /// The folder.
    pub path: PathBuf,
    /// What a library found there counts as.
    pub origin: Origin,
}

/// A list of folders with rulesets, separated as in `PATH`.
pub const FOLDERS_VARIABLE: &str = "ARBITER_RULESETS";

/// The folders of a run, in the order in which they are searched: those named by the user (`named`, then the variable
/// [`FOLDERS_VARIABLE`]), the program's own, the user's data folder.
#[must_use]
pub fn folders(named: &[PathBuf], program: &Path, variable: &dyn Fn(&str) -> Option<OsString>) -> Vec<Folder> {
    let listed = variable(FOLDERS_VARIABLE).unwrap_or_default();
    let listed = std::env::split_paths(&listed).filter(|path| !path.as_os_str().is_empty());
    let folder = |origin| move |path| Folder { path, origin };
    let named = named.iter().cloned().chain(listed).map(folder(Origin::Named));
    let bundled = program.parent().map(Path::to_owned).into_iter().map(folder(Origin::Bundled));
    let installed = data_folder(variable).map(|data| data.join("arbiter").join("rulesets"));
    named.chain(bundled).chain(installed.into_iter().map(folder(Origin::Installed))).collect()
}

/// Where the user's programs keep their data, by the custom of the system.
pub(crate) fn data_folder(variable: &dyn Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let path = |name| variable(name).map(PathBuf::from).filter(|path| path.is_absolute());
    if cfg!(windows) {
        path("APPDATA")
    } else if cfg!(target_vendor = "apple") {
        path("HOME").map(|home| home.join("Library").join("Application Support"))
    } else {
        path("XDG_DATA_HOME").or_else(|| path("HOME").map(|home| home.join(".local").join("share")))
    }
}

/// A file that may be a plugin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Candidate {
    pub(super) path: PathBuf,
    pub(super) origin: Origin,
}

/// The libraries in the folders: folder after folder, by file name within each, no file twice. A folder that the user named
/// and that cannot be read is refused; of the others only one that is there.
pub(super) fn candidates(folders: &[Folder]) -> (Vec<Candidate>, Vec<Refused>) {
    let (mut found, mut refused, mut seen) = (Vec::new(), Vec::new(), BTreeSet::new());
    for Folder { path: folder, origin } in folders {
        let listed = if *origin == Origin::Installed { installed(folder) } else { libraries(folder, *origin) };
        match listed {
            Ok(paths) => {
                let new = paths.into_iter().filter(|path| seen.insert(path.canonicalize().unwrap_or_else(|_| path.clone())));
                found.extend(new.map(|path| Candidate { path, origin: *origin }));
            }
            Err(error) if error.kind() == ErrorKind::NotFound && *origin != Origin::Named => {}
            Err(error) => {
                let fault = match error.kind() {
                    ErrorKind::NotFound | ErrorKind::NotADirectory => Fault::NoFolder,
                    _ => Fault::Unreadable(error.to_string()),
                };
                refused.push(Refused { path: folder.clone(), fault });
            }
        }
    }
    (found, refused)
}

/// How the libraries of the three systems are named. In the folders of the user one of another system is looked at too, and
/// told as such, unless the one of this system lies beside it: it is not passed over as if it were not there.
const ENDINGS: [&str; 3] = ["so", "dll", "dylib"];

/// The files of a folder that are named like a library, of this system only in the program's own folder; by name.
fn libraries(folder: &Path, origin: Origin) -> std::io::Result<Vec<PathBuf>> {
    let folder = std::path::absolute(folder)?;
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let theirs = ENDINGS.iter().any(|ending| path.extension().is_some_and(|extension| extension == *ending));
        if (is_ours(&path) || theirs && origin != Origin::Bundled) && path.is_file() {
            paths.push(path);
        }
    }
    let ours: BTreeSet<String> = paths.iter().filter(|path| is_ours(path)).map(|path| stem(path)).collect();
    paths.retain(|path| is_ours(path) || !ours.contains(&stem(path)));
    paths.sort();
    Ok(paths)
}

/// The libraries of the user's folder: each that was installed lies in a folder of its own, which is named by its hash;
/// what was put there by hand may lie beside these.
fn installed(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    let mut folders: Vec<PathBuf> = std::fs::read_dir(std::path::absolute(folder)?)?
        .filter_map(|entry| Some(entry.ok()?.path()).filter(|path| path.is_dir()))
        .collect();
    folders.sort();
    for folder in folders {
        paths.extend(libraries(&folder, Origin::Installed).unwrap_or_default());
    }
    paths.extend(libraries(folder, Origin::Installed)?);
    Ok(paths)
}

pub(super) fn is_ours(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == std::env::consts::DLL_EXTENSION)
}

/// The name of a library without what the systems put around it.
fn stem(path: &Path) -> String {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    stem.strip_prefix("lib").unwrap_or(&stem).to_owned()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn library(folder: &Path, name: &str) -> PathBuf {
        let path = folder.join(name).with_extension(std::env::consts::DLL_EXTENSION);
        std::fs::write(&path, "").unwrap();
        path
    }

    fn folder(path: &Path, origin: Origin) -> Folder {
        Folder { path: path.to_owned(), origin }
    }

    #[test]
    #[cfg(all(unix, not(target_vendor = "apple")))]
    fn named_folders_come_first_then_the_programs_then_the_users() {
        let variable = |name: &str| match name {
            "ARBITER_RULESETS" => Some(OsString::from("/listed:/also")),
            "HOME" => Some(OsString::from("/home/roe")),
            _ => None,
        };
        let found = folders(&[PathBuf::from("here")], Path::new("/opt/arbiter/arbiter"), &variable);
        let expected = [
            folder(Path::new("here"), Origin::Named),
            folder(Path::new("/listed"), Origin::Named),
            folder(Path::new("/also"), Origin::Named),
            folder(Path::new("/opt/arbiter"), Origin::Bundled),
            folder(Path::new("/home/roe/.local/share/arbiter/rulesets"), Origin::Installed),
        ];
        assert_eq!(found, expected);
        let data = |name: &str| (name == "XDG_DATA_HOME").then(|| OsString::from("/data"));
        assert_eq!(data_folder(&data), Some(PathBuf::from("/data")));
    }

    #[test]
    fn libraries_come_by_name_and_none_twice() {
        let here = tempfile::tempdir().unwrap();
        let (b, a) = (library(here.path(), "b"), library(here.path(), "a"));
        std::fs::write(here.path().join("rules.txt"), "").unwrap();
        std::fs::create_dir(here.path().join("c").with_extension(std::env::consts::DLL_EXTENSION)).unwrap();
        let (found, refused) = candidates(&[folder(here.path(), Origin::Named), folder(here.path(), Origin::Bundled)]);
        assert_eq!(found, [a, b].map(|path| Candidate { path, origin: Origin::Named }));
        assert!(refused.is_empty());
    }

    #[test]
    fn libraries_of_other_systems_are_looked_at_but_not_beside_the_program() {
        let here = tempfile::tempdir().unwrap();
        for (number, ending) in ENDINGS.iter().enumerate() {
            std::fs::write(here.path().join(format!("libgame{number}.{ending}")), "").unwrap();
        }
        let count = |origin| candidates(&[folder(here.path(), origin)]).0.len();
        assert_eq!((count(Origin::Named), count(Origin::Installed), count(Origin::Bundled)), (3, 3, 1));
        (0..3).for_each(|number| drop(library(here.path(), &format!("game{number}"))));
        assert!(count(Origin::Named) <= 4, "one that lies beside the one of this system is no news");
        assert!(candidates(&[folder(here.path(), Origin::Named)]).0.iter().all(|found| is_ours(&found.path)));
    }

    #[test]
    fn a_named_folder_that_is_absent_is_told_and_others_are_not_missed() {
        let here = tempfile::tempdir().unwrap();
        let absent = here.path().join("absent");
        let (found, refused) = candidates(&[folder(&absent, Origin::Named), folder(&absent, Origin::Installed)]);
        assert!(found.is_empty());
        assert_eq!(refused.len(), 1);
        assert!(refused.iter().all(|refused| refused.path == absent && refused.fault == Fault::NoFolder));
        let file = library(here.path(), "a");
        let (_, refused) = candidates(&[folder(&file, Origin::Named)]);
        assert!(refused.iter().all(|refused| refused.path == file && refused.fault == Fault::NoFolder) && !refused.is_empty());
    }
}
