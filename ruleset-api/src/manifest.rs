//! The manifest: what a ruleset says of itself and of what a judge can enter. The host checks records against it, makes
//! the sheet from it and explains rulings with it, so a ruleset states only what a manifest cannot.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::record::{Map, Topology};
use crate::text::Text;

/// The reply to `describe/1`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Manifest {
    /// Lower case letters, digits and hyphens; unique among rulesets.
    pub id: String,
    /// Semantic version of the ruleset.
    pub version: String,
    /// Parts of the contract beyond 1.0 that the ruleset cannot do without. A host that lacks one refuses it in words.
    #[serde(default)]
    pub requires: Vec<String>,
    /// Languages of the texts, by their codes (`en`, `fr`, `ru`); the first is the fallback.
    pub languages: Vec<String>,
    /// Name of the game.
    pub name: Text,
    /// Edition or document that the ruleset follows.
    pub edition: Text,
    /// How many sides a match has and what they are called.
    pub sides: Sides,
    /// What can be entered once a match, once a side, or as a setting of the ruleset.
    #[serde(default)]
    pub fields: Vec<Field>,
    /// Tables of repeated entries.
    #[serde(default)]
    pub rows: Vec<RowKind>,
    /// Boards.
    #[serde(default)]
    pub boards: Vec<BoardKind>,
    /// Steps of the rules, in their order.
    pub steps: Vec<StepKind>,
    /// Articles that the steps cite.
    #[serde(default)]
    pub articles: Vec<Article>,
    /// Result codes.
    pub results: Vec<Named>,
    /// Names of points.
    #[serde(default)]
    pub points: Vec<Named>,
    /// Fluent sources by language.
    #[serde(default)]
    pub texts: BTreeMap<String, String>,
}

/// How many sides a match has.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sides {
    /// At least so many.
    pub min: usize,
    /// At most so many; 64 is the most that a host takes.
    pub max: usize,
    /// What a side is called: one name for all, or one for each.
    #[serde(default)]
    pub names: Vec<Text>,
}

/// Where a field is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Of {
    /// Once a match: `values`.
    Match,
    /// Once a side: `sides[].values`.
    Side,
    /// A setting of the ruleset: `settings`.
    Setting,
}

/// What a field holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Type {
    /// A whole number within ±1,000,000,000.
    Integer,
    /// Yes or no.
    Bool,
    /// One of the field's choices.
    Choice,
    /// Free text.
    Text,
    /// A side, by its index from 0.
    Side,
    /// A finding of the judge: `{ "value", "reason", "by" }`, the value of the type in `value`.
    Finding,
}

/// Something that can be entered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Field {
    /// Key in the record.
    pub key: String,
    /// Where it is entered; of no meaning in rows and pieces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<Of>,
    /// What it holds.
    #[serde(rename = "type")]
    pub kind: Type,
    /// The type of a finding's value: `bool`, `side`, `integer`, `choice` or `text`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<Type>,
    /// In rows: a list with one number for each side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub per: Option<Per>,
    /// Smallest integer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min: Option<i64>,
    /// Largest integer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max: Option<i64>,
    /// What an absent entry counts as. Absent: for yes/no it is no, for all else there is none. `null`: none, also for
    /// yes/no.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Value"))]
    pub default: Option<Value>,
    /// What a choice can be.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<Named>,
    /// What it is called.
    pub label: Text,
    /// What it means.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub help: Option<Text>,
}

/// What a list in a row has one number for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Per {
    /// Each side, in order.
    Side,
}

/// An id with its words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Named {
    /// The code in records and rulings.
    pub id: String,
    /// What a judge reads.
    pub label: Text,
}

/// A table of repeated entries.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RowKind {
    /// Key in `rows`.
    pub key: String,
    /// What the table is called.
    pub label: Text,
    /// At most so many; 64 is the most that a host takes.rows; absent: as many as are entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max: Option<usize>,
    /// Its columns.
    pub fields: Vec<Field>,
}

/// A board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BoardKind {
    /// Key in `boards`.
    pub key: String,
    /// The kind of map that it has.
    pub topology: Topology,
    /// What it is called.
    pub label: Text,
    /// The map, where the rules fix its size. A record may then leave it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub map: Option<Map>,
    /// Key of another board that this one begins as a copy of, map and pieces, once a match needs it. Until then a host
    /// shows nothing of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begins_as: Option<String>,
    /// Kinds of pieces.
    pub pieces: Vec<PieceKind>,
    /// Kinds of features.
    #[serde(default)]
    pub features: Vec<FeatureKind>,
    /// Zones beside the map; `out` (not in play) exists always.
    #[serde(default)]
    pub zones: Vec<Named>,
}

/// A kind of piece.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PieceKind {
    /// The code in records.
    pub kind: String,
    /// What a judge reads.
    pub label: Text,
    /// Whether such a piece belongs to a side.
    #[serde(default)]
    pub side: Belongs,
    /// What can be entered for one.
    #[serde(default)]
    pub fields: Vec<Field>,
}

