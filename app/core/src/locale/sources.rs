//! The Fluent files of the program, compiled in.

use super::Language;

macro_rules! files {
    ($language:literal) => {
        &[
            include_str!(concat!("../../../../assets/locales/", $language, "/shared.ftl")),
            include_str!(concat!("../../../../assets/locales/", $language, "/record.ftl")),
            include_str!(concat!("../../../../assets/locales/", $language, "/referee.ftl")),
            include_str!(concat!("../../../../assets/locales/", $language, "/cli.ftl")),
            include_str!(concat!("../../../../assets/locales/", $language, "/desk.ftl")),
            include_str!(concat!("../../../../assets/locales/", $language, "/board.ftl")),
            include_str!(concat!("../../../../assets/locales/", $language, "/ui.ftl")),
            include_str!(concat!("../../../../assets/locales/", $language, "/layout.ftl")),
            include_str!(concat!("../../../../assets/locales/", $language, "/cascade.ftl")),
            include_str!(concat!("../../../../assets/locales/", $language, "/maps.ftl")),
            include_str!(concat!("../../../../assets/locales/", $language, "/clock.ftl")),
            include_str!(concat!("../../../../assets/locales/", $language, "/entry.ftl")),
            include_str!(concat!("../../../../assets/locales/", $language, "/what-if.ftl")),
            include_str!(concat!("../../../../assets/locales/", $language, "/sandbox.ftl")),
            include_str!(concat!("../../../../assets/locales/", $language, "/guard.ftl")),
            include_str!(concat!("../../../../assets/locales/", $language, "/journal.ftl")),
            include_str!(concat!("../../../../assets/locales/", $language, "/keeping.ftl")),
            include_str!(concat!("../../../../assets/locales/", $language, "/opening.ftl")),
            include_str!(concat!("../../../../assets/locales/", $language, "/seal.ftl")),
            include_str!(concat!("../../../../assets/locales/", $language, "/plugins.ftl")),
        ]
    };
}

const ENGLISH: &[&str] = files!("en");
const FRENCH: &[&str] = files!("fr");
const RUSSIAN: &[&str] = files!("ru");

/// All sources of a language.
pub(super) fn of(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => ENGLISH,
        Language::French => FRENCH,
        Language::Russian => RUSSIAN,
    }
}

/// The messages that the host lends to every ruleset; their ids begin with `arbiter-`.
pub(super) fn shared(language: Language) -> &'static str {
    of(language).first().copied().unwrap_or_default()
}
