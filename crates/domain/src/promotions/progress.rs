//! Progress of a participant in words: what is missing, to what, and how many days are left.

use jiff::civil::Date;

use super::measure::Measure;
use super::reward::{Card, Earned, Reward};
use super::terms::Window;
use crate::number::{NO_BREAK_SPACE, grouped};
use crate::points::Points;
use crate::text::Plural;

/// Nearest target.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Next {
    /// Amount at which it is reached.
    pub target: i64,
    /// Bonus for reaching the level, in points.
    pub reward: Reward,
}

const LEFT: Plural = Plural { one: "został", few: "zostały", many: "zostało" };
const DAYS: Plural = Plural { one: "dzień", few: "dni", many: "dni" };

impl Next {
    pub fn missing(&self, current: i64) -> i64 {
        (self.target - current).max(0)
    }

    /// Formats `Brakuje 36 L do karty paliwowej 250 zł, zostało 9 dni`; without the days once they are over.
    pub fn to_polish(&self, measure: Measure, current: i64, purchases: Window, today: Date) -> String {
        let missing = measure.genitive(self.missing(current));
        let goal = self.reward.genitive().unwrap_or_else(|| "celu".to_owned());
        let sentence = format!("Brakuje {missing} do {goal}");
        match purchases.days_left(today) {
            None => sentence,
            Some(0) => format!("{sentence}, dziś jest ostatni dzień"),
            Some(days) => format!("{sentence}, {} {}", LEFT.form(i64::from(days)), DAYS.count(i64::from(days))),
        }
    }
}

impl Card {
    /// Formats its value without needless decimals: `250 zł`.
    pub fn value_to_polish(&self) -> String {
        match self.value.0 % 100 {
            0 => format!("{}{NO_BREAK_SPACE}zł", grouped(self.value.0 / 100)),
            _ => self.value.to_polish(),
        }
    }

    /// Formats the card with its value: `karta paliwowa 250 zł`.
    pub fn to_polish(&self) -> String {
        format!("{} {}", self.kind.label(), self.value_to_polish())
    }
}

impl Reward {
    /// Formats the reward: `karta paliwowa 250 zł`, `1 200 pkt`, both, or `None`.
    pub fn to_polish(&self) -> Option<String> {
        self.joined(self.card.map(|card| card.to_polish()))
    }

    /// Formats the reward for the place after "do": `karty paliwowej 250 zł`, `1 200 pkt`, both, or `None`.
    fn genitive(&self) -> Option<String> {
        self.joined(self.card.map(|card| format!("{} {}", card.kind.genitive(), card.value_to_polish())))
    }

    fn joined(&self, card: Option<String>) -> Option<String> {
        let points = (self.points > Points::ZERO).then(|| self.points.to_polish());
        match (card, points) {
            (Some(card), Some(points)) => Some(format!("{card} i{NO_BREAK_SPACE}{points}")),
            (one, other) => one.or(other),
        }
    }
}

impl Earned {
    /// Formats all that was earned: `600 pkt, 2 × karta paliwowa 300 zł`; `None` when it is nothing.
    pub fn to_polish(&self) -> Option<String> {
        let points = (self.points > Points::ZERO).then(|| self.points.to_polish());
        let cards = self.cards.iter().map(|(card, count)| match count {
            1 => card.to_polish(),
            _ => format!("{}{NO_BREAK_SPACE}×{NO_BREAK_SPACE}{}", grouped(count), card.to_polish()),
        });
        let parts: Vec<String> = points.into_iter().chain(cards).collect();
        (!parts.is_empty()).then(|| parts.join(", "))
    }
}
