//! What one feature causes in another.
use plon_domain::points::Points;

use crate::achievements;
use crate::columns::{At, ParticipantId};
use crate::db::Tx;
use crate::error::ApiError;
use crate::ledger;

/// What follows from points that a participant has earned since their total stood at `before`: new levels with their
/// bonuses, and the mark of the programme's limit.
pub async fn points_earned(tx: &mut Tx, participant: ParticipantId, before: Points, now: At) -> Result<(), ApiError> {
    achievements::award(tx, participant, before, now).await?;
    let limit = ledger::limit_of_total(tx).await?;
    if ledger::balances(tx, participant).await?.figures().hits_limit(limit) {
        ledger::mark_limit_reached(tx, participant, now).await?;
    }
    Ok(())
}
