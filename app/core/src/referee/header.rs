//! A library's header, read before anything is loaded: what it is for, whether all of it is there, and whether it exports the
//! contract's function. It runs no code of the library and reads no more of the file than it needs.

use std::fs::File;
use std::path::Path;

use object::elf::{ELFOSABI_FREEBSD, ELFOSABI_GNU, ELFOSABI_NETBSD, ELFOSABI_OPENBSD, ELFOSABI_SOLARIS};
use object::read::{FileKind, NameOrOrdinal, ReadCache, ReadRef};
use object::{Architecture, BinaryFormat, FileFlags, Object, ObjectSection, ObjectSegment};
use ruleset_api::export::{ABI_MAJOR, SYMBOL};

use super::report::Fault;

/// What the first bytes of a library are: ELF, PE, or Mach-O in its byte orders and with several processors in one.
const MAGICS: [&[u8]; 7] =
    [b"\x7fELF", b"MZ", b"\xfe\xed\xfa\xce", b"\xce\xfa\xed\xfe", b"\xfe\xed\xfa\xcf", b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe"];

/// Looks at a file.
///
/// # Errors
/// Why it is no plugin that this program could load.
pub(super) fn check(path: &Path) -> Result<(), Fault> {
    let unreadable = |error: std::io::Error| Fault::Unreadable(error.to_string());
    let file = File::open(path).map_err(unreadable)?;
    let length = file.metadata().map_err(unreadable)?.len();
    check_data(&ReadCache::new(file), length)
}

pub(super) fn check_data<'data>(data: impl ReadRef<'data>, length: u64) -> Result<(), Fault> {
    let head = data.read_bytes_at(0, length.min(4)).map_err(|()| Fault::Damaged)?;
    if !MAGICS.iter().any(|magic| head.starts_with(magic)) {
        return Err(Fault::NotALibrary);
    }
    let kind = FileKind::parse(data).map_err(|_| Fault::Damaged)?;
    if matches!(kind, FileKind::MachOFat32 | FileKind::MachOFat64) {
        // Several libraries in one file: which of them fits, the system's loader tells.
        return if cfg!(target_vendor = "apple") { Ok(()) } else { Err(Fault::OtherMachine("Mach-O".to_owned())) };
    }
    let library = object::File::parse(data).map_err(|_| Fault::Damaged)?;
    if !made_for_here(&library) {
        return Err(Fault::OtherMachine(machine(&library)));
    }
    if !all_there(&library, length) {
        return Err(Fault::Damaged);
    }
    exports_the_function(&library)
}

/// Whether every segment and section lies within the file.
fn all_there<'data>(library: &object::File<'data, impl ReadRef<'data>>, length: u64) -> bool {
    let within = |(start, size): (u64, u64)| start.checked_add(size).is_some_and(|end| end <= length);
    library.segments().all(|segment| within(segment.file_range()))
        && library.sections().filter_map(|section| section.file_range()).all(within)
}

fn exports_the_function<'data>(library: &object::File<'data, impl ReadRef<'data>>) -> Result<(), Fault> {
    let mut other = None;
    for export in library.exports().map_err(|_| Fault::Damaged)? {
        let export = export.map_err(|_| Fault::Damaged)?;
        let NameOrOrdinal::Name(name) = export.name() else { continue };
        match version(name) {
            Some(ABI_MAJOR) => return Ok(()),
            found => other = other.or(found),
        }
    }
    Err(other.map_or(Fault::NotAPlugin, |found| Fault::OtherAbi { found }))
}

/// The major version of the contract in the name of a function. Mach-O puts an underscore before every name.
fn version(name: &[u8]) -> Option<u16> {
    let name = str::from_utf8(name).ok()?;
    let stem = SYMBOL.trim_end_matches(|letter: char| letter.is_ascii_digit());
    name.strip_prefix('_').unwrap_or(name).strip_prefix(stem)?.parse().ok()
}

fn made_for_here<'data>(library: &object::File<'data, impl ReadRef<'data>>) -> bool {
    let format = match library.format() {
        // Most libraries of any ELF system say "none in particular".
        BinaryFormat::Elf if system_of_elf(library) == "ELF" => cfg!(all(unix, not(target_vendor = "apple"))),
        BinaryFormat::Elf => system_of_elf(library).eq_ignore_ascii_case(std::env::consts::OS),
        BinaryFormat::Pe => cfg!(windows),
        BinaryFormat::MachO => cfg!(target_vendor = "apple"),
        _ => false,
    };
    format
        && processor(library.architecture()) == std::env::consts::ARCH
        && library.is_little_endian() == cfg!(target_endian = "little")
}

