//! The warden: a thread that lives as long as the referee. It starts the children, since a child's death signal follows the
//! thread that started it, and it ends a child that does not answer in time, so that whoever asks can simply wait on the
//! pipe. It knows processes and deadlines, and nothing of what is said.

use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::Limits;

/// A child process that can be ended from two threads.
#[derive(Debug)]
pub(super) struct Ward {
    child: Mutex<Kept>,
    late: AtomicBool,
}

/// A process and, once it is reaped, how it ended. Until then its number, which is also that of its group, stays its own.
#[derive(Debug)]
struct Kept {
    child: Child,
    reaped: Option<ExitStatus>,
}

/// The thread, and what every child has in common.
#[derive(Debug)]
pub(super) struct Warden {
    program: PathBuf,
    limits: Limits,
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Debug, Default)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    start: Option<(Command, SyncSender<io::Result<Child>>)>,
    watched: Option<(Instant, Arc<Ward>)>,
    /// Until when the thread sleeps; `None`: until it is woken.
    sleeps_until: Option<Instant>,
    over: bool,
}

impl Warden {
    /// A warden of children of a program. The thread starts with the first child.
    pub(super) fn new(program: PathBuf, limits: Limits) -> Self {
        Self { program, limits, shared: Arc::new(Shared::default()), thread: None }
    }

    /// The program that runs the children.
    pub(super) fn program(&self) -> &Path {
        &self.program
    }

    /// How long they may take.
    pub(super) fn limits(&self) -> Limits {
        self.limits
    }

    /// Starts a process.
    pub(super) fn start(&mut self, command: Command) -> io::Result<Child> {
        if self.thread.is_none() {
            let shared = Arc::clone(&self.shared);
            self.thread = Some(std::thread::Builder::new().name("warden".to_owned()).spawn(move || shared.run())?);
        }
        let (answer, started) = sync_channel(1);
        self.shared.lock().start = Some((command, answer));
        self.shared.changed.notify_one();
        started.recv().map_err(|_| io::Error::other("the warden has ended"))?
    }

    /// Ends the process unless [`Self::release`] comes within the limit.
    pub(super) fn watch(&self, ward: &Arc<Ward>, limit: Duration) {
        let mut state = self.shared.lock();
        let deadline = Instant::now() + limit;
        state.watched = Some((deadline, Arc::clone(ward)));
        if state.sleeps_until.is_none_or(|until| deadline < until) {
            self.shared.changed.notify_one();
        }
    }

    /// The answer has come, or never will. The thread is not woken for it: it looks again at the old deadline.
    pub(super) fn release(&self) {
        self.shared.lock().watched = None;
    }
}

impl Drop for Warden {
    fn drop(&mut self) {
        self.shared.lock().over = true;
        self.shared.changed.notify_one();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn run(&self) {
        let mut state = self.lock();
        while !state.over {
            if let Some((mut command, answer)) = state.start.take() {
                let _ = answer.send(command.spawn());
                continue;
            }
            let deadline = state.watched.as_ref().map(|(deadline, _)| *deadline);
            let wait = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
            state.sleeps_until = deadline;
            state = match wait {
                Some(Duration::ZERO) => {
                    if let Some((_, ward)) = state.watched.take() {
                        ward.late.store(true, Ordering::SeqCst);
                        ward.kill();
                    }
                    state
                }
                Some(wait) => self.changed.wait_timeout(state, wait).unwrap_or_else(PoisonError::into_inner).0,
                None => self.changed.wait(state).unwrap_or_else(PoisonError::into_inner),
            };
        }
    }
}

impl Ward {
    /// A child to watch over.
    pub(super) fn new(child: Child) -> Self {
        Self { child: Mutex::new(Kept { child, reaped: None }), late: AtomicBool::new(false) }
    }

    /// Whether it was ended because it did not answer in time.
    pub(super) fn was_late(&self) -> bool {
        self.late.load(Ordering::SeqCst)
    }

    /// Ends it, and whatever it started.
    pub(super) fn kill(&self) {
        self.lock().kill();
    }

