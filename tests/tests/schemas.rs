//! The JSON Schemas under `assets/schemas` are those of the types. `UPDATE_SCHEMAS=1 cargo test -p arbiter-tests --test
//! schemas` writes them anew.
#![allow(clippy::unwrap_used)]

use arbiter_core::cli;
use arbiter_core::what_if::Flip;
use arbiter_tests::root;
use ruleset_api::{Manifest, Record, Ruling};

fn holds(name: &str, schema: &schemars::Schema) {
    let file = root().join("assets/schemas").join(format!("{name}.schema.json"));
    let current = serde_json::to_string_pretty(schema).unwrap() + "\n";
    if std::env::var_os("UPDATE_SCHEMAS").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, &current).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == current, "{} is not that of the types; see the head of this test", file.display());
}

#[test]
fn the_schema_of_a_match_record_is_current() {
    holds("match-record", &schemars::schema_for!(Record));
}

#[test]
fn the_schema_of_a_seal_is_current() {
    holds("seal", &schemars::schema_for!(arbiter_core::record::seal::Entry));
}

#[test]
fn the_schema_of_a_manifest_is_current() {
    holds("manifest", &schemars::schema_for!(Manifest));
}

#[test]
fn the_schema_of_what_would_flip_a_ruling_is_current() {
    holds("what-if", &schemars::schema_for!(Vec<Flip>));
}

#[test]
fn the_schema_of_a_judged_line_is_current() {
    holds("judge-line", &cli::schema_of_a_judged_line());
}

#[test]
fn the_schema_of_a_ruling_is_current() {
    holds("ruling", &schemars::schema_for!(Ruling));
}
