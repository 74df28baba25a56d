//! Plugins: finding their libraries, running each in a child process, asking for rulings. It knows nothing of files of
//! records and nothing of windows.

pub mod report;
