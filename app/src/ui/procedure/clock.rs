//! The round's clock: a large readout that opens what can be done with it, and the button that is wanted most beside it. It
//! asks for no repaint; the window is woken once a second while the clock runs.

use arbiter_core::desk::{Clock, Command, Desk, Hand, commands};
use egui::{Align2, Color32, Popup, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};
use ruleset_api::Text;

use crate::ui::icons::Icon;
use crate::ui::menu;
use crate::ui::open::Open;
use crate::ui::outbox::Outbox;
use crate::ui::theme::{self, Palette, space};
use crate::ui::widgets::{Press, focus_ring};

/// Size of the readout, in points: to be read from two metres.
const READOUT: f32 = 27.0;
/// The commands of the clock, in the order of its list.
const COMMANDS: [&str; 4] = ["clock-start", "clock-add", "clock-set", "clock-mute"];

/// Shows the clock of a document.
pub(crate) fn show(ui: &mut Ui, desk: &Desk, open: &Open<'_>, out: &mut Outbox) {
    ui.spacing_mut().item_spacing.x = space::SMALL;
    readout(ui, desk, open, out);
    let clock = open.document.clock;
    let (id, icon) = match clock.hand {
        Hand::Called => ("clock-add", Icon::Plus),
        Hand::Running { .. } => ("clock-start", Icon::Pause),
        Hand::Ready | Hand::Paused { .. } => ("clock-start", Icon::Play),
    };
    let Some(command) = command(id) else { return };
    let (words, intent) = (open.locale.text(&command.label(desk)), command.intent(desk));
    let pressed = ui.add_enabled_ui(intent.is_ok(), |ui| Press::icon(icon, &words).show(ui).clicked()).inner;
    if let (true, Ok(intent)) = (pressed, intent) {
        out.ask(intent);
    }
}

fn command(id: &str) -> Option<&'static Command> {
    commands().iter().find(|command| command.id == id)
}

fn readout(ui: &mut Ui, desk: &Desk, open: &Open<'_>, out: &mut Outbox) {
    let palette = Palette::of(ui);
    let clock = open.document.clock;
    let (ink, ground) = match clock.hand {
        Hand::Called => (palette.on_accent, palette.bad),
        Hand::Running { .. } => (palette.ink, palette.paper),
        Hand::Ready | Hand::Paused { .. } => (palette.muted, palette.paper),
    };
    let time = time(clock.seconds(desk.now.steady));
    let font = theme::bold(READOUT);
    let galley = ui.painter().layout_no_wrap(time.clone(), font.clone(), ink);
    // Digits are alike in width: the place changes only with their number.
    let height = ui.available_height().min(theme::STRIP - 10.0);
    let (rect, response) = ui.allocate_exact_size(vec2(galley.size().x + 14.0, height), Sense::click());
    let lit = response.hovered() || Popup::is_id_open(ui.ctx(), Popup::default_response_id(&response));
    let ground = if lit && ground == palette.paper { palette.calm } else { ground };
    ui.painter().rect(rect, f32::from(theme::RADIUS), ground, Stroke::NONE, StrokeKind::Inside);
    let low = matches!(clock.hand, Hand::Paused { .. });
    let words = if low { rect.with_max_y(rect.bottom() - 9.0) } else { rect };
    let at = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), words);
    ui.painter().galley(at.min, galley, ink);
    if low {
        paused(ui, &open.locale.t("clock-paused"), rect, palette.warn);
    }
    focus_ring(ui, &response);
    let name = open.locale.text(&Text::new("clock-name").with("state", state(clock)).with("time", time));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    Popup::menu(&response).show(|ui| {
        ui.set_min_width(220.0);
        for command in COMMANDS.into_iter().filter_map(command) {
            menu::item(ui, desk, open.locale, open.names, (command, false), out);
        }
    });
    response.on_hover_text(name);
}

/// The word under a clock that stands still, so that colour is not the only sign.
fn paused(ui: &Ui, words: &str, rect: Rect, ink: Color32) {
    ui.painter().text(rect.center_bottom() - vec2(0.0, 1.0), Align2::CENTER_BOTTOM, words, theme::regular(10.5), ink);
}

fn state(clock: Clock) -> &'static str {
    match clock.hand {
        Hand::Ready => "ready",
        Hand::Running { .. } => "running",
        Hand::Paused { .. } => "paused",
        Hand::Called => "called",
    }
}

/// Minutes and seconds.
pub(crate) fn time(seconds: u64) -> String {
    format!("{:02}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::time;

    #[test]
    fn more_than_an_hour_is_told_in_minutes() {
        assert_eq!((time(0), time(61), time(5400)), ("00:00".to_owned(), "01:01".to_owned(), "90:00".to_owned()));
    }
}
