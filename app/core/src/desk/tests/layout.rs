//! Panels, themes, zoom and the matches opened last: what is asked for is kept, once, and stands outside of every match.

use std::path::Path;

use super::executor::World;
use crate::desk::{Edit, Effect, Event, Intent, LayoutIntent, Part, commands};
use crate::locale::Language;
use crate::settings::{Column, Panel, Room, Settings, Theme, Zoom};

fn kept(world: &World) -> Vec<Settings> {
    let settings = world.waiting.iter().filter_map(|effect| match effect {
        Effect::KeepSettings { settings, .. } => Some((**settings).clone()),
        _ => None,
    });
    settings.collect()
}

/// A desk that keeps its settings, with an open match.
fn keeping() -> World {
    let mut world = World::with_a_match();
    world.desk.settings_file = Some("/settings.json".into());
    world
}

#[test]
fn what_changes_is_kept_and_what_does_not_is_not() {
    let mut world = keeping();
    let asked = [
        LayoutIntent::Theme(Theme::Dark),
        LayoutIntent::Zoom(Zoom::from(150)),
        LayoutIntent::Hide(Panel::Roster, true),
        LayoutIntent::Width(Column::Sheet, Room::Wide, Some(310)),
        LayoutIntent::UsualPanels,
    ];
    for (count, intent) in asked.into_iter().enumerate() {
        for _ in 0..2 {
            world.ask_only(Intent::Layout(intent));
        }
        let kept = kept(&world);
        assert_eq!(kept.len(), count + 1, "{intent:?}");
        assert_eq!(kept.last(), Some(&world.desk.settings));
    }
    world.ask_only(Intent::UseLanguage(Language::French));
    assert_eq!(kept(&world).last().unwrap().language, Some(Language::French));
}

#[test]
fn without_a_file_nothing_is_kept_and_all_of_it_works() {
    let mut world = World::with_a_match();
    world.ask_only(Intent::Layout(LayoutIntent::Theme(Theme::Dark)));
    assert!(world.waiting.is_empty());
    assert_eq!(world.desk.settings.theme, Theme::Dark);
}

#[test]
fn how_the_window_looks_is_no_change_of_the_match_and_can_be_asked_for_during_a_question() {
    let mut world = keeping();
    world.enter("vp", 1);
    world.ask(Intent::Layout(LayoutIntent::Hide(Panel::Cascade, true)));
    world.enter("vp", 12);
    world.ask(Intent::Undo);
    assert!(!world.document().dirty(), "both numbers were one entry");
    world.ask(Intent::TypePath { save: false });
    world.ask(Intent::Layout(LayoutIntent::Zoom(Zoom::from(200))));
    assert_eq!(world.desk.settings.zoom.percent(), 200);
}

#[test]
fn who_goes_to_a_hidden_panel_sees_it() {
    let mut world = keeping();
    for (panel, part) in [(Panel::Sheet, Part::Sheet), (Panel::Cascade, Part::Cascade)] {
        world.ask(Intent::Layout(LayoutIntent::Hide(panel, true)));
        world.ask(Intent::GoTo(part));
        assert!(!world.desk.settings.panels.is_hidden(panel));
    }
}

#[test]
fn commands_say_what_is_chosen() {
    let mut world = keeping();
    let chosen = |world: &World, id: &str| {
        commands().iter().find(|command| command.id == id).and_then(|command| command.chosen(&world.desk))
    };
    assert_eq!(chosen(&world, "save"), None);
    assert_eq!((chosen(&world, "panel-sheet"), chosen(&world, "theme-system")), (Some(true), Some(true)));
    world.ask(Intent::Layout(LayoutIntent::Hide(Panel::Sheet, true)));
    world.ask(Intent::Layout(LayoutIntent::Theme(Theme::HighContrast)));
    assert_eq!((chosen(&world, "panel-sheet"), chosen(&world, "theme-system")), (Some(false), Some(false)));
    assert_eq!(chosen(&world, "theme-contrast"), Some(true));
}

#[test]
fn matches_that_were_opened_or_saved_are_offered_again_until_they_are_gone() {
    let mut world = World::with_a_file();
    world.ask(Intent::SavePath("/venue/b.match.json".into()));
    let recent = |world: &World| world.desk.settings.recent.files().to_vec();
    assert_eq!(recent(&world), [Path::new("/venue/b.match.json"), Path::new("/venue/a.match.json")]);
    world.files.clear();
    world.ask(Intent::Close);
    world.ask(Intent::OpenPath("/venue/a.match.json".into()));
    assert_eq!(world.notices().len(), 1);
    assert_eq!(recent(&world), [Path::new("/venue/b.match.json")]);
}

#[test]
fn settings_that_cannot_be_kept_are_told_of_once() {
    let mut world = keeping();
    for _ in 0..3 {
        world.ask(Intent::Event(Event::SettingsNotKept("disk full".to_owned())));
    }
    assert_eq!(world.notices(), ["layout-not-kept"]);
    world.ask(Intent::Dismiss(0));
    world.ask(Intent::Event(Event::SettingsNotKept("disk full".to_owned())));
    assert!(world.notices().is_empty());
    world.ask(Intent::Edit(Edit::Notes("a".to_owned())));
    assert!(world.document().dirty(), "and the match goes on");
}
