//! Arbiter's program: the painted desk (`ui`) and the window around it (`shell`). Everything that needs no window is in
//! `arbiter-core`.

mod shell;
mod ui;

pub use shell::{DeskWindow, DirectExecutor, Executor, WindowFault, open_window};
pub use ui::theme::apply as dress;

/// Runs the program.
pub fn run() {
    let args: Vec<std::ffi::OsString> = std::env::args_os().skip(1).collect();
    if args.first().is_some_and(|command| command == arbiter_core::referee::CHILD_COMMAND) {
        let library = args.get(1).cloned().unwrap_or_default();
        std::process::exit(arbiter_core::referee::serve(std::path::Path::new(&library)).into());
    }
    let program = std::env::current_exe().unwrap_or_default();
    let folders = arbiter_core::referee::folders(&[], &program, &|name| std::env::var_os(name));
    let language = arbiter_core::locale::Language::of_system();
    let files = args.into_iter().map(std::path::PathBuf::from).collect();
    let _ = open_window(program, folders, files, language);
}
