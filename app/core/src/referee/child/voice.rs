//! Puts a plugin's texts into sentences, in the child: a text that is too much for the parser or for memory hurts nobody
//! else. It knows the manifest and Fluent; what the texts are about it reads from the request.

use std::borrow::Cow;
use std::collections::BTreeMap;

use ruleset_api::ruling::Table;
use ruleset_api::standings::InFile;
use ruleset_api::{Arg, Manifest, Text};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;

use crate::locale::{Language, Names, Renderer, TextFault};
use crate::referee::belief;
use crate::referee::report::Fault;

/// The most that the sentences of one reply come to, in bytes.
const MOST_SENTENCES: usize = 4 << 20;

/// A plugin's texts and the manifest that they belong to, its own texts rendered.
#[derive(Debug)]
pub(in crate::referee) struct Voice {
    renderer: Renderer,
    manifest: Manifest,
}

/// As much of a request as sentences speak of: the names of sides and pieces.
#[derive(Deserialize)]
struct Request<'a> {
    #[serde(borrow)]
    record: Record<'a>,
}

#[derive(Deserialize)]
struct Record<'a> {
    #[serde(borrow)]
    sides: Vec<Side<'a>>,
    #[serde(borrow, default)]
    boards: BTreeMap<Cow<'a, str>, Board<'a>>,
}

#[derive(Deserialize)]
struct Side<'a> {
    #[serde(borrow, default)]
    name: Cow<'a, str>,
}

#[derive(Deserialize)]
struct Board<'a> {
    #[serde(borrow, default)]
    pieces: Vec<Piece<'a>>,
}

#[derive(Deserialize)]
struct Piece<'a> {
    id: i64,
    #[serde(borrow)]
    kind: Cow<'a, str>,
    #[serde(borrow, default)]
    name: Cow<'a, str>,
}

/// A reply about standings: the state of the fold, or the table at its end.
#[derive(Deserialize, Serialize)]
struct Standings {
    #[serde(default, deserialize_with = "unread", skip_serializing_if = "Option::is_none")]
    state: Option<Box<RawValue>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    table: Option<Table>,
    #[serde(default)]
    problems: Vec<InFile>,
}

/// A state may be anything, null as well.
fn unread<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Box<RawValue>>, D::Error> {
    Box::<RawValue>::deserialize(deserializer).map(Some)
}

impl Voice {
    /// Reads the texts of a manifest and renders the manifest itself in every language of the program.
    pub(in crate::referee) fn of(mut manifest: Manifest) -> Result<Self, Fault> {
        let texts = std::mem::take(&mut manifest.texts);
        let renderer = Renderer::of_ruleset(&manifest.languages, &texts).map_err(|fault| Fault::BadTexts(words(&fault)))?;
        let mut room = Room::new();
        manifest.visit_texts(&mut |text| room.render(text, &renderer, &Language::ALL.map(Language::code), &Names::default()));
        room.held().map_err(Fault::BadTexts)?;
        Ok(Self { renderer, manifest })
    }

    /// The manifest, its texts rendered in every language of the program, without their sources.
    pub(in crate::referee) fn manifest(&self) -> &Manifest {
        &self.manifest
    }

    /// A ruling with its texts rendered. The request tells the names of sides and pieces.
    pub(in crate::referee) fn rendered(&self, reply: &[u8], request: &[u8], languages: &[String]) -> Result<Vec<u8>, Fault> {
        let mut ruling = belief::parse(reply).map_err(Fault::BadReply)?;
        let names = self.names(request).map_err(|error| Fault::BadReply(format!("the request: {error}")))?;
        let languages: Vec<&str> = languages.iter().map(String::as_str).collect();
        let mut room = Room::new();
        ruling.visit_texts(&mut |text| room.render(text, &self.renderer, &languages, &names));
        room.held().map_err(Fault::BadReply)?;
        serde_json::to_vec(&ruling).map_err(|error| Fault::BadReply(error.to_string()))
    }

