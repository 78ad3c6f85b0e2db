//! Corrections over the limit (four-eyes principle): one person proposes them, another one approves or refuses them.
mod decide;
mod list;
pub mod model;
mod store;

use jiff::SignedDuration;
use plon_domain::points::Points;
use serde::Serialize;
use utoipa::ToSchema;

use model::NewCorrection;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{OperatorId, ParticipantId};
use plon_kernel::types::Timestamp;
use plon_platform::audit;
use plon_platform::error::ApiError;
use plon_platform::openapi::{ApiRouter, routes};

audit::events! {
    PROPOSE_CORRECTION: () => CorrectionRecord = "participants.propose_correction" on "participants";
}

/// Points of a correction as the audit log keeps them.
#[derive(Debug, Serialize, ToSchema)]
struct CorrectionRecord {
    points: i64,
}

/// Period over which corrections of one participant are summed: many small ones count as one large one.
const TOGETHER: SignedDuration = SignedDuration::from_hours(24);

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::admin_list_point_corrections))
        .routes(routes!(decide::admin_approve_point_correction))
        .routes(routes!(decide::admin_reject_point_correction))
}

/// True if a correction, with those of the last 24 hours, exceeds what one person may do alone.
pub async fn is_over(
    db: &mut impl Read,
    participant: ParticipantId,
    points: Points,
    limit: Points,
    now: Timestamp,
) -> sqlx::Result<bool> {
    let before = store::sum_corrections_since(db, participant, Timestamp(now.0 - TOGETHER)).await?;
    Ok(points.0.saturating_abs().saturating_add(before) > limit.0)
}

/// Stores a correction for another person; returns its number.
///
/// # Errors
/// When the database does not answer.
pub async fn propose_correction(
    tx: &mut Tx,
    (participant, operator): (ParticipantId, OperatorId),
    requested: &NewCorrection,
    now: Timestamp,
) -> Result<i64, ApiError> {
    let number = store::insert_correction(tx, (participant, operator), requested, now).await?;
    let context = audit::by(operator, participant.0).about(participant).note(requested.reason.as_str());
    let after = CorrectionRecord { points: requested.points.0 };
    audit::record(tx, PROPOSE_CORRECTION, context, (&(), &after), now).await?;
    Ok(number)
}
