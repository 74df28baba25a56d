//! The command line: what is asked for, and the commands that need no display. It reads words and writes lines; rulings come
//! from the referee, and the window is opened by whoever called.

mod account;
mod command;
mod display;
mod help;
mod inputs;
mod judge;
mod progress;
mod refused;
mod rulesets;
mod standings;
mod standings_table;
mod stream;

use std::ffi::OsString;
use std::io::{self, BufWriter, ErrorKind, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};

use ruleset_api::Text;

use self::command::{Command, Format, Invocation};
pub use self::display::{has_display, no_display, window_failed};
use self::judge::{Judge, Tally};
use crate::locale::{Language, Locale, harmless};
use crate::referee::{self, Folder, Limits, Referee};

/// The exit code for wrong usage.
const WRONG_USAGE: u8 = 2;
/// The exit code for what could not be read or run.
const FAILED: u8 = 1;
/// The exit code for a record that is incomplete or invalid.
const UNSETTLED: u8 = 3;

/// What the program does next.
#[derive(Debug, PartialEq, Eq)]
pub enum Run {
    /// It opens its window.
    Window(Opening),
    /// It is done, and ends with this exit code.
    Done(u8),
}

/// How the window is to be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The files to open, in order.
    pub files: Vec<PathBuf>,
    /// The language, where one was asked for.
    pub language: Option<Language>,
    /// The program's own file, which runs the children of the referee.
    pub program: PathBuf,
    /// The folders in which rulesets are looked for.
    pub folders: Vec<Folder>,
}

/// What the program finds around it.
pub struct Surroundings<'a> {
    /// The program's own file.
    pub program: PathBuf,
    /// The variables of the environment.
    pub variable: &'a dyn Fn(&str) -> Option<OsString>,
    /// The language of the system.
    pub language: Language,
}

/// Where a command reads and writes.
pub struct Streams<'a> {
    /// Standard input.
    pub input: &'a mut dyn Read,
    /// Results.
    pub output: &'a mut dyn Write,
    /// All else.
    pub errors: &'a mut dyn Write,
}

impl std::fmt::Debug for Surroundings<'_> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Surroundings").field("program", &self.program).finish_non_exhaustive()
    }
}

impl std::fmt::Debug for Streams<'_> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Streams").finish_non_exhaustive()
    }
}

/// Runs this process's command line on its own streams. `program` is the program's own file.
#[must_use]
pub fn run_here(program: PathBuf) -> Run {
    let (invocation, parsed) = command::parse(std::env::args_os().skip(1));
    // The child of a referee has no need of what follows, and its streams are not for lines.
    if let (Command::Referee { library, sha256 }, Ok(())) = (&invocation.command, &parsed) {
        return Run::Done(referee::serve(library, sha256.as_deref()));
    }
    let variable = |name: &str| std::env::var_os(name);
    let surroundings = Surroundings { program, variable: &variable, language: Language::of_system() };
    let mut output = BufWriter::new(io::stdout().lock());
    let streams = Streams { input: &mut io::stdin().lock(), output: &mut output, errors: &mut io::stderr().lock() };
    carry_out(invocation, parsed, &surroundings, streams, io::stderr().is_terminal())
}

/// Runs a command line, the program's own name left out.
#[must_use]
pub fn run(words: impl IntoIterator<Item = OsString>, surroundings: &Surroundings<'_>, streams: Streams<'_>) -> Run {
    let (invocation, parsed) = command::parse(words);
    carry_out(invocation, parsed, surroundings, streams, false)
}

