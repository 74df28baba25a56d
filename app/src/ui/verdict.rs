//! The verdict on the whole screen, turned to the players: who won, how, and by which numbers, to be read from across the
//! table. It shows what the banner and the deciding step say, and takes no entries.

use arbiter_core::desk::{Desk, Intent};
use arbiter_core::locale::Locale;
use egui::{Align2, CentralPanel, Color32, Frame, Key, Modifiers, Pos2, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};
use ruleset_api::ruling::Step;
use ruleset_api::{Ruling, Status};

use super::State;
use super::icons::{self, Look};
use super::open::{Marks, Open};
use super::outbox::Outbox;
use super::standing::{self, Standing};
use super::theme::{self, Palette};
use super::widgets::{Press, one_line, shown_number, with_names};

/// Room for the button that leads back, in points.
const BUTTON: f32 = 190.0;

/// Shows the verdict on the whole window, where the judge has asked for that; whether it did.
pub(crate) fn show(ui: &mut Ui, desk: &Desk, locale: &Locale, state: &mut State, out: &mut Outbox) -> bool {
    let (true, Some(document)) = (desk.verdict, desk.document()) else { return false };
    let leaves = desk.question.is_none() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    let palette = Palette::of(ui);
    let names = state.names.names(desk);
    let overriding = super::seal::overriding(document, locale);
    let ruling = overriding.as_ref().or_else(|| document.ruling().map(AsRef::as_ref));
    let marks = Marks::of(ruling);
    let open = desk.manifest(document).map(|manifest| Open { document, manifest, ruling, names: &names, marks: &marks, locale });
    let status = match (&open, ruling) {
        (Some(open), Some(ruling)) => Some(open.status(ruling)),
        _ => None,
    };
    // One winner fills the screen with its colour; several stand on paper, each in its own; without one it is dark.
    let (ground, ink) = match (status, ruling.map(|ruling| ruling.winners.as_slice())) {
        (Some(Status::Decided), Some([winner])) => (palette.side(*winner), palette.on_accent),
        (Some(Status::Decided), _) => (palette.paper, palette.ink),
        _ => (palette.accent, palette.on_accent),
    };
    let mut back = false;
    CentralPanel::no_frame().frame(Frame::new().fill(ground)).show(ui, |ui| {
        let place = Place::new(ui.max_rect());
        match (&open, ruling) {
            (Some(open), Some(ruling)) => sheet(ui, open, ruling, &place, ink),
            _ => {
                let font = theme::bold(place.unit * 9.0);
                let at = place.all.center();
                let none = !document.is_understood() || matches!(document.ruled.ruling, Some(Err(_)));
                let words = if none { locale.t("ui-no-ruling") } else { locale.t("ui-ruling-on-its-way") };
                ui.painter().text(at, Align2::CENTER_CENTER, &words, font, ink);
                said(ui, "on its way", place.all, Role::Heading, &words);
            }
        }
        let corner =
            Rect::from_min_max(place.all.right_bottom() - vec2(BUTTON, 44.0), place.all.right_bottom() - vec2(12.0, 10.0));
        let layout = egui::Layout::right_to_left(egui::Align::Center);
        let mut corner = ui.new_child(egui::UiBuilder::new().max_rect(corner).layout(layout));
        back = Press::words(&locale.t("cascade-back")).show(&mut corner).clicked();
    });
    if leaves || back {
        out.ask(Intent::FillScreen(false));
    }
    true
}

/// Where things stand: everything grows with the window.
struct Place {
    all: Rect,
    /// A hundredth of the height, or less where the window is narrow.
    unit: f32,
}

impl Place {
    fn new(all: Rect) -> Self {
        Self { all, unit: (all.height() / 100.0).min(all.width() / 130.0) }
    }

    /// A strip from side to side, its middle so many parts of the height down.
    fn strip(&self, part: f32, height: f32) -> Rect {
        let middle = self.all.top() + self.all.height() * part;
        let width = self.all.width() * 0.92;
        Rect::from_center_size(pos2(self.all.center().x, middle), vec2(width, height * self.unit))
    }
}

