//! Whether a plugin answers the same question the same: a ruling must not depend on chance, the clock or what was asked
//! before. It compares answers as JSON, and knows nothing of what they mean.

use std::collections::VecDeque;

use serde_json::Value;

/// So many of the last answers are remembered…
const REMEMBERED: usize = 8;
/// …of questions and answers that have so many bytes together at most.
const LARGEST: usize = 256 << 10;

/// What a plugin was asked lately, and what it answered.
#[derive(Debug, Default)]
pub(super) struct Steadiness {
    asked: u64,
    lately: VecDeque<(Vec<u8>, Vec<u8>)>,
    unsteady: bool,
}

impl Steadiness {
    /// Whether the plugin was found to give two answers to one question.
    pub(super) fn is_lost(&self) -> bool {
        self.unsteady
    }

    /// Counts a question; whether it is one that should be asked twice: the first, the second, the fourth, the eighth…
    pub(super) fn is_due(&mut self) -> bool {
        self.asked += 1;
        self.asked.is_power_of_two()
    }

    /// Takes an answer; whether it is the same as an earlier one to the same question.
    pub(super) fn holds(&mut self, question: &[u8], answer: &[u8]) -> bool {
        match self.lately.iter().find(|(asked, _)| asked == question) {
            Some((_, before)) => self.unsteady = self.unsteady || !same(before, answer),
            None if question.len() + answer.len() <= LARGEST => {
                self.lately.truncate(REMEMBERED - 1);
                self.lately.push_front((question.to_vec(), answer.to_vec()));
            }
            None => {}
        }
        !self.unsteady
    }

    /// Takes two answers to one question; whether they are the same.
    pub(super) fn agree(&mut self, one: &[u8], other: &[u8]) -> bool {
        self.unsteady = self.unsteady || !same(one, other);
        !self.unsteady
    }
}

/// The order of members means nothing in JSON, and some languages shuffle it. What is no JSON is somebody else's to judge.
fn same(one: &[u8], other: &[u8]) -> bool {
    let parsed = |bytes| serde_json::from_slice::<Value>(bytes);
    one == other || matches!((parsed(one), parsed(other)), (Ok(one), Ok(other)) if one == other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_answer_to_a_question_of_lately_is_noticed_for_good() {
        let mut steadiness = Steadiness::default();
        assert!(steadiness.holds(b"a", b"1") && steadiness.holds(b"b", b"2") && steadiness.holds(b"a", b"1"));
        assert!(!steadiness.holds(b"a", b"2"));
        assert!(steadiness.is_lost() && !steadiness.holds(b"a", b"1"));
    }

    #[test]
    fn the_order_of_members_makes_no_difference() {
        assert!(Steadiness::default().agree(br#"{"a":1,"b":2}"#, br#"{ "b": 2, "a": 1 }"#));
        assert!(!Steadiness::default().agree(br#"{"a":1,"b":2}"#, br#"{ "b": 2, "a": 3 }"#));
        assert!(!Steadiness::default().agree(b"heads", b"tails"));
    }

    #[test]
    fn much_is_neither_remembered_nor_asked_twice() {
        let mut steadiness = Steadiness::default();
        for question in 0..100_u8 {
            assert!(steadiness.holds(&[question], b"{}"));
        }
        assert!(steadiness.holds(b"large", &vec![b' '; LARGEST]));
        assert_eq!(steadiness.lately.len(), REMEMBERED);
        assert_eq!((1..=1_000).filter(|_| steadiness.is_due()).count(), 10);
    }
}
