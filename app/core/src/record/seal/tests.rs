//! What a seal shows: any change of what was signed, and of the entries themselves.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

use ruleset_api::{Record, Ruling, Status};
use serde_json::{Value, json};

use super::{Act, Entry, Mark, Role, Signature, State, Used, appended, content_hash, verify};
use crate::hash::sha256;
use crate::record::{parse, to_bytes};

fn record() -> Record {
    let record = json!({
        "format": "arbiter-match", "version": 1, "ruleset": { "id": "wow-minis", "version": "1.0.0", "of": "a club" },
        "event": { "name": "Открытый турнир", "judge": "R. Roe" }, "settings": { "count_pets": true }, "values": { "called_tick": 9 },
        "sides": [ { "name": "Alliance", "members": ["A. Poe"], "values": { "vp": 12 } }, { "name": "Horde", "values": { "vp": 9 } } ],
        "rows": { "sudden_death": [ { "gained": [1, 2] } ] },
        "boards": { "final": { "map": { "topology": "hex", "columns": 12, "rows": 9,
                                        "features": [ { "kind": "victory-point", "at": [[5, 4]] } ] },
            "pieces": [ { "id": 1, "kind": "character", "side": 0, "name": "Thrall", "at": [5, 3], "values": {} },
                        { "id": 2, "kind": "character", "side": 1, "at": { "zone": "out" } } ] } },
        "rulings": [], "log": [ { "at": "2026-11-29T14:00:00+01:00", "event": "clock-started", "minutes": 50 } ],
        "notes": "none", "club": { "fee": 1.5, "paid": null } });
    serde_json::from_value(record).unwrap()
}

fn signature(by: &str, role: Role) -> Signature {
    Signature { by: by.to_owned(), role, at: "2026-11-29T14:32:05+01:00".to_owned() }
}

fn seal() -> Act {
    let status = Status::Draw;
    let ruling: Ruling = serde_json::from_value(json!({ "status": status, "winners": [], "steps": [] })).unwrap();
    let used = Used { id: "wow-minis".to_owned(), version: "1.0.0".to_owned(), sha256: sha256(b"library") };
    Act::seal(&ruling, used).unwrap()
}

fn reopen() -> Act {
    Act::Reopen { reason: "a piece stood elsewhere".to_owned() }
}

fn with(record: &Record, act: Act) -> Record {
    let role = if act.locks() { Role::Judge } else { Role::HeadJudge };
    Record::clone(&appended(record, act, signature("R. Roe", role)).unwrap())
}

fn sealed() -> Record {
    with(&record(), seal())
}

/// Signed, reopened, changed and signed again.
fn long() -> Record {
    let mut record = with(&sealed(), reopen());
    record.notes = "moved".to_owned();
    with(&record, seal())
}

fn marks(record: &Record) -> Vec<Option<Mark>> {
    verify(record).links.into_iter().map(|link| link.mark).collect()
}

#[test]
fn a_record_is_locked_by_a_seal_opened_by_a_reopening_and_locked_again() {
    assert_eq!(verify(&record()).state, State::Unsealed);
    let sealed = sealed();
    assert_eq!((verify(&sealed).state, marks(&sealed)), (State::Sealed, vec![None]));
    let mut reopened = with(&sealed, reopen());
    assert_eq!(verify(&reopened).state, State::Reopened);
    reopened.notes = "moved".to_owned();
    assert_eq!((verify(&reopened).state, marks(&reopened)), (State::Reopened, vec![None; 2]));
    assert_eq!((verify(&long()).state, marks(&long())), (State::Sealed, vec![None; 3]));
    let decided = Act::Override { reason: "agreed".to_owned(), winners: vec![1], ruling: None, ruleset: None };
    assert_eq!(verify(&with(&record(), decided)).state, State::Sealed);
}

#[test]
fn the_hashes_are_those_that_the_format_tells_so_that_others_can_check_them() {
    let record = sealed();
    // Written down by hand: compact, keys sorted, nothing escaped that need not be.
    let small = Record { rulings: record.rulings.clone(), log: record.log.clone(), ..Record::new("x", "1.0.0", 1) };
    let content = r#"{"format":"arbiter-match","ruleset":{"id":"x","version":"1.0.0"},"sides":[{}],"version":1}"#;
    assert_eq!(content_hash(&small).unwrap(), sha256(content.as_bytes()));
    let long = long();
    assert_eq!(long.rulings[0]["previous"], Value::Null);
    // The map of this JSON library is sorted already.
    let before = serde_json::to_string(&long.rulings[0]).unwrap();
    assert_eq!(long.rulings[1]["previous"], json!(sha256(before.as_bytes())));
}

