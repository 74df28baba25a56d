//! The ruling: what a ruleset answers to a match. This module knows its shape in JSON and what makes one consistent with
//! its manifest; how it comes about is the ruleset's business.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::manifest::Manifest;
use crate::procedure;
pub use crate::procedure::{Fill, Item, ItemState};
use crate::text::{Arg, Text};

/// The reply to `adjudicate/1`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ruling {
    /// How things stand.
    pub status: Status,
    /// One of the manifest's result codes; null where there is none.
    pub result: Option<String>,
    /// Sides that win, by index; empty unless `status` is `decided`.
    pub winners: Vec<usize>,
    /// The step that decided; null where none did.
    pub deciding_step: Option<String>,
    /// One sentence for the players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub summary: Option<Text>,
    /// Every step of the manifest, in its order.
    #[serde(default)]
    pub steps: Vec<Step>,
    /// Per side: points by name.
    #[serde(default)]
    pub points: Vec<BTreeMap<String, i64>>,
    /// The checklist of what is done and what is to do.
    #[serde(default)]
    pub procedure: Vec<Item>,
    /// Entries that the ruleset has worked out and offers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fills: Vec<Fill>,
    /// Computed tables.
    #[serde(default)]
    pub tables: Vec<Table>,
    /// What is wrong, missing or worth a look.
    #[serde(default)]
    pub problems: Vec<Problem>,
}

/// How a match stands by its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Somebody has won.
    Decided,
    /// Nobody has won, and the match is over.
    Draw,
    /// The rules say play on; the procedure says how.
    PlayOn,
    /// Something that is needed is not entered.
    Incomplete,
    /// Something is entered wrongly.
    Invalid,
}

impl Status {
    /// Whether the ruling stands: decided, draw or play-on.
    #[must_use]
    pub fn stands(self) -> bool {
        matches!(self, Self::Decided | Self::Draw | Self::PlayOn)
    }
}

/// One step of the rules, as applied.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Step {
    /// Id of the step in the manifest.
    pub id: String,
    /// What came of it.
    pub outcome: Outcome,
    /// Sides that it favours; empty for a level step or a draw.
    #[serde(default)]
    pub favours: Vec<usize>,
    /// Distance of the two compared values; null where none were compared.
    #[serde(default)]
    pub margin: Option<i64>,
    /// Per side what was compared; empty where the step was not reached.
    #[serde(default)]
    pub sides: Vec<StepSide>,
    /// Ids of the pieces that counted.
    #[serde(default)]
    pub counted: Vec<i64>,
    /// Key of the board that they stand on. Absent: any; pieces of several boards may have the same ids.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counted_on: Option<String>,
    /// The open readings of the rules that the step follows.
    #[serde(default)]
    pub readings: Vec<Text>,
    /// What happened, in one sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<Text>,
}

/// What came of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// It settled the match: a win or a draw.
    Decided,
    /// It was applied and made no difference.
    Level,
    /// Its condition is not met.
    Passed,
    /// It needs an entry, or play goes on first.
    Waiting,
    /// An earlier step decided or waits.
    NotReached,
}

/// What a step compared for one side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StepSide {
    /// The number that was compared, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<i64>,
    /// A word on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<Text>,
}

/// A computed table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Table {
    /// Id of the table.
    pub id: String,
    /// What it shows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<Text>,
    /// Its columns, in order.
    pub columns: Vec<Column>,
    /// Its rows: value by column id; null where a cell is empty.
    pub rows: Vec<BTreeMap<String, Value>>,
}

/// A column of a computed table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Column {
    /// Key of the column in the rows.
    pub id: String,
    /// What its cells hold.
    #[serde(rename = "type")]
    pub kind: ColumnType,
    /// Its heading.
    pub title: Text,
    /// In a column of codes: the words for each code.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub labels: BTreeMap<String, Text>,
}

/// What the cells of a column hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ColumnType {
    /// The index of a side.
    Side,
    /// A whole number.
    Integer,
    /// A string: a code that the column's labels explain, or plain text.
    Text,
}

/// Something that is wrong, missing or worth a look.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Problem {
    /// How much it matters.
    pub level: Level,
    /// JSON Pointer (RFC 6901) into the record; the path where it belongs for something that is missing.
    pub at: String,
    /// What to tell the judge.
    pub text: Text,
}

