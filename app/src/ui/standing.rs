//! How a match stands, in a few words: who wins, or why nobody does yet; and in which colour and by which step. The banner,
//! the verdict for the players, and all that says what would be otherwise speak with these words.

use arbiter_core::locale::Locale;
use egui::{Color32, Rect, Ui};
use ruleset_api::{Outcome, Ruling, Status, Text};

use super::icons::{self, Icon};
use super::open::Open;
use super::theme::Palette;

/// A verdict, as far as it takes to name it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing<'a> {
    pub(crate) status: Status,
    pub(crate) winners: &'a [usize],
    pub(crate) result: Option<&'a str>,
    pub(crate) deciding_step: Option<&'a str>,
}

impl<'a> Standing<'a> {
    /// The verdict of a ruling.
    pub(crate) fn of(ruling: &'a Ruling) -> Self {
        let (result, deciding_step) = (ruling.result.as_deref(), ruling.deciding_step.as_deref());
        Self { status: ruling.status, winners: &ruling.winners, result, deciding_step }
    }

    /// "Alliance wins", "Draw" and the like.
    pub(crate) fn words(&self, open: &Open<'_>) -> String {
        let names: Vec<String> = self.winners.iter().map(|&winner| open.side(winner)).collect();
        status(self.status, &names, open.locale)
    }

    /// By what it comes about: the title of the step that decides, else what the result is called.
    pub(crate) fn by(&self, open: &Open<'_>) -> Option<String> {
        let step = self.deciding_step.and_then(|step| open.manifest.step(step));
        let title = step.map(|step| open.locale.rendered(&step.title).to_owned());
        title.or_else(|| self.result_words(open))
    }

    /// What the result is called.
    pub(crate) fn result_words(&self, open: &Open<'_>) -> Option<String> {
        let result = open.manifest.results.iter().find(|known| Some(known.id.as_str()) == self.result)?;
        Some(open.locale.rendered(&result.label).to_owned())
    }

    /// All of it on one line. Where only the result is another than that of `beside`, the result is named as well.
    pub(crate) fn line(&self, open: &Open<'_>, beside: Option<Standing<'_>>) -> String {
        let mut parts = vec![self.words(open)];
        parts.extend(self.by(open));
        let alike = |other: Standing<'_>| {
            (other.status, other.winners, other.deciding_step) == (self.status, self.winners, self.deciding_step)
        };
        if beside.is_some_and(alike) {
            parts.extend(self.result_words(open));
        }
        parts.dedup();
        parts.join(" · ")
    }

    /// The colour of the winner; that of plain words where there is none, or more than one.
    pub(crate) fn colour(&self, palette: &Palette) -> Color32 {
        match (self.status, self.winners) {
            (Status::Decided, [winner]) => palette.side(*winner),
            (Status::Incomplete, _) => palette.warn,
            (Status::Invalid, _) => palette.bad,
            _ => palette.ink,
        }
    }

    /// Paints its sign into the middle of a rectangle: the winner's shape, or what stands for no winner.
    pub(crate) fn paint(&self, ui: &Ui, rect: Rect, colour: Color32) {
        match (self.status, self.winners.first()) {
            (Status::Decided, Some(&winner)) => icons::side_mark(ui.painter(), rect, Some(winner), colour),
            (status, _) => icon(status).paint(ui.painter(), rect, colour),
        }
    }
}

/// The sign of a status without winners.
pub(crate) fn icon(status: Status) -> Icon {
    match status {
        Status::Decided => Icon::Check,
        Status::Draw => Icon::Level,
        Status::PlayOn => Icon::Play,
        Status::Incomplete => Icon::Pen,
        Status::Invalid => Icon::Warning,
    }
}

/// The id of the word for what came of a step.
pub(crate) fn outcome(outcome: Outcome, decides: bool, any_decides: bool) -> &'static str {
    match (decides, outcome) {
        (true, _) => "ui-step-decides",
        (false, Outcome::Decided) => "ui-step-settled",
        (false, Outcome::Level) => "ui-step-level",
        (false, Outcome::Passed) => "ui-step-passed",
        (false, Outcome::Waiting) => "ui-step-waiting",
        (false, Outcome::NotReached) if any_decides => "ui-step-not-needed",
        (false, Outcome::NotReached) => "ui-step-not-reached",
    }
}

/// The words for a status, with the names of the winners.
pub(crate) fn status(status: Status, names: &[String], locale: &Locale) -> String {
    match status {
        Status::Decided => match names {
            [winner] => locale.text(&Text::new("ui-wins").with("side", winner.as_str())),
            _ => locale.text(&Text::new("ui-win-together").with("sides", names.join(", "))),
        },
        Status::Draw => locale.t("ui-draw"),
        Status::PlayOn => locale.t("ui-play-on"),
        Status::Incomplete => locale.t("ui-incomplete"),
        Status::Invalid => locale.t("ui-invalid"),
    }
}
