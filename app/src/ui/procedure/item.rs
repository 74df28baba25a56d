//! One item of the checklist, as a button that does what it asks for or leads there; and one entry that the ruleset
//! offers. What a click does is the desk's to say.

use arbiter_core::desk::{Click, DocumentId, Intent, ProcedureIntent, log};
use arbiter_core::locale::Locale;
use egui::{Align2, Id, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};
use ruleset_api::manifest::{Field, Type};
use ruleset_api::ruling::{Fill, Item, ItemState};
use ruleset_api::{Text, entries};
use serde_json::Value;

use crate::ui::icons::Icon;
use crate::ui::open::Open;
use crate::ui::outbox::Outbox;
use crate::ui::theme::{self, Palette, size};
use crate::ui::widgets::{Press, shown_number};

/// Height of an item, in points.
const HEIGHT: f32 = 30.0;
/// Room before and behind the words, and for the sign in front of them, in points.
const AROUND: f32 = 11.0;
const SIGN: f32 = 16.0;

/// The id of an item of a document: the same in every frame.
pub(crate) fn item_id(document: DocumentId, item: &str) -> Id {
    Id::unique(("procedure", document, item))
}

/// Shows an item.
pub(super) fn show(ui: &mut Ui, open: &Open<'_>, item: &Item, out: &mut Outbox) -> Response {
    let palette = Palette::of(ui);
    let record = &open.document.record;
    let words = open.locale.rendered(&item.text);
    let ticked = item.at.is_none() && log::is_ticked(&record.log, &item.id);
    let state = if ticked { ItemState::Done } else { item.state };
    let (fill, edge, ink) = match state {
        ItemState::Done => (palette.paper, palette.good.gamma_multiply(0.45), palette.good),
        ItemState::Current => (palette.accent, palette.accent, palette.on_accent),
        ItemState::Todo => (palette.paper, palette.line, palette.muted),
    };
    let done = state == ItemState::Done;
    let galley = ui.painter().layout_no_wrap(words.to_owned(), theme::regular(size::SENTENCE), ink);
    let sign = if done { SIGN } else { 0.0 };
    let (rect, _) = ui.allocate_exact_size(vec2(galley.size().x + sign + 2.0 * AROUND, HEIGHT), Sense::hover());
    let click = Click::on(item, record, open.manifest);
    let sense = if click == Click::Nothing { Sense::hover() } else { Sense::click() };
    let response = ui.interact(rect, item_id(open.document.id, &item.id), sense);
    let edge = if response.hovered() && response.sense.senses_click() { palette.ink } else { edge };
    let fill = if response.hovered() && state != ItemState::Current { palette.calm } else { fill };
    ui.painter().rect(rect, HEIGHT / 2.0, fill, Stroke::new(1.0, edge), StrokeKind::Inside);
    if response.has_focus() {
        let ring = Stroke::new(2.0, palette.focus);
        ui.painter().rect_stroke(rect, HEIGHT / 2.0, ring, StrokeKind::Inside);
        let inner = Stroke::new(1.0, palette.on_accent);
        ui.painter().rect_stroke(rect.shrink(2.0), HEIGHT / 2.0, inner, StrokeKind::Inside);
    }
    if done {
        let check = Rect::from_center_size(rect.left_center() + vec2(AROUND + 5.0, 0.0), vec2(AROUND, AROUND));
        Icon::Check.paint(ui.painter(), check, ink);
    }
    let inner = Rect::from_min_max(rect.min + vec2(AROUND + sign, 0.0), rect.max - vec2(AROUND, 0.0));
    let at = Align2::LEFT_CENTER.align_size_within_rect(galley.size(), inner);
    ui.painter().galley(at.min, galley, ink);
    finish(ui, open, item, &click, state, response, out)
}

/// Names the item, tells what a click does, and takes the click.
fn finish(
    ui: &Ui,
    open: &Open<'_>,
    item: &Item,
    click: &Click<'_>,
    state: ItemState,
    response: Response,
    out: &mut Outbox,
) -> Response {
    let state = match state {
        ItemState::Done => open.locale.t("ui-item-done"),
        ItemState::Current => open.locale.t("ui-item-current"),
        ItemState::Todo => open.locale.t("ui-item-todo"),
    };
    let role = if *click == Click::Nothing { Role::Label } else { Role::Button };
    response.widget_info(|| WidgetInfo::labeled(role, true, format!("{} ({state})", open.locale.rendered(&item.text))));
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    let Some(does) = does(click, open) else { return response };
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(does.as_str()));
    if response.clicked() {
        out.ask(Intent::Procedure(ProcedureIntent::Do(item.id.clone())));
    }
    response.on_hover_text(does)
}

/// What a click does, in words; nothing where it does nothing.
fn does(click: &Click<'_>, open: &Open<'_>) -> Option<String> {
    let locale = open.locale;
    let text = match click {
        Click::Enter { field, value, .. } => {
            let text = Text::new("clock-click-enter").with("field", locale.rendered(&field.label));
            text.with("value", shown(field, value, locale))
        }
        Click::Lead { label, .. } => Text::new("clock-click-lead").with("field", locale.rendered(label)),
        Click::AddRow { kind, .. } => Text::new("clock-click-add-row").with("table", locale.rendered(&kind.label)),
        Click::Show(kind) => Text::new("clock-click-board").with("board", locale.rendered(&kind.label)),
        Click::Tick(true) => Text::new("clock-click-tick"),
        Click::Tick(false) => Text::new("clock-click-untick"),
        Click::Nothing => return None,
    };
    Some(locale.text(&text))
}

fn shown(field: &Field, value: &Value, locale: &Locale) -> String {
    match (field.kind, value) {
        (Type::Bool, Value::Bool(yes)) => locale.t(if *yes { "ui-yes" } else { "ui-no" }),
        (Type::Choice, Value::String(id)) => {
            let choice = field.choices.iter().find(|choice| choice.id == *id);
            choice.map_or_else(|| id.clone(), |choice| locale.rendered(&choice.label).to_owned())
        }
        (_, Value::String(words)) => words.clone(),
        (_, Value::Array(list)) => list.iter().map(|value| shown(field, value, locale)).collect::<Vec<_>>().join(", "),
        (_, value) => value.as_i64().map_or_else(|| value.to_string(), shown_number),
    }
}

/// Shows an entry that the ruleset offers, not wider than so many points: in gold, as all that is counted.
pub(crate) fn fill(ui: &mut Ui, open: &Open<'_>, index: usize, fill: &Fill, most: f32, out: &mut Outbox) {
    let palette = Palette::of(ui);
    let words = open.locale.rendered(&fill.text);
    let pale = |style: &mut egui::Style| {
        for look in [&mut style.visuals.widgets.inactive, &mut style.visuals.widgets.hovered, &mut style.visuals.widgets.active] {
            look.bg_stroke.color = palette.dark_gold;
            look.weak_bg_fill = palette.pale_gold;
        }
    };
    let press = Press::words(words).sign(Icon::Flag).help(words).at_most(most);
    if theme::with_style(ui, pale, |ui| press.show(ui)).clicked() {
        out.ask(Intent::Procedure(ProcedureIntent::Fill(index)));
    }
}

/// Whether an offer is for a table: its next row, or one that is there.
pub(crate) fn is_for(fill: &Fill, table: &str) -> bool {
    fill.at.strip_prefix("/rows/").and_then(|rest| rest.split('/').next()) == Some(&*entries::escaped(table))
}
