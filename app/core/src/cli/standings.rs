//! `arbiter standings`: a club's table on standard output; what was left out and what is worth a look on standard error, or
//! in the JSON. It knows neither how records are found nor how a table comes about.

use std::io::{self, Write};
use std::path::Path;

use ruleset_api::standings::{InFile, Report, Span};
use ruleset_api::{Level, Problem, Text};
use serde::Serialize;

use super::command::TableFormat;
use super::progress::Bar;
use super::standings_table as table;
use super::{FAILED, UNSETTLED, write_line};
use crate::locale::Locale;
use crate::referee::Referee;
use crate::standings::{self, ClubFault, NoStandings, Standings};

/// What is asked for.
pub(super) struct Asked<'a> {
    pub(super) folder: &'a Path,
    pub(super) span: Span,
    pub(super) format: TableFormat,
    /// Whether standard error is a terminal, where a bar can be seen.
    pub(super) shows_bar: bool,
}

/// The JSON output where there are none.
#[derive(Serialize)]
struct NotFound<'a> {
    file: String,
    error: Fault<'a>,
    #[serde(skip_serializing_if = "<[Problem]>::is_empty")]
    problems: &'a [Problem],
}

#[derive(Serialize)]
struct Fault<'a> {
    code: &'a str,
    message: String,
}

/// Writes the standings of a folder, or why there are none. The exit code: 1 something could not be read or run, 3 a record
/// is incomplete or invalid, 0 else, also where a record is left out for another reason.
pub(super) fn write(
    asked: &Asked<'_>,
    locale: &Locale,
    referee: &mut Referee,
    output: &mut dyn Write,
    errors: &mut dyn Write,
) -> io::Result<u8> {
    let mut bar = Bar::new(asked.shows_bar.then_some(&mut *errors));
    let languages = [locale.language()];
    let found = standings::read(asked.folder, asked.span, &languages, referee, &mut |progress| bar.show(progress));
    bar.clear();
    match found {
        Ok(standings) => write_found(asked.format, locale, standings, output, errors),
        Err(none) => {
            let message = locale.text(&none.text(asked.folder, referee.rulesets()));
            write_none(asked, locale, &none, message, output, errors).map(|()| FAILED)
        }
    }
}

fn write_found(
    format: TableFormat,
    locale: &Locale,
    standings: Standings,
    output: &mut dyn Write,
    errors: &mut dyn Write,
) -> io::Result<u8> {
    let count = standings.count;
    let problems: Vec<InFile<String>> = standings
        .report
        .problems
        .iter()
        .map(|problem| InFile {
            file: standings.file(problem).map(|path| path.to_string_lossy().into_owned()),
            problem: problem.problem.clone(),
        })
        .collect();
    let report = Report { table: standings.report.table, problems };
    match format {
        TableFormat::Json => {
            serde_json::to_writer(&mut *output, &report)?;
            output.write_all(b"\n")?;
        }
        TableFormat::Csv => table::write_csv(output, &report.table)?,
        TableFormat::Text => table::write_text(output, locale, &report.table)?,
    }
    if format != TableFormat::Json {
        output.flush()?;
        for InFile { file, problem } in &report.problems {
            write_problem(errors, locale, file.as_deref(), problem)?;
        }
        if count.left_out > 0 {
            let text = Text::new("standings-left-out").with("found", count.found).with("out", count.left_out);
            writeln!(errors, "{}", locale.text(&text))?;
        }
    }
    Ok(match count {
        _ if count.unread > 0 => FAILED,
        _ if count.unsettled > 0 => UNSETTLED,
        _ => 0,
    })
}

fn write_none(
    asked: &Asked<'_>,
    locale: &Locale,
    none: &NoStandings,
    message: String,
    output: &mut dyn Write,
    errors: &mut dyn Write,
) -> io::Result<()> {
    let (file, problems) = match none {
        NoStandings::Club { file, fault: ClubFault::Refused(problems) } => (file.as_path(), problems.as_slice()),
        NoStandings::Club { file, .. } => (file.as_path(), &[][..]),
        _ => (asked.folder, &[][..]),
    };
    let file = file.to_string_lossy().into_owned();
    if asked.format == TableFormat::Json {
        let error = Fault { code: none.code(), message };
        serde_json::to_writer(&mut *output, &NotFound { file, error, problems })?;
        return output.write_all(b"\n");
    }
    writeln!(errors, "{message}")?;
    problems.iter().try_for_each(|problem| write_problem(errors, locale, Some(&file), problem))
}

/// `FILE: level: sentence [place]`.
fn write_problem(errors: &mut dyn Write, locale: &Locale, file: Option<&str>, problem: &Problem) -> io::Result<()> {
    let level = match problem.level {
        Level::Error => locale.t("cli-error"),
        Level::Warning => locale.t("cli-warning"),
        Level::Note => locale.t("cli-note"),
    };
    let file = file.map(|file| format!("{file}: ")).unwrap_or_default();
    let at = if problem.at.is_empty() { String::new() } else { format!(" [{}]", problem.at) };
    write_line(errors, &format!("{file}{level}: {}{at}", locale.rendered(&problem.text)))
}
