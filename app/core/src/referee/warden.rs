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
    child: Mutex<Child>,
    late: AtomicBool,
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
        Self { child: Mutex::new(child), late: AtomicBool::new(false) }
    }

    /// Whether it was ended because it did not answer in time.
    pub(super) fn was_late(&self) -> bool {
        self.late.load(Ordering::SeqCst)
    }

    /// Ends it, and whatever it started.
    pub(super) fn kill(&self) {
        let mut child = self.lock();
        // A process that is already reaped has given its number back; one that is not keeps it.
        if matches!(child.try_wait(), Ok(None)) {
            kill_group(&child);
            let _ = child.kill();
        }
    }

    /// How it ended, if it has.
    pub(super) fn ended(&self) -> Option<ExitStatus> {
        self.lock().try_wait().ok().flatten()
    }

    /// Waits for its end.
    pub(super) fn wait(&self) -> Option<ExitStatus> {
        self.lock().wait().ok()
    }

    fn lock(&self) -> MutexGuard<'_, Child> {
        self.child.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(unix)]
fn kill_group(child: &Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    if let Some(group) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) {
        let _ = kill_process_group(group, Signal::KILL);
    }
}

#[cfg(not(unix))]
fn kill_group(_: &Child) {}

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
        assert!(!ward.wait().unwrap().success());
    }

    #[test]
    fn a_process_that_answered_is_left_alone_and_watched_anew() {
        let mut warden = warden();
        let (first, input, _output) = waiting(&mut warden);
        warden.watch(&first, Duration::from_secs(3_600));
        warden.release();
        drop(input);
        assert!(first.wait().unwrap().success());
        let (second, _input, mut output) = waiting(&mut warden);
        warden.watch(&second, Duration::from_millis(1));
        assert_eq!(output.read(&mut [0]).unwrap(), 0);
        assert!(second.was_late() && !first.was_late());
    }

    #[test]
    fn a_program_that_cannot_be_started_is_a_fault() {
        assert!(warden().start(Command::new("/nowhere/arbiter")).is_err());
    }
}
