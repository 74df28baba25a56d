//! Edits of what lies on a map: cells and areas that are marked, polygons with corners.

use ruleset_api::geometry::{Contact, Geometry};
use ruleset_api::record::{Feature, Map, Place, Spot};
use serde_json::Map as Object;

use super::edit::BoardEdit;

/// Changes the features of a map. `side` is the side that the edit names, as features name it.
pub(super) fn apply(map: &mut Map, edit: &BoardEdit, side: Option<i64>) {
    match edit {
        BoardEdit::ToggleFeature { kind, spot, .. } => toggle(map, kind, side, spot),
        BoardEdit::JoinFeature { kind, spot, .. } => join(map, kind, side, spot),
        BoardEdit::AddFeature { kind, at, .. } => map.features.push(feature(kind, side, at.clone())),
        BoardEdit::ShapeFeature { feature, at } => {
            if let Some(feature) = map.features.get_mut(*feature) {
                at.clone_into(&mut feature.at);
            }
        }
        BoardEdit::FeatureSide { feature, .. } => {
            if let Some(feature) = map.features.get_mut(*feature) {
                feature.side = side;
            }
        }
        BoardEdit::RemoveFeature(index) if *index < map.features.len() => {
            map.features.remove(*index);
        }
        _ => {}
    }
}

/// The feature of a kind and side that has a spot.
pub(super) fn at(map: &Map, kind: &str, side: Option<i64>, spot: &Spot) -> Option<usize> {
    map.features.iter().position(|feature| feature.kind == kind && feature.side == side && feature.at.contains(spot))
}

fn toggle(map: &mut Map, kind: &str, side: Option<i64>, spot: &Spot) {
    let Some(index) = at(map, kind, side, spot) else {
        return map.features.push(feature(kind, side, vec![spot.clone()]));
    };
    if let Some(feature) = map.features.get_mut(index) {
        feature.at.retain(|other| other != spot);
        if feature.at.is_empty() {
            map.features.remove(index);
        }
    }
}

fn join(map: &mut Map, kind: &str, side: Option<i64>, spot: &Spot) {
    let beside = beside(map, kind, side, spot).filter(|_| at(map, kind, side, spot).is_none());
    match beside.and_then(|index| map.features.get_mut(index)) {
        Some(feature) => feature.at.push(spot.clone()),
        None => toggle(map, kind, side, spot),
    }
}

/// The feature of a kind and side that a spot is beside of.
pub(super) fn beside(map: &Map, kind: &str, side: Option<i64>, spot: &Spot) -> Option<usize> {
    let geometry = Geometry::of(map).ok()?;
    let place = match spot {
        Spot::Pair(pair) => Place::Pair(*pair),
        Spot::Area(name) => Place::Area(name.clone()),
    };
    let joins = |feature: &Feature| {
        feature.kind == kind && feature.side == side && geometry.contact(&place, feature) == Contact::Adjacent
    };
    map.features.iter().position(joins)
}

fn feature(kind: &str, side: Option<i64>, at: Vec<Spot>) -> Feature {
    Feature { kind: kind.to_owned(), side, name: String::new(), at, unknown: Object::new() }
}
