//! Saved maps on the desk: choosing one for the board in view, keeping the map in view under a name, and doing both with
//! files that travel. What a file of a map is, the module of maps knows; folders and dialogs are the shell's.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use ruleset_api::Text;
use ruleset_api::record::Map;

use super::document::DocumentId;
use super::edit::{BoardEdit, Edit};
use super::message::{Answer, Effect, Notice, Question};
use super::title::file_name;
use super::{Desk, history, picture};
use crate::maps::{self, ENDING, Fitted, Found, Listed, SavedMap, Source};
use crate::picture as pictures;
use crate::record::{ReadFault, SaveFault};

/// What the desk knows of maps.
#[derive(Debug, Default)]
pub struct Maps {
    /// The map itself is being set up: its panel is open.
    pub setup: bool,
    /// The saved maps, once they were listed.
    pub listed: Option<Arc<Listed>>,
}

/// A board of an open document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardRef {
    /// The document.
    pub document: DocumentId,
    /// Key of the board.
    pub board: String,
}

/// What the judge asked of maps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MapsIntent {
    /// Show or hide what the map in view is made of.
    Setup(bool),
    /// Choose among the saved maps.
    Choose,
    /// Keep the map in view under a name.
    Save,
    /// Use the map of a file.
    Open(PathBuf),
}

/// A question on maps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MapsQuestion {
    /// Which of the saved maps?
    Choose,
    /// Under which name is the map in view to be kept?
    Name {
        /// What the field begins with.
        suggested: String,
    },
    /// There is a map in that file already: replace it?
    Replace {
        /// The name of the map.
        name: String,
        /// Where it is to be saved.
        to: SaveTo,
        /// The file.
        file: PathBuf,
    },
    /// Take one of the user's maps away for good?
    Remove {
        /// What it is called.
        name: Text,
        /// Its file.
        file: PathBuf,
    },
    /// The path of a file is typed.
    TypePath {
        /// What it is for.
        what: Typed,
        /// What the field begins with.
        suggested: String,
        /// The system's dialog gave no answer, so the question came up by itself.
        unasked: bool,
    },
}

/// What a typed path is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// To use the map of that file.
    OpenMap,
    /// To save the map in view there, with a name.
    SaveMap(String),
    /// To put that picture under the grid.
    Picture {
        /// In the place of the one whose file is missing or changed.
        look_for: bool,
    },
}

/// An answer to a question on maps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MapsAnswer {
    /// That of the list, by its index.
    Use(usize),
    /// Take that of the list away, by its index.
    Remove(usize),
    /// A map that lies elsewhere: let me choose its file.
    OpenFile,
    /// Under this name.
    Name(String),
    /// Under this name, in a file of my choice.
    ToFile(String),
}

/// Where a map is saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveTo {
    /// Among the user's own; the name of the file.
    Own(String),
    /// At a path.
    Path(PathBuf),
}

/// What must happen outside the desk for maps.
#[derive(Clone, Debug)]
pub enum MapsEffect {
    /// List the saved maps; answered by [`MapsEvent::Listed`].
    List,
    /// Read a map for a board; answered by [`MapsEvent::Read`].
    Read {
        /// The board.
        to: BoardRef,
        /// The file.
        path: PathBuf,
    },
    /// Save a map; answered by [`MapsEvent::Saved`].
    Save {
        /// The map.
        map: Arc<SavedMap>,
        /// Where.
        to: SaveTo,
        /// Whether a file that is there already may be replaced.
        replace: bool,
    },
    /// Take one of the user's maps away; answered by [`MapsEvent::Removed`].
    Remove(PathBuf),
    /// Let the judge choose the file of a map; answered by [`MapsEvent::OpenPicked`].
    PickOpen(BoardRef),
    /// Let the judge choose where to save a map; answered by [`MapsEvent::SavePicked`].
    PickSave {
        /// The map.
        map: Arc<SavedMap>,
        /// A name of a file to begin with.
        suggested: String,
    },
}

/// What came back from outside for maps.
#[derive(Clone, Debug)]
pub enum MapsEvent {
    /// The saved maps.
    Listed(Arc<Listed>),
    /// A map was read for a board.
    Read {
        /// The board.
        to: BoardRef,
        /// The file: absolute.
        path: PathBuf,
        /// The map, the path of its picture absolute; or why there is none.
        map: Result<Arc<SavedMap>, ReadFault>,
    },
    /// A map was saved, or not.
    Saved {
        /// What it is called.
        name: String,
        /// Where it was to be saved.
        to: SaveTo,
        /// The file: absolute.
        path: PathBuf,
        /// Whether it worked.
        result: Result<(), SaveFault>,
    },
    /// A map was taken away, or not; with the system's words.
    Removed {
        /// Its file.
        path: PathBuf,
        /// Whether it worked.
        result: Result<(), String>,
    },
    /// The judge chose the file of a map, or none.
    OpenPicked {
        /// For which board.
        to: BoardRef,
        /// Which file.
        path: Option<PathBuf>,
        /// The answer came before anybody can have seen a dialog.
        at_once: bool,
    },
    /// The judge chose where to save a map, or did not.
    SavePicked {
        /// The map.
        map: Arc<SavedMap>,
        /// Where.
        path: Option<PathBuf>,
        /// The answer came before anybody can have seen a dialog.
        at_once: bool,
    },
}

