//! Where and when the match was played, and who judged.

use arbiter_core::desk::{Edit, EventField};
use egui::Ui;

use super::{heading_line, id, row};
use crate::ui::open::Open;
use crate::ui::outbox::Outbox;
use crate::ui::theme::space;
use crate::ui::widgets::{self, Field};

pub(super) fn show(ui: &mut Ui, open: &Open<'_>, out: &mut Outbox) {
    let event = &open.document.record.event;
    let locale = open.locale;
    heading_line(ui, &locale.t("ui-match"));
    let mut words = |ui: &mut Ui, member: EventField, pointer: &str, name: &str, hint: &str, shown: &str, width: f32| {
        let field = Field { hint, live: true, ..Field::new(id(open, pointer), name, shown, width) };
        if let Some(entered) = widgets::text(ui, &field) {
            out.enter(Edit::Event(member, entered));
        }
    };
    let name = locale.t("ui-event");
    row(ui, &name, "", |ui| {
        words(ui, EventField::Name, "/event/name", &name, "", &event.name, ui.available_width());
    });
    let (round, table) = (locale.t("ui-round"), locale.t("ui-table"));
    row(ui, &locale.t("ui-round-and-table"), "", |ui| {
        let width = (ui.available_width() - space::SMALL) / 2.0;
        words(ui, EventField::Round, "/event/round", &round, "", &event.round, width);
        words(ui, EventField::Table, "/event/table", &table, "", &event.table, width);
    });
    let name = locale.t("ui-date");
    row(ui, &name, "", |ui| {
        let hint = locale.t("ui-date-hint");
        words(ui, EventField::Date, "/event/date", &name, &hint, &event.date, ui.available_width());
    });
    let name = locale.t("ui-judge");
    row(ui, &name, "", |ui| {
        words(ui, EventField::Judge, "/event/judge", &name, "", &event.judge, ui.available_width());
    });
}
