//! What one click on the checklist does, by what the ruleset said of each item: it enters a value, adds a row, shows a
//! board, leads to a field, or ticks the item off. Also here: taking an entry that the ruleset offers.

use ruleset_api::entries::escaped;
use ruleset_api::log::LogEvent;
use ruleset_api::manifest::{BoardKind, Field, RowKind};
use ruleset_api::procedure::{EntryOf, Item, ItemState, Target};
use ruleset_api::{Manifest, Record, Ruling, Text};
use serde_json::Value;

use super::document::Document;
use super::edit::{BoardEdit, Edit, Slot};
use super::message::{Effect, Part};
use super::{Desk, history, log};

/// What the judge wants of the checklist of the current document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProcedureIntent {
    /// Do what an item asks for, as far as one click can, or lead there.
    Do(String),
    /// The same for the item that is next.
    Next,
    /// Take an entry that the ruleset offers, by its index in the ruling.
    Fill(usize),
}

/// What one click on an item does.
#[derive(Clone, Debug, PartialEq)]
pub enum Click<'a> {
    /// Enters a value in a field.
    Enter {
        /// The field.
        field: &'a Field,
        /// The value.
        value: &'a Value,
        /// The change.
        edit: Edit,
    },
    /// Leads to an entry.
    Lead {
        /// What is entered there.
        label: &'a Text,
        /// JSON Pointer of its field.
        pointer: String,
    },
    /// Adds a row to a table, and leads to its first entry.
    AddRow {
        /// The table.
        kind: &'a RowKind,
        /// The change.
        edit: Edit,
        /// JSON Pointer of the first field.
        pointer: String,
    },
    /// Shows a board, which may begin as a copy of another.
    Show(&'a BoardKind),
    /// Ticks the item off, or takes the tick back.
    Tick(bool),
    /// Nothing.
    Nothing,
}

impl<'a> Click<'a> {
    /// What a click on an item does to a record.
    #[must_use]
    pub fn on(item: &'a Item, record: &Record, manifest: &'a Manifest) -> Self {
        let done = item.state == ItemState::Done;
        let Some(at) = &item.at else {
            return if done { Self::Nothing } else { Self::Tick(!log::is_ticked(&record.log, &item.id)) };
        };
        let set = item.set.as_ref().filter(|_| !done);
        match (Target::of(at, manifest, record.sides.len()), set) {
            (Some(Target::Entry(of, field)), Some(value)) => Self::Enter { field, value, edit: enter(at, of, field, value) },
            (Some(Target::Entry(_, field)), None) => Self::Lead { label: &field.label, pointer: of_side(at.clone(), field) },
            (Some(Target::Row(kind, row)), _) => Self::Lead { label: &kind.label, pointer: first_of(kind, row) },
            (Some(Target::NextRow(kind)), set) => {
                let row = record.rows.get(&kind.key).and_then(Value::as_array).map_or(0, Vec::len);
                Self::AddRow { kind, edit: enter_row(kind, set), pointer: first_of(kind, row) }
            }
            (Some(Target::Board(kind)), _) => Self::Show(kind),
            (None, _) => Self::Nothing,
        }
    }
}

/// The item that is next: the current one, else the first that is still to do.
#[must_use]
pub fn next<'a>(document: &Document, ruling: &'a Ruling) -> Option<&'a Item> {
    let open = |item: &&Item| item.state != ItemState::Done && !log::is_ticked(&document.record.log, &item.id);
    let mut items = ruling.procedure.iter().filter(open);
    items.clone().find(|item| item.state == ItemState::Current).or_else(|| items.next())
}

