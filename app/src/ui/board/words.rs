//! Places in words: for those who hear the board, and for the lists beside it.

use ruleset_api::Text;
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

/// That something typed was not taken, where only whole numbers can be entered.
pub(super) fn not_taken(shown: &Shown<'_>, typed: &str) -> String {
    shown.open.locale.text(&Text::new("ui-whole-numbers-only").with("typed", typed))
}

/// What the keys do on a map of this kind.
pub(super) fn keys(shown: &Shown<'_>, plane: &Plane) -> String {
    let locale = shown.open.locale;
    match plane {
        Plane::Free(_) => format!("{} {}", locale.t("ui-board-keys"), locale.t("ui-table-keys")),
        _ => locale.t("ui-board-keys"),
    }
}
