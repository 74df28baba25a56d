//! Words on one line, and long names within a sentence.

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

/// The words around some names in which as much of the names stands as fits, each cut off by dots where it is too long: what
/// is said of them is never cut.
pub(crate) fn with_names(names: &[String], words: impl Fn(&[String]) -> String, fits: impl Fn(&str) -> bool) -> String {
    let cut = |most: usize| -> Vec<String> {
        let cut = |name: &String| {
            let start: String = name.chars().take(most).collect();
            if start.len() == name.len() { start } else { format!("{}…", start.trim_end()) }
        };
        names.iter().map(cut).collect()
    };
    let whole = words(names);
    if fits(&whole) {
        return whole;
    }
    let longest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let (mut fitting, mut too_long) = (1, longest.max(2));
    while too_long - fitting > 1 {
        let middle = fitting.midpoint(too_long);
        if fits(&words(&cut(middle))) {
            fitting = middle;
        } else {
            too_long = middle;
        }
    }
    words(&cut(fitting))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_give_way_to_what_is_said_of_them() {
        let shown = |name: &str, room: usize| {
            with_names(&[name.to_owned()], |names| format!("{} wins", names.join(", ")), |words| words.chars().count() <= room)
        };
        assert_eq!(shown("Alliance", 13), "Alliance wins");
        assert_eq!(shown("Alliance", 12), "Allian… wins");
        assert_eq!(shown(&"W".repeat(60), 12), "WWWWWW… wins");
        assert_eq!(shown("Alliance", 2), "A… wins", "never without the verdict");
        for room in 8..70 {
            assert!(shown(&"é".repeat(60), room).chars().count() <= room);
        }
    }
}
