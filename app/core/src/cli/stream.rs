//! A stream of JSON values that may span or share lines, read one after another in bounded memory. A value that is JSON is
//! taken whole, record or not. After one that is not, reading goes on at the next line.

use std::io::{ErrorKind, Read};

use ruleset_api::Record;
use serde::de::IgnoredAny;

use crate::record::{self, LARGEST, ReadFault};

/// How much is read at once, in bytes.
const CHUNK: usize = 64 << 10;
/// A value longer than this is not looked at after every piece, in bytes.
const LONG: usize = CHUNK;

/// What some editors put at the head of a UTF-8 file.
const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// The records of a stream, each with the line where it begins, from 1.
pub(super) struct Stream<R> {
    input: R,
    /// What is read; what is before `start` is done with.
    buffer: Vec<u8>,
    start: usize,
    /// Line and column in characters of `start`, from 1.
    line: usize,
    column: usize,
    input_ended: bool,
    fault: Option<ReadFault>,
}

/// What the next bytes are.
enum Next {
    /// A whole value of so many bytes.
    Value(usize),
    /// Not JSON, found in the n-th line from here on, from 1.
    Fault(usize),
    /// So far well; it is not all there.
    More,
}

impl<R: Read> Stream<R> {
    /// A stream at its beginning.
    pub(super) fn new(input: R) -> Self {
        Self { input, buffer: Vec::new(), start: 0, line: 1, column: 1, input_ended: false, fault: None }
    }

    fn rest(&self) -> &[u8] {
        self.buffer.get(self.start..).unwrap_or_default()
    }

    /// Reads on: what there is, so that a record is ruled on as soon as it is there. Only a very long value waits for a good
    /// part more, or it would be looked at too often.
    fn read_on(&mut self) {
        self.buffer.drain(..self.start);
        self.start = 0;
        let before = self.buffer.len();
        let wanted = if before > LONG { before / 8 } else { 1 };
        while self.buffer.len() < before + wanted && !self.input_ended {
            let end = self.buffer.len();
            self.buffer.resize(end + CHUNK, 0);
            let read = self.input.read(self.buffer.get_mut(end..).unwrap_or_default());
            let count = match read {
                Ok(count) => {
                    self.input_ended = count == 0;
                    count
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => 0,
                Err(error) => {
                    self.fault = Some(ReadFault::Unreadable(error.to_string()));
                    self.input_ended = true;
                    0
                }
            };
            self.buffer.truncate(end + count);
        }
    }

    /// Takes bytes off the front and keeps count of lines and columns.
    fn take(&mut self, count: usize) {
        for byte in self.buffer.get(self.start..self.start + count).unwrap_or_default() {
            match byte {
                b'\n' => (self.line, self.column) = (self.line + 1, 1),
                // The bytes of a character after its first.
                0x80..=0xBF => {}
                _ => self.column += 1,
            }
        }
        self.start += count;
    }

    /// Goes to the next value; false at the end.
    fn reach_value(&mut self) -> bool {
        loop {
            if self.line == 1 && self.column == 1 && self.rest().starts_with(BYTE_ORDER_MARK) {
                self.start += BYTE_ORDER_MARK.len();
            }
            let blanks = self.rest().iter().take_while(|byte| byte.is_ascii_whitespace()).count();
            self.take(blanks);
            if !self.rest().is_empty() {
                return true;
            }
            if self.input_ended {
                return false;
            }
            self.read_on();
        }
    }

    fn look(&self) -> Next {
        let rest = self.rest();
        let mut values = serde_json::Deserializer::from_slice(rest).into_iter::<IgnoredAny>();
        match values.next() {
            Some(Ok(_)) => {
                let end = values.byte_offset();
                // A number may go on after what is read so far; an object ends where it ends.
                let whole = end < rest.len() || self.input_ended || matches!(rest.first(), Some(b'{' | b'[' | b'"'));
                if whole { Next::Value(end) } else { Next::More }
            }
            Some(Err(error)) if error.is_eof() && !self.input_ended => Next::More,
            Some(Err(error)) => Next::Fault(error.line()),
            None => Next::More,
        }
    }

    /// Goes on after a fault found in the n-th line from here. A value that was cut short may have swallowed the beginning of
    /// the next one: what begins with a brace at the head of a line is not lost.
    fn skip_line(&mut self, fault_line: usize) {
        let mut heads = self.rest().iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at + 1);
        for line in 2.. {
            match heads.next() {
                Some(head) if line > fault_line || self.rest().get(head) == Some(&b'{') => return self.take(head),
                Some(_) => {}
                None => break,
            }
        }
        // The line is not all there yet.
        while !self.input_ended {
            self.take(self.rest().len());
            self.read_on();
            if let Some(end) = self.rest().iter().position(|byte| *byte == b'\n') {
                return self.take(end + 1);
            }
        }
        self.take(self.rest().len());
    }

