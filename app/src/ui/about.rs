//! The page on the program itself: its version, its licences, where it keeps its settings.

use arbiter_core::desk::Desk;
use arbiter_core::locale::Locale;
use egui::{CentralPanel, Frame, Label, Margin, RichText, ScrollArea, Ui};
use ruleset_api::Text;

use super::sheet::heading;
use super::theme::{self, Palette, size};

/// The widest page, in points.
const WIDTH: f32 = 620.0;

/// Shows the page.
pub(crate) fn show(ui: &mut Ui, desk: &Desk, locale: &Locale) {
    let palette = Palette::of(ui);
    CentralPanel::no_frame().frame(Frame::new().fill(palette.paper)).show(ui, |ui| {
        ScrollArea::vertical().id_salt("about").auto_shrink(false).show(ui, |ui| {
            Frame::new().inner_margin(Margin::symmetric(18, 12)).show(ui, |ui| {
                ui.set_width(ui.available_width().min(WIDTH));
                ui.spacing_mut().item_spacing.y = 6.0;
                let version = env!("CARGO_PKG_VERSION");
                let title = locale.text(&Text::new("layout-about-version").with("version", version));
                ui.label(RichText::new(title).font(theme::bold(22.0)).color(palette.ink));
                says(ui, &locale.t("layout-about-says"));
                heading(ui, &locale.t("layout-about-licences"));
                says(ui, &locale.t("layout-about-licence"));
                says(ui, &locale.t("layout-about-font"));
                says(ui, &locale.t("layout-about-crates"));
                if let Some(file) = &desk.settings_file {
                    heading(ui, &locale.t("layout-about-settings"));
                    says(ui, &file.display().to_string());
                }
            });
        });
    });
}

fn says(ui: &mut Ui, words: &str) {
    let words = RichText::new(words).font(theme::regular(size::SUMMARY)).color(Palette::of(ui).ink);
    ui.add(Label::new(words).wrap().selectable(true));
}