pub(super) fn ask(desk: &mut Desk, intent: &ProcedureIntent) -> Vec<Effect> {
    let Some(document) = desk.document() else { return Vec::new() };
    // An older ruling may ask for what is there by now.
    let (Some(ruling), Some(manifest)) = (document.ruling().cloned(), desk.manifest(document).cloned()) else {
        return Vec::new();
    };
    let item = match intent {
        ProcedureIntent::Do(id) => ruling.procedure.iter().find(|item| item.id == *id),
        ProcedureIntent::Next => next(document, &ruling),
        ProcedureIntent::Fill(index) => return fill(desk, &ruling, *index, &manifest),
    };
    let Some(item) = item else { return Vec::new() };
    let id = document.id;
    match Click::on(item, &document.record, &manifest) {
        Click::Enter { edit, .. } => history::edit(desk, &edit),
        Click::Lead { pointer, .. } => vec![Effect::Lead { document: id, pointer }],
        Click::AddRow { edit, pointer, .. } => {
            let mut effects = history::edit(desk, &edit);
            effects.push(Effect::Lead { document: id, pointer });
            effects
        }
        Click::Show(kind) => show_board(desk, kind),
        Click::Tick(done) => {
            let item = item.id.clone();
            log::note(desk, id, if done { LogEvent::ItemDone { item } } else { LogEvent::ItemReopened { item } });
            Vec::new()
        }
        Click::Nothing => Vec::new(),
    }
}

/// Takes an offer: one named step.
fn fill(desk: &mut Desk, ruling: &Ruling, index: usize, manifest: &Manifest) -> Vec<Effect> {
    let (Some(offer), Some(document)) = (ruling.fills.get(index), desk.document()) else { return Vec::new() };
    match Target::of(&offer.at, manifest, document.record.sides.len()) {
        Some(Target::Entry(of, field)) => history::edit(desk, &enter(&offer.at, of, field, &offer.value)),
        Some(Target::NextRow(kind)) => history::edit(desk, &enter_row(kind, Some(&offer.value))),
        _ => Vec::new(),
    }
}

fn show_board(desk: &mut Desk, kind: &BoardKind) -> Vec<Effect> {
    let Some(document) = desk.document_mut() else { return Vec::new() };
    let absent = !document.record.boards.contains_key(&kind.key);
    let mut effects = match &kind.begins_as {
        Some(from) if absent => {
            let edit = BoardEdit::BeginAs(from.clone());
            history::edit(desk, &Edit::Board { board: kind.key.clone(), edit })
        }
        _ => Vec::new(),
    };
    if let Some(document) = desk.document_mut()
        && document.selection.board.as_ref() != Some(&kind.key)
    {
        document.selection.board = Some(kind.key.clone());
        document.selection.piece = None;
        document.selection.cursor = None;
    }
    effects.push(Effect::GoTo(Part::Board));
    effects
}

fn enter(at: &str, of: EntryOf, field: &Field, value: &Value) -> Edit {
    let slot = match of {
        EntryOf::Match => Slot::Match,
        EntryOf::Setting => Slot::Setting,
        EntryOf::Side(side) => Slot::Side(side),
        EntryOf::Row(row) => {
            let table = at.split('/').nth(2).unwrap_or_default();
            Slot::Row { table: table.replace("~1", "/").replace("~0", "~"), row }
        }
    };
    Edit::Value { slot, key: field.key.clone(), value: Some(value.clone()) }
}

fn enter_row(kind: &RowKind, values: Option<&Value>) -> Edit {
    match values.and_then(Value::as_object) {
        Some(values) => Edit::EnterRow { table: kind.key.clone(), values: values.clone() },
        None => Edit::AddRow { table: kind.key.clone() },
    }
}

/// The field of the first entry of a row.
fn first_of(kind: &RowKind, row: usize) -> String {
    let at = format!("/rows/{}/{row}", escaped(&kind.key));
    kind.fields.first().map_or(at.clone(), |field| of_side(format!("{at}/{}", escaped(&field.key)), field))
}

/// Of a list with one number for each side, the first has the keyboard.
fn of_side(pointer: String, field: &Field) -> String {
    if field.per.is_some() { format!("{pointer}/0") } else { pointer }
}
