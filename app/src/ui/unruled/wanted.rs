//! Which ruleset a record wants, by what the record itself says of it, and what the judge can do to have it.

use arbiter_core::desk::{Desk, Document, Intent, Page};
use arbiter_core::locale::{Locale, harmless};
use arbiter_core::record::stored::{Stored, StoredRuleset, last_ruleset};
use egui::{Label, RichText, Ui};
use ruleset_api::Text;

use super::{card, muted, sentence};
use crate::ui::outbox::Outbox;
use crate::ui::sheet::heading_line;
use crate::ui::theme::{self, Palette, size, space};
use crate::ui::widgets::{Press, pill};

/// Shows the ruleset.
pub(super) fn show(ui: &mut Ui, desk: &Desk, document: &Document, stored: &[Stored], locale: &Locale, out: &mut Outbox) {
    let palette = Palette::of(ui);
    let wanted = &document.record.ruleset;
    let sealed = last_ruleset(stored).filter(|ruleset| ruleset.id == wanted.id);
    card(ui, |ui| {
        heading_line(ui, &locale.t("opening-ruleset"));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = space::MEDIUM;
            let id = harmless(&wanted.id).into_owned();
            let name = sealed.and_then(|ruleset| name(ruleset, locale));
            let words = RichText::new(name.unwrap_or(&id)).font(theme::bold(size::SUMMARY)).color(palette.ink);
            ui.add(Label::new(words).wrap());
            let version = harmless(&wanted.version);
            let beside = if name.is_some() { format!("{id} {version}") } else { version.into_owned() };
            if !beside.trim().is_empty() {
                pill(ui, beside.trim(), palette.calm, palette.muted, false);
            }
        });
        if let Some(sha256) = sealed.map(|ruleset| &ruleset.sha256).filter(|sha256| !sha256.is_empty()) {
            muted(ui, &locale.text(&Text::new("opening-sealed-by").with("sha256", sha256.as_str())));
        }
        // What can be done about a newer version is said above.
        if document.is_understood() {
            sentence(ui, &locale.t("opening-install"), size::BODY);
            ui.add_space(space::SMALL);
            let looks = desk.rulesets.is_none();
            if looks {
                muted(ui, &locale.t("ui-looking-for-rulesets"));
            }
            if Press::words(&locale.t("opening-to-rulesets")).primary().show(ui).clicked() {
                out.ask(Intent::ShowPage(Page::Rulesets));
            }
        }
    });
}

/// What the ruleset was called when it ruled last.
fn name<'r>(ruleset: &'r StoredRuleset, locale: &Locale) -> Option<&'r str> {
    let names = &ruleset.name;
    let name = names.get(locale.language().code()).or_else(|| names.values().next())?;
    (!name.trim().is_empty()).then_some(name)
}
