//! Makes a Napoleonic club and its season as files, the same for the same seed: for the samples, the benchmarks, and as a
//! second opinion on the standings. It plays the season by its own copy of the club's tables.

use std::collections::BTreeMap;

use arbiter_core::record;
use ruleset_api::Record;
use serde::Serialize;
use serde_json::{Value, json};

use crate::chance::{Chance, date};

/// Which season.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// What chance begins with.
    pub seed: u64,
    /// How many members the club has, 6 or more.
    pub members: usize,
    /// How many games they play.
    pub games: usize,
}

impl Plan {
    /// The season among the samples.
    pub const SAMPLE: Self = Self { seed: 1815, members: 30, games: 200 };
    /// The folder of that season, among the samples.
    pub const SAMPLE_FOLDER: &'static str = "napoleonic-club-season";
}

/// A member at the end of the season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// The name as the club's file spells it.
    pub name: String,
    /// The rank held.
    pub rank: &'static str,
    /// Game points.
    pub game_points: i64,
    /// Victory points.
    pub victory_points: i64,
    /// Games played.
    pub games: i64,
    strength: u64,
}

/// The ranks, with the game points and the victory points that each asks for.
const RANKS: [(&str, i64, i64); 10] = [
    ("lieutenant", 0, 0),
    ("captain", 70, 10),
    ("major", 150, 20),
    ("lt-colonel", 300, 37),
    ("colonel", 500, 59),
    ("general-de-brigade", 750, 83),
    ("general-de-division", 1000, 105),
    ("general-de-corps", 1400, 140),
    ("marshal", 2000, 182),
    ("emperor", 3000, 250),
];

/// The results, the best first: points for it, penalty of the higher rank, bonuses of the lower.
const RESULTS: [(&str, [i64; 2], i64, [i64; 2]); 5] = [
    ("major-victory", [7, 4], 1, [5, 2]),
    ("minor-victory", [4, 2], 2, [4, 1]),
    ("draw", [2, 1], 3, [3, 0]),
    ("minor-defeat", [1, 0], 4, [2, 0]),
    ("major-defeat", [0, 0], 5, [1, 0]),
];

const FIRST_NAMES: [&str; 30] = [
    "Anna",
    "Bruno",
    "Claire",
    "Dmitri",
    "Élise",
    "Fyodor",
    "Gwen",
    "Henri",
    "Inès",
    "Jakub",
    "Karin",
    "Lucien",
    "Marta",
    "Nils",
    "Odile",
    "Piotr",
    "Quentin",
    "Renée",
    "Sasha",
    "Théo",
    "Ursula",
    "Viktor",
    "Wanda",
    "Xavier",
    "Yvonne",
    "Zoé",
    "Armand",
    "Björn",
    "Colette",
    "Денис",
];
const LAST_NAMES: [&str; 30] = [
    "Adler",
    "Bauer",
    "Cartier",
    "Dubois",
    "Evans",
    "Fischer",
    "Garnier",
    "Holm",
    "Ivanova",
    "Jansen",
    "Kowalski",
    "Lefèvre",
    "Müller",
    "Novák",
    "O’Neill",
    "Petrov",
    "Quist",
    "Roux",
    "Straße",
    "Thorne",
    "Ulrich",
    "Vasseur",
    "Weber",
    "Xenakis",
    "Young",
    "Zeman",
    "Жуков",
    "Lambert",
    "Moreau",
    "Sokolova",
];
const SCENARIOS: [&str; 8] = ["Ligny", "Quatre Bras", "Wavre", "Borodino", "Eylau", "Aspern", "Austerlitz", "Leipzig"];
/// The first Saturday of the season, in days since 1970: 2025-09-06.
const FIRST_DAY: i64 = 20_337;

/// A club's file.
#[derive(Serialize)]
struct Club {
    format: &'static str,
    version: u32,
    ruleset: Value,
    name: &'static str,
    members: Vec<Value>,
    conversions: Vec<Conversion>,
}

#[derive(Serialize)]
struct Conversion {
    member: String,
    date: String,
    victory_points: i64,
}

