//! Maps that are set up once and picked again: the file of one (`*.map.json`), those that come with the program, and those
//! in the user's folder. What a map means on a board, and where it is shown, is left to the desk.
//!
//! ```json
//! { "format": "arbiter-map", "version": 1, "name": "Bridge", "map": { "topology": "hex", "columns": 12, "rows": 9, … } }
//! ```
//!
//! `map` is the map of a match record, features included; the path of a picture under its grid is told from the folder of
//! the map's file. Unknown keys survive.

mod bundled;
mod fault;
mod fit;
mod folder;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use ruleset_api::Text;
use ruleset_api::record::Map;
use serde::{Deserialize, Serialize};
use serde_json::{Map as Object, Value};

pub use bundled::bundled;
pub use fault::{read_text, save_text};
pub use fit::{Fitted, fitted};
pub use folder::{FOLDER_VARIABLE, folder, list, remove};

use crate::picture;
use crate::record::{self, Filed, ReadFault, SaveFault};

/// What the file of a map says in `format`.
pub const FORMAT: &str = "arbiter-map";
/// The newest version of the format.
pub const VERSION: u32 = 1;
/// What the name of a map's file ends in.
pub const ENDING: &str = ".map.json";

/// A map as it lies in a file of its own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SavedMap {
    /// Always [`FORMAT`].
    pub format: String,
    /// Version of the format, from 1.
    pub version: u32,
    /// What it is called.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The map.
    pub map: Map,
    /// Keys that this version does not know.
    #[serde(flatten)]
    pub unknown: Object<String, Value>,
}

/// A saved map that was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// What it is called: a text of the program.
    pub name: Text,
    /// Whose it is.
    pub source: Source,
    /// The map. The path of a picture under it is absolute.
    pub map: Arc<Map>,
}

/// Whose a saved map is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// It comes with the program.
    Bundled,
    /// The user's own; its file.
    Own(PathBuf),
}

/// The saved maps that there are.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Listed {
    /// The user's own by name, then those of the program.
    pub maps: Vec<Found>,
    /// What is wrong with files that hold no map, each told in words: texts of the program.
    pub faults: Vec<Text>,
}

impl SavedMap {
    /// A map with a name.
    #[must_use]
    pub fn new(name: &str, map: Map) -> Self {
        Self { format: FORMAT.to_owned(), version: VERSION, name: name.to_owned(), map, unknown: Object::new() }
    }

    /// What it is called: its name, else that of its file. A text of the program.
    #[must_use]
    pub fn called(&self, file: &Path) -> Text {
        let of_file = file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let name = match self.name.trim() {
            "" => of_file.strip_suffix(ENDING).unwrap_or(&of_file),
            name => name,
        };
        Text::new("maps-name").with("name", record::shortened(name))
    }
}

impl Filed for SavedMap {
    const FORMAT: &'static str = FORMAT;
    const NEWEST: u32 = VERSION;

    fn head(&self) -> (&str, u32) {
        (&self.format, self.version)
    }
}

/// Reads a map from the bytes of its file.
///
/// # Errors
/// As of a record: too large; not JSON; another format; a newer version; a wrong structure.
pub fn parse(bytes: &[u8]) -> Result<SavedMap, ReadFault> {
    record::parse_filed(bytes)
}

/// Reads a map from its file. The path of its picture becomes absolute.
///
/// # Errors
/// The file cannot be read, or holds no map of a version that this program knows.
pub fn read(path: &Path) -> Result<SavedMap, ReadFault> {
    let mut saved = parse(&record::bytes(path)?)?;
    picture::make_absolute(&mut saved.map, path.parent());
    Ok(saved)
}

/// Saves a map; the absolute path of its picture is told from the folder of the file.
///
/// # Errors
/// As of a record; nothing was saved, and an old file is as it was. [`SaveFault::Exists`] where there is a file that may not
/// be replaced.
pub fn save(path: &Path, saved: &SavedMap, replace: bool) -> Result<(), SaveFault> {
    let mut saved = saved.clone();
    picture::make_relative(&mut saved.map, path);
    record::save_filed(path, &saved, replace)
}

#[cfg(test)]
mod tests;
