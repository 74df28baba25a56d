//! Saved maps and pictures on the desk, with files in memory.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ruleset_api::record::{Map, Picture, Place, Spot};
use serde_json::json;

use super::executor::World;
use crate::desk::maps::{SaveTo, Typed};
use crate::desk::{
    Answer, BoardEdit, Intent, MapsAnswer, MapsEffect, MapsEvent, MapsIntent, MapsQuestion, PictureEdit, PictureEffect,
    PictureEvent, PictureIntent, PictureState, Question,
};
use crate::maps::{Found, Listed, SavedMap, Source, bundled};
use crate::picture::{Loaded, PictureFault, Pixels};
use crate::record::{ReadFault, SaveFault};

/// Pictures by their files: the hash of each.
pub(super) type Pictures = BTreeMap<PathBuf, &'static str>;

impl World {
    pub(super) fn of_maps(&mut self, effect: MapsEffect) -> Option<MapsEvent> {
        let read = |bytes: &Vec<u8>| crate::maps::parse(bytes).unwrap();
        Some(match effect {
            MapsEffect::List => {
                let own = self.files.iter().filter(|(path, _)| path.starts_with("/maps")).map(|(path, bytes)| Found {
                    name: read(bytes).called(path),
                    source: Source::Own(path.clone()),
                    map: Arc::new(read(bytes).map),
                });
                MapsEvent::Listed(Arc::new(Listed { maps: own.chain(bundled()).collect(), faults: Vec::new() }))
            }
            MapsEffect::Read { to, path } => {
                let map = self.files.get(&path).map(|bytes| Arc::new(read(bytes))).ok_or(ReadFault::Absent);
                MapsEvent::Read { to, path, map }
            }
            MapsEffect::Save { map, to, replace } => {
                let path = match &to {
                    SaveTo::Own(name) => Path::new("/maps").join(name),
                    SaveTo::Path(path) => path.clone(),
                };
                let result = if self.files.contains_key(&path) && !replace { Err(SaveFault::Exists) } else { Ok(()) };
                if result.is_ok() {
                    self.files.insert(path.clone(), serde_json::to_vec(&*map).unwrap());
                }
                MapsEvent::Saved { name: map.name.clone(), to, path, result }
            }
            MapsEffect::Remove(path) => {
                self.files.remove(&path);
                MapsEvent::Removed { path, result: Ok(()) }
            }
            MapsEffect::PickOpen(to) => MapsEvent::OpenPicked { to, path: self.picks.0.take(), at_once: self.picks.1 },
            MapsEffect::PickSave { map, .. } => MapsEvent::SavePicked { map, path: self.picks.0.take(), at_once: self.picks.1 },
        })
    }

    pub(super) fn of_pictures(&mut self, effect: PictureEffect) -> Option<PictureEvent> {
        let read = |path: &Path| {
            let sha256 = self.pictures.get(path).ok_or(PictureFault::File(ReadFault::Absent))?;
            let pixels = Some(Arc::new(Pixels { size: [2, 1], rgba: vec![0; 8] }));
            Ok(Loaded { sha256: (*sha256).to_owned(), size: [4000, 2000], pixels })
        };
        Some(match effect {
            PictureEffect::Load { asked, path } => PictureEvent::Loaded { asked, read: read(&path) },
            PictureEffect::Read { to, look_for, path } => {
                let read = read(&path);
                PictureEvent::Read { to, look_for, path, read }
            }
            PictureEffect::Pick { to, look_for } => {
                PictureEvent::Picked { to, look_for, path: self.picks.0.take(), at_once: self.picks.1 }
            }
        })
    }

    fn map(&self) -> &Map {
        self.record().boards["final"].map.as_ref().expect("a map")
    }

    fn picture(&self) -> &Picture {
        self.map().picture.as_deref().expect("a picture")
    }

    fn choose(&mut self, answer: MapsAnswer) {
        self.ask(Intent::Maps(MapsIntent::Choose));
        self.ask(Intent::Answer(Answer::Maps(answer)));
    }

    fn keep(&mut self, name: &str) {
        self.ask(Intent::Maps(MapsIntent::Save));
        self.ask(Intent::Answer(Answer::Maps(MapsAnswer::Name(name.to_owned()))));
    }
}

fn put(world: &mut World, path: &str, content: &str, map: &serde_json::Value) {
    let saved = SavedMap::new(content, serde_json::from_value(map.clone()).unwrap());
    world.files.insert(path.into(), serde_json::to_vec(&saved).unwrap());
}

fn hall() -> serde_json::Value {
    json!({ "topology": "hex", "columns": 4, "rows": 3, "features": [{ "kind": "location", "at": [[1, 1], [2, 1]] }] })
}