impl Desk {
    /// The board in view.
    pub(super) fn board_ref(&self) -> Option<BoardRef> {
        let document = self.document()?;
        Some(BoardRef { document: document.id, board: self.board(document)?.to_owned() })
    }

    /// The map of the board in view: the record's, else the one that the rules fix.
    fn map_in_view(&self) -> Option<&Map> {
        let document = self.document()?;
        let board = self.board(document)?;
        let own = document.record.boards.get(board).and_then(|board| board.map.as_ref());
        own.or_else(|| self.manifest(document)?.board_kind(board)?.map.as_ref())
    }

    /// A saved map as the board in view takes it; nothing where it does not fit.
    #[must_use]
    pub fn fitted(&self, map: &Map) -> Option<Fitted> {
        let document = self.document()?;
        maps::fitted(map, self.manifest(document)?.board_kind(self.board(document)?)?)
    }

    /// The saved maps that fit the board in view, with their indexes in the list.
    #[must_use]
    pub fn fitting_maps(&self) -> Vec<(usize, &Found, Fitted)> {
        let listed = self.maps.listed.as_ref().map_or(&[][..], |listed| &listed.maps);
        let fitting = listed.iter().enumerate().filter_map(|(index, found)| Some((index, found, self.fitted(&found.map)?)));
        fitting.collect()
    }
}

pub(super) fn ask(desk: &mut Desk, intent: MapsIntent) -> Vec<Effect> {
    match intent {
        MapsIntent::Setup(open) => {
            desk.maps.setup = open;
            Vec::new()
        }
        MapsIntent::Choose => choose(desk),
        MapsIntent::Save => {
            if desk.map_in_view().is_some() {
                desk.ask(Question::Maps(MapsQuestion::Name { suggested: String::new() }));
            }
            Vec::new()
        }
        MapsIntent::Open(path) => match desk.board_ref() {
            Some(to) => vec![Effect::Maps(MapsEffect::Read { to, path })],
            None => {
                desk.fail(Text::new("maps-no-board").with("file", path.display().to_string()));
                Vec::new()
            }
        },
    }
}

fn choose(desk: &mut Desk) -> Vec<Effect> {
    let any = desk.board_ref().is_some() && desk.ask(Question::Maps(MapsQuestion::Choose));
    if any { vec![Effect::Maps(MapsEffect::List)] } else { Vec::new() }
}

/// Answers a question on maps, which was open until now. An answer that does not fit it leaves it open.
pub(super) fn answer(desk: &mut Desk, question: MapsQuestion, answer: Answer) -> Vec<Effect> {
    match (question, answer) {
        (MapsQuestion::Remove { .. }, Answer::Cancel) => choose(desk),
        (_, Answer::Cancel) => Vec::new(),
        (MapsQuestion::Choose, Answer::Maps(MapsAnswer::Use(index))) => {
            let found = desk.maps.listed.as_ref().and_then(|listed| listed.maps.get(index)).cloned();
            let (Some(found), Some(to)) = (found, desk.board_ref()) else { return Vec::new() };
            lay(desk, &to, &found.name, &found.map)
        }
        (MapsQuestion::Choose, Answer::Maps(MapsAnswer::Remove(index))) => {
            let found = desk.maps.listed.as_ref().and_then(|listed| listed.maps.get(index)).cloned();
            match found {
                Some(Found { name, source: Source::Own(file), .. }) => {
                    desk.ask(Question::Maps(MapsQuestion::Remove { name, file }));
                }
                _ => {
                    desk.ask(Question::Maps(MapsQuestion::Choose));
                }
            }
            Vec::new()
        }
        (MapsQuestion::Choose, Answer::Maps(MapsAnswer::OpenFile)) => {
            let to = desk.board_ref().filter(|_| !std::mem::replace(&mut desk.dialog_open, true));
            to.map(|to| Effect::Maps(MapsEffect::PickOpen(to))).into_iter().collect()
        }
        (MapsQuestion::Name { .. }, Answer::Maps(MapsAnswer::Name(name))) if !name.trim().is_empty() => {
            let to = SaveTo::Own(file_name(&name, "map", ENDING));
            save(desk, &name, to, false)
        }
        (MapsQuestion::Name { .. }, Answer::Maps(MapsAnswer::ToFile(name))) => {
            let Some(map) = named(desk, &name) else { return Vec::new() };
            let suggested = file_name(&name, "map", ENDING);
            if std::mem::replace(&mut desk.dialog_open, true) {
                return Vec::new();
            }
            vec![Effect::Maps(MapsEffect::PickSave { map, suggested })]
        }
        (MapsQuestion::Replace { name, to, .. }, Answer::Yes) => save(desk, &name, to, true),
        (MapsQuestion::Remove { file, .. }, Answer::Yes) => vec![Effect::Maps(MapsEffect::Remove(file))],
        (MapsQuestion::TypePath { what, .. }, Answer::Path(path)) if !path.as_os_str().is_empty() => match what {
            Typed::OpenMap => ask(desk, MapsIntent::Open(path)),
            Typed::SaveMap(name) => save(desk, &name, SaveTo::Path(with_ending(path)), false),
            Typed::Picture { look_for } => picture::put(desk, path, look_for),
        },
        (question, _) => {
            desk.question = Some(Question::Maps(question));
            Vec::new()
        }
    }
}