fn sheet(ui: &mut Ui, open: &Open<'_>, ruling: &Ruling, place: &Place, ink: Color32) {
    let status = open.status(ruling);
    let faint = ink.gamma_multiply(0.9);
    let step = ruling.deciding_step.as_deref().and_then(|id| ruling.steps.iter().find(|step| step.id == id));
    let numbers = step.filter(|step| step.sides.iter().any(|side| side.value.is_some()));
    top_line(ui, open, place, faint);
    // Without numbers the words have the middle of the screen.
    let down = if numbers.is_some() { 0.0 } else { 0.09 };
    headline(ui, open, ruling, status, place.strip(0.25 + down, 23.0), ink);
    let result = Standing::of(ruling).result_words(open);
    let words = standing::status(status, &[], open.locale).to_lowercase();
    if let Some(result) = result.filter(|result| result.to_lowercase() != words) {
        line(ui, "result", &result, place.strip(0.415 + down, 5.5), theme::bold(place.unit * 4.4), faint);
    }
    let summary = if status == ruling.status {
        ruling.summary.as_ref().map(|text| open.locale.rendered(text).to_owned())
    } else {
        Some(open.locale.t("arbiter-incomplete"))
    };
    if let Some(summary) = summary {
        paragraph(ui, &summary, place.strip(0.51 + down, 12.0), place.unit * 5.0, ink);
    }
    if let Some(step) = numbers {
        scores(ui, open, step, place, ink);
    }
    let beside_button = place.all.shrink2(vec2(BUTTON.min(place.all.width() * 0.25), 0.0));
    if let Some(words) = way(open, ruling) {
        line(ui, "way", &words, place.strip(0.935, 5.0).intersect(beside_button), theme::regular(place.unit * 3.2), faint);
    }
}

/// Event, round and table; and by which rules.
fn top_line(ui: &mut Ui, open: &Open<'_>, place: &Place, ink: Color32) {
    let strip = place.strip(0.06, 5.0);
    let words = super::menu::whereabouts(&open.document.record, Some(open.manifest), open.locale);
    line(ui, "whereabouts", &words, strip, theme::regular(place.unit * 3.2), ink);
}

/// The step that decided, and its article.
fn way(open: &Open<'_>, ruling: &Ruling) -> Option<String> {
    let step = open.manifest.step(ruling.deciding_step.as_deref()?)?;
    let title = open.locale.rendered(&step.title);
    let article = open.manifest.article(&step.article).map(|article| open.locale.rendered(&article.title));
    Some(article.map_or_else(|| title.to_owned(), |article| format!("{title} — {article}")))
}

/// The shape of the winner and its name, as large as the window allows; of several winners a name below the other.
fn headline(ui: &mut Ui, open: &Open<'_>, ruling: &Ruling, status: Status, strip: Rect, ink: Color32) {
    let winners = if status == Status::Decided { ruling.winners.as_slice() } else { &[] };
    let names: Vec<String> = winners.iter().map(|&winner| open.side(winner)).collect();
    let whole = standing::status(status, &names, open.locale);
    said(ui, "headline", strip, Role::Heading, &whole);
    if winners.len() > 1 {
        return together(ui, open, winners, strip, ink);
    }
    let sign = strip.height() * 0.62;
    let gap = sign * 0.35;
    let room = strip.width() - sign - gap;
    let wide = |words: &str, points: f32| ui.painter().layout_no_wrap(words.to_owned(), theme::bold(points), ink).size().x;
    // A long name is smaller; a very long one is cut, what is said of it never is.
    let points = (strip.height() * 0.72 * (room / wide(&whole, strip.height() * 0.72)).min(1.0)).max(strip.height() * 0.3);
    let words = with_names(&names, |names| standing::status(status, names, open.locale), |words| wide(words, points) <= room);
    let left = strip.center().x - (wide(&words, points) + sign + gap) / 2.0;
    let mark = Rect::from_center_size(pos2(left + sign / 2.0, strip.center().y), vec2(sign, sign));
    match winners.first() {
        Some(&winner) => icons::side_mark(ui.painter(), mark, Some(winner), ink),
        None => standing::icon(status).paint(ui.painter(), mark, ink),
    }
    let at = pos2(left + sign + gap, strip.center().y);
    ui.painter().text(at, Align2::LEFT_CENTER, words, theme::bold(points), ink);
}

fn together(ui: &Ui, open: &Open<'_>, winners: &[usize], strip: Rect, ink: Color32) {
    let palette = Palette::of(ui);
    let (columns, rows) = match winners.len() {
        0..=3 => (1, winners.len()),
        many => (2, many.div_ceil(2)),
    };
    let all = strip.expand2(vec2(0.0, strip.height() * 0.12));
    for (place, &winner) in winners.iter().enumerate() {
        let cell = cell(all, place, columns, rows);
        let points = (cell.height() * 0.66).min(strip.height() * 0.4);
        let name = open.side(winner);
        let wide = ui.painter().layout_no_wrap(name.clone(), theme::bold(points), ink).size().x.min(cell.width() * 0.8);
        let left = cell.center().x - (wide + points * 1.2) / 2.0;
        let mark = Rect::from_center_size(pos2(left + points * 0.5, cell.center().y), vec2(points, points));
        icons::side_mark(ui.painter(), mark, Some(winner), palette.side(winner));
        let at = Rect::from_min_size(pos2(left + points * 1.2, cell.top()), vec2(cell.width() * 0.8, cell.height()));
        one_line(ui, &name, theme::bold(points), palette.side(winner), at, Align2::LEFT_CENTER);
    }
}

