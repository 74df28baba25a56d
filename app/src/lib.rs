//! .
/// .
pub fn run() {}
