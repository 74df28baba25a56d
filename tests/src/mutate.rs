//! Bytes made worse by chance, the same for the same seed: what a fuzzer does for hours, for the moment that a test run has.

use crate::chance::Chance;

/// What often breaks a reader: the ends of numbers, deep nesting, odd characters, long runs.
const NASTY: [&[u8]; 16] = [
    b"18446744073709551615",
    b"-9223372036854775808",
    b"1e999",
    b"null",
    b"\"",
    b"\\u0000",
    b"\\ud800",
    b"{ \"text\": {",
    b"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
    b"}}}}",
    b"\xff\xff\xff\xff",
    b"\x00\x00\x00\x00",
    b"\x7f\xff\xff\xff",
    "\u{202e}\u{0}".as_bytes(),
    b"\n",
    b"{ A(A(A(A(",
];

/// A changed copy of some bytes, at times joined with others.
#[must_use]
pub fn mutated(bytes: &[u8], other: &[u8], chance: &mut Chance) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=chance.below(4) {
        change(&mut bytes, other, chance);
    }
    bytes
}

fn change(bytes: &mut Vec<u8>, other: &[u8], chance: &mut Chance) {
    let from = chance.below(bytes.len());
    let to = (from + 1 + chance.below(64)).min(bytes.len());
    match chance.below(9) {
        0 => bytes.truncate(from),
        1 => drop(bytes.drain(from..to)),
        2 | 3 => {
            if let Some(byte) = bytes.get_mut(from) {
                *byte ^= 1 << chance.below(8);
            }
        }
        4 => {
            if let Some(byte) = bytes.get_mut(from) {
                *byte = u8::try_from(chance.below(256)).unwrap_or_default();
            }
        }
        5 | 6 => {
            let nasty = NASTY.get(chance.below(NASTY.len())).copied().unwrap_or_default();
            let upto = if chance.one_in(2) { from } else { to };
            drop(bytes.splice(from..upto, nasty.iter().copied()));
        }
        7 => {
            let again: Vec<u8> = bytes.get(from..to).unwrap_or_default().repeat(1 + chance.below(40));
            drop(bytes.splice(from..from, again));
        }
        _ => {
            let rest = other.get(chance.below(other.len())..).unwrap_or_default().iter().copied();
            drop(bytes.splice(from.., rest));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_makes_the_same_bytes_and_another_others() {
        // Long enough for a thousand seeds to find places of their own in it.
        let ruling = b"{\"status\":\"draw\",\"winners\":[]}".repeat(20);
        let made = |seed| mutated(&ruling, b"{\"a\":1}", &mut Chance::new(seed));
        assert_eq!(made(1), made(1));
        let different: std::collections::BTreeSet<Vec<u8>> = (0..1_000).map(made).collect();
        assert!(different.len() > 900, "{}", different.len());
        assert!(mutated(b"", b"", &mut Chance::new(7)).len() < 1_000, "nothing can be changed as well");
    }
}
