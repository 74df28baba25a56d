//! The words of the command line into data. It knows which options there are and what is wrong with others; what a command
//! does is told elsewhere.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use lexopt::Arg;
use ruleset_api::Text;
use ruleset_api::standings::{Date, Span};

use crate::locale::Language;
use crate::referee::CHILD_COMMAND;

/// What the command line asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Invocation {
    pub(super) command: Command,
    /// The language, where one is asked for.
    pub(super) language: Option<Language>,
    /// Folders with rulesets that the user names.
    pub(super) ruleset_dirs: Vec<PathBuf>,
}

/// A command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// Opens the window with these files.
    Window {
        files: Vec<PathBuf>,
    },
    /// Rules on records.
    Judge {
        paths: Vec<PathBuf>,
        format: Format,
        /// Also what would flip each ruling.
        what_if: bool,
    },
    /// Makes a club's table.
    Standings {
        folder: PathBuf,
        span: Span,
        format: TableFormat,
    },
    /// Lists the rulesets.
    Rulesets,
    Help,
    Version,
    /// Runs the child of a referee; in no help text.
    Referee {
        library: PathBuf,
        /// What its bytes must have.
        sha256: Option<String>,
    },
}

/// How results are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Format {
    /// For people.
    #[default]
    Text,
    /// For programs.
    Json,
}

/// How a table is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum TableFormat {
    /// For people.
    #[default]
    Text,
    /// For programs.
    Json,
    /// For spreadsheets.
    Csv,
}

/// What is wrong with the words of a command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum UsageFault {
    UnknownOption(String),
    ValueMissing(String),
    ValueUnwanted(String),
    UnknownFormat(String),
    UnknownTableFormat(String),
    UnknownDate(String),
    EmptySpan(String, String),
    UnknownLanguage(String),
    ArgumentUnwanted(String),
    UnknownCommand(String),
    PathMissing,
    FolderMissing,
    LibraryMissing,
}

impl Default for Command {
    fn default() -> Self {
        Self::Window { files: Vec::new() }
    }
}

impl Command {
    /// Whether a first word that looks like a command and is none names a file at least. A mistyped command would open a
    /// window on a file that is not there.
    pub(super) fn check_first_word(&self, exists: &dyn Fn(&Path) -> bool) -> Result<(), UsageFault> {
        let Self::Window { files } = self else { return Ok(()) };
        let Some(first) = files.first() else { return Ok(()) };
        let word = first.to_string_lossy();
        let is_path = word.contains(|letter| letter == '.' || std::path::is_separator(letter));
        if is_path || exists(first) { Ok(()) } else { Err(UsageFault::UnknownCommand(word.into_owned())) }
    }
}

/// Reads a command line, the program's own name left out. What was read before a fault stands beside it: its language is
/// the one to tell the fault in.
pub(super) fn parse(words: impl IntoIterator<Item = OsString>) -> (Invocation, Result<(), UsageFault>) {
    let mut invocation = Invocation::default();
    let parsed = read(&mut lexopt::Parser::from_args(words), &mut invocation);
    (invocation, parsed)
}

fn read(parser: &mut lexopt::Parser, invocation: &mut Invocation) -> Result<(), UsageFault> {
    let mut first = true;
    let mut asked_first = None;
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("ruleset-dir") => invocation.ruleset_dirs.push(parser.value()?.into()),
            Arg::Long("lang") => invocation.language = Some(language(&parser.value()?)?),
            Arg::Long("format") => match &mut invocation.command {
                Command::Judge { format, .. } => *format = self::format(&parser.value()?)?,
                Command::Standings { format, .. } => *format = table_format(&parser.value()?)?,
                _ => return Err(UsageFault::UnknownOption("--format".to_owned())),
            },
            Arg::Long("what-if") => match &mut invocation.command {
                Command::Judge { what_if, .. } => *what_if = true,
                _ => return Err(UsageFault::UnknownOption("--what-if".to_owned())),
            },
            Arg::Long(end @ ("from" | "to")) => {
                let is_from = end == "from";
                let Command::Standings { span, .. } = &mut invocation.command else {
                    return Err(UsageFault::UnknownOption(format!("--{end}")));
                };
                let day = if is_from { &mut span.from } else { &mut span.to };
                *day = Some(date(&parser.value()?)?);
            }
            Arg::Long("help") | Arg::Short('h') => asked_first = asked_first.or(Some(Command::Help)),
            Arg::Long("version") | Arg::Short('V') => asked_first = asked_first.or(Some(Command::Version)),
            Arg::Value(word) if std::mem::take(&mut first) => invocation.command = command(word),
            Arg::Value(word) => another(&mut invocation.command, word)?,
            Arg::Short(letter) => return Err(UsageFault::UnknownOption(format!("-{letter}"))),
            Arg::Long(name) => return Err(UsageFault::UnknownOption(format!("--{name}"))),
        }
    }
    if let Some(command) = asked_first {
        invocation.command = command;
    }
    match &invocation.command {
        Command::Judge { paths, .. } if paths.is_empty() => Err(UsageFault::PathMissing),
        Command::Standings { folder, .. } if folder.as_os_str().is_empty() => Err(UsageFault::FolderMissing),
        Command::Standings { span: Span { from: Some(from), to: Some(to) }, .. } if from > to => {
            Err(UsageFault::EmptySpan(from.to_string(), to.to_string()))
        }
        Command::Referee { library, .. } if library.as_os_str().is_empty() => Err(UsageFault::LibraryMissing),
        _ => Ok(()),
    }
}

