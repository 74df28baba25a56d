//! The verdict, first and large, with the sentence for the players and what has to be looked at: faults, and the slip that
//! would flip it.

use arbiter_core::desk::{Desk, Document, Intent};
use arbiter_core::locale::Locale;
use arbiter_core::referee::report::{NoRuling, Rulesets};
use egui::{Align, Button, Color32, Label, Layout, Rect, RichText, Role, Sense, Stroke, Ui, UiBuilder, WidgetInfo, vec2};
use ruleset_api::{Level, Problem, Ruling, Status, Text};

use super::icons::{self, Icon};
use super::open::Open;
use super::outbox::Outbox;
use super::standing::{self, Standing};
use super::theme::{self, Palette, size, space};
use super::widgets::{pill, pill_width, with_names};
use super::{State, cascade, screen, seal};

/// Edge of the sign before the verdict, in points.
const SIGN: f32 = 36.0;
/// Height of the line that says that there is no ruling, in points.
const NO_RULING: f32 = 28.0;
/// So many problems are listed in the banner; the rest opens on a click.
const LISTED: usize = 2;

/// The verdict in a few words, with its sign and colour.
struct Verdict {
    words: String,
    /// What is said below may take several lines.
    wraps: bool,
    /// The winners, where the words name them.
    names: Vec<String>,
    below: String,
    colour: Color32,
    sign: Sign,
}

enum Sign {
    Sides(Vec<usize>),
    Icon(Icon),
}

/// Shows the verdict on a document.
pub(crate) fn show(ui: &mut Ui, desk: &Desk, open: &Open<'_>, stale: bool, state: &mut State, out: &mut Outbox) {
    let palette = Palette::of(ui);
    let overriding = seal::overriding(open.document, open.locale);
    let ruling = overriding.as_ref().or(open.ruling);
    let verdict = match (ruling, &open.document.ruled.ruling) {
        (Some(ruling), _) => of_ruling(open, ruling, palette),
        (None, Some(Err(none))) => no_ruling(desk, none, open.locale, palette),
        (None, _) => ruling_on_its_way(open.locale, palette),
    };
    let verdict = if stale { Verdict { colour: palette.muted, ..verdict } } else { verdict };
    let result = ruling.and_then(|ruling| Standing::of(ruling).result_words(open));
    // A verdict that is older than the record says so in words.
    let result = if stale { Some(open.locale.t("ui-ruling-on-its-way")) } else { result };
    let items = items(open);
    let any = !items.is_empty();
    let right = if any { (ui.available_width() * 0.45).min(580.0) } else { 0.0 };
    let line = ui.available_rect_before_wrap();
    let sign = seal::button_width(ui, open.document, open.locale);
    let (line, sign_at) = line.split_left_right_at_x(line.right() - sign);
    let (verdict_at, problems_at) = line.split_left_right_at_x(line.right() - right);
    let layout = Layout::left_to_right(Align::Center);
    let place = UiBuilder::new().max_rect(verdict_at.with_max_x(verdict_at.right() - space::MEDIUM)).layout(layout);
    paint(&mut ui.new_child(place), &verdict, result.as_deref(), open.locale);
    let place = UiBuilder::new().max_rect(problems_at).layout(Layout::top_down(Align::Max));
    look_at(&mut ui.new_child(place), open, &items, state, out);
    seal::button(ui, sign_at, desk, open, out);
}

/// How high the bar must be for a document without a ruling, so that the whole sentence on what to do can be read.
pub(crate) fn height(ui: &Ui, desk: &Desk, document: &Document, locale: &Locale, usual: f32) -> f32 {
    let Some(Err(none)) = &document.ruled.ruling else { return usual };
    let verdict = no_ruling(desk, none, locale, Palette::of(ui));
    let width = ui.available_width() - 2.0 * 18.0 - SIGN - 2.0 * space::MEDIUM - space::SMALL;
    let sentence = ui.painter().layout(verdict.below, theme::regular(size::SENTENCE), verdict.colour, width);
    (sentence.size().y + NO_RULING + 16.0).max(usual)
}

