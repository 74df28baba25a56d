//! A record as it is sent to a ruleset: without rulings, log, notes and unknown keys, and with what each piece touches.

use std::collections::BTreeMap;

use serde::ser::{SerializeMap, Serializer};
use serde::{Deserialize, Serialize};
use serde_json::{Map as Object, Value};

use crate::geometry::{self, Touches};
use crate::manifest::Manifest;
use crate::record::{Board, Event, Map, Piece, Record};

/// How much of a ruling is asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Detail {
    /// Status, result, winners, deciding step and points only.
    Outcome,
    /// All of it.
    #[default]
    Full,
}

#[derive(Serialize)]
struct Adjudicate<'a> {
    detail: Detail,
    record: Sent<'a>,
}

/// A record in the shape of a request.
#[derive(Serialize)]
pub(crate) struct Sent<'a> {
    /// The number of its file, in a request for standings.
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<usize>,
    format: &'a str,
    version: u32,
    ruleset: Ruleset<'a>,
    event: SentEvent<'a>,
    settings: &'a Object<String, Value>,
    values: &'a Object<String, Value>,
    sides: Vec<Side<'a>>,
    rows: BTreeMap<&'a str, &'a Value>,
    boards: BTreeMap<&'a str, SentBoard<'a>>,
}

#[derive(Serialize)]
struct Ruleset<'a> {
    id: &'a str,
    version: &'a str,
}

#[derive(Serialize)]
struct SentEvent<'a> {
    name: &'a str,
    round: &'a str,
    table: &'a str,
    date: &'a str,
    judge: &'a str,
}

#[derive(Serialize)]
struct Side<'a> {
    name: &'a str,
    members: &'a [String],
    values: &'a Object<String, Value>,
}

#[derive(Serialize)]
struct SentBoard<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    map: Option<SentMap<'a>>,
    pieces: Vec<SentPiece<'a>>,
}

/// A map without unknown keys (a picture under the grid, for instance).
struct SentMap<'a>(&'a Map);

struct SentPiece<'a> {
    piece: &'a Piece,
    touches: Touches,
}

/// The request of `adjudicate/1` for a record, as JSON.
///
/// # Errors
/// Never for a record that was read from JSON: only what JSON cannot hold fails to be written.
pub fn adjudicate(record: &Record, manifest: &Manifest, detail: Detail) -> serde_json::Result<Vec<u8>> {
    serde_json::to_vec(&Adjudicate { detail, record: sent(None, record, manifest) })
}

/// Writes a record in the shape of a request behind what `into` holds, for [`of_written`] and [`of_all_written`].
///
/// # Errors
/// Never for a record that was read from JSON, as for [`adjudicate`].
pub fn write(record: &Record, manifest: &Manifest, into: &mut Vec<u8>) -> serde_json::Result<()> {
    serde_json::to_writer(into, &sent(None, record, manifest))
}

/// The request of `adjudicate/1` for a record that is written already.
#[must_use]
pub fn of_written(record: &[u8], detail: Detail) -> Vec<u8> {
    [head(detail), b"\"record\":", record, b"}"].concat()
}

/// The request of `adjudicate-batch/1` for records that are written already.
#[must_use]
pub fn of_all_written<'a>(records: impl IntoIterator<Item = &'a [u8]>, detail: Detail) -> Vec<u8> {
    let mut request = [head(detail), b"\"records\":["].concat();
    for (index, record) in records.into_iter().enumerate() {
        if index > 0 {
            request.push(b',');
        }
        request.extend_from_slice(record);
    }
    request.extend_from_slice(b"]}");
    request
}

fn head(detail: Detail) -> &'static [u8] {
    match detail {
        Detail::Outcome => b"{\"detail\":\"outcome\",",
        Detail::Full => b"{\"detail\":\"full\",",
    }
}

/// A record with the number of its file, for a request for standings.
pub(crate) fn numbered<'a>(file: usize, record: &'a Record, manifest: &'a Manifest) -> Sent<'a> {
    sent(Some(file), record, manifest)
}

fn sent<'a>(file: Option<usize>, record: &'a Record, manifest: &'a Manifest) -> Sent<'a> {
    let Event { name, round, table, date, judge, unknown: _ } = &record.event;
    let rows = record.rows.iter().map(|(key, rows)| (key.as_str(), rows));
    Sent {
        file,
        format: &record.format,
        version: record.version,
        ruleset: Ruleset { id: &record.ruleset.id, version: &record.ruleset.version },
        event: SentEvent { name, round, table, date, judge },
        settings: &record.settings,
        values: &record.values,
        sides: record.sides.iter().map(|s| Side { name: &s.name, members: &s.members, values: &s.values }).collect(),
        rows: rows.filter(|(key, _)| manifest.row_kind(key).is_some()).collect(),
        boards: record
            .boards
            .iter()
            .filter_map(|(key, board)| {
                let fixed = manifest.board_kind(key)?.map.as_ref();
                Some((key.as_str(), sent_board(board, fixed)))
            })
            .collect(),
    }
}

