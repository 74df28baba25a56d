//! Trying again where another program holds a file for a moment: a virus scanner, a synchroniser, a backup. It waits for
//! about a second over all steps of a save together, and then gives up.

use std::io::{self, ErrorKind};
use std::time::Duration;

use super::files::Files;

/// The waits, in milliseconds; together about a second.
const WAITS: [u64; 7] = [10, 20, 50, 100, 200, 300, 300];

/// What is left of the waits.
pub(super) struct Patience<'f, F> {
    files: &'f F,
    left: std::array::IntoIter<u64, { WAITS.len() }>,
}

impl<'f, F: Files> Patience<'f, F> {
    pub(super) fn new(files: &'f F) -> Self {
        Self { files, left: WAITS.into_iter() }
    }

    /// Does a step, again and again while another program is in its way.
    pub(super) fn tried<T>(&mut self, step: impl Fn() -> io::Result<T>) -> io::Result<T> {
        loop {
            match step() {
                Err(error) if passes(&error) => match self.left.next() {
                    Some(wait) => self.files.pause(Duration::from_millis(wait)),
                    None => return Err(error),
                },
                done => return done,
            }
        }
    }
}

/// Whether an error says that another program holds the file.
pub(super) fn is_busy(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::ResourceBusy | ErrorKind::WouldBlock | ErrorKind::Interrupted) || is_shared(error)
}

/// Whether an error may be over in a moment. Windows also says "access denied" of a file that is about to go.
fn passes(error: &io::Error) -> bool {
    is_busy(error) || (cfg!(windows) && error.kind() == ErrorKind::PermissionDenied)
}

/// ERROR_SHARING_VIOLATION and ERROR_LOCK_VIOLATION of Windows.
pub(super) fn is_shared(error: &io::Error) -> bool {
    cfg!(windows) && matches!(error.raw_os_error(), Some(32 | 33))
}