/// What a library is made for, in words.
fn machine<'data>(library: &object::File<'data, impl ReadRef<'data>>) -> String {
    let system = match library.format() {
        BinaryFormat::Elf => system_of_elf(library),
        BinaryFormat::Pe => "Windows",
        BinaryFormat::MachO => "macOS",
        _ => "?",
    };
    format!("{system}, {}", processor(library.architecture()))
}

/// The system that an ELF library says it is for; "ELF" where it says none.
fn system_of_elf<'data>(library: &object::File<'data, impl ReadRef<'data>>) -> &'static str {
    match library.flags() {
        FileFlags::Elf { os_abi, .. } if os_abi == ELFOSABI_GNU => "Linux",
        FileFlags::Elf { os_abi, .. } if os_abi == ELFOSABI_FREEBSD => "FreeBSD",
        FileFlags::Elf { os_abi, .. } if os_abi == ELFOSABI_NETBSD => "NetBSD",
        FileFlags::Elf { os_abi, .. } if os_abi == ELFOSABI_OPENBSD => "OpenBSD",
        FileFlags::Elf { os_abi, .. } if os_abi == ELFOSABI_SOLARIS => "Solaris",
        _ => "ELF",
    }
}

/// A processor as Rust calls it.
fn processor(architecture: Architecture) -> String {
    match architecture {
        Architecture::I386 => "x86".to_owned(),
        other => format!("{other:?}").to_ascii_lowercase(),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::indexing_slicing)]
    use super::*;

    /// This test program: a whole file of this system that is no plugin.
    fn program() -> Vec<u8> {
        std::fs::read(std::env::current_exe().unwrap()).unwrap()
    }

    fn checked(bytes: &[u8]) -> Result<(), Fault> {
        check_data(bytes, u64::try_from(bytes.len()).unwrap())
    }

    #[test]
    fn what_is_no_library_is_told_apart_from_a_library_that_is_no_plugin() {
        assert_eq!(checked(b""), Err(Fault::NotALibrary));
        assert_eq!(checked(b"\x7f"), Err(Fault::NotALibrary));
        assert_eq!(checked(b"These are notes on the rules.\n"), Err(Fault::NotALibrary));
        assert_eq!(checked(&program()), Err(Fault::NotAPlugin));
    }

    #[test]
    fn a_library_cut_short_anywhere_is_damaged() {
        let program = program();
        let half = program.len() / 2;
        for length in [4, 15, 16, 40, 63, 64, 100, 1_000, half, program.len() - 1] {
            assert_eq!(checked(&program[..length]), Err(Fault::Damaged), "cut to {length} bytes");
        }
    }

    #[test]
    fn a_damaged_header_is_a_fault_and_no_panic() {
        let program = program();
        for at in 4..512 {
            let mut damaged = program.clone();
            damaged[at] ^= 0xff;
            assert!(checked(&damaged).is_err(), "byte {at}");
        }
    }

    #[test]
    #[cfg(all(target_os = "linux", target_arch = "x86_64"))]
    fn a_part_that_lies_beyond_the_end_is_not_there() {
        let mut library = include_bytes!("../../../../fuzz/corpus/header/linux-x86_64.so").to_vec();
        assert_eq!(checked(&library), Ok(()), "it is one");
        // The size of the first segment in the file, in its program header.
        library[64 + 32..64 + 40].copy_from_slice(&1_000_000_u64.to_le_bytes());
        assert_eq!(checked(&library), Err(Fault::Damaged));
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn another_processor_is_named() {
        let mut other = program();
        other[18..20].copy_from_slice(&if cfg!(target_arch = "aarch64") { [62, 0] } else { [183, 0] });
        let named = if cfg!(target_arch = "aarch64") { "ELF, x86_64" } else { "ELF, aarch64" };
        assert_eq!(checked(&other), Err(Fault::OtherMachine(named.to_owned())));
    }

    #[test]
    fn the_name_of_the_function_tells_the_version_of_the_contract() {
        assert_eq!(version(b"ruleset_plugin_v1"), Some(1));
        assert_eq!(version(b"_ruleset_plugin_v12"), Some(12));
        assert_eq!(version(b"ruleset_plugin_v"), None);
        assert_eq!(version(b"ruleset_plugin_version1"), None);
    }
}
