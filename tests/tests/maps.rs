//! The maps that come with the program are those that its rulesets play on: nothing on them is unknown there.
#![allow(clippy::unwrap_used)]

use arbiter_core::locale::{Language, Locale};
use arbiter_core::maps::{bundled, fitted};
use arbiter_tests::root;
use ruleset_api::Manifest;
use ruleset_api::record::Topology;

fn manifest(ruleset: &str) -> Manifest {
    let json = std::fs::read_to_string(root().join("plugins").join(ruleset).join("manifest.json")).unwrap();
    Manifest::parse(&json, &[]).unwrap()
}

#[test]
fn every_board_that_can_be_marked_has_maps_whose_marks_it_knows() {
    let (hexes, tables) = (manifest("wow-minis"), manifest("dba-two-bouts"));
    for kind in hexes.boards.iter().chain(&tables.boards) {
        let fitting = || bundled().filter_map(|found| fitted(&found.map, kind));
        assert!(fitting().count() >= 2, "{}", kind.key);
        assert!(fitting().all(|fitted| fitted.left_out == 0 && !fitted.map.features.is_empty()), "{}", kind.key);
    }
    assert!(hexes.boards.iter().all(|kind| kind.topology == Topology::Hex));
    let field = manifest("berserk-campaign");
    assert_eq!(bundled().filter(|found| field.boards.iter().any(|kind| fitted(&found.map, kind).is_some())).count(), 1);
}

#[test]
fn every_map_has_a_name_in_every_language() {
    for language in Language::ALL {
        let locale = Locale::new(language);
        let names: std::collections::BTreeSet<String> = bundled().map(|found| locale.text(&found.name)).collect();
        assert_eq!(names.len(), bundled().count(), "{language:?}");
    }
}
