//! The one line that takes the whole sheet: a field between verdict and columns, and below it what will be entered, or what
//! is wrong and where, and how the line can go on. What a line means is the core's ([`arbiter_core::desk::line`]).

use std::sync::Arc;

use arbiter_core::desk::line::{self, Reading, Sheet, Wrong};
use arbiter_core::desk::{Desk, DocumentId, Intent};
use arbiter_core::locale::Language;
use egui::text::{CCursor, CCursorRange, LayoutJob};
use egui::text_edit::TextEditState;
use egui::{
    Align, Align2, Area, Color32, EventFilter, Frame, Galley, Id, Key, Label, Layout, Margin, Modifiers, Order, Panel, Rect,
    RichText, Role, Sense, Stroke, TextBuffer, TextEdit, TextFormat, Ui, WidgetInfo, vec2,
};
use ruleset_api::Text;

use super::icons::Icon;
use super::open::Open;
use super::outbox::Outbox;
use super::theme::{self, Palette, size, space};
use super::widgets::{Press, one_line};

/// The widest field, in points.
const WIDEST: f32 = 620.0;
/// Height of an offer, in points.
const OFFER: f32 = 25.0;
/// So many offers are shown at once; in a short window fewer.
const OFFERS: usize = 7;
/// So many lines can be brought back.
const EARLIER: usize = 50;

/// What the window remembers of its line.
#[derive(Debug, Default)]
pub(crate) struct LineState {
    /// The match that it is open for.
    of: Option<DocumentId>,
    text: String,
    read: Option<(Known, Arc<Reading>)>,
    /// The offer that arrows have chosen.
    chosen: Option<usize>,
    earlier: Vec<String>,
    /// Which of the earlier lines is back.
    recalled: Option<usize>,
    /// What was entered last, in words.
    entered: Option<String>,
    /// Enter was pressed on what is wrong or not complete.
    refused: bool,
    /// What had the keyboard before.
    back: Option<Id>,
    /// Gets the keyboard in the next frame.
    wanted: bool,
    /// Where the list below the field was painted last.
    below: Option<Rect>,
}

/// What a reading belongs to.
#[derive(Debug, PartialEq, Eq)]
struct Known {
    text: String,
    document: DocumentId,
    revision: u64,
    board: Option<String>,
    language: Language,
}

impl LineState {
    /// Opens the line for a match, or gives it the keyboard.
    pub(crate) fn open(&mut self, document: DocumentId, focused: Option<Id>) {
        if self.of != Some(document) {
            let earlier = std::mem::take(&mut self.earlier);
            *self = Self { of: Some(document), earlier, ..Self::default() };
        }
        if focused.is_some_and(|focused| focused != id()) {
            self.back = focused;
        }
        self.wanted = true;
    }

    /// Whether something is being typed in it: undoing then is the field's.
    pub(crate) fn is_typing(&self, ui: &Ui) -> bool {
        !self.text.is_empty() && ui.memory(|memory| memory.has_focus(id()))
    }

    /// What the line says, read again only where something has changed.
    fn reading(&mut self, desk: &Desk, open: &Open<'_>) -> Arc<Reading> {
        let board = desk.board(open.document);
        let known = Known {
            text: self.text.clone(),
            document: open.document.id,
            revision: open.document.revision,
            board: board.map(str::to_owned),
            language: open.locale.language(),
        };
        if let Some((of, reading)) = &self.read
            && *of == known
        {
            return Arc::clone(reading);
        }
        let record = &open.document.record;
        let sheet = Sheet { record, manifest: open.manifest, board, locale: open.locale };
        let reading = Arc::new(line::read(&self.text, &sheet));
        self.read = Some((known, Arc::clone(&reading)));
        self.chosen = None;
        reading
    }

    fn put(&mut self, ui: &Ui, text: String) {
        let end = CCursor::new(text.chars().count());
        let mut state = TextEditState::load(ui.ctx(), id()).unwrap_or_default();
        state.cursor.set_char_range(Some(CCursorRange::one(end)));
        state.store(ui.ctx(), id());
        self.text = text;
        self.refused = false;
    }

    /// Brings back an earlier line: one step back, or forward again.
    fn recall(&mut self, ui: &Ui, back: bool) {
        let last = self.earlier.len();
        let now = self.recalled.unwrap_or(last);
        let to = if back { now.checked_sub(1) } else { Some(now + 1) };
        let Some(to) = to else { return };
        self.recalled = (to < last).then_some(to);
        let text = self.earlier.get(to).cloned().unwrap_or_default();
        self.put(ui, text);
    }
}

fn id() -> Id {
    Id::unique("the line")
}

