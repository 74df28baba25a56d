//! What a statement can begin with: the fields of the manifest by key and name, the words of the event and of the sides, the
//! tables, pieces and features of the shown board; and what is entered there now.

use ruleset_api::manifest::{BoardKind, FeatureKind, Field, Of, PieceKind, RowKind};
use serde_json::Value;

use super::super::apply;
use super::super::edit::EventField;
use super::values::shown;
use super::words::folded;
use super::{Offer, Rest, Said, Sheet, Stop, fields, pieces};

/// Something that can be entered.
#[derive(Clone, Copy, Debug)]
pub(super) enum Item<'a> {
    Field(&'a Field, Of),
    Rows(&'a RowKind),
    Names,
    Players,
    Event(EventField),
    Notes,
    Piece(&'a BoardKind, &'a PieceKind),
    Place(&'a BoardKind),
    Out(&'a BoardKind),
    Feature(&'a BoardKind, &'a FeatureKind),
}

/// What a statement can begin with.
pub(super) struct Candidate<'a> {
    key: String,
    pub(super) label: String,
    /// Its names, folded.
    pub(super) names: Vec<String>,
    pub(super) item: Item<'a>,
}

/// All that a statement can begin with, what a judge enters first in front. No key stands there twice.
pub(super) fn candidates<'a>(sheet: &Sheet<'a>) -> Vec<Candidate<'a>> {
    let (manifest, locale) = (sheet.manifest, sheet.locale);
    let mut all: Vec<Candidate<'a>> = Vec::new();
    let mut add = |key: &str, label: &str, item: Item<'a>| {
        let names = vec![folded(key), folded(label)];
        if all.iter().all(|known| known.names.first() != names.first()) {
            all.push(Candidate { key: key.to_owned(), label: label.to_owned(), names, item });
        }
    };
    for of in [Of::Side, Of::Match] {
        for field in manifest.fields_of(of) {
            add(&field.key, locale.rendered(&field.label), Item::Field(field, of));
        }
    }
    for kind in &manifest.rows {
        add(&kind.key, locale.rendered(&kind.label), Item::Rows(kind));
    }
    for field in manifest.fields_of(Of::Setting) {
        add(&field.key, locale.rendered(&field.label), Item::Field(field, Of::Setting));
    }
    add("names", &locale.t("entry-names"), Item::Names);
    add("players", &locale.t("ui-players"), Item::Players);
    add("event", &locale.t("ui-event"), Item::Event(EventField::Name));
    add("round", &locale.t("ui-round"), Item::Event(EventField::Round));
    add("table", &locale.t("ui-table"), Item::Event(EventField::Table));
    add("date", &locale.t("ui-date"), Item::Event(EventField::Date));
    add("judge", &locale.t("ui-judge"), Item::Event(EventField::Judge));
    if let Some(board) = sheet.board.and_then(|board| manifest.board_kind(board)) {
        for kind in &board.pieces {
            add(&kind.kind, locale.rendered(&kind.label), Item::Piece(board, kind));
        }
        if let Some(first) = board.pieces.first() {
            add("piece", &locale.t("entry-piece"), Item::Piece(board, first));
            add("place", &locale.t("entry-place"), Item::Place(board));
            add("out", &locale.t("entry-out"), Item::Out(board));
        }
        for kind in &board.features {
            add(&kind.kind, locale.rendered(&kind.label), Item::Feature(board, kind));
        }
        if let Some(kind) = board.features.iter().find(|kind| kind.counts_near).or(board.features.first()) {
            add("location", &locale.t("entry-location"), Item::Feature(board, kind));
        }
    }
    add("notes", &locale.t("ui-notes"), Item::Notes);
    all
}

impl Candidate<'_> {
    /// The way to go on with it.
    pub(super) fn offer(&self, sheet: &Sheet<'_>) -> Offer {
        Offer { now: self.item.now(sheet), ..Offer::new(&self.key, &self.label) }
    }
}

impl<'a> Item<'a> {
    /// What a statement says that begins with it.
    pub(super) fn say(&self, label: &str, rest: Rest<'_>, sheet: &Sheet<'_>) -> Result<Said, Stop> {
        match self {
            Self::Field(field, Of::Side) => fields::of_sides(label, field, rest, sheet),
            Self::Field(field, of) => fields::of_match(label, field, *of, rest, sheet),
            Self::Rows(kind) => fields::row(label, kind, rest, sheet),
            Self::Names => fields::names(label, rest, sheet),
            Self::Players => fields::players(label, rest, sheet),
            Self::Event(field) => fields::event(label, *field, rest, sheet),
            Self::Notes => fields::notes(label, rest),
            Self::Piece(board, kind) => pieces::piece(board, kind, rest, sheet),
            Self::Place(board) => pieces::place(board, rest, sheet),
            Self::Out(board) => pieces::out(board, rest, sheet),
            Self::Feature(board, kind) => pieces::feature(label, board, kind, rest, sheet),
        }
    }

    /// What is entered there now, in short.
    fn now(&self, sheet: &Sheet<'_>) -> String {
        let record = sheet.record;
        let several = |each: &mut dyn Iterator<Item = String>| {
            let each: Vec<String> = each.map(|one| if one.is_empty() { "—".to_owned() } else { one }).collect();
            if each.iter().all(|one| one == "—") { String::new() } else { each.join(" · ") }
        };
        match self {
            Self::Field(field, Of::Side) => {
                let value = |value: Option<&Value>| value.map(|value| shown(field, value, sheet)).unwrap_or_default();
                several(&mut record.sides.iter().map(|side| value(side.values.get(&field.key))))
            }
            Self::Field(field, of) => {
                let values = if *of == Of::Setting { &record.settings } else { &record.values };
                values.get(&field.key).map(|value| shown(field, value, sheet)).unwrap_or_default()
            }
            Self::Rows(kind) => match record.rows.get(&kind.key).and_then(Value::as_array).map_or(0, Vec::len) {
                0 => String::new(),
                rows => rows.to_string(),
            },
            Self::Names => several(&mut record.sides.iter().map(|side| side.name.clone())),
            Self::Players => several(&mut record.sides.iter().map(|side| side.members.join(", "))),
            Self::Event(field) => apply::event_of(record, *field).to_owned(),
            Self::Notes => record.notes.lines().next().unwrap_or_default().to_owned(),
            Self::Piece(..) | Self::Place(_) | Self::Out(_) | Self::Feature(..) => String::new(),
        }
    }
}
