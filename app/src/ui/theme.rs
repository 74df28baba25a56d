//! How the desk looks: one palette, one scale of spaces, a few sizes of text. It knows colours and measures and nothing of
//! matches; every colour that is painted anywhere comes from the [`Palette`].

use std::sync::Arc;

use egui::style::{Selection, TextCursorStyle, WidgetVisuals, Widgets};
use egui::{Color32, Context, CornerRadius, FontFamily, FontId, Margin, Shadow, Stroke, TextStyle, Ui, Visuals, vec2};

use super::fonts;

/// The colours of the desk.
#[derive(Debug)]
pub(crate) struct Palette {
    /// Ground of panels, cards and fields.
    pub(crate) paper: Color32,
    /// Ground of the board.
    pub(crate) table: Color32,
    /// Fill of a cell.
    pub(crate) cell: Color32,
    /// Edge of a cell.
    pub(crate) cell_edge: Color32,
    /// Thin lines: borders of cards and fields, rules between panels.
    pub(crate) line: Color32,
    /// Fill of what is calm: pills, tracks of bars, hovered buttons.
    pub(crate) calm: Color32,
    /// Text.
    pub(crate) ink: Color32,
    /// Text that is beside the point.
    pub(crate) muted: Color32,
    /// What to press, and what is chosen.
    pub(crate) accent: Color32,
    /// Text on `accent` and on the colours of the sides.
    pub(crate) on_accent: Color32,
    /// What has the keyboard.
    pub(crate) focus: Color32,
    /// Selected text.
    pub(crate) selection: Color32,
    /// Location cells.
    pub(crate) gold: Color32,
    /// Cells beside a location.
    pub(crate) pale_gold: Color32,
    /// Marks and text of what counts.
    pub(crate) dark_gold: Color32,
    /// Done.
    pub(crate) good: Color32,
    /// Entered wrongly, or missing.
    pub(crate) bad: Color32,
    /// Ground of what is wrong.
    pub(crate) pale_bad: Color32,
    /// Worth a look.
    pub(crate) warn: Color32,
    /// Ground of what is worth a look.
    pub(crate) pale_warn: Color32,
    /// The sides, in order; each has a shape of its own as well.
    pub(crate) sides: [Color32; 6],
}

const fn rgb(hex: u32) -> Color32 {
    let [_, red, green, blue] = hex.to_be_bytes();
    Color32::from_rgb(red, green, blue)
}

/// The light palette. Blue and orange are told apart with every kind of colour vision.
pub(crate) const LIGHT: Palette = Palette {
    paper: rgb(0xFC_FC_FD),
    table: rgb(0xF3_F6_F9),
    cell: rgb(0xEB_EF_F4),
    cell_edge: rgb(0xD9_DF_E7),
    line: rgb(0xD8_DE_E6),
    calm: rgb(0xED_F1_F5),
    ink: rgb(0x1B_24_30),
    muted: rgb(0x5A_66_75),
    accent: rgb(0x1B_24_30),
    on_accent: rgb(0xFF_FF_FF),
    focus: rgb(0x0B_6F_B3),
    selection: rgb(0xE1_EF_FA),
    gold: rgb(0xF2_D9_8B),
    pale_gold: rgb(0xFA_F1_D2),
    dark_gold: rgb(0x7A_5A_00),
    good: rgb(0x1E_74_4F),
    bad: rgb(0xB0_24_1C),
    pale_bad: rgb(0xFD_F0_EE),
    warn: rgb(0x7A_5A_00),
    pale_warn: rgb(0xFE_F7_E3),
    sides: [rgb(0x0B_6F_B3), rgb(0xC0_4F_08), rgb(0x00_75_5E), rgb(0x8A_45_9B), rgb(0x6B_62_00), rgb(0x4C_59_6B)],
};

impl Palette {
    /// The palette of a window.
    pub(crate) fn of(_ui: &Ui) -> &'static Self {
        &LIGHT
    }

    /// The colour of a side.
    pub(crate) fn side(&self, side: usize) -> Color32 {
        self.sides.get(side % self.sides.len()).copied().unwrap_or(self.muted)
    }

    /// A side's colour laid thinly on paper: pieces out of play, the card of the deciding step.
    pub(crate) fn pale_side(&self, side: usize, strength: f32) -> Color32 {
        self.paper.lerp_to_gamma(self.side(side), strength)
    }
}

