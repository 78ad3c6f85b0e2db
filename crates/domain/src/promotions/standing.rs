//! Standing of a participant: what is still to be given once part of the reward was given.

use super::reward::{Card, CardKind, Cards};
use crate::money::Grosze;

/// Part of a promotion's cards that a participant has had.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Had {
    pub collected: Cards,
    /// Sums paid as transfers in place of cards.
    pub paid: Vec<(CardKind, Grosze)>,
}

/// Cards that wait to be collected, and sums that no card can settle; each kind has at most one of the two sums.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Standing {
    pub to_collect: Cards,
    /// Sum due beyond the cards that wait, less than the smallest card of its kind: kept until a card fits or it is
    /// paid as a transfer.
    pub remainder: Vec<(CardKind, Grosze)>,
    /// Sum given too much, for operators: cards that were collected cannot be taken back.
    pub overpaid: Vec<(CardKind, Grosze)>,
}

/// Sets off the cards had against those due, kind by kind; `named` are the cards of the promotion's terms.
///
/// A collected card settles one of the same value first. The rest of what was had is subtracted from the value of the
/// cards left, and only whole cards wait: the due ones as far as they fit, the largest first, then any that the terms
/// name. When a card of 200 zł was collected and three of 300 zł are due instead, two of them wait and 100 zł are
/// left over.
pub fn standing(due: &Cards, had: &Had, named: &Cards) -> Standing {
    let mut result = Standing::default();
    for kind in CardKind::ALL {
        let left = due.without(&had.collected);
        let credit = had.collected.without(due).worth(*kind).0.saturating_add(had.paid(*kind).0);
        let mut open = left.worth(*kind).0.saturating_sub(credit);
        if open < 0 {
            result.overpaid.push((*kind, Grosze(-open)));
            continue;
        }
        for (card, count) in left.of(*kind) {
            open -= fill(&mut result.to_collect, card, count, open);
        }
        for (card, _) in named.of(*kind) {
            open -= fill(&mut result.to_collect, card, i64::MAX, open);
        }
        if open > 0 {
            result.remainder.push((*kind, Grosze(open)));
        }
    }
    result
}

/// Adds a card as often as it fits into a sum, at most `most` times; returns the value added.
fn fill(cards: &mut Cards, card: Card, most: i64, sum: i64) -> i64 {
    let count = most.min(sum / card.value.0);
    cards.add(card, count);
    count.saturating_mul(card.value.0)
}

impl Had {
    fn paid(&self, kind: CardKind) -> Grosze {
        let of_kind = self.paid.iter().filter(|(paid, _)| *paid == kind);
        Grosze(of_kind.fold(0, |sum: i64, (_, value)| sum.saturating_add(value.0)))
    }
}
