//! What terms would bring on recorded purchases, summed participant by participant: before a promotion is published,
//! its cost, its winners and who would reach the limit.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::change::Change;
use super::evaluation::Evaluation;
use super::reward::{Card, Earned};
use crate::money::Grosze;
use crate::points::{Points, grant};

/// The upper ends of the classes of value, in grosze; what is above the last is a class of its own.
const CLASSES: [i64; 9] = [5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000];

/// A participant and what the terms make of their purchases.
#[derive(Debug)]
pub struct Simulated<'a> {
    pub evaluation: &'a Evaluation,
    /// What the limit of the total leaves room for.
    pub room: Points,
    /// The other promotions that brought them something in the same days, by key.
    pub others: &'a [String],
}

/// Sums over the participants who were looked at so far; a job that was stopped goes on with them.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Simulation {
    /// Who has bought something that counts.
    pub participants: i64,
    /// Who would be given something.
    pub winners: i64,
    /// Who is less than a tenth of the next target away from it.
    pub close: i64,
    /// Lines that were looked at.
    pub lines: i64,
    /// What counts, in the measure's smallest part.
    pub amount: i64,
    pub points: Points,
    /// What the limit of the total would cut of them.
    pub cut: Points,
    /// Whose points the limit would cut.
    pub at_limit: i64,
    /// Cards and how many there would be of each.
    pub cards: Vec<(Card, i64)>,
    /// Winners by the value of what they would be given: the class's number and how many.
    pub classes: BTreeMap<usize, i64>,
    /// Winners who won in another promotion too, by its key.
    pub overlaps: BTreeMap<String, i64>,
    /// What would become of those who take part, as they have answered; only on the promotion's own season.
    #[serde(default)]
    pub change: Option<Change>,
}

/// A class of value: above `over`, up to `to` grosze, and how many winners.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Class {
    pub over: Grosze,
    pub to: Option<Grosze>,
    pub winners: i64,
}

impl Simulation {
    /// Takes a participant in. What points are worth is the programme's to say.
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

    /// What it would cost: the cards, and the points that would be granted.
    pub fn cost(&self, points_per_zloty: i64) -> Grosze {
        let cards = self
            .cards
            .iter()
            .fold(0, |sum: i64, (card, count)| sum.saturating_add(card.value.0.saturating_mul(*count)));
        Grosze(cards.saturating_add(in_money(self.points, points_per_zloty).0))
    }

    /// The classes up to the highest that has winners, the lowest first.
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

/// Half a grosz and more is one.
fn in_money(points: Points, points_per_zloty: i64) -> Grosze {
    let whole = i128::from(points_per_zloty.max(1));
    Grosze(i64::try_from((i128::from(points.0) * 100 + whole / 2) / whole).unwrap_or(i64::MAX))
}