    /// How it ended, if it has. Whatever it started is ended then.
    pub(super) fn ended(&self) -> Option<ExitStatus> {
        let mut kept = self.lock();
        if kept.reaped.is_none() && has_ended(&mut kept.child) { kept.end() } else { kept.reaped }
    }

    /// Ends it and waits for its end.
    pub(super) fn end(&self) -> Option<ExitStatus> {
        self.lock().end()
    }

    fn lock(&self) -> MutexGuard<'_, Kept> {
        self.child.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Kept {
    /// A process that has ended and is not reaped may have left others behind, which hold its pipes open.
    fn kill(&mut self) {
        if self.reaped.is_none() {
            kill_group(&self.child);
            let _ = self.child.kill();
        }
    }

    fn end(&mut self) -> Option<ExitStatus> {
        self.kill();
        self.reaped = self.reaped.or_else(|| self.child.wait().ok());
        self.reaped
    }
}

#[cfg(unix)]
fn group(child: &Child) -> Option<rustix::process::Pid> {
    i32::try_from(child.id()).ok().and_then(rustix::process::Pid::from_raw)
}

#[cfg(unix)]
fn kill_group(child: &Child) {
    if let Some(group) = group(child) {
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
}

/// Looks without reaping.
#[cfg(unix)]
fn has_ended(child: &mut Child) -> bool {
    use rustix::process::{WaitId, WaitIdOptions, waitid};
    let look = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    group(child).is_some_and(|pid| !matches!(waitid(WaitId::Pid(pid), look), Ok(None)))
}

#[cfg(not(unix))]
fn kill_group(_: &Child) {}

#[cfg(not(unix))]
fn has_ended(child: &mut Child) -> bool {
    !matches!(child.try_wait(), Ok(None))
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use std::io::Read;
    use std::process::Stdio;

    use super::*;

    fn warden() -> Warden {
        Warden::new(PathBuf::from("arbiter"), Limits::default())
    }

    /// A program that waits for its standard input to close.
    fn waiting(warden: &mut Warden) -> (Arc<Ward>, std::process::ChildStdin, std::process::ChildStdout) {
        let mut command = Command::new("cat");
        std::os::unix::process::CommandExt::process_group(command.stdin(Stdio::piped()).stdout(Stdio::piped()), 0);
        let mut child = warden.start(command).unwrap();
        let (input, output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        (Arc::new(Ward::new(child)), input, output)
    }

    #[test]
    fn a_process_that_does_not_answer_in_time_is_ended() {
        let mut warden = warden();
        let (ward, _input, mut output) = waiting(&mut warden);
        warden.watch(&ward, Duration::from_millis(1));
        assert_eq!(output.read(&mut [0]).unwrap(), 0, "its pipe closes with it");
        assert!(ward.was_late());
        assert!(!ward.end().unwrap().success());
    }

    #[test]
    fn a_process_that_answered_is_left_alone_and_watched_anew() {
        let mut warden = warden();
        let (first, input, _output) = waiting(&mut warden);
        warden.watch(&first, Duration::from_secs(3_600));
        warden.release();
        drop(input);
        while first.ended().is_none() {
            std::thread::yield_now();
        }
        assert!(first.ended().unwrap().success(), "it ended by itself");
        let (second, _input, mut output) = waiting(&mut warden);
        warden.watch(&second, Duration::from_millis(1));
        assert_eq!(output.read(&mut [0]).unwrap(), 0);
        assert!(second.was_late() && !first.was_late());
    }

    #[test]
    fn what_a_process_left_behind_is_ended_too() {
        let mut warden = warden();
        let mut command = Command::new("sh");
        command.args(["-c", "sleep 1000 & exit 3"]).stdout(Stdio::piped());
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = warden.start(command).unwrap();
        let mut output = child.stdout.take().unwrap();
        let ward = Arc::new(Ward::new(child));
        warden.watch(&ward, Duration::from_millis(50));
        assert_eq!(output.read(&mut [0]).unwrap(), 0, "nobody holds the pipe any more");
        assert_eq!(ward.end().unwrap().code(), Some(3));
    }

    #[test]
    fn a_program_that_cannot_be_started_is_a_fault() {
        assert!(warden().start(Command::new("/nowhere/arbiter")).is_err());
    }
}
