//! What a ruleset answers to a match.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arbiter_core::referee::fuzz::ruling(bytes));
