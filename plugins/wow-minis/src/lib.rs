//! World of Warcraft Miniatures Game, tournament policy D-15: who wins when time is called.
//!
//! The steps stand here in the order of the policy; `ticks` knows the three ticks that are still played, `position`
//! counts the characters at the victory-point locations, `sudden_death` goes on tick by tick. What can be entered is in
//! `manifest.json`, the sentences are in `texts`.

mod position;
mod sudden_death;
mod ticks;

use ruleset_api::{Applied, Cascade, Match, Missing, Problem, Ruleset, Ruling, Status, Text, all};

use crate::sudden_death::NextTick;
use crate::ticks::ExtraTicks;

struct WowMinis;

impl Ruleset for WowMinis {
    const MANIFEST: &'static str = include_str!("../manifest.json");
    const TEXTS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../texts/en.ftl")),
        ("fr", include_str!("../texts/fr.ftl")),
        ("ru", include_str!("../texts/ru.ftl")),
    ];

    fn adjudicate(game: &Match<'_>) -> Ruling {
        let cascade = Cascade::of(game)
            .step("normal-win", normal_win)
            .step("distance", distance)
            .step("position", position::apply)
            .step("honor", honor)
            .step("sudden-death", sudden_death::apply);
        let (stopped_at, status) = (cascade.stopped_at(), cascade.status());
        let won_normally = stopped_at == Some("normal-win") && status == Some(Status::Decided);
        let in_sudden_death = stopped_at == Some("sudden-death") && status != Some(Status::Decided);
        let mut checklist = ticks::checklist(game, won_normally, status == Some(Status::Incomplete) && !in_sudden_death);
        let next_tick = in_sudden_death.then(|| NextTick::of(game));
        checklist.extend(next_tick.iter().flat_map(|tick| tick.checklist(game)));
        let fill = next_tick.and_then(|tick| tick.counted(game));
        let ruling = cascade.ruling().with_procedure(checklist);
        fill.into_iter().fold(ruling, Ruling::with_fill)
    }
}

ruleset_api::export_ruleset!(WowMinis);

/// Victory points minus target, of each party. Nearer to a normal win is the larger margin, also where one party is over
/// its target and the other short of it.
fn margins(game: &Match<'_>) -> Result<[i64; 2], Missing> {
    let vp = game.both(|party| party.need_integer("vp"));
    let target = game.both(|party| party.need_integer("target"));
    let ([vp_0, vp_1], [target_0, target_1]) = all((vp, target))?;
    Ok([vp_0 - target_0, vp_1 - target_1])
}

/// Each party's victory points and target, by its name. Only where all four are entered.
fn scores(game: &Match<'_>) -> Text {
    let entered = |party: usize, key: &str| game.side(party).integer(key).unwrap_or_default();
    let text = Text::new("scores").side("first", 0).with("vp-first", entered(0, "vp")).with("target-first", entered(0, "target"));
    text.side("second", 1).with("vp-second", entered(1, "vp")).with("target-second", entered(1, "target"))
}

/// The party with the larger value; `None` where they are level.
fn leader([first, second]: [i64; 2]) -> Option<Lead> {
    match first.cmp(&second) {
        std::cmp::Ordering::Greater => Some(Lead { party: 0, more: first, less: second }),
        std::cmp::Ordering::Less => Some(Lead { party: 1, more: second, less: first }),
        std::cmp::Ordering::Equal => None,
    }
}

/// One party ahead of the other, and the two values.
struct Lead {
    party: usize,
    more: i64,
    less: i64,
}

impl Lead {
    /// A sentence on it: who leads, and by which two numbers.
    fn text(&self, id: &str) -> Text {
        Text::new(id).side("winner", self.party).with("more", self.more).with("less", self.less).with("by", self.more - self.less)
    }
}

/// How a margin reads: so many short, over, or exactly on target.
fn margin_text(margin: i64) -> Text {
    match margin {
        0 => Text::new("on-target"),
        1.. => Text::new("over").with("n", margin),
        _ => Text::new("short").with("n", -margin),
    }
}

/// D-15, before the bullets. A party at its target has won, also in the three ticks that follow the call; while these
/// last and nobody has, play goes on.
fn normal_win(game: &Match<'_>) -> Result<Applied, Missing> {
    let (margins, extra) = all((margins(game), ExtraTicks::of(game)))?;
    let reached = margins.map(|margin| margin >= 0);
    let lead = match reached {
        [true, true] => leader(margins),
        [true, false] | [false, true] => leader(reached.map(i64::from)),
        [false, false] => None,
    };
    let applied = match (lead, extra.remaining()) {
        (Some(Lead { party, .. }), _) => {
            let margin = margins.into_iter().max().unwrap_or_default();
            let text = Text::new("normal-win-decides").with("scores", scores(game)).side("winner", party);
            let text = text.with("state", margin_text(margin));
            Applied::won(party, "normal-win", text).summary(Text::new("summary-normal-win"))
        }
        (None, Some(remaining)) => Applied::play_on(Text::new("extra-ticks-remain").with("n", remaining))
            .summary(Text::new("summary-extra-ticks").with("n", remaining))
            .reading(Text::new("reading-three-ticks")),
        (None, None) if reached == [true, true] => {
            Applied::level(Text::new("normal-win-level").with("scores", scores(game)).with("n", margins[0]))
        }
        (None, None) => Applied::passed(Text::new("normal-win-passed").with("scores", scores(game))),
    };
    let applied = if reached == [true, true] { applied.compared(&margins) } else { applied.shown(&margins) };
    Ok(applied.side_texts(margins.map(margin_text)))
}

/// D-15, 1st bullet. The party nearer to its own target wins.
fn distance(game: &Match<'_>) -> Result<Applied, Missing> {
    let margins = margins(game)?;
    let applied = match leader(margins) {
        Some(lead) => {
            let text = lead.text("distance-decides").with("scores", scores(game));
            Applied::won(lead.party, "tiebreak-win", text).summary(lead.text("summary-distance"))
        }
        None => Applied::level(Text::new("distance-level").with("scores", scores(game)).with("state", margin_text(margins[0]))),
    };
    Ok(applied.compared(&margins).side_texts(margins.map(margin_text)).reading(Text::new("reading-signed-margin")))
}

/// D-15, 3rd bullet. The party that cost more honor wins.
fn honor(game: &Match<'_>) -> Result<Applied, Missing> {
    let honor = game.both(|party| party.need_integer("honor"))?;
    let applied = match leader(honor) {
        Some(lead) => {
            let note = differing_gloss(game, lead.party);
            let text = lead.text("honor-decides").side("loser", 1 - lead.party);
            Applied::won(lead.party, "tiebreak-win", text).summary(lead.text("summary-honor")).problems(note)
        }
        None => Applied::level(Text::new("honor-level").side("first", 0).side("second", 1).with("n", honor[0])),
    };
    Ok(applied.compared(&honor).reading(Text::new("reading-cost-of-party")))
}

/// The French text explains the dearer party as the one with more victory points. Where that names another party, or
/// none, the judge should know.
fn differing_gloss(game: &Match<'_>, winner: usize) -> Option<Problem> {
    let vp = game.both(|party| party.need_integer("vp")).ok()?;
    match leader(vp) {
        Some(lead) if lead.party == winner => None,
        Some(lead) => Some(Problem::note("/sides", Text::new("gloss-names-other").side("other", lead.party))),
        None => Some(Problem::note("/sides", Text::new("gloss-names-none"))),
    }
}

#[cfg(test)]
mod tests;
