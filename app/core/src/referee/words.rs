//! The words for what the referee reports: what happened, where, and what to do. The sentences stand in the Fluent files;
//! here each report becomes an id with its arguments.

use std::path::Path;

use ruleset_api::Text;
use ruleset_api::export::ABI_MAJOR;

use super::frame::LARGEST_FRAME;
use super::install::{InstallFault, LARGEST_LIBRARY};
use super::report::{Closed, Fault, NoRuling, Origin, Refused, Rulesets, Sandbox, Shadowed};

impl Fault {
    /// What is wrong and what to do, without the place: `{ $path }: …` is added by [`Refused::text`].
    #[must_use]
    pub fn text(&self) -> Text {
        let said = |id: &str, words: &str| Text::new(id).with("words", words);
        match self {
            Self::Unreadable(words) => said("referee-unreadable", words),
            Self::NoFolder => Text::new("referee-no-folder"),
            Self::NotALibrary => Text::new("referee-not-a-library"),
            Self::Damaged => Text::new("referee-damaged"),
            Self::OtherMachine(words) => said("referee-other-machine", words),
            Self::NotAPlugin => Text::new("referee-not-a-plugin"),
            Self::NotLoadable(words) => said("referee-not-loadable", words),
            Self::MissingLibrary(name) => Text::new("referee-missing-library").with("name", name.as_str()),
            Self::IdDiffers { table, manifest } => {
                Text::new("referee-id-differs").with("table", table.as_str()).with("manifest", manifest.as_str())
            }
            Self::NotTrusted(hash) => Text::new("plugins-fault-not-trusted").with("hash", grouped(hash)),
            Self::Changed(hash) => Text::new("plugins-fault-changed").with("hash", grouped(hash)),
            Self::Replaced => Text::new("plugins-fault-replaced"),
            Self::BadTrustList(words) => said("plugins-fault-list", words),
            Self::TooLarge => Text::new("plugins-fault-too-large").with("most", (LARGEST_LIBRARY >> 20).to_string()),
            Self::Unsteady => Text::new("referee-unsteady"),
            Self::OtherAbi { found } => {
                let text = Text::new("referee-other-abi").with("found", i64::from(*found));
                text.with("known", i64::from(ABI_MAJOR))
            }
            Self::BadTable(words) => said("referee-bad-table", words),
            Self::BadManifest(words) => said("referee-bad-manifest", words),
            Self::Requires(parts) => Text::new("referee-requires").with("parts", parts.join(", ")),
            Self::BadTexts(words) => said("referee-bad-texts", words),
            Self::Died(words) => said("referee-died", words),
            Self::Hung(milliseconds) => {
                Text::new("referee-hung").with("milliseconds", i64::try_from(*milliseconds).unwrap_or(i64::MAX))
            }
            Self::BadReply(words) => said("referee-bad-reply", words),
            Self::Failed(words) => said("referee-failed", words),
            Self::UnknownOp(op) => said("referee-unknown-op", op),
            Self::Suspended(fault) => Text::new("referee-suspended").with("fault", fault.text()),
        }
    }
}

/// A hash in groups of eight digits, as it is compared by eye.
#[must_use]
pub fn grouped(hash: &str) -> String {
    let letters: Vec<char> = hash.chars().collect();
    letters.chunks(8).map(|group| group.iter().collect::<String>()).collect::<Vec<_>>().join(" ")
}

impl InstallFault {
    /// What happened with a file that was to be installed or removed, what is safe, and what to do.
    #[must_use]
    pub fn text(&self, file: &Path) -> Text {
        let text = match self {
            Self::Fault(fault) => return Refused { path: file.to_owned(), fault: fault.clone() }.text(),
            Self::OtherBytes => Text::new("plugins-other-bytes"),
            Self::NoFolder => Text::new("plugins-no-folder"),
            Self::NotInstalled => Text::new("plugins-not-installed"),
            Self::Unwritten(words) => Text::new("plugins-unwritten").with("words", words.as_str()),
            Self::Unremoved(words) => Text::new("plugins-unremoved").with("words", words.as_str()),
        };
        text.with("file", file.display().to_string())
    }
}

impl Refused {
    /// Which library, why not, and what to do.
    #[must_use]
    pub fn text(&self) -> Text {
        Text::new("referee-refused").with("path", self.path.display().to_string()).with("fault", self.fault.text())
    }
}

