//! The round's clock of a document. It counts down by the steady time that comes with each [`Moment`]; it reads no clock
//! itself. Pausing, adding time and the call at zero are noted in the record's log, which stands outside undo.

use ruleset_api::Text;
use ruleset_api::log::LogEvent;

use super::document::DocumentId;
use super::message::{Answer, Effect, Notice, Question};
use super::title::document_name;
use super::{Desk, layout, log};

/// The longest round and the most time that can be added at once, in minutes.
pub const MOST_MINUTES: u32 = 999;

/// A moment, told by the shell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// Milliseconds of a time that only goes forward, also while the computer sleeps, and that nobody can set.
    pub steady: u64,
    /// The same moment by the clock on the wall: RFC 3339 to the second, with the offset of the place.
    pub wall: String,
}

/// The clock of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Length of the round, in minutes.
    pub minutes: u32,
    /// Where it stands.
    pub hand: Hand,
}

/// Where a clock stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hand {
    /// It was not started yet.
    #[default]
    Ready,
    /// It runs.
    Running {
        /// The steady time at which it comes to zero, in milliseconds.
        ends: u64,
    },
    /// It stands still.
    Paused {
        /// What is left, in milliseconds; never 0.
        left: u64,
    },
    /// It came to zero: time was called.
    Called,
}

/// What the judge wants of the clock of the current document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockIntent {
    /// Start it, or let it go on.
    Start,
    /// Pause it.
    Pause,
    /// Add time: asks how much and why.
    Add,
    /// Set it, which also puts it back to its beginning: asks for the length of the round.
    Set,
    /// Whether it is silent at zero.
    Mute(bool),
}

/// A question on the clock of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockQuestion {
    /// How many minutes are added, and why?
    Add,
    /// How many minutes has the round?
    Set {
        /// What the field begins with.
        minutes: u32,
        /// The clock was started; an answer puts it back.
        started: bool,
    },
}

/// An answer to a question on the clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClockAnswer {
    /// So many minutes are added.
    Add {
        /// How many, from 1.
        minutes: u32,
        /// Why.
        reason: String,
    },
    /// The round has so many minutes, from 1.
    Set(u32),
}

impl Clock {
    /// A clock that was not started yet.
    #[must_use]
    pub fn ready(minutes: u32) -> Self {
        Self { minutes, hand: Hand::Ready }
    }

    /// What is left at a steady time, in milliseconds.
    #[must_use]
    pub fn left(&self, now: u64) -> u64 {
        match self.hand {
            Hand::Ready => millis(self.minutes),
            Hand::Running { ends } => ends.saturating_sub(now),
            Hand::Paused { left } => left,
            Hand::Called => 0,
        }
    }

    /// What is left, as it is read: whole seconds, rounded up, so that 0 is only shown at zero.
    #[must_use]
    pub fn seconds(&self, now: u64) -> u64 {
        self.left(now).div_ceil(1000)
    }

    /// While it runs: the milliseconds until it shows another second.
    #[must_use]
    pub fn next_change(&self, now: u64) -> Option<u64> {
        let Hand::Running { .. } = self.hand else { return None };
        let beyond = self.left(now) % 1000;
        Some(if beyond == 0 { 1000 } else { beyond })
    }

    /// Whether it runs.
    #[must_use]
    pub fn runs(&self) -> bool {
        matches!(self.hand, Hand::Running { .. })
    }

    /// Starts it or lets it go on; what there is to note of it. At zero it stays.
    fn start(&mut self, now: u64) -> Option<LogEvent> {
        let left = self.left(now);
        let event = match self.hand {
            Hand::Ready => LogEvent::ClockStarted { minutes: self.minutes },
            Hand::Paused { .. } => LogEvent::ClockResumed { left_seconds: self.seconds(now) },
            Hand::Running { .. } | Hand::Called => return None,
        };
        self.hand = Hand::Running { ends: now.saturating_add(left) };
        Some(event)
    }

    fn pause(&mut self, now: u64) -> Option<LogEvent> {
        if !self.runs() {
            return None;
        }
        let event = LogEvent::ClockPaused { left_seconds: self.seconds(now) };
        self.hand = Hand::Paused { left: self.left(now) };
        Some(event)
    }

    /// Adds time to a clock that was started; one that had come to zero runs again.
    fn add(&mut self, minutes: u32, now: u64) -> bool {
        let more = millis(minutes);
        self.hand = match self.hand {
            Hand::Ready => return false,
            Hand::Running { ends } => Hand::Running { ends: ends.saturating_add(more) },
            Hand::Paused { left } => Hand::Paused { left: left.saturating_add(more) },
            Hand::Called => Hand::Running { ends: now.saturating_add(more) },
        };
        true
    }

    /// Puts it back; what there is to note where it had been started.
    fn set(&mut self, minutes: u32, now: u64) -> Option<LogEvent> {
        let left_seconds = self.seconds(now);
        let was = std::mem::replace(self, Self::ready(minutes));
        (was.hand != Hand::Ready).then_some(LogEvent::ClockReset { minutes, left_seconds })
    }

