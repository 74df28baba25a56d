//! Questions on the clock: how much time is added and why, how long a round is.

use arbiter_core::desk::{Answer, ClockAnswer, ClockQuestion, clock};
use arbiter_core::locale::Locale;
use egui::{RichText, Ui};
use ruleset_api::Text;

use crate::ui::question::{answers, named_line, title};
use crate::ui::theme::{self, Palette, size, space};

/// What is being typed into such a question.
#[derive(Debug, Default)]
pub(crate) struct TypedTime {
    minutes: Option<String>,
    reason: String,
    /// Something was answered that cannot be taken.
    refused: bool,
}

/// Shows a question on the clock; the answer when there is one that can be taken.
pub(crate) fn ask(ui: &mut Ui, asked: ClockQuestion, typed: &mut TypedTime, locale: &Locale) -> Option<Answer> {
    let (heading, says, yes, suggested) = match asked {
        ClockQuestion::Add => ("clock-ask-add", "clock-ask-add-says", "clock-add", String::new()),
        ClockQuestion::Set { minutes, started: true } => {
            ("clock-ask-set", "clock-ask-set-says", "clock-set", minutes.to_string())
        }
        ClockQuestion::Set { minutes, started: false } => ("clock-ask-set", "", "clock-set", minutes.to_string()),
    };
    let says = if says.is_empty() { String::new() } else { locale.t(says) };
    title(ui, &locale.t(heading), &says);
    let begins = typed.minutes.is_none();
    let minutes = typed.minutes.get_or_insert(suggested);
    let first = named_line(ui, minutes, &locale.t("clock-minutes"), 96.0);
    if begins {
        first.request_focus();
    }
    let number = minutes.trim().parse().ok().filter(|minutes| clock::is_minutes(*minutes));
    let reason =
        matches!(asked, ClockQuestion::Add).then(|| named_line(ui, &mut typed.reason, &locale.t("clock-reason"), f32::INFINITY));
    if typed.refused {
        refused(ui, number.is_none(), locale);
    }
    ui.add_space(space::SMALL);
    let answer = match asked {
        ClockQuestion::Add => ClockAnswer::Add { minutes: number.unwrap_or_default(), reason: typed.reason.clone() },
        ClockQuestion::Set { .. } => ClockAnswer::Set(number.unwrap_or_default()),
    };
    let given = answers(ui, &locale.t(yes), None, &locale.t("ui-cancel"), Answer::Clock(answer))?;
    let lacks_reason = reason.is_some() && typed.reason.trim().is_empty();
    if given == Answer::Cancel || (number.is_some() && !lacks_reason) {
        *typed = TypedTime::default();
        return Some(given);
    }
    // Enter in the first field goes on to the second.
    typed.refused = number.is_none() || !first.has_focus();
    match reason {
        Some(reason) if number.is_some() => reason.request_focus(),
        _ => first.request_focus(),
    }
    None
}

/// Why the answer was not taken.
fn refused(ui: &mut Ui, minutes: bool, locale: &Locale) {
    let words = if minutes {
        locale.text(&Text::new("clock-minutes-wrong").with("most", i64::from(clock::MOST_MINUTES)))
    } else {
        locale.t("clock-reason-missing")
    };
    ui.label(RichText::new(words).font(theme::regular(size::BODY)).color(Palette::of(ui).bad));
}
