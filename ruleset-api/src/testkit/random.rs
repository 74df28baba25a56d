//! Any record that fits a manifest, from a seed: what a judge could have entered, sensible or not. It knows what
//! validation lets through, and leaves it to [`super::Kit`] to see that no such record makes a ruleset fail.

use serde_json::{Map as Object, Value, json};

use crate::LARGEST_INTEGER;
use crate::manifest::{Belongs, BoardKind, FeatureKind, Field, Manifest, Of, Per, PieceKind, RowKind, Type};
use crate::record::{Board, Feature, Map, OUT, Piece, Place, Record, Spot, Topology};

/// A seeded source of numbers (SplitMix64): the same seed gives the same numbers on every machine.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The numbers of a seed.
    #[must_use]
    pub fn seeded(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number, any of 64 bits.
    pub fn any(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 to `bound - 1`; 0 where the bound is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        let drawn = self.any() % u64::try_from(bound.max(1)).unwrap_or(u64::MAX);
        usize::try_from(drawn).unwrap_or_default()
    }

    /// A number from `least` to `most`, both included; `least` where there is none.
    pub fn between(&mut self, least: i64, most: i64) -> i64 {
        let width = most.checked_sub(least).filter(|width| *width >= 0).unwrap_or_default().unsigned_abs();
        let drawn = self.any() % width.saturating_add(1);
        least.saturating_add(i64::try_from(drawn).unwrap_or_default())
    }

    /// Yes, so many times in ten.
    pub fn often(&mut self, in_ten: usize) -> bool {
        self.below(10) < in_ten
    }

    /// One of several, `None` where there are none.
    pub fn one_of<'a, T>(&mut self, choices: &'a [T]) -> Option<&'a T> {
        choices.get(self.below(choices.len()))
    }
}

/// Any record that fits a manifest.
#[must_use]
pub fn record(manifest: &Manifest, random: &mut Random) -> Record {
    let most = manifest.sides.max.min(manifest.sides.min + 3);
    let sides = manifest.sides.min + random.below(most - manifest.sides.min + 1);
    let mut record = Record::new(&manifest.id, &manifest.version, sides);
    let fitting = &mut Fitting { sides, random };
    record.settings = fitting.entries(manifest.fields_of(Of::Setting), false);
    record.values = fitting.entries(manifest.fields_of(Of::Match), false);
    for (index, side) in record.sides.iter_mut().enumerate() {
        side.name = if fitting.random.often(8) { format!("Player {index}") } else { String::new() };
        side.values = fitting.entries(manifest.fields_of(Of::Side), false);
    }
    if fitting.random.often(8) {
        let (month, day) = (fitting.random.between(1, 12), fitting.random.between(1, 28));
        record.event.date = format!("2026-{month:02}-{day:02}");
    }
    for kind in &manifest.rows {
        if fitting.random.often(7) {
            record.rows.insert(kind.key.clone(), fitting.rows(kind));
        }
    }
    for kind in &manifest.boards {
        if fitting.random.often(7) {
            record.boards.insert(kind.key.clone(), fitting.board(kind));
        }
    }
    record
}

/// What fits a match with so many sides.
struct Fitting<'r> {
    sides: usize,
    random: &'r mut Random,
}

