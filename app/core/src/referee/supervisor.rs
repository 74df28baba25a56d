//! One plugin under supervision: a child that is lost is replaced and asked once more; a plugin that loses children too often
//! is not asked any more until rulesets are searched for again. It knows when to stop, and nothing of rulings.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use ruleset_api::Manifest;

use super::process::{Asked, Process};
use super::report::{Fault, Sandbox};
use super::steady::Steadiness;
use super::warden::Warden;

/// So many lost children…
const TOO_MANY: usize = 3;
/// …in so long a time suspend a plugin.
const SHORT: Duration = Duration::from_secs(60);

/// A plugin and its child.
#[derive(Debug)]
pub(super) struct Supervised {
    library: PathBuf,
    sha256: String,
    /// The end of what its last lost child printed.
    output: String,
    manifest: Arc<Manifest>,
    sandbox: Sandbox,
    process: Option<Process>,
    losses: Losses,
    /// Those of calls that nobody waits for, see [`Supervised::ask_aside`].
    losses_aside: Losses,
    steadiness: Steadiness,
}

/// When children of a plugin were lost.
#[derive(Debug, Default)]
struct Losses {
    when: VecDeque<Instant>,
    suspended: Option<Fault>,
}

impl Supervised {
    /// Starts a plugin for the first time, by the SHA-256 of its bytes.
    pub(super) fn start(library: &Path, sha256: &str, warden: &mut Warden) -> Result<Self, Fault> {
        let (process, manifest) = Process::start(library, sha256, warden)?;
        let (library, sandbox) = (library.to_owned(), process.sandbox());
        let (sha256, output) = (sha256.to_owned(), String::new());
        let (losses, steadiness) = (Losses::default(), Steadiness::default());
        let losses_aside = Losses::default();
        Ok(Self { library, sha256, output, manifest, sandbox, process: Some(process), losses, losses_aside, steadiness })
    }

    /// What is closed to its process.
    pub(super) fn sandbox(&self) -> Sandbox {
        self.sandbox
    }

    /// The end of what its last lost child printed, line by line; empty where none was lost or nothing was printed.
    pub(super) fn output(&self) -> &str {
        &self.output
    }

    /// The manifest, as the plugin gave it when it was first started.
    pub(super) fn manifest(&self) -> &Arc<Manifest> {
        &self.manifest
    }

    /// As [`Supervised::ask`], for a question that has one answer. Now and then it is asked twice; a plugin that gives
    /// another answer than before is not asked any more, since neither can be relied upon.
    pub(super) fn ask_steadily(&mut self, op: &str, call: &[u8], limit: Duration, warden: &mut Warden) -> Result<Vec<u8>, Fault> {
        let answer = self.ask(op, call, limit, warden)?;
        let mut steady = self.steadiness.holds(call, &answer);
        if steady && self.steadiness.is_due() {
            let again = self.ask(op, call, limit, warden)?;
            steady = self.steadiness.agree(&answer, &again);
        }
        if steady { Ok(answer) } else { Err(Fault::Unsteady) }
    }

    /// Sends a call, which may take so long. Where the child is lost over it, another is started and asked once more.
    pub(super) fn ask(&mut self, op: &str, call: &[u8], limit: Duration, warden: &mut Warden) -> Result<Vec<u8>, Fault> {
        self.allow()?;
        match self.ask_once(op, call, limit, warden) {
            Asked::Answered(answer) => answer,
            Asked::Lost(fault) => {
                self.losses.note(Instant::now(), &fault)?;
                match self.ask_once(op, call, limit, warden) {
                    Asked::Answered(answer) => answer,
                    Asked::Lost(fault) => self.losses.note(Instant::now(), &fault).and(Err(fault)),
                }
            }
        }
    }

    /// Sends a call that is no ruling on what the judge entered, but on what could be. A child that is lost over it is not
    /// held against the rulings: only calls of this kind are suspended by such losses. The outer error says that there is no
    /// asking now, the inner one is the plugin's own answer.
    pub(super) fn ask_aside(
        &mut self,
        op: &str,
        call: &[u8],
        limit: Duration,
        warden: &mut Warden,
    ) -> Result<Result<Vec<u8>, Fault>, Fault> {
        self.allow()?;
        self.losses_aside.allow()?;
        match self.ask_once(op, call, limit, warden) {
            Asked::Answered(answer) => Ok(answer),
            Asked::Lost(fault) => self.losses_aside.note(Instant::now(), &fault).and(Err(fault)),
        }
    }

    /// Whether the plugin may be asked at all.
    fn allow(&self) -> Result<(), Fault> {
        if self.steadiness.is_lost() { Err(Fault::Unsteady) } else { self.losses.allow() }
    }

    fn ask_once(&mut self, op: &str, call: &[u8], limit: Duration, warden: &mut Warden) -> Asked {
        let mut process = match self.process.take() {
            Some(process) => process,
            None => match Process::start(&self.library, &self.sha256, warden) {
                Ok((process, manifest)) if manifest == self.manifest => process,
                Ok(_) => return Asked::Lost(Fault::BadManifest("the library was replaced by another one meanwhile".to_owned())),
                Err(fault) => return Asked::Lost(fault),
            },
        };
        let asked = process.ask(op, call, limit, warden);
        match asked {
            Asked::Answered(_) => self.process = Some(process),
            Asked::Lost(_) => self.output = process.output(),
        }
        asked
    }
}

impl Losses {
    /// Whether the plugin may be asked.
    fn allow(&self) -> Result<(), Fault> {
        self.suspended.as_ref().map_or(Ok(()), |fault| Err(Fault::Suspended(Box::new(fault.clone()))))
    }

    /// Notes that a child was lost; an error once that was too often.
    fn note(&mut self, now: Instant, fault: &Fault) -> Result<(), Fault> {
        self.when.push_back(now);
        self.when.retain(|when| now.saturating_duration_since(*when) < SHORT);
        if self.when.len() >= TOO_MANY {
            self.suspended = Some(fault.clone());
        }
        self.allow()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn three_losses_in_a_minute_suspend_a_plugin_with_its_last_words() {
        let (mut losses, start) = (Losses::default(), Instant::now());
        let fault = |words: &str| Fault::Died(words.to_owned());
        assert!(losses.note(start, &fault("a")).is_ok());
        assert!(losses.note(start + Duration::from_secs(30), &fault("b")).is_ok());
        let suspended = Fault::Suspended(Box::new(fault("c")));
        assert_eq!(losses.note(start + Duration::from_secs(59), &fault("c")).unwrap_err(), suspended);
        assert_eq!(losses.allow().unwrap_err(), suspended, "it stays so");
    }

    #[test]
    fn losses_that_lie_apart_suspend_nothing() {
        let (mut losses, start) = (Losses::default(), Instant::now());
        for loss in 0..10 {
            assert!(losses.note(start + Duration::from_secs(31 * loss), &Fault::Hung(3_000)).is_ok());
        }
    }
}
