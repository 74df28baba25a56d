//! How the desk looks: palettes for light, dark and high contrast, one scale of spaces, a few sizes of text. It knows colours
//! and measures and nothing of matches; every colour that is painted anywhere comes from the [`Palette`].

use std::sync::Arc;

use arbiter_core::settings::{Theme, Zoom};
use egui::style::{Selection, TextCursorStyle, WidgetVisuals, Widgets};
use egui::{
    Color32, Context, CornerRadius, FontFamily, FontId, Margin, Shadow, Stroke, TextStyle, ThemePreference, Ui, Visuals, vec2,
};

use super::fonts;

/// The colours of the desk.
#[derive(Debug)]
pub(crate) struct Palette {
    /// Ground of panels and cards. By it the palette of a window is known, so no two palettes share it.
    pub(crate) paper: Color32,
    /// Ground of fields and buttons.
    pub(crate) field: Color32,
    /// Ground of the board.
    pub(crate) table: Color32,
    /// Fill of a cell.
    pub(crate) cell: Color32,
    /// Edge of a cell.
    pub(crate) cell_edge: Color32,
    /// Thin lines: borders of cards, rules between panels.
    pub(crate) line: Color32,
    /// Borders of what can be pressed or filled in.
    pub(crate) edge: Color32,
    /// How thick borders are, in points.
    pub(crate) stroke: f32,
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
    field: rgb(0xFF_FF_FF),
    table: rgb(0xF3_F6_F9),
    cell: rgb(0xEB_EF_F4),
    cell_edge: rgb(0xD9_DF_E7),
    line: rgb(0xD8_DE_E6),
    edge: rgb(0x7F_89_96),
    stroke: 1.0,
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

/// The dark palette: what is pressed and the sides are light, with dark words on them.
pub(crate) const DARK: Palette = Palette {
    paper: rgb(0x17_1C_23),
    field: rgb(0x10_14_1A),
    table: rgb(0x12_16_1C),
    cell: rgb(0x22_29_33),
    cell_edge: rgb(0x38_42_4E),
    line: rgb(0x34_3D_48),
    edge: rgb(0x6F_7B_89),
    stroke: 1.0,
    calm: rgb(0x28_30_3A),
    ink: rgb(0xE9_ED_F2),
    muted: rgb(0xA7_B2_BF),
    accent: rgb(0xE3_E8_EE),
    on_accent: rgb(0x12_17_1D),
    focus: rgb(0x62_B4_F2),
    selection: rgb(0x17_40_5F),
    gold: rgb(0x6A_51_10),
    pale_gold: rgb(0x3C_32_17),
    dark_gold: rgb(0xF3_D6_7A),
    good: rgb(0x6C_CB_9B),
    bad: rgb(0xFF_8B_80),
    pale_bad: rgb(0x3D_1F_1E),
    warn: rgb(0xF0_CB_62),
    pale_warn: rgb(0x37_2E_14),
    sides: [rgb(0x5C_B2_F5), rgb(0xF5_9A_52), rgb(0x3F_C9_A6), rgb(0xD1_91_E0), rgb(0xCF_C2_4A), rgb(0xAA_B6_C5)],
};

/// Black on white, with strong lines: it reads in bad light and in the sun.
pub(crate) const HIGH_CONTRAST: Palette = Palette {
    paper: rgb(0xFF_FF_FF),
    field: rgb(0xFF_FF_FF),
    table: rgb(0xF2_F2_F2),
    cell: rgb(0xFF_FF_FF),
    cell_edge: rgb(0x59_59_59),
    line: rgb(0x3D_3D_3D),
    edge: rgb(0x00_00_00),
    stroke: 2.0,
    calm: rgb(0xE4_E4_E4),
    ink: rgb(0x00_00_00),
    muted: rgb(0x33_33_33),
    accent: rgb(0x00_00_00),
    on_accent: rgb(0xFF_FF_FF),
    focus: rgb(0x00_3E_7A),
    selection: rgb(0xC9_E3_FF),
    gold: rgb(0xFF_D1_3B),
    pale_gold: rgb(0xFF_F0_B8),
    dark_gold: rgb(0x45_32_00),
    good: rgb(0x00_50_2E),
    bad: rgb(0x8C_00_00),
    pale_bad: rgb(0xFF_E9_E7),
    warn: rgb(0x45_32_00),
    pale_warn: rgb(0xFF_F3_CC),
    sides: [rgb(0x00_3F_87), rgb(0x8A_2C_00), rgb(0x00_52_3F), rgb(0x63_20_6F), rgb(0x47_41_00), rgb(0x36_40_4D)],
};

/// All palettes.
const PALETTES: [&Palette; 3] = [&LIGHT, &DARK, &HIGH_CONTRAST];

impl Palette {
    /// The palette of a window.
    pub(crate) fn of(ui: &Ui) -> &'static Self {
        Self::worn(ui.visuals())
    }

