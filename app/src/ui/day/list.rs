//! The list of matches: a line each, with round, table, sides and how it stands. Only the lines that are seen are painted; a
//! click chooses one, Enter or a second click opens it. Headings sort, and go by Tab.

use arbiter_core::day::{Listed, Told};
use arbiter_core::desk::{DayColumn, DayIntent, DayPage, Desk, Document, Intent};
use arbiter_core::locale::{Locale, Names};
use egui::{Align2, Color32, Id, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use ruleset_api::{Manifest, Status, Text};

use super::DayState;
use crate::ui::icons::{self, Icon};
use crate::ui::outbox::Outbox;
use crate::ui::theme::{self, Palette, size, space};
use crate::ui::widgets::one_line;

/// Height of a line, in points.
const ROW: f32 = 34.0;
/// Height of the headings, in points.
const HEAD: f32 = 32.0;
/// Room at each side of a cell, in points.
const MARGIN: f32 = 8.0;

pub(super) fn show(ui: &mut Ui, desk: &Desk, page: &DayPage, locale: &Locale, state: &mut DayState, out: &mut Outbox) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let body = Id::unique("day rows");
    let right = ui.available_rect_before_wrap().right() - ui.spacing().scroll.allocated_width();
    let list = List { desk, page, locale, right };
    if state.led != Some((page.asked, page.all)) && page.reading.is_none() {
        // A list that has just been read can be walked at once.
        ui.memory_mut(|memory| memory.request_focus(body));
        state.led = Some((page.asked, page.all));
    }
    list.headings(ui, out);
    let walked = state.walk.keys(ui, body, page.order.len());
    if walked.taken {
        list.open(state.walk.row, out);
    }
    let mut area = ScrollArea::vertical().id_salt("day down").auto_shrink(false);
    if let Some(offset) = walked.to.and_then(|row| state.walk.offset_to_see(row, ROW)) {
        area = area.vertical_scroll_offset(offset);
    }
    let focus = ui.interact(ui.available_rect_before_wrap(), body, Sense::focusable_noninteractive());
    focus.widget_info(|| WidgetInfo::labeled(Role::Table, true, locale.t("entry-day-list")));
    let has_keyboard = focus.has_focus();
    area.show_rows(ui, ROW, page.order.len(), |ui, range| {
        state.walk.sees(&range);
        for place in range {
            let response = list.row(ui, place, (place == state.walk.row).then_some(has_keyboard));
            if response.clicked() {
                state.walk.row = place;
                ui.memory_mut(|memory| memory.request_focus(body));
            }
            if response.double_clicked() {
                list.open(place, out);
            }
        }
    });
}

struct List<'a> {
    desk: &'a Desk,
    page: &'a DayPage,
    locale: &'a Locale,
    /// Where the lines end. The headings do not scroll, and end there as well.
    right: f32,
}

/// How a match stands, in words and with a sign.
struct Standing {
    words: String,
    ink: Color32,
    sign: Sign,
}

enum Sign {
    Icon(Icon),
    /// The shapes of the winners.
    Sides(Vec<usize>),
}