/// How much a problem matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// The ruling waits for it: missing, or entered wrongly.
    Error,
    /// The judge should look again; the verdict stands.
    Warning,
    /// Good to know.
    Note,
}

impl Step {
    /// A step that was not reached.
    #[must_use]
    pub fn not_reached(id: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            outcome: Outcome::NotReached,
            favours: Vec::new(),
            margin: None,
            sides: Vec::new(),
            counted: Vec::new(),
            counted_on: None,
            readings: Vec::new(),
            text: None,
        }
    }
}

impl Table {
    /// Every text of the table, those among arguments left out.
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        let of_columns = self.columns.iter().flat_map(|column| std::iter::once(&column.title).chain(column.labels.values()));
        self.title.iter().chain(of_columns)
    }

    /// Whether each cell of a column of sides is the index of a side, or empty; else words for the ruleset's author.
    fn check_sides(&self, sides: usize) -> Result<(), String> {
        let is_side = |value: &Value| value.as_u64().is_some_and(|side| usize::try_from(side).is_ok_and(|side| side < sides));
        for column in self.columns.iter().filter(|column| column.kind == ColumnType::Side) {
            let mut cells = self.rows.iter().filter_map(|row| row.get(&column.id)).filter(|cell| !cell.is_null());
            if let Some(cell) = cells.find(|cell| !is_side(cell)) {
                let (table, column) = (&self.id, &column.id);
                return Err(format!("table `{table}` has {cell} in its column `{column}`: no side that the match has"));
            }
        }
        Ok(())
    }

    /// Calls `visit` on every text of the table, to render it in place. Texts among arguments are left to the visitor.
    pub fn visit_texts(&mut self, visit: &mut dyn FnMut(&mut Text)) {
        self.title.iter_mut().for_each(&mut *visit);
        for column in &mut self.columns {
            visit(&mut column.title);
            column.labels.values_mut().for_each(&mut *visit);
        }
    }
}

impl Problem {
    /// An error: something missing or entered wrongly.
    #[must_use]
    pub fn error(at: impl Into<String>, text: Text) -> Self {
        Self { level: Level::Error, at: at.into(), text }
    }

    /// A warning: the judge should look again.
    #[must_use]
    pub fn warning(at: impl Into<String>, text: Text) -> Self {
        Self { level: Level::Warning, at: at.into(), text }
    }

    /// A note.
    #[must_use]
    pub fn note(at: impl Into<String>, text: Text) -> Self {
        Self { level: Level::Note, at: at.into(), text }
    }
}

impl Ruling {
    /// The ruling on a record that is entered wrongly: no step reached, no points, no tables.
    #[must_use]
    pub fn invalid(manifest: &Manifest, sides: usize, problems: Vec<Problem>) -> Self {
        Self {
            status: Status::Invalid,
            result: None,
            winners: Vec::new(),
            deciding_step: None,
            summary: Some(Text::new("arbiter-invalid")),
            steps: manifest.steps.iter().map(|step| Step::not_reached(&step.id)).collect(),
            points: vec![BTreeMap::new(); sides],
            procedure: Vec::new(),
            fills: Vec::new(),
            tables: Vec::new(),
            problems,
        }
    }

    /// The same ruling with what the detail `outcome` asks for only: status, result, winners, deciding step and points.
    #[must_use]
    pub fn outcome_only(mut self) -> Self {
        self.summary = None;
        self.steps.clear();
        self.procedure.clear();
        self.fills.clear();
        self.tables.clear();
        self.problems.clear();
        self
    }

    /// Every text of the ruling, those among arguments left out.
    #[must_use]
    pub fn texts(&self) -> Vec<&Text> {
        let mut texts: Vec<&Text> = self.summary.iter().collect();
        for step in &self.steps {
            texts.extend(step.text.iter().chain(&step.readings));
            texts.extend(step.sides.iter().filter_map(|side| side.text.as_ref()));
        }
        texts.extend(self.procedure.iter().map(|item| &item.text));
        texts.extend(self.fills.iter().map(|fill| &fill.text));
        texts.extend(self.tables.iter().flat_map(Table::texts));
        texts.extend(self.problems.iter().map(|problem| &problem.text));
        texts
    }

