//! Rewards of a promotion: points, cards, or both.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::money::Grosze;
use crate::points::Points;

coded! {
    pub enum CardKind {
        Fuel = "fuel",
        Prepaid = "prepaid",
    }
}

impl CardKind {
    /// Name of the card: "karta paliwowa".
    pub const fn label(self) -> &'static str {
        match self {
            CardKind::Fuel => "karta paliwowa",
            CardKind::Prepaid => "karta przedpłacona",
        }
    }

    /// Name of the card in the genitive, for "brakuje … do karty paliwowej".
    pub const fn genitive(self) -> &'static str {
        match self {
            CardKind::Fuel => "karty paliwowej",
            CardKind::Prepaid => "karty przedpłaconej",
        }
    }
}

/// Card with its value in grosze.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Card {
    pub kind: CardKind,
    pub value: Grosze,
}

/// Reward that is given at once, for a rung, a step or a target.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reward {
    #[serde(default)]
    pub points: Points,
    #[serde(default)]
    pub card: Option<Card>,
}

/// Cards with their counts: counts, since a step of a millilitre would give more cards than memory holds.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Cards(BTreeMap<Card, i64>);

/// Sum of all that a promotion brings a participant.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Earned {
    pub points: Points,
    pub cards: Cards,
}

impl Cards {
    pub fn add(&mut self, card: Card, times: i64) {
        if times > 0 && card.value > Grosze::ZERO {
            let count = self.0.entry(card).or_default();
            *count = count.saturating_add(times);
        }
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Number of cards of all kinds.
    pub fn count(&self) -> i64 {
        self.0.values().fold(0, |sum: i64, count| sum.saturating_add(*count))
    }

    /// Cards that are here and not among the others, with the differences of their counts.
    pub fn without(&self, others: &Cards) -> Cards {
        let mut left = self.clone();
        for (card, count) in &others.0 {
            left.take(*card, *count);
        }
        left
    }

    /// Cards with their counts, fuel before prepaid, the largest first.
    pub fn iter(&self) -> impl Iterator<Item = (Card, i64)> {
        CardKind::ALL.iter().flat_map(|kind| {
            self.0.iter().rev().filter(|(card, _)| card.kind == *kind).map(|(card, count)| (*card, *count))
        })
    }

    /// Cards of a kind with their counts, the largest first.
    pub(super) fn of(&self, kind: CardKind) -> impl Iterator<Item = (Card, i64)> {
        self.iter().filter(move |(card, _)| card.kind == kind)
    }

    /// Value of the cards of a kind together, in grosze.
    pub fn worth(&self, kind: CardKind) -> Grosze {
        let of_kind = self.0.iter().filter(|(card, _)| card.kind == kind);
        Grosze(of_kind.fold(0, |sum: i64, (card, count)| sum.saturating_add(card.value.0.saturating_mul(*count))))
    }

    /// Removes at most `times` of a card.
    fn take(&mut self, card: Card, times: i64) {
        let Some(count) = self.0.get_mut(&card) else { return };
        *count -= times.min(*count);
        if *count == 0 {
            self.0.remove(&card);
        }
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::default();
        for card in cards {
            all.add(card, 1);
        }
        all
    }
}

impl Earned {
    pub(super) fn add(&mut self, reward: Reward, times: i64) {
        if times <= 0 {
            return;
        }
        self.points = Points(self.points.0.saturating_add(reward.points.0.saturating_mul(times)));
        if let Some(card) = reward.card {
            self.cards.add(card, times);
        }
    }

    pub(super) fn merge(&mut self, other: &Earned) {
        self.points = Points(self.points.0.saturating_add(other.points.0));
        for (card, count) in other.cards.iter() {
            self.cards.add(card, count);
        }
    }

    pub fn is_nothing(&self) -> bool {
        self.points == Points::ZERO && self.cards.is_empty()
    }
}

/// Bounds of a reward: more than any promotion gives once, and sums over all participants stay far from overflow.
const MOST_POINTS: Points = Points(100_000_000);
const HIGHEST_VALUE: Grosze = Grosze(100_000_000);

impl Reward {
    pub(super) fn is_good(&self) -> bool {
        (Points::ZERO..=MOST_POINTS).contains(&self.points)
            && self.card.is_none_or(|card| card.value > Grosze::ZERO && card.value <= HIGHEST_VALUE)
            && (self.points > Points::ZERO || self.card.is_some())
    }
}
