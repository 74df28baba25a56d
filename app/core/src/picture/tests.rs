//! Paths of pictures on every system, and files that are none.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

use std::path::Path;

use image::{DynamicImage, ImageFormat};
use ruleset_api::record::{Map, Topology};
use serde_json::json;

use super::*;
use crate::record::ReadFault;

fn named(picture: &str, file: &str) -> String {
    relative(Path::new(picture), Path::new(file))
}

#[test]
fn a_path_is_told_from_the_folder_of_the_record_with_forward_slashes() {
    assert_eq!(named("/venue/photos/hall.jpg", "/venue/a.match.json"), "photos/hall.jpg");
    assert_eq!(named("/venue/hall.jpg", "/venue/day 2/a.match.json"), "../hall.jpg");
    assert_eq!(named("/usb/hall.jpg", "/home/roe/a.match.json"), "/usb/hall.jpg", "nothing in common");
    assert_eq!(named("/usb/hall.jpg", ""), "/usb/hall.jpg", "a match without a file");
    assert_eq!(named(r"C:\Venue\photos\hall.jpg", r"c:\venue\a.match.json"), "photos/hall.jpg");
    assert_eq!(named(r"D:\hall.jpg", r"C:\venue\a.match.json"), "D:/hall.jpg");
}

#[test]
fn a_path_is_found_again_whatever_system_wrote_it() {
    let folder = Some(Path::new("/venue/day 2"));
    assert_eq!(resolve("photos/hall.jpg", folder), Ok("/venue/day 2/photos/hall.jpg".into()));
    assert_eq!(resolve(r"photos\hall.jpg", folder), Ok("/venue/day 2/photos/hall.jpg".into()));
    assert_eq!(resolve("../hall.jpg", folder), Ok("/venue/hall.jpg".into()));
    assert_eq!(resolve("/usb/./x/../hall.jpg", None), Ok("/usb/hall.jpg".into()));
    assert_eq!(resolve("hall.jpg", None), Err(PictureFault::NoFolder));
    assert_eq!(
        resolve(r"\\evil\share\hall.jpg", folder),
        Err(PictureFault::Elsewhere),
        "no file makes this computer call another"
    );
    for path in ["/venue/photos/hall.jpg", "/venue/hall.jpg", "/usb/hall.jpg"] {
        let name = named(path, "/venue/day 2/a.match.json");
        assert_eq!(resolve(&name, folder), Ok(path.into()));
    }
}

fn file(width: u32, height: u32, format: ImageFormat) -> Vec<u8> {
    let mut bytes = std::io::Cursor::new(Vec::new());
    let image = DynamicImage::new_rgb8(width, height);
    image.write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

#[test]
fn png_and_jpeg_are_read_and_known_by_their_hash() {
    for format in [ImageFormat::Png, ImageFormat::Jpeg] {
        let bytes = file(6, 4, format);
        let loaded = decode(&bytes).unwrap();
        assert_eq!((loaded.size, loaded.sha256.len()), ([6, 4], 64));
        let pixels = loaded.pixels.clone().unwrap();
        assert_eq!((pixels.size, pixels.rgba.len()), ([6, 4], 96));
        assert_eq!(decode(&bytes).unwrap().sha256, loaded.sha256);
        let mut other = bytes.clone();
        other.push(0);
        assert_ne!(decode(&other).unwrap().sha256, loaded.sha256);
    }
}

#[test]
fn a_large_picture_is_kept_small() {
    let loaded = decode(&file(6000, 3, ImageFormat::Png)).unwrap();
    assert_eq!(loaded.size, [6000, 3]);
    let pixels = loaded.pixels.unwrap();
    assert!(pixels.size[0] <= 4096 && pixels.size[1] >= 1, "{:?}", pixels.size);
    let fault = decode(&file(12_001, 1, ImageFormat::Png)).unwrap_err();
    assert_eq!(fault, PictureFault::TooManyPixels { width: 12_001, height: 1 });
}

#[test]
fn what_is_no_picture_or_a_damaged_one_is_told_whatever_is_in_it() {
    for bytes in [&b""[..], b"GIF89a", b"{}", b"BM............"] {
        assert_eq!(decode(bytes).unwrap_err(), PictureFault::NotAPicture, "{bytes:?}");
    }
    for format in [ImageFormat::Png, ImageFormat::Jpeg] {
        let whole = file(64, 64, format);
        for length in 8..whole.len() - 4 {
            // A cut JPEG may still be read as far as it goes; nothing panics, and a PNG is refused.
            let cut = decode(&whole[..length]);
            assert!(format == ImageFormat::Jpeg || cut == Err(PictureFault::Damaged), "{length}: {cut:?}");
        }
        // A head that promises far more than the file holds.
        let mut huge = whole.clone();
        if format == ImageFormat::Png {
            huge[16..24].copy_from_slice(&[0, 1, 0, 0, 0, 1, 0, 0]);
            assert!(decode(&huge).is_err());
        }
    }
    assert_eq!(read(Path::new("/not/there.png")), Err(PictureFault::File(ReadFault::Absent)));
}

#[test]
fn a_new_picture_covers_the_map() {
    let map = |value| serde_json::from_value::<Map>(value).unwrap();
    let hexes = map(json!({ "topology": "hex", "columns": 12, "rows": 9 }));
    let ([left, top], width) = covering(&hexes, [4000, 3000]);
    assert!(left <= -500 && top <= -577 && left + width >= 12_000, "{left} {top} {width}");
    assert!(top + height_of(width, [4000, 3000]) >= 8 * 866 + 577);
    let table = map(json!({ "topology": "free", "size": [600, 600] }));
    assert_eq!(covering(&table, [1000, 1000]), ([0, 0], 600));
    for topology in [Topology::Square, Topology::Areas] {
        let bare = Map { topology, columns: None, rows: None, ..hexes.clone() };
        assert!(covering(&bare, [u32::MAX, 1]).1 >= 1);
    }
}
