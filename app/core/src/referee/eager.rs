//! Waiting for a pipe without going to sleep at once. To be woken costs more than a ruling on many machines (tens of
//! microseconds where a processor has gone idle), and an answer is seldom longer away than that.

use std::time::Duration;

/// How long the referee looks for an answer before it sleeps, and the child for the next call.
const EAGER: Duration = Duration::from_micros(150);

/// Returns when there is something to read, or after a short while: then reading waits as usual.
#[cfg(unix)]
pub(super) fn look(pipe: impl std::os::fd::AsFd) {
    let begin = std::time::Instant::now();
    while matches!(rustix::io::ioctl_fionread(&pipe), Ok(0)) && begin.elapsed() < EAGER {
        std::thread::yield_now();
    }
}

/// Returns at once: the system has no safe way to look.
#[cfg(not(unix))]
pub(super) fn look<T>(_: T) {
    let _ = EAGER;
}