/// The numbers that the step compared, side by side.
fn scores(ui: &mut Ui, open: &Open<'_>, step: &Step, place: &Place, ink: Color32) {
    let sides = step.sides.len();
    let (columns, rows) = if sides <= 4 { (sides, 1) } else { (sides.div_ceil(2), 2) };
    let all = place.strip(0.745, 26.0);
    let all = if sides == 2 { Rect::from_center_size(all.center(), vec2(all.width() * 0.75, all.height())) } else { all };
    let palette = Palette::of(ui);
    let plain = ink == palette.ink;
    for (side, of_side) in step.sides.iter().enumerate() {
        let cell = cell(all, side, columns, rows).shrink(place.unit * 0.6);
        let name = open.side(side);
        let colour = if plain { palette.side(side) } else { ink };
        let value = of_side.value.map_or_else(|| "–".to_owned(), shown_number);
        let points = (cell.height() * 0.56).min(cell.width() * 0.5);
        let number = Rect::from_min_max(cell.min, pos2(cell.right(), cell.bottom() - cell.height() * 0.26));
        one_line(ui, &value, theme::bold(points), colour, number, Align2::CENTER_CENTER);
        label(ui, side, &name, Rect::from_min_max(pos2(cell.left(), number.bottom()), cell.max), colour, ink);
        said(ui, ("score", side), cell, Role::Label, &format!("{name}: {value}"));
        if columns == 2 && side == 0 {
            let at = pos2(all.center().x, number.center().y);
            ui.painter().text(at, Align2::CENTER_CENTER, ":", theme::bold(points * 0.7), ink);
        }
    }
}

/// The shape of a side and its name, in the middle of a rectangle.
fn label(ui: &Ui, side: usize, name: &str, rect: Rect, colour: Color32, ink: Color32) {
    let points = rect.height() * 0.62;
    let font = theme::regular(points);
    let room = rect.width() - points * 1.3;
    let wide = ui.painter().layout_no_wrap(name.to_owned(), font.clone(), ink).size().x.min(room);
    let left = rect.center().x - (wide + points * 1.3) / 2.0;
    let centre: Pos2 = pos2(left + points * 0.5, rect.center().y);
    icons::side_shape(ui.painter(), centre, points * 0.36, Some(side), Look { fill: colour, stroke: egui::Stroke::NONE });
    let at = Rect::from_min_max(pos2(left + points * 1.3, rect.top()), pos2(left + points * 1.3 + room, rect.bottom()));
    one_line(ui, name, font, ink, at, Align2::LEFT_CENTER);
}

/// One of the equal parts of a rectangle.
fn cell(all: Rect, place: usize, columns: usize, rows: usize) -> Rect {
    #[expect(clippy::cast_precision_loss, reason = "a few sides")]
    let [column, row, columns, rows] =
        [place % columns.max(1), place / columns.max(1), columns.max(1), rows.max(1)].map(|n| n as f32);
    let size = vec2(all.width() / columns, all.height() / rows);
    Rect::from_min_size(all.min + vec2(size.x * column, size.y * row), size)
}

fn line(ui: &mut Ui, id: &str, words: &str, rect: Rect, font: egui::FontId, ink: Color32) {
    one_line(ui, words, font, ink, rect, Align2::CENTER_CENTER);
    said(ui, id, rect, Role::Label, words);
}

/// A sentence on as many lines as it needs, smaller where they are too many.
fn paragraph(ui: &mut Ui, words: &str, rect: Rect, points: f32, ink: Color32) {
    let layout = |points: f32| {
        let mut job = egui::text::LayoutJob::simple(words.to_owned(), theme::regular(points), ink, rect.width());
        job.halign = egui::Align::Center;
        ui.painter().layout_job(job)
    };
    let mut galley = layout(points);
    if galley.size().y > rect.height() {
        galley = layout(points * 0.75);
    }
    let top = rect.center().y - galley.size().y / 2.0;
    ui.painter().galley(pos2(rect.center().x, top), galley, ink);
    said(ui, "summary", rect, Role::Label, words);
}

/// Tells those who do not see the screen what is painted there.
fn said(ui: &Ui, id: impl std::hash::Hash + std::fmt::Debug, rect: Rect, role: Role, words: &str) {
    let response = ui.interact(rect, egui::Id::unique(("verdict", id)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(role, true, words));
}
