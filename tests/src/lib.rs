//! Where the end-to-end tests find the real things: the program, the plugin libraries, the samples, the source tree.

pub mod chance;
pub mod club;
pub mod mutate;

use std::path::{Path, PathBuf};

/// The root of the workspace.
#[must_use]
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_path_buf).unwrap_or_default()
}

/// The folder of build products that the running test belongs to.
fn products() -> PathBuf {
    let test = std::env::current_exe().unwrap_or_default();
    test.ancestors().nth(2).map(Path::to_path_buf).unwrap_or_default()
}

/// The program, built for these tests.
#[must_use]
pub fn program() -> PathBuf {
    products().join(format!("arbiter-under-test{}", std::env::consts::EXE_SUFFIX))
}

/// The folder with the plugin libraries that these tests depend on. Other libraries lie there too.
#[must_use]
pub fn plugins() -> PathBuf {
    products().join("deps")
}

/// A sample record by its file name.
#[must_use]
pub fn sample(name: &str) -> PathBuf {
    root().join("assets/samples").join(name)
}

/// All files below a folder with an ending, in the order of their paths.
#[must_use]
pub fn files_below(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.to_string_lossy().ends_with(ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}
