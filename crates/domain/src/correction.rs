//! Correction of points by an operator: limits of what may be given and taken back.

use thiserror::Error;

use crate::balances::Balances;
use crate::ledger::{Source, Transfer};
use crate::points::Points;

/// Reason why a correction is refused, in a sentence for the operator.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidCorrection {
    #[error("Podaj liczbę punktów inną niż zero")]
    Zero,
    #[error("Do limitu {} zostało {}. Nie można dodać więcej.", .limit.to_polish(), .room.to_polish())]
    OverLimit { limit: Points, room: Points },
    #[error("Z tego źródła uczestnik ma {}. Nie można odjąć więcej.", .0.to_polish())]
    NotIssued(Points),
}

/// Transfer of a correction by `points`, above or below zero, counted among the points of `source`.
///
/// An upward correction keeps the limit of the total. A downward one takes back no more than the source has issued;
/// available points may fall below zero by it, as by other reversals.
///
/// # Errors
/// Zero points; more than the limit has room for; more than the source has issued.
pub fn correction(
    points: Points,
    source: Source,
    before: &Balances,
    limit: Points,
) -> Result<Transfer, InvalidCorrection> {
    if points > Points::ZERO {
        let room = before.figures().room(limit);
        if points > room {
            return Err(InvalidCorrection::OverLimit { limit, room });
        }
        return Transfer::accrual(source, points).map_err(|_| InvalidCorrection::Zero);
    }
    let issued = Points::ZERO - before.get(source.account());
    // Compared below zero, because the least number has no opposite.
    if points < Points::ZERO - issued {
        return Err(InvalidCorrection::NotIssued(issued));
    }
    Transfer::reversal(source, Points::ZERO - points).map_err(|_| InvalidCorrection::Zero)
}