/// Plays a season. Each file is handed to `write` with its name: the records in the order of their names, then the club's.
/// The members come back as they stand at the end.
pub fn season(plan: Plan, write: &mut dyn FnMut(&str, &[u8])) -> Vec<Member> {
    let mut chance = Chance::new(plan.seed);
    let mut members: Vec<Member> = (0..plan.members).map(|number| member(number, &mut chance)).collect();
    let listed = members.iter().map(listed).collect();
    let mut conversions = Vec::new();
    let tables = (plan.members / 6).max(1);
    let evenings = plan.games.div_ceil(tables);
    let pause = (280 / evenings.max(1)).clamp(1, 7);
    let mut left = plan.games;
    for (evening, day) in (FIRST_DAY..).step_by(pause).take(evenings).enumerate() {
        let date = date(day);
        let mut present: Vec<usize> = (0..members.len()).collect();
        chance.shuffle(&mut present);
        let mut present = present.into_iter();
        for table in 1..=tables.min(left) {
            // Now and then three or four sit down together.
            let seats = if chance.one_in(14) { 3 + chance.below(2) } else { 2 };
            let seated: Vec<usize> = present.by_ref().take(seats).collect();
            let record = game(&mut members, &seated, &date, table, &mut chance);
            write(&format!("{date}-table-{table:02}.match.json"), &record::to_bytes(&record));
        }
        left = left.saturating_sub(tables);
        if evening % 7 == 6 {
            conversions.extend(conversion(&mut members, &date, evening % 4 == 0, &mut chance));
        }
    }
    let club = Club {
        format: "arbiter-club",
        version: 1,
        ruleset: json!({ "id": "napoleonic-club", "version": "1.0.0" }),
        name: "La Vieille Garde",
        members: listed,
        conversions,
    };
    let mut bytes = serde_json::to_vec_pretty(&club).unwrap_or_default();
    bytes.push(b'\n');
    write("club.json", &bytes);
    members
}

fn pick<T: Copy + Default>(list: &[T], index: usize) -> T {
    list.get(index % list.len().max(1)).copied().unwrap_or_default()
}

/// A member at the beginning; some bring points from earlier seasons.
fn member(number: usize, chance: &mut Chance) -> Member {
    let round = number / FIRST_NAMES.len();
    let name = format!("{} {}", pick(&FIRST_NAMES, number), pick(&LAST_NAMES, 7 * number + 3 + round));
    let name = match round / LAST_NAMES.len() {
        0 => name,
        again => format!("{name} {}", again + 1),
    };
    let mut member =
        Member { name, rank: "lieutenant", game_points: 0, victory_points: 0, games: 0, strength: chance.next() % 40 };
    if chance.one_in(3) {
        let level = chance.below(5);
        let (_, game, victory) = pick(&RANKS, level);
        member.gain(game + below(chance, 60), victory + below(chance, 8));
    }
    member
}

/// What the club's file says of a member at the beginning.
fn listed(member: &Member) -> Value {
    if (member.game_points, member.victory_points) == (0, 0) {
        return json!({ "name": member.name });
    }
    json!({ "name": member.name, "game_points": member.game_points, "victory_points": member.victory_points })
}

fn below(chance: &mut Chance, most: u32) -> i64 {
    i64::try_from(chance.next() % u64::from(most)).unwrap_or_default()
}

impl Member {
    fn level(&self) -> usize {
        RANKS.iter().position(|(rank, ..)| *rank == self.rank).unwrap_or_default()
    }

    /// A rank once held is kept.
    fn gain(&mut self, game: i64, victory: i64) {
        self.game_points += game;
        self.victory_points += victory;
        let reached = RANKS.iter().rposition(|(_, game, victory)| self.game_points >= *game && self.victory_points >= *victory);
        self.rank = RANKS.get(reached.unwrap_or_default().max(self.level())).map_or(self.rank, |(rank, ..)| rank);
    }

    /// The name as somebody types it at the table.
    fn typed(&self, chance: &mut Chance) -> String {
        match chance.below(60) {
            0 => self.name.to_uppercase(),
            1 => format!("{} ", self.name),
            2 => self.name.replace('é', "e\u{301}"),
            _ => self.name.clone(),
        }
    }
}

