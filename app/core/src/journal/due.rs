//! When what was changed is written: after a short pause, and never much later than the first change that is not written
//! yet. It reads no clock; times are counted from any beginning, the same for all.

use std::collections::BTreeMap;
use std::time::Duration;

/// So long after the last change it is written: who types on is not written at each key.
pub const PAUSE: Duration = Duration::from_millis(400);
/// So long after the first change that is not written it is written at the latest. What is left of two seconds is for the
/// disk.
pub const LONGEST: Duration = Duration::from_millis(1200);
/// So long after it could not be written it is tried again.
pub const RETRY: Duration = Duration::from_secs(2);

/// What has to be written, and when.
#[derive(Clone, Debug, Default)]
pub struct Due {
    waiting: BTreeMap<u64, Waiting>,
}

#[derive(Clone, Copy, Debug)]
struct Waiting {
    latest: Duration,
    at: Duration,
}

impl Due {
    /// A document was changed.
    pub fn changed(&mut self, document: u64, now: Duration) {
        let waiting = self.waiting.entry(document).or_insert(Waiting { latest: now + LONGEST, at: now });
        waiting.at = waiting.latest.min(now + PAUSE);
    }

    /// A document could not be written.
    pub fn again(&mut self, document: u64, now: Duration) {
        self.waiting.insert(document, Waiting { latest: now + RETRY, at: now + RETRY });
    }

    /// A document needs nothing any more.
    pub fn cancel(&mut self, document: u64) {
        self.waiting.remove(&document);
    }

    /// When something has to be written next; `None`: nothing has changed.
    #[must_use]
    pub fn next(&self) -> Option<Duration> {
        self.waiting.values().map(|waiting| waiting.at).min()
    }

    /// Takes the documents that have to be written now.
    pub fn take(&mut self, now: Duration) -> Vec<u64> {
        let due: Vec<u64> = self.waiting.iter().filter(|(_, waiting)| waiting.at <= now).map(|(id, _)| *id).collect();
        due.iter().for_each(|id| self.cancel(*id));
        due
    }

    /// Takes all documents that wait, before their time.
    pub fn take_all(&mut self) -> Vec<u64> {
        std::mem::take(&mut self.waiting).into_keys().collect()
    }
}
