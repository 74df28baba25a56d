//! What the judge should know, as bars below the menu; each stays until it is taken away. They leave the window to the
//! match: the newest few are shown, the others on demand, and all of them together take a fifth of its height at most.

use arbiter_core::desk::{Desk, Intent, Notice};
use arbiter_core::locale::Locale;
use egui::{Align, Frame, Label, Layout, Margin, Panel, RichText, ScrollArea, Sense, Ui, vec2};
use ruleset_api::Text;

use super::icons::Icon;
use super::outbox::Outbox;
use super::theme::{self, Palette, space};
use super::widgets::{Press, press_width};

/// So many are shown at once, and where there are more.
const SHOWN: usize = 3;
const SHOWN_OF_MORE: usize = 2;
/// The part of the window's height that they take at most.
const PART: f32 = 0.2;
/// Height of a bar with one line, in points.
const BAR: f32 = theme::CONTROL + 10.0;

/// Shows the newest notices, or all of them.
pub(crate) fn show(ui: &mut Ui, desk: &Desk, locale: &Locale, all: &mut bool, out: &mut Outbox) {
    let count = desk.notices.len();
    let most = if theme::is_short(ui) { 1 } else { SHOWN };
    if count == 0 {
        *all = false;
        return;
    }
    let more = count > most;
    let shown = match (more, *all) {
        (true, false) => SHOWN_OF_MORE.min(most),
        _ => count,
    };
    let foot = if more { theme::CONTROL + 2.0 * space::SMALL } else { 0.0 };
    let height = (ui.ctx().content_rect().height() * PART - foot).max(BAR);
    Panel::top("notices").frame(Frame::new()).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        ScrollArea::vertical().id_salt("notices").max_height(height).min_scrolled_height(height).auto_shrink([false, true]).show(
            ui,
            |ui| {
                for (index, notice) in desk.notices.iter().enumerate().skip(count - shown) {
                    bar(ui, index, notice, locale, out);
                }
            },
        );
        if more {
            foot_line(ui, count, count - shown, locale, all, out);
        }
    });
}

/// How many more there are, and what to do with all of them.
fn foot_line(ui: &mut Ui, count: usize, hidden: usize, locale: &Locale, all: &mut bool, out: &mut Outbox) {
    let palette = Palette::of(ui);
    let frame = Frame::new().fill(palette.pale_warn).inner_margin(Margin::symmetric(14, 4));
    frame.show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.set_min_width(ui.available_width());
            if hidden > 0 {
                let words = locale.text(&Text::new("ui-more-notices").with("n", hidden));
                ui.label(RichText::new(words).color(palette.ink));
            }
            let words = locale.t(if *all { "ui-fewer-notices" } else { "ui-all-notices" });
            if Press::words(&words).show(ui).clicked() {
                *all = !*all;
            }
            if Press::words(&locale.t("ui-dismiss-all")).show(ui).clicked() {
                *all = false;
                (0..count).for_each(|_| out.ask(Intent::Dismiss(0)));
            }
        });
    });
}

fn bar(ui: &mut Ui, index: usize, notice: &Notice, locale: &Locale, out: &mut Outbox) {
    let palette = Palette::of(ui);
    // The call is to be seen from across the room, and moves nothing.
    let call = notice.clock.is_some();
    let (fill, ink) = match notice.failure {
        _ if call => (palette.bad, palette.on_accent),
        true => (palette.pale_bad, palette.bad),
        false => (palette.pale_warn, palette.ink),
    };
    let frame = Frame::new().fill(fill).inner_margin(Margin::symmetric(14, 5));
    frame.show(ui, |ui| {
        let text = |ui: &mut Ui| {
            let (sign, _) = ui.allocate_exact_size(vec2(16.0, 16.0), Sense::hover());
            Icon::Warning.paint(ui.painter(), sign, ink);
            ui.add_space(space::SMALL);
            let words = RichText::new(locale.text(&notice.text)).color(ink);
            let words = if call { words.font(theme::bold(theme::size::SUMMARY)) } else { words };
            ui.add(Label::new(words).wrap().selectable(true));
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
