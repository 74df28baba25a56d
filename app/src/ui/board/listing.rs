//! All that is on the board as a table beside it: every piece with its name, kind, side, place and what it touches, and
//! every feature with its cells. What is entered here makes the same record as the picture does.

use arbiter_core::desk::{BoardEdit, Edit, Intent};
use egui::{Align2, Frame, Label, Panel, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder, Vec2, vec2};
use ruleset_api::Text;
use ruleset_api::geometry::{self, Touches, free::Table};
use ruleset_api::manifest::{Belongs, FeatureKind};
use ruleset_api::record::{Feature, Piece, Spot, Topology};

use super::{BoardState, Shown, lists, pieces, place, roster, selected, shapes, words};
use crate::ui::icons::Icon;
use crate::ui::outbox::Outbox;
use crate::ui::sheet::{self, heading_line};
use crate::ui::theme::{self, Palette, size, space};
use crate::ui::widgets::{self, Field, Press, focus_ring, one_line};

/// Widest table beside the map, in points, and the part of the board's width that it has at most.
const WIDTH: f32 = 440.0;
const PART: f32 = 0.64;
/// Below this width, in points, the table has all of it.
const BESIDE: f32 = 520.0;
/// Where a name has so much room, in points, a piece needs one line only.
const NAME: f32 = 118.0;
/// More pieces than this are laid out only as far as they are in sight.
const MANY: usize = 60;

/// Whether the table leaves no room for the map.
pub(super) fn takes_all(ui: &Ui) -> bool {
    ui.available_width() < BESIDE
}

/// Shows the table, at the right of the map or in its place.
pub(super) fn show(ui: &mut Ui, shown: &Shown<'_>, frame: Frame, state: &mut BoardState, out: &mut Outbox) {
    let all = takes_all(ui);
    let width = if all { ui.available_width() } else { WIDTH.min(ui.available_width() * PART) };
    let palette = Palette::of(ui);
    let panel = Panel::right("list of the board").frame(frame.fill(palette.paper)).exact_size(width);
    panel.resizable(false).show(ui, |ui| {
        let contents = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing = vec2(space::SMALL, space::SMALL);
            ui.set_width(ui.available_width() - space::MEDIUM);
            table(ui, shown, state, out);
        };
        ScrollArea::vertical().id_salt(("list of the board", shown.key)).auto_shrink(false).show(ui, contents);
    });
}

/// Width of the number of a piece, in points.
const NUMBER: f32 = 30.0;

/// Widths of the columns, in points. Where there is little room, place and touches stand on a line of their own.
struct Columns {
    wide: bool,
    name: f32,
    kind: Option<f32>,
    side: Option<f32>,
    place: f32,
    touches: f32,
}

impl Columns {
    fn of(ui: &Ui, shown: &Shown<'_>) -> Self {
        let all = ui.available_width();
        let kinds = &shown.kind.pieces;
        let kind = (kinds.len() > 1).then_some(92.0);
        let side = kinds.iter().any(|kind| kind.side != Belongs::None).then_some(92.0);
        let place = if shown.kind.topology == Topology::Areas { 120.0 } else { 96.0 };
        let column = |width: Option<f32>| width.map_or(0.0, |width| width + space::SMALL);
        // Number and cross, and the gaps beside name, place and touches.
        let rest = all - NUMBER - theme::CONTROL - 2.0 * space::SMALL - column(kind) - column(side);
        // Where nothing can be touched, the name needs the room.
        let touching = if shown.kind.features.is_empty() { 0.0 } else { 0.46 };
        let beside = rest - column(Some(place)) - space::SMALL;
        if beside * (1.0 - touching) >= NAME {
            let wide = true;
            return Self { wide, name: beside * (1.0 - touching), kind, side, place, touches: beside * touching };
        }
        let touches = all - NUMBER - place - 2.0 * space::SMALL;
        Self { wide: false, name: rest.max(60.0), kind, side, place, touches: touches.max(0.0) }
    }

    /// Height of a piece with the space below, in points.
    fn height(&self) -> f32 {
        let lines = if self.wide { 1.0 } else { 2.0 };
        lines * (theme::CONTROL + space::SMALL) + if self.wide { 0.0 } else { space::SMALL }
    }
}

