//! Consequences of points that participants earn or lose: levels with their bonuses and letters, the mark of the
//! programme's limit, and the reserves of trips.
use plon_achievements::{letters, levels};
use plon_domain::points::Points;
use plon_kernel::db::Tx;
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::Timestamp;
use plon_platform::error::ApiError;
use plon_platform::ledger;

use crate::trips;

/// Effects of points that a participant has earned since their total was `before`: new levels with their bonuses and
/// letters, the mark of the programme's limit, and the reserves held for trips.
pub async fn apply_earned(
    tx: &mut Tx,
    participant: ParticipantId,
    before: Points,
    now: Timestamp,
) -> Result<(), ApiError> {
    apply_marks(tx, &[(participant, before)], now).await?;
    trips::reconcile(tx, participant, now).await
}

/// Effects of points taken back: below the programme's limit its mark is removed, below a trip's mark its reserve is
/// released. Levels stay.
pub async fn apply_taken_back(tx: &mut Tx, participant: ParticipantId, now: Timestamp) -> Result<(), ApiError> {
    let limit = ledger::limit_of_total(tx).await?;
    if !ledger::balances(tx, participant).await?.figures().hits_limit(limit) {
        ledger::unmark_limit_reached(tx, participant).await?;
    }
    trips::reconcile(tx, participant, now).await
}

/// Effects of points that an order no longer holds.
pub async fn apply_released(tx: &mut Tx, participant: ParticipantId, now: Timestamp) -> Result<(), ApiError> {
    trips::reconcile(tx, participant, now).await
}

/// Effects of earned points for many participants at once, each with their total before and after; those of a total
/// that passed no level and is below the limit are left out.
pub async fn apply_earned_by_many(
    tx: &mut Tx,
    totals: &[(ParticipantId, Points, Points)],
    now: Timestamp,
) -> Result<(), ApiError> {
    let levels = levels::list_levels(tx).await?;
    let limit = ledger::limit_of_total(tx).await?;
    let passes =
        |before: Points, after: Points| after >= limit || levels.iter().any(|level| before < *level && *level <= after);
    let passing = totals.iter().filter(|(_, before, after)| passes(*before, *after));
    let passing: Vec<(ParticipantId, Points)> =
        passing.map(|(participant, before, _)| (*participant, *before)).collect();
    if !passing.is_empty() {
        apply_marks(tx, &passing, now).await?;
    }
    let richer = totals.iter().filter(|(_, before, after)| before < after).map(|(participant, ..)| *participant);
    trips::reconcile_many(tx, &richer.collect::<Vec<_>>(), now).await
}

/// Levels with their bonuses and letters, and the mark of the programme's limit, since the totals were `before`.
async fn apply_marks(tx: &mut Tx, before: &[(ParticipantId, Points)], now: Timestamp) -> Result<(), ApiError> {
    let participants: Vec<ParticipantId> = before.iter().map(|(participant, _)| *participant).collect();
    let mut balances = ledger::lock_all(tx, &participants).await?;
    let reached = levels::award_levels(tx, before, &mut balances, now).await?;
    letters::issue_letters(tx, &reached, now).await?;
    let limit = ledger::limit_of_total(tx).await?;
    let full = balances.iter().filter(|(_, balances)| balances.figures().hits_limit(limit));
    ledger::mark_limit_reached(tx, &full.map(|(participant, _)| *participant).collect::<Vec<_>>(), now).await?;
    Ok(())
}