/// The command that a first word names. Any other word is a file to open.
fn command(word: OsString) -> Command {
    match word.to_str() {
        Some("judge") => Command::Judge { paths: Vec::new(), format: Format::default(), what_if: false },
        Some("standings") => Command::Standings { folder: PathBuf::new(), span: Span::default(), format: TableFormat::default() },
        Some("rulesets") => Command::Rulesets,
        Some(CHILD_COMMAND) => Command::Referee { library: PathBuf::new(), sha256: None },
        _ => Command::Window { files: vec![word.into()] },
    }
}

/// Takes one word more for a command.
fn another(command: &mut Command, word: OsString) -> Result<(), UsageFault> {
    match command {
        Command::Window { files: paths } | Command::Judge { paths, .. } => paths.push(word.into()),
        Command::Standings { folder: path, .. } | Command::Referee { library: path, .. } if path.as_os_str().is_empty() => {
            *path = word.into();
        }
        Command::Referee { sha256: hash @ None, .. } => *hash = Some(word.to_string_lossy().into_owned()),
        _ => return Err(UsageFault::ArgumentUnwanted(word.to_string_lossy().into_owned())),
    }
    Ok(())
}

fn language(value: &OsString) -> Result<Language, UsageFault> {
    let code = value.to_string_lossy();
    let known = Language::ALL.into_iter().find(|language| language.code() == code);
    known.ok_or_else(|| UsageFault::UnknownLanguage(code.into_owned()))
}

fn format(value: &OsString) -> Result<Format, UsageFault> {
    match value.to_str() {
        Some("text") => Ok(Format::Text),
        Some("json") => Ok(Format::Json),
        _ => Err(UsageFault::UnknownFormat(value.to_string_lossy().into_owned())),
    }
}

fn table_format(value: &OsString) -> Result<TableFormat, UsageFault> {
    match value.to_str() {
        Some("text") => Ok(TableFormat::Text),
        Some("json") => Ok(TableFormat::Json),
        Some("csv") => Ok(TableFormat::Csv),
        _ => Err(UsageFault::UnknownTableFormat(value.to_string_lossy().into_owned())),
    }
}

fn date(value: &OsString) -> Result<Date, UsageFault> {
    let text = value.to_string_lossy();
    Date::parse(&text).ok_or_else(|| UsageFault::UnknownDate(text.into_owned()))
}

impl UsageFault {
    /// What to tell the user.
    pub(super) fn text(&self) -> Text {
        let said = |id: &str, word: &str| Text::new(id).with("word", word);
        match self {
            Self::UnknownOption(option) => said("cli-unknown-option", option),
            Self::ValueMissing(option) => said("cli-value-missing", option),
            Self::ValueUnwanted(option) => said("cli-value-unwanted", option),
            Self::UnknownFormat(format) => said("cli-unknown-format", format),
            Self::UnknownLanguage(code) => said("cli-unknown-language", code),
            Self::ArgumentUnwanted(word) => said("cli-argument-unwanted", word),
            Self::UnknownCommand(word) => said("cli-unknown-command", word),
            Self::UnknownTableFormat(format) => said("standings-unknown-format", format),
            Self::UnknownDate(date) => said("standings-unknown-date", date),
            Self::EmptySpan(from, to) => Text::new("standings-empty-span").with("from", from.as_str()).with("to", to.as_str()),
            Self::FolderMissing => Text::new("standings-folder-missing"),
            Self::PathMissing => Text::new("cli-path-missing"),
            Self::LibraryMissing => Text::new("cli-library-missing"),
        }
    }
}

