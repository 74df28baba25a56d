//! What would flip a ruling, with the real rulesets: every change of the list, made, changes the verdict as the list says, and no
//! single change of these kinds that changes it is missing. Records are the samples and seeded random ones.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

use std::cell::Cell;

use arbiter_core::desk::{BoardEdit, Edit, Slot, apply};
use arbiter_core::locale::Language;
use arbiter_core::record;
use arbiter_core::referee::report::Origin;
use arbiter_core::referee::{Folder, Limits, Referee};
use arbiter_core::what_if::{self, Flip, FlipKind, WhatIf};
use arbiter_tests::{files_below, plugins, program, root, sample};
use ruleset_api::geometry::Geometry;
use ruleset_api::manifest::{Field, Of, Type};
use ruleset_api::record::Place;
use ruleset_api::request::Detail;
use ruleset_api::testkit::random::{self, Random};
use ruleset_api::{LARGEST_INTEGER, Manifest, Record, Ruling, Status};
use serde_json::{Value, json};

/// Each value so near is promised to be found.
const WINDOW: i64 = 64;
const RULESETS: [&str; 5] = ["wow-minis", "berserk-campaign", "berserk-heroes", "dba-two-bouts", "napoleonic-club"];

fn referee() -> Referee {
    let mut referee = Referee::new(program(), vec![Folder { path: plugins(), origin: Origin::Named }], Limits::default());
    referee.find();
    referee
}

fn manifest(referee: &Referee, record: &Record) -> Manifest {
    (*referee.rulesets().get(&record.ruleset.id).expect("a bundled ruleset").manifest).clone()
}

fn find(referee: &mut Referee, record: &Record) -> WhatIf {
    what_if::find(referee, record, &[Language::English], &|| true).unwrap().unwrap()
}

fn rule(referee: &mut Referee, record: &Record) -> Ruling {
    referee.rule(record, Detail::Outcome, &[]).unwrap()
}

fn read(name: &str) -> Record {
    record::read(&sample(name)).unwrap()
}

/// The records of these tests: all samples of a ruleset that stand, and so many random ones that do.
fn records(referee: &mut Referee, ruleset: &str, random_ones: usize) -> Vec<Record> {
    let mut records: Vec<Record> = files_below(&root().join("assets/samples"), ".match.json")
        .iter()
        .filter(|file| file.parent().is_some_and(|folder| folder.ends_with("samples")))
        .map(|file| record::read(file).unwrap())
        .filter(|record| record.ruleset.id == ruleset)
        .collect();
    assert!(records.len() > 5, "{ruleset} has samples");
    records.retain(|record| rule(referee, record).status.stands());
    let manifest = (*referee.rulesets().get(ruleset).unwrap().manifest).clone();
    let seeded = (1..).map(|seed| random::record(&manifest, &mut Random::seeded(seed)));
    let standing = seeded.take(2_000).filter(|record| rule(referee, record).status.stands());
    records.extend(standing.take(random_ones).collect::<Vec<_>>());
    records
}

fn differs(a: &Ruling, b: &Ruling) -> bool {
    (a.status, &a.result, &a.winners) != (b.status, &b.result, &b.winners)
}

fn at<'v>(record: &'v Value, pointer: &str) -> &'v Value {
    record.pointer(pointer).unwrap_or(&Value::Null)
}

/// Makes each change of the list; the verdict must become what the list says.
fn each_flips(referee: &mut Referee, record: &Record, what_if: &WhatIf) {
    let (manifest, now) = (manifest(referee, record), rule(referee, record));
    let before = json!(record);
    for flip in &what_if.flips {
        let mut changed = record.clone();
        apply(&mut changed, &flip.edit, Some(&manifest));
        let then = rule(referee, &changed);
        let told = (flip.status, &flip.result, &flip.winners, &flip.deciding_step);
        assert_eq!(told, (then.status, &then.result, &then.winners, &then.deciding_step), "{flip:?} in {before}");
        assert!(differs(&now, &then) && then.status.stands(), "{flip:?} in {before}");
        assert_eq!((at(&before, &flip.at), at(&json!(changed), &flip.at)), (&flip.from, &flip.to), "{flip:?}");
        assert!(flip.distance > 0, "{flip:?}");
        let words = &flip.text.message["en"];
        assert!(!words.contains("what-if") && !words.contains('{') && !words.contains("arbiter-"), "{words}");
    }
    let order: Vec<(FlipKind, u64)> = what_if.flips.iter().map(|flip| (flip.kind, flip.distance)).collect();
    assert!(order.is_sorted(), "{order:?}");
    assert!(what_if.complete);
}

