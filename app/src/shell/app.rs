//! The window of the system: made by eframe, driven by worker threads.

use std::sync::Arc;

use arbiter_core::cli::Opening;
use arbiter_core::desk::Intent;
use arbiter_core::locale::Language;
use eframe::NativeOptions;
use egui::{Ui, Vec2, ViewportBuilder, vec2};

use super::dialogs;
use super::settings::Kept;
use super::window::DeskWindow;
use super::workers::Workers;
use crate::ui::theme;

/// How large the window is at first, in points: with its frame and the system's bar it fits a screen of 1366 × 768.
pub(crate) const FIRST_SIZE: Vec2 = vec2(1360.0, 680.0);

/// Why there is no window.
#[derive(Debug)]
pub struct WindowFault {
    /// The system's words.
    pub words: String,
}

/// Opens the window, with some records, and comes back when it is closed.
///
/// # Errors
/// The system has no display, or no graphics that the window could use.
pub fn open_window(opening: Opening, language: Language, kept: Kept) -> Result<(), WindowFault> {
    let Opening { files, program, folders, .. } = opening;
    let options = NativeOptions {
        viewport: ViewportBuilder::default()
            .with_title("Arbiter")
            .with_app_id("arbiter")
            .with_icon(Arc::new(theme::window_icon()))
            .with_inner_size(FIRST_SIZE)
            .with_min_inner_size(vec2(480.0, 320.0))
            .with_drag_and_drop(true),
        // The bundled fonts hold all languages of the program, and look the same everywhere.
        system_font_fallback: false,
        persist_window: false,
        centered: true,
        ..NativeOptions::default()
    };
    let created = eframe::run_native(
        "Arbiter",
        options,
        Box::new(move |creation| {
            let context = creation.egui_ctx.clone();
            theme::apply(&context);
            let workers = Workers::start(program, folders, move || context.request_repaint())?;
            let mut window = DeskWindow::new(workers, language).with_settings(kept);
            window.wear(&creation.egui_ctx);
            for file in files {
                window.ask(Intent::OpenPath(file));
            }
            Ok(Box::new(App { window }))
        }),
    );
    created.map_err(|fault| WindowFault { words: fault.to_string() })
}

struct App {
    window: DeskWindow<Workers>,
}

impl eframe::App for App {
    fn logic(&mut self, context: &egui::Context, frame: &mut eframe::Frame) {
        self.window.logic(context);
        self.dialogs(frame);
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut eframe::Frame) {
        self.window.ui(ui);
        self.dialogs(frame);
    }

    /// Also where the system ends the program and asks nobody.
    fn on_exit(&mut self, _: Option<&eframe::glow::Context>) {
        self.window.executor().end();
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }
}

impl App {
    fn dialogs(&mut self, frame: &eframe::Frame) {
        for asked in self.window.executor().take_dialogs() {
            let post = self.window.executor().post();
            dialogs::show(asked, frame, self.window.locale(), &post);
        }
    }
}
