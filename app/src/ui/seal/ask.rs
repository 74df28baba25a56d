//! The questions before an entry is made: who, in which role, why; and for a verdict other than by the rules, who wins.

use arbiter_core::desk::seal::suggested_name;
use arbiter_core::desk::{Answer, Desk, Document, DocumentId, SealAnswer, SealQuestion};
use arbiter_core::locale::Locale;
use arbiter_core::record::seal::Role;
use egui::{Label, Response, RichText, Ui};
use ruleset_api::Text;

use super::{history, side};
use crate::ui::question::{answers, named_line, title};
use crate::ui::standing;
use crate::ui::theme::{self, Palette, size, space};
use crate::ui::unruled::StoredCache;
use crate::ui::widgets::Press;

/// What is being typed into such a question.
#[derive(Debug, Default)]
pub(crate) struct Typed {
    by: Option<String>,
    reason: String,
    role: Role,
    /// Who wins by a decision other than by the rules; `None`: not chosen yet, empty: a draw.
    winners: Option<Vec<usize>>,
    /// The entries that the history shows.
    stored: StoredCache,
    /// Something was answered that cannot be taken: the id of the text that says why.
    refused: Option<&'static str>,
}

/// Shows a question on seals; the answer when there is one that can be taken.
pub(crate) fn show(
    ui: &mut Ui,
    desk: &Desk,
    id: DocumentId,
    asked: SealQuestion,
    typed: &mut Typed,
    locale: &Locale,
) -> Option<Answer> {
    let document = desk.get(id)?;
    let (heading, says, yes) = match asked {
        SealQuestion::History => return history::show(ui, document, &mut typed.stored, locale),
        SealQuestion::Sign => ("seal-ask-sign", "seal-ask-sign-says", "seal-sign"),
        SealQuestion::Reopen => ("seal-ask-reopen", "seal-ask-reopen-says", "seal-reopen"),
        SealQuestion::Override => ("seal-ask-override", "seal-ask-override-says", "seal-override"),
    };
    title(ui, &locale.t(heading), "");
    if asked == SealQuestion::Sign {
        verdict(ui, desk, document, locale);
    }
    if asked == SealQuestion::Override {
        winners(ui, desk, document, typed, locale);
    }
    let begins = typed.by.is_none();
    let by = typed.by.get_or_insert_with(|| suggested_name(document, asked));
    let name = locale.t(if asked == SealQuestion::Reopen { "seal-head-judge" } else { "seal-name" });
    let first = named_line(ui, by, &name, f32::INFINITY);
    if begins {
        first.request_focus();
    }
    if asked != SealQuestion::Reopen {
        role(ui, &mut typed.role, locale);
    }
    let reason =
        (asked != SealQuestion::Sign).then(|| named_line(ui, &mut typed.reason, &locale.t("seal-reason"), f32::INFINITY));
    let palette = Palette::of(ui);
    ui.add(Label::new(RichText::new(locale.t(says)).font(theme::regular(size::SENTENCE)).color(palette.muted)).wrap());
    if let Some(why) = typed.refused {
        ui.label(RichText::new(locale.t(why)).font(theme::regular(size::BODY)).color(palette.bad));
    }
    ui.add_space(space::SMALL);
    let given = answers(ui, &locale.t(yes), None, &locale.t("ui-cancel"), answer(asked, typed))?;
    if given == Answer::Cancel {
        return Some(given);
    }
    typed.refused = lacks(asked, typed);
    if typed.refused.is_none() {
        return Some(given);
    }
    lead(&first, reason.as_ref(), typed);
    None
}

fn answer(asked: SealQuestion, typed: &Typed) -> Answer {
    let (by, role, reason) = (typed.by.clone().unwrap_or_default(), typed.role, typed.reason.clone());
    Answer::Seal(match asked {
        SealQuestion::Reopen => SealAnswer::Reopen { by, reason },
        SealQuestion::Override => SealAnswer::Override { by, role, reason, winners: typed.winners.clone().unwrap_or_default() },
        SealQuestion::Sign | SealQuestion::History => SealAnswer::Sign { by, role },
    })
}

/// What is not entered yet; the id of a text.
fn lacks(asked: SealQuestion, typed: &Typed) -> Option<&'static str> {
    let empty = |words: &str| words.trim().is_empty();
    if asked == SealQuestion::Override && typed.winners.is_none() {
        Some("seal-lacks-winner")
    } else if typed.by.as_deref().is_none_or(empty) {
        Some("seal-lacks-name")
    } else if asked != SealQuestion::Sign && empty(&typed.reason) {
        Some("seal-lacks-reason")
    } else {
        None
    }
}

/// Leads the keyboard to what is not entered yet.
fn lead(first: &Response, reason: Option<&Response>, typed: &Typed) {
    match reason {
        Some(reason) if typed.refused == Some("seal-lacks-reason") => reason.request_focus(),
        _ => first.request_focus(),
    }
}

/// What is signed: the verdict as it is shown.
fn verdict(ui: &mut Ui, desk: &Desk, document: &Document, locale: &Locale) {
    let Some(ruling) = document.ruling() else { return };
    let palette = Palette::of(ui);
    let names: Vec<String> = ruling.winners.iter().map(|&winner| side(desk, document, winner, locale)).collect();
    let words = standing::status(ruling.status, &names, locale);
    let colour = standing::Standing::of(ruling).colour(palette);
    ui.label(RichText::new(words).font(theme::bold(20.0)).color(colour));
    if let Some(summary) = &ruling.summary {
        let words = RichText::new(locale.rendered(summary)).font(theme::regular(size::BODY)).color(palette.ink);
        ui.add(Label::new(words).wrap());
    }
    ui.add_space(space::SMALL);
}

/// Who wins, by the judge's own decision: one side, several, or a draw.
fn winners(ui: &mut Ui, desk: &Desk, document: &Document, typed: &mut Typed, locale: &Locale) {
    ui.label(RichText::new(locale.t("seal-winner")).color(Palette::of(ui).muted));
    ui.horizontal_wrapped(|ui| {
        for place in 0..document.record.sides.len() {
            let chosen = typed.winners.as_ref().is_some_and(|winners| winners.contains(&place));
            let name = side(desk, document, place, locale);
            if Press::words(&name)
                .named(&locale.text(&Text::new("ui-wins").with("side", name.as_str())))
                .chosen(chosen)
                .show(ui)
                .clicked()
            {
                let winners = typed.winners.get_or_insert_default();
                if chosen {
                    winners.retain(|winner| *winner != place);
                    // Nobody chosen any more is not a draw that somebody chose.
                    typed.winners = typed.winners.take().filter(|winners| !winners.is_empty());
                } else {
                    winners.push(place);
                    winners.sort_unstable();
                }
            }
        }
        let draw = typed.winners.as_ref().is_some_and(Vec::is_empty);
        if Press::words(&locale.t("ui-draw")).chosen(draw).show(ui).clicked() {
            typed.winners = Some(Vec::new());
        }
    });
}

fn role(ui: &mut Ui, role: &mut Role, locale: &Locale) {
    ui.horizontal(|ui| {
        for (one, words) in [(Role::Judge, "seal-role-judge"), (Role::HeadJudge, "seal-role-head-judge")] {
            if Press::words(&locale.t(words)).chosen(*role == one).show(ui).clicked() {
                *role = one;
            }
        }
    });
}