#[test]
fn a_saved_map_takes_the_place_of_the_one_in_view_in_one_named_step_and_pieces_stay() {
    let mut world = World::with_a_match();
    put(&mut world, "/maps/hall.map.json", "Hall", &hall());
    world.hero("Thrall", Some(Place::Pair([9, 7])));
    let before = world.record().clone();
    world.choose(MapsAnswer::Use(0));
    assert_eq!((world.map().columns, world.map().features[0].at.len()), (Some(4), 2));
    assert_eq!(world.record().boards["final"].pieces, before.boards["final"].pieces, "off the map, and kept");
    let step = &world.document().history.undo.last().unwrap().name;
    assert_eq!(step.id, "maps-undo-use");
    world.ask(Intent::Undo);
    assert_eq!(*world.record(), before);
}

#[test]
fn only_maps_that_fit_the_board_in_view_are_offered() {
    let mut world = World::with_a_match();
    world.ask(Intent::Maps(MapsIntent::Choose));
    let hexes = world.desk.fitting_maps().len();
    assert!(hexes > 2 && hexes < bundled().count());
    world.ask(Intent::Answer(Answer::Cancel));
    world.ask(Intent::ShowBoard("fixed".to_owned()));
    world.ask(Intent::Maps(MapsIntent::Choose));
    assert!(world.desk.fitting_maps().is_empty(), "the rules fix another size");
    world.ask(Intent::Answer(Answer::Maps(MapsAnswer::Use(0))));
    assert_eq!(world.notices(), ["maps-does-not-fit"]);
    assert!(!world.document().dirty());
}

#[test]
fn a_map_is_kept_under_a_name_and_a_file_that_is_there_is_asked_about() {
    let mut world = World::with_a_match();
    let spot = Spot::Pair([2, 2]);
    world.board("final", BoardEdit::ToggleFeature { kind: "location".to_owned(), side: None, spot });
    world.keep(" ");
    assert!(matches!(world.desk.question, Some(Question::Maps(MapsQuestion::Name { .. }))), "a map without a name is none");
    world.ask(Intent::Answer(Answer::Cancel));
    world.keep("Hall B");
    let path = Path::new("/maps/hall-b.map.json");
    assert_eq!(crate::maps::parse(&world.files[path]).unwrap().map, *world.map());
    let first = world.files[path].clone();
    world.board("final", BoardEdit::RemoveFeature(0));
    world.keep("Hall B");
    assert!(matches!(world.desk.question, Some(Question::Maps(MapsQuestion::Replace { .. }))));
    world.ask(Intent::Answer(Answer::Cancel));
    assert_eq!(world.files[path], first);
    world.keep("Hall B");
    world.ask(Intent::Answer(Answer::Yes));
    assert_ne!(world.files[path], first);
}

#[test]
fn an_own_map_is_deleted_only_once_it_was_asked_and_one_of_the_program_never() {
    let mut world = World::with_a_match();
    put(&mut world, "/maps/hall.map.json", "Hall", &hall());
    world.choose(MapsAnswer::Remove(0));
    world.ask(Intent::Answer(Answer::Cancel));
    assert!(world.files.contains_key(Path::new("/maps/hall.map.json")));
    world.ask(Intent::Answer(Answer::Cancel));
    world.choose(MapsAnswer::Remove(0));
    world.ask(Intent::Answer(Answer::Yes));
    assert!(world.files.is_empty());
    assert_eq!(world.desk.question, Some(Question::Maps(MapsQuestion::Choose)), "the rest is shown");
    world.ask(Intent::Answer(Answer::Maps(MapsAnswer::Remove(0))));
    assert_eq!(world.desk.question, Some(Question::Maps(MapsQuestion::Choose)));
}

#[test]
fn a_map_travels_as_a_file_by_a_dialog_or_a_typed_path() {
    let mut world = World::with_a_match();
    put(&mut world, "/usb/hall.map.json", "Hall", &hall());
    world.picks = (Some("/usb/hall.map.json".into()), false);
    world.choose(MapsAnswer::OpenFile);
    assert_eq!(world.map().columns, Some(4));
    world.picks = (None, true);
    world.ask(Intent::Maps(MapsIntent::Save));
    world.ask(Intent::Answer(Answer::Maps(MapsAnswer::ToFile("Hall".to_owned()))));
    assert!(matches!(&world.desk.question, Some(Question::Maps(MapsQuestion::TypePath { what: Typed::SaveMap(_), .. }))));
    world.ask(Intent::Answer(Answer::Path("/usb/copy".into())));
    assert!(world.files.contains_key(Path::new("/usb/copy.map.json")));
    world.ask(Intent::Maps(MapsIntent::Open("/usb/none.map.json".into())));
    assert_eq!(world.notices().last(), Some(&"record-absent"));
    // A map that comes when another board is in view is not laid there.
    world.ask_only(Intent::Maps(MapsIntent::Open("/usb/hall.map.json".into())));
    world.ask_only(Intent::ShowBoard("land".to_owned()));
    world.drain();
    assert_eq!(world.notices().last(), Some(&"maps-too-late"));
}

fn with_a_picture() -> World {
    let mut world = World::with_a_file();
    world.pictures.insert("/venue/photos/hall.jpg".into(), "aa");
    world.ask(Intent::Picture(PictureIntent::Put("/venue/photos/hall.jpg".into())));
    world
}

