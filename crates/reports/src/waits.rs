//! Lengths of waiting, counted by whole hours, and what stands in their middle.
use std::collections::BTreeMap;

/// Numbers of those who waited, by hours of waiting.
#[derive(Debug, Default)]
pub struct Waits(BTreeMap<i64, i64>);

impl Waits {
    pub fn add(&mut self, hours: i64, count: i64) {
        *self.0.entry(hours).or_default() += count;
    }

    pub fn count(&self) -> i64 {
        self.0.values().sum()
    }

    /// Hours within which half of them waited; `None` when nobody did.
    pub fn median(&self) -> Option<i64> {
        self.at_most(50)
    }

    /// Hours within which nine of ten waited; `None` when nobody did.
    pub fn ninth_tenth(&self) -> Option<i64> {
        self.at_most(90)
    }

    /// The least number of hours within which so many per cent waited.
    fn at_most(&self, percent: i64) -> Option<i64> {
        let all = self.count();
        let wanted = (all * percent + 99) / 100;
        let mut counted = 0;
        self.0.iter().find_map(|(hours, count)| {
            counted += count;
            (all > 0 && counted >= wanted).then_some(*hours)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_and_the_ninth_of_ten() {
        let mut waits = Waits::default();
        assert_eq!((waits.median(), waits.ninth_tenth()), (None, None));
        for (hours, count) in [(1, 5), (4, 3), (50, 1), (200, 1)] {
            waits.add(hours, count);
        }
        assert_eq!((waits.median(), waits.ninth_tenth()), (Some(1), Some(50)));
        waits.add(2, 1);
        assert_eq!(waits.median(), Some(2));
    }
}
