//! The plugin's side of the C contract, as the child sees it: loads a library, checks its table, calls it. One of the two
//! places with `unsafe`; everything that leaves it is plain data. Nothing is believed before it is checked, but native code
//! can still take the process down: that is what the process is for.
#![allow(unsafe_code)]

use std::ffi::{CStr, CString, c_char, c_void};
use std::mem::offset_of;
use std::path::Path;

use ruleset_api::export::{ABI_MAJOR, Call, Entry, MAGIC, Sink, Table};
use ruleset_api::export::{BAD_INPUT, INTERNAL, LIMIT, OK, SYMBOL, UNKNOWN_OP};

use crate::referee::needs;
use crate::referee::report::Fault;

/// A loaded plugin. It is never unloaded; the process simply ends.
#[derive(Debug)]
pub(super) struct Plugin {
    /// Its id, by its table.
    pub(super) id: String,
    /// Its version, by its table.
    pub(super) version: String,
    call: Call,
}

/// Where the reply to a call goes.
struct Reply {
    bytes: Vec<u8>,
    most: usize,
    refused: bool,
}

impl Plugin {
    /// Loads a library and checks its table.
    pub(super) fn load(library: &Path) -> Result<Self, Fault> {
        let table = table(library)?;
        if table.is_null() || !table.is_aligned() {
            return Err(Fault::BadTable("the function gives no table".to_owned()));
        }
        // SAFETY: not null and aligned; by the contract a static table, of which magic, size and the major version are always
        // there. A field further on is read only where the size says that it is there.
        let (magic, size, abi_major) = unsafe { ((*table).magic, (*table).size, (*table).abi_major) };
        if magic != MAGIC {
            return Err(Fault::BadTable(format!("its magic is {magic:#010x}, not {MAGIC:#010x}")));
        }
        if abi_major != ABI_MAJOR {
            return Err(Fault::OtherAbi { found: abi_major });
        }
        let needed = offset_of!(Table, call) + size_of::<Option<Call>>();
        if usize::try_from(size).is_ok_and(|size| size < needed) {
            return Err(Fault::BadTable(format!("it has {size} bytes; the contract asks for {needed}")));
        }
        // SAFETY: the size says that the whole table is there.
        let table = unsafe { &*table };
        let call = table.call.ok_or_else(|| Fault::BadTable("it has no function `call`".to_owned()))?;
        Ok(Self { id: string(table.id, "id")?, version: string(table.version, "version")?, call })
    }

    /// Asks the plugin; the reply has `most` bytes at most.
    pub(super) fn call(&self, op: &str, request: &[u8], most: usize) -> Result<Vec<u8>, Fault> {
        let op = CString::new(op).map_err(|_| Fault::Failed("an operation with a NUL in its name".to_owned()))?;
        let mut reply = Reply { bytes: Vec::new(), most, refused: false };
        let sink = Sink {
            size: u32::try_from(size_of::<Sink>()).unwrap_or_default(),
            reserved: 0,
            context: (&raw mut reply).cast(),
            write: Some(write),
        };
        // SAFETY: all pointers live until the call is over, which is as long as the contract lets the plugin use them.
        let status = unsafe { (self.call)(op.as_ptr(), request.as_ptr(), request.len(), &raw const sink) };
        let Reply { bytes, refused, .. } = reply;
        match status {
            _ if refused => Err(Fault::BadReply(format!("it is longer than {most} bytes"))),
            OK => Ok(bytes),
            UNKNOWN_OP => Err(Fault::UnknownOp(op.to_string_lossy().into_owned())),
            BAD_INPUT => Err(Fault::Failed(said("it refused the request", &bytes))),
            INTERNAL => Err(Fault::Failed(said("it found a fault in itself", &bytes))),
            LIMIT => Err(Fault::Failed(said("it could not write its reply", &bytes))),
            other => Err(Fault::BadReply(format!("status {other}, which the contract does not have"))),
        }
    }
}

/// Loads the library and asks for its table.
fn table(library: &Path) -> Result<*const Table, Fault> {
    // The system's own words are the source of the error.
    let refused = |error: libloading::Error| {
        let words = std::error::Error::source(&error).map_or_else(|| error.to_string(), ToString::to_string);
        match needs::missing(&words, &needs::needed(library), &needs::folders(library)) {
            Some(name) => Fault::MissingLibrary(name),
            None => Fault::NotLoadable(words),
        }
    };
    #[cfg(unix)]
    // SAFETY: loading runs the library's own code, in a process that is there to be lost.
    let library = unsafe {
        use libloading::os::unix::{Library, RTLD_LOCAL, RTLD_NOW};
        Library::open(Some(library), RTLD_NOW | RTLD_LOCAL)
    }
    .map_err(refused)?;
    #[cfg(not(unix))]
    // SAFETY: as above.
    let library = unsafe { libloading::Library::new(library) }.map_err(refused)?;
    // SAFETY: the contract gives this name to a function of this type.
    let entry: Entry = *unsafe { library.get::<Entry>(SYMBOL.as_bytes()) }.map_err(|_| Fault::NotAPlugin)?;
    std::mem::forget(library);
    // SAFETY: the function does no work and needs nothing, by the contract.
    Ok(unsafe { entry() })
}

/// A string of the table.
fn string(pointer: *const c_char, name: &str) -> Result<String, Fault> {
    if pointer.is_null() {
        return Err(Fault::BadTable(format!("its {name} is null")));
    }
    // SAFETY: not null; NUL-terminated by the contract.
    let string = unsafe { CStr::from_ptr(pointer) };
    string.to_str().map(str::to_owned).map_err(|_| Fault::BadTable(format!("its {name} is not UTF-8")))
}

/// Takes what a plugin replies, up to the limit. After a refusal it takes nothing more.
unsafe extern "C" fn write(context: *mut c_void, bytes: *const u8, length: usize) -> i32 {
    // SAFETY: the context that `Plugin::call` gave out, which lives as long as its call.
    let Some(reply) = (unsafe { context.cast::<Reply>().as_mut() }) else { return 1 };
    if reply.refused || length > reply.most - reply.bytes.len() || (bytes.is_null() && length > 0) {
        reply.refused = true;
        return 1;
    }
    if length > 0 {
        // SAFETY: `length` bytes by the contract, and not null.
        reply.bytes.extend_from_slice(unsafe { std::slice::from_raw_parts(bytes, length) });
    }
    0
}

/// What a plugin says of its own fault: `{"message": "…"}`, or nothing.
fn said(what: &str, reply: &[u8]) -> String {
    #[derive(serde::Deserialize)]
    struct Said {
        message: String,
    }
    match serde_json::from_slice(reply) {
        Ok(Said { message }) => format!("{what}: {message}"),
        Err(_) => what.to_owned(),
    }
}