/// Spaces, in points.
pub(crate) mod space {
    /// Between things that belong together.
    pub(crate) const SMALL: f32 = 4.0;
    /// Between neighbours.
    pub(crate) const MEDIUM: f32 = 8.0;
    /// Between groups; margins of panels.
    pub(crate) const LARGE: f32 = 14.0;
}

/// Height of fields and buttons, in points.
pub(crate) const CONTROL: f32 = 28.0;
/// Corner radius of fields, buttons and cards, in points.
pub(crate) const RADIUS: u8 = 6;
/// Width of the sheet, in points.
pub(crate) const SHEET_WIDTH: f32 = 292.0;
/// Width of the cascade, in points.
pub(crate) const CASCADE_WIDTH: f32 = 372.0;

/// Height of the bar with the verdict, in points.
pub(crate) const BANNER: f32 = 72.0;
/// Height of the strip with the procedure, in points.
pub(crate) const STRIP: f32 = 48.0;

/// Whether the window is so low that what is not needed now makes room for the board.
pub(crate) fn is_short(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < 480.0
}

/// Whether the window is low enough that lists are better one line shorter.
pub(crate) fn is_low(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < 640.0
}

/// Sizes of text, in points.
pub(crate) mod size {
    /// The verdict: to be read from two metres.
    pub(crate) const VERDICT: f32 = 29.0;
    /// The sentence below the verdict.
    pub(crate) const SUMMARY: f32 = 15.0;
    /// Most text.
    pub(crate) const BODY: f32 = 13.5;
    /// Sentences of a step.
    pub(crate) const SENTENCE: f32 = 12.5;
    /// Headings of groups, citations, pills.
    pub(crate) const SMALL: f32 = 11.5;
}

/// Regular text of a size.
pub(crate) fn regular(points: f32) -> FontId {
    FontId::new(points, FontFamily::Proportional)
}

/// Bold text of a size.
pub(crate) fn bold(points: f32) -> FontId {
    FontId::new(points, fonts::bold_family())
}

/// Gives a window the fonts and the look of the desk.
pub fn apply(context: &Context) {
    context.set_fonts(fonts::definitions());
    context.set_theme(egui::Theme::Light);
    context.all_styles_mut(|style| {
        style.text_styles = [
            (TextStyle::Small, regular(size::SMALL)),
            (TextStyle::Body, regular(size::BODY)),
            (TextStyle::Button, regular(size::BODY)),
            (TextStyle::Heading, bold(size::SUMMARY)),
            (TextStyle::Monospace, regular(size::BODY)),
        ]
        .into();
        style.visuals = visuals(&LIGHT);
        style.animation_time = 0.0;
        style.always_scroll_the_only_direction = true;
        style.spacing.item_spacing = vec2(space::MEDIUM, space::SMALL);
        style.spacing.button_padding = vec2(10.0, 4.0);
        style.spacing.interact_size = vec2(CONTROL, CONTROL);
        style.spacing.combo_width = 40.0;
        style.spacing.icon_width = 16.0;
        style.spacing.icon_width_inner = 10.0;
        style.spacing.menu_margin = Margin::same(6);
        style.spacing.tooltip_width = 360.0;
        style.spacing.scroll = egui::style::ScrollStyle { bar_width: 8.0, ..egui::style::ScrollStyle::thin() };
        style.interaction.selectable_labels = false;
        style.interaction.tooltip_delay = 0.4;
        style.scroll_animation = egui::style::ScrollAnimation::none();
    });
}