    /// The fault with its place in the stream instead of the place in its value.
    fn placed(&self, mut fault: ReadFault) -> ReadFault {
        if let ReadFault::NotJson { line, column, .. } | ReadFault::Structure { line, column, .. } = &mut fault {
            if *line == 1 {
                *column += self.column - 1;
            }
            *line += self.line - 1;
        }
        fault
    }

    fn record(&mut self, next: &Next) -> (usize, Result<Record, ReadFault>) {
        let line = self.line;
        let lines = |count| {
            let ends = self.rest().iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at + 1);
            ends.take(count).last().unwrap_or(self.rest().len())
        };
        let read = match next {
            Next::Value(length) => record::parse(self.rest().get(..*length).unwrap_or_default()),
            Next::Fault(fault_line) => record::parse(self.rest().get(..lines(*fault_line)).unwrap_or_default()),
            Next::More => Err(ReadFault::TooLarge),
        };
        let read = read.map_err(|fault| self.placed(fault));
        match next {
            Next::Value(length) => self.take(*length),
            Next::Fault(fault_line) => self.skip_line(*fault_line),
            Next::More => self.skip_line(usize::MAX),
        }
        (line, read)
    }
}

impl<R: Read> Iterator for Stream<R> {
    type Item = (usize, Result<Record, ReadFault>);

