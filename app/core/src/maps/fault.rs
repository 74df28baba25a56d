//! Why a map could not be read or saved, in words. The faults are those of records; only what speaks of match records is
//! said of maps here.

use std::path::Path;

use ruleset_api::{Arg, Text};

use super::VERSION;
use crate::record::{ReadFault, SaveFault, shortened};

/// What to tell a judge of the file of a map that could not be read. A text of the program.
#[must_use]
pub fn read_text(fault: &ReadFault, file: &Path) -> Text {
    let text = |id| Text::new(id).with("file", file.display().to_string());
    match fault {
        ReadFault::TooLarge => text("maps-too-large"),
        ReadFault::OtherFormat { found: None } => text("maps-no-format"),
        ReadFault::OtherFormat { found: Some(found) } => text("maps-other-format").with("found", shortened(found)),
        ReadFault::NewerVersion { found } => {
            text("maps-newer-version").with("found", found.to_string()).with("known", VERSION.to_string())
        }
        ReadFault::Structure { line, column, path, wrong, .. } => {
            let place = if path.is_empty() { Text::new("maps-itself").into() } else { Arg::from(shortened(path)) };
            let text = text("maps-structure").with("line", *line).with("column", *column);
            text.with("path", place).with("wrong", wrong.text())
        }
        fault => fault.text(file),
    }
}

/// What to tell a judge of a map that could not be saved. A text of the program.
#[must_use]
pub fn save_text(fault: &SaveFault, file: &Path) -> Text {
    match fault {
        SaveFault::NewerVersion { found } => {
            let text = Text::new("maps-save-newer-version").with("file", file.display().to_string());
            text.with("found", found.to_string())
        }
        fault => fault.text(file),
    }
}
