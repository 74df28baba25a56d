//! Places in words: for those who hear the board, and for the lists beside it.

use ruleset_api::Text;
use ruleset_api::geometry::Touches;
use ruleset_api::record::{OUT, Piece, Place, Topology};

use super::Shown;
use super::plane::{Cell, Plane};

/// A place of the map: "Column 5, row 3", a name.
pub(super) fn cell(shown: &Shown<'_>, plane: &Plane, [x, y]: Cell) -> String {
    match plane {
        Plane::Hex(_) | Plane::Square(_) => shown.open.locale.text(&Text::new("ui-cell").with("column", x).with("row", y)),
        Plane::Free(_) => shown.open.locale.text(&Text::new("ui-point").with("x", x).with("y", y)),
        Plane::Areas(_) => match plane.place([x, y]) {
            Some(Place::Area(name)) => name,
            _ => String::new(),
        },
    }
}

/// Where a piece is, within a sentence.
pub(super) fn place(shown: &Shown<'_>, piece: &Piece) -> String {
    let locale = shown.open.locale;
    match &piece.at {
        None => locale.t("ui-piece-waiting"),
        Some(Place::Pair([x, y])) if shown.kind.topology == Topology::Free => {
            locale.text(&Text::new("ui-point").with("x", *x).with("y", *y))
        }
        Some(Place::Pair([x, y])) => locale.text(&Text::new("ui-in-cell").with("column", *x).with("row", *y)),
        Some(Place::Area(name)) => name.clone(),
        Some(Place::Zone(zone)) => zone_name(shown, &zone.zone),
    }
}

/// What a zone is called.
pub(super) fn zone_name(shown: &Shown<'_>, zone: &str) -> String {
    let known = shown.kind.zones.iter().find(|known| known.id == zone);
    match known {
        Some(known) => shown.open.locale.rendered(&known.label).to_owned(),
        None if zone == OUT => shown.open.locale.t("ui-piece-out"),
        None => shown.open.locale.t("ui-piece-beside"),
    }
}

/// A feature as a judge speaks of it: by its name, else by its kind, with a number where there are several.
pub(super) fn feature(shown: &Shown<'_>, index: usize) -> String {
    let features = shown.map.map_or(&[][..], |map| &map.features);
    let Some(feature) = features.get(index) else { return String::new() };
    if !feature.name.trim().is_empty() {
        return feature.name.trim().to_owned();
    }
    let kind = shown.kind.features.iter().find(|kind| kind.kind == feature.kind);
    let label = kind.map_or(feature.kind.as_str(), |kind| shown.open.locale.rendered(&kind.label));
    let alike = |other: &&ruleset_api::record::Feature| other.kind == feature.kind;
    if features.iter().filter(alike).count() < 2 {
        return label.to_owned();
    }
    let number = features.iter().take(index + 1).filter(alike).count();
    format!("{label} {number}")
}

/// What a piece touches: "on Location 1, beside Location 2".
pub(super) fn touches(shown: &Shown<'_>, touches: &Touches) -> String {
    let named = |id: &str, indexes: &[usize]| {
        let names: Vec<String> = indexes.iter().map(|index| feature(shown, *index)).collect();
        (!names.is_empty()).then(|| shown.open.locale.text(&Text::new(id).with("feature", names.join(", "))))
    };
    let parts = [named("ui-touches-on", &touches.on), named("ui-touches-beside", &touches.adjacent)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// Whether two words are the same but for capitals and spaces around them.
pub(super) fn same(one: &str, other: &str) -> bool {
    one.trim().to_lowercase() == other.trim().to_lowercase()
}

/// The zone that was typed, by its name or its id.
pub(super) fn zone_typed(shown: &Shown<'_>, typed: &str) -> Option<Place> {
    let locale = shown.open.locale;
    let of_ruleset = shown.kind.zones.iter().find(|zone| same(&zone.id, typed) || same(locale.rendered(&zone.label), typed));
    let out = || [OUT.to_owned(), locale.t("ui-piece-out"), locale.t("ui-put-out")].iter().any(|word| same(word, typed));
    of_ruleset.map(|zone| Place::zone(&zone.id)).or_else(|| out().then(|| Place::zone(OUT)))
}

/// That something typed was not taken, where a place was meant.
pub(super) fn place_not_taken(shown: &Shown<'_>, typed: &str) -> String {
    shown.open.locale.text(&Text::new("ui-place-not-taken").with("typed", typed))
}

/// That something typed was not taken, where cells or areas were meant.
pub(super) fn spots_not_taken(shown: &Shown<'_>, typed: &str) -> String {
    let id = if shown.kind.topology == Topology::Areas { "ui-areas-not-taken" } else { "ui-cells-not-taken" };
    shown.open.locale.text(&Text::new(id).with("typed", typed))
}

/// That something typed was not taken, where only whole numbers can be entered.
pub(super) fn not_taken(shown: &Shown<'_>, typed: &str) -> String {
    shown.open.locale.text(&Text::new("ui-whole-numbers-only").with("typed", typed))
}

/// What the keys do on a map of this kind.
pub(super) fn keys(shown: &Shown<'_>, plane: &Plane) -> String {
    let locale = shown.open.locale;
    match plane {
        Plane::Free(_) => format!("{} {} {}", locale.t("ui-board-keys"), locale.t("ui-table-keys"), locale.t("ui-view-keys")),
        _ => format!("{} {}", locale.t("ui-board-keys"), locale.t("ui-view-keys")),
    }
}
