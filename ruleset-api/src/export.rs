//! The C contract of `include/ruleset.h` in Rust: the same layouts, and the macro that puts a ruleset behind them. The one
//! place with `unsafe` on the plugin's side. It knows no rule and no document.
#![allow(unsafe_code)]

use std::cell::RefCell;
use std::ffi::{CStr, c_char, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;

use crate::ruleset::{Plugin, Refusal};

/// `RULESET_MAGIC`: the bytes "RST1", little endian.
pub const MAGIC: u32 = 0x3154_5352;
/// `RULESET_ABI_MAJOR`.
pub const ABI_MAJOR: u16 = 1;
/// `RULESET_ABI_MINOR`.
pub const ABI_MINOR: u16 = 0;
/// Name of the one exported function.
pub const SYMBOL: &str = "ruleset_plugin_v1";

/// `RULESET_OK`.
pub const OK: i32 = 0;
/// `RULESET_UNKNOWN_OP`.
pub const UNKNOWN_OP: i32 = 1;
/// `RULESET_BAD_INPUT`.
pub const BAD_INPUT: i32 = 2;
/// `RULESET_INTERNAL`.
pub const INTERNAL: i32 = 3;
/// `RULESET_LIMIT`.
pub const LIMIT: i32 = 4;

/// `ruleset_sink`: where a reply goes.
#[repr(C)]
#[derive(Debug)]
pub struct Sink {
    /// Size of this struct as the caller was built.
    pub size: u32,
    /// 0.
    pub reserved: u32,
    /// The caller's.
    pub context: *mut c_void,
    /// Copies the bytes before it returns; nonzero means stop.
    pub write: Option<unsafe extern "C" fn(context: *mut c_void, bytes: *const u8, length: usize) -> i32>,
}

/// The type of [`Table::call`].
pub type Call = unsafe extern "C" fn(op: *const c_char, request: *const u8, length: usize, reply: *const Sink) -> i32;

/// `ruleset_plugin`: the table of a plugin.
#[repr(C)]
#[derive(Debug)]
pub struct Table {
    /// [`MAGIC`].
    pub magic: u32,
    /// Size of this struct as the plugin was built.
    pub size: u32,
    /// Major version of the contract.
    pub abi_major: u16,
    /// Minor version of the contract.
    pub abi_minor: u16,
    /// 0.
    pub reserved: u32,
    /// Equal to the manifest's id; NUL-terminated.
    pub id: *const c_char,
    /// Semantic version of the ruleset; NUL-terminated.
    pub version: *const c_char,
    /// Free text for reports; NUL-terminated.
    pub build: *const c_char,
    /// Answers one operation.
    pub call: Option<Call>,
}

// SAFETY: a table is immutable and points at static strings and a function.
unsafe impl Sync for Table {}

/// The type of the exported function.
pub type Entry = unsafe extern "C" fn() -> *const Table;

/// Puts a ruleset behind the C contract. The package's name and version are the ruleset's id and version.
///
/// ```ignore
/// struct WowMinis;
/// impl ruleset_api::Ruleset for WowMinis { /* … */ }
/// ruleset_api::export_ruleset!(WowMinis);
/// ```
#[macro_export]
macro_rules! export_ruleset {
    ($ruleset:ty) => {
        #[allow(unsafe_code)]
        mod exported {
            use super::*;
            use $crate::export::{Sink, Table};

            unsafe extern "C" fn call(
                op: *const ::std::ffi::c_char,
                request: *const u8,
                length: usize,
                reply: *const Sink,
            ) -> i32 {
                static PLUGIN: ::std::sync::OnceLock<Result<$crate::ruleset::Plugin, String>> = ::std::sync::OnceLock::new();
                // SAFETY: the caller keeps the contract of `ruleset.h`, which `dispatch` asks for.
                unsafe { $crate::export::dispatch(&PLUGIN, $crate::ruleset::Plugin::of::<$ruleset>, op, request, length, reply) }
            }

            static TABLE: Table = Table {
                magic: $crate::export::MAGIC,
                size: ::std::mem::size_of::<Table>() as u32,
                abi_major: $crate::export::ABI_MAJOR,
                abi_minor: $crate::export::ABI_MINOR,
                reserved: 0,
                id: concat!(env!("CARGO_PKG_NAME"), "\0").as_ptr().cast(),
                version: concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast(),
                build: concat!(env!("CARGO_PKG_NAME"), " ", env!("CARGO_PKG_VERSION"), ", Rust\0").as_ptr().cast(),
                call: Some(call),
            };

            /// The table of this plugin.
            #[unsafe(no_mangle)]
            pub extern "C" fn ruleset_plugin_v1() -> *const Table {
                &raw const TABLE
            }
        }
    };
}

thread_local! {
    static PANIC_PLACE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Answers one call of the contract; used by [`export_ruleset!`](crate::export_ruleset).
///
/// # Safety
/// `op` is NUL-terminated, `request` has `length` bytes, `reply` is a sink whose `write` can be called, all for the whole
/// call.
pub unsafe fn dispatch(
    plugin: &std::sync::OnceLock<Result<Plugin, String>>,
    read: fn() -> Result<Plugin, String>,
    op: *const c_char,
    request: *const u8,
    length: usize,
    reply: *const Sink,
) -> i32 {
    let answer = || {
        if op.is_null() || (request.is_null() && length > 0) || reply.is_null() {
            return Err(Refusal::BadInput("a pointer is null".to_owned()));
        }
        // SAFETY: not null, and NUL-terminated by the contract.
        let op = unsafe { CStr::from_ptr(op) }.to_str().map_err(|_| Refusal::UnknownOp)?;
        // SAFETY: `length` bytes by the contract; a null pointer comes with no bytes and is not read.
        let request = if length == 0 { &[] } else { unsafe { std::slice::from_raw_parts(request, length) } };
        let plugin = plugin.get_or_init(read).as_ref().map_err(|fault| Refusal::Internal(fault.clone()))?;
        plugin.answer(op, request)
    };
    remember_where_panics_happen();
    let answer =
        catch_unwind(AssertUnwindSafe(answer)).unwrap_or_else(|payload| Err(Refusal::Internal(panic_message(&*payload))));
    let (status, bytes) = match answer {
        Ok(bytes) => (OK, bytes),
        Err(Refusal::UnknownOp) => (UNKNOWN_OP, Vec::new()),
        Err(Refusal::BadInput(message)) => (BAD_INPUT, message_reply(&message)),
        Err(Refusal::Internal(message)) => (INTERNAL, message_reply(&message)),
    };
    // SAFETY: a sink by the contract.
    match unsafe { reply.as_ref() } {
        Some(sink) if !bytes.is_empty() => match sink.write {
            // SAFETY: the sink copies the bytes before it returns.
            Some(write) if unsafe { write(sink.context, bytes.as_ptr(), bytes.len()) } == 0 => status,
            _ => LIMIT,
        },
        _ => status,
    }
}

fn message_reply(message: &str) -> Vec<u8> {
    serde_json::json!({ "message": message }).to_string().into_bytes()
}

/// A panic's payload does not say where it happened; the hook does.
fn remember_where_panics_happen() {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        std::panic::set_hook(Box::new(|info| {
            let place = info.location().map(|at| format!("{}:{}:{}", at.file(), at.line(), at.column()));
            PANIC_PLACE.with(|kept| *kept.borrow_mut() = place);
        }));
    });
}

fn panic_message(payload: &(dyn std::any::Any + Send)) -> String {
    let what = payload
        .downcast_ref::<&str>()
        .map(|message| (*message).to_owned())
        .or_else(|| payload.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "a panic".to_owned());
    match PANIC_PLACE.with(|kept| kept.borrow_mut().take()) {
        Some(place) => format!("{what}, at {place}"),
        None => what,
    }
}
