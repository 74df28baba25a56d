//! Whether a saved map can be laid on a board, and what of it the board knows.

use ruleset_api::manifest::BoardKind;
use ruleset_api::record::Map;
use ruleset_api::validate;

/// A saved map as a board takes it.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    /// The map, without features of kinds that the board does not know.
    pub map: Map,
    /// So many features were left out.
    pub left_out: usize,
}

/// A map as a board takes it; nothing where it is of another kind, or differs from what the rules fix.
#[must_use]
pub fn fitted(map: &Map, kind: &BoardKind) -> Option<Fitted> {
    if map.topology != kind.topology || kind.map.as_ref().is_some_and(|fixed| validate::differing(map, fixed).is_some()) {
        return None;
    }
    let mut map = map.clone();
    let all = map.features.len();
    map.features.retain(|feature| kind.features.iter().any(|known| known.kind == feature.kind));
    let left_out = all - map.features.len();
    Some(Fitted { map, left_out })
}
