//! Match records as files: reading with exact errors, and saving that never loses the old one. It knows the format and its
//! versions; what a ruleset makes of a record is left to the referee.

pub mod fault;
mod files;
pub mod folder;
mod parse;
mod read;
mod save;
pub mod seal;
mod wrong;

pub(crate) use fault::shortened;
pub use fault::{LARGEST, ReadFault, SaveFault};
pub(crate) use parse::{Filed, parse_filed, without_mark};
pub use parse::{parse, to_bytes};
pub use read::read;
pub(crate) use read::{bytes, fault as read_fault};
pub(crate) use save::keep_bytes;
pub(crate) use save::save_filed;
pub use save::{save, save_new};
pub use wrong::{Kind, Wrong};

#[cfg(test)]
mod tests {
    mod parse;
    mod save;
}
