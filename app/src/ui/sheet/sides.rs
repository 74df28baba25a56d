//! The sides: a column each, with name, players and fields. Where there are too many for columns, a block each.

use arbiter_core::desk::{Edit, Intent, Slot};
use egui::{Rect, Sense, Ui, vec2};
use ruleset_api::Text;
use ruleset_api::manifest::Of;

use super::{LABEL, Place, entry, heading, help, id, row};
use crate::ui::icons::{self, Icon};
use crate::ui::open::Open;
use crate::ui::outbox::Outbox;
use crate::ui::theme::{Palette, space};
use crate::ui::widgets::{self, Field, Press};

/// The narrowest column of a side, in points.
const NARROWEST: f32 = 54.0;

pub(super) fn show(ui: &mut Ui, open: &Open<'_>, out: &mut Outbox) {
    let record = &open.document.record;
    let (count, allowed) = (record.sides.len(), &open.manifest.sides);
    heading(ui, &open.locale.t("ui-sides"));
    let room = ui.available_width() - LABEL - space::MEDIUM;
    let columns = count.max(1);
    #[expect(clippy::cast_precision_loss, reason = "a handful of sides")]
    let width = (room - space::SMALL * (columns - 1) as f32) / columns as f32;
    if width >= NARROWEST {
        block(ui, open, 0..count, width, out);
    } else {
        for side in 0..count {
            block(ui, open, side..side + 1, room, out);
        }
    }
    if allowed.min < allowed.max {
        add_and_remove(ui, open, count, out);
    }
}

/// Buttons for one side more and one less, where the ruleset leaves their number open.
fn add_and_remove(ui: &mut Ui, open: &Open<'_>, count: usize, out: &mut Outbox) {
    let (locale, allowed) = (open.locale, &open.manifest.sides);
    ui.horizontal_wrapped(|ui| {
        if count < allowed.max && Press::words(&locale.t("ui-add-side")).sign(Icon::Plus).show(ui).clicked() {
            out.ask(Intent::Edit(Edit::AddSide));
        }
        let Some(last) = count.checked_sub(1).filter(|_| count > allowed.min) else { return };
        let words = locale.text(&Text::new("ui-remove-side").with("side", open.side(last)));
        if Press::words(&words).sign(Icon::Minus).show(ui).clicked() {
            out.ask(Intent::Edit(Edit::RemoveSide(last)));
        }
    });
}

/// Some sides, in columns of a width.
fn block(ui: &mut Ui, open: &Open<'_>, sides: std::ops::Range<usize>, width: f32, out: &mut Outbox) {
    let locale = open.locale;
    let record = &open.document.record;
    let word = locale.t("ui-side-name");
    row(ui, &word, "", |ui| {
        for side in sides.clone() {
            name(ui, open, side, &word, width, out);
        }
    });
    let word = locale.t("ui-players");
    let hint = locale.t("ui-players-hint");
    row(ui, &word, &hint, |ui| {
        for side in sides.clone() {
            let shown = record.sides.get(side).map_or_else(String::new, |side| side.members.join(", "));
            let name = format!("{word}, {}", open.side(side));
            let field = Field { help: Some(&hint), ..Field::new(id(open, &format!("/sides/{side}/members")), &name, &shown, width) };
            if let Some(entered) = widgets::text(ui, &field) {
                out.enter(Edit::SideMembers(side, members(&entered)));
            }
        }
    });
    for field in open.manifest.fields_of(Of::Side) {
        let label = locale.rendered(&field.label);
        row(ui, label, help(open, field), |ui| {
            for side in sides.clone() {
                let place = Place::new(Slot::Side(side), open, &format!("{label}, {}", open.side(side)));
                let value = record.sides.get(side).and_then(|side| side.values.get(&field.key));
                entry(ui, open, &place, field, value, width, out);
            }
        });
    }
}

/// The name of a side, in its colour and beside its shape.
fn name(ui: &mut Ui, open: &Open<'_>, side: usize, word: &str, width: f32, out: &mut Outbox) {
    let colour = Palette::of(ui).side(side);
    let mark = 16.0_f32.min(width / 3.0);
    let (rect, _) = ui.allocate_exact_size(vec2(mark - space::SMALL, mark), Sense::hover());
    icons::side_mark(ui.painter(), Rect::from_center_size(rect.center(), vec2(12.0, 12.0)), Some(side), colour);
    let hint = open.side(side);
    let shown = open.document.record.sides.get(side).map_or("", |side| side.name.as_str());
    let name = format!("{word}, {}", side + 1);
    let field = Field::new(id(open, &format!("/sides/{side}/name")), &name, shown, width - mark);
    let field = Field { strong: Some(colour), hint: &hint, help: Some(&hint), ..field };
    if let Some(entered) = widgets::text(ui, &field) {
        out.enter(Edit::SideName(side, entered));
    }
}

/// Names with commas between them.
fn members(entered: &str) -> Vec<String> {
    entered.split([',', ';']).map(str::trim).filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn players_are_parted_by_commas() {
        assert_eq!(super::members(" A. Poe,B. Roe ,, "), ["A. Poe", "B. Roe"]);
        assert!(super::members(" ").is_empty());
    }
}
