//! A bar that shows how far reading has come, on a terminal, once the work takes more than a second.

use std::io::Write;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use crate::standings::Progress;

/// Quicker work shows no bar.
const PATIENCE: Duration = Duration::from_secs(1);
/// How often the bar is drawn at most.
const PAUSE: Duration = Duration::from_millis(100);
/// The width of the bar, in characters.
const WIDTH: usize = 30;

/// The bar of one piece of work.
pub(super) struct Bar<'a> {
    terminal: Option<&'a mut dyn Write>,
    /// When it is drawn next.
    next: Instant,
    drawn: bool,
}

impl<'a> Bar<'a> {
    /// A bar of work that begins now. Without a terminal it is never drawn.
    pub(super) fn new(terminal: Option<&'a mut dyn Write>) -> Self {
        Self { terminal, next: Instant::now() + PATIENCE, drawn: false }
    }

    /// Draws the bar where it is time for it. Work goes on whether it can be drawn or not.
    pub(super) fn show(&mut self, progress: Progress) -> ControlFlow<()> {
        self.show_at(Instant::now(), progress);
        ControlFlow::Continue(())
    }

    fn show_at(&mut self, now: Instant, progress: Progress) {
        if let Some(terminal) = &mut self.terminal
            && now >= self.next
        {
            self.next = now + PAUSE;
            self.drawn = true;
            let _ = write!(terminal, "\r{}", drawn(progress)).and_then(|()| terminal.flush());
        }
    }

    /// Takes the bar off the terminal.
    pub(super) fn clear(&mut self) {
        if let Some(terminal) = &mut self.terminal
            && std::mem::take(&mut self.drawn)
        {
            let _ = write!(terminal, "\r\u{1b}[K").and_then(|()| terminal.flush());
        }
    }
}

fn drawn(Progress { done, total }: Progress) -> String {
    let full = (done * WIDTH).checked_div(total).unwrap_or(WIDTH).min(WIDTH);
    format!("[{}{}] {done} / {total}", "#".repeat(full), " ".repeat(WIDTH - full))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn lines(seconds: &[f32]) -> String {
        let mut terminal = Vec::new();
        let mut bar = Bar::new(Some(&mut terminal));
        let begin = bar.next - PATIENCE;
        for (done, second) in seconds.iter().enumerate() {
            bar.show_at(begin + Duration::from_secs_f32(*second), Progress { done, total: seconds.len() });
        }
        bar.clear();
        String::from_utf8(terminal).unwrap()
    }

    #[test]
    fn quick_work_shows_no_bar() {
        assert_eq!(lines(&[0.0, 0.5, 0.9]), "");
    }

    #[test]
    fn long_work_shows_how_far_it_has_come_and_leaves_nothing_behind() {
        let shown = lines(&[0.0, 1.1, 1.15, 2.0]);
        assert_eq!(shown.matches('\r').count(), 3, "drawn twice, taken off once: {shown:?}");
        assert!(shown.contains("] 1 / 4") && shown.contains("] 3 / 4") && shown.ends_with("\r\u{1b}[K"), "{shown:?}");
        assert_eq!(drawn(Progress { done: 0, total: 0 }).matches('#').count(), WIDTH);
        assert_eq!(drawn(Progress { done: 50, total: 100 }).matches('#').count(), WIDTH / 2);
    }
}
