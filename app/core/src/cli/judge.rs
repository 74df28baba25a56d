//! `arbiter judge`: rules on records and writes the rulings, for people or for programs, in the order of the records. It
//! knows neither how records are found nor how a ruling comes about.

use std::io::{self, Write};
use std::path::Path;

use ruleset_api::request::Detail;
use ruleset_api::{Record, Ruling, Text};
use serde::Serialize;

use super::command::Format;
use super::inputs::{Entry, Take};
use super::{account, called, stream_name};
use crate::locale::{Language, Locale};
use crate::record::ReadFault;
use crate::referee::Referee;
use crate::referee::report::{NoRuling, Rulesets};
use crate::what_if::{self, Flip, WhatIf};

/// Who rules: the referee, or a stand-in in a test.
pub(super) trait Rules {
    /// Rules on a record, its texts in one language.
    fn rule(&mut self, record: &Record, language: Language) -> Result<Ruling, NoRuling>;
    /// Finds what would flip the ruling on a record, its texts in one language.
    fn what_if(&mut self, record: &Record, language: Language) -> Result<WhatIf, NoRuling>;
    /// The rulesets that are there.
    fn rulesets(&self) -> &Rulesets;
}

impl Rules for Referee {
    fn rule(&mut self, record: &Record, language: Language) -> Result<Ruling, NoRuling> {
        self.rule(record, Detail::Full, &[language])
    }

    fn what_if(&mut self, record: &Record, language: Language) -> Result<WhatIf, NoRuling> {
        what_if::find(self, record, &[language], &|| true).map(Option::unwrap_or_default)
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
    /// Also what would flip each ruling.
    pub(super) what_if: bool,
    pub(super) output: &'a mut dyn Write,
    pub(super) errors: &'a mut dyn Write,
    pub(super) tally: Tally,
}

/// A line of the output of `arbiter judge --format json`: what came of one record.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct Line<'a> {
    /// The file that the record is from; `-` for standard input.
    file: &'a str,
    /// In a stream: the line where the record begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    #[serde(flatten)]
    outcome: Outcome<'a>,
    /// With `--what-if`: every single change that would flip the ruling, grouped by kind, within a kind the nearest first.
    /// Empty where the ruling is incomplete or invalid.
    #[serde(skip_serializing_if = "Option::is_none")]
    what_if: Option<&'a [Flip]>,
    /// With `--what-if`: false where the record is so large that not every change was tried.
    #[serde(skip_serializing_if = "Option::is_none")]
    what_if_complete: Option<bool>,
}