/// Shows that a document has no ruleset to rule on it.
pub(crate) fn show_without_ruleset(ui: &mut Ui, desk: &Desk, document: &Document, locale: &Locale) {
    let palette = Palette::of(ui);
    let verdict = match &document.ruled.ruling {
        Some(Err(none)) => no_ruling(desk, none, locale, palette),
        _ if !document.is_understood() => not_understood(locale, palette),
        _ => ruling_on_its_way(locale, palette),
    };
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| paint(ui, &verdict, None, locale));
}

fn no_ruling(desk: &Desk, none: &NoRuling, locale: &Locale, palette: &Palette) -> Verdict {
    let none_found = Rulesets::default();
    let why = none.text(desk.rulesets.as_ref().unwrap_or(&none_found));
    let sign = Sign::Icon(Icon::Warning);
    Verdict {
        words: locale.t("ui-no-ruling"),
        wraps: true,
        names: Vec::new(),
        below: locale.text(&why),
        colour: palette.bad,
        sign,
    }
}

/// Of a file of a newer version; what can be done is said below.
fn not_understood(locale: &Locale, palette: &Palette) -> Verdict {
    Verdict {
        words: locale.t("ui-no-ruling"),
        wraps: false,
        names: Vec::new(),
        below: locale.t("opening-not-ruled-on"),
        colour: palette.ink,
        sign: Sign::Icon(Icon::Lock),
    }
}

fn ruling_on_its_way(locale: &Locale, palette: &Palette) -> Verdict {
    let sign = Sign::Icon(Icon::Pen);
    Verdict {
        words: locale.t("ui-ruling-on-its-way"),
        wraps: false,
        names: Vec::new(),
        below: String::new(),
        colour: palette.muted,
        sign,
    }
}

fn of_ruling(open: &Open<'_>, ruling: &Ruling, palette: &Palette) -> Verdict {
    let locale = open.locale;
    let status = open.status(ruling);
    let standing = Standing { status, ..Standing::of(ruling) };
    let names: Vec<String> = match status {
        Status::Decided => ruling.winners.iter().map(|&winner| open.side(winner)).collect(),
        _ => Vec::new(),
    };
    let words = standing::status(status, &names, locale);
    let sign = match status {
        Status::Decided => Sign::Sides(ruling.winners.clone()),
        status => Sign::Icon(standing::icon(status)),
    };
    let colour = standing.colour(palette);
    let unfinished = (status != ruling.status).then(|| locale.t("arbiter-incomplete"));
    let summary = ruling.summary.as_ref().map_or("", |text| locale.rendered(text));
    let summary = unfinished.as_deref().unwrap_or(summary);
    let article = ruling.deciding_step.as_deref().and_then(|step| open.manifest.step(step));
    let article = article.and_then(|step| open.manifest.article(&step.article));
    let below = match article {
        Some(article) => format!("{} — {}", summary.trim_end_matches('.'), locale.rendered(&article.title)),
        None => summary.to_owned(),
    };
    Verdict { words, wraps: false, names, below, colour, sign }
}

