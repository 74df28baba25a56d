//! The window around the painted desk: eframe, the system's dialogs, worker threads, and the effects that the desk asks
//! for. It knows threads and files, and no rules.

mod app;
mod dialogs;
mod direct;
mod executor;
mod files;
mod journal;
mod latest;
mod maps;
mod pictures;
mod plugins;
mod settings;
mod sound;
mod standings;
mod time;
mod today;
mod window;
mod workers;

#[cfg(test)]
pub(crate) use app::FIRST_SIZE;
pub use app::{WindowFault, open_window};
pub use direct::DirectExecutor;
pub use executor::Executor;
pub use settings::Kept;
pub use window::DeskWindow;
