//! The desk in its window, without the window's system: it runs the desk's one way round. Views make intents, the reducer
//! makes effects of them, an executor does these, and what comes back is an intent again. Tests drive it as eframe does.

use std::path::PathBuf;

use arbiter_core::desk::{Desk, Effect, Event, Intent, reduce, title};
use arbiter_core::locale::{Language, Locale};
use arbiter_core::referee::Folder;
use egui::{Context, Ui, ViewportCommand};

use super::direct::DirectExecutor;
use super::executor::Executor;
use super::today;
use crate::ui;

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
    /// A text for the system's clipboard.
    copied: Option<String>,
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
        let mut window =
            Self { desk, locale, view, executor, title: String::new(), quits: false, told_to_close: false, copied: None };
        window.ask(Intent::FindRulesets);
        window
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

    /// Whether the desk has asked to end the program.
    #[must_use]
    pub fn quits(&self) -> bool {
        self.quits
    }

    /// Takes what came from outside: events, files that were dropped on the window, the wish to close it. Called before
    /// each painting, and also while the window is hidden.
    pub fn logic(&mut self, context: &Context) {
        self.take_events();
        let dropped = context.input(|input| input.raw.dropped_files.clone());
        for path in dropped.iter().map(|file| file.path().to_owned()) {
            self.ask(Intent::OpenPath(path));
        }
        if context.input(|input| input.viewport().close_requested()) && !self.quits {
            context.send_viewport_cmd(ViewportCommand::CancelClose);
            self.view.ask_after_entries(Intent::Quit);
            context.request_repaint();
        }
    }

    /// Paints the desk and does what the judge asks for.
    pub fn ui(&mut self, ui: &mut Ui) {
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

    fn give(&mut self, intent: Intent) {
        for effect in reduce(&mut self.desk, intent) {
            match effect {
                Effect::Quit => self.quits = true,
                Effect::GoTo(part) => self.view.go_to(part),
                Effect::Look(look) => self.view.look(look),
                Effect::Clipboard(text) => self.copied = Some(text),
                effect => self.executor.start(effect),
            }
        }
        if self.locale.language() != self.desk.language {
            self.locale = Locale::new(self.desk.language);
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
        if let Some(text) = self.copied.take() {
            context.copy_text(text);
        }
        if self.quits && !std::mem::replace(&mut self.told_to_close, true) {
            context.send_viewport_cmd(ViewportCommand::Close);
        }
    }
}