#[test]
fn spaces_the_order_of_keys_and_the_log_do_not_count() {
    let mut record = sealed();
    record.log.push(json!({ "at": "2026-11-29T14:50:00+01:00", "event": "time-called" }));
    assert_eq!(verify(&record).state, State::Sealed);
    let read = parse(&to_bytes(&record)).unwrap();
    assert_eq!(verify(&read).state, State::Sealed, "saved and opened again");
    let compact = serde_json::to_vec(&serde_json::to_value(&record).unwrap()).unwrap();
    assert_eq!(verify(&parse(&compact).unwrap()).state, State::Sealed, "other order, no spaces");
}

/// Every value of a document, changed alone: numbers, words, yes and no, what is left out and what is new.
fn changes(value: &Value) -> Vec<Value> {
    let mut found = Vec::new();
    match value {
        Value::Object(members) => {
            for (key, member) in members {
                let put = |changed: Option<Value>| {
                    let mut members = members.clone();
                    match changed {
                        Some(changed) => members.insert(key.clone(), changed),
                        None => members.remove(key),
                    };
                    Value::Object(members)
                };
                found.push(put(None));
                found.extend(changes(member).into_iter().map(|changed| put(Some(changed))));
            }
            let mut more = members.clone();
            more.insert("added".to_owned(), json!(1));
            found.push(Value::Object(more));
        }
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                let mut fewer = items.clone();
                fewer.remove(index);
                found.push(Value::Array(fewer));
                for changed in changes(item) {
                    let mut items = items.clone();
                    items[index] = changed;
                    found.push(Value::Array(items));
                }
            }
        }
        Value::Bool(is) => found.push(json!(!is)),
        Value::Number(number) => found.push(number.as_i64().map_or(json!(7.25), |number| json!(number + 1))),
        Value::String(words) => found.push(json!(format!("{words}x"))),
        Value::Null => found.push(json!(0)),
    }
    found
}

#[test]
fn each_single_change_of_what_was_signed_is_found() {
    let sealed = sealed();
    let document = serde_json::to_value(&sealed).unwrap();
    let mut tried = 0;
    for changed in changes(&document) {
        if changed["rulings"] != document["rulings"] {
            continue;
        }
        let Ok(changed) = serde_json::from_value::<Record>(changed) else { continue };
        // What comes to the same document when it is saved is no change, nor is the log.
        if (Record { log: Vec::new(), ..changed.clone() }) == (Record { log: Vec::new(), ..sealed.clone() }) {
            continue;
        }
        assert_eq!(verify(&changed).state, State::Changed, "{changed:?}");
        tried += 1;
    }
    assert!(tried > 80, "{tried}");
}

#[test]
fn each_single_change_of_an_entry_is_found() {
    let long = long();
    let mut tried = 0;
    for index in 0..long.rulings.len() {
        for changed in changes(&long.rulings[index]) {
            let mut record = long.clone();
            record.rulings[index] = changed;
            assert!(marks(&record).iter().any(Option::is_some), "entry {index}: {:?}", record.rulings[index]);
            tried += 1;
        }
    }
    assert!(tried > 50, "{tried}");
}

#[test]
fn entries_taken_away_put_in_or_put_in_another_order_are_found() {
    let long = long();
    let told = |change: &dyn Fn(&mut Vec<Value>)| {
        let mut record = long.clone();
        change(&mut record.rulings);
        verify(&record)
    };
    assert_eq!(told(&|rulings| drop(rulings.remove(1))).links[1].mark, Some(Mark::Loose));
    assert_eq!(told(&|rulings| drop(rulings.remove(1))).state, State::Broken);
    assert!(told(&|rulings| rulings.swap(0, 1)).links.iter().any(|link| link.mark == Some(Mark::Loose)));
    assert_eq!(told(&|rulings| rulings.swap(1, 2)).state, State::Broken);
    let twice = told(&|rulings| rulings.push(rulings[2].clone()));
    assert_eq!((twice.state, twice.links[3].mark), (State::Broken, Some(Mark::Loose)));
    let foreign = told(&|rulings| rulings.push(json!({ "kind": "blessing", "by": "nobody" })));
    assert_eq!((foreign.state, foreign.links[3].mark), (State::Broken, Some(Mark::Unreadable)));
    let taken_off = told(&|rulings| drop(rulings.pop()));
    assert_eq!(taken_off.state, State::Reopened, "the last one can be taken away unseen: it is no signature");
}

