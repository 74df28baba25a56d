//! What was left out of the standings, and what else is worth a look: counted in one line, listed on a click, each with its
//! file, which opens.

use std::path::Path;

use arbiter_core::desk::{Intent, StandingsPage};
use arbiter_core::locale::Locale;
use arbiter_core::standings::Standings;
use egui::{Align2, Id, Label, Rect, RichText, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};
use ruleset_api::Text;
use ruleset_api::standings::InFile;

use crate::ui::icons::Icon;
use crate::ui::outbox::Outbox;
use crate::ui::theme::{self, Palette, size};
use crate::ui::widgets::{Press, ends, one_line};

/// Height of a problem, in points.
const LINE: f32 = 26.0;
/// The largest height of the list, in points.
const LIST: f32 = 200.0;

pub(super) fn show(ui: &mut Ui, page: &StandingsPage, standings: &Standings, locale: &Locale, open: &mut bool, out: &mut Outbox) {
    let palette = Palette::of(ui);
    let problems = &standings.report.problems;
    let told = |ui: &mut Ui| {
        let (sign, _) = ui.allocate_exact_size(vec2(15.0, 15.0), Sense::hover());
        Icon::Warning.paint(ui.painter(), sign, palette.warn);
        let words = locale.text(&Text::new("ui-to-look-at").with("n", problems.len()));
        ui.add(Label::new(RichText::new(words).color(palette.warn)).truncate());
    };
    let mut turned = false;
    ends(ui, "problems", theme::CONTROL, told, |ui| {
        let words = if *open { locale.t("ui-hide-list") } else { locale.t("ui-show-list") };
        turned = Press::words(&words).show(ui).clicked();
    });
    if *open {
        let most = LIST.min(ui.ctx().content_rect().height() * 0.35);
        let list = ScrollArea::vertical()
            .id_salt("standings problems")
            .auto_shrink([false, true])
            .max_height(most)
            .min_scrolled_height(most);
        ui.spacing_mut().item_spacing.y = 0.0;
        list.show_rows(ui, LINE, problems.len(), |ui, range| {
            for (place, problem) in range.clone().zip(problems.get(range).unwrap_or_default()) {
                let file = standings.file(problem);
                if row(ui, place, problem, file, &page.folder, locale)
                    && let Some(file) = file.filter(|_| problem.file.is_some())
                {
                    out.ask(Intent::OpenPath(file.to_owned()));
                }
            }
        });
    }
    if turned {
        *open = !*open;
    }
}

/// Paints a problem; whether it was clicked.
fn row(ui: &mut Ui, place: usize, problem: &InFile, file: Option<&Path>, folder: &Path, locale: &Locale) -> bool {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::hover());
    // The club's file is no match that could be opened.
    let opens = problem.file.is_some() && file.is_some();
    let sense = if opens { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, Id::unique(("standings problem", place)), sense);
    if opens && (response.hovered() || response.has_focus()) {
        ui.painter().rect_filled(rect.shrink2(vec2(0.0, 1.0)), 5.0, palette.calm);
    }
    let name = file.map(|file| file.strip_prefix(folder).unwrap_or(file).display().to_string()).unwrap_or_default();
    let sentence = locale.rendered(&problem.problem.text);
    let inner = rect.shrink2(vec2(8.0, 0.0));
    let split = inner.left() + inner.width() * 0.34;
    let left = inner.with_max_x(split - 8.0);
    one_line(ui, &name, theme::bold(size::SENTENCE), palette.ink, left, Align2::LEFT_CENTER);
    let right = Rect::from_x_y_ranges(split..=inner.right(), inner.y_range());
    one_line(ui, sentence, theme::regular(size::SENTENCE), palette.muted, right, Align2::LEFT_CENTER);
    let said = format!("{name}: {sentence}");
    let role = if opens { Role::Button } else { Role::Label };
    response.widget_info(|| WidgetInfo::labeled(role, true, &said));
    response.on_hover_text(said).clicked()
}