#[test]
fn every_change_of_the_list_changes_the_verdict_as_it_says() {
    let mut referee = referee();
    for ruleset in RULESETS {
        let listed = Cell::new(0);
        for record in records(&mut referee, ruleset, 8) {
            let what_if = find(&mut referee, &record);
            listed.set(listed.get() + what_if.flips.len());
            each_flips(&mut referee, &record, &what_if);
        }
        assert!(listed.get() > 30, "{ruleset}: {}", listed.get());
    }
}

/// A single change of a record, and whether an entry of the list covers it.
struct Change {
    edit: Edit,
    covers: Box<dyn Fn(&Flip) -> bool>,
    told: String,
}

/// Whether an entry of the list is as near as a change that was tried.
type AsNear = Box<dyn Fn(&Flip) -> bool>;

/// Another value of an entry.
fn other_value(
    random: &mut Random,
    field: &Field,
    kind: Type,
    now: &Value,
    sides: usize,
    in_rows: bool,
) -> Option<(Value, AsNear)> {
    if kind == Type::Integer {
        let now = now.as_i64()?;
        let least = field.min.unwrap_or(if in_rows { 0 } else { -LARGEST_INTEGER }).max(now - WINDOW);
        let most = field.max.unwrap_or(LARGEST_INTEGER).min(now + WINDOW);
        let to = random.between(least, most);
        let as_near = move |flip: &Flip| {
            let flips = now + i64::try_from(flip.distance).unwrap() * if to > now { 1 } else { -1 };
            flip.to == json!(flips) && flip.distance <= to.abs_diff(now)
        };
        return Some((json!(to), Box::new(as_near)));
    }
    let choices: Vec<Value> = match kind {
        Type::Bool => vec![json!(!now.as_bool()?)],
        Type::Choice => field.choices.iter().map(|choice| json!(choice.id)).collect(),
        Type::Side => (0..sides).map(|side| json!(side)).collect(),
        _ => return None,
    };
    let to = random.one_of(&choices)?.clone();
    let wanted = to.clone();
    Some((to, Box::new(move |flip| flip.to == wanted)))
}

/// A random change of an entry.
fn change_of_entry(record: &Record, manifest: &Manifest, random: &mut Random) -> Option<Change> {
    let whole = json!(record);
    let mut places: Vec<(Slot, String, Vec<Field>)> = vec![
        (Slot::Match, "/values".into(), manifest.fields_of(Of::Match).cloned().collect()),
        (Slot::Setting, "/settings".into(), manifest.fields_of(Of::Setting).cloned().collect()),
    ];
    for side in 0..record.sides.len() {
        places.push((Slot::Side(side), format!("/sides/{side}/values"), manifest.fields_of(Of::Side).cloned().collect()));
    }
    for kind in &manifest.rows {
        if let Some(row) = record.rows.get(&kind.key).and_then(Value::as_array).and_then(|rows| rows.len().checked_sub(1)) {
            places.push((Slot::Row { table: kind.key.clone(), row }, format!("/rows/{}/{row}", kind.key), kind.fields.clone()));
        }
    }
    for (key, board) in &record.boards {
        for (index, piece) in board.pieces.iter().enumerate() {
            let kind = manifest.board_kind(key)?.pieces.iter().find(|kind| kind.kind == piece.kind)?;
            let slot = Slot::Piece { board: key.clone(), piece: piece.id };
            places.push((slot, format!("/boards/{key}/pieces/{index}/values"), kind.fields.clone()));
        }
    }
    let (slot, place, fields) = random.one_of(&places)?.clone();
    let in_rows = matches!(slot, Slot::Row { .. });
    let field = random.one_of(&fields)?;
    let key = field.key.clone();
    let pointer = format!("{place}/{key}");
    let entered = at(&whole, &pointer);
    let sides = record.sides.len();
    let (pointer, now, edit): (String, Value, Box<dyn Fn(Value) -> Edit>) = match (field.per, field.kind) {
        (Some(_), _) => {
            let side = random.below(sides);
            let edit = move |to| Edit::SideValue { slot: slot.clone(), key: key.clone(), side, value: Some(to) };
            (format!("{pointer}/{side}"), entered.get(side)?.clone(), Box::new(edit))
        }
        (None, Type::Finding) => {
            let finding = entered.as_object()?.clone();
            let now = finding["value"].clone();
            let edit = move |to| {
                let mut finding = finding.clone();
                finding.insert("value".to_owned(), to);
                Edit::Value { slot: slot.clone(), key: key.clone(), value: Some(Value::Object(finding)) }
            };
            (format!("{pointer}/value"), now, Box::new(edit))
        }
        (None, _) => {
            let now = if entered.is_null() { field.default_value()? } else { entered.clone() };
            (pointer, now, Box::new(move |to| Edit::Value { slot: slot.clone(), key: key.clone(), value: Some(to) }))
        }
    };
    let kind = if field.kind == Type::Finding { field.value.unwrap_or(Type::Bool) } else { field.kind };
    let (to, covers) = other_value(random, field, kind, &now, sides, in_rows)?;
    let told = format!("{pointer}: {to}");
    let covers = Box::new(move |flip: &Flip| flip.at == pointer && covers(flip));
    Some(Change { edit: edit(to), covers, told })
}

