//! Installing: a library from elsewhere is looked at without being run, and, once the judge has agreed, copied into the
//! user's folder under its hash (`rulesets/<sha256>/<file name>`). It runs from there, so that what happens to the file it
//! came from changes nothing. This module runs no library; whether one may be run is told by the list of agreements.

use std::fs::{self, File};
use std::io::{ErrorKind, Read as _};
use std::path::{Path, PathBuf};

use super::report::{Agreed, Fault};
use super::trust::{Trust, hash_of_place};
use super::{find, header};
use crate::{disk, hash};

/// A larger file is no library that anybody plays by, in bytes.
pub(super) const LARGEST_LIBRARY: u64 = 256 << 20;

/// A library that the judge may agree to: all that can be known without running it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Where it lies.
    pub path: PathBuf,
    /// Its size in bytes.
    pub size: u64,
    /// The SHA-256 of its bytes, in 64 small hexadecimal digits.
    pub sha256: String,
}

/// Why a library was not installed, or not removed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InstallFault {
    /// The file itself: it cannot be read, or is no plugin of this system.
    Fault(Fault),
    /// The file is no longer the one that the judge was shown.
    OtherBytes,
    /// This run has no folder of installed rulesets.
    NoFolder,
    /// It does not lie in the folder of installed rulesets, so it is not the program's to remove.
    NotInstalled,
    /// It could not be written; with the system's words.
    Unwritten(String),
    /// It could not be removed; with the system's words. It is not run any more all the same.
    Unremoved(String),
}

/// Looks at a library without running it.
///
/// # Errors
/// It cannot be read, or it is no plugin that this program could run.
pub fn look(path: &Path) -> Result<Offer, Fault> {
    let bytes = read(path)?;
    Ok(Offer { path: path.to_owned(), size: bytes.len() as u64, sha256: hash::sha256(&bytes) })
}