    /// Calls `visit` on every text of the ruling, to render it in place. Texts among arguments are left to the visitor.
    pub fn visit_texts(&mut self, visit: &mut dyn FnMut(&mut Text)) {
        let Self { summary, steps, procedure, fills, tables, problems, .. } = self;
        summary.iter_mut().for_each(&mut *visit);
        for step in steps {
            step.text.iter_mut().for_each(&mut *visit);
            step.readings.iter_mut().for_each(&mut *visit);
            step.sides.iter_mut().filter_map(|side| side.text.as_mut()).for_each(&mut *visit);
        }
        procedure.iter_mut().map(|item| &mut item.text).for_each(&mut *visit);
        fills.iter_mut().map(|fill| &mut fill.text).for_each(&mut *visit);
        for table in tables {
            table.visit_texts(visit);
        }
        problems.iter_mut().map(|problem| &mut problem.text).for_each(&mut *visit);
    }

    /// What in a ruling does not fit its manifest or its match, in words for the ruleset's author.
    ///
    /// `sides` is the number of sides of the match, `pieces` the ids of all its pieces, `full` whether the detail `full`
    /// was asked for.
    ///
    /// # Errors
    /// The first thing found that does not fit.
    pub fn check(&self, manifest: &Manifest, sides: usize, pieces: &[i64], full: bool) -> Result<(), String> {
        let side = |index: &usize| *index < sides;
        let once =
            |indexes: &[usize]| indexes.iter().enumerate().all(|(place, index)| !indexes.iter().take(place).any(|i| i == index));
        let known_step = |id: &str| manifest.steps.iter().any(|step| step.id == id);
        if !self.winners.iter().all(side) {
            return Err(format!("winners {:?} name a side that the match does not have", self.winners));
        }
        if !once(&self.winners) {
            return Err(format!("winners {:?} name a side twice", self.winners));
        }
        if (self.status == Status::Decided) == self.winners.is_empty() {
            return Err("a ruling has winners exactly when it is decided".to_owned());
        }
        if let Some(result) = self.result.as_deref()
            && !manifest.results.iter().any(|known| known.id == result)
        {
            return Err(format!("the result `{result}` is not in the manifest"));
        }
        if let Some(step) = self.deciding_step.as_deref()
            && !known_step(step)
        {
            return Err(format!("the deciding step `{step}` is not in the manifest"));
        }
        if self.points.len() != sides {
            return Err(format!("points for {} sides of {sides}", self.points.len()));
        }
        if let Some(name) =
            self.points.iter().flat_map(BTreeMap::keys).find(|name| !manifest.points.iter().any(|p| p.id == **name))
        {
            return Err(format!("points `{name}` are not in the manifest"));
        }
        if !full {
            return Ok(());
        }
        if !self.steps.iter().map(|step| &step.id).eq(manifest.steps.iter().map(|step| &step.id)) {
            return Err("the steps are not those of the manifest in their order".to_owned());
        }
        for step in &self.steps {
            let name = &step.id;
            if !step.favours.iter().all(side) || step.sides.len() > sides {
                return Err(format!("step `{name}` names a side that the match does not have"));
            }
            if !once(&step.favours) {
                return Err(format!("step `{name}` favours a side twice"));
            }
            if let Some(id) = step.counted.iter().find(|id| !pieces.contains(id)) {
                return Err(format!("step `{name}` counted piece {id}, which the match does not have"));
            }
            if let Some(board) = step.counted_on.as_deref().filter(|board| manifest.board_kind(board).is_none()) {
                return Err(format!("step `{name}` counted on the board `{board}`, which the manifest does not know"));
            }
        }
        if let Some(id) = &self.deciding_step
            && !self.steps.iter().any(|step| step.id == *id && step.outcome == Outcome::Decided)
        {
            return Err(format!("the deciding step `{id}` is not marked as decided"));
        }
        let mut items = BTreeSet::new();
        if let Some(item) = self.procedure.iter().find(|item| !items.insert(item.id.as_str())) {
            return Err(format!("the procedure has two items `{}`", item.id));
        }
        procedure::check(&self.procedure, &self.fills, manifest, sides)?;
        self.tables.iter().try_for_each(|table| table.check_sides(sides))?;
        if let Some(problem) = self.problems.iter().find(|problem| !is_pointer(&problem.at)) {
            return Err(format!("a problem points at `{}`, which is no JSON Pointer", problem.at));
        }
        let mut fault = None;
        let mut check_text = |text: &Text| {
            for arg in text.args.values() {
                match arg {
                    Arg::Side(index) if *index >= sides => fault = Some(format!("text `{}` names side {index}", text.id)),
                    Arg::Piece { piece, .. } if !pieces.contains(piece) => {
                        fault = Some(format!("text `{}` names piece {piece}", text.id));
                    }
                    _ => {}
                }
            }
        };
        for text in self.texts() {
            text.visit(&mut check_text);
        }
        fault.map_or(Ok(()), |fault| Err(format!("{fault}, which the match does not have")))
    }
}

