//! Signing as it is seen: the button beside the verdict, the questions before an entry is made, the entries of a record, and
//! a verdict that was decided other than by the rules.

mod ask;
mod history;

use arbiter_core::desk::{Desk, Document, Intent, SealIntent, commands};
use arbiter_core::locale::{Locale, Names};
use arbiter_core::record::seal::Entry;
use egui::{Align, Layout, Rect, Ui, UiBuilder};
use ruleset_api::{Manifest, Ruling, Text};

use super::open::Open;
use super::outbox::Outbox;
use super::theme::space;
use super::widgets::{Press, press_width};

pub(super) use ask::{Typed, show};

/// Room of the button beside the verdict, in points; none where the record is locked.
pub(super) fn button_width(ui: &Ui, document: &Document, locale: &Locale) -> f32 {
    if document.barred().is_some() {
        return 0.0;
    }
    // Bold words are a little wider than they are measured.
    press_width(ui, &locale.t("seal-command-sign")) + 2.0 * space::LARGE
}

/// The button that signs the ruling; where that cannot be done, it says why.
pub(super) fn button(ui: &mut Ui, at: Rect, desk: &Desk, open: &Open<'_>, out: &mut Outbox) {
    if at.width() <= 0.0 {
        return;
    }
    let place = UiBuilder::new().max_rect(at).layout(Layout::right_to_left(Align::Center));
    let mut ui = ui.new_child(place);
    let sign = commands().iter().find(|command| command.id == "sign");
    let can = sign.map_or(Err("desk-why-no-document"), |command| command.intent(desk));
    let words = open.locale.t("seal-command-sign");
    match can {
        Ok(_) => {
            if Press::words(&words).primary().show(&mut ui).clicked() {
                out.ask(Intent::Seal(SealIntent::Sign));
            }
        }
        Err(why) => {
            ui.disable();
            Press::words(&words).show(&mut ui).on_disabled_hover_text(open.locale.t(why));
        }
    }
}

/// The verdict of a record that was decided other than by the rules, in the shape of a ruling: who wins, and in its summary
/// who decided that and why.
pub(super) fn overriding(document: &Document, locale: &Locale) -> Option<Ruling> {
    let decision = document.chain.decision()?;
    let who = document.chain.last().map(|entry| who(entry, locale)).unwrap_or_default();
    let words = locale.text(&Text::new("seal-overridden").with("who", who).with("reason", decision.reason.as_str()));
    let mut summary = Text::new("seal-overridden");
    summary.message.insert(locale.language().code().to_owned(), words);
    Some(Ruling { summary: Some(summary), ..decision.ruling() })
}

/// Who made an entry, in which role, and when.
fn who(entry: &Entry, locale: &Locale) -> String {
    locale.text(&entry.who())
}

/// What a side of a match is called.
fn side(desk: &Desk, document: &Document, side: usize, locale: &Locale) -> String {
    let none = Manifest::default();
    let manifest = desk.manifest(document).map_or(&none, |manifest| &**manifest);
    let names: Vec<&str> = document.record.sides.iter().map(|side| side.name.as_str()).collect();
    Names::with_sides(&names, manifest).side(side, locale.language().code())
}
