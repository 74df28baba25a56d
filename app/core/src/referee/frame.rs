//! Frames: a length (four bytes, little endian), then that many bytes. The first line of a frame is a small JSON header, the
//! rest its body. This module knows nothing of what they say; a length beyond the limit is never believed.

use std::io::{self, Read, Write};

use serde::Serialize;
use serde::de::DeserializeOwned;

/// The largest frame, header and body together, in bytes.
pub(super) const LARGEST_FRAME: usize = 8 << 20;

const LENGTH: usize = 4;

/// Why there is no frame.
#[derive(Debug)]
pub(super) enum FrameFault {
    /// The pipe is closed, between two frames or within one, or broken.
    Closed,
    /// The length is beyond [`LARGEST_FRAME`].
    TooLarge(u32),
}

/// A frame, ready to be written: its length, its header, its body. `None` where it would be too large.
pub(super) fn frame(header: &impl Serialize, body: &[u8]) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(LENGTH + 64 + body.len());
    bytes.extend_from_slice(&[0; LENGTH]);
    serde_json::to_writer(&mut bytes, header).ok()?;
    bytes.push(b'\n');
    bytes.extend_from_slice(body);
    let length = bytes.len() - LENGTH;
    let written = u32::try_from(length).ok().filter(|_| length <= LARGEST_FRAME)?;
    bytes.get_mut(..LENGTH)?.copy_from_slice(&written.to_le_bytes());
    Some(bytes)
}

/// Writes a frame.
pub(super) fn write(to: &mut impl Write, frame: &[u8]) -> Result<(), FrameFault> {
    to.write_all(frame).and_then(|()| to.flush()).map_err(FrameFault::from)
}

/// Reads a frame into a buffer, which keeps its memory from frame to frame.
pub(super) fn read(from: &mut impl Read, buffer: &mut Vec<u8>) -> Result<(), FrameFault> {
    let mut length = [0; LENGTH];
    from.read_exact(&mut length)?;
    let length = u32::from_le_bytes(length);
    let size = usize::try_from(length).ok().filter(|&size| size <= LARGEST_FRAME).ok_or(FrameFault::TooLarge(length))?;
    buffer.clear();
    // Not reserved at once: a length alone costs no memory.
    if from.take(u64::from(length)).read_to_end(buffer)? < size {
        return Err(FrameFault::Closed);
    }
    Ok(())
}

/// The header of a frame and its body.
pub(super) fn parts<H: DeserializeOwned>(frame: &[u8]) -> Result<(H, &[u8]), String> {
    let end = frame.iter().position(|&byte| byte == b'\n').ok_or("a frame without a header")?;
    let (header, body) = frame.split_at(end);
    let header = serde_json::from_slice(header).map_err(|error| format!("the header of a frame: {error}"))?;
    Ok((header, body.get(1..).unwrap_or_default()))
}

impl From<io::Error> for FrameFault {
    fn from(_: io::Error) -> Self {
        Self::Closed
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::indexing_slicing)]
    use super::*;

    #[test]
    fn a_frame_is_read_as_it_was_written() {
        let mut pipe = Vec::new();
        write(&mut pipe, &frame(&vec!["adjudicate/1"], b"{\n}").unwrap()).unwrap();
        write(&mut pipe, &frame(&vec!["describe/1"], b"").unwrap()).unwrap();
        let (mut pipe, mut buffer) = (&pipe[..], Vec::new());
        read(&mut pipe, &mut buffer).unwrap();
        assert_eq!(parts::<Vec<String>>(&buffer).unwrap(), (vec!["adjudicate/1".to_owned()], &b"{\n}"[..]));
        read(&mut pipe, &mut buffer).unwrap();
        assert_eq!(parts::<Vec<String>>(&buffer).unwrap(), (vec!["describe/1".to_owned()], &b""[..]));
        assert!(matches!(read(&mut pipe, &mut buffer), Err(FrameFault::Closed)));
    }

    #[test]
    fn a_length_beyond_the_limit_is_not_believed() {
        for length in [u32::try_from(LARGEST_FRAME).unwrap() + 1, u32::MAX] {
            let mut buffer = Vec::new();
            let fault = read(&mut &length.to_le_bytes()[..], &mut buffer);
            assert!(matches!(fault, Err(FrameFault::TooLarge(found)) if found == length));
            assert_eq!(buffer.capacity(), 0);
        }
        assert!(frame(&0, &vec![b' '; LARGEST_FRAME]).is_none());
    }

    #[test]
    fn a_frame_that_breaks_off_costs_no_memory_and_is_no_frame() {
        let mut bytes = u32::try_from(LARGEST_FRAME).unwrap().to_le_bytes().to_vec();
        bytes.extend_from_slice(b"{}");
        let mut buffer = Vec::new();
        assert!(matches!(read(&mut &bytes[..], &mut buffer), Err(FrameFault::Closed)));
        assert!(buffer.capacity() < 4_096);
        assert!(matches!(read(&mut &bytes[..3], &mut buffer), Err(FrameFault::Closed)));
    }

    #[test]
    fn a_header_that_is_none_is_a_fault_in_words() {
        assert!(parts::<u32>(b"no line").is_err());
        assert!(parts::<u32>(b"colour\n{}").is_err_and(|words| words.contains("header")));
    }
}