impl From<lexopt::Error> for UsageFault {
    fn from(error: lexopt::Error) -> Self {
        match error {
            lexopt::Error::MissingValue { option } => Self::ValueMissing(option.unwrap_or_default()),
            lexopt::Error::UnexpectedValue { option, .. } => Self::ValueUnwanted(option),
            lexopt::Error::UnexpectedOption(option) => Self::UnknownOption(option),
            other => Self::ArgumentUnwanted(other.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(words: &str) -> Result<Invocation, UsageFault> {
        let (invocation, parsed) = parse(words.split_whitespace().map(OsString::from));
        parsed.map(|()| invocation)
    }

    fn window(files: &[&str]) -> Command {
        Command::Window { files: files.iter().map(PathBuf::from).collect() }
    }

    fn judge(paths: &[&str], format: Format) -> Command {
        Command::Judge { paths: paths.iter().map(PathBuf::from).collect(), format, what_if: false }
    }

    fn commanded(words: &str) -> Result<Command, UsageFault> {
        parsed(words).map(|invocation| invocation.command)
    }

    #[test]
    fn a_bare_path_or_nothing_opens_the_window() {
        assert_eq!(commanded(""), Ok(window(&[])));
        assert_eq!(commanded("a.match.json judge"), Ok(window(&["a.match.json", "judge"])));
        assert_eq!(commanded("-- --lang"), Ok(window(&["--lang"])));
    }

    #[test]
    fn judge_takes_paths_a_format_and_a_language_in_any_order() {
        assert_eq!(commanded("judge a -"), Ok(judge(&["a", "-"], Format::Text)));
        let expected = Invocation {
            command: judge(&["a"], Format::Json),
            language: Some(Language::Russian),
            ruleset_dirs: vec!["x".into(), "y".into()],
        };
        assert_eq!(parsed("--ruleset-dir x judge --format=json a --lang ru --ruleset-dir=y").as_ref(), Ok(&expected));
    }

    #[test]
    fn judge_finds_what_would_flip_a_ruling_where_that_is_asked_for() {
        let expected = Command::Judge { paths: vec!["a".into()], format: Format::Text, what_if: true };
        assert_eq!(commanded("judge --what-if a"), Ok(expected));
        assert_eq!(commanded("standings a --what-if"), Err(UsageFault::UnknownOption("--what-if".to_owned())));
        assert_eq!(commanded("judge a --what-if=all"), Err(UsageFault::ValueUnwanted("--what-if".to_owned())));
    }

    #[test]
    fn standings_take_a_folder_and_two_days() {
        let command = |format, from: &str, to: &str| Command::Standings {
            folder: "club".into(),
            span: Span { from: Date::parse(from), to: Date::parse(to) },
            format,
        };
        assert_eq!(commanded("standings club"), Ok(command(TableFormat::Text, "", "")));
        let all = "standings --from 2026-01-01 club --format csv --to=2026-01-01";
        assert_eq!(commanded(all), Ok(command(TableFormat::Csv, "2026-01-01", "2026-01-01")));
        assert_eq!(commanded("standings"), Err(UsageFault::FolderMissing));
        assert_eq!(commanded("standings a b"), Err(UsageFault::ArgumentUnwanted("b".to_owned())));
        assert_eq!(commanded("standings a --format xml"), Err(UsageFault::UnknownTableFormat("xml".to_owned())));
        assert_eq!(commanded("standings a --to 2026-02-30"), Err(UsageFault::UnknownDate("2026-02-30".to_owned())));
        assert_eq!(commanded("judge a --from 2026-01-01"), Err(UsageFault::UnknownOption("--from".to_owned())));
        let turned = commanded("standings a --from 2026-02-01 --to 2026-01-31");
        assert_eq!(turned, Err(UsageFault::EmptySpan("2026-02-01".to_owned(), "2026-01-31".to_owned())));
    }

    #[test]
    fn help_and_version_go_before_what_is_missing() {
        assert_eq!(commanded("judge --help"), Ok(Command::Help));
        assert_eq!(commanded("-V"), Ok(Command::Version));
    }

    #[test]
    fn a_referee_runs_one_library() {
        let referee = |sha256: Option<&str>| Command::Referee { library: "lib.so".into(), sha256: sha256.map(str::to_owned) };
        assert_eq!(commanded("referee lib.so"), Ok(referee(None)));
        assert_eq!(commanded("referee lib.so 00ff"), Ok(referee(Some("00ff"))));
        assert_eq!(commanded("referee"), Err(UsageFault::LibraryMissing));
        assert_eq!(commanded("referee a b c"), Err(UsageFault::ArgumentUnwanted("c".to_owned())));
    }

    #[test]
    fn what_is_wrong_is_named() {
        assert_eq!(commanded("judge"), Err(UsageFault::PathMissing));
        assert_eq!(commanded("judge a --jobs 2"), Err(UsageFault::UnknownOption("--jobs".to_owned())));
        assert_eq!(commanded("-x"), Err(UsageFault::UnknownOption("-x".to_owned())));
        assert_eq!(commanded("rulesets --format json"), Err(UsageFault::UnknownOption("--format".to_owned())));
        assert_eq!(commanded("rulesets all"), Err(UsageFault::ArgumentUnwanted("all".to_owned())));
        assert_eq!(commanded("judge a --format xml"), Err(UsageFault::UnknownFormat("xml".to_owned())));
        assert_eq!(commanded("--lang de"), Err(UsageFault::UnknownLanguage("de".to_owned())));
        assert_eq!(commanded("judge a --lang"), Err(UsageFault::ValueMissing("--lang".to_owned())));
        assert_eq!(commanded("--help=so"), Err(UsageFault::ValueUnwanted("--help".to_owned())));
    }
}
