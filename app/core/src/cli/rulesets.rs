//! `arbiter rulesets`: what is found, where and why it is trusted, what is not used, and what was refused and why.

use std::io::{self, Write};

use ruleset_api::Text;

use super::write_line;
use crate::locale::Locale;
use crate::referee::report::{Refused, Ruleset, Rulesets, Shadowed};
use crate::referee::{Folder, grouped};

/// Writes the list.
pub(super) fn write(output: &mut dyn Write, locale: &Locale, rulesets: &Rulesets, searched: &[Folder]) -> io::Result<()> {
    for Ruleset { manifest, path, origin, sandbox, sha256 } in &rulesets.usable {
        write_line(output, &format!("{} {}", manifest.id, manifest.version))?;
        write_line(output, &format!("  {}, {}", locale.rendered(&manifest.name), locale.rendered(&manifest.edition)))?;
        write_line(output, &format!("  {}: {}", locale.text(&origin.text()), path.display()))?;
        write_line(output, &format!("  {}", locale.text(&rulesets.trust_text(*origin, sha256))))?;
        let languages = Text::new("plugins-languages").with("languages", manifest.languages.join(", "));
        write_line(output, &format!("  {}", locale.text(&languages)))?;
        write_line(output, &format!("  SHA-256: {}", grouped(sha256)))?;
        write_line(output, &format!("  {}", locale.text(&sandbox.text())))?;
    }
    if rulesets.usable.is_empty() {
        let folders: Vec<String> = searched.iter().map(|folder| folder.path.display().to_string()).collect();
        writeln!(output, "{}", locale.text(&Text::new("cli-no-rulesets").with("folders", folders.join(", "))))?;
    }
    if rulesets.shadowed.is_empty() && rulesets.refused.is_empty() {
        return Ok(());
    }
    writeln!(output, "\n{}", locale.t("cli-not-taken"))?;
    for shadowed @ Shadowed { id, version, sha256, .. } in &rulesets.shadowed {
        write_line(output, &format!("  {}", locale.text(&shadowed.text())))?;
        write_line(output, &format!("    {id} {version}, SHA-256: {}", grouped(sha256)))?;
    }
    let mut refused = rulesets.refused.iter().map(Refused::text);
    refused.try_for_each(|text| write_line(output, &format!("  {}", locale.text(&text))))
}