impl List<'_> {
    fn open(&self, place: usize, out: &mut Outbox) {
        if let Some(listed) = self.page.at(place) {
            out.ask(Intent::OpenPath(listed.file.clone()));
        }
    }

    /// The places of the columns in a line; that of the day is empty where only one is listed.
    fn cells(&self, line: Rect) -> [Rect; 6] {
        let narrow = line.width() < 900.0;
        let [round, table, changed] = if narrow { [66.0, 66.0, 108.0] } else { [76.0, 76.0, 152.0] };
        let date = if self.page.all { 98.0 } else { 0.0 };
        let mut left = line.left() + space::LARGE;
        let rest = (self.right - space::LARGE - left - date - round - table - changed).max(0.0);
        [date, round, table, rest * 0.44, rest * 0.56, changed].map(|width| {
            let cell = Rect::from_x_y_ranges(left..=left + width, line.y_range());
            left += width;
            cell
        })
    }

    fn headings(&self, ui: &mut Ui, out: &mut Outbox) {
        let palette = Palette::of(ui);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEAD), Sense::hover());
        for (column, cell) in DayColumn::ALL.into_iter().zip(self.cells(rect)) {
            if cell.width() < 1.0 {
                continue;
            }
            let words = self.locale.t(match column {
                DayColumn::Date => "ui-date",
                DayColumn::Round => "ui-round",
                DayColumn::Table => "ui-table",
                DayColumn::Sides => "ui-sides",
                DayColumn::Status => "entry-day-status",
                DayColumn::Changed => "entry-day-changed",
            });
            let sorted = self.page.sort.filter(|(by, _)| *by == column).map(|(_, descending)| descending);
            let response = ui.interact(cell, Id::unique(("day heading", column)), Sense::click());
            let box_ = cell.shrink2(vec2(2.0, 3.0));
            if response.hovered() || response.has_focus() {
                ui.painter().rect_filled(box_, 4.0, palette.calm);
            }
            if response.has_focus() {
                ui.painter().rect_stroke(box_, 4.0, Stroke::new(1.5, palette.focus), StrokeKind::Inside);
            }
            let ink = if sorted.is_some() { palette.ink } else { palette.muted };
            let inner = cell.shrink2(vec2(MARGIN, 0.0));
            let font = theme::bold(size::SMALL);
            one_line(ui, &words, font.clone(), ink, inner.with_max_x(inner.right() - 12.0), Align2::LEFT_CENTER);
            if let Some(descending) = sorted {
                let wide = ui.painter().layout_no_wrap(words.clone(), font, ink).size().x.min(inner.width() - 12.0);
                let sign = Rect::from_center_size(pos2(inner.left() + wide + 8.0, cell.center().y), vec2(8.0, 8.0));
                if descending { Icon::Down } else { Icon::Up }.paint(ui.painter(), sign, ink);
            }
            let says = self.locale.t(if sorted.is_some() { "entry-day-sorted" } else { "ui-sort" });
            response.widget_info(|| WidgetInfo::selected(Role::ColumnHeader, true, sorted.is_some(), &words));
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(says.as_str()));
            if response.on_hover_text(says).clicked() {
                out.ask(Intent::Day(DayIntent::Sort(column)));
            }
        }
        ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, palette.line));
    }

    /// Paints a line; `chosen` says of the one that the keyboard is on whether the list has the keyboard.
    fn row(&self, ui: &mut Ui, place: usize, chosen: Option<bool>) -> egui::Response {
        let palette = Palette::of(ui);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
        // Not by Tab, which would stop at every line; the list as a whole has the keyboard.
        let response = ui.interact(rect, Id::unique(("day row", place)), Sense::CLICK | Sense::HOVER);
        let Some(listed) = self.page.at(place) else { return response };
        if chosen.is_some() {
            ui.painter().rect_filled(rect, 0.0, palette.selection);
        } else if response.hovered() {
            ui.painter().rect_filled(rect, 0.0, palette.calm);
        }
        let [date, round, table, sides, status, changed] = self.cells(rect).map(|cell| cell.shrink2(vec2(MARGIN, 0.0)));
        let file = listed.file.file_name().unwrap_or_default().to_string_lossy();
        let when = self.when(listed);
        let cell = |words: &str, rect: Rect, strong: bool, ink: Color32| {
            let font = if strong { theme::bold(size::BODY) } else { theme::regular(size::BODY) };
            one_line(ui, words, font, ink, rect, Align2::LEFT_CENTER);
        };
        cell(&when, changed, false, palette.muted);
        let said = match &listed.told {
            Ok(told) => {
                let manifest = self.desk.rulesets.as_ref().and_then(|rulesets| rulesets.get(&told.ruleset));
                let manifest = manifest.map(|ruleset| ruleset.manifest.as_ref());
                let names = self.names(told, manifest);
                let standing = self.standing(told, &names, manifest, palette);
                if self.page.all {
                    cell(&told.date, date, false, palette.muted);
                }
                cell(&told.round, round, false, palette.ink);
                cell(&told.table, table, true, palette.ink);
                let unsaved = self.unsaved(listed);
                self.sides(ui, told, &names, unsaved, sides);
                let words = self.sign(ui, &standing, status);
                one_line(ui, &standing.words, theme::regular(size::BODY), standing.ink, words, Align2::LEFT_CENTER);
                let word =
                    |id: &str, value: &str| (!value.is_empty()).then(|| self.locale.text(&Text::new(id).with("value", value)));
                let unsaved = unsaved.then(|| self.locale.t("entry-day-unsaved"));
                let parts = [word("ui-round-of", &told.round), word("ui-table-of", &told.table), Some(names.join(", "))];
                parts.into_iter().chain([Some(standing.words), unsaved]).flatten().collect::<Vec<_>>().join("; ")
            }
            Err(fault) => {
                let words = self.locale.text(fault);
                let first = if self.page.all { date } else { round };
                let all = Rect::from_min_max(first.min, status.max);
                let sign = Rect::from_center_size(all.left_center() + vec2(7.0, 0.0), vec2(14.0, 14.0));
                Icon::Warning.paint(ui.painter(), sign, palette.bad);
                cell(&words, all.with_min_x(all.left() + 22.0), false, palette.bad);
                words
            }
        };
        ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, palette.calm));
        if chosen == Some(true) {
            ui.painter().rect_stroke(rect.shrink(1.0), 4.0, Stroke::new(1.5, palette.focus), StrokeKind::Inside);
        }
        let said = format!("{said}; {when}; {file}");
        response.widget_info(|| WidgetInfo::selected(Role::Row, true, chosen.is_some(), &said));
        response.on_hover_text(format!("{}\n{said}", listed.file.display()))
    }

    /// When the file was changed: of today the time alone.
    fn when(&self, listed: &Listed) -> String {
        match listed.changed.split_once(' ') {
            Some((day, time)) if day == self.desk.today => time.to_owned(),
            _ => listed.changed.clone(),
        }
    }

    /// Whether the match is open here with changes that the file does not have.
    fn unsaved(&self, listed: &Listed) -> bool {
        self.desk.documents.iter().any(|open| open.path.as_ref() == Some(&listed.file) && Document::dirty(open))
    }

    fn names(&self, told: &Told, manifest: Option<&Manifest>) -> Vec<String> {
        let sides: Vec<&str> = told.sides.iter().map(String::as_str).collect();
        let no_manifest = Manifest::default();
        let names = Names::with_sides(&sides, manifest.unwrap_or(&no_manifest));
        (0..sides.len()).map(|side| names.side(side, self.locale.language().code())).collect()
    }

    /// The sides, each with its shape; the winner bold.
    fn sides(&self, ui: &Ui, told: &Told, names: &[String], unsaved: bool, cell: Rect) {
        let palette = Palette::of(ui);
        let mut left = cell.left();
        if unsaved {
            ui.painter().circle_filled(pos2(left + 3.0, cell.center().y), 3.0, palette.ink);
            left += 12.0;
        }
        let winners = told.ruling.as_ref().map_or(&[][..], |ruling| &ruling.winners);
        #[expect(clippy::cast_precision_loss, reason = "a handful of sides")]
        let fair = (cell.right() - left) / names.len().max(1) as f32;
        for (side, name) in names.iter().enumerate() {
            if left + 28.0 > cell.right() {
                break;
            }
            let mark = Rect::from_center_size(pos2(left + 6.0, cell.center().y), vec2(11.0, 11.0));
            icons::side_mark(ui.painter(), mark, Some(side), palette.side(side));
            let font = if winners.contains(&side) { theme::bold(size::BODY) } else { theme::regular(size::BODY) };
            let room = cell.with_min_x(left + 16.0);
            let wide = ui.painter().layout_no_wrap(name.clone(), font.clone(), palette.ink).size().x;
            // A long name leaves room for the others.
            let room = room.with_max_x(room.right().min(room.left() + wide.min((fair - 30.0).max(40.0)) + 1.0));
            one_line(ui, name, font, palette.ink, room, Align2::LEFT_CENTER);
            left = room.right() + space::LARGE;
        }
    }

    /// Paints the sign before the words on how a match stands; the room that is left for the words.
    fn sign(&self, ui: &Ui, standing: &Standing, cell: Rect) -> Rect {
        let at = |index: usize| {
            #[expect(clippy::cast_precision_loss, reason = "a handful of sides")]
            let left = cell.left() + 7.0 + 16.0 * index as f32;
            Rect::from_center_size(pos2(left, cell.center().y), vec2(13.0, 13.0))
        };
        let signs = match &standing.sign {
            Sign::Icon(icon) => {
                icon.paint(ui.painter(), at(0), standing.ink);
                1
            }
            Sign::Sides(sides) => {
                let shown = sides.len().min(4);
                for (index, side) in sides.iter().take(shown).enumerate() {
                    icons::side_mark(ui.painter(), at(index), Some(*side), Palette::of(ui).side(*side));
                }
                shown.max(1)
            }
        };
        cell.with_min_x(at(signs).left() + 2.0)
    }

    /// How a match stands; what a judge has decided says so.
    fn standing(&self, told: &Told, names: &[String], manifest: Option<&Manifest>, palette: &Palette) -> Standing {
        let mut standing = self.by_the_ruling(told, names, manifest, palette);
        if told.decided {
            standing.words = format!("{} · {}", standing.words, self.locale.t("seal-decided"));
        }
        standing
    }

    fn by_the_ruling(&self, told: &Told, names: &[String], manifest: Option<&Manifest>, palette: &Palette) -> Standing {
        let icon = |words: String, ink, icon| Standing { words, ink, sign: Sign::Icon(icon) };
        let ruling = match &told.ruling {
            Ok(ruling) => ruling,
            Err(why) => return icon(self.locale.text(why), palette.bad, Icon::Warning),
        };
        match ruling.status {
            Status::Decided => {
                let won: Vec<&str> = ruling.winners.iter().filter_map(|side| names.get(*side)).map(String::as_str).collect();
                let words = match won.as_slice() {
                    [one] => self.locale.text(&Text::new("ui-wins").with("side", *one)),
                    several => self.locale.text(&Text::new("ui-win-together").with("sides", several.join(", "))),
                };
                let result = ruling.result.as_deref();
                let result =
                    manifest.and_then(|manifest| manifest.results.iter().find(|named| Some(named.id.as_str()) == result));
                let words = match result {
                    Some(result) => format!("{words} · {}", self.locale.rendered(&result.label)),
                    None => words,
                };
                Standing { words, ink: palette.ink, sign: Sign::Sides(ruling.winners.clone()) }
            }
            Status::Draw => icon(self.locale.t("ui-draw"), palette.ink, Icon::Level),
            Status::PlayOn => icon(self.locale.t("ui-play-on"), palette.warn, Icon::Play),
            Status::Incomplete => icon(self.locale.t("ui-incomplete"), palette.warn, Icon::Pen),
            Status::Invalid => icon(self.locale.t("ui-invalid"), palette.bad, Icon::Warning),
        }
    }
}
