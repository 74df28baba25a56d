//! Files of maps: what is one, what is told of what is none, and the user's folder.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

use std::path::Path;

use ruleset_api::record::Topology;
use serde_json::{Value, json};

use super::*;
use crate::locale::{Language, Locale};

fn file(map: &Value) -> Value {
    json!({ "format": "arbiter-map", "version": 1, "name": "Hall", "map": map, "x-ours": [1] })
}

fn hexes() -> Value {
    json!({ "topology": "hex", "columns": 3, "rows": 2, "features": [{ "kind": "location", "at": [[1, 1]] }], "x-map": true })
}

fn fault(json: &Value) -> ReadFault {
    parse(json.to_string().as_bytes()).unwrap_err()
}

#[test]
fn a_map_is_written_as_it_was_read_unknown_keys_included() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hall.map.json");
    let saved = parse(file(&hexes()).to_string().as_bytes()).unwrap();
    save(&path, &saved, false).unwrap();
    assert_eq!(read(&path).unwrap(), saved);
    assert_eq!(serde_json::to_value(&saved).unwrap(), file(&hexes()));
    assert_eq!(save(&path, &saved, false), Err(SaveFault::Exists));
    save(&path, &saved, true).unwrap();
    assert!(folder.path().join("hall.map.json.bak").exists());
}

#[test]
fn what_is_no_map_is_told_in_words_of_maps() {
    let locale = Locale::new(Language::English);
    let words = |fault: &ReadFault| locale.text(&read_text(fault, Path::new("a.map.json")));
    let mut other = file(&hexes());
    other["format"] = json!("arbiter-match");
    assert!(words(&fault(&other)).contains("is not a map: its format is “arbiter-match”"));
    let mut newer = file(&hexes());
    newer["version"] = json!(2);
    assert!(words(&fault(&newer)).contains("is a map of version 2"));
    let mut wrong = file(&hexes());
    wrong["map"]["columns"] = json!("three");
    let said = words(&fault(&wrong));
    assert!(said.contains("/map/columns") && said.contains("this is text, and it must be a whole number"), "{said}");
    let twice = r#"{ "format": "arbiter-map", "version": 1, "map": { "topology": "hex", "topology": "free" } }"#;
    assert!(words(&parse(twice.as_bytes()).unwrap_err()).contains("“topology” stands there twice"));
    assert!(words(&fault(&json!([]))).contains("is not a map"));
    assert!(words(&parse(b"{").unwrap_err()).contains("is not JSON at line 1"));
}

#[test]
fn the_users_maps_come_by_name_before_those_of_the_program_and_a_bad_file_hides_none() {
    let folder = tempfile::tempdir().unwrap();
    let put = |name: &str, content: String| std::fs::write(folder.path().join(name), content).unwrap();
    for (at, name) in [("1", "Zoo"), ("2", "arena")] {
        let mut map = file(&hexes());
        map["name"] = json!(name);
        put(&format!("{at}.map.json"), map.to_string());
    }
    put("broken.map.json", "{".to_owned());
    put("notes.txt", "{".to_owned());
    let listed = list(Some(folder.path()));
    let names: Vec<String> = listed.maps.iter().map(|found| Locale::new(Language::English).text(&found.name)).collect();
    assert_eq!(names[..2], ["“arena”", "“Zoo”"]);
    assert_eq!((listed.maps.len() - 2, listed.faults.len()), (bundled().count(), 1));
    remove(&folder.path().join("1.map.json")).unwrap();
    assert!(remove(&folder.path().join("notes.txt")).is_err(), "nothing but maps is taken away");
    assert_eq!(list(Some(folder.path())).maps.len(), listed.maps.len() - 1);
    assert!(list(Some(&folder.path().join("absent"))).faults.is_empty());
}

#[test]
fn the_maps_of_the_program_are_right_and_there_are_some_of_each_kind() {
    let all: Vec<Found> = bundled().collect();
    for topology in [Topology::Hex, Topology::Square, Topology::Free, Topology::Areas] {
        assert!(all.iter().filter(|found| found.map.topology == topology).count() >= 2, "{topology:?}");
    }
    for found in &all {
        let geometry = ruleset_api::geometry::Geometry::of(&found.map).unwrap();
        let spots = found.map.features.iter().flat_map(|feature| &feature.at);
        assert!(spots.clone().all(|spot| geometry.holds_spot(spot)), "{:?}", found.name);
    }
    let files = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/maps")).unwrap().count();
    assert_eq!(files, all.len(), "each file is one that can be picked");
}

#[test]
fn a_picture_travels_with_the_map() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path().canonicalize().unwrap();
    let mut map: Map = serde_json::from_value(hexes()).unwrap();
    let picture = json!({ "path": root.join("photos/hall.jpg"), "at": [0, 0], "width": 3000 });
    map.picture = Some(serde_json::from_value(picture).unwrap());
    let path = root.join("hall.map.json");
    save(&path, &SavedMap::new("Hall", map.clone()), false).unwrap();
    let written: Value = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
    assert_eq!(written.pointer("/map/picture/path"), Some(&json!("photos/hall.jpg")));
    assert_eq!(read(&path).unwrap().map, map);
}

#[test]
fn a_map_fits_a_board_of_its_kind_that_the_rules_do_not_fix_otherwise() {
    let kind = |fixed: Value| {
        let kind = json!({ "key": "b", "topology": "hex", "label": { "id": "b" }, "pieces": [], "map": fixed,
            "features": [{ "kind": "flag", "label": { "id": "flag" } }] });
        serde_json::from_value::<ruleset_api::manifest::BoardKind>(kind).unwrap()
    };
    let map: Map = serde_json::from_value(hexes()).unwrap();
    let taken = fitted(&map, &kind(Value::Null)).unwrap();
    assert_eq!((taken.left_out, taken.map.features.len()), (1, 0));
    assert!(fitted(&map, &kind(json!({ "topology": "hex", "columns": 3, "rows": 2 }))).is_some());
    assert!(fitted(&map, &kind(json!({ "topology": "hex", "columns": 3, "rows": 3 }))).is_none());
    let square: Map = serde_json::from_value(json!({ "topology": "square", "columns": 3, "rows": 2 })).unwrap();
    assert!(fitted(&square, &kind(Value::Null)).is_none());
}

#[test]
fn the_folder_is_named_or_the_users() {
    let named = |name: &str| (name == FOLDER_VARIABLE).then(|| "/usb/maps".into());
    assert_eq!(folder(&named), Some("/usb/maps".into()));
    assert_eq!(folder(&|_| None), None);
}
