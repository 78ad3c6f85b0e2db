//! How far a participant is, in words: what is missing, to what, and how many days are left.

use jiff::civil::Date;

use super::measure::Measure;
use super::reward::Reward;
use super::terms::Window;
use crate::number::{NO_BREAK_SPACE, grouped};
use crate::points::Points;
use crate::text::Plural;

/// The nearest thing to reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Next {
    /// The amount at which it is reached.
    pub target: i64,
    /// What reaching it brings.
    pub reward: Reward,
}

const DAYS: Plural = Plural { one: "dzień", few: "dni", many: "dni" };

impl Next {
    pub fn missing(&self, current: i64) -> i64 {
        (self.target - current).max(0)
    }

    /// `Brakuje 36 L do karty paliwowej 250 zł, zostało 9 dni`; without the days once they are over.
    pub fn to_polish(&self, measure: Measure, current: i64, purchases: Window, today: Date) -> String {
        let missing = measure.to_polish(self.missing(current));
        let goal = self.reward.genitive().unwrap_or_else(|| "celu".to_owned());
        let sentence = format!("Brakuje {missing} do {goal}");
        match purchases.days_left(today) {
            None => sentence,
            Some(0) => format!("{sentence}, dziś jest ostatni dzień"),
            Some(1) => format!("{sentence}, został 1{NO_BREAK_SPACE}dzień"),
            Some(days @ (2..=4)) => format!("{sentence}, zostały {days}{NO_BREAK_SPACE}dni"),
            Some(days) => format!("{sentence}, zostało {}", DAYS.count(i64::from(days))),
        }
    }
}

impl Reward {
    /// After "do": `karty paliwowej 250 zł`, `1 200 pkt`, both, or nothing.
    fn genitive(&self) -> Option<String> {
        let card = self.card.map(|card| {
            let zlotys = match card.value.0 % 100 {
                0 => format!("{}{NO_BREAK_SPACE}zł", grouped(card.value.0 / 100)),
                _ => card.value.to_polish(),
            };
            format!("{} {zlotys}", card.kind.genitive())
        });
        let points = (self.points > Points::ZERO).then(|| self.points.to_polish());
        match (card, points) {
            (Some(card), Some(points)) => Some(format!("{card} i{NO_BREAK_SPACE}{points}")),
            (one, other) => one.or(other),
        }
    }
}
