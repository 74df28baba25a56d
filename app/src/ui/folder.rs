//! What pages that list a folder have in common: their title, the folder beside it, and how far reading has come.

use arbiter_core::locale::Locale;
use arbiter_core::standings::Progress;
use egui::{Label, RichText, Role, Sense, Ui, WidgetInfo, vec2};

use super::theme::{self, Palette, size};
use super::widgets::Press;

/// Reading that takes less, in seconds, shows no bar.
const PATIENCE: f64 = 0.25;

/// The title of a page.
pub(crate) fn title(ui: &mut Ui, words: &str) {
    let response = ui.add(Label::new(RichText::new(words).font(theme::bold(22.0))).truncate());
    response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, words));
}

/// Whether reading takes so long that it must be shown; `since` is when it began, in seconds of the window's time.
pub(crate) fn slow(ui: &Ui, reading: bool, since: &mut Option<f64>) -> bool {
    if !reading {
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

/// How far reading has come, in words as well; whether it is to stop.
pub(crate) fn reading(ui: &mut Ui, Progress { done, total }: Progress, words: &str, locale: &Locale) -> bool {
    #[expect(clippy::cast_precision_loss, reason = "a length on the screen")]
    let part = if total == 0 { 0.0 } else { done as f32 / total as f32 };
    let palette = Palette::of(ui);
    let (track, response) = ui.allocate_exact_size(vec2(180.0, 10.0), Sense::hover());
    ui.painter().rect_filled(track, 5.0, palette.line);
    ui.painter().rect_filled(track.with_max_x(track.left() + track.width() * part.min(1.0)), 5.0, palette.focus);
    response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, words));
    let stop = Press::words(&locale.t("ui-cancel")).show(ui).clicked();
    beside(ui, words);
    stop
}

/// Words beside the point, cut off where they are too long.
pub(crate) fn muted(ui: &mut Ui, words: &str) {
    let label = RichText::new(words).font(theme::regular(size::BODY)).color(Palette::of(ui).muted);
    ui.add(Label::new(label).truncate()).on_hover_text(words);
}

/// Words that are the name of what stands beside them; whoever does not see them hears them there.
pub(crate) fn beside(ui: &mut Ui, words: &str) {
    let ink = Palette::of(ui).muted;
    let galley = ui.painter().layout_no_wrap(words.to_owned(), theme::regular(size::BODY), ink);
    let (rect, _) = ui.allocate_exact_size(galley.size(), Sense::hover());
    ui.painter().galley(rect.min, galley, ink);
}
