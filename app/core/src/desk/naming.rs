//! What the judge did, in words to be put after "Undo:": built before the change, so that what goes away still has its name.

use ruleset_api::manifest::{Field, Of};
use ruleset_api::record::Map;
use ruleset_api::{Arg, Manifest, Record, Text};
use serde_json::Value;

use super::boards::fixed_map;
use super::edit::{BoardEdit, Edit, EventField, PictureEdit, Slot};
use super::features;
use super::shown_board::Clearing;

/// The name of an edit of a record as it was before.
pub(super) fn name(edit: &Edit, record: &Record, manifest: Option<&Manifest>) -> Text {
    let names = Naming { record, manifest };
    match edit {
        Edit::Value { slot, key, value: Some(_) } => Text::new("desk-undo-enter").with("field", names.field(slot, key)),
        Edit::Value { slot, key, value: None } => Text::new("desk-undo-clear").with("field", names.field(slot, key)),
        Edit::SideValue { slot, key, side, value } => {
            let field = Text::new("desk-field-of").with("field", names.field(slot, key)).with("whose", names.side(*side));
            Text::new(if value.is_some() { "desk-undo-enter" } else { "desk-undo-clear" }).with("field", field)
        }
        Edit::Event(field, _) => Text::new("desk-undo-enter").with("field", Text::new(event(*field))),
        Edit::SideName(side, _) => Text::new("desk-undo-side-name").with("side", names.side(*side)),
        Edit::SideMembers(side, _) => Text::new("desk-undo-side-members").with("side", names.side(*side)),
        Edit::AddSide => Text::new("desk-undo-add-side"),
        Edit::RemoveSide(side) => Text::new("desk-undo-remove-side").with("side", names.side(*side)),
        Edit::AddRow { table } => Text::new("desk-undo-add-row").with("table", names.table(table)),
        Edit::EnterRow { table, .. } => {
            let row = record.rows.get(table).and_then(Value::as_array).map_or(0, Vec::len).saturating_add(1);
            Text::new("clock-undo-enter-row").with("table", names.table(table)).with("row", row)
        }
        Edit::RemoveRow { table, row } => {
            Text::new("desk-undo-remove-row").with("table", names.table(table)).with("row", row.saturating_add(1))
        }
        Edit::Notes(_) => Text::new("desk-undo-notes"),
        Edit::Board { board, edit } => names.board_edit(board, edit),
        Edit::Several { name, .. } => name.clone(),
    }
}

fn event(field: EventField) -> &'static str {
    match field {
        EventField::Name => "desk-event-name",
        EventField::Round => "desk-event-round",
        EventField::Table => "desk-event-table",
        EventField::Date => "desk-event-date",
        EventField::Judge => "desk-event-judge",
    }
}

fn picture(edit: &PictureEdit) -> &'static str {
    match edit {
        PictureEdit::Put(_) => "picture-undo-put",
        PictureEdit::Take { .. } => "picture-undo-take",
        PictureEdit::Place { .. } | PictureEdit::Nudge { .. } => "picture-undo-place",
        PictureEdit::Opacity(_) => "picture-undo-opacity",
        PictureEdit::Remove => "picture-undo-remove",
    }
}

/// Names of things, with the manifest's words where there is one, else with the record's keys.
struct Naming<'a> {
    record: &'a Record,
    manifest: Option<&'a Manifest>,
}

