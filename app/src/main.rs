//! .
fn main() {
    arbiter::run()
}