/// The class of a place: the first feature that it is on, else the first that it is beside, else the map or the zone.
fn class(place: &Place, record: &Record, manifest: &Manifest, board: &str, index: usize) -> String {
    let of_record = &record.boards[board];
    let map = of_record.map.as_ref().or_else(|| manifest.board_kind(board)?.map.as_ref());
    let moved = ruleset_api::record::Piece { at: Some(place.clone()), ..of_record.pieces[index].clone() };
    match (place, map) {
        (Place::Zone(zone), _) => zone.zone.clone(),
        (_, Some(map)) => {
            let touches = Geometry::of(map).unwrap().touches(&moved, &map.features);
            let first = |of: &[usize]| of.first().copied();
            format!("{:?} {:?}", first(&touches.on), if touches.on.is_empty() { first(&touches.adjacent) } else { None })
        }
        (_, None) => panic!("a piece on no map"),
    }
}

/// A random change of a piece's place.
fn change_of_place(record: &Record, manifest: &Manifest, random: &mut Random) -> Option<Change> {
    let boards: Vec<&String> = record.boards.keys().collect();
    let board = (*random.one_of(&boards)?).clone();
    let kind = manifest.board_kind(&board)?.clone();
    let index = random.below(record.boards[&board].pieces.len());
    let piece = record.boards[&board].pieces.get(index)?.clone();
    let map = record.boards[&board].map.clone().or(kind.map.clone());
    let mut zones: Vec<String> = kind.zones.iter().map(|zone| zone.id.clone()).collect();
    zones.push("out".to_owned());
    let to = match map {
        Some(map) if random.often(8) => match (map.columns, map.rows, map.size) {
            (Some(columns), Some(rows), _) => Place::Pair([random.between(0, columns - 1), random.between(0, rows - 1)]),
            (_, _, Some([width, height])) => Place::Pair([random.between(0, width), random.between(0, height)]),
            _ => Place::Area(random.one_of(&map.areas)?.clone()),
        },
        _ => Place::zone(random.one_of(&zones)?),
    };
    let at = format!("/boards/{board}/pieces/{index}/at");
    let told = format!("{at}: {}", json!(to));
    let edit = Edit::Board { board: board.clone(), edit: BoardEdit::MovePiece { piece: piece.id, to: Some(to.clone()) } };
    let (record, manifest) = (record.clone(), manifest.clone());
    let covers = Box::new(move |flip: &Flip| {
        let there: Option<Place> = serde_json::from_value(flip.to.clone()).ok();
        let class = |place: &Place| class(place, &record, &manifest, &board, index);
        flip.at == at && there.is_some_and(|there| class(&there) == class(&to))
    });
    Some(Change { edit, covers, told })
}

/// Makes random single changes; each that flips must be covered by the list. How many flipped.
fn none_is_missing(referee: &mut Referee, record: &Record, what_if: &WhatIf, random: &mut Random, tries: usize) -> usize {
    let (manifest, now) = (manifest(referee, record), rule(referee, record));
    let mut flipped = 0;
    for _ in 0..tries {
        let change =
            if random.often(6) { change_of_entry(record, &manifest, random) } else { change_of_place(record, &manifest, random) };
        let Some(change) = change else { continue };
        let mut changed = record.clone();
        apply(&mut changed, &change.edit, Some(&manifest));
        let then = rule(referee, &changed);
        if then.status.stands() && differs(&now, &then) {
            flipped += 1;
            assert!(what_if.flips.iter().any(|flip| (change.covers)(flip)), "{} is missing in {}", change.told, json!(record));
        }
    }
    flipped
}

#[test]
fn no_single_change_that_changes_the_verdict_is_missing() {
    let mut referee = referee();
    let mut random = Random::seeded(4);
    for ruleset in RULESETS {
        let mut flipped = 0;
        for record in records(&mut referee, ruleset, 12) {
            let what_if = find(&mut referee, &record);
            flipped += none_is_missing(&mut referee, &record, &what_if, &mut random, 150);
        }
        assert!(flipped > 40, "{ruleset}: only {flipped} changes flipped");
    }
}

/// The words of a list's entries of a kind, marked where a small slip would do it.
fn told(what_if: &WhatIf, kind: FlipKind) -> Vec<String> {
    let of_kind = what_if.flips.iter().filter(|flip| flip.kind == kind);
    of_kind.map(|flip| format!("{}{}", flip.text.message["en"], if flip.check { " !" } else { "" })).collect()
}

