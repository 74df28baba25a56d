//! What the program keeps of itself from one run to the next: language, theme, zoom, panels, the matches opened last. It
//! knows the file and what is said in it; a file that cannot be read, or an entry of it that makes no sense, counts as not
//! there, so that nothing kept can ever stand between a judge and a match.

use std::ffi::OsString;
use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use crate::desk::clock::is_minutes;
use crate::disk;
use crate::locale::Language;

/// Names the file in the place of the usual one.
pub const FILE_VARIABLE: &str = "ARBITER_SETTINGS";
/// So many matches are remembered.
pub const MOST_RECENT: usize = 10;
/// A larger file is none of ours, in bytes.
const LARGEST: u64 = 1 << 20;

/// What is kept. Whoever adds a member gives it a default and `deserialize_with = "lenient"`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language that the judge chose; `None`: that of the system.
    #[serde(with = "language", skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
    /// How the window looks.
    #[serde(deserialize_with = "lenient")]
    pub theme: Theme,
    /// How large everything in the window is.
    #[serde(deserialize_with = "lenient")]
    pub zoom: Zoom,
    /// Where the panels are, and which are hidden.
    #[serde(deserialize_with = "lenient")]
    pub panels: Panels,
    /// The files that were opened or saved last, the latest first.
    #[serde(deserialize_with = "lenient")]
    pub recent: Recent,
    /// The round's clock.
    #[serde(deserialize_with = "lenient")]
    pub clock: ClockSettings,
    /// What a later version of the program keeps here.
    #[serde(flatten)]
    pub unknown: Map<String, Value>,
}

/// What is kept for the clocks of all matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ClockSettings {
    /// Minutes that a clock begins with: those that were set last.
    #[serde(deserialize_with = "round")]
    pub minutes: u32,
    /// No sound at zero.
    #[serde(deserialize_with = "lenient")]
    pub muted: bool,
}

impl Default for ClockSettings {
    fn default() -> Self {
        Self { minutes: 50, muted: false }
    }
}

/// The length of a round; one that no clock can have counts as not there.
fn round<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    let minutes = u32::deserialize(Value::deserialize(deserializer)?).ok().filter(|minutes| is_minutes(*minutes));
    Ok(minutes.unwrap_or(ClockSettings::default().minutes))
}

/// How the window looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Light or dark, as the system is; light where it does not say.
    #[default]
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// Black on white with strong lines, for bad light and tired eyes.
    HighContrast,
}

/// How large everything in the window is, in percent; one of [`Zoom::STEPS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "u16", into = "u16")]
pub struct Zoom(u16);

impl Zoom {
    /// The sizes that there are, in percent.
    pub const STEPS: [u16; 10] = [60, 70, 80, 90, 100, 110, 125, 150, 175, 200];

    /// In percent.
    #[must_use]
    pub fn percent(self) -> u16 {
        self.0
    }

    /// The next larger size; none above the largest.
    #[must_use]
    pub fn larger(self) -> Option<Self> {
        Self::STEPS.into_iter().find(|step| *step > self.0).map(Self)
    }

    /// The next smaller size; none below the smallest.
    #[must_use]
    pub fn smaller(self) -> Option<Self> {
        Self::STEPS.into_iter().rev().find(|step| *step < self.0).map(Self)
    }
}

impl Default for Zoom {
    fn default() -> Self {
        Self(100)
    }
}

impl From<u16> for Zoom {
    /// The nearest size that there is.
    fn from(percent: u16) -> Self {
        Self(Self::STEPS.into_iter().min_by_key(|step| step.abs_diff(percent)).unwrap_or(100))
    }
}

impl From<Zoom> for u16 {
    fn from(zoom: Zoom) -> Self {
        zoom.0
    }
}

/// A part of the screen that can be hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Panel {
    /// What is entered, at the left.
    Sheet,
    /// The pieces below the board.
    Roster,
    /// The steps of the ruling, at the right.
    Cascade,
    /// The procedure, along the bottom.
    Procedure,
}

