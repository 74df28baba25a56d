//! Pieces that are copied: what they are as text on the clipboard of the system, and how they come to another board, with
//! new ids and on places that are free. It knows nothing of selections and undo; text that holds no pieces is nothing.

use std::collections::BTreeSet;

use ruleset_api::Record;
use ruleset_api::geometry::hex;
use ruleset_api::geometry::square::{Neighbours, Squares};
use ruleset_api::geometry::{Geometry, free::Table};
use ruleset_api::manifest::{Belongs, BoardKind};
use ruleset_api::record::{Map, OUT, Piece, Place};
use serde::{Deserialize, Serialize};

/// What the text of copied pieces says that it is.
const FORMAT: &str = "arbiter-pieces";
/// The version of that text.
const VERSION: u32 = 1;
/// The longest text that is read, in bytes, and the most pieces that are taken from one.
const LONGEST: usize = 1 << 20;
const MOST: usize = 2_000;
/// So many cells around a taken one a free one is looked for, and so many steps on a table.
const AROUND: i64 = 40;
/// One such step, in millimetres.
const STEP: i64 = 20;

#[derive(Serialize, Deserialize)]
struct Copied<P> {
    format: String,
    version: u32,
    pieces: P,
}

/// Pieces as the text that is put on the system's clipboard.
#[must_use]
pub fn to_text(pieces: &[Piece]) -> String {
    let text = Copied { format: FORMAT.to_owned(), version: VERSION, pieces };
    serde_json::to_string_pretty(&text).unwrap_or_default()
}

/// The pieces that a text holds; `None` for any other text, however it came onto the clipboard.
#[must_use]
pub fn from_text(text: &str) -> Option<Vec<Piece>> {
    if text.len() > LONGEST || !text.contains(FORMAT) {
        return None;
    }
    let text: Copied<Vec<Piece>> = serde_json::from_str(text).ok()?;
    let known = text.format == FORMAT && text.version == VERSION;
    (known && (1..=MOST).contains(&text.pieces.len())).then_some(text.pieces)
}

/// Copies of pieces as they can stand on a board: of kinds that it has, of sides that the match has, on free places. One
/// piece comes to the keyboard's place, several to their own; what was not on a map is not put on one.
pub(super) fn fitted(pieces: &[Piece], record: &Record, key: &str, kind: &BoardKind, cursor: Option<[i64; 2]>) -> Vec<Piece> {
    let board = record.boards.get(key);
    let map = board.and_then(|board| board.map.as_ref()).or(kind.map.as_ref());
    let geometry = map.and_then(|map| Geometry::of(map).ok());
    let mut taken: Vec<Place> = board.iter().flat_map(|board| &board.pieces).filter_map(|piece| piece.at.clone()).collect();
    let cursor_first = if let [_] = pieces { cursor } else { None };
    let fit = |piece: &Piece| {
        let known = kind.pieces.iter().find(|known| known.kind == piece.kind).or(kind.pieces.first())?;
        let at = match (&piece.at, &geometry, map) {
            (Some(Place::Zone(zone)), ..) if zone.zone == OUT || kind.zones.iter().any(|known| known.id == zone.zone) => {
                piece.at.clone()
            }
            (Some(Place::Zone(_)) | None, ..) | (_, None, _) | (.., None) => None,
            (Some(at), Some(geometry), Some(map)) => {
                let own = match at {
                    Place::Pair(pair) => Some(*pair),
                    _ => None,
                };
                free_place(geometry, map, at, cursor_first.or(own).or(cursor), &taken)
            }
        };
        taken.extend(at.clone());
        let side = piece.side.filter(|side| usize::try_from(*side).is_ok_and(|side| side < record.sides.len()));
        let side = match known.side {
            Belongs::None => None,
            Belongs::Optional => side,
            Belongs::Required => side.or(Some(0)),
        };
        Some(Piece { kind: known.kind.clone(), side, at, ..piece.clone() })
    };
    pieces.iter().filter_map(fit).collect()
}

/// The free place of a map that is nearest to a cell or point. Areas have room for many.
fn free_place(geometry: &Geometry, map: &Map, at: &Place, from: Option<[i64; 2]>, taken: &[Place]) -> Option<Place> {
    match geometry {
        Geometry::Areas(areas) => {
            let chosen = from.and_then(|[index, _]| map.areas.get(usize::try_from(index).ok()?)).cloned();
            let own = match at {
                Place::Area(name) if areas.hold(name) => Some(name.clone()),
                _ => None,
            };
            chosen.or(own).map(Place::Area)
        }
        Geometry::Free(table) => on_table(*table, from?, taken),
        Geometry::Hex(hexes) => near(from?, taken, |cell| hexes.hold(cell), hex::distance),
        Geometry::Square(squares) => near(from?, taken, |cell| squares.hold(cell), |a, b| steps(*squares, a, b)),
    }
}

fn near(
    from: [i64; 2],
    taken: &[Place],
    holds: impl Fn([i64; 2]) -> bool,
    distance: impl Fn([i64; 2], [i64; 2]) -> i64,
) -> Option<Place> {
    let taken: BTreeSet<[i64; 2]> = taken.iter().filter_map(pair).collect();
    let [column, row] = from;
    let around = |reach: i64| {
        let rows = row.saturating_sub(reach)..=row.saturating_add(reach);
        rows.flat_map(move |row| (column.saturating_sub(reach)..=column.saturating_add(reach)).map(move |column| [column, row]))
    };
    let free = |cell: &[i64; 2]| holds(*cell) && !taken.contains(cell);
    let found = (0..=AROUND).find_map(|reach| around(reach).filter(|cell| distance(from, *cell) == reach).find(free));
    found.map(Place::Pair)
}

fn on_table(table: Table, [x, y]: [i64; 2], taken: &[Place]) -> Option<Place> {
    let steps = (0..=AROUND).map(|step| {
        let by = step * STEP;
        [x.saturating_add(by).clamp(0, table.width), y.saturating_add(by).clamp(0, table.height)]
    });
    steps.map(Place::Pair).find(|place| !taken.contains(place))
}

fn pair(place: &Place) -> Option<[i64; 2]> {
    match place {
        Place::Pair(pair) => Some(*pair),
        Place::Area(_) | Place::Zone(_) => None,
    }
}

/// The number of steps between two squares.
#[must_use]
pub fn steps(squares: Squares, [column, row]: [i64; 2], [other_column, other_row]: [i64; 2]) -> i64 {
    let (across, down) = (column.abs_diff(other_column), row.abs_diff(other_row));
    let steps = match squares.neighbours {
        Neighbours::Four => across.saturating_add(down),
        Neighbours::Eight => across.max(down),
    };
    i64::try_from(steps).unwrap_or(i64::MAX)
}
