//! Saved maps and pictures under the grid, by their panel and their questions.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use arbiter_core::desk::maps::SaveTo;
use arbiter_core::desk::{Intent, MapsEffect, MapsEvent, PictureEffect, PictureEvent, PictureIntent};
use arbiter_core::maps::{Found, Listed, SavedMap, Source, bundled};
use arbiter_core::picture::{Loaded, PictureFault, Pixels};
use arbiter_core::record::{ReadFault, SaveFault};
use egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use ruleset_api::record::{Map, Place, Spot};

use super::{Driven, Stub, click, ctrl, new_match, press, record};

/// The user's own maps, by their files.
pub(super) type Own = BTreeMap<PathBuf, Arc<SavedMap>>;
/// Pictures by their files.
pub(super) type Files = BTreeMap<PathBuf, Loaded>;

impl Stub {
    pub(super) fn of_maps(&mut self, effect: MapsEffect) -> Option<MapsEvent> {
        Some(match effect {
            MapsEffect::List => {
                let own = self.maps.iter().map(|(path, saved)| Found {
                    name: saved.called(path),
                    source: Source::Own(path.clone()),
                    map: Arc::new(saved.map.clone()),
                });
                MapsEvent::Listed(Arc::new(Listed { maps: own.chain(bundled()).collect(), faults: Vec::new() }))
            }
            MapsEffect::Save { map, to, replace } => {
                let path = match &to {
                    SaveTo::Own(name) => Path::new("/maps").join(name),
                    SaveTo::Path(path) => path.clone(),
                };
                let there = self.maps.contains_key(&path) && !replace;
                let result = if there { Err(SaveFault::Exists) } else { Ok(()) };
                let name = map.name.clone();
                if !there {
                    self.maps.insert(path.clone(), map);
                }
                MapsEvent::Saved { name, to, path, result }
            }
            MapsEffect::Read { to, path } => {
                let map = self.maps.get(&path).cloned().ok_or(ReadFault::Absent);
                MapsEvent::Read { to, path, map }
            }
            MapsEffect::Remove(path) => {
                self.maps.remove(&path);
                MapsEvent::Removed { path, result: Ok(()) }
            }
            MapsEffect::PickOpen(to) => MapsEvent::OpenPicked { to, path: None, at_once: true },
            MapsEffect::PickSave { map, .. } => MapsEvent::SavePicked { map, path: None, at_once: true },
        })
    }

    pub(super) fn of_pictures(&mut self, effect: PictureEffect) -> Option<PictureEvent> {
        let read = |path: &Path| self.pictures.get(path).cloned().ok_or(PictureFault::File(ReadFault::Absent));
        Some(match effect {
            PictureEffect::Pick { to, look_for } => PictureEvent::Picked { to, look_for, path: None, at_once: true },
            PictureEffect::Load { asked, path } => PictureEvent::Loaded { asked, read: read(&path) },
            PictureEffect::Read { to, look_for, path } => {
                let read = read(&path);
                PictureEvent::Read { to, look_for, path, read }
            }
        })
    }
}

/// Presses a button that may have to be scrolled to first: getting the keyboard brings it into sight.
fn click_below(driven: &mut Driven<'_>, label: &str) {
    driven.get_by_label(label).focus();
    driven.run();
    click(driven, label);
}

fn photo(sha256: &str) -> Loaded {
    let pixels = Pixels { size: [4, 2], rgba: vec![200; 32] };
    Loaded { sha256: sha256.to_owned(), size: [4, 2], pixels: Some(Arc::new(pixels)) }
}

fn map(driven: &Driven<'_>, board: &str) -> Map {
    record(driven).boards[board].map.clone().expect("a map")
}

/// A new match with the panel of its map open.
fn set_up<'a>() -> Driven<'a> {
    let mut driven = new_match();
    ctrl(&mut driven, Key::M);
    driven
}

/// Types into a field, whose label may stand before it as well.
fn enter(driven: &mut Driven<'_>, label: &str, words: &str) {
    driven.get_by_role_and_label(egui::Role::TextInput, label).focus();
    driven.run();
    driven.get_by_role_and_label(egui::Role::TextInput, label).type_text(words);
    driven.run();
    press(driven, Key::Enter);
}