fn table(ui: &mut Ui, shown: &Shown<'_>, state: &mut BoardState, out: &mut Outbox) {
    let locale = shown.open.locale;
    heading_line(ui, &locale.t("ui-list"));
    let columns = Columns::of(ui, shown);
    let touches = geometry::touches(shown.board, shown.kind.map.as_ref());
    if columns.wide && !shown.board.pieces.is_empty() {
        captions(ui, shown, &columns);
    }
    for group in roster::groups(shown) {
        let of_group = |(piece, _): &(&Piece, &Touches)| roster::is_of(shown, piece, group);
        let pieces: Vec<(&Piece, &Touches)> = shown.board.pieces.iter().zip(&touches).filter(of_group).collect();
        let only: Vec<&Piece> = pieces.iter().map(|(piece, _)| *piece).collect();
        roster::head(ui, shown, group, &only, out);
        let range = in_sight(ui, pieces.len(), columns.height());
        ui.add_space(lines(range.start, columns.height()));
        for (piece, touches) in pieces.get(range.clone()).unwrap_or_default() {
            self::piece(ui, shown, &columns, piece, touches, state, out);
        }
        ui.add_space(lines(pieces.len() - range.end, columns.height()));
        ui.add_space(space::SMALL);
    }
    match shown.kind.topology {
        Topology::Free => {
            if shown.map.is_some_and(|map| Table::of(map).is_ok()) {
                shown.kind.features.iter().for_each(|kind| lists::features(ui, shown, kind, state.view.turned(), out));
            }
        }
        Topology::Hex | Topology::Square | Topology::Areas => {
            shown.kind.features.iter().for_each(|kind| features(ui, shown, kind, out));
        }
    }
    if shown.kind.topology == Topology::Areas && shown.kind.map.is_none() {
        ui.add_space(space::MEDIUM);
        lists::areas(ui, shown, out);
    }
}

/// The pieces of a group that can be seen; all of them where they are few.
fn in_sight(ui: &Ui, count: usize, height: f32) -> std::ops::Range<usize> {
    if count <= MANY {
        return 0..count;
    }
    let top = ui.cursor().top();
    let line = |y: f32| {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a line of a list, and casts saturate")]
        let line = ((y - top) / height).floor().max(0.0) as usize;
        line.min(count)
    };
    let clip = ui.clip_rect();
    line(clip.top())..(line(clip.bottom()) + 1).min(count)
}

fn lines(count: usize, height: f32) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "lines of a list")]
    let height = count as f32 * height;
    (height - space::SMALL).max(0.0)
}

/// What the columns are.
fn captions(ui: &mut Ui, shown: &Shown<'_>, columns: &Columns) {
    let locale = shown.open.locale;
    let ink = Palette::of(ui).muted;
    ui.horizontal(|ui| {
        let caption = |ui: &mut Ui, words: &str, width: f32| {
            let (rect, response) = ui.allocate_exact_size(vec2(width, 16.0), Sense::hover());
            one_line(ui, words, theme::regular(size::SMALL), ink, rect, Align2::LEFT_CENTER);
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, words));
        };
        ui.add_space(NUMBER + space::SMALL);
        caption(ui, &locale.t("ui-list-name"), columns.name);
        if let Some(width) = columns.kind {
            caption(ui, &locale.t("ui-list-kind"), width);
        }
        if let Some(width) = columns.side {
            caption(ui, &locale.t("ui-list-side"), width);
        }
        caption(ui, &locale.t("ui-list-place"), columns.place);
        if columns.touches > 0.0 {
            caption(ui, &locale.t("ui-list-touches"), columns.touches);
        }
    });
}

