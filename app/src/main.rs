//! The program `arbiter`: see the library of the same name.

use std::process::ExitCode;

fn main() -> ExitCode {
    arbiter::run()
}