fn visuals(palette: &Palette) -> Visuals {
    Visuals {
        widgets: widgets(palette),
        selection: Selection { bg_fill: palette.selection, stroke: Stroke::new(1.5, palette.focus) },
        hyperlink_color: palette.focus,
        faint_bg_color: palette.table,
        extreme_bg_color: palette.paper,
        text_edit_bg_color: Some(Color32::WHITE),
        weak_text_color: Some(palette.muted),
        warn_fg_color: palette.warn,
        error_fg_color: palette.bad,
        window_fill: palette.paper,
        panel_fill: palette.paper,
        window_stroke: Stroke::new(1.0, palette.line),
        window_corner_radius: CornerRadius::same(10),
        menu_corner_radius: CornerRadius::same(8),
        popup_shadow: Shadow { offset: [0, 4], blur: 16, spread: 0, color: Color32::from_black_alpha(36) },
        window_shadow: Shadow { offset: [0, 8], blur: 28, spread: 0, color: Color32::from_black_alpha(50) },
        // A blinking cursor would repaint an idle window twice a second.
        text_cursor: TextCursorStyle { blink: false, stroke: Stroke::new(1.5, palette.focus), ..TextCursorStyle::default() },
        ..Visuals::light()
    }
}

fn widgets(palette: &Palette) -> Widgets {
    let look = |fill, edge, ink| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, edge),
        corner_radius: CornerRadius::same(RADIUS),
        fg_stroke: Stroke::new(1.0, ink),
        expansion: 0.0,
    };
    Widgets {
        noninteractive: look(palette.paper, palette.line, palette.ink),
        inactive: look(Color32::WHITE, palette.line, palette.ink),
        hovered: look(palette.calm, palette.muted, palette.ink),
        active: look(palette.line, palette.ink, palette.ink),
        open: look(palette.calm, palette.muted, palette.ink),
    }
}

/// The icon of the window: a gold location hex between the two sides, painted without a file.
pub(crate) fn window_icon() -> egui::IconData {
    const EDGE: u32 = 64;
    let mut rgba = Vec::new();
    for y in 0..EDGE {
        for x in 0..EDGE {
            rgba.extend_from_slice(&icon_pixel(x, y, EDGE).to_srgba_unmultiplied());
        }
    }
    egui::IconData { rgba, width: EDGE, height: EDGE }
}

fn icon_pixel(x: u32, y: u32, edge: u32) -> Color32 {
    let centred = |at: u32| (f64::from(at) + 0.5) / f64::from(edge) * 2.0 - 1.0;
    let (x, y) = (centred(x), centred(y));
    let apothem = x.abs().max((x.abs() + 3.0_f64.sqrt() * y.abs()) / 2.0);
    if apothem > 0.85 {
        Color32::TRANSPARENT
    } else if apothem < 0.4 {
        LIGHT.gold
    } else if x < 0.0 {
        LIGHT.side(0)
    } else {
        LIGHT.side(1)
    }
}

/// A shared style with other visuals for everything inside `add`, such as a button in the accent colour.
pub(crate) fn with_style<R>(ui: &mut Ui, change: impl FnOnce(&mut egui::Style), add: impl FnOnce(&mut Ui) -> R) -> R {
    let before = Arc::clone(ui.style());
    change(ui.style_mut());
    let result = add(ui);
    ui.set_style(before);
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Contrast of two colours by WCAG 2: 1 to 21.
    fn contrast(a: Color32, b: Color32) -> f64 {
        let luminance = |colour: Color32| {
            let linear = |channel: u8| {
                let value = f64::from(channel) / 255.0;
                if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
            };
            0.2126 * linear(colour.r()) + 0.7152 * linear(colour.g()) + 0.0722 * linear(colour.b())
        };
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn text_stands_out_from_every_ground_that_it_is_written_on() {
        let p = &LIGHT;
        let mut pairs = vec![
            (p.ink, p.paper),
            (p.ink, p.calm),
            (p.ink, p.table),
            (p.muted, p.paper),
            (p.muted, p.calm),
            (p.muted, p.table),
            (p.on_accent, p.accent),
            (p.dark_gold, p.paper),
            (p.dark_gold, p.pale_gold),
            (p.good, p.paper),
            (p.bad, p.pale_bad),
            (p.bad, p.paper),
            (p.warn, p.pale_warn),
            (p.focus, p.selection),
        ];
        for (index, &side) in p.sides.iter().enumerate() {
            pairs.push((side, p.paper));
            pairs.push((p.on_accent, side));
            pairs.push((p.ink, p.pale_side(index, 0.08)));
            pairs.push((p.muted, p.pale_side(index, 0.08)));
        }
        for (text, ground) in pairs {
            let contrast = contrast(text, ground);
            assert!(contrast >= 4.5, "{text:?} on {ground:?} has a contrast of {contrast:.2}");
        }
    }
}
