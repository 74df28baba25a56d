//! The file of a picture: its hash, and its pixels, small enough to be shown. Whatever is in the file, so much memory is
//! taken and no more, and what is no picture is told in words.

use std::io::Cursor;
use std::path::Path;
use std::sync::Arc;

use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, ImageError, ImageFormat, ImageReader, Limits};
use ruleset_api::Text;

use crate::hash;
use crate::record::{self, ReadFault};

/// The longest edge of a picture that is read, in pixels.
pub const LONGEST_EDGE: u32 = 12_000;
/// The most pixels of a picture that is read.
pub const MOST_PIXELS: u64 = 100_000_000;
/// The longest edge of the pixels that are kept, in pixels.
pub const LARGEST_EDGE: u32 = 4096;
/// What decoding may take, in bytes: every picture of [`MOST_PIXELS`] with 8 bits a channel.
const MOST_MEMORY: u64 = 512 << 20;

/// A picture that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loaded {
    /// SHA-256 of its file, in hexadecimal.
    pub sha256: String,
    /// Width and height as it is looked at, in pixels.
    pub size: [u32; 2],
    /// Its pixels, no edge longer than [`LARGEST_EDGE`]; nothing once they were handed on to the window.
    pub pixels: Option<Arc<Pixels>>,
}

/// Pixels, row by row from the top, four bytes each: red, green, blue, opacity.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// Width and height.
    pub size: [usize; 2],
    /// The bytes.
    pub rgba: Vec<u8>,
}

/// Why a picture cannot be shown. The match does not need it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureFault {
    /// The file cannot be read.
    File(ReadFault),
    /// It is neither PNG nor JPEG.
    NotAPicture,
    /// It has more pixels than are read.
    TooManyPixels {
        /// Width in pixels.
        width: u32,
        /// Height in pixels.
        height: u32,
    },
    /// It begins as a picture and goes on as none.
    Damaged,
    /// Its path leads to another computer.
    Elsewhere,
    /// Its path is told from the folder of a record that lies in none.
    NoFolder,
}

impl PictureFault {
    /// What to tell a judge: what is wrong, and what to do. A text of the program.
    #[must_use]
    pub fn text(&self, file: &Path) -> Text {
        let text = |id| Text::new(id).with("file", file.display().to_string());
        match self {
            Self::File(ReadFault::Absent) => text("picture-absent"),
            Self::File(ReadFault::TooLarge) => text("picture-too-large"),
            Self::File(fault) => fault.text(file),
            Self::NotAPicture => text("picture-not-a-picture"),
            Self::TooManyPixels { width, height } => {
                text("picture-too-many-pixels").with("width", i64::from(*width)).with("height", i64::from(*height))
            }
            Self::Damaged => text("picture-damaged"),
            Self::Elsewhere => text("picture-elsewhere"),
            Self::NoFolder => text("picture-no-folder"),
        }
    }
}

/// Reads a picture from its file. It may take seconds.
///
/// # Errors
/// The file cannot be read, or holds no picture that can be shown.
pub fn read(path: &Path) -> Result<Loaded, PictureFault> {
    decode(&record::bytes(path).map_err(PictureFault::File)?)
}

/// A picture from the bytes of its file.
///
/// # Errors
/// They are no picture that can be shown.
pub fn decode(bytes: &[u8]) -> Result<Loaded, PictureFault> {
    // The decoders are made to return errors; should one panic over a file all the same, that file is damaged and no more.
    let image = std::panic::catch_unwind(|| image(bytes)).unwrap_or(Err(PictureFault::Damaged))?;
    let (image, size) = image;
    let rgba = image.into_rgba8();
    let shown = [rgba.width(), rgba.height()].map(|edge| usize::try_from(edge).unwrap_or_default());
    let pixels = Some(Arc::new(Pixels { size: shown, rgba: rgba.into_raw() }));
    Ok(Loaded { sha256: hash::sha256(bytes), size, pixels })
}

fn image(bytes: &[u8]) -> Result<(DynamicImage, [u32; 2]), PictureFault> {
    let mut reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format().map_err(|_| PictureFault::Damaged)?;
    if !matches!(reader.format(), Some(ImageFormat::Png | ImageFormat::Jpeg)) {
        return Err(PictureFault::NotAPicture);
    }
    let mut limits = Limits::default();
    limits.max_alloc = Some(MOST_MEMORY);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(|fault| told(&fault))?;
    let (width, height) = decoder.dimensions();
    let too_many = PictureFault::TooManyPixels { width, height };
    if width.max(height) > LONGEST_EDGE || u64::from(width) * u64::from(height) > MOST_PIXELS {
        return Err(too_many);
    }
    if decoder.total_bytes() > MOST_MEMORY {
        return Err(too_many);
    }
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let mut image = DynamicImage::from_decoder(decoder).map_err(|fault| match fault {
        ImageError::Limits(_) => too_many,
        fault => told(&fault),
    })?;
    if width.max(height) > LARGEST_EDGE {
        image = image.thumbnail(LARGEST_EDGE, LARGEST_EDGE);
    }
    image.apply_orientation(orientation);
    let turned = (image.width() > image.height()) != (width > height) && width != height;
    Ok((image, if turned { [height, width] } else { [width, height] }))
}

fn told(fault: &ImageError) -> PictureFault {
    match fault {
        ImageError::Unsupported(_) => PictureFault::NotAPicture,
        _ => PictureFault::Damaged,
    }
}
