//! The picture under the grid of the board in view: which file it is, whether it is the one that was chosen, and how another
//! comes in its place. Its file is read outside of the desk; without it a match works as well.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use ruleset_api::Text;
use ruleset_api::record::Picture;
use serde_json::Map as Object;

use super::document::{Document, DocumentId};
use super::edit::{BoardEdit, Edit, PictureEdit};
use super::maps::{BoardRef, MapsQuestion, Typed};
use super::message::{Effect, Question};
use super::start::first_map;
use super::{Desk, history};
use crate::picture::{self, Loaded, PictureFault};

/// How strongly a new picture is shown, in percent: the grid and the pieces stand out from it.
const OPACITY: i64 = 70;

/// What the judge asked of the picture under the grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureIntent {
    /// Choose a file.
    Pick {
        /// In the place of the one whose file is missing or changed: where it lies stays.
        look_for: bool,
    },
    /// Type the path of a file.
    Type {
        /// As of [`PictureIntent::Pick`].
        look_for: bool,
    },
    /// Put a file under the grid.
    Put(PathBuf),
    /// Take the file as it is now.
    Take,
    /// Read the file again.
    Reload,
    /// The window has taken the pixels that were loaded by this number, and they are needed no more.
    Painted(u64),
}

/// What must happen outside the desk for pictures.
#[derive(Clone, Debug)]
pub enum PictureEffect {
    /// Let the judge choose a file; answered by [`PictureEvent::Picked`].
    Pick {
        /// For which board.
        to: BoardRef,
        /// In the place of one whose file is missing or changed.
        look_for: bool,
    },
    /// Read the picture in view; answered by [`PictureEvent::Loaded`]. Only the latest request matters.
    Load {
        /// The number of the question.
        asked: u64,
        /// The file.
        path: PathBuf,
    },
    /// Read a picture that is to come under the grid; answered by [`PictureEvent::Read`].
    Read {
        /// Of which board.
        to: BoardRef,
        /// In the place of one whose file is missing or changed.
        look_for: bool,
        /// The file.
        path: PathBuf,
    },
}

/// What came back from outside for pictures.
#[derive(Clone, Debug)]
pub enum PictureEvent {
    /// The judge chose a file, or none.
    Picked {
        /// For which board.
        to: BoardRef,
        /// In the place of one whose file is missing or changed.
        look_for: bool,
        /// Which file.
        path: Option<PathBuf>,
        /// The answer came before anybody can have seen a dialog.
        at_once: bool,
    },
    /// The picture in view was read.
    Loaded {
        /// The number of the question.
        asked: u64,
        /// The picture, or why there is none.
        read: Result<Loaded, PictureFault>,
    },
    /// A picture that is to come under the grid was read.
    Read {
        /// Of which board.
        to: BoardRef,
        /// In the place of one whose file is missing or changed.
        look_for: bool,
        /// The file: absolute, without `~`, `.` and links.
        path: PathBuf,
        /// The picture, or why there is none.
        read: Result<Loaded, PictureFault>,
    },
}

/// The picture of the board in view, as far as it was read.
#[derive(Debug, Default)]
pub struct Underlay {
    /// The number of the latest question: what was read by it is one picture.
    pub asked: u64,
    of: Option<(DocumentId, String, Result<PathBuf, PictureFault>)>,
    read: Option<Result<Loaded, PictureFault>>,
}

/// The picture under the board in view.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'d> {
    /// How the record names and places it.
    pub picture: &'d Picture,
    /// The number by which it was read.
    pub asked: u64,
    /// How it stands.
    pub state: PictureState<'d>,
}