fn paint(ui: &mut Ui, verdict: &Verdict, result: Option<&str>, locale: &Locale) {
    let palette = Palette::of(ui);
    match &verdict.sign {
        Sign::Sides(sides) => winners_marks(ui, sides, verdict.colour),
        Sign::Icon(icon) => {
            let (rect, _) = ui.allocate_exact_size(vec2(SIGN, SIGN), Sense::hover());
            icon.paint(ui.painter(), rect.shrink(4.0), verdict.colour);
        }
    }
    ui.add_space(space::SMALL);
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let (verdict_size, below_size, height) = if theme::is_short(ui) || verdict.wraps {
            (20.0, size::SENTENCE, 44.0)
        } else {
            (size::VERDICT, size::SUMMARY, 62.0)
        };
        let height = if verdict.below.is_empty() { height * 0.65 } else { height };
        let height = if verdict.wraps { ui.available_height() } else { height };
        ui.add_space(((ui.available_height() - height) / 2.0).max(0.0));
        ui.horizontal(|ui| {
            // A draw whose result is called "draw" is said once.
            let result = result.filter(|result| result.to_lowercase() != verdict.words.to_lowercase());
            // The result gives way where it would leave no room for the verdict.
            let least = standing::status(Status::Decided, &vec!["WWWWWW…".to_owned(); verdict.names.len()], locale);
            let fits = |result: &&str| {
                let beside = pill_width(ui, result, false) + 2.0 * space::MEDIUM + space::SMALL;
                let wide = |words: &str| {
                    let font = theme::bold(verdict_size);
                    ui.painter().layout_no_wrap(words.to_owned(), font, verdict.colour).size().x
                };
                wide(if verdict.names.is_empty() { &verdict.words } else { &least }) + beside <= ui.available_width()
            };
            let result = result.filter(fits);
            let beside = result.map_or(0.0, |result| pill_width(ui, result, false) + 2.0 * space::MEDIUM + space::SMALL);
            let (room, font) = ((ui.available_width() - beside).max(0.0), theme::bold(verdict_size));
            let wide = |words: &str| ui.painter().layout_no_wrap(words.to_owned(), font.clone(), verdict.colour).size().x;
            let words = if verdict.names.is_empty() {
                verdict.words.clone()
            } else {
                with_names(&verdict.names, |names| standing::status(Status::Decided, names, locale), |words| wide(words) <= room)
            };
            let whole = words == verdict.words;
            let words = RichText::new(words).font(font.clone()).color(verdict.colour);
            let response = ui
                .scope(|ui| {
                    ui.set_max_width(room);
                    ui.add(Label::new(words).truncate())
                })
                .inner;
            let response = if whole { response } else { response.on_hover_text(&verdict.words) };
            response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, &verdict.words));
            if let Some(result) = result {
                ui.add_space(space::SMALL);
                pill(ui, result, palette.calm, palette.muted, false);
            }
        });
        if !verdict.below.is_empty() {
            let words = RichText::new(&verdict.below).font(theme::regular(below_size)).color(palette.muted);
            let label = Label::new(words);
            ui.add(if verdict.wraps { label.wrap() } else { label.truncate() }).on_hover_text(&verdict.below);
        }
    });
}

/// The mark of the winner, or of all of them in two rows.
fn winners_marks(ui: &mut Ui, sides: &[usize], colour: Color32) {
    let palette = Palette::of(ui);
    let (rows, edge) = if sides.len() > 2 { (2, SIGN / 2.0) } else { (1, SIGN) };
    let columns = sides.len().div_ceil(rows);
    #[expect(clippy::cast_precision_loss, reason = "a few marks")]
    let at = |place: usize| edge * place as f32;
    let (all, _) = ui.allocate_exact_size(vec2(at(columns), SIGN), Sense::hover());
    for (place, &side) in sides.iter().enumerate() {
        let corner = all.min + vec2(at(place % columns), at(place / columns));
        let colour = if sides.len() == 1 { colour } else { palette.side(side) };
        icons::side_mark(ui.painter(), Rect::from_min_size(corner, vec2(edge, edge)), Some(side), colour);
    }
}

/// What the judge should look at; a click leads there.
enum Item<'a> {
    /// Something is wrong, missing or worth a look.
    Problem(&'a Problem),
    /// A small slip would flip the ruling: an entry of the list of what would, by its index, and what to say.
    Slip(usize, String),
}

