//! Signing a ruling, reopening a record, deciding other than by the rules. Each is an entry at the end of the record's
//! `rulings`, outside undo, and is saved at once. The ruleset is asked once more before its ruling is signed: what it does
//! not say twice is not signed.

use std::sync::Arc;

use ruleset_api::{Ruling, Text};

use super::document::{Document, DocumentId};
use super::message::{Answer, Effect, Question};
use super::{Desk, asking, files, guard};
use crate::record::seal::{self, Act, Role, Signature, Used};
use crate::referee::report::NoRuling;

/// What the judge wants of the current document: each asks first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealIntent {
    /// Sign the ruling.
    Sign,
    /// Reopen a record that is locked.
    Reopen,
    /// Decide other than by the rules.
    Override,
    /// Show the entries of the record.
    History,
}

/// What is asked before an entry is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealQuestion {
    /// Who signs, and in which role?
    Sign,
    /// Which head judge reopens it, and why?
    Reopen,
    /// Who decides what, and why?
    Override,
    /// The entries are shown; nothing is asked.
    History,
}

/// An answer to such a question. Names and reasons are not empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SealAnswer {
    /// Somebody signs.
    Sign {
        /// The name.
        by: String,
        /// The role.
        role: Role,
    },
    /// The head judge reopens the record.
    Reopen {
        /// The head judge's name.
        by: String,
        /// Why.
        reason: String,
    },
    /// Somebody decides other than by the rules.
    Override {
        /// The name.
        by: String,
        /// The role.
        role: Role,
        /// Why.
        reason: String,
        /// The sides that win, by index; none: a draw.
        winners: Vec<usize>,
    },
}

/// A ruling that is to be signed once the ruleset has said it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signing {
    /// The revision that was asked for.
    revision: u64,
    by: String,
    role: Role,
}

/// Why the ruling on a document cannot be signed; the id of a text.
pub(super) fn why_not_signed(desk: &Desk, document: &Document) -> Option<&'static str> {
    if document.barred().is_some() {
        return Some("guard-why");
    }
    let stands = document.ruling().is_some_and(|ruling| ruling.status.stands());
    match (stands, used(desk, document)) {
        (true, Some(_)) => None,
        (false, Some(_)) => Some("seal-why-does-not-stand"),
        (_, None) => Some("seal-why-no-ruleset"),
    }
}

/// The ruleset that rules on a document, to the byte.
fn used(desk: &Desk, document: &Document) -> Option<Used> {
    let ruleset = desk.rulesets.as_ref()?.get(&document.record.ruleset.id)?;
    let (id, version) = (ruleset.manifest.id.clone(), ruleset.manifest.version.clone());
    Some(Used { id, version, sha256: ruleset.sha256.clone() })
}

/// The name that a question begins with: who signed last, else the judge of the match.
#[must_use]
pub fn suggested_name(document: &Document, asked: SealQuestion) -> String {
    let last = document.chain.last().map(|entry| entry.by.clone());
    let judge = document.record.event.judge.trim().to_owned();
    match asked {
        // Whoever signed need not be the head judge.
        SealQuestion::Reopen => document.chain.links.iter().rev().find_map(head_judge).unwrap_or_default(),
        _ if judge.is_empty() => last.unwrap_or_default(),
        _ => judge,
    }
}

fn head_judge(link: &seal::Link) -> Option<String> {
    link.entry.as_deref().filter(|entry| entry.role == Role::HeadJudge).map(|entry| entry.by.clone())
}

pub(super) fn ask(desk: &mut Desk, intent: SealIntent) -> Vec<Effect> {
    let Some(document) = desk.document() else { return Vec::new() };
    let (id, locked) = (document.id, document.chain.state.locks());
    let asked = match intent {
        SealIntent::Sign if why_not_signed(desk, document).is_none() => SealQuestion::Sign,
        SealIntent::Reopen if locked && document.read_only.is_none() => SealQuestion::Reopen,
        SealIntent::Override if document.barred().is_none() => SealQuestion::Override,
        SealIntent::History => SealQuestion::History,
        SealIntent::Sign | SealIntent::Reopen | SealIntent::Override => return Vec::new(),
    };
    desk.ask(Question::Seal { document: id, asked });
    Vec::new()
}

