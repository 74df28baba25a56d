//! The journal: what is open and not saved, written down again and again beside the matches' own files, so that a crash, a
//! kill or a log-out loses nothing. It knows when to write, the files of the journal, and which of them a running program
//! still needs; what is unsaved, and what becomes of what is found, the desk knows.

mod due;
mod effects;
mod entry;
mod found;
mod keeper;
mod steps;
mod store;

use std::ffi::OsString;
use std::path::PathBuf;

pub use due::{Due, LONGEST, PAUSE, RETRY};
pub use effects::run;
pub use entry::{Draft, ENDING, Entry, Verdict};
pub use found::{Found, Listed};
pub use keeper::{Keeper, Told};
pub use steps::{Disk, Steps};
pub use store::{Store, Untaken};

use crate::referee;

/// Names the folder of the journal, in the place of the one in the user's data folder.
pub const FOLDER_VARIABLE: &str = "ARBITER_JOURNAL";

/// The folder of the journal: the one that [`FOLDER_VARIABLE`] names, else `arbiter/journal` in the user's data folder;
/// nothing where the system tells of none.
#[must_use]
pub fn folder(variable: &dyn Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let named = variable(FOLDER_VARIABLE).filter(|name| !name.is_empty()).map(PathBuf::from);
    named.or_else(|| referee::data_folder(variable).map(|data| data.join("arbiter").join("journal")))
}

#[cfg(test)]
pub(crate) mod tests;