#[test]
fn a_match_that_honor_decides_flips_by_a_victory_point_or_a_piece_that_counts() {
    let mut referee = referee();
    let what_if = find(&mut referee, &read("wow-minis-honor.match.json"));
    let location = "“Victory-point location”";
    let pieces = told(&what_if, FlipKind::Piece);
    assert_eq!(pieces[0], "Bolvar: column 5, row 2, away from every location !", "it stands beside one, and a cell farther");
    assert_eq!(
        pieces[1..],
        [
            format!("Sylvanas: column 4, row 4, beside {location}"),
            format!("Sylvanas: column 5, row 4, on {location}"),
            "Bolvar: out of play".to_owned(),
            format!("Cairne: column 5, row 4, on {location}"),
            format!("Cairne: column 4, row 3, beside {location}"),
        ]
    );
    assert_eq!(
        told(&what_if, FlipKind::Number),
        [
            "Ticks played since: 2 instead of 3",
            "Victory points (Alliance): 11 instead of 12",
            "Target (Alliance): 16 instead of 15",
            "Victory points (Horde): 10 instead of 9",
            "Target (Horde): 11 instead of 12",
            // To the target itself: the same winner by another result.
            "Victory points (Alliance): 15 instead of 12",
            "Target (Alliance): 12 instead of 15",
            // Level: sudden death.
            "Honor of party (Alliance): 12 instead of 15",
            "Honor of party (Horde): 15 instead of 12",
        ]
    );
    assert!(told(&what_if, FlipKind::Choice).is_empty() && told(&what_if, FlipKind::Row).is_empty());
    let horde = what_if.flips.iter().find(|flip| flip.at == "/sides/1/values/vp").unwrap();
    assert_eq!(
        (horde.status, horde.winners.as_slice(), horde.deciding_step.as_deref()),
        (Status::Decided, &[1][..], Some("distance"))
    );
    let level = what_if.flips.iter().find(|flip| flip.at == "/sides/1/values/honor").unwrap();
    assert_eq!((level.status, level.deciding_step.as_deref()), (Status::PlayOn, None));
}

#[test]
fn a_slip_of_one_in_the_last_tick_of_sudden_death_is_to_be_checked() {
    let mut referee = referee();
    let what_if = find(&mut referee, &read("wow-minis-sudden-death.match.json"));
    assert_eq!(
        told(&what_if, FlipKind::Row),
        [
            "Points gained (Alliance; Sudden death, row 3): 1 instead of 0 !",
            "Points gained (Horde; Sudden death, row 3): 0 instead of 1 !",
        ]
    );
    // A victory point would flip it too, but by another step than the one that decides.
    let numbers = told(&what_if, FlipKind::Number);
    assert!(numbers.contains(&"Victory points (Horde): 14 instead of 13".to_owned()), "{numbers:?}");
    assert!(numbers.iter().all(|number| !number.ends_with('!')), "{numbers:?}");
}

#[test]
fn what_is_not_ruled_on_yet_cannot_be_flipped() {
    let mut referee = referee();
    let mut record = read("wow-minis-honor.match.json");
    record.sides[0].values.remove("vp");
    assert_eq!(find(&mut referee, &record), WhatIf::default());
    record.sides[0].values.insert("vp".to_owned(), json!(-1));
    assert_eq!(find(&mut referee, &record), WhatIf::default());
}

#[test]
fn a_search_that_nobody_waits_for_any_more_ends_without_an_answer() {
    let mut referee = referee();
    let record = read("wow-minis-honor.match.json");
    for most in [0, 1, 2, 5] {
        let asked = Cell::new(0);
        let wanted = || {
            asked.set(asked.get() + 1);
            asked.get() <= most
        };
        assert_eq!(what_if::find(&mut referee, &record, &[Language::English], &wanted), Ok(None));
        assert_eq!(asked.get(), most + 1, "it stops at once");
    }
    assert!(!find(&mut referee, &record).flips.is_empty(), "and can be asked again");
}

#[test]
fn sentences_come_in_every_language_that_is_asked_for() {
    let mut referee = referee();
    let record = read("wow-minis-honor.match.json");
    let what_if = what_if::find(&mut referee, &record, &Language::ALL, &|| true).unwrap().unwrap();
    let flip = what_if.flips.iter().find(|flip| flip.at == "/sides/1/values/vp").unwrap();
    assert_eq!(flip.text.message["fr"], "Points de victoire (Horde) : 10 au lieu de 9");
    assert_eq!(flip.text.message["ru"], "Победные очки (Horde): 10 вместо 9");
}
