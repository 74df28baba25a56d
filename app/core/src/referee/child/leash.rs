//! The leash that the child puts on itself before any code of a plugin runs: its own pipes, a limit of memory, no core
//! file, and an end with its parent. What cannot be had on a system is left out there.

use std::fs::File;
use std::io;

/// The pipes of the protocol, where nothing that a plugin reads or prints can reach them.
#[derive(Debug)]
pub(super) struct Pipes {
    /// Calls come in here.
    pub(super) calls: File,
    /// Answers go out here.
    pub(super) answers: File,
}

/// The most address space of a child, in bytes.
#[cfg(target_os = "linux")]
const MOST_MEMORY: u64 = 1 << 30;

/// Takes the pipes off standard input and output; what a plugin prints goes to standard error.
#[cfg(unix)]
pub(super) fn take_pipes() -> io::Result<Pipes> {
    use rustix::io::fcntl_dupfd_cloexec;
    use rustix::stdio::{dup2_stdin, dup2_stdout, stderr, stdin, stdout};
    let calls = fcntl_dupfd_cloexec(stdin(), 3)?;
    let answers = fcntl_dupfd_cloexec(stdout(), 3)?;
    dup2_stdin(File::open("/dev/null")?)?;
    dup2_stdout(stderr())?;
    Ok(Pipes { calls: calls.into(), answers: answers.into() })
}

/// Takes the pipes. Standard output cannot be pointed elsewhere without `unsafe` here: a plugin that prints garbles the
/// protocol, and is refused in words.
#[cfg(windows)]
pub(super) fn take_pipes() -> io::Result<Pipes> {
    use std::os::windows::io::AsHandle;
    let calls = io::stdin().as_handle().try_clone_to_owned()?;
    let answers = io::stdout().as_handle().try_clone_to_owned()?;
    Ok(Pipes { calls: calls.into(), answers: answers.into() })
}

/// Sets the limits.
#[cfg(unix)]
pub(super) fn set_limits() -> io::Result<()> {
    use rustix::process::{Resource, Rlimit, setrlimit};
    let limit = |most| Rlimit { current: Some(most), maximum: Some(most) };
    setrlimit(Resource::Core, limit(0))?;
    #[cfg(target_os = "linux")]
    {
        setrlimit(Resource::As, limit(MOST_MEMORY))?;
        rustix::process::set_parent_process_death_signal(Some(rustix::process::Signal::KILL))?;
    }
    Ok(())
}

/// There are none to set.
#[cfg(not(unix))]
pub(super) fn set_limits() -> io::Result<()> {
    Ok(())
}
