//! Corrections over the limit: one person proposes them, and another one carries them out or refuses them.
mod decide;
mod list;
mod store;

use jiff::SignedDuration;
use plon_domain::points::Points;
use serde_json::json;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::correct::Asked;
use crate::app::App;
use crate::audit::{self, Act};
use crate::columns::{At, OperatorId, ParticipantId};
use crate::db::{Read, Tx};
use crate::error::ApiError;

/// Over how long corrections of one participant count together: many small ones are one large one.
const TOGETHER: SignedDuration = SignedDuration::from_hours(24);

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list::list)).routes(routes!(decide::approve)).routes(routes!(decide::refuse))
}

/// Whether a correction, with those of the last day, goes over what one person may do alone.
pub async fn is_over(
    db: &mut impl Read,
    participant: ParticipantId,
    points: Points,
    limit: Points,
    now: At,
) -> sqlx::Result<bool> {
    let before = store::corrected_since(db, participant, At(now.0 - TOGETHER)).await?;
    Ok(points.0.saturating_abs().saturating_add(before) > limit.0)
}

/// Keeps a correction for another person; its number.
///
/// # Errors
/// When the database does not answer.
pub async fn propose(
    tx: &mut Tx,
    (participant, operator): (ParticipantId, OperatorId),
    asked: &Asked,
    now: At,
) -> Result<i64, ApiError> {
    let number = store::insert(tx, (participant, operator), asked, now).await?;
    let act = Act {
        operator,
        action: "participants.propose_correction",
        subject: ("participants", participant.0),
        participant: Some(participant),
        note: Some(&asked.reason),
    };
    audit::record(tx, act, &(), &json!({"points": asked.points.0}), now).await?;
    Ok(number)
}