    /// A reply about standings with its texts rendered. They are about no single match.
    pub(in crate::referee) fn standings(&self, reply: &[u8], languages: &[String]) -> Result<Vec<u8>, Fault> {
        let mut said: Standings = serde_json::from_slice(reply).map_err(|error| Fault::BadReply(error.to_string()))?;
        let languages: Vec<&str> = languages.iter().map(String::as_str).collect();
        let (names, mut room) = (Names::default(), Room::new());
        let mut say = |text: &mut Text| room.render(text, &self.renderer, &languages, &names);
        said.table.iter_mut().for_each(|table| table.visit_texts(&mut say));
        said.problems.iter_mut().for_each(|problem| say(&mut problem.problem.text));
        room.held().map_err(Fault::BadReply)?;
        serde_json::to_vec(&said).map_err(|error| Fault::BadReply(error.to_string()))
    }

    fn names(&self, request: &[u8]) -> serde_json::Result<Names> {
        let Request { record } = serde_json::from_slice(request)?;
        let sides: Vec<&str> = record.sides.iter().map(|side| side.name.as_ref()).collect();
        let mut names = Names::with_sides(&sides, &self.manifest);
        for (key, board) in &record.boards {
            for piece in &board.pieces {
                names.add_piece(key, piece.id, &piece.kind, &piece.name, &self.manifest);
            }
        }
        Ok(names)
    }
}

/// The room that is left for sentences, in bytes; what does not fit, in words.
struct Room(Result<usize, String>);

impl Room {
    fn new() -> Self {
        Self(Ok(MOST_SENTENCES))
    }

    fn render(&mut self, text: &mut Text, renderer: &Renderer, languages: &[&str], names: &Names) {
        strip(text);
        let Ok(room) = self.0 else { return };
        if !belief::has_short_ids(text) {
            self.0 = Err(belief::LONG_ID.to_owned());
            return;
        }
        renderer.render_into(text, languages, names);
        let taken: usize = text.message.values().map(String::len).sum();
        self.0 = room.checked_sub(taken).ok_or_else(|| format!("its texts come to more than {MOST_SENTENCES} bytes"));
    }

    fn held(self) -> Result<(), String> {
        self.0.map(|_| ())
    }
}

/// A plugin brings ids and arguments. A sentence that it brings itself is not taken: it would be shown uncut.
fn strip(text: &mut Text) {
    text.message.clear();
    for arg in text.args.values_mut() {
        if let Arg::Text(inner) = arg {
            strip(inner);
        }
    }
}