/// Shows the line, where it is open for the match that is shown.
pub(crate) fn show(ui: &mut Ui, desk: &Desk, open: &Open<'_>, state: &mut LineState, out: &mut Outbox) {
    if state.of != Some(open.document.id) {
        return;
    }
    let palette = Palette::of(ui);
    let short = theme::is_short(ui);
    let margin = Margin::symmetric(14, if short { 3 } else { 6 });
    let has_keyboard = ui.memory(|memory| memory.has_focus(id()));
    if has_keyboard {
        keys(ui, desk, open, state, out);
    }
    let frame = Frame::new().fill(palette.paper).inner_margin(margin);
    Panel::top("line").frame(frame).show(ui, |ui| {
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = space::MEDIUM;
            let beside_sheet = ui.available_width() > 960.0 && !open.manifest.boards.is_empty();
            if beside_sheet {
                // The list below the field must not cover the sheet.
                title(ui, open, theme::SHEET_WIDTH - 14.0 - space::MEDIUM);
            }
            let close = theme::CONTROL + space::MEDIUM;
            let width = (ui.available_width() - close).min(WIDEST);
            let field = field(ui, open, state, width);
            if Press::icon(Icon::Close, &open.locale.t("entry-line-close")).show(ui).clicked() {
                state.of = None;
            }
            below(ui, desk, open, state, field);
        });
    });
}

fn title(ui: &mut Ui, open: &Open<'_>, width: f32) {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(width, theme::CONTROL), Sense::hover());
    let mark = Rect::from_center_size(rect.left_center() + vec2(8.0, 0.0), vec2(14.0, 14.0));
    Icon::Pen.paint(ui.painter(), mark, palette.muted);
    let words = open.locale.t("entry-line");
    one_line(ui, &words, theme::bold(size::BODY), palette.ink, rect.with_min_x(rect.left() + 24.0), Align2::LEFT_CENTER);
}

/// The field itself; where it is.
fn field(ui: &mut Ui, open: &Open<'_>, state: &mut LineState, width: f32) -> Rect {
    let (locale, palette) = (open.locale, Palette::of(ui));
    let example = example(open);
    let hint = locale.text(&Text::new("entry-line-hint").with("example", example));
    let wrong = state.read.as_ref().and_then(|(known, reading)| match &reading.edit {
        Err(Wrong { at, missing: false, .. }) => Some((known.text.clone(), at.clone())),
        _ => None,
    });
    let completing = state.read.as_ref().is_some_and(|(_, reading)| !reading.offers.is_empty())
        && (!state.text.is_empty() || state.chosen.is_some());
    let mut layouter = |ui: &Ui, text: &dyn TextBuffer, _: f32| -> Arc<Galley> {
        let text = text.as_str();
        let at = wrong.as_ref().filter(|(known, _)| known == text).map(|(_, at)| at.clone());
        ui.painter().layout_job(underlined(text, at, palette))
    };
    let filter = EventFilter { tab: completing, vertical_arrows: true, horizontal_arrows: true, escape: true };
    let edit = TextEdit::singleline(&mut state.text).id(id()).desired_width(width).min_size(vec2(width, theme::CONTROL));
    let edit = edit.margin(Margin::symmetric(8, 4)).align(Align2::LEFT_CENTER).return_key(None).hint_text(hint);
    let response = ui.add(edit.event_filter(filter).layouter(&mut layouter));
    if response.changed() {
        (state.recalled, state.refused, state.entered) = (None, false, None);
    }
    if std::mem::take(&mut state.wanted) {
        response.request_focus();
    }
    let response = response.accessible_name(locale.t("entry-line"));
    let help = locale.t("entry-line-help");
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(help));
    response.rect
}

/// A line of this ruleset, to be seen before anything is typed.
fn example(open: &Open<'_>) -> String {
    use ruleset_api::manifest::{Of, Type};
    let sides = open.document.record.sides.len();
    let numbers = |of: Of| open.manifest.fields_of(of).filter(|field| field.kind == Type::Integer);
    let each = ["12", "9", "7", "5"].into_iter().cycle().take(sides).collect::<Vec<_>>().join(" ");
    let of_sides = numbers(Of::Side).take(1).map(|field| format!("{} {each}", field.key));
    let of_match = numbers(Of::Match).take(1).map(|field| format!("{} 9", field.key));
    let both: Vec<String> = of_sides.chain(of_match).collect();
    if both.is_empty() { "names A / B".to_owned() } else { both.join("; ") }
}

