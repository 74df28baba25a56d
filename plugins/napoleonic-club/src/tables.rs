//! The club's tables: points for the length of a game and for its result, what differing ranks add or take, and what each
//! rank asks for. It knows numbers only.

use serde::{Deserialize, Serialize};

/// Game points and victory points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Points {
    pub(crate) game: i64,
    pub(crate) victory: i64,
}

impl Points {
    pub(crate) const fn of(game: i64, victory: i64) -> Self {
        Self { game, victory }
    }

    pub(crate) fn plus(self, more: Self) -> Self {
        Self::of(self.game + more.game, self.victory + more.victory)
    }

    /// With twice the game points; victory points are never doubled.
    pub(crate) fn doubled(self) -> Self {
        Self::of(self.game * 2, self.victory)
    }
}

/// Article 1: a game point for each turn, and the bonus for a long game. The last line has no upper end.
pub(crate) fn length(turns: i64) -> Points {
    let bonus = match turns {
        ..=9 => Points::of(0, 0),
        10..=19 => Points::of(2, 0),
        20..=29 => Points::of(5, 0),
        30..=39 => Points::of(10, 1),
        40..=49 => Points::of(20, 2),
        50.. => Points::of(35, 3),
    };
    bonus.plus(Points::of(turns, 0))
}

/// How a game ended for one player, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub(crate) enum Outcome {
    MajorVictory,
    MinorVictory,
    Draw,
    MinorDefeat,
    MajorDefeat,
}

impl Outcome {
    pub(crate) const ALL: [Self; 5] = [Self::MajorVictory, Self::MinorVictory, Self::Draw, Self::MinorDefeat, Self::MajorDefeat];

    /// The code in records, which is also the id of its words.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Self::MajorVictory => "major-victory",
            Self::MinorVictory => "minor-victory",
            Self::Draw => "draw",
            Self::MinorDefeat => "minor-defeat",
            Self::MajorDefeat => "major-defeat",
        }
    }

    pub(crate) fn of(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|outcome| outcome.code() == code)
    }

    pub(crate) fn is_victory(self) -> bool {
        matches!(self, Self::MajorVictory | Self::MinorVictory)
    }

    /// What the other of two players must have had.
    pub(crate) fn mirrored(self) -> Self {
        match self {
            Self::MajorVictory => Self::MajorDefeat,
            Self::MinorVictory => Self::MinorDefeat,
            Self::Draw => Self::Draw,
            Self::MinorDefeat => Self::MinorVictory,
            Self::MajorDefeat => Self::MajorVictory,
        }
    }

    /// Article 2: the points for the result.
    pub(crate) fn points(self) -> Points {
        match self {
            Self::MajorVictory => Points::of(7, 4),
            Self::MinorVictory => Points::of(4, 2),
            Self::Draw => Points::of(2, 1),
            Self::MinorDefeat => Points::of(1, 0),
            Self::MajorDefeat => Points::of(0, 0),
        }
    }

    /// Article 2, the table of ranks, in the row of one's own result: the penalty of the higher rank.
    pub(crate) fn penalty_of_higher_rank(self) -> Points {
        match self {
            Self::MajorVictory => Points::of(-1, 0),
            Self::MinorVictory => Points::of(-2, 0),
            Self::Draw => Points::of(-3, 0),
            Self::MinorDefeat => Points::of(-4, 0),
            Self::MajorDefeat => Points::of(-5, 0),
        }
    }

    /// Article 2, the table of ranks, in the row of one's own result: the bonus of the lower rank.
    pub(crate) fn bonus_of_lower_rank(self) -> Points {
        match self {
            Self::MajorVictory => Points::of(5, 2),
            Self::MinorVictory => Points::of(4, 1),
            Self::Draw => Points::of(3, 0),
            Self::MinorDefeat => Points::of(2, 0),
            Self::MajorDefeat => Points::of(1, 0),
        }
    }
}

/// A rank, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub(crate) enum Rank {
    Lieutenant,
    Captain,
    Major,
    LtColonel,
    Colonel,
    GeneralDeBrigade,
    GeneralDeDivision,
    GeneralDeCorps,
    Marshal,
    Emperor,
}

impl Rank {
    pub(crate) const ALL: [Self; 10] = [
        Self::Lieutenant,
        Self::Captain,
        Self::Major,
        Self::LtColonel,
        Self::Colonel,
        Self::GeneralDeBrigade,
        Self::GeneralDeDivision,
        Self::GeneralDeCorps,
        Self::Marshal,
        Self::Emperor,
    ];

    /// The code in records, which is also the id of its words.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Self::Lieutenant => "lieutenant",
            Self::Captain => "captain",
            Self::Major => "major",
            Self::LtColonel => "lt-colonel",
            Self::Colonel => "colonel",
            Self::GeneralDeBrigade => "general-de-brigade",
            Self::GeneralDeDivision => "general-de-division",
            Self::GeneralDeCorps => "general-de-corps",
            Self::Marshal => "marshal",
            Self::Emperor => "emperor",
        }
    }

    pub(crate) fn of(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rank| rank.code() == code)
    }

    /// What the rank asks for; both numbers are needed.
    pub(crate) fn asks(self) -> Points {
        match self {
            Self::Lieutenant => Points::of(0, 0),
            Self::Captain => Points::of(70, 10),
            Self::Major => Points::of(150, 20),
            Self::LtColonel => Points::of(300, 37),
            Self::Colonel => Points::of(500, 59),
            Self::GeneralDeBrigade => Points::of(750, 83),
            Self::GeneralDeDivision => Points::of(1000, 105),
            Self::GeneralDeCorps => Points::of(1400, 140),
            Self::Marshal => Points::of(2000, 182),
            Self::Emperor => Points::of(3000, 250),
        }
    }

    /// The highest rank for which there is enough of both. Everybody is a lieutenant, also below zero.
    pub(crate) fn reached(points: Points) -> Self {
        let enough = |rank: &Self| points.game >= rank.asks().game && points.victory >= rank.asks().victory;
        Self::ALL.into_iter().rev().find(enough).unwrap_or(Self::Lieutenant)
    }

    /// The next rank; `None` for an emperor.
    pub(crate) fn next(self) -> Option<Self> {
        Self::ALL.into_iter().find(|rank| *rank > self)
    }
}

/// Outcomes and ranks are kept by their place in the table: the state of a club's standings must stay small.
macro_rules! kept_by_place {
    ($kind:ty) => {
        impl From<$kind> for u8 {
            fn from(kind: $kind) -> Self {
                kind as Self
            }
        }

        impl TryFrom<u8> for $kind {
            type Error = String;

            fn try_from(place: u8) -> Result<Self, String> {
                <$kind>::ALL.get(usize::from(place)).copied().ok_or_else(|| format!("nothing stands at place {place}"))
            }
        }
    };
}

kept_by_place!(Outcome);
kept_by_place!(Rank);
