//! The edges of the house that the compiler does not hold: who may know what, and where `unsafe` may stand.
#![allow(clippy::unwrap_used)]

use std::path::PathBuf;

use arbiter_tests::{files_below, root};

fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    let files = files_below(&root().join(folder), ".rs");
    assert!(!files.is_empty(), "{folder} is empty");
    files
        .into_iter()
        .map(|file| (file.strip_prefix(root()).unwrap().to_path_buf(), std::fs::read_to_string(&file).unwrap()))
        .collect()
}

fn never(folder: &str, words: &[&str]) {
    for (file, source) in sources(folder) {
        for word in words {
            assert!(!source.contains(word), "{} must not know `{word}`", file.display());
        }
    }
}

#[test]
fn painting_touches_no_thread_no_file_and_no_plugin() {
    never(
        "app/src/ui",
        &["std::thread", "std::fs", "std::process", "libloading", "arbiter_core::referee::Referee", "rfd::", "eframe"],
    );
}

#[test]
fn the_desk_touches_no_thread_and_no_file() {
    never("app/core/src/desk", &["std::thread", "std::fs", "std::process", "egui"]);
}

#[test]
fn records_know_no_plugins_and_the_referee_no_files_of_records() {
    never("app/core/src/record", &["crate::referee", "crate::desk"]);
    never("app/core/src/referee", &["crate::record", "crate::desk"]);
}

#[test]
fn the_core_knows_no_window() {
    never("app/core", &["egui", "eframe", "rfd::"]);
}

#[test]
fn a_ruleset_depends_on_the_ruleset_api_alone() {
    for manifest in files_below(&root().join("plugins"), "Cargo.toml") {
        let text = std::fs::read_to_string(&manifest).unwrap();
        let dependencies = text.split("[dependencies]").nth(1).unwrap_or_default().split("\n[").next().unwrap_or_default();
        let names: Vec<&str> =
            dependencies.lines().filter_map(|line| line.split(['.', '=', ' ']).next()).filter(|n| !n.is_empty()).collect();
        let allowed = |name: &&str| matches!(*name, "ruleset-api" | "serde" | "serde_json" | "unicase" | "unicode-normalization");
        assert!(names.iter().all(allowed), "{}: {names:?}", manifest.display());
        assert!(text.contains("crate-type = [\"cdylib\"]"), "{} is linked by nothing", manifest.display());
    }
}

#[test]
fn the_program_names_no_ruleset() {
    let rulesets = ["wow-minis", "berserk-heroes", "napoleonic-club", "berserk-campaign", "dba-two-bouts"];
    for (file, source) in sources("app").into_iter().chain(sources("ruleset-api/src")) {
        if file.components().any(|part| part.as_os_str() == "tests") || file.ends_with("tests.rs") {
            continue;
        }
        let code: String =
            source.split("#[cfg(test)]").next().unwrap().lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        for ruleset in rulesets {
            assert!(!code.contains(&format!("\"{ruleset}\"")), "{} names {ruleset}", file.display());
        }
    }
}

#[test]
fn unsafe_stands_in_two_places() {
    let allowed = ["app/core/src/referee/", "ruleset-api/src/export.rs"];
    for (file, source) in ["app", "ruleset-api/src", "plugins", "tests/src", "tests/tests"].into_iter().flat_map(sources) {
        let name = file.to_string_lossy().replace('\\', "/");
        let has = source.lines().any(|line| {
            let line = line.trim_start();
            !line.starts_with("//")
                && (line.contains("unsafe {")
                    || line.contains("unsafe fn")
                    || line.contains("unsafe impl")
                    || line.contains("allow(unsafe_code)"))
        });
        assert!(
            !has || allowed.iter().any(|place| name.starts_with(place)) || name.ends_with("tests/house.rs"),
            "{name} has unsafe code"
        );
    }
}