    /// The palette that visuals were made of.
    pub(crate) fn worn(visuals: &Visuals) -> &'static Self {
        PALETTES.into_iter().find(|palette| palette.paper == visuals.panel_fill).unwrap_or(&LIGHT)
    }

    /// Whether it is light on dark.
    pub(crate) fn is_dark(&self) -> bool {
        self.ink.r() > self.paper.r()
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
/// Usual width of the sheet, in points.
pub(crate) const SHEET_WIDTH: f32 = 292.0;
/// Usual width of the cascade, in points.
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

/// Gives a window the fonts and the look of the desk, as light or dark as the system is.
pub fn apply(context: &Context) {
    context.set_fonts(fonts::definitions());
    context.options_mut(|options| {
        options.fallback_theme = egui::Theme::Light;
        // The desk has commands of its own for that, and keeps what they change.
        options.zoom_with_keyboard = false;
    });
    wear(context, Theme::System);
}

/// Gives a window the look of a theme.
pub(crate) fn wear(context: &Context, theme: Theme) {
    let (preference, light) = match theme {
        Theme::System => (ThemePreference::System, &LIGHT),
        Theme::Light => (ThemePreference::Light, &LIGHT),
        Theme::Dark => (ThemePreference::Dark, &LIGHT),
        Theme::HighContrast => (ThemePreference::Light, &HIGH_CONTRAST),
    };
    context.set_theme(preference);
    context.style_mut_of(egui::Theme::Light, |style| dress(style, light));
    context.style_mut_of(egui::Theme::Dark, |style| dress(style, &DARK));
}

/// Shows everything in a size.
pub(crate) fn zoom(context: &Context, zoom: Zoom) {
    context.set_zoom_factor(f32::from(zoom.percent()) / 100.0);
}

fn dress(style: &mut egui::Style, palette: &Palette) {
    style.text_styles = [
        (TextStyle::Small, regular(size::SMALL)),
        (TextStyle::Body, regular(size::BODY)),
        (TextStyle::Button, regular(size::BODY)),
        (TextStyle::Heading, bold(size::SUMMARY)),
        (TextStyle::Monospace, regular(size::BODY)),
    ]
    .into();
    style.visuals = visuals(palette);
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
}

fn visuals(palette: &Palette) -> Visuals {
    Visuals {
        widgets: widgets(palette),
        selection: Selection { bg_fill: palette.selection, stroke: Stroke::new(1.5, palette.focus) },
        hyperlink_color: palette.focus,
        faint_bg_color: palette.table,
        extreme_bg_color: palette.paper,
        text_edit_bg_color: Some(palette.field),
        weak_text_color: Some(palette.muted),
        warn_fg_color: palette.warn,
        error_fg_color: palette.bad,
        window_fill: palette.paper,
        panel_fill: palette.paper,
        window_stroke: Stroke::new(palette.stroke, palette.line),
        window_corner_radius: CornerRadius::same(10),
        menu_corner_radius: CornerRadius::same(8),
        popup_shadow: Shadow { offset: [0, 4], blur: 16, spread: 0, color: Color32::from_black_alpha(36) },
        window_shadow: Shadow { offset: [0, 8], blur: 28, spread: 0, color: Color32::from_black_alpha(50) },
        // A blinking cursor would repaint an idle window twice a second.
        text_cursor: TextCursorStyle { blink: false, stroke: Stroke::new(1.5, palette.focus), ..TextCursorStyle::default() },
        ..if palette.is_dark() { Visuals::dark() } else { Visuals::light() }
    }
}

fn widgets(palette: &Palette) -> Widgets {
    let look = |fill, edge, ink| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(palette.stroke, edge),
        corner_radius: CornerRadius::same(RADIUS),
        fg_stroke: Stroke::new(1.0, ink),
        expansion: 0.0,
    };
    Widgets {
        noninteractive: look(palette.paper, palette.line, palette.ink),
        inactive: look(palette.field, palette.edge, palette.ink),
        hovered: look(palette.calm, palette.muted, palette.ink),
        active: look(palette.calm, palette.ink, palette.ink),
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
    #![allow(clippy::indexing_slicing)]

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

    /// What is written on what, in a palette.
    fn texts(p: &Palette) -> Vec<(Color32, Color32)> {
        let grounds = [p.paper, p.field, p.table, p.calm];
        let mut pairs: Vec<_> = grounds.into_iter().flat_map(|ground| [(p.ink, ground), (p.muted, ground)]).collect();
        let marked = [p.cell, p.pale_gold, p.gold, p.selection, p.pale_bad, p.pale_warn];
        pairs.extend(marked.map(|ground| (p.ink, ground)));
        pairs.extend([p.paper, p.table, p.pale_gold].map(|ground| (p.dark_gold, ground)));
        pairs.extend([p.paper, p.field, p.pale_bad].map(|ground| (p.bad, ground)));
        pairs.extend([p.paper, p.field, p.pale_warn].map(|ground| (p.warn, ground)));
        pairs.extend([(p.on_accent, p.accent), (p.good, p.paper), (p.focus, p.paper), (p.focus, p.selection)]);
        for (index, &side) in p.sides.iter().enumerate() {
            let pale = p.pale_side(index, 0.08);
            pairs.extend([(side, p.paper), (side, p.field), (p.on_accent, side), (p.ink, pale), (p.muted, pale)]);
        }
        pairs
    }

    /// Signs, shapes and borders, and what they are seen against.
    fn signs(p: &Palette) -> Vec<(Color32, Color32)> {
        let grounds = [p.paper, p.field, p.table, p.calm];
        let mut pairs: Vec<_> = grounds.into_iter().flat_map(|ground| [(p.edge, ground), (p.focus, ground)]).collect();
        pairs.extend([p.good, p.warn, p.bad, p.accent].map(|sign| (sign, p.table)));
        pairs.push((p.dark_gold, p.gold));
        pairs.extend(p.sides.iter().flat_map(|&side| [p.table, p.cell, p.pale_gold, p.gold].map(|ground| (side, ground))));
        pairs
    }

    #[test]
    fn text_and_signs_stand_out_from_every_ground_in_every_palette() {
        for palette in PALETTES {
            let text = if palette.paper == HIGH_CONTRAST.paper { 7.0 } else { 4.5 };
            let all =
                texts(palette).into_iter().map(|pair| (pair, text)).chain(signs(palette).into_iter().map(|pair| (pair, 3.0)));
            for ((sign, ground), least) in all {
                let contrast = contrast(sign, ground);
                assert!(contrast >= least, "{sign:?} on {ground:?} has a contrast of {contrast:.2}");
            }
        }
    }

    #[test]
    fn no_two_palettes_are_taken_for_one_another() {
        for palette in PALETTES {
            let worn = Palette::worn(&visuals(palette));
            assert_eq!((worn.paper, worn.edge, worn.sides), (palette.paper, palette.edge, palette.sides));
        }
    }

    /// Linear red, green and blue.
    fn linear(colour: Color32) -> [f64; 3] {
        [colour.r(), colour.g(), colour.b()].map(|channel| (f64::from(channel) / 255.0).powf(2.2))
    }

    /// As seen by who lacks the long, the middle or the short cones (after Viénot and others, 1999); or by everybody.
    fn seen(colour: Color32, lacking: Option<usize>) -> [f64; 3] {
        let rgb = linear(colour);
        let by = |rows: [[f64; 3]; 3], v: [f64; 3]| rows.map(|row| row[0] * v[0] + row[1] * v[1] + row[2] * v[2]);
        let matrices = [
            [[0.112, 0.888, 0.0], [0.112, 0.888, 0.0], [0.004, -0.004, 1.0]],
            [[0.293, 0.707, 0.0], [0.293, 0.707, 0.0], [-0.021, 0.021, 1.0]],
            [[1.0, 0.145, -0.145], [0.0, 0.867, 0.133], [0.0, 0.867, 0.133]],
        ];
        lacking.map_or(rgb, |lacking| by(matrices[lacking], rgb))
    }

    /// How far apart two colours look: 0 to about 100, where 2 is just to be seen (CIE 1976).
    fn apart(a: [f64; 3], b: [f64; 3]) -> f64 {
        let lab = |[r, g, b]: [f64; 3]| {
            let f = |t: f64| if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 };
            let x = f((0.412_5 * r + 0.357_6 * g + 0.180_4 * b).max(0.0) / 0.950_5);
            let y = f((0.212_7 * r + 0.715_2 * g + 0.072_2 * b).max(0.0));
            let z = f((0.019_3 * r + 0.119_2 * g + 0.950_3 * b).max(0.0) / 1.089);
            [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
        };
        let (a, b) = (lab(a), lab(b));
        (0..3).map(|index| (a[index] - b[index]).powi(2)).sum::<f64>().sqrt()
    }

    #[test]
    fn sides_are_told_apart_and_the_first_two_with_every_kind_of_colour_vision() {
        for palette in PALETTES {
            let sides = palette.sides;
            for lacking in [None, Some(0), Some(1), Some(2)] {
                let apart = apart(seen(sides[0], lacking), seen(sides[1], lacking));
                assert!(apart > 25.0, "{apart:.0} without {lacking:?}: {:?}", &sides[..2]);
            }
            for (index, &a) in sides.iter().enumerate() {
                for &b in &sides[index + 1..] {
                    let apart = apart(seen(a, None), seen(b, None));
                    assert!(apart > 15.0, "{a:?} and {b:?}: {apart:.0}");
                }
            }
        }
    }
}
