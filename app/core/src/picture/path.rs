//! The path of a picture: relative to the folder of the file that names it, with forward slashes, so that a folder with a
//! match and its pictures can be carried to another computer of any kind. Works on text, as paths of one system are read on
//! another.

use std::path::{Path, PathBuf};

use ruleset_api::Record;
use ruleset_api::record::Map;

use super::PictureFault;

/// A path taken apart: where it begins (`/`, `C:/`, nothing), and its steps.
#[derive(Debug)]
struct Parts<'a> {
    root: String,
    steps: Vec<&'a str>,
}

impl<'a> Parts<'a> {
    /// The parts of a path with forward slashes.
    fn of(path: &'a str) -> Self {
        let (root, rest) = match path.as_bytes() {
            [b'/', b'/', ..] => ("//".to_owned(), path.get(2..)),
            [b'/', ..] => ("/".to_owned(), path.get(1..)),
            [letter, b':', b'/', ..] if letter.is_ascii_alphabetic() => {
                (format!("{}:/", char::from(letter.to_ascii_uppercase())), path.get(3..))
            }
            _ => (String::new(), Some(path)),
        };
        let mut steps = Vec::new();
        for step in rest.unwrap_or_default().split('/') {
            match step {
                "" | "." => {}
                ".." if steps.last().is_some_and(|step| *step != "..") => {
                    steps.pop();
                }
                ".." if !root.is_empty() => {}
                step => steps.push(step),
            }
        }
        Self { root, steps }
    }

    fn joined(&self) -> String {
        format!("{}{}", self.root, self.steps.join("/"))
    }

    /// Whether two steps are one: Windows does not tell capitals from small letters.
    fn same(&self, one: &str, other: &str) -> bool {
        if self.root.ends_with(":/") { one.to_lowercase() == other.to_lowercase() } else { one == other }
    }
}

fn slashed(path: &Path) -> String {
    path.to_string_lossy().replace('\\', "/")
}

/// How a file names a picture, given the absolute path of both: from the folder of the file where they have a folder in
/// common, else absolute. Always with forward slashes.
#[must_use]
pub fn relative(picture: &Path, file: &Path) -> String {
    let (picture, file) = (slashed(picture), slashed(file));
    let (to, mut from) = (Parts::of(&picture), Parts::of(&file));
    from.steps.pop();
    let common = to.steps.iter().zip(&from.steps).take_while(|(one, other)| to.same(one, other)).count();
    // Beside the root of a disk nothing moves together.
    if to.root.is_empty() || to.root != from.root || (common == 0 && !from.steps.is_empty()) {
        return to.joined();
    }
    let up = std::iter::repeat_n("..", from.steps.len() - common);
    up.chain(to.steps.into_iter().skip(common)).collect::<Vec<_>>().join("/")
}

/// Where a picture lies that a record or map names. `folder` is that of the record's file; backslashes count as slashes.
///
/// # Errors
/// The path is relative and there is no folder yet; or it leads to another computer, which no file may make this one call.
pub fn resolve(path: &str, folder: Option<&Path>) -> Result<PathBuf, PictureFault> {
    let path = path.replace('\\', "/");
    let parts = Parts::of(&path);
    match (parts.root.as_str(), folder) {
        ("//", _) => Err(PictureFault::Elsewhere),
        ("", None) => Err(PictureFault::NoFolder),
        ("", Some(folder)) => {
            let mut at = folder.to_owned();
            for step in parts.steps {
                if step == ".." {
                    at.pop();
                } else {
                    at.push(step);
                }
            }
            Ok(at)
        }
        _ => Ok(parts.joined().into()),
    }
}

/// Makes the path of a map's picture absolute. What cannot be told stays as it is.
pub fn make_absolute(map: &mut Map, folder: Option<&Path>) {
    let Some(picture) = &mut map.picture else { return };
    if let Ok(path) = resolve(&picture.path, folder) {
        picture.path = slashed(&path);
    }
}

/// Tells the absolute path of a map's picture from the folder of the file that it is saved in.
pub fn make_relative(map: &mut Map, file: &Path) {
    let Some(picture) = &mut map.picture else { return };
    if !Parts::of(&picture.path.replace('\\', "/")).root.is_empty() {
        picture.path = relative(Path::new(&picture.path), file);
    }
}

/// A record whose pictures are named by absolute paths, before it is saved elsewhere; nothing where that changes nothing.
/// `file` is where it lies now.
#[must_use]
pub fn record_unmoored(record: &Record, file: Option<&Path>) -> Option<Record> {
    changed(record, |map| make_absolute(map, file.and_then(Path::parent)))
}

/// A record whose pictures are named from the folder of a file; nothing where that changes nothing. Only absolute paths
/// change.
#[must_use]
pub fn record_at(record: &Record, file: &Path) -> Option<Record> {
    changed(record, |map| make_relative(map, file))
}

fn changed(record: &Record, change: impl Fn(&mut Map)) -> Option<Record> {
    let has_picture =
        |record: &Record| record.boards.values().any(|board| board.map.as_ref().is_some_and(|m| m.picture.is_some()));
    // A match without pictures is not copied.
    if !has_picture(record) {
        return None;
    }
    let mut new = record.clone();
    new.boards.values_mut().filter_map(|board| board.map.as_mut()).for_each(change);
    (new != *record).then_some(new)
}
