//! What a ruleset says of itself.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arbiter_core::referee::fuzz::manifest(bytes));