fn words(fault: &TextFault) -> String {
    match fault {
        TextFault::TooLarge { language } => format!("`{language}`: too large"),
        TextFault::TooDeep { language } => format!("`{language}`: braces nested too deep"),
        TextFault::UnknownLanguage { language } => format!("`{language}` is no language"),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::indexing_slicing)]
    use ruleset_api::Ruling;
    use serde_json::json;

    use super::*;

    fn voice(source: &str) -> Result<Voice, Fault> {
        let manifest = json!({ "id": "g", "version": "1.0.0", "languages": ["en"], "name": { "id": "name" }, "edition": { "id": "name" },
            "sides": { "min": 2, "max": 2, "names": [{ "id": "party" }] }, "steps": [], "results": [], "texts": { "en": source } });
        Voice::of(serde_json::from_value(manifest).unwrap())
    }

    fn ruling(text: &serde_json::Value) -> Vec<u8> {
        let ruling = json!({ "status": "play-on", "result": null, "winners": [], "deciding_step": null, "summary": text });
        serde_json::to_vec(&ruling).unwrap()
    }

    fn summary(source: &str, text: &serde_json::Value, languages: &[&str]) -> Result<Text, Fault> {
        let languages: Vec<String> = languages.iter().map(|&code| code.to_owned()).collect();
        let request = json!({ "detail": "full", "record": { "sides": [{ "name": "Alliance" }, { "name": "" }], "boards": {
            "b": { "pieces": [{ "id": 4, "kind": "character", "name": "Th\"rall" }] } } } });
        let reply = voice(source)?.rendered(&ruling(text), &serde_json::to_vec(&request).unwrap(), &languages)?;
        Ok(serde_json::from_slice::<Ruling>(&reply).unwrap().summary.unwrap())
    }

    #[test]
    fn a_sentence_calls_sides_and_pieces_by_their_names() {
        let text = json!({ "id": "won", "args": { "winner": { "side": 0 }, "loser": { "side": 1 }, "by": { "piece": 4 } } });
        let won = summary("won = { $winner } beats { $loser } by { $by }\nparty = Party", &text, &["en", "fr"]).unwrap();
        assert_eq!(won.message["en"], "Alliance beats Party 2 by Th\"rall");
        assert_eq!(won.message["fr"], won.message["en"], "a language that the ruleset lacks falls back to its first");
    }

    #[test]
    fn a_sentence_that_a_plugin_brings_itself_is_not_taken() {
        let text = json!({ "id": "a", "message": { "en": "x".repeat(9_000) },
            "args": { "inner": { "text": { "id": "b", "message": { "en": "y".repeat(9_000), "de": "z" } } } } });
        let said = summary("a = so: { $inner }\nb = that", &text, &["en"]).unwrap();
        assert_eq!(said.message, BTreeMap::from([("en".to_owned(), "so: that".to_owned())]));
    }

    #[test]
    fn sentences_without_measure_are_refused() {
        let step = json!({ "id": "s", "outcome": "level", "text": { "id": "long" } });
        let ruling =
            json!({ "status": "play-on", "result": null, "winners": [], "deciding_step": null, "steps": vec![step; 3_000] });
        let voice = voice(&format!("long = {}", "x".repeat(5_000))).unwrap();
        let fault = voice.rendered(&serde_json::to_vec(&ruling).unwrap(), br#"{"record":{"sides":[]}}"#, &["en".to_owned()]);
        assert!(matches!(fault, Err(Fault::BadReply(words)) if words.contains("more than")));
    }

    #[test]
    fn hostile_texts_are_refused_in_words() {
        let deep = format!("deep = {}$n{}", "{".repeat(20_000), "}".repeat(20_000));
        assert_eq!(voice(&deep).unwrap_err(), Fault::BadTexts("`en`: braces nested too deep".to_owned()));
    }

    #[test]
    fn a_reply_that_is_no_ruling_is_a_fault_in_words() {
        let fault =
            voice("name = G").unwrap().rendered(b"{\"status\":\"won\"}", b"{\"record\":{\"sides\":[]}}", &["en".to_owned()]);
        assert!(matches!(fault, Err(Fault::BadReply(words)) if words.contains("won")));
    }

    #[test]
    fn the_texts_of_a_table_and_of_what_does_not_count_are_rendered_and_the_state_is_left_as_it_is() {
        let voice = voice("title = The table\nodd = Odd: { $n }\nfirst = First").unwrap();
        let rendered = |reply: &serde_json::Value| -> serde_json::Value {
            let reply = voice.standings(&serde_json::to_vec(reply).unwrap(), &["en".to_owned()]).unwrap();
            serde_json::from_slice(&reply).unwrap()
        };
        let problem = json!({ "file": 3, "level": "warning", "at": "/x", "text": { "id": "odd", "args": { "n": 4 } } });
        for state in [json!(null), json!({ "any": [1, 2] })] {
            let added = rendered(&json!({ "state": state, "problems": [problem] }));
            assert_eq!((&added["state"], added.get("table")), (&state, None));
            assert!(added.as_object().unwrap().contains_key("state"), "null is a state");
            assert_eq!(
                (&added["problems"][0]["file"], &added["problems"][0]["text"]["message"]["en"]),
                (&json!(3), &json!("Odd: 4"))
            );
        }
        let column = json!({ "id": "a", "type": "text", "title": { "id": "first" }, "labels": { "x": { "id": "first" } } });
        let table = json!({ "id": "standings", "title": { "id": "title" }, "columns": [column], "rows": [{ "a": "x" }] });
        let report = rendered(&json!({ "table": table, "problems": [] }));
        assert_eq!(report["table"]["title"]["message"]["en"], "The table");
        assert_eq!(report["table"]["columns"][0]["labels"]["x"]["message"]["en"], "First");
    }
}
