//! Sines of whole degrees as scaled integers, from a table: the same on every machine, and exact at the quarter turns.

/// What a sine of 1 is.
pub(super) const ONE: i64 = 1 << 30;

/// The sine of an angle in whole degrees, any angle, times [`ONE`] and rounded.
pub(super) fn sine(degrees: i64) -> i64 {
    let degrees = degrees.rem_euclid(360);
    let (sign, half) = if degrees < 180 { (1, degrees) } else { (-1, degrees - 180) };
    let quarter = usize::try_from(half.min(180 - half)).unwrap_or_default();
    sign * FIRST_QUARTER.get(quarter).copied().unwrap_or_default()
}

/// The cosine of an angle in whole degrees, any angle, times [`ONE`] and rounded.
pub(super) fn cosine(degrees: i64) -> i64 {
    sine(degrees.rem_euclid(360) + 90)
}

/// The sines of 0 to 90 degrees.
#[rustfmt::skip]
const FIRST_QUARTER: [i64; 91] = [
    0, 18_739_379, 37_473_049, 56_195_305, 74_900_443, 93_582_766, 112_236_583, 130_856_211, 149_435_979, 167_970_228,
    186_453_311, 204_879_599, 223_243_478, 241_539_355, 259_761_657, 277_904_834, 295_963_357, 313_931_728, 331_804_471,
    349_576_144, 367_241_333, 384_794_656, 402_230_767, 419_544_355, 436_730_145, 453_782_903, 470_697_435, 487_468_587,
    504_091_252, 520_560_366, 536_870_912, 553_017_922, 568_996_477, 584_801_711, 600_428_808, 615_873_009, 631_129_609,
    646_193_961, 661_061_475, 675_727_625, 690_187_940, 704_438_018, 718_473_518, 732_290_163, 745_883_746, 759_250_125,
    772_385_229, 785_285_058, 797_945_680, 810_363_241, 822_533_958, 834_454_122, 846_120_104, 857_528_349, 868_675_383,
    879_557_810, 890_172_315, 900_515_665, 910_584_710, 920_376_381, 929_887_697, 939_115_760, 948_057_759, 956_710_970,
    965_072_759, 973_140_576, 980_911_966, 988_384_560, 995_556_083, 1_002_424_350, 1_008_987_269, 1_015_242_840, 1_021_189_159,
    1_026_824_413, 1_032_146_887, 1_037_154_959, 1_041_847_103, 1_046_221_891, 1_050_277_989, 1_054_014_162, 1_057_429_273,
    1_060_522_280, 1_063_292_242, 1_065_738_315, 1_067_859_754, 1_069_655_912, 1_071_126_243, 1_072_270_298, 1_073_087_729,
    1_073_578_288, 1_073_741_824,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quarter_turns_and_thirds_of_them_are_exact() {
        for (degrees, expected) in
            [(0, 0), (30, ONE / 2), (90, ONE), (150, ONE / 2), (180, 0), (270, -ONE), (360, 0), (-90, -ONE)]
        {
            assert_eq!(sine(degrees), expected, "sine of {degrees}");
        }
        for (degrees, expected) in [(0, ONE), (60, ONE / 2), (90, 0), (180, -ONE), (300, ONE / 2), (-360, ONE)] {
            assert_eq!(cosine(degrees), expected, "cosine of {degrees}");
        }
    }

    #[test]
    fn sine_and_cosine_stay_on_the_circle_and_the_sine_grows_through_the_quarter() {
        for degrees in -720..720 {
            let (sine, cosine) = (i128::from(sine(degrees)), i128::from(cosine(degrees)));
            let off = (sine * sine + cosine * cosine - i128::from(ONE) * i128::from(ONE)).abs();
            assert!(off <= 2 * i128::from(ONE), "at {degrees}");
        }
        assert!(FIRST_QUARTER.is_sorted());
    }

    #[test]
    fn any_angle_has_a_sine() {
        for degrees in [i64::MIN, i64::MAX] {
            assert!(sine(degrees).abs() <= ONE && cosine(degrees).abs() <= ONE);
        }
    }
}
