//! What is still to be given once part of it is in the participant's hands.

use super::reward::{Card, CardKind, Cards};
use crate::money::Grosze;

/// The cards that wait to be collected, and what was collected beyond what is due.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Standing {
    pub to_collect: Cards,
    /// For the operators' desk: cards in somebody's hands cannot be taken back.
    pub overpaid: Vec<(CardKind, Grosze)>,
}

/// Sets what was collected against what is due, kind by kind.
///
/// A collected card settles one of the same value first. What is left over of the collected, as when a card of 100 zł
/// was collected and 250 zł are due instead, is taken off the largest cards that are due: one of 150 zł waits then.
pub fn standing(due: &Cards, collected: &Cards) -> Standing {
    let mut result = Standing { to_collect: due.clone(), overpaid: Vec::new() };
    for kind in CardKind::ALL {
        let mut credit = Grosze::ZERO;
        for (card, count) in collected.iter().filter(|(card, _)| card.kind == *kind) {
            let settled = result.to_collect.take(card, count);
            credit = Grosze(credit.0.saturating_add(card.value.0.saturating_mul(count - settled)));
        }
        let over = take_off(&mut result.to_collect, *kind, credit);
        if over > Grosze::ZERO {
            result.overpaid.push((*kind, over));
        }
    }
    result
}

/// Takes the credit off the largest cards of a kind; what no card is left for.
fn take_off(cards: &mut Cards, kind: CardKind, mut credit: Grosze) -> Grosze {
    while credit > Grosze::ZERO {
        let Some((largest, count)) = cards.iter().find(|(card, _)| card.kind == kind) else { return credit };
        let whole = (credit.0 / largest.value.0).min(count);
        if whole > 0 {
            cards.take(largest, whole);
            credit = Grosze(credit.0 - whole * largest.value.0);
        } else {
            cards.take(largest, 1);
            cards.add(Card { kind, value: Grosze(largest.value.0 - credit.0) }, 1);
            return Grosze::ZERO;
        }
    }
    Grosze::ZERO
}