    fn next(&mut self) -> Option<Self::Item> {
        if !self.reach_value() {
            return self.fault.take().map(|fault| (self.line, Err(fault)));
        }
        loop {
            let next = self.look();
            let too_large = u64::try_from(self.rest().len()).map_or(true, |length| length > LARGEST);
            match next {
                Next::More if self.input_ended => return Some(self.record(&Next::Fault(usize::MAX))),
                Next::More if !too_large => self.read_on(),
                next => return Some(self.record(&next)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::indexing_slicing)]
    use super::*;

    const RECORD: &str = r#"{"format":"arbiter-match","version":1,"ruleset":{"id":"g"},"sides":[{"name":"Élan"}]}"#;

    /// Gives a few bytes at a time.
    struct Slow<'a>(&'a [u8]);

    impl Read for Slow<'_> {
        fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
            let count = self.0.len().min(61).min(into.len());
            let (now, later) = self.0.split_at(count);
            into[..count].copy_from_slice(now);
            self.0 = later;
            Ok(count)
        }
    }

    /// Line, and `record` or the code of the fault.
    fn read(stream: &str) -> Vec<(usize, &'static str)> {
        let told =
            |(line, read): (usize, Result<Record, ReadFault>)| (line, read.map_or_else(|fault| fault.code(), |_| "record"));
        let read: Vec<_> = Stream::new(stream.as_bytes()).map(told).collect();
        assert_eq!(Stream::new(Slow(stream.as_bytes())).map(told).collect::<Vec<_>>(), read, "however it comes in");
        read
    }

    fn pretty() -> String {
        serde_json::to_string_pretty(&serde_json::from_str::<serde_json::Value>(RECORD).unwrap()).unwrap()
    }

    #[test]
    fn values_may_span_and_share_lines() {
        let stream = format!("\u{feff}\n{RECORD} {RECORD}{RECORD}\n\n{}\n{RECORD}", pretty());
        let spans = pretty().lines().count();
        assert_eq!(read(&stream), [(2, "record"), (2, "record"), (2, "record"), (4, "record"), (4 + spans, "record")]);
        assert_eq!(read(" \n "), []);
    }

    #[test]
    fn what_is_json_but_no_record_is_taken_whole() {
        let stream = format!("12 \"so\" {{\"a\": 1}} {RECORD}\nnull\n123");
        let other = "other-format";
        assert_eq!(read(&stream), [(1, other), (1, other), (1, other), (1, "record"), (2, other), (3, other)]);
    }

    #[test]
    fn after_a_fault_reading_goes_on_at_the_next_line() {
        let stream = format!("nonsense {RECORD}\n{RECORD}\n}}\n{RECORD}\n{{\"a\": ");
        assert_eq!(read(&stream), [(1, "not-json"), (2, "record"), (3, "not-json"), (4, "record"), (5, "not-json")]);
    }

    #[test]
    fn a_record_cut_short_does_not_swallow_the_next() {
        for cut in ["{", "{\"sides\": ", "{\"sides\": [1, 2", "{\"notes\": \"so it goe", "[", "[{\"a\": 1},"] {
            let stream = format!("{cut}\n{RECORD}\n{RECORD}\n");
            assert_eq!(read(&stream), [(1, "not-json"), (2, "record"), (3, "record")], "{cut}");
        }
    }

    #[test]
    fn the_place_of_a_fault_is_that_in_the_stream() {
        let stream = format!("{RECORD}\n{RECORD} {{\"format\":\"arbiter-match\",\"version\":1,\"sides\":[],\"ruleset\":7}}\n é!");
        let faults: Vec<_> = Stream::new(stream.as_bytes()).filter_map(|(_, read)| read.err()).collect();
        let width = RECORD.chars().count();
        assert!(
            matches!(&faults[0], ReadFault::Structure { line: 2, column, path, .. } if *column > width && path == "/ruleset")
        );
        assert!(matches!(&faults[1], ReadFault::NotJson { line: 3, column: 2, .. }), "{:?}", faults[1]);
    }

    #[test]
    fn depth_without_measure_is_a_fault_and_no_overflow() {
        let deep = "[".repeat(200_000);
        assert_eq!(read(&format!("{deep}{}\n{RECORD}", "]".repeat(200_000)))[1..], [(2, "record")]);
        assert_eq!(read(&format!("{deep}\n{RECORD}")).last(), Some(&(2, "record")));
    }

    #[test]
    fn a_value_beyond_measure_is_passed_over() {
        let long = std::io::repeat(b' ').take(LARGEST + 10);
        let stream = b"{\"notes\": \"".chain(long).chain(b"\"}\n".as_slice()).chain(RECORD.as_bytes());
        let read: Vec<_> = Stream::new(stream).collect();
        assert!(matches!(read[0], (1, Err(ReadFault::TooLarge))));
        assert!(matches!(read[1], (2, Ok(_))));
        assert_eq!(read.len(), 2);
    }

    #[test]
    fn a_stream_that_breaks_off_is_told() {
        struct Broken;
        impl Read for Broken {
            fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
                Err(std::io::Error::other("the cable is out"))
            }
        }
        let read: Vec<_> = Stream::new(RECORD.as_bytes().chain(b"\n".as_slice()).chain(Broken)).collect();
        assert!(read[0].1.is_ok());
        assert!(matches!(&read[1].1, Err(ReadFault::Unreadable(words)) if words.contains("cable")));
    }
}