    /// Calls time once it is at zero.
    fn strike(&mut self, now: u64) -> Option<LogEvent> {
        let Hand::Running { ends } = self.hand else { return None };
        let late = now.checked_sub(ends)?;
        self.hand = Hand::Called;
        // A second or two is how long a frame may take; more means that the computer slept.
        let late_seconds = late / 1000;
        Some(LogEvent::TimeCalled { late_seconds: if late_seconds < 3 { 0 } else { late_seconds } })
    }
}

fn millis(minutes: u32) -> u64 {
    u64::from(minutes) * 60_000
}

/// Whether a number of minutes can be set or added.
#[must_use]
pub fn is_minutes(minutes: u32) -> bool {
    (1..=MOST_MINUTES).contains(&minutes)
}

/// Does what the judge wants of the current document's clock.
pub(super) fn ask(desk: &mut Desk, intent: ClockIntent) -> Vec<Effect> {
    if let ClockIntent::Mute(muted) = intent {
        desk.settings.clock.muted = muted;
        return layout::keep(desk);
    }
    let now = desk.now.steady;
    let Some(document) = desk.document_mut() else { return Vec::new() };
    let id = document.id;
    let started = document.clock.hand != Hand::Ready;
    let event = match intent {
        ClockIntent::Start => document.clock.start(now),
        ClockIntent::Pause => document.clock.pause(now),
        ClockIntent::Add if started => {
            desk.ask(Question::Clock { document: id, asked: ClockQuestion::Add });
            None
        }
        ClockIntent::Set => {
            let minutes = document.clock.minutes;
            desk.ask(Question::Clock { document: id, asked: ClockQuestion::Set { minutes, started } });
            None
        }
        ClockIntent::Add | ClockIntent::Mute(_) => None,
    };
    if let Some(event) = event {
        log::note(desk, id, event);
    }
    Vec::new()
}

/// Takes an answer; one that cannot be taken leaves the question open.
pub(super) fn answer(desk: &mut Desk, id: DocumentId, asked: ClockQuestion, answer: Answer) -> Vec<Effect> {
    let now = desk.now.steady;
    let (event, minutes) = match (asked, answer) {
        (_, Answer::Cancel) => return Vec::new(),
        (ClockQuestion::Add, Answer::Clock(ClockAnswer::Add { minutes, reason }))
            if is_minutes(minutes) && !reason.trim().is_empty() =>
        {
            let Some(document) = desk.get_mut(id) else { return Vec::new() };
            let reason = reason.trim().to_owned();
            (document.clock.add(minutes, now).then_some(LogEvent::TimeAdded { minutes, reason }), None)
        }
        (ClockQuestion::Set { .. }, Answer::Clock(ClockAnswer::Set(minutes))) if is_minutes(minutes) => {
            let Some(document) = desk.get_mut(id) else { return Vec::new() };
            (document.clock.set(minutes, now), Some(minutes))
        }
        (asked, _) => {
            desk.question = Some(Question::Clock { document: id, asked });
            return Vec::new();
        }
    };
    let mut effects = Vec::new();
    if let Some(minutes) = minutes.filter(|minutes| *minutes != desk.settings.clock.minutes) {
        desk.settings.clock.minutes = minutes;
        effects = layout::keep(desk);
        // Clocks that were not touched yet begin with it too.
        for other in desk.documents.iter_mut().filter(|other| other.clock.hand == Hand::Ready) {
            other.clock.minutes = minutes;
        }
    }
    if let Some(event) = event {
        // What was told of a call is of no more use once the clock goes on.
        desk.notices.retain(|notice| notice.clock != Some(id));
        log::note(desk, id, event);
    }
    effects
}

/// Time went on: calls time where a clock came to zero.
pub(super) fn time(desk: &mut Desk, now: Moment) -> Vec<Effect> {
    desk.now = now;
    let steady = desk.now.steady;
    let struck = desk.documents.iter_mut().filter_map(|document| Some((document.id, document.clock.strike(steady)?)));
    let struck: Vec<_> = struck.collect();
    let sound = !desk.settings.clock.muted;
    let mut effects = Vec::new();
    for (document, event) in struck {
        log::note(desk, document, event);
        if let Some(text) = call(desk, document) {
            desk.notices.push(Notice { failure: false, text, page: None, clock: Some(document) });
        }
        effects.push(Effect::TimeCalled { document, sound });
    }
    effects
}

/// The call, with the match where it is not the one in view.
fn call(desk: &Desk, id: DocumentId) -> Option<Text> {
    if desk.document().is_some_and(|document| document.id == id) {
        return Some(Text::new("clock-time-called"));
    }
    let named = &desk.get(id)?.record.event;
    let table = named.table.trim();
    Some(match table.is_empty() {
        false => Text::new("clock-time-called-at-table").with("table", table),
        true => Text::new("clock-time-called-of").with("match", document_name(desk.get(id)?)),
    })
}
