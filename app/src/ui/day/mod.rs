//! The page with the matches of a folder: above, which folder and which days; below, the list. Enter or a double click opens
//! a match. What is in the records, and in which order they stand, is the desk's.

mod list;

use arbiter_core::day::NoDay;
use arbiter_core::desk::{DayIntent, DayPage, Desk, Intent, Page, page_name};
use arbiter_core::locale::Locale;
use egui::{CentralPanel, Frame, Label, Margin, Panel, RichText, Ui};
use ruleset_api::Text;

use super::folder;
use super::outbox::Outbox;
use super::theme::{self, Palette, size, space};
use super::widgets::{Press, Walk, ends};

/// What the page remembers between frames.
#[derive(Debug, Default)]
pub(crate) struct DayState {
    walk: Walk,
    /// Since when the folder is read, in seconds of the window's time.
    reading_since: Option<f64>,
    /// The keyboard was led to the list of this question, of all days or of today.
    led: Option<(u64, bool)>,
}

/// Shows the page.
pub(crate) fn show(ui: &mut Ui, desk: &Desk, locale: &Locale, state: &mut DayState, out: &mut Outbox) {
    let Some(page) = &desk.day else { return };
    let paper = Frame::new().fill(Palette::of(ui).paper);
    Panel::top("day head").frame(paper.inner_margin(Margin::symmetric(18, 8))).show(ui, |ui| {
        head(ui, desk, page, locale, state, out);
    });
    CentralPanel::no_frame().frame(paper).show(ui, |ui| match &page.found {
        None => {}
        Some(Err(none)) => no_list(ui, page, none, locale, out),
        Some(Ok(day)) if page.order.is_empty() => nothing(ui, page, day.matches.len(), locale, out),
        Some(Ok(_)) => list::show(ui, desk, page, locale, state, out),
    });
}

fn head(ui: &mut Ui, desk: &Desk, page: &DayPage, locale: &Locale, state: &mut DayState, out: &mut Outbox) {
    let slow = folder::slow(ui, page.reading.is_some(), &mut state.reading_since);
    ui.spacing_mut().item_spacing.y = space::SMALL;
    let title = locale.text(&page_name(desk, Page::Day));
    let mut asked = Vec::new();
    let buttons = |ui: &mut Ui| {
        for (words, intent) in [("ui-another-folder", DayIntent::Pick), ("ui-read-again", DayIntent::Refresh)] {
            if Press::words(&locale.t(words)).show(ui).clicked() {
                asked.push(intent);
            }
        }
    };
    ends(ui, "day title", 32.0, |ui| folder::title(ui, &title), buttons);
    let (mut stop, mut all) = (false, None);
    let days = |ui: &mut Ui| {
        let Some(day) = page.day() else { return };
        for (id, count, is_all) in [("entry-day-today", page.today, false), ("entry-day-all", day.matches.len(), true)] {
            let words = locale.text(&Text::new(id).with("n", count));
            if Press::words(&words).chosen(page.all == is_all).show(ui).clicked() && page.all != is_all {
                all = Some(is_all);
            }
        }
    };
    let told = |ui: &mut Ui| match page.reading.filter(|_| slow) {
        Some(progress) => {
            let (done, total) = (progress.done, progress.total);
            let words = match total {
                0 => locale.t("entry-day-reading"),
                _ => locale.text(&Text::new("entry-day-reading-of").with("done", done).with("total", total)),
            };
            stop = folder::reading(ui, progress, &words, locale);
        }
        None => folder::muted(ui, &page.folder.display().to_string()),
    };
    ends(ui, "day days", theme::CONTROL + 2.0, told, days);
    asked.extend(stop.then_some(DayIntent::Stop));
    asked.extend(all.map(DayIntent::All));
    asked.into_iter().for_each(|intent| out.ask(Intent::Day(intent)));
}

/// Why there is no list, and what to do about it.
fn no_list(ui: &mut Ui, page: &DayPage, none: &NoDay, locale: &Locale, out: &mut Outbox) {
    let ink = if *none == NoDay::Stopped { Palette::of(ui).ink } else { Palette::of(ui).bad };
    place(ui, |ui| {
        ui.label(RichText::new(locale.t("entry-day-no-list")).font(theme::bold(size::SUMMARY)).color(ink));
        text(ui, &locale.text(&none.text(&page.folder)));
        if Press::words(&locale.t("ui-type-folder-button")).show(ui).clicked() {
            out.ask(Intent::Day(DayIntent::Type));
        }
    });
}

/// That no match is of today, or that there is none at all.
fn nothing(ui: &mut Ui, page: &DayPage, all: usize, locale: &Locale, out: &mut Outbox) {
    place(ui, |ui| {
        if all == 0 || page.all {
            return text(ui, &locale.t("entry-day-none"));
        }
        text(ui, &locale.t("entry-day-none-today"));
        let words = locale.text(&Text::new("entry-day-show-all").with("n", all));
        if Press::words(&words).show(ui).clicked() {
            out.ask(Intent::Day(DayIntent::All(true)));
        }
    });
}

fn place(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    Frame::new().inner_margin(Margin::symmetric(18, 24)).show(ui, |ui| {
        ui.set_width(ui.available_width().min(640.0));
        ui.spacing_mut().item_spacing.y = space::MEDIUM;
        add(ui);
    });
}

fn text(ui: &mut Ui, words: &str) {
    ui.add(Label::new(RichText::new(words).font(theme::regular(size::SUMMARY)).color(Palette::of(ui).muted)).wrap());
}
