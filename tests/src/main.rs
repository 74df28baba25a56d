//! The program as these tests run it: the same `run` beside their own build products.

fn main() {
    arbiter::run()
}
