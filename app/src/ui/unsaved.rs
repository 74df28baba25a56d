//! The page of what earlier runs of the program did not save: each match with its time, its sides and how it stood, to be
//! restored or discarded.

use arbiter_core::desk::{Answer, Desk, Intent, JournalIntent, JournalQuestion};
use arbiter_core::journal::Listed;
use arbiter_core::locale::{Locale, Names};
use egui::{Align, CentralPanel, Frame, Label, Layout, Margin, RichText, Role, ScrollArea, Stroke, Ui, WidgetInfo, vec2};
use ruleset_api::{Manifest, Text};

use super::folder;
use super::outbox::Outbox;
use super::question::{answers, title};
use super::standing;
use super::theme::{self, Palette, size, space};
use super::widgets::{Press, pill, press_width};

/// The widest page, in points.
const WIDTH: f32 = 820.0;

/// Shows the page.
pub(crate) fn show(ui: &mut Ui, desk: &Desk, locale: &Locale, out: &mut Outbox) {
    let palette = Palette::of(ui);
    let listed = &desk.journal.listed;
    CentralPanel::no_frame().frame(Frame::new().fill(palette.paper)).show(ui, |ui| {
        ScrollArea::vertical().id_salt("unsaved").auto_shrink(false).show(ui, |ui| {
            Frame::new().inner_margin(Margin::symmetric(18, 12)).show(ui, |ui| {
                ui.set_width(ui.available_width().min(WIDTH));
                ui.spacing_mut().item_spacing.y = space::MEDIUM;
                folder::title(ui, &locale.t("journal-title"));
                if listed.is_empty() {
                    return says(ui, &locale.t("journal-nothing"));
                }
                says(ui, &locale.t("journal-says"));
                ui.add_space(space::SMALL);
                for (place, entry) in listed.iter().enumerate() {
                    card(ui, desk, place, entry, locale, out);
                }
                if listed.len() > 1 {
                    all(ui, listed, locale, out);
                }
                ui.add_space(space::SMALL);
                says(ui, &locale.t("journal-later"));
            });
        });
    });
}

/// Asks whether entries are to be taken away for good.
pub(super) fn ask(ui: &mut Ui, desk: &Desk, question: &JournalQuestion, locale: &Locale) -> Option<Answer> {
    let JournalQuestion::Discard(entries) = question;
    let listed = |entry: &String| desk.journal.listed.iter().find(|listed| listed.entry == *entry);
    let asked = match entries.as_slice() {
        [one] => {
            let of = listed(one).map(|listed| of_match(desk, listed, locale)).unwrap_or_default();
            locale.text(&Text::new("journal-ask-discard").with("match", of))
        }
        several => locale.text(&Text::new("journal-ask-discard-all").with("n", several.len())),
    };
    title(ui, &asked, &locale.t("journal-ask-discard-says"));
    answers(ui, &locale.t("journal-discard"), None, &locale.t("ui-cancel"), Answer::Yes)
}

/// The buttons for all of them.
fn all(ui: &mut Ui, listed: &[Listed], locale: &Locale, out: &mut Outbox) {
    let entries = || listed.iter().map(|listed| listed.entry.clone()).collect();
    ui.horizontal(|ui| {
        if Press::words(&locale.t("journal-restore-all")).primary().show(ui).clicked() {
            out.ask(Intent::Journal(JournalIntent::Restore(entries())));
        }
        if Press::words(&locale.t("journal-discard-all")).show(ui).clicked() {
            out.ask(Intent::Journal(JournalIntent::Discard(entries())));
        }
    });
}

fn card(ui: &mut Ui, desk: &Desk, place: usize, entry: &Listed, locale: &Locale, out: &mut Outbox) {
    let palette = Palette::of(ui);
    let frame = Frame::new().stroke(Stroke::new(1.0, palette.line)).corner_radius(8).inner_margin(Margin::symmetric(14, 10));
    let card = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = space::SMALL;
        let (restore, discard) = (locale.t("journal-restore"), locale.t("journal-discard"));
        let buttons = press_width(ui, &restore) + press_width(ui, &discard) + 2.0 * space::LARGE;
        let width = ui.available_width();
        // Where there is little room, the buttons stand below.
        if width > buttons + 300.0 {
            ui.horizontal_top(|ui| {
                ui.allocate_ui_with_layout(vec2(width - buttons, 0.0), Layout::top_down(Align::Min), |ui| {
                    ui.set_width(width - buttons);
                    told(ui, desk, entry, locale);
                });
                press(ui, desk, place, entry, locale, out);
            });
        } else {
            told(ui, desk, entry, locale);
            ui.horizontal(|ui| press(ui, desk, place, entry, locale, out));
        }
    });
    let words = of_match(desk, entry, locale);
    card.response.widget_info(|| WidgetInfo::labeled(Role::Group, true, &words));
}

