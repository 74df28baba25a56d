//! The list of all commands, found by a few letters: for who knows what is wanted and not where it stands. It is made from
//! the one table of commands, and below them offers the matches opened last.

use std::path::Path;

use arbiter_core::desk::command::{self, Command};
use arbiter_core::desk::{Desk, Intent};
use arbiter_core::locale::{Locale, Names};
use egui::{Align2, Id, Key, Label, Modal, Modifiers, Rect, RichText, Role, ScrollArea, Sense, TextEdit, Ui, WidgetInfo, vec2};

use super::State;
use super::menu::{keys, whole_name};
use super::outbox::Outbox;
use super::theme::{self, Palette, size, space};

/// Width of the list, in points.
const WIDTH: f32 = 560.0;
/// Height of a line, in points.
const LINE: f32 = 30.0;

/// What was typed into the list, and the line that is chosen.
#[derive(Debug, Default)]
pub(crate) struct Typed {
    words: String,
    on: usize,
    /// It has been shown before.
    shown: bool,
}

/// A line of the list.
struct Line<'a> {
    name: String,
    /// The menu, or the folder of a match.
    place: String,
    keys: String,
    /// What it does, or the id of a text that says why it cannot be done.
    does: Result<Intent, &'static str>,
    of: Of<'a>,
}

enum Of<'a> {
    Command(&'a Command),
    Match(&'a Path),
}

/// Shows the list while it is open.
pub(super) fn show(ui: &mut Ui, desk: &Desk, locale: &Locale, state: &mut State, out: &mut Outbox) {
    if desk.question.is_some() {
        state.palette = None;
    }
    let names = state.names.names(desk);
    let Some(typed) = &mut state.palette else { return };
    let lines = found(lines(ui, desk, locale, &names), &typed.words);
    let frame = egui::Frame::popup(ui.style()).inner_margin(14).corner_radius(10);
    let response = Modal::new(Id::unique("palette")).frame(frame).show(ui.ctx(), |ui| {
        let window = ui.ctx().content_rect();
        ui.set_width(WIDTH.min(window.width() - 60.0));
        ui.spacing_mut().item_spacing.y = space::MEDIUM;
        let takes = field(ui, locale, typed, lines.len());
        let height = (window.height() * 0.6 - 60.0).max(3.0 * LINE);
        let area = ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink([false, false]);
        let clicked = area
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 1.0;
                let mut clicked = None;
                for (index, line) in lines.iter().enumerate() {
                    if show_line(ui, line, index == typed.on, takes.moved) {
                        clicked = Some(index);
                    }
                }
                if lines.is_empty() {
                    ui.label(RichText::new(locale.t("layout-palette-nothing")).color(Palette::of(ui).muted));
                }
                clicked
            })
            .inner;
        foot(ui, lines.get(typed.on), locale);
        clicked.or_else(|| takes.taken.then_some(typed.on))
    });
    let done = response.inner.and_then(|index| lines.into_iter().nth(index)).and_then(|line| line.does.ok());
    if response.should_close() || done.is_some() {
        state.palette = None;
        ui.ctx().request_repaint();
    }
    if let Some(intent) = done {
        out.ask(intent);
    }
}

/// What the keys did.
struct Keys {
    moved: bool,
    taken: bool,
}

/// The field for the letters. It keeps the keyboard: arrows move over the lines, Enter takes one.
fn field(ui: &mut Ui, locale: &Locale, typed: &mut Typed, count: usize) -> Keys {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let last = count.saturating_sub(1);
    let before = typed.on.min(last);
    let mut on = before;
    if pressed(Key::ArrowDown) {
        on = if before == last { 0 } else { before + 1 };
    }
    if pressed(Key::ArrowUp) {
        on = if before == 0 { last } else { before - 1 };
    }
    if pressed(Key::PageDown) {
        on = (before + 8).min(last);
    }
    if pressed(Key::PageUp) {
        on = before.saturating_sub(8);
    }
    let taken = pressed(Key::Enter);
    typed.on = on;
    let edit = TextEdit::singleline(&mut typed.words)
        .id(Id::unique("palette words"))
        .desired_width(f32::INFINITY)
        .min_size(vec2(0.0, theme::CONTROL + 4.0))
        .margin(egui::Margin::symmetric(10, 6))
        .hint_text(locale.t("layout-palette-hint"));
    let response = ui.add(edit).accessible_name(locale.t("layout-command-palette"));
    if !typed.shown {
        typed.shown = true;
        response.request_focus();
    }
    if response.changed() {
        typed.on = 0;
    }
    Keys { moved: on != before || response.changed(), taken }
}

