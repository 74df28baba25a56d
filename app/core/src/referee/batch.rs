//! Many rulings at a time, on records that nobody entered: what a match would come to if something in it were other. Each
//! record is validated like any other, and the answers are held against it; how many are asked at a time is the caller's
//! affair.

use std::ops::Range;
use std::sync::Arc;

use ruleset_api::request::{self, Detail};
use ruleset_api::{Level, Manifest, Record, Ruling, validate};

use super::frame::{self, LARGEST_FRAME};
use super::protocol::{ADJUDICATE, ADJUDICATE_BATCH, Call};
use super::report::{Fault, NoRuling};
use super::{Referee, belief};

/// What a frame needs beside the records.
const ROOM: usize = 4 << 10;

/// Records of one ruleset, written for it as they were added.
#[derive(Debug)]
pub struct Batch {
    manifest: Arc<Manifest>,
    detail: Detail,
    written: Vec<u8>,
    entries: Vec<Entry>,
}

/// One record of a batch.
#[derive(Debug)]
struct Entry {
    /// Where it stands among what is written; nothing where it is entered wrongly and nobody is to be asked.
    written: Option<Range<usize>>,
    sides: usize,
    /// Its pieces, where the detail asks for what counts them.
    pieces: Vec<i64>,
}

impl Batch {
    /// Adds a record as it stands.
    ///
    /// # Errors
    /// It is larger than a ruleset may be sent.
    pub fn add(&mut self, record: &Record) -> Result<(), NoRuling> {
        let wrong = validate::problems(record, &self.manifest).iter().any(|problem| problem.level == Level::Error);
        let written = if wrong { None } else { Some(self.write(record)?) };
        let pieces = if self.detail == Detail::Full { belief::pieces(record) } else { Vec::new() };
        self.entries.push(Entry { written, sides: record.sides.len(), pieces });
        Ok(())
    }

    fn write(&mut self, record: &Record) -> Result<Range<usize>, NoRuling> {
        let begin = self.written.len();
        request::write(record, &self.manifest, &mut self.written).map_err(|_| NoRuling::TooLarge)?;
        let end = self.written.len();
        if end - begin > LARGEST_FRAME - ROOM {
            return Err(NoRuling::TooLarge);
        }
        Ok(begin..end)
    }

    /// How many records were added.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether none was added.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Takes all records out, and keeps the memory for the next.
    pub fn clear(&mut self) {
        self.written.clear();
        self.entries.clear();
    }

    /// The entries that the ruleset is asked about, by their indexes, in portions that fit a frame.
    fn portions(&self) -> Vec<Vec<usize>> {
        let mut portions: Vec<Vec<usize>> = Vec::new();
        let mut room = 0;
        for (index, entry) in self.entries.iter().enumerate() {
            let Some(written) = &entry.written else { continue };
            let needed = written.len() + 1;
            match portions.last_mut() {
                Some(portion) if needed <= room => portion.push(index),
                _ => {
                    portions.push(vec![index]);
                    room = LARGEST_FRAME - ROOM;
                }
            }
            room = room.saturating_sub(needed);
        }
        portions
    }

    fn record(&self, index: usize) -> &[u8] {
        let written = self.entries.get(index).and_then(|entry| entry.written.clone());
        written.and_then(|written| self.written.get(written)).unwrap_or_default()
    }

    /// A ruling, if it fits its record.
    fn believed(&self, index: usize, ruling: Ruling) -> Option<Ruling> {
        let entry = self.entries.get(index)?;
        belief::fitting(ruling, entry.sides, &entry.pieces, &self.manifest, self.detail).ok()
    }
}

impl Referee {
    /// An empty batch of records of a ruleset.
    ///
    /// # Errors
    /// There is no such ruleset.
    pub fn batch(&self, ruleset: &str, detail: Detail) -> Result<Batch, NoRuling> {
        let plugin = self.plugins.get(ruleset).ok_or_else(|| NoRuling::UnknownRuleset { id: ruleset.to_owned() })?;
        Ok(Batch { manifest: Arc::clone(plugin.manifest()), detail, written: Vec::new(), entries: Vec::new() })
    }

    /// Rules on the records of a batch, in their order and without sentences. `None` stands for one that is entered wrongly,
    /// by the host's validation, and for one over which the ruleset fails. Where the ruleset has no operation for many, it
    /// is asked one by one.
    ///
    /// # Errors
    /// The ruleset's child was lost over one of them, or is not asked any more. Rulings on what the judge entered are none
    /// the worse for it.
    pub fn rule_all(&mut self, batch: &Batch) -> Result<Vec<Option<Ruling>>, NoRuling> {
        let mut rulings = vec![None; batch.len()];
        for portion in batch.portions() {
            let together = self.rule_together(batch, &portion)?;
            let ruled = match together {
                Some(ruled) => ruled,
                None => self.rule_singly(batch, &portion)?,
            };
            for (index, ruling) in portion.into_iter().zip(ruled) {
                if let Some(place) = rulings.get_mut(index) {
                    *place = ruling.and_then(|ruling| batch.believed(index, ruling));
                }
            }
        }
        Ok(rulings)
    }

    /// The rulings on a portion by one call; nothing where the ruleset cannot, or fails over one of them.
    fn rule_together(&mut self, batch: &Batch, portion: &[usize]) -> Result<Option<Vec<Option<Ruling>>>, NoRuling> {
        if self.singly.contains(&batch.manifest.id) || portion.len() < 2 {
            return Ok(None);
        }
        let request = request::of_all_written(portion.iter().map(|&index| batch.record(index)), batch.detail);
        match self.ask_aside(batch, ADJUDICATE_BATCH, &request)? {
            Ok(reply) => {
                let rulings = belief::rulings(&reply, portion.len()).ok();
                Ok(rulings.map(|rulings| rulings.into_iter().map(Some).collect()))
            }
            Err(Fault::UnknownOp(_)) => {
                self.singly.insert(batch.manifest.id.clone());
                Ok(None)
            }
            Err(_) => Ok(None),
        }
    }

    fn rule_singly(&mut self, batch: &Batch, portion: &[usize]) -> Result<Vec<Option<Ruling>>, NoRuling> {
        let mut rulings = Vec::with_capacity(portion.len());
        for &index in portion {
            let request = request::of_written(batch.record(index), batch.detail);
            let reply = self.ask_aside(batch, ADJUDICATE, &request)?;
            rulings.push(reply.ok().and_then(|reply| belief::parse(&reply).ok()));
        }
        Ok(rulings)
    }

    /// A call that nobody waits for. One call has the time of one ruling: whoever makes a batch makes it small enough.
    fn ask_aside(&mut self, batch: &Batch, op: &str, request: &[u8]) -> Result<Result<Vec<u8>, Fault>, NoRuling> {
        let id = &batch.manifest.id;
        let plugin = self.plugins.get_mut(id).ok_or_else(|| NoRuling::UnknownRuleset { id: id.clone() })?;
        let header = Call { op: op.to_owned(), languages: Vec::new() };
        let call = frame::frame(&header, request).ok_or(NoRuling::TooLarge)?;
        let asked = plugin.ask_aside(op, &call, self.limits.call, &mut self.warden);
        asked.map_err(|fault| NoRuling::RulesetFailed { id: id.clone(), fault })
    }
}