/// Takes an answer; one that lacks something leaves the question open.
pub(super) fn answer(desk: &mut Desk, id: DocumentId, asked: SealQuestion, answer: Answer) -> Vec<Effect> {
    let filled = |words: &str| !words.trim().is_empty();
    let trimmed = |words: String| words.trim().to_owned();
    match (asked, answer) {
        (_, Answer::Cancel) => Vec::new(),
        (SealQuestion::Sign, Answer::Seal(SealAnswer::Sign { by, role })) if filled(&by) => {
            let Some(document) = desk.get_mut(id) else { return Vec::new() };
            document.signing = Some(Signing { revision: document.revision, by: trimmed(by), role });
            desk.rule(id)
        }
        (SealQuestion::Reopen, Answer::Seal(SealAnswer::Reopen { by, reason })) if filled(&by) && filled(&reason) => {
            let act = Act::Reopen { reason: trimmed(reason) };
            append(desk, id, act, trimmed(by), Role::HeadJudge)
        }
        (SealQuestion::Override, Answer::Seal(SealAnswer::Override { by, role, reason, winners }))
            if filled(&by) && filled(&reason) && all_there(desk, id, &winners) =>
        {
            let Some(document) = desk.get(id) else { return Vec::new() };
            let ruling = document.ruling().and_then(|ruling| serde_json::to_value(&**ruling).ok());
            let ruleset = ruling.as_ref().and_then(|_| used(desk, document));
            append(desk, id, Act::Override { reason: trimmed(reason), winners, ruling, ruleset }, trimmed(by), role)
        }
        (asked, _) => {
            desk.question = Some(Question::Seal { document: id, asked });
            Vec::new()
        }
    }
}

/// Whether all winners are sides of the match, each named once.
fn all_there(desk: &Desk, id: DocumentId, winners: &[usize]) -> bool {
    let sides = desk.get(id).map_or(0, |document| document.record.sides.len());
    winners.iter().enumerate().all(|(place, winner)| *winner < sides && !winners.iter().take(place).any(|one| one == winner))
}

/// A ruling came back: where it is to be signed and is the one that was shown, it is. Anything else is told.
pub(super) fn ruled(desk: &mut Desk, id: DocumentId, revision: u64, ruling: &Result<Arc<Ruling>, NoRuling>) -> Vec<Effect> {
    let Some(document) = desk.get_mut(id) else { return Vec::new() };
    let Some(signing) = document.signing.take() else { return Vec::new() };
    let signed = if signing.revision == document.revision && signing.revision == revision {
        said_again(desk, id, ruling)
    } else {
        Err("seal-changed-meanwhile")
    };
    match signed {
        Ok(act) => {
            let effects = append(desk, id, act, signing.by, signing.role);
            // Where it is not saved by that, it is still to be asked about.
            if effects.is_empty() { asking::go_on(desk, id) } else { effects }
        }
        Err(why) => {
            // The judge is to see that: nothing is closed over it.
            asking::stop(desk, id);
            desk.fail(Text::new(why));
            Vec::new()
        }
    }
}

/// The act of signing the ruling that is shown, where the ruleset has said the same again; else the id of a text on why not.
fn said_again(desk: &Desk, id: DocumentId, again: &Result<Arc<Ruling>, NoRuling>) -> Result<Act, &'static str> {
    let document = desk.get(id).ok_or("seal-not-ruled")?;
    let (Ok(again), Some(shown)) = (again, document.ruling()) else { return Err("seal-not-ruled") };
    if again != shown || !shown.status.stands() {
        return Err("seal-ruled-otherwise");
    }
    let used = used(desk, document).ok_or("seal-not-ruled")?;
    Act::seal(shown, used).map_err(|_| "seal-not-ruled")
}

/// Appends an entry and saves the record.
fn append(desk: &mut Desk, id: DocumentId, act: Act, by: String, role: Role) -> Vec<Effect> {
    let at = desk.now.wall.clone();
    let Some(document) = desk.get_mut(id) else { return Vec::new() };
    let Ok(record) = seal::appended(&document.record, act, Signature { by, role, at }) else {
        // Only what JSON cannot hold fails to be written, and a record has nothing of that kind.
        return Vec::new();
    };
    document.record = record;
    document.chain = seal::verify(&document.record);
    document.typing = None;
    // What was told of the lock is out of date.
    desk.notices.retain(|notice| !guard::is_of_a_seal(&notice.text));
    match desk.get(id).and_then(|document| document.path.clone()) {
        Some(path) => files::save_to(desk, id, path, true),
        None if desk.document().is_some_and(|document| document.id == id) => files::save_as(desk),
        None => Vec::new(),
    }
}
