//! .
fn main(){ arbiter::run() }
