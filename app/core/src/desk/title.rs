//! What documents are called: in the window's title, in tabs and questions, and as a file.

use std::path::Path;

use ruleset_api::{Record, Text};

use super::document::Document;
use super::files::ENDING;
use super::guard::ReadOnly;
use super::page::Page;
use super::{Desk, keeping};

/// The longest suggested name, in characters without its ending.
const LONGEST: usize = 60;

/// Names that Windows keeps for devices, whatever ending follows.
const DEVICES: [&str; 6] = ["con", "prn", "aux", "nul", "com", "lpt"];

/// The title of the window: the document, whether it has unsaved changes, and the program.
#[must_use]
pub fn title(desk: &Desk) -> Text {
    if let Some(page) = desk.page {
        return Text::new("desk-title-page").with("page", page_name(desk, page));
    }
    match desk.document() {
        None => Text::new("desk-title-empty"),
        Some(document) if document.dirty() => Text::new("desk-title-dirty").with("document", document_name(document)),
        Some(document) => Text::new("desk-title").with("document", document_name(document)),
    }
}

/// What a page is called.
#[must_use]
pub fn page_name(desk: &Desk, page: Page) -> Text {
    match page {
        Page::Standings => {
            let folder = desk.standings.as_ref().map_or(Path::new(""), |page| page.folder.as_path());
            Text::new("desk-page-standings").with("folder", name_of(folder))
        }
        Page::Day => {
            let folder = desk.day.as_ref().map_or(Path::new(""), |page| page.folder.as_path());
            Text::new("entry-page-day").with("folder", name_of(folder))
        }
        Page::Rulesets => Text::new("desk-page-rulesets"),
        Page::Unsaved => Text::new("journal-page"),
        Page::Shortcuts => Text::new("layout-page-shortcuts"),
        Page::About => Text::new("layout-page-about"),
    }
}

/// The name of a folder without the way to it.
fn name_of(folder: &Path) -> String {
    folder.file_name().map_or_else(|| folder.display().to_string(), |name| name.to_string_lossy().into_owned())
}

/// What a document is called: its file's name, else that it is new.
#[must_use]
pub fn document_name(document: &Document) -> Text {
    if let Some(ReadOnly::OnDisk { path }) = &document.read_only {
        return Text::new("keeping-other-version").with("name", name_of(path));
    }
    if let (None, Some(of)) = (&document.path, &document.kept.copy_of) {
        return keeping::copy_text(of);
    }
    match document.path.as_deref().and_then(Path::file_name) {
        Some(name) => Text::new("desk-document").with("name", name.to_string_lossy().into_owned()),
        None => Text::new("desk-document-new"),
    }
}

/// A file name for a match, from its event, round and table: `venue-open-3-12.match.json`. Letters and digits of every
/// script stay; all else becomes a hyphen, so that it is a good name on every system.
#[must_use]
pub fn suggested_name(record: &Record) -> String {
    let event = &record.event;
    file_name(&[event.name.as_str(), &event.round, &event.table].join(" "), "match", ENDING)
}

/// A file name made of words; `kind` where nothing of them is left.
pub(super) fn file_name(words: &str, kind: &str, ending: &str) -> String {
    let mut name = String::new();
    for letter in words.chars().flat_map(char::to_lowercase) {
        if letter.is_alphanumeric() || is_accent(letter) {
            name.push(letter);
        } else if !name.is_empty() && !name.ends_with('-') {
            name.push('-');
        }
    }
    let name: String = name.chars().take(LONGEST).collect();
    let name = name.trim_end_matches('-');
    let device = DEVICES.contains(&name.trim_end_matches(|letter: char| letter.is_ascii_digit()));
    match name {
        "" => format!("{kind}{ending}"),
        name if device => format!("{kind}-{name}{ending}"),
        name => format!("{name}{ending}"),
    }
}

/// An accent that stands as a letter of its own, as some systems write it.
fn is_accent(letter: char) -> bool {
    ('\u{300}'..='\u{36F}').contains(&letter)
}
