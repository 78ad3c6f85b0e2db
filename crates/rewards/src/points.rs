//! What follows from points that participants earn or lose: levels with their bonuses and letters, the mark of the
//! programme's limit, and the reserves of trips.
use plon_domain::points::Points;
use plon_kernel::db::Tx;
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::Timestamp;
use plon_platform::error::ApiError;
use plon_platform::ledger;

use crate::{achievements, letters, trips};

/// Effects of points that a participant has earned since their total was `before`: new levels with their bonuses and
/// letters, the mark of the programme's limit, and the reserves held for trips.
pub async fn apply_earned(
    tx: &mut Tx,
    participant: ParticipantId,
    before: Points,
    now: Timestamp,
) -> Result<(), ApiError> {
    for level in achievements::award_levels(tx, participant, before, now).await? {
        letters::issue_letter(tx, participant, level, now).await?;
    }
    let limit = ledger::limit_of_total(tx).await?;
    if ledger::balances(tx, participant).await?.figures().hits_limit(limit) {
        ledger::mark_limit_reached(tx, participant, now).await?;
    }
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

/// Effects of earned points for many participants at once, each with their total before and after; run only for those
/// whom the points took over a level, to the limit, or further with a trip.
pub async fn apply_earned_by_many(
    tx: &mut Tx,
    totals: &[(ParticipantId, Points, Points)],
    now: Timestamp,
) -> Result<(), ApiError> {
    let levels = achievements::list_levels(tx).await?;
    let limit = ledger::limit_of_total(tx).await?;
    for (participant, before, after) in totals {
        if *after >= limit || levels.iter().any(|level| before < level && level <= after) {
            apply_earned(tx, *participant, *before, now).await?;
        }
    }
    let richer = totals.iter().filter(|(_, before, after)| before < after).map(|(participant, ..)| *participant);
    trips::reconcile_many(tx, &richer.collect::<Vec<_>>(), now).await
}
