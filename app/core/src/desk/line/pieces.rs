//! Statements of the board: pieces that are added, placed and put out of play, features that are marked.

use ruleset_api::Text;
use ruleset_api::geometry::Geometry;
use ruleset_api::manifest::{Belongs, BoardKind, FeatureKind, PieceKind};
use ruleset_api::record::{Map, OUT, Place, Spot, Topology};

use super::super::edit::{BoardEdit, Edit};
use super::super::start::first_map;
use super::values::{side_names, sides};
use super::words::{Found, Word, find, folded, pair};
use super::{Offer, Rest, Said, Sheet, Stop};

fn on(board: &BoardKind, edit: BoardEdit) -> Edit {
    Edit::Board { board: board.key.clone(), edit }
}

/// The map of a board: the record's, the one that the rules fix, or the one to begin with.
fn map_of(board: &BoardKind, sheet: &Sheet<'_>) -> Option<Map> {
    let own = sheet.record.boards.get(&board.key).and_then(|board| board.map.clone());
    own.or_else(|| board.map.clone()).or_else(|| first_map(board.topology))
}

/// A new piece: name, side and place in any order.
pub(super) fn piece(board: &BoardKind, kind: &PieceKind, rest: Rest<'_>, sheet: &Sheet<'_>) -> Result<Said, Stop> {
    let (mut name, mut side, mut at) = (Vec::new(), None, None);
    let side_names = side_names(sheet);
    let mut next = 0;
    while let Some(word) = rest.words.get(next) {
        let left = rest.words.get(next..).unwrap_or_default();
        if !word.quoted
            && at.is_none()
            && let Some((place, used)) = place_at(board, left, sheet)?
        {
            at = Some(place);
            next += used;
            continue;
        }
        if !word.quoted
            && side.is_none()
            && kind.side != Belongs::None
            && let Found::One(found, used) = find(left, &side_names)
        {
            side = Some(found);
            next += used;
            continue;
        }
        name.push(word.text.as_str());
        next += 1;
    }
    if side.is_none() && kind.side == Belongs::Required {
        let expected = Text::new("entry-expects-one-of").with("possible", sheet.sides().join(", "));
        let text = Text::new("entry-expects").with("of", Text::new("entry-side")).with("what", expected);
        return Err(Stop::missing(rest.end, text, sides(sheet)));
    }
    let name = name.join(" ");
    let label = sheet.locale.rendered(&kind.label);
    let called = if name.is_empty() { label.to_owned() } else { format!("{label} {name}") };
    let whose = side.map(|side| sheet.side(side));
    let placed = at.as_ref().map(|place| words_of(place, board, sheet));
    let offers = if at.is_none() { places(board, sheet) } else { Vec::new() };
    let edit = BoardEdit::AddPiece { kind: kind.kind.clone(), side, name, at };
    let says = [Some(called), whose, placed].into_iter().flatten().collect::<Vec<_>>().join(", ");
    Ok(Said { edits: vec![on(board, edit)], says, offers })
}

/// Pieces that are put somewhere: a piece and its place, again and again.
pub(super) fn place(board: &BoardKind, rest: Rest<'_>, sheet: &Sheet<'_>) -> Result<Said, Stop> {
    let (mut edits, mut says) = (Vec::new(), Vec::new());
    let mut left = rest;
    while edits.is_empty() || !left.words.is_empty() {
        let (piece, name, used) = known(board, left, sheet)?;
        left = left.after(used);
        let Some(first) = left.words.first() else {
            let text = Text::new("entry-expects").with("of", name).with("what", expected(board));
            return Err(Stop::missing(left.end, text, places(board, sheet)));
        };
        let (to, used) = if first.is("-") {
            (None, 1)
        } else {
            let wrong = || {
                let text = Text::new("entry-line-not").with("typed", first.text.as_str());
                let expected = Text::new("entry-expects").with("of", name.as_str()).with("what", expected(board));
                Stop::at(first.at.clone(), text.with("expected", expected))
            };
            let (place, used) = place_at(board, left.words, sheet)?.ok_or_else(wrong)?;
            (Some(place), used)
        };
        left = left.after(used);
        let words = to.as_ref().map_or_else(|| sheet.locale.t("ui-piece-waiting"), |place| words_of(place, board, sheet));
        says.push(format!("{name}: {words}"));
        edits.push(on(board, BoardEdit::MovePiece { piece, to }));
    }
    Ok(Said { edits, says: says.join(", "), offers: pieces(board, sheet) })
}

