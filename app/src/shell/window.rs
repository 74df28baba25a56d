//! The desk in its window, without the window's system: it runs the desk's one way round. Views make intents, the reducer
//! makes effects of them, an executor does these, and what comes back is an intent again. Tests drive it as eframe does.

use std::path::PathBuf;
use std::time::Duration;

use arbiter_core::desk::plugins::LIBRARY_ENDINGS;
use arbiter_core::desk::{
    Answer, Desk, Effect, Event, Intent, JournalEffect, JournalEvent, JournalIntent, KeepingEvent, MapsIntent, PictureIntent,
    PluginsIntent, reduce, title,
};
use arbiter_core::locale::{Language, Locale};
use arbiter_core::referee::Folder;
use arbiter_core::settings::{Theme, Zoom};
use egui::{Context, Ui, UserAttentionType, ViewportCommand};

use super::direct::DirectExecutor;
use super::executor::Executor;
use super::settings::Kept;
use super::today;
use crate::ui::{self, theme};

/// So long after a clock's next second the window wakes, so that it never wakes just before it and has to wait again.
const BEHIND: Duration = Duration::from_millis(20);

/// A desk with its window's memory and an executor.
#[derive(Debug)]
pub struct DeskWindow<E = DirectExecutor> {
    desk: Desk,
    locale: Locale,
    view: ui::State,
    executor: E,
    title: String,
    quits: bool,
    told_to_close: bool,
    /// The look that the window has.
    worn: Option<(Theme, Zoom)>,
    /// The system is to let the window fill the screen, or no more.
    fill_screen: Option<bool>,
    /// A text for the system's clipboard.
    copied: Option<String>,
    /// Time was called: the system is asked to show it, also where another window lies above.
    wants_attention: bool,
    /// The window had the keyboard when it was last asked.
    focused: bool,
}

impl DeskWindow {
    /// A desk whose effects are all done on the spot: for tests. `program` is a file that runs the child of the referee.
    #[must_use]
    pub fn direct(program: PathBuf, folders: Vec<Folder>, language: Language) -> Self {
        Self::new(DirectExecutor::new(program, folders), language)
    }
}

impl<E: Executor> DeskWindow<E> {
    /// A desk that looks for its rulesets.
    #[must_use]
    pub fn new(executor: E, language: Language) -> Self {
        let desk = Desk { language, today: today::today(), ..Desk::default() };
        let (locale, view) = (Locale::new(language), ui::State::default());
        let (title, quits, told_to_close, worn, fill_screen) = (String::new(), false, false, None, None);
        let (copied, wants_attention, focused) = (None, false, false);
        let mut window = Self {
            desk,
            locale,
            view,
            executor,
            title,
            quits,
            told_to_close,
            worn,
            fill_screen,
            copied,
            wants_attention,
            focused,
        };
        window.ask(Intent::FindRulesets);
        window.ask(Intent::Journal(JournalIntent::Look));
        window
    }

    /// With what was kept of an earlier run; changes of it are kept in turn. Its language is the caller's affair.
    #[must_use]
    pub fn with_settings(mut self, kept: Kept) -> Self {
        self.desk.settings = kept.settings;
        self.desk.settings_file = kept.file;
        self
    }

    /// Asks for something, as if a view had, and takes what comes back by now.
    pub fn ask(&mut self, intent: Intent) {
        self.give(intent);
        self.take_events();
    }

    /// The desk as it stands.
    #[must_use]
    pub fn desk(&self) -> &Desk {
        &self.desk
    }

    /// What does the desk's effects.
    pub fn executor(&mut self) -> &mut E {
        &mut self.executor
    }

    /// The program's texts in the language of the window.
    #[must_use]
    pub fn locale(&self) -> &Locale {
        &self.locale
    }

    /// What of the cascade is lit on the board.
    #[cfg(test)]
    pub(crate) fn lit(&self) -> &ui::Lit {
        self.view.lit()
    }

    /// Whether the desk has asked to end the program.
    #[must_use]
    pub fn quits(&self) -> bool {
        self.quits
    }

    /// Takes what came from outside: events, files that were dropped on the window, the wish to close it. Called before
    /// each painting, and also while the window is hidden.
    pub fn logic(&mut self, context: &Context) {
        self.take_events();
        self.go_on_with_clocks(context);
        // Told by its event: of a window that lies below others no frame may be painted in between.
        if context.input(|input| input.events.contains(&egui::Event::WindowFocused(true))) {
            self.ask(Intent::Event(KeepingEvent::BackInWindow.into()));
        }
        let dropped = context.input(|input| input.raw.dropped_files.clone());
        for path in dropped.iter().map(|file| file.path().to_owned()) {
            self.ask(dropped_intent(path));
        }
        let focused = context.input(|input| input.focused);
        if std::mem::replace(&mut self.focused, focused) && !focused {
            self.flush();
        }
        if context.input(|input| input.viewport().close_requested()) && !self.quits {
            self.flush();
            context.send_viewport_cmd(ViewportCommand::CancelClose);
            self.view.ask_after_entries(Intent::Quit);
            context.request_repaint();
        }
    }