#[test]
fn a_change_between_the_seal_and_its_reopening_stays_in_the_history() {
    let mut record = sealed();
    record.notes = "changed by hand".to_owned();
    assert_eq!(verify(&record).state, State::Changed);
    let reopened = with(&record, reopen());
    assert_eq!((verify(&reopened).state, marks(&reopened)), (State::Reopened, vec![None, Some(Mark::ChangedBefore)]));
    assert_eq!(verify(&with(&reopened, seal())).state, State::Sealed);
}

#[test]
fn the_head_judge_can_reopen_a_record_whose_entries_were_changed() {
    let mut record = sealed();
    record.rulings[0]["by"] = json!("somebody else");
    assert_eq!((verify(&record).state, marks(&record)), (State::Broken, vec![Some(Mark::Altered)]));
    let reopened = with(&record, reopen());
    assert_eq!((verify(&reopened).state, marks(&reopened)), (State::Reopened, vec![Some(Mark::Altered), None]));
    assert_eq!(verify(&with(&reopened, seal())).state, State::Sealed);
}

#[test]
fn an_entry_keeps_what_it_says() {
    let record = sealed();
    let entry = Entry::of(&record.rulings[0]).unwrap();
    assert_eq!((entry.by.as_str(), entry.role), ("R. Roe", Role::Judge));
    assert_eq!(serde_json::to_value(&entry).unwrap(), record.rulings[0]);
    assert_eq!(record.rulings[0]["kind"], json!("seal"));
    assert_eq!(record.rulings[0]["ruleset"]["sha256"], json!(sha256(b"library")));
}

#[test]
fn only_the_head_judge_reopens_and_only_sides_of_the_match_win() {
    let forged = |act: Act, role: Role| Record::clone(&appended(&sealed(), act, signature("R. Roe", role)).unwrap());
    let by_a_judge = verify(&forged(reopen(), Role::Judge));
    assert_eq!((by_a_judge.state, by_a_judge.links[1].mark), (State::Broken, Some(Mark::Unreadable)), "it stays locked");
    let decided = |winners: Vec<usize>| Act::Override { reason: "agreed".to_owned(), winners, ruling: None, ruleset: None };
    let nobody = verify(&forged(decided(vec![2]), Role::HeadJudge));
    assert_eq!((nobody.state, nobody.decision()), (State::Broken, None));
    let horde = verify(&forged(decided(vec![1]), Role::HeadJudge)).decision().unwrap();
    assert_eq!((horde.winners, horde.reason.as_str(), horde.by.as_str()), (vec![1], "agreed", "R. Roe"));
    let reopened = with(&forged(decided(vec![1]), Role::HeadJudge), reopen());
    assert_eq!(verify(&reopened).decision(), None, "a decision goes with the lock");
}

#[test]
fn a_name_without_end_is_shown_short() {
    let record = appended(&record(), reopen(), signature(&"Roe ".repeat(10_000), Role::HeadJudge)).unwrap();
    assert!(verify(&record).last().unwrap().name().chars().count() < 200);
}

/// What a slip of the hand puts into a file.
const KEYS: &[u8] = b"0129 \",:{}[]aez-";

/// Numbers by chance, the same in every run (xorshift).
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % u64::try_from(end).unwrap()).unwrap()
    }
}

#[test]
fn whatever_a_hand_does_to_the_bytes_of_a_sealed_file_is_found_or_changes_nothing() {
    let sealed = sealed();
    let bytes = to_bytes(&sealed);
    let mut chance = Chance(0x9E37_79B9_7F4A_7C15);
    let (mut read, mut told) = (0, 0);
    for _ in 0..4_000 {
        let mut changed = bytes.clone();
        for _ in 0..=chance.below(3) {
            let at = chance.below(changed.len());
            match chance.below(3) {
                0 => drop(changed.remove(at)),
                1 => changed.insert(at, KEYS[chance.below(KEYS.len())]),
                _ => changed[at] = KEYS[chance.below(KEYS.len())],
            }
        }
        let Ok(changed) = parse(&changed) else { continue };
        read += 1;
        let same = Record { log: Vec::new(), ..changed.clone() } == Record { log: Vec::new(), ..sealed.clone() };
        let chain = verify(&changed);
        if same {
            assert_eq!(chain.state, State::Sealed);
        } else if changed.rulings == sealed.rulings {
            assert_eq!(chain.state, State::Changed);
            told += 1;
        } else if !changed.rulings.is_empty() {
            // Without any entry nobody has signed: a seal can be taken off, unseen.
            assert_eq!(chain.state, State::Broken, "{:?}", changed.rulings);
            told += 1;
        }
    }
    assert!(read > 300 && told > 200, "{read} {told}");
}