impl Shadowed {
    /// Which library is not used, and which is instead.
    #[must_use]
    pub fn text(&self) -> Text {
        let text = if self.copy { Text::new("referee-duplicate") } else { Text::new("referee-shadowed") };
        let text = text.with("path", self.path.display().to_string());
        text.with("id", self.id.as_str()).with("by", self.by.display().to_string())
    }
}

impl Sandbox {
    /// Whether the process of a plugin is sandboxed: yes, no, or in part and how far.
    #[must_use]
    pub fn text(self) -> Text {
        Text::new(match (self.files, self.calls) {
            (Closed::Full, true) => "sandbox-yes",
            (Closed::Partial, true) => "sandbox-older-kernel",
            (Closed::No, true) => "sandbox-calls-only",
            (Closed::Full | Closed::Partial, false) => "sandbox-files-only",
            (Closed::No, false) => "sandbox-no",
        })
    }
}

impl Rulesets {
    /// Why a library that was found may be run: who vouches for it.
    #[must_use]
    pub fn trust_text(&self, origin: Origin, sha256: &str) -> Text {
        match (origin, self.agreement(sha256)) {
            (Origin::Named, _) => Text::new("plugins-trusted-named"),
            (Origin::Bundled, _) => Text::new("plugins-trusted-bundled"),
            (Origin::Installed, agreed) => {
                let date = agreed.and_then(|agreed| agreed.when.get(..10)).unwrap_or("—");
                let from = agreed.map_or("—", |agreed| agreed.from.as_str());
                Text::new("plugins-trusted-installed").with("date", date).with("from", from)
            }
        }
    }
}

impl Origin {
    /// Where that is, in a word or two.
    #[must_use]
    pub fn text(self) -> Text {
        match self {
            Self::Named => Text::new("referee-named"),
            Self::Bundled => Text::new("referee-bundled"),
            Self::Installed => Text::new("referee-installed"),
        }
    }
}

impl NoRuling {
    /// The error code of the command line: `unknown-ruleset`, `ruleset-failed`, `too-large`.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::UnknownRuleset { .. } => "unknown-ruleset",
            Self::RulesetFailed { .. } => "ruleset-failed",
            Self::TooLarge | Self::TooMany { .. } => "too-large",
        }
    }

    /// What happened, what is safe and what to do. `rulesets` are those that were found.
    #[must_use]
    pub fn text(&self, rulesets: &Rulesets) -> Text {
        match self {
            Self::UnknownRuleset { id } => unknown(id, rulesets),
            Self::RulesetFailed { id, fault } => {
                let library = rulesets.get(id).map(|ruleset| Refused { path: ruleset.path.clone(), fault: fault.clone() });
                let fault = library.map_or_else(|| fault.text(), |library| library.text());
                Text::new("referee-ruleset-failed").with("id", id.as_str()).with("fault", fault)
            }
            Self::TooLarge => Text::new("referee-record-too-large").with("most", LARGEST_FRAME >> 20),
            Self::TooMany { id } => Text::new("referee-too-many").with("id", id.as_str()),
        }
    }
}