/// A game as recorded; its players gain their points.
fn game(members: &mut [Member], seated: &[usize], date: &str, table: usize, chance: &mut Chance) -> Record {
    let mut record = Record::new("napoleonic-club", "1.0.0", seated.len());
    record.event.name = "La Vieille Garde".to_owned();
    record.event.table = table.to_string();
    record.event.date = date.to_owned();
    record.event.judge = pick(&["C. Marchand", "P. Orlov", "R. Whitcombe"], table + seated.len()).to_owned();
    record.notes = pick(&SCENARIOS, chance.below(SCENARIOS.len())).to_owned();
    let turns = if chance.one_in(6) { 25 + below(chance, 30) } else { 6 + below(chance, 20) };
    record.values.insert("turns".to_owned(), turns.into());
    let results = results(members, seated, chance);
    let level = |&seat: &usize| members.get(seat).map_or(0, Member::level);
    let levels: Vec<usize> = seated.iter().map(|seat| recorded(level(seat), chance)).collect();
    for (side, ((seat, level), result)) in seated.iter().zip(&levels).zip(&results).enumerate() {
        let (Some(member), Some(entered)) = (members.get_mut(*seat), record.sides.get_mut(side)) else { continue };
        let (rank, ..) = pick(&RANKS, *level);
        let (code, [mut game, mut victory], penalty, [bonus, bonus_victory]) = pick_result(*result);
        entered.name = member.typed(chance);
        entered.values.insert("rank".to_owned(), rank.into());
        entered.values.insert("result".to_owned(), code.into());
        let (length, length_victory) = length(turns);
        if let [first, second] = *levels.as_slice() {
            let other = if side == 0 { second } else { first };
            match level.cmp(&other) {
                std::cmp::Ordering::Greater => game -= penalty,
                std::cmp::Ordering::Less => (game, victory) = (game + bonus, victory + bonus_victory),
                std::cmp::Ordering::Equal => {}
            }
            game += length;
        } else {
            game += 2 * length;
        }
        member.gain(game, victory + length_victory);
        member.games += 1;
    }
    record
}

fn pick_result(index: usize) -> (&'static str, [i64; 2], i64, [i64; 2]) {
    RESULTS.get(index).copied().unwrap_or(("draw", [2, 1], 3, [3, 0]))
}

/// Now and then somebody writes down a rank that is not the one held.
fn recorded(level: usize, chance: &mut Chance) -> usize {
    match chance.below(70) {
        0 => level + 1,
        1 => level.saturating_sub(1),
        _ => level,
    }
    .min(RANKS.len() - 1)
}

/// The places in the list of results. Two players' mirror each other; of several, one wins.
fn results(members: &[Member], seated: &[usize], chance: &mut Chance) -> Vec<usize> {
    let mut force = |&seat: &usize| members.get(seat).map_or(0, |member| member.strength) + chance.next() % 60;
    let forces: Vec<u64> = seated.iter().map(&mut force).collect();
    let best = forces.iter().max().copied().unwrap_or_default();
    match *forces.as_slice() {
        [first, second] => {
            let place = match i128::from(first) - i128::from(second) {
                25.. => 0,
                6..=24 => 1,
                -5..=5 => 2,
                -24..=-6 => 3,
                _ => 4,
            };
            vec![place, 4 - place]
        }
        _ => {
            let winner = forces.iter().position(|force| *force == best).unwrap_or_default();
            (0..forces.len()).map(|side| if side == winner { 1 } else { 3 }).collect()
        }
    }
}

/// Game points and victory points for the length of a game.
fn length(turns: i64) -> (i64, i64) {
    let (bonus, victory) = match turns {
        50.. => (35, 3),
        40.. => (20, 2),
        30.. => (10, 1),
        20.. => (5, 0),
        10.. => (2, 0),
        _ => (0, 0),
    };
    (turns + bonus, victory)
}

/// Somebody turns game points into victory points, or tries to with more than there are.
fn conversion(members: &mut [Member], date: &str, too_many: bool, chance: &mut Chance) -> Option<Conversion> {
    let by_points: BTreeMap<i64, usize> = members.iter().enumerate().map(|(seat, member)| (member.game_points, seat)).collect();
    let among: Vec<usize> = by_points.into_values().collect();
    let place = if too_many { 0 } else { among.len() / 2 + chance.below(among.len().div_ceil(2)) };
    let member = members.get_mut(*among.get(place)?)?;
    let most = member.game_points.max(0) / 5;
    let victory_points = if too_many { most + 1 } else { 1 + below(chance, 5).min(most - 1) };
    if !too_many && victory_points >= 1 {
        member.gain(-5 * victory_points, victory_points);
    }
    Some(Conversion { member: member.name.clone(), date: date.to_owned(), victory_points: victory_points.max(1) })
}
