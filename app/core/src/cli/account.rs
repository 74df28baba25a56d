//! A ruling as an account that a judge reads in a terminal: the match, the verdict, each step with its numbers, the
//! checklist, the tables, the problems. It chooses and aligns; the sentences come from the ruling and the Fluent files.

use std::io::{self, Write};

use ruleset_api::ruling::{ColumnType, Item, ItemState, Step, StepSide, Table};
use ruleset_api::{Level, Manifest, Outcome, Problem, Record, Ruling, Status, Text};
use serde_json::Value;

use super::write_line;
use crate::locale::{Locale, Names};
use crate::what_if::{FlipKind, WhatIf};

/// Writes the account of one ruling. `shown` is what the record is called: its file, and its line in a stream.
pub(super) fn write(
    output: &mut dyn Write,
    locale: &Locale,
    shown: &str,
    record: &Record,
    manifest: &Manifest,
    ruling: &Ruling,
    what_if: Option<&WhatIf>,
) -> io::Result<()> {
    let names = Names::of(record, manifest);
    let account = Account { locale, manifest, names, sides: record.sides.len() };
    write_line(output, shown)?;
    for line in account.heading(record) {
        write_line(output, &format!("  {line}"))?;
    }
    writeln!(output)?;
    write_line(output, &format!("  {}", account.verdict(ruling.status, &ruling.winners, ruling.result.as_deref())))?;
    if let Some(summary) = &ruling.summary {
        write_line(output, &format!("  {}", locale.rendered(summary)))?;
    }
    section(output, &account.steps(&ruling.steps))?;
    if let Some(what_if) = what_if {
        section(output, &account.what_if(what_if))?;
    }
    section(output, &account.checklist(&ruling.procedure))?;
    for table in &ruling.tables {
        section(output, &account.table(table))?;
    }
    section(output, &account.problems(&ruling.problems))?;
    writeln!(output)
}

/// Lines of a section with a blank line before them, or nothing.
fn section(output: &mut dyn Write, lines: &[String]) -> io::Result<()> {
    if !lines.is_empty() {
        writeln!(output)?;
    }
    lines.iter().try_for_each(|line| write_line(output, &format!("  {}", line.trim_end())))
}

struct Account<'a> {
    locale: &'a Locale,
    manifest: &'a Manifest,
    names: Names,
    sides: usize,
}