/// Does what is asked for. On a terminal, long work shows how far it has come.
fn carry_out(
    invocation: Invocation,
    parsed: Result<(), command::UsageFault>,
    surroundings: &Surroundings<'_>,
    mut streams: Streams<'_>,
    on_terminal: bool,
) -> Run {
    let locale = Locale::new(invocation.language.unwrap_or(surroundings.language));
    let parsed = parsed.and_then(|()| invocation.command.check_first_word(&Path::exists));
    if let Err(fault) = parsed {
        let _ = writeln!(streams.errors, "{} {}", locale.text(&fault.text()), locale.t("cli-see-help"));
        return Run::Done(WRONG_USAGE);
    }
    let folders = referee::folders(&invocation.ruleset_dirs, &surroundings.program, surroundings.variable);
    let Surroundings { program, variable, .. } = surroundings;
    let referee = || Referee::new(program.clone(), folders.clone(), Limits::default());
    let done = match invocation.command {
        Command::Referee { library, sha256 } => Ok(referee::serve(&library, sha256.as_deref())),
        Command::Window { .. } if !has_display(variable) => {
            writeln!(streams.errors, "{}", locale.text(&no_display())).map(|()| FAILED)
        }
        Command::Window { files } => {
            return Run::Window(Opening { files, language: invocation.language, program: program.clone(), folders });
        }
        Command::Help => help::write(streams.output, &locale).map(|()| 0),
        Command::Version => writeln!(streams.output, "arbiter {}", env!("CARGO_PKG_VERSION")).map(|()| 0),
        Command::Rulesets => {
            let found = referee().find();
            rulesets::write(streams.output, &locale, &found, &folders).map(|()| 0)
        }
        Command::Standings { folder, span, format } => {
            let mut referee = referee();
            referee.find();
            let asked = standings::Asked { folder: &folder, span, format, shows_bar: on_terminal };
            standings::write(&asked, &locale, &mut referee, streams.output, streams.errors)
        }
        Command::Judge { paths, format, what_if } => {
            let mut referee = referee();
            let found = referee.find();
            refused::write(streams.errors, &locale, &found)
                .and_then(|()| judge(&paths, format, what_if, &locale, &mut referee, &mut streams))
        }
    };
    let done = done.and_then(|code| streams.output.flush().map(|()| code));
    Run::Done(done.unwrap_or_else(|error| unwritten(&error, &locale, streams.errors)))
}

fn judge(
    paths: &[PathBuf],
    format: Format,
    what_if: bool,
    locale: &Locale,
    rules: &mut impl judge::Rules,
    streams: &mut Streams<'_>,
) -> io::Result<u8> {
    let Streams { input, output, errors } = streams;
    let mut judge = Judge { rules, locale, format, what_if, output, errors, tally: Tally::default() };
    inputs::read(paths, input, &mut judge)?;
    Ok(judge.tally.exit_code())
}

