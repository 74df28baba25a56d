//! Which records a command line means: files, folders with all that is in and below them, streams. It reads them one after
//! another in the order given, and judges nothing.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use ruleset_api::Record;

use super::stream::Stream;
use crate::record::folder::Found;
use crate::record::{self, ReadFault};

/// The ending of the name of a file with a stream of records.
const STREAM_ENDING: &str = "ndjson";
/// The path that stands for standard input.
pub(super) const STANDARD_INPUT: &str = "-";

/// A record, or why it is none.
#[derive(Debug)]
pub(super) struct Entry {
    /// The file that it is in.
    pub(super) file: PathBuf,
    /// In a stream: the line where it begins, from 1.
    pub(super) line: Option<usize>,
    /// What was read.
    pub(super) read: Result<Record, ReadFault>,
}

/// What is taken from the inputs.
pub(super) trait Take {
    /// One record, or why it is none.
    fn entry(&mut self, entry: Entry) -> io::Result<()>;
    /// A folder without any record.
    fn empty_folder(&mut self, folder: &Path) -> io::Result<()>;
}

/// Reads all that the paths mean.
///
/// # Errors
/// Whoever takes the records cannot go on.
pub(super) fn read(paths: &[PathBuf], input: &mut dyn Read, take: &mut impl Take) -> io::Result<()> {
    for path in paths {
        if path.as_os_str() == STANDARD_INPUT {
            stream(path, &mut *input, take)?;
        } else if path.is_dir() {
            folder(path, take)?;
        } else if path.extension().is_some_and(|extension| extension == STREAM_ENDING) {
            match File::open(path) {
                Ok(file) => stream(path, file, take)?,
                Err(error) => take.entry(Entry { file: path.clone(), line: None, read: Err(record::read_fault(&error)) })?,
            }
        } else {
            file(path.clone(), take)?;
        }
    }
    Ok(())
}

fn file(path: PathBuf, take: &mut impl Take) -> io::Result<()> {
    let read = record::read(&path);
    take.entry(Entry { file: path, line: None, read })
}

fn stream(path: &Path, input: impl Read, take: &mut impl Take) -> io::Result<()> {
    Stream::new(input).try_for_each(|(line, read)| take.entry(Entry { file: path.to_owned(), line: Some(line), read }))
}

/// All records in a folder and below it, in the order of their paths.
fn folder(path: &Path, take: &mut impl Take) -> io::Result<()> {
    let found = record::folder::below(path);
    if found.is_empty() {
        return take.empty_folder(path);
    }
    for Found { path, fault } in found {
        match fault {
            Some(fault) => take.entry(Entry { file: path, line: None, read: Err(fault) })?,
            None => file(path, take)?,
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    const RECORD: &str = r#"{"format":"arbiter-match","version":1,"ruleset":{"id":"g"},"sides":[]}"#;

    /// Each entry as `path relative to the folder:line code`.
    struct Told<'a>(&'a Path, Vec<String>);

    impl Take for Told<'_> {
        fn entry(&mut self, entry: Entry) -> io::Result<()> {
            let path = entry.file.strip_prefix(self.0).unwrap_or(&entry.file).display().to_string();
            let line = entry.line.map(|line| format!(":{line}")).unwrap_or_default();
            self.1.push(format!("{path}{line} {}", entry.read.map_or_else(|fault| fault.code(), |_| "record")));
            Ok(())
        }

        fn empty_folder(&mut self, folder: &Path) -> io::Result<()> {
            self.1.push(format!("{} empty", folder.strip_prefix(self.0).unwrap_or(folder).display()));
            Ok(())
        }
    }

    fn told(here: &Path, paths: &[&str], input: &str) -> Vec<String> {
        let paths: Vec<PathBuf> = paths.iter().map(|path| if *path == "-" { path.into() } else { here.join(path) }).collect();
        let mut told = Told(here, Vec::new());
        read(&paths, &mut input.as_bytes(), &mut told).unwrap();
        told.1
    }

    #[test]
    fn a_folder_means_every_record_in_it_and_below_in_the_order_of_their_paths() {
        let here = tempfile::tempdir().unwrap();
        for path in ["b.match.json", "a/z.match.json", "a/a/m.match.json", "c/x.match.json", "notes.json", "c/list.ndjson"] {
            let path = here.path().join(path);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, RECORD).unwrap();
        }
        std::fs::create_dir(here.path().join("folder.match.json")).unwrap();
        let expected = ["a/a/m.match.json record", "a/z.match.json record", "b.match.json record", "c/x.match.json record"];
        assert_eq!(told(here.path(), &["."], ""), expected);
        assert_eq!(told(here.path(), &["folder.match.json"], ""), ["folder.match.json empty"]);
    }

    #[test]
    #[cfg(unix)]
    fn a_link_that_leads_round_is_not_followed() {
        let here = tempfile::tempdir().unwrap();
        std::fs::write(here.path().join("a.match.json"), RECORD).unwrap();
        std::os::unix::fs::symlink(here.path(), here.path().join("round")).unwrap();
        assert_eq!(told(here.path(), &["."], ""), ["a.match.json record"]);
    }

    #[test]
    fn files_and_streams_come_in_the_order_given() {
        let here = tempfile::tempdir().unwrap();
        std::fs::write(here.path().join("b.json"), RECORD).unwrap();
        std::fs::write(here.path().join("a.ndjson"), format!("{RECORD}\n{{}}\n")).unwrap();
        let expected = ["b.json record", "-:1 not-json", "-:2 record", "a.ndjson:1 record", "a.ndjson:2 other-format"];
        assert_eq!(told(here.path(), &["b.json", "-", "a.ndjson"], &format!("so\n{RECORD}")), expected);
    }

    #[test]
    fn what_is_absent_is_told() {
        let here = tempfile::tempdir().unwrap();
        assert_eq!(told(here.path(), &["a.match.json", "b.ndjson"], ""), ["a.match.json unreadable", "b.ndjson unreadable"]);
    }
}
