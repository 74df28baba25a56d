//! .
/// .
pub fn run(){}