/// The JSON Schema of a line of `arbiter judge --format json`.
#[cfg(feature = "schema")]
#[must_use]
pub fn schema_of_a_judged_line() -> schemars::Schema {
    schemars::schema_for!(judge::Line<'static>)
}

/// The results could not be written. Whoever reads them may have had enough of them (`| head`): that needs no word.
fn unwritten(error: &io::Error, locale: &Locale, errors: &mut dyn Write) -> u8 {
    if error.kind() != ErrorKind::BrokenPipe {
        let text = Text::new("cli-unwritten").with("message", error.to_string());
        let _ = writeln!(errors, "{}", locale.text(&text));
    }
    FAILED
}

/// What a path is called before a sentence; standard input by its name.
fn called(file: &Path, locale: &Locale) -> String {
    stream_name(file, locale).unwrap_or_else(|| harmless(&file.display().to_string()).into_owned())
}

/// The name of standard input, where that is meant.
fn stream_name(file: &Path, locale: &Locale) -> Option<String> {
    (file.as_os_str() == inputs::STANDARD_INPUT).then(|| locale.t("cli-standard-input"))
}

/// Writes a line of what is for people, harmless to show whatever it quotes.
fn write_line(output: &mut dyn Write, line: &str) -> io::Result<()> {
    writeln!(output, "{}", harmless(line))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    /// What a command line does: what comes next, the results, all else.
    fn told(words: &str, variables: &[(&str, &str)]) -> (Run, String, String) {
        let variable = |name: &str| variables.iter().find(|(known, _)| *known == name).map(|(_, value)| OsString::from(value));
        let program = PathBuf::from("/opt/arbiter/arbiter");
        let surroundings = Surroundings { program, variable: &variable, language: Language::French };
        let (mut output, mut errors) = (Vec::new(), Vec::new());
        let streams = Streams { input: &mut io::empty(), output: &mut output, errors: &mut errors };
        let run = run(words.split_whitespace().map(OsString::from), &surroundings, streams);
        (run, String::from_utf8(output).unwrap(), String::from_utf8(errors).unwrap())
    }

    #[test]
    fn a_path_opens_the_window_where_there_is_a_display() {
        let (run, ..) = told("--ruleset-dir here a.match.json --lang ru", &[("DISPLAY", ":0")]);
        let Run::Window(opening) = run else { unreachable!("{run:?}") };
        assert_eq!(opening.files, [PathBuf::from("a.match.json")]);
        assert_eq!(opening.language, Some(Language::Russian));
        let folders: Vec<_> = opening.folders.iter().map(|folder| folder.path.as_path()).collect();
        assert_eq!(folders, [Path::new("here"), Path::new("/opt/arbiter")]);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn without_a_display_the_program_names_the_way_that_needs_none() {
        let (run, output, errors) = told("a.match.json --lang en", &[]);
        assert_eq!((run, output.as_str()), (Run::Done(1), ""));
        assert!(errors.contains("arbiter judge"), "{errors}");
        assert_eq!(errors.lines().count(), 1);
    }

    #[test]
    fn wrong_usage_is_a_sentence_in_the_language_asked_for() {
        let (run, output, errors) = told("judge --jobs 3", &[]);
        assert_eq!((run, output.as_str()), (Run::Done(2), ""));
        assert!(errors.starts_with("Il n’y a pas d’option --jobs"), "{errors}");
        assert!(told("--lang en judge", &[]).2.starts_with("Say which records"));
    }

    #[test]
    fn help_is_whole_in_every_language_and_keeps_to_what_there_is() {
        for language in Language::ALL {
            let (run, output, _) = told(&format!("--help --lang {}", language.code()), &[]);
            assert_eq!(run, Run::Done(0));
            assert!(!output.contains("cli-"), "{output}");
            for absent in ["referee", "--jobs", "arbiter slip", "arbiter check"] {
                assert!(!output.contains(absent), "{absent}");
            }
        }
    }

    #[test]
    fn a_word_that_is_no_command_and_no_file_is_wrong_usage_and_opens_no_window() {
        for words in ["help", "jugde x.match.json", "jugde"] {
            let (run, output, errors) = told(&format!("--lang en {words}"), &[("DISPLAY", ":0")]);
            assert_eq!((run, output.as_str(), errors.lines().count()), (Run::Done(2), "", 1), "{errors}");
            assert!(errors.contains("neither a command") && errors.contains("arbiter --help"), "{errors}");
        }
        for words in ["absent.match.json", "./help", "absent/help", "src"] {
            assert!(matches!(told(words, &[("DISPLAY", ":0")]).0, Run::Window(_)), "{words} is a path");
        }
    }

    #[test]
    fn the_version_is_told() {
        assert_eq!(told("--version", &[]).1, format!("arbiter {}\n", env!("CARGO_PKG_VERSION")));
    }

    #[test]
    fn where_no_ruleset_is_found_the_folders_are_named() {
        let (run, output, _) = told("rulesets --lang en --ruleset-dir /nowhere/at/all", &[]);
        assert_eq!(run, Run::Done(0));
        assert!(output.starts_with("No ruleset was found in /nowhere/at/all"), "{output}");
        assert!(output.contains("/nowhere/at/all: this is no folder"), "{output}");
    }

    #[test]
    fn whoever_reads_the_results_may_stop_and_a_full_disk_is_told() {
        for (kind, words) in [(ErrorKind::BrokenPipe, 0), (ErrorKind::StorageFull, 1)] {
            struct Broken(ErrorKind);
            impl Write for Broken {
                fn write(&mut self, _: &[u8]) -> io::Result<usize> {
                    Err(self.0.into())
                }
                fn flush(&mut self) -> io::Result<()> {
                    Ok(())
                }
            }
            let surroundings = Surroundings { program: PathBuf::new(), variable: &|_| None, language: Language::English };
            let mut errors = Vec::new();
            let streams = Streams { input: &mut io::empty(), output: &mut Broken(kind), errors: &mut errors };
            assert_eq!(run(["--help".into()], &surroundings, streams), Run::Done(1));
            assert_eq!(String::from_utf8(errors).unwrap().lines().count(), words, "{kind:?}");
        }
    }
}
