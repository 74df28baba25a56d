//! The match record, version 1, as it lies in a file. Its structure is held by these types; its content (values, rows,
//! places) is kept as it was entered, right or wrong, and judged by [`crate::validate`]. Unknown keys survive; a key that
//! counts and stands twice is a fault of structure. Reading and writing of files is left to the program.

use std::collections::BTreeMap;

use serde::de::{self, Deserializer, MapAccess, SeqAccess, Unexpected, Visitor};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};
use serde_json::{Map as Object, Value};

use crate::once;

/// What a record's `format` says.
pub const FORMAT: &str = "arbiter-match";
/// The newest version of the format that this crate knows.
pub const VERSION: u32 = 1;

/// A match record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Record {
    /// Always `arbiter-match`.
    pub format: String,
    /// Version of the format, from 1.
    pub version: u32,
    /// The ruleset that the match was played by.
    pub ruleset: RulesetRef,
    /// Where and when, and who judged.
    #[serde(default, skip_serializing_if = "Event::is_empty")]
    pub event: Event,
    /// Settings of the ruleset.
    #[serde(default, deserialize_with = "once::object", skip_serializing_if = "Object::is_empty")]
    pub settings: Object<String, Value>,
    /// What was entered once for the match.
    #[serde(default, deserialize_with = "once::object", skip_serializing_if = "Object::is_empty")]
    pub values: Object<String, Value>,
    /// The sides, in order.
    pub sides: Vec<Side>,
    /// Repeated entries: a list by key.
    #[serde(default, deserialize_with = "once::object", skip_serializing_if = "Object::is_empty")]
    pub rows: Object<String, Value>,
    /// Boards by key.
    #[serde(default, deserialize_with = "once::by_key", skip_serializing_if = "BTreeMap::is_empty")]
    pub boards: BTreeMap<String, Board>,
    /// Sealed rulings; only appended to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rulings: Vec<Value>,
    /// What the desk noted, with its time; only appended to. See [`crate::log::LogEntry`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(schema_with = "crate::log::schema"))]
    pub log: Vec<Value>,
    /// Free notes.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub notes: String,
    /// Keys that this version does not know.
    #[serde(flatten)]
    pub unknown: Object<String, Value>,
}

/// Which ruleset, and which version of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RulesetRef {
    /// Id of the ruleset.
    pub id: String,
    /// Its semantic version when the record was made; empty where it is not known.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub version: String,
    /// Keys that this version does not know.
    #[serde(flatten)]
    pub unknown: Object<String, Value>,
}

/// Where and when a match was played, and who judged.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Event {
    /// Name of the event.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Round.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub round: String,
    /// Table.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub table: String,
    /// Date, `YYYY-MM-DD`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub date: String,
    /// The judge's name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub judge: String,
    /// Keys that this version does not know.
    #[serde(flatten)]
    pub unknown: Object<String, Value>,
}

/// A side: a player or a team, with what was entered for it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Side {
    /// Name of the side.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Names of the players.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub members: Vec<String>,
    /// What was entered for the side.
    #[serde(default, deserialize_with = "once::object", skip_serializing_if = "Object::is_empty")]
    pub values: Object<String, Value>,
    /// Keys that this version does not know.
    #[serde(flatten)]
    pub unknown: Object<String, Value>,
}

/// A board: a map and the pieces on or beside it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Board {
    /// The map; absent where the ruleset fixes it, or where none was set up yet.
    #[serde(default, deserialize_with = "not_null", skip_serializing_if = "Option::is_none")]
    pub map: Option<Map>,
    /// Pieces, in the order in which they were entered.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<Piece>,
    /// Keys that this version does not know.
    #[serde(flatten)]
    pub unknown: Object<String, Value>,
}

/// The kind of a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Topology {
    /// Hexes in offset coordinates, odd rows shifted right, six neighbours.
    Hex,
    /// Squares with four or eight neighbours.
    Square,
    /// A table without cells, in whole millimetres.
    Free,
    /// Named areas and the links between them.
    Areas,
}

