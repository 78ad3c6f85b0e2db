//! What the lines that count add up to: all that an evaluation asks of them.

use std::collections::BTreeSet;

use super::line::{Line, Verdict};
use super::measure::Measure;
use crate::points::Points;

/// Sums over the lines that count. A line that comes, changes or goes changes the sums by its own part only.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    /// In the measure's smallest part.
    pub amount: i64,
    /// What multipliers give.
    pub extra: Points,
    /// How many products there are, each once.
    pub products: i64,
}

impl Tally {
    pub fn of<'a>(lines: impl Iterator<Item = (&'a Line, &'a Verdict)>) -> Tally {
        let mut tally = Tally::default();
        let mut products = BTreeSet::new();
        for (line, verdict) in lines {
            let Ok(amount) = &verdict.counted else { continue };
            tally.amount = tally.amount.saturating_add(*amount);
            tally.extra = Points(tally.extra.0.saturating_add(verdict.extra.0));
            products.insert(line.sap.as_str());
        }
        tally.products = i64::try_from(products.len()).unwrap_or(i64::MAX);
        tally
    }

    /// How far the purchases reach.
    pub fn current(&self, measure: Measure) -> i64 {
        match measure {
            Measure::DistinctProducts => self.products,
            _ => self.amount,
        }
    }
}
