//! What was entered in one place of a match (the match itself, its settings, a side, a row, a piece), read by the fields of
//! the manifest. Here an absent entry counts as its default, and a needed one that is missing is named with its path.

use serde_json::{Map as Object, Value};

use crate::manifest::{Field, Of};
use crate::ruling::Problem;
use crate::text::Text;

/// The entries of one place.
#[derive(Clone, Copy, Debug)]
pub struct Entries<'a> {
    pub(crate) values: &'a Object<String, Value>,
    pub(crate) fields: Fields<'a>,
    pub(crate) place: EntryPlace<'a>,
}

/// The fields that may stand in a place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fields<'a> {
    pub(crate) all: &'a [Field],
    pub(crate) of: Option<Of>,
}

/// A place where something is entered. It knows its JSON Pointer and how to speak of its fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EntryPlace<'a> {
    Match,
    Settings,
    Side(usize),
    Row { key: &'a str, label: Option<&'a Text>, index: usize },
    Piece { board: &'a str, index: usize, id: i64 },
}

/// What a step needs and nobody entered: one problem for each, of level `error`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Missing(pub Vec<Problem>);

/// A finding of the judge.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finding<'a> {
    /// What is found; of the field's value type.
    pub value: &'a Value,
    /// Why; never blank.
    pub reason: &'a str,
    /// Who made it: `judge` or `head-judge`.
    pub by: &'a str,
}

impl<'a> Fields<'a> {
    pub(crate) fn get(self, key: &str) -> Option<&'a Field> {
        self.all.iter().find(|field| field.key == key && (self.of.is_none() || field.of == self.of))
    }
}

impl EntryPlace<'_> {
    /// JSON Pointer of an entry in this place.
    pub(crate) fn pointer(&self, key: &str) -> String {
        let key = escaped(key);
        match self {
            Self::Match => format!("/values/{key}"),
            Self::Settings => format!("/settings/{key}"),
            Self::Side(index) => format!("/sides/{index}/values/{key}"),
            Self::Row { key: table, index, .. } => format!("/rows/{}/{index}/{key}", escaped(table)),
            Self::Piece { board, index, .. } => format!("/boards/{}/pieces/{index}/values/{key}", escaped(board)),
        }
    }

    /// How to speak of something in this place: "Victory points (Horde)".
    pub(crate) fn subject(&self, label: Text) -> Text {
        match self {
            Self::Match | Self::Settings => label,
            Self::Side(side) => Text::new("arbiter-of-side").with("field", label).side("side", *side),
            Self::Row { label: table, index, key } => {
                let table = table.map_or_else(|| Text::new("arbiter-word").with("word", *key), |label| (*label).clone());
                Text::new("arbiter-of-row").with("field", label).with("table", table).with("row", *index + 1)
            }
            Self::Piece { board, id, .. } => Text::new("arbiter-of-piece")
                .with("field", label)
                .with("piece", crate::Arg::Piece { piece: *id, board: Some((*board).to_owned()) }),
        }
    }
}

/// A key as a part of a JSON Pointer (RFC 6901).
#[must_use]
pub fn escaped(key: &str) -> std::borrow::Cow<'_, str> {
    if key.contains(['~', '/']) { key.replace('~', "~0").replace('/', "~1").into() } else { key.into() }
}

impl<'a> Entries<'a> {
    /// A whole number, or its default.
    #[must_use]
    pub fn integer(&self, key: &str) -> Option<i64> {
        match self.values.get(key) {
            Some(value) => value.as_i64(),
            None => self.default(key)?.as_i64(),
        }
    }

    /// Yes or no, or its default; `None` where there is none.
    #[must_use]
    pub fn yes_no(&self, key: &str) -> Option<bool> {
        match self.values.get(key) {
            Some(value) => value.as_bool(),
            None => self.default(key)?.as_bool(),
        }
    }

    /// Whether something is entered as yes, or is yes by default.
    #[must_use]
    pub fn is(&self, key: &str) -> bool {
        self.yes_no(key) == Some(true)
    }

