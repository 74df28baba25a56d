//! The nearest value of a number that flips, upwards and downwards. All numbers are searched side by side, so that what is tried
//! next of each goes to the ruleset together; a number that has flipped near by costs no more than that.

use std::collections::{BTreeMap, BTreeSet};

use super::court::{Stop, Verdict};

/// Each value so near is tried.
pub(super) const WINDOW: u64 = 64;
/// Each value so near is tried before anything else.
const FIRST: u64 = 8;
/// The most likely values that are tried beyond the window, the nearest of them.
const MOST_LIKELY: usize = 32;
/// The most numbers that sums and differences are made of.
const MOST_PAIRED: usize = 16;

/// One direction of one number.
#[derive(Debug)]
pub(super) struct Track {
    /// The number, by its index.
    pub(super) number: usize,
    from: i64,
    up: bool,
    /// How far the bound of the field is.
    farthest: u64,
    /// What was tried: the distance, and the verdict where it flips.
    tried: BTreeMap<u64, Option<Verdict>>,
}

/// A value to try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Probe {
    /// The number, by its index.
    pub(super) number: usize,
    /// The value.
    pub(super) to: i64,
}

/// The range of a number, and what it is now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Range {
    pub(super) from: i64,
    pub(super) least: i64,
    pub(super) most: i64,
}

/// A value that flips.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) number: usize,
    pub(super) to: i64,
    pub(super) distance: u64,
    pub(super) verdict: Verdict,
}

/// What becomes of the ruling with each of some probes: the verdict where it flips.
pub(super) type Ask<'a> = dyn FnMut(&[Probe]) -> Result<Vec<Option<Verdict>>, Stop> + 'a;

/// The nearest values that flip. `margins` are those of the ruling's steps; `ask` gives the verdict of each value that flips.
pub(super) fn nearest(numbers: &[Range], margins: &[i64], ask: &mut Ask<'_>) -> Result<Vec<Found>, Stop> {
    let mut tracks: Vec<Track> = numbers.iter().enumerate().flat_map(|(n, range)| Track::both(n, *range)).collect();
    let likely: Vec<BTreeSet<u64>> = tracks.iter().map(|track| track.likely(numbers, margins)).collect();
    let mut round = |tracks: &mut [Track], next: &dyn Fn(usize, &Track) -> Vec<u64>| {
        let mut asked = Vec::new();
        for (index, track) in tracks.iter().enumerate() {
            let nearer = |distance: &u64| track.found().is_none_or(|found| *distance < found);
            let distances = next(index, track).into_iter().filter(|d| (1..=track.farthest).contains(d)).filter(nearer);
            let new: BTreeSet<u64> = distances.filter(|distance| !track.tried.contains_key(distance)).collect();
            asked.extend(new.into_iter().map(|distance| (index, distance)));
        }
        let at = |(index, distance): &(usize, u64)| Some(tracks.get(*index)?.probe(*distance));
        let probes: Vec<Probe> = asked.iter().filter_map(at).collect();
        let verdicts = ask(&probes)?;
        for ((index, distance), verdict) in asked.iter().zip(verdicts) {
            if let Some(track) = tracks.get_mut(*index) {
                track.tried.insert(*distance, verdict);
            }
        }
        Ok::<bool, Stop>(!asked.is_empty())
    };
    round(&mut tracks, &|_, _| (1..=FIRST).collect())?;
    round(&mut tracks, &|index, _| likely.get(index).into_iter().flatten().copied().collect())?;
    round(&mut tracks, &|_, _| (FIRST + 1..=WINDOW).collect())?;
    round(&mut tracks, &|_, track| track.doublings())?;
    while round(&mut tracks, &|_, track| track.halved().into_iter().collect())? {}
    Ok(tracks.into_iter().filter_map(Track::finished).collect())
}

impl Track {
    fn both(number: usize, Range { from, least, most }: Range) -> [Self; 2] {
        let track = |up, bound: i64| Self { number, from, up, farthest: from.abs_diff(bound), tried: BTreeMap::new() };
        [track(true, most), track(false, least)]
    }

    fn probe(&self, distance: u64) -> Probe {
        let to = if self.up { self.from.saturating_add_unsigned(distance) } else { self.from.saturating_sub_unsigned(distance) };
        Probe { number: self.number, to }
    }

    /// The nearest distance that flips, so far.
    fn found(&self) -> Option<u64> {
        self.tried.iter().find(|(_, verdict)| verdict.is_some()).map(|(distance, _)| *distance)
    }

    fn finished(self) -> Option<Found> {
        let distance = self.found()?;
        let to = self.probe(distance).to;
        let verdict = self.tried.get(&distance).cloned().flatten()?;
        Some(Found { number: self.number, to, distance, verdict })
    }

