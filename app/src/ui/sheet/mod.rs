//! The sheet: everything that can be entered beside the board, made from the ruleset's manifest. It knows groups and rows of
//! fields; what an entry means is the ruleset's affair.

mod columns;
mod entry;
mod event;
mod finding;
mod log;
mod rows;
mod sides;

use std::sync::Arc;

use arbiter_core::desk::{Document, Edit, Slot};
use egui::{Align, Id, Layout, Rect, Sense, Ui, UiBuilder, pos2, vec2};
use ruleset_api::Manifest;
use ruleset_api::entries::escaped;
use ruleset_api::manifest::{Of, Type};

use super::guard;
use super::open::Open;
use super::outbox::Outbox;
use super::theme::{self, Palette, space};
use super::widgets::{self, Field};

pub(crate) use entry::{Place, entry};

/// Width of the labels, in points: more where the sheet has the room of a board.
const WIDE_LABELS: f32 = 190.0;
const LABELS: f32 = 108.0;

fn label_width(ui: &Ui) -> f32 {
    if ui.available_width() > 400.0 { WIDE_LABELS } else { LABELS }
}

/// How wide the sheet of a document is best where it has the room.
pub(crate) fn wanted_width(ui: &Ui, open: &Open<'_>) -> f32 {
    sides::wanted(ui, open)
}

/// Shows the sheet of a document.
pub(crate) fn show(ui: &mut Ui, open: &Open<'_>, out: &mut Outbox) {
    ui.spacing_mut().item_spacing.y = 5.0;
    take_keyboard(ui);
    guard::only_read(ui, open.document);
    event::show(ui, open, out);
    sides::show(ui, open, out);
    fields(ui, open, Of::Match, &open.locale.t("ui-end-of-match"), out);
    rows::show(ui, open, out);
    fields(ui, open, Of::Setting, &open.locale.t("ui-settings"), out);
    heading(ui, &open.locale.t("ui-notes"));
    let name = open.locale.t("ui-notes");
    let field = Field {
        lines: 3,
        live: true,
        ..Field::new(id(open, "/notes"), &name, &open.document.record.notes, ui.available_width())
    };
    if let Some(notes) = widgets::text(ui, &field) {
        out.enter(Edit::Notes(notes));
    }
    log::show(ui, open);
    ui.add_space(space::MEDIUM);
}

/// The id of the field of an entry: the same in every frame, another in every document.
pub(crate) fn id(open: &Open<'_>, pointer: &str) -> Id {
    field_id(open.document.id, pointer)
}

/// The id of the field at a place of a record.
pub(crate) fn field_id(document: arbiter_core::desk::DocumentId, pointer: &str) -> Id {
    Id::unique(("entry", document, pointer))
}

/// JSON Pointer of the entry that a new match begins with: the event; of a match that follows another, where the event is
/// known, its table or what is entered first of the sides.
pub(crate) fn first_entry(document: &Document, manifest: Option<&Arc<Manifest>>) -> String {
    if !document.follows {
        return "/event/name".to_owned();
    }
    if document.record.event.table.is_empty() {
        return "/event/table".to_owned();
    }
    let needed = manifest.and_then(|manifest| manifest.fields_of(Of::Side).find(|field| field.default_value().is_none()));
    needed.map_or_else(|| "/sides/0/name".to_owned(), |field| format!("/sides/0/values/{}", escaped(&field.key)))
}

/// Leads the keyboard to a field that will be there in the next frame only.
fn lead_keyboard(ui: &Ui, field: Id) {
    let now = ui.ctx().cumulative_frame_nr();
    ui.data_mut(|data| data.insert_temp(Id::unique("new entry"), (now, field)));
}

/// Gives the keyboard to the field that was not there yet when it was asked for.
fn take_keyboard(ui: &Ui) {
    let (slot, now) = (Id::unique("new entry"), ui.ctx().cumulative_frame_nr());
    // A frame may be painted twice.
    let led = ui.data(|data| data.get_temp::<(u64, Id)>(slot)).filter(|(asked, _)| *asked < now);
    if let Some((_, field)) = led {
        ui.data_mut(|data| data.remove::<(u64, Id)>(slot));
        ui.memory_mut(|memory| memory.request_focus(field));
    }
}

/// The fields of the match, or the settings.
fn fields(ui: &mut Ui, open: &Open<'_>, of: Of, title: &str, out: &mut Outbox) {
    let record = &open.document.record;
    let (values, slot) = match of {
        Of::Setting => (&record.settings, Slot::Setting),
        Of::Match | Of::Side => (&record.values, Slot::Match),
    };
    if open.manifest.fields_of(of).next().is_none() {
        return;
    }
    heading(ui, title);
    for field in open.manifest.fields_of(of) {
        let label = open.locale.rendered(&field.label);
        let place = Place::new(slot.clone(), open, label);
        if field.kind == Type::Finding {
            entry::finding(ui, open, &place, field, values.get(&field.key), out);
            continue;
        }
        row(ui, label, help(open, field), |ui| {
            let width = match (field.kind, of) {
                (Type::Integer, Of::Setting) => 96.0,
                (Type::Integer, _) => 72.0,
                // Words need no more than this, however much room the sheet has.
                (Type::Choice | Type::Side, _) => ui.available_width().min(280.0),
                _ => ui.available_width(),
            };
            entry(ui, open, &place, field, values.get(&field.key), width, out);
        });
    }
}

fn help<'a>(open: &Open<'a>, field: &'a ruleset_api::manifest::Field) -> &'a str {
    field.help.as_ref().map_or("", |help| open.locale.rendered(help))
}

/// The heading of a group.
pub(crate) fn heading(ui: &mut Ui, words: &str) {
    ui.add_space(space::MEDIUM);
    heading_line(ui, words);
}

/// The heading of a group, without space above.
pub(crate) fn heading_line(ui: &mut Ui, words: &str) {
    let palette = Palette::of(ui);
    let format = egui::TextFormat {
        font_id: theme::bold(theme::size::SMALL),
        extra_letter_spacing: 0.7,
        color: palette.muted,
        ..egui::TextFormat::default()
    };
    let job = egui::text::LayoutJob::single_section(words.to_uppercase(), format);
    let galley = ui.painter().layout_job(job);
    let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
    ui.painter().galley(rect.min, galley, palette.muted);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Heading, true, words));
}

/// A label and, to the right of it, what it names. Long labels wrap.
fn row<R>(ui: &mut Ui, label: &str, help: &str, add: impl FnOnce(&mut Ui) -> R) -> R {
    let width = label_width(ui);
    let palette = Palette::of(ui);
    let galley = ui.painter().layout(label.to_owned(), theme::regular(theme::size::BODY), palette.muted, width);
    let height = galley.size().y.max(theme::CONTROL);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let words = Rect::from_min_size(pos2(rect.left(), rect.center().y - galley.size().y / 2.0), galley.size());
    ui.painter().galley(words.min, galley, palette.muted);
    if !help.is_empty() {
        ui.interact(words, response.id.with("help"), Sense::hover()).on_hover_text(help);
    }
    let right = Rect::from_min_max(pos2(rect.left() + width + space::MEDIUM, rect.center().y - theme::CONTROL / 2.0), rect.max);
    let mut child = ui.new_child(UiBuilder::new().max_rect(right).layout(Layout::left_to_right(Align::Center)));
    child.spacing_mut().item_spacing.x = space::SMALL;
    add(&mut child)
}
