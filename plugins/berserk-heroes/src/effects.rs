//! Berserk: Heroes, 518, the resolution aid: each effect does as much as it can, one after another, from the counters that
//! were entered. Delayed effects only wait; those without a target apply to their owner's hero.

use std::collections::{BTreeMap, BTreeSet};

use ruleset_api::ruling::{Column, ColumnType, Table};
use ruleset_api::{Entries, Match, Missing, Problem, Text, all};
use serde_json::Value;

/// What is counted for one player.
#[derive(Clone, Copy)]
pub(crate) struct Counters {
    pub(crate) wounds: i64,
    deck: Option<i64>,
    hand: Option<i64>,
}

/// The effects as resolved.
pub(crate) struct Resolved {
    /// The counters of each player after all of them.
    pub(crate) counters: [Counters; 2],
    /// What was needed and nobody entered.
    pub(crate) missing: Missing,
    done: Vec<Done>,
}

/// An effect, and how much of it was done.
struct Done {
    effect: Effect,
    done: i64,
}

#[derive(Clone, Copy)]
struct Effect {
    kind: Kind,
    side: usize,
    amount: i64,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Heal,
    Wound,
    Draw,
    Reveal,
    Discard,
}

impl Kind {
    const ALL: [(Self, &'static str, &'static str); 5] = [
        (Self::Heal, "heal", "effect-heal"),
        (Self::Wound, "wound", "effect-wound"),
        (Self::Draw, "draw", "effect-draw"),
        (Self::Reveal, "reveal", "effect-reveal"),
        (Self::Discard, "discard", "effect-discard"),
    ];

    fn of(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(_, known, _)| *known == code).map(|(kind, ..)| kind)
    }

    fn code(self) -> &'static str {
        Self::ALL.into_iter().find(|(kind, ..)| *kind == self).map_or("", |(_, code, _)| code)
    }
}

impl Effect {
    fn entered(row: &Entries<'_>) -> Result<Self, Missing> {
        let kind = row.need_text("kind").and_then(|code| Kind::of(code).ok_or_else(|| row.missing("kind")));
        let (kind, side, amount) = all((kind, row.need_side("side"), row.need_integer("amount")))?;
        Ok(Self { kind, side, amount })
    }
}

impl Counters {
    fn entered(side: &Entries<'_>) -> Self {
        Self { wounds: side.integer("wounds").unwrap_or_default(), deck: side.integer("deck"), hand: side.integer("hand") }
    }

    /// Does as much as there is: how much that was, or the key of the counter that it reads and nobody entered.
    fn resolve(&mut self, kind: Kind, asked: i64) -> Result<i64, &'static str> {
        match kind {
            Kind::Heal => {
                let done = asked.min(self.wounds);
                self.wounds -= done;
                Ok(done)
            }
            Kind::Wound => {
                self.wounds += asked;
                Ok(asked)
            }
            Kind::Draw => {
                let deck = self.deck.as_mut().ok_or("deck")?;
                let done = asked.min(*deck);
                *deck -= done;
                self.hand = self.hand.map(|hand| hand + done);
                Ok(done)
            }
            Kind::Reveal => self.deck.map(|deck| asked.min(deck)).ok_or("deck"),
            Kind::Discard => {
                let hand = self.hand.as_mut().ok_or("hand")?;
                let done = asked.min(*hand);
                *hand -= done;
                Ok(done)
            }
        }
    }
}

impl Resolved {
    /// All effects of a match, in order.
    pub(crate) fn of(game: &Match<'_>) -> Self {
        let counters = [0, 1].map(|side| Counters::entered(&game.side(side)));
        let mut resolved = Self { counters, missing: Missing::default(), done: Vec::new() };
        let mut unread = BTreeSet::new();
        for row in game.rows("effects") {
            let effect = match Effect::entered(&row) {
                Ok(effect) => effect,
                Err(missing) => {
                    resolved.missing.0.extend(missing.0);
                    continue;
                }
            };
            let Some(counters) = resolved.counters.get_mut(effect.side) else { continue };
            match counters.resolve(effect.kind, effect.amount) {
                Ok(done) => resolved.done.push(Done { effect, done }),
                Err(key) => {
                    unread.insert((effect.side, key));
                }
            }
        }
        for (side, key) in unread {
            resolved.missing.0.extend(game.side(side).missing(key).0);
        }
        resolved
    }

