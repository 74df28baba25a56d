//! The club's standings: each member's points, the rank that they reached, and what is missing for the next. History runs
//! by date, for a rank once held is kept; games of a day come before the conversions of that day.

use std::collections::BTreeMap;

use ruleset_api::ruling::{Column, ColumnType, Table};
use ruleset_api::standings::{Date, InFile, MOST_PROBLEMS, Played, Report, Span, Standings};
use ruleset_api::{Level, Problem, Text};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::club::{Club, Conversion};
use crate::names::Name;
use crate::tables::{Outcome, Points, Rank};
use crate::{NapoleonicClub, words};

/// How many game points one victory point costs.
const PRICE: i64 = 5;

/// The games so far, in the order in which they came. Names are kept once, numbers in lists: 100,000 games are some 5 MB.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct Games {
    /// The number of each player, by the name as written.
    players: BTreeMap<String, usize>,
    games: Vec<Game>,
}

/// The number of a game's file, its day, and its players in the order of the sides.
#[derive(Debug, Serialize, Deserialize)]
struct Game(usize, Date, Vec<Seat>);

/// A player's number, outcome, game points, victory points, and recorded rank.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Seat(usize, Outcome, i64, i64, Option<Rank>);

impl Standings for NapoleonicClub {
    type State = Games;

    fn add(state: &mut Games, played: &Played<'_>) {
        let Played { file, date, game, ruling } = *played;
        let points = |side: usize, name: &str| ruling.points.get(side).and_then(|points| points.get(name)).copied();
        let seat = |side: usize| {
            let entered = game.side(side);
            let (outcome, rank) = (Outcome::of(entered.text("result")?)?, entered.text("rank").and_then(Rank::of));
            let player = state.number(game.side_name(side));
            Some(Seat(player, outcome, points(side, "game-points")?, points(side, "victory-points")?, rank))
        };
        let seats = (0..game.sides()).filter_map(seat).collect();
        state.games.push(Game(file, date, seats));
    }

    fn table(mut state: Games, club: Option<&Value>, span: Span) -> Report {
        let club = match club.map_or_else(|| Ok(Club::default()), Club::read) {
            Ok(club) => club,
            Err(faults) => {
                let problems = faults.into_iter().map(InFile::of_club).collect();
                return Report { table: table("", Vec::new()), problems: at_most(problems) };
            }
        };
        state.games.sort_by_key(|Game(file, date, _)| (*date, *file));
        let mut history = History::from(&club, &state);
        let games = state.games.iter().filter(|Game(_, date, _)| span.holds(*date));
        let mut conversions: Vec<&Conversion> = club.conversions.iter().filter(|entry| span.holds(entry.date)).collect();
        conversions.sort_by_key(|conversion| (conversion.date, conversion.index));
        let mut conversions = conversions.into_iter().peekable();
        for game in games {
            while let Some(conversion) = conversions.next_if(|conversion| conversion.date < game.1) {
                history.convert(conversion);
            }
            history.play(game);
        }
        conversions.for_each(|conversion| history.convert(conversion));
        let History { mut members, problems, .. } = history;
        members.sort_by(|first, second| second.points.game.cmp(&first.points.game).then_with(|| first.name.cmp(&second.name)));
        Report { table: table(&club.name, members.iter().map(Member::row).collect()), problems: at_most(problems) }
    }
}

impl Games {
    fn number(&mut self, written: &str) -> usize {
        let written = written.trim();
        if let Some(number) = self.players.get(written) {
            return *number;
        }
        let number = self.players.len();
        self.players.insert(written.to_owned(), number);
        number
    }
}

/// A member as history goes.
struct Member {
    written: String,
    name: Name,
    points: Points,
    /// The highest rank reached so far.
    rank: Rank,
    won: i64,
    drawn: i64,
    lost: i64,
}

impl Member {
    fn starting(written: String, name: Name, points: Points) -> Self {
        Self { written, name, points, rank: Rank::reached(points), won: 0, drawn: 0, lost: 0 }
    }

    /// A rank once held is kept.
    fn gain(&mut self, points: Points) {
        self.points = self.points.plus(points);
        self.rank = self.rank.max(Rank::reached(self.points));
    }

    fn row(&self) -> BTreeMap<String, Value> {
        let next = self.rank.next();
        let missing = next.map(|next| {
            let asked = next.asks();
            Points::of((asked.game - self.points.game).max(0), (asked.victory - self.points.victory).max(0))
        });
        let cells: [(&str, Value); 11] = [
            ("member", self.written.as_str().into()),
            ("rank", self.rank.code().into()),
            ("game_points", self.points.game.into()),
            ("victory_points", self.points.victory.into()),
            ("games", (self.won + self.drawn + self.lost).into()),
            ("won", self.won.into()),
            ("drawn", self.drawn.into()),
            ("lost", self.lost.into()),
            ("next_rank", next.map(Rank::code).into()),
            ("missing_game_points", missing.map(|missing| missing.game).into()),
            ("missing_victory_points", missing.map(|missing| missing.victory).into()),
        ];
        cells.into_iter().map(|(column, value)| (column.to_owned(), value)).collect()
    }
}

/// History as far as it has been told.
struct History<'s> {
    members: Vec<Member>,
    /// The place of each member, by name.
    known: BTreeMap<Name, usize>,
    /// What each number of a player stands for: the name as written, and as compared.
    players: Vec<(&'s str, Option<Name>)>,
    problems: Vec<InFile>,
}