#[test]
fn a_location_of_several_cells_is_typed_changed_and_taken_away_without_the_picture() {
    let mut driven = set_up();
    enter(&mut driven, "New Location", "5 4, 6 4");
    let cells = |driven: &Driven<'_>| map(driven, "final").features.iter().map(|feature| feature.at.clone()).collect::<Vec<_>>();
    assert_eq!(cells(&driven), [vec![Spot::Pair([5, 4]), Spot::Pair([6, 4])]]);
    enter(&mut driven, "Cells: Location 1", "5 4, 5 5");
    assert_eq!(cells(&driven), [vec![Spot::Pair([5, 4]), Spot::Pair([5, 5])]]);
    enter(&mut driven, "Cells: Location 1", "5 4, 5.5");
    assert_eq!(cells(&driven).len(), 1, "what is no cell changes nothing");
    click(&mut driven, "Remove Location 1");
    assert!(cells(&driven).is_empty());
}

#[test]
fn a_smaller_map_keeps_the_pieces_that_lie_off_it_and_says_so() {
    let mut driven = new_match();
    click(&mut driven, "Add a piece: Party 1");
    click(&mut driven, "Column 9, row 4");
    ctrl(&mut driven, Key::M);
    enter(&mut driven, "Columns", "6");
    assert_eq!(map(&driven, "final").columns, Some(6));
    assert_eq!(record(&driven).boards["final"].pieces[0].at, Some(Place::Pair([9, 4])));
    driven.get_by_label_contains("One piece lies off the map");
    enter(&mut driven, "Columns", "12");
    assert!(driven.query_by_label_contains("off the map").is_none());
}

#[test]
fn a_map_that_the_rules_fix_is_told_and_offers_no_size() {
    let mut driven = set_up();
    click(&mut driven, "Squares");
    driven.get_by_label("The rules fix this map: 5 × 6.");
    assert!(driven.query_all_by_label("Columns").next().is_none());
    click(&mut driven, "Tabletop");
    enter(&mut driven, "Reach in mm", "25");
    assert_eq!(map(&driven, "table").reach, Some(25));
}

#[test]
fn areas_are_marked_by_their_names() {
    let mut driven = set_up();
    click(&mut driven, "Country");
    enter(&mut driven, "New area", "Paris");
    enter(&mut driven, "New area", "Lyon");
    enter(&mut driven, "New Capital", "lyon");
    assert_eq!(map(&driven, "areas").features[0].at, [Spot::Area("Lyon".to_owned())]);
    enter(&mut driven, "Areas: Capital 1", "Lille");
    assert_eq!(map(&driven, "areas").features[0].at, [Spot::Area("Lyon".to_owned())]);
}

#[test]
fn a_saved_map_is_picked_by_the_keyboard_and_undone_in_one_step() {
    let mut driven = new_match();
    click(&mut driven, "Add a piece: Party 1");
    click(&mut driven, "Column 5, row 3");
    let before = record(&driven);
    driven.key_press_modifiers(egui::Modifiers::COMMAND | egui::Modifiers::SHIFT, Key::M);
    driven.run();
    // From the first on: the sample with three locations, which are marks of a kind that this board does not know.
    press(&mut driven, Key::ArrowDown);
    let focused = driven.get_all_by_role(egui::Role::Button).find(|node| node.accesskit_node().is_focused()).unwrap();
    let label = focused.accesskit_node().label().unwrap();
    assert!(label.starts_with("Three locations in a line, 12 × 9"), "{label}");
    press(&mut driven, Key::Enter);
    assert!(driven.state().desk().question.is_none());
    let after = record(&driven);
    assert_eq!(after.boards["final"].pieces, before.boards["final"].pieces, "pieces stay");
    assert!(after.boards["final"].map.as_ref().unwrap().features.is_empty(), "marks that nobody knows are left out, and said");
    driven.get_by_label_contains("3 marks of kinds that this board does not know");
}

