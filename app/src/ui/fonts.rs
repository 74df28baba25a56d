//! The fonts: Noto Sans in two weights, and a few signs beside it. They hold Latin, Greek and Cyrillic, the same in every
//! installation; the system's fonts are not asked.

use std::sync::Arc;

use egui::{FontData, FontDefinitions, FontFamily};

const REGULAR: &[u8] = include_bytes!("../../../assets/fonts/NotoSans-Regular.ttf");
const BOLD: &[u8] = include_bytes!("../../../assets/fonts/NotoSans-Bold.ttf");
const SYMBOLS: &[u8] = include_bytes!("../../../assets/fonts/Symbols.ttf");

/// The family of bold text.
pub(crate) fn bold_family() -> FontFamily {
    FontFamily::Name("bold".into())
}

/// All fonts. Figures are equally wide in both weights, so numbers line up.
pub(crate) fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for (name, bytes) in [("regular", REGULAR), ("bold", BOLD), ("symbols", SYMBOLS)] {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    let chain = |first: &str| vec![first.to_owned(), "symbols".to_owned()];
    fonts.families.insert(FontFamily::Proportional, chain("regular"));
    fonts.families.insert(FontFamily::Monospace, chain("regular"));
    fonts.families.insert(bold_family(), chain("bold"));
    fonts
}