impl<'s> History<'s> {
    fn from(club: &Club, state: &'s Games) -> Self {
        let start = |listed: &crate::club::Listed| Member::starting(listed.written.clone(), listed.name.clone(), listed.start);
        let members: Vec<Member> = club.members.iter().map(start).collect();
        let known = members.iter().enumerate().map(|(place, member)| (member.name.clone(), place)).collect();
        let mut numbered: Vec<(usize, &str)> =
            state.players.iter().map(|(written, &number)| (number, written.as_str())).collect();
        numbered.sort_unstable();
        let players = numbered.into_iter().map(|(_, written)| (written, Name::of(written))).collect();
        Self { members, known, players, problems: Vec::new() }
    }

    /// The place of a player among the members; whoever is not listed joins with nothing. `None` for a side without a name.
    fn place(&mut self, player: usize) -> Option<usize> {
        let (written, name) = self.players.get(player)?;
        let name = name.as_ref()?;
        if let Some(&place) = self.known.get(name) {
            return Some(place);
        }
        self.members.push(Member::starting((*written).to_owned(), name.clone(), Points::default()));
        self.known.insert(name.clone(), self.members.len() - 1);
        Some(self.members.len() - 1)
    }

    fn play(&mut self, Game(file, _, seats): &Game) {
        if let Some(twice) = self.named_twice(seats) {
            self.warn(*file, &format!("/sides/{twice}/name"), Text::new("player-twice"));
            return;
        }
        for (side, Seat(player, outcome, game, victory, recorded)) in seats.iter().enumerate() {
            let Some(place) = self.place(*player) else {
                self.warn(*file, &format!("/sides/{side}/name"), Text::new("player-without-name"));
                continue;
            };
            let Some(member) = self.members.get_mut(place) else { continue };
            let held = member.rank;
            member.gain(Points::of(*game, *victory));
            match outcome {
                Outcome::MajorVictory | Outcome::MinorVictory => member.won += 1,
                Outcome::Draw => member.drawn += 1,
                Outcome::MinorDefeat | Outcome::MajorDefeat => member.lost += 1,
            }
            if let Some(recorded) = recorded.filter(|recorded| *recorded != held) {
                let text = Text::new("rank-not-held").with("player", member.written.as_str());
                let text = text.with("recorded", words(recorded.code())).with("held", words(held.code()));
                self.warn(*file, &format!("/sides/{side}/values/rank"), text);
            }
        }
    }

    /// The side whose player has sat down before in the same game: one of the two names must be wrong.
    fn named_twice(&self, seats: &[Seat]) -> Option<usize> {
        let name = |seat: &Seat| self.players.get(seat.0).and_then(|(_, name)| name.as_ref());
        (1..seats.len()).find(|&side| {
            let (earlier, own) = (seats.iter().take(side), seats.get(side).and_then(name));
            own.is_some() && earlier.map(name).any(|earlier| earlier == own)
        })
    }

    /// Whole victory points for game points; what would leave fewer than none is left out.
    fn convert(&mut self, conversion: &Conversion) {
        let Conversion { index, member: name, written, victory, .. } = conversion;
        let member = self.known.get(name).and_then(|&place| self.members.get_mut(place));
        let cost = victory * PRICE;
        let text = match member {
            None => Text::new("conversion-by-nobody"),
            Some(member) if member.points.game < cost => {
                Text::new("conversion-below-zero").with("has", member.points.game).with("cost", cost)
            }
            Some(member) => return member.gain(Points::of(-cost, *victory)),
        };
        let problem = Problem::warning(format!("/conversions/{index}"), text.with("member", written.trim()));
        self.problems.push(InFile::of_club(problem));
    }

    fn warn(&mut self, file: usize, at: &str, text: Text) {
        self.problems.push(InFile::of_match(file, Problem::warning(at, text)));
    }
}

/// As many problems as a report may list; the last says how many more there are. It is of the level of the others.
fn at_most(mut problems: Vec<InFile>) -> Vec<InFile> {
    let more = problems.len().saturating_sub(MOST_PROBLEMS - 1);
    if more > 1 {
        problems.truncate(MOST_PROBLEMS - 1);
        let level = problems.last().map_or(Level::Warning, |last| last.problem.level);
        let text = Text::new("more-problems").with("n", more);
        problems.push(InFile::of_club(Problem { level, at: String::new(), text }));
    }
    problems
}

fn table(club: &str, rows: Vec<BTreeMap<String, Value>>) -> Table {
    let column =
        |id: &str, kind, title: &str| Column { id: id.to_owned(), kind, title: Text::new(title), labels: BTreeMap::new() };
    let number = |id: &str, title: &str| column(id, ColumnType::Integer, title);
    let of_ranks = |id: &str, title: &str| {
        let labels = Rank::ALL.into_iter().map(|rank| (rank.code().to_owned(), words(rank.code()))).collect();
        Column { labels, ..column(id, ColumnType::Text, title) }
    };
    let title = if club.is_empty() { Text::new("standings") } else { Text::new("standings-of").with("club", club) };
    Table {
        id: "standings".to_owned(),
        title: Some(title),
        columns: vec![
            column("member", ColumnType::Text, "member"),
            of_ranks("rank", "rank-entry"),
            number("game_points", "game-points"),
            number("victory_points", "victory-points"),
            number("games", "games"),
            number("won", "games-won"),
            number("drawn", "games-drawn"),
            number("lost", "games-lost"),
            of_ranks("next_rank", "next-rank"),
            number("missing_game_points", "missing-game-points"),
            number("missing_victory_points", "missing-victory-points"),
        ],
        rows,
    }
}

#[cfg(test)]
mod tests;
