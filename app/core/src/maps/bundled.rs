//! The maps that come with the program, compiled in.

use std::sync::{Arc, LazyLock};

use ruleset_api::Text;

use super::{Found, Source, parse};

macro_rules! maps {
    ($($file:literal => $name:literal,)*) => {
        [$((Text::new($name), include_str!(concat!("../../../../assets/maps/", $file, ".map.json"))),)*]
    };
}

static BUNDLED: LazyLock<Vec<Found>> = LazyLock::new(|| {
    let all = maps! {
        "hex-open-field" => "maps-bundled-hex-open-field",
        "hex-three-locations" => "maps-bundled-hex-three-locations",
        "hex-crossroads" => "maps-bundled-hex-crossroads",
        "hex-bridge" => "maps-bundled-hex-bridge",
        "hex-large" => "maps-bundled-hex-large",
        "square-five-by-six" => "maps-bundled-square-five-by-six",
        "square-eight-by-eight" => "maps-bundled-square-eight-by-eight",
        "table-near-and-far" => "maps-bundled-table-near-and-far",
        "table-left-and-right" => "maps-bundled-table-left-and-right",
        "table-large" => "maps-bundled-table-large",
        "areas-ring" => "maps-bundled-areas-ring",
        "areas-cross" => "maps-bundled-areas-cross",
    };
    // A test reads them all; a map that could not be read would only be missing from the list.
    let found = all.into_iter().filter_map(|(name, json)| {
        let map = Arc::new(parse(json.as_bytes()).ok()?.map);
        Some(Found { name, source: Source::Bundled, map })
    });
    found.collect()
});

/// The maps that come with the program, in their order.
pub fn bundled() -> impl Iterator<Item = Found> {
    BUNDLED.iter().cloned()
}
