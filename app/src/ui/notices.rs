//! What the judge should know, as bars below the menu; each stays until it is taken away.

use arbiter_core::desk::{Desk, Intent, Notice};
use arbiter_core::locale::Locale;
use egui::{Align, Frame, Label, Layout, Margin, Panel, RichText, Sense, Stroke, Ui, vec2};

use super::icons::Icon;
use super::outbox::Outbox;
use super::theme::{self, Palette, space};
use super::widgets::{Press, press_width};

/// So many are shown at once; taking one away brings up an older one.
const SHOWN: usize = 3;

/// Shows the newest notices.
pub(crate) fn show(ui: &mut Ui, desk: &Desk, locale: &Locale, out: &mut Outbox) {
    let first = desk.notices.len().saturating_sub(SHOWN);
    for (index, notice) in desk.notices.iter().enumerate().skip(first) {
        bar(ui, index, notice, locale, out);
    }
}

fn bar(ui: &mut Ui, index: usize, notice: &Notice, locale: &Locale, out: &mut Outbox) {
    let palette = Palette::of(ui);
    let (fill, ink) = if notice.failure { (palette.pale_bad, palette.bad) } else { (palette.pale_warn, palette.ink) };
    let frame = Frame::new().fill(fill).inner_margin(Margin::symmetric(14, 5)).stroke(Stroke::NONE);
    Panel::top(("notice", index)).frame(frame).show(ui, |ui| {
        let text = |ui: &mut Ui| {
            let (sign, _) = ui.allocate_exact_size(vec2(16.0, 16.0), Sense::hover());
            Icon::Warning.paint(ui.painter(), sign, ink);
            ui.add_space(space::SMALL);
            ui.add(Label::new(RichText::new(locale.text(&notice.text)).color(ink)).wrap().selectable(true));
        };
        ui.horizontal(|ui| {
            let more = notice.page.map(|page| (page, locale.t("ui-show-more")));
            let beside = more.as_ref().map_or(0.0, |(_, words)| press_width(ui, words) + space::LARGE);
            let width = ui.available_width() - theme::CONTROL - space::LARGE - beside;
            ui.allocate_ui_with_layout(vec2(width, theme::CONTROL), Layout::left_to_right(Align::Center), |ui| {
                ui.set_min_width(width);
                text(ui);
            });
            if let Some((page, words)) = &more
                && Press::words(words).show(ui).clicked()
            {
                out.ask(Intent::ShowPage(*page));
            }
            if Press::icon(Icon::Close, &locale.t("ui-dismiss")).show(ui).clicked() {
                out.ask(Intent::Dismiss(index));
            }
        });
    });
}
