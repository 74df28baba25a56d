//! The texts of the program and of the bundled rulesets are complete: the same messages with the same arguments in
//! English, French and Russian, none missing and none unused.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, clippy::expect_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use arbiter_tests::{files_below, root};
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};

const LANGUAGES: [&str; 3] = ["en", "fr", "ru"];

/// The messages of one language: id and the names of its arguments.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// A set of texts: the program's, or those of one ruleset.
struct Texts {
    name: String,
    sources: BTreeMap<&'static str, Vec<PathBuf>>,
    /// Everything that may name a message of it.
    users: String,
}

fn all_texts() -> Vec<Texts> {
    let root = root();
    let mut all = vec![Texts {
        name: "the program".to_owned(),
        sources: LANGUAGES.map(|language| (language, files_below(&root.join("assets/locales").join(language), ".ftl"))).into(),
        users: sources_of(&[&root.join("app"), &root.join("ruleset-api/src")]),
    }];
    for entry in std::fs::read_dir(root.join("plugins")).unwrap() {
        let folder = entry.unwrap().path();
        if folder.join("manifest.json").exists() {
            let manifest = std::fs::read_to_string(folder.join("manifest.json")).unwrap();
            all.push(Texts {
                name: folder.file_name().unwrap().to_string_lossy().into_owned(),
                sources: LANGUAGES.map(|language| (language, vec![folder.join("texts").join(format!("{language}.ftl"))])).into(),
                users: sources_of(&[&folder.join("src")]) + &manifest,
            });
        }
    }
    assert!(all.len() > 1, "no ruleset found");
    all
}

/// The code of the source files below some folders, without comments and unit tests.
fn sources_of(folders: &[&Path]) -> String {
    let of_tests = |file: &PathBuf| {
        let place = file.strip_prefix(root()).unwrap();
        file.ends_with("tests.rs") || place.components().any(|part| part.as_os_str() == "tests")
    };
    let files = folders.iter().flat_map(|folder| files_below(folder, ".rs")).filter(|file| !of_tests(file));
    let code = |file: PathBuf| {
        let source = std::fs::read_to_string(file).unwrap();
        let code = source.split("#[cfg(test)]\nmod tests {").next().unwrap();
        code.lines().filter(|line| !line.trim_start().starts_with("//")).map(|line| format!("{line}\n")).collect::<String>()
    };
    files.map(code).collect()
}

fn messages(files: &[PathBuf]) -> Messages {
    let mut found = Messages::new();
    for file in files {
        let source = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let resource =
            fluent_syntax::parser::parse(source).unwrap_or_else(|(_, faults)| panic!("{}: {faults:?}", file.display()));
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let mut args = BTreeSet::new();
                arguments(message.value.as_ref().expect("a message without a sentence"), &mut args);
                let before = found.insert(message.id.name.clone(), args);
                assert!(before.is_none(), "{}: `{}` stands there twice", file.display(), message.id.name);
            }
        }
    }
    found
}

fn arguments(pattern: &Pattern<String>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            expression_arguments(expression, found);
        }
    }
}

fn expression_arguments(expression: &Expression<String>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => inline_arguments(inline, found),
        Expression::Select { selector, variants } => {
            inline_arguments(selector, found);
            variants.iter().for_each(|variant| arguments(&variant.value, found));
        }
    }
}

fn inline_arguments(inline: &InlineExpression<String>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.clone());
        }
        InlineExpression::Placeable { expression } => expression_arguments(expression, found),
        InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
            positional.iter().for_each(|inline| inline_arguments(inline, found));
        }
        _ => {}
    }
}

#[test]
fn every_message_exists_in_every_language_with_the_same_arguments() {
    for texts in all_texts() {
        let english = messages(&texts.sources["en"]);
        assert!(!english.is_empty(), "{}", texts.name);
        for language in ["fr", "ru"] {
            let other = messages(&texts.sources[language]);
            let missing: Vec<_> = english.keys().filter(|id| !other.contains_key(*id)).collect();
            let surplus: Vec<_> = other.keys().filter(|id| !english.contains_key(*id)).collect();
            assert!(
                missing.is_empty() && surplus.is_empty(),
                "{} in {language}: missing {missing:?}, surplus {surplus:?}",
                texts.name
            );
            for (id, args) in &english {
                assert_eq!(args, &other[id], "{}: arguments of `{id}` in {language}", texts.name);
            }
        }
    }
}

#[test]
fn every_message_is_used() {
    for texts in all_texts() {
        let english = messages(&texts.sources["en"]);
        let unused: Vec<_> = english.keys().filter(|id| !texts.users.contains(&format!("\"{id}\""))).collect();
        assert!(unused.is_empty(), "{}: nothing names {unused:?}", texts.name);
    }
}

#[test]
fn every_message_that_is_named_exists() {
    for texts in all_texts() {
        let english = messages(&texts.sources["en"]);
        let lent = messages(&[root().join("assets/locales/en/shared.ftl")]);
        for call in ["Text::new(\"", ".t(\""] {
            for after in texts.users.split(call).skip(1) {
                let id = after.split('"').next().unwrap();
                assert!(english.contains_key(id) || lent.contains_key(id), "{}: `{id}` is named and does not exist", texts.name);
            }
        }
    }
}

#[test]
fn russian_plurals_have_their_three_forms() {
    for texts in all_texts() {
        for file in &texts.sources["ru"] {
            let source = std::fs::read_to_string(file).unwrap();
            for (one, selection) in source.split("[one]").skip(1).enumerate() {
                let selection = selection.split('}').take_while(|part| !part.trim_start().starts_with('\n')).collect::<String>();
                assert!(selection.contains("[few]") && selection.contains("*[many]"), "{}: plural {}", file.display(), one + 1);
            }
        }
    }
}
