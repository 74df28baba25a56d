//! Libraries that were refused, told beside the rulings of a run: a judge who put one there must not take a ruling by another
//! copy for its own.

use std::io::{self, Write};

use ruleset_api::Text;

use crate::locale::Locale;
use crate::referee::report::Rulesets;

/// So many are told one by one.
const MOST: usize = 5;

/// Writes a line for each of the first few, and how many more there are.
pub(super) fn write(errors: &mut dyn Write, locale: &Locale, rulesets: &Rulesets) -> io::Result<()> {
    for refused in rulesets.refused.iter().take(MOST) {
        writeln!(errors, "{}", locale.text(&Text::new("cli-refused").with("refused", refused.text())))?;
    }
    match rulesets.refused.len().saturating_sub(MOST) {
        0 => Ok(()),
        more => writeln!(errors, "{}", locale.text(&Text::new("cli-more-refused").with("count", more))),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::locale::Language;
    use crate::referee::report::{Fault, Refused};

    fn told(count: usize) -> Vec<String> {
        let refused = |number| Refused { path: format!("/there/lib{number}.so").into(), fault: Fault::Damaged };
        let rulesets = Rulesets { refused: (0..count).map(refused).collect(), ..Rulesets::default() };
        let mut errors = Vec::new();
        write(&mut errors, &Locale::new(Language::English), &rulesets).unwrap();
        String::from_utf8(errors).unwrap().lines().map(str::to_owned).collect()
    }

    #[test]
    fn each_is_told_in_a_line_and_of_many_the_rest_is_counted() {
        assert!(told(0).is_empty());
        assert_eq!(
            told(1),
            ["Not used: /there/lib0.so: this library is cut short or damaged. Copy it again from where you have it."]
        );
        assert_eq!(told(MOST).len(), MOST);
        let many = told(MOST + 7);
        assert_eq!(many.len(), MOST + 1);
        assert!(many.iter().any(|line| line.starts_with("7 more") && line.contains("arbiter rulesets")), "{many:?}");
    }
}
