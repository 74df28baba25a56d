//! The C header and its Rust mirror are one contract: sizes, offsets and constants agree.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::fmt::Write as _;
use std::mem::{offset_of, size_of};
use std::process::Command;

use arbiter_tests::root;
use ruleset_api::export::{self, Sink, Table};

#[test]
fn the_layouts_of_the_header_are_those_of_the_types() {
    let facts = [
        ("sizeof(ruleset_sink)", size_of::<Sink>()),
        ("offsetof(ruleset_sink, reserved)", offset_of!(Sink, reserved)),
        ("offsetof(ruleset_sink, context)", offset_of!(Sink, context)),
        ("offsetof(ruleset_sink, write)", offset_of!(Sink, write)),
        ("sizeof(ruleset_plugin)", size_of::<Table>()),
        ("offsetof(ruleset_plugin, size)", offset_of!(Table, size)),
        ("offsetof(ruleset_plugin, abi_major)", offset_of!(Table, abi_major)),
        ("offsetof(ruleset_plugin, abi_minor)", offset_of!(Table, abi_minor)),
        ("offsetof(ruleset_plugin, reserved)", offset_of!(Table, reserved)),
        ("offsetof(ruleset_plugin, id)", offset_of!(Table, id)),
        ("offsetof(ruleset_plugin, version)", offset_of!(Table, version)),
        ("offsetof(ruleset_plugin, build)", offset_of!(Table, build)),
        ("offsetof(ruleset_plugin, call)", offset_of!(Table, call)),
        ("RULESET_MAGIC", usize::try_from(export::MAGIC).unwrap()),
        ("RULESET_ABI_MAJOR", usize::from(export::ABI_MAJOR)),
        ("RULESET_ABI_MINOR", usize::from(export::ABI_MINOR)),
        ("RULESET_OK", usize::try_from(export::OK).unwrap()),
        ("RULESET_UNKNOWN_OP", usize::try_from(export::UNKNOWN_OP).unwrap()),
        ("RULESET_BAD_INPUT", usize::try_from(export::BAD_INPUT).unwrap()),
        ("RULESET_INTERNAL", usize::try_from(export::INTERNAL).unwrap()),
        ("RULESET_LIMIT", usize::try_from(export::LIMIT).unwrap()),
    ];
    let mut source = "#include \"ruleset.h\"\n".to_owned();
    for (c, rust) in facts {
        writeln!(source, "_Static_assert({c} == {rust}, \"{c}\");").unwrap();
    }
    let name = export::SYMBOL;
    writeln!(source, "static const ruleset_plugin *(*const entry)(void) = {name};\nint main(void) {{ return entry == 0; }}")
        .unwrap();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("layout.c");
    std::fs::write(&file, source).unwrap();
    let compiler = std::env::var("CC").unwrap_or_else(|_| "cc".to_owned());
    let run = Command::new(compiler)
        .args(["-std=c11", "-Wall", "-Wextra", "-pedantic", "-Werror", "-fsyntax-only", "-I"])
        .arg(root().join("ruleset-api/include"))
        .arg(&file)
        .output()
        .expect("a C compiler");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
}