/// The buttons of a card; their names say of which match they are.
fn press(ui: &mut Ui, desk: &Desk, place: usize, entry: &Listed, locale: &Locale, out: &mut Outbox) {
    let of = of_match(desk, entry, locale);
    let entries = || vec![entry.entry.clone()];
    ui.push_id(place, |ui| {
        ui.horizontal(|ui| {
            let named = |id| locale.text(&Text::new(id).with("match", of.as_str()));
            let restore = named("journal-restore-of");
            let words = locale.t("journal-restore");
            let button = Press::words(&words).named(&restore);
            // Of several, all together are likely to be wanted.
            let button = if desk.journal.listed.len() == 1 { button.primary() } else { button };
            if button.show(ui).clicked() {
                out.ask(Intent::Journal(JournalIntent::Restore(entries())));
            }
            let discard = named("journal-discard-of");
            if Press::words(&locale.t("journal-discard")).named(&discard).show(ui).clicked() {
                out.ask(Intent::Journal(JournalIntent::Discard(entries())));
            }
        });
    });
}

/// What is told of a match: when it was changed, what it is, who played, how it stood, where it is from.
fn told(ui: &mut Ui, desk: &Desk, entry: &Listed, locale: &Locale) {
    let palette = Palette::of(ui);
    let names = names(desk, entry, locale);
    ui.horizontal_wrapped(|ui| {
        pill(ui, &when(desk, entry, locale), palette.calm, palette.ink, true);
        let event = event(entry, locale);
        let words = if event.is_empty() { names.join(" – ") } else { event };
        ui.add(Label::new(RichText::new(words).font(theme::bold(size::SUMMARY)).color(palette.ink)).wrap());
    });
    if !event(entry, locale).is_empty() {
        line(ui, &names.join(" – "), size::BODY, palette.ink);
    }
    if let Some(verdict) = &entry.verdict {
        let winners: Vec<String> = verdict.winners.iter().filter_map(|side| names.get(*side).cloned()).collect();
        let words = standing::status(verdict.status, &winners, locale);
        let words = match verdict.sentence(locale.language().code()) {
            Some(sentence) => format!("{words} · {sentence}"),
            None => words,
        };
        line(ui, &words, size::BODY, palette.ink);
    }
    let path = entry.path.as_ref().map_or_else(|| locale.t("journal-never-saved"), |path| path.display().to_string());
    line(ui, &path, size::SENTENCE, palette.muted);
}

/// Of today the time alone, else the day as well.
fn when(desk: &Desk, entry: &Listed, locale: &Locale) -> String {
    let (day, time) = entry.day_and_time();
    if day == desk.today {
        locale.text(&Text::new("journal-today").with("time", time))
    } else {
        locale.text(&Text::new("journal-on").with("date", day).with("time", time))
    }
}

/// Event, round and table, as far as they were entered.
fn event(entry: &Listed, locale: &Locale) -> String {
    let [name, round, table] = &entry.event;
    let word = |id: &str, value: &String| (!value.is_empty()).then(|| locale.text(&Text::new(id).with("value", value.as_str())));
    let name = (!name.is_empty()).then(|| name.clone());
    let parts = [name, word("ui-round-of", round), word("ui-table-of", table)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// What the sides are called, by the ruleset where a name was not entered.
fn names(desk: &Desk, entry: &Listed, locale: &Locale) -> Vec<String> {
    let manifest = desk.rulesets.as_ref().and_then(|rulesets| rulesets.get(&entry.ruleset)).map(|ruleset| &ruleset.manifest);
    let sides: Vec<&str> = entry.sides.iter().map(String::as_str).collect();
    let no_manifest = Manifest::default();
    let names = Names::with_sides(&sides, manifest.map_or(&no_manifest, |manifest| manifest.as_ref()));
    (0..sides.len()).map(|side| names.side(side, locale.language().code())).collect()
}

/// The match in a few words: what it is and when it was changed.
fn of_match(desk: &Desk, entry: &Listed, locale: &Locale) -> String {
    let event = event(entry, locale);
    let words = if event.is_empty() { names(desk, entry, locale).join(" – ") } else { event };
    format!("{words}, {}", when(desk, entry, locale))
}

fn line(ui: &mut Ui, words: &str, size: f32, ink: egui::Color32) {
    ui.add(Label::new(RichText::new(words).font(theme::regular(size)).color(ink)).wrap());
}

fn says(ui: &mut Ui, words: &str) {
    line(ui, words, size::SUMMARY, Palette::of(ui).muted);
}
