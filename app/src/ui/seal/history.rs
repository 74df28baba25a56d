//! The entries of a record, the newest first: who did what, when and why, what was ruled, and whether anything was changed.

use arbiter_core::desk::{Answer, Document};
use arbiter_core::locale::Locale;
use arbiter_core::record::seal::State;
use egui::{Align, Label, Layout, RichText, ScrollArea, Ui};

use crate::ui::question::title;
use crate::ui::theme::{self, Palette, size, space};
use crate::ui::unruled::{self, StoredCache};
use crate::ui::widgets::Press;

/// Shows the entries; the answer when the judge has seen enough.
pub(super) fn show(ui: &mut Ui, document: &Document, cache: &mut StoredCache, locale: &Locale) -> Option<Answer> {
    let says = match document.chain.state {
        State::Unsealed => "seal-state-unsealed",
        State::Sealed => "seal-state-sealed",
        State::Reopened => "seal-state-reopened",
        State::Changed => "seal-state-changed",
        State::Broken => "seal-state-broken",
    };
    title(ui, &locale.t("seal-history"), &locale.t(says));
    let most = (ui.ctx().content_rect().height() - 240.0).max(120.0);
    let stored = cache.of(document);
    ScrollArea::vertical().max_height(most).min_scrolled_height(most).auto_shrink([false, true]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::MEDIUM;
        unruled::cards(ui, document, &stored, locale);
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