#[test]
fn a_map_is_kept_under_a_name_and_picked_for_the_next_match() {
    let mut driven = set_up();
    enter(&mut driven, "New Location", "1 1");
    enter(&mut driven, "Rows", "7");
    let save = |driven: &mut Driven<'_>, name: &str| {
        click(driven, "Save this map…");
        driven.get_by_label("Name of the map").type_text(name);
        driven.run();
        press(driven, Key::Enter);
    };
    save(&mut driven, "Hall A");
    driven.get_by_label_contains("was saved: /maps/hall-a.map.json");
    // The same name again is asked about.
    save(&mut driven, "Hall A");
    click(&mut driven, "Cancel");
    let kept = map(&driven, "final");
    driven.state_mut().ask(Intent::New { ruleset: "made-up".to_owned() });
    driven.run();
    click(&mut driven, "Saved maps…");
    press(&mut driven, Key::Enter);
    assert_eq!(map(&driven, "final"), kept);
    // And taken away, once it was asked.
    click(&mut driven, "Saved maps…");
    click(&mut driven, "Delete “Hall A”");
    click(&mut driven, "Delete");
    assert!(driven.query_by_label_contains("Hall A”, ").is_none());
    assert_eq!(map(&driven, "final"), kept);
}

#[test]
fn a_picture_is_put_fitted_by_keys_and_taken_away_by_named_steps() {
    let mut driven = set_up();
    driven.state_mut().executor().pictures.insert("/photos/hall.jpg".into(), photo("aa"));
    click(&mut driven, "Type a path…");
    driven.get_by_label("Path of the file").type_text("/photos/hall.jpg");
    driven.run();
    press(&mut driven, Key::Enter);
    let picture = |driven: &Driven<'_>| map(driven, "final").picture.clone();
    let put = picture(&driven).expect("a picture");
    assert_eq!((put.path.as_str(), put.sha256.as_str()), ("/photos/hall.jpg", "aa"));
    // It covers twelve hexes and a half.
    assert!(put.width >= 12_500 && put.at[0] <= -500, "{put:?}");
    enter(&mut driven, "Strength in percent", "40");
    assert_eq!(picture(&driven).unwrap().opacity, 40);
    enter(&mut driven, "Strength in percent", "400");
    assert_eq!(picture(&driven).unwrap().opacity, 40);
    click_below(&mut driven, "Fit by hand");
    for _ in 0..3 {
        press(&mut driven, Key::ArrowRight);
    }
    assert_eq!(picture(&driven).unwrap().at, [put.at[0] + 300, put.at[1]]);
    press(&mut driven, Key::Escape);
    ctrl(&mut driven, Key::Z);
    assert_eq!(picture(&driven).unwrap().at, put.at, "moving on and on is one step");
    click_below(&mut driven, "Remove");
    assert_eq!(picture(&driven), None);
}

#[test]
fn a_picture_that_is_gone_or_another_one_is_told_and_can_be_taken_or_found() {
    let mut driven = set_up();
    driven.state_mut().executor().pictures.insert("/photos/hall.jpg".into(), photo("aa"));
    driven.state_mut().ask(Intent::Picture(PictureIntent::Put("/photos/hall.jpg".into())));
    driven.run();
    let lies = map(&driven, "final").picture.unwrap();
    driven.state_mut().executor().pictures.clear();
    driven.state_mut().ask(Intent::Picture(PictureIntent::Reload));
    driven.run();
    driven.get_by_label_contains("is not there. The match works without it.");
    driven.state_mut().executor().pictures.insert("/photos/hall.jpg".into(), photo("bb"));
    click_below(&mut driven, "Look again");
    driven.get_by_label_contains("is another picture than the one that was chosen");
    click_below(&mut driven, "Take it as it is now");
    assert_eq!(map(&driven, "final").picture.unwrap().sha256, "bb");
    ctrl(&mut driven, Key::Z);
    driven.get_by_label_contains("is another picture than the one that was chosen");
    driven.state_mut().executor().pictures.insert("/other/hall.jpg".into(), photo("aa"));
    click_below(&mut driven, "Look for it…");
    // The field begins with the path that was lost.
    ctrl(&mut driven, Key::A);
    driven.get_by_label("Path of the file").type_text("/other/hall.jpg");
    driven.run();
    press(&mut driven, Key::Enter);
    let found = map(&driven, "final").picture.unwrap();
    assert_eq!((found.path.as_str(), found.at, found.width), ("/other/hall.jpg", lies.at, lies.width));
}