impl Account<'_> {
    /// The sides, the event, the ruleset.
    fn heading(&self, record: &Record) -> Vec<String> {
        let sides: Vec<String> = (0..self.sides).map(|side| self.side(side)).collect();
        let event = &record.event;
        let numbered = |id: &str, number: &str| {
            if number.is_empty() { String::new() } else { self.locale.text(&Text::new(id).with("number", number)) }
        };
        let parts = [
            event.name.clone(),
            numbered("cli-round", &event.round),
            numbered("cli-table", &event.table),
            event.date.clone(),
            event.judge.clone(),
        ];
        let event: Vec<String> = parts.into_iter().filter(|part| !part.trim().is_empty()).collect();
        let Manifest { id, version, name, edition, .. } = self.manifest;
        let ruleset = format!("{}, {} ({id} {version})", self.locale.rendered(name), self.locale.rendered(edition));
        [sides.join(" – "), event.join(" · "), ruleset].into_iter().filter(|line| !line.is_empty()).collect()
    }

    fn side(&self, side: usize) -> String {
        self.names.side(side, self.locale.language().code())
    }

    fn verdict(&self, status: Status, winners: &[usize], result: Option<&str>) -> String {
        let verdict = match status {
            Status::Decided => {
                let winners: Vec<String> = winners.iter().map(|side| self.side(*side)).collect();
                let text = Text::new("cli-winners").with("count", winners.len()).with("winners", winners.join(", "));
                self.locale.text(&text)
            }
            Status::Draw => self.locale.t("cli-draw"),
            Status::PlayOn => self.locale.t("cli-play-on"),
            Status::Incomplete => self.locale.t("cli-incomplete"),
            Status::Invalid => self.locale.t("cli-invalid"),
        };
        let result = result.and_then(|code| self.manifest.results.iter().find(|known| known.id == code));
        match result {
            Some(result) => format!("{verdict} ({})", self.locale.rendered(&result.label)),
            None => verdict,
        }
    }

    /// Each step in a row, and what there is to say of it below.
    fn steps(&self, steps: &[Step]) -> Vec<String> {
        let sides = (0..self.sides).map(|side| self.side(side));
        let heads = [self.locale.t("cli-step"), self.locale.t("cli-outcome")].into_iter().chain(sides);
        let head: Vec<String> = heads.chain([self.locale.t("cli-margin"), self.locale.t("cli-article")]).collect();
        let rows: Vec<Vec<String>> = std::iter::once(head).chain(steps.iter().map(|step| self.step(step))).collect();
        let mut lines = Vec::new();
        for (number, row) in aligned(&rows).into_iter().enumerate() {
            lines.push(row);
            let Some(step) = number.checked_sub(1).and_then(|index| steps.get(index)) else { continue };
            lines.extend(step.text.iter().map(|text| format!("    {}", self.locale.rendered(text))));
            for reading in &step.readings {
                let reading = Text::new("cli-reading").with("reading", self.locale.rendered(reading));
                lines.push(format!("    {}", self.locale.text(&reading)));
            }
        }
        lines
    }

    fn step(&self, step: &Step) -> Vec<String> {
        let kind = self.manifest.step(&step.id);
        let title = kind.map_or(step.id.as_str(), |kind| self.locale.rendered(&kind.title));
        let article = kind.and_then(|kind| self.manifest.article(&kind.article));
        let article = article.map_or("", |article| self.locale.rendered(&article.title));
        let outcome = match step.outcome {
            Outcome::Decided => self.locale.t("cli-step-decided"),
            Outcome::Level => self.locale.t("cli-step-level"),
            Outcome::Passed => self.locale.t("cli-step-passed"),
            Outcome::Waiting => self.locale.t("cli-step-waiting"),
            Outcome::NotReached => self.locale.t("cli-step-not-reached"),
        };
        let sides = (0..self.sides).map(|side| step.sides.get(side).map(|side| self.compared(side)).unwrap_or_default());
        let margin = step.margin.map(number).unwrap_or_default();
        [title.to_owned(), outcome].into_iter().chain(sides).chain([margin, article.to_owned()]).collect()
    }

    fn compared(&self, side: &StepSide) -> String {
        let word = side.text.as_ref().map(|text| self.locale.rendered(text));
        match (side.value, word) {
            (Some(value), Some(word)) => format!("{} ({word})", number(value)),
            (Some(value), None) => number(value),
            (None, word) => word.unwrap_or_default().to_owned(),
        }
    }

    /// What would flip the ruling, a heading over each kind of change.
    fn what_if(&self, what_if: &WhatIf) -> Vec<String> {
        let mut lines = vec![self.locale.t("what-if-heading")];
        if what_if.flips.is_empty() {
            lines.push(format!("    {}", self.locale.t("what-if-nothing")));
        }
        let mut last = None;
        for flip in &what_if.flips {
            if last != Some(flip.kind) {
                last = Some(flip.kind);
                lines.push(format!("  {}", self.locale.t(kind_heading(flip.kind))));
            }
            let then = Text::new(if flip.check { "what-if-check" } else { "what-if-then" });
            let verdict = self.verdict(flip.status, &flip.winners, flip.result.as_deref());
            let then = then.with("change", self.locale.rendered(&flip.text)).with("verdict", verdict);
            lines.push(format!("    {}", self.locale.text(&then)));
        }
        if !what_if.complete {
            lines.push(format!("    {}", self.locale.t("what-if-not-all")));
        }
        lines
    }

    fn checklist(&self, items: &[Item]) -> Vec<String> {
        let line = |item: &Item| {
            let mark = match item.state {
                ItemState::Done => "[x]",
                ItemState::Current => "[>]",
                ItemState::Todo => "[ ]",
            };
            format!("{mark} {}", self.locale.rendered(&item.text))
        };
        let head = (!items.is_empty()).then(|| self.locale.t("cli-checklist"));
        head.into_iter().chain(items.iter().map(line)).collect()
    }

    fn table(&self, table: &Table) -> Vec<String> {
        let title = table.title.as_ref().map(|title| self.locale.rendered(title).to_owned());
        let head = table.columns.iter().map(|column| self.locale.rendered(&column.title).to_owned()).collect();
        let row = |row: &std::collections::BTreeMap<String, Value>| {
            let cell = |column: &ruleset_api::ruling::Column| match (column.kind, row.get(&column.id)) {
                (_, None | Some(Value::Null)) => String::new(),
                (ColumnType::Side, Some(value)) => {
                    let side = value.as_u64().and_then(|side| usize::try_from(side).ok());
                    side.map_or_else(|| value.to_string(), |side| self.side(side))
                }
                (ColumnType::Integer, Some(value)) => value.as_i64().map_or_else(|| value.to_string(), number),
                (ColumnType::Text, Some(value)) => {
                    let word = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                    column.labels.get(&word).map_or(word, |label| self.locale.rendered(label).to_owned())
                }
            };
            table.columns.iter().map(cell).collect()
        };
        let rows: Vec<Vec<String>> = std::iter::once(head).chain(table.rows.iter().map(row)).collect();
        title.into_iter().chain(aligned(&rows)).collect()
    }

    fn problems(&self, problems: &[Problem]) -> Vec<String> {
        let line = |problem: &Problem| {
            let level = match problem.level {
                Level::Error => self.locale.t("cli-error"),
                Level::Warning => self.locale.t("cli-warning"),
                Level::Note => self.locale.t("cli-note"),
            };
            format!("{level}: {} [{}]", self.locale.rendered(&problem.text), problem.at)
        };
        problems.iter().map(line).collect()
    }
}

fn kind_heading(kind: FlipKind) -> &'static str {
    match kind {
        FlipKind::Piece => "what-if-pieces",
        FlipKind::Number => "what-if-numbers",
        FlipKind::Choice => "what-if-choices",
        FlipKind::Row => "what-if-rows",
    }
}

/// A number with a true minus sign, as in the sentences.
fn number(number: i64) -> String {
    number.to_string().replacen('-', "\u{2212}", 1)
}

/// Rows as lines, their cells below each other.
fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let length = |cell: &String| cell.chars().count();
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(length).max().unwrap_or_default();
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells =
            row.iter().zip(&widths).map(|(cell, width)| format!("{cell}{}", " ".repeat(width - length(cell).min(*width))));
        cells.collect::<Vec<_>>().join("  ")
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_stand_below_each_other_in_any_script() {
        let rows = [vec!["Шаг".to_owned(), "Итог".to_owned()], vec!["Расстояние".to_owned(), number(-3)]];
        assert_eq!(aligned(&rows), ["Шаг         Итог", "Расстояние  \u{2212}3  "]);
    }
}
