//! The head of the page: whose standings, how many records, which days count; and how far reading has come.

use arbiter_core::desk::standings::day;
use arbiter_core::desk::{Desk, Intent, StandingsIntent, StandingsPage};
use arbiter_core::locale::Locale;
use arbiter_core::standings::Progress;
use egui::{Id, Label, RichText, Role, Sense, Ui, WidgetInfo, vec2};
use ruleset_api::Text;

use crate::ui::outbox::Outbox;
use crate::ui::theme::{self, Palette, size, space};
use crate::ui::widgets::{self, Field, Mark, Press, ends};

/// Width of a date, in points.
const DATE: f32 = 108.0;
/// Reading that takes less, in seconds, shows no bar.
const PATIENCE: f64 = 0.25;

pub(super) fn show(ui: &mut Ui, desk: &Desk, page: &StandingsPage, locale: &Locale, since: &mut Option<f64>, out: &mut Outbox) {
    let slow = slow(ui, page, since);
    ui.spacing_mut().item_spacing.y = space::SMALL;
    let title = |ui: &mut Ui| {
        let words = title(desk, page, locale);
        let response = ui.add(Label::new(RichText::new(&words).font(theme::bold(22.0))).truncate());
        response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, &words));
    };
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

/// Whether reading takes so long that it must be shown.
fn slow(ui: &Ui, page: &StandingsPage, since: &mut Option<f64>) -> bool {
    if page.reading.is_none() {
        *since = None;
        return false;
    }
    let now = ui.input(|input| input.time);
    let slow = now - *since.get_or_insert(now) > PATIENCE;
    if !slow {
        ui.ctx().request_repaint_after_secs(0.3);
    }
    slow
}

fn title(desk: &Desk, page: &StandingsPage, locale: &Locale) -> String {
    let title = page.standings().and_then(|standings| standings.report.table.title.as_ref());
    let own = || locale.text(&arbiter_core::desk::page_name(desk, arbiter_core::desk::Page::Standings));
    title.map_or_else(own, |title| locale.rendered(title).to_owned())
}

fn reading(ui: &mut Ui, Progress { done, total }: Progress, locale: &Locale) -> bool {
    #[expect(clippy::cast_precision_loss, reason = "a length on the screen")]
    let part = if total == 0 { 0.0 } else { done as f32 / total as f32 };
    let words = match total {
        0 => locale.t("ui-reading"),
        _ => locale.text(&Text::new("ui-reading-of").with("done", done).with("total", total)),
    };
    let palette = Palette::of(ui);
    let (track, response) = ui.allocate_exact_size(vec2(180.0, 10.0), Sense::hover());
    ui.painter().rect_filled(track, 5.0, palette.line);
    ui.painter().rect_filled(track.with_max_x(track.left() + track.width() * part.min(1.0)), 5.0, palette.focus);
    response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &words));
    let stop = Press::words(&locale.t("ui-cancel")).show(ui).clicked();
    beside(ui, &words);
    stop
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
    muted(ui, &parts.join(" · "));
}

fn muted(ui: &mut Ui, words: &str) {
    let label = RichText::new(words).font(theme::regular(size::BODY)).color(Palette::of(ui).muted);
    ui.add(Label::new(label).truncate()).on_hover_text(words);
}

/// Words that are the name of what stands beside them; whoever does not see them hears them there.
fn beside(ui: &mut Ui, words: &str) {
    let ink = Palette::of(ui).muted;
    let galley = ui.painter().layout_no_wrap(words.to_owned(), theme::regular(size::BODY), ink);
    let (rect, _) = ui.allocate_exact_size(galley.size(), Sense::hover());
    ui.painter().galley(rect.min, galley, ink);
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
        beside(ui, &name);
        let mark = wrong.map(|sentence| Mark { error: true, sentence });
        let field = Field { hint: &hint, mark, ..Field::new(Id::unique(("standings", label)), &name, shown, DATE) };
        if let Some(typed) = widgets::text(ui, &field) {
            let typed = typed.trim().to_owned();
            changed = Some(if first { (typed, page.to.clone()) } else { (page.from.clone(), typed) });
        }
    }
    changed
}
