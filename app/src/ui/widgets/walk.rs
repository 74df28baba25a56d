//! A long list of rows of one height that the keyboard walks over: which row it is on, and how far to scroll to see it. Only
//! the rows that are seen are painted; what stands in them is the list's affair.

use std::ops::Range;

use egui::{EventFilter, Id, Key, Modifiers, Ui};

/// Where the keyboard is in a list.
#[derive(Debug, Default)]
pub(crate) struct Walk {
    /// The row, by its place on the screen.
    pub(crate) row: usize,
    /// The rows that were seen last.
    seen: Range<usize>,
}

/// What the keys did.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Walked {
    /// The row to be seen, where the keyboard went to another.
    pub(crate) to: Option<usize>,
    /// Enter was pressed on the row.
    pub(crate) taken: bool,
}

impl Walk {
    /// Reads the keys for a list of so many rows whose body has an id.
    pub(crate) fn keys(&mut self, ui: &Ui, body: Id, rows: usize) -> Walked {
        let last = rows.saturating_sub(1);
        self.row = self.row.min(last);
        if !ui.memory(|memory| memory.has_focus(body)) {
            return Walked::default();
        }
        let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(body, filter));
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let before = self.row;
        let page = self.seen.len().max(1);
        for (key, to) in [
            (Key::ArrowDown, before.saturating_add(1)),
            (Key::ArrowUp, before.saturating_sub(1)),
            (Key::PageDown, before.saturating_add(page)),
            (Key::PageUp, before.saturating_sub(page)),
            (Key::Home, 0),
            (Key::End, last),
        ] {
            if pressed(key) {
                self.row = to.min(last);
            }
        }
        Walked { to: (self.row != before).then_some(self.row), taken: rows > 0 && pressed(Key::Enter) }
    }

    /// Notes which rows are painted.
    pub(crate) fn sees(&mut self, painted: &Range<usize>) {
        // The first and the last may be seen in part only.
        self.seen = painted.start.saturating_add(1)..painted.end.saturating_sub(1);
    }

    /// How far to scroll so that a row of a height is seen; nothing where it is.
    pub(crate) fn offset_to_see(&self, row: usize, height: f32) -> Option<f32> {
        let fits = self.seen.len().max(1);
        let first = if row < self.seen.start {
            row
        } else if row >= self.seen.end {
            (row + 1).saturating_sub(fits)
        } else {
            return None;
        };
        #[expect(clippy::cast_precision_loss, reason = "a place on the screen")]
        let first = first as f32;
        Some(first * height)
    }
}