fn piece(
    ui: &mut Ui,
    shown: &Shown<'_>,
    columns: &Columns,
    piece: &Piece,
    touches: &Touches,
    state: &mut BoardState,
    out: &mut Outbox,
) {
    let locale = shown.open.locale;
    let called = shown.open.piece(shown.key, piece.id);
    let size = vec2(ui.available_width(), columns.height() - space::SMALL);
    let (whole, _) = ui.allocate_exact_size(size, Sense::hover());
    if shown.open.document.selection.piece == Some(piece.id) {
        let wash = whole.expand2(vec2(2.0, space::SMALL / 2.0));
        ui.painter().rect_filled(wash, theme::RADIUS, Palette::of(ui).selection);
    }
    let line = |ui: &mut Ui, top: f32| {
        let line = Rect::from_min_size(egui::pos2(whole.left(), top), vec2(whole.width(), theme::CONTROL));
        let layout = egui::Layout::left_to_right(egui::Align::Center);
        ui.new_child(UiBuilder::new().id_salt(("piece", piece.id, top.to_bits())).max_rect(line).layout(layout))
    };
    let first = &mut line(ui, whole.top());
    number(first, shown, piece, &called, state, out);
    let name = locale.text(&Text::new("ui-list-name-of").with("piece", called.as_str()));
    let field = Field::new(sheet::id(shown.open, &shown.pointer(piece.id, "name")), &name, &piece.name, columns.name);
    if let Some(name) = widgets::text(first, &Field { hint: &called, live: true, ..field }) {
        enter(shown, BoardEdit::NamePiece { piece: piece.id, name }, out);
    }
    if let Some(width) = columns.kind {
        selected::kind(first, shown, piece, width, out);
    }
    if let Some(width) = columns.side {
        let before = first.cursor().left();
        lists::side_of_piece(first, shown, piece, &called, width, out);
        first.add_space((width + space::SMALL - (first.cursor().left() - before)).max(0.0));
    }
    if columns.wide {
        where_it_is(first, shown, columns, piece, touches, &called, out);
    }
    let words = locale.text(&Text::new("ui-remove-piece").with("piece", called.as_str()));
    if Press::icon(Icon::Close, &words).show(first).clicked() {
        out.board(shown.key, BoardEdit::RemovePiece(piece.id));
    }
    if !columns.wide {
        let second = &mut line(ui, whole.top() + theme::CONTROL + space::SMALL);
        second.add_space(NUMBER + space::SMALL);
        where_it_is(second, shown, columns, piece, touches, &called, out);
    }
}

/// The place of a piece, and what it touches there.
fn where_it_is(
    ui: &mut Ui,
    shown: &Shown<'_>,
    columns: &Columns,
    piece: &Piece,
    touches: &Touches,
    called: &str,
    out: &mut Outbox,
) {
    let name = shown.open.locale.text(&Text::new("ui-list-place-of").with("piece", called));
    place::of_piece(ui, shown, piece, &name, columns.place, out);
    let (rect, response) = ui.allocate_exact_size(vec2(columns.touches, theme::CONTROL), Sense::hover());
    let words = words::touches(shown, touches);
    let rect = rect.with_min_x(rect.left() + space::SMALL);
    one_line(ui, &words, theme::regular(size::SENTENCE), Palette::of(ui).muted, rect, Align2::LEFT_CENTER);
    if !words.is_empty() {
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &words));
        response.on_hover_text(words);
    }
}

/// The number of a piece in the shape of its side; a click selects it.
fn number(ui: &mut Ui, shown: &Shown<'_>, piece: &Piece, called: &str, state: &mut BoardState, out: &mut Outbox) {
    let selected = shown.open.document.selection.piece == Some(piece.id);
    let (rect, response) = ui.allocate_exact_size(vec2(NUMBER, theme::CONTROL), Sense::click());
    pieces::chip(ui.painter(), Palette::of(ui), Rect::from_center_size(rect.center(), Vec2::splat(22.0)), piece);
    focus_ring(ui, &response);
    let label = format!("{called}, {}", words::place(shown, piece));
    response.widget_info(|| egui::WidgetInfo::selected(egui::Role::Button, true, selected, &label));
    state.chip_has_keyboard |= response.has_focus();
    if response.clicked() {
        out.ask(Intent::SelectPiece((!selected).then_some(piece.id)));
    }
}

