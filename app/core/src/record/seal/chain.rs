//! What the entries of a record tell of it: whether it is locked, and whether something was changed that should not have
//! been.

use ruleset_api::Record;
use serde::Serialize;

use super::{Act, Decision, Entry, content_hash, entry_hash, own_hash};

/// The entries of a record, and what they come to.
#[derive(Clone, Debug, PartialEq)]
pub struct Chain {
    /// The entries, the oldest first.
    pub links: Vec<Link>,
    /// What they come to.
    pub state: State,
}

/// One entry, as it was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Link {
    /// The entry; `None` where it is none that this version knows.
    pub entry: Option<Box<Entry>>,
    /// What is wrong with it, if anything.
    pub mark: Option<Mark>,
}

/// What is wrong with an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// It is none that this version knows.
    Unreadable,
    /// It was changed after it was written.
    Altered,
    /// It does not follow the entry before it: one was taken away, put in, changed, or they were put in another order.
    Loose,
    /// The record was changed between the seal before and this reopening.
    ChangedBefore,
}

/// What the entries of a record come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// Nobody signed it.
    Unsealed,
    /// It is locked, and is as it was when it was signed.
    Sealed,
    /// It was reopened, and may be changed.
    Reopened,
    /// It is locked, and was changed after it was signed.
    Changed,
    /// It is locked or was, and its entries were changed.
    Broken,
}

impl State {
    /// Whether the record must not be changed.
    #[must_use]
    pub fn locks(self) -> bool {
        matches!(self, Self::Sealed | Self::Changed | Self::Broken)
    }
}

impl Chain {
    /// The entry that counts now: the last one.
    #[must_use]
    pub fn last(&self) -> Option<&Entry> {
        self.links.last()?.entry.as_deref()
    }

    /// Who wins by the word of a judge, where that goes before the ruling.
    #[must_use]
    pub fn decision(&self) -> Option<Decision> {
        let entry = self.last().filter(|_| self.state.locks())?;
        let Act::Override { reason, winners, .. } = &entry.act else { return None };
        let (winners, reason) = (winners.clone(), reason.clone());
        Some(Decision { winners, by: entry.by.clone(), role: entry.role, reason, at: entry.at.clone() })
    }
}

/// Who wins a match by the word of a judge, where that goes before the ruling.
#[must_use]
pub fn decision(record: &Record) -> Option<Decision> {
    if record.rulings.is_empty() { None } else { verify(record).decision() }
}

/// Looks at the entries of a record, and at the record in their light.
#[must_use]
pub fn verify(record: &Record) -> Chain {
    let mut links: Vec<Link> = Vec::with_capacity(record.rulings.len());
    let mut before = None;
    for value in &record.rulings {
        let entry = Entry::of(value).filter(|entry| entry.act.is_about(record)).map(Box::new);
        let sealed = links.iter().rev().find_map(|link| link.entry.as_deref()).filter(|entry| entry.act.locks());
        let mark = match &entry {
            None => Some(Mark::Unreadable),
            Some(entry) if entry.hash != own_hash(value) => Some(Mark::Altered),
            Some(entry) if entry.previous != before => Some(Mark::Loose),
            Some(entry) if matches!(entry.act, Act::Reopen { .. }) => {
                sealed.filter(|sealed| sealed.content != entry.content).map(|_| Mark::ChangedBefore)
            }
            Some(_) => None,
        };
        before = Some(entry_hash(value));
        links.push(Link { entry, mark });
    }
    let state = state(record, &links);
    Chain { links, state }
}

/// What the entries come to. What was wrong before a good reopening is history: the head judge has seen it.
fn state(record: &Record, links: &[Link]) -> State {
    let wrong = |link: &&Link| link.mark.is_some_and(|mark| mark != Mark::ChangedBefore);
    let reopens = |link: &&Link| link.entry.as_deref().is_some_and(|entry| !entry.act.locks()) && !wrong(link);
    let since = links.iter().rposition(|link| reopens(&link)).map_or(0, |reopened| reopened + 1);
    let since = links.get(since..).unwrap_or_default();
    let last = since.last().map(|link| link.entry.as_deref());
    match last {
        None if links.is_empty() => State::Unsealed,
        None => State::Reopened,
        _ if since.iter().any(|link| wrong(&link)) => State::Broken,
        Some(Some(entry)) if content_hash(record).is_ok_and(|hash| hash == entry.content) => State::Sealed,
        Some(_) => State::Changed,
    }
}
