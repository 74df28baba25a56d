//! Why a record could not be read or saved: data, and the words for it. What to say stands in the Fluent files; the
//! functions here choose the sentence and its arguments.

use std::path::Path;

use ruleset_api::{Arg, Text};

use super::lock::Elsewhere;
use super::mark::Mark;
use super::wrong::Wrong;

/// The largest record that is read, in bytes: 64 MiB.
pub const LARGEST: u64 = 64 << 20;

/// Why a record could not be read. The file was not touched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadFault {
    /// There is no such file.
    Absent,
    /// It is a link, and what it points to is not there, or is the link itself.
    BrokenLink,
    /// It is a folder.
    Folder,
    /// It is a pipe, a device or the like.
    NotAFile,
    /// The system does not let this user read it.
    Forbidden,
    /// The file cannot be read for another reason; with the system's words.
    Unreadable(String),
    /// The file is larger than [`LARGEST`].
    TooLarge,
    /// The bytes are not JSON (or not UTF-8); line and column from 1.
    NotJson {
        /// Line, from 1.
        line: usize,
        /// Column in characters, from 1.
        column: usize,
        /// What is wrong there.
        wrong: Wrong,
        /// Whether a copy lies beside the file, with `.bak` after its name.
        copy: bool,
    },
    /// JSON, but no match record.
    OtherFormat {
        /// What its `format` says, if anything.
        found: Option<String>,
    },
    /// A match record of a newer version of the format.
    NewerVersion {
        /// Its version.
        found: u64,
    },
    /// A match record whose structure is wrong.
    Structure {
        /// Line, from 1.
        line: usize,
        /// Column in characters, from 1.
        column: usize,
        /// JSON Pointer of the fault; empty for the record itself.
        path: String,
        /// What is wrong there.
        wrong: Wrong,
        /// Whether a copy lies beside the file, with `.bak` after its name.
        copy: bool,
    },
}

impl ReadFault {
    /// The error code of the command line: `unreadable`, `too-large`, `not-json`, `other-format`, `newer-version`,
    /// `structure`.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Absent | Self::BrokenLink | Self::Folder | Self::NotAFile | Self::Forbidden | Self::Unreadable(_) => {
                "unreadable"
            }
            Self::TooLarge => "too-large",
            Self::NotJson { .. } => "not-json",
            Self::OtherFormat { .. } => "other-format",
            Self::NewerVersion { .. } => "newer-version",
            Self::Structure { .. } => "structure",
        }
    }

    /// What to tell a judge of a file: what happened, what is safe, and what to do. A text of the program.
    #[must_use]
    pub fn text(&self, file: &Path) -> Text {
        self.said(&file.display().to_string(), &self.then().map_or_else(|| "".into(), |id| Text::new(id).into()))
    }

    /// What to tell of a stream that is no file, such as standard input: what happened.
    #[must_use]
    pub fn text_of_stream(&self, name: &str) -> Text {
        self.said(name, &"".into())
    }

    /// The same fault of a file that a copy lies beside, or not.
    #[must_use]
    pub(super) fn with_copy(mut self, lies_there: bool) -> Self {
        if let Self::NotJson { copy, .. } | Self::Structure { copy, .. } = &mut self {
            *copy = lies_there;
        }
        self
    }

    /// `then` is what follows of a file: what is safe and what to do.
    fn said(&self, file: &str, then: &Arg) -> Text {
        let text = |id| Text::new(id).with("file", file);
        let then_text = |id| text(id).with("then", then.clone());
        match self {
            Self::Absent => text("record-absent"),
            Self::BrokenLink => text("opening-broken-link"),
            Self::Folder => text("record-folder"),
            Self::NotAFile => text("record-not-a-file"),
            Self::Forbidden => text("record-forbidden"),
            Self::Unreadable(message) => text("record-unreadable").with("message", message.as_str()),
            Self::TooLarge => then_text("record-too-large"),
            Self::NotJson { wrong: Wrong::Empty, .. } => then_text("record-empty"),
            Self::NotJson { line, column, wrong, .. } => {
                then_text("record-not-json").with("line", *line).with("column", *column).with("wrong", wrong.text())
            }
            Self::OtherFormat { found: None } => then_text("record-no-format"),
            Self::OtherFormat { found: Some(found) } => then_text("record-other-format").with("found", shortened(found)),
            Self::NewerVersion { found } => then_text("record-newer-version")
                .with("found", found.to_string())
                .with("known", ruleset_api::record::VERSION.to_string()),
            Self::Structure { line, column, path, wrong, .. } => {
                let text = then_text("record-structure").with("line", *line).with("column", *column);
                let place = if path.is_empty() { Text::new("record-itself").into() } else { Arg::from(shortened(path)) };
                text.with("path", place).with("wrong", wrong.text())
            }
        }
    }

    /// What is safe and what to do about a file: the id of a text.
    pub(crate) fn then(&self) -> Option<&'static str> {
        match self {
            // Nothing in it can be mended by hand.
            Self::NotJson { wrong: Wrong::Empty | Wrong::Zeros | Wrong::NotUtf8, copy: true, .. } => Some("record-take-copy"),
            Self::NotJson { wrong: Wrong::Utf16, .. } => Some("opening-save-as-utf-8"),
            Self::NotJson { wrong: Wrong::Empty | Wrong::Zeros | Wrong::NotUtf8, copy: false, .. }
            | Self::TooLarge
            | Self::OtherFormat { .. }
            | Self::NewerVersion { .. } => Some("record-untouched"),
            Self::NotJson { copy: true, .. } | Self::Structure { copy: true, .. } => Some("record-mend-or-take-copy"),
            Self::NotJson { copy: false, .. } | Self::Structure { copy: false, .. } => Some("record-mend"),
            Self::Absent | Self::BrokenLink | Self::Folder | Self::NotAFile | Self::Forbidden | Self::Unreadable(_) => None,
        }
    }
}

