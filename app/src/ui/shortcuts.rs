//! The page of all commands: where each stands, its keys, and why it cannot be given now. It is made from the one table of
//! commands.

use arbiter_core::desk::Desk;
use arbiter_core::desk::command::{self, Command, Menu};
use arbiter_core::locale::Locale;
use egui::{Align, CentralPanel, Frame, Label, Layout, Margin, RichText, ScrollArea, Ui, vec2};

use super::menu::{keys, whole_name};
use super::sheet::heading;
use super::theme::{self, Palette, size, space};
use super::widgets::pill;

/// The widest page, in points.
const WIDTH: f32 = 860.0;
/// Height of a line, in points.
const LINE: f32 = 26.0;

/// Shows the page.
pub(crate) fn show(ui: &mut Ui, desk: &Desk, locale: &Locale) {
    let palette = Palette::of(ui);
    CentralPanel::no_frame().frame(Frame::new().fill(palette.paper)).show(ui, |ui| {
        ScrollArea::vertical().id_salt("shortcuts").auto_shrink(false).show(ui, |ui| {
            Frame::new().inner_margin(Margin::symmetric(18, 12)).show(ui, |ui| {
                ui.set_width(ui.available_width().min(WIDTH));
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.label(RichText::new(locale.t("layout-page-shortcuts")).font(theme::bold(22.0)));
                heading(ui, &locale.t("layout-keys-everywhere"));
                sentence(ui, &locale.t("layout-keys-of-all"));
                heading(ui, &locale.t("ui-board"));
                sentence(ui, &locale.t("ui-board-keys"));
                sentence(ui, &locale.t("ui-table-keys"));
                for menu in Menu::ALL {
                    heading(ui, &locale.t(menu.name()));
                    for command in command::commands().iter().filter(|command| command.menu == menu) {
                        line(ui, desk, command, locale);
                    }
                }
                ui.add_space(space::LARGE);
            });
        });
    });
}

fn line(ui: &mut Ui, desk: &Desk, command: &Command, locale: &Locale) {
    let palette = Palette::of(ui);
    let whole = ui.available_width();
    let (names, keys_width) = (whole * 0.4, whole * 0.26);
    let cell = |ui: &mut Ui, width: f32, add: &mut dyn FnMut(&mut Ui)| {
        ui.allocate_ui_with_layout(vec2(width, LINE), Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_size(vec2(width, LINE));
            ui.set_max_width(width);
            add(ui);
        });
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        cell(ui, names, &mut |ui| {
            let name = whole_name(command, locale.t(command.name), locale);
            ui.add(Label::new(RichText::new(&name).color(palette.ink)).truncate());
        });
        cell(ui, keys_width, &mut |ui| {
            ui.spacing_mut().item_spacing.x = space::SMALL;
            for keys in command.keys().filter_map(keys) {
                pill(ui, &ui.ctx().format_shortcut(&keys), palette.calm, palette.ink, false);
            }
        });
        let why = command.intent(desk).err().filter(|_| command.chosen(desk) != Some(true));
        cell(ui, whole - names - keys_width, &mut |ui| {
            let words = why.map(|why| locale.t(why)).unwrap_or_default();
            let font = theme::regular(size::SENTENCE);
            ui.add(Label::new(RichText::new(&words).font(font).color(palette.muted)).truncate());
        });
    });
}

fn sentence(ui: &mut Ui, words: &str) {
    ui.add(Label::new(RichText::new(words).color(Palette::of(ui).ink)).wrap());
}
