//! The languages of the program.

/// A language of the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
    /// Russian.
    Russian,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::English, Self::French, Self::Russian];

    /// Its code, as in `--lang` and in documents: `en`, `fr`, `ru`.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::Russian => "ru",
        }
    }

    /// Its own name.
    #[must_use]
    pub fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "Français",
            Self::Russian => "Русский",
        }
    }

    /// The language of a code (`fr`, `fr-CA`, `ru_RU.UTF-8`), if the program has it.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        let primary = code.split(['-', '_', '.']).next()?.to_ascii_lowercase();
        Self::ALL.into_iter().find(|language| language.code() == primary)
    }

    /// The language of the system; English where the program does not have it.
    #[must_use]
    pub fn of_system() -> Self {
        sys_locale::get_locales().find_map(|code| Self::from_code(&code)).unwrap_or_default()
    }
}
