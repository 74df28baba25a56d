//! What a library needs beside itself, by its header, and which of it was missed when it was loaded: the loaders of most
//! systems say so in their words, that of Windows leaves one to look. It loads nothing.

use std::path::{Path, PathBuf};

use object::Object;
use object::read::{ImportLibrary, ReadCache, ReadRef};

/// The most names that are looked at.
const MOST: usize = 256;

/// The libraries that a library names in its header, in its order. Empty where it cannot be read.
pub(super) fn needed(library: &Path) -> Vec<String> {
    std::fs::File::open(library).map(|file| needed_by(&ReadCache::new(file))).unwrap_or_default()
}

/// As [`needed`], of a library that is read already.
pub(super) fn needed_by<'data>(data: impl ReadRef<'data>) -> Vec<String> {
    let name = |library: object::Result<ImportLibrary<'data>>| String::from_utf8(library.ok()?.name().to_vec()).ok();
    let parsed = object::File::parse(data);
    let names = parsed.and_then(|parsed| Ok(parsed.import_libraries()?.take(MOST).filter_map(name).collect()));
    names.unwrap_or_default()
}

/// The library that was missed, where the loader's words name one, or else where one of those needed is in none of the
/// folders.
pub(super) fn missing(words: &str, needed: &[String], folders: &[PathBuf]) -> Option<String> {
    let named = needed.iter().find(|name| words.contains(name.rsplit('/').next().unwrap_or(name)) && !name.is_empty());
    named.cloned().or_else(|| missed_by_another(words)).or_else(|| in_no_folder(needed, folders))
}

/// What is needed by something that the library needs stands in the words only: "libx.so.1: cannot open shared object file".
fn missed_by_another(words: &str) -> Option<String> {
    let (name, _) = words.split_once(": cannot open shared object file")?;
    (!name.contains('/') && !name.contains(' ')).then(|| name.to_owned())
}

fn in_no_folder(needed: &[String], folders: &[PathBuf]) -> Option<String> {
    // Windows makes up libraries of these names itself.
    let made_up = |name: &str| ["api-ms-", "ext-ms-"].iter().any(|start| name.to_ascii_lowercase().starts_with(start));
    let absent = |name: &&String| !made_up(name) && !folders.iter().any(|folder| folder.join(name).is_file());
    if folders.is_empty() { None } else { needed.iter().find(absent).cloned() }
}

/// The folders that the loader of Windows looks through for a library; none on the others, which say what they missed.
pub(super) fn folders(library: &Path) -> Vec<PathBuf> {
    if !cfg!(windows) {
        return Vec::new();
    }
    let system = std::env::var_os("SystemRoot").map(PathBuf::from);
    let system = system.into_iter().flat_map(|root| [root.join("System32"), root]);
    let program = std::env::current_exe().ok().and_then(|program| program.parent().map(Path::to_owned));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let own = library.parent().map(Path::to_owned);
    own.into_iter().chain(program).chain(system).chain(std::env::split_paths(&path)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(words: &str, needed: &[&str]) -> Option<String> {
        let needed: Vec<String> = needed.iter().map(|&name| name.to_owned()).collect();
        missing(words, &needed, &[])
    }

    #[test]
    fn the_words_of_each_loader_name_what_is_missing() {
        let needed = ["libc.so.6", "libdice.so.1"];
        let glibc = "libdice.so.1: cannot open shared object file: No such file or directory";
        assert_eq!(found(glibc, &needed).as_deref(), Some("libdice.so.1"));
        let musl = "Error loading shared library libdice.so.1: No such file or directory (needed by /there/libgame.so)";
        assert_eq!(found(musl, &needed).as_deref(), Some("libdice.so.1"));
        let apple = "dlopen(/there/libgame.dylib): Library not loaded: @rpath/libdice.dylib";
        assert_eq!(found(apple, &["@rpath/libdice.dylib"]).as_deref(), Some("@rpath/libdice.dylib"));
        let deeper = "libtable.so.2: cannot open shared object file: No such file or directory";
        assert_eq!(found(deeper, &needed).as_deref(), Some("libtable.so.2"), "needed by what it needs");
    }

    #[test]
    fn other_words_are_left_as_they_are() {
        assert_eq!(found("/there/libgame.so: undefined symbol: roll", &["libdice.so.1"]), None);
        assert_eq!(found("/there/libgame.so: cannot open shared object file: Permission denied", &[]), None);
        assert_eq!(found("", &[]), None);
    }

    #[test]
    fn where_the_words_name_none_the_folders_are_looked_through() -> std::io::Result<()> {
        let folder = tempfile::tempdir()?;
        std::fs::write(folder.path().join("there.dll"), "")?;
        let needed = ["api-ms-win-core-file.dll", "there.dll", "dice.dll"].map(str::to_owned);
        let folders = [folder.path().to_owned()];
        assert_eq!(missing("The specified module could not be found.", &needed, &folders).as_deref(), Some("dice.dll"));
        assert_eq!(missing("", &["there.dll".to_owned()], &folders), None);
        Ok(())
    }
}
