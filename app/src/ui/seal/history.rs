//! The entries of a record, the newest first: who did what, when and why, what was ruled, and whether anything was changed.

use arbiter_core::desk::{Answer, Desk, Document};
use arbiter_core::locale::Locale;
use arbiter_core::record::seal::{Act, Entry, Link, Mark, State, Used};
use egui::{Align, Frame, Label, Layout, RichText, ScrollArea, Sense, Ui, vec2};
use ruleset_api::{Status, Text};
use serde::Deserialize as _;
use serde_json::Value;

use super::{side, who};
use crate::ui::icons::Icon;
use crate::ui::question::title;
use crate::ui::standing;
use crate::ui::theme::{self, Palette, size, space};
use crate::ui::widgets::Press;

/// So many digits of a hash are shown; all of them on hovering.
const DIGITS: usize = 12;

/// Shows the entries; the answer when the judge has seen enough.
pub(super) fn show(ui: &mut Ui, desk: &Desk, document: &Document, locale: &Locale) -> Option<Answer> {
    let says = match document.chain.state {
        State::Unsealed => "seal-state-unsealed",
        State::Sealed => "seal-state-sealed",
        State::Reopened => "seal-state-reopened",
        State::Changed => "seal-state-changed",
        State::Broken => "seal-state-broken",
    };
    title(ui, &locale.t("seal-history"), &locale.t(says));
    let most = (ui.ctx().content_rect().height() - 240.0).max(120.0);
    ScrollArea::vertical().max_height(most).auto_shrink([false, true]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::MEDIUM;
        for link in document.chain.links.iter().rev() {
            card(ui, desk, document, link, locale);
        }
    });
    let palette = Palette::of(ui);
    let words = RichText::new(locale.t("seal-no-signature")).font(theme::regular(size::SENTENCE)).color(palette.muted);
    ui.add(Label::new(words).wrap());
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let close = Press::words(&locale.t("seal-close")).primary().show(ui);
        if !ui.memory(|memory| memory.focused().is_some()) {
            close.request_focus();
        }
        close.clicked().then_some(Answer::Cancel)
    })
    .inner
}

fn card(ui: &mut Ui, desk: &Desk, document: &Document, link: &Link, locale: &Locale) {
    let palette = Palette::of(ui);
    let wrong = link.mark.is_some();
    let fill = if wrong { palette.pale_bad } else { palette.calm };
    Frame::new().fill(fill).inner_margin(10).corner_radius(theme::RADIUS).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 3.0;
        match &link.entry {
            Some(entry) => entry_words(ui, desk, document, entry, locale),
            None => {
                ui.label(RichText::new(locale.t("seal-entry-unreadable")).font(theme::bold(size::BODY)).color(palette.ink));
            }
        }
        if let Some(mark) = link.mark {
            ui.horizontal(|ui| {
                let (sign, _) = ui.allocate_exact_size(vec2(14.0, 14.0), Sense::hover());
                Icon::Warning.paint(ui.painter(), sign, palette.bad);
                let words = RichText::new(locale.t(mark_words(mark))).font(theme::bold(size::SENTENCE)).color(palette.bad);
                ui.add(Label::new(words).wrap());
            });
        }
    });
}

fn entry_words(ui: &mut Ui, desk: &Desk, document: &Document, entry: &Entry, locale: &Locale) {
    let palette = Palette::of(ui);
    let (heading, reason, ruling, ruleset) = match &entry.act {
        Act::Seal { ruling, ruleset } => (locale.t("seal-entry-seal"), None, Some(ruling), Some(ruleset)),
        Act::Reopen { reason } => (locale.t("seal-entry-reopen"), Some(reason), None, None),
        Act::Override { reason, winners, ruling, ruleset } => {
            let names: Vec<String> = winners.iter().map(|&winner| side(desk, document, winner, locale)).collect();
            let status = if winners.is_empty() { Status::Draw } else { Status::Decided };
            let verdict = standing::status(status, &names, locale);
            let heading = locale.text(&Text::new("seal-entry-override").with("verdict", verdict));
            (heading, Some(reason), ruling.as_ref(), ruleset.as_ref())
        }
    };
    ui.add(Label::new(RichText::new(heading).font(theme::bold(size::SUMMARY)).color(palette.ink)).wrap());
    ui.add(Label::new(RichText::new(who(entry, locale)).font(theme::regular(size::SENTENCE)).color(palette.muted)).wrap());
    if let Some(reason) = reason {
        let words = locale.text(&Text::new("seal-entry-reason").with("reason", reason.as_str()));
        ui.add(Label::new(RichText::new(words).color(palette.ink)).wrap());
    }
    if let Some(ruled) = ruling.map(|ruling| ruled(desk, document, ruling, locale)).filter(|ruled| !ruled.is_empty()) {
        let words = locale.text(&Text::new("seal-entry-ruling").with("ruling", ruled));
        ui.add(Label::new(RichText::new(words).color(palette.ink)).wrap());
    }
    if let Some(Used { id, version, sha256 }) = ruleset {
        let short: String = sha256.chars().take(DIGITS).collect();
        let text = Text::new("seal-entry-ruleset").with("id", id.as_str()).with("version", version.as_str()).with("hash", short);
        let words = RichText::new(locale.text(&text)).font(theme::regular(size::SMALL)).color(palette.muted);
        ui.add(Label::new(words).wrap()).on_hover_text(sha256);
    }
}

/// A stored ruling in a few words: who wins, and its summary.
fn ruled(desk: &Desk, document: &Document, ruling: &Value, locale: &Locale) -> String {
    let status = ruling.get("status").and_then(|status| Status::deserialize(status).ok());
    let winners = ruling.get("winners").and_then(|winners| Vec::<usize>::deserialize(winners).ok()).unwrap_or_default();
    let names: Vec<String> = winners.iter().map(|&winner| side(desk, document, winner, locale)).collect();
    let verdict = status.map(|status| standing::status(status, &names, locale));
    let parts: Vec<String> = verdict.into_iter().chain(summary(ruling, locale)).collect();
    parts.join(" — ")
}

/// The summary of a stored ruling in the language of the window, else in any that it has.
fn summary(ruling: &Value, locale: &Locale) -> Option<String> {
    let message = ruling.get("summary")?.get("message")?.as_object()?;
    let words = message.get(locale.language().code()).or_else(|| message.values().next())?;
    words.as_str().map(|words| arbiter_core::locale::harmless(words).into_owned())
}

fn mark_words(mark: Mark) -> &'static str {
    match mark {
        Mark::Unreadable => "seal-mark-unreadable",
        Mark::Altered => "seal-mark-altered",
        Mark::Loose => "seal-mark-loose",
        Mark::ChangedBefore => "seal-mark-changed-before",
    }
}