    /// The distances of values that a rule is likely to compare with.
    fn likely(&self, numbers: &[Range], margins: &[i64]) -> BTreeSet<u64> {
        let others: Vec<i64> =
            numbers.iter().enumerate().filter(|(index, _)| *index != self.number).map(|(_, range)| range.from).collect();
        let few = others.get(..MOST_PAIRED).unwrap_or(&others);
        let pairs = few.iter().enumerate().flat_map(|(index, a)| {
            few.iter().skip(index + 1).flat_map(move |b| [a.saturating_add(*b), a.saturating_sub(*b), b.saturating_sub(*a)])
        });
        let values = others.iter().copied().chain(pairs).filter_map(|value| self.distance_to(value));
        let around = |distance: u64| [distance.saturating_sub(1), distance, distance.saturating_add(1)];
        let mut far: BTreeSet<u64> = values.flat_map(around).filter(|distance| *distance > WINDOW).collect();
        if let Some(end) = far.iter().copied().nth(MOST_LIKELY) {
            far.split_off(&end);
        }
        far.extend(margins.iter().flat_map(|margin| around(margin.unsigned_abs())));
        far
    }

    fn distance_to(&self, value: i64) -> Option<u64> {
        let ahead = if self.up { value > self.from } else { value < self.from };
        ahead.then(|| self.from.abs_diff(value))
    }

    /// Beyond the window twice as far each time, up to the bound.
    fn doublings(&self) -> Vec<u64> {
        let doubled = std::iter::successors(Some(2 * WINDOW), |distance| distance.checked_mul(2));
        doubled.take_while(|distance| *distance < self.farthest).chain([self.farthest]).collect()
    }

    /// The middle of the gap before the nearest that flips, while there is one.
    fn halved(&self) -> Option<u64> {
        let found = self.found()?;
        let before = self.tried.range(..found).next_back().map_or(0, |(distance, _)| *distance);
        (found - before > 1).then(|| u64::midpoint(before, found))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use ruleset_api::{LARGEST_INTEGER, Status};

    use super::*;

    /// What is found for one number from 0 to the largest, and how many values were tried.
    fn search(from: i64, others: &[i64], margins: &[i64], flips: impl Fn(i64) -> bool) -> (Vec<i64>, usize) {
        let mut numbers = vec![Range { from, least: 0, most: LARGEST_INTEGER }];
        numbers.extend(others.iter().map(|other| Range { from: *other, least: *other, most: *other }));
        let mut tried = 0;
        let found = nearest(&numbers, margins, &mut |probes| {
            tried += probes.len();
            let verdict = Verdict { status: Status::Draw, result: None, winners: Vec::new(), deciding_step: None };
            Ok(probes.iter().map(|probe| flips(probe.to).then(|| verdict.clone())).collect())
        });
        let mut found: Vec<i64> = found.unwrap().into_iter().map(|found| found.to).collect();
        found.sort_unstable();
        (found, tried)
    }

    #[test]
    fn near_by_every_value_is_tried_so_that_a_single_one_is_found() {
        for value in (0..=164).filter(|value| *value != 100) {
            let expected = if value >= 36 { vec![value] } else { Vec::new() };
            assert_eq!(search(100, &[], &[], |tried| tried == value && value >= 36).0, expected);
        }
    }

    #[test]
    fn the_nearest_is_found_in_both_directions() {
        assert_eq!(search(20, &[], &[], |value| !(9..23).contains(&value)).0, [8, 23]);
        let steady = [66, 100, 128, 129, 1_000, 999_999, LARGEST_INTEGER];
        for turn in steady {
            assert_eq!(search(1, &[], &[], |value| value >= turn).0, [turn]);
        }
        assert_eq!(search(500_000, &[], &[], |value| value < 7).0, [6]);
    }

    #[test]
    fn far_off_a_single_value_is_found_that_a_rule_is_likely_to_compare_with() {
        assert_eq!(search(10, &[700], &[], |value| value == 701).0, [701]);
        assert_eq!(search(10, &[700, 250], &[], |value| value == 950).0, [950]);
        assert_eq!(search(10, &[700, 250], &[], |value| value == 450).0, [450]);
        assert_eq!(search(10, &[], &[-333], |value| value == 343).0, [343]);
    }

    #[test]
    fn the_work_is_bounded_and_little_where_a_number_flips_at_once() {
        assert!(search(500_000, &[1, 2, 3, 700, 800], &[4, 900], |_| false).1 < 400);
        assert!(search(500, &[], &[], |_| true).1 <= 16);
    }
}
