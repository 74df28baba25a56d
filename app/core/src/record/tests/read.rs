//! Reading a path: what lies there is never waited for and never taken for something else, whoever changes it meanwhile.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

use std::io::{self, ErrorKind, Read};
use std::path::Path;
use std::sync::mpsc;
use std::time::Duration;

use crate::record::read::{all, bytes_of_opened, fault};
use crate::record::{LARGEST, ReadFault, read, save, to_bytes};

/// What comes of something that must not wait. The limit only keeps a broken program from hanging the tests.
#[cfg(unix)]
fn at_once<T: Send + 'static>(act: impl FnOnce() -> T + Send + 'static) -> T {
    let (tell, told) = mpsc::channel();
    std::thread::spawn(move || drop(tell.send(act())));
    told.recv_timeout(Duration::from_secs(20)).expect("it waits for ever")
}

#[cfg(unix)]
fn pipe(folder: &Path) -> std::path::PathBuf {
    let pipe = folder.join("pipe.match.json");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    pipe
}

#[cfg(unix)]
#[test]
fn a_pipe_that_takes_the_place_of_the_file_once_it_was_looked_at_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = pipe(folder.path());
    assert_eq!(at_once(move || bytes_of_opened(&pipe)), Err(ReadFault::NotAFile));
}

#[cfg(unix)]
#[test]
fn a_link_is_followed_and_one_that_leads_nowhere_is_told_as_such() {
    use std::os::unix::fs::symlink;

    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    save(&at("a.match.json"), &ruleset_api::Record::new("chess", "1.0.0", 2)).unwrap();
    symlink("a.match.json", at("good")).unwrap();
    assert!(read(&at("good")).is_ok());
    symlink("gone.match.json", at("dangling")).unwrap();
    symlink("round", at("round")).unwrap();
    symlink("there", at("here")).unwrap();
    symlink("here", at("there")).unwrap();
    for broken in ["dangling", "round", "here"] {
        assert_eq!(read(&at(broken)), Err(ReadFault::BrokenLink), "{broken}");
    }
    assert_eq!(read(&at("nothing")), Err(ReadFault::Absent));
    let pipe = pipe(folder.path());
    symlink(&pipe, at("to a pipe")).unwrap();
    assert_eq!(at_once(move || read(&pipe.with_file_name("to a pipe"))), Err(ReadFault::NotAFile));
}

#[test]
fn a_file_that_grows_beyond_measure_while_it_is_read_is_too_large() {
    assert_eq!(all(io::repeat(b' '), 3), Err(ReadFault::TooLarge));
    assert_eq!(all(io::repeat(b' ').take(LARGEST), 3).unwrap().len(), usize::try_from(LARGEST).unwrap());
    assert_eq!(all(io::empty(), LARGEST + 1), Err(ReadFault::TooLarge));
}

#[test]
fn a_file_that_shrinks_while_it_is_read_is_cut_short_and_no_panic() {
    assert_eq!(all(&b"{"[..], 1 << 20).unwrap(), b"{");
}

#[test]
fn a_disk_that_fails_in_the_middle_is_told_in_the_words_of_the_system() {
    struct Torn;
    impl Read for Torn {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("input/output error"))
        }
    }
    let torn = b"{ \"format\": ".chain(Torn);
    assert_eq!(all(torn, 100), Err(ReadFault::Unreadable("input/output error".to_owned())));
}

#[test]
fn what_the_system_does_not_allow_is_told_apart_from_what_is_not_there() {
    for (kind, expected) in [
        (ErrorKind::PermissionDenied, ReadFault::Forbidden),
        (ErrorKind::NotFound, ReadFault::Absent),
        (ErrorKind::NotADirectory, ReadFault::Absent),
        (ErrorKind::IsADirectory, ReadFault::Folder),
    ] {
        assert_eq!(fault(&kind.into()), expected, "{kind:?}");
    }
    assert!(matches!(fault(&ErrorKind::StaleNetworkFileHandle.into()), ReadFault::Unreadable(words) if !words.is_empty()));
}

#[test]
fn a_record_that_is_cut_short_anywhere_is_refused_with_a_place_and_never_taken_for_a_shorter_one() {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/samples");
    let record = read(&samples.join("wow-minis-position.match.json")).unwrap();
    let bytes = to_bytes(&record);
    let last = bytes.iter().rposition(|byte| *byte == b'}').unwrap();
    for length in 0..=last {
        match crate::record::parse(&bytes[..length]) {
            Err(ReadFault::NotJson { line, column, .. }) => {
                let there = bytes[..length].split(|byte| *byte == b'\n').nth(line - 1);
                assert!(there.is_some_and(|there| column >= 1 && column <= there.len() + 1), "{length}: {line}:{column}");
            }
            other => panic!("cut after {length} bytes: {other:?}"),
        }
    }
    assert_eq!(crate::record::parse(&bytes[..=last]), Ok(record));
}
