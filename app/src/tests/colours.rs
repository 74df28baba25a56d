//! The colours of the sides, as they are seen with each kind of colour vision.

use egui::Color32;

use crate::ui::theme::{DARK, HIGH_CONTRAST, LIGHT, Palette};

const PALETTES: [(&str, &Palette); 3] = [("light", &LIGHT), ("dark", &DARK), ("high contrast", &HIGH_CONTRAST)];

/// What is left of linear red, green and blue without one kind of cones: Machado, Oliveira and Fernandes, “A
/// Physiologically-based Model for Simulation of Color Vision Deficiency” (2009), severity 1.0.
const VISIONS: [(&str, [[f64; 3]; 3]); 4] = [
    ("all cones", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    ("protanopia", [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]]),
    ("deuteranopia", [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]]),
    ("tritanopia", [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]]),
];

/// A colour in CIE L*a*b* (white D65), as it is seen with one kind of vision.
fn seen(colour: Color32, vision: [[f64; 3]; 3]) -> [f64; 3] {
    let linear = [colour.r(), colour.g(), colour.b()].map(|channel| {
        let value = f64::from(channel) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    });
    let times = |matrix: [[f64; 3]; 3], by: [f64; 3]| matrix.map(|row| row.iter().zip(by).map(|(a, b)| a * b).sum::<f64>());
    let rgb = times(vision, linear).map(|value: f64| value.clamp(0.0, 1.0));
    let to_xyz = [[0.412_456, 0.357_576, 0.180_438], [0.212_673, 0.715_152, 0.072_175], [0.019_334, 0.119_192, 0.950_304]];
    let xyz = times(to_xyz, rgb);
    let f = |value: f64| if value > 0.008_856 { value.cbrt() } else { 7.787 * value + 16.0 / 116.0 };
    let [x, y, z] = [xyz[0] / 0.950_47, xyz[1], xyz[2] / 1.088_83].map(f);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// How different two colours look: CIE 1976. From about 10 on, two areas are told apart at a glance.
fn distance(a: Color32, b: Color32, vision: [[f64; 3]; 3]) -> f64 {
    let (a, b) = (seen(a, vision), seen(b, vision));
    a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
}

#[test]
fn sides_that_follow_each_other_are_told_apart_with_every_kind_of_colour_vision() {
    for (theme, palette) in PALETTES {
        for (name, vision) in VISIONS {
            let [first, second, ..] = palette.sides;
            let apart = distance(first, second, vision);
            assert!(apart > 45.0, "the two of most matches are {apart:.1} apart with {name} in {theme}");
            for pair in palette.sides.windows(2) {
                let apart = distance(pair[0], pair[1], vision);
                assert!(apart > 15.0, "{pair:?} are {apart:.1} apart with {name} in {theme}");
            }
        }
    }
}

#[test]
fn what_counts_is_told_from_bare_ground_with_every_kind_of_colour_vision() {
    for (theme, palette) in PALETTES {
        for (name, vision) in VISIONS {
            let grounds = [palette.cell, palette.pale_gold, palette.gold];
            for pair in [[grounds[0], grounds[2]], [grounds[0], grounds[1]], [grounds[1], grounds[2]]] {
                let apart = distance(pair[0], pair[1], vision);
                assert!(apart > 8.0, "{pair:?} are {apart:.1} apart with {name} in {theme}");
            }
        }
    }
}
