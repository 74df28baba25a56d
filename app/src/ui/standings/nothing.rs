//! Why there is no table, and what to do about it.

use arbiter_core::desk::{Desk, Intent, StandingsIntent, StandingsPage};
use arbiter_core::locale::Locale;
use arbiter_core::referee::report::Rulesets;
use arbiter_core::standings::{ClubFault, NoStandings};
use egui::{Frame, Label, Margin, RichText, ScrollArea, Ui};
use ruleset_api::Problem;

use crate::ui::outbox::Outbox;
use crate::ui::theme::{self, Palette, size, space};
use crate::ui::widgets::Press;

/// The widest text, in points.
const WIDTH: f32 = 640.0;

pub(super) fn show(ui: &mut Ui, desk: &Desk, page: &StandingsPage, none: &NoStandings, locale: &Locale, out: &mut Outbox) {
    let palette = Palette::of(ui);
    let no_rulesets = Rulesets::default();
    let words = locale.text(&none.text(&page.folder, desk.rulesets.as_ref().unwrap_or(&no_rulesets)));
    let problems: &[Problem] = match none {
        NoStandings::Club { fault: ClubFault::Refused(problems), .. } => problems,
        _ => &[],
    };
    place(ui, |ui| {
        let stopped = *none == NoStandings::Stopped;
        let (title, ink) = if stopped { ("ui-standings-stopped", palette.ink) } else { ("ui-no-standings", palette.bad) };
        ui.label(RichText::new(locale.t(title)).font(theme::bold(size::SUMMARY)).color(ink));
        text(ui, &words);
        for problem in problems {
            let at = if problem.at.is_empty() { String::new() } else { format!("{}: ", problem.at) };
            let words = format!("{at}{}", locale.rendered(&problem.text));
            ui.add(Label::new(RichText::new(words).color(palette.ink)).wrap().selectable(true));
        }
        ui.add_space(space::SMALL);
        if Press::words(&locale.t("ui-type-folder-button")).show(ui).clicked() {
            out.ask(Intent::Standings(StandingsIntent::Type));
        }
    });
}

/// A club without members, whose folder has no record that counts.
pub(super) fn no_member(ui: &mut Ui, locale: &Locale) {
    place(ui, |ui| text(ui, &locale.t("ui-nobody")));
}

fn place(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    ScrollArea::vertical().id_salt("no standings").auto_shrink(false).show(ui, |ui| {
        Frame::new().inner_margin(Margin::symmetric(18, 24)).show(ui, |ui| {
            ui.set_width(ui.available_width().min(WIDTH));
            ui.spacing_mut().item_spacing.y = space::MEDIUM;
            add(ui);
        });
    });
}

fn text(ui: &mut Ui, words: &str) {
    ui.add(Label::new(RichText::new(words).font(theme::regular(size::SUMMARY)).color(Palette::of(ui).muted)).wrap());
}
