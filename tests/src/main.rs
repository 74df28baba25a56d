//! The program under test: `cargo test` builds a program only for its own package.

use std::process::ExitCode;

fn main() -> ExitCode {
    arbiter::run()
}
