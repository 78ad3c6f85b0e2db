//! Tally of the lines that count: the sums that an evaluation needs.

use std::collections::BTreeSet;

use super::line::{Line, Verdict};
use super::measure::Measure;
use crate::points::Points;

/// Sums over the lines that count; a line that is added, changed or removed changes them by its own part only.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    /// Amount in the measure's smallest part.
    pub amount: i64,
    /// Extra points from multipliers.
    pub extra: Points,
    /// Number of different products.
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

    /// Amount that the purchases reach in the measure.
    pub fn current(&self, measure: Measure) -> i64 {
        match measure {
            Measure::DistinctProducts => self.products,
            _ => self.amount,
        }
    }
}