/// A panel that can be made wider and narrower.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// What is entered, at the left.
    Sheet,
    /// The steps of the ruling, at the right.
    Cascade,
}

/// How much room the window has for columns beside each other; for each the widths are kept by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// Hardly any to spare.
    Narrow,
    /// Enough.
    Wide,
}

/// Widths of the columns in one room, in points; `None` is the usual width.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Widths {
    #[serde(deserialize_with = "lenient", skip_serializing_if = "Option::is_none")]
    sheet: Option<u16>,
    #[serde(deserialize_with = "lenient", skip_serializing_if = "Option::is_none")]
    cascade: Option<u16>,
}

/// How the panels stand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Panels {
    #[serde(deserialize_with = "lenient")]
    narrow: Widths,
    #[serde(deserialize_with = "lenient")]
    wide: Widths,
    #[serde(deserialize_with = "each")]
    hidden: Vec<Panel>,
}

impl Panels {
    /// The width that was given to a column, in points; `None`: the usual one.
    #[must_use]
    pub fn width(&self, column: Column, room: Room) -> Option<u16> {
        let widths = match room {
            Room::Narrow => self.narrow,
            Room::Wide => self.wide,
        };
        match column {
            Column::Sheet => widths.sheet,
            Column::Cascade => widths.cascade,
        }
    }

    /// Gives a column a width, or its usual one.
    pub fn set_width(&mut self, column: Column, room: Room, width: Option<u16>) {
        let widths = match room {
            Room::Narrow => &mut self.narrow,
            Room::Wide => &mut self.wide,
        };
        match column {
            Column::Sheet => widths.sheet = width,
            Column::Cascade => widths.cascade = width,
        }
    }

    /// Whether a panel is hidden.
    #[must_use]
    pub fn is_hidden(&self, panel: Panel) -> bool {
        self.hidden.contains(&panel)
    }

    /// Hides a panel or shows it; whether that changed anything.
    pub fn set_hidden(&mut self, panel: Panel, hidden: bool) -> bool {
        let was = self.is_hidden(panel);
        self.hidden.retain(|other| *other != panel);
        if hidden {
            self.hidden.push(panel);
        }
        was != hidden
    }
}

/// The files that were opened or saved last, the latest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<PathBuf>")]
pub struct Recent(Vec<PathBuf>);

impl Recent {
    /// The files.
    #[must_use]
    pub fn files(&self) -> &[PathBuf] {
        &self.0
    }

    /// Puts a file first; whether that changed anything. A name that is no text could not be kept.
    pub fn put(&mut self, file: &Path) -> bool {
        if file.to_str().is_none() || self.0.first().is_some_and(|first| first == file) {
            return false;
        }
        self.0.retain(|other| other != file);
        self.0.insert(0, file.to_owned());
        self.0.truncate(MOST_RECENT);
        true
    }

    /// Forgets a file; whether it was there.
    pub fn forget(&mut self, file: &Path) -> bool {
        let before = self.0.len();
        self.0.retain(|other| other != file);
        self.0.len() < before
    }
}

impl From<Vec<PathBuf>> for Recent {
    fn from(mut files: Vec<PathBuf>) -> Self {
        files.truncate(MOST_RECENT);
        Self(files)
    }
}

