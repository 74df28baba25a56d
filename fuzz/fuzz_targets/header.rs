//! The header of a library, before it is loaded.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arbiter_core::referee::fuzz::header(bytes));
