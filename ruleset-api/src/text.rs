//! A text is a message id with arguments: the sentence itself stands in the Fluent files of a ruleset or of the program.
//! This module knows how a text is written in JSON; it renders nothing.

use std::collections::BTreeMap;

use serde::de::{self, Deserializer, MapAccess, Visitor};
use serde::ser::{SerializeMap, Serializer};
use serde::{Deserialize, Serialize};

/// A message by its id and arguments; with `message` once it has been rendered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Text {
    /// Id of the message in the Fluent files. Ids that begin with `arbiter-` are the host's own messages.
    pub id: String,
    /// Arguments by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<String, Arg>,
    /// The rendered sentence by language (`en`, `fr`, `ru`), added by the host.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub message: BTreeMap<String, String>,
}

/// An argument of a text.
///
/// In JSON: an integer, a string, `{ "side": n }`, `{ "piece": n }` (with `"board"` where the ruleset has several
/// boards), or `{ "text": … }`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A whole number.
    Integer(i64),
    /// A string, shown as it is.
    String(String),
    /// The name of a side, by its index from 0.
    Side(usize),
    /// The name of a piece.
    Piece {
        /// Its id, unique on its board.
        piece: i64,
        /// The key of its board; without one, the first board that has such a piece.
        board: Option<String>,
    },
    /// Another text, rendered in its place.
    Text(Box<Text>),
}

impl Text {
    /// A text without arguments.
    #[must_use]
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: id.into(), ..Self::default() }
    }

    /// The same text with one argument more.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Arg>) -> Self {
        self.args.insert(name.to_owned(), value.into());
        self
    }

    /// The same text with the name of a side as an argument.
    #[must_use]
    pub fn side(self, name: &str, side: usize) -> Self {
        self.with(name, Arg::Side(side))
    }

    /// The same text with the name of a piece as an argument.
    #[must_use]
    pub fn piece(self, name: &str, piece: i64) -> Self {
        self.with(name, Arg::Piece { piece, board: None })
    }

    /// The rendered sentence in a language, else in any language, else the id.
    #[must_use]
    pub fn in_language(&self, language: &str) -> &str {
        self.message.get(language).or_else(|| self.message.values().next()).map_or(&self.id, String::as_str)
    }

    /// Calls `visit` on this text and on every text among its arguments, at any depth.
    pub fn visit(&self, visit: &mut dyn FnMut(&Text)) {
        visit(self);
        for arg in self.args.values() {
            if let Arg::Text(text) = arg {
                text.visit(visit);
            }
        }
    }
}

impl From<i64> for Arg {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<usize> for Arg {
    fn from(value: usize) -> Self {
        Self::Integer(i64::try_from(value).unwrap_or(i64::MAX))
    }
}

impl From<&str> for Arg {
    fn from(value: &str) -> Self {
        Self::String(value.to_owned())
    }
}

impl From<String> for Arg {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<Text> for Arg {
    fn from(value: Text) -> Self {
        Self::Text(Box::new(value))
    }
}

impl Serialize for Arg {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Integer(value) => serializer.serialize_i64(*value),
            Self::String(value) => serializer.serialize_str(value),
            Self::Side(side) => one(serializer, "side", side),
            Self::Piece { piece, board: None } => one(serializer, "piece", piece),
            Self::Piece { piece, board: Some(board) } => {
                let mut map = serializer.serialize_map(Some(2))?;
                map.serialize_entry("piece", piece)?;
                map.serialize_entry("board", board)?;
                map.end()
            }
            Self::Text(text) => one(serializer, "text", text),
        }
    }
}

fn one<S: Serializer>(serializer: S, key: &str, value: &impl Serialize) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(1))?;
    map.serialize_entry(key, value)?;
    map.end()
}

/// Written by hand: a derived untagged enum says only that nothing matched.
impl<'de> Deserialize<'de> for Arg {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ArgVisitor;

        impl<'de> Visitor<'de> for ArgVisitor {
            type Value = Arg;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("an integer, a string, or an object with `side`, `piece` or `text`")
            }

            fn visit_i64<E: de::Error>(self, value: i64) -> Result<Arg, E> {
                Ok(Arg::Integer(value))
            }

            fn visit_u64<E: de::Error>(self, value: u64) -> Result<Arg, E> {
                i64::try_from(value).map(Arg::Integer).map_err(|_| E::custom("an integer argument is too large"))
            }

            fn visit_str<E: de::Error>(self, value: &str) -> Result<Arg, E> {
                Ok(Arg::String(value.to_owned()))
            }

            fn visit_string<E: de::Error>(self, value: String) -> Result<Arg, E> {
                Ok(Arg::String(value))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Arg, A::Error> {
                let mut arg = None;
                let mut on_board = None;
                while let Some(key) = map.next_key::<String>()? {
                    match key.as_str() {
                        "side" => arg = Some(Arg::Side(map.next_value()?)),
                        "piece" => arg = Some(Arg::Piece { piece: map.next_value()?, board: None }),
                        "text" => arg = Some(Arg::Text(map.next_value()?)),
                        "board" => on_board = Some(map.next_value()?),
                        _ => {
                            map.next_value::<de::IgnoredAny>()?;
                        }
                    }
                }
                match arg {
                    Some(Arg::Piece { piece, .. }) => Ok(Arg::Piece { piece, board: on_board }),
                    Some(arg) => Ok(arg),
                    None => Err(de::Error::custom("an argument is an object without `side`, `piece` or `text`")),
                }
            }
        }

        deserializer.deserialize_any(ArgVisitor)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Arg {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Arg".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let text = generator.subschema_for::<Text>();
        schemars::json_schema!({
            "description": "An argument of a text.",
            "anyOf": [
                { "type": "integer" },
                { "type": "string" },
                { "type": "object", "required": ["side"], "properties": { "side": { "type": "integer", "minimum": 0 } } },
                { "type": "object", "required": ["piece"],
                  "properties": { "piece": { "type": "integer" }, "board": { "type": "string" } } },
                { "type": "object", "required": ["text"], "properties": { "text": text } }
            ]
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_argument_survives_json() -> Result<(), serde_json::Error> {
        let text = Text::new("won")
            .with("n", 3_i64)
            .with("s", "so")
            .side("winner", 1)
            .piece("p", 4)
            .with("q", Arg::Piece { piece: 5, board: Some("bout-1".to_owned()) })
            .with("t", Text::new("inner").with("n", -1_i64));
        let json = serde_json::to_string(&text)?;
        assert_eq!(serde_json::from_str::<Text>(&json)?, text);
        Ok(())
    }

    #[test]
    fn an_argument_of_no_known_shape_is_named() {
        let error = serde_json::from_str::<Text>(r#"{"id":"x","args":{"a":{"colour":1}}}"#).map_err(|e| e.to_string());
        assert!(error.is_err_and(|e| e.contains("without `side`, `piece` or `text`")));
    }
}
