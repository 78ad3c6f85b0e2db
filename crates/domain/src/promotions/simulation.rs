//! Simulation of terms on recorded purchases, summed participant by participant: a promotion's cost, its winners and
//! those who would reach the limit, before it is published.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::change::Change;
use super::evaluation::Evaluation;
use super::reward::{Card, Earned};
use crate::money::Grosze;
use crate::points::{Points, grant};

/// Upper ends of the classes of value, in grosze; values above the last are a class of their own.
const CLASSES: [i64; 9] = [5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000];

/// Participant with the evaluation of their purchases.
#[derive(Debug)]
pub struct Simulated<'a> {
    pub evaluation: &'a Evaluation,
    /// Room under the limit of the total.
    pub room: Points,
    /// Keys of other promotions that brought them something in the same days.
    pub others: &'a [String],
}

/// Sums over the participants looked at so far; a job that was stopped continues from them.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Simulation {
    /// Number of participants whom the promotion is for.
    #[serde(default)]
    pub eligible: i64,
    /// Number of participants who have bought something that counts.
    pub participants: i64,
    /// Number of participants who would be given something.
    pub winners: i64,
    /// Number of participants less than a tenth of the next target away from it.
    pub close: i64,
    /// Lines considered so far.
    pub lines: i64,
    /// Amount that counts, in the measure's smallest part.
    pub amount: i64,
    pub points: Points,
    /// Points that the limit of the total would cut.
    pub cut: Points,
    /// Participants whose points the limit would cut.
    pub at_limit: i64,
    /// Cards and their counts.
    pub cards: Vec<(Card, i64)>,
    /// Winners by the value of their reward: the class's number and the count.
    pub classes: BTreeMap<usize, i64>,
    /// Winners who also won in another promotion, by its key.
    pub overlaps: BTreeMap<String, i64>,
    /// Change for current participants, as they have answered; only on the promotion's own season.
    #[serde(default)]
    pub change: Option<Change>,
}

/// Class of value: above `over`, up to `to` grosze, and its number of winners.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Class {
    pub over: Grosze,
    pub to: Option<Grosze>,
    pub winners: i64,
}

impl Simulation {
    /// Adds a participant; the programme says what points are worth.
    pub fn add(&mut self, simulated: &Simulated<'_>, points_per_zloty: i64) {
        let Simulated { evaluation, room, others } = simulated;
        self.lines += i64::try_from(evaluation.verdicts.len()).unwrap_or(i64::MAX);
        if evaluation.verdicts.iter().all(|verdict| verdict.counted.is_err()) {
            return;
        }
        self.participants += 1;
        self.amount = self.amount.saturating_add(evaluation.current);
        if evaluation.next.is_some_and(|next| next.missing(evaluation.current).saturating_mul(10) < next.target) {
            self.close += 1;
        }
        if evaluation.promised.is_nothing() {
            return;
        }
        self.winners += 1;
        let (granted, cut) = {
            let split = grant(evaluation.promised.points, *room);
            (split.granted(), split.cut())
        };
        self.points = self.points + granted;
        self.cut = self.cut + cut;
        self.at_limit += i64::from(cut > Points::ZERO);
        for (card, count) in evaluation.promised.cards.iter() {
            match self.cards.iter_mut().find(|(known, _)| *known == card) {
                Some((_, sum)) => *sum = sum.saturating_add(count),
                None => self.cards.push((card, count)),
            }
        }
        let value = worth(&evaluation.promised, points_per_zloty);
        let class = CLASSES.iter().position(|end| value.0 <= *end).unwrap_or(CLASSES.len());
        *self.classes.entry(class).or_default() += 1;
        for key in *others {
            *self.overlaps.entry(key.clone()).or_default() += 1;
        }
    }

    /// Bounds the points by the promotion's pool; returns those for which it has no room.
    pub fn bound(&mut self, pool: Option<Points>) -> Points {
        let over = (self.points - pool.unwrap_or(self.points)).max(Points::ZERO);
        self.points = self.points - over;
        over
    }

    /// Cost: the cards, and the points that would be granted.
    pub fn cost(&self, points_per_zloty: i64) -> Grosze {
        let cards = self
            .cards
            .iter()
            .fold(0, |sum: i64, (card, count)| sum.saturating_add(card.value.0.saturating_mul(*count)));
        Grosze(cards.saturating_add(in_money(self.points, points_per_zloty).0))
    }

    /// Classes up to the highest that has winners, the lowest first.
    pub fn distribution(&self) -> Vec<Class> {
        let last = self.classes.keys().next_back().map_or(0, |last| last + 1);
        let class = |number: usize| Class {
            over: Grosze(number.checked_sub(1).and_then(|before| CLASSES.get(before)).copied().unwrap_or_default()),
            to: CLASSES.get(number).copied().map(Grosze),
            winners: self.classes.get(&number).copied().unwrap_or_default(),
        };
        (0..last).map(class).collect()
    }
}

fn worth(earned: &Earned, points_per_zloty: i64) -> Grosze {
    let cards =
        earned.cards.iter().fold(0, |sum: i64, (card, count)| sum.saturating_add(card.value.0.saturating_mul(count)));
    Grosze(cards.saturating_add(in_money(earned.points, points_per_zloty).0))
}

/// Value of points in grosze, rounded half up.
fn in_money(points: Points, points_per_zloty: i64) -> Grosze {
    let whole = i128::from(points_per_zloty.max(1));
    Grosze(i64::try_from((i128::from(points.0) * 100 + whole / 2) / whole).unwrap_or(i64::MAX))
}
