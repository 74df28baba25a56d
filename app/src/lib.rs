//! Arbiter's program: the painted desk (`ui`) and the window around it (`shell`). Everything that needs no window is in
//! `arbiter-core`.

mod shell;
#[cfg(test)]
mod tests;
mod ui;

use arbiter_core::cli::{self, Run};
use arbiter_core::locale::Language;

pub use shell::{DeskWindow, DirectExecutor, Executor, Kept, WindowFault, open_window};
pub use ui::theme::apply as dress;

/// Runs the program: a command that needs no display, or the window. Never returns.
pub fn run() -> ! {
    let program = std::env::current_exe().unwrap_or_default();
    let code = match cli::run_here(program) {
        Run::Done(code) => code,
        Run::Window(opening) => open(opening),
    };
    std::process::exit(code.into())
}

/// Opens the window and stays in it; the exit code comes of how it ended.
fn open(opening: cli::Opening) -> u8 {
    let kept = Kept::of_user();
    let language = opening.language.or(kept.settings.language).unwrap_or_else(Language::of_system);
    match open_window(opening, language, kept) {
        Ok(()) => 0,
        Err(fault) => cli::window_failed(&fault.words, language),
    }
}
