//! The settings of the user who runs the program: where they lie, and what they were at start. Tests have none.

use std::path::PathBuf;

use arbiter_core::settings::{self, Settings};

/// Settings with the file that they are kept in.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    /// What was kept.
    pub settings: Settings,
    /// Where changes are kept; `None`: nowhere.
    pub file: Option<PathBuf>,
}

impl Kept {
    /// Those of the user who runs the program.
    #[must_use]
    pub fn of_user() -> Self {
        let file = settings::file(&|name| std::env::var_os(name));
        let settings = file.as_deref().map(settings::read).unwrap_or_default();
        Self { settings, file }
    }
}