impl Naming<'_> {
    fn board_edit(&self, board: &str, edit: &BoardEdit) -> Text {
        let of_piece = |id: &str, piece: i64| Text::new(id).with("piece", self.piece(board, piece));
        match edit {
            BoardEdit::BeginAs(from) => Text::new("clock-undo-begin-board").with("from", self.board(from)),
            BoardEdit::SetMap(_) => Text::new("desk-undo-map"),
            BoardEdit::UseMap { name, .. } => Text::new("maps-undo-use").with("name", name.clone()),
            BoardEdit::Picture(edit) => Text::new(picture(edit)),
            BoardEdit::AddPiece { name, kind, .. } => {
                let name = if name.trim().is_empty() { self.piece_kind(board, kind) } else { Arg::from(name.as_str()) };
                Text::new("desk-undo-add-piece").with("piece", name)
            }
            BoardEdit::AddPieces(pieces) => match pieces.as_slice() {
                [piece] if !piece.name.trim().is_empty() => Text::new("desk-undo-paste").with("piece", piece.name.trim()),
                [piece] => Text::new("desk-undo-paste").with("piece", self.piece_kind(board, &piece.kind)),
                pieces => Text::new("desk-undo-paste-several").with("n", pieces.len()),
            },
            BoardEdit::Clear(Clearing::Unplace) => Text::new("desk-undo-clear-board"),
            BoardEdit::Clear(Clearing::Remove) => Text::new("desk-undo-remove-pieces"),
            BoardEdit::RemovePiece(piece) => of_piece("desk-undo-remove-piece", *piece),
            BoardEdit::MovePiece { piece, to: Some(_) } => of_piece("desk-undo-move-piece", *piece),
            BoardEdit::MovePiece { piece, to: None } => of_piece("desk-undo-unplace-piece", *piece),
            BoardEdit::NamePiece { piece, .. } => of_piece("desk-undo-name-piece", *piece),
            BoardEdit::PieceKind { piece, .. } => of_piece("desk-undo-piece-kind", *piece),
            BoardEdit::PieceSide { piece, .. } => of_piece("desk-undo-piece-side", *piece),
            BoardEdit::SizePiece { piece, .. } => of_piece("desk-undo-size-piece", *piece),
            BoardEdit::TurnPiece { piece, .. } => of_piece("desk-undo-turn-piece", *piece),
            BoardEdit::ToggleFeature { kind, side, spot } | BoardEdit::JoinFeature { kind, side, spot } => {
                let side = side.and_then(|side| i64::try_from(side).ok());
                let there = self.map(board).is_some_and(|map| features::at(map, kind, side, spot).is_some());
                let text = Text::new(if there { "desk-undo-remove-feature" } else { "desk-undo-add-feature" });
                text.with("feature", self.feature(board, kind))
            }
            BoardEdit::AddFeature { kind, .. } => Text::new("desk-undo-add-feature").with("feature", self.feature(board, kind)),
            BoardEdit::ShapeFeature { feature, .. } | BoardEdit::FeatureSide { feature, .. } => {
                Text::new("desk-undo-change-feature").with("feature", self.feature_at(board, *feature))
            }
            BoardEdit::RemoveFeature(feature) => {
                Text::new("desk-undo-remove-feature").with("feature", self.feature_at(board, *feature))
            }
            BoardEdit::AddArea(name) => Text::new("desk-undo-add-area").with("area", name.trim()),
            BoardEdit::NameArea { area, .. } => Text::new("desk-undo-name-area").with("area", self.area(board, *area)),
            BoardEdit::RemoveArea(area) => Text::new("desk-undo-remove-area").with("area", self.area(board, *area)),
            BoardEdit::LinkAreas { areas: [a, b], linked } => {
                let text = Text::new(if *linked { "desk-undo-link-areas" } else { "desk-undo-unlink-areas" });
                text.with("a", self.area(board, *a)).with("b", self.area(board, *b))
            }
        }
    }

    /// The map of a board: its own, or the one that the rules fix.
    fn map(&self, board: &str) -> Option<&Map> {
        let own = self.record.boards.get(board).and_then(|board| board.map.as_ref());
        own.or(fixed_map(board, self.manifest))
    }

    fn board(&self, key: &str) -> Arg {
        label(self.manifest.and_then(|manifest| manifest.board_kind(key)).map(|kind| &kind.label), key)
    }

    fn area(&self, board: &str, area: usize) -> String {
        self.map(board).and_then(|map| map.areas.get(area)).cloned().unwrap_or_default()
    }

    fn feature_at(&self, board: &str, feature: usize) -> Arg {
        let kind = self.map(board).and_then(|map| map.features.get(feature)).map_or("", |feature| feature.kind.as_str());
        self.feature(board, kind)
    }

    /// A field with whose it is.
    fn field(&self, slot: &Slot, key: &str) -> Arg {
        let label = label(self.known_field(slot, key).map(|field| &field.label), key);
        let whose = match slot {
            Slot::Match | Slot::Setting => return label,
            Slot::Side(side) => self.side(*side),
            Slot::Row { table, row } => {
                Text::new("desk-row-of").with("table", self.table(table)).with("row", row.saturating_add(1)).into()
            }
            Slot::Piece { board, piece } => self.piece(board, *piece),
        };
        Text::new("desk-field-of").with("field", label).with("whose", whose).into()
    }

    fn known_field(&self, slot: &Slot, key: &str) -> Option<&Field> {
        let manifest = self.manifest?;
        let of = |of| manifest.fields_of(of).find(|field| field.key == key);
        match slot {
            Slot::Match => of(Of::Match),
            Slot::Setting => of(Of::Setting),
            Slot::Side(_) => of(Of::Side),
            Slot::Row { table, .. } => manifest.row_kind(table)?.fields.iter().find(|field| field.key == key),
            Slot::Piece { board, piece } => {
                let kind = &self.record.boards.get(board)?.piece(*piece)?.kind;
                let kind = manifest.board_kind(board)?.pieces.iter().find(|known| known.kind == *kind)?;
                kind.fields.iter().find(|field| field.key == key)
            }
        }
    }

    /// A side by its name, else by the ruleset's word for sides and a number.
    fn side(&self, side: usize) -> Arg {
        if let Some(named) = self.record.sides.get(side).filter(|side| !side.name.trim().is_empty()) {
            return named.name.trim().into();
        }
        let number = side.saturating_add(1);
        match self.manifest.map(|manifest| manifest.sides.names.as_slice()) {
            Some([word]) => Text::new("desk-numbered").with("word", word.clone()).with("number", number).into(),
            Some(words) if side < words.len() => words.get(side).cloned().unwrap_or_default().into(),
            _ => Text::new("desk-side-numbered").with("number", number).into(),
        }
    }

    /// A piece by its name, else by its kind and number.
    fn piece(&self, board: &str, id: i64) -> Arg {
        match self.record.boards.get(board).and_then(|board| board.piece(id)) {
            Some(piece) if !piece.name.trim().is_empty() => piece.name.trim().into(),
            Some(piece) => Text::new("desk-numbered").with("word", self.piece_kind(board, &piece.kind)).with("number", id).into(),
            None => id.to_string().into(),
        }
    }

    fn piece_kind(&self, board: &str, kind: &str) -> Arg {
        let known = self.manifest.and_then(|manifest| manifest.board_kind(board)?.pieces.iter().find(|known| known.kind == kind));
        label(known.map(|known| &known.label), kind)
    }

    fn feature(&self, board: &str, kind: &str) -> Arg {
        let known =
            self.manifest.and_then(|manifest| manifest.board_kind(board)?.features.iter().find(|known| known.kind == kind));
        label(known.map(|known| &known.label), kind)
    }

    fn table(&self, key: &str) -> Arg {
        label(self.manifest.and_then(|manifest| manifest.row_kind(key)).map(|kind| &kind.label), key)
    }
}

fn label(label: Option<&Text>, key: &str) -> Arg {
    label.map_or_else(|| key.into(), |label| label.clone().into())
}
