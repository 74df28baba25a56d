//! The document that is shown, with what the screens need to know of it: its ruleset, its ruling, what its sides and pieces
//! are called, and what is wrong with which entry.

use std::collections::BTreeMap;
use std::ops::Bound;
use std::sync::Arc;

use arbiter_core::desk::{Desk, Document, DocumentId, is_shown};
use arbiter_core::locale::{Locale, Names};
use ruleset_api::manifest::BoardKind;
use ruleset_api::{Level, Manifest, Problem, Ruling, Status};

use super::widgets::Mark;

/// A document whose ruleset was found.
#[derive(Clone, Copy)]
pub(crate) struct Open<'a> {
    /// The document.
    pub(crate) document: &'a Document,
    /// What its ruleset says of itself.
    pub(crate) manifest: &'a Manifest,
    /// The latest ruling; while one is on its way, the one before.
    pub(crate) ruling: Option<&'a Ruling>,
    /// What its sides and pieces are called.
    pub(crate) names: &'a Names,
    /// What is wrong with which entry.
    pub(crate) marks: &'a Marks<'a>,
    /// The program's texts.
    pub(crate) locale: &'a Locale,
}

impl<'a> Open<'a> {
    /// The boards that are shown of the document.
    pub(crate) fn boards(&self) -> impl Iterator<Item = &'a BoardKind> {
        let record = &self.document.record;
        self.manifest.boards.iter().filter(|kind| is_shown(kind, record))
    }

    /// What a side is called.
    pub(crate) fn side(&self, side: usize) -> String {
        self.names.side(side, self.locale.language().code())
    }

    /// What a piece of a board is called.
    pub(crate) fn piece(&self, board: &str, piece: i64) -> String {
        self.names.piece(piece, Some(board), self.locale.language().code())
    }

    /// What is wrong with the entry at a JSON Pointer.
    pub(crate) fn mark(&self, pointer: &str) -> Option<Mark<'a>> {
        let problem = self.marks.at(pointer)?;
        Some(Mark { error: self.is_wrong(problem), sentence: self.locale.rendered(&problem.text) })
    }

    /// Whether something is entered wrongly. What is only missing yet is no fault.
    pub(crate) fn is_wrong(&self, problem: &Problem) -> bool {
        problem.level == Level::Error
            && !is_missing(problem)
            && self.ruling.is_some_and(|ruling| ruling.status != Status::Incomplete)
    }

    /// How the match stands for the judge: a record in which nothing is wrong but that a list of numbers is not entered to
    /// its end is still to be completed.
    pub(crate) fn status(&self, ruling: &Ruling) -> Status {
        let mut errors = ruling.problems.iter().filter(|problem| problem.level == Level::Error).peekable();
        match ruling.status {
            Status::Invalid if errors.peek().is_some() && errors.all(is_missing) => Status::Incomplete,
            status => status,
        }
    }
}

/// Whether a problem only says that something is still to be entered.
fn is_missing(problem: &Problem) -> bool {
    problem.text.id == "arbiter-missing"
}

/// The problems of a ruling by the place of the record that they point at.
#[derive(Debug, Default)]
pub(crate) struct Marks<'a>(BTreeMap<&'a str, &'a Problem>);

impl<'a> Marks<'a> {
    /// The problems of a ruling; notes mark nothing.
    pub(crate) fn of(ruling: Option<&'a Ruling>) -> Self {
        let problems = ruling.map_or(&[][..], |ruling| &ruling.problems).iter();
        Self(
            problems.rev().filter(|problem| problem.level != Level::Note).map(|problem| (problem.at.as_str(), problem)).collect(),
        )
    }

    /// The problem at a place or inside of it.
    fn at(&self, pointer: &str) -> Option<&'a Problem> {
        let from = (Bound::Included(pointer), Bound::Unbounded);
        let below = |at: &str| at.strip_prefix(pointer).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
        let mut near = self.0.range::<str, _>(from).take_while(|(at, _)| at.starts_with(pointer));
        near.find(|(at, _)| below(at)).map(|(_, problem)| *problem)
    }
}

/// Whether something is shown for the first time, so that it has to come into sight. It says so twice: what is scrolled to
/// in the first frame of a column may not stay there.
pub(crate) fn is_new(ui: &egui::Ui, what: &str, shown: impl std::hash::Hash + std::fmt::Debug) -> bool {
    let now = egui::Id::unique((what, shown));
    ui.data_mut(|data| {
        let last = data.get_temp_mut_or_default::<(Option<egui::Id>, u8)>(egui::Id::unique(what));
        *last = if last.0 == Some(now) { (Some(now), last.1.saturating_add(1)) } else { (Some(now), 0) };
        last.1 < 2
    })
}

/// The names of the document that was shown last: a board of a thousand pieces is not named anew in every frame.
#[derive(Debug, Default)]
pub(crate) struct NamesCache {
    known: Option<(DocumentId, u64, String, Arc<Names>)>,
}

impl NamesCache {
    /// The names of the document that is shown.
    pub(crate) fn names(&mut self, desk: &Desk) -> Arc<Names> {
        let Some(document) = desk.document() else { return Arc::default() };
        let Some(ruleset) = desk.rulesets.as_ref().and_then(|rulesets| rulesets.get(&document.record.ruleset.id)) else {
            return Arc::default();
        };
        if let Some((id, revision, version, names)) = &self.known
            && (*id, *revision) == (document.id, document.revision)
            && *version == ruleset.manifest.version
        {
            return Arc::clone(names);
        }
        let names = Arc::new(Names::of(&document.record, &ruleset.manifest));
        self.known = Some((document.id, document.revision, ruleset.manifest.version.clone(), Arc::clone(&names)));
        names
    }
}

#[cfg(test)]
mod tests {
    use ruleset_api::Text;

    use super::*;

    #[test]
    fn a_problem_marks_its_entry_and_what_the_entry_is_part_of_and_no_other() {
        let mut ruling = Ruling::invalid(&Manifest::default(), 2, Vec::new());
        ruling.problems.push(Problem::error("/sides/0/values/vp", Text::new("vp")));
        ruling.problems.push(Problem::error("/rows/bouts/0/losses/1", Text::new("losses")));
        let marks = Marks::of(Some(&ruling));
        assert_eq!(marks.at("/sides/0/values/vp").map(|p| p.text.id.as_str()), Some("vp"));
        assert_eq!(marks.at("/rows/bouts/0").map(|p| p.text.id.as_str()), Some("losses"));
        assert!(marks.at("/sides/0/values/v").is_none(), "a name that only begins alike");
        assert!(marks.at("/rows/bouts/0/losses/0").is_none());
    }
}