/// The words of the line, with what is wrong underlined.
fn underlined(text: &str, wrong: Option<std::ops::Range<usize>>, palette: &Palette) -> LayoutJob {
    let plain = TextFormat::simple(theme::regular(size::SUMMARY), palette.ink);
    let marked = TextFormat { color: palette.bad, underline: Stroke::new(1.5, palette.bad), ..plain.clone() };
    let mut job = LayoutJob::default();
    let at = wrong.filter(|at| text.get(at.clone()).is_some()).unwrap_or(text.len()..text.len());
    for (part, format) in [(0..at.start, &plain), (at.clone(), &marked), (at.end..text.len(), &plain)] {
        job.append(text.get(part).unwrap_or_default(), 0.0, format.clone());
    }
    job
}

/// What the keys do while the field has the keyboard.
fn keys(ui: &mut Ui, desk: &Desk, open: &Open<'_>, state: &mut LineState, out: &mut Outbox) {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if pressed(Key::Escape) {
        state.of = None;
        if let Some(back) = state.back.take() {
            ui.memory_mut(|memory| memory.request_focus(back));
        }
        return;
    }
    let offers = state.reading(desk, open).offers.len();
    let recalling = state.recalled.is_some() || (state.text.is_empty() && state.chosen.is_none());
    if pressed(Key::ArrowUp) {
        match state.chosen {
            Some(chosen) => state.chosen = chosen.checked_sub(1),
            None if recalling => state.recall(ui, true),
            None => state.chosen = offers.checked_sub(1),
        }
    }
    if pressed(Key::ArrowDown) {
        match state.chosen {
            Some(chosen) => state.chosen = Some((chosen + 1).min(offers.saturating_sub(1))),
            None if state.recalled.is_some() => state.recall(ui, false),
            None => state.chosen = (offers > 0).then_some(0),
        }
    }
    let forward = !ui.input(|input| input.modifiers.shift);
    if offers > 0 && (!state.text.is_empty() || state.chosen.is_some()) && forward && pressed(Key::Tab) {
        let index = state.chosen.unwrap_or(0);
        accept(ui, state, index);
    }
    if pressed(Key::Enter) {
        match state.chosen {
            Some(index) => accept(ui, state, index),
            None => enter(ui, desk, open, state, out),
        }
    }
}

/// Takes an offer into the line.
fn accept(ui: &Ui, state: &mut LineState, index: usize) {
    let Some((_, reading)) = &state.read else { return };
    let Some(offer) = reading.offers.get(index) else { return };
    let before = state.text.get(..reading.from).unwrap_or_default();
    let space = if before.is_empty() || before.ends_with([' ', ';']) { "" } else { " " };
    let text = format!("{before}{space}{} ", offer.put);
    state.put(ui, text);
    (state.chosen, state.recalled) = (None, None);
}

/// Enters the line, where nothing is wrong with it.
fn enter(ui: &Ui, desk: &Desk, open: &Open<'_>, state: &mut LineState, out: &mut Outbox) {
    let reading = state.reading(desk, open);
    match &reading.edit {
        Ok(Some(edit)) => {
            let (edit, says) = (edit.clone(), reading.says.join("; "));
            out.ask(Intent::Edit(edit));
            let line = state.text.trim().to_owned();
            state.earlier.retain(|earlier| *earlier != line);
            state.earlier.push(line);
            if state.earlier.len() > EARLIER {
                state.earlier.remove(0);
            }
            state.put(ui, String::new());
            (state.entered, state.recalled) = (Some(says), None);
        }
        Ok(None) => {}
        Err(_) => state.refused = true,
    }
}

/// What stands below the field while it is used.
fn below(ui: &mut Ui, desk: &Desk, open: &Open<'_>, state: &mut LineState, field: Rect) {
    let has_keyboard = ui.memory(|memory| memory.has_focus(id()));
    // A click into the list takes the keyboard from the field before it is a click.
    let pointer = ui.input(|input| input.pointer.interact_pos());
    let pointed = state.below.zip(pointer).is_some_and(|(below, at)| below.contains(at));
    if !has_keyboard && !pointed {
        state.below = None;
        return;
    }
    let reading = state.reading(desk, open);
    let mut clicked = None;
    let area = Area::new(Id::unique("below the line")).order(Order::Foreground).fixed_pos(field.left_bottom() + vec2(0.0, 4.0));
    let shown = area.constrain(true).show(ui.ctx(), |ui| {
        Frame::popup(ui.style()).inner_margin(Margin::symmetric(8, 7)).show(ui, |ui| {
            ui.set_width(field.width() - 16.0);
            ui.spacing_mut().item_spacing.y = space::SMALL;
            message(ui, open, state, &reading);
            clicked = offers(ui, open, state.chosen, &reading);
            if !theme::is_short(ui) {
                let help = RichText::new(open.locale.t("entry-line-help")).font(theme::regular(size::SMALL));
                ui.add(Label::new(help.color(Palette::of(ui).muted)).wrap());
            }
        });
    });
    state.below = Some(shown.response.rect);
    if let Some(index) = clicked {
        accept(ui, state, index);
        state.wanted = true;
        ui.ctx().request_repaint();
    }
}

