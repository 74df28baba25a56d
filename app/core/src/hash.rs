//! SHA-256 as it is written down: in a record, in a seal, beside a plugin.

use std::fmt::Write as _;
use std::io::{self, Read};

use sha2::{Digest, Sha256};

/// How much is read at once, in bytes.
const READ_AT_ONCE: usize = 64 << 10;

/// The SHA-256 of some bytes (FIPS 180-4), in 64 small hexadecimal digits.
#[must_use]
pub fn sha256(bytes: &[u8]) -> String {
    written(&Sha256::digest(bytes))
}

/// The same of all that can be read, without keeping it.
///
/// # Errors
/// Those of reading.
pub fn sha256_of(mut source: impl Read) -> io::Result<String> {
    let mut hash = Sha256::new();
    let mut chunk = vec![0; READ_AT_ONCE];
    loop {
        match source.read(&mut chunk) {
            Ok(0) => return Ok(written(&hash.finalize())),
            Ok(count) => hash.update(chunk.get(..count).unwrap_or_default()),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
}

fn written(digest: &[u8]) -> String {
    let mut words = String::with_capacity(64);
    for byte in digest {
        // Writing to a text cannot fail.
        let _ = write!(words, "{byte:02x}");
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_hash_that_others_compute_too() {
        let (nothing, abc) = (sha256(b""), sha256(b"abc"));
        assert_eq!(nothing, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        assert_eq!(sha256_of(&b"abc"[..]).ok().as_deref(), Some(abc.as_str()));
        assert_eq!(abc, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