/// How the picture under the board in view stands.
#[derive(Clone, Copy, Debug)]
pub enum PictureState<'d> {
    /// It is being read.
    Loading,
    /// It is the one that was chosen.
    Ready(&'d Loaded),
    /// The file is there and is another one than was chosen.
    Changed(&'d Loaded),
    /// It cannot be shown.
    Wrong(&'d PictureFault),
}

impl Desk {
    /// The picture under the board in view.
    #[must_use]
    pub fn picture(&self) -> Option<Shown<'_>> {
        let document = self.document()?;
        let picture = picture_of(document, self.board(document)?)?;
        let same = |sha256: &str| picture.sha256.is_empty() || picture.sha256.eq_ignore_ascii_case(sha256);
        let state = match (&self.underlay.of, &self.underlay.read) {
            (Some((_, _, Err(fault))), _) | (_, Some(Err(fault))) => PictureState::Wrong(fault),
            (_, Some(Ok(loaded))) if same(&loaded.sha256) => PictureState::Ready(loaded),
            (_, Some(Ok(loaded))) => PictureState::Changed(loaded),
            (_, None) => PictureState::Loading,
        };
        Some(Shown { picture, asked: self.underlay.asked, state })
    }
}

fn picture_of<'d>(document: &'d Document, board: &str) -> Option<&'d Picture> {
    document.record.boards.get(board)?.map.as_ref()?.picture.as_deref()
}

/// Keeps what was read at the picture in view: another one is read, and none is forgotten.
pub(super) fn follow(desk: &mut Desk) -> Vec<Effect> {
    let wanted = desk.document().and_then(|document| {
        let board = desk.board(document)?;
        let picture = picture_of(document, board)?;
        let path = picture::resolve(&picture.path, document.path.as_deref().and_then(Path::parent));
        Some((document.id, board, path))
    });
    let known = desk.underlay.of.as_ref().map(|(document, board, path)| (*document, board.as_str(), path));
    if wanted.as_ref().map(|(document, board, path)| (*document, *board, path)) == known {
        return Vec::new();
    }
    desk.underlay.of = wanted.map(|(document, board, path)| (document, board.to_owned(), path));
    load(desk)
}

fn load(desk: &mut Desk) -> Vec<Effect> {
    desk.underlay.asked += 1;
    desk.underlay.read = None;
    match &desk.underlay.of {
        Some((_, _, Ok(path))) => {
            vec![Effect::Picture(PictureEffect::Load { asked: desk.underlay.asked, path: path.clone() })]
        }
        _ => Vec::new(),
    }
}

pub(super) fn ask(desk: &mut Desk, intent: PictureIntent) -> Vec<Effect> {
    match intent {
        PictureIntent::Pick { look_for } => {
            let to = desk.board_ref().filter(|_| !std::mem::replace(&mut desk.dialog_open, true));
            to.map(|to| Effect::Picture(PictureEffect::Pick { to, look_for })).into_iter().collect()
        }
        PictureIntent::Type { look_for } => {
            if desk.board_ref().is_some() {
                type_path(desk, look_for, false);
            }
            Vec::new()
        }
        PictureIntent::Put(path) => put(desk, path, false),
        PictureIntent::Take => {
            let sha256 = match desk.picture().map(|shown| shown.state) {
                Some(PictureState::Changed(loaded) | PictureState::Ready(loaded)) => loaded.sha256.clone(),
                _ => return Vec::new(),
            };
            let Some(to) = desk.board_ref() else { return Vec::new() };
            edit(desk, to.board, PictureEdit::Take { sha256 })
        }
        PictureIntent::Reload => load(desk),
        PictureIntent::Painted(asked) => {
            if let Some(Ok(loaded)) = desk.underlay.read.as_mut().filter(|_| asked == desk.underlay.asked) {
                loaded.pixels = None;
            }
            Vec::new()
        }
    }
}

/// Reads a picture that is to come under the grid of the board in view.
pub(super) fn put(desk: &mut Desk, path: PathBuf, look_for: bool) -> Vec<Effect> {
    match desk.board_ref() {
        Some(to) => vec![Effect::Picture(PictureEffect::Read { to, look_for, path })],
        None => {
            desk.fail(Text::new("picture-no-board").with("file", path.display().to_string()));
            Vec::new()
        }
    }
}