    /// Whether anything is entered, default or not.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.values.contains_key(key)
    }

    /// A choice by its id, or free text.
    #[must_use]
    pub fn text(&self, key: &str) -> Option<&'a str> {
        match self.values.get(key) {
            Some(value) => value.as_str(),
            None => self.fields.get(key)?.default.as_ref()?.as_str(),
        }
    }

    /// A side, by its index.
    #[must_use]
    pub fn side(&self, key: &str) -> Option<usize> {
        self.integer(key).and_then(|side| usize::try_from(side).ok())
    }

    /// A finding of the judge.
    #[must_use]
    pub fn finding(&self, key: &str) -> Option<Finding<'a>> {
        let finding = self.values.get(key)?;
        Some(Finding { value: finding.get("value")?, reason: finding.get("reason")?.as_str()?, by: finding.get("by")?.as_str()? })
    }

    /// One number for each side, in a row.
    #[must_use]
    pub fn per_side(&self, key: &str) -> Option<Vec<i64>> {
        self.values.get(key)?.as_array()?.iter().map(Value::as_i64).collect()
    }

    /// One number for each of two sides, in a row.
    #[must_use]
    pub fn pair(&self, key: &str) -> Option<[i64; 2]> {
        self.per_side(key)?.try_into().ok()
    }

    /// A whole number that the step cannot do without.
    ///
    /// # Errors
    /// Nobody entered it, and it has no default.
    pub fn need_integer(&self, key: &str) -> Result<i64, Missing> {
        self.integer(key).ok_or_else(|| self.missing(key))
    }

    /// Yes or no that the step cannot do without.
    ///
    /// # Errors
    /// Nobody entered it, and it has no default.
    pub fn need_yes_no(&self, key: &str) -> Result<bool, Missing> {
        self.yes_no(key).ok_or_else(|| self.missing(key))
    }

    /// A choice or text that the step cannot do without.
    ///
    /// # Errors
    /// Nobody entered it, and it has no default.
    pub fn need_text(&self, key: &str) -> Result<&'a str, Missing> {
        self.text(key).ok_or_else(|| self.missing(key))
    }

    /// A side that the step cannot do without.
    ///
    /// # Errors
    /// Nobody entered it, and it has no default.
    pub fn need_side(&self, key: &str) -> Result<usize, Missing> {
        self.side(key).ok_or_else(|| self.missing(key))
    }

    /// A number for each of two sides that the step cannot do without.
    ///
    /// # Errors
    /// Nobody entered it.
    pub fn need_pair(&self, key: &str) -> Result<[i64; 2], Missing> {
        self.pair(key).ok_or_else(|| self.missing(key))
    }

    /// What to say of an entry that is needed and missing: its path, its name and whose it is.
    #[must_use]
    pub fn missing(&self, key: &str) -> Missing {
        Missing(vec![Problem::error(self.pointer(key), Text::new("arbiter-missing").with("subject", self.subject(key)))])
    }

    /// JSON Pointer of an entry, whether it is there or not.
    #[must_use]
    pub fn pointer(&self, key: &str) -> String {
        self.place.pointer(key)
    }

    /// How to speak of an entry: its label, with whose it is.
    #[must_use]
    pub fn subject(&self, key: &str) -> Text {
        let label = self.fields.get(key).map_or_else(|| Text::new("arbiter-word").with("word", key), |field| field.label.clone());
        self.place.subject(label)
    }

    fn default(&self, key: &str) -> Option<Value> {
        self.fields.get(key)?.default_value()
    }
}

impl Missing {
    /// Both together.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.0.extend(other.0);
        self
    }
}

/// Several entries that a step needs, so that *every* missing one is named, not the first alone.
///
/// ```
/// # use ruleset_api::{Missing, all};
/// # fn entry() -> Result<i64, Missing> { Ok(1) }
/// let (vp, target) = all((entry(), entry()))?;
/// # let _ = (vp, target);
/// # Ok::<(), Missing>(())
/// ```
///
/// # Errors
/// What is missing of any of them.
pub fn all<N: Needed>(needed: N) -> Result<N::Entered, Missing> {
    needed.all()
}

/// A tuple or list of needed entries.
pub trait Needed {
    /// The entries, once all are there.
    type Entered;
    /// All of them.
    ///
    /// # Errors
    /// What is missing of any of them.
    fn all(self) -> Result<Self::Entered, Missing>;
}

impl<A, B> Needed for (Result<A, Missing>, Result<B, Missing>) {
    type Entered = (A, B);

    fn all(self) -> Result<(A, B), Missing> {
        match self {
            (Ok(a), Ok(b)) => Ok((a, b)),
            (Err(a), Err(b)) => Err(a.and(b)),
            (Err(missing), _) | (_, Err(missing)) => Err(missing),
        }
    }
}

impl<A, B, C> Needed for (Result<A, Missing>, Result<B, Missing>, Result<C, Missing>) {
    type Entered = (A, B, C);

    fn all(self) -> Result<(A, B, C), Missing> {
        let (a, b, c) = self;
        all((all((a, b)), c)).map(|((a, b), c)| (a, b, c))
    }
}

impl<T> Needed for Vec<Result<T, Missing>> {
    type Entered = Vec<T>;

    fn all(self) -> Result<Vec<T>, Missing> {
        let mut entered = Vec::with_capacity(self.len());
        let mut missing = Missing::default();
        for entry in self {
            match entry {
                Ok(value) => entered.push(value),
                Err(more) => missing = missing.and(more),
            }
        }
        if missing.0.is_empty() { Ok(entered) } else { Err(missing) }
    }
}
