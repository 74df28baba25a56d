//! Words on one line.

use egui::text::{LayoutJob, TextWrapping};
use egui::{Align2, Color32, FontId, Rect, TextFormat, Ui};

/// Paints words on one line within a rectangle, cut off by dots where they are too long. Whether they were.
pub(crate) fn one_line(ui: &Ui, words: &str, font: FontId, ink: Color32, rect: Rect, align: Align2) -> bool {
    let mut job = LayoutJob::single_section(words.to_owned(), TextFormat::simple(font, ink));
    job.wrap = TextWrapping::truncate_at_width(rect.width());
    let galley = ui.painter().layout_job(job);
    let cut = galley.elided;
    ui.painter().galley(align.align_size_within_rect(galley.size(), rect).min, galley, ink);
    cut
}