/// No such ruleset. Where libraries were refused, it may be one of them: the folder to name is named already.
fn unknown(id: &str, rulesets: &Rulesets) -> Text {
    let known: Vec<&str> = rulesets.usable.iter().map(|ruleset| ruleset.manifest.id.as_str()).collect();
    let text = match (known.is_empty(), rulesets.refused_libraries()) {
        (true, 0) => Text::new("referee-no-rulesets"),
        (true, refused) => Text::new("referee-none-but-refused").with("count", refused),
        (false, 0) => Text::new("referee-unknown-ruleset").with("known", known.join(", ")),
        (false, refused) => Text::new("referee-unknown-but-refused").with("known", known.join(", ")).with("count", refused),
    };
    text.with("id", id)
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::locale::{Language, Locale};

    fn faults() -> Vec<Fault> {
        let words = || "words of the system".to_owned();
        vec![
            Fault::Unreadable(words()),
            Fault::NoFolder,
            Fault::NotALibrary,
            Fault::Damaged,
            Fault::OtherMachine(words()),
            Fault::NotAPlugin,
            Fault::NotLoadable(words()),
            Fault::OtherAbi { found: 2 },
            Fault::BadTable(words()),
            Fault::BadManifest(words()),
            Fault::Requires(vec!["dice/1".to_owned()]),
            Fault::BadTexts(words()),
            Fault::Died(words()),
            Fault::Hung(3_000),
            Fault::BadReply(words()),
            Fault::Failed(words()),
            Fault::UnknownOp(words()),
            Fault::Suspended(Box::new(Fault::Died(words()))),
            Fault::MissingLibrary(words()),
            Fault::IdDiffers { table: words(), manifest: "b 1.0.0".to_owned() },
            Fault::Unsteady,
            Fault::NotTrusted(words()),
            Fault::Changed(words()),
            Fault::Replaced,
            Fault::BadTrustList(words()),
            Fault::TooLarge,
        ]
    }

    #[test]
    fn every_fault_has_its_sentence_in_every_language() {
        for locale in Language::ALL.map(Locale::new) {
            for fault in faults() {
                let refused = Refused { path: PathBuf::from("/there/libgame.so"), fault };
                let sentence = locale.text(&refused.text());
                assert!(sentence.starts_with("/there/libgame.so"), "{sentence}");
                assert!(!sentence.contains("referee-") && !sentence.contains('{'), "{sentence}");
                let hashed = matches!(refused.fault, Fault::NotTrusted(_) | Fault::Changed(_));
                let quoted = sentence.contains(if hashed { "words of  the sys tem" } else { "words of the system" });
                assert_eq!(quoted, format!("{:?}", refused.fault).contains("words of"), "{sentence}");
            }
        }
    }

    #[test]
    fn a_sandbox_is_called_whole_only_where_all_of_it_is_there() {
        let said = |files, calls| Locale::new(Language::English).text(&Sandbox { files, calls }.text());
        assert_eq!(said(Closed::Full, true), "sandboxed: yes");
        assert!(said(Closed::No, false).starts_with("sandboxed: no"));
        for (files, calls) in [(Closed::Partial, true), (Closed::No, true), (Closed::Full, false), (Closed::Partial, false)] {
            assert!(said(files, calls).starts_with("sandboxed: in part"), "{files:?} {calls}");
        }
    }

    #[test]
    fn an_unknown_ruleset_is_named_with_those_that_are_there() {
        let manifest = ruleset_api::Manifest { id: "wow-minis".to_owned(), ..ruleset_api::Manifest::default() };
        let ruleset = super::super::Ruleset {
            manifest: manifest.into(),
            path: "/there/libwow.so".into(),
            origin: Origin::Bundled,
            sandbox: Sandbox::default(),
            sha256: String::new(),
        };
        let rulesets = Rulesets { usable: vec![ruleset], ..Rulesets::default() };
        let unknown = NoRuling::UnknownRuleset { id: "chess".to_owned() };
        for locale in Language::ALL.map(Locale::new) {
            let sentence = locale.text(&unknown.text(&rulesets));
            assert!(sentence.contains("chess") && sentence.contains("wow-minis"), "{sentence}");
            assert!(locale.text(&unknown.text(&Rulesets::default())).contains("chess"));
            let failed = NoRuling::RulesetFailed { id: "g".to_owned(), fault: Fault::Hung(3_000) }.text(&rulesets);
            assert!(locale.text(&failed).contains("3000"), "{}", locale.text(&failed));
            let failed = NoRuling::RulesetFailed { id: "wow-minis".to_owned(), fault: Fault::Hung(3_000) }.text(&rulesets);
            assert!(locale.text(&failed).contains("/there/libwow.so"), "{}", locale.text(&failed));
        }
    }
    #[test]
    fn where_libraries_were_refused_an_unknown_ruleset_is_told_with_their_number() {
        let refused = |fault| Refused { path: PathBuf::from("/there/libchess.so"), fault };
        let unknown = NoRuling::UnknownRuleset { id: "chess".to_owned() };
        for locale in Language::ALL.map(Locale::new) {
            for count in [1, 2, 5] {
                let rulesets = Rulesets { refused: vec![refused(Fault::Damaged); count], ..Rulesets::default() };
                let sentence = locale.text(&unknown.text(&rulesets));
                assert!(sentence.contains("arbiter rulesets") && !sentence.contains("--ruleset-dir"), "{sentence}");
            }
            let rulesets = Rulesets { refused: vec![refused(Fault::NoFolder)], ..Rulesets::default() };
            assert!(locale.text(&unknown.text(&rulesets)).contains("--ruleset-dir"), "no library was refused");
        }
    }
}
