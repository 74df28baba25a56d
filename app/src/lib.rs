//! Arbiter's program: the painted desk (`ui`) and the window around it (`shell`). Everything that needs no window is in
//! `arbiter-core`.

mod shell;
mod ui;

use std::io::Write as _;
use std::process::ExitCode;

use arbiter_core::cli::{self, Run};
use arbiter_core::locale::{Language, Locale};
use ruleset_api::Text;

#[cfg(test)]
mod tests;

pub use shell::{DeskWindow, DirectExecutor, Executor, WindowFault, open_window};
pub use ui::theme::apply as dress;

/// Runs the program: a command of the command line, or the window.
#[must_use]
pub fn run() -> ExitCode {
    // Only the program itself comes here; in a test the file of the process is the test's.
    let program = std::env::current_exe().unwrap_or_default();
    let opening = match cli::run_here(program) {
        Run::Done(code) => return ExitCode::from(code),
        Run::Window(opening) => opening,
    };
    let language = opening.language.unwrap_or_else(Language::of_system);
    match open_window(opening, language) {
        Ok(()) => ExitCode::SUCCESS,
        Err(WindowFault { words }) => {
            let text = Text::new("ui-no-window").with("words", words);
            let _ = writeln!(std::io::stderr(), "{}", Locale::new(language).text(&text));
            ExitCode::FAILURE
        }
    }
}