fn type_path(desk: &mut Desk, look_for: bool, unasked: bool) {
    let here = desk.underlay.of.as_ref().and_then(|(_, _, path)| path.as_ref().ok()).filter(|_| look_for);
    let suggested = here.map(|path| path.display().to_string()).unwrap_or_default();
    desk.ask(Question::Maps(MapsQuestion::TypePath { what: Typed::Picture { look_for }, suggested, unasked }));
}

pub(super) fn came_back(desk: &mut Desk, event: PictureEvent) -> Vec<Effect> {
    match event {
        PictureEvent::Picked { to, look_for, path, at_once } => {
            desk.dialog_open = false;
            match path {
                Some(path) => return vec![Effect::Picture(PictureEffect::Read { to, look_for, path })],
                None if at_once => type_path(desk, look_for, true),
                None => {}
            }
        }
        PictureEvent::Loaded { asked, read } => {
            if asked == desk.underlay.asked {
                desk.underlay.read = Some(read);
            }
        }
        PictureEvent::Read { path, read: Err(fault), .. } => desk.fail(fault.text(&path)),
        PictureEvent::Read { to, look_for, path, read: Ok(loaded) } => {
            if desk.board_ref().as_ref() == Some(&to) {
                return lay(desk, to.board, look_for, &path, &loaded);
            }
            desk.fail(Text::new("picture-too-late").with("file", path.display().to_string()));
        }
    }
    Vec::new()
}

/// Puts a picture under the grid; in the place of one that was lost it lies as that one did.
fn lay(desk: &mut Desk, board: String, look_for: bool, path: &Path, loaded: &Loaded) -> Vec<Effect> {
    let Some(document) = desk.document() else { return Vec::new() };
    let file = document.path.as_deref();
    let named = file.map_or_else(|| picture::relative(path, Path::new("")), |file| picture::relative(path, file));
    if picture::resolve(&named, file.and_then(Path::parent)) == Err(PictureFault::Elsewhere) {
        desk.fail(PictureFault::Elsewhere.text(path));
        return Vec::new();
    }
    let sha256 = loaded.sha256.clone();
    let there = picture_of(document, &board).filter(|_| look_for).cloned();
    let new = match there {
        Some(lost) => Picture { path: named, sha256, ..lost },
        None => {
            let kind = desk.manifest(document).and_then(|manifest| manifest.board_kind(&board));
            let own = document.record.boards.get(&board).and_then(|board| board.map.clone());
            let map = own.or_else(|| kind?.map.clone()).or_else(|| first_map(kind?.topology));
            let (at, width) = map.map_or(([0, 0], 1000), |map| picture::covering(&map, loaded.size));
            Picture { path: named, sha256, at, width, opacity: OPACITY, unknown: Object::new() }
        }
    };
    edit(desk, board, PictureEdit::Put(Box::new(new)))
}

fn edit(desk: &mut Desk, board: String, edit: PictureEdit) -> Vec<Effect> {
    history::edit(desk, &Edit::Board { board, edit: BoardEdit::Picture(edit) })
}

/// After a document was saved elsewhere: its pictures are named from there, now and in every step that can be undone. What
/// is painted stays the same; whether anything has changed.
pub(super) fn moved(document: &mut Document, to: &Path) -> bool {
    let from = document.path.clone();
    if from.as_deref() == Some(to) {
        return false;
    }
    let mut any = false;
    let steps = document.history.undo.iter_mut().chain(&mut document.history.redo).map(|step| &mut step.record);
    for record in std::iter::once(&mut document.record).chain(steps) {
        let absolute = picture::record_unmoored(record, from.as_deref());
        let moved = picture::record_at(absolute.as_ref().unwrap_or(record), to);
        if let Some(moved) = moved.or(absolute) {
            *record = Arc::new(moved);
            any = true;
        }
    }
    any
}
