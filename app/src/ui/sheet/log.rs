//! The log of a record, to be read: what was noted, with the time on the wall, the oldest first. What this version does not
//! know is shown by the name that it has.

use egui::{Label, RichText, Ui};
use ruleset_api::Text;
use ruleset_api::log::{LogEntry, LogEvent};
use serde_json::Value;

use super::heading;
use crate::ui::open::Open;
use crate::ui::procedure::time;
use crate::ui::theme::{self, Palette, size, space};

/// Shows the log, where anything was noted.
pub(super) fn show(ui: &mut Ui, open: &Open<'_>) {
    let log = &open.document.record.log;
    if log.is_empty() {
        return;
    }
    heading(ui, &open.locale.t("clock-log"));
    let palette = Palette::of(ui);
    for entry in log {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::MEDIUM;
            let font = theme::regular(size::SENTENCE);
            ui.label(RichText::new(clock_time(entry)).font(font.clone()).color(palette.muted));
            ui.add(Label::new(RichText::new(words(entry, open)).font(font).color(palette.ink)).wrap());
        });
    }
}

/// Hours and minutes of an entry, as they were where it was noted.
fn clock_time(entry: &Value) -> &str {
    entry.get("at").and_then(Value::as_str).and_then(|at| at.get(11..16)).unwrap_or("–")
}

fn words(entry: &Value, open: &Open<'_>) -> String {
    let text = match LogEntry::of(entry).map(|entry| entry.event) {
        Some(LogEvent::ClockStarted { minutes }) => Text::new("clock-log-started").with("minutes", i64::from(minutes)),
        Some(LogEvent::ClockPaused { left_seconds }) => Text::new("clock-log-paused").with("left", time(left_seconds)),
        Some(LogEvent::ClockResumed { left_seconds }) => Text::new("clock-log-resumed").with("left", time(left_seconds)),
        Some(LogEvent::ClockReset { minutes, left_seconds }) => {
            Text::new("clock-log-reset").with("minutes", i64::from(minutes)).with("left", time(left_seconds))
        }
        Some(LogEvent::TimeAdded { minutes, reason }) => {
            Text::new("clock-log-added").with("minutes", i64::from(minutes)).with("reason", reason)
        }
        Some(LogEvent::TimeCalled { late_seconds: 0 }) => Text::new("clock-log-called"),
        Some(LogEvent::TimeCalled { late_seconds }) => {
            Text::new("clock-log-called-late").with("seconds", i64::try_from(late_seconds).unwrap_or(i64::MAX))
        }
        Some(LogEvent::ItemDone { item }) => Text::new("clock-log-done").with("item", item_words(&item, open)),
        Some(LogEvent::ItemReopened { item }) => Text::new("clock-log-reopened").with("item", item_words(&item, open)),
        None => {
            let name = entry.get("event").and_then(Value::as_str).map_or_else(|| entry.to_string(), str::to_owned);
            Text::new("clock-log-other").with("event", name)
        }
    };
    open.locale.text(&text)
}

/// The words of an item, while the checklist has it; else its id.
fn item_words(item: &str, open: &Open<'_>) -> String {
    let known = open.ruling.and_then(|ruling| ruling.procedure.iter().find(|known| known.id == item));
    known.map_or_else(|| item.to_owned(), |known| open.locale.rendered(&known.text).to_owned())
}
