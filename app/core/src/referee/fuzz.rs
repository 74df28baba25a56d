//! What reads bytes from outside, each as one function of bytes: for the fuzzers under `fuzz/`, and for the short run over
//! their corpus that every test run makes. Each holds what a reader promises: no panic, and nothing believed that cannot be
//! shown. No part of the program uses this.

use std::sync::OnceLock;

use ruleset_api::request::{self, Detail};
use ruleset_api::{Manifest, Record, Ruling};
use serde_json::json;

use super::child::voice::Voice;
use super::frame::{self, LARGEST_FRAME};
use super::protocol::{Answer, Call, Hello, Leashed};
use super::report::Fault;
use super::{belief, header, needs};
use crate::locale::{Language, Locale};

/// Bytes that came through the pipe of a child, or of the referee: frames, until one is none.
///
/// # Panics
/// A frame is larger than it may be, or a fault in one makes no sentence that can be shown.
pub fn frame(bytes: &[u8]) {
    let (mut pipe, mut buffer) = (bytes, Vec::new());
    while frame::read(&mut pipe, &mut buffer).is_ok() {
        assert!(buffer.len() <= LARGEST_FRAME, "a frame of {} bytes", buffer.len());
        let _ = (frame::parts::<Leashed>(&buffer), frame::parts::<Call>(&buffer));
        if let Ok((Hello::Refused(fault), _)) = frame::parts(&buffer) {
            can_be_shown(fault);
        }
        if let Ok((Answer::Fault(fault), _)) = frame::parts(&buffer) {
            can_be_shown(fault);
        }
    }
}

/// A library's header.
///
/// # Panics
/// Bytes that are no library, or one that does not export the contract's function, are taken for a plugin.
pub fn header(bytes: &[u8]) {
    let length = u64::try_from(bytes.len()).unwrap_or(u64::MAX);
    let _ = needs::needed_by(bytes);
    match header::check_data(bytes, length) {
        Ok(()) => assert!(bytes.windows(SYMBOL_STEM.len()).any(|part| part == SYMBOL_STEM), "a plugin without its function"),
        Err(fault) => can_be_shown(fault),
    }
}

const SYMBOL_STEM: &[u8] = b"ruleset_plugin_v";

/// The reply to `describe/1`, as the child takes it from a plugin and the referee from a child.
///
/// # Panics
/// A manifest is believed whose texts cannot be shown.
pub fn manifest(bytes: &[u8]) {
    believed(bytes);
    let Ok(manifest) = serde_json::from_slice::<Manifest>(bytes) else { return };
    let Ok(voice) = Voice::of(manifest) else { return };
    believed(&serde_json::to_vec(voice.manifest()).unwrap_or_default());
}

fn believed(bytes: &[u8]) {
    match belief::manifest(bytes) {
        Err(fault) => can_be_shown(fault),
        Ok(manifest) => {
            let record = Record::new(&manifest.id, &manifest.version, manifest.sides.min);
            let _ = (ruleset_api::validate::problems(&record, &manifest), request::adjudicate(&record, &manifest, Detail::Full));
            Manifest::clone(&manifest).visit_texts(&mut |text| sentences_can_be_shown(text));
        }
    }
}

/// The reply to `adjudicate/1`, as the child takes it from a plugin and the referee from a child.
///
/// # Panics
/// A ruling is believed that names what its match does not have, or whose texts cannot be shown.
pub fn ruling(bytes: &[u8]) {
    let Some(ground) = ground() else { return };
    fits(bytes, ground);
    let languages = ["en", "ru"].map(str::to_owned);
    if let Ok(reply) = ground.voice.rendered(bytes, &ground.request, &languages) {
        fits(&reply, ground);
    }
}