/// A ruling, or why there is none.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
enum Outcome<'a> {
    /// The ruling.
    Ruling(&'a Ruling),
    /// There is no ruling.
    Error {
        /// `unreadable`, `not-json`, `structure`, `other-format`, `newer-version`, `unknown-ruleset`, `ruleset-failed` or
        /// `too-large`.
        code: &'a str,
        /// What happened and what to do, in the language asked for.
        message: String,
    },
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
        let what_if = self.what_if(shown, record)?;
        match (self.format, self.rules.rulesets().get(&record.ruleset.id)) {
            (Format::Text, Some(ruleset)) => {
                let flips = what_if.as_ref().filter(|_| ruling.status.stands());
                account::write(self.output, self.locale, shown, record, &ruleset.manifest, ruling, flips)
            }
            _ => self.line(file, line, Outcome::Ruling(ruling), what_if.as_ref()),
        }
    }

    /// What would flip a ruling, where that is asked for. The ruling stands also where it could not be found.
    fn what_if(&mut self, shown: &str, record: &Record) -> io::Result<Option<WhatIf>> {
        if !self.what_if {
            return Ok(None);
        }
        let none = match self.rules.what_if(record, self.locale.language()) {
            Ok(what_if) => return Ok(Some(what_if)),
            Err(none) => none,
        };
        self.tally.failed = true;
        let message = self.locale.text(&none.text(self.rules.rulesets()));
        let text = Text::new("what-if-failed").with("file", shown).with("message", message);
        writeln!(self.errors, "{}", self.locale.text(&text)).map(|()| None)
    }

    fn unread(&mut self, file: &Path, line: Option<usize>, shown: &str, fault: &ReadFault) -> io::Result<()> {
        let text = match stream_name(file, self.locale) {
            Some(name) => fault.text_of_stream(&name),
            None => fault.text(file),
        };
        let message = self.locale.text(&text);
        // Such a message names the file itself.
        self.failed(file, line, line.is_some().then_some(shown), fault.code(), message)
    }

    fn not_ruled(&mut self, file: &Path, line: Option<usize>, shown: &str, none: &NoRuling) -> io::Result<()> {
        let message = self.locale.text(&none.text(self.rules.rulesets()));
        self.failed(file, line, Some(shown), none.code(), message)
    }

    fn failed(&mut self, file: &Path, line: Option<usize>, head: Option<&str>, code: &str, message: String) -> io::Result<()> {
        self.tally.failed = true;
        match self.format {
            Format::Json => self.line(file, line, Outcome::Error { code, message }, None),
            Format::Text => match head {
                Some(head) => writeln!(self.errors, "{head}: {message}"),
                None => writeln!(self.errors, "{message}"),
            },
        }
    }

    fn line(&mut self, file: &Path, line: Option<usize>, outcome: Outcome<'_>, what_if: Option<&WhatIf>) -> io::Result<()> {
        let file = &file.to_string_lossy();
        let (complete, what_if) = (what_if.map(|what_if| what_if.complete), what_if.map(|what_if| what_if.flips.as_slice()));
        serde_json::to_writer(&mut *self.output, &Line { file, line, outcome, what_if, what_if_complete: complete })?;
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

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::indexing_slicing)]
    use std::path::PathBuf;
    use std::sync::Arc;

    use ruleset_api::{Manifest, Problem};
    use serde_json::{Value, json};

    use super::*;
    use crate::record;
    use crate::referee::report::{Fault, Origin, Refused, Ruleset, Sandbox};

    /// Rules each record invalid. It has two rulesets, `g` and `broken`, which fails.
    struct Stub(Rulesets);

    impl Stub {
        fn new() -> Self {
            let ruleset = |id: &str| {
                let manifest = Arc::new(Manifest { id: id.to_owned(), ..Manifest::default() });
                Ruleset {
                    manifest,
                    path: PathBuf::from(format!("/there/lib{id}.so")),
                    origin: Origin::Bundled,
                    sandbox: Sandbox::default(),
                    sha256: String::new(),
                }
            };
            let refused = Refused { path: PathBuf::from("/there/libchess.so"), fault: Fault::Damaged };
            Self(Rulesets { usable: ["g", "broken"].map(ruleset).into(), refused: vec![refused], ..Rulesets::default() })
        }
    }

    impl Rules for Stub {
        fn rule(&mut self, record: &Record, language: Language) -> Result<Ruling, NoRuling> {
            let id = record.ruleset.id.clone();
            match id.as_str() {
                "g" => {
                    let mut text = Text::new("wrong");
                    text.message.insert(language.code().to_owned(), "It is wrong.".to_owned());
                    Ok(Ruling::invalid(&Manifest::default(), 2, vec![Problem::error("/sides/0", text)]))
                }
                "broken" => Err(NoRuling::RulesetFailed { id, fault: Fault::Hung(3_000) }),
                _ => Err(NoRuling::UnknownRuleset { id }),
            }
        }

        fn what_if(&mut self, record: &Record, _: Language) -> Result<WhatIf, NoRuling> {
            let lost = NoRuling::RulesetFailed { id: "g".to_owned(), fault: Fault::Hung(3_000) };
            if record.notes == "flip" { Ok(WhatIf::default()) } else { Err(lost) }
        }

        fn rulesets(&self) -> &Rulesets {
            &self.0
        }
    }

    fn entry(file: &str, line: Option<usize>, read: Result<Record, ReadFault>) -> Entry {
        Entry { file: file.into(), line, read }
    }

    fn record_of(ruleset: &str) -> Result<Record, ReadFault> {
        Ok(Record::new(ruleset, "1.0.0", 2))
    }

    /// Exit code, results, all else.
    fn judged(format: Format, entries: Vec<Entry>) -> (u8, String, String) {
        judged_with(format, false, entries)
    }

    fn judged_with(format: Format, what_if: bool, entries: Vec<Entry>) -> (u8, String, String) {
        let (mut rules, locale) = (Stub::new(), Locale::new(Language::English));
        let (mut output, mut errors) = (Vec::new(), Vec::new());
        let (rules, locale) = (&mut rules, &locale);
        let (output_to, errors_to, tally) = (&mut output, &mut errors, Tally::default());
        let mut judge = Judge { rules, locale, format, what_if, output: output_to, errors: errors_to, tally };
        for entry in entries {
            judge.entry(entry).unwrap();
        }
        let code = judge.tally.exit_code();
        (code, String::from_utf8(output).unwrap(), String::from_utf8(errors).unwrap())
    }

    #[test]
    fn json_is_one_line_a_record_in_the_order_of_the_records() {
        let entries = vec![
            entry("a.match.json", None, record_of("g")),
            entry("-", Some(3), Err(ReadFault::TooLarge)),
            entry("-", Some(4), record_of("broken")),
        ];
        let (code, output, errors) = judged(Format::Json, entries);
        let lines: Vec<Value> = output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(lines.len(), 3);
        let keys = |line: &Value| line.as_object().unwrap().keys().cloned().collect::<Vec<_>>().join(" ");
        assert_eq!(lines.iter().map(keys).collect::<Vec<_>>(), ["file ruling", "error file line", "error file line"]);
        let pointed = |index: usize, pointer: &str| lines.get(index).and_then(|line| line.pointer(pointer)).cloned();
        assert_eq!(pointed(0, "/ruling/problems/0/text/message/en"), Some(json!("It is wrong.")));
        assert_eq!(pointed(1, "/error/code"), Some(json!("too-large")));
        assert_eq!((pointed(2, "/error/code"), pointed(2, "/line")), (Some(json!("ruleset-failed")), Some(json!(4))));
        assert_eq!((code, errors.as_str()), (1, ""));
    }

    #[test]
    fn what_would_flip_a_ruling_stands_beside_it_and_a_ruling_stands_without_it() {
        let mut flips = Record::new("g", "1.0.0", 2);
        flips.notes = "flip".to_owned();
        let entries = || vec![entry("a", None, Ok(flips.clone())), entry("b", None, record_of("g"))];
        let (code, output, errors) = judged_with(Format::Json, true, entries());
        let lines: Vec<Value> = output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!((lines[0].get("what_if"), lines[0].get("what_if_complete")), (Some(&json!([])), Some(&json!(true))));
        assert!(lines[1].get("ruling").is_some() && lines[1].get("what_if").is_none(), "{output}");
        assert_eq!((code, errors.lines().count()), (1, 1));
        assert!(errors.contains(" b ") && errors.contains("/there/libg.so"), "{errors}");
        let (_, output, _) = judged(Format::Json, entries());
        assert!(!output.contains("what_if"), "{output}");
    }

    #[test]
    fn text_goes_to_the_results_and_faults_to_all_else() {
        let absent = entry("b.match.json", None, Err(ReadFault::Absent));
        let (code, output, errors) = judged(Format::Text, vec![entry("a.match.json", None, record_of("g")), absent]);
        assert!(output.starts_with("a.match.json\n") && output.contains("error: It is wrong. [/sides/0]"), "{output}");
        assert!(errors.starts_with("b.match.json cannot be opened"), "{errors}");
        assert_eq!(code, 1);
    }

    #[test]
    fn an_unknown_ruleset_is_told_with_how_many_libraries_were_refused() {
        let (code, _, errors) = judged(Format::Text, vec![entry("-", Some(1), record_of("chess"))]);
        assert_eq!(code, 1);
        assert!(errors.starts_with("standard input:1: There is no ruleset “chess”"), "{errors}");
        assert!(errors.contains("One library was refused") && errors.contains("arbiter rulesets"), "{errors}");
        assert!(!errors.contains("--ruleset-dir"), "the folder is known already: {errors}");
    }

    #[test]
    fn a_ruleset_that_failed_is_told_with_its_file() {
        let (_, _, errors) = judged(Format::Text, vec![entry("a", None, record_of("broken"))]);
        assert!(errors.contains("“broken”") && errors.contains("/there/libbroken.so"), "{errors}");
    }

    #[test]
    fn standard_input_is_no_file_that_could_be_untouched_or_have_a_copy() {
        let cut = || record::parse(b"{");
        let (_, _, errors) =
            judged(Format::Text, vec![entry("-", Some(3), cut()), entry("-", Some(4), Err(ReadFault::TooLarge))]);
        assert!(errors.starts_with("standard input:3: standard input is not JSON at line 1, column 1"), "{errors}");
        assert!(!errors.contains("touched") && !errors.contains(".bak"), "{errors}");
        assert!(judged(Format::Text, vec![entry("./-", None, cut())]).2.contains("was not touched"), "that is a file");
    }

    #[test]
    fn a_record_a_path_or_a_ruleset_cannot_fake_a_line_of_the_account() {
        let evil = "x\n  Winner: Horde\r\u{1b}[2J\u{202e}";
        let mut record = Record::new("g", "1.0.0", 2);
        (record.sides[0].name, record.event.name) = (evil.to_owned(), evil.to_owned());
        let file = format!("{evil}.match.json");
        let entries = vec![
            entry(&file, None, Ok(record)),
            entry(&file, None, Ok(Record::new(evil, "1.0.0", 2))),
            entry(&file, None, Err(ReadFault::OtherFormat { found: Some(evil.to_owned()) })),
            entry(&file, None, record::parse(&serde_json::to_vec(&json!({ "format": evil })).unwrap())),
        ];
        let (_, output, errors) = judged(Format::Text, entries);
        for told in [&output, &errors] {
            assert!(told.contains("x   Winner: Horde"), "{told}");
            assert!(!told.lines().any(|line| line.trim_start().starts_with("Winner")), "{told}");
            assert!(!told.contains(['\r', '\u{1b}', '\u{202e}']), "{told:?}");
        }
        assert_eq!(errors.lines().count(), 3, "{errors}");
    }

    #[test]
    fn the_worst_decides_the_exit_code() {
        let tally = |failed, unsettled| Tally { failed, unsettled }.exit_code();
        assert_eq!([tally(false, false), tally(false, true), tally(true, false), tally(true, true)], [0, 3, 1, 1]);
        assert_eq!(judged(Format::Json, vec![entry("a", None, record_of("g"))]).0, 3);
    }
}
