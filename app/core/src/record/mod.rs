//! Match records as files: reading with exact errors, and saving that never loses the old one. It knows the format and its
//! versions; what a ruleset makes of a record is left to the referee.

pub mod fault;
mod files;
pub mod folder;
pub mod fuzz;
mod grab;
mod loaded;
pub mod lock;
mod lost;
pub mod mark;
mod newer;
mod parse;
mod patience;
mod read;
mod save;
pub mod seal;
mod spare;
pub mod stored;
mod wrong;

pub use fault::{LARGEST, ReadFault, SaveFault, shortened};
pub use loaded::{Loaded, Reserve, load, load_bytes};
pub use lock::{Elsewhere, Hold, Holder, Locks};
pub use lost::{Lost, LostWhat};
pub use mark::{Mark, OnDisk, look, read_marked};
pub(crate) use parse::{Filed, parse_filed, without_mark};
pub use parse::{parse, to_bytes};
pub use read::read;
pub(crate) use read::{bytes, fault as read_fault};
pub(crate) use save::save_filed;
pub use save::{Replace, Saved, save, save_new, save_over};
pub use wrong::{Kind, Wrong};

#[cfg(test)]
mod tests {
    mod loaded;
    mod lock;
    mod mark;
    mod parse;
    mod read;
    mod save;
}
