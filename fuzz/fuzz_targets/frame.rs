//! What comes through the pipe of a child.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arbiter_core::referee::fuzz::frame(bytes));
