//! The file of a match record.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arbiter_core::record::fuzz::record(bytes));