/// The features of a kind: for each the side, the cells or areas, and a button that takes it away; below, one more.
fn features(ui: &mut Ui, shown: &Shown<'_>, kind: &FeatureKind, out: &mut Outbox) {
    let locale = shown.open.locale;
    let label = locale.rendered(&kind.label);
    ui.add_space(space::MEDIUM);
    heading_line(ui, label);
    let all = shown.map.map_or(&[][..], |map| &map.features);
    for (index, feature) in all.iter().enumerate().filter(|(_, feature)| feature.kind == kind.kind) {
        self::feature(ui, shown, kind, index, feature, out);
    }
    let sides = 0..shown.open.document.record.sides.len();
    let owners: Vec<Option<usize>> = match kind.side {
        Belongs::None => vec![None],
        Belongs::Required => sides.map(Some).collect(),
        Belongs::Optional => sides.map(Some).chain([None]).collect(),
    };
    for side in owners {
        let whose = side.map(|side| shown.open.side(side));
        let name = match &whose {
            Some(side) => locale.text(&Text::new("ui-list-add-feature-of").with("feature", label).with("side", side.as_str())),
            None => locale.text(&Text::new("ui-list-add-feature").with("feature", label)),
        };
        let id = sheet::id(shown.open, &format!("/boards/{}/map/features/new/{}/{side:?}", shown.key, kind.kind));
        let hint = format!("{name}: {}", spots_hint(shown));
        let field = Field { hint: &hint, help: Some(&hint), ..Field::new(id, &name, "", ui.available_width()) };
        let entered =
            widgets::checked(ui, &field, false, |typed| words::spots_not_taken(shown, typed), |typed| spots(shown, typed));
        if let Some(at) = entered.filter(|at| !at.is_empty()) {
            enter(shown, BoardEdit::AddFeature { kind: kind.kind.clone(), side, at }, out);
        }
    }
}

fn feature(ui: &mut Ui, shown: &Shown<'_>, kind: &FeatureKind, index: usize, feature: &Feature, out: &mut Outbox) {
    let (open, locale) = (shown.open, shown.open.locale);
    let pointer = |member: &str| format!("/boards/{}/map/features/{index}/{member}", ruleset_api::entries::escaped(shown.key));
    let called = words::feature(shown, index);
    ui.horizontal(|ui| {
        let side = feature.side.and_then(|side| usize::try_from(side).ok());
        let room = ui.available_width() - theme::CONTROL - 2.0 * space::SMALL;
        let label = if kind.side == Belongs::None { NUMBER + 90.0 } else { NUMBER + 60.0 };
        ui.add_sized([label, theme::CONTROL], Label::new(RichText::new(&called).size(size::SENTENCE)).truncate());
        let mut room = room - label;
        if kind.side != Belongs::None {
            room -= 100.0;
            let side = lists::side_of(ui, shown, &pointer("side"), &called, kind.side, side, 96.0);
            if let Some(side) = side {
                out.board(shown.key, BoardEdit::FeatureSide { feature: index, side });
            }
        }
        let (name, hint) = (locale.text(&Text::new("ui-list-cells-of").with("feature", called.as_str())), spots_hint(shown));
        let words = shapes::shown(&feature.at);
        let field = Field::new(sheet::id(open, &pointer("at")), &name, &words, room);
        let field = Field { hint: &hint, help: Some(&hint), mark: open.mark(&pointer("at")), ..field };
        let entered =
            widgets::checked(ui, &field, false, |typed| words::spots_not_taken(shown, typed), |typed| spots(shown, typed));
        match entered {
            Some(at) if at.is_empty() => enter(shown, BoardEdit::RemoveFeature(index), out),
            Some(at) => enter(shown, BoardEdit::ShapeFeature { feature: index, at }, out),
            None => {}
        }
        let words = locale.text(&Text::new("ui-remove-piece").with("piece", called.as_str()));
        if Press::icon(Icon::Close, &words).show(ui).clicked() {
            out.board(shown.key, BoardEdit::RemoveFeature(index));
        }
    });
}

/// The cells or areas that were typed.
fn spots(shown: &Shown<'_>, typed: &str) -> Option<Vec<Spot>> {
    if shown.kind.topology != Topology::Areas {
        return shapes::corners(typed);
    }
    let areas = shown.map.map_or(&[][..], |map| &map.areas);
    let names = typed.split([',', ';']).map(str::trim).filter(|name| !name.is_empty());
    let known = |name: &str| areas.iter().find(|area| words::same(area, name)).cloned();
    names.map(|name| known(name).map(Spot::Area)).collect()
}

fn spots_hint(shown: &Shown<'_>) -> String {
    let id = if shown.kind.topology == Topology::Areas { "ui-list-areas-hint" } else { "ui-list-cells-hint" };
    shown.open.locale.t(id)
}

fn enter(shown: &Shown<'_>, edit: BoardEdit, out: &mut Outbox) {
    out.enter(Edit::Board { board: shown.key.to_owned(), edit });
}