fn sent_board<'a>(board: &'a Board, fixed: Option<&'a Map>) -> SentBoard<'a> {
    let touches = geometry::touches(board, fixed);
    SentBoard {
        map: board.map.as_ref().or(fixed).map(SentMap),
        pieces: board.pieces.iter().zip(touches).map(|(piece, touches)| SentPiece { piece, touches }).collect(),
    }
}

impl Serialize for SentMap<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Feature<'a> {
            kind: &'a str,
            #[serde(skip_serializing_if = "Option::is_none")]
            side: Option<i64>,
            #[serde(skip_serializing_if = "str::is_empty")]
            name: &'a str,
            at: &'a [crate::record::Spot],
        }
        let map = self.0;
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("topology", &map.topology)?;
        for (key, number) in [("columns", map.columns), ("rows", map.rows), ("neighbours", map.neighbours), ("reach", map.reach)]
        {
            if let Some(number) = number {
                object.serialize_entry(key, &number)?;
            }
        }
        if let Some(size) = map.size {
            object.serialize_entry("size", &size)?;
        }
        if !map.areas.is_empty() {
            object.serialize_entry("areas", &map.areas)?;
            object.serialize_entry("links", &map.links)?;
        }
        let features: Vec<Feature<'_>> =
            map.features.iter().map(|f| Feature { kind: &f.kind, side: f.side, name: &f.name, at: &f.at }).collect();
        object.serialize_entry("features", &features)?;
        object.end()
    }
}

impl Serialize for SentPiece<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Piece { id, kind, side, name, at, size, angle, values, unknown: _ } = self.piece;
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("id", id)?;
        object.serialize_entry("kind", kind)?;
        if let Some(side) = side {
            object.serialize_entry("side", side)?;
        }
        if !name.is_empty() {
            object.serialize_entry("name", name)?;
        }
        if let Some(at) = at {
            object.serialize_entry("at", at)?;
        }
        if let Some(size) = size {
            object.serialize_entry("size", size)?;
        }
        if let Some(angle) = angle {
            object.serialize_entry("angle", angle)?;
        }
        object.serialize_entry("values", values)?;
        object.serialize_entry("on", &self.touches.on)?;
        object.serialize_entry("adjacent", &self.touches.adjacent)?;
        object.end()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use serde_json::{Value, json};

    use super::*;

    #[test]
    fn rows_that_the_manifest_does_not_know_are_not_sent_whatever_they_hold() {
        let mut record = Record::new("chess", "1.0.0", 2);
        record.rows.insert("moves".to_owned(), json!("no list at all"));
        let request = adjudicate(&record, &Manifest::default(), Detail::Full).unwrap();
        let request: Value = serde_json::from_slice(&request).unwrap();
        assert_eq!(request.pointer("/record/rows"), Some(&json!({})));
    }

    #[test]
    fn a_request_of_written_records_is_the_one_of_the_records() {
        let (record, manifest) = (Record::new("chess", "1.0.0", 2), Manifest::default());
        let mut written = Vec::new();
        write(&record, &manifest, &mut written).unwrap();
        for detail in [Detail::Full, Detail::Outcome] {
            let alone = adjudicate(&record, &manifest, detail).unwrap();
            assert_eq!(String::from_utf8(of_written(&written, detail)), String::from_utf8(alone.clone()));
            let twice: Value = serde_json::from_slice(&of_all_written([&written[..], &written], detail)).unwrap();
            let alone: Value = serde_json::from_slice(&alone).unwrap();
            assert_eq!(twice.get("detail"), alone.get("detail"));
            assert_eq!(twice.get("records"), Some(&json!([alone.get("record"), alone.get("record")])));
        }
    }

    #[test]
    fn a_ruleset_is_not_told_of_the_picture_under_the_grid() {
        let map = json!({ "topology": "hex", "columns": 3, "rows": 3, "photo": 1,
            "picture": { "path": "hall.jpg", "at": [0, 0], "width": 3000, "crop": 1 } });
        let board = json!({ "map": map, "pieces": [] });
        let mut record = Record::new("chess", "1.0.0", 2);
        record.boards.insert("final".to_owned(), serde_json::from_value(board.clone()).unwrap());
        let kind = json!({ "key": "final", "topology": "hex", "label": { "id": "final" }, "pieces": [] });
        let manifest = Manifest { boards: vec![serde_json::from_value(kind).unwrap()], ..Manifest::default() };
        let request = adjudicate(&record, &manifest, Detail::Full).unwrap();
        let request: Value = serde_json::from_slice(&request).unwrap();
        let sent = request.pointer("/record/boards/final/map").unwrap();
        assert_eq!(sent, &json!({ "topology": "hex", "columns": 3, "rows": 3, "features": [] }));
        // And in the record all of it stays, what no version knows included.
        let kept = serde_json::to_value(record.boards.get("final")).unwrap();
        assert_eq!(kept.pointer("/map/picture/crop"), Some(&json!(1)));
        assert_eq!(kept.pointer("/map/picture/opacity"), Some(&json!(100)));
    }
}
