//! Names of the files that saving and locking put beside a record: hidden, no longer than the system allows, and such that
//! no two programs take the same. What a killed save left is told by its name from what a living one is writing.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::Duration;

use super::files::Files;
use crate::hash::sha256;

/// Longer names are cut, in bytes: with all that is added, no file system's limit of 255 is reached.
const LONGEST: usize = 180;
/// What is left of a cut name, in bytes.
const CUT: usize = 150;
/// Where nobody knows whether a process still runs (on another computer, on another system), what it left is given up
/// after this time. No save takes so long.
const GIVEN_UP: Duration = Duration::from_secs(24 * 3600);

/// What a file is being written for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Spare {
    /// The new file.
    New,
    /// The copy of the old one.
    Old,
}

/// The name of this computer.
pub(super) fn host() -> String {
    gethostname::gethostname().to_string_lossy().into_owned()
}

/// This computer in eight digits.
fn short_host() -> &'static str {
    static HOST: OnceLock<String> = OnceLock::new();
    HOST.get_or_init(|| sha256(host().as_bytes()).chars().take(8).collect())
}

/// A name beside the target that no other running program takes: `.name.HOST-PID.new`.
pub(super) fn spare(target: &Path, what: Spare) -> Option<PathBuf> {
    spare_of(target, what, short_host(), std::process::id())
}

pub(super) fn spare_of(target: &Path, what: Spare, host: &str, pid: u32) -> Option<PathBuf> {
    let ending = match what {
        Spare::New => "new",
        Spare::Old => "old",
    };
    Some(target.with_file_name(format!(".{}.{host}-{pid}.{ending}", stem(target.file_name()?))))
}

/// Where it is told who has a file open: `.name.lock` beside it.
pub(super) fn sidecar(target: &Path) -> Option<PathBuf> {
    Some(target.with_file_name(format!(".{}.lock", stem(target.file_name()?))))
}

/// A name as part of another one: itself, where it is short and readable.
fn stem(name: &OsStr) -> String {
    let words = name.to_string_lossy();
    if name.to_str().is_some() && words.len() <= LONGEST {
        return words.into_owned();
    }
    let mut cut = words.into_owned();
    cut.truncate(cut.floor_char_boundary(CUT));
    cut.push('~');
    cut.extend(sha256(name.as_encoded_bytes()).chars().take(8));
    cut
}

/// Removes what killed saves of this file left beside it. Nothing that a living process may be writing is touched, and
/// what cannot be removed stays.
pub(super) fn sweep(files: &impl Files, target: &Path) {
    let Some(name) = target.file_name() else { return };
    let beginning = format!(".{}.", stem(name));
    let folder = target.parent().unwrap_or(Path::new(""));
    for found in files.names(folder).unwrap_or_default() {
        let Some((host, pid)) = found.to_str().and_then(|found| writer(found.strip_prefix(&beginning)?)) else { continue };
        let left = folder.join(&found);
        let runs = if host == short_host() { files.runs(pid) } else { None };
        let abandoned = match runs {
            Some(runs) => !runs,
            None => files.age(&left).is_ok_and(|age| age > GIVEN_UP),
        };
        if abandoned {
            let _ = files.remove(&left);
        }
    }
}

/// Computer and process that a spare file is of, from its name after the target's.
fn writer(rest: &str) -> Option<(&str, u32)> {
    let (host, pid) = rest.strip_suffix(".new").or_else(|| rest.strip_suffix(".old"))?.split_once('-')?;
    Some((host, pid.parse().ok()?))
}

/// Whether a process of this computer runs; `None` where that cannot be found out.
pub(super) fn runs(pid: u32) -> Option<bool> {
    if pid == std::process::id() {
        return Some(true);
    }
    #[cfg(unix)]
    {
        let pid = i32::try_from(pid).ok().and_then(rustix::process::Pid::from_raw)?;
        Some(rustix::process::test_kill_process(pid) != Err(rustix::io::Errno::SRCH))
    }
    #[cfg(not(unix))]
    None
}
