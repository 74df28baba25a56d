//! The last words of a child: the end of what it printed, kept for the report. A thread reads the pipe to its end, so that a
//! child that prints much never waits for a reader.

use std::collections::VecDeque;
use std::io::Read;
use std::process::ChildStderr;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use crate::locale::harmless;

/// How much is kept, in bytes.
const KEPT: usize = 2 << 10;
/// So many lines of it are told at most.
const MOST_LINES: usize = 20;
/// How long the end of the pipe is waited for once the process has ended; something that it started may hold it open.
const PATIENCE: Duration = Duration::from_millis(200);

/// The end of what a child printed.
#[derive(Debug)]
pub(super) struct Tail {
    kept: Arc<Mutex<VecDeque<u8>>>,
    end: Receiver<()>,
}

impl Tail {
    /// Reads a pipe in a thread of its own. Without a thread nothing is kept.
    pub(super) fn of(mut pipe: ChildStderr) -> Self {
        let kept = Arc::new(Mutex::new(VecDeque::new()));
        let (at_end, end) = channel();
        let keep = Arc::clone(&kept);
        let read = move || {
            let mut chunk = [0; 1 << 10];
            while let Ok(count @ 1..) = pipe.read(&mut chunk) {
                push(&mut keep.lock().unwrap_or_else(PoisonError::into_inner), chunk.get(..count).unwrap_or_default());
            }
            let _ = at_end.send(());
        };
        let _ = std::thread::Builder::new().name("last words".to_owned()).spawn(read);
        Self { kept, end }
    }

    /// The last line or two of a child that has ended; empty where it printed nothing.
    pub(super) fn words(&self) -> String {
        last_lines(&self.printed(), 2).join(" / ")
    }

    /// More of it, line by line.
    pub(super) fn lines(&self) -> String {
        let printed = self.printed();
        let lines: Vec<_> = last_lines(&printed, MOST_LINES).into_iter().map(harmless).collect();
        lines.join("\n")
    }

    fn printed(&self) -> String {
        // Nothing is sent twice: a pipe whose end was seen is not waited for again.
        let _ = self.end.recv_timeout(PATIENCE);
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let bytes: Vec<u8> = kept.iter().copied().collect();
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

fn push(kept: &mut VecDeque<u8>, bytes: &[u8]) {
    kept.extend(bytes);
    kept.drain(..kept.len().saturating_sub(KEPT));
}

fn last_lines(printed: &str, most: usize) -> Vec<&str> {
    let lines: Vec<&str> = printed.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    lines.iter().skip(lines.len().saturating_sub(most)).copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_end_of_much_is_kept() {
        let mut kept = VecDeque::new();
        for _ in 0..1_000 {
            push(&mut kept, b"so it goes on\n");
        }
        push(&mut kept, b"out of memory");
        assert_eq!(kept.len(), KEPT);
        assert!(kept.iter().copied().collect::<Vec<_>>().ends_with(b"on\nout of memory"));
    }

    #[test]
    fn the_last_words_are_the_last_two_lines() {
        assert_eq!(last_lines("a\nb\n\n  c  \n", 2), ["b", "c"]);
        assert!(last_lines("\n\n", 2).is_empty());
    }
}
