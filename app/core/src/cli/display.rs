//! Whether there is a display to open the window on.

use std::ffi::OsString;
use std::io::{self, Write};

use ruleset_api::Text;

use crate::locale::{Language, Locale};

/// Whether the environment names a display. On systems where a window needs no such name there always is one.
#[must_use]
pub fn has_display(variable: &dyn Fn(&str) -> Option<OsString>) -> bool {
    !cfg!(all(unix, not(target_vendor = "apple"))) || named(variable)
}

/// A display of X11 or Wayland, by the variables that name one. An empty one names none.
fn named(variable: &dyn Fn(&str) -> Option<OsString>) -> bool {
    let variables = ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"];
    variables.into_iter().any(|name| variable(name).is_some_and(|value| !value.is_empty()))
}

/// What to tell whoever asked for a window where there is no display: one sentence, with the way that needs none.
#[must_use]
pub fn no_display() -> Text {
    Text::new("cli-no-display")
}

/// Says on standard error that the window could not be opened, with the system's words and the way that needs none. The exit
/// code to end with.
#[must_use]
pub fn window_failed(words: &str, language: Language) -> u8 {
    let text = match without_sources(words) {
        words if words.is_empty() => Text::new("cli-window-failed"),
        words => Text::new("cli-window-failed-with").with("message", words),
    };
    let _ = writeln!(io::stderr(), "{}", Locale::new(language).text(&text));
    super::FAILED
}

/// The system's words without the places in a library's source that some bring along ("os error at /…/mod.rs:788: …"), which
/// say nothing to a judge. Where more of the kind is left, none of the words are of use.
fn without_sources(words: &str) -> String {
    let is_place = |word: &str| word.contains(".rs:");
    let mut kept: Vec<&str> = Vec::new();
    for word in words.split_whitespace() {
        if !is_place(word) {
            kept.push(word);
        } else if kept.last() == Some(&"at") {
            kept.pop();
        }
    }
    let kept = kept.join(" ");
    if kept.contains(".cargo") || kept.contains(".rs") { String::new() } else { kept }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_display_is_there_when_one_of_its_variables_names_it() {
        for set in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
            assert!(named(&|name| (name == set).then(|| ":0".into())), "{set}");
            assert!(!named(&|name| (name == set).then(OsString::new)), "{set} is empty");
        }
        assert!(!named(&|_| None));
    }

    #[test]
    fn no_place_in_a_librarys_source_is_told() {
        let words =
            "winit EventLoopError: os error at /root/.cargo/registry/src/x/winit-0.30.13/src/mod.rs:788: Connection refused";
        assert_eq!(without_sources(words), "winit EventLoopError: os error Connection refused");
        assert_eq!(without_sources(r"os error at C:\\src\\mod.rs:788: no"), "os error no");
        assert_eq!(without_sources("no display at all"), "no display at all");
        assert_eq!(without_sources("panicked in /root/.cargo/registry"), "");
        assert_eq!(without_sources("at mod.rs:7"), "");
    }
}