/// The map in view with a name, the path of its picture absolute.
fn named(desk: &Desk, name: &str) -> Option<Arc<SavedMap>> {
    let file = desk.document()?.path.as_deref();
    let mut map = desk.map_in_view()?.clone();
    pictures::make_absolute(&mut map, file.and_then(Path::parent));
    Some(Arc::new(SavedMap::new(name.trim(), map)))
}

fn save(desk: &Desk, name: &str, to: SaveTo, replace: bool) -> Vec<Effect> {
    let map = named(desk, name);
    map.map(|map| Effect::Maps(MapsEffect::Save { map, to, replace })).into_iter().collect()
}

/// A name without any ending gets that of maps.
fn with_ending(path: PathBuf) -> PathBuf {
    match path.file_name() {
        Some(name) if path.extension().is_none() => {
            let mut name = name.to_owned();
            name.push(ENDING);
            path.with_file_name(name)
        }
        _ => path,
    }
}

/// Lays a map on a board: one step that can be undone. Pieces stay where they are.
fn lay(desk: &mut Desk, to: &BoardRef, name: &Text, map: &Map) -> Vec<Effect> {
    if desk.board_ref().as_ref() != Some(to) {
        desk.fail(Text::new("maps-too-late").with("name", name.clone()));
        return Vec::new();
    }
    let Some(Fitted { mut map, left_out }) = desk.fitted(map) else {
        desk.fail(Text::new("maps-does-not-fit").with("name", name.clone()));
        return Vec::new();
    };
    if left_out > 0 {
        let text = Text::new("maps-left-out").with("name", name.clone()).with("n", left_out);
        desk.notices.push(Notice { failure: false, text, page: None, clock: None });
    }
    if let Some(file) = desk.document().and_then(|document| document.path.as_deref()) {
        pictures::make_relative(&mut map, file);
    }
    let edit = BoardEdit::UseMap { name: name.clone(), map: Box::new(map) };
    history::edit(desk, &Edit::Board { board: to.board.clone(), edit })
}

pub(super) fn came_back(desk: &mut Desk, event: MapsEvent) -> Vec<Effect> {
    match event {
        MapsEvent::Listed(listed) => {
            desk.maps.listed = Some(listed);
            Vec::new()
        }
        MapsEvent::Read { to, path, map: Ok(saved) } => lay(desk, &to, &saved.called(&path), &saved.map),
        MapsEvent::Read { path, map: Err(fault), .. } => {
            desk.fail(maps::read_text(&fault, &path));
            Vec::new()
        }
        MapsEvent::Saved { name, path, result: Ok(()), .. } => {
            let text = Text::new("maps-saved").with("name", name).with("file", path.display().to_string());
            desk.notices.push(Notice { failure: false, text, page: None, clock: None });
            Vec::new()
        }
        MapsEvent::Saved { name, to, path, result: Err(fault) } => {
            let exists = fault == SaveFault::Exists;
            let replace = MapsQuestion::Replace { name, to, file: path.clone() };
            if !(exists && desk.map_in_view().is_some() && desk.ask(Question::Maps(replace))) {
                desk.fail(maps::save_text(&fault, &path));
            }
            Vec::new()
        }
        MapsEvent::Removed { path, result } => {
            if let Err(words) = result {
                let file = path.display().to_string();
                desk.fail(Text::new("maps-not-removed").with("file", file).with("message", words));
            }
            // What is left is shown, so that the next can be chosen or taken away.
            choose(desk)
        }
        MapsEvent::OpenPicked { to, path, at_once } => {
            desk.dialog_open = false;
            match path {
                Some(path) => vec![Effect::Maps(MapsEffect::Read { to, path })],
                None => type_path(desk, Typed::OpenMap, String::new(), at_once),
            }
        }
        MapsEvent::SavePicked { map, path, at_once } => {
            desk.dialog_open = false;
            match path {
                Some(path) => {
                    // The dialog has asked about the name as it was typed, and about no other.
                    let whole = with_ending(path.clone());
                    let replace = whole == path;
                    vec![Effect::Maps(MapsEffect::Save { map, to: SaveTo::Path(whole), replace })]
                }
                None => {
                    let suggested = file_name(&map.name, "map", ENDING);
                    type_path(desk, Typed::SaveMap(map.name.clone()), suggested, at_once)
                }
            }
        }
    }
}

/// Asks for a typed path where the system has no dialog.
pub(super) fn type_path(desk: &mut Desk, what: Typed, suggested: String, unasked: bool) -> Vec<Effect> {
    if unasked {
        desk.ask(Question::Maps(MapsQuestion::TypePath { what, suggested, unasked }));
    }
    Vec::new()
}
