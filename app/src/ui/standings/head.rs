//! The head of the page: whose standings, how many records, which days count; and how far reading has come.

use arbiter_core::desk::standings::day;
use arbiter_core::desk::{Desk, Intent, StandingsIntent, StandingsPage};
use arbiter_core::locale::Locale;
use arbiter_core::standings::Progress;
use egui::{Id, Ui};
use ruleset_api::Text;

use crate::ui::folder;
use crate::ui::outbox::Outbox;
use crate::ui::theme::{self, space};
use crate::ui::widgets::{self, Field, Mark, Press, ends};

/// Width of a date, in points.
const DATE: f32 = 108.0;

pub(super) fn show(ui: &mut Ui, desk: &Desk, page: &StandingsPage, locale: &Locale, since: &mut Option<f64>, out: &mut Outbox) {
    let slow = folder::slow(ui, page.reading.is_some(), since);
    ui.spacing_mut().item_spacing.y = space::SMALL;
    let title = |ui: &mut Ui| folder::title(ui, &title(desk, page, locale));
    let buttons = |ui: &mut Ui| {
        if Press::words(&locale.t("ui-another-folder")).show(ui).clicked() {
            out.ask(Intent::Standings(StandingsIntent::Pick));
        }
        if Press::words(&locale.t("ui-read-again")).show(ui).clicked() {
            out.ask(Intent::Standings(StandingsIntent::Refresh));
        }
    };
    ends(ui, "standings title", 32.0, title, buttons);
    let mut stop = false;
    let mut span = None;
    let told = |ui: &mut Ui| match page.reading.filter(|_| slow) {
        Some(progress) => stop = reading(ui, progress, locale),
        None => counted(ui, page, locale),
    };
    ends(ui, "standings span", theme::CONTROL + 2.0, told, |ui| span = dates(ui, page, locale));
    if stop {
        out.ask(Intent::Standings(StandingsIntent::Stop));
    }
    if let Some((from, to)) = span {
        out.ask(Intent::Standings(StandingsIntent::Span { from, to }));
    }
}

fn title(desk: &Desk, page: &StandingsPage, locale: &Locale) -> String {
    let title = page.standings().and_then(|standings| standings.report.table.title.as_ref());
    let own = || locale.text(&arbiter_core::desk::page_name(desk, arbiter_core::desk::Page::Standings));
    title.map_or_else(own, |title| locale.rendered(title).to_owned())
}

fn reading(ui: &mut Ui, progress: Progress, locale: &Locale) -> bool {
    let Progress { done, total } = progress;
    let words = match total {
        0 => locale.t("ui-reading"),
        _ => locale.text(&Text::new("ui-reading-of").with("done", done).with("total", total)),
    };
    folder::reading(ui, progress, &words, locale)
}

/// The folder, how many records it has, and whether there is a club's file.
fn counted(ui: &mut Ui, page: &StandingsPage, locale: &Locale) {
    let mut parts = Vec::new();
    if let Some(standings) = page.standings() {
        let count = standings.count;
        parts.push(locale.text(&Text::new("ui-records").with("n", count.found)));
        if count.left_out > 0 {
            parts.push(locale.text(&Text::new("ui-left-out").with("n", count.left_out)));
        }
        if standings.club.is_none() {
            parts.push(locale.t("ui-no-club-file"));
        }
    }
    parts.push(page.folder.display().to_string());
    folder::muted(ui, &parts.join(" · "));
}

/// The days that count; both where one was changed.
fn dates(ui: &mut Ui, page: &StandingsPage, locale: &Locale) -> Option<(String, String)> {
    let (from, to) = (day(&page.from), day(&page.to));
    let no_date = locale.t("ui-no-date");
    let backwards = matches!((from.flatten(), to.flatten()), (Some(from), Some(to)) if to < from);
    let backwards = backwards.then(|| locale.t("ui-span-backwards"));
    let hint = locale.t("ui-date-hint");
    let mut changed = None;
    for (label, shown, wrong, first) in [
        ("ui-from", &page.from, from.is_none().then_some(&no_date), true),
        ("ui-to", &page.to, to.is_none().then_some(&no_date).or(backwards.as_ref()), false),
    ] {
        let name = locale.t(label);
        folder::beside(ui, &name);
        let mark = wrong.map(|sentence| Mark { error: true, sentence });
        let field = Field { hint: &hint, mark, ..Field::new(Id::unique(("standings", label)), &name, shown, DATE) };
        if let Some(typed) = widgets::text(ui, &field) {
            let typed = typed.trim().to_owned();
            changed = Some(if first { (typed, page.to.clone()) } else { (page.from.clone(), typed) });
        }
    }
    changed
}