impl Fitting<'_> {
    fn entries<'f>(&mut self, fields: impl Iterator<Item = &'f Field>, in_rows: bool) -> Object<String, Value> {
        let mut entries = Object::new();
        for field in fields {
            if !self.random.often(8) {
                continue;
            }
            let value = match field.per {
                Some(Per::Side) => (0..self.sides).map(|_| self.value(field, field.kind, in_rows)).collect(),
                None => self.value(field, field.kind, in_rows),
            };
            entries.insert(field.key.clone(), value);
        }
        entries
    }

    fn value(&mut self, field: &Field, kind: Type, in_rows: bool) -> Value {
        match kind {
            Type::Integer => self.integer(field, in_rows).into(),
            Type::Bool => self.random.often(4).into(),
            Type::Text => self.random.one_of(&["", "as it was", "«∞»"]).copied().unwrap_or_default().into(),
            Type::Choice => self.random.one_of(&field.choices).map_or_else(|| "".into(), |choice| choice.id.as_str().into()),
            Type::Side => self.random.below(self.sides).into(),
            Type::Finding => {
                let value = self.value(field, field.value.unwrap_or(Type::Bool), in_rows);
                let by = if self.random.often(5) { "judge" } else { "head-judge" };
                json!({ "value": value, "reason": "as seen", "by": by })
            }
        }
    }

    /// Mostly small numbers, which meet each other and the bounds of the rules; the largest now and then.
    fn integer(&mut self, field: &Field, in_rows: bool) -> i64 {
        let least = field.min.unwrap_or(if in_rows { 0 } else { -LARGEST_INTEGER }).max(-LARGEST_INTEGER);
        let most = field.max.unwrap_or(LARGEST_INTEGER).min(LARGEST_INTEGER);
        let middle = least.max(0).min(most);
        match self.random.below(20) {
            0 => least,
            1 => most,
            2 => self.random.between(least, most),
            3..=5 => self.random.between(middle, most.min(middle + 60)),
            _ => self.random.between(middle, most.min(middle + 5)),
        }
    }

    fn rows(&mut self, kind: &RowKind) -> Value {
        let count = self.random.below(kind.max.unwrap_or(4).min(6) + 1);
        (0..count).map(|_| Value::Object(self.entries(kind.fields.iter(), true))).collect()
    }

    fn board(&mut self, kind: &BoardKind) -> Board {
        let map = match &kind.map {
            Some(_) if self.random.often(2) => None,
            Some(fixed) => Some(fixed.clone()),
            None if self.random.often(2) => None,
            None => Some(self.map(kind.topology)),
        };
        let mut map = map.map(|map| match map.features.is_empty() || self.random.often(5) {
            true => Map { features: self.features(&map, &kind.features), ..map },
            false => map,
        });
        let pieces = match map.as_ref().or(kind.map.as_ref()) {
            map if self.random.often(9) => self.pieces(kind, map),
            _ => Vec::new(),
        };
        if let Some(map) = &mut map
            && self.random.often(1)
        {
            map.features.clear();
        }
        Board { map, pieces, ..Board::default() }
    }

    fn map(&mut self, topology: Topology) -> Map {
        let mut map = empty_map(topology);
        match topology {
            Topology::Hex | Topology::Square => {
                (map.columns, map.rows) = (Some(self.random.between(1, 12)), Some(self.random.between(1, 12)));
                map.neighbours = (topology == Topology::Square).then(|| if self.random.often(5) { 4 } else { 8 });
            }
            Topology::Free => {
                map.size = Some([self.random.between(50, 1200), self.random.between(50, 1200)]);
                map.reach = self.random.often(5).then(|| self.random.between(0, 50));
            }
            Topology::Areas => {
                map.areas = (0..2 + self.random.below(5)).map(|number| format!("Area {number}")).collect();
                map.links = map.areas.windows(2).filter_map(|pair| <[String; 2]>::try_from(pair.to_vec()).ok()).collect();
            }
        }
        map
    }

    fn features(&mut self, map: &Map, kinds: &[FeatureKind]) -> Vec<Feature> {
        let count = self.random.below(4);
        let kinds: Vec<&FeatureKind> = (0..count).filter_map(|_| self.random.one_of(kinds)).collect();
        kinds
            .into_iter()
            .map(|kind| Feature {
                kind: kind.kind.clone(),
                side: self.belonging(kind.side),
                name: String::new(),
                at: self.spots(map),
                unknown: Object::new(),
            })
            .collect()
    }

    /// One to three cells or areas, or the corners of an upright rectangle.
    fn spots(&mut self, map: &Map) -> Vec<Spot> {
        if let (Topology::Free, Some([width, height])) = (map.topology, map.size) {
            let (left, top) = (self.random.between(0, width - 1), self.random.between(0, height - 1));
            let (right, bottom) = (self.random.between(left + 1, width), self.random.between(top + 1, height));
            return [[left, top], [right, top], [right, bottom], [left, bottom]].map(Spot::Pair).to_vec();
        }
        let places: Vec<Place> = (0..=self.random.below(3)).filter_map(|_| self.on_map(map)).collect();
        let spot = |place| match place {
            Place::Pair(pair) => Some(Spot::Pair(pair)),
            Place::Area(name) => Some(Spot::Area(name)),
            Place::Zone(_) => None,
        };
        places.into_iter().filter_map(spot).collect()
    }

    fn pieces(&mut self, kind: &BoardKind, map: Option<&Map>) -> Vec<Piece> {
        let count = self.random.below(9);
        let mut zones: Vec<&str> = kind.zones.iter().map(|zone| zone.id.as_str()).collect();
        zones.push(OUT);
        let kinds: Vec<&PieceKind> = (0..count).filter_map(|_| self.random.one_of(&kind.pieces)).collect();
        (1_i64..).zip(kinds).map(|(id, kind)| self.piece(id, kind, map, &zones)).collect()
    }

    fn piece(&mut self, id: i64, kind: &PieceKind, map: Option<&Map>, zones: &[&str]) -> Piece {
        let at = match self.random.below(10) {
            0 => None,
            1 | 2 => self.random.one_of(zones).map(|zone| Place::zone(zone)),
            _ => map.and_then(|map| self.on_map(map)),
        };
        let free = map.is_some_and(|map| map.topology == Topology::Free);
        Piece {
            id,
            kind: kind.kind.clone(),
            side: self.belonging(kind.side),
            name: String::new(),
            at,
            size: (free && self.random.often(8)).then(|| [self.random.between(0, 60), self.random.between(0, 60)]),
            angle: (free && self.random.often(6)).then(|| self.random.between(-360, 720)),
            values: self.entries(kind.fields.iter(), false),
            unknown: Object::new(),
        }
    }

    fn on_map(&mut self, map: &Map) -> Option<Place> {
        match map.topology {
            Topology::Hex | Topology::Square => {
                Some(Place::Pair([self.random.between(0, map.columns? - 1), self.random.between(0, map.rows? - 1)]))
            }
            Topology::Free => {
                let [width, height] = map.size?;
                Some(Place::Pair([self.random.between(0, width), self.random.between(0, height)]))
            }
            Topology::Areas => self.random.one_of(&map.areas).cloned().map(Place::Area),
        }
    }

    fn belonging(&mut self, belongs: Belongs) -> Option<i64> {
        let side = i64::try_from(self.random.below(self.sides)).ok();
        match belongs {
            Belongs::Required => side,
            Belongs::Optional if self.random.often(6) => side,
            Belongs::Optional | Belongs::None => None,
        }
    }
}

fn empty_map(topology: Topology) -> Map {
    Map {
        topology,
        columns: None,
        rows: None,
        neighbours: None,
        size: None,
        reach: None,
        areas: Vec::new(),
        links: Vec::new(),
        features: Vec::new(),
        picture: None,
        unknown: Object::new(),
    }
}
