//! Pictures under the grid of a board: how their files are named in records, which of them can be read, and where a new one
//! lies. A picture is only pointed at: nothing here writes or copies one.

mod extent;
mod path;
mod read;

pub use extent::{covering, height_of};
pub use path::{make_absolute, make_relative, record_at, record_unmoored, relative, resolve};
pub use read::{LARGEST_EDGE, LONGEST_EDGE, Loaded, MOST_PIXELS, PictureFault, Pixels, decode, read};

#[cfg(test)]
mod tests;
