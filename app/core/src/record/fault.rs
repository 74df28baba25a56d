//! Why a record could not be read or saved: data that window and command line put into words.

/// Why a record could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadFault {
    /// The file cannot be read (absent, a folder, no permission); with the system's words.
    Unreadable(String),
    /// The file is larger than 64 MiB.
    TooLarge,
    /// The bytes are not JSON (or not UTF-8); line and column from 1.
    NotJson {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// The parser's words.
        message: String,
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
        /// Column, from 1.
        column: usize,
        /// JSON Pointer of the fault; empty for the record itself.
        path: String,
        /// The parser's words.
        message: String,
    },
}

impl ReadFault {
    /// The error code of the command line: `unreadable`, `too-large`, `not-json`, `other-format`, `newer-version`,
    /// `structure`.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Unreadable(_) => "unreadable",
            Self::TooLarge => "too-large",
            Self::NotJson { .. } => "not-json",
            Self::OtherFormat { .. } => "other-format",
            Self::NewerVersion { .. } => "newer-version",
            Self::Structure { .. } => "structure",
        }
    }
}

/// Why a record could not be saved. The file on disk is as it was before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaveFault {
    /// The system's words.
    pub message: String,
}