/// The file of a run: the one that a variable names, else the one in the user's configuration folder, by the custom of the
/// system; none where the system says nothing of such a folder.
#[must_use]
pub fn file(variable: &dyn Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    if let Some(named) = variable(FILE_VARIABLE).filter(|named| !named.is_empty()) {
        return Some(named.into());
    }
    let path = |name| variable(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let folder = if cfg!(windows) {
        path("APPDATA")
    } else if cfg!(target_vendor = "apple") {
        path("HOME").map(|home| home.join("Library").join("Application Support"))
    } else {
        path("XDG_CONFIG_HOME").or_else(|| path("HOME").map(|home| home.join(".config")))
    };
    folder.map(|folder| folder.join("arbiter").join("settings.json"))
}

/// What is kept in a file. What cannot be read counts as not kept.
#[must_use]
pub fn read(file: &Path) -> Settings {
    let mut bytes = Vec::new();
    let read = fs::File::open(file).and_then(|file| file.take(LARGEST).read_to_end(&mut bytes));
    if read.is_err() { Settings::default() } else { parse(&bytes) }
}

fn parse(bytes: &[u8]) -> Settings {
    serde_json::from_slice(bytes).unwrap_or_default()
}

/// Keeps settings in a file; its folder is made where it is not there.
///
/// # Errors
/// The system's. Nothing was written, and an old file is as it was.
pub fn keep(file: &Path, settings: &Settings) -> io::Result<()> {
    let mut bytes = serde_json::to_vec_pretty(settings)?;
    bytes.push(b'\n');
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    disk::put(file, &bytes)
}

/// An entry that makes no sense counts as not there.
fn lenient<'de, D: Deserializer<'de>, T: Default + serde::de::DeserializeOwned>(deserializer: D) -> Result<T, D::Error> {
    let value = Value::deserialize(deserializer)?;
    Ok(serde_json::from_value(value).unwrap_or_default())
}

/// Of a list, the entries that make sense.
fn each<'de, D: Deserializer<'de>, T: serde::de::DeserializeOwned>(deserializer: D) -> Result<Vec<T>, D::Error> {
    let values: Vec<Value> = lenient(deserializer)?;
    Ok(values.into_iter().filter_map(|value| serde_json::from_value(value).ok()).collect())
}

/// A language by its code.
mod language {
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};
    use serde_json::Value;

    use crate::locale::Language;

    // serde hands over what stands in the member.
    #[expect(clippy::ref_option, reason = "serde hands over a reference to the member")]
    pub(super) fn serialize<S: Serializer>(language: &Option<Language>, serializer: S) -> Result<S::Ok, S::Error> {
        language.map(Language::code).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Language>, D::Error> {
        let value = Value::deserialize(deserializer)?;
        Ok(value.as_str().and_then(Language::from_code))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing)]

    use serde_json::json;

    use super::*;

    fn of(value: &Value) -> Settings {
        parse(value.to_string().as_bytes())
    }

    fn changed() -> Settings {
        let mut settings = Settings { language: Some(Language::Russian), theme: Theme::HighContrast, ..Settings::default() };
        settings.zoom = Zoom::from(150);
        settings.panels.set_width(Column::Sheet, Room::Wide, Some(310));
        settings.panels.set_width(Column::Cascade, Room::Narrow, Some(320));
        settings.panels.set_hidden(Panel::Roster, true);
        settings.recent.put(Path::new("/venue/a.match.json"));
        settings.clock = ClockSettings { minutes: 40, muted: true };
        settings
    }

    #[test]
    fn a_round_has_a_length_that_a_clock_can_have() {
        let minutes = |minutes: Value| of(&json!({ "clock": { "minutes": minutes, "muted": true } })).clock.minutes;
        assert_eq!(minutes(json!(35)), 35);
        for wrong in [json!(0), json!(-5), json!(1_000_000), json!("long"), json!(null)] {
            assert_eq!(minutes(wrong), 50);
        }
        assert!(of(&json!({ "clock": { "minutes": 0, "muted": true } })).clock.muted);
    }

    #[test]
    fn what_is_kept_is_read_again() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("new").join("settings.json");
        assert_eq!(read(&file), Settings::default(), "no file yet");
        for settings in [changed(), Settings::default(), changed()] {
            keep(&file, &settings).unwrap();
            assert_eq!(read(&file), settings);
        }
        let left: Vec<_> = fs::read_dir(file.parent().unwrap()).unwrap().collect();
        assert_eq!(left.len(), 1, "nothing else lies there: {left:?}");
    }

    #[test]
    fn an_entry_that_makes_no_sense_counts_as_not_there_and_the_others_stand() {
        let whole = serde_json::to_value(changed()).unwrap();
        for key in ["language", "theme", "zoom", "panels", "recent"] {
            for nonsense in [json!(null), json!(-1), json!("nonsense"), json!([1, {}]), json!({ "a": 1 })] {
                let mut value = whole.clone();
                value[key] = nonsense.clone();
                let mut expected = whole.clone();
                expected[key] = serde_json::to_value(Settings::default()).unwrap()[key].clone();
                assert_eq!(
                    serde_json::to_value(of(&value)).unwrap()["theme"],
                    if key == "theme" { json!("system") } else { json!("high-contrast") }
                );
                let found = serde_json::to_value(of(&value)).unwrap();
                for other in ["theme", "zoom", "panels", "recent"] {
                    assert_eq!(found[other], expected[other], "{other} beside {key}: {nonsense}");
                }
            }
        }
        let mut value = whole;
        value["panels"]["hidden"] = json!(["ceiling", "roster", 3]);
        value["panels"]["wide"]["sheet"] = json!("broad");
        let panels = of(&value).panels;
        assert!(panels.is_hidden(Panel::Roster));
        assert_eq!(panels.width(Column::Sheet, Room::Wide), None);
        assert_eq!(panels.width(Column::Cascade, Room::Narrow), Some(320));
    }

    #[test]
    fn a_file_that_is_no_settings_at_all_counts_as_none() {
        for bytes in [&b""[..], b"\xFF\xFE", b"[1]", b"{\"theme\":", b"null", &b"[".repeat(100_000)] {
            assert_eq!(parse(bytes), Settings::default());
        }
    }

    #[test]
    fn what_a_later_version_keeps_survives() {
        let settings = of(&json!({ "theme": "dark", "sounds": { "loud": true } }));
        assert_eq!(serde_json::to_value(settings).unwrap()["sounds"], json!({ "loud": true }));
    }

    #[test]
    fn any_zoom_is_one_of_the_steps() {
        for (percent, expected) in [(0, 60), (104, 100), (130, 125), (9_999, 200)] {
            assert_eq!(Zoom::from(percent).percent(), expected);
        }
        assert_eq!((Zoom::from(60).smaller(), Zoom::from(200).larger()), (None, None));
        assert_eq!(Zoom::default().larger().map(Zoom::percent), Some(110));
    }

    #[test]
    fn the_files_opened_last_come_first_and_none_stands_there_twice() {
        let mut recent = Recent::default();
        for number in 0..12 {
            recent.put(Path::new(&format!("/{number}")));
        }
        assert!(recent.put(Path::new("/5")) && !recent.put(Path::new("/5")));
        assert_eq!((recent.files().len(), recent.files()[0].as_path()), (MOST_RECENT, Path::new("/5")));
        assert!(recent.forget(Path::new("/5")) && !recent.forget(Path::new("/5")));
    }

    #[cfg(all(unix, not(target_vendor = "apple")))]
    #[test]
    fn the_file_lies_where_programs_of_the_system_keep_theirs() {
        let home = |name: &str| (name == "HOME").then(|| OsString::from("/home/roe"));
        assert_eq!(file(&home), Some("/home/roe/.config/arbiter/settings.json".into()));
        let configuration = |name: &str| (name == "XDG_CONFIG_HOME").then(|| OsString::from("/config"));
        assert_eq!(file(&configuration), Some("/config/arbiter/settings.json".into()));
        let named = |name: &str| (name == FILE_VARIABLE).then(|| OsString::from("here.json"));
        assert_eq!(file(&named), Some("here.json".into()));
        assert_eq!(file(&|_| None), None);
    }
}
