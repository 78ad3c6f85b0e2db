//! Effect of new terms on current participants: what they are due by the old and by the new terms, as they have
//! answered. Shown before a new version is published: whom it affects, and by how much.
use serde::{Deserialize, Serialize};

use super::reward::{Card, Cards, Earned};
use crate::money::Grosze;
use crate::points::Points;

/// Sums over the participants looked at so far.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    /// Participants who would be due more, and those who would be due less; one whose cards are exchanged is in both.
    pub gaining: i64,
    pub losing: i64,
    pub points_added: Points,
    pub points_taken: Points,
    /// Most points that one participant would lose.
    pub most_taken: Points,
    /// Value of the cards that would be added, and of those that would be taken away.
    pub cards_added: Grosze,
    pub cards_taken: Grosze,
}

impl Change {
    /// Adds a participant: what they are due by the current terms, and by the new ones.
    pub fn add(&mut self, held: &Earned, next: &Earned) {
        let (came, went) = (beyond(&next.cards, &held.cards), beyond(&held.cards, &next.cards));
        let points = next.points.0.saturating_sub(held.points.0);
        self.gaining += i64::from(points > 0 || came > Grosze::ZERO);
        self.losing += i64::from(points < 0 || went > Grosze::ZERO);
        self.points_added = self.points_added + Points(points.max(0));
        self.points_taken = self.points_taken + Points((-points).max(0));
        self.most_taken = self.most_taken.max(Points((-points).max(0)));
        self.cards_added = Grosze(self.cards_added.0.saturating_add(came.0));
        self.cards_taken = Grosze(self.cards_taken.0.saturating_add(went.0));
    }

    /// Points that would move in either direction, with the cards counted in points by the programme's rate.
    pub fn moved(&self, points_per_zloty: i64) -> Points {
        let cards = i128::from(self.cards_added.0) + i128::from(self.cards_taken.0);
        let in_points = (cards * i128::from(points_per_zloty.max(1)) + 50) / 100;
        let all = in_points + i128::from(self.points_added.0) + i128::from(self.points_taken.0);
        Points(i64::try_from(all).unwrap_or(i64::MAX))
    }
}

/// Value of the cards in `cards` that exceed `others`.
fn beyond(cards: &Cards, others: &Cards) -> Grosze {
    let worth = |(card, count): (Card, i64)| card.value.0.saturating_mul(count);
    Grosze(cards.without(others).iter().map(worth).fold(0, i64::saturating_add))
}

#[cfg(test)]
mod tests {
    use super::super::CardKind;
    use super::*;

    fn earned(points: i64, cards: &[i64]) -> Earned {
        let card = |value: &i64| Card { kind: CardKind::Fuel, value: Grosze(*value) };
        Earned { points: Points(points), cards: cards.iter().map(card).collect() }
    }

    #[test]
    fn whoever_gains_and_whoever_loses_is_counted_apart() {
        let mut change = Change::default();
        change.add(&earned(100, &[]), &earned(100, &[]));
        change.add(&earned(0, &[10_000]), &earned(250, &[10_000]));
        change.add(&earned(39_465, &[]), &earned(0, &[]));
        change.add(&earned(700, &[]), &earned(100, &[]));
        change.add(&earned(0, &[30_000, 10_000]), &earned(0, &[60_000]));
        let expected = Change {
            gaining: 2,
            losing: 3,
            points_added: Points(250),
            points_taken: Points(40_065),
            most_taken: Points(39_465),
            cards_added: Grosze(60_000),
            cards_taken: Grosze(40_000),
        };
        assert_eq!(change, expected);
        assert_eq!(change.moved(100), Points(250 + 40_065 + 100_000));
    }

    #[test]
    fn what_changes_nothing_moves_nothing() {
        let mut change = Change::default();
        change.add(&earned(500, &[10_000]), &earned(500, &[10_000]));
        assert_eq!((change.moved(100), change), (Points::ZERO, Change::default()));
    }
}
