//! A letter box between the window and its referee that keeps the latest letter of each kind only: a judge who types fast
//! does not wait for rulings on what has changed since.

use std::collections::BTreeMap;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// The box. Its size is bounded by the number of keys.
#[derive(Debug)]
pub(super) struct Latest<K, V> {
    waiting: Mutex<Waiting<K, V>>,
    arrived: Condvar,
}

#[derive(Debug)]
struct Waiting<K, V> {
    letters: BTreeMap<K, V>,
    closed: bool,
}

impl<K: Ord, V> Latest<K, V> {
    /// An empty box.
    pub(super) fn new() -> Self {
        let waiting = Waiting { letters: BTreeMap::new(), closed: false };
        Self { waiting: Mutex::new(waiting), arrived: Condvar::new() }
    }

    /// Puts a letter in; one of the same key that was not taken yet is thrown away.
    pub(super) fn put(&self, key: K, letter: V) {
        self.lock().letters.insert(key, letter);
        self.arrived.notify_one();
    }

    /// Whether there is a letter that answers to this.
    pub(super) fn any(&self, is_it: impl Fn(&K) -> bool) -> bool {
        self.lock().letters.keys().any(is_it)
    }

    /// Whether the box is closed.
    pub(super) fn is_closed(&self) -> bool {
        self.lock().closed
    }

    /// Waits for a letter and takes the one with the lowest key; nothing once the box is closed.
    pub(super) fn take(&self) -> Option<V> {
        let mut waiting = self.lock();
        loop {
            if waiting.closed {
                return None;
            }
            if let Some((_, letter)) = waiting.letters.pop_first() {
                return Some(letter);
            }
            waiting = self.arrived.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Closes the box: whoever waits goes home.
    pub(super) fn close(&self) {
        self.lock().closed = true;
        self.arrived.notify_all();
    }

    fn lock(&self) -> MutexGuard<'_, Waiting<K, V>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_latest_letter_of_a_key_is_delivered() {
        let letters = Latest::new();
        letters.put(2, "old");
        letters.put(1, "other");
        letters.put(2, "new");
        assert_eq!((letters.take(), letters.take()), (Some("other"), Some("new")));
    }

    #[test]
    fn what_lies_in_the_box_can_be_asked_for_while_it_stays_there() {
        let letters = Latest::new();
        letters.put(2, "letter");
        assert!(letters.any(|key| *key <= 2) && !letters.any(|key| *key < 2));
        assert_eq!(letters.take(), Some("letter"));
        assert!(!letters.any(|_| true));
    }

    #[test]
    fn a_closed_box_delivers_nothing_more() {
        let letters = Latest::new();
        letters.put(1, "late");
        assert!(!letters.is_closed());
        letters.close();
        assert!(letters.is_closed());
        assert_eq!(letters.take(), None);
    }
}
