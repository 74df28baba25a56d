//! The stored rulings of a record, the newest first: who sealed, opened again or overrode, when and why, and the ruling in
//! its own words. It is read without its ruleset; what an entry says that this program does not know is kept, and said so.

use arbiter_core::desk::Document;
use arbiter_core::locale::Locale;
use arbiter_core::record::seal::{Mark, State};
use arbiter_core::record::stored::{Stored, StoredKind, StoredRuling};
use egui::{Frame, Label, Margin, RichText, Sense, Stroke, Ui, vec2};
use ruleset_api::ruling::Step;
use ruleset_api::{Outcome, Ruling, Status, Text};

use super::{muted, sentence, side_name, side_sign};
use crate::ui::icons::Icon;
use crate::ui::sheet::heading_line;
use crate::ui::standing::{self, Standing};
use crate::ui::theme::{self, Palette, size, space};
use crate::ui::widgets::{pill, shown_number};

/// So many digits of a hash are shown; all of them on hovering.
const DIGITS: usize = 12;

/// Shows the entries under a heading; where there are none, that.
pub(crate) fn list(ui: &mut Ui, document: &Document, stored: &[Stored], locale: &Locale) {
    heading_line(ui, &locale.t("opening-rulings"));
    if stored.is_empty() {
        muted(ui, &locale.t("opening-no-rulings"));
    }
    cards(ui, document, stored, locale);
}

/// Shows the entries, and what is wrong with any.
pub(crate) fn cards(ui: &mut Ui, document: &Document, stored: &[Stored], locale: &Locale) {
    let mut marks = document.chain.links.iter().rev().map(|link| link.mark.map(mark_words));
    for (index, stored) in stored.iter().enumerate() {
        let palette = Palette::of(ui);
        // The newest seal is not wrong in itself where the match was changed after it, and it is no more what it says.
        let changed = (index == 0 && document.chain.state == State::Changed).then_some("seal-state-changed");
        let wrong = marks.next().flatten().or(changed);
        let edge = if index == 0 { palette.edge } else { palette.line };
        let (edge, fill) = if wrong.is_some() { (palette.bad, palette.pale_bad) } else { (edge, palette.paper) };
        let frame = Frame::new().fill(fill).stroke(Stroke::new(1.0, edge)).corner_radius(theme::RADIUS);
        frame.inner_margin(Margin::symmetric(14, 10)).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 5.0;
            ui.push_id(("stored", index), |ui| entry(ui, &Entry { document, stored, newest: index == 0, locale }));
            if let Some(words) = wrong {
                ui.horizontal(|ui| {
                    let (sign, _) = ui.allocate_exact_size(vec2(14.0, 14.0), Sense::hover());
                    Icon::Warning.paint(ui.painter(), sign, palette.bad);
                    let words = RichText::new(locale.t(words)).font(theme::bold(size::SENTENCE)).color(palette.bad);
                    ui.add(Label::new(words).wrap());
                });
            }
        });
    }
}

fn mark_words(mark: Mark) -> &'static str {
    match mark {
        Mark::Unreadable => "seal-mark-unreadable",
        Mark::Altered => "seal-mark-altered",
        Mark::Loose => "seal-mark-loose",
        Mark::ChangedBefore => "seal-mark-changed-before",
    }
}

/// An entry to be shown.
struct Entry<'a> {
    document: &'a Document,
    stored: &'a Stored,
    newest: bool,
    locale: &'a Locale,
}

fn entry(ui: &mut Ui, entry: &Entry<'_>) {
    let (palette, locale, stored) = (Palette::of(ui), entry.locale, entry.stored);
    let (icon, words) = match stored.kind {
        StoredKind::Seal => (Icon::Lock, "opening-sealed"),
        StoredKind::Reopen => (Icon::Pen, "opening-reopened"),
        StoredKind::Override => (Icon::Pen, "opening-overridden"),
        StoredKind::Unknown => (Icon::Warning, "opening-unreadable-entry"),
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = space::MEDIUM;
        let (sign, _) = ui.allocate_exact_size(vec2(14.0, 18.0), Sense::hover());
        icon.paint(ui.painter(), sign, palette.muted);
        let words = RichText::new(locale.t(words)).font(theme::bold(size::BODY)).color(palette.ink);
        ui.add(Label::new(words).wrap());
        let who = who(stored, locale);
        if !who.is_empty() {
            muted(ui, &who);
        }
    });
    if !stored.reason.is_empty() {
        sentence(ui, &locale.text(&Text::new("opening-reason").with("reason", stored.reason.as_str())), size::BODY);
    }
    if let Some(winners) = &stored.winners {
        let status = if winners.is_empty() { Status::Draw } else { Status::Decided };
        verdict(ui, entry, Standing { status, winners, result: None, deciding_step: None });
    }
    match &stored.ruling {
        StoredRuling::None => {}
        StoredRuling::Unreadable => {
            muted(ui, &locale.t("opening-unreadable-ruling"));
        }
        StoredRuling::Ruling(ruling) => show_ruling(ui, entry, ruling),
    }
    let by = &stored.ruleset;
    if !by.id.is_empty() && stored.ruling != StoredRuling::None {
        let short: String = by.sha256.chars().take(DIGITS).collect();
        let text = Text::new("seal-entry-ruleset").with("id", by.id.as_str()).with("version", by.version.as_str());
        muted(ui, &locale.text(&text.with("hash", short))).on_hover_text(&by.sha256);
    }
}