/// Whether a string is a JSON Pointer (RFC 6901): empty, or steps that begin with `/`, in which `~` stands in `~0` and `~1`
/// only.
fn is_pointer(at: &str) -> bool {
    let escapes_well = at.split('~').skip(1).all(|after| after.starts_with(['0', '1']));
    (at.is_empty() || at.starts_with('/')) && escapes_well
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use serde_json::json;

    use super::*;

    /// What is wrong with a ruling of two sides in one step, of which this member is another.
    fn fault(member: &str, value: Value) -> Option<String> {
        let manifest = json!({ "id": "g", "version": "1.0.0", "languages": ["en"], "name": { "id": "n" }, "edition": { "id": "n" },
            "sides": { "min": 2, "max": 2, "names": [] }, "results": [],
            "steps": [{ "id": "points", "title": { "id": "n" }, "article": "a" }] });
        let mut ruling = json!({ "status": "decided", "result": null, "winners": [1, 0], "deciding_step": null, "points": [{}, {}],
            "steps": [{ "id": "points", "outcome": "level", "favours": [0, 1] }] });
        ruling.as_object_mut().unwrap().insert(member.to_owned(), value);
        let ruling: Ruling = serde_json::from_value(ruling).unwrap();
        ruling.check(&serde_json::from_value(manifest).unwrap(), 2, &[], true).err()
    }

    #[test]
    fn a_side_is_named_once_and_is_one_of_the_match() {
        assert_eq!(fault("winners", json!([0, 1])), None);
        for winners in [json!([0, 0]), json!([0, 1, 0]), json!([2])] {
            assert!(fault("winners", winners).unwrap().starts_with("winners"));
        }
        for favours in [json!([1, 1]), json!([2])] {
            let steps = json!([{ "id": "points", "outcome": "level", "favours": favours }]);
            assert!(fault("steps", steps).unwrap().starts_with("step `points`"));
        }
    }

    #[test]
    fn a_step_counts_on_a_board_that_the_ruleset_has() {
        let steps = json!([{ "id": "points", "outcome": "level", "counted_on": "nowhere" }]);
        assert!(fault("steps", steps).unwrap().contains("`nowhere`"));
    }

    #[test]
    fn a_table_names_sides_that_the_match_has() {
        let tables = |cell: Value| {
            let columns = json!([{ "id": "side", "type": "side", "title": { "id": "n" } }, { "id": "n", "type": "integer", "title": { "id": "n" } }]);
            json!([{ "id": "t", "columns": columns, "rows": [{ "side": 1, "n": 9 }, { "n": 9 }, { "side": cell }] }])
        };
        assert_eq!(fault("tables", tables(json!(0))), None);
        assert_eq!(fault("tables", tables(Value::Null)), None);
        for cell in [json!(2), json!(-1), json!("0"), json!(0.5), json!(u64::MAX)] {
            assert!(fault("tables", tables(cell)).unwrap().contains("`side`"));
        }
    }

    #[test]
    fn a_problem_points_by_a_json_pointer() {
        let problems = |at: &str| json!([{ "level": "note", "at": at, "text": { "id": "n" } }]);
        for at in ["", "/", "/sides/0", "/values/a~1b~0c", "//"] {
            assert_eq!(fault("problems", problems(at)), None, "{at}");
        }
        for at in ["sides", "#/sides", "$.sides", "/a~b", "/a~", "/a~2"] {
            assert!(fault("problems", problems(at)).unwrap().contains("JSON Pointer"), "{at}");
        }
    }

    #[test]
    fn an_item_of_the_procedure_has_its_id_for_itself() {
        let items = |ids: &[&str]| ids.iter().map(|id| json!({ "id": id, "state": "todo", "text": { "id": "n" } })).collect();
        assert_eq!(fault("procedure", items(&["a", "b"])), None);
        assert!(fault("procedure", items(&["a", "b", "a"])).unwrap().contains("`a`"));
    }
}