/// Pieces that are put out of play.
pub(super) fn out(board: &BoardKind, rest: Rest<'_>, sheet: &Sheet<'_>) -> Result<Said, Stop> {
    let (mut edits, mut names) = (Vec::new(), Vec::new());
    let mut left = rest;
    while edits.is_empty() || !left.words.is_empty() {
        let (piece, name, used) = known(board, left, sheet)?;
        left = left.after(used);
        names.push(name);
        edits.push(on(board, BoardEdit::MovePiece { piece, to: Some(Place::zone(OUT)) }));
    }
    let says = format!("{}: {}", names.join(", "), sheet.locale.t("ui-piece-out"));
    Ok(Said { edits, says, offers: pieces(board, sheet) })
}

/// A feature: its cells, corners or areas, and whose it is.
pub(super) fn feature(
    label: &str,
    board: &BoardKind,
    kind: &FeatureKind,
    rest: Rest<'_>,
    sheet: &Sheet<'_>,
) -> Result<Said, Stop> {
    let (mut at, mut side, mut words) = (Vec::new(), None, Vec::new());
    let side_names = side_names(sheet);
    let mut next = 0;
    while let Some(word) = rest.words.get(next) {
        let left = rest.words.get(next..).unwrap_or_default();
        match (place_at(board, left, sheet)?, find(left, &side_names)) {
            (Some((Place::Pair(pair), used)), _) => {
                at.push(Spot::Pair(pair));
                words.push(words_of(&Place::Pair(pair), board, sheet));
                next += used;
            }
            (Some((Place::Area(area), used)), _) => {
                words.push(area.clone());
                at.push(Spot::Area(area));
                next += used;
            }
            (_, Found::One(found, used)) if kind.side != Belongs::None && side.is_none() => {
                side = Some(found);
                next += used;
            }
            _ => {
                let text = Text::new("entry-line-not").with("typed", word.text.as_str());
                let expected = Text::new("entry-expects").with("of", label).with("what", expected(board));
                return Err(Stop::at(word.at.clone(), text.with("expected", expected)));
            }
        }
    }
    let corners = board.topology == Topology::Free;
    if at.is_empty() || (corners && at.len() < 3) {
        let what = if corners { Text::new("entry-expects-corners") } else { expected(board) };
        let text = Text::new("entry-expects").with("of", label).with("what", what);
        return Err(Stop::missing(rest.end, text, areas(board, sheet)));
    }
    if side.is_none() && kind.side == Belongs::Required {
        let expected = Text::new("entry-expects-one-of").with("possible", sheet.sides().join(", "));
        let text = Text::new("entry-expects").with("of", Text::new("entry-side")).with("what", expected);
        return Err(Stop::missing(rest.end, text, sides(sheet)));
    }
    let whose = side.map(|side| format!(", {}", sheet.side(side))).unwrap_or_default();
    let says = format!("{label}{whose}: {}", words.join("; "));
    let edit = BoardEdit::AddFeature { kind: kind.kind.clone(), side, at };
    Ok(Said { edits: vec![on(board, edit)], says, offers: areas(board, sheet) })
}

/// A piece that is there already: its id, what it is called, and how many words that took.
fn known(board: &BoardKind, rest: Rest<'_>, sheet: &Sheet<'_>) -> Result<(i64, String, usize), Stop> {
    let pieces = sheet.record.boards.get(&board.key).map_or(&[][..], |board| &board.pieces);
    let (names, language) = (sheet.names(), sheet.locale.language().code());
    let called = |id: i64| names.piece(id, Some(&board.key), language);
    let all: Vec<Vec<String>> = pieces.iter().map(|piece| vec![folded(&called(piece.id)), piece.id.to_string()]).collect();
    let labels = |some: &mut dyn Iterator<Item = i64>| some.map(called).collect::<Vec<_>>().join(", ");
    let Some(first) = rest.words.first() else {
        let what = match pieces.is_empty() {
            true => Text::new("entry-expects-no-pieces"),
            false => Text::new("entry-expects-one-of").with("possible", labels(&mut pieces.iter().map(|piece| piece.id))),
        };
        let text = Text::new("entry-expects").with("of", Text::new("entry-piece")).with("what", what);
        return Err(Stop::missing(rest.end, text, self::pieces(board, sheet)));
    };
    match find(rest.words, &all) {
        Found::One(index, used) => match pieces.get(index) {
            Some(piece) => Ok((piece.id, called(piece.id), used)),
            None => Err(Stop::at(first.at.clone(), Text::new("entry-line-nothing"))),
        },
        Found::Several(found, used) => {
            let end = rest.words.get(used.saturating_sub(1)).unwrap_or(first).at.end;
            let possible = labels(&mut found.into_iter().filter_map(|index| pieces.get(index)).map(|piece| piece.id));
            Err(Stop::at(first.at.start..end, Text::new("entry-line-several").with("possible", possible)))
        }
        Found::Nothing => Err(Stop::at(first.at.clone(), Text::new("entry-line-no-piece").with("typed", first.text.as_str()))),
    }
}