/// Who made an entry, and when: what of it is known.
fn who(stored: &Stored, locale: &Locale) -> String {
    let role = if stored.by_head_judge { locale.t("ui-by-head-judge") } else { locale.t("ui-by-judge") };
    let by = if stored.by.is_empty() { String::new() } else { format!("{}, {role}", stored.by) };
    // To the minute, as it was where it was made.
    let at = stored.at.get(..16).unwrap_or(&stored.at).replace('T', " ");
    [by, at].into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(" · ")
}

fn show_ruling(ui: &mut Ui, entry: &Entry<'_>, ruling: &Ruling) {
    let locale = entry.locale;
    if entry.stored.winners.is_some() {
        muted(ui, &locale.t("opening-goes-beyond"));
    }
    verdict(ui, entry, Standing::of(ruling));
    if let Some(summary) = &ruling.summary {
        sentence(ui, locale.rendered(summary), if entry.newest { size::SUMMARY } else { size::BODY });
    }
    for problem in &ruling.problems {
        muted(ui, locale.rendered(&problem.text));
    }
    let reached = ruling.steps.iter().filter(|step| step.outcome != Outcome::NotReached);
    for step in reached {
        ui.add_space(space::SMALL);
        show_step(ui, entry, ruling, step);
    }
}

/// Who won; large where nothing newer stands above it.
fn verdict(ui: &mut Ui, entry: &Entry<'_>, standing: Standing<'_>) {
    let names: Vec<String> = standing.winners.iter().map(|side| side_name(entry.document, *side, entry.locale)).collect();
    let words = standing::status(standing.status, &names, entry.locale);
    let gone_beyond = entry.stored.winners.as_ref().is_some_and(|winners| winners != standing.winners);
    let points = if entry.newest && !gone_beyond { 22.0 } else { size::SUMMARY };
    let colour = standing.colour(Palette::of(ui));
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::MEDIUM;
        let (sign, _) = ui.allocate_exact_size(vec2(points, points + 4.0), Sense::hover());
        standing.paint(ui, sign.shrink(2.0), colour);
        ui.add(Label::new(RichText::new(words).font(theme::bold(points)).color(colour)).wrap());
    });
}

/// A step by its id: its title stands with its ruleset.
fn show_step(ui: &mut Ui, entry: &Entry<'_>, ruling: &Ruling, step: &Step) {
    let (palette, locale) = (Palette::of(ui), entry.locale);
    let decides = ruling.deciding_step.as_deref() == Some(step.id.as_str());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = space::MEDIUM;
        let font = if decides { theme::bold(size::BODY) } else { theme::regular(size::BODY) };
        ui.add(Label::new(RichText::new(&step.id).font(font).color(palette.ink)).wrap());
        let words = locale.t(standing::outcome(step.outcome, decides, ruling.deciding_step.is_some()));
        let (fill, ink) = if decides { (palette.accent, palette.on_accent) } else { (palette.calm, palette.muted) };
        pill(ui, &words, fill, ink, decides);
    });
    if let Some(text) = &step.text {
        sentence(ui, locale.rendered(text), size::SENTENCE);
    }
    for (index, side) in step.sides.iter().enumerate() {
        let text = side.text.as_ref().map(|text| locale.rendered(text));
        let value = side.value.map(shown_number);
        let said = match (value, text) {
            (Some(value), Some(text)) => format!("{value} ({text})"),
            (Some(value), None) => value,
            (None, Some(text)) => text.to_owned(),
            (None, None) => continue,
        };
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::SMALL;
            side_sign(ui, index);
            let words = format!("{}: {said}", side_name(entry.document, index, locale));
            sentence(ui, &words, size::SENTENCE);
        });
    }
    for reading in &step.readings {
        muted(ui, locale.rendered(reading));
    }
}