fn fits(reply: &[u8], ground: &Ground) {
    match belief::ruling(reply, &ground.record, ground.voice.manifest(), Detail::Full) {
        Err(fault) => can_be_shown(fault),
        Ok(mut ruling) => {
            assert!(ruling.winners.iter().all(|winner| *winner < ground.record.sides.len()), "{:?}", ruling.winners);
            Ruling::visit_texts(&mut ruling, &mut |text| sentences_can_be_shown(text));
        }
    }
}

/// A match and a ruleset that a ruling is held against.
struct Ground {
    record: Record,
    request: Vec<u8>,
    voice: Voice,
}

fn ground() -> Option<&'static Ground> {
    static GROUND: OnceLock<Option<Ground>> = OnceLock::new();
    GROUND.get_or_init(make_ground).as_ref()
}

fn make_ground() -> Option<Ground> {
    let text = |id: &str| json!({ "id": id });
    let manifest = json!({ "id": "g", "version": "1.0.0", "languages": ["en", "ru"], "name": text("name"), "edition": text("name"),
        "sides": { "min": 2, "max": 2, "names": [text("name")] }, "articles": [],
        "boards": [{ "key": "b", "topology": "hex", "label": text("name"), "pieces": [{ "kind": "p", "label": text("name") }] }],
        "steps": [{ "id": "a", "title": text("name"), "article": "x" }, { "id": "b", "title": text("name"), "article": "x" }],
        "results": [{ "id": "win", "label": text("name") }], "points": [{ "id": "vp", "label": text("name") }],
        "texts": { "en": "name = Game\nwon = { $who } by { $n ->\n    [one] one\n   *[other] { $n }\n }",
                   "ru": "name = Игра\nwon = { $who }: { $n }" } });
    let record = json!({ "format": "arbiter-match", "version": 1, "ruleset": { "id": "g", "version": "1.0.0" },
        "sides": [{ "name": "Alliance" }, { "name": "Horde" }],
        "boards": { "b": { "map": { "topology": "hex", "columns": 3, "rows": 3, "features": [] },
            "pieces": [{ "id": 1, "kind": "p", "side": 0, "at": [0, 0] }, { "id": 2, "kind": "p", "side": 1 }] } } });
    let record: Record = serde_json::from_value(record).ok()?;
    let voice = Voice::of(serde_json::from_value(manifest).ok()?).ok()?;
    let request = request::adjudicate(&record, voice.manifest(), Detail::Full).ok()?;
    Some(Ground { record, request, voice })
}

fn sentences_can_be_shown(text: &ruleset_api::Text) {
    for sentence in text.message.values() {
        assert!(crate::locale::is_harmless_sentence(sentence), "{sentence:?}");
    }
}

/// The longest sentence about a fault, in characters: its words are cut, and there may be eight of them.
const LONGEST: usize = 8 * 500;

fn can_be_shown(fault: Fault) {
    static LOCALE: OnceLock<Locale> = OnceLock::new();
    let sentence = LOCALE.get_or_init(|| Locale::new(Language::English)).text(&fault.capped().text());
    assert!(!sentence.is_empty() && sentence.chars().count() <= LONGEST, "{sentence}");
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn a_ruling_that_fits_is_believed_so_that_the_run_is_no_empty_one() {
        let ground = ground().unwrap();
        let ruling = json!({ "status": "decided", "result": "win", "winners": [0], "deciding_step": "a", "points": [{ "vp": 1 }, {}],
            "summary": { "id": "won", "args": { "who": { "side": 0 }, "n": 2 } },
            "steps": [{ "id": "a", "outcome": "decided", "favours": [0], "margin": 2, "counted": [1] }, { "id": "b", "outcome": "not-reached" }] });
        let bytes = serde_json::to_vec(&ruling).unwrap();
        let rendered = ground.voice.rendered(&bytes, &ground.request, &["en".to_owned()]).unwrap();
        let believed = belief::ruling(&rendered, &ground.record, ground.voice.manifest(), Detail::Full).unwrap();
        assert_eq!(believed.summary.unwrap().message.get("en").map(String::as_str), Some("Alliance by 2"));
    }
}
