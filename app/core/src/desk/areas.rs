//! Edits of a map of areas: their names and links. An area is known by its name, so another name is written wherever the
//! area is named.

use ruleset_api::record::{Board, Map, Place, Spot, Topology};
use serde_json::Map as Object;

use super::edit::BoardEdit;

/// Changes the areas of a board. Its first area makes the map.
pub(super) fn apply(board: &mut Board, edit: &BoardEdit) {
    match edit {
        BoardEdit::AddArea(name) => add(board, name),
        BoardEdit::NameArea { area, name } => rename(board, *area, name),
        BoardEdit::RemoveArea(area) => remove(board, *area),
        BoardEdit::LinkAreas { areas, linked } => {
            if let Some(map) = &mut board.map {
                link(map, *areas, *linked);
            }
        }
        _ => {}
    }
}

fn add(board: &mut Board, name: &str) {
    let map = board.map.get_or_insert_with(|| Map {
        topology: Topology::Areas,
        columns: None,
        rows: None,
        neighbours: None,
        size: None,
        reach: None,
        areas: Vec::new(),
        links: Vec::new(),
        features: Vec::new(),
        picture: None,
        unknown: Object::new(),
    });
    if let Some(name) = free_name(map, name) {
        map.areas.push(name);
    }
}

fn rename(board: &mut Board, area: usize, name: &str) {
    let Some(map) = &mut board.map else { return };
    let Some(new) = free_name(map, name) else { return };
    let Some(old) = map.areas.get_mut(area).map(|area| std::mem::replace(area, new.clone())) else { return };
    let ends = map.links.iter_mut().flatten().filter(|end| **end == old);
    ends.for_each(|end| end.clone_from(&new));
    let spots = map.features.iter_mut().flat_map(|feature| &mut feature.at).filter(|spot| **spot == Spot::Area(old.clone()));
    spots.for_each(|spot| *spot = Spot::Area(new.clone()));
    let pieces = board.pieces.iter_mut().filter(|piece| piece.at == Some(Place::Area(old.clone())));
    pieces.for_each(|piece| piece.at = Some(Place::Area(new.clone())));
}

fn remove(board: &mut Board, area: usize) {
    let Some(map) = board.map.as_mut().filter(|map| area < map.areas.len()) else { return };
    let name = map.areas.remove(area);
    map.links.retain(|link| !link.contains(&name));
    for feature in &mut map.features {
        feature.at.retain(|spot| *spot != Spot::Area(name.clone()));
    }
    map.features.retain(|feature| !feature.at.is_empty());
    let pieces = board.pieces.iter_mut().filter(|piece| piece.at == Some(Place::Area(name.clone())));
    pieces.for_each(|piece| piece.at = None);
    if map.areas.is_empty() {
        board.map = None;
    }
}

fn link(map: &mut Map, [a, b]: [usize; 2], linked: bool) {
    let (Some(a), Some(b)) = (map.areas.get(a).cloned(), map.areas.get(b).cloned()) else { return };
    let same = |[from, to]: &[String; 2]| (*from == a && *to == b) || (*from == b && *to == a);
    let there = map.links.iter().any(same);
    match (linked, there) {
        (true, false) if a != b => map.links.push([a, b]),
        (false, true) => map.links.retain(|link| !same(link)),
        _ => {}
    }
}

/// A name without spaces around it, unless it is blank or taken.
fn free_name(map: &Map, name: &str) -> Option<String> {
    let name = name.trim();
    (!name.is_empty() && map.areas.iter().all(|area| area != name)).then(|| name.to_owned())
}
