//! The program.

fn main() {
    arbiter::run()
}
