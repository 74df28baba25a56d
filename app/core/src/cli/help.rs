//! The help text, made from one table of what can be written on the command line. What only the program itself calls is not
//! in it.

use std::io::{self, Write};

use crate::locale::Locale;

/// What can be written, and the text that says what it does.
const USAGE: [(&str, &str); 4] = [
    ("arbiter [PATH…]", "cli-help-window"),
    ("arbiter judge PATH…", "cli-help-judge"),
    ("arbiter standings FOLDER", "standings-help"),
    ("arbiter rulesets", "cli-help-rulesets"),
];

/// Options, likewise.
const OPTIONS: [(&str, &str); 8] = [
    ("--format text|json", "cli-help-format"),
    ("--what-if", "what-if-help"),
    ("--format text|json|csv", "standings-help-format"),
    ("--from DATE, --to DATE", "standings-help-span"),
    ("--lang en|fr|ru", "cli-help-lang"),
    ("--ruleset-dir DIR", "cli-help-ruleset-dir"),
    ("-h, --help", "cli-help-help"),
    ("-V, --version", "cli-help-version"),
];

/// Writes the help.
pub(super) fn write(output: &mut dyn Write, locale: &Locale) -> io::Result<()> {
    writeln!(output, "{}\n", locale.t("cli-help-about"))?;
    table(output, locale, &USAGE)?;
    writeln!(output, "\n{}", locale.t("cli-help-options"))?;
    table(output, locale, &OPTIONS)?;
    writeln!(output, "\n{}", locale.t("cli-help-exit-codes"))?;
    writeln!(output, "{}", locale.t("standings-help-exit-codes"))
}

fn table(output: &mut dyn Write, locale: &Locale, rows: &[(&str, &str)]) -> io::Result<()> {
    let width = rows.iter().map(|(words, _)| words.chars().count()).max().unwrap_or_default();
    rows.iter().try_for_each(|(words, id)| {
        let gap = " ".repeat(width - words.chars().count());
        writeln!(output, "  {words}{gap}  {}", locale.t(id))
    })
}