/// Whether a piece or a feature belongs to a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Belongs {
    /// It must.
    #[default]
    Required,
    /// It may.
    Optional,
    /// It does not.
    None,
}

/// A kind of feature of a map.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FeatureKind {
    /// The code in records.
    pub kind: String,
    /// What a judge reads.
    pub label: Text,
    /// Whether a piece beside it counts as one on it, so that its surroundings are lit as well.
    #[serde(default)]
    pub counts_near: bool,
    /// Whether such a feature belongs to a side.
    #[serde(default = "belongs_to_none")]
    pub side: Belongs,
}

/// A step of the rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StepKind {
    /// Id in rulings.
    pub id: String,
    /// What it is called.
    pub title: Text,
    /// Id of the article that it follows.
    pub article: String,
}

/// An article of the rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Article {
    /// Id in steps.
    pub id: String,
    /// How it is cited, with its document.
    pub title: Text,
    /// What it says, in the ruleset author's own words.
    pub summary: Text,
}

/// Keeps `null` apart from absent.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(deserializer).map(Some)
}

fn belongs_to_none() -> Belongs {
    Belongs::None
}

impl Field {
    /// What an absent entry counts as; `None` where there is no default.
    #[must_use]
    pub fn default_value(&self) -> Option<Value> {
        match (&self.default, self.kind) {
            (Some(Value::Null), _) => None,
            (Some(value), _) => Some(value.clone()),
            (None, Type::Bool) => Some(Value::Bool(false)),
            (None, _) => None,
        }
    }
}

impl Manifest {
    /// A manifest from its data file and the Fluent sources by language.
    ///
    /// # Errors
    /// The data file is no manifest in JSON; with line and column.
    pub fn parse(json: &str, texts: &[(&str, &str)]) -> serde_json::Result<Self> {
        let mut manifest: Self = serde_json::from_str(json)?;
        manifest.texts = texts.iter().map(|&(language, source)| (language.to_owned(), source.to_owned())).collect();
        Ok(manifest)
    }

    /// The fields of a place, in the manifest's order.
    pub fn fields_of(&self, of: Of) -> impl Iterator<Item = &Field> {
        self.fields.iter().filter(move |field| field.of == Some(of))
    }

    /// The kind of a row, by its key.
    #[must_use]
    pub fn row_kind(&self, key: &str) -> Option<&RowKind> {
        self.rows.iter().find(|row| row.key == key)
    }

    /// The kind of a board, by its key.
    #[must_use]
    pub fn board_kind(&self, key: &str) -> Option<&BoardKind> {
        self.boards.iter().find(|board| board.key == key)
    }

    /// A step, by its id.
    #[must_use]
    pub fn step(&self, id: &str) -> Option<&StepKind> {
        self.steps.iter().find(|step| step.id == id)
    }

    /// An article, by its id.
    #[must_use]
    pub fn article(&self, id: &str) -> Option<&Article> {
        self.articles.iter().find(|article| article.id == id)
    }

    /// What a side is called when it has no name of its own.
    #[must_use]
    pub fn side_name(&self, side: usize) -> Option<&Text> {
        self.sides.names.get(side).or_else(|| self.sides.names.first())
    }

    /// Calls `visit` on every text of the manifest, to render it in place.
    pub fn visit_texts(&mut self, visit: &mut dyn FnMut(&mut Text)) {
        let Self { name, edition, sides, fields, rows, boards, steps, articles, results, points, .. } = self;
        visit(name);
        visit(edition);
        sides.names.iter_mut().for_each(&mut *visit);
        fields.iter_mut().for_each(|field| field.visit_texts(visit));
        for row in rows {
            visit(&mut row.label);
            row.fields.iter_mut().for_each(|field| field.visit_texts(visit));
        }
        for board in boards {
            visit(&mut board.label);
            for piece in &mut board.pieces {
                visit(&mut piece.label);
                piece.fields.iter_mut().for_each(|field| field.visit_texts(visit));
            }
            board.features.iter_mut().map(|feature| &mut feature.label).for_each(&mut *visit);
            board.zones.iter_mut().map(|zone| &mut zone.label).for_each(&mut *visit);
        }
        steps.iter_mut().map(|step| &mut step.title).for_each(&mut *visit);
        for article in articles {
            visit(&mut article.title);
            visit(&mut article.summary);
        }
        results.iter_mut().chain(points).map(|named| &mut named.label).for_each(visit);
    }
}

impl Field {
    fn visit_texts(&mut self, visit: &mut dyn FnMut(&mut Text)) {
        visit(&mut self.label);
        self.help.iter_mut().for_each(&mut *visit);
        self.choices.iter_mut().map(|choice| &mut choice.label).for_each(visit);
    }
}