#[test]
fn a_picture_is_named_from_the_folder_of_the_match_and_comes_along_when_it_is_saved_elsewhere() {
    let mut world = with_a_picture();
    assert_eq!(world.picture().path, "photos/hall.jpg");
    assert!(matches!(world.desk.picture().unwrap().state, PictureState::Ready(_)));
    world.board("final", BoardEdit::Picture(PictureEdit::Opacity(30)));
    world.ask(Intent::SavePath("/venue/day 2/b.match.json".into()));
    assert_eq!(world.picture().path, "../photos/hall.jpg");
    assert!(!world.document().dirty());
    assert_eq!(world.on_disk("/venue/day 2/b.match.json"), *world.record());
    // What can be undone is named from there as well.
    world.ask(Intent::Undo);
    assert_eq!((world.picture().path.as_str(), world.picture().opacity), ("../photos/hall.jpg", 70));
    assert!(matches!(world.desk.picture().unwrap().state, PictureState::Ready(_)));
}

#[test]
fn a_match_without_a_file_names_its_picture_absolutely_until_it_has_one() {
    let mut world = World::with_a_match();
    world.pictures.insert("/venue/hall.jpg".into(), "aa");
    world.ask(Intent::Picture(PictureIntent::Put("/venue/hall.jpg".into())));
    assert_eq!(world.picture().path, "/venue/hall.jpg");
    world.ask(Intent::SavePath("/venue/new.match.json".into()));
    assert_eq!(world.picture().path, "hall.jpg");
    assert_eq!(world.on_disk("/venue/new.match.json"), *world.record());
}

#[test]
fn a_picture_that_has_changed_is_told_until_it_is_taken_and_one_that_is_gone_until_it_is_found() {
    let mut world = with_a_picture();
    let lies = world.picture().clone();
    world.pictures.insert("/venue/photos/hall.jpg".into(), "bb");
    world.ask(Intent::Picture(PictureIntent::Reload));
    assert!(matches!(world.desk.picture().unwrap().state, PictureState::Changed(_)));
    world.ask(Intent::Picture(PictureIntent::Take));
    assert!(matches!(world.desk.picture().unwrap().state, PictureState::Ready(_)));
    assert_eq!(world.document().history.undo.last().unwrap().name.id, "picture-undo-take");
    world.ask(Intent::Undo);
    assert!(matches!(world.desk.picture().unwrap().state, PictureState::Changed(_)));
    world.pictures.clear();
    world.ask(Intent::Picture(PictureIntent::Reload));
    assert!(matches!(world.desk.picture().unwrap().state, PictureState::Wrong(PictureFault::File(ReadFault::Absent))));
    world.pictures.insert("/usb/hall.jpg".into(), "aa");
    world.picks = (Some("/usb/hall.jpg".into()), false);
    world.ask(Intent::Picture(PictureIntent::Pick { look_for: true }));
    assert_eq!(*world.picture(), Picture { path: "/usb/hall.jpg".to_owned(), ..lies });
    assert!(world.notices().is_empty(), "nothing of it is in the judge's way");
}

#[test]
fn each_board_has_its_own_picture_and_a_late_one_is_dropped() {
    let mut world = with_a_picture();
    world.ask(Intent::ShowBoard("table".to_owned()));
    assert!(world.desk.picture().is_none());
    world.pictures.insert("/venue/table.png".into(), "cc");
    world.ask(Intent::Picture(PictureIntent::Put("/venue/table.png".into())));
    let map = world.record().boards["table"].map.as_ref().unwrap();
    let picture = map.picture.as_ref().unwrap();
    assert_eq!((picture.at, picture.width), ([-300, 0], 1200), "twice as wide as high, over a table of 600 by 600");
    let asked = world.desk.picture().unwrap().asked;
    let late = PictureEvent::Loaded { asked: asked - 1, read: Err(PictureFault::Damaged) };
    world.ask(Intent::Event(crate::desk::Event::Picture(late)));
    assert!(matches!(world.desk.picture().unwrap().state, PictureState::Ready(_)));
    // Once it is painted its pixels are needed no more.
    world.ask(Intent::Picture(PictureIntent::Painted(asked)));
    assert!(matches!(world.desk.picture().unwrap().state, PictureState::Ready(loaded) if loaded.pixels.is_none()));
}

#[test]
fn moving_on_and_on_by_keys_is_one_step_and_each_drag_is_one() {
    let mut world = with_a_picture();
    let steps = world.document().history.undo.len();
    for x in [10, 20, 30] {
        world.board("final", BoardEdit::Picture(PictureEdit::Nudge { at: [x, 0], width: 9000 }));
    }
    for x in [40, 50] {
        world.board("final", BoardEdit::Picture(PictureEdit::Place { at: [x, 0], width: -7 }));
    }
    assert_eq!(world.document().history.undo.len(), steps + 3);
    assert_eq!((world.picture().at, world.picture().width), ([50, 0], 1), "no picture is narrower than nothing");
    world.board("final", BoardEdit::SetMap(Map { columns: Some(5), picture: None, ..world.map().clone() }));
    assert_eq!(world.picture().at, [50, 0], "another size of the map leaves it where it is");
}
