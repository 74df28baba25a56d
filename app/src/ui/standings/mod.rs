//! The page of a club's standings: above, whose they are and which days count; the table; beside it the games of a member;
//! below, what was left out and what else is worth a look. Only the rows that are seen are painted.

mod games;
mod head;
mod nothing;
mod problems;
mod table;

use arbiter_core::desk::{Desk, StandingsPage};
use arbiter_core::locale::Locale;
use egui::{CentralPanel, Frame, Margin, Panel, Ui};

use super::outbox::Outbox;
use super::theme::{self, Palette};

/// Below this width, in points, the games of a member stand in the place of the table.
const SIDE_BY_SIDE: f32 = 960.0;

/// What the page remembers between frames.
#[derive(Debug, Default)]
pub(crate) struct StandingsState {
    table: table::TableState,
    problems_open: bool,
    /// Since when the folder is read, in seconds of the window's time.
    reading_since: Option<f64>,
}

/// Shows the page.
pub(crate) fn show(ui: &mut Ui, desk: &Desk, locale: &Locale, state: &mut StandingsState, out: &mut Outbox) {
    let Some(page) = &desk.standings else { return };
    let paper = Frame::new().fill(Palette::of(ui).paper);
    Panel::top("standings head").frame(paper.inner_margin(Margin::symmetric(18, 8))).show(ui, |ui| {
        head::show(ui, desk, page, locale, &mut state.reading_since, out);
    });
    match &page.found {
        None => {
            CentralPanel::no_frame().frame(paper).show(ui, |_| {});
        }
        Some(Err(none)) => {
            CentralPanel::no_frame().frame(paper).show(ui, |ui| nothing::show(ui, desk, page, none, locale, out));
        }
        Some(Ok(standings)) => {
            if !standings.report.problems.is_empty() {
                Panel::bottom("standings problems").frame(paper.inner_margin(Margin::symmetric(18, 6))).show(ui, |ui| {
                    problems::show(ui, page, standings, locale, &mut state.problems_open, out);
                });
            }
            found(ui, page, standings, locale, state, out);
        }
    }
}

fn found(
    ui: &mut Ui,
    page: &StandingsPage,
    standings: &std::sync::Arc<arbiter_core::standings::Standings>,
    locale: &Locale,
    state: &mut StandingsState,
    out: &mut Outbox,
) {
    let paper = Frame::new().fill(Palette::of(ui).paper);
    if let Some(member) = &page.member {
        if ui.available_width() < SIDE_BY_SIDE {
            CentralPanel::no_frame().frame(paper.inner_margin(Margin::symmetric(18, 8))).show(ui, |ui| {
                games::show(ui, member, standings, locale, out);
            });
            return;
        }
        let frame = paper.inner_margin(Margin { left: 14, right: 14, top: 8, bottom: 4 });
        Panel::right("standings games").frame(frame).exact_size(theme::CASCADE_WIDTH + 20.0).resizable(false).show(ui, |ui| {
            games::show(ui, member, standings, locale, out);
        });
    }
    CentralPanel::no_frame().frame(paper).show(ui, |ui| {
        if standings.report.table.rows.is_empty() {
            nothing::no_member(ui, locale);
        } else {
            table::show(ui, page, standings, locale, &mut state.table, out);
        }
    });
}
