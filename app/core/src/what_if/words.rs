//! What would be changed, in a few words: with the manifest's own labels, and the names that sides and pieces have.

use ruleset_api::manifest::{Manifest, Type};
use ruleset_api::record::{Feature, Place, Spot as FeatureSpot, Topology};
use ruleset_api::{Arg, Text};
use serde_json::Value;

use super::changes::Moved;
use super::entry::{Entry, Number, Part};
use super::places::{Class, Spot};
use crate::desk::Slot;

/// Another number.
pub(super) fn number(number: &Number<'_>, to: i64, manifest: &Manifest) -> Text {
    Text::new("what-if-number").with("subject", subject(&number.entry, manifest)).with("to", to).with("from", number.from)
}

/// Another choice.
pub(super) fn turned(entry: &Entry<'_>, to: &Value, manifest: &Manifest) -> Text {
    let text = Text::new("what-if-choice").with("subject", subject(entry, manifest));
    text.with("to", value(entry, to)).with("from", value(entry, &entry.counts_as))
}

/// Another place of a piece.
pub(super) fn moved(of: &Moved<'_>, spot: &Spot) -> Text {
    let text = |id: &str| Text::new(id).with("piece", Arg::Piece { piece: of.piece.id, board: Some(of.board.to_owned()) });
    let map = of.of_record.map.as_ref().or(of.kind.map.as_ref());
    let features = map.map_or(&[][..], |map| &map.features);
    let topology = map.map_or(of.kind.topology, |map| map.topology);
    let place = place(&spot.place, topology);
    match &spot.class {
        Class::On(index) => text("what-if-on").with("place", place).with("location", location(of, features, *index)),
        Class::Beside(index) => text("what-if-beside").with("place", place).with("location", location(of, features, *index)),
        Class::Elsewhere if features.is_empty() => text("what-if-at").with("place", place),
        Class::Elsewhere => text("what-if-elsewhere").with("place", place),
        Class::Zone(zone) => {
            let known = of.kind.zones.iter().find(|known| known.id == *zone);
            known.map_or_else(|| text("what-if-out"), |known| text("what-if-at").with("place", known.label.clone()))
        }
    }
}

/// An entry, with whose it is.
fn subject(entry: &Entry<'_>, manifest: &Manifest) -> Text {
    let label = entry.field.label.clone();
    match (&entry.slot, &entry.part) {
        (Slot::Row { table, row }, part) => {
            let kind = manifest.row_kind(table);
            let table = kind.map_or_else(|| Text::new("arbiter-word").with("word", table.as_str()), |kind| kind.label.clone());
            let text = match part {
                Part::OfSide(side) => Text::new("what-if-of-row-and-side").side("side", *side),
                Part::Whole | Part::OfFinding => Text::new("arbiter-of-row"),
            };
            text.with("field", label).with("table", table).with("row", row.saturating_add(1))
        }
        (Slot::Side(side), _) | (_, Part::OfSide(side)) => Text::new("arbiter-of-side").with("field", label).side("side", *side),
        (Slot::Piece { board, piece }, _) => {
            let piece = Arg::Piece { piece: *piece, board: Some(board.clone()) };
            Text::new("arbiter-of-piece").with("field", label).with("piece", piece)
        }
        (Slot::Match | Slot::Setting, _) => label,
    }
}

/// What can be chosen.
fn value(entry: &Entry<'_>, value: &Value) -> Arg {
    match (entry.holds(), value) {
        (_, Value::Bool(yes)) => Text::new(if *yes { "ui-yes" } else { "ui-no" }).into(),
        (Type::Side, value) => {
            let side = value.as_u64().and_then(|side| usize::try_from(side).ok());
            side.map_or_else(|| value.to_string().into(), Arg::Side)
        }
        (_, Value::String(id)) => {
            let choice = entry.field.choices.iter().find(|choice| choice.id == *id);
            choice.map_or_else(|| id.as_str().into(), |choice| choice.label.clone().into())
        }
        (_, value) => value.to_string().into(),
    }
}

fn place(place: &Place, topology: Topology) -> Text {
    match place {
        Place::Pair([x, y]) if topology == Topology::Free => Text::new("ui-point").with("x", *x).with("y", *y),
        Place::Pair([column, row]) => Text::new("ui-in-cell").with("column", *column).with("row", *row),
        Place::Area(name) => Text::new("arbiter-word").with("word", name.as_str()),
        Place::Zone(zone) => Text::new("arbiter-word").with("word", zone.zone.as_str()),
    }
}

/// A feature: by its name; else by its kind, with its side or its first cell where there are several of that kind.
fn location(of: &Moved<'_>, features: &[Feature], index: usize) -> Text {
    let Some(feature) = features.get(index) else { return Text::new("arbiter-word").with("word", "") };
    if !feature.name.trim().is_empty() {
        return Text::new("arbiter-word").with("word", feature.name.trim());
    }
    let kind = of.kind.features.iter().find(|kind| kind.kind == feature.kind);
    let label = kind.map_or_else(|| Text::new("arbiter-word").with("word", feature.kind.as_str()), |kind| kind.label.clone());
    if let Some(side) = feature.side.and_then(|side| usize::try_from(side).ok()) {
        return Text::new("arbiter-of-side").with("field", label).side("side", side);
    }
    let alone = features.iter().filter(|other| other.kind == feature.kind).count() == 1;
    match feature.at.first().filter(|_| !alone) {
        Some(FeatureSpot::Pair([x, y])) => Text::new("what-if-location-at")
            .with("location", label)
            .with("place", Text::new("arbiter-cell").with("x", *x).with("y", *y)),
        Some(FeatureSpot::Area(name)) => Text::new("what-if-location-at").with("location", label).with("place", name.as_str()),
        None => label,
    }
}