/// The bytes of a plugin, read once: what is looked at is what is hashed.
fn read(path: &Path) -> Result<Vec<u8>, Fault> {
    let unreadable = |error: std::io::Error| Fault::Unreadable(error.to_string());
    // A pipe would be waited for.
    if !fs::metadata(path).map_err(unreadable)?.is_file() {
        return Err(Fault::NotALibrary);
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(unreadable)?;
    file.take(LARGEST_LIBRARY + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    let length = bytes.len() as u64;
    if length > LARGEST_LIBRARY {
        return Err(Fault::TooLarge);
    }
    header::check_data(bytes.as_slice(), length)?;
    Ok(bytes)
}

/// Copies a library into the folder of installed rulesets and notes the agreement; where the copy lies. The judge was shown
/// the hash, and no other bytes are copied. What lay in the folder itself is moved to its place.
///
/// # Errors
/// Nothing was agreed to.
pub(super) fn install(folder: &Path, path: &Path, sha256: &str, when: String) -> Result<PathBuf, InstallFault> {
    let bytes = read(path).map_err(InstallFault::Fault)?;
    if hash::sha256(&bytes) != sha256 {
        return Err(InstallFault::OtherBytes);
    }
    let unwritten = |error: std::io::Error| InstallFault::Unwritten(error.to_string());
    let name = path.file_name().ok_or(InstallFault::Fault(Fault::NotALibrary))?;
    let mut target = folder.join(sha256).join(name);
    if !find::is_ours(&target) {
        // By another ending it would not be found again.
        target.as_mut_os_string().push(format!(".{}", std::env::consts::DLL_EXTENSION));
    }
    let already = File::open(&target).and_then(hash::sha256_of).is_ok_and(|found| found == sha256);
    if !already {
        fs::create_dir_all(folder.join(sha256)).map_err(unwritten)?;
        disk::put(&target, &bytes).map_err(unwritten)?;
    }
    // A damaged list is kept beside the new one: somebody may want to know what stood there.
    let mut trust = match Trust::read(folder) {
        Ok(trust) => trust,
        Err(_) => {
            Trust::set_aside(folder).map_err(unwritten)?;
            Trust::default()
        }
    };
    let file = name.to_string_lossy().into_owned();
    trust.add(Agreed { sha256: sha256.to_owned(), file, from: path.display().to_string(), when });
    trust.write(folder).map_err(unwritten)?;
    if path != target && path.starts_with(folder) {
        // It was put there by hand, or changed: its place is the one under its hash. Left behind, it would be a shadow.
        let _ = take_away(path);
    }
    Ok(target)
}

/// Takes back the agreement to an installed library, then removes it. Its process must have ended: some systems hold on to
/// the file of one that runs.
///
/// # Errors
/// It is not run any more, except for [`InstallFault::Unwritten`] and [`InstallFault::NotInstalled`]; but it is still there.
pub(super) fn remove(folder: &Path, path: &Path) -> Result<(), InstallFault> {
    let place = path.parent().filter(|place| *place == folder || place.parent() == Some(folder));
    if place.is_none() {
        return Err(InstallFault::NotInstalled);
    }
    let own = File::open(path).and_then(hash::sha256_of).ok();
    // With a damaged list nothing is agreed to already.
    if let Ok(mut trust) = Trust::read(folder) {
        let before = trust.clone();
        [own, hash_of_place(path)].into_iter().flatten().for_each(|hash| trust.take_back(&hash));
        if trust != before {
            trust.write(folder).map_err(|error| InstallFault::Unwritten(error.to_string()))?;
        }
    }
    take_away(path).map_err(|error| InstallFault::Unremoved(error.to_string()))
}

/// Removes a file, and the folder that was made for it.
fn take_away(path: &Path) -> std::io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    if let (Some(place), Some(_)) = (path.parent(), hash_of_place(path)) {
        // Something else may lie there: it stays.
        let _ = fs::remove_dir(place);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    /// A plugin by its header, which is all that installing looks at; made for Linux on this processor.
    #[cfg(all(target_os = "linux", target_arch = "x86_64"))]
    const PLUGIN: &[u8] = include_bytes!("../../../../fuzz/corpus/header/linux-x86_64.so");

    #[cfg(all(target_os = "linux", target_arch = "x86_64"))]
    fn scene() -> (tempfile::TempDir, PathBuf, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let (data, stick) = (folder.path().join("data/rulesets"), folder.path().join("stick"));
        fs::create_dir(&stick).unwrap();
        let library = stick.join("libgame.so");
        fs::write(&library, PLUGIN).unwrap();
        (folder, data, library)
    }

    #[test]
    #[cfg(all(target_os = "linux", target_arch = "x86_64"))]
    fn a_library_is_copied_under_its_hash_and_the_agreement_is_noted() {
        let (_folder, data, library) = scene();
        let offer = look(&library).unwrap();
        assert_eq!((offer.size, offer.sha256.as_str()), (PLUGIN.len() as u64, hash::sha256(PLUGIN).as_str()));
        let target = install(&data, &library, &offer.sha256, "2026-11-29".to_owned()).unwrap();
        assert_eq!(target, data.join(&offer.sha256).join("libgame.so"));
        assert_eq!(fs::read(&target).unwrap(), PLUGIN);
        let trust = Trust::read(&data).unwrap();
        let from = library.display().to_string();
        let expected =
            Agreed { sha256: offer.sha256.clone(), file: "libgame.so".to_owned(), from, when: "2026-11-29".to_owned() };
        assert_eq!(trust.trusted, [expected]);
        assert!(trust.allow(&target, &offer.sha256).is_ok());
        assert_eq!(install(&data, &library, &offer.sha256, String::new()), Ok(target), "again changes nothing");
        assert_eq!(Trust::read(&data).unwrap().trusted.len(), 1);
    }

    #[test]
    #[cfg(all(target_os = "linux", target_arch = "x86_64"))]
    fn a_file_that_changed_after_the_judge_saw_it_is_not_installed() {
        let (_folder, data, library) = scene();
        let offer = look(&library).unwrap();
        fs::write(&library, [PLUGIN, b"more"].concat()).unwrap();
        assert_eq!(install(&data, &library, &offer.sha256, String::new()), Err(InstallFault::OtherBytes));
        assert!(!data.exists(), "nothing was written");
    }

    #[test]
    fn what_is_no_plugin_is_not_offered() {
        let folder = tempfile::tempdir().unwrap();
        let notes = folder.path().join("libnotes.so");
        assert!(matches!(look(&notes), Err(Fault::Unreadable(_))));
        fs::write(&notes, "These are notes.").unwrap();
        assert_eq!(look(&notes), Err(Fault::NotALibrary));
        assert_eq!(look(folder.path()), Err(Fault::NotALibrary));
    }

    #[test]
    #[cfg(all(target_os = "linux", target_arch = "x86_64"))]
    fn what_cannot_be_written_is_not_agreed_to() {
        let (_folder, data, library) = scene();
        let offer = look(&library).unwrap();
        fs::create_dir_all(data.parent().unwrap()).unwrap();
        fs::write(&data, "a file where the folder should be").unwrap();
        assert!(matches!(install(&data, &library, &offer.sha256, String::new()), Err(InstallFault::Unwritten(_))));
        assert!(library.exists());
    }

    #[test]
    #[cfg(all(target_os = "linux", target_arch = "x86_64"))]
    fn what_was_put_into_the_folder_by_hand_is_moved_to_its_place() {
        let (_folder, data, _) = scene();
        let (by_hand, changed) = (data.join("libgame.so"), data.join("0".repeat(64)).join("libgame.so"));
        for path in [by_hand, changed] {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, PLUGIN).unwrap();
            let offer = look(&path).unwrap();
            let target = install(&data, &path, &offer.sha256, String::new()).unwrap();
            assert!(target.exists() && !path.exists() && target != path);
        }
        assert!(!data.join("0".repeat(64)).exists());
    }

    #[test]
    #[cfg(all(target_os = "linux", target_arch = "x86_64"))]
    fn what_is_removed_is_gone_with_its_agreement_and_nothing_else_is_removed() {
        let (_folder, data, library) = scene();
        let offer = look(&library).unwrap();
        let target = install(&data, &library, &offer.sha256, String::new()).unwrap();
        assert_eq!(remove(&data, &library), Err(InstallFault::NotInstalled));
        assert_eq!(remove(&data, &data.join("a/b/libgame.so")), Err(InstallFault::NotInstalled));
        assert!(library.exists());
        assert_eq!(remove(&data, &target), Ok(()));
        assert!(!target.exists() && !data.join(&offer.sha256).exists() && library.exists());
        assert_eq!(Trust::read(&data), Ok(Trust::default()));
        assert_eq!(remove(&data, &target), Ok(()), "what is gone already is no fault");
    }

    #[test]
    #[cfg(all(target_os = "linux", target_arch = "x86_64"))]
    fn a_damaged_list_is_kept_beside_the_new_one() {
        let (_folder, data, library) = scene();
        fs::create_dir_all(&data).unwrap();
        fs::write(data.join("trusted.json"), "{").unwrap();
        let offer = look(&library).unwrap();
        install(&data, &library, &offer.sha256, String::new()).unwrap();
        assert_eq!(fs::read_to_string(data.join("trusted.json.bak")).unwrap(), "{");
        assert_eq!(Trust::read(&data).unwrap().trusted.len(), 1);
    }
}
