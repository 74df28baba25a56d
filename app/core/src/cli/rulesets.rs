//! `arbiter rulesets`: what is found and where, what is not used, and what was refused and why.

use std::io::{self, Write};

use ruleset_api::Text;

use super::write_line;
use crate::locale::Locale;
use crate::referee::Folder;
use crate::referee::report::{Refused, Ruleset, Rulesets, Shadowed};

/// Writes the list.
pub(super) fn write(output: &mut dyn Write, locale: &Locale, rulesets: &Rulesets, searched: &[Folder]) -> io::Result<()> {
    for Ruleset { manifest, path, origin, sandbox } in &rulesets.usable {
        write_line(output, &format!("{} {}", manifest.id, manifest.version))?;
        write_line(output, &format!("  {}, {}", locale.rendered(&manifest.name), locale.rendered(&manifest.edition)))?;
        write_line(output, &format!("  {}: {}", locale.text(&origin.text()), path.display()))?;
        write_line(output, &format!("  {}", locale.text(&sandbox.text())))?;
    }
    if rulesets.usable.is_empty() {
        let folders: Vec<String> = searched.iter().map(|folder| folder.path.display().to_string()).collect();
        writeln!(output, "{}", locale.text(&Text::new("cli-no-rulesets").with("folders", folders.join(", "))))?;
    }
    let sayings = rulesets.shadowed.iter().map(Shadowed::text);
    let sayings: Vec<Text> = sayings.chain(rulesets.refused.iter().map(Refused::text)).collect();
    if !sayings.is_empty() {
        writeln!(output, "\n{}", locale.t("cli-not-taken"))?;
    }
    sayings.iter().try_for_each(|text| write_line(output, &format!("  {}", locale.text(text))))
}
