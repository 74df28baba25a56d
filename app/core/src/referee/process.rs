//! One child process, as the referee sees it: started, greeted, asked, ended. Whoever asks waits on the pipe; the warden sees
//! to it that the wait is not for ever. How a child ended is told in words.

use std::io::BufReader;
use std::path::Path;
use std::process::{ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::Arc;
use std::time::Duration;

use ruleset_api::Manifest;

use super::belief;
use super::eager;
use super::frame::{self, FrameFault};
use super::protocol::{Answer, CHILD_COMMAND, Hello, Leashed};
use super::report::{Fault, Sandbox};
use super::tail::Tail;
use super::warden::{Ward, Warden};

/// How much of a frame is read at once.
const READ_AT_ONCE: usize = 64 << 10;
/// How long a child whose pipe is closed may take to end by itself, in steps of two milliseconds.
const PATIENCE: u32 = 100;

/// A child that runs one plugin.
#[derive(Debug)]
pub(super) struct Process {
    ward: Arc<Ward>,
    calls: ChildStdin,
    answers: BufReader<ChildStdout>,
    answer: Vec<u8>,
    tail: Tail,
    sandbox: Sandbox,
}

/// How a question came out that the child did not survive, or that it answered.
#[derive(Debug)]
pub(super) enum Asked {
    /// The plugin answered, with a reply or a fault of its own; the child goes on.
    Answered(Result<Vec<u8>, Fault>),
    /// The child is lost.
    Lost(Fault),
}

impl Process {
    /// Starts a child for a library with these bytes, by their SHA-256, and waits for its manifest.
    pub(super) fn start(library: &Path, sha256: &str, warden: &mut Warden) -> Result<(Self, Arc<Manifest>), Fault> {
        let mut process = Self::spawn(library, sha256, warden)?;
        let limit = warden.limits().start;
        let mut first = Vec::new();
        let listen = |process: &mut Self| {
            frame::read(&mut process.answers, &mut first)?;
            frame::read(&mut process.answers, &mut process.answer)
        };
        process.watched(warden, limit, listen, "start")?;
        let (Leashed { sandbox }, _) = frame::parts(&first).map_err(Fault::BadReply)?;
        process.sandbox = sandbox;
        let (hello, manifest) = frame::parts(&process.answer).map_err(Fault::BadReply)?;
        match hello {
            Hello::Refused(fault) => Err(fault.capped()),
            Hello::Ready => {
                let manifest = belief::manifest(manifest)?;
                Ok((process, manifest))
            }
        }
    }

    /// The end of what a lost child printed, line by line.
    pub(super) fn output(&self) -> String {
        self.ward.kill();
        self.tail.lines()
    }

    /// What is closed to the plugin.
    pub(super) fn sandbox(&self) -> Sandbox {
        self.sandbox
    }

    fn spawn(library: &Path, sha256: &str, warden: &mut Warden) -> Result<Self, Fault> {
        let mut command = Command::new(warden.program());
        command.arg(CHILD_COMMAND).arg(library).arg(sha256).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        #[cfg(unix)]
        // A group of its own: it is ended with all that it started.
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let failed = |words: String| Fault::Died(format!("it cannot be started: {words}"));
        let mut child = warden.start(command).map_err(|error| failed(error.to_string()))?;
        let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (Some(calls), Some(answers), Some(errors)) = pipes else { return Err(failed("no pipes".to_owned())) };
        Ok(Self {
            ward: Arc::new(Ward::new(child)),
            calls,
            answers: BufReader::with_capacity(READ_AT_ONCE, answers),
            answer: Vec::new(),
            tail: Tail::of(errors),
            sandbox: Sandbox::default(),
        })
    }

    /// Sends a call and waits so long for its answer.
    pub(super) fn ask(&mut self, op: &str, call: &[u8], limit: Duration, warden: &Warden) -> Asked {
        let talk = |process: &mut Self| {
            frame::write(&mut process.calls, call)?;
            eager::look(process.answers.get_ref());
            frame::read(&mut process.answers, &mut process.answer)
        };
        if let Err(fault) = self.watched(warden, limit, talk, op) {
            return Asked::Lost(fault);
        }
        match frame::parts(&self.answer) {
            Ok((Answer::Reply, reply)) => Asked::Answered(Ok(reply.to_vec())),
            Ok((Answer::Fault(fault), _)) => Asked::Answered(Err(fault.capped())),
            Err(words) => Asked::Lost(self.garbled(words)),
        }
    }

    /// Talks with the child while the warden watches.
    fn watched(
        &mut self,
        warden: &Warden,
        limit: Duration,
        talk: impl FnOnce(&mut Self) -> Result<(), FrameFault>,
        doing: &str,
    ) -> Result<(), Fault> {
        warden.watch(&self.ward, limit);
        let talked = talk(self);
        warden.release();
        if self.ward.was_late() {
            return Err(Fault::Hung(u64::try_from(limit.as_millis()).unwrap_or(u64::MAX)));
        }
        talked.map_err(|fault| match fault {
            FrameFault::TooLarge(length) => self.garbled(format!("a frame of {length} bytes")),
            FrameFault::Closed => Fault::Died(self.last_words(doing)).capped(),
        })
    }

    fn garbled(&self, words: String) -> Fault {
        self.ward.kill();
        Fault::BadReply(words).capped()
    }

    /// What the child was doing, how it ended and what it printed last.
    fn last_words(&self, doing: &str) -> String {
        for _ in 0..PATIENCE {
            if self.ward.ended().is_some() {
                break;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        let how = match self.ward.ended() {
            Some(status) => ending(status),
            None => "it closed its pipe".to_owned(),
        };
        self.ward.kill();
        match self.tail.words() {
            words if words.is_empty() => format!("{doing}: {how}"),
            words => format!("{doing}: {how}; {words}"),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.ward.end();
    }
}

/// How a process ended: "signal 11", "exit code 0".
fn ending(status: ExitStatus) -> String {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return format!("signal {signal}");
    }
    status.code().map_or_else(|| "an unknown end".to_owned(), |code| format!("exit code {code}"))
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic)]
    use std::os::unix::process::ExitStatusExt;
    use std::path::PathBuf;

    use super::*;
    use crate::referee::Limits;

    /// A child that is a script instead of the program.
    fn lost(script: &str) -> Fault {
        let folder = tempfile::tempdir().unwrap();
        let program = folder.path().join("child");
        // Written by another process: a program that is still open for writing anywhere in this one cannot be run.
        let write = "printf '#!/bin/sh\n%s\n' \"$1\" > \"$0\" && chmod 755 \"$0\"";
        assert!(Command::new("sh").arg("-c").arg(write).arg(&program).arg(script).status().unwrap().success());
        Process::start(Path::new("library"), "", &mut Warden::new(program, Limits::default())).unwrap_err()
    }

    #[test]
    fn how_a_child_ended_is_told_in_words() {
        assert_eq!(ending(ExitStatus::from_raw(11)), "signal 11");
        assert_eq!(ending(ExitStatus::from_raw(0)), "exit code 0");
        assert_eq!(ending(ExitStatus::from_raw(3 << 8)), "exit code 3");
    }

    #[test]
    fn a_child_that_ends_is_quoted_with_its_last_words() {
        assert_eq!(
            lost("echo one >&2; echo no such card >&2; exit 3"),
            Fault::Died("start: exit code 3; one / no such card".to_owned())
        );
        assert_eq!(lost("kill -SEGV $$"), Fault::Died("start: signal 11".to_owned()));
    }

    #[test]
    fn a_child_that_says_nonsense_is_ended() {
        assert_eq!(lost("printf 'Segmentation fault'; sleep 1000"), Fault::BadReply("a frame of 1835492691 bytes".to_owned()));
        assert!(matches!(lost("printf '\\005\\000\\000\\000hello\\002\\000\\000\\000{}'; sleep 1000"), Fault::BadReply(_)));
    }

    #[test]
    fn a_program_that_is_absent_is_a_fault_in_words() {
        let mut warden = Warden::new(PathBuf::from("/nowhere/arbiter"), Limits::default());
        let fault = Process::start(Path::new("library"), "", &mut warden).unwrap_err();
        assert!(matches!(fault, Fault::Died(words) if words.contains("cannot be started")));
    }
}
