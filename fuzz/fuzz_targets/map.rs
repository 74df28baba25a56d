//! The file of a map.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arbiter_core::record::fuzz::map(bytes));