/// The place that the first words name, and how many they are; nothing where they name none. What lies off the map is a
/// fault.
fn place_at(board: &BoardKind, words: &[Word], sheet: &Sheet<'_>) -> Result<Option<(Place, usize)>, Stop> {
    let Some(first) = words.first() else { return Ok(None) };
    let mut zones: Vec<Vec<String>> =
        board.zones.iter().map(|zone| vec![folded(&zone.id), folded(sheet.locale.rendered(&zone.label))]).collect();
    zones.push(vec![folded(OUT), folded(&sheet.locale.t("ui-piece-out"))]);
    if let Some((index, used)) = whole(words, &zones) {
        let zone = board.zones.get(index).map_or(OUT, |zone| zone.id.as_str());
        return Ok(Some((Place::zone(zone), used)));
    }
    let map = map_of(board, sheet);
    if board.topology == Topology::Areas {
        let areas = map.map(|map| map.areas).unwrap_or_default();
        let names: Vec<Vec<String>> = areas.iter().map(|area| vec![folded(area)]).collect();
        let found = whole(words, &names).and_then(|(index, used)| Some((Place::Area(areas.get(index)?.clone()), used)));
        return Ok(found);
    }
    let Some(pair) = pair(&first.text).filter(|_| !first.quoted) else { return Ok(None) };
    let place = Place::Pair(pair);
    let off_map = |map: &Map| Geometry::of(map).is_ok_and(|geometry| !geometry.holds(&place));
    if let Some(map) = map.filter(off_map) {
        let within = match map.size {
            Some([width, height]) => Text::new("entry-within-table").with("width", width).with("height", height),
            None => {
                let last = |count: Option<i64>| count.unwrap_or(1) - 1;
                Text::new("entry-within-cells").with("columns", last(map.columns)).with("rows", last(map.rows))
            }
        };
        let text = Text::new("entry-line-off-map").with("typed", first.text.as_str()).with("within", within);
        return Err(Stop::at(first.at.clone(), text));
    }
    Ok(Some((place, 1)))
}

/// What the first words name as a whole: a piece's name is not taken for the beginning of a zone's.
fn whole(words: &[Word], names: &[Vec<String>]) -> Option<(usize, usize)> {
    match find(words, names) {
        Found::One(index, used) => {
            let typed = super::joined(words.get(..used)?);
            names.get(index)?.contains(&typed).then_some((index, used))
        }
        Found::Several(..) | Found::Nothing => None,
    }
}

/// A place in words.
fn words_of(place: &Place, board: &BoardKind, sheet: &Sheet<'_>) -> String {
    let locale = sheet.locale;
    match place {
        Place::Pair([x, y]) if board.topology == Topology::Free => {
            locale.text(&Text::new("ui-point").with("x", *x).with("y", *y))
        }
        Place::Pair([x, y]) => locale.text(&Text::new("ui-in-cell").with("column", *x).with("row", *y)),
        Place::Area(name) => name.clone(),
        Place::Zone(zone) => match board.zones.iter().find(|known| known.id == zone.zone) {
            Some(known) => locale.rendered(&known.label).to_owned(),
            None => locale.t("ui-piece-out"),
        },
    }
}

/// What a place on a board is, in words.
fn expected(board: &BoardKind) -> Text {
    Text::new(match board.topology {
        Topology::Hex | Topology::Square => "entry-expects-cell",
        Topology::Free => "entry-expects-point",
        Topology::Areas => "entry-expects-area",
    })
}

/// Places that can be told by a word.
fn places(board: &BoardKind, sheet: &Sheet<'_>) -> Vec<Offer> {
    let zones = board.zones.iter().map(|zone| Offer::new(&zone.id, sheet.locale.rendered(&zone.label)));
    zones.chain([Offer::new(OUT, &sheet.locale.t("ui-piece-out"))]).collect()
}

/// The areas of a map of areas.
fn areas(board: &BoardKind, sheet: &Sheet<'_>) -> Vec<Offer> {
    let areas = map_of(board, sheet).map(|map| map.areas).unwrap_or_default();
    areas.iter().map(|area| Offer::new(area, area)).collect()
}

/// The pieces of a board, each with where it is.
fn pieces(board: &BoardKind, sheet: &Sheet<'_>) -> Vec<Offer> {
    let pieces = sheet.record.boards.get(&board.key).map_or(&[][..], |board| &board.pieces);
    let (names, language) = (sheet.names(), sheet.locale.language().code());
    let offer = |piece: &ruleset_api::record::Piece| {
        let called = names.piece(piece.id, Some(&board.key), language);
        let put = if called.contains(char::is_whitespace) { piece.id.to_string() } else { called.clone() };
        let now = piece.at.as_ref().map_or_else(|| sheet.locale.t("ui-piece-waiting"), |at| words_of(at, board, sheet));
        Offer { now, ..Offer::new(&put, &called) }
    };
    pieces.iter().map(offer).collect()
}