/// A map as entered. Which members it needs depends on its topology; [`crate::geometry::Geometry`] holds a map that is
/// right.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Map {
    /// The kind of map.
    pub topology: Topology,
    /// Hex and square: number of columns, 1 or more.
    #[serde(default, deserialize_with = "not_null", skip_serializing_if = "Option::is_none")]
    pub columns: Option<i64>,
    /// Hex and square: number of rows, 1 or more.
    #[serde(default, deserialize_with = "not_null", skip_serializing_if = "Option::is_none")]
    pub rows: Option<i64>,
    /// Square: 4 or 8.
    #[serde(default, deserialize_with = "not_null", skip_serializing_if = "Option::is_none")]
    pub neighbours: Option<i64>,
    /// Free: width and height in millimetres.
    #[serde(default, deserialize_with = "not_null", skip_serializing_if = "Option::is_none")]
    pub size: Option<[i64; 2]>,
    /// Free: edges within so many millimetres are adjacent; absent: 0.
    #[serde(default, deserialize_with = "not_null", skip_serializing_if = "Option::is_none")]
    pub reach: Option<i64>,
    /// Areas: their names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub areas: Vec<String>,
    /// Areas: pairs of names that are adjacent, both ways.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub links: Vec<[String; 2]>,
    /// What lies on the map.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub features: Vec<Feature>,
    /// A photo or scan that is shown under the grid. It is for the eye: no ruleset is told of it.
    #[serde(default, deserialize_with = "not_null", skip_serializing_if = "Option::is_none")]
    pub picture: Option<Box<Picture>>,
    /// Keys that this version does not know.
    #[serde(flatten)]
    pub unknown: Object<String, Value>,
}

/// A picture under the grid: a file that is pointed at and never copied. Its place is told in whole units: millimetres on a
/// free table, from its far left corner; elsewhere thousandths of the width of a cell (of an area as it is drawn), from the
/// middle of the cell `[0, 0]` (of the drawing of areas). Widths go to the right, heights down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Picture {
    /// The file, PNG or JPEG: from the folder of the record, with forward slashes; absolute where the two lie on different
    /// disks, or while the record has no file.
    pub path: String,
    /// SHA-256 of the file, 64 hexadecimal digits; empty where it is not known.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub sha256: String,
    /// Its upper left corner.
    pub at: [i64; 2],
    /// Its width, 1 or more; its height follows from the picture.
    pub width: i64,
    /// How strongly it is shown, in percent: 0 to 100.
    #[serde(default = "fully")]
    pub opacity: i64,
    /// Keys that this version does not know.
    #[serde(flatten)]
    pub unknown: Object<String, Value>,
}

fn fully() -> i64 {
    100
}

/// Something that lies on a map: a victory-point location, a half of the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Feature {
    /// Its kind, from the manifest.
    pub kind: String,
    /// The side that it belongs to, where its kind has one.
    #[serde(default, deserialize_with = "not_null", skip_serializing_if = "Option::is_none")]
    pub side: Option<i64>,
    /// Its name, where it has one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Its cells, the corners of its polygon in millimetres, or the names of its areas.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub at: Vec<Spot>,
    /// Keys that this version does not know.
    #[serde(flatten)]
    pub unknown: Object<String, Value>,
}

/// A spot of a feature: a cell or a point, or the name of an area.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Spot {
    /// `[column, row]`, or `[x, y]` in millimetres.
    Pair([i64; 2]),
    /// The name of an area.
    Area(String),
}

/// A piece on or beside a map.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Piece {
    /// Unique on its board.
    pub id: i64,
    /// Its kind, from the manifest.
    pub kind: String,
    /// The index of its side, where its kind has one.
    #[serde(default, deserialize_with = "not_null", skip_serializing_if = "Option::is_none")]
    pub side: Option<i64>,
    /// Its name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Where it is; absent: not yet placed.
    #[serde(default, deserialize_with = "not_null", skip_serializing_if = "Option::is_none")]
    pub at: Option<Place>,
    /// Free: width and height in millimetres; absent: a point.
    #[serde(default, deserialize_with = "not_null", skip_serializing_if = "Option::is_none")]
    pub size: Option<[i64; 2]>,
    /// Free: clockwise turn in whole degrees; absent: 0.
    #[serde(default, deserialize_with = "not_null", skip_serializing_if = "Option::is_none")]
    pub angle: Option<i64>,
    /// What was entered for the piece.
    #[serde(default, deserialize_with = "once::object", skip_serializing_if = "Object::is_empty")]
    pub values: Object<String, Value>,
    /// Keys that this version does not know.
    #[serde(flatten)]
    pub unknown: Object<String, Value>,
}

/// Where a piece is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// `[column, row]` on a hex or square map; the centre `[x, y]` in millimetres on a free one.
    Pair([i64; 2]),
    /// The name of an area on a map of areas.
    Area(String),
    /// `{ "zone": … }`: beside the map.
    Zone(Zone),
}

