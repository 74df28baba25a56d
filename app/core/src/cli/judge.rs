//! `arbiter judge`: rules on records and writes the rulings, for people or for programs, in the order of the records. It
//! knows neither how records are found nor how a ruling comes about.

use std::io::{self, Write};
use std::path::Path;

use ruleset_api::request::Detail;
use ruleset_api::{Record, Ruling, Text};
use serde::Serialize;

use super::command::Format;
use super::inputs::{Entry, Take};
use super::{account, called};
use crate::locale::{Language, Locale};
use crate::record::ReadFault;
use crate::referee::Referee;
use crate::referee::report::{NoRuling, Rulesets};

/// Who rules: the referee, or a stand-in in a test.
pub(super) trait Rules {
    /// Rules on a record, its texts in one language.
    fn rule(&mut self, record: &Record, language: Language) -> Result<Ruling, NoRuling>;
    /// The rulesets that are there.
    fn rulesets(&self) -> &Rulesets;
}

impl Rules for Referee {
    fn rule(&mut self, record: &Record, language: Language) -> Result<Ruling, NoRuling> {
        self.rule(record, Detail::Full, &[language])
    }

    fn rulesets(&self) -> &Rulesets {
        self.rulesets()
    }
}

/// How all records together came out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    /// Something could not be read or run.
    failed: bool,
    /// A ruling is incomplete or invalid.
    unsettled: bool,
    /// The refused libraries were told.
    libraries_told: bool,
}

impl Tally {
    /// The exit code: 0 every ruling stands, 3 one does not, 1 something could not be read or run.
    pub(super) fn exit_code(self) -> u8 {
        match self {
            Self { failed: true, .. } => 1,
            Self { unsettled: true, .. } => 3,
            Self { .. } => 0,
        }
    }
}

/// Rules on records as they come.
pub(super) struct Judge<'a, R> {
    pub(super) rules: &'a mut R,
    pub(super) locale: &'a Locale,
    pub(super) format: Format,
    pub(super) output: &'a mut dyn Write,
    pub(super) errors: &'a mut dyn Write,
    pub(super) tally: Tally,
}

/// A line of the JSON output.
#[derive(Serialize)]
struct Line<'a> {
    file: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    #[serde(flatten)]
    outcome: Outcome<'a>,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Outcome<'a> {
    Ruling(&'a Ruling),
    Error { code: &'a str, message: String },
}

impl<R: Rules> Take for Judge<'_, R> {
    fn entry(&mut self, entry: Entry) -> io::Result<()> {
        let Entry { file, line, read } = entry;
        let shown = self.shown(&file, line);
        match read {
            Err(fault) => self.unread(&file, line, &shown, &fault)?,
            Ok(record) => match self.rules.rule(&record, self.locale.language()) {
                Ok(ruling) => self.ruled(&file, line, &shown, &record, &ruling)?,
                Err(none) => self.not_ruled(&file, line, &shown, &none)?,
            },
        }
        // Whoever waits at the other end of a pipe sees each ruling when it is there.
        if line.is_some() { self.output.flush() } else { Ok(()) }
    }

    fn empty_folder(&mut self, folder: &Path) -> io::Result<()> {
        let text = Text::new("cli-empty-folder").with("folder", folder.display().to_string());
        writeln!(self.errors, "{}", self.locale.text(&text))
    }
}

impl<R: Rules> Judge<'_, R> {
    fn ruled(&mut self, file: &Path, line: Option<usize>, shown: &str, record: &Record, ruling: &Ruling) -> io::Result<()> {
        self.tally.unsettled |= !ruling.status.stands();
        match (self.format, self.rules.rulesets().get(&record.ruleset.id)) {
            (Format::Text, Some(ruleset)) => account::write(self.output, self.locale, shown, record, &ruleset.manifest, ruling),
            _ => self.line(file, line, Outcome::Ruling(ruling)),
        }
    }

    fn unread(&mut self, file: &Path, line: Option<usize>, shown: &str, fault: &ReadFault) -> io::Result<()> {
        let message = self.locale.text(&fault.text(Path::new(&called(file, self.locale))));
        // Such a message names the file itself.
        self.failed(file, line, line.is_some().then_some(shown), fault.code(), message)
    }

    fn not_ruled(&mut self, file: &Path, line: Option<usize>, shown: &str, none: &NoRuling) -> io::Result<()> {
        let message = self.locale.text(&none.text(self.rules.rulesets()));
        self.failed(file, line, Some(shown), none.code(), message)?;
        // The ruleset may be among the libraries that were not taken.
        if matches!(none, NoRuling::UnknownRuleset { .. }) && !std::mem::replace(&mut self.tally.libraries_told, true) {
            for refused in &self.rules.rulesets().refused {
                writeln!(self.errors, "{}", self.locale.text(&refused.text()))?;
            }
        }
        Ok(())
    }

    fn failed(&mut self, file: &Path, line: Option<usize>, head: Option<&str>, code: &str, message: String) -> io::Result<()> {
        self.tally.failed = true;
        match self.format {
            Format::Json => self.line(file, line, Outcome::Error { code, message }),
            Format::Text => match head {
                Some(head) => writeln!(self.errors, "{head}: {message}"),
                None => writeln!(self.errors, "{message}"),
            },
        }
    }

    fn line(&mut self, file: &Path, line: Option<usize>, outcome: Outcome<'_>) -> io::Result<()> {
        serde_json::to_writer(&mut *self.output, &Line { file: &file.to_string_lossy(), line, outcome })?;
        self.output.write_all(b"\n")
    }

    fn shown(&self, file: &Path, line: Option<usize>) -> String {
        let file = called(file, self.locale);
        match line {
            Some(line) => format!("{file}:{line}"),
            None => file,
        }
    }
}
