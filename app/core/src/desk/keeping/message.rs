//! What goes into the desk and out of it about the files of its documents, and the words of its questions.

use std::path::PathBuf;

use ruleset_api::Text;

use super::{Opened, Seen};
use crate::desk::document::DocumentId;
use crate::desk::message::{Event, Intent};
use crate::record::{Elsewhere, Hold, Loaded, Mark, ReadFault};

/// What the judge asked for about the file of the current document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeepingIntent {
    /// Take what is on disk; unsaved changes are asked about first.
    Reload,
    /// Look at what is on disk, beside the document.
    LookAt,
    /// Say no more of the change.
    Leave,
    /// Edit it here, now that it may have been closed elsewhere.
    TryAgain,
    /// Make an own match of what is only shown.
    Copy,
}

/// What must happen outside.
#[derive(Clone, Debug)]
pub enum KeepingEffect {
    /// Read the file of a document again, and hold it; answered by [`KeepingEvent::Fetched`].
    Fetch {
        /// Which document.
        document: DocumentId,
        /// Its file.
        path: PathBuf,
        /// Also where it is probably held elsewhere.
        anyway: bool,
    },
    /// Hold the file of a document that did not come from it; answered by [`KeepingEvent::Held`].
    Hold {
        /// Which document.
        document: DocumentId,
        /// Its file.
        path: PathBuf,
    },
    /// Read what is in the place of a document's file; answered by [`KeepingEvent::LookedAt`].
    LookAt(PathBuf),
    /// See whether files are as they are known; answered by [`KeepingEvent::Checked`].
    Check(Vec<(DocumentId, PathBuf, Mark)>),
    /// A document lets its file go.
    Release(PathBuf),
}

/// What came back from outside.
#[derive(Clone, Debug)]
pub enum KeepingEvent {
    /// The judge came back to the window: files may have changed meanwhile.
    BackInWindow,
    /// A file was read again.
    Fetched {
        /// Which document.
        document: DocumentId,
        /// Its file.
        path: PathBuf,
        /// Its record, or why it is none.
        record: Result<Loaded, ReadFault>,
        /// Whether it is held now, and its mark.
        opened: Opened,
    },
    /// The file of a document is held, or is not.
    Held {
        /// Which document.
        document: DocumentId,
        /// Its file.
        path: PathBuf,
        /// Whether it is.
        hold: Hold,
    },
    /// What is in the place of a document's file was read.
    LookedAt {
        /// The file.
        path: PathBuf,
        /// Its record, or why it is none.
        record: Result<Loaded, ReadFault>,
    },
    /// Files were looked at.
    Checked(Vec<Checked>),
}

/// A file that was looked at.
#[derive(Clone, Debug)]
pub struct Checked {
    /// Whose file.
    pub document: DocumentId,
    /// The file.
    pub path: PathBuf,
    /// As it was known.
    pub known: Mark,
    /// What was found.
    pub seen: Seen,
}

/// What the judge is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeepingQuestion {
    /// The file of a document that was just opened is held elsewhere: read it, copy it, or leave it?
    Held {
        /// Which document.
        document: DocumentId,
        /// By whom.
        by: Elsewhere,
    },
    /// Somebody else has changed the file that a document was to be saved to.
    Changed {
        /// Which document.
        document: DocumentId,
        /// The file.
        path: PathBuf,
    },
    /// The folder that a document was to be saved in is gone.
    NoFolder {
        /// Which document.
        document: DocumentId,
        /// The file.
        path: PathBuf,
    },
    /// Unsaved changes are to be replaced by what is on disk.
    Reload {
        /// Which document.
        document: DocumentId,
    },
}

/// An answer to one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeepingAnswer {
    /// Open it read-only.
    ReadOnly,
    /// Make or save a copy.
    Copy,
    /// Edit it although it is probably held elsewhere.
    Anyway,
    /// Replace the other version.
    Overwrite,
    /// Look at the other version.
    LookAt,
    /// Try to save once more.
    TryAgain,
    /// Save elsewhere.
    Elsewhere,
    /// Replace the changes by what is on disk.
    Reload,
}

impl KeepingQuestion {
    /// The document that it is about.
    #[must_use]
    pub fn document(&self) -> DocumentId {
        match self {
            Self::Held { document, .. }
            | Self::Changed { document, .. }
            | Self::NoFolder { document, .. }
            | Self::Reload { document } => *document,
        }
    }

    /// Title and explanation: texts of the program. `name` is what the document is called.
    #[must_use]
    pub fn texts(&self, name: &str) -> [Text; 2] {
        let [title, says] = match self {
            Self::Held { by, .. } => {
                let (title, says) = if by.sure {
                    ("keeping-held", "keeping-held-says")
                } else {
                    ("keeping-held-probably", "keeping-held-probably-says")
                };
                [Text::new(title), by.said(says)]
            }
            Self::Changed { .. } => [Text::new("keeping-changed"), Text::new("keeping-changed-says")],
            Self::NoFolder { path, .. } => {
                let says = Text::new("keeping-no-folder-says").with("file", path.display().to_string());
                [Text::new("keeping-no-folder"), says]
            }
            Self::Reload { .. } => [Text::new("keeping-reload-ask"), Text::new("keeping-reload-says")],
        };
        [title, says.with("name", name)]
    }

    /// The answers beside "cancel", the likely one first, each with the id of its words.
    #[must_use]
    pub fn answers(&self) -> &'static [(KeepingAnswer, &'static str)] {
        use KeepingAnswer as A;
        match self {
            Self::Held { by, .. } if by.sure => &[(A::ReadOnly, "keeping-open-read-only"), (A::Copy, "keeping-open-copy")],
            Self::Held { .. } => {
                &[(A::ReadOnly, "keeping-open-read-only"), (A::Copy, "keeping-open-copy"), (A::Anyway, "keeping-edit-anyway")]
            }
            Self::Changed { .. } => &[
                (A::Copy, "keeping-changed-copy"),
                (A::LookAt, "keeping-changed-look"),
                (A::Overwrite, "keeping-changed-overwrite"),
            ],
            Self::NoFolder { .. } => &[(A::TryAgain, "keeping-try-again"), (A::Elsewhere, "keeping-elsewhere")],
            Self::Reload { .. } => &[(A::Reload, "keeping-reload")],
        }
    }
}

impl From<KeepingIntent> for Intent {
    fn from(intent: KeepingIntent) -> Self {
        Self::Keeping(intent)
    }
}

impl From<KeepingEvent> for Event {
    fn from(event: KeepingEvent) -> Self {
        Self::Keeping(event)
    }
}