/// The most characters that a sentence shows of what a file says.
const LONGEST_QUOTED: usize = 80;

/// What a file says, its middle left out where it is long: its end tells most of a path, its beginning of all else.
#[must_use]
pub fn shortened(words: &str) -> String {
    let length = words.chars().count();
    if length <= LONGEST_QUOTED {
        return words.to_owned();
    }
    let half = LONGEST_QUOTED / 2;
    words.chars().take(half).chain(['…']).chain(words.chars().skip(length - half)).collect()
}

/// Why a record could not be saved. Except for [`SaveFault::Unconfirmed`], the file on disk is as it was before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveFault {
    /// There is a file already, and nobody has said that it may be replaced.
    Exists,
    /// The file there holds a record of a newer version of the format; it is never saved over.
    NewerVersion {
        /// Its version.
        found: u64,
    },
    /// What is there is a folder, a pipe or a device.
    NotAFile,
    /// The folder does not exist, or is there no more.
    NoFolder,
    /// The file there is not the one that was read or saved last: somebody else has changed it.
    Changed,
    /// Somebody else has the file open for editing.
    Held(Elsewhere),
    /// Another program holds the file, and has held it for about a second; with the system's words.
    Busy(String),
    /// The disk has no room.
    Full,
    /// The system does not let this user write there.
    Forbidden,
    /// The name is too long for the system, by itself or with `.bak` after it.
    NameTooLong,
    /// The system refused; with its words.
    System(String),
    /// The record lies in its file, but the system did not confirm that it has reached the disk.
    Unconfirmed {
        /// The system's words.
        message: String,
        /// The file that lies there now.
        mark: Mark,
    },
}

impl SaveFault {
    /// What to tell a judge: what happened, what is safe, and what to do. A text of the program.
    #[must_use]
    pub fn text(&self, file: &Path) -> Text {
        let text = |id| Text::new(id).with("file", file.display().to_string());
        match self {
            Self::Exists => text("record-save-exists"),
            Self::NewerVersion { found } => text("record-save-newer-version").with("found", found.to_string()),
            Self::NotAFile => text("record-save-not-a-file"),
            Self::NoFolder => text("record-save-no-folder"),
            Self::Changed => text("keeping-save-changed"),
            Self::Held(elsewhere) => elsewhere.said("keeping-save-held").with("file", file.display().to_string()),
            Self::Busy(message) => text("keeping-save-busy").with("message", message.as_str()),
            Self::Full => text("keeping-save-full"),
            Self::Forbidden => text("keeping-save-forbidden"),
            Self::NameTooLong => text("keeping-save-name-too-long"),
            Self::System(message) => text("record-save-failed").with("message", message.as_str()),
            Self::Unconfirmed { message, .. } => text("record-save-unconfirmed").with("message", message.as_str()),
        }
    }
}