/// What will be entered, and below it what is wrong or still missing.
fn message(ui: &mut Ui, open: &Open<'_>, state: &LineState, reading: &Reading) {
    let (locale, palette) = (open.locale, Palette::of(ui));
    let says = reading.says.join("; ");
    match (&reading.edit, &state.entered) {
        (Ok(None), Some(entered)) => {
            let words = locale.text(&Text::new("entry-line-entered").with("what", entered.as_str()));
            sentence(ui, &words, palette.good, Some(Icon::Check));
        }
        (Ok(None), None) => {}
        (Ok(Some(_)), _) => {
            let words = locale.text(&Text::new("entry-line-enters").with("what", says));
            sentence(ui, &words, palette.ink, None);
        }
        (Err(wrong), _) => {
            if !says.is_empty() {
                sentence(ui, &says, palette.ink, None);
            }
            // What is still being typed is no fault yet.
            let growing = wrong.at.end >= state.text.trim_end().len() && !reading.offers.is_empty();
            let calm = (wrong.missing || growing) && !state.refused;
            let (ink, icon) = if calm { (palette.muted, None) } else { (palette.bad, Some(Icon::Warning)) };
            sentence(ui, &locale.text(&wrong.text), ink, icon);
        }
    }
}

fn sentence(ui: &mut Ui, words: &str, ink: Color32, icon: Option<Icon>) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        if let Some(icon) = icon {
            let (mark, _) = ui.allocate_exact_size(vec2(14.0, 18.0), Sense::hover());
            icon.paint(ui.painter(), Rect::from_center_size(mark.center(), vec2(13.0, 13.0)), ink);
        }
        ui.add(Label::new(RichText::new(words).font(theme::bold(size::BODY)).color(ink)).wrap());
    });
}

/// The ways to go on; which of them was clicked.
fn offers(ui: &mut Ui, open: &Open<'_>, chosen: Option<usize>, reading: &Reading) -> Option<usize> {
    let palette = Palette::of(ui);
    let most = if theme::is_short(ui) { OFFERS / 2 } else { OFFERS };
    let first = chosen.map_or(0, |chosen| (chosen + 1).saturating_sub(most));
    let mut clicked = None;
    ui.spacing_mut().item_spacing.y = 0.0;
    for (index, offer) in reading.offers.iter().enumerate().skip(first).take(most) {
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), OFFER), Sense::hover());
        let response = ui.interact(rect, Id::unique(("offer of the line", index)), Sense::CLICK | Sense::HOVER);
        let is_chosen = chosen == Some(index);
        if is_chosen || response.hovered() {
            let fill = if is_chosen { palette.selection } else { palette.calm };
            ui.painter().rect_filled(rect, 5.0, fill);
        }
        let line = rect.shrink2(vec2(8.0, 0.0));
        let (left, right) = line.split_left_right_at_fraction(0.62);
        let font = theme::regular(size::BODY);
        let wide = ui.painter().layout_no_wrap(offer.label.clone(), font.clone(), palette.ink).size().x;
        one_line(ui, &offer.label, font.clone(), palette.ink, left, Align2::LEFT_CENTER);
        if offer.put != offer.label && wide + 40.0 < left.width() {
            let key = left.with_min_x(left.left() + wide + 12.0);
            one_line(ui, &offer.put, theme::regular(size::SMALL), palette.muted, key, Align2::LEFT_CENTER);
        }
        let now = match offer.now.as_str() {
            "" => String::new(),
            now => open.locale.text(&Text::new("entry-line-now").with("value", now)),
        };
        one_line(ui, &now, font, palette.muted, right, Align2::RIGHT_CENTER);
        let said = if now.is_empty() { offer.label.clone() } else { format!("{}, {now}", offer.label) };
        response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, is_chosen, &said));
        if response.clicked() {
            clicked = Some(index);
        }
    }
    let more = reading.offers.len().saturating_sub(first + most);
    if more > 0 {
        let words = open.locale.text(&Text::new("entry-line-more").with("n", more));
        let words = RichText::new(words).font(theme::regular(size::SMALL)).color(palette.muted);
        ui.horizontal(|ui| {
            ui.add_space(space::MEDIUM);
            ui.label(words);
        });
    }
    if !reading.offers.is_empty() {
        ui.add_space(space::SMALL);
    }
    clicked
}