/// A place beside the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Zone {
    /// Its id: one of the manifest's, or `out`.
    pub zone: String,
    /// Keys that this version does not know.
    #[serde(flatten)]
    pub unknown: Object<String, Value>,
}

/// The zone that every board has: not in play.
pub const OUT: &str = "out";

impl Record {
    /// An empty record of a ruleset with so many sides.
    #[must_use]
    pub fn new(ruleset: &str, version: &str, sides: usize) -> Self {
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            ruleset: RulesetRef { id: ruleset.to_owned(), version: version.to_owned(), unknown: Object::new() },
            event: Event::default(),
            settings: Object::new(),
            values: Object::new(),
            sides: vec![Side::default(); sides],
            rows: Object::new(),
            boards: BTreeMap::new(),
            rulings: Vec::new(),
            log: Vec::new(),
            notes: String::new(),
            unknown: Object::new(),
        }
    }
}

impl Place {
    /// A place beside the map.
    #[must_use]
    pub fn zone(zone: &str) -> Self {
        Self::Zone(Zone { zone: zone.to_owned(), unknown: Object::new() })
    }
}

impl Event {
    /// Whether nothing is entered.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl Board {
    /// A piece by its id.
    #[must_use]
    pub fn piece(&self, id: i64) -> Option<&Piece> {
        self.pieces.iter().find(|piece| piece.id == id)
    }
}

/// Takes a value or nothing: `null` is not absent, it is a wrong type.
fn not_null<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Pair(pair) => pair.serialize(serializer),
            Self::Area(name) => serializer.serialize_str(name),
            Self::Zone(zone) => zone.serialize(serializer),
        }
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Pair(pair) => pair.serialize(serializer),
            Self::Area(name) => serializer.serialize_str(name),
        }
    }
}

/// Written by hand: a derived untagged enum says only that nothing matched.
impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(PlaceVisitor(PLACE))
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match deserializer.deserialize_any(PlaceVisitor(SPOT))? {
            Place::Pair(pair) => Ok(Self::Pair(pair)),
            Place::Area(name) => Ok(Self::Area(name)),
            Place::Zone(_) => Err(de::Error::invalid_type(Unexpected::Map, &SPOT)),
        }
    }
}

/// What must stand where a piece is.
const PLACE: &str = "a place: two integers in a list, the name of an area, or { \"zone\": … }";
/// What must stand among the spots of a feature.
const SPOT: &str = "a spot: two integers in a list, or the name of an area";

/// Reads a place; it says what is expected there.
struct PlaceVisitor(&'static str);

impl<'de> Visitor<'de> for PlaceVisitor {
    type Value = Place;

    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(self.0)
    }

    fn visit_str<E: de::Error>(self, value: &str) -> Result<Place, E> {
        Ok(Place::Area(value.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Place, A::Error> {
        let first = list.next_element()?.ok_or_else(|| de::Error::invalid_length(0, &self))?;
        let second = list.next_element()?.ok_or_else(|| de::Error::invalid_length(1, &self))?;
        match list.next_element::<de::IgnoredAny>()? {
            None => Ok(Place::Pair([first, second])),
            Some(_) => Err(de::Error::invalid_length(3, &self)),
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Place, A::Error> {
        let mut zone = None;
        let mut unknown = Object::new();
        while let Some(key) = map.next_key::<String>()? {
            if key == "zone" {
                if zone.replace(map.next_value()?).is_some() {
                    return Err(de::Error::duplicate_field("zone"));
                }
            } else {
                unknown.insert(key, map.next_value()?);
            }
        }
        let zone = zone.ok_or_else(|| de::Error::missing_field("zone"))?;
        Ok(Place::Zone(Zone { zone, unknown }))
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Place {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Place".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "Where a piece is; absent: not yet placed.",
            "anyOf": [
                { "type": "array", "items": { "type": "integer" }, "minItems": 2, "maxItems": 2,
                  "description": "[column, row], or [x, y] in whole millimetres." },
                { "type": "string", "description": "The name of an area." },
                { "type": "object", "required": ["zone"], "properties": { "zone": { "type": "string" } } }
            ]
        })
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Spot {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Spot".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "anyOf": [
                { "type": "array", "items": { "type": "integer" }, "minItems": 2, "maxItems": 2 },
                { "type": "string" }
            ]
        })
    }
}
