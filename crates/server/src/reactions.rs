//! What one feature causes in another.
use plon_domain::audience::AccountType;
use plon_domain::points::Points;

use crate::columns::{At, ParticipantId};
use crate::db::{Read, Tx};
use crate::error::{ApiError, Fields};
use crate::evidence::Evidence;
use crate::ledger;
use crate::{achievements, auth, consents};

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

/// What follows from points that were taken back: under the programme's limit again, its mark goes. Levels stay.
pub async fn points_taken_back(tx: &mut Tx, participant: ParticipantId) -> Result<(), ApiError> {
    let limit = ledger::limit_of_total(tx).await?;
    if !ledger::balances(tx, participant).await?.figures().hits_limit(limit) {
        ledger::unmark_limit_reached(tx, participant).await?;
    }
    Ok(())
}

/// The answers to the consents that came with a registration. Its form is best checked by `check_consents` before.
///
/// # Errors
/// `Invalid` at `consents.<slug>` when a required one is missing, `ConsentOutdated` when one is not the latest version.
pub async fn participant_registered(
    tx: &mut Tx,
    participant: ParticipantId,
    ticked: &[i64],
    evidence: &Evidence,
    now: At,
) -> Result<(), ApiError> {
    consents::answer_all(tx, participant, ticked, evidence, now).await
}

/// The faults of the consents in a form, beside the form's other faults.
///
/// # Errors
/// `ConsentOutdated` when one of the ticked is not the latest version.
pub async fn check_consents(
    db: &mut impl Read,
    account_type: AccountType,
    ticked: &[i64],
    fields: &mut Fields,
) -> Result<(), ApiError> {
    consents::check(db, account_type, ticked, fields).await
}

/// The answers that came with a change of the profile: yes to the ticked, no to the others.
///
/// # Errors
/// As of `participant_registered`.
pub async fn consents_answered(
    tx: &mut Tx,
    participant: ParticipantId,
    ticked: &[i64],
    evidence: &Evidence,
    now: At,
) -> Result<(), ApiError> {
    consents::answer_all(tx, participant, ticked, evidence, now).await
}

/// What goes when a day has passed, some at a time; how many rows they were.
pub async fn day_passed(tx: &mut Tx, now: At, most: i64) -> sqlx::Result<u64> {
    auth::forget_codes(tx, now, most).await
}

/// How many wrong codes were tried within a day, and whether that is so many that the brake on them is on.
pub async fn wrong_codes(db: &mut impl Read, now: At) -> sqlx::Result<(i64, bool)> {
    auth::wrong_codes(db, now).await
}
