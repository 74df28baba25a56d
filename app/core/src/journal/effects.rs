//! What the desk asks of the journal, done.

use std::sync::Arc;
use std::time::Duration;

use super::keeper::Keeper;
use super::steps::Steps;
use crate::desk::{JournalEffect, JournalEvent};

/// Does an effect of the desk, and tells what comes of it. `now` is counted from any beginning; `wall` is the same moment as the journal writes it down.
pub fn run<S: Steps>(effect: JournalEffect, keeper: &mut Keeper<S>, now: Duration, wall: &str) -> Vec<JournalEvent> {
    match effect {
        JournalEffect::Keep { document, draft } => {
            keeper.keep(document.0, *draft, now, wall);
            Vec::new()
        }
        JournalEffect::Forget(document) => keeper.forget(document.0, now).map(JournalEvent::Told).into_iter().collect(),
        JournalEffect::Flush => keeper.flush(now).into_iter().map(JournalEvent::Told).collect(),
        JournalEffect::Look => {
            vec![JournalEvent::Found(keeper.look().map(Arc::new).map_err(|error| error.to_string()))]
        }
        JournalEffect::Take { entry, document } => {
            let taken = keeper.take(&entry, document.0).map(Box::new);
            vec![JournalEvent::Taken { document, taken }]
        }
        JournalEffect::HandOver { from, to } => {
            keeper.hand_over(from.0, to.0);
            Vec::new()
        }
        JournalEffect::Discard(entries) => {
            let faults = entries.iter().filter_map(|entry| keeper.discard(entry).err());
            faults.take(1).map(|error| JournalEvent::NotDiscarded(error.to_string())).collect()
        }
    }
}
