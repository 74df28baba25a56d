//! How small files come down to the disk: whole or not at all. Records are saved with more care (`record::save`); the
//! journal has its own names. What is the same for all of them stands here.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write as _};
use std::path::Path;

/// Puts bytes at a path, in the place of the file that may be there, which a link stays to: whole or not at all.
///
/// # Errors
/// The system's; an old file is as it was, except where only the last step failed, which tells that the new one may not have
/// reached the disk.
pub(crate) fn put(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let target = match fs::metadata(path) {
        Ok(there) if there.is_file() => fs::canonicalize(path)?,
        Ok(_) => return Err(ErrorKind::IsADirectory.into()),
        Err(error) if error.kind() == ErrorKind::NotFound => path.to_owned(),
        Err(error) => return Err(error),
    };
    let mut name = OsString::from(".");
    name.push(target.file_name().ok_or(ErrorKind::InvalidFilename)?);
    name.push(format!(".{}.new", std::process::id()));
    let beside = target.with_file_name(name);
    // What an earlier run of the same number left must not be in the way for ever.
    let _ = fs::remove_file(&beside);
    if let Err(error) = create(&beside, bytes).and_then(|()| fs::rename(&beside, &target)) {
        // The fault is told, and not that the remainder could not be removed either.
        let _ = fs::remove_file(&beside);
        return Err(error);
    }
    sync_folder(target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new(".")))
}

/// Writes a file that does not exist yet, down to the disk.
///
/// # Errors
/// The system's.
pub(crate) fn create(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// Brings the names in a folder down to the disk.
///
/// # Errors
/// The system's; not where it knows no such thing.
pub(crate) fn sync_folder(path: &Path) -> io::Result<()> {
    if !cfg!(unix) {
        // Other systems give no handle of a folder that could be synchronised.
        return Ok(());
    }
    match File::open(path)?.sync_all() {
        // Some file systems (network shares among them) know no such thing, and no judge can change that.
        Err(error) if matches!(error.kind(), ErrorKind::InvalidInput | ErrorKind::Unsupported) => Ok(()),
        result => result,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn a_file_is_replaced_whole_a_link_stays_one_and_nothing_is_left_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let (path, link) = (folder.path().join("kept"), folder.path().join("link"));
        put(&path, b"old").unwrap();
        #[cfg(unix)]
        std::os::unix::fs::symlink(&path, &link).unwrap();
        #[cfg(not(unix))]
        let link = path.clone();
        put(&link, b"new").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"new");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), if cfg!(unix) { 2 } else { 1 });
    }

    #[test]
    fn what_is_no_file_is_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        put(folder.path(), b"new").unwrap_err();
        put(&folder.path().join("absent").join("kept"), b"new").unwrap_err();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}