/// What the judge should look at, the most urgent first.
fn items<'a>(open: &Open<'a>) -> Vec<Item<'a>> {
    let problems = open.ruling.map_or(&[][..], |ruling| &ruling.problems);
    let of_level = |level| problems.iter().filter(move |problem| problem.level == level).map(Item::Problem);
    let slip = cascade::nearest_slip(open).map(|(index, words)| Item::Slip(index, words));
    of_level(Level::Error).chain(of_level(Level::Warning)).chain(slip).chain(of_level(Level::Note)).collect()
}

fn look_at(ui: &mut Ui, open: &Open<'_>, items: &[Item<'_>], state: &mut State, out: &mut Outbox) {
    if items.is_empty() {
        return;
    }
    let width = ui.available_width();
    let lines = if theme::is_short(ui) { 1 } else { LISTED };
    let listed = if items.len() <= lines { items.len() } else { lines - 1 };
    #[expect(clippy::cast_precision_loss, reason = "two lines")]
    let height = items.len().min(lines) as f32 * (LINE + space::SMALL) - space::SMALL;
    ui.add_space(((ui.available_height() - height) / 2.0).max(0.0));
    for item in items.iter().take(listed) {
        show_item(ui, open, item, width, state, out);
    }
    if items.len() > listed {
        let rest = items.len() - listed;
        let words = open.locale.text(&Text::new("ui-more-to-look-at").with("n", rest));
        ui.menu_button(words, |ui| {
            ui.set_max_width(width);
            egui::ScrollArea::vertical().max_height(320.0).show(ui, |ui| {
                for item in items.iter().skip(listed) {
                    show_item(ui, open, item, width, state, out);
                }
            });
        });
    }
}

/// Height of a problem in the banner, in points.
const LINE: f32 = 28.0;

fn show_item(ui: &mut Ui, open: &Open<'_>, item: &Item<'_>, width: f32, state: &mut State, out: &mut Outbox) {
    let palette = Palette::of(ui);
    let (fill, edge) = match item {
        Item::Problem(problem) if open.is_wrong(problem) => (palette.pale_bad, palette.bad),
        Item::Problem(problem) if problem.level == Level::Note => (palette.paper, palette.muted),
        Item::Problem(_) => (palette.pale_warn, palette.warn),
        Item::Slip(..) => (palette.pale_gold, palette.dark_gold),
    };
    let words = match item {
        Item::Problem(problem) => open.locale.rendered(&problem.text),
        Item::Slip(_, words) => words,
    };
    let sign = Icon::Warning.atom(13.0, edge);
    let text = RichText::new(words).font(theme::bold(size::SENTENCE)).color(edge);
    let button = Button::new((sign, text)).fill(fill).stroke(Stroke::new(1.0, edge)).min_size(vec2(0.0, LINE)).truncate();
    let response = ui
        .scope(|ui| {
            ui.set_max_width(width);
            ui.add(button)
        })
        .inner;
    if response.on_hover_text(words).clicked() {
        match item {
            Item::Problem(problem) => go_to(open, &problem.at, state, out),
            Item::Slip(index, _) => {
                state.column = screen::Column::Cascade;
                state.cascade.flips.go_to = Some(*index);
                ui.ctx().request_repaint();
            }
        }
    }
}

/// Leads to what a problem points at: the field of an entry, or a piece of a board.
fn go_to(open: &Open<'_>, pointer: &str, state: &mut State, out: &mut Outbox) {
    let mut parts = pointer.split('/').skip(1);
    if parts.next() == Some("boards")
        && let Some(board) = parts.next()
    {
        let board = board.replace("~1", "/").replace("~0", "~");
        out.ask(Intent::ShowBoard(board.clone()));
        let index = (parts.next() == Some("pieces")).then(|| parts.next()?.parse::<usize>().ok()).flatten();
        let pieces = open.document.record.boards.get(&board).map(|board| &board.pieces);
        if let Some(piece) = index.and_then(|index| pieces?.get(index)) {
            out.ask(Intent::SelectPiece(Some(piece.id)));
        }
    }
    state.go_to = Some((open.document.id, pointer.to_owned()));
}