    /// What is unsaved is written down at once: the judge, or the system, may be about to leave.
    fn flush(&mut self) {
        self.executor.start(Effect::Journal(JournalEffect::Flush));
    }

    /// Gives the window the look that the settings ask for; whether that was another.
    pub(super) fn wear(&mut self, context: &Context) -> bool {
        let wanted = (self.desk.settings.theme, self.desk.settings.zoom);
        if self.worn.replace(wanted) == Some(wanted) {
            return false;
        }
        theme::wear(context, wanted.0);
        theme::zoom(context, wanted.1);
        true
    }

    /// Paints the desk and does what the judge asks for.
    pub fn ui(&mut self, ui: &mut Ui) {
        if self.wear(&ui.ctx().clone()) {
            ui.set_style(ui.ctx().global_style());
            ui.ctx().request_repaint();
        }
        let intents = ui::show(ui, &self.desk, &self.locale, &mut self.view);
        let changed = !intents.is_empty();
        for intent in intents {
            self.give(intent);
        }
        if self.take_events() || changed {
            ui.ctx().request_repaint();
        }
        self.tell_window(ui.ctx());
    }

    /// What has to do with time is told the time first.
    fn give(&mut self, intent: Intent) {
        if matches!(intent, Intent::Clock(_) | Intent::Procedure(_) | Intent::Answer(Answer::Clock(_) | Answer::Seal(_))) {
            self.tell_time();
        }
        self.reduce(intent);
    }

    fn tell_time(&mut self) {
        let now = self.executor.now();
        self.reduce(Intent::Event(Event::Time(now)));
    }

    fn reduce(&mut self, intent: Intent) {
        for effect in reduce(&mut self.desk, intent) {
            match effect {
                Effect::Quit => self.quits = true,
                Effect::GoTo(part) => self.view.go_to(part),
                Effect::ShowPalette => self.view.show_palette(),
                Effect::FillScreen(fill) => self.fill_screen = Some(fill),
                Effect::Look(look) => self.view.look(look),
                Effect::Clipboard(text) => self.copied = Some(text),
                Effect::Lead { document, pointer } => self.view.lead(document, pointer),
                Effect::TimeCalled { document, sound } => {
                    self.view.time_called(document);
                    self.wants_attention = true;
                    if sound {
                        self.executor.start(effect);
                    }
                }
                effect => self.executor.start(effect),
            }
        }
        if self.locale.language() != self.desk.language {
            self.locale = Locale::new(self.desk.language);
        }
    }

    /// While a clock runs, the window wakes when it shows another second, or comes to zero where it is out of sight. Nothing
    /// wakes it otherwise.
    fn go_on_with_clocks(&mut self, context: &Context) {
        if !self.desk.documents.iter().any(|document| document.clock.runs()) {
            return;
        }
        self.tell_time();
        let (now, shown) = (self.desk.now.steady, self.desk.document().map(|document| document.id));
        let running = self.desk.documents.iter().filter(|document| document.clock.runs());
        let next = running.filter_map(|document| {
            let clock = document.clock;
            if Some(document.id) == shown { clock.next_change(now) } else { Some(clock.left(now)) }
        });
        if let Some(next) = next.min() {
            context.request_repaint_after(Duration::from_millis(next) + BEHIND);
        }
    }

    /// Takes events until there are none; whether there were any.
    fn take_events(&mut self) -> bool {
        let mut any = false;
        loop {
            let events: Vec<Event> = self.executor.events();
            if events.is_empty() {
                return any;
            }
            any = true;
            for event in events {
                if matches!(event, Event::Read { .. } | Event::Journal(JournalEvent::Taken { .. })) {
                    // The clock of a match goes on where its log left it.
                    self.tell_time();
                }
                self.give(Intent::Event(event));
            }
        }
    }

    fn tell_window(&mut self, context: &Context) {
        let title = self.locale.text(&title(&self.desk));
        if title != self.title {
            context.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
        if let Some(fill) = self.fill_screen.take() {
            context.send_viewport_cmd(ViewportCommand::Fullscreen(fill));
        }
        if let Some(text) = self.copied.take() {
            context.copy_text(text);
        }
        if std::mem::take(&mut self.wants_attention) {
            context.send_viewport_cmd(ViewportCommand::RequestUserAttention(UserAttentionType::Critical));
        }
        if self.quits && !std::mem::replace(&mut self.told_to_close, true) {
            context.send_viewport_cmd(ViewportCommand::Close);
        }
    }
}

/// What a file means that is let go over the window, by its ending: a picture under the grid, a map, a ruleset, else a match.
fn dropped_intent(path: PathBuf) -> Intent {
    let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
    if [".png", ".jpg", ".jpeg"].iter().any(|ending| name.ends_with(ending)) {
        Intent::Picture(PictureIntent::Put(path))
    } else if name.ends_with(arbiter_core::maps::ENDING) {
        Intent::Maps(MapsIntent::Open(path))
    } else if LIBRARY_ENDINGS.iter().any(|ending| name.ends_with(&format!(".{ending}"))) {
        Intent::Plugins(PluginsIntent::Look(path))
    } else {
        Intent::OpenPath(path)
    }
}