    /// The readings that the effects follow, where there are any.
    pub(crate) fn readings(&self, game: &Match<'_>) -> Vec<Text> {
        let fell_short = |done: &Done| done.effect.kind == Kind::Draw && done.done < done.effect.amount;
        let by_owner = game.rows("delayed").iter().any(|row| row.side("target").is_none());
        [
            (!self.done.is_empty()).then(|| Text::new("reading-after-effects")),
            self.done.iter().any(fell_short).then(|| Text::new("reading-partial-draw")),
            by_owner.then(|| Text::new("reading-delayed")),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    /// What was asked for and done, the counters after it, and the delayed effects; each where there is something to show.
    pub(crate) fn tables(&self, game: &Match<'_>) -> Vec<Table> {
        let mut tables = Vec::new();
        if !self.done.is_empty() && self.missing.0.is_empty() {
            tables.push(self.effects());
            tables.push(self.counters());
        }
        tables.extend(delayed(game));
        tables
    }

    fn effects(&self) -> Table {
        let mut kind = column("kind", ColumnType::Text, "effect-kind");
        kind.labels = Kind::ALL.into_iter().map(|(_, code, label)| (code.to_owned(), Text::new(label))).collect();
        let row = |(number, Done { effect, done }): (usize, &Done)| {
            cells([
                ("row", number.into()),
                ("kind", effect.kind.code().into()),
                ("side", effect.side.into()),
                ("asked", effect.amount.into()),
                ("done", (*done).into()),
            ])
        };
        Table {
            id: "effects".to_owned(),
            title: Some(Text::new("table-effects")),
            columns: vec![
                column("row", ColumnType::Integer, "column-row"),
                kind,
                column("side", ColumnType::Side, "effect-side"),
                column("asked", ColumnType::Integer, "column-asked"),
                column("done", ColumnType::Integer, "column-done"),
            ],
            rows: (1..).zip(&self.done).map(row).collect(),
        }
    }

    fn counters(&self) -> Table {
        let row = |(side, counters): (usize, &Counters)| {
            cells([
                ("side", side.into()),
                ("wounds", counters.wounds.into()),
                ("deck", counters.deck.into()),
                ("hand", counters.hand.into()),
            ])
        };
        Table {
            id: "counters".to_owned(),
            title: Some(Text::new("table-counters")),
            columns: vec![
                column("side", ColumnType::Side, "player"),
                column("wounds", ColumnType::Integer, "wounds"),
                column("deck", ColumnType::Integer, "deck"),
                column("hand", ColumnType::Integer, "hand"),
            ],
            rows: self.counters.iter().enumerate().map(row).collect(),
        }
    }
}

/// The delayed effects that wait. One without a target applies to its owner's hero.
fn delayed(game: &Match<'_>) -> Option<Table> {
    let rows = game.rows("delayed");
    let row = |row: &Entries<'_>| {
        let (owner, text) = (row.side("owner"), row.text("text"));
        cells([("owner", owner.into()), ("target", row.side("target").or(owner).into()), ("text", text.into())])
    };
    (!rows.is_empty()).then(|| Table {
        id: "delayed".to_owned(),
        title: Some(Text::new("table-delayed")),
        columns: vec![
            column("owner", ColumnType::Side, "delayed-owner"),
            column("target", ColumnType::Side, "delayed-target"),
            column("text", ColumnType::Text, "delayed-text"),
        ],
        rows: rows.iter().map(row).collect(),
    })
}

/// A delayed effect with neither target nor owner: nobody can say whom it applies to. No verdict hangs on it.
pub(crate) fn owners_missing(game: &Match<'_>) -> Vec<Problem> {
    let rows = game.rows("delayed");
    let lost = rows.iter().filter(|row| row.side("target").or(row.side("owner")).is_none());
    lost.map(|row| Problem::warning(row.pointer("owner"), Text::new("delayed-for-nobody"))).collect()
}

fn column(id: &str, kind: ColumnType, title: &str) -> Column {
    Column { id: id.to_owned(), kind, title: Text::new(title), labels: BTreeMap::new() }
}

/// A row of a table; an empty cell is null.
fn cells<const N: usize>(cells: [(&str, Value); N]) -> BTreeMap<String, Value> {
    cells.into_iter().map(|(column, value)| (column.to_owned(), value)).collect()
}