fn lines<'a>(ui: &Ui, desk: &'a Desk, locale: &Locale, names: &Names) -> Vec<Line<'a>> {
    let of_command = |command: &'a Command| Line {
        name: whole_name(command, locale.text_about(&command.label(desk), names), locale),
        place: locale.t(command.menu.name()),
        keys: shortcut(ui, command),
        does: command.intent(desk),
        of: Of::Command(command),
    };
    let of_match = |file: &'a std::path::PathBuf| Line {
        name: file.file_name().unwrap_or(file.as_os_str()).to_string_lossy().into_owned(),
        place: locale.t("layout-recent"),
        keys: String::new(),
        does: Ok(Intent::OpenPath(file.clone())),
        of: Of::Match(file),
    };
    let commands = command::commands().iter().filter(|command| command.id != "palette").map(of_command);
    commands.chain(desk.settings.recent.files().iter().map(of_match)).collect()
}

/// The first keys of a command, in words.
pub(super) fn shortcut(ui: &Ui, command: &Command) -> String {
    command.shortcut.and_then(keys).map(|keys| ui.ctx().format_shortcut(&keys)).unwrap_or_default()
}

/// The lines that hold every typed word, those first whose name begins with what was typed, and those last that cannot be
/// done now.
fn found<'a>(lines: Vec<Line<'a>>, typed: &str) -> Vec<Line<'a>> {
    let typed = typed.trim().to_lowercase();
    let holds = |line: &Line<'_>| {
        let all = format!("{} {} {}", line.name, line.place, line.keys).to_lowercase();
        typed.split_whitespace().all(|word| all.contains(word))
    };
    let mut found: Vec<Line<'a>> = lines.into_iter().filter(holds).collect();
    found.sort_by_key(|line| (line.does.is_err(), !line.name.to_lowercase().starts_with(&typed)));
    found
}

/// Shows a line; whether it was clicked.
fn show_line(ui: &mut Ui, line: &Line<'_>, on: bool, moved: bool) -> bool {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::click());
    if on && moved {
        ui.scroll_to_rect(rect, None);
    }
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    let fill = if on { Some(palette.selection) } else { response.hovered().then_some(palette.calm) };
    if let Some(fill) = fill {
        ui.painter().rect_filled(rect, theme::RADIUS, fill);
    }
    super::widgets::focus_ring(ui, &response);
    // On the chosen line all is written in ink: the faint colour is not made for its ground.
    let ink = if line.does.is_ok() || on { palette.ink } else { palette.muted };
    let faint = if on { palette.ink } else { palette.muted };
    let inner = rect.shrink2(vec2(10.0, 0.0));
    let right = if line.keys.is_empty() { &line.place } else { &line.keys };
    let galley = ui.painter().layout_no_wrap(right.clone(), theme::regular(size::SENTENCE), faint);
    let at = Align2::RIGHT_CENTER.align_size_within_rect(galley.size(), inner);
    ui.painter().galley(at.min, galley, faint);
    let room = (at.left() - inner.left() - space::LARGE).max(40.0);
    let job = egui::text::LayoutJob::simple_singleline(line.name.clone(), theme::regular(size::BODY), ink);
    let wrap = egui::text::TextWrapping::truncate_at_width(room);
    let galley = ui.painter().layout_job(egui::text::LayoutJob { wrap, ..job });
    let at: Rect = Align2::LEFT_CENTER.align_size_within_rect(galley.size(), inner);
    ui.painter().galley(at.min, galley, ink);
    let label = if line.keys.is_empty() { line.name.clone() } else { format!("{}, {}", line.name, line.keys) };
    response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, line.does.is_ok(), on, &label));
    response.clicked()
}

/// What is to be known of the chosen line: where it stands, or why it cannot be done.
fn foot(ui: &mut Ui, line: Option<&Line<'_>>, locale: &Locale) {
    let palette = Palette::of(ui);
    let (words, ink) = match line {
        Some(Line { does: Err(why), .. }) => (locale.t(why), palette.warn),
        Some(Line { of: Of::Match(file), .. }) => (file.display().to_string(), palette.muted),
        Some(Line { of: Of::Command(command), .. }) => (locale.t(command.menu.name()), palette.muted),
        None => (String::new(), palette.muted),
    };
    ui.add(Label::new(RichText::new(words).font(theme::regular(size::SENTENCE)).color(ink)).truncate());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(name: &str, can: bool) -> Line<'static> {
        let does = if can { Ok(Intent::Undo) } else { Err("why") };
        Line { name: name.to_owned(), place: "File".to_owned(), keys: String::new(), does, of: Of::Match(Path::new("")) }
    }

    fn names(typed: &str) -> Vec<String> {
        let lines = vec![line("Reopen", true), line("Open path…", true), line("Open…", false), line("Сохранить", true)];
        found(lines, typed).into_iter().map(|line| line.name).collect()
    }

    #[test]
    fn lines_are_found_by_any_letters_in_any_case_and_the_likely_ones_come_first() {
        assert_eq!(names("open"), ["Open path…", "Reopen", "Open…"]);
        assert_eq!(names("path OPEN"), ["Open path…"]);
        assert_eq!(names("СОХР"), ["Сохранить"]);
        assert_eq!(names("file").len(), 4, "the menu counts too");
        assert!(names("zzz").is_empty());
    }
}
